# The event cards. For each card: its title in Japanese, its title as printed in German, and
# what it does, for the face of the card. More is said in the English file.

card-bahnverladung-title = 鉄道輸送
card-bahnverladung-german = Bahnverladung
card-bahnverladung-text = 積んでいる仕事のうち、距離がいちばん長いものを列車に任せます。その場で荷物を降ろして報酬を受け取り、鉄道会社に1,000{ $currency }を払います。空荷なら無視します。
card-bahnverladung-text-modern = 積んでいる仕事を1つ選び、列車に任せます。その場で荷物を降ろして報酬を受け取り、鉄道会社に500{ $currency }を払います。空荷なら無視します。

card-baustelle-title = 工事中
card-baustelle-german = Baustelle
card-baustelle-text = Kassel–Frankfurt間のどこか1マスに工事中マーカーを立てます。そこにいたトラックは走り去ってかまいません。誰かが1の目で進むまで、マーカーは残ります。

card-beifahrer-title = 運転助手
card-beifahrer-german = Beifahrer
card-beifahrer-text = 2人で交代すれば休憩いらず。もう一度ダイスを振って進みます。
card-beifahrer-text-modern = 2人で交代すれば休憩いらず。ダイスを1つ振って進みます。

card-dokumente-title = 書類
card-dokumente-german = Dokumente
card-dokumente-text = 書類が足りません。ダイスを振らずに引き返し、後方のいちばん近い都市まで取りに戻ります。

card-fahrtenschreiber-title = タコグラフ
card-fahrtenschreiber-german = Fahrtenschreiber
card-fahrtenschreiber-text = 今日はもう運転しすぎです。次の手番は休みになります。

card-familiennachwuchs-title = 家族が増えた
card-familiennachwuchs-german = Familiennachwuchs
card-familiennachwuchs-text = 赤ちゃん誕生！ ダイスを振らずに、積み荷の目的地のうち最寄りの都市へ直行し、荷物を降ろします。

card-fracht-dumping-title = 運賃ダンピング
card-fracht-dumping-german = Fracht Dumping
card-fracht-dumping-text = 不当な値引きがばれました。まだ積んでいない仕事を1つ、右隣のプレイヤーに渡します。

card-freundlicher-kundenservice-title = 親切な顧客サービス
card-freundlicher-kundenservice-german = Freundlicher Kundenservice
card-freundlicher-kundenservice-text = 喜んだお客さんが仕事をくれました。箱から仕事カードを1枚引きます。
card-freundlicher-kundenservice-text-modern = 喜んだお客さんが仕事をくれました。ボード上の公開の仕事を1つ選び、無料でもらいます。

card-gute-routenplanung-title = 上手な運行計画
card-gute-routenplanung-german = Gute Routenplanung
card-gute-routenplanung-text = ダイスなしで、最寄りの空いている都市まで進めます。
card-gute-routenplanung-text-modern = 好きな方向を選び、そちらで最初に空いている都市まで、ダイスなしで進みます。

card-hilfe-diebe-title = 助けて、泥棒！
card-hilfe-diebe-german = Hilfe, Diebe!
card-hilfe-diebe-text = 積み荷をすべて盗まれました。仕事カードは手元に残り、積み直すことができます。輸送中だった仕事1つにつき1,000{ $currency }をもらいます。

card-inspektion-title = 検査
card-inspektion-german = Inspektion
card-inspektion-text = 手元に残します。Münchenで止まったら左隣のプレイヤーに渡し、もう一度ダイスを振ります。ゲーム終了時に持っていたら1,000{ $currency }を払います。
card-inspektion-text-modern = 手元に残します。Münchenで止まったら左隣のプレイヤーに渡し、もう一度ダイスを振って進んでもかまいません。ゲーム終了時に持っていたら1,000{ $currency }を払います。

card-lkw-tuning-title = トラックのチューニング
card-lkw-tuning-german = LKW-Tuning
card-lkw-tuning-text = トラックが速くなりました。すぐにダイスを1つ振って進みます。

card-luftfracht-title = 航空貨物
card-luftfracht-german = Luftfracht
card-luftfracht-text = 手元に残します。Frankfurtに着いたら、積んでいる仕事を1つ飛行機に任せることができます。荷物を降ろして報酬を受け取り、500{ $currency }を払います。

card-motivation-title = やる気
card-motivation-german = Motivation
card-motivation-text = 手元に残します。今でも後でも一度だけ、1～3マス余分に進めます。

card-navigationssystem-title = ナビゲーションシステム
card-navigationssystem-german = Navigationssystem
card-navigationssystem-text = 手元に残します。一度だけ、工事中か渋滞を無視して抜け道を通れます。

card-pannenhilfe-title = 故障の手伝い
card-pannenhilfe-german = Pannenhilfe
card-pannenhilfe-text = 仲間のトラックが立ち往生しています。手伝うなら1回休んで1,000{ $currency }をもらいます。素通りしてもかまいません。

card-plattfuss-title = パンク
card-plattfuss-german = Plattfuß
card-plattfuss-text = 時間をとられます。次の手番は小さいほうの目で進みます。

card-polizeikontrolle-title = 警察の取り締まり
card-polizeikontrolle-german = Polizeikontrolle
card-polizeikontrolle-text = タコグラフに細工の跡が見つかりました。500{ $currency }を払います。

card-radarfalle-title = スピード取り締まり
card-radarfalle-german = Radarfalle
card-radarfalle-text = はい、チーズ！ スピードの出しすぎです。500{ $currency }を払います。

