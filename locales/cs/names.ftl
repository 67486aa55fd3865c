# How the things on the table are called inside a sentence. The values are described in
# the English file. Names are never inflected: a noun beside them takes the case
# (na pole Kassel, hráči Petra).

## Money

currency-DM = DM
currency-EUR = €

## Spaces

# Follows the word “pole” in most sentences.
space-on-road = { $from }–{ $to } č. { $place }
# Fits behind the word “pole” in every case.
space-unknown = bez názvu

## Cards

contract-card =
    { $from } → { $to } ({ $goods ->
        [one] 1 kus zboží
        [few] { $goods } kusy zboží
        [many] { $goods } kusu zboží
       *[other] { $goods } kusů zboží
    }, { $revenue })
# The same in the nominative and in the accusative, the only cases in which contracts are named.
contract-unknown = neznámý kontrakt
card-named = { $german } ({ $title })
card-unknown = neznámá karta

## Players

player-unnamed = Místo { $seat }
player-chance = Náhoda
player-table = Celý stůl

## Lists

list-and = { $some } a { $last }
list-comma = ,{ " " }
