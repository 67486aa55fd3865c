# What is wrong with boards, cards, editions, switches and positions. The values are described in
# the English file.

located-line = { $file }:{ $line }: { $fault }
located-file = { $file }: { $fault }

## Form

fault-form = ファイルの形式が正しくありません：{ $reason }

## Names that nothing answers to

fault-unknown-city = ボードに都市「{ $name }」はありません。
    .near = ボードに都市「{ $name }」はありません。もしかして：「{ $near }」
fault-unknown-space = ボードにマス「{ $name }」はありません。
    .near = ボードにマス「{ $name }」はありません。もしかして：「{ $near }」
fault-unknown-contract = 仕事「{ $name }」はカードの中にありません。
    .near = 仕事「{ $name }」はカードの中にありません。もしかして：「{ $near }」
fault-unknown-contract-cities = 「{ $name }」には、仕事に必要なボードの都市2つが書かれていません。
fault-unknown-card = イベントカード「{ $name }」は山札にありません。
    .near = イベントカード「{ $name }」は山札にありません。もしかして：「{ $near }」
fault-unknown-base = 土台になるエディション「{ $name }」がありません。使えるもの：{ $allowed }。
    .near = 土台になるエディション「{ $name }」がありません。使えるもの：{ $allowed }。もしかして：「{ $near }」
fault-unknown-refusal = 拒否「{ $name }」はありません。
    .near = 拒否「{ $name }」はありません。もしかして：「{ $near }」
fault-unknown-edition = エディション「{ $name }」はありません。使えるもの：{ $allowed }。
    .near = エディション「{ $name }」はありません。使えるもの：{ $allowed }。もしかして：「{ $near }」
fault-unknown-board = ボード「{ $name }」はありません。使えるもの：{ $allowed }。
    .near = ボード「{ $name }」はありません。使えるもの：{ $allowed }。もしかして：「{ $near }」
fault-unknown-contract-deck = 仕事カードのセット「{ $name }」はありません。使えるもの：{ $allowed }。
    .near = 仕事カードのセット「{ $name }」はありません。使えるもの：{ $allowed }。もしかして：「{ $near }」
fault-unknown-event-deck = イベントカードのセット「{ $name }」はありません。使えるもの：{ $allowed }。
    .near = イベントカードのセット「{ $name }」はありません。使えるもの：{ $allowed }。もしかして：「{ $near }」

## Boards

fault-board-no-name = ボードには名前が必要です。
fault-board-too-many-spaces = ボードに{ $spaces }マスありますが、{ $most }マスまでです。
fault-board-too-few-cities = ボードには少なくとも2つの都市が必要です。
fault-city-no-name = 都市には名前が必要です。
fault-city-blank = 名前「{ $name }」の最初か最後に空白があります。
fault-city-mark = 名前「{ $name }」に「:」や「-」は使えません。Kassel-Frankfurt:2のように、マスの名前に使うためです。
fault-city-control = 名前{ $name }に表示できない文字があります。
fault-city-twice = 都市「{ $name }」が2回出てきます。
fault-point-not-finite = マップ上の位置は有限の数でなければなりません。
fault-point-far-off = { $number }はどのマップからも遠く外れています。
fault-road-to-itself = { $city }からそれ自身への道は引けません。
fault-road-twice = { $from }と{ $to }の間にはすでに道があります。
fault-city-no-road = { $city }に通じる道がありません。
fault-city-too-many-roads = { $city }に道が{ $roads }本ありますが、{ $most }本までです。
fault-event-at-sea = イベントマスを海に置くことはできません。
fault-events-side-by-side = 2つのイベントマスが隣り合っています。
fault-board-no-way = { $from }から{ $to }へ行く道がありません。
fault-board-too-many-ways = ボード「{ $board }」は6マスの経路が多すぎます。

## Decks of contracts

