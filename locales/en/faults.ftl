# What is wrong with boards, cards, editions, switches and positions. Keys are `fault-` and the code.
#
# Text unless said otherwise: $name is what was written, $near what was perhaps meant, $allowed
# what may be written, with commas. A message with the attribute `near` is told by it where
# something near was found, and by itself where nothing was. $least and $most (number) are limits.

# A fault with its place. $file (text). $line (number). $fault (text): the sentence.
located-line = { $file }:{ $line }: { $fault }
located-file = { $file }: { $fault }

## Form

# $reason (text): what the reader of the form says, in English.
fault-form = The file does not have the form that it should have: { $reason }

## Names that nothing answers to

fault-unknown-city = There is no city “{ $name }” on the board.
    .near = There is no city “{ $name }” on the board. Did you mean “{ $near }”?
fault-unknown-space = There is no space “{ $name }” on the board.
    .near = There is no space “{ $name }” on the board. Did you mean “{ $near }”?
fault-unknown-contract = There is no contract “{ $name }” in the deck.
    .near = There is no contract “{ $name }” in the deck. Did you mean “{ $near }”?
fault-unknown-contract-cities = “{ $name }” does not name two cities of the board, as a contract has.
fault-unknown-card = There is no event card “{ $name }” in the deck.
    .near = There is no event card “{ $name }” in the deck. Did you mean “{ $near }”?
fault-unknown-base = There is no edition “{ $name }” to stand on. Allowed: { $allowed }.
    .near = There is no edition “{ $name }” to stand on. Allowed: { $allowed }. Did you mean “{ $near }”?
# A refusal is named by its code, such as space-full.
fault-unknown-refusal = There is no refusal “{ $name }”.
    .near = There is no refusal “{ $name }”. Did you mean “{ $near }”?
fault-unknown-edition = There is no edition “{ $name }”. Allowed: { $allowed }.
    .near = There is no edition “{ $name }”. Allowed: { $allowed }. Did you mean “{ $near }”?
fault-unknown-board = There is no board “{ $name }”. Allowed: { $allowed }.
    .near = There is no board “{ $name }”. Allowed: { $allowed }. Did you mean “{ $near }”?
fault-unknown-contract-deck = There is no deck of contracts “{ $name }”. Allowed: { $allowed }.
    .near = There is no deck of contracts “{ $name }”. Allowed: { $allowed }. Did you mean “{ $near }”?
fault-unknown-event-deck = There is no deck of event cards “{ $name }”. Allowed: { $allowed }.
    .near = There is no deck of event cards “{ $name }”. Allowed: { $allowed }. Did you mean “{ $near }”?

## Boards

fault-board-no-name = The board needs a name.
# $spaces (number).
fault-board-too-many-spaces = The board has { $spaces } spaces, and { $most } is the most.
fault-board-too-few-cities = A board needs at least two cities.
fault-city-no-name = A city needs a name.
fault-city-blank = The name “{ $name }” begins or ends with a blank.
fault-city-mark = The name “{ $name }” must not hold “:” or “-”, which make the names of spaces, as in Kassel-Frankfurt:2.
fault-city-control = The name { $name } holds a character that cannot be shown.
fault-city-twice = The city “{ $name }” is there twice.
fault-point-not-finite = A place on the map must be a finite number.
# $number (text).
fault-point-far-off = { $number } is far off any map.
# $city (text).
fault-road-to-itself = A road cannot lead from { $city } to itself.
# $from, $to (text): cities.
fault-road-twice = { $from } and { $to } already have a road.
fault-city-no-road = No road leads to { $city }.
# $city (text). $roads (number).
fault-city-too-many-roads = { $city } has { $roads } roads, and { $most } is the most.
fault-event-at-sea = An event space cannot lie at sea.
fault-events-side-by-side = Two event spaces lie side by side.
# $from, $to (text): cities.
fault-board-no-way = No way leads from { $from } to { $to }.
# $board (text).
fault-board-too-many-ways = The board “{ $board }” has too many ways of six steps.

## Decks of contracts

