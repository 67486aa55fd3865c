# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: “{ $text }”
terminal-bid = Bid { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; bids { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = “{ $link }” is no link to a table. It looks like http://server/table/abc#0.key.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } does not answer: { $why }
terminal-error-not-ours = { $server } answers, but is no server of Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = The server plays { $edition } with other boards or cards than this program. One of the two is older; bring both up to date.
terminal-error-no-home = The game cannot be kept on this machine: { $why }
# $folder (text).
terminal-error-in-use = Another game is being played with { $folder }. End it first, or choose another folder with --data.
terminal-error-nothing-to-resume = There is no unfinished game to go on with.
# $table (text): the id.
terminal-error-not-there = There is no unfinished game “{ $table }” here.
terminal-error-no-screen = The full screen is not there yet. Play with --plain.
terminal-error-terminal = The terminal cannot be used: { $why }
