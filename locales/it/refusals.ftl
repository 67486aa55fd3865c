# Perché un’azione non è stata accettata: un messaggio per ogni codice.
#
# $space (testo): una città o una casella; c’è in ogni messaggio che la nomina.
# $needed, $have: denaro con la valuta, come testo, in `refusal-too-dear` e
# `refusal-bid-over-cash`, dove ci sono sempre; altrove numeri. I messaggi che scelgono
# secondo uno di questi numeri, senza di esso prendono l’ultima variante.

## A chi tocca

refusal-unknown-seat = A quel posto non siede nessuno.
refusal-game-over = La partita è conclusa.
refusal-chance-first = Prima tocca ai dadi o alle carte.
refusal-not-an-outcome = Quel risultato ora non può uscire.
refusal-not-your-turn = Ora non tocca a te decidere.
refusal-not-now = Prima c’è altro da decidere.

## Guidare

refusal-no-such-space = Su questa mappa non c’è una casella così.
refusal-start-in-city = Non puoi partire da { $space }: i camion cominciano fuori dalle città.
refusal-space-full = Lì non c’è posto per il tuo camion: { $space }.
refusal-space-closed = Il cantiere chiude { $space }.
refusal-space-jammed = La coda chiude { $space }.
refusal-not-connected = Le caselle di quella strada non sono collegate.
refusal-turns-back = In una mossa non puoi fare inversione sul posto.
refusal-wrong-count = Il tuo tiro non ti dà quel numero di caselle.
refusal-no-stop-here = Qui non puoi rinunciare alle caselle che ti restano: { $space }.
refusal-same-move = Quella mossa è già offerta in un’altra forma; scegli quella.
refusal-must-drive = Il tuo camion può muoversi, quindi deve.

## Cartelli e carico perso

refusal-sign-on-city = Il cartello non può stare in una città: { $space }.
refusal-sign-on-truck = Il cartello non può stare lì, perché c’è un camion: { $space }.
refusal-jam-on-truck = La coda non può andare lì, perché c’è un camion: { $space }.
refusal-sign-sheltered = Tra Hamburg e Flensburg non può esserci un cantiere.
refusal-sign-stays = Il cartello deve andare su un’altra casella.
refusal-signs-share = Lì c’è già l’altro cartello: { $space }.
refusal-sign-must = Devi mettere il cantiere.
refusal-wrong-space = La carta non permette { $space }.
refusal-cargo-space = Lì non si può perdere carico ({ $space }): scegli una casella senza camion, cartelli o altre merci.
refusal-cargo-stays = Il carico perso si può togliere solo finché non hai incarichi aperti.

## Caricare e consegnare

refusal-not-in-hand = Quell’incarico non è nella tua mano.
refusal-not-in-start-city = Il tuo camion non è nella città dove comincia quell’incarico.
refusal-no-room =
    { $needed ->
        [one] Per quell’incarico serve posto per una merce, e tu hai posto per { $have }.
        [other] Per quell’incarico serve posto per { $needed } merci, e tu hai posto per { $have }.
       *[unknown] Sul tuo camion non c’è posto per tutto l’incarico.
    }
refusal-stock-short =
    { $needed ->
        [one] Per quell’incarico serve una merce, e il deposito ne ha { $have }.
        [other] Per quell’incarico servono { $needed } merci, e il deposito ne ha { $have }.
       *[unknown] Il deposito non ha abbastanza merci per quell’incarico.
    }
refusal-no-loading-now = In questo momento non puoi caricare.
refusal-not-on-road = Non hai caricato quell’incarico.
refusal-not-in-destination = Il tuo camion non è nella città dove finisce quell’incarico.
refusal-must-serve = Hai interrotto qui il viaggio, quindi devi caricare o consegnare.

## Denaro e rimorchi

refusal-no-trailers = In questa partita si gioca senza rimorchi.
refusal-trailers-gone = Tutti i rimorchi di quella misura sono presi.
refusal-too-dear = Costa { $needed }, e tu hai { $have }.
refusal-no-sale = In questa partita i rimorchi non si vendono.
refusal-not-owned = Non possiedi un rimorchio così.
refusal-load-too-big =
    { $needed ->
        [one] Trasporti una merce, e senza quel rimorchio c’è posto per { $have }.
        [other] Trasporti { $needed } merci, e senza quel rimorchio c’è posto per { $have }.
       *[unknown] Senza quel rimorchio il tuo carico non ci starebbe.
    }
refusal-buy-own-turn = I rimorchi si comprano nel proprio turno.
refusal-sell-own-turn = I rimorchi si vendono nel proprio turno.

## Incarichi pubblici

refusal-no-auction = Con questo arrivo non puoi tenere un’asta.
refusal-empty-slot = In quel posto non c’è nessun incarico.
refusal-bid-too-low =
    { $needed ->
        [one] Devi offrire almeno { $needed }, e non più di 5.
        [other] Devi offrire almeno { $needed }, e non più di 5.
       *[unknown] Non è un’offerta da 1 a 5, oppure non è abbastanza alta.
    }
refusal-bid-over-cash = Quell’offerta costa { $needed }, e tu hai { $have }.
refusal-own-bid = L’offerta più alta è già la tua.
refusal-has-passed = Ti sei ritirato da quest’asta.
refusal-auctioneer-waits = Hai messo tu all’asta questo incarico, quindi puoi solo rispondere alle offerte altrui.
refusal-no-buy-now = In questa partita non puoi comprare subito un incarico.
refusal-take-elsewhere = Quell’incarico comincia in un’altra città.

## Carte evento

refusal-no-such-card = Non hai quella carta.
refusal-card-not-now = Ora non puoi giocare quella carta.
refusal-no-choice = La carta non ti lascia scelta.
refusal-wrong-contract = Per questa carta non puoi scegliere quell’incarico.
refusal-wrong-player = Per questa carta non puoi scegliere quel giocatore.
