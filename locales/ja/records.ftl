# What is wrong with a record. The values are described in the English file.

record-empty = Auf Achseの記録ではありません：ファイルが空です。
record-foreign = Auf Achseの記録ではありません：{ $reason }（{ $column }列目）。
record-format = Auf Achseの記録ではありません：形式が「{ $needed }」ではなく「{ $found }」です。
record-revision = この記録は第{ $found }版のルールで行われたものですが、このプログラムが対応しているのは第{ $played }版です。
record-damaged = 行が壊れています：{ $reason }（{ $column }列目）。
record-breaks-off = 記録が途中で切れています：終わりの行がありません。
record-trailing = 終わりの行のあとに続きがあります。
record-rules = 記録のルールを組み立てられません：{ $errors }
record-other-rules = この記録は、同じ名前の別のボード、別のカード、または別のスイッチで行われたものです。
record-setup = 記録のテーブルを準備できません：{ $why }
record-refused = アクションがルールに反しています：{ $why }
record-hash = 状態が記録されたものと違います。
record-no-hash = ここで手番が始まりますが、状態のフィンガープリントがありません。
record-count = 終わりの行ではアクションが{ $found }個ですが、実際は{ $needed }個です。
record-promise = シードがゲーム前に約束されたものと違います。
record-no-seed = 公正なダイスが約束されていますが、シードが明かされていません。
record-no-promise = 終わりの行で明かされたシードは、ゲーム前に約束されたものではありません。
record-two-seeds = 先頭の行に、シードと公正なダイスの約束が両方あります。正しいのはどちらか一方だけです。
record-dice = シードからは「{ $needed }」になるはずですが、記録は「{ $found }」です。
record-no-dice = シードからは何も起こらないはずですが、記録は「{ $found }」です。

refused-by = { $why }（{ $clause }）