fault-contracts-no-name = セットには名前が必要です。
fault-contracts-empty = セットには少なくとも1枚の仕事が必要です。
fault-contracts-too-many = セットに仕事が{ $contracts }枚ありますが、{ $most }枚までです。
fault-contract-twice = この仕事が2回出てきます。
fault-contract-same-city = { $city }から始まる仕事は、別の都市へ向かわなければなりません。
fault-contract-goods = 仕事の荷物は1～{ $most }個です。{ $goods }個にはできません。
fault-contract-revenue = 報酬は1～{ $most }です。{ $revenue }にはできません。
fault-contract-bid-count = 仕事の入札額は5つです。{ $bids }個にはできません。
fault-contract-bid-nothing = 入札額は0より大きくなければなりません。
fault-contract-bid-order = 入札額は、それぞれ前のものより大きくなければなりません。
fault-contract-bid-revenue = 入札額は報酬{ $revenue }より小さくなければなりません。

## Decks of event cards

fault-events-count = イベントカードのセットは1～{ $most }枚ですが、これは{ $cards }枚です。
fault-event-id = カードのID「{ $card }」にa–z、0–9、「-」以外の文字があります。
fault-event-twice = カード「{ $card }」が2回出てきます。
fault-event-no-road = ボードには、{ $from }から{ $to }までマスのある道がありません。
fault-event-money = 金額は0～{ $most }です。
fault-event-number = マスや荷物の数は1～{ $most }です。

## Editions and switches

fault-edition-base = このエディションの土台に誤りがあります：{ $errors }
fault-edition-circle = エディションが輪になって互いを土台にしています。
fault-edition-id = エディションのIDは1語です。
fault-switch-unknown = スイッチ「{ $name }」はありません。
    .near = スイッチ「{ $name }」はありません。もしかして：「{ $near }」
fault-switch-value = スイッチ{ $switch }を「{ $value }」にはできません。使えるもの：{ $allowed }。
    .near = スイッチ{ $switch }を「{ $value }」にはできません。使えるもの：{ $allowed }。もしかして：「{ $near }」
fault-switch-number = スイッチ{ $switch }を「{ $value }」にはできません。使えるのは{ $least }から{ $most }までの数です。
fault-switch-piles = スイッチ{ $switch }を「{ $value }」にはできません。使えるのは{ $least }から{ $most }までの数1つ、または2/3/4/5/6人用の数5つです。
fault-switch-name = スイッチ{ $switch }を「{ $value }」にはできません。使えるのは読み込まれているものの名前です。
fault-switch-missing = 値のないスイッチがあります：{ $switches }。

## Switches that do not go together

fault-contradiction-auction-order = auction-order「none」にはauction-after「none-take」が必要です。競りにかける仕事には入札の順序が要ります。
fault-contradiction-auctions-a-turn = auctions-a-turn「none」にはauction-after「none-take」が必要です。さもないと仕事を手に入れられません。
fault-contradiction-buy-now-auctions = buy-nowには競りが必要ですが、auction-afterが「none-take」です。
fault-contradiction-buy-now-clockwise = buy-nowにはauction-order「open-outcry」が必要です。順番の入札は左隣から始まり、競りにかけた人が最初に聞かれることはありません。
fault-contradiction-no-interest-auctions = no-interestは競りの代わりに仕事を除きますが、auction-afterが「none-take」です。
fault-contradiction-no-interest-any-stop = no-interestには目を使い切った到着が必要です。auction-after「any-stop」では、停車のたびに仕事が除かれてしまいます。
fault-contradiction-stop-order = stop-order「any」はno-interestと併用できません。仕事を除くのは積み込みの前です。
fault-contradiction-load-before-roll = load-before-roll「not-just-taken」にはauction-after「none-take」が必要です。さもないと仕事を取ることがありません。
fault-contradiction-second-service = second-serviceには、1手番に積み込みか配達を1つまでとする制限が必要です。loads-a-turnかdeliveries-a-turnを設定してください。
fault-contradiction-contract-city = stop-in-contract-city「then-must-serve」にはcontract-city「can-serve」が必要です。さもないと、積み込みも配達もできない都市で止まれてしまいます。

## Positions

fault-position-seats =
    { $seats ->
        [0] 局面の席は{ $least }～{ $most }ですが、席がありません。
       *[other] 局面の席は{ $least }～{ $most }ですが、席が{ $seats }あります。
    }
fault-position-turn = 手番は1から{ $most }まで数えます。
fault-position-no-seat = 席{ $seat }はありません。
fault-position-roadworks-in-city = 工事中マーカーは都市には置けません。
fault-position-goods = 荷物は{ $most }個しかありません。
fault-position-pile =
    { $left ->
        [0] 山札にする仕事が残っていません。
       *[other] 山札にできる仕事は{ $left }枚しか残っていません。
    }
