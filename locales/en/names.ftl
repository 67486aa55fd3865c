# How the things on the table are called inside a sentence.

## Money

currency-DM = DM
currency-EUR = €

## Spaces

# $from, $to (text): the cities at the ends of a road. $place (number): the space,
# counted from $from.
space-on-road =
    { $from }–{ $to }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
    } space
# A space that is not on the map, or that a message does not name.
space-unknown = that space

## Cards

# $from, $to (text): cities. $goods (number). $revenue (text): money with its currency.
contract-card =
    { $from } → { $to } ({ $goods ->
        [one] one good
       *[other] { $goods } goods
    }, { $revenue })
contract-unknown = an unknown contract
# $german (text): the title as printed. $title (text): its translation.
card-named = { $german } ({ $title })
card-unknown = an unknown card

## Players

# $seat (number): the seat, counted from 1.
player-unnamed = Seat { $seat }
player-chance = Chance
player-table = The whole table

## Lists

# Two things, or all but the last and the last.
list-and = { $some } and { $last }
list-comma = ,{ " " }
