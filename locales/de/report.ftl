# Der Bericht über viele Spiele: eine Seite mit Diagrammen. Werte sind Texte, schon so geschrieben,
# wie die Sprache Zahlen und Geld schreibt, wo kein Kommentar etwas anderes sagt.

## Die Seite

report-title = Was viele Spiele gelehrt haben
# $games, $seed, $limit: Züge, nach denen ein Spiel beendet wurde.
report-about = { $games } Spiele von Programmen, aus dem Startwert { $seed }. Nach { $limit } Zügen wurde ein Spiel beendet.
report-foot = Alles auf dieser Seite wurde während der Spiele gezählt. Die Intervalle gelten für Spiele, die voneinander unabhängig sind; Spiele mit denselben Karten sind es nicht ganz. Wer sie aus demselben Startwert noch einmal spielt, bekommt dieselbe Seite.
# $edition, $players (Zahl), $games.
report-table-title = { $edition }, { $players } Spieler, { $games } Spiele
report-contents = Inhalt
report-tables = Tabellen
report-numbers = Die Zahlen
report-no-games = Kein Spiel wurde zu Ende gespielt.

## Zahlen

# $number.
report-percent = { $number }{ "\u00A0" }%
# $amount: ein Geldbetrag über null.
report-gain = +{ $amount }
# $mean: ein Geldbetrag; $reach: wie weit das Intervall nach jeder Seite reicht.
report-sure = { $mean } ± { $reach }
# $low, $high: in Hundertsteln.
report-between = zu 95{ "\u00A0" }% sicher: { $low } bis { $high }
report-range = { $from } bis { $to }
report-none = –
# $from, $to: Städte.
report-route = { $from }–{ $to }

## Geld über die Züge

report-money-short = Geld
report-money-title = Geld über die Züge
# $bot, $low, $median, $high: Beträge am Ende eines Spiels.
report-money-lead = { $bot } beendet die Hälfte seiner Spiele mit mehr als { $median }; jedes zehnte mit weniger als { $low }, jedes zehnte mit mehr als { $high }.
# $currency.
report-money-note = Bargeld in { $currency } zu Beginn der eigenen Züge eines Spielers. Die Linie ist der Median, das Band enthält die mittleren achtzig von hundert Spielen, und die dünnen Linien sind die Mediane der anderen. Ein Diagramm endet, wo weniger als die Hälfte der Spiele noch läuft.
# $cash: der Median am Ende.
report-money-end = { $cash } am Ende
# $turn: eine Zahl an der Achse.
report-turn-tick = Zug { $turn }
report-at-the-end = Ende

## Siege

report-wins-short = Siege
report-wins-title = Wer gewinnt
# $alone: yes, wenn ein Bot alle Plätze hat. $bot, $rate, $low, $high, $fair: der Anteil unter Gleichen.
# $order: helps, harms oder nothing; $first: wie oft gewinnt, wer beginnt.
report-wins-lead =
    { $alone ->
        [yes] { $bot } sitzt auf jedem Platz, also können sich nur die Plätze unterscheiden.
       *[no] { $bot } gewinnt { $rate } seiner Spiele (95-%-Intervall: { $low } bis { $high }); unter Gleichen wären es { $fair }.
    } { $order ->
        [helps] Wer beginnt, gewinnt { $first } der Spiele: Beginnen hilft.
        [harms] Wer beginnt, gewinnt { $first } der Spiele: Beginnen ist eine Last.
       *[nothing] Wer beginnt, gewinnt { $first } der Spiele; das lässt sich vom Zufall nicht unterscheiden.
    }
