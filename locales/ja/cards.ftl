# The event cards: their titles in Japanese and as printed in German, and what they do. More is
# said in the English file.

card-bahnverladung-title = 鉄道輸送
card-bahnverladung-german = Bahnverladung

card-baustelle-title = 工事中
card-baustelle-german = Baustelle

card-beifahrer-title = 運転助手
card-beifahrer-german = Beifahrer

card-dokumente-title = 書類
card-dokumente-german = Dokumente

card-fahrtenschreiber-title = タコグラフ
card-fahrtenschreiber-german = Fahrtenschreiber

card-familiennachwuchs-title = 家族が増えた
card-familiennachwuchs-german = Familiennachwuchs

card-fracht-dumping-title = 運賃ダンピング
card-fracht-dumping-german = Fracht Dumping

card-freundlicher-kundenservice-title = 親切な顧客サービス
card-freundlicher-kundenservice-german = Freundlicher Kundenservice

card-gute-routenplanung-title = 上手な運行計画
card-gute-routenplanung-german = Gute Routenplanung

card-hilfe-diebe-title = 助けて、泥棒！
card-hilfe-diebe-german = Hilfe, Diebe!

card-inspektion-title = 検査
card-inspektion-german = Inspektion

card-lkw-tuning-title = トラックのチューニング
card-lkw-tuning-german = LKW-Tuning

card-luftfracht-title = 航空貨物
card-luftfracht-german = Luftfracht

card-motivation-title = やる気
card-motivation-german = Motivation

card-navigationssystem-title = ナビゲーションシステム
card-navigationssystem-german = Navigationssystem

card-pannenhilfe-title = 故障の手伝い
card-pannenhilfe-german = Pannenhilfe

card-plattfuss-title = パンク
card-plattfuss-german = Plattfuß

card-polizeikontrolle-title = 警察の取り締まり
card-polizeikontrolle-german = Polizeikontrolle

card-radarfalle-title = スピード取り締まり
card-radarfalle-german = Radarfalle

card-road-runner-title = ロードランナーからテディベアへ
card-road-runner-german = Road Runner ruft Teddybär

card-schneestuerme-title = 暴風雪
card-schneestuerme-german = Schneestürme

card-schnelle-verladung-title = すばやい積み込み
card-schnelle-verladung-german = Schnelle Verladung

card-sonderauftrag-flensburg-title = 特別の仕事：Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg

card-sonderauftrag-wien-title = 特別の仕事：Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien

card-stau-frankfurt-title = フランクフルト・ジャンクションの渋滞
card-stau-frankfurt-german = Stau am Frankfurter Kreuz

card-stau-kassel-title = カッセル・ジャンクションの渋滞
card-stau-kassel-german = Stau am Kasseler Kreuz

card-stau-muenchen-title = ミュンヘンの渋滞
card-stau-muenchen-german = Stau in München

card-stau-nebel-title = 突然の霧による渋滞
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch

card-stau-unfall-title = 事故の見物渋滞
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall

card-subunternehmer-title = 下請け
card-subunternehmer-german = Subunternehmer

card-truckerfestival-title = トラック野郎の祭典
card-truckerfestival-german = Truckerfestival

card-verlorene-ladung-title = 落とし物
card-verlorene-ladung-german = Verlorene Ladung

card-vertrauen-title = 信用
card-vertrauen-german = Vertrauen

card-vorbildliche-wartung-title = 模範的な整備
card-vorbildliche-wartung-german = Vorbildliche Wartung

card-ware-verdorben-title = 荷物の腐敗
card-ware-verdorben-german = Ware verdorben

card-wolkenbruch-title = 集中豪雨
card-wolkenbruch-german = Wolkenbruch

card-zollabfertigung-title = 通関手続き
card-zollabfertigung-german = Zollabfertigung

card-zollkontrolle-title = 税関検査
card-zollkontrolle-german = Zollkontrolle

card-zusatzauftrag-title = 追加の仕事
card-zusatzauftrag-german = Zusatzauftrag

## Titles of cards of one's own

card-kind-rail = 鉄道輸送
card-kind-roll = もう一度ダイス
card-kind-documents = 都市へ逆戻り
card-kind-miss-turn = 1回休み
card-kind-to-destination = 目的地へ直行
card-kind-dumping = 仕事の譲渡
card-kind-contract = 新しい仕事
card-kind-to-city = 空いている都市へ
card-kind-theft = 盗難
card-kind-inspection = 検査
card-kind-motivation = 追加の移動
card-kind-breakdown = 故障の手伝い
card-kind-fine = 罰金
card-kind-partner = 2台で移動
card-kind-snow = トラックの大移動
card-kind-quick-loading = すばやい積み込み
card-kind-special-order = 特別の仕事
card-kind-jam-in = 渋滞
card-kind-jam-anywhere = 渋滞
card-kind-gain = 賞金
card-kind-move = 快調な道のり
card-kind-spoiled = 荷物の腐敗
card-kind-to-event = イベントマスへ
card-kind-customs = 税関検査
card-kind-roadworks = 工事中
card-kind-air-freight = 航空貨物
card-kind-navigation = ナビゲーションシステム
card-kind-flat-tyre = パンク
card-kind-lost-cargo = 落とし物
card-kind-cloudburst = 集中豪雨

