# The report on many games: a page with plots. The values are described in the English file.

## The page

report-title = たくさんのゲームからわかったこと
report-about = プログラムが行った{ $games }ゲーム、シード{ $seed }。ゲームは{ $limit }手番で打ち切りました。
report-foot = このページの数字はすべて、ゲームを行いながら数えたものです。区間は互いに独立なゲームについて成り立ちますが、同じ配りのゲームは完全に独立とはいえません。同じシードでもう一度行えば、同じページになります。
report-table-title = { $edition }、{ $players }人、{ $games }ゲーム
report-contents = 目次
report-tables = 表
report-numbers = 数値
report-no-games = 最後まで行われたゲームはありません。

## Numbers

report-percent = { $number }%
report-gain = +{ $amount }
report-sure = { $mean } ± { $reach }
report-between = 95%の確かさで{ $low }～{ $high }
report-range = { $from }～{ $to }
report-none = –
report-route = { $from }–{ $to }

## Money over turns

report-money-short = お金
report-money-title = お金の推移
report-money-lead = { $bot }は半分のゲームを{ $median }より多く持って終えます。10回に1回は{ $low }より少なく、10回に1回は{ $high }より多くなります。
report-money-note = 自分の手番の最初の所持金（{ $currency }）です。線は中央値、帯は100ゲーム中の真ん中の80ゲーム、細い線はほかのボットの中央値です。続いているゲームが半分を切ったところでグラフは終わります。
report-money-end = 終了時{ $cash }
report-turn-tick = 手番{ $turn }
report-at-the-end = 終了

## Wins

report-wins-short = 勝利
report-wins-title = 誰が勝つか
report-wins-lead =
    { $alone ->
        [yes] すべての席に{ $bot }が座っているので、違いがあるとすれば席だけです。
       *[no] { $bot }の勝率は{ $rate }です（95%区間：{ $low }～{ $high }）。互角なら{ $fair }です。
    }{ $order ->
        [helps] 最初のプレイヤーの勝率は{ $first }で、先手は有利です。
        [harms] 最初のプレイヤーの勝率は{ $first }で、先手は不利です。
       *[nothing] 最初のプレイヤーの勝率は{ $first }で、偶然と区別できる差はありません。
    }
report-wins-note = 点は勝率、その線は真の勝率が95%の信頼度で収まるウィルソンの区間、破線は互角の場合の勝率です。同率1位の勝ちは該当者で分け合います。席別と順番別では、同じ配りのゲームは似ているので、まとめて1つと数えます。
report-wins-by-bot = ボット別
report-wins-by-order = 手番順別
report-wins-by-seat = 席別
report-order-place = { $number }番手
report-seat = 席{ $number }

## Skill and luck

report-luck-short = 運
report-luck-title = 実力と運
report-luck-lead = { $bots ->
        [1] すべての席に同じボットがいるので、実力の差は現れません。差の{ $deal }は席に来たカードとダイスによるもので、{ $rest }はそれ以外によるものです。
       *[other] 結果の差の{ $skill }はどのボットかで説明できます。席に来たカードとダイスで説明できるのは{ $deal }で、{ $rest }が残ります。
    }
report-luck-note = 1つの配りを、プレイヤーを1席ずつずらしながら、同じカードと同じダイスで1回ずつ行います。結果は、テーブルの平均をどれだけ上回って終えたかです。どの席、どの配りでもボットに残るものが実力、誰が座ってもその配りのその席に与えられるものが運、そして残りは、プレイヤーの選択の違いや互いの邪魔によって変わった分です。
report-luck-missing = 実力と運を分けるには、少なくとも2つの配りを、プレイヤーの席をひと回りさせながらすべて行う必要があります。今回のゲームはそうではありません。
report-luck-skill = 実力
report-luck-deal = 配りの運
report-luck-rest = 残り
report-luck-result = 結果

## Length

report-length-short = 長さ
report-length-title = ゲームの長さ
report-length-lead = 1ゲームの手番数の中央値は{ $turns }、1人あたり{ $rounds }です。1手番を{ $seconds }秒とすると{ $minutes }分になり、10ゲーム中8ゲームは{ $short }～{ $long }分で終わります。
report-length-note = ラウンド数ごとのゲーム数です。破線は中央値です。
report-all-finished = すべてのゲームがルールどおりの終わりを迎えました。
report-endings = ルールどおりに終わったゲームは{ $finished }、手番数の上限で終わったゲームは{ $limited }です。
report-round-tick = { $round }ラウンド
report-rounds-range = { $from }～{ $to }ラウンド：{ $games }ゲーム

## Income

report-income-short = 収入
report-income-title = お金の出どころと行き先
report-income-lead = { $bot }の収入は1ゲームあたり{ $income }です。{ $private }は最初に配られた仕事から、{ $public }は公開の仕事から得ています。支出は{ $costs }です。
report-income-note = 1ゲームの平均（{ $currency }）で、上が収入、下が支出です。最初の資本金と合わせると、最後の1枚まで終了時の所持金と一致します。
report-income-costs = 支出
report-line-private = 配られた仕事
report-line-auctioned = 落札した仕事
report-line-gifts = 競りなしの仕事
report-line-cards = イベントカード
report-line-trailers-sold = トレーラーの売却
report-line-bids = 入札
report-line-trailers-bought = トレーラーの購入
report-line-fines = 罰金とカードの費用
report-line-final = 終了時の支払い

## Auctions

