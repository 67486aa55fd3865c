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

## Cartelli e carico perso

action-roadworks = Metti il cantiere: { $space }
action-leave-roadworks = Lascia il cantiere dov’è
action-jam = Metti la coda: { $space }
action-lose-cargo = Posa una merce persa: { $space }
action-unload = Togli dal camion le merci perse

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
action-accept = Sì
action-decline = No
action-done = Nient’altro

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
