# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: «{ $text }»
terminal-bid = Offerta { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; offerte { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = «{ $link }» non è un link a un tavolo. Ha questa forma: http://server/table/abc#0.chiave.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } non risponde: { $why }
terminal-error-not-ours = { $server } risponde, ma non è un server di Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Il server gioca { $edition } con tabelloni o carte diversi da quelli di questo programma. Uno dei due è più vecchio: aggiornali entrambi.
terminal-error-no-home = La partita non può essere conservata su questo computer: { $why }
# $folder (text).
terminal-error-in-use = In { $folder } è già in corso un’altra partita. Finiscila prima, o scegli un’altra cartella con --data.
terminal-error-nothing-to-resume = Non c’è nessuna partita da riprendere.
# $table (text): the id.
terminal-error-not-there = Qui non c’è nessuna partita da riprendere chiamata «{ $table }».
terminal-error-no-screen = Lo schermo intero non c’è ancora. Gioca con --plain.
terminal-error-terminal = Il terminale non si può usare: { $why }
