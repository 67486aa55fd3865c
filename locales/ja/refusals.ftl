# Why an action was not taken: one message for each refusal code. The values are described
# in the English file.

## Whose decision it is

refusal-unknown-seat = その席には誰もいません。
refusal-game-over = ゲームは終わっています。
refusal-chance-first = 先にダイスかカードの番です。
refusal-not-an-outcome = その結果は今は起こりません。
refusal-not-your-turn = 今はあなたが決める番ではありません。
refusal-not-now = 先に決めることがあります。

## Driving

refusal-no-such-space = このマップにそのマスはありません。
refusal-start-in-city = { $space }からは始められません。トラックは都市の外から始めます。
refusal-space-full = { $space }にはあなたのトラックが入る余地がありません。
refusal-space-closed = { $space }は工事中で通れません。
refusal-space-jammed = { $space }は渋滞で通れません。
refusal-not-connected = その道のマスはつながっていません。
refusal-turns-back = 1回の移動の途中で引き返すことはできません。
refusal-wrong-count = その目では、その数だけ進むことはできません。
refusal-no-stop-here = { $space }で残りの目を捨てることはできません。
refusal-same-move = その移動は別の形で選択肢にあります。そちらを選んでください。
refusal-must-drive = 進めるトラックは、進まなければなりません。

## Signs and lost cargo

refusal-sign-on-city = { $space }は都市なので、マーカーを置けません。
refusal-sign-on-truck = { $space }にはトラックがいるので、マーカーを置けません。
refusal-jam-on-truck = { $space }にはトラックがいるので、渋滞マーカーを置けません。
refusal-sign-sheltered = HamburgとFlensburgの間は工事中にできません。
refusal-sign-stays = マーカーは別のマスに移さなければなりません。
refusal-signs-share = { $space }にはもう一方のマーカーがあります。
refusal-sign-must = 工事中マーカーを置かなければなりません。
refusal-wrong-space = このカードでは{ $space }を選べません。
refusal-cargo-space = { $space }に落とし物は置けません。トラックもマーカーもほかの落とし物もないマスを選んでください。
refusal-cargo-stays = 落とし物を降ろせるのは、輸送中の仕事がないときだけです。

## Loading and delivering

refusal-not-in-hand = その仕事はあなたの手札にありません。
refusal-not-in-start-city = あなたのトラックは、その仕事の出発地にいません。
refusal-no-room =
    { $needed ->
        [other] その仕事には荷物{ $needed }個分の空きが必要ですが、空きは{ $have }個分です。
       *[unknown] トラックには、その仕事の荷物を全部積む空きがありません。
    }
refusal-stock-short =
    { $needed ->
        [other] その仕事には荷物が{ $needed }個必要ですが、荷物置き場には{ $have }個しかありません。
       *[unknown] 荷物置き場には、その仕事に足りるだけの荷物がありません。
    }
refusal-no-loading-now = 今は積み込めません。
refusal-not-on-road = その仕事は積み込まれていません。
refusal-not-in-destination = あなたのトラックは、その仕事の目的地にいません。
refusal-must-serve = 目を余らせてここで止まったので、積み込みか配達をしなければなりません。

## Money and trailers

refusal-no-trailers = このゲームではトレーラーを使いません。
refusal-trailers-gone = その大きさのトレーラーはもう残っていません。
refusal-too-dear = { $needed }かかりますが、所持金は{ $have }です。
refusal-no-sale = このゲームではトレーラーを売れません。
refusal-not-owned = そのトレーラーを持っていません。
refusal-load-too-big =
    { $needed ->
        [other] 荷物を{ $needed }個積んでいますが、そのトレーラーがないと{ $have }個しか積めません。
       *[unknown] そのトレーラーがないと荷物が載りきりません。
    }
refusal-buy-own-turn = トレーラーは自分の手番に買います。
refusal-sell-own-turn = トレーラーは自分の手番に売ります。

## Public contracts

refusal-no-auction = この到着では競りを開けません。
refusal-empty-slot = その場所に仕事はありません。
refusal-bid-too-low =
    { $needed ->
        [other] { $needed }以上、5以下で入札しなければなりません。
       *[unknown] 1から5までの入札ではないか、額が足りません。
    }
refusal-bid-over-cash = その入札には{ $needed }かかりますが、所持金は{ $have }です。
refusal-own-bid = 最高入札はすでにあなたのものです。
refusal-has-passed = この競りではすでにパスしています。
refusal-auctioneer-waits = この仕事を競りにかけたのはあなたなので、ほかの人の入札に応じることしかできません。
refusal-no-buy-now = このゲームでは仕事をすぐに買うことはできません。
refusal-take-elsewhere = その仕事の出発地は別の都市です。

## Event cards

refusal-no-such-card = そのカードを持っていません。
refusal-card-not-now = そのカードは今は使えません。
refusal-no-choice = このカードに選択の余地はありません。
refusal-wrong-contract = このカードにその仕事は選べません。
refusal-wrong-player = このカードにそのプレイヤーは選べません。
