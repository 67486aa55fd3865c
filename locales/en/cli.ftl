# What the command line says. Keys begin with `cli-`, except for how numbers
# are written, which every part of the program uses.

## Numbers and money

# What stands between groups of three digits.
number-group = ,
# What stands before the digits of a fraction.
number-point = .
# $amount (text): the grouped number. $currency (text): DM or €.
# The space does not break, so that a line never ends between the two.
money = { $amount }{ "\u00A0" }{ $currency }

## Messages about what was typed

# $message (text): what went wrong, a whole sentence.
cli-error = error: { $message }
# $name (text): the near match.
cli-did-you-mean = Did you mean { $name }?
# $names (text): everything that would have been accepted, with commas.
cli-allowed = Allowed: { $names }.
cli-unknown-edition = There is no edition called “{ $name }”.
cli-unknown-switch = There is no switch called “{ $name }”.
cli-unknown-board = There is no board called “{ $name }”.
cli-unknown-language = There are no texts in the language “{ $name }”.
cli-unknown-level = There is no level called “{ $name }”.
cli-unknown-command = There is no command called “{ $name }”.

# $typed (text): what was typed.
cli-set-form = “{ $typed }” is not of the form SWITCH=VALUE. `aufachse editions classic` lists all switches.
# $least, $most (text): the limits.
cli-number-form = a whole number from { $least } to { $most } is allowed
cli-seconds-form = seconds from { $least } to { $most } are allowed
cli-players-form = a number from { $least } to { $most } is allowed, or a range such as { $least }-{ $most }
cli-editions-which = Which edition? Name one, such as `aufachse editions classic --set dice=2`.

## Files

# $file (text): the path as it was typed. $reason (text): what the system says.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } is already there. Say --force to overwrite it.
cli-not-a-folder = { $file } is a file, and a folder is needed there.
cli-file-written = Written: { $file }
# A reason for `cli-file-unreadable`.
cli-not-text = it is not text in UTF-8
# $line (number): the line, counted from 1.
cli-file-fault = { $file }, line { $line }: { $reason }

## The guide

# $version (text).
cli-guide =
    aufachse { $version }: Auf Achse, the board game of lorries and freight, in the terminal.

    What there is:
      aufachse             opens the game in the browser, for this machine alone
      aufachse play        plays in this terminal: alone, round one keyboard, or online by a link
      aufachse serve       the game for others too: a server, with its options
      aufachse board       a board as a list or as a map; checks boards and cards of your own
      aufachse editions    six rulebooks, every switch explained, and how two of them differ
      aufachse rules       the rulebook: a page, a chapter or a single rule
      aufachse simulate    plays any number of games with random players or bots, and counts
      aufachse tournament  lets bots play against each other, and rates them
      aufachse replay      tells a recorded game in words, or shows the table at any point
      aufachse verify      proves that a record keeps to the rules, and its dice to their seed
      aufachse engine      the game for other programs, by lines of JSON
      aufachse bench       how fast the rules play on this machine
      aufachse completions the completions for your shell
      aufachse man         the page of the manual

    Try this:
      aufachse editions
      aufachse board modern --svg --out map.svg
      aufachse simulate --games 10 --records games
      aufachse replay games/classic-4-000001.jsonl
      aufachse simulate --seats disponent,fahrer --games 100

    Every command has a --help with examples.

## The server

# $address (text): where the page is.
cli-serve-ready = Auf Achse is open at { $address }
# $folder (text).
cli-serve-data = Tables and records are kept in { $folder }
cli-serve-stop = Ctrl-C ends it; every game goes on where it was.
cli-serve-no-page = The page is not built in: `cargo xtask play` builds it. The interface for programs is at /api.
# $why (text): what the system says.
cli-serve-failed = The server cannot run: { $why }
cli-serve-no-folder = There is no folder for data of your own here; say one with --data.
# $file, $why (text).
cli-serve-config = The file { $file } cannot be used: { $why }

## Headings of columns

