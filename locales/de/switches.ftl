# Die Schalter: für jeden eine Aufschrift, was er ändert, und eine Aufschrift für jeden Wert.
#
# Wo ein Wert eine Zahl oder ein Name ist, der sich hier nicht aufzählen lässt,
# zeigt ihn `switch-<name>-value`.
# $value (Text oder Zahl): der eingestellte Wert.

## Aufbau

switch-currency = Währung
switch-currency-about = Womit du zahlst; die Beträge sind dieselben.
switch-currency-DM = D-Mark (DM)
switch-currency-EUR = Euro (€)

switch-board = Spielplan
switch-board-about = Auf welchem Plan du fährst: dem älteren, oder dem größeren mit den Städten im Osten und den Fähren.
switch-board-classic = 1987, ohne Fähren
switch-board-modern = 2007, mit Fähren
switch-board-value = { $value }

switch-contract-deck = Auftragskarten
switch-contract-deck-about = Welche Auftragskarten in der Schachtel sind.
switch-contract-deck-classic-52 = 52 Aufträge der klassischen Schachtel
switch-contract-deck-modern-54 = 54 Aufträge der modernen Schachtel
switch-contract-deck-value = { $value }

switch-event-deck = Ereigniskarten
switch-event-deck-about = Welche Ereigniskarten in der Schachtel sind.
switch-event-deck-classic-31 = 31 Karten der klassischen Schachtel
switch-event-deck-modern-28 = 28 Karten der modernen Schachtel
switch-event-deck-value = { $value }

switch-private-contracts = Ausgeteilte Aufträge
switch-private-contracts-about = Wie viele geheime Aufträge jeder zu Beginn bekommt, von 1 bis 10.
switch-private-contracts-value =
    { $value ->
        [one] Ein Auftrag für jeden
       *[other] { $value } Aufträge für jeden
    }

switch-public-pile = Öffentliche Aufträge
switch-public-pile-about = Wie viele öffentliche Aufträge es bei 2, 3, 4, 5 und 6 Spielern gibt; je mehr, desto länger spielt ihr.
switch-public-pile-value = { $value }

switch-start-space = Startfelder
switch-start-space-about = Wo du deinen Lkw zu Beginn aufstellen darfst.
switch-start-space-not-a-city = Außerhalb der Städte
switch-start-space-any = Überall

switch-placed = Aufstellen der Lkw
switch-placed-about = Ob du deine Aufträge kennst, wenn du deinen Lkw auf den Plan stellst.
switch-placed-before-deal = Bevor Aufträge ausgeteilt sind
switch-placed-before-looking = Aufträge ausgeteilt, aber ungesehen
switch-placed-after-looking = Mit den Aufträgen vor Augen

switch-first-player = Wer beginnt
switch-first-player-about = Wie ihr bestimmt, wer beginnt.
switch-first-player-chance = Durch das Los
switch-first-player-highest-roll = Durch den höchsten Wurf
switch-first-player-host-or-chance = Der Gastgeber bestimmt, sonst das Los

## Fahren

switch-dice = Würfel
switch-dice-about = Wie viele Würfel du wirfst; bei zweien fährst du den, der dir lieber ist.
switch-dice-1 = Einer
switch-dice-2 = Zwei, gefahren wird einer

switch-trucks-on-a-road-space = Platz auf einem Straßenfeld
switch-trucks-on-a-road-space-about = Wie viele Lkw außerhalb der Städte zusammen auf einem Feld stehen dürfen.
switch-trucks-on-a-road-space-1 = Ein Lkw
switch-trucks-on-a-road-space-2 = Zwei Lkw

switch-trucks-in-a-city = Platz in einer Stadt
switch-trucks-in-a-city-about = Wie viele Lkw zusammen in einer Stadt stehen dürfen.
switch-trucks-in-a-city-one = Ein Lkw
switch-trucks-in-a-city-any = Alle

switch-end-space-full = Zielfeld besetzt
switch-end-space-full-about = Was du tust, wenn dort kein Platz ist, wo deine Fahrt enden würde.
switch-end-space-full-must-stop-before = Davor anhalten
switch-end-space-full-may-stop-before = Davor anhalten oder eine andere Straße nehmen
switch-end-space-full-not-allowed = Einen anderen Würfel oder eine andere Straße nehmen

switch-contract-city = Deine Auftragsstädte
switch-contract-city-about = In welchen Städten deiner Aufträge du deine Fahrt abbrechen darfst.
switch-contract-city-any-own = Start und Ziel jedes deiner Aufträge
switch-contract-city-useful = Start, wenn noch nicht geladen, Ziel, wenn geladen
switch-contract-city-can-serve = Nur wo du gleich laden oder liefern kannst

