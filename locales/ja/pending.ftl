# For whom the game waits, and what about. The values are described in the English file.

## Chance

pending-chance-first = 誰から始めるかを抽選します。
pending-chance-dice = { $player }のためにダイスを{ $dice }個振ります。
pending-chance-deal = { $player }に仕事カードを配ります。
pending-chance-reveal = 公開の仕事{ $slot }をめくります。
pending-chance-event = イベントカードを引きます。

## Players

pending-place = { $players }を待っています：どこから始めますか。
pending-before-roll = { $players }を待っています：ダイスを振るか、先に何かをします。
pending-drive =
    { $second ->
        [0] { $players }を待っています：{ $first }の目でどこへ進みますか。
       *[other] { $players }を待っています：{ $first }か{ $second }の目でどこへ進みますか。
    }
pending-card-move =
    { $steps ->
        [1] { $players }を待っています：{ $player }のトラックを1マス動かします。
       *[other] { $players }を待っています：{ $player }のトラックを{ $steps }マスまで動かします。
    }
pending-roadworks = { $players }を待っています：工事中マーカーをどこに置きますか。
pending-event = { $players }を待っています：「{ $card }」をどうしますか。
pending-partner = { $players }を待っています：ほかに誰が進みますか。
pending-snow = { $players }を待っています：次はどのトラックを雪で動かしますか。
pending-lose-cargo =
    { $left ->
        [1] { $players }を待っています：最後の落とし物をどこに置きますか。
       *[other] { $players }を待っています：落とし物{ $left }個をどこに置きますか。
    }
pending-air-freight = { $players }を待っています：「{ $card }」で仕事を運びますか。
pending-quick-loading = { $players }を待っています：「{ $card }」でもう一度振りますか。
pending-inspected = { $players }を待っています：検査のあと、もう一度振りますか。
pending-sell-to-pay = { $players }を待っています：「{ $card }」の{ $cost }を払うためにトレーラーを売りますか。売らなければ借りになります。
pending-deliver = { $players }を待っています：何を配達しますか。
pending-interest = { $players }を待っています：公開の仕事のどれかを競りにかけますか。
pending-stop = { $players }を待っています：ここで何をしますか。
pending-auction = { $players }を待っています：{ $contract }に入札するか、パスします。最高入札は{ $holder }の{ $level }です。
pending-auction-open = { $players }を待っています：{ $contract }に入札するか、パスします。まだ入札はありません。
pending-load-now = { $players }を待っています：{ $contract }をすぐに積み込みますか。
pending-end-of-turn = { $players }を待っています：手番を終える前に、ほかに何かしますか。

## Nobody

pending-over =
    { $ending ->
        [finished] ゲーム終了：すべての仕事を終えたプレイヤーが出ました。
        [turn-limit] ゲーム終了：手番数の上限に達しました。
        [called-off] ゲーム終了：プレイヤーの合意により終わりました。
       *[other] ゲーム終了です。
    }
