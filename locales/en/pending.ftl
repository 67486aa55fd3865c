# For whom the game waits, and what about.
#
# $players (text): one or several names. $space, $contract, $card, $player (text).
# Numbers: $first, $second, $steps, $left, $level, $slot, $dice.

## Chance

pending-chance-first = To be found by lot: who begins.
pending-chance-dice =
    { $dice ->
        [one] To be thrown: a die for { $player }.
       *[other] To be thrown: { $dice } dice for { $player }.
    }
pending-chance-deal = To be dealt: a contract for { $player }.
# $slot is counted from 1.
pending-chance-reveal = To be turned up: public contract { $slot }.
pending-chance-event = To be drawn: an event card.

## Players

pending-place = Waiting for { $players }: where to start.
pending-before-roll = Waiting for { $players }: throw the dice, or do something first.
# $second is 0 where a single die was thrown.
pending-drive =
    { $second ->
        [0] Waiting for { $players }: where to drive with a { $first }.
       *[other] Waiting for { $players }: where to drive with { $first } or { $second }.
    }
pending-card-move =
    { $steps ->
        [one] Waiting for { $players }: move the truck of { $player } by a space.
       *[other] Waiting for { $players }: move the truck of { $player } by up to { $steps } spaces.
    }
pending-roadworks = Waiting for { $players }: where the roadworks sign goes.
pending-event = Waiting for { $players }: what to do about “{ $card }”.
pending-partner = Waiting for { $players }: who drives too.
pending-snow = Waiting for { $players }: which truck the snow moves next.
pending-lose-cargo =
    { $left ->
        [one] Waiting for { $players }: where the last lost cube goes.
       *[other] Waiting for { $players }: where { $left } lost cubes go.
    }
pending-air-freight = Waiting for { $players }: whether a contract goes with “{ $card }”.
pending-quick-loading = Waiting for { $players }: whether to throw again by “{ $card }”.
pending-inspected = Waiting for { $players }: whether to throw again after the inspection.
pending-sell-to-pay = Waiting for { $players }: sell trailers to pay { $cost } for “{ $card }”, or owe it.
pending-deliver = Waiting for { $players }: what to deliver.
pending-interest = Waiting for { $players }: which public contract to put up, if any.
pending-stop = Waiting for { $players }: what to do at this stop.
# $holder (text) has the highest bid, $level; $auctioneer (text) has put it up.
pending-auction = Waiting for { $players }: bid for { $contract }, or drop out. The highest bid is { $level }, by { $holder }.
pending-auction-open = Waiting for { $players }: bid for { $contract }, or drop out. There is no bid yet.
pending-load-now = Waiting for { $players }: whether to load { $contract } at once.
pending-end-of-turn = Waiting for { $players }: anything more before the turn ends?

## Nobody

# $ending as in `happening-ended`.
pending-over =
    { $ending ->
        [finished] The game is over: a player has finished.
        [turn-limit] The game is over: the turn limit was reached.
        [called-off] The game is over: the players agreed to stop.
       *[other] The game is over.
    }
