# What only the page in the browser says. Everything that the game itself says is in the other files.
#
# Always text: $player, $other (names), $space, $city, $from, $to (places), $money (with its currency).
# Always numbers, unless said otherwise: everything else.

## Everywhere

web-title = Auf Achse
# $amount (text): grouped as the language does it. $currency (text).
web-money = { $amount }{ "\u00A0" }{ $currency }
web-close = Close
web-home = Start page
web-menu = Menu
web-loading = One moment …
web-not-found = This road leads nowhere.
web-no-table = There is no such table, or it is long gone.
web-lost = Connection lost. We keep trying …
web-error-unreachable = The server does not answer. Please try again in a moment.
web-to = to
web-you = You
# $seat: counted from 1.
web-player = Player { $seat }
web-name = Your name
# Whoever names no other is called this in the log, in the third person.
web-name-default = Haulier
web-rules = Rules
web-compare = The editions compared
web-rulings = Our rulings
# Shown above the English text in a language that has no rulebook of its own.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = As the device has them
web-theme-light = Day
web-theme-dark = Night
web-pace = Pace of the trucks
web-pace-slow = Leisurely
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-none = No motion
web-sound = Sounds
web-confirm = Ask again before a drive

## Start page

web-start-title = Load up and hit the road.
web-start-about = Haul goods across Europe, outbid the others for the best contracts, and come home the richest.
web-play-now = Play now
web-play-with = Against three computer players. No sign-up, no waiting.
web-edition = Which edition?
web-door-learn = Learn by playing
web-door-learn-about = A short guided game, about five minutes.
web-door-here = One screen
web-door-here-about = Friends round one device, with computer players if you like.
web-door-online = Play online
web-door-online-about = Open a table and send your friends a link.
web-door-lobby = Join or watch
web-door-lobby-about = Tables that wait for players, and games to look at.
web-door-replay = Watch again
web-door-replay-about = Finished games, and records from a file.
web-door-rules = Rules
web-door-rules-about = All six editions, side by side.
web-foot = After the board game by Wolfgang Kramer. Free software; your games stay on this server.

## Computer players

# Names of the levels as the name of a player.
web-bot-random = Pinball
web-bot-lehrling = Apprentice
web-bot-fahrer = Driver
web-bot-disponent = Dispatcher
web-bot-chef = Boss
# The levels as a choice.
web-level-random = Pinball: anything goes
web-level-lehrling = Apprentice: easy
web-level-fahrer = Driver: knows the job
web-level-disponent = Dispatcher: plans ahead
web-level-chef = Boss: hard to beat

## Setting up a table

web-setup-here = A table on this screen
web-setup-online = A table online
web-differs = What differs?
web-differs-from = Compared with
web-seats = Seats
web-seat-add = Add a seat
# $seat: counted from 1, here and below.
web-seat-remove = Remove seat { $seat }
web-seat-kind = Who plays in seat { $seat }
web-name-of = Name in seat { $seat }
web-level = How well seat { $seat } plays
web-colour = Colour of seat { $seat }
web-colour-red = red
web-colour-green = green
web-colour-violet = violet
web-colour-petrol = petrol
web-colour-orange = orange
web-colour-grey = grey
web-kind-here = At this device
web-kind-link = By link
web-kind-open = Open to all
web-kind-bot = Computer
web-kind-link-about = You get a link to send.
web-kind-open-about = Whoever comes to the table.
web-options = Options
web-listed = Show it among the open tables
web-hide-cash = Keep cash secret
web-clock = Clock
web-clock-none = No clock
web-clock-turn = Time for each decision
web-clock-game = Time for the whole game
web-clock-days = Days for each decision
web-time-turn = Seconds
web-time-game = Minutes
web-time-days = Days
web-turn-limit = End after so many turns
web-absence = A computer takes over after so many minutes away
web-first = Who begins
web-first-lot = By lot
web-word = Your word for the dice
web-word-hint = any word
web-word-about = The dice are fair, and you can check it: your word is mixed into them, and after the game the page computes every throw again.
web-house-rules = House rules
web-house-rules-about = Every rule on which the editions differ. What you change is marked.
web-begin = Begin
web-open-table = Open a table

## Waiting for players

