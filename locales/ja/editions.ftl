# The editions: a name, and what to expect of each.

edition-classic-name = クラシック
edition-classic-about = 1987年のゲーム。通貨はドイツマルク、ダイスは1つ、1マスにトラックは1台。競りでは全員が一斉に声を上げます。

edition-classic-cz-name = クラシック（チェコ式）
edition-classic-cz-about = 1987年のゲームをチェコのルールで。借金は2倍にならず、積み込みも配達も自由ですが、競りには目をちょうど使い切る必要があります。

edition-modern-name = モダン
edition-modern-about = 2007年のゲーム。通貨はユーロ、ダイスを2つ振って片方で進み、フェリーがあります。競りは順番に入札していきます。

edition-modern-ja-name = モダン（日本式）
edition-modern-ja-about = 2007年のゲームを日本のルールで。仕事を見る前にトラックを置き、積み込んでも手番は終わりません。

edition-manual-name = マニュアル
edition-manual-about = フェリーのある大きなマップで、ダイス1つとクラシックのイベントカードを使います。手番ごとに積み込みか配達を1つだけ行います。

edition-junior-name = ジュニア
edition-junior-about = 8歳からの子ども向けゲーム。仕事は5枚ずつ、競りもトレーラーもありません。走って、取って、届けるだけです。
