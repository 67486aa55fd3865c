# Wie die Dinge auf dem Tisch im Satz heißen.

## Geld

currency-DM = DM
currency-EUR = €

## Felder

# $from, $to (Text): die Städte an den Enden einer Straße. $place (Zahl): das Feld,
# gezählt von $from.
space-on-road = { $from }–{ $to }, Feld { $place }
# Ein Feld, das nicht auf dem Plan ist oder das eine Meldung nicht nennt.
space-unknown = dieses Feld

## Karten

# $from, $to (Text): Städte. $goods (Zahl). $revenue (Text): Geld mit Währung.
contract-card =
    { $from } → { $to } ({ $goods ->
        [one] eine Ware
       *[other] { $goods } Waren
    }, { $revenue })
contract-unknown = ein unbekannter Auftrag
# $german (Text): der gedruckte Titel. $title (Text): seine Übersetzung.
card-named = { $german } ({ $title })
card-unknown = eine unbekannte Karte

## Spieler

# $seat (Zahl): der Platz, gezählt von 1.
player-unnamed = Platz { $seat }
player-chance = Der Zufall
player-table = Die ganze Runde

## Aufzählungen

# Zwei Dinge, oder alle bis auf das letzte und das letzte.
list-and = { $some } und { $last }
list-comma = ,{ " " }
