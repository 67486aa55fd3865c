# How the things on the table are called inside a sentence. The values are described in
# the English file.

## Money

currency-DM = DM
currency-EUR = €

## Spaces

space-on-road = { $from }–{ $to }間の{ $place }マス目
space-unknown = そのマス

## Cards

contract-card = { $from } → { $to }（荷物{ $goods }個、{ $revenue }）
contract-unknown = 不明な仕事
card-named = { $german }（{ $title }）
card-unknown = 不明なカード

## Players

player-unnamed = 席{ $seat }
player-chance = 運
player-table = 全員

## Lists

list-and = { $some }と{ $last }
list-comma = 、
