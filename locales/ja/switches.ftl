# The switches: for each one a label, what it changes, and a label for each value. The values
# are described in the English file.

## Setting up

switch-currency = 通貨
switch-currency-about = 支払いに使うお金です。金額は同じです。
switch-currency-DM = ドイツマルク（DM）
switch-currency-EUR = ユーロ（€）

switch-board = マップ
switch-board-about = 走るマップです。古いほうか、東の都市とフェリーがある大きいほうかを選びます。
switch-board-classic = 1987年、フェリーなし
switch-board-modern = 2007年、フェリーあり
switch-board-value = { $value }

switch-contract-deck = 仕事カード
switch-contract-deck-about = 箱に入っている仕事カードです。
switch-contract-deck-classic-52 = クラシックの52枚
switch-contract-deck-modern-54 = モダンの54枚
switch-contract-deck-value = { $value }

switch-event-deck = イベントカード
switch-event-deck-about = 箱に入っているイベントカードです。
switch-event-deck-classic-31 = クラシックの31枚
switch-event-deck-modern-28 = モダンの28枚
switch-event-deck-value = { $value }

switch-private-contracts = 配る仕事
switch-private-contracts-about = 最初に各プレイヤーに配る非公開の仕事の枚数です（1～10）。
switch-private-contracts-value = 1人{ $value }枚

switch-public-pile = 公開の仕事
switch-public-pile-about = 2、3、4、5、6人のときの公開の仕事の枚数です。多いほどゲームが長くなります。
switch-public-pile-value = { $value }

switch-start-space = 開始マス
switch-start-space-about = 最初にトラックを置ける場所です。
switch-start-space-not-a-city = 都市以外
switch-start-space-any = どこでも

switch-placed = トラックの配置
switch-placed-about = トラックを置くときに、自分の仕事を知っているかどうかです。
switch-placed-before-deal = 仕事を配る前
switch-placed-before-looking = 配ったあと、見る前
switch-placed-after-looking = 仕事を見てから

switch-first-player = 最初のプレイヤー
switch-first-player-about = 誰から始めるかの決め方です。
switch-first-player-chance = 抽選
switch-first-player-highest-roll = 最大の目
switch-first-player-host-or-chance = ホストが決めるか抽選

## Driving

switch-dice = ダイス
switch-dice-about = 振るダイスの数です。2つなら、好きなほうの目で進みます。
switch-dice-1 = 1つ
switch-dice-2 = 2つ振って片方を使う

switch-trucks-on-a-road-space = 道のマスの定員
switch-trucks-on-a-road-space-about = 都市以外の1マスに、トラックが何台まで入れるかです。
switch-trucks-on-a-road-space-1 = 1台
switch-trucks-on-a-road-space-2 = 2台

switch-trucks-in-a-city = 都市の定員
switch-trucks-in-a-city-about = 1つの都市に、トラックが何台まで入れるかです。
switch-trucks-in-a-city-one = 1台
switch-trucks-in-a-city-any = 何台でも

switch-end-space-full = 最後のマスが満員のとき
switch-end-space-full-about = 移動を終えるはずのマスに空きがないとき、どうするかです。
switch-end-space-full-must-stop-before = 手前で止まる
switch-end-space-full-may-stop-before = 手前で止まるか、別の道を行く
switch-end-space-full-not-allowed = 別のダイスか別の道を選ぶ

switch-contract-city = 途中停車できる都市
switch-contract-city-about = 自分の仕事の都市のうち、どこで目を余らせて止まってよいかです。
switch-contract-city-any-own = 持っている仕事すべての出発地と目的地
switch-contract-city-useful = 積み込み前は出発地、積み込み後は目的地
switch-contract-city-can-serve = すぐに積み込みか配達ができる都市だけ

switch-stop-in-contract-city = 仕事の都市での途中停車
switch-stop-in-contract-city-about = 自分の仕事の都市で目を余らせて止まったら、積み込みか配達をしなければならないかどうかです。
switch-stop-in-contract-city-may = 義務なし
switch-stop-in-contract-city-then-must-serve = 積み込みか配達が義務

