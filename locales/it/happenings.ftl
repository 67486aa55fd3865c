# Che cosa è successo, per il diario e gli annunci. Un messaggio per ogni fatto,
# con valori che si chiamano come i suoi campi.
#
# Sempre testo: $player, $from, $to (nomi di giocatori); $space (una città o una casella);
# $contract (come “Hannover–München”); $card (il titolo di una carta);
# $amount, $cash (denaro con la valuta).
# Sempre numeri: $die, $first, $second, $turn, $slot, $level, $place, $cubes, $steps.
# Una di poche parole: $purpose, $trailer, $ending, come le scrivono le regole.

## Preparazione

happening-first = Comincia { $player }.
happening-rolled-for-first = { $player } tira un { $die } per decidere chi comincia.
happening-placed = { $player } parte da qui: { $space }.
# Per chi non può sapere quale incarico sia.
happening-dealt = { $player } riceve un incarico.
# Per il giocatore che può.
happening-dealt-known = { $player } riceve l’incarico { $contract }.
# $slot: il posto nella fila, contato da 1.
happening-revealed = Un nuovo incarico pubblico: { $contract }.

## Turni

happening-turn-began = Turno { $turn }: { $player }.
happening-turn-ended = { $player } termina il turno.
happening-turn-missed = { $player } salta questo turno.
# $second è 0 se si tira un dado solo.
happening-rolled =
    { $second ->
        [0] { $player } tira un { $first }.
       *[other] { $player } tira { $first } e { $second }.
    }
happening-will-miss = { $player } salterà un turno.

## Guidare

# $steps: quante caselle ha la strada. $space: dove finisce.
happening-drove =
    { $steps ->
        [one] { $player } avanza di una casella fino a { $space }.
       *[other] { $player } avanza di { $steps } caselle fino a { $space }.
    }
happening-stayed = { $player } non si muove.
happening-went-to = { $player } va direttamente fino a { $space }.
happening-sign-ignored = { $player } trova una stradina che aggira il cartello: { $space }.

## Cartelli

happening-roadworks-placed = { $player } mette il cantiere: { $space }.
happening-roadworks-left = { $player } lascia il cantiere dov’è.
happening-jam-placed = { $player } mette la coda: { $space }.
happening-jam-lifted = La coda si è sciolta: { $space }.

## Carte evento

happening-event-drawn = { $player } pesca l’evento “{ $card }”.
happening-no-effect = “{ $card }” non ha effetto su { $player }.
happening-card-kept = { $player } tiene “{ $card }” per dopo.
happening-card-spent = { $player } ha finito con “{ $card }”.
happening-card-handed-on = { $from } passa “{ $card }” a { $to }.
happening-declined = { $player } non si serve di “{ $card }”.
happening-events-reshuffled = Le carte evento usate vengono mescolate in un nuovo mazzo.

## Denaro

happening-paid =
    { $purpose ->
        [bid] { $player } paga { $amount } per l’incarico.
        [trailer] { $player } paga { $amount } per il rimorchio.
        [event] { $player } paga { $amount } per l’evento.
        [debt] { $player } salda un debito di { $amount }.
        [final] { $player } paga { $amount } nel conto finale.
       *[other] { $player } paga { $amount }.
    }
happening-received =
    { $purpose ->
        [revenue] { $player } incassa { $amount } di nolo.
        [trailer] { $player } riceve { $amount } per il rimorchio.
        [event] { $player } riceve { $amount } dall’evento.
        [visit] { $player } riceve { $amount } per l’incarico speciale.
        [lost-cargo] { $player } riceve { $amount } per il carico perso.
       *[other] { $player } riceve { $amount }.
    }
happening-owes = { $player } non può pagare “{ $card }” e ora deve { $amount }.

## Caricare e consegnare

happening-loaded = { $player } carica { $contract }.
happening-delivered = { $player } consegna { $contract }.
happening-shipped = { $player } spedisce { $contract } con “{ $card }”.
happening-reloaded = { $player } carica merce fresca per { $contract }.
happening-stolen = A { $player } rubano la merce: { $contract }.
happening-cargo-lost = Qui giace una merce persa: { $space }.
happening-cargo-found = { $player } raccoglie la merce persa: { $space }.
happening-cargo-unloaded =
    { $cubes ->
        [one] { $player } toglie dal camion una merce persa.
       *[other] { $player } toglie dal camion { $cubes } merci perse.
    }

## Rimorchi

happening-trailer-bought =
    { $trailer ->
        [small] { $player } compra un rimorchio piccolo.
       *[large] { $player } compra un rimorchio grande.
    }
happening-trailer-sold =
    { $trailer ->
        [small] { $player } vende un rimorchio piccolo.
       *[large] { $player } vende un rimorchio grande.
    }

## Incarichi pubblici

happening-auction-opened = { $player } mette all’asta { $contract }.
happening-bid = { $player } offre { $level }, che costa { $amount }.
happening-passed = { $player } si ritira.
happening-sold = { $contract } va a { $player } per { $amount }.
happening-taken = { $player } prende l’incarico { $contract }.
happening-removed = { $player } non vuole incarichi; { $contract } esce dal gioco.
# Per chi non può sapere quale incarico sia.
happening-given = { $from } cede un incarico a { $to }.
# Per i due giocatori che possono.
happening-given-known = { $from } cede l’incarico { $contract } a { $to }.

## La fine

happening-ended =
    { $ending ->
        [finished] Gli incarichi pubblici sono esauriti e un giocatore ha finito: la partita è conclusa.
        [turn-limit] Il tavolo ha raggiunto il limite di turni: la partita è conclusa.
        [called-off] I giocatori si sono accordati per smettere: la partita è conclusa.
       *[other] La partita è conclusa.
    }
happening-ranked = { $place }º posto: { $player } con { $cash }.
