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
# $rule, $value (text): a house rule and how it is set.
terminal-rule = { $rule }: { $value }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = “{ $link }” is no link to a table. It looks like http://server/table/abc#0.key; a code needs --server beside it.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } does not answer: { $why }
terminal-error-untrusted = { $server } shows a certificate that this system does not trust ({ $why }), so nothing was sent to it. If it is a server of your own, put the file that its certificate is signed with into SSL_CERT_FILE.
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

## Setting up

terminal-setup = A new game. Press Enter to leave anything as usual.
terminal-ask-seats = How many players, from { $least } to { $most }? Enter: four.
terminal-ask-names = Who plays at this keyboard? Several names are parted by commas.
terminal-ask-level = How well do the computer players play? Enter: they know the job.
terminal-ask-turns = End the game after how many turns of all players together? Enter: play to the end.
terminal-ask-rules = A house rule? Type SWITCH=VALUE, or a part of a name to have it explained. Enter: none further.
terminal-ask-seed = A seed, so that the dice can be had again? Enter: chance.
# $typed (text): what was typed, here and below.
terminal-not-a-number = “{ $typed }” is no number from { $least } to { $most }.
terminal-not-in-list = “{ $typed }” is not in the list. Type a number from 1 to { $most }, or a part of a name.
terminal-lobby = Which table? Enter: a new one.
terminal-lobby-link = A link or a code
terminal-lobby-again = Look again
terminal-ask-link = Paste the link that somebody sent you, or type the code from your other device.
terminal-which-seat = Which seat do you take? Enter: only look on.

## In the game

# $edition, $players (text): the name of the edition, and who plays.
terminal-table = { $edition }: { $players }.
terminal-hint = Type a number or a part of a name. ? is help.
terminal-no-cards = You have kept no card and owe nothing.
terminal-waiting-host = Send the links. “bot 2” puts a computer player into seat 2, “start” begins the game.
terminal-back = The connection is there again.
terminal-undone = Something was taken back.
terminal-ask-vote = Do you agree? yes or no.
terminal-ask-rematch = Another game with the same players? yes or no.
terminal-wait-rematch = Waiting for the others …
terminal-press-enter = Then press Enter.
# $more: how many choices are not in the list.
terminal-more =
    { $more ->
        [one] One more choice: type a part of its name, or “choices” for all.
       *[other] { $more } more choices: type a part of a name, or “choices” for all.
    }
terminal-which = Which of these?
terminal-unclear = “{ $typed }” means nothing here. ? is help.
terminal-help = Type the number of a choice or a part of its name, or one of these:
terminal-why-what = Why not what? Name a choice, a city, a contract, or something like roll, stay, auction, “buy small”.
terminal-left = The game is kept.
# $table (text): the id.
terminal-resume = Go on with: aufachse play --resume { $table }
# $file (text): where it lies.
terminal-record = The record of the game: { $file }

## Commands: the words that may be typed, parted by commas, and what each does. The English
## ones are understood in every language too; the examples have the words of this one.

terminal-word-help = help
terminal-about-help = this list
terminal-word-choices = choices, list
terminal-about-choices = the situation and the choices once more
terminal-word-undo = undo, back
terminal-about-undo = take back your last step
terminal-word-why = why
terminal-about-why = which rule forbids something: “why 3”, “why München”, “why roll”
terminal-word-contracts = contracts, hand
terminal-about-contracts = your contracts, with distances
terminal-word-map = map, where
terminal-about-map = where you are, which cities are near, where the others stand
terminal-word-players = players
terminal-about-players = all players
terminal-word-display = display, public
terminal-about-display = the public contracts with their bids
terminal-word-cards = cards
terminal-about-cards = your kept cards and debts
terminal-word-log = log
terminal-about-log = what has happened
terminal-word-chat = chat, say
terminal-about-chat = say something to the table
terminal-word-mute = mute
terminal-about-mute = hear nothing of the player in seat 2: “mute 2”; hear him again: “mute 2 off”
terminal-word-bot = bot
terminal-about-bot = let the computer drive for you; while seats are taken, “bot 2” or “bot 2 chef” puts one into seat 2, and “bot 2 off” takes it out
terminal-word-wheel = wheel
terminal-about-wheel = take the wheel back
terminal-word-propose = propose
terminal-about-propose = propose something to all: undo, end, rematch, or “kick 2”
terminal-word-yes = yes, y
terminal-about-yes = agree to what is proposed
terminal-word-no = no, n
terminal-about-no = refuse what is proposed
terminal-word-order = order
terminal-about-order = a standing order for auctions: “order 3” bids up to level 3 and then drops out, “order 3 ask” then asks you, “order outbid”, “order pass”, “order off”
terminal-word-start = start, begin
terminal-about-start = begin the game that you have opened
terminal-word-links = links
terminal-about-links = who sits where, and the links to this table
terminal-word-carry = carry
terminal-about-carry = a code that takes your seat to another device
terminal-word-stand = stand
terminal-about-stand = give your seat up
terminal-word-quit = quit, exit
terminal-about-quit = leave; the game is kept

## Words that may be typed behind a command, parted by commas; each is one word, and no two
## of these messages have one in common. The English ones are understood in every language.

terminal-arg-ask = ask
terminal-arg-outbid = outbid
terminal-arg-pass = pass
terminal-arg-off = off
terminal-arg-undo = undo, back
terminal-arg-end = end
terminal-arg-rematch = rematch
terminal-arg-kick = kick
