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
action-stay-as-one = 動かずに1の目を使い、工事中マーカーを置く

## Signs and lost cargo

action-roadworks = 工事中マーカーを{ $space }に置く
action-leave-roadworks = 工事中マーカーを動かさない
action-jam = 渋滞マーカーを{ $space }に置く
action-lose-cargo = 落とし物を{ $space }に置く
action-unload = 落とし物を降ろし、1個につき{ $pay }をもらう

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
action-accept = カードの申し出を受ける
action-decline = カードの申し出を断る
action-done = 終了する

## Choices of one decision

choice-breakdown-help = 手伝う：{ $pay }をもらって1回休む
choice-breakdown-drive-on = 手伝わずに通り過ぎる
choice-customs-pay = { $cost }を払う
choice-customs-miss = 1回休む
choice-owe = 今は払わず、借りにする
choice-rail = { $contract }を列車に任せる
choice-dumping = { $contract }を右隣のプレイヤーに渡す
choice-spoiled = { $city }へ戻って{ $contract }を積み直す
choice-take-free = 公開の仕事{ $slot }を無料で取る
choice-take-free-known = { $contract }を無料で取る
choice-stay = ここにとどまる
choice-keep-navigation = ここにとどまり、ナビゲーションシステムを残す
choice-partner = { $player }も進ませる
choice-partner-none = ほかの人は進ませない
choice-snow = { $player }のトラックを動かす
choice-snow-done = これ以上トラックを動かさない
choice-roll-again = もう一度ダイスを振って進む
choice-keep-card = ここにとどまり、カードを残す
choice-air-freight = { $cost }を払って{ $contract }を飛行機に任せる
choice-air-freight-none = 飛行機を使わず、カードを残す
choice-load-later = { $contract }を手札に残す
choice-deliver-done = ここではもう配達しない
choice-stop-done = ここでの行動を終える
choice-end-turn = 手番を終える

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