fault-contracts-no-name = The deck needs a name.
fault-contracts-empty = A deck needs at least one contract.
# $contracts (number).
fault-contracts-too-many = The deck has { $contracts } contracts, and { $most } is the most.
fault-contract-twice = This contract is there twice.
# $city (text).
fault-contract-same-city = A contract that begins in { $city } must lead to another city.
# $goods (number).
fault-contract-goods = A contract has 1 to { $most } goods, not { $goods }.
# $revenue (number).
fault-contract-revenue = The revenue is 1 to { $most }, not { $revenue }.
# $bids (number).
fault-contract-bid-count = A contract has five bids, not { $bids }.
fault-contract-bid-nothing = A bid must be more than nothing.
fault-contract-bid-order = Each bid must be higher than the one before.
# $revenue (number).
fault-contract-bid-revenue = A bid must be less than the revenue of { $revenue }.

## Decks of event cards

# $cards (number).
fault-events-count = A deck has 1 to { $most } event cards, and this one has { $cards }.
# $card (text): the id of a card.
fault-event-id = The card id “{ $card }” is not made of a–z, 0–9 and “-”.
fault-event-twice = The card “{ $card }” is there twice.
# $from, $to (text): cities.
fault-event-no-road = The board has no road with spaces from { $from } to { $to }.
fault-event-money = An amount of money is from 0 to { $most }.
fault-event-number = A number of spaces or cubes is from 1 to { $most }.

## Editions and switches

# $errors (text): the faults of the other edition, a line each.
fault-edition-base = The edition that this one stands on is faulty: { $errors }
fault-edition-circle = The editions stand on each other in a circle.
fault-edition-id = The id of an edition is one word.
fault-switch-unknown = There is no switch “{ $name }”.
    .near = There is no switch “{ $name }”. Did you mean “{ $near }”?
# $switch, $value (text): the switch and what it was to be set to.
fault-switch-value = The switch { $switch } cannot be “{ $value }”. Allowed: { $allowed }.
    .near = The switch { $switch } cannot be “{ $value }”. Allowed: { $allowed }. Did you mean “{ $near }”?
fault-switch-number = The switch { $switch } cannot be “{ $value }”. Allowed is a number from { $least } to { $most }.
fault-switch-piles = The switch { $switch } cannot be “{ $value }”. Allowed is one number from { $least } to { $most }, or five for 2/3/4/5/6 players.
fault-switch-name = The switch { $switch } cannot be “{ $value }”. Allowed is the name of one that is loaded.
# $switches (text): names of switches, with commas.
fault-switch-missing = These switches have no value: { $switches }.

## Switches that do not go together

fault-contradiction-auction-order = auction-order “none” needs auction-after “none-take”: contracts that are auctioned need an order of bids.
fault-contradiction-auctions-a-turn = auctions-a-turn “none” needs auction-after “none-take”: contracts could never be had otherwise.
fault-contradiction-buy-now-auctions = buy-now needs auctions, and auction-after is “none-take”.
fault-contradiction-buy-now-clockwise = buy-now needs auction-order “open-outcry”: clockwise bidding begins with the player on the left and never asks the auctioneer first.
fault-contradiction-no-interest-auctions = no-interest removes a contract instead of an auction, and auction-after is “none-take”.
fault-contradiction-no-interest-any-stop = no-interest needs an arrival by exact count: with auction-after “any-stop” every stop would remove a contract.
fault-contradiction-stop-order = stop-order “any” cannot be played with no-interest: the removal comes before loading.
fault-contradiction-load-before-roll = load-before-roll “not-just-taken” needs auction-after “none-take”: nothing is ever taken otherwise.
fault-contradiction-second-service = second-service needs a limit of one load or one delivery a turn: set loads-a-turn or deliveries-a-turn.
fault-contradiction-contract-city = stop-in-contract-city “then-must-serve” needs contract-city “can-serve”: otherwise you could stop where you can neither load nor deliver.

## Positions

# $seats (number).
fault-position-seats =
    { $seats ->
        [0] A position has { $least } to { $most } seats, and this one has none.
        [one] A position has { $least } to { $most } seats, and this one has a single one.
       *[other] A position has { $least } to { $most } seats, and this one has { $seats }.
    }
fault-position-turn = Turns count from 1 to { $most }.
# $seat (number): counted from 0.
fault-position-no-seat = There is no seat { $seat }.
fault-position-roadworks-in-city = The roadworks sign does not stand in a city.
fault-position-goods = There are only { $most } goods.
# $left (number).
fault-position-pile =
    { $left ->
        [0] No contract is left for the pile.
        [one] Only one contract is left for the pile.
       *[other] Only { $left } contracts are left for the pile.
    }