switch-stop-at-sign = マーカーの前での停車
switch-stop-at-sign-about = マーカーが道をふさいでいるとき、残りの目を捨ててよいかどうかです。
switch-stop-at-sign-may = 捨ててよい
switch-stop-at-sign-only-without-full-way = 使い切れる道がないときだけ

## Loading and delivering

switch-load-before-roll = ダイスの代わりの積み込み
switch-load-before-roll-about = すでに正しい都市にいるトラックが、手番の最初に積み込めるかどうかです。
switch-load-before-roll-no = できない
switch-load-before-roll-yes = できる
switch-load-before-roll-not-just-taken = できる（そこで取ったばかりの仕事は除く）

switch-serve-while-waiting = 停車中の積み下ろし
switch-serve-while-waiting-about = トラックがマスを離れられなかった手番や、離れなかった手番にも、積み込みと配達ができるかどうかです。
switch-serve-while-waiting-no = できない
switch-serve-while-waiting-yes = できる

switch-loads-a-turn = 1手番の積み込み
switch-loads-a-turn-about = 1手番に仕事をいくつ積み込めるか、それで手番が終わるかどうかです。
switch-loads-a-turn-any = 制限なし
switch-loads-a-turn-one-ends-turn = 1つで手番終了

switch-deliveries-a-turn = 1手番の配達
switch-deliveries-a-turn-about = 1手番に仕事をいくつ配達できるか、それで手番が終わるかどうかです。
switch-deliveries-a-turn-any = 制限なし
switch-deliveries-a-turn-one-ends-turn = 1つで手番終了

switch-delivering = 配達
switch-delivering-about = 目的地で止まったとき、荷物が自動的に降ろされるかどうかです。
switch-delivering-by-itself = 自動
switch-delivering-may = 任意

switch-roll-after-card-delivery = カードで配達したあとのダイス
switch-roll-after-card-delivery-about = カードの移動で配達して始まった手番に、さらにダイスを振れるかどうかです。
switch-roll-after-card-delivery-next-turn = 振れません（次の手番に出発）
switch-roll-after-card-delivery-same-turn = 同じ手番に振れます

switch-second-service = 同じ都市での2つ目の仕事
switch-second-service-about = 都市に残った仕事を、あとの手番に動かずに積み込みや配達ができるかどうかです。
switch-second-service-no = できない
switch-second-service-instead-of-roll = ダイスの代わりにできる

switch-stop-order = 都市での順序
switch-stop-order-about = 配達、競り、積み込みの順序が決まっているかどうかです。
switch-stop-order-ruled = 配達、競り、積み込み
switch-stop-order-any = 自由

## Roadworks and jam

switch-roadworks-after = 工事中
switch-roadworks-after-about = 工事中マーカーをいつ動かすか、必ず動かすかどうかです。
switch-roadworks-after-rolled-1-must = 1を出したら必ず
switch-roadworks-after-rolled-1-may = 1を出したら任意
switch-roadworks-after-used-1-must = 1で進んだら必ず（6を1として使っても）

switch-roadworks-never-on-hamburg-flensburg = Hamburg–Flensburg間の保護
switch-roadworks-never-on-hamburg-flensburg-about = HamburgからFlensburgまでの道には工事中マーカーを置けないことにするかどうかです。
switch-roadworks-never-on-hamburg-flensburg-yes = はい
switch-roadworks-never-on-hamburg-flensburg-no = いいえ

switch-roadworks-or-event-first = 工事中とイベントの順序
switch-roadworks-or-event-first-about = 1で進んでイベントマスに止まったとき、どちらを先に処理するかです。
switch-roadworks-or-event-first-roadworks = 工事中
switch-roadworks-or-event-first-event = イベント

switch-jammed-space = 渋滞
switch-jammed-space-about = 渋滞している都市へ、配達のために入れるかどうかです。
switch-jammed-space-closed = 誰も入れない
switch-jammed-space-city-open-to-deliver = 都市には配達のためなら入れる