report-wins-note = Ein Punkt ist der Anteil der gewonnenen Spiele, sein Strich das Intervall nach Wilson, in dem der wahre Anteil mit 95{ "\u00A0" }% Sicherheit liegt, und die gestrichelte Linie der Anteil unter Gleichen. Ein geteilter erster Rang wird unter denen geteilt, die ihn haben. Nach Platz und nach Reihenfolge zählen die Spiele mit denselben Karten als eines, weil sie sich gleichen.
report-wins-by-bot = Nach Bot
report-wins-by-order = Nach Reihenfolge der Züge
report-wins-by-seat = Nach Platz
# $number (Zahl).
report-order-place = { $number ->
        [1] Zuerst
       *[other] Als Nr. { $number }
    }
# $number (Zahl).
report-seat = Platz { $number }

## Können und Glück

report-luck-short = Glück
report-luck-title = Können und Glück
# $bots (Zahl): wie viele verschiedene Bots. $skill, $deal, $rest: Anteile. $deviation, $deals.
report-luck-lead = { $bots ->
        [one] Mit ein und demselben Bot auf jedem Platz ist kein Können zu sehen. { $deal } der Unterschiede kommen mit den Karten und Würfeln eines Platzes, { $rest } mit allem anderen.
       *[other] Welcher Bot es ist, erklärt { $skill } der Unterschiede zwischen den Ergebnissen; die Karten und Würfel eines Platzes erklären { $deal }, und { $rest } bleiben übrig.
    }
report-luck-note = Jede Kartenverteilung wird in jeder Sitzordnung einmal gespielt: dieselben Karten und dieselben Würfel, nur rücken die Spieler um einen Platz weiter; und ein Ergebnis ist, wie weit ein Spieler am Ende über dem Mittel des Tisches liegt. Was ein Bot auf jedem Platz und in jeder Verteilung behält, ist sein Können; was ein Platz einer Verteilung jedem gibt, der dort sitzt, ist Glück; und der Rest ist, was aus beidem wird, sobald die Spieler verschieden entscheiden und einander in die Quere kommen.
report-luck-missing = Können und Glück lassen sich nur trennen, wenn jede Kartenverteilung in jeder Sitzordnung gespielt wird, und mindestens zwei davon. Bei diesen Spielen war es nicht so.
report-luck-skill = Können
report-luck-deal = Kartenglück
report-luck-rest = Der Rest
report-luck-result = Ergebnis

## Länge

report-length-short = Länge
report-length-title = Wie lang ein Spiel ist
# $turns, $rounds, $minutes, $short, $long: Minuten; $seconds.
report-length-lead = Ein Spiel hat im Median { $turns } Züge, { $rounds } für jeden Spieler. Bei { $seconds } Sekunden je Zug sind das { $minutes } Minuten; acht von zehn Spielen dauern { $short } bis { $long }.
report-length-note = Spiele nach der Zahl ihrer Runden. Die gestrichelte Linie ist der Median.
report-all-finished = Alle Spiele kamen zu dem Ende, das im Regelheft steht.
# Anteile von Spielen: $finished, $limited.
report-endings = { $finished } der Spiele kamen zu dem Ende, das im Regelheft steht, { $limited } wurden an der Zuggrenze beendet.
# $round: eine Zahl an der Achse.
report-round-tick = { $round } Runden
report-rounds-range = { $from } bis { $to } Runden: { $games } Spiele

## Einnahmen

report-income-short = Einnahmen
report-income-title = Woher das Geld kommt und wohin es geht
# $bot, $income, $private, $public: Anteile; $costs.
report-income-lead = { $bot } nimmt je Spiel { $income } ein: { $private } aus den Aufträgen vom Anfang, { $public } aus öffentlichen. { $costs } gehen wieder hinaus.
# $currency.
report-income-note = Mittel eines Spiels in { $currency }; oben Einnahmen, unten Kosten. Zusammen mit dem Startkapital ergibt beides das Geld am Ende, bis auf die letzte Münze.
report-income-costs = Kosten
report-line-private = Eigene Aufträge
report-line-auctioned = Ersteigerte Aufträge
report-line-gifts = Aufträge ohne Versteigerung
report-line-cards = Ereigniskarten
report-line-trailers-sold = Verkaufte Anhänger
report-line-bids = Gebote
report-line-trailers-bought = Gekaufte Anhänger
report-line-fines = Strafen und Kosten von Karten
report-line-final = Am Ende gezahlt

