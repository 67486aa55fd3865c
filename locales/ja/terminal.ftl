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

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = 「{ $link }」はテーブルへのリンクではありません。http://server/table/abc#0.key のような形です。
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } から応答がありません：{ $why }
terminal-error-not-ours = { $server } は応答しましたが、Auf Achse のサーバーではありません。
# $edition (text): the id.
terminal-error-other-rules = サーバーの { $edition } は、このプログラムとは盤かカードが違います。どちらかが古いので、両方を最新にしてください。
terminal-error-no-home = このマシンにゲームを保存できません：{ $why }
# $folder (text).
terminal-error-in-use = { $folder } では別のゲームが進行中です。先にそれを終えるか、--data で別のフォルダーを選んでください。
terminal-error-nothing-to-resume = 再開できる途中のゲームはありません。
# $table (text): the id.
terminal-error-not-there = 途中のゲーム「{ $table }」はここにはありません。
terminal-error-no-screen = 全画面表示はまだありません。--plain で遊んでください。
terminal-error-terminal = 端末を使えません：{ $why }
