# What only the page in the browser says. The values are described in the English file.

## Everywhere

web-title = Auf Achse
web-money = { $amount }{ $currency }
web-close = 閉じる
web-home = スタートページ
web-menu = メニュー
web-loading = 少々お待ちください…
web-not-found = この道はどこにも通じていません。
web-no-table = そのテーブルはないか、もう片づけられています。
web-lost = 接続が切れました。再接続しています…
web-error-unreachable = サーバーが応答しません。しばらくしてからもう一度お試しください。
web-to = から
web-you = あなた
web-player = プレイヤー{ $seat }
web-name = あなたの名前
web-name-default = 運送屋
web-rules = ルール
web-compare = エディションの比較
web-rulings = 私たちの裁定

## Settings

web-settings = 設定
web-language = 言語
web-theme = 配色
web-theme-system = 端末に合わせる
web-theme-light = 昼
web-theme-dark = 夜
web-pace = トラックの速さ
web-pace-slow = ゆっくり
web-pace-normal = ふつう
web-pace-fast = 速い
web-pace-none = 動きなし
web-sound = 効果音
web-confirm = 進む前に確認する

## Start page

web-start-title = 荷物を積んで、いざ出発。
web-start-about = ヨーロッパ中に荷物を運び、いい仕事を競り落とし、いちばんのお金持ちになりましょう。
web-play-now = すぐに遊ぶ
web-play-with = コンピューター3人が相手です。登録も待ち時間もありません。
web-edition = どのエディション？
web-door-learn = 遊びながら覚える
web-door-learn-about = ガイドつきの短いゲーム、約5分です。
web-door-here = 1つの画面で
web-door-here-about = 1台の端末を友だちと囲んで。コンピューターも加えられます。
web-door-online = オンラインで遊ぶ
web-door-online-about = テーブルを開いて、友だちにリンクを送ります。
web-door-lobby = 参加・観戦
web-door-lobby-about = プレイヤー募集中のテーブルと、観戦できるゲームです。
web-door-replay = もう一度見る
web-door-replay-about = 終わったゲームと、ファイルの記録です。
web-door-rules = ルール
web-door-rules-about = 6つのエディションを見比べられます。
web-foot = Wolfgang Kramer作のボードゲームより。自由ソフトウェアです。ゲームはこのサーバーにだけ残ります。

## Computer players

web-bot-random = ピンボール
web-bot-lehrling = 見習い
web-bot-fahrer = 運転手
web-bot-disponent = 配車係
web-bot-chef = 社長
web-level-random = ピンボール：でたらめ
web-level-lehrling = 見習い：やさしい
web-level-fahrer = 運転手：仕事を心得ている
web-level-disponent = 配車係：先を読む
web-level-chef = 社長：手ごわい

## Setting up a table

web-setup-here = この画面のテーブル
web-setup-online = オンラインのテーブル
web-differs = 何が違う？
web-differs-from = 比べる相手
web-seats = 席
web-seat-add = 席を増やす
web-seat-remove = 席{ $seat }をなくす
web-seat-kind = 席{ $seat }のプレイヤー
web-name-of = 席{ $seat }の名前
web-level = 席{ $seat }の強さ
web-colour = 席{ $seat }の色
web-colour-red = 赤
web-colour-green = 緑
web-colour-violet = 紫
web-colour-petrol = 青緑
web-colour-orange = オレンジ
web-colour-grey = 灰色
web-kind-here = この端末
web-kind-link = リンクで招待
web-kind-open = 誰でも
web-kind-bot = コンピューター
web-kind-link-about = 送るためのリンクが作られます。
web-kind-open-about = テーブルに来た人なら誰でも座れます。
web-options = オプション
web-listed = 募集中のテーブルに表示する
web-hide-cash = 所持金を隠す
web-clock = 時計
web-clock-none = 時計なし
web-clock-turn = 決定ごとの時間
web-clock-game = ゲーム全体の時間
web-clock-days = 決定ごとの日数
web-time-turn = 秒
web-time-game = 分
web-time-days = 日
web-turn-limit = 終了までの手番数
web-absence = コンピューターが代わるまでの不在時間（分）
web-first = 最初のプレイヤー
web-first-lot = 抽選
web-word = ダイスに混ぜる言葉
web-word-hint = どんな言葉でも
web-word-about = ダイスは公正で、自分で確かめられます。あなたの言葉がダイスに混ぜられ、ゲームのあとに、このページがすべての目を計算し直します。
web-house-rules = ハウスルール
web-house-rules-about = エディションによって違うルールのすべてです。変更したものには印がつきます。
web-begin = 始める
web-open-table = テーブルを開く

