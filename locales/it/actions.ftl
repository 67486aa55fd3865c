# Che cosa si può fare: un messaggio per ogni azione, come voce di una scelta.
#
# Sempre testo: $space, $contract, $card, $player. Sempre numeri: $slot (un posto
# della fila, contato da 1), $level, $first, $second, $steps.
# $trailer: small o large.

## Preparazione

action-place = Partenza: { $space }

## Guidare

action-roll = Tira i dadi
# $through: yes se la strada passa per altre città; $via (testo) le nomina.
# $one: yes se così si sposta il cantiere. $early: yes se il resto del tiro va perso
# in una città dove poi bisogna caricare o consegnare. $exact: yes se il conto è esatto.
action-drive =
    { $steps ->
        [one] Avanza di una casella
       *[other] Avanza di { $steps } caselle
    }{ $through ->
        [yes] { " " }passando per { $via }
       *[no] { "" }
    } fino a { $space }{ $early ->
        [yes] , fermati lì e servi un incarico
       *[no] { "" }
    }{ $exact ->
        [yes] { "" }
       *[no] , senza usare tutto il tiro
    }{ $one ->
        [yes] , con un 1
       *[no] { "" }
    }
action-stay = Resta fermo
action-stay-as-one = Resta fermo usando un 1: metti il cantiere

## Cartelli e carico perso

action-roadworks = Metti il cantiere: { $space }
action-leave-roadworks = Lascia il cantiere dov’è
action-jam = Metti la coda: { $space }
action-lose-cargo = Posa una merce persa: { $space }
action-unload = Scarica le merci perse e ricevi { $pay } l’una

## Caricare, consegnare e rimorchi

action-load = Carica { $contract }
action-deliver = Consegna { $contract }
action-buy =
    { $trailer ->
        [small] Compra un rimorchio piccolo
       *[large] Compra un rimorchio grande
    }
action-sell =
    { $trailer ->
        [small] Vendi un rimorchio piccolo
       *[large] Vendi un rimorchio grande
    }

## Incarichi pubblici

action-auction = Metti all’asta l’incarico pubblico { $slot }
action-auction-known = Metti all’asta { $contract }
action-no-interest = Nessun interesse per gli incarichi pubblici
action-bid = Offri { $level }
action-pass = Ritirati
action-buy-now = Compra subito alla quinta offerta
action-take = Prendi l’incarico pubblico { $slot }
action-take-known = Prendi { $contract }

## Carte evento

action-motivation = Gioca “Motivation”
action-pick = Scegli { $contract }
action-go-to = Vai direttamente: { $space }
action-choose = Scegli { $player }
action-accept = Accetta l’offerta della carta
action-decline = Rifiuta l’offerta della carta
action-done = Fatto

## Le scelte di una decisione

# Che cosa fa un’azione quando la chiede una certa carta o decisione. $cost, $pay (testo): denaro
# con la valuta. $city (testo).
choice-breakdown-help = Aiuta: ricevi { $pay } e salta un turno
choice-breakdown-drive-on = Tira dritto senza aiutare
choice-customs-pay = Paga { $cost }
choice-customs-miss = Salta un turno
choice-owe = Resta in debito per ora
choice-rail = Spedisci in treno { $contract }
choice-dumping = Cedi { $contract } al vicino di destra
choice-spoiled = Torna a { $city } e ricarica { $contract }
choice-take-free = Prendi gratis l’incarico pubblico { $slot }
choice-take-free-known = Prendi gratis { $contract }
choice-stay = Resta qui
choice-keep-navigation = Resta qui e tieni il navigatore
choice-partner = Fai muovere anche { $player }
choice-partner-none = Non far muovere nessun altro
choice-snow = Sposta il camion di { $player }
choice-snow-done = Non spostare altri camion
choice-roll-again = Tira ancora e prosegui
choice-keep-card = Resta qui e tieni la carta
choice-air-freight = Spedisci in aereo { $contract } per { $cost }
choice-air-freight-none = Non spedire nulla in aereo e tieni la carta
choice-load-later = Tieni in mano { $contract }
choice-deliver-done = Non consegnare altro qui
choice-stop-done = Qui ho finito
choice-end-turn = Finisci il turno

## Dadi e carte

action-first = Comincia { $player }
# $second è 0 se si tira un dado solo.
action-dice =
    { $second ->
        [0] Il dado segna { $first }
       *[other] I dadi segnano { $first } e { $second }
    }
action-contract = Esce { $contract }
action-event = Esce “{ $card }”

## Tutti insieme

action-call-off = Acconsenti a finire qui la partita