fault-position-full = 「{ $space }」にはこれ以上トラックが入りません。
fault-position-trailers =
    { $left ->
        [0] その大きさのトレーラーは残っていません。
       *[other] その大きさのトレーラーは{ $left }台しか残っていません。
    }
fault-position-no-trailers = このゲームではトレーラーを使いません。
fault-position-load-order = 仕事「{ $contract }」は輸送中でないか、すでに挙げられています。
fault-position-cities = トラックが覚えている都市は{ $most }つまでです。
fault-position-taken = 仕事「{ $contract }」は取られましたが、手札にありません。
fault-position-overload = 荷物{ $goods }個は、{ $capacity }個積みのトラックには載りません。
fault-position-display = 表向きの仕事は{ $most }枚までです。
fault-position-contract-twice = 仕事「{ $contract }」が2か所にあります。
fault-position-contract-double = 「{ $contract }」という仕事は2つあります。「{ $contract }/4」のように荷物の数を付けてください。
fault-position-card-twice = イベントカード「{ $card }」が2か所にあります。
fault-position-jam-nowhere = 渋滞にはマスが必要です。
fault-position-signs-share = 2つのマーカーが同じマスに置かれることはありません。
fault-position-debt = 借金は、費用がかかり、プレイヤーの前にあるイベントカード1枚に対するものです。
fault-position-card-owner = このカードは持ち主の前にあります。持ち主のカードにも挙げてください。
fault-position-card-kind = 「{ $card }」はその種類のカードではありません。
fault-position-card-turn = このカードが来たのは手番{ $turn }で、今の手番よりあとです。
fault-position-roll =
    { $dice ->
        [1] ダイスの目は1～6が1つです。
       *[other] ダイスの目は1～6が{ $dice }つまでです。
    }
fault-position-turn-limit = 今は手番{ $turn }ですが、ゲームは手番{ $limit }で終わります。
fault-position-roadworks-sheltered = この版では、「{ $space }」に工事中マーカーを置けません。
fault-position-cash = 所持金が{ $cash }になることはありません。払えない費用は借金に入れてください。
fault-position-open = このゲームでは、盗まれた仕事「{ $contract }」が表向きになることはありません。
fault-position-cargo-twice = 落とし物のマスとして「{ $space }」が2回挙げられています。
fault-position-not-a-city = 「{ $space }」は都市ではありません。
fault-position-jam-elsewhere = 「{ $card }」の渋滞は{ $city }にしか置けません。
# $field (text): a field of the position, such as events-under.
fault-position-used-cards = この版では、使い終わったイベントカードをそこに置きません。「{ $field }」を消してください。
fault-position-event-space = イベントカードはイベントマスで引きますが、「{ $space }」はイベントマスではありません。
fault-position-event-roll = カードを引くのは移動のあとです。「event」か「rolled」のどちらか一方だけを書いてください。
fault-position-over = ゲームは終わっています。公開の仕事が残っておらず、席{ $seat }にも仕事がありません。

## Things that are missing or there twice

fault-account-load = 席{ $seat }のトラックには荷物が{ $goods }個ありますが、仕事の荷物は{ $needed }個です。
fault-account-overload = 席{ $seat }のトラックは積みすぎです。
fault-account-full = 席{ $seat }のトラックが、空きのない場所にいます。
fault-account-taken = 席{ $seat }が取った仕事が手札にありません。
fault-account-goods = 荷物が{ $needed }個ではなく{ $goods }個あります。
fault-account-contracts-twice = { $contracts }枚の仕事が2か所にあります。
fault-account-cards-twice = { $cards }枚のイベントカードが2か所にあります。
fault-account-pile = 山札には仕事が{ $pile }枚ありますが、誰も見ていないものは{ $unseen }枚だけです。
fault-account-trailers = 同じ大きさのトレーラーが{ $trailers }台ありますが、{ $most }台までです。
fault-account-signs = 2つのマーカーが同じマスにあります。
fault-account-load-order = 積み込みの順序が、輸送中の仕事と合っていません。