switch-stop-in-contract-city = Abbrechen in einer Auftragsstadt
switch-stop-in-contract-city-about = Ob du laden oder liefern musst, wenn du deine Fahrt in einer Stadt deiner Aufträge abgebrochen hast.
switch-stop-in-contract-city-may = Keine Pflicht
switch-stop-in-contract-city-then-must-serve = Dann musst du laden oder liefern

switch-stop-at-sign = Anhalten vor einem Schild
switch-stop-at-sign-about = Ob du den Rest deiner Felder verfallen lassen darfst, wo ein Schild die Straße sperrt.
switch-stop-at-sign-may = Erlaubt
switch-stop-at-sign-only-without-full-way = Nur wenn kein Weg die volle Länge hat

## Laden und Liefern

switch-load-before-roll = Laden statt würfeln
switch-load-before-roll-about = Ob ein Lkw, der schon in der richtigen Stadt steht, zu Beginn seines Zugs laden darf.
switch-load-before-roll-no = Nein
switch-load-before-roll-yes = Ja
switch-load-before-roll-not-just-taken = Ja, außer einem eben dort genommenen Auftrag

switch-serve-while-waiting = Laden und liefern im Warten
switch-serve-while-waiting-about = Ob du in einem Zug laden und liefern darfst, in dem dein Lkw sein Feld nicht verlassen konnte oder wollte.
switch-serve-while-waiting-no = Nein
switch-serve-while-waiting-yes = Ja

switch-loads-a-turn = Laden in einem Zug
switch-loads-a-turn-about = Wie viele Aufträge du in einem Zug laden darfst und ob er damit endet.
switch-loads-a-turn-any = Ohne Grenze
switch-loads-a-turn-one-ends-turn = Einen, dann ist der Zug vorbei

switch-deliveries-a-turn = Liefern in einem Zug
switch-deliveries-a-turn-about = Wie viele Aufträge du in einem Zug liefern darfst und ob er damit endet.
switch-deliveries-a-turn-any = Ohne Grenze
switch-deliveries-a-turn-one-ends-turn = Einen, dann ist der Zug vorbei

switch-delivering = Liefern
switch-delivering-about = Ob Waren von selbst abgeladen werden, wenn du in ihrer Stadt hältst.
switch-delivering-by-itself = Geschieht von selbst
switch-delivering-may = Nach Wahl

switch-roll-after-card-delivery = Wurf nach einer Lieferung durch eine Karte
switch-roll-after-card-delivery-about = Ob du in einem Zug, der mit einer Kartenfahrt zu einer Lieferung begann, noch würfelst.
switch-roll-after-card-delivery-next-turn = Nein: Der Lkw fährt erst im nächsten Zug weiter
switch-roll-after-card-delivery-same-turn = Ja: noch im selben Zug

switch-second-service = Ein zweiter Auftrag in derselben Stadt
switch-second-service-about = Ob ein übrig gebliebener Auftrag in einem späteren Zug dort geladen oder geliefert werden kann, ohne zu fahren.
switch-second-service-no = Nein
switch-second-service-instead-of-roll = Ja, statt zu würfeln

switch-stop-order = Reihenfolge in einer Stadt
switch-stop-order-about = Ob Liefern, Versteigern und Laden eine feste Reihenfolge haben.
switch-stop-order-ruled = Liefern, versteigern, laden
switch-stop-order-any = Wie du willst

## Baustelle und Stau

switch-roadworks-after = Baustelle
switch-roadworks-after-about = Wann die Baustelle umzieht und ob sie muss.
switch-roadworks-after-rolled-1-must = Nach einer gewürfelten 1: Pflicht
switch-roadworks-after-rolled-1-may = Nach einer gewürfelten 1: nach Wahl
switch-roadworks-after-used-1-must = Nach einer gefahrenen 1, auch einer 6 als 1: Pflicht

switch-roadworks-never-on-hamburg-flensburg = Hamburg–Flensburg geschützt
switch-roadworks-never-on-hamburg-flensburg-about = Ob die Straße von Hamburg nach Flensburg vor der Baustelle sicher ist.
switch-roadworks-never-on-hamburg-flensburg-yes = Ja
switch-roadworks-never-on-hamburg-flensburg-no = Nein

switch-roadworks-or-event-first = Erst Baustelle oder Ereignis
switch-roadworks-or-event-first-about = Was zuerst kommt, wenn eine Fahrt mit einer 1 auf einem Ereignisfeld endet.
switch-roadworks-or-event-first-roadworks = Baustelle
switch-roadworks-or-event-first-event = Ereignis

