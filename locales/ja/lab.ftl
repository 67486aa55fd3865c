# What the laboratory has to say: names that are no bot's, programs that lose their seats, books of
# tournaments that cannot be gone on with. The values are described in the English file.

## Naming bots

bot-unknown = 「{ $name }」というボットはいません。使えるもの：{ $allowed }。
    .near = 「{ $name }」というボットはいません。使えるもの：{ $allowed }。もしかして：{ $near }
bot-no-budget = 「{ $name }」：{ $level }に思考量は指定できません。言われただけ考えるのはChefだけです。
bot-budget = 「{ $name }」：「{ $budget }」は思考量ではありません。頭の中でゲームを続けてみる回数（chef:64など）か、考える時間（chef:200msなど）を指定してください。
bot-command = 「{ $name }」はコマンドではありません。シェルと同じように書いてください（cmd:python3 bot.pyなど）。

## Programs that lose their seats

forfeit-not-started = 「{ $program }」を起動できません：{ $reason }。
forfeit-ended = ゲームより先に終了しました。{ $status }
forfeit-silent = { $ms }ミリ秒以内に返答がありませんでした。
forfeit-too-long = 返答が{ $bytes }バイトを超えています。
forfeit-nonsense = 「{ $line }」は返答になっていません。
forfeit-protocol = 「{ $needed }」ではなく「{ $found }」を話しています。
forfeit-nothing = ゲームが待っているのに、何もしませんでした。
forfeit-no-index = { $actions }個の選択肢からアクション{ $index }を選びました。
forfeit-illegal = { $action }は許されたアクションではありません。

## Books of tournaments

book-foreign = Auf Achseのトーナメントが入っていません。
book-other-plan = 別のトーナメントが入っています：{ $field }はあちらでは{ $found }、こちらでは{ $needed }です。
book-damaged = { $line }行目が壊れています。
book-stray = { $line }行目はこのトーナメントのゲームではないか、すでにあるゲームです。
