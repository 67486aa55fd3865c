# What the command line says, and how numbers are written. The values are described in the
# English file.

## Numbers and money

number-group = ,
number-point = .
money = { $amount }{ $currency }

## Messages about what was typed

cli-error = エラー：{ $message }
cli-did-you-mean = もしかして：{ $name }
cli-allowed = 使えるもの：{ $names }。
cli-unknown-edition = 「{ $name }」というエディションはありません。
cli-unknown-switch = 「{ $name }」というスイッチはありません。
cli-unknown-board = 「{ $name }」というボードはありません。
cli-unknown-language = 言語「{ $name }」の文章はありません。
cli-unknown-level = 「{ $name }」というレベルはありません。
cli-unknown-command = 「{ $name }」というコマンドはありません。

cli-set-form = 「{ $typed }」は「スイッチ=値」の形になっていません。`aufachse editions classic`ですべてのスイッチが見られます。
cli-number-form = { $least }から{ $most }までの整数を指定してください
cli-seconds-form = { $least }から{ $most }までの秒数を指定してください
cli-players-form = { $least }から{ $most }までの数か、{ $least }-{ $most }のような範囲を指定してください
cli-editions-which = どのエディションですか。`aufachse editions classic --set dice=2`のように指定してください。

## Files

cli-file-unreadable = { $file }を読めません：{ $reason }。
cli-file-unwritable = { $file }に書き込めません：{ $reason }。
cli-file-exists = { $file }はすでにあります。上書きするには--forceを付けてください。
cli-not-a-folder = { $file }はファイルですが、ここにはフォルダーが必要です。
cli-file-written = 書き込みました：{ $file }
cli-not-text = UTF-8のテキストではありません
cli-file-fault = { $file }、{ $line }行目：{ $reason }

## The guide

cli-guide =
    aufachse { $version }：トラック輸送のボードゲームAuf Achseをターミナルで。

    コマンド：
      aufachse             ゲームをブラウザで開く（このコンピューター専用）
      aufachse play        この端末で遊ぶ：一人で、一つのキーボードを囲んで、またはリンクでオンラインで
      aufachse serve       ほかの人とも遊べるサーバー
      aufachse board       ボードを一覧やマップで表示。自作のボードやカードの検査も
      aufachse editions    6種類のルール、全スイッチの説明、2つのルールの違い
      aufachse rules       ルールブック：1ページ、1章、または1つのルール
      aufachse simulate    ランダムなプレイヤーやボットで何ゲームでも遊び、集計する
      aufachse tournament  ボットどうしを対戦させ、レーティングをつける
      aufachse replay      記録したゲームを文章で再現。好きな時点のテーブルも表示
      aufachse verify      記録がルールどおりで、ダイスがシードどおりだと証明する
      aufachse engine      ほかのプログラムのためのゲーム。1行ごとのJSON
      aufachse bench       このマシンでルールがどれだけ速く動くかを測る
      aufachse completions シェルの補完
      aufachse man         マニュアルのページ

    たとえば：
      aufachse editions
      aufachse board modern --svg --out map.svg
      aufachse simulate --games 10 --records games
      aufachse replay games/classic-4-000001.jsonl
      aufachse simulate --seats disponent,fahrer --games 100

    どのコマンドにも、例つきの--helpがあります。

## The server

cli-serve-ready = Auf Achseを{ $address }で開きました
cli-serve-data = テーブルと記録の保存先：{ $folder }
cli-serve-stop = Ctrl-Cで終了します。どのゲームも続きから再開できます。
cli-serve-no-page = ページが組み込まれていません。`cargo xtask play`で組み込めます。プログラム用のインターフェースは/apiです。
cli-serve-failed = サーバーを動かせません：{ $why }
cli-serve-no-folder = データ用のフォルダーがありません。--dataで指定してください。
cli-serve-config = ファイル{ $file }は使えません：{ $why }

## Headings of columns