## Waiting for players

web-waiting = 空席はあと{ $free }つです
web-waiting-full = 全員そろいました
web-waiting-host = リンクを送るか、空席にコンピューターを座らせてください。
web-waiting-guest = ホストの合図でゲームが始まります。
web-free = 空席
web-sit = ここに座る
web-stand-up = 席を立つ
web-put-bot = コンピューターにする
web-remove-bot = 席を空ける
web-seat-link = 席{ $seat }のリンク
web-copy = リンクをコピー
web-copied = コピーしました

## Lobby

web-lobby-own = あなたのゲーム
web-lobby-waiting = プレイヤー募集中
web-lobby-playing = 進行中
web-lobby-empty = 今、募集中のテーブルはありません。開いてみましょう！
web-join = 参加する
web-watch = 観戦する
web-go-on = 続ける
web-carried = 別の端末の席をここへ移す
web-carry-code = コード
web-carried-go = ここへ移す

## The table

web-map = マップ。矢印キーと＋、−で動かし、0で全体を表示します。
web-map-closer = 拡大
web-map-farther = 縮小
web-map-home = 自分の位置を表示
web-column = あなたの手番と仕事
web-tabs = テーブルの各部
web-tab-turn = 手番
web-tab-market = 市場
web-tab-log = 経過
web-tab-chat = チャット
web-players = プレイヤー
web-turn = 手番{ $turn }
web-table = テーブル
web-result = 結果
web-sign = 待っていること
web-dice =
    { $second ->
        [0] ダイスの目は{ $first }です。
       *[other] ダイスの目は{ $first }と{ $second }です。
    }
web-goods = 荷物{ $goods }個
web-steps = { $steps }マス
web-bids = 入札額（低い順）
web-held = 手札{ $hidden } · 輸送中{ $road }
web-secret = 非公開
web-away = 不在
web-bot-drives = コンピューターが運転中
web-sits-out = 1回休み
web-days = { $days }日
web-stands = { $space }にいます。

## What is awaited of you, as a headline

web-ask-place = 始める場所を選んでください
web-ask-before-roll = あなたの手番です
web-ask-drive = 行き先を選んでください
web-ask-card-move = カードで進んでください
web-ask-roadworks = 工事中マーカーを置いてください
web-ask-event = どうしますか？
web-ask-partner = 誰と一緒に進みますか？
web-ask-snow = どのトラックを雪で動かしますか？
web-ask-lose-cargo = 落とし物を置いてください
web-ask-air-freight = 飛行機で送りますか？
web-ask-quick-loading = もう一度振りますか？
web-ask-inspected = もう一度振りますか？
web-ask-deliver = 配達
web-ask-interest = 仕事を競りにかけますか？
web-ask-stop = ここで何をしますか？
web-ask-auction = あなたの入札
web-ask-load-now = すぐに積み込みますか？
web-ask-sell-to-pay = トレーラーを売りますか、借りにしますか？
web-ask-end-of-turn = ほかに何かしますか？

web-detail-drive =
    { $second ->
        [0] { $first }が出ました。
       *[other] { $first }と{ $second }が出ました。
    }行き先は{ $ends }か所あります。
web-detail-card-move = { $player }のトラックを{ $steps }マスまで。
web-detail-lose-cargo =
    { $left ->
        [1] 最後の1個です。
       *[other] あと{ $left }個です。
    }
web-detail-auction = { $offer }。{ $player }が{ $money }で入札中
web-detail-sell-to-pay = 「{ $card }」の費用は{ $cost }、所持金は{ $cash }です。
web-detail-place = マップの光っているマスをタップしてください。

## What can be done, short for a button

