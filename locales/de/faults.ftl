# Was an Plänen, Karten, Ausgaben, Schaltern und Stellungen nicht stimmt. Schlüssel sind `fault-`
# und der Code.
#
# Text, wo nichts anderes steht: $name ist das Geschriebene, $near das vielleicht Gemeinte, $allowed
# das Erlaubte, mit Kommas. Eine Meldung mit dem Attribut `near` wird damit gesagt, wenn sich etwas
# Ähnliches fand, und sonst ohne. $least und $most (Zahl) sind Grenzen.

# Ein Fehler mit seiner Stelle. $file (Text). $line (Zahl). $fault (Text): der Satz.
located-line = { $file }:{ $line }: { $fault }
located-file = { $file }: { $fault }

## Form

# $reason (Text): was der Leser der Form sagt, auf Englisch.
fault-form = Die Datei hat nicht die Form, die sie haben sollte: { $reason }

## Namen, auf die nichts hört

fault-unknown-city = Auf dem Plan gibt es keine Stadt „{ $name }“.
    .near = Auf dem Plan gibt es keine Stadt „{ $name }“. Meinst du „{ $near }“?
fault-unknown-space = Auf dem Plan gibt es kein Feld „{ $name }“.
    .near = Auf dem Plan gibt es kein Feld „{ $name }“. Meinst du „{ $near }“?
fault-unknown-contract = Im Stapel gibt es keinen Auftrag „{ $name }“.
    .near = Im Stapel gibt es keinen Auftrag „{ $name }“. Meinst du „{ $near }“?
fault-unknown-contract-cities = „{ $name }“ nennt nicht zwei Städte des Plans, wie es ein Auftrag tut.
fault-unknown-card = Im Stapel gibt es keine Ereigniskarte „{ $name }“.
    .near = Im Stapel gibt es keine Ereigniskarte „{ $name }“. Meinst du „{ $near }“?
fault-unknown-base = Es gibt keine Ausgabe „{ $name }“, auf der diese aufbauen könnte. Erlaubt: { $allowed }.
    .near = Es gibt keine Ausgabe „{ $name }“, auf der diese aufbauen könnte. Erlaubt: { $allowed }. Meinst du „{ $near }“?
# Eine Ablehnung heißt nach ihrem Code, etwa space-full.
fault-unknown-refusal = Es gibt keine Ablehnung „{ $name }“.
    .near = Es gibt keine Ablehnung „{ $name }“. Meinst du „{ $near }“?
fault-unknown-edition = Es gibt keine Ausgabe „{ $name }“. Erlaubt: { $allowed }.
    .near = Es gibt keine Ausgabe „{ $name }“. Erlaubt: { $allowed }. Meinst du „{ $near }“?
fault-unknown-board = Es gibt keinen Plan „{ $name }“. Erlaubt: { $allowed }.
    .near = Es gibt keinen Plan „{ $name }“. Erlaubt: { $allowed }. Meinst du „{ $near }“?
fault-unknown-contract-deck = Es gibt keinen Auftragsstapel „{ $name }“. Erlaubt: { $allowed }.
    .near = Es gibt keinen Auftragsstapel „{ $name }“. Erlaubt: { $allowed }. Meinst du „{ $near }“?
fault-unknown-event-deck = Es gibt keinen Ereignisstapel „{ $name }“. Erlaubt: { $allowed }.
    .near = Es gibt keinen Ereignisstapel „{ $name }“. Erlaubt: { $allowed }. Meinst du „{ $near }“?

## Pläne

