# Le impostazioni: per ognuna un nome, che cosa cambia, e un nome per ogni valore.
#
# Dove un valore è un numero o un nome che qui non si può elencare, lo mostra
# `switch-<name>-value`.
# $value (testo o numero): il valore impostato.

## Preparazione

switch-currency = Valuta
switch-currency-about = Con che cosa paghi; le somme sono le stesse.
switch-currency-DM = Marchi tedeschi (DM)
switch-currency-EUR = Euro (€)

switch-board = Mappa
switch-board-about = Su quale mappa guidi: quella più vecchia, o quella più grande con le città dell’est e i traghetti.
switch-board-classic = 1987, senza traghetti
switch-board-modern = 2007, con i traghetti
switch-board-value = { $value }

switch-contract-deck = Carte incarico
switch-contract-deck-about = Quali carte incarico ci sono nella scatola.
switch-contract-deck-classic-52 = 52 incarichi della scatola classica
switch-contract-deck-modern-54 = 54 incarichi della scatola moderna
switch-contract-deck-value = { $value }

switch-event-deck = Carte evento
switch-event-deck-about = Quali carte evento ci sono nella scatola.
switch-event-deck-classic-31 = 31 carte della scatola classica
switch-event-deck-modern-28 = 28 carte della scatola moderna
switch-event-deck-value = { $value }

switch-private-contracts = Incarichi distribuiti
switch-private-contracts-about = Quanti incarichi segreti riceve ogni giocatore all’inizio, da 1 a 10.
switch-private-contracts-value =
    { $value ->
        [one] Un incarico a testa
       *[other] { $value } incarichi a testa
    }

switch-public-pile = Incarichi pubblici
switch-public-pile-about = Quanti incarichi pubblici ci sono per 2, 3, 4, 5 e 6 giocatori; più ce ne sono, più a lungo si gioca.
switch-public-pile-value = { $value }

switch-start-space = Caselle di partenza
switch-start-space-about = Dove puoi mettere il tuo camion all’inizio.
switch-start-space-not-a-city = Fuori dalle città
switch-start-space-any = Ovunque

switch-placed = Disporre i camion
switch-placed-about = Se conosci i tuoi incarichi quando metti il camion sulla mappa.
switch-placed-before-deal = Prima che gli incarichi siano distribuiti
switch-placed-before-looking = Incarichi distribuiti ma non guardati
switch-placed-after-looking = Con gli incarichi sott’occhio

switch-first-player = Chi comincia
switch-first-player-about = Come si decide chi comincia.
switch-first-player-chance = A sorte
switch-first-player-highest-roll = Chi tira più alto
switch-first-player-host-or-chance = Decide chi ospita, o la sorte

## Guidare

switch-dice = Dadi
switch-dice-about = Quanti dadi tiri; con due, usi quello che preferisci.
switch-dice-1 = Uno
switch-dice-2 = Due, se ne usa uno

switch-trucks-on-a-road-space = Posto su una casella di strada
switch-trucks-on-a-road-space-about = Quanti camion possono stare insieme su una casella fuori dalle città.
switch-trucks-on-a-road-space-1 = Un camion
switch-trucks-on-a-road-space-2 = Due camion

switch-trucks-in-a-city = Posto in una città
switch-trucks-in-a-city-about = Quanti camion possono stare insieme in una città.
switch-trucks-in-a-city-one = Un camion
switch-trucks-in-a-city-any = Tutti

switch-end-space-full = Ultima casella piena
switch-end-space-full-about = Che cosa fai se non c’è posto dove finirebbe il tuo viaggio.
switch-end-space-full-must-stop-before = Ti fermi prima
switch-end-space-full-may-stop-before = Ti fermi prima o prendi un’altra strada
switch-end-space-full-not-allowed = Prendi un altro dado o un’altra strada

switch-contract-city = Le città dei tuoi incarichi
switch-contract-city-about = In quali città dei tuoi incarichi puoi interrompere il viaggio.
switch-contract-city-any-own = Partenza e destinazione di ogni tuo incarico
switch-contract-city-useful = Partenza se non ancora caricato, destinazione se caricato
switch-contract-city-can-serve = Solo dove puoi subito caricare o consegnare