switch-jammed-space = Stau
switch-jammed-space-about = Ob du in eine Stadt mit Stau fahren darfst, um dort zu liefern.
switch-jammed-space-closed = Für alle gesperrt
switch-jammed-space-city-open-to-deliver = Eine Stadt bleibt für Lieferungen offen

## Ereignisse

switch-event-drawn = Ereignisse ziehen
switch-event-drawn-about = Ob jede Fahrt, die auf einem Ereignisfeld endet, eine Karte zieht, oder nur die genaue Zahl.
switch-event-drawn-move-ends = Jede Fahrt, die dort endet
switch-event-drawn-exact-count = Nur die genaue Zahl

switch-card-moves-draw = Ereignis auf Ereignis
switch-card-moves-draw-about = Ob eine Fahrt, die dir eine Ereigniskarte gibt, eine weitere Karte ziehen kann.
switch-card-moves-draw-yes = Ja
switch-card-moves-draw-die-thrown = Nur wenn du dafür gewürfelt hast

switch-used-event-card = Gebrauchte Ereigniskarten
switch-used-event-card-about = Wohin eine Ereigniskarte kommt, wenn sie erledigt ist.
switch-used-event-card-under-deck = Unter den Stapel
switch-used-event-card-reshuffled = Beiseite, und neu gemischt, wenn der Stapel leer ist
switch-used-event-card-out = Aus dem Spiel

switch-unpayable-cost = Ereignisse, die du nicht zahlen kannst
switch-unpayable-cost-about = Wie viel du schuldest, wenn dir das Geld für ein Ereignis fehlt.
switch-unpayable-cost-double = Das Doppelte
switch-unpayable-cost-single = Den einfachen Betrag

## Anhänger

switch-trailers-sell = Anhänger verkaufen
switch-trailers-sell-about = Ob es Anhänger gibt, und wann die Bank sie für 500 zurücknimmt.
switch-trailers-sell-no = Nein
switch-trailers-sell-own-turn-if-fits = In deinem Zug, wenn die Ladung auch ohne passt
switch-trailers-sell-any-time-if-fits = Jederzeit, wenn die Ladung auch ohne passt
switch-trailers-sell-own-turn-goods-stay = In deinem Zug, die Waren bleiben an Bord
switch-trailers-sell-no-trailers = Es gibt keine Anhänger

## Öffentliche Aufträge

switch-auction-after = Versteigerungen
switch-auction-after-about = Bei welcher Ankunft in einer Stadt du einen öffentlichen Auftrag versteigern darfst.
switch-auction-after-any-stop = Bei jedem Halt in einer Stadt
switch-auction-after-exact-count = Mit der genauen Zahl
switch-auction-after-exact-count-not-by-card = Mit der genauen Zahl, aber nicht durch eine Karte
switch-auction-after-none-take = Bei keiner: Aufträge nimmt man einfach

switch-auctions-a-turn = Zahl der Versteigerungen
switch-auctions-a-turn-about = Wie viele Versteigerungen du abhalten darfst.
switch-auctions-a-turn-one-a-stop = Eine bei jedem Halt
switch-auctions-a-turn-one = Eine in jedem Zug
switch-auctions-a-turn-none = Keine

switch-auction-order = Bieten
switch-auction-order-about = Ob alle frei durcheinanderrufen oder ihr reihum bietet.
switch-auction-order-open-outcry = Alle zugleich
switch-auction-order-clockwise = Reihum nach links, wer aussteigt, ist draußen
switch-auction-order-none = Es wird nicht geboten

switch-buy-now = Sofort kaufen
switch-buy-now-about = Ob, wer einen Auftrag versteigert, ihn sofort zum fünften Gebot haben darf.
switch-buy-now-yes = Ja
switch-buy-now-no = Nein

switch-no-interest = Kein Interesse
switch-no-interest-about = Welcher öffentliche Auftrag wegfällt, wenn du versteigern könntest, aber keinen willst.
switch-no-interest-no = Keiner
switch-no-interest-nearest-dock = Der erste der Reihe, an der Laderampe

switch-display-after-sale = Lücken füllen
switch-display-after-sale-about = Wohin der nächste öffentliche Auftrag kommt, wenn einer weg ist.
switch-display-after-sale-in-place = In die Lücke
switch-display-after-sale-slides = In die Ecke, die anderen rücken auf
switch-display-after-sale-in-place-removal-slides = In die Lücke; nach einem Wegfall rücken die anderen auf

