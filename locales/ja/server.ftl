# 何かが行われなかったときのサーバーの返事。コードごとに1つ。ページが表示する。

server-error-not-text = メッセージがテキストではありません。
server-error-bad-message = サーバーがこのメッセージを理解できません。ページが古いかもしれません。再読み込みしてください。
server-error-bad-version = ページとサーバーのバージョンが違います。ページを再読み込みしてください。
server-error-stale = その間にゲームが先へ進みました。
server-error-not-your-seat = その席はあなたの席ではありません。
server-error-no-seat = その席はありません。
server-error-no-index = 選択肢は{ $choices }個で、{ $index }はその中にありません。
server-error-refused = ルールで許されていません。
server-error-no-undo = { $why ->
        [floor] ダイス、カード、またはほかのプレイヤーの決定がありました。全員が同意すれば戻せます。
        [not-yours] 最後の手はあなたの手ではありません。
       *[nothing] 取り消せるものがありません。
    }
server-error-not-playing = ゲームはまだ始まっていません。
server-error-begun = ゲームはもう始まっています。
server-error-over = ゲームは終わりました。
server-error-not-over = ゲームはまだ終わっていません。
server-error-host-only = それができるのはテーブルを開いた人だけです。
server-error-seats-free = まだ空いている席があります。
server-error-seat-taken = その席は埋まっています。
server-error-bad-key = このリンクはその席のものではありません。
server-error-proposed = すでに提案が出ています。先にそれに答えてください。
server-error-no-proposal = その提案はもうありません。
server-error-bad-proposal = 今はそれを提案できません。
server-error-bad-order = その指示は今は意味がありません。
server-error-bad-name = 名前は1〜{ $most }文字です。
server-error-bad-text = { $most }文字まで、改行なしで入力してください。
server-error-seed-shared = ダイスのシードを選べるのは、全員が一つの端末で遊ぶときだけです。
server-error-time-up = 持ち時間が切れました。コンピューターが続けます。
server-error-bot-drives = 今はコンピューターが代わりに運転しています。先に運転を引き継いでください。
server-error-bad-request = サーバーがこの要求を読めません。
server-error-bad-number = 「{ $name }」は{ $least }から{ $most }までです。
server-error-bad-seats = テーブルの席は{ $least }〜{ $most }です。
server-error-colour-twice = 席ごとに違う色が必要です。
server-error-bad-rules = このルールの組み合わせは成り立ちません。
server-error-bad-setup = このテーブルは準備できません。
server-error-bad-record = 記録の{ $line }行目に誤りがあります。
server-error-no-edition = そのエディションはありません。
    .near = そのエディションはありません。{ $near }のことですか？
server-error-no-table = そのテーブルはありません。
server-error-no-record = その記録はありません。
server-error-not-found = このアドレスには何もありません。
server-error-no-page = このサーバーはページなしでビルドされています。aufachse play など、ほかの機能は使えます。
server-error-no-code = コードが違うか、使用済みか、古すぎます。
server-error-origin = この要求はゲームのページからのものではありません。
server-error-too-many = 一度に多すぎます。少し待ってからもう一度試してください。
server-error-too-long = 長すぎます。
server-error-too-slow = 接続が遅すぎます。つなぎ直します。
server-error-silent = 長い間応答がありませんでした。
server-error-full = サーバーが満員です。後でもう一度試してください。
server-error-going-down = サーバーが再起動しています。少し待ってからもう一度試してください。
server-error-storage = サーバーが保存できませんでした。何も変わっていません。
