# What has happened, for the log and the announcements. The values are described in the
# English file.

## Setting up

happening-first = { $player }から始めます。
happening-rolled-for-first = { $player }が先手を決めるダイスで{ $die }を出しました。
happening-placed = { $player }は{ $space }から始めます。
happening-dealt = { $player }に仕事が1枚配られました。
happening-dealt-known = { $player }に{ $contract }が配られました。
happening-revealed = 新しい公開の仕事：{ $contract }。

## Turns

happening-turn-began = 手番{ $turn }：{ $player }。
happening-turn-ended = { $player }が手番を終えました。
happening-turn-missed = { $player }はこの手番を休みます。
happening-rolled =
    { $second ->
        [0] { $player }が{ $first }を出しました。
       *[other] { $player }が{ $first }と{ $second }を出しました。
    }
happening-will-miss = { $player }は1回休みになります。

## Driving

happening-drove = { $player }が{ $steps }マス進んで{ $space }に着きました。
happening-stayed = { $player }は動きません。
happening-went-to = { $player }が{ $space }へ直行しました。
happening-sign-ignored = { $player }が抜け道を見つけ、{ $space }のマーカーをかわしました。

## Signs

happening-roadworks-placed = { $player }が工事中マーカーを{ $space }に置きました。
happening-roadworks-left = { $player }は工事中マーカーを動かしません。
happening-jam-placed = { $player }が渋滞マーカーを{ $space }に置きました。
happening-jam-lifted = { $space }の渋滞が解消しました。

## Event cards

happening-event-drawn = { $player }がイベント「{ $card }」を引きました。
happening-no-effect = 「{ $card }」は{ $player }には効果がありません。
happening-card-kept = { $player }が「{ $card }」を手元に残しました。
happening-card-spent = { $player }の「{ $card }」の処理が終わりました。
happening-card-handed-on = { $from }が「{ $card }」を{ $to }に渡しました。
happening-declined = { $player }は「{ $card }」を使いません。
happening-events-reshuffled = 使い終わったイベントカードを混ぜて、新しい山札にしました。

## Money

happening-paid =
    { $purpose ->
        [bid] { $player }が仕事の代金{ $amount }を払いました。
        [trailer] { $player }がトレーラーの代金{ $amount }を払いました。
        [event] { $player }がイベントで{ $amount }を払いました。
        [debt] { $player }が借金{ $amount }を返しました。
        [final] { $player }が最後の精算で{ $amount }を払いました。
       *[other] { $player }が{ $amount }を払いました。
    }
happening-received =
    { $purpose ->
        [revenue] { $player }が報酬{ $amount }を受け取りました。
        [trailer] { $player }がトレーラーを売って{ $amount }を受け取りました。
        [event] { $player }がイベントで{ $amount }を受け取りました。
        [visit] { $player }が特別の仕事で{ $amount }を受け取りました。
        [lost-cargo] { $player }が落とし物で{ $amount }を受け取りました。
       *[other] { $player }が{ $amount }を受け取りました。
    }
happening-owes = { $player }は「{ $card }」の費用を払えず、{ $amount }の借金を負いました。

## Loading and delivering

happening-loaded = { $player }が{ $contract }を積み込みました。
happening-delivered = { $player }が{ $contract }を配達しました。
happening-shipped = { $player }が「{ $card }」で{ $contract }を送り出しました。
happening-reloaded = { $player }が{ $contract }の荷物を新しく積み替えました。
happening-stolen = { $player }が{ $contract }の荷物を盗まれました。
happening-cargo-lost = { $space }に落とし物があります。
happening-cargo-found = { $player }が{ $space }の落とし物を拾いました。
happening-cargo-unloaded = { $player }がトラックから落とし物を{ $cubes }個降ろしました。

## Trailers

happening-trailer-bought =
    { $trailer ->
        [small] { $player }が小トレーラーを買いました。
       *[large] { $player }が大トレーラーを買いました。
    }
happening-trailer-sold =
    { $trailer ->
        [small] { $player }が小トレーラーを売りました。
       *[large] { $player }が大トレーラーを売りました。
    }

## Public contracts

happening-auction-opened = { $player }が{ $contract }を競りにかけました。
happening-bid = { $player }が{ $level }で入札しました（{ $amount }）。
happening-passed = { $player }がパスしました。
happening-sold = { $player }が{ $contract }を{ $amount }で落札しました。
happening-taken = { $player }が{ $contract }を取りました。
happening-removed = { $player }はどの仕事にも興味がなく、{ $contract }がゲームから除かれました。
happening-given = { $from }が{ $to }に仕事を1つ渡しました。
happening-given-known = { $from }が{ $to }に{ $contract }を渡しました。

## The end

happening-ended =
    { $ending ->
        [finished] 公開の仕事がなくなり、すべての仕事を終えたプレイヤーが出ました。ゲーム終了です。
        [turn-limit] このテーブルの手番数の上限に達しました。ゲーム終了です。
        [called-off] プレイヤーが終了に合意しました。ゲーム終了です。
       *[other] ゲーム終了です。
    }
happening-ranked = { $place }位：{ $player }、{ $cash }。