switch-load-won = Ersteigerten Auftrag laden
switch-load-won-about = Ob du einen Auftrag, den du im Zug eines anderen ersteigert hast, gleich laden darfst.
switch-load-won-at-once = Sofort
switch-load-won-own-turn = Erst in deinem eigenen Zug

switch-taken-contract = Genommenen Auftrag laden
switch-taken-contract-about = Ob ein Auftrag, den du ohne Versteigerung genommen hast, gleich geladen werden muss, wenn er passt.
switch-taken-contract-loads-if-fits = Sofort, wenn er passt
switch-taken-contract-loads-at-choice = Jetzt oder später, nach Wahl

## Einzelne Ereigniskarten

switch-pannenhilfe = Pannenhilfe
switch-pannenhilfe-about = Ob du einem liegen gebliebenen Kollegen die Hilfe verweigern darfst.
switch-pannenhilfe-choice = Nach Wahl
switch-pannenhilfe-forced = Pflicht

switch-gute-routenplanung = Gute Routenplanung
switch-gute-routenplanung-about = Ob du stehen bleiben darfst, statt zu einer freien Stadt weiterzufahren.
switch-gute-routenplanung-may = Nach Wahl
switch-gute-routenplanung-must = Pflicht

switch-gute-routenplanung-reach = Gute Routenplanung: wie weit
switch-gute-routenplanung-reach-about = Ob du durch besetzte Städte fahren darfst, um eine freie zu finden.
switch-gute-routenplanung-reach-through-occupied = An besetzten Städten vorbei zu einer freien
switch-gute-routenplanung-reach-neighbouring = Nur Nachbarstädte

switch-subunternehmer = Subunternehmer
switch-subunternehmer-about = Ob die beiden Lkw stehen bleiben dürfen.
switch-subunternehmer-may = Nach Wahl
switch-subunternehmer-must = Pflicht

switch-fog-and-accident-jam = Nebel und Unfall
switch-fog-and-accident-jam-about = Wohin du den Stau bei diesen beiden Karten setzen darfst.
switch-fog-and-accident-jam-empty = Auf ein leeres Feld
switch-fog-and-accident-jam-any = Überallhin
switch-fog-and-accident-jam-free = Auf ein freies Feld

switch-familiennachwuchs = Familiennachwuchs
switch-familiennachwuchs-about = In welche der Städte, für die du Waren hast, dich die Karte bringt.
switch-familiennachwuchs-nearest = In die nächste
switch-familiennachwuchs-any = In eine beliebige

switch-familiennachwuchs-unload = Abladen nach Familiennachwuchs
switch-familiennachwuchs-unload-about = Ob du in der Stadt, in die dich die Karte bringt, liefern musst.
switch-familiennachwuchs-unload-may = Nach Wahl
switch-familiennachwuchs-unload-must = Pflicht

switch-schnelle-verladung = Schnelle Verladung
switch-schnelle-verladung-about = Ob du nach dem Laden auf den neuen Wurf verzichten darfst.
switch-schnelle-verladung-may = Nach Wahl
switch-schnelle-verladung-must = Pflicht

switch-dokumente = Dokumente
switch-dokumente-about = In welcher Stadt deine Papiere liegen.
switch-dokumente-opposite-direction = In der nächsten hinter dir
switch-dokumente-last-city = In der letzten, durch die du gefahren bist

switch-zollabfertigung = Zollabfertigung
switch-zollabfertigung-about = Auf welches Ereignisfeld dich die Karte bringt.
switch-zollabfertigung-nearest = Auf das nächste
switch-zollabfertigung-neighbouring = Auf ein beliebiges benachbartes

switch-hilfe-diebe = Hilfe, Diebe!
switch-hilfe-diebe-about = Was aus den Aufträgen wird, deren Waren gestohlen sind.
switch-hilfe-diebe-face-up = Sie bleiben offen auf dem Tisch
switch-hilfe-diebe-hand = Sie kommen zurück auf die Hand

switch-inspektion = Inspektion
switch-inspektion-about = Ob du in München auf den neuen Wurf verzichten darfst.
switch-inspektion-may = Nach Wahl
switch-inspektion-must = Pflicht

switch-schneestuerme = Schneestürme
switch-schneestuerme-about = Ob du Lkw stehen lassen darfst.
switch-schneestuerme-may = Nach Wahl
switch-schneestuerme-must = Pflicht

switch-ware-verdorben = Ware verdorben
switch-ware-verdorben-about = In welche Stadt du zurückkehrst, wo dir die Karte keine Wahl lässt.
switch-ware-verdorben-last-loading = Wo du zuletzt geladen hast
switch-ware-verdorben-last-of-carried = Wo du von dem, was jetzt an Bord ist, zuletzt geladen hast