## Versteigerungen

report-auctions-short = Versteigerungen
report-auctions-title = Was Versteigerungen kosten und bringen
# $price, $delivered, $free, $removed: Anteile; $profit: ein Betrag.
report-auctions-lead = Käufer zahlen { $price } des gedruckten Frachtlohns und liefern { $delivered } dessen, was sie kaufen; das lässt { $profit } je Auftrag. { $free } der Käufe sind umsonst, und { $removed } der öffentlichen Aufträge kommen aus dem Spiel, weil niemand sie will.
# $currency.
report-auctions-note = Nach der Stufe des Gebots, zu dem ein Auftrag wegging. Beträge sind Mittel in { $currency }; was ein Auftrag brachte, ist sein Frachtlohn, wenn sein Käufer ihn bekam, und sonst nichts.
report-auction-removed = Entfernt: Niemand wollte ihn
report-auction-gifts = Ohne Versteigerung genommen
report-auction-left = Am Ende noch da
report-auction-prices = Preis gegen Frachtlohn
report-auction-often = Wie oft zu jeder Stufe
report-auction-price = Preis
report-auction-brought = Brachte dem Käufer
report-auction-revenue = Gedruckter Frachtlohn
# $level (Zahl): von 0 bis 5.
report-level = { $level ->
        [0] Umsonst
       *[other] Gebot { $level }
    }

## Aufträge

report-contracts-short = Aufträge
report-contracts-title = Die besten und die schlechtesten Aufträge
# $best, $worst: Strecken. $most, $least: Beträge. $always, $never (Zahl).
report-contracts-lead = { $best } lässt dem Käufer am meisten, { $most }, und { $worst } am wenigsten, { $least }. { $always ->
        [0] Kein Auftrag erreicht immer sein mittleres Gebot
        [one] Ein Auftrag erreicht immer sein mittleres Gebot
       *[other] { $always } Aufträge erreichen immer ihr mittleres Gebot
    }, und { $never ->
        [0] keiner bleibt jedes Mal darunter.
        [one] einer bleibt jedes Mal darunter.
       *[other] { $never } bleiben jedes Mal darunter.
    }
# $currency.
report-contracts-note = Mittlerer Gewinn eines versteigerten Auftrags in { $currency }: sein Frachtlohn, wenn der Käufer ihn bekam, weniger den Preis. Gezeichnet sind die acht besten und die acht schlechtesten; der Strich ist das 95-%-Intervall. Ein Auftrag ist markiert, wenn bei mindestens zwanzig Verkäufen jeder Preis, oder keiner, das mittlere seiner fünf Gebote erreichte.
report-verdict-always = immer das mittlere Gebot
report-verdict-never = nie das mittlere Gebot

## Anhänger

report-trailers-short = Anhänger
report-trailers-title = Anhänger
# $a-game: wie viele; $early, $paid-back, $sold: Anteile; $cost, $extra: Beträge.
report-trailers-lead = In einem Spiel werden { $a-game } Anhänger gekauft, { $early } davon in der ersten Hälfte. Wer kauft, gibt { $cost } aus und hat { $extra } davon; { $paid-back } bekommen ihr Geld wieder heraus. { $sold } der Anhänger werden wieder verkauft.
report-trailers-note = Gekaufte Anhänger in jedem Zehntel des Spiels. Einem Anhänger wird sein Teil an jedem Frachtlohn gutgeschrieben: die Waren, die beim Laden auf den sechs Plätzen des Lkw keinen Platz hatten, und wofür er verkauft wurde. Da manche dieser Waren später gefahren worden wären, ist das mehr, als der Anhänger wirklich eingebracht hat.
report-trailer-small = Platz für vier
report-trailer-large = Platz für sechs
# $part: ein Anteil an der Achse.
report-game-tick = { $part } des Spiels