## What the cards do

card-text-rail-longest = 仕事を積んでいるなら、そのうち距離がいちばん長いものを列車に任せます。その場で荷物を降ろし、報酬を受け取ります。
card-text-rail-choice = 仕事を積んでいるなら、1つ選んで列車に任せます。その場で荷物を降ろし、報酬を受け取ります。
card-text-roll-one = ダイスを1つ振って進みます。
card-text-roll-two = ダイスを2つ振り、どちらかの目で進みます。
card-text-documents-opposite = ダイスを振らずに引き返し、来た道の最寄りの都市まで戻ります。
card-text-documents-last-city = ダイスを振らずに、最後に通った都市まで戻ります。そこがいっぱいか渋滞なら、その前に通った都市にします。
card-text-miss-turn = 次の手番は休みになります。
card-text-to-destination-nearest = 仕事を積んでいるなら、ダイスを振らずに、積み荷の目的地のうち最寄りの都市へ直行し、配達します。
card-text-to-destination-nearest-may = 仕事を積んでいるなら、ダイスを振らずに、積み荷の目的地のうち最寄りの都市へ直行します。そこで配達してもかまいません。
card-text-to-destination-any = 仕事を積んでいるなら、ダイスを振らずに、積み荷の目的地のうち好きな都市へ直行し、配達します。
card-text-to-destination-any-may = 仕事を積んでいるなら、ダイスを振らずに、積み荷の目的地のうち好きな都市へ直行します。そこで配達してもかまいません。
card-text-dumping = まだ積んでいない仕事を1つ、右隣のプレイヤーに渡します。
card-text-contract-from-box = 箱から仕事カードを1枚引き、無料で手札に加えます。
card-text-contract-from-display = 公開の仕事を1つ選び、無料で手札に加えます。
card-text-to-city-may = 好きな方向を選び、そちらで最初に空いている都市まで、ダイスなしで進めます。ふさがっている都市は通り抜けます。空いている都市とは、トラックも渋滞もない都市です。
card-text-to-city-must = 好きな方向を選び、そちらで最初に空いている都市まで、ダイスなしで進みます。ふさがっている都市は通り抜けます。空いている都市とは、トラックも渋滞もない都市です。
card-text-to-city-may-neighbouring = 空いている隣の都市まで、ダイスなしで進めます。トラックも渋滞もなく、ほかの都市を通らずに行ける都市に限ります。
card-text-to-city-must-neighbouring = 空いている隣の都市まで、ダイスなしで進みます。トラックも渋滞もなく、ほかの都市を通らずに行ける都市に限ります。
card-text-theft-face-up = 仕事を積んでいるなら、積み荷をすべて盗まれます。仕事カードは表向きのまま残り、積み直すことができます。1つにつき{ $pay }をもらいます。
card-text-theft-hand = 仕事を積んでいるなら、積み荷をすべて盗まれます。仕事カードは手札に戻り、積み直すことができます。1つにつき{ $pay }をもらいます。
card-text-inspection-may = 手元に残します。{ $city }で止まったら左隣のプレイヤーに渡します。自分の手番なら、もう一度ダイスを振って進んでもかまいません。ゲーム終了時に持っている人は{ $fine }を払います。
card-text-inspection-must = 手元に残します。{ $city }で止まったら左隣のプレイヤーに渡します。自分の手番なら、もう一度ダイスを振って進みます。ゲーム終了時に持っている人は{ $fine }を払います。
card-text-motivation = 手元に残します。自分の手番に一度だけ、ダイスを振る前か移動の後に、{ $steps }マスまで余分に進めます。積み込みや配達の後には使えません。
card-text-breakdown-choice = 故障した仲間を手伝うなら、{ $pay }をもらって次の手番を休みます。手伝わずに通り過ぎてもかまいません。
card-text-breakdown-forced = 故障した仲間を手伝います。{ $pay }をもらい、次の手番を休みます。
card-text-fine = { $cost }を払います。払えなければ{ $owed }の借りになり、お金ができしだい払います。
card-text-partner-may = あなたと、指名したもう1人は、それぞれ{ $steps }マスまで進めます。
card-text-partner-must =
    { $steps ->
        [1] 1マス
       *[other] 1～{ $steps }マス
    }進みます。続いて、指名したもう1人も同じように進まなければなりません。