switch-stop-in-contract-city = Interrompere in una città dei tuoi incarichi
switch-stop-in-contract-city-about = Se devi caricare o consegnare quando hai interrotto il viaggio in una città dei tuoi incarichi.
switch-stop-in-contract-city-may = Nessun obbligo
switch-stop-in-contract-city-then-must-serve = Poi devi caricare o consegnare

switch-stop-at-sign = Fermarsi davanti a un cartello
switch-stop-at-sign-about = Se puoi rinunciare alle caselle che ti restano dove un cartello chiude la strada.
switch-stop-at-sign-may = Permesso
switch-stop-at-sign-only-without-full-way = Solo se nessun percorso ha la lunghezza intera

## Caricare e consegnare

switch-load-before-roll = Caricare al posto del tiro
switch-load-before-roll-about = Se un camion che è già nella città giusta può caricare all’inizio del suo turno.
switch-load-before-roll-no = No
switch-load-before-roll-yes = Sì
switch-load-before-roll-not-just-taken = Sì, tranne un incarico appena preso lì

switch-serve-while-waiting = Servire da fermo
switch-serve-while-waiting-about = Se puoi caricare e consegnare in un turno in cui il tuo camion non ha potuto, o voluto, lasciare la sua casella.
switch-serve-while-waiting-no = No
switch-serve-while-waiting-yes = Sì

switch-loads-a-turn = Caricare in un turno
switch-loads-a-turn-about = Quanti incarichi puoi caricare in un turno, e se così il turno finisce.
switch-loads-a-turn-any = Senza limite
switch-loads-a-turn-one-ends-turn = Uno, e il turno è finito

switch-deliveries-a-turn = Consegnare in un turno
switch-deliveries-a-turn-about = Quanti incarichi puoi consegnare in un turno, e se così il turno finisce.
switch-deliveries-a-turn-any = Senza limite
switch-deliveries-a-turn-one-ends-turn = Uno, e il turno è finito

switch-delivering = Consegnare
switch-delivering-about = Se le merci si scaricano da sole quando ti fermi nella loro città.
switch-delivering-by-itself = Avviene da sé
switch-delivering-may = A tua scelta

switch-roll-after-card-delivery = Tiro dopo una consegna con una carta
switch-roll-after-card-delivery-about = Se tiri ancora nel turno in cui una carta ti ha portato a una consegna.
switch-roll-after-card-delivery-next-turn = No: il camion riparte nel turno successivo
switch-roll-after-card-delivery-same-turn = Sì: nello stesso turno

switch-second-service = Un secondo incarico nella stessa città
switch-second-service-about = Se un incarico rimasto in una città si può caricare o consegnare lì in un turno successivo senza muoversi.
switch-second-service-no = No
switch-second-service-instead-of-roll = Sì, al posto del tiro

switch-stop-order = Ordine in una città
switch-stop-order-about = Se consegna, asta e carico hanno un ordine fisso.
switch-stop-order-ruled = Consegna, asta, carico
switch-stop-order-any = Come vuoi

## Cantiere e coda

switch-roadworks-after = Cantiere
switch-roadworks-after-about = Quando si sposta il cantiere, e se deve.
switch-roadworks-after-rolled-1-must = Hai tirato un 1: obbligo
switch-roadworks-after-rolled-1-may = Hai tirato un 1: a tua scelta
switch-roadworks-after-used-1-must = Ti sei mosso con un 1, o con un 6 come 1: obbligo

switch-roadworks-never-on-hamburg-flensburg = Hamburg–Flensburg protetta
switch-roadworks-never-on-hamburg-flensburg-about = Se la strada da Hamburg a Flensburg è al riparo dai cantieri.
switch-roadworks-never-on-hamburg-flensburg-yes = Sì
switch-roadworks-never-on-hamburg-flensburg-no = No

switch-roadworks-or-event-first = Prima il cantiere o l’evento
switch-roadworks-or-event-first-about = Che cosa viene prima se un viaggio con un 1 finisce su una casella evento.
switch-roadworks-or-event-first-roadworks = Il cantiere
switch-roadworks-or-event-first-event = L’evento

