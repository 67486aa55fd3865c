# The full screen of the game in the terminal. Much of what a table needs is shared with the page,
# in `web.ftl`. Keys of the keyboard are named as they are; room is short, above all for the tabs
# and for the words of `screen-short-…`.

## The screen itself

# All are numbers of characters.
screen-too-small = The screen has { $width }×{ $height } characters; the game needs { $least-width }×{ $least-height }. Make the window larger, or play in lines of text with --plain.
# The same on a screen with no room for more.
screen-too-small-short = The game needs { $least-width }×{ $least-height } characters.
# Printed after a fault of the program, below the fault.
screen-broken = That should not have happened. The game is safe up to the last move: aufachse play --resume

## Setting up a table

screen-setup = A new table
screen-setup-keys = ↑↓ choose · ←→ change · Enter type a name, or open · F10 begin · Esc leave
screen-house-keys = ↑↓ choose · ←→ change · Enter type · Backspace as in the edition · Esc back
screen-edition = Edition
screen-players-about = From two to six.
# $seat (number): counted from 1.
screen-seat = Seat { $seat }
screen-seat-about = Who plays here: somebody at this terminal, or the computer. Enter changes the name.
# $name (text). $who (text): a person or a level of the computer.
screen-who-named = { $name } ({ $who })
screen-length = Length
screen-length-about = The whole game, or so many turns of all players together.
screen-length-full = The whole game
# $turns (number).
screen-length-turns =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }
screen-cash = Cash
screen-cash-about = Does everybody see how much the others have?
screen-cash-open = On the table
screen-cash-hidden = Secret
screen-seed = Seed of the dice
screen-seed-about = With the same seed the dice and the cards fall the same way again. Left empty, chance decides.
screen-seed-chance = by chance
# $changed (number): rules that are not as the edition has them.
screen-house-changed =
    { $changed ->
        [0] as the edition has them
        [one] one changed
       *[other] { $changed } changed
    }
screen-back = Back
screen-begin-about = Shuffle, deal and off you go.

## The lobby and the waiting room

screen-lobby-keys = ↑↓ choose · Enter go · n new table · l link or code · r again · q leave
screen-room-ready = Everyone is here. b begins the game.
screen-room-sit = Choose a free seat and press Enter, or stay and look on.
# Behind a player whose chat is not shown.
screen-muted = muted
screen-sit-keys = Enter sit down · Esc only look on
# Before a command that brings the seats to another terminal.
screen-carry-here = In a terminal, type there:

## Panes

# $choices (number): what can be done right now.
screen-choices =
    { $choices ->
        [one] One choice
       *[other] { $choices } choices
    }
screen-tab-papers = Papers
screen-tab-market = Market
screen-tab-players = All
screen-tab-cards = Cards
screen-tab-log = Log
screen-tab-chat = Chat
# $steps (text): such as “3 steps”; how far the city is.
screen-contract-road = on board, { $steps } to go
screen-contract-hand = to load, { $steps } away
screen-contract-stolen = stolen! Load again, { $steps } away
screen-contract-taken = loads on your next visit, { $steps } away
screen-no-cards = No cards in front of you.
# All are numbers of what is left: $pile of contracts, $small and $large trailers, $events of cards.
screen-stock = Pile { $pile } · trailers { $small } small, { $large } large · events { $events }
screen-cloudburst = Cloudburst: everybody throws one die.
screen-nothing-found = Nothing fits. Esc shows all choices again.
screen-after = The game is over. e shows the result, m offers a rematch, q leaves.
# Behind what somebody has proposed.
screen-vote = y = yes, n = no
# $players (text): their names in a row.
screen-waiting-for = Waiting for { $players }

## Windows

screen-help = Keys and marks
screen-leave = Leave the table
screen-leave-ask = Leave the table? Everything is saved; aufachse play --resume goes on from here.
screen-leave-yes = leave
screen-leave-no = stay
screen-pass-show = It is me: show my papers
# $space (text): a city.
screen-why-there = Drive, or put something, to { $space }
# Below a rule that is too long for its window.
screen-why-leaf = PgUp PgDn: the rest of the rule

