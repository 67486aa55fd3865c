# Che cosa non va in mappe, carte, edizioni, impostazioni e posizioni. Le chiavi sono `fault-` e il
# codice.
#
# Testo se non è detto altro: $name è quello che è scritto, $near quello che forse si intendeva,
# $allowed quello che si può scrivere, con virgole. Un messaggio con l’attributo `near` si dice con
# quello se si è trovato qualcosa di simile, e da solo altrimenti. $least e $most (numero) sono limiti.

# Un errore con il suo posto. $file (testo). $line (numero). $fault (testo): la frase.
located-line = { $file }:{ $line }: { $fault }
located-file = { $file }: { $fault }

## Forma

# $reason (testo): che cosa dice il lettore della forma, in inglese.
fault-form = Il file non ha la forma che dovrebbe avere: { $reason }

## Nomi a cui non risponde nulla

fault-unknown-city = Sulla mappa non c’è una città “{ $name }”.
    .near = Sulla mappa non c’è una città “{ $name }”. Intendevi “{ $near }”?
fault-unknown-space = Sulla mappa non c’è una casella “{ $name }”.
    .near = Sulla mappa non c’è una casella “{ $name }”. Intendevi “{ $near }”?
fault-unknown-contract = Nel mazzo non c’è un incarico “{ $name }”.
    .near = Nel mazzo non c’è un incarico “{ $name }”. Intendevi “{ $near }”?
fault-unknown-contract-cities = “{ $name }” non nomina due città della mappa, come fa un incarico.
fault-unknown-card = Nel mazzo non c’è una carta evento “{ $name }”.
    .near = Nel mazzo non c’è una carta evento “{ $name }”. Intendevi “{ $near }”?
fault-unknown-base = Non c’è un’edizione “{ $name }” su cui poggiare. Ammesse: { $allowed }.
    .near = Non c’è un’edizione “{ $name }” su cui poggiare. Ammesse: { $allowed }. Intendevi “{ $near }”?
# Un rifiuto si chiama con il suo codice, come space-full.
fault-unknown-refusal = Non c’è un rifiuto “{ $name }”.
    .near = Non c’è un rifiuto “{ $name }”. Intendevi “{ $near }”?
fault-unknown-edition = Non c’è un’edizione “{ $name }”. Ammesse: { $allowed }.
    .near = Non c’è un’edizione “{ $name }”. Ammesse: { $allowed }. Intendevi “{ $near }”?
fault-unknown-board = Non c’è una mappa “{ $name }”. Ammesse: { $allowed }.
    .near = Non c’è una mappa “{ $name }”. Ammesse: { $allowed }. Intendevi “{ $near }”?
fault-unknown-contract-deck = Non c’è un mazzo di incarichi “{ $name }”. Ammessi: { $allowed }.
    .near = Non c’è un mazzo di incarichi “{ $name }”. Ammessi: { $allowed }. Intendevi “{ $near }”?
fault-unknown-event-deck = Non c’è un mazzo di carte evento “{ $name }”. Ammessi: { $allowed }.
    .near = Non c’è un mazzo di carte evento “{ $name }”. Ammessi: { $allowed }. Intendevi “{ $near }”?

## Mappe

fault-board-no-name = La mappa ha bisogno di un nome.
# $spaces (numero).
fault-board-too-many-spaces = La mappa ha { $spaces } caselle, e il massimo è { $most }.
fault-board-too-few-cities = Una mappa ha bisogno di almeno due città.
fault-city-no-name = Una città ha bisogno di un nome.
fault-city-blank = Il nome “{ $name }” comincia o finisce con uno spazio.
fault-city-mark = Il nome “{ $name }” non può contenere “:” o “-”, che formano i nomi delle caselle, come in Kassel-Frankfurt:2.
fault-city-control = Il nome { $name } contiene un carattere che non si può mostrare.
fault-city-twice = La città “{ $name }” c’è due volte.
fault-point-not-finite = Un punto della mappa dev’essere un numero finito.
# $number (testo).
fault-point-far-off = { $number } è lontano da qualsiasi mappa.
# $city (testo).
fault-road-to-itself = Una strada non può portare da { $city } a sé stessa.
# $from, $to (testo): città.
fault-road-twice = Tra { $from } e { $to } c’è già una strada.
fault-city-no-road = Nessuna strada porta a { $city }.
# $city (testo). $roads (numero).
fault-city-too-many-roads = { $city } ha { $roads } strade, e il massimo è { $most }.
fault-event-at-sea = Una casella evento non può stare in mare.
fault-events-side-by-side = Due caselle evento sono l’una accanto all’altra.
# $from, $to (testo): città.
fault-board-no-way = Nessuna strada porta da { $from } a { $to }.
# $board (testo).
fault-board-too-many-ways = La mappa “{ $board }” ha troppi percorsi di sei passi.

## Mazzi di incarichi

