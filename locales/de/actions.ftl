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

## Schilder und verlorene Ladung

action-roadworks = Baustelle setzen: { $space }
action-leave-roadworks = Die Baustelle stehen lassen
action-jam = Stau setzen: { $space }
action-lose-cargo = Verlorene Ware legen: { $space }
action-unload = Die verlorenen Waren vom Lkw räumen

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
action-accept = Ja
action-decline = Nein
action-done = Nichts weiter

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