card-road-runner-title = ロードランナーからテディベアへ
card-road-runner-german = Road Runner ruft Teddybär
card-road-runner-text = 無線で耳より情報。あなたと、指名したもう1人は、今すぐそれぞれ3マスまで進めます。

card-schneestuerme-title = 暴風雪
card-schneestuerme-german = Schneestürme
card-schneestuerme-text = 道路は大混乱。自分のも含めてどのトラックも、好きな方向に1～3マス動かすことができます。
card-schneestuerme-text-modern = 道路は大混乱。自分のも含めてすべてのトラックを、好きな方向に1～3マス動かします。

card-schnelle-verladung-title = すばやい積み込み
card-schnelle-verladung-german = Schnelle Verladung
card-schnelle-verladung-text = 手元に残します。次に仕事を積み込んだとき、すぐにもう一度ダイスを振って出発できます。

card-sonderauftrag-flensburg-title = 特別の仕事：Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-text = 手元に残します。Flensburgまで行けば2,000{ $currency }をもらいます。ゲーム終了までに果たせなければ1,000{ $currency }を払います。

card-sonderauftrag-wien-title = 特別の仕事：Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien
card-sonderauftrag-wien-text = 手元に残します。Wienまで行けば2,000{ $currency }をもらいます。ゲーム終了までに果たせなければ1,000{ $currency }を払います。

card-stau-frankfurt-title = フランクフルト・ジャンクションの渋滞
card-stau-frankfurt-german = Stau am Frankfurter Kreuz
card-stau-frankfurt-text = Frankfurtに渋滞マーカーを立てます。1ラウンドの間、誰も通れません。そこにいたトラックは出てかまいません。

card-stau-kassel-title = カッセル・ジャンクションの渋滞
card-stau-kassel-german = Stau am Kasseler Kreuz
card-stau-kassel-text = Kasselに渋滞マーカーを立てます。1ラウンドの間、誰も通れません。そこにいたトラックは出てかまいません。

card-stau-muenchen-title = ミュンヘンの渋滞
card-stau-muenchen-german = Stau in München
card-stau-muenchen-text = Münchenに渋滞マーカーを立てます。1ラウンドの間、誰も通れません。そこにいたトラックは出てかまいません。

card-stau-nebel-title = 突然の霧による渋滞
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-text = 渋滞マーカーを好きな空きマスに置きます。1ラウンドの間、誰も通れません。

card-stau-unfall-title = 事故の見物渋滞
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-text = 渋滞マーカーを好きな空きマスに置きます。1ラウンドの間、誰も通れません。

card-subunternehmer-title = 下請け
card-subunternehmer-german = Subunternehmer
card-subunternehmer-text = 仲間が手を貸してくれます。あなたと、指名したもう1人は、今すぐそれぞれ1～3マス進まなければなりません。
card-subunternehmer-text-modern = 仲間が手を貸してくれます。あなたと、指名したもう1人は、それぞれ3マスまで進みます。

card-truckerfestival-title = トラック野郎の祭典
card-truckerfestival-german = Truckerfestival
card-truckerfestival-text = あなたのトラックが優勝！ 500{ $currency }をもらいます。

card-verlorene-ladung-title = 落とし物
card-verlorene-ladung-german = Verlorene Ladung
card-verlorene-ladung-text = 荷物置き場の荷物を、空きマス3つに1個ずつ置きます。そこへ来たトラックは、空きがあれば積み込みます。輸送中の仕事がなくなったら、1個につき200{ $currency }をもらって降ろします。

card-vertrauen-title = 信用
card-vertrauen-german = Vertrauen
card-vertrauen-text = 時間に正確だと評判になりました。箱から仕事カードを1枚引きます。
card-vertrauen-text-modern = 時間に正確だと評判になりました。ボード上の公開の仕事を1つ選び、無料でもらいます。

card-vorbildliche-wartung-title = 模範的な整備
card-vorbildliche-wartung-german = Vorbildliche Wartung
card-vorbildliche-wartung-text = エンジンは絶好調。1～4マス進めます。
card-vorbildliche-wartung-text-modern = エンジンは絶好調。3マスまで進みます。

card-ware-verdorben-title = 荷物の腐敗
card-ware-verdorben-german = Ware verdorben
card-ware-verdorben-text = ダイスを振らずに、最後に積み込みをした都市へ戻り、新しい荷物に積み替えます。空荷なら無視します。
card-ware-verdorben-text-modern = ダイスを振らずに、積んでいる仕事のどれかの出発地へ戻り、新しい荷物に積み替えて500{ $currency }を払います。空荷なら無視します。

card-wolkenbruch-title = 集中豪雨
card-wolkenbruch-german = Wolkenbruch
card-wolkenbruch-text = 土砂降りです。左隣のプレイヤーから1ラウンドの間、全員がダイスを1つだけ振ります。

card-zollabfertigung-title = 通関手続き
card-zollabfertigung-german = Zollabfertigung
card-zollabfertigung-text = 国境をすいすい通過。ダイスを振らずに次のイベントマスまで進みます。そこではカードを引きません。

card-zollkontrolle-title = 税関検査
card-zollkontrolle-german = Zollkontrolle
card-zollkontrolle-text = 無申告のタバコが見つかりました！ 500{ $currency }を払うか、1回休みます。

card-zusatzauftrag-title = 追加の仕事
card-zusatzauftrag-german = Zusatzauftrag
card-zusatzauftrag-text = 親切のお返しです。ボード上の公開の仕事4つから1つを選び、無料でもらいます。