## The line of keys

screen-short-cycle = next
screen-short-do = do it
screen-short-search = find
screen-short-undo = undo
screen-short-zoom = zoom
screen-short-tab = pane
screen-short-why = why not?
screen-short-menu = menu
screen-short-help = help
screen-short-leave = quit
# In the waiting room.
screen-short-seat = seat
screen-short-level = computer
screen-short-copy = copy link
screen-short-begin = begin
screen-short-sit = sit down
screen-short-close = close
screen-short-leaf = leaf
screen-short-choose = choose
screen-short-chat = chat
screen-short-result = result
screen-short-step = step
screen-short-turn = turn
screen-short-go = go to
screen-short-speed = speed
# What is written on the space bar, or what it is called.
screen-space-bar = Space

## Help

screen-key-cycle = the next choice, the one before; its way is drawn on the map
screen-key-number = the choice with that number
screen-key-search = find a choice by a part of its name, such as a city
screen-key-do = do what is chosen
screen-key-undo = take back the last step, as long as nothing new was learned by it
screen-key-why = why not? Ask about a move and read the rule
screen-key-zoom = closer, farther away
screen-key-fit = the whole map
screen-key-pan = move the map
screen-key-pan-far = move the map a long way
screen-key-follow = back to the own truck, and go with it
screen-key-tab = the next pane, the one before
screen-key-log = leaf through the log and through long panes
screen-key-chat = say something to the table
screen-key-menu = menu: computer drives, standing orders, end, rematch
screen-key-vote = yes or no to what somebody proposes
screen-key-redraw = draw the screen anew
screen-key-rest = rest; fg comes back
screen-key-leave = leave; the game is saved
screen-key-mouse = Mouse: a click chooses a choice or a lit space, a second click does it; the wheel zooms, dragging moves the map.
screen-mark-city = a city
screen-mark-space = a space
screen-mark-event = an event space
screen-mark-roadworks = roadworks: no way through
screen-mark-jam = a jam
screen-mark-lost = a lost cube
screen-mark-truck = a truck, by the letter of its player; the own one is underlined
screen-mark-target = where a move may end, with the number of the choice
screen-mark-end = where the chosen move ends
screen-mark-road = a road
screen-mark-ferry = a ferry
screen-mark-sea = the sea
screen-mark-coast = a coast, or the shore of a lake
screen-mark-border = the border of a country
screen-mark-hand = a contract in hand, to be loaded
screen-mark-loaded = a contract on the road, to be delivered
# Names of seas on the map; room is short.
screen-sea-north = North Sea
screen-sea-baltic = Baltic
screen-sea-adriatic = Adriatic

## Watching a record

# All are numbers: $turn of $turns, $step of $steps, where in the record one is.
screen-watch-at = Turn { $turn } of { $turns } · step { $step } of { $steps }
# $speed (text): such as 2 or ½.
screen-watch-speed = speed ×{ $speed }
# Before the number of a turn that is being typed.
screen-watch-go = Go to turn:
screen-watch-key-run = the space bar: run, or pause
screen-watch-key-step = a step back, a step on
screen-watch-key-turn = the turn before, the next turn
screen-watch-key-go = type the number of a turn and go there with Enter
screen-watch-key-tenth = that many tenths into the game
screen-watch-key-ends = the beginning, the end
screen-watch-key-speed = faster, slower
screen-watch-key-seat = the papers of the next player, of the one before
screen-watch-key-follow = go with the truck that drives
screen-watch-key-leave = leave
screen-watch-key-mouse = Mouse: a click on the bar goes there; the wheel zooms.
# $player (text): whose papers are shown.
screen-watch-seat = Papers of { $player }
screen-watch-nobody = Nobody's papers