fault-board-no-name = Der Plan braucht einen Namen.
# $spaces (Zahl).
fault-board-too-many-spaces = Der Plan hat { $spaces } Felder; mehr als { $most } geht nicht.
fault-board-too-few-cities = Ein Plan braucht mindestens zwei Städte.
fault-city-no-name = Eine Stadt braucht einen Namen.
fault-city-blank = Der Name „{ $name }“ beginnt oder endet mit einem Leerzeichen.
fault-city-mark = Im Namen „{ $name }“ darf weder „:“ noch „-“ stehen; daraus sind die Namen von Feldern gemacht, wie in Kassel-Frankfurt:2.
fault-city-control = Im Namen { $name } steht ein Zeichen, das sich nicht zeigen lässt.
fault-city-twice = Die Stadt „{ $name }“ gibt es zweimal.
fault-point-not-finite = Ein Ort auf der Karte muss eine endliche Zahl sein.
# $number (Text).
fault-point-far-off = { $number } liegt weit außerhalb jeder Karte.
# $city (Text).
fault-road-to-itself = Eine Straße kann nicht von { $city } zu sich selbst führen.
# $from, $to (Text): Städte.
fault-road-twice = Zwischen { $from } und { $to } gibt es schon eine Straße.
fault-city-no-road = Zu { $city } führt keine Straße.
# $city (Text). $roads (Zahl).
fault-city-too-many-roads = { $city } hat { $roads } Straßen; mehr als { $most } geht nicht.
fault-event-at-sea = Ein Ereignisfeld kann nicht auf See liegen.
fault-events-side-by-side = Zwei Ereignisfelder liegen nebeneinander.
# $from, $to (Text): Städte.
fault-board-no-way = Von { $from } nach { $to } führt kein Weg.
# $board (Text).
fault-board-too-many-ways = Der Plan „{ $board }“ hat zu viele Wege von sechs Schritten.

## Auftragsstapel

fault-contracts-no-name = Der Stapel braucht einen Namen.
fault-contracts-empty = Ein Stapel braucht mindestens einen Auftrag.
# $contracts (Zahl).
fault-contracts-too-many = Der Stapel hat { $contracts } Aufträge; mehr als { $most } geht nicht.
fault-contract-twice = Diesen Auftrag gibt es zweimal.
# $city (Text).
fault-contract-same-city = Ein Auftrag, der in { $city } beginnt, muss in eine andere Stadt führen.
# $goods (Zahl).
fault-contract-goods = Ein Auftrag hat 1 bis { $most } Waren, nicht { $goods }.
# $revenue (Zahl).
fault-contract-revenue = Der Frachtlohn ist 1 bis { $most }, nicht { $revenue }.
# $bids (Zahl).
fault-contract-bid-count = Ein Auftrag hat fünf Gebote, nicht { $bids }.
fault-contract-bid-nothing = Ein Gebot muss mehr als nichts sein.
fault-contract-bid-order = Jedes Gebot muss höher sein als das davor.
# $revenue (Zahl).
fault-contract-bid-revenue = Ein Gebot muss unter dem Frachtlohn von { $revenue } liegen.

## Ereignisstapel

# $cards (Zahl).
fault-events-count = Ein Stapel hat 1 bis { $most } Ereigniskarten; dieser hat { $cards }.
# $card (Text): die Kennung einer Karte.
fault-event-id = Die Kennung „{ $card }“ besteht nicht nur aus a–z, 0–9 und „-“.
fault-event-twice = Die Karte „{ $card }“ gibt es zweimal.
# $from, $to (Text): Städte.
fault-event-no-road = Der Plan hat keine Straße mit Feldern von { $from } nach { $to }.
fault-event-money = Ein Geldbetrag geht von 0 bis { $most }.
fault-event-number = Eine Zahl von Feldern oder Waren geht von 1 bis { $most }.

## Ausgaben und Schalter

# $errors (Text): die Fehler der anderen Ausgabe, einer je Zeile.
fault-edition-base = Die Ausgabe, auf der diese aufbaut, ist fehlerhaft: { $errors }
fault-edition-circle = Die Ausgaben bauen im Kreis aufeinander auf.
fault-edition-id = Die Kennung einer Ausgabe ist ein einziges Wort.
fault-switch-unknown = Es gibt keinen Schalter „{ $name }“.
    .near = Es gibt keinen Schalter „{ $name }“. Meinst du „{ $near }“?
# $switch, $value (Text): der Schalter und worauf er gestellt werden sollte.
fault-switch-value = Der Schalter { $switch } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
    .near = Der Schalter { $switch } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }. Meinst du „{ $near }“?
fault-switch-number = Der Schalter { $switch } kann nicht „{ $value }“ sein. Erlaubt ist eine Zahl von { $least } bis { $most }.
fault-switch-piles = Der Schalter { $switch } kann nicht „{ $value }“ sein. Erlaubt ist eine Zahl von { $least } bis { $most }, oder fünf für 2/3/4/5/6 Spieler.
fault-switch-name = Der Schalter { $switch } kann nicht „{ $value }“ sein. Erlaubt ist der Name von etwas, das geladen ist.
# $switches (Text): Namen von Schaltern, mit Kommas.
fault-switch-missing = Diese Schalter haben keinen Wert: { $switches }.