card-text-snow-may = 自分のも含めて好きなトラックを、それぞれ一度だけ、好きな方向に{ $steps }マスまで動かせます。
card-text-snow-must =
    自分のも含めてすべてのトラックを、好きな方向に{ $steps ->
        [1] 1マス
       *[other] 1～{ $steps }マス
    }動かします。動けないトラックだけは、そのまま残ります。
card-text-quick-loading-may = 手元に残します。自分の手番に仕事を積み込んだとき、このカードを使って、すぐにもう一度ダイスを振って進むことができます。
card-text-quick-loading-must = 手元に残します。次に自分の手番で仕事を積み込んだら、すぐにもう一度ダイスを振って進みます。
card-text-special-order = 手元に残します。{ $city }で止まったら{ $pay }をもらいます。ゲーム終了までに果たせなければ{ $fine }を払います。
card-text-jam-in = { $city }に渋滞マーカーを置きます。
card-text-jam-empty = 渋滞マーカーを好きな空きマスに置きます。トラックもマーカーも荷物もないマスに限ります。
card-text-jam-any = 渋滞マーカーを好きなマスに置きます。トラックのいるマスでもかまいませんが、工事中のマスには置けません。
card-text-jam-free = 渋滞マーカーを、トラックも工事中マーカーもない好きなマスに置きます。
card-text-gain = { $pay }をもらいます。
card-text-move = { $steps }マスまで進めます。
card-text-spoiled-last-loading = 仕事を積んでいるなら、ダイスを振らずに、最後に積み込みをした都市へ戻り、そこで積んだ荷物を新しいものに積み替えます。これで手番は終わりです。その都市がいっぱいか渋滞なら、動きません。
card-text-spoiled-last-of-carried = 仕事を積んでいるなら、ダイスを振らずに、今の積み荷のうち最後に積んだものの出発地へ戻り、そこで積んだ荷物を新しいものに積み替えます。これで手番は終わりです。その都市がいっぱいか渋滞なら、動きません。
card-text-spoiled-choice = 仕事を積んでいるなら、1つ選び、ダイスを振らずにその出発地へ戻り、そこで積んだ荷物を新しいものに積み替えます。これで手番は終わりです。その都市がいっぱいか渋滞なら、動きません。
card-text-to-event-nearest = ダイスを振らずに、空きがあってマーカーのない最寄りのイベントマスまで進みます。そこではカードを引きません。
card-text-to-event-neighbouring = ダイスを振らずに、隣の空いているイベントマスまで進みます。トラックもマーカーもなく、ほかのイベントマスを通らずに行けるマスに限ります。そこではカードを引きません。
card-text-customs = { $cost }を払うか、次の手番を休みます。払えなければ休みになります。
card-text-roadworks-on-road = { $from }–{ $to }間のどこか1マスに工事中マーカーを置きます。1の目でマーカーが動かされるまで、誰もそのマスに入れません。そこにいるトラックは出てかまいません。
card-text-air-freight = 手元に残します。{ $city }で止まったとき、このカードを使って、積んでいる仕事を1つ飛行機に任せることができます。荷物を降ろし、報酬を受け取ります。
card-text-navigation = 手元に残します。自分のトラックの移動で一度だけ、工事中か渋滞のマーカーを1つ無視できます。通り抜けても、そのマスで止まってもかまいません。
card-text-flat-tyre = 次の手番は、小さいほうの目だけを使います。
card-text-flat-tyre-one-die = 次の手番は、小さいほうの目だけを使います。ダイスが1つなら、何も変わりません。
card-text-lost-cargo = 荷物置き場の荷物{ $cubes }個を、好きな空きマスに1個ずつ置きます。そこで止まったトラックは、空きがあれば積み込みます。表向きの仕事がないときは、自分の手番に落とし物を降ろし、1個につき{ $pay }をもらうことができます。
card-text-cloudburst = 左隣のプレイヤーから1ラウンドの間、全員がダイスを1つだけ振ります。
card-text-cloudburst-one-die = 1ラウンドの間、全員がダイスを1つだけ振ります。もともと1つなので、何も変わりません。

## Sentences that follow

card-note-then-pay = そのあと{ $cost }を払います。払えなければ{ $owed }の借りになり、お金ができしだい払います。
card-note-jam-closed = あなたの次の手番まで、誰もそのマスに入れません。そこにいるトラックは出てかまいません。
card-note-jam-open-to-deliver = あなたの次の手番まで、誰もそのマスに入れません。ただし、都市で止まって配達するなら入れます。そこにいるトラックは出てかまいません。

## The face of a card

card-face = { $text }{ $note }
