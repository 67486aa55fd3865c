# Chi il gioco aspetta, e per che cosa.
#
# $players (testo): uno o più nomi. $space, $contract, $card, $player (testo).
# Numeri: $first, $second, $steps, $left, $level, $slot, $dice.

## Caso

pending-chance-first = Da sorteggiare: chi comincia.
pending-chance-dice =
    { $dice ->
        [one] Da tirare: un dado per { $player }.
       *[other] Da tirare: { $dice } dadi per { $player }.
    }
pending-chance-deal = Da distribuire: un incarico per { $player }.
# $slot si conta da 1.
pending-chance-reveal = Da scoprire: l’incarico pubblico { $slot }.
pending-chance-event = Da pescare: una carta evento.

## Giocatori

pending-place = Si aspetta { $players }: da dove partire.
pending-before-roll = Si aspetta { $players }: tirare i dadi, o fare prima qualcos’altro.
# $second è 0 se si è tirato un dado solo.
pending-drive =
    { $second ->
        [0] Si aspetta { $players }: dove andare con un { $first }.
       *[other] Si aspetta { $players }: dove andare con { $first } o { $second }.
    }
pending-card-move =
    { $steps ->
        [one] Si aspetta { $players }: muovere il camion di { $player } di una casella.
       *[other] Si aspetta { $players }: muovere il camion di { $player } fino a { $steps } caselle.
    }
pending-roadworks = Si aspetta { $players }: dove va il cantiere.
pending-event = Si aspetta { $players }: che fare di “{ $card }”.
pending-partner = Si aspetta { $players }: chi altro si muove.
pending-snow = Si aspetta { $players }: quale camion sposta ora la neve.
pending-lose-cargo =
    { $left ->
        [one] Si aspetta { $players }: dove va l’ultima merce persa.
       *[other] Si aspetta { $players }: dove vanno { $left } merci perse.
    }
pending-air-freight = Si aspetta { $players }: se un incarico parte con “{ $card }”.
pending-quick-loading = Si aspetta { $players }: se tirare ancora grazie a “{ $card }”.
pending-inspected = Si aspetta { $players }: se tirare ancora dopo la revisione.
pending-deliver = Si aspetta { $players }: che cosa consegnare.
pending-interest = Si aspetta { $players }: quale incarico pubblico mettere all’asta, se ce n’è uno che interessa.
pending-stop = Si aspetta { $players }: che cosa fare a questa fermata.
# $holder (testo) ha l’offerta più alta, $level; $auctioneer (testo) ha aperto l’asta.
pending-auction = Si aspetta { $players }: offrire per { $contract } o ritirarsi. L’offerta più alta è { $level }, di { $holder }.
pending-auction-open = Si aspetta { $players }: offrire per { $contract } o ritirarsi. Non c’è ancora nessuna offerta.
pending-load-now = Si aspetta { $players }: se caricare subito { $contract }.
pending-end-of-turn = Si aspetta { $players }: ancora qualcosa prima che il turno finisca?

## Nessuno

# $ending come in `happening-ended`.
pending-over =
    { $ending ->
        [finished] La partita è conclusa: un giocatore ha finito.
        [turn-limit] La partita è conclusa: è stato raggiunto il limite di turni.
        [called-off] La partita è conclusa: i giocatori si sono accordati per smettere.
       *[other] La partita è conclusa.
    }