## Events

switch-event-drawn = イベントの発生
switch-event-drawn-about = イベントマスで移動を終えれば必ずカードを引くのか、目をちょうど使い切ったときだけ引くのかです。
switch-event-drawn-move-ends = そこで移動を終えれば必ず
switch-event-drawn-exact-count = 目を使い切ったときだけ

switch-card-moves-draw = イベントの連鎖
switch-card-moves-draw-about = イベントカードによる移動で、さらにカードを引くことがあるかどうかです。
switch-card-moves-draw-yes = ある
switch-card-moves-draw-die-thrown = ダイスを振った移動だけ

switch-used-event-card = 使ったイベントカード
switch-used-event-card-about = 処理の終わったイベントカードの行き先です。
switch-used-event-card-under-deck = 山札の下
switch-used-event-card-reshuffled = 脇に置き、山札が尽きたら混ぜ直す
switch-used-event-card-out = ゲームから除外

switch-unpayable-cost = 払えないイベント
switch-unpayable-cost-about = イベントの費用が払えないとき、いくらの借金になるかです。
switch-unpayable-cost-double = 2倍の額
switch-unpayable-cost-single = そのままの額

## Trailers

switch-trailers-sell = トレーラーの売却
switch-trailers-sell-about = トレーラーを使うかどうか、銀行がいつ500で買い戻すかです。
switch-trailers-sell-no = 売却なし
switch-trailers-sell-own-turn-if-fits = 自分の手番、荷物が残りに載るなら
switch-trailers-sell-any-time-if-fits = いつでも、荷物が残りに載るなら
switch-trailers-sell-own-turn-goods-stay = 自分の手番、荷物は載せたまま
switch-trailers-sell-no-trailers = トレーラーなし

## Public contracts

switch-auction-after = 競り
switch-auction-after-about = どのように都市に着けば、公開の仕事を競りにかけられるかです。
switch-auction-after-any-stop = 都市で止まればいつでも
switch-auction-after-exact-count = 目を使い切ったとき
switch-auction-after-exact-count-not-by-card = 目を使い切ったとき（カードによる到着は除く）
switch-auction-after-none-take = 競りなし：仕事はそのまま取る

switch-auctions-a-turn = 競りの回数
switch-auctions-a-turn-about = 競りを何回開けるかです。
switch-auctions-a-turn-one-a-stop = 停車ごとに1回
switch-auctions-a-turn-one = 手番ごとに1回
switch-auctions-a-turn-none = なし

switch-auction-order = 入札
switch-auction-order-about = 全員が自由に声を上げるか、順番に入札するかです。
switch-auction-order-open-outcry = 全員一斉
switch-auction-order-clockwise = 時計回り（左隣へ）、パスしたら抜ける
switch-auction-order-none = 入札なし

switch-buy-now = 即時購入
switch-buy-now-about = 仕事を競りにかけた人が、5番目の入札額ですぐに買えるかどうかです。
switch-buy-now-yes = できる
switch-buy-now-no = できない

switch-no-interest = 興味がないとき
switch-no-interest-about = 競りを開けるのにどれも要らないとき、どの公開の仕事が失われるかです。
switch-no-interest-no = 失われない
switch-no-interest-nearest-dock = 列の先頭、荷物置き場のとなりのもの

switch-display-after-sale = 空きの補充
switch-display-after-sale-about = 公開の仕事が1つなくなったとき、次をどこに並べるかです。
switch-display-after-sale-in-place = 空いた場所
switch-display-after-sale-slides = 端に置き、残りをずらす
switch-display-after-sale-in-place-removal-slides = 空いた場所。除外のあとは残りをずらす

switch-load-won = 落札した仕事の積み込み
switch-load-won-about = ほかの人の手番に落札した仕事を、すぐに積み込めるかどうかです。
switch-load-won-at-once = すぐに
switch-load-won-own-turn = 自分の手番になってから

