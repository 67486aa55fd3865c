# Was man tun kann: eine Meldung für jede Aktion, als Eintrag einer Auswahl.
#
# Immer Text: $space, $contract, $card, $player. Immer Zahlen: $slot (ein Platz in der
# Auslage, gezählt von 1), $level, $first, $second, $steps.
# $trailer: small oder large.

## Aufbau

action-place = Start: { $space }

## Fahren

action-roll = Würfeln
# $through: yes, wenn der Weg durch andere Städte führt; $via (Text) nennt sie.
# $one: yes, wenn sich dadurch die Baustelle bewegt. $early: yes, wenn der Rest des Wurfs in
# einer Stadt verfällt, in der dann be- oder entladen werden muss. $exact: yes bei genauer Zahl.
action-drive =
    { $steps ->
        [one] Ein Feld fahren
       *[other] { $steps } Felder fahren
    }{ $through ->
        [yes] { " " }über { $via }
       *[no] { "" }
    } bis { $space }{ $early ->
        [yes] , dort anhalten und einen Auftrag be- oder entladen
       *[no] { "" }
    }{ $exact ->
        [yes] { "" }
       *[no] , nicht mit der vollen Zahl
    }{ $one ->
        [yes] , mit einer 1
       *[no] { "" }
    }
action-stay = Stehen bleiben
action-stay-as-one = Stehen bleiben und eine 1 nutzen: Baustelle setzen

## Schilder und verlorene Ladung

action-roadworks = Baustelle setzen: { $space }
action-leave-roadworks = Die Baustelle stehen lassen
action-jam = Stau setzen: { $space }
action-lose-cargo = Verlorene Ware legen: { $space }
action-unload = Die verlorenen Waren abladen und { $pay } je Ware bekommen

## Laden, Liefern und Anhänger

action-load = { $contract } laden
action-deliver = { $contract } liefern
action-buy =
    { $trailer ->
        [small] Einen kleinen Anhänger kaufen
       *[large] Einen großen Anhänger kaufen
    }
action-sell =
    { $trailer ->
        [small] Einen kleinen Anhänger verkaufen
       *[large] Einen großen Anhänger verkaufen
    }

## Öffentliche Aufträge

action-auction = Den öffentlichen Auftrag { $slot } versteigern
action-auction-known = { $contract } versteigern
action-no-interest = Kein Interesse an den öffentlichen Aufträgen
action-bid = { $level } bieten
action-pass = Aussteigen
action-buy-now = Sofort zum fünften Gebot kaufen
action-take = Den öffentlichen Auftrag { $slot } nehmen
action-take-known = { $contract } nehmen

## Ereigniskarten

action-motivation = „Motivation“ ausspielen
action-pick = { $contract } wählen
action-go-to = Direkt fahren: { $space }
action-choose = { $player } wählen
action-accept = Das Angebot der Karte annehmen
action-decline = Das Angebot der Karte ablehnen
action-done = Fertig

## Wahlmöglichkeiten einer Entscheidung

# Was eine Aktion bewirkt, wenn eine bestimmte Karte oder Entscheidung danach fragt. $cost, $pay
# (Text): Geld mit Währung. $city (Text).
choice-breakdown-help = Helfen: { $pay } bekommen und einen Zug aussetzen
choice-breakdown-drive-on = Vorbeifahren, ohne zu helfen
choice-customs-pay = { $cost } zahlen
choice-customs-miss = Einen Zug aussetzen
choice-owe = Das Geld vorerst schuldig bleiben
choice-rail = { $contract } mit der Bahn schicken
choice-dumping = { $contract } dem rechten Nachbarn geben
choice-spoiled = Zurück nach { $city } und { $contract } neu laden
choice-take-free = Den öffentlichen Auftrag { $slot } kostenlos nehmen
choice-take-free-known = { $contract } kostenlos nehmen
choice-stay = Hier stehen bleiben
choice-keep-navigation = Hier stehen bleiben und das Navigationssystem behalten
choice-partner = { $player } auch fahren lassen
choice-partner-none = Sonst niemanden fahren lassen
choice-snow = Den Lkw von { $player } bewegen
choice-snow-done = Keinen Lkw mehr bewegen
choice-roll-again = Noch einmal würfeln und weiterfahren
choice-keep-card = Hier stehen bleiben und die Karte behalten
choice-air-freight = { $contract } für { $cost } ins Flugzeug geben
choice-air-freight-none = Nichts ins Flugzeug geben und die Karte behalten
choice-load-later = { $contract } auf der Hand behalten
choice-deliver-done = Hier nichts mehr liefern
choice-stop-done = Hier fertig
choice-end-turn = Den Zug beenden

## Würfel und Karten

action-first = { $player } beginnt
# $second ist 0, wenn nur ein Würfel geworfen wird.
action-dice =
    { $second ->
        [0] Der Würfel zeigt { $first }
       *[other] Die Würfel zeigen { $first } und { $second }
    }
action-contract = { $contract } wird aufgedeckt
action-event = „{ $card }“ wird aufgedeckt

## Alle zusammen

action-call-off = Zustimmen, das Spiel jetzt zu beenden