cli-head-city = City
cli-head-country = Country
cli-head-leads-to = Roads to, with steps
cli-head-road = Road
cli-head-steps = Steps
cli-head-event-spaces = Event spaces
cli-head-notes = Notes
cli-head-switch = Switch
cli-head-seat = Seat
cli-head-wins = Wins
cli-head-mean-cash = Mean cash
cli-head-mean-turns = Mean turns
cli-head-mean-actions = Mean actions
cli-head-bot = Bot
cli-head-games = Games
cli-head-win-rate = Won
cli-head-interval = 95 % between
cli-head-ms = ms a decision
cli-head-forfeits = Forfeits
cli-head-rating = Rating
cli-head-rating-interval = 95 % between
# $number (text): with one decimal place.
cli-percent = { $number } %

## Boards

# All numbers but $name (text).
cli-board-summary =
    Board { $name }: { $cities } cities, { $roads } roads, { $ferries ->
        [0] no ferries
        [one] one ferry
       *[other] { $ferries } ferries
    }, { $spaces } spaces with the cities, { $events } event spaces.
cli-road-ferry = ferry
cli-road-sheltered = roadworks can be ruled out here
# The key of the map.
cli-map-city = City
cli-map-space = One step
cli-map-event = Event
cli-map-ferry = Ferry

## Checking files

cli-check-kind = What kind of file this is cannot be told: a board has [[city]], contracts have [[contract]], event cards [[card]], an edition [switches]. Say it with --board, --contracts, --events or --edition-file.
# $cities, $spaces (number).
cli-check-board = a board with { $cities } cities and { $spaces } spaces
# $cards (number).
cli-check-cards =
    { $cards ->
        [one] a deck of one card
       *[other] a deck of { $cards } cards
    }
cli-check-no-board = It was not checked, because the board that it is for has faults
# $players (text): numbers of players, with commas.
cli-check-edition = an edition for { $players } players
# $files, $faults (number).
cli-check-done =
    { $files ->
        [one] One file is sound
       *[other] { $files } files are sound
    }; { $faults ->
        [0] no faults.
        [one] one fault.
       *[other] { $faults } faults.
    }

## Editions

# $id, $name (text).
cli-edition-title = { $id }: { $name }
cli-editions-more = `aufachse editions ID` explains every switch; `aufachse editions compare A B` shows what differs.
# $names (text): values, with commas.
cli-switch-values = Values: { $names }
# $least, $most (number): the limits.
cli-switch-number = Values: a number from { $least } to { $most }
cli-switch-piles = Values: one number from { $least } to { $most }, or five for 2/3/4/5/6 players
cli-switch-name = Values: the name of one that is loaded
# $a, $b (text): editions.
cli-compare-same = { $a } and { $b } do not differ.

## Simulating

# The name of a simulated player. $number (number): the seat, counted from 1.
cli-random-player = Random { $number }
# The words in braces are filled in by the progress bar.
cli-simulate-bar = { "{wide_bar} {human_pos}/{human_len}" } games · { "{per_sec}" } · { "{eta}" } left
# All text, grouped, but $players (number).
cli-simulate-table = { $edition } with { $players } players: { $games } games, { $finished } finished, { $limited } ended by the turn limit; { $turns } turns and { $actions } actions a game
# $played, $limited (text): how many, grouped.
cli-simulate-done = { $played } games played; { $limited } of them ended by the turn limit.
# $game, $edition (text). $players (number). $why (text): a sentence.
cli-simulate-stuck = Game { $game } of { $edition } for { $players } players cannot go on. { $why }
# $reason (text): what the system says.
cli-simulate-threads = The threads cannot be started: { $reason }.
cli-simulate-stopped = Stopped; the result has only the games that were played until then.

# $seats, $least, $most (number).
cli-seats-count =
    { $seats ->
        [one] --seats names one bot, and Auf Achse is for { $least } to { $most } players.
       *[other] --seats names { $seats } bots, and Auf Achse is for { $least } to { $most } players.
    }
# $game, $edition, $name (text). $players, $seat (number): counted from 1. $why (text): a sentence.
cli-forfeit = Game { $game } of { $edition } for { $players } players: { $name } forfeits seat { $seat } to a Lehrling. { $why }

## Tournaments

cli-tournament-alone = A tournament needs two bots at least, such as --bots disponent,fahrer.
# $file (text). $why (text): a sentence.
cli-tournament-book = { $file } cannot be gone on with. { $why }
cli-tournament-cross = How often the one on the left finished ahead of the one above, of how many meetings (level counts half):
# $played, $planned (text): how many, grouped.
cli-tournament-done = { $played } of { $planned } games played.