# $free: seats that nobody has taken yet.
web-waiting =
    { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
web-waiting-full = Everyone is here
web-waiting-host = Send the links, or put computer players into the free seats.
web-waiting-guest = The game begins as soon as the host says so.
web-free = free
web-sit = Take this seat
web-stand-up = Leave the seat
web-put-bot = Computer plays
web-remove-bot = Free the seat
web-seat-link = Link for seat { $seat }
web-copy = Copy the link
web-copied = Copied

## Lobby

web-lobby-own = Your games
web-lobby-waiting = Waiting for players
web-lobby-playing = Being played
web-lobby-empty = No table waits at the moment. Open one!
web-join = Join
web-watch = Watch
web-go-on = Continue
web-carried = Bring a seat here from another device
web-carry-code = Code
web-carried-go = Bring it here

## The table

web-map = Map. Move it with the arrow keys, + and −; 0 shows all of it.
web-map-closer = Closer
web-map-farther = Farther away
web-map-home = Show where I am
web-column = Your turn and your papers
web-tabs = Parts of the table
web-tab-turn = Turn
web-tab-market = Market
web-tab-log = Log
web-tab-chat = Chat
web-players = Players
web-turn = Turn { $turn }
web-table = Table
web-result = Result
web-sign = What is awaited
web-dice =
    { $second ->
        [0] The die shows { $first }.
       *[other] The dice show { $first } and { $second }.
    }
web-goods =
    { $goods ->
        [one] one good
       *[other] { $goods } goods
    }
web-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
web-bids = Bids from the lowest to the highest
# $hidden: contracts in hand. $road: contracts whose goods are loaded.
web-held = { $hidden } in hand · { $road } on the road
web-secret = secret
web-away = away
web-bot-drives = computer drives
web-sits-out = sits out a turn
web-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
web-stands = At { $space }.

## What is awaited of you, as a headline

web-ask-place = Choose where to start
web-ask-before-roll = Your turn
web-ask-drive = Choose where to drive
web-ask-card-move = Drive by the card
web-ask-roadworks = Put the roadworks somewhere
web-ask-event = What will you do?
web-ask-partner = Who drives with you?
web-ask-snow = Which truck does the snow move?
web-ask-lose-cargo = Lose a cube
web-ask-air-freight = Send something by air?
web-ask-quick-loading = Throw again?
web-ask-inspected = Throw again?
web-ask-deliver = Deliver
web-ask-interest = Put up a contract?
web-ask-stop = What to do here?
web-ask-auction = Your bid
web-ask-load-now = Load it now?
web-ask-sell-to-pay = Sell a trailer, or owe it?
web-ask-end-of-turn = Anything else?

# $second is 0 where a single die was thrown. $ends: in how many places the drive may end.
web-detail-drive =
    { $second ->
        [0] You threw a { $first }.
       *[other] You threw { $first } and { $second }.
    } { $ends ->
        [one] There is one place to go.
       *[other] There are { $ends } places to go.
    }
web-detail-card-move = The truck of { $player }, up to { $steps } spaces.
web-detail-lose-cargo =
    { $left ->
        [one] The last cube.
       *[other] { $left } cubes to go.
    }
# $offer: the contract that is put up, with its goods and revenue.
web-detail-auction = { $offer }. { $player } bids { $money }.
# $card: the event card. $cost: its price. $cash: the player's own cash.
web-detail-sell-to-pay = “{ $card }” costs { $cost }. You have { $cash }.
web-detail-place = Tap a lit space of the map.

## What can be done, short for a button

web-do-drive = Drive to { $space }
web-do-load = Load for { $city }
web-do-deliver = Deliver for { $money }
web-do-bid = Bid { $money }
web-do-sell =
    { $trailer ->
        [small] Sell a small trailer for { $money }
       *[large] Sell a large trailer for { $money }
    }
web-put-up = Put it up
web-take = Take it
web-pick = Choose this one
web-undo = Take back
web-choices =
    { $choices ->
        [one] One choice
       *[other] All { $choices } choices as a list
    }

## What the end of a drive brings, in a few words

# $exact: yes or no.
web-brings-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }{ $exact ->
        [yes] , exact
       *[no] { "" }
    }
web-brings-deliver = deliver for { $money }
web-brings-load =
    { $goods ->
        [one] load one good for { $city }
       *[other] load { $goods } goods for { $city }
    }
web-brings-event = event card
web-brings-auction = then an auction
web-brings-take = then a contract to take
web-brings-early = you must load or deliver
web-brings-one = moves the roadworks

## Own papers

web-your-contracts = Your contracts
web-drag = drag to order
web-no-contracts = You have no contract. Win one in an auction!
web-on-road = on the road
web-stolen = stolen, load again
web-just-taken = load it on your next visit
web-load = Load { $load } of { $capacity }
# $places: goods that the trailer holds.
web-trailer = + trailer for { $places }
web-sell-trailer = − trailer for { $places }
web-left =
    { $left ->
        [0] None left
       *[other] { $left } left
    }
web-lost-cubes =
    { $cubes ->
        [one] One lost cube takes up room.
       *[other] { $cubes } lost cubes take up room.
    }
web-kept = Your cards
web-owes = You owe { $money }.
web-drawn-by = Drawn by { $player }

## Public contracts

web-public = Public contracts
web-pile = { $pile } in the pile
web-leaves-next = leaves next
web-auction = Auction
web-auction-by = { $player } puts up a contract
web-best-bid = { $player } bids { $money }
web-no-bid = No bid yet
web-orders = Standing order
web-order-level = Bid up to
web-order-then = and then
web-order-then-pass = drop out
web-order-then-ask = ask me
web-order-leave = Leave the order
web-order-drop = Cancel
# $then: pass or ask.
web-order-up-to =
    { $then ->
        [pass] You bid up to { $money } and then drop out.
       *[ask] You bid up to { $money } and are then asked.
    }
