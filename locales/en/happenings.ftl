# What has happened, for the log and the announcements. One message for each
# happening, with values named like its fields.
#
# Always text: $player, $from, $to (names of players); $space (a city or a space);
# $contract (such as “Hannover–München”); $card (the title of a card);
# $amount, $cash (money, with its currency).
# Always numbers: $die, $first, $second, $turn, $slot, $level, $place, $cubes, $steps.
# One of a few words: $purpose, $trailer, $ending, as the rules write them.

## Setting up

happening-first = { $player } begins.
happening-rolled-for-first = { $player } throws a { $die } for the first turn.
happening-placed = { $player } starts at { $space }.
# For those who may not know which contract it is.
happening-dealt = { $player } receives a contract.
# For the player who may.
happening-dealt-known = { $player } receives the contract { $contract }.
# $slot: the place in the row, counted from 1.
happening-revealed = A new public contract: { $contract }.

## Turns

happening-turn-began = Turn { $turn }: { $player }.
happening-turn-ended = { $player } ends the turn.
happening-turn-missed = { $player } sits out this turn.
# $second is 0 where a single die is thrown.
happening-rolled =
    { $second ->
        [0] { $player } throws a { $first }.
       *[other] { $player } throws { $first } and { $second }.
    }
happening-will-miss = { $player } will sit out a turn.

## Driving

# $steps: how many spaces the way has. $space: where it ends.
happening-drove =
    { $steps ->
        [one] { $player } drives one space to { $space }.
       *[other] { $player } drives { $steps } spaces to { $space }.
    }
happening-stayed = { $player } stays put.
happening-went-to = { $player } goes straight to { $space }.
happening-sign-ignored = { $player } finds a back road past the sign at { $space }.

## Signs

happening-roadworks-placed = { $player } puts the roadworks sign at { $space }.
happening-roadworks-left = { $player } leaves the roadworks sign alone.
happening-jam-placed = { $player } puts the jam sign at { $space }.
happening-jam-lifted = The jam at { $space } has cleared.

## Event cards

happening-event-drawn = { $player } draws the event “{ $card }”.
happening-no-effect = “{ $card }” has no effect on { $player }.
happening-card-kept = { $player } keeps “{ $card }” for later.
happening-card-spent = { $player } is done with “{ $card }”.
happening-card-handed-on = { $from } hands “{ $card }” to { $to }.
happening-declined = { $player } makes no use of “{ $card }”.
happening-events-reshuffled = The used event cards are mixed into a new deck.

## Money

happening-paid =
    { $purpose ->
        [bid] { $player } pays { $amount } for the contract.
        [trailer] { $player } pays { $amount } for the trailer.
        [event] { $player } pays { $amount } for the event.
        [debt] { $player } pays off a debt of { $amount }.
        [final] { $player } pays { $amount } in the final reckoning.
       *[other] { $player } pays { $amount }.
    }
happening-received =
    { $purpose ->
        [revenue] { $player } earns { $amount } in revenue.
        [trailer] { $player } gets { $amount } for the trailer.
        [event] { $player } gets { $amount } from the event.
        [visit] { $player } gets { $amount } for the special order.
        [lost-cargo] { $player } gets { $amount } for lost cargo.
       *[other] { $player } gets { $amount }.
    }
happening-owes = { $player } cannot pay for “{ $card }” and now owes { $amount }.

## Loading and delivering

happening-loaded = { $player } loads { $contract }.
happening-delivered = { $player } delivers { $contract }.
happening-shipped = { $player } sends { $contract } on its way with “{ $card }”.
happening-reloaded = { $player } takes on fresh goods for { $contract }.
happening-stolen = The goods of { $player } for { $contract } are stolen.
happening-cargo-lost = A lost cube lies at { $space }.
happening-cargo-found = { $player } picks up the lost cube at { $space }.
happening-cargo-unloaded =
    { $cubes ->
        [one] { $player } clears one lost cube from the truck.
       *[other] { $player } clears { $cubes } lost cubes from the truck.
    }

## Trailers

happening-trailer-bought =
    { $trailer ->
        [small] { $player } buys a small trailer.
       *[large] { $player } buys a large trailer.
    }
happening-trailer-sold =
    { $trailer ->
        [small] { $player } sells a small trailer.
       *[large] { $player } sells a large trailer.
    }

## Public contracts

happening-auction-opened = { $player } puts { $contract } up for auction.
happening-bid = { $player } bids { $level }, which costs { $amount }.
happening-passed = { $player } drops out.
happening-sold = { $contract } goes to { $player } for { $amount }.
happening-taken = { $player } takes the contract { $contract }.
happening-removed = { $player } wants no contract; { $contract } leaves the game.
# For those who may not know which contract it is.
happening-given = { $from } gives a contract to { $to }.
# For the two players who may.
happening-given-known = { $from } gives the contract { $contract } to { $to }.

## The end

happening-ended =
    { $ending ->
        [finished] The public contracts are gone and a player has finished: the game is over.
        [turn-limit] The table's turn limit is reached: the game is over.
        [called-off] The players have agreed to stop: the game is over.
       *[other] The game is over.
    }
happening-ranked = Place { $place }: { $player } with { $cash }.
