# Come si chiamano le cose del tavolo dentro una frase.

## Denaro

currency-DM = DM
currency-EUR = €

## Caselle

# $from, $to (testo): le città ai capi di una strada. $place (numero): la casella,
# contata da $from.
space-on-road = { $from }–{ $to }, casella { $place }
# Una casella che non è sulla mappa o che un messaggio non nomina.
space-unknown = quella casella

## Carte

# $from, $to (testo): città. $goods (numero). $revenue (testo): denaro con la valuta.
contract-card =
    { $from } → { $to } ({ $goods ->
        [one] una merce
       *[other] { $goods } merci
    }, { $revenue })
contract-unknown = un incarico sconosciuto
# $german (testo): il titolo stampato. $title (testo): la sua traduzione.
card-named = { $german } ({ $title })
card-unknown = una carta sconosciuta

## Giocatori

# $seat (numero): il posto, contato da 1.
player-unnamed = Posto { $seat }
player-chance = Il caso
player-table = Tutto il tavolo

## Elenchi

# Due cose, oppure tutte tranne l’ultima e l’ultima.
list-and = { $some } e { $last }
list-comma = ,{ " " }
