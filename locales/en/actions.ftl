# What can be done: one message for each action, as a choice in a list.
#
# Always text: $space, $contract, $card, $player. Always numbers: $slot (a place of
# the row, counted from 1), $level, $first, $second, $steps.
# $trailer: small or large.

## Setting up

action-place = Start at { $space }

## Driving

action-roll = Throw the dice
# $through: yes if the way leads through other cities; $via (text) names them.
# $one: yes if the roadworks sign moves by it. $early: yes if the rest of the throw
# is given up in a city that must then be served. $exact: yes if the count is exact.
action-drive =
    { $steps ->
        [one] Drive one space
       *[other] Drive { $steps } spaces
    }{ $through ->
        [yes] { " " }by way of { $via }
       *[no] { "" }
    } to { $space }{ $early ->
        [yes] , stop there and serve a contract
       *[no] { "" }
    }{ $exact ->
        [yes] { "" }
       *[no] , short of the count
    }{ $one ->
        [yes] , with a 1
       *[no] { "" }
    }
action-stay = Stay put

## Signs and lost cargo

action-roadworks = Put the roadworks sign at { $space }
action-leave-roadworks = Leave the roadworks sign alone
action-jam = Put the jam sign at { $space }
action-lose-cargo = Put a lost cube at { $space }
action-unload = Clear the lost cubes from the truck

## Loading, delivering and trailers

action-load = Load { $contract }
action-deliver = Deliver { $contract }
action-buy =
    { $trailer ->
        [small] Buy a small trailer
       *[large] Buy a large trailer
    }
action-sell =
    { $trailer ->
        [small] Sell a small trailer
       *[large] Sell a large trailer
    }

## Public contracts

action-auction = Put public contract { $slot } up for auction
action-auction-known = Put { $contract } up for auction
action-no-interest = Show no interest in the public contracts
action-bid = Bid { $level }
action-pass = Drop out
action-buy-now = Buy at once for the fifth bid
action-take = Take public contract { $slot }
action-take-known = Take { $contract }

## Event cards

action-motivation = Play “Motivation”
action-pick = Choose { $contract }
action-go-to = Go straight to { $space }
action-choose = Choose { $player }
action-accept = Yes
action-decline = No
action-done = Nothing more

## Dice and cards

action-first = { $player } begins
# $second is 0 where a single die is thrown.
action-dice =
    { $second ->
        [0] The die shows { $first }
       *[other] The dice show { $first } and { $second }
    }
action-contract = { $contract } comes up
action-event = “{ $card }” comes up

## All players together

action-call-off = Agree to end the game now