web-do-drive = { $space }へ進む
web-do-load = { $city }行きを積む
web-do-deliver = 配達して{ $money }
web-do-bid = { $money }で入札
web-do-sell =
    { $trailer ->
        [small] 小トレーラーを{ $money }で売る
       *[large] 大トレーラーを{ $money }で売る
    }
web-put-up = 競りにかける
web-take = 取る
web-pick = これを選ぶ
web-undo = 取り消す
web-choices =
    { $choices ->
        [1] 選択肢は1つ
       *[other] 選択肢{ $choices }個を一覧で表示
    }

## What the end of a drive brings, in a few words

web-brings-steps =
    { $steps }マス{ $exact ->
        [yes] 、ちょうど
       *[no] { "" }
    }
web-brings-deliver = 配達して{ $money }
web-brings-load = { $city }行きの荷物{ $goods }個を積む
web-brings-event = イベントカード
web-brings-auction = 続いて競り
web-brings-take = 続いて仕事を1つ取れる
web-brings-early = 積み込みか配達が必要
web-brings-one = 工事中マーカーが動く

## Own papers

web-your-contracts = あなたの仕事
web-drag = ドラッグで並べ替え
web-no-contracts = 仕事がありません。競り落としましょう！
web-on-road = 輸送中
web-stolen = 盗難、積み直し
web-just-taken = 次に来たときに積み込み
web-load = 積み荷{ $load }/{ $capacity }
web-trailer = ＋{ $places }個積みトレーラー
web-sell-trailer = −{ $places }個積みトレーラー
web-left =
    { $left ->
        [0] 残りなし
       *[other] 残り{ $left }
    }
web-lost-cubes = 落とし物{ $cubes }個が場所をふさいでいます。
web-kept = あなたのカード
web-owes = { $money }の借金があります。
web-drawn-by = 引いた人：{ $player }

## Public contracts

web-public = 公開の仕事
web-pile = 山札{ $pile }枚
web-leaves-next = 次に除外
web-auction = 競り
web-auction-by = { $player }が仕事を競りにかけました
web-best-bid = { $player }が{ $money }で入札中
web-no-bid = まだ入札なし
web-orders = 自動入札
web-order-level = 入札の上限
web-order-then = その先は
web-order-then-pass = パスする
web-order-then-ask = 自分で決める
web-order-leave = 任せる
web-order-drop = やめる
web-order-up-to =
    { $then ->
        [pass] { $money }まで入札し、その先はパスします。
       *[ask] { $money }まで入札し、その先はあなたに尋ねます。
    }
web-order-pass-unless-outbid = 上回られないかぎりパスする
web-order-pass-this-turn = この手番の競りはすべてパスする

## Log and chat

web-log = 経過
web-since = 自分の手番のあとの出来事（{ $news }）
web-since-line = 前回のあなたの手番のあと
web-chat = チャット
web-chat-empty = まだ誰も発言していません。
web-chat-say = 話しかける
web-chat-send = 送信
web-mute = ミュート
web-unmute = ミュート解除

## Why not?

web-why = なぜできない？
web-why-about = できない手について尋ねると、それを禁じているルールがわかります。光っていないマスをクリックしてもかまいません。
web-why-drive = そこへ進む、そこに置く
web-why-roll = ダイスを振る
web-why-stay = ここにとどまる
web-why-auction = 競りを開く
web-why-buy = トレーラーを買う
web-why-sell = トレーラーを売る
web-why-load = { $from }–{ $to }を積み込む
web-why-deliver = { $from }–{ $to }を配達する
web-why-far = どの目が出てもそこまでは行けません。
web-why-allowed = それは今できます。

## Passing the device

web-pass-device = 端末を{ $player }に渡してください
web-pass-about = それまで仕事は隠しておきます。
web-pass-show = 私が{ $player }です

## The table's own menu

