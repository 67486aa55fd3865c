# What can be done: one message for each action, as a choice in a list. The values are
# described in the English file.

## Setting up

action-place = { $space }から始める

## Driving

action-roll = ダイスを振る
action-drive =
    { $through ->
        [yes] { $via }経由で
       *[no] { "" }
    }{ $space }へ{ $steps }マス進む{ $early ->
        [yes] 、そこで止まって仕事を行う
       *[no] { "" }
    }{ $exact ->
        [yes] { "" }
       *[no] （目が余る）
    }{ $one ->
        [yes] （1の目を使う）
       *[no] { "" }
    }
action-stay = 動かない

## Signs and lost cargo

action-roadworks = 工事中マーカーを{ $space }に置く
action-leave-roadworks = 工事中マーカーを動かさない
action-jam = 渋滞マーカーを{ $space }に置く
action-lose-cargo = 落とし物を{ $space }に置く
action-unload = トラックから落とし物を降ろす

## Loading, delivering and trailers

action-load = { $contract }を積み込む
action-deliver = { $contract }を配達する
action-buy =
    { $trailer ->
        [small] 小トレーラーを買う
       *[large] 大トレーラーを買う
    }
action-sell =
    { $trailer ->
        [small] 小トレーラーを売る
       *[large] 大トレーラーを売る
    }

## Public contracts

action-auction = 公開の仕事{ $slot }を競りにかける
action-auction-known = { $contract }を競りにかける
action-no-interest = 公開の仕事には興味なし
action-bid = { $level }で入札する
action-pass = パス
action-buy-now = 5番目の入札額ですぐに買う
action-take = 公開の仕事{ $slot }を取る
action-take-known = { $contract }を取る

## Event cards

action-motivation = 「Motivation」を使う
action-pick = { $contract }を選ぶ
action-go-to = { $space }へ直行する
action-choose = { $player }を選ぶ
action-accept = はい
action-decline = いいえ
action-done = もう何もしない

## Dice and cards

action-first = { $player }から始める
action-dice =
    { $second ->
        [0] ダイスの目は{ $first }
       *[other] ダイスの目は{ $first }と{ $second }
    }
action-contract = { $contract }が出る
action-event = 「{ $card }」が出る

## All players together

action-call-off = ここでゲームを終えることに同意する
