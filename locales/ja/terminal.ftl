# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }：「{ $text }」
terminal-bid = 入札{ $level }：{ $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }／入札額 { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }：{ $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }：{ $steps }
# $rule, $value (text): a house rule and how it is set.
terminal-rule = { $rule }：{ $value }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = 「{ $link }」はテーブルへのリンクではありません。例：http://server/table/abc#0.key。コードには --server も必要です。
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } から応答がありません：{ $why }
terminal-error-untrusted = { $server }の証明書はこのシステムでは信頼されていません（{ $why }）。そのため何も送信していません。自分のサーバーであれば、証明書に署名したファイルを SSL_CERT_FILE に指定してください。
terminal-error-not-ours = { $server } は応答しましたが、Auf Achse のサーバーではありません。
# $edition (text): the id.
terminal-error-other-rules = サーバーの { $edition } は、このプログラムとはボードかカードが違います。どちらかが古いので、両方を最新にしてください。
terminal-error-no-home = このマシンにゲームを保存できません：{ $why }
# $folder (text).
terminal-error-in-use = { $folder } では別のゲームが進行中です。先にそれを終えるか、--data で別のフォルダーを選んでください。
terminal-error-nothing-to-resume = 再開できる途中のゲームはありません。
# $table (text): the id.
terminal-error-not-there = 途中のゲーム「{ $table }」はここにはありません。
terminal-error-no-screen = 全画面表示はまだありません。--plain で遊んでください。
terminal-error-terminal = 端末を使えません：{ $why }

## Setting up

terminal-setup = 新しいゲームです。Enter だけを押すと、いつもどおりになります。
terminal-ask-seats = 何人で遊びますか（{ $least }～{ $most }）？ Enter：4人
terminal-ask-names = このキーボードで遊ぶのは誰ですか？ 複数の名前はカンマで区切ってください。
terminal-ask-level = コンピューターの強さは？ Enter：仕事をわきまえた運転手
terminal-ask-turns = 全員合わせて何手番で終わりにしますか？ Enter：最後まで
terminal-ask-rules = ハウスルールは？ 「スイッチ=値」か、説明を見たい名前の一部を入力してください。Enter：これ以上なし
terminal-ask-seed = 同じダイスをもう一度使うためのシードは？ Enter：偶然にまかせる
# $typed (text): what was typed, here and below.
terminal-not-a-number = 「{ $typed }」は { $least } から { $most } までの数ではありません。
terminal-not-in-list = 「{ $typed }」は一覧にありません。1 から { $most } までの数か、名前の一部を入力してください。
terminal-lobby = どのテーブルにしますか？ Enter：新しいテーブル
terminal-lobby-link = リンクかコード
terminal-lobby-again = 更新
terminal-ask-link = 届いたリンクを貼り付けるか、別の端末のコードを入力してください。
terminal-which-seat = どの席に座りますか？ Enter：観戦だけ

## In the game

# $edition, $players (text): the name of the edition, and who plays.
terminal-table = { $edition }：{ $players }
terminal-hint = 番号か名前の一部を入力してください。? でヘルプ。
terminal-no-cards = 手元のカードも借金もありません。
terminal-waiting-host = リンクを送ってください。「bot 2」で席2にコンピューターが入り、「start」でゲームが始まります。
terminal-back = 接続が戻りました。
terminal-undone = 取り消しがありました。
terminal-ask-vote = 賛成しますか？「はい」か「いいえ」で答えてください。
terminal-ask-rematch = 同じ顔ぶれでもう一度遊びますか。はい／いいえ
terminal-wait-rematch = ほかの人を待っています…
terminal-press-enter = 渡したら Enter を押してください。
# $more: how many choices are not in the list.
terminal-more =
    { $more ->
       *[other] ほかに{ $more }通り：名前の一部を入力するか、「選択肢」ですべて表示できます。
    }
terminal-which = このうちどれですか？
terminal-unclear = 「{ $typed }」はここでは意味がありません。? でヘルプ。
terminal-help = 選択肢の番号か名前の一部、または次の言葉を入力してください：
terminal-why-what = 何についてですか？ 選択肢、都市、仕事、または roll、stay、auction、「buy small」などを入力してください。
terminal-left = ゲームは保存されています。
# $table (text): the id.
terminal-resume = 続きはこちら：aufachse play --resume { $table }
# $file (text): where it lies.
terminal-record = ゲームの記録：{ $file }

## Commands: the words that may be typed, parted by commas, and what each does. The English
## ones are understood in every language too; the examples have the words of this one.

terminal-word-help = ヘルプ
terminal-about-help = この一覧
terminal-word-choices = 選択肢, 一覧
terminal-about-choices = 状況と選択肢をもう一度
terminal-word-undo = 戻す
terminal-about-undo = 自分の最後の一手を取り消す
terminal-word-why = なぜ
terminal-about-why = どのルールで禁じられているか：「なぜ 3」「なぜ München」「なぜ roll」
terminal-word-contracts = 仕事, 手札
terminal-about-contracts = 自分の仕事と距離
terminal-word-map = マップ, 地図
terminal-about-map = 現在地、近くの都市、ほかのトラックの位置
terminal-word-players = プレイヤー
terminal-about-players = 全プレイヤー
terminal-word-display = 公開
terminal-about-display = 公開の仕事と入札額
terminal-word-cards = カード
terminal-about-cards = 手元のカードと借金
terminal-word-log = 経過, ログ
terminal-about-log = これまでの出来事
terminal-word-chat = 話す
terminal-about-chat = テーブルに話しかける
terminal-word-mute = ミュート
terminal-about-mute = 席2の発言を表示しない：「ミュート 2」。戻す：「ミュート 2 解除」
terminal-word-bot = コンピューター
terminal-about-bot = コンピューターに運転をまかせる。席が空いている間は「コンピューター 2」や「コンピューター 2 chef」で席2に座らせ、「コンピューター 2 解除」で外す
terminal-word-wheel = ハンドル
terminal-about-wheel = 運転を取り戻す
terminal-word-propose = 提案
terminal-about-propose = 全員に提案する：「提案 戻す」「提案 終了」「提案 再戦」「提案 退席 2」
terminal-word-yes = はい
terminal-about-yes = 提案に賛成する
terminal-word-no = いいえ
terminal-about-no = 提案を断る
terminal-word-order = 自動入札
terminal-about-order = 競りの自動入札：「指値 3」は3まで入札してパスし、「指値 3 質問」はその後たずねる。「指値 上乗せ」「指値 降りる」「指値 解除」も使える
terminal-word-start = 開始
terminal-about-start = 自分が開いたゲームを始める
terminal-word-links = リンク
terminal-about-links = 席順と、このテーブルへのリンク
terminal-word-carry = 引き継ぎ
terminal-about-carry = 自分の席を別の端末に移すコード
terminal-word-stand = 離席
terminal-about-stand = 自分の席を離れる
terminal-word-quit = 終了
terminal-about-quit = 席を立つ（ゲームは保存される）

## Words that may be typed behind a command, parted by commas; each is one word, and no two
## of these messages have one in common. The English ones are understood in every language.

terminal-arg-ask = 質問
terminal-arg-outbid = 上乗せ
terminal-arg-pass = 降りる
terminal-arg-off = 解除
terminal-arg-undo = 戻す
terminal-arg-end = 終了
terminal-arg-rematch = 再戦
terminal-arg-kick = 退席
