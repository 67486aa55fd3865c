# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: „{ $text }“
terminal-bid = Gebot { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; Gebote { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = „{ $link }“ ist kein Link zu einem Tisch. Er sieht so aus: http://server/table/abc#0.schlüssel.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } antwortet nicht: { $why }
terminal-error-not-ours = { $server } antwortet, ist aber kein Server von Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Der Server spielt { $edition } mit anderen Plänen oder Karten als dieses Programm. Eines von beiden ist älter; bring beide auf den neuesten Stand.
terminal-error-no-home = Das Spiel kann auf diesem Rechner nicht gespeichert werden: { $why }
# $folder (text).
terminal-error-in-use = Mit { $folder } wird gerade ein anderes Spiel gespielt. Beende es zuerst, oder wähle mit --data einen anderen Ordner.
terminal-error-nothing-to-resume = Es gibt kein angefangenes Spiel, das weitergehen könnte.
# $table (text): the id.
terminal-error-not-there = Ein angefangenes Spiel „{ $table }“ gibt es hier nicht.
terminal-error-no-screen = Den Vollbildmodus gibt es noch nicht. Spiel mit --plain.
terminal-error-terminal = Das Terminal lässt sich nicht benutzen: { $why }