switch-taken-contract = 取った仕事の積み込み
switch-taken-contract-about = 競りなしで取った仕事を、載るならすぐに積み込まなければならないかどうかです。
switch-taken-contract-loads-if-fits = 載るならすぐに
switch-taken-contract-loads-at-choice = 今でも後でも自由

## Single event cards

switch-pannenhilfe = Pannenhilfe
switch-pannenhilfe-about = 故障した仲間の手伝いを断れるかどうかです。
switch-pannenhilfe-choice = 任意
switch-pannenhilfe-forced = 強制

switch-gute-routenplanung = Gute Routenplanung
switch-gute-routenplanung-about = 空いている都市へ進まず、その場にとどまれるかどうかです。
switch-gute-routenplanung-may = 任意
switch-gute-routenplanung-must = 強制

switch-gute-routenplanung-reach = Gute Routenplanungの範囲
switch-gute-routenplanung-reach-about = 空いている都市を探して、ふさがった都市を通り抜けられるかどうかです。
switch-gute-routenplanung-reach-through-occupied = ふさがった都市を越えてよい
switch-gute-routenplanung-reach-neighbouring = となりの都市だけ

switch-subunternehmer = Subunternehmer
switch-subunternehmer-about = 2台のトラックがその場にとどまれるかどうかです。
switch-subunternehmer-may = 任意
switch-subunternehmer-must = 強制

switch-fog-and-accident-jam = 霧と事故
switch-fog-and-accident-jam-about = この2枚のカードで、渋滞マーカーをどこに置けるかです。
switch-fog-and-accident-jam-empty = 何もないマス
switch-fog-and-accident-jam-any = どこでも
switch-fog-and-accident-jam-free = 空いているマス

switch-familiennachwuchs = Familiennachwuchs
switch-familiennachwuchs-about = 積み荷の目的地のうち、どの都市へ移るかです。
switch-familiennachwuchs-nearest = 最寄り
switch-familiennachwuchs-any = どれでも

switch-familiennachwuchs-unload = Familiennachwuchsのあとの荷下ろし
switch-familiennachwuchs-unload-about = カードで移った都市で、必ず配達しなければならないかどうかです。
switch-familiennachwuchs-unload-may = 任意
switch-familiennachwuchs-unload-must = 必須

switch-schnelle-verladung = Schnelle Verladung
switch-schnelle-verladung-about = 積み込んだあと、もう一度ダイスを振らなくてもよいかどうかです。
switch-schnelle-verladung-may = 任意
switch-schnelle-verladung-must = 強制

switch-dokumente = Dokumente
switch-dokumente-about = 書類がどの都市にあるかです。
switch-dokumente-opposite-direction = 後方の最寄り
switch-dokumente-last-city = 最後に通った都市

switch-zollabfertigung = Zollabfertigung
switch-zollabfertigung-about = どのイベントマスへ移るかです。
switch-zollabfertigung-nearest = 最寄り
switch-zollabfertigung-neighbouring = となりのどれでも

switch-hilfe-diebe = Hilfe, Diebe!
switch-hilfe-diebe-about = 荷物を盗まれた仕事がどうなるかです。
switch-hilfe-diebe-face-up = 表向きのまま残る
switch-hilfe-diebe-hand = 手札に戻る

switch-inspektion = Inspektion
switch-inspektion-about = Münchenで、もう一度ダイスを振らなくてもよいかどうかです。
switch-inspektion-may = 任意
switch-inspektion-must = 強制

switch-schneestuerme = Schneestürme
switch-schneestuerme-about = トラックを動かさずにおけるかどうかです。
switch-schneestuerme-may = 任意
switch-schneestuerme-must = 強制

switch-ware-verdorben = Ware verdorben
switch-ware-verdorben-about = カードで都市を選べないとき、どの都市へ戻るかです。
switch-ware-verdorben-last-loading = 最後に積み込みをした都市
switch-ware-verdorben-last-of-carried = 今ある積み荷を最後に積んだ都市