fault-contracts-no-name = Il mazzo ha bisogno di un nome.
fault-contracts-empty = Un mazzo ha bisogno di almeno un incarico.
# $contracts (numero).
fault-contracts-too-many = Il mazzo ha { $contracts } incarichi, e il massimo è { $most }.
fault-contract-twice = Questo incarico c’è due volte.
# $city (testo).
fault-contract-same-city = Un incarico che comincia a { $city } deve portare in un’altra città.
# $goods (numero).
fault-contract-goods = Un incarico ha da 1 a { $most } merci, non { $goods }.
# $revenue (numero).
fault-contract-revenue = Il nolo va da 1 a { $most }, e non può essere { $revenue }.
# $bids (numero).
fault-contract-bid-count = Un incarico ha cinque offerte, non { $bids }.
fault-contract-bid-nothing = Un’offerta dev’essere più di niente.
fault-contract-bid-order = Ogni offerta dev’essere più alta della precedente.
# $revenue (numero).
fault-contract-bid-revenue = Un’offerta dev’essere minore del nolo di { $revenue }.

## Mazzi di carte evento

# $cards (numero).
fault-events-count = Un mazzo ha da 1 a { $most } carte evento, e questo ne ha { $cards }.
# $card (testo): l’id di una carta.
fault-event-id = L’id “{ $card }” non è fatto solo di a–z, 0–9 e “-”.
fault-event-twice = La carta “{ $card }” c’è due volte.
# $from, $to (testo): città.
fault-event-no-road = La mappa non ha una strada con caselle da { $from } a { $to }.
fault-event-money = Una somma di denaro va da 0 a { $most }.
fault-event-number = Un numero di caselle o di merci va da 1 a { $most }.

## Edizioni e impostazioni

# $errors (testo): gli errori dell’altra edizione, uno per riga.
fault-edition-base = L’edizione su cui questa poggia è difettosa: { $errors }
fault-edition-circle = Le edizioni poggiano l’una sull’altra in cerchio.
fault-edition-id = L’id di un’edizione è una sola parola.
fault-switch-unknown = Non c’è un’impostazione “{ $name }”.
    .near = Non c’è un’impostazione “{ $name }”. Intendevi “{ $near }”?
# $switch, $value (testo): l’impostazione e il valore che doveva avere.
fault-switch-value = L’impostazione { $switch } non può essere “{ $value }”. Ammessi: { $allowed }.
    .near = L’impostazione { $switch } non può essere “{ $value }”. Ammessi: { $allowed }. Intendevi “{ $near }”?
fault-switch-number = L’impostazione { $switch } non può essere “{ $value }”. È ammesso un numero da { $least } a { $most }.
fault-switch-piles = L’impostazione { $switch } non può essere “{ $value }”. È ammesso un numero da { $least } a { $most }, o cinque per 2/3/4/5/6 giocatori.
fault-switch-name = L’impostazione { $switch } non può essere “{ $value }”. È ammesso il nome di qualcosa che è caricato.
# $switches (testo): nomi di impostazioni, con virgole.
fault-switch-missing = Queste impostazioni non hanno un valore: { $switches }.

## Impostazioni che non vanno insieme

fault-contradiction-auction-order = auction-order “none” ha bisogno di auction-after “none-take”: dove si fanno aste, le offerte hanno bisogno di un ordine.
fault-contradiction-auctions-a-turn = auctions-a-turn “none” ha bisogno di auction-after “none-take”: altrimenti non si potrebbero mai avere incarichi.
fault-contradiction-buy-now-auctions = buy-now ha bisogno di aste, e auction-after è “none-take”.
fault-contradiction-buy-now-clockwise = buy-now ha bisogno di auction-order “open-outcry”: se si offre a turno comincia il vicino di sinistra, e chi ha aperto l’asta non è mai il primo a cui si chiede.
fault-contradiction-no-interest-auctions = no-interest toglie un incarico al posto di un’asta, e auction-after è “none-take”.
fault-contradiction-no-interest-any-stop = no-interest ha bisogno di un arrivo con il conto esatto: con auction-after “any-stop” ogni fermata toglierebbe un incarico.
fault-contradiction-stop-order = stop-order “any” non si può giocare con no-interest: l’incarico si toglie prima di caricare.
fault-contradiction-load-before-roll = load-before-roll “not-just-taken” ha bisogno di auction-after “none-take”: altrimenti non si prende mai nulla.
fault-contradiction-second-service = second-service ha bisogno del limite di un carico o di una consegna a turno: imposta loads-a-turn o deliveries-a-turn.
fault-contradiction-contract-city = stop-in-contract-city “then-must-serve” ha bisogno di contract-city “can-serve”: altrimenti potresti fermarti dove non puoi né caricare né consegnare.

## Posizioni

# $seats (numero).
fault-position-seats =
    { $seats ->
        [0] Una posizione ha da { $least } a { $most } posti, e questa non ne ha.
        [one] Una posizione ha da { $least } a { $most } posti, e questa ne ha uno solo.
       *[other] Una posizione ha da { $least } a { $most } posti, e questa ne ha { $seats }.
    }