web-order-pass-unless-outbid = Drop out, unless I am outbid
web-order-pass-this-turn = Drop out of everything this turn

## Log and chat

web-log = Log
# $news: how many lines.
web-since = What happened since my turn? ({ $news })
web-since-line = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-mute = Mute
web-unmute = Listen again

## Why not?

web-why = Why not …?
web-why-about = Ask about a move, and get the rule that forbids it. Or click on a space that is not lit.
web-why-drive = Drive or put something there
web-why-roll = Throw the dice
web-why-stay = Stay here
web-why-auction = Hold an auction
web-why-buy = Buy a trailer
web-why-sell = Sell a trailer
web-why-load = Load { $from }–{ $to }
web-why-deliver = Deliver { $from }–{ $to }
web-why-far = No throw takes you that far.
web-why-allowed = That is allowed right now.

## Passing the device

web-pass-device = Please hand the device to { $player }
web-pass-about = The contracts are hidden until then.
web-pass-show = I am { $player }

## The table's own menu

web-watch-link = Link for spectators
web-spectators =
    { $spectators ->
        [one] One person looks on.
       *[other] { $spectators } people look on.
    }
web-watching = You are watching.
web-let-bot = Let the computer drive for me
web-take-wheel = Take the wheel back
web-propose-undo = Ask all to take back a step
web-propose-end = Ask all to end the game
web-propose-kick = Ask all to hand this seat to the computer
web-proposed-undo-to = { $player } would like to take back a step.
web-proposed-end = { $player } would like to end the game.
web-proposed-kick = { $player } would like the computer to play for { $other }.
web-proposed-rematch = { $player } would like a rematch.
# $yes: how many have agreed. $awaited: how many are still to answer.
web-votes = { $yes } agreed, { $awaited } to answer.
web-agree = Agree
web-disagree = No
web-carry = Move to another device
web-carry-about = Enter this code on the other device under “Join or watch”. It works once, for ten minutes.
web-fair = Fair dice
web-fair-promise = Promised before the first throw:

## After the game

web-rematch = Rematch
web-rematch-ready = To the rematch
web-replay = Replay
web-download = Download the record
web-money-graph = Cash over the game
web-income = Where the money came from
web-delivered = Contracts delivered
web-purpose-revenue = Revenue
web-purpose-visit = Special orders
web-purpose-lost-cargo = Lost cargo
web-purpose-event = Events
web-purpose-trailer = Trailers
web-purpose-bid = Bids
web-purpose-debt = Debts
web-purpose-final = Final reckoning
web-verify = Check the dice
# $throws: throws and draws.
web-proof-proved = Proved: all { $throws } throws and draws follow from the promised seed and your words.
web-proof-seeded = Proved: all { $throws } throws and draws follow from the seed of the record.
# $step: the number of the action.
web-proof-differs = Refused: step { $step } does not follow from the seed.
web-proof-broken = Refused: the seed is not the one that was promised.
web-proof-none = Consistent, but not proved: the record has no seed, so nobody can recompute its dice.
web-records = Finished games
web-records-empty = No game has been finished here yet.
web-replay-file = A record from a file
web-replay-file-about = Every game can be downloaded when it is over, and watched again anywhere.
web-replay-choose = Choose a file
web-replay-at = Place in the game
web-replay-run = Run
web-replay-pause = Pause
web-replay-on = One step on
web-replay-back = One step back
web-replay-turn-on = Next turn
web-replay-turn-back = Previous turn
web-replay-speed = Speed

## The guided first game

web-guide = Your first game
# $known of $all lessons.
web-guide-known = { $known } of { $all } learned
web-guide-wait = The other truck is on the road. Watch it drive; the log tells what happens.
web-guide-place = Your contracts are below: each says where its goods are loaded, where they go and what you earn. Point at one to see its road. Then start near a city where one begins.
web-guide-roll = Your turn opens with a throw. Press the yellow button.
web-guide-roll-again = Throw again. Where you stand in the right city, you could load instead.
web-guide-drive = Two dice, and you drive one of them. The lit spaces are where you may stop; point at one to see the way and what it brings. Head for a city where a contract begins.
web-guide-drive-loaded = Your truck is loaded. Now get to the city where those goods belong: delivering pays.
web-guide-stop = You are in the right place: load the goods, or deliver them and collect your money.
web-guide-interest = An exact count into a city lets you put up a public contract. Everybody may bid for it; if nobody does, it is yours for nothing.
web-guide-auction = Bid one of the five prices on the card, or drop out. Ask yourself what the contract earns you, and how far you would have to drive.
web-guide-roadworks = You drove a 1, so the roadworks sign moves. Nobody gets past it: put it where it hurts the others.
web-guide-event = An event! Read the card and decide. Not all of them are bad.
web-guide-end-of-turn = You could still buy a trailer for more room. If not, end your turn.
web-guide-all = You know the trade. Finish this game, or open one with more opponents.