web-watch-link = 観戦用リンク
web-spectators = { $spectators }人が観戦しています。
web-watching = 観戦中です。
web-let-bot = コンピューターに運転を任せる
web-take-wheel = 自分で運転する
web-propose-undo = 一手戻すことを提案する
web-propose-end = ゲームの終了を提案する
web-propose-kick = この席をコンピューターに任せることを提案する
web-proposed-undo-to = { $player }が一手戻したいそうです。
web-proposed-end = { $player }がゲームを終えたいそうです。
web-proposed-kick = { $player }が、{ $other }の代わりをコンピューターに任せたいそうです。
web-proposed-rematch = { $player }がもう一戦したいそうです。
web-votes = 賛成{ $yes }、未回答{ $awaited }。
web-agree = 賛成
web-disagree = 反対
web-carry = 別の端末に移る
web-carry-about = 別の端末の「参加・観戦」でこのコードを入力してください。10分以内に1回だけ使えます。
web-fair = 公正なダイス
web-fair-promise = 最初のダイスの前の約束：

## After the game

web-rematch = もう一戦
web-rematch-ready = 再戦へ
web-replay = リプレイ
web-download = 記録をダウンロード
web-money-graph = 所持金の推移
web-income = お金の出どころ
web-delivered = 配達した仕事
web-purpose-revenue = 報酬
web-purpose-visit = 特別の仕事
web-purpose-lost-cargo = 落とし物
web-purpose-event = イベント
web-purpose-trailer = トレーラー
web-purpose-bid = 入札
web-purpose-debt = 借金
web-purpose-final = 最後の精算
web-verify = ダイスを検証する
web-proof-proved = 証明済み：{ $throws }回のダイスと引きはすべて、約束されたシードとみなさんの言葉から生じています。
web-proof-seeded = 証明済み：{ $throws }回のダイスと引きはすべて、記録のシードから生じています。
web-proof-differs = 却下：ステップ{ $step }はシードから生じたものではありません。
web-proof-broken = 却下：シードが約束されたものと違います。
web-proof-none = 矛盾はありませんが、証明はできません。この記録にはシードがないので、ダイスを計算し直すことはできません。
web-records = 終わったゲーム
web-records-empty = ここで終わったゲームはまだありません。
web-replay-file = ファイルの記録
web-replay-file-about = どのゲームも終了後にダウンロードでき、どこでも見直せます。
web-replay-choose = ファイルを選ぶ
web-replay-at = ゲーム内の位置
web-replay-run = 再生
web-replay-pause = 一時停止
web-replay-on = 1ステップ進む
web-replay-back = 1ステップ戻る
web-replay-turn-on = 次の手番
web-replay-turn-back = 前の手番
web-replay-speed = 速さ

## The guided first game

web-guide = はじめてのゲーム
web-guide-known = { $all }個中{ $known }個を習得
web-guide-wait = もう1台のトラックが走っています。走る様子を見ていましょう。何が起きたかは経過に書かれます。
web-guide-place = 下にあるのがあなたの仕事です。どこで荷物を積み、どこへ運び、いくら稼げるかが書かれています。指し示すと道のりが見えます。どれかの出発地の近くから始めましょう。
web-guide-roll = 手番はダイスから始まります。黄色いボタンを押してください。
web-guide-roll-again = もう一度振りましょう。正しい都市にいるときは、代わりに積み込むこともできます。
web-guide-drive = ダイスは2つ、進むのは片方の目だけです。光っているマスに止まれます。指し示すと、道のりと、そこで起きることが見えます。仕事の出発地を目指しましょう。
web-guide-drive-loaded = トラックに荷物が積まれました。次は荷物の目的地へ向かいましょう。配達すれば報酬がもらえます。
web-guide-stop = ここが正しい場所です。荷物を積むか、配達してお金を受け取りましょう。
web-guide-interest = 目をちょうど使い切って都市に入ると、公開の仕事を競りにかけられます。誰でも入札できますが、誰も入札しなければただで手に入ります。
web-guide-auction = カードにある5つの額のどれかで入札するか、パスします。その仕事でいくら稼げるか、どれだけ走ることになるかを考えましょう。
web-guide-roadworks = 1で進んだので、工事中マーカーが動きます。誰もそこを通れません。ほかの人が困る場所に置きましょう。
web-guide-event = イベントです！ カードを読んで決めましょう。悪いことばかりではありません。
web-guide-end-of-turn = 荷台を増やしたければトレーラーを買えます。要らなければ手番を終えましょう。
web-guide-all = もう一人前です。このゲームを終わらせるか、もっと多くの相手と遊びましょう。