## Schalter, die nicht zusammenpassen

fault-contradiction-auction-order = auction-order „none“ braucht auction-after „none-take“: Wo Aufträge versteigert werden, braucht das Bieten eine Ordnung.
fault-contradiction-auctions-a-turn = auctions-a-turn „none“ braucht auction-after „none-take“: Sonst käme man nie an Aufträge.
fault-contradiction-buy-now-auctions = buy-now braucht Versteigerungen, und auction-after ist „none-take“.
fault-contradiction-buy-now-clockwise = buy-now braucht auction-order „open-outcry“: Wird reihum geboten, beginnt der linke Nachbar, und wer versteigert, wird nie als Erster gefragt.
fault-contradiction-no-interest-auctions = no-interest entfernt einen Auftrag anstelle einer Versteigerung, und auction-after ist „none-take“.
fault-contradiction-no-interest-any-stop = no-interest braucht eine Ankunft mit genauer Zahl: Bei auction-after „any-stop“ würde jeder Halt einen Auftrag entfernen.
fault-contradiction-stop-order = stop-order „any“ geht nicht zusammen mit no-interest: Das Entfernen kommt vor dem Laden.
fault-contradiction-load-before-roll = load-before-roll „not-just-taken“ braucht auction-after „none-take“: Sonst wird nie etwas genommen.
fault-contradiction-second-service = second-service braucht die Grenze von einem Laden oder einem Liefern je Zug: Stelle loads-a-turn oder deliveries-a-turn ein.
fault-contradiction-contract-city = stop-in-contract-city „then-must-serve“ braucht contract-city „can-serve“: Sonst könntest du anhalten, wo du weder laden noch liefern kannst.

## Stellungen

# $seats (Zahl).
fault-position-seats =
    { $seats ->
        [0] Eine Stellung hat { $least } bis { $most } Plätze; diese hat keinen.
        [one] Eine Stellung hat { $least } bis { $most } Plätze; diese hat nur einen.
       *[other] Eine Stellung hat { $least } bis { $most } Plätze; diese hat { $seats }.
    }
fault-position-turn = Züge zählen von 1 bis { $most }.
# $seat (Zahl): gezählt von 0.
fault-position-no-seat = Es gibt keinen Platz { $seat }.
fault-position-roadworks-in-city = Die Baustelle steht nie in einer Stadt.
fault-position-goods = Es gibt nur { $most } Waren.
# $left (Zahl).
fault-position-pile =
    { $left ->
        [0] Für den Stapel ist kein Auftrag übrig.
        [one] Für den Stapel ist nur ein Auftrag übrig.
       *[other] Für den Stapel sind nur { $left } Aufträge übrig.
    }
# $space (Text).
fault-position-full = Auf „{ $space }“ passt kein weiterer Lkw.
# $left (Zahl).
fault-position-trailers =
    { $left ->
        [0] Von dieser Größe ist kein Anhänger übrig.
        [one] Von dieser Größe ist nur ein Anhänger übrig.
       *[other] Von dieser Größe sind nur { $left } Anhänger übrig.
    }
fault-position-no-trailers = In diesem Spiel gibt es keine Anhänger.
# $contract (Text).
fault-position-load-order = Der Auftrag „{ $contract }“ ist nicht unterwegs oder wurde schon genannt.
fault-position-cities = Ein Lkw merkt sich { $most } Städte und nicht mehr.
fault-position-taken = Der Auftrag „{ $contract }“ wurde genommen und ist nicht auf der Hand.
# $goods, $capacity (Zahl).
fault-position-overload =
    { $goods ->
        [one] Eine Ware passt nicht auf einen Lkw mit Platz für { $capacity }.
       *[other] { $goods } Waren passen nicht auf einen Lkw mit Platz für { $capacity }.
    }