cli-head-city = 都市
cli-head-country = 国
cli-head-leads-to = 道の行き先とマス数
cli-head-road = 道
cli-head-steps = マス数
cli-head-event-spaces = イベントマス
cli-head-notes = 備考
cli-head-switch = スイッチ
cli-head-seat = 席
cli-head-wins = 勝利
cli-head-mean-cash = 平均所持金
cli-head-mean-turns = 平均手番数
cli-head-mean-actions = 平均アクション数
cli-head-bot = ボット
cli-head-games = ゲーム
cli-head-win-rate = 勝率
cli-head-interval = 95%区間
cli-head-ms = 1決定のミリ秒
cli-head-forfeits = 失格
cli-head-rating = レーティング
cli-head-rating-interval = 95%区間
cli-percent = { $number }%

## Boards

cli-board-summary =
    ボード{ $name }：都市{ $cities }、道{ $roads }、{ $ferries ->
        [0] フェリーなし
       *[other] フェリー{ $ferries }
    }、都市を含めて{ $spaces }マス、イベントマス{ $events }。
cli-road-ferry = フェリー
cli-road-sheltered = 工事中を禁止できる区間
cli-map-city = 都市
cli-map-space = 1マス
cli-map-event = イベント
cli-map-ferry = フェリー

## Checking files

cli-check-kind = 何のファイルか判別できません。ボードには[[city]]、仕事には[[contract]]、イベントカードには[[card]]、エディションには[switches]があります。--board、--contracts、--events、--edition-fileのどれかで指定してください。
cli-check-board = ボード（都市{ $cities }、{ $spaces }マス）
cli-check-cards = { $cards }枚の山札
cli-check-no-board = 対応するボードに誤りがあるため、検査していません
cli-check-edition = { $players }人用のエディション
cli-check-done =
    問題のないファイル：{ $files }。{ $faults ->
        [0] 誤りはありません。
       *[other] 誤り：{ $faults }件。
    }

## Editions

cli-edition-title = { $id }：{ $name }
cli-editions-more = `aufachse editions ID`で全スイッチの説明、`aufachse editions compare A B`で違いが見られます。
cli-switch-values = 値：{ $names }
cli-switch-number = 値：{ $least }から{ $most }までの数
cli-switch-piles = 値：{ $least }から{ $most }までの数1つ、または2/3/4/5/6人用の数5つ
cli-switch-name = 値：読み込まれているものの名前
cli-compare-same = { $a }と{ $b }に違いはありません。

## Simulating

cli-random-player = ランダム{ $number }
cli-simulate-bar = { "{wide_bar} {human_pos}/{human_len}" }ゲーム · { "{per_sec}" } · 残り{ "{eta}" }
cli-simulate-table = { $edition }、{ $players }人：{ $games }ゲーム、完走{ $finished }、手番数の上限で終了{ $limited }。1ゲームあたり{ $turns }手番、{ $actions }アクション
cli-simulate-done = { $played }ゲームを行い、そのうち{ $limited }ゲームが手番数の上限で終わりました。
cli-simulate-stuck = { $edition }、{ $players }人のゲーム{ $game }を続けられません。{ $why }
cli-simulate-threads = スレッドを開始できません：{ $reason }。
cli-simulate-stopped = 中断しました。結果には、それまでに行ったゲームだけが含まれます。

cli-seats-count = --seatsにはボットが{ $seats }体ありますが、Auf Achseは{ $least }～{ $most }人用です。
cli-forfeit = { $edition }、{ $players }人のゲーム{ $game }：{ $name }は失格となり、席{ $seat }をLehrlingが引き継ぎます。{ $why }

## Tournaments

cli-tournament-alone = トーナメントには少なくとも2体のボットが必要です（--bots disponent,fahrerなど）。
cli-tournament-book = { $file }の続きはできません。{ $why }
cli-tournament-cross = 左のボットが上のボットより上位で終えた回数と、対戦の数（同順位は半分と数えます）：
cli-tournament-done = { $planned }ゲーム中{ $played }ゲームを行いました。