fault-position-turn = I turni si contano da 1 a { $most }.
# $seat (numero): contato da 0.
fault-position-no-seat = Non c’è un posto { $seat }.
fault-position-roadworks-in-city = Il cantiere non sta mai in una città.
fault-position-goods = Ci sono solo { $most } merci.
# $left (numero).
fault-position-pile =
    { $left ->
        [0] Per la pila non resta nessun incarico.
        [one] Per la pila resta un solo incarico.
       *[other] Per la pila restano solo { $left } incarichi.
    }
# $space (testo).
fault-position-full = Su “{ $space }” non ci stanno altri camion.
# $left (numero).
fault-position-trailers =
    { $left ->
        [0] Di quella misura non resta nessun rimorchio.
        [one] Di quella misura resta un solo rimorchio.
       *[other] Di quella misura restano solo { $left } rimorchi.
    }
fault-position-no-trailers = In questa partita si gioca senza rimorchi.
# $contract (testo).
fault-position-load-order = L’incarico “{ $contract }” non è in viaggio, o è già stato nominato.
fault-position-cities = Un camion ricorda { $most } città e non di più.
fault-position-taken = L’incarico “{ $contract }” è stato preso e non è nella mano.
# $goods, $capacity (numero).
fault-position-overload =
    { $goods ->
        [one] Una merce non sta su un camion che ne tiene { $capacity }.
       *[other] { $goods } merci non stanno su un camion che ne tiene { $capacity }.
    }
fault-position-display = Gli incarichi scoperti sono al massimo { $most }.
fault-position-contract-twice = L’incarico “{ $contract }” è in due posti.
fault-position-contract-double = Due incarichi si chiamano “{ $contract }”: aggiungi le merci, come in “{ $contract }/4”.
# $card (testo): l’id di una carta.
fault-position-card-twice = La carta evento “{ $card }” è in due posti.
fault-position-jam-nowhere = La coda ha bisogno di una casella.
fault-position-signs-share = I due cartelli non stanno mai sulla stessa casella.
fault-position-debt = Un debito è per una carta evento che costa e che sta davanti al suo giocatore.
fault-position-card-owner = La carta sta davanti a chi la possiede: nominala anche tra le sue carte.
fault-position-card-kind = “{ $card }” non è una carta di quel tipo.
# $turn (numero).
fault-position-card-turn = La carta è arrivata nel turno { $turn }, dopo questo.
# $dice (numero).
fault-position-roll =
    { $dice ->
        [one] Un tiro è un dado da 1 a 6.
       *[other] Un tiro è fatto al massimo di { $dice } dadi da 1 a 6.
    }
# $turn, $limit (numero).
fault-position-turn-limit = Questo è il turno { $turn }, e la partita finisce con il turno { $limit }.
# $space (testo).
fault-position-roadworks-sheltered = In questa edizione su “{ $space }” non c’è mai un cantiere.
# $cash (numero): sotto zero.
fault-position-cash = Nessuno ha { $cash } in cassa. Quello che non si può pagare va tra i debiti.
# $contract (testo).
fault-position-open = In questa partita l’incarico rubato “{ $contract }” non può stare scoperto.
fault-position-cargo-twice = “{ $space }” è nominata due volte per il carico perso.
fault-position-not-a-city = “{ $space }” non è una città.
# $card (testo): l’id di una carta. $city (testo).
fault-position-jam-elsewhere = La coda di “{ $card }” sta a { $city } e in nessun altro posto.
# $field (testo): un campo della posizione, come events-under.
fault-position-used-cards = In questa edizione lì non ci sono carte evento usate: togli “{ $field }”.
fault-position-event-space = Le carte evento si pescano sulle caselle evento, e “{ $space }” non lo è.
fault-position-event-roll = La carta si pesca dopo il viaggio: scrivi “event” o “rolled”, non entrambi.
# $seat (numero): contato da 0.
fault-position-over = La partita è conclusa: non restano incarichi pubblici, e il posto { $seat } non ne ha più.

## Cose che mancano o che ci sono due volte

# $seat (numero): contato da 0. $goods, $needed (numero).
fault-account-load = Merci sul camion del posto { $seat }: { $goods }; secondo i suoi incarichi: { $needed }.
fault-account-overload = Il camion del posto { $seat } porta più di quanto tiene.
fault-account-full = Il camion del posto { $seat } sta dove non c’è posto per lui.
fault-account-taken = Il posto { $seat } ha preso un incarico che non è nella sua mano.
fault-account-goods = Merci in gioco: { $goods } invece di { $needed }.
fault-account-contracts-twice =
    { $contracts ->
        [one] Un incarico è in due posti.
       *[other] { $contracts } incarichi sono in due posti.
    }
fault-account-cards-twice =
    { $cards ->
        [one] Una carta evento è in due posti.
       *[other] { $cards } carte evento sono in due posti.
    }
# $pile, $unseen (numero): incarichi.
fault-account-pile = Incarichi nella pila: { $pile }; mai visti da nessuno: solo { $unseen }.
# $trailers (numero).
fault-account-trailers = Rimorchi di una misura: { $trailers }; il massimo è { $most }.
fault-account-signs = I due cartelli stanno sulla stessa casella.
fault-account-load-order = L’ordine di carico non è quello degli incarichi in viaggio.