report-auctions-short = 競り
report-auctions-title = 競りの費用と収益
report-auctions-lead = 買い手は印刷された報酬の{ $price }を払い、買った仕事の{ $delivered }を配達します。仕事1つあたり{ $profit }が残ります。落札の{ $free }は無料で、公開の仕事の{ $removed }は誰にも望まれずにゲームから除かれます。
report-auctions-note = 落札した入札の段階ごとに示します。金額は平均（{ $currency }）です。仕事の収益は、買い手が報酬を受け取れば報酬の額、受け取らなければ0です。
report-auction-removed = 除外：誰も興味なし
report-auction-gifts = 競りなしで取得
report-auction-left = 終了時に残っていたもの
report-auction-prices = 価格と報酬
report-auction-often = 段階ごとの回数
report-auction-price = 価格
report-auction-brought = 買い手の収益
report-auction-revenue = 印刷された報酬
report-level = { $level ->
        [0] 無料
       *[other] 入札{ $level }
    }

## Contracts

report-contracts-short = 仕事
report-contracts-title = 最高の仕事と最低の仕事
report-contracts-lead = 買い手にいちばん多く残るのは{ $best }の{ $most }、いちばん少ないのは{ $worst }の{ $least }です。{ $always ->
        [0] いつも中央の入札額に届く仕事はありません。
       *[other] いつも中央の入札額に届く仕事は{ $always }枚です。
    }{ $never ->
        [0] 一度も届かない仕事はありません。
       *[other] 一度も届かない仕事は{ $never }枚です。
    }
report-contracts-note = 競りで売れた仕事の平均利益（{ $currency }）です。買い手が受け取った報酬から価格を引きます。上位8つと下位8つを示し、線は95%区間です。少なくとも20回売れて、価格がいつも5つの入札額の中央以上だった仕事と、一度も届かなかった仕事には印をつけます。
report-verdict-always = いつも中央以上
report-verdict-never = 一度も中央に届かず

## Trailers

report-trailers-short = トレーラー
report-trailers-title = トレーラー
report-trailers-lead = 1ゲームに{ $a-game }台のトレーラーが買われ、その{ $early }は前半です。買った人は{ $cost }を払って{ $extra }を得ており、{ $paid-back }が元を取ります。トレーラーの{ $sold }はまた売られます。
report-trailers-note = ゲームを10等分した区間ごとに、買われたトレーラーを示します。積み込んだときにトラック本体の6個分に載らなかった荷物の報酬と、売却額をトレーラーの稼ぎとします。その荷物の一部はあとで運べたはずなので、トレーラーの本当の稼ぎよりも多めです。
report-trailer-small = 4個積み
report-trailer-large = 6個積み
report-game-tick = ゲームの{ $part }

## Event cards

report-cards-short = イベントカード
report-cards-title = イベントカードの働き
report-cards-lead = 1ゲームに{ $drawn }枚のカードが引かれます。引いた人にいちばん得なのは{ $best }で、同じ手番に{ $most }、いちばん損なのは{ $worst }で{ $least }です。
report-cards-note = 単位は{ $currency }、95%区間つきです。「同じ手番」は、手番の終わりの所持金からカードが出たときの所持金を引いたもので、その手番の配達を含みます。「終了時」は、テーブルの平均に対する差が、同じボットのふだんの差をどれだけ上回ったかです。カードに伴うものであり、カードだけがもたらしたものではありません。
report-cards-turn = 同じ手番
report-cards-end = ゲーム終了時

## Traffic

report-traffic-short = 交通量
report-traffic-title = ボードの交通量
report-traffic-table = にぎやかなマス（1ゲームあたり）
report-traffic-lead = いちばんにぎやかなのは{ $first }で、1ゲームに{ $visits }台が訪れます。{ $second }と{ $third }が続きます。{ $never ->
        [0] トラックが一度も来ないマスはありません。
       *[other] トラックが一度も来ないマスが{ $never }あります。
    }
report-traffic-note = そのマスで止まったトラック、通り過ぎたトラック、カードで移されたトラックの、1ゲームあたりの数です。印の面積が交通量を表します。
report-traffic-least = 少
report-traffic-most = 1ゲームに{ $visits }
report-traffic-space = { $space }：1ゲームに{ $visits }

## Heads of tables

report-head-bot = ボット
report-head-own-turn = 自分の手番
report-head-low-cash = 下位1割
report-head-median-cash = 中央値
report-head-high-cash = 上位1割
report-head-players = プレイヤー
report-head-who = 誰
report-head-games = ゲーム
report-head-won = 勝ち
report-head-rate = 割合
report-head-low = 下限
report-head-high = 上限
report-head-part = 部分
report-head-share = 割合
report-head-deviation = 偏差
report-head-rounds = ラウンド
report-head-line = 項目
report-head-a-game = 1ゲームあたり
report-head-level = 段階
report-head-sold = 落札
report-head-price = 価格
report-head-revenue = 報酬
report-head-price-part = 価格/報酬
report-head-delivered = 配達
report-head-brought = 収益
report-head-profit = 利益
report-head-contract = 仕事
report-head-middle = 中央の入札額
report-head-mean-level = 平均段階
report-head-below = 中央未満
report-head-at = 中央
report-head-above = 中央超
report-head-verdict = 印
report-head-small = 4個積み、1ゲームあたり
report-head-large = 6個積み、1ゲームあたり
report-head-sold-again = 再売却
report-head-cost = 支払い
report-head-extra = 載せた荷物の稼ぎ
report-head-sales = 売却額
report-head-paid-back = 元を取った割合
report-head-card = カード
report-head-drawn = 引いた枚数
report-head-in-the-turn = 手番中
report-head-in-the-end = 終了時
report-head-space = マス
report-head-stops = 停車
report-head-through = 通過
report-head-set-down = カードで移動
report-head-visits = 合計
