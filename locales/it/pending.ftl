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

pending-place = In attesa di { $players }: da dove partire.
pending-before-roll = In attesa di { $players }: tirare i dadi, o fare prima qualcos’altro.
# $second è 0 se si è tirato un dado solo.
pending-drive =
    { $second ->
        [0] In attesa di { $players }: dove andare con un { $first }.
       *[other] In attesa di { $players }: dove andare con { $first } o { $second }.
    }
pending-card-move =
    { $steps ->
        [one] In attesa di { $players }: muovere il camion di { $player } di una casella.
       *[other] In attesa di { $players }: muovere il camion di { $player } fino a { $steps } caselle.
    }
pending-roadworks = In attesa di { $players }: dove va il cantiere.
pending-event = In attesa di { $players }: che fare di “{ $card }”.
pending-partner = In attesa di { $players }: chi altro si muove.
pending-snow = In attesa di { $players }: quale camion sposta ora la neve.
pending-lose-cargo =
    { $left ->
        [one] In attesa di { $players }: dove va l’ultima merce persa.
       *[other] In attesa di { $players }: dove vanno { $left } merci perse.
    }
pending-air-freight = In attesa di { $players }: se un incarico parte con “{ $card }”.
pending-quick-loading = In attesa di { $players }: se tirare ancora grazie a “{ $card }”.
pending-inspected = In attesa di { $players }: se tirare ancora dopo la revisione.
pending-sell-to-pay = In attesa di { $players }: vendere rimorchi per pagare { $cost } per “{ $card }”, oppure restare in debito.
pending-deliver = In attesa di { $players }: che cosa consegnare.
pending-interest = In attesa di { $players }: quale incarico pubblico mettere all’asta, se ce n’è uno che interessa.
pending-stop = In attesa di { $players }: che cosa fare a questa fermata.
# $holder (testo) ha l’offerta più alta, $level; $auctioneer (testo) ha aperto l’asta.
pending-auction = In attesa di { $players }: offrire per { $contract } o ritirarsi. L’offerta più alta è { $level }, di { $holder }.
pending-auction-open = In attesa di { $players }: offrire per { $contract } o ritirarsi. Non c’è ancora nessuna offerta.
pending-load-now = In attesa di { $players }: se caricare subito { $contract }.
pending-end-of-turn = In attesa di { $players }: ancora qualcosa prima che il turno finisca?

## Nessuno

# $ending come in `happening-ended`.
pending-over =
    { $ending ->
        [finished] La partita è conclusa: un giocatore ha finito.
        [turn-limit] La partita è conclusa: è stato raggiunto il limite di turni.
        [called-off] La partita è conclusa: i giocatori si sono accordati per smettere.
       *[other] La partita è conclusa.
    }
