# What the engine protocol says to whoever writes the program on the other side.

engine-error-too-long = 行が1メビバイトを超えています。
engine-error-not-utf8 = 行がUTF-8ではありません。
engine-error-not-json = 行がJSONではありません。
engine-error-no-request = 何を求めるのかを示す「request」が行にありません。
engine-error-unknown-request = そのようなリクエストはありません。
engine-error-bad-request = リクエストのフィールドが足りないか、未知のものか、種類が違います。
engine-error-bad-rules = このルールは組み立てられません。
engine-error-bad-setup = このようにテーブルを準備することはできません。
engine-error-bad-chance = 運は台本によるか、1つのシードから生じます。シードは数値か、64桁の16進数と全プレイヤーの言葉による公正なダイスです。
engine-error-bad-position = 局面に誤りがあります。
engine-error-bad-record = 記録に誤りがあります。
engine-error-no-game = まだゲームがありません。
engine-error-no-seat = その席には誰もいません。
engine-error-no-action = リクエストには「do」か「index」のどちらかが必要です。
engine-error-no-index = 可能なアクションはそんなにありません。
engine-error-seeded = このゲームのダイスとカードはシードから生じます。
engine-error-scripted = このゲームのダイスとカードは「chance」で与えます。
engine-error-no-chance = 今は運が決めることはありません。
engine-error-no-undo = それは取り消せません。
engine-error-no-redo = やり直すものがありません。
engine-error-no-position = イベント、競り、準備の途中には局面がありません。記録を書き出してください。