# $space (text).
fault-position-full = No more trucks can stand on “{ $space }”.
# $left (number).
fault-position-trailers =
    { $left ->
        [0] No trailer of that size is left.
        [one] Only one trailer of that size is left.
       *[other] Only { $left } trailers of that size are left.
    }
fault-position-no-trailers = This game is played without trailers.
# $contract (text).
fault-position-load-order = The contract “{ $contract }” is not on the road, or was named before.
fault-position-cities = A truck remembers { $most } cities and no more.
fault-position-taken = The contract “{ $contract }” was taken and is not in the hand.
# $goods, $capacity (number).
fault-position-overload =
    { $goods ->
        [one] One good does not fit on a truck that holds { $capacity }.
       *[other] { $goods } goods do not fit on a truck that holds { $capacity }.
    }
fault-position-display = { $most } contracts lie face up at most.
fault-position-contract-twice = The contract “{ $contract }” is in two places.
fault-position-contract-double = Two contracts are called “{ $contract }”: add the goods, as in “{ $contract }/4”.
# $card (text): the id of a card.
fault-position-card-twice = The event card “{ $card }” is in two places.
fault-position-jam-nowhere = The jam needs a space.
fault-position-signs-share = The two signs never share a space.
fault-position-debt = A debt is for one event card that costs and lies in front of its player.
fault-position-card-owner = The card lies in front of its owner: name it among his cards too.
fault-position-card-kind = “{ $card }” is not a card of that kind.
# $turn (number).
fault-position-card-turn = The card came in turn { $turn }, after this one.
# $dice (number).
fault-position-roll =
    { $dice ->
        [one] A roll is one die from 1 to 6.
       *[other] A roll is up to { $dice } dice from 1 to 6.
    }
# $turn, $limit (number).
fault-position-turn-limit = This is turn { $turn }, and the game ends with turn { $limit }.
# $space (text).
fault-position-roadworks-sheltered = No roadworks sign stands on “{ $space }” in this edition.
# $cash (number): below zero.
fault-position-cash = Nobody has { $cash } in cash. Costs that cannot be paid belong into the debts.
# $contract (text).
fault-position-open = The stolen contract “{ $contract }” cannot lie face up in this game.
fault-position-cargo-twice = “{ $space }” is named twice for lost cargo.
fault-position-not-a-city = “{ $space }” is not a city.
# $card (text): the id of a card. $city (text).
fault-position-jam-elsewhere = The jam of “{ $card }” stands in { $city } and nowhere else.
# $field (text): a field of the position, such as events-under.
fault-position-used-cards = This edition puts no used event cards there: leave “{ $field }” out.
fault-position-event-space = Event cards are drawn on event spaces, and “{ $space }” is not one.
fault-position-event-roll = A card is drawn after the truck has driven: name “event” or “rolled”, not both.
# $seat (number): counted from 0.
fault-position-over = The game is over: no public contract is left, and seat { $seat } has none either.

## Things that are missing or there twice

# $seat (number): counted from 0. $goods, $needed (number).
fault-account-load = The truck of seat { $seat } carries { $goods } goods, and its contracts have { $needed }.
fault-account-overload = The truck of seat { $seat } carries more than it holds.
fault-account-full = The truck of seat { $seat } stands where there is no room for it.
fault-account-taken = Seat { $seat } took a contract that is not in its hand.
fault-account-goods = There are { $goods } goods instead of { $needed }.
fault-account-contracts-twice =
    { $contracts ->
        [one] One contract is in two places.
       *[other] { $contracts } contracts are in two places.
    }
fault-account-cards-twice =
    { $cards ->
        [one] One event card is in two places.
       *[other] { $cards } event cards are in two places.
    }
# $pile, $unseen (number): contracts.
fault-account-pile = The pile has { $pile } contracts, and only { $unseen } have been seen by nobody.
# $trailers (number).
fault-account-trailers = There are { $trailers } trailers of a size, and { $most } is the most.
fault-account-signs = The two signs share a space.
fault-account-load-order = The order of loading is not that of the contracts on the road.
