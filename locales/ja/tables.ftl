# What cannot be done with a table: setting it up, taking back, going on. The values are
# described in the English file.

## Setting up

setup-players = Auf Achseは{ $least }～{ $most }人用で、{ $players }人では遊べません。
setup-first = プレイヤーは{ $players }人で、席{ $seat }はありません。
setup-first-not-chosen =
    { $how ->
        [highest-roll] このエディションでは最大の目を出した人から始めます。ホストは選べません。
       *[chance] このエディションでは最初のプレイヤーを抽選で決めます。ホストは選べません。
    }
setup-cards = { $edition }：{ $players }人では配る仕事が{ $private }枚、公開の仕事が{ $public }枚必要ですが、全部で{ $contracts }枚しかありません。
setup-pile = { $edition }：{ $players }人では公開の山札が{ $pile }枚になりますが、少なくとも{ $least }枚必要です。

## Taking back

undo-nothing = まだ何も行われていません。
undo-floor = その後にダイス、カードを引くこと、カードの公開、またはほかのプレイヤーの決定がありました。
undo-not-yours = 最後のアクションはあなたのものではありません。

## A simulated game that cannot go on

stuck-refused = 選択肢にあったアクションが拒否されました：{ $why }
stuck-no-outcome = 運が決めるものがありません。
stuck-nobody = { $actions }個のアクションのあと、行動できる人がいません。
stuck-no-player = 席{ $seat }にプレイヤーがいません。
stuck-idle = 席{ $seat }のプレイヤーを待っていますが、何もしません。
stuck-no-choice = 席{ $seat }のプレイヤーは、{ $actions }個の選択肢からアクション{ $choice }を選びました。
