# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: „{ $text }“
terminal-bid = Nabídka { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; nabídky { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = „{ $link }“ není odkaz na stůl. Vypadá takto: http://server/table/abc#0.klíč.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } neodpovídá: { $why }
terminal-error-not-ours = { $server } odpovídá, ale není to server hry Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Server hraje { $edition } s jinými plány nebo kartami než tento program. Jeden z nich je starší, aktualizuj oba.
terminal-error-no-home = Hru nelze na tomto počítači ukládat: { $why }
# $folder (text).
terminal-error-in-use = Se složkou { $folder } se právě hraje jiná hra. Nejdřív ji ukonči, nebo zvol jinou složku pomocí --data.
terminal-error-nothing-to-resume = Žádná rozehraná hra tu není.
# $table (text): the id.
terminal-error-not-there = Rozehraná hra „{ $table }“ tu není.
terminal-error-no-screen = Celá obrazovka tu ještě není. Hraj s --plain.
terminal-error-terminal = Terminál nelze použít: { $why }