## Ereigniskarten

report-cards-short = Ereigniskarten
report-cards-title = Was Ereigniskarten bewirken
# $drawn: wie viele je Spiel. $best, $worst: Karten. $most, $least: Beträge.
report-cards-lead = In einem Spiel werden { $drawn } Karten gezogen. { $best } tut dem, der sie zieht, am besten: { $most } im selben Zug; { $worst } am wenigsten: { $least }.
# $currency.
report-cards-note = In { $currency }, mit 95-%-Intervallen. Im selben Zug: das Geld am Ende des Zugs weniger das Geld, als die Karte kam, einschließlich der Lieferungen dieses Zugs. Am Ende: wie viel weiter über dem Mittel des Tisches als sonst bei demselben Bot das Spiel für den endete, der die Karte zog; das ist, was mit einer Karte einhergeht, nicht nur, was aus ihr folgt.
report-cards-turn = Im selben Zug
report-cards-end = Am Ende des Spiels

## Verkehr

report-traffic-short = Verkehr
report-traffic-title = Verkehr auf dem Plan
report-traffic-table = Die belebtesten Felder, je Spiel
# $first, $second, $third: Felder. $visits: des ersten. $never (Zahl): Felder.
report-traffic-lead = { $first } sieht { $visits } Lkw je Spiel, mehr als jedes andere Feld; { $second } und { $third } folgen. { $never ->
        [0] Kein Feld bleibt leer.
        [one] Ein Feld wird nie besucht.
       *[other] { $never } Felder werden nie besucht.
    }
report-traffic-note = Lkw, die auf einem Feld halten, darüberfahren oder von einer Karte dorthin gesetzt werden, je Spiel. Die Fläche einer Marke geht mit ihrem Verkehr.
report-traffic-least = wenig
# $visits: das meiste eines Feldes.
report-traffic-most = { $visits } je Spiel
# $space, $visits.
report-traffic-space = { $space }: { $visits } je Spiel

## Köpfe von Tabellen

report-head-bot = Bot
report-head-own-turn = Eigener Zug
report-head-low-cash = Unterstes Zehntel
report-head-median-cash = Median
report-head-high-cash = Oberstes Zehntel
report-head-players = Spieler
report-head-who = Wer
report-head-games = Spiele
report-head-won = Gewonnen
report-head-rate = Anteil
report-head-low = Von
report-head-high = Bis
report-head-part = Teil
report-head-share = Anteil
report-head-deviation = Abweichung
report-head-rounds = Runden
report-head-line = Quelle
report-head-a-game = je Spiel
report-head-level = Stufe
report-head-sold = Verkauft
report-head-price = Preis
report-head-revenue = Frachtlohn
report-head-price-part = Preis vom Frachtlohn
report-head-delivered = Geliefert
report-head-brought = Brachte
report-head-profit = Gewinn
report-head-contract = Auftrag
report-head-middle = Mittleres Gebot
report-head-mean-level = Mittlere Stufe
report-head-below = Darunter
report-head-at = Genau
report-head-above = Darüber
report-head-verdict = Marke
report-head-small = Platz für vier, je Spiel
report-head-large = Platz für sechs, je Spiel
report-head-sold-again = Wieder verkauft
report-head-cost = Gezahlt
report-head-extra = Waren darauf brachten
report-head-sales = Verkauft für
report-head-paid-back = Hereingeholt
report-head-card = Karte
report-head-drawn = Gezogen
report-head-in-the-turn = Im Zug
report-head-in-the-end = Am Ende
report-head-space = Feld
report-head-stops = Halte
report-head-through = Durchfahrten
report-head-set-down = Hingesetzt
report-head-visits = Zusammen