switch-jammed-space = Coda
switch-jammed-space-about = Se puoi entrare in una città con la coda per consegnare.
switch-jammed-space-closed = Chiusa a tutti
switch-jammed-space-city-open-to-deliver = Una città resta aperta alle consegne

## Eventi

switch-event-drawn = Pescare eventi
switch-event-drawn-about = Se ogni viaggio che finisce su una casella evento fa pescare una carta, o solo il conto esatto.
switch-event-drawn-move-ends = Ogni viaggio che finisce lì
switch-event-drawn-exact-count = Il conto esatto

switch-card-moves-draw = Eventi dopo eventi
switch-card-moves-draw-about = Se un viaggio dato da una carta evento può far pescare un’altra carta.
switch-card-moves-draw-yes = Sì
switch-card-moves-draw-die-thrown = Solo se hai tirato un dado

switch-used-event-card = Carte evento usate
switch-used-event-card-about = Dove va una carta evento quando ha fatto il suo effetto.
switch-used-event-card-under-deck = Sotto il mazzo
switch-used-event-card-reshuffled = Da parte, e si rimescola quando il mazzo è vuoto
switch-used-event-card-out = Fuori dal gioco

switch-unpayable-cost = Eventi che non puoi pagare
switch-unpayable-cost-about = Quanto devi se ti manca il denaro per un evento.
switch-unpayable-cost-double = Il doppio della somma
switch-unpayable-cost-single = La somma semplice

## Rimorchi

switch-trailers-sell = Vendere rimorchi
switch-trailers-sell-about = Se ci sono rimorchi, e quando la banca li ricompra per 500.
switch-trailers-sell-no = No
switch-trailers-sell-own-turn-if-fits = Nel tuo turno, se il carico ci sta anche senza
switch-trailers-sell-any-time-if-fits = In ogni momento, se il carico ci sta anche senza
switch-trailers-sell-own-turn-goods-stay = Nel tuo turno, le merci restano a bordo
switch-trailers-sell-no-trailers = Non ci sono rimorchi

## Incarichi pubblici

switch-auction-after = Aste
switch-auction-after-about = Con quale arrivo in una città puoi mettere all’asta un incarico pubblico.
switch-auction-after-any-stop = Ogni fermata in una città
switch-auction-after-exact-count = Il conto esatto
switch-auction-after-exact-count-not-by-card = Il conto esatto, ma non grazie a una carta
switch-auction-after-none-take = Nessuno: gli incarichi si prendono e basta

switch-auctions-a-turn = Numero di aste
switch-auctions-a-turn-about = Quante aste puoi tenere.
switch-auctions-a-turn-one-a-stop = Una a ogni fermata
switch-auctions-a-turn-one = Una a ogni turno
switch-auctions-a-turn-none = Nessuna

switch-auction-order = Offerte
switch-auction-order-about = Se tutti gridano le offerte liberamente o si offre a turno.
switch-auction-order-open-outcry = Tutti insieme
switch-auction-order-clockwise = A turno verso sinistra, chi si ritira è fuori
switch-auction-order-none = Non si fanno offerte

switch-buy-now = Comprare subito
switch-buy-now-about = Se chi mette all’asta un incarico può averlo subito alla quinta offerta.
switch-buy-now-yes = Sì
switch-buy-now-no = No

switch-no-interest = Nessun interesse
switch-no-interest-about = Quale incarico pubblico va perso se potresti tenere un’asta ma non ne vuoi nessuno.
switch-no-interest-no = Nessuno
switch-no-interest-nearest-dock = Il primo della fila, alla rampa di carico

switch-display-after-sale = Riempire i vuoti
switch-display-after-sale-about = Dove va il prossimo incarico pubblico quando uno se n’è andato.
switch-display-after-sale-in-place = Nel vuoto
switch-display-after-sale-slides = Nell’angolo, gli altri scorrono
switch-display-after-sale-in-place-removal-slides = Nel vuoto; dopo un’eliminazione gli altri scorrono

switch-load-won = Caricare un incarico vinto
switch-load-won-about = Se puoi caricare subito un incarico che hai vinto nel turno di un altro.
switch-load-won-at-once = Subito
switch-load-won-own-turn = Solo nel tuo turno