## Verifying

# $file (text). $turns, $actions (text): how many, grouped.
cli-verify-proved = { $file }: proved. { $actions } actions over { $turns } turns keep to the rules, and every fingerprint agrees.
cli-verify-consistent = { $file }: consistent. { $actions } actions over { $turns } turns keep to the rules, and every fingerprint agrees. The dice are not proved.
# $file (text). $line (number). $reason (text): a sentence.
cli-verify-refused = { $file }, line { $line }: refused. { $reason }
# $throws, $draws (text): how many, grouped.
cli-verify-dice-fair = The dice are fair: { $throws } throws and { $draws } draws follow from the seed that was promised before the game.
cli-verify-dice-seeded = The dice are proved: { $throws } throws and { $draws } draws follow from the seed of the record.
cli-verify-dice-secret = Fair dice are promised, and the game is not over. Their seed is secret until the end, and until then nobody can recompute the throws and draws.
cli-verify-dice-none = The record has no seed, so nobody can recompute its throws and draws.

## Replaying

# $number, $last (number).
cli-replay-beyond = There is no action { $number }: the record has { $last }. Allowed: 0 to { $last }.
# $seat, $last (number), counted from 0.
cli-replay-seat = There is no seat { $seat }. Allowed: 0 to { $last }.
# $edition, $players (text). $actions (text): how many, grouped.
cli-replay-title = { $edition }: { $players }, { $actions } actions
# $told (text): what begins. $number (number): the action.
cli-replay-heading = { $told }  [action { $number }]

## The table

# $number, $actions, $turn (number).
cli-table-title = After action { $number } of { $actions }, turn { $turn }
# $player, $space, $cash (text). $load, $capacity (number). $turn: yes if it is his turn.
cli-table-player =
    { $player }{ $turn ->
        [yes] { " " }(whose turn it is)
       *[no] { "" }
    }: { $space }, { $cash }, { $load } of { $capacity } goods loaded
# $things (text): a list with semicolons.
cli-table-hand = in hand: { $things }
cli-table-on-road = loaded: { $things }
cli-table-stolen = goods stolen: { $things }
cli-table-cards = cards: { $things }
cli-table-debts = debts: { $things }
cli-table-lost-cargo = lost cubes at: { $things }
# $contracts (number).
cli-table-hidden =
    in hand: { $contracts ->
        [0] nothing
        [one] one hidden contract
       *[other] { $contracts } hidden contracts
    }
# $small, $large (number).
cli-table-trailers = trailers: { $small } small, { $large } large
cli-table-lost-cubes =
    { $cubes ->
        [one] one lost cube aboard
       *[other] { $cubes } lost cubes aboard
    }
cli-table-missed-turns =
    { $turns ->
        [one] sits out the next turn
       *[other] sits out the next { $turns } turns
    }
cli-table-display = Public contracts:
cli-table-empty = –
# All numbers.
cli-table-stock = In the pile { $pile } contracts, in the box { $boxed }; in stock { $goods } goods, { $small } small and { $large } large trailers; { $events } event cards nobody has seen
cli-table-roadworks = Roadworks: { $space }
cli-table-jam = Jam: { $space }
cli-table-cloudburst = Cloudburst: everybody throws one die
cli-table-off-board = off the board

## aufachse bench

cli-bench-head = Random play, on one thread and on several:
cli-bench-row = { $edition }  { $players } players, { $threads } threads: { $actions } million actions a second, { $games } games a second, { $heap } heap allocations an action, clone in { $clone } ns
cli-bench-size = A state has { $bytes } bytes.

## The rulebook

# $rules: how many rules a page has.
cli-rules-count =
    { $rules ->
        [0] { "" }
        [one] one rule
       *[other] { $rules } rules
    }
cli-rules-unknown = There is no page and no rule called “{ $name }”.
# $names (text): names of pages and rules.
cli-rules-near = Similar: { $names }.
cli-rules-list = `aufachse rules --list` names the pages, `aufachse rules PAGE --list` the rules of a page.
