# 端末の全画面表示。

## 画面

screen-too-small = 画面は{ $width }×{ $height }文字ですが、{ $least-width }×{ $least-height }文字が必要です。ウィンドウを広げるか、--plain で文字だけで遊んでください。
screen-too-small-short = { $least-width }×{ $least-height }文字が必要です。
screen-broken = 予期しない不具合です。最後の手まで保存されています: aufachse play --resume

## テーブルの準備

screen-setup = 新しいテーブル
screen-setup-keys = ↑↓ 選ぶ · ←→ 変える · Enter 名前・開く · F10 始める · Esc やめる
screen-house-keys = ↑↓ 選ぶ · ←→ 変える · Enter 入力 · Backspace エディションどおり · Esc 戻る
screen-edition = エディション
screen-players-about = 2人から6人まで。
screen-seat = 席{ $seat }
screen-seat-about = この席の担当: この端末の人か、コンピューター。Enter で名前を変えます。
screen-who-named = { $name }（{ $who }）
screen-length = 長さ
screen-length-about = 最後まで遊ぶか、全員合わせた手番数で終えるか。
screen-length-full = 最後まで
screen-length-turns = { $turns }手番
screen-cash = 所持金
screen-cash-about = 他の人の所持金が見えますか。
screen-cash-open = 公開
screen-cash-hidden = 非公開
screen-seed = ダイスのシード
screen-seed-about = 同じシードならダイスもカードも同じになります。空なら偶然に任せます。
screen-seed-chance = 偶然
screen-house-changed =
    { $changed ->
        [0] エディションどおり
       *[other] { $changed }件変更
    }
screen-back = 戻る
screen-begin-about = 切って、配って、出発です。

## ロビーと待合室

screen-lobby-keys = ↑↓ 選ぶ · Enter 進む · n 新しいテーブル · l リンクかコード · r 更新 · q 出る
screen-room-ready = 全員そろいました。b で開始します。
screen-room-sit = 空席を選んで Enter を押すか、このまま観戦できます。
# Behind a player whose chat is not shown.
screen-muted = ミュート中
screen-sit-keys = Enter 着席 · Esc 観戦のみ
# Before a command that brings the seats to another terminal.
screen-carry-here = 端末では、そちらで次を入力：

## 枠

screen-choices = 選択肢 { $choices }
screen-tab-papers = 仕事
screen-tab-market = 市場
screen-tab-players = 全員
screen-tab-cards = カード
screen-tab-log = 経過
screen-tab-chat = 会話
screen-contract-road = 輸送中、あと{ $steps }
screen-contract-hand = 積み込み待ち、{ $steps }先
screen-contract-stolen = 盗難！積み直し、{ $steps }先
screen-contract-taken = 次の訪問で積み込み、{ $steps }先
screen-no-cards = 手元にカードはありません。
screen-stock = 山札{ $pile } · トレーラー 小{ $small } 大{ $large } · イベント{ $events }
screen-cloudburst = 豪雨: 全員ダイスは1個です。
screen-nothing-found = 見つかりません。Esc で全部に戻ります。
screen-after = ゲーム終了。e で結果、m で再戦、q で退席します。
screen-vote = y = 賛成、n = 反対
screen-waiting-for = { $players }を待っています

## 窓

screen-help = キーと記号
screen-leave = テーブルを離れる
screen-leave-ask = 席を立ちますか。すべて保存済みで、aufachse play --resume で続けられます。
screen-leave-yes = 席を立つ
screen-leave-no = 残る
screen-pass-show = 本人です。仕事を見せる
screen-why-there = { $space }へ進む、または置く
# Below a rule that is too long for its window.
screen-why-leaf = PgUp PgDn：ルールの続き

## キーの行

screen-short-cycle = 次
screen-short-do = 実行
screen-short-search = 検索
screen-short-undo = 戻す
screen-short-zoom = 拡大
screen-short-tab = 枠
screen-short-why = なぜ不可?
screen-short-menu = メニュー
screen-short-help = ヘルプ
screen-short-leave = 終了
# In the waiting room.
screen-short-seat = 席
screen-short-level = コンピューター
screen-short-copy = コピー
screen-short-begin = 開始
screen-short-sit = 着席
screen-short-close = 閉じる
screen-short-leaf = めくる
screen-short-choose = 選ぶ
screen-short-chat = 会話
screen-short-result = 結果
screen-short-step = 1手
screen-short-turn = 手番
screen-short-go = 移動
screen-short-speed = 速さ
screen-space-bar = Space

## ヘルプ

screen-key-cycle = 次の選択肢、前の選択肢。道筋がマップに出ます
screen-key-number = その番号の選択肢
screen-key-search = 都市名などの一部で選択肢を探す
screen-key-do = 選んだものを実行する
screen-key-undo = 新しいことが分かっていなければ、最後の一手を戻す
screen-key-why = なぜできないのか。手を尋ねてルールを読む
screen-key-zoom = 近づく、遠ざかる
screen-key-fit = マップ全体
screen-key-pan = マップを動かす
screen-key-pan-far = マップを大きく動かす
screen-key-follow = 自分のトラックに戻って追いかける
screen-key-tab = 次の枠、前の枠
screen-key-log = 経過や長い枠をめくる
screen-key-chat = みんなに話す
screen-key-menu = メニュー: 運転を任せる、入札の指示、終了、再戦
screen-key-vote = 提案に賛成、反対
screen-key-redraw = 画面を描き直す
screen-key-rest = 休止。fg で戻ります
screen-key-leave = 席を立つ。ゲームは保存されます
screen-key-mouse = マウス: クリックで選択肢や光るマスを選び、もう一度で実行。ホイールで拡大、ドラッグでマップが動きます。
screen-mark-city = 都市
screen-mark-space = マス
screen-mark-event = イベントマス
screen-mark-roadworks = 工事: 通れません
screen-mark-jam = 渋滞
screen-mark-lost = 落とし物
screen-mark-truck = トラックと持ち主の文字。自分のものは下線つき
screen-mark-target = 止まれるマスと選択肢の番号
screen-mark-end = 選んだ移動の終点
screen-mark-road = 道
screen-mark-ferry = フェリー
screen-mark-sea = 海
screen-mark-coast = 海岸、または湖岸
screen-mark-border = 国境
screen-mark-hand = 手元の仕事（積込待ち）
screen-mark-loaded = 運送中の仕事
screen-sea-north = 北海
screen-sea-baltic = バルト海
screen-sea-adriatic = アドリア海

## 記録を見る

screen-watch-at = 手番{ $turn }/{ $turns } · { $steps }手のうち{ $step }手目
screen-watch-speed = 速さ×{ $speed }
screen-watch-go = 手番へ：
screen-watch-key-run = スペースキー：再生、停止
screen-watch-key-step = 1手戻る、1手進む
screen-watch-key-turn = 前の手番、次の手番
screen-watch-key-go = 手番の番号を入力し、Enterで移動
screen-watch-key-tenth = ゲームの1割目から9割目へ
screen-watch-key-ends = 最初、最後
screen-watch-key-speed = 速く、遅く
screen-watch-key-seat = 次の人の書類、前の人の書類
screen-watch-key-follow = 走るトラックを追う
screen-watch-key-leave = やめる
screen-watch-key-mouse = マウス：バーのクリックでその時点へ移動、ホイールで拡大。
screen-watch-seat = { $player }の仕事
screen-watch-nobody = 仕事なし