fault-position-display = Offen liegen höchstens { $most } Aufträge.
fault-position-contract-twice = Der Auftrag „{ $contract }“ ist an zwei Orten.
fault-position-contract-double = Zwei Aufträge heißen „{ $contract }“: Füge die Waren hinzu, wie in „{ $contract }/4“.
# $card (Text): die Kennung einer Karte.
fault-position-card-twice = Die Ereigniskarte „{ $card }“ ist an zwei Orten.
fault-position-jam-nowhere = Der Stau braucht ein Feld.
fault-position-signs-share = Die beiden Schilder stehen nie auf demselben Feld.
fault-position-debt = Eine Schuld gilt für eine Ereigniskarte, die etwas kostet und vor ihrem Spieler liegt.
fault-position-card-owner = Die Karte liegt vor ihrem Besitzer: Nenne sie auch unter seinen Karten.
fault-position-card-kind = „{ $card }“ ist keine Karte dieser Art.
# $turn (Zahl).
fault-position-card-turn = Die Karte kam in Zug { $turn }, also erst nach diesem.
# $dice (Zahl).
fault-position-roll =
    { $dice ->
        [one] Ein Wurf ist ein Würfel von 1 bis 6.
       *[other] Ein Wurf sind bis zu { $dice } Würfel von 1 bis 6.
    }
# $turn, $limit (Zahl).
fault-position-turn-limit = Das ist Zug { $turn }, und das Spiel endet mit Zug { $limit }.
# $space (Text).
fault-position-roadworks-sheltered = Auf „{ $space }“ steht in dieser Ausgabe nie eine Baustelle.
# $cash (Zahl): unter null.
fault-position-cash = Niemand hat { $cash } auf der Hand. Was nicht bezahlt werden kann, gehört zu den Schulden.
# $contract (Text).
fault-position-open = Der gestohlene Auftrag „{ $contract }“ kann in diesem Spiel nicht offen liegen.
fault-position-cargo-twice = „{ $space }“ ist für verlorene Ladung zweimal genannt.
fault-position-not-a-city = „{ $space }“ ist keine Stadt.
# $card (Text): die Kennung einer Karte. $city (Text).
fault-position-jam-elsewhere = Der Stau von „{ $card }“ steht in { $city } und nirgends sonst.
# $field (Text): ein Feld der Stellung, etwa events-under.
fault-position-used-cards = In dieser Ausgabe liegen dort keine gebrauchten Ereigniskarten: Lass „{ $field }“ weg.
fault-position-event-space = Ereigniskarten werden auf Ereignisfeldern gezogen, und „{ $space }“ ist keines.
fault-position-event-roll = Eine Karte wird nach der Fahrt gezogen: Nenne „event“ oder „rolled“, nicht beides.
# $seat (Zahl): gezählt von 0.
fault-position-over = Das Spiel ist aus: Kein öffentlicher Auftrag ist übrig, und Platz { $seat } hat auch keinen mehr.

## Dinge, die fehlen oder doppelt da sind

# $seat (Zahl): gezählt von 0. $goods, $needed (Zahl).
fault-account-load = Waren auf dem Lkw von Platz { $seat }: { $goods }; nach seinen Aufträgen: { $needed }.
fault-account-overload = Der Lkw von Platz { $seat } hat mehr geladen, als er fasst.
fault-account-full = Der Lkw von Platz { $seat } steht, wo kein Platz für ihn ist.
fault-account-taken = Platz { $seat } hat einen Auftrag genommen, der nicht auf seiner Hand ist.
fault-account-goods = Waren im Spiel: { $goods } statt { $needed }.
fault-account-contracts-twice =
    { $contracts ->
        [one] Ein Auftrag ist an zwei Orten.
       *[other] { $contracts } Aufträge sind an zwei Orten.
    }
fault-account-cards-twice =
    { $cards ->
        [one] Eine Ereigniskarte ist an zwei Orten.
       *[other] { $cards } Ereigniskarten sind an zwei Orten.
    }
# $pile, $unseen (Zahl): Aufträge.
fault-account-pile = Aufträge im Stapel: { $pile }; von niemandem gesehen: nur { $unseen }.
# $trailers (Zahl).
fault-account-trailers = Anhänger einer Größe: { $trailers }; mehr als { $most } geht nicht.
fault-account-signs = Die beiden Schilder stehen auf demselben Feld.
fault-account-load-order = Die Reihenfolge des Ladens ist nicht die der Aufträge unterwegs.