switch-taken-contract = Caricare un incarico preso
switch-taken-contract-about = Se un incarico preso senza asta va caricato subito quando ci sta.
switch-taken-contract-loads-if-fits = Subito, se ci sta
switch-taken-contract-loads-at-choice = Ora o dopo, a tua scelta

## Singole carte evento

switch-pannenhilfe = Pannenhilfe
switch-pannenhilfe-about = Se puoi rifiutare l’aiuto a un collega in panne.
switch-pannenhilfe-choice = A tua scelta
switch-pannenhilfe-forced = Obbligo

switch-gute-routenplanung = Gute Routenplanung
switch-gute-routenplanung-about = Se puoi restare dove sei invece di proseguire fino a una città libera.
switch-gute-routenplanung-may = A tua scelta
switch-gute-routenplanung-must = Obbligo

switch-gute-routenplanung-reach = Gute Routenplanung: fin dove
switch-gute-routenplanung-reach-about = Se puoi attraversare città occupate per trovarne una libera.
switch-gute-routenplanung-reach-through-occupied = Oltre le città occupate fino a una libera
switch-gute-routenplanung-reach-neighbouring = Solo città vicine

switch-subunternehmer = Subunternehmer
switch-subunternehmer-about = Se i due camion possono restare dove sono.
switch-subunternehmer-may = A tua scelta
switch-subunternehmer-must = Obbligo

switch-fog-and-accident-jam = Nebbia e incidente
switch-fog-and-accident-jam-about = Dove puoi mettere la coda con queste due carte.
switch-fog-and-accident-jam-empty = Su una casella vuota
switch-fog-and-accident-jam-any = Ovunque
switch-fog-and-accident-jam-free = Su una casella libera

switch-familiennachwuchs = Familiennachwuchs
switch-familiennachwuchs-about = In quale delle città per cui hai merci ti porta la carta.
switch-familiennachwuchs-nearest = Nella più vicina
switch-familiennachwuchs-any = In una qualsiasi

switch-familiennachwuchs-unload = Scarico dopo Familiennachwuchs
switch-familiennachwuchs-unload-about = Se devi consegnare nella città in cui ti porta la carta.
switch-familiennachwuchs-unload-may = A tua scelta
switch-familiennachwuchs-unload-must = Obbligatorio

switch-schnelle-verladung = Schnelle Verladung
switch-schnelle-verladung-about = Se dopo il carico puoi rinunciare al nuovo tiro.
switch-schnelle-verladung-may = A tua scelta
switch-schnelle-verladung-must = Obbligo

switch-dokumente = Dokumente
switch-dokumente-about = In quale città ti aspettano i documenti.
switch-dokumente-opposite-direction = Nella più vicina alle tue spalle
switch-dokumente-last-city = Nell’ultima che hai attraversato

switch-zollabfertigung = Zollabfertigung
switch-zollabfertigung-about = Su quale casella evento ti porta la carta.
switch-zollabfertigung-nearest = Sulla più vicina
switch-zollabfertigung-neighbouring = Su una qualsiasi tra le vicine

switch-hilfe-diebe = Hilfe, Diebe!
switch-hilfe-diebe-about = Che ne è degli incarichi le cui merci sono rubate.
switch-hilfe-diebe-face-up = Restano scoperti sul tavolo
switch-hilfe-diebe-hand = Tornano nella tua mano

switch-inspektion = Inspektion
switch-inspektion-about = Se a München puoi rinunciare al nuovo tiro.
switch-inspektion-may = A tua scelta
switch-inspektion-must = Obbligo

switch-schneestuerme = Schneestürme
switch-schneestuerme-about = Se puoi lasciare i camion dove sono.
switch-schneestuerme-may = A tua scelta
switch-schneestuerme-must = Obbligo

switch-ware-verdorben = Ware verdorben
switch-ware-verdorben-about = In quale città torni, se la carta non ti lascia scegliere.
switch-ware-verdorben-last-loading = Nell’ultima città in cui hai caricato
switch-ware-verdorben-last-of-carried = Nell’ultima in cui hai caricato ciò che ora è a bordo