## Verifying

cli-verify-proved = { $file }：証明済み。{ $actions }個のアクション（{ $turns }手番）はルールどおりで、フィンガープリントもすべて一致します。
cli-verify-consistent = { $file }：矛盾なし。{ $actions }個のアクション（{ $turns }手番）はルールどおりで、フィンガープリントもすべて一致します。ダイスは証明されていません。
cli-verify-refused = { $file }、{ $line }行目：却下。{ $reason }
cli-verify-dice-fair = ダイスは公正です。{ $throws }回のダイスと{ $draws }回の引きは、ゲーム前に約束されたシードから生じています。
cli-verify-dice-seeded = ダイスは証明されました。{ $throws }回のダイスと{ $draws }回の引きは、記録のシードから生じています。
cli-verify-dice-secret = 公正なダイスが約束されていて、ゲームはまだ終わっていません。シードは終わるまで秘密なので、それまではダイスと引きを計算し直すことはできません。
cli-verify-dice-none = この記録にはシードがないので、ダイスと引きを計算し直すことはできません。

## Replaying

cli-replay-beyond = アクション{ $number }はありません。記録のアクションは{ $last }個です。使えるもの：0～{ $last }。
cli-replay-seat = 席{ $seat }はありません。使えるもの：0～{ $last }。
cli-replay-title = { $edition }：{ $players }、{ $actions }アクション
cli-replay-heading = { $told }  [アクション{ $number }]

## The table

cli-table-title = アクション{ $number }/{ $actions }のあと、手番{ $turn }
cli-table-player =
    { $player }{ $turn ->
        [yes] （手番）
       *[no] { "" }
    }：{ $space }、{ $cash }、荷物{ $load }/{ $capacity }
cli-table-hand = 手札：{ $things }
cli-table-on-road = 輸送中：{ $things }
cli-table-stolen = 盗まれた荷物：{ $things }
cli-table-cards = カード：{ $things }
cli-table-debts = 借金：{ $things }
cli-table-lost-cargo = 落とし物：{ $things }
cli-table-hidden =
    手札：{ $contracts ->
        [0] なし
       *[other] 非公開の仕事{ $contracts }枚
    }
cli-table-trailers = トレーラー：小{ $small }、大{ $large }
cli-table-lost-cubes = 落とし物{ $cubes }個を積載
cli-table-missed-turns = あと{ $turns }回休み
cli-table-display = 公開の仕事：
cli-table-empty = –
cli-table-stock = 山札の仕事{ $pile }枚、箱の仕事{ $boxed }枚。ストック：荷物{ $goods }個、小トレーラー{ $small }、大トレーラー{ $large }。誰も見ていないイベントカード{ $events }枚
cli-table-roadworks = 工事中：{ $space }
cli-table-jam = 渋滞：{ $space }
cli-table-cloudburst = 集中豪雨：全員がダイスを1つだけ振る
cli-table-off-board = ボードの外

## aufachse bench

cli-bench-head = ランダムなプレイ（1スレッドと複数スレッド）：
cli-bench-row = { $edition }  { $players }人、{ $threads }スレッド：毎秒{ $actions }百万アクション、毎秒{ $games }ゲーム、1アクションあたりヒープ確保{ $heap }回、複製{ $clone } ns
cli-bench-size = 1つの状態は{ $bytes }バイトです。

## The rulebook

# $rules: how many rules a page has.
cli-rules-count =
    { $rules ->
        [0] { "" }
       *[other] ルール{ $rules }件
    }
cli-rules-unknown = 「{ $name }」というページもルールもありません。
# $names (text): names of pages and rules.
cli-rules-near = 似た名前：{ $names }。
cli-rules-list = `aufachse rules --list` でページの一覧、`aufachse rules ページ --list` でそのページのルールの一覧が出ます。
