# What can be done: one message for each action, as a choice in a list.
#
# Always text: $space, $contract, $card, $player. Always numbers: $slot (a place of
# the row, counted from 1), $level, $first, $second, $steps.
# $trailer: small or large. $pay (text): money with its currency.

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
action-stay-as-one = Stay put and use a 1: place the roadworks

## Signs and lost cargo

action-roadworks = Put the roadworks sign at { $space }
action-leave-roadworks = Leave the roadworks sign alone
action-jam = Put the jam sign at { $space }
action-lose-cargo = Put a lost cube at { $space }
action-unload = Unload the lost cargo and receive { $pay } a cube

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
action-accept = Accept the offer of the card
action-decline = Decline the offer of the card
action-done = Done

## Choices of one decision

# What an action does where a certain card or decision asks for it. $cost, $pay (text): money
# with its currency. $city (text).
choice-breakdown-help = Help: receive { $pay } and miss a turn
choice-breakdown-drive-on = Drive on without helping
choice-customs-pay = Pay { $cost }
choice-customs-miss = Miss a turn
choice-owe = Owe the money for now
choice-rail = Send { $contract } by rail
choice-dumping = Give { $contract } to the player on your right
choice-spoiled = Go back to { $city } and reload { $contract }
choice-take-free = Take public contract { $slot } free of charge
choice-take-free-known = Take { $contract } free of charge
choice-stay = Stay here
choice-keep-navigation = Stay here and keep the satnav card
choice-partner = Let { $player } drive too
choice-partner-none = Let nobody else drive
choice-snow = Move the truck of { $player }
choice-snow-done = Move no more trucks
choice-roll-again = Roll again and drive on
choice-keep-card = Stay here and keep the card
choice-air-freight = Send { $contract } by air for { $cost }
choice-air-freight-none = Send nothing by air and keep the card
choice-load-later = Keep { $contract } in hand
choice-deliver-done = Deliver nothing more here
choice-stop-done = Done here
choice-end-turn = End the turn

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
