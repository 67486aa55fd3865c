# Il rapporto su molte partite: una pagina con grafici. I valori sono testi, già scritti come la
# lingua scrive numeri e denaro, dove un commento non dice altro.

## La pagina

report-title = Che cosa hanno insegnato molte partite
# $games, $seed, $limit: turni dopo i quali una partita è stata chiusa.
report-about = { $games } partite giocate da programmi, dal seme { $seed }. Dopo { $limit } turni una partita veniva chiusa.
report-foot = Tutto ciò che sta in questa pagina è stato contato durante le partite. Gli intervalli valgono per partite indipendenti tra loro; quelle con le stesse carte non lo sono del tutto. Chi le rigioca dallo stesso seme ottiene la stessa pagina.
# $edition, $players (numero), $games.
report-table-title = { $edition }, { $players } giocatori, { $games } partite
report-contents = Indice
report-tables = Tavoli
report-numbers = I numeri
report-no-games = Nessuna partita è stata giocata fino alla fine.

## Numeri

# $number.
report-percent = { $number }{ "\u00A0" }%
# $amount: una somma di denaro sopra lo zero.
report-gain = +{ $amount }
# $mean: una somma di denaro; $reach: quanto l’intervallo si estende da ogni lato.
report-sure = { $mean } ± { $reach }
# $low, $high: in centesimi.
report-between = sicuro al 95{ "\u00A0" }%: da { $low } a { $high }
report-range = da { $from } a { $to }
report-none = –
# $from, $to: città.
report-route = { $from }–{ $to }

## Il denaro nei turni

report-money-short = Denaro
report-money-title = Il denaro turno per turno
# $bot, $low, $median, $high: somme alla fine di una partita.
report-money-lead = { $bot } finisce metà delle sue partite con più di { $median }; una su dieci con meno di { $low }, una su dieci con più di { $high }.
# $currency.
report-money-note = Denaro in { $currency } all’inizio dei propri turni di un giocatore. La linea è la mediana, la fascia contiene le ottanta partite di mezzo su cento, e le linee sottili sono le mediane degli altri. Un grafico finisce dove meno della metà delle partite è ancora in corso.
# $cash: la mediana alla fine.
report-money-end = { $cash } alla fine
# $turn: un numero sull’asse.
report-turn-tick = turno { $turn }
report-at-the-end = fine

## Vittorie

report-wins-short = Vittorie
report-wins-title = Chi vince
# $alone: yes se un bot ha tutti i posti. $bot, $rate, $low, $high, $fair: la quota tra pari.
# $order: helps, harms o nothing; $first: quante volte vince chi comincia.
report-wins-lead =
    { $alone ->
        [yes] { $bot } siede a ogni posto, quindi possono differire solo i posti.
       *[no] Partite vinte da { $bot }: { $rate } (intervallo al 95{ "\u00A0" }%: da { $low } a { $high }); tra pari sarebbero { $fair }.
    } { $order ->
        [helps] Partite vinte da chi comincia: { $first }; cominciare aiuta.
        [harms] Partite vinte da chi comincia: { $first }; cominciare è un peso.
       *[nothing] Partite vinte da chi comincia: { $first }; la differenza non si distingue dal caso.
    }
report-wins-note = Un punto è la quota di partite vinte, il suo tratto l’intervallo di Wilson in cui la quota vera sta con il 95{ "\u00A0" }% di fiducia, e la linea tratteggiata la quota tra pari. Un primo posto condiviso si divide tra chi lo condivide. Per posto e per ordine, le partite con le stesse carte contano come una, perché si somigliano.
report-wins-by-bot = Per bot
report-wins-by-order = Per ordine dei turni
report-wins-by-seat = Per posto
# $number (numero).
report-order-place = { $number ->
        [1] Primo
       *[other] N. { $number }
    }
# $number (numero).
report-seat = Posto { $number }

## Bravura e fortuna

report-luck-short = Fortuna
report-luck-title = Bravura e fortuna
# $bots (numero): quanti bot diversi. $skill, $deal, $rest: quote. $deviation, $deals.
report-luck-lead = { $bots ->
        [one] Con lo stesso bot a ogni posto non si vede nessuna bravura. Differenze che vengono dalle carte e dai dadi di un posto: { $deal }; da tutto il resto: { $rest }.
       *[other] Differenze tra i risultati che si spiegano con il bot: { $skill }; con le carte e i dadi di un posto: { $deal }; il resto: { $rest }.
    }
report-luck-note = Ogni distribuzione si gioca una volta in ogni rotazione: le stesse carte e gli stessi dadi, con i giocatori spostati di un posto; e un risultato è di quanto un giocatore finisce sopra la media del tavolo. Ciò che un bot conserva in ogni posto e in ogni distribuzione è la sua bravura, ciò che un posto di una distribuzione dà a chiunque ci sieda è fortuna, e il resto è quello che ne viene quando i giocatori scelgono diversamente e si intralciano.
report-luck-missing = Bravura e fortuna si distinguono solo se ogni distribuzione si gioca in ogni rotazione dei giocatori, e almeno due distribuzioni. Con queste partite non è stato così.
report-luck-skill = Bravura
report-luck-deal = Fortuna delle carte
report-luck-rest = Il resto
report-luck-result = Risultato

## Durata

report-length-short = Durata
report-length-title = Quanto dura una partita
# $turns, $rounds, $minutes, $short, $long: minuti; $seconds.
report-length-lead = La mediana di una partita è di { $turns } turni, { $rounds } per ogni giocatore. A { $seconds } secondi per turno sono { $minutes } minuti; otto partite su dieci durano da { $short } a { $long }.
report-length-note = Le partite secondo il numero di giri. La linea tratteggiata è la mediana.
report-all-finished = Tutte le partite sono arrivate alla fine che il regolamento conosce.
# Quote di partite: $finished, $limited.
report-endings = Partite arrivate alla fine che il regolamento conosce: { $finished }; chiuse dal limite di turni: { $limited }.
# $round: un numero sull’asse.
report-round-tick = { $round } giri
report-rounds-range = da { $from } a { $to } giri: { $games } partite

## Entrate

report-income-short = Entrate
report-income-title = Da dove viene il denaro e dove va
# $bot, $income, $private, $public: quote; $costs.
report-income-lead = { $bot } incassa { $income } a partita (dagli incarichi iniziali: { $private }; da quelli pubblici: { $public }). In uscita vanno { $costs }.
# $currency.
report-income-note = Media di una partita in { $currency }; sopra le entrate, sotto i costi. Con il capitale iniziale, insieme fanno il denaro finale, fino all’ultima moneta.
report-income-costs = Costi
report-line-private = Incarichi privati
report-line-auctioned = Incarichi vinti all’asta
report-line-gifts = Incarichi senza asta
report-line-cards = Carte evento
report-line-trailers-sold = Rimorchi venduti
report-line-bids = Offerte
report-line-trailers-bought = Rimorchi comprati
report-line-fines = Multe e costi delle carte
report-line-final = Pagato alla fine

## Aste

report-auctions-short = Aste
report-auctions-title = Che cosa costano le aste e che cosa rendono
# $price, $delivered, $free, $removed: quote; $profit: una somma.
report-auctions-lead = Prezzo pagato in rapporto al nolo stampato: { $price }; incarichi comprati che vengono consegnati: { $delivered }; guadagno per incarico: { $profit }. Vendite gratis: { $free }; incarichi pubblici che escono dal gioco perché nessuno li vuole: { $removed }.
# $currency.
report-auctions-note = Secondo il livello dell’offerta a cui un incarico è stato venduto. Le somme sono medie in { $currency }; ciò che un incarico ha reso è il suo nolo se chi l’ha comprato lo ha incassato, e nulla altrimenti.
report-auction-removed = Tolto: non interessava a nessuno
report-auction-gifts = Preso senza asta
report-auction-left = Ancora lì alla fine
report-auction-prices = Prezzo e nolo
report-auction-often = Quante volte a ogni livello
report-auction-price = Prezzo
report-auction-brought = Reso a chi compra
report-auction-revenue = Nolo stampato
# $level (numero): da 0 a 5.
report-level = { $level ->
        [0] Gratis
       *[other] Offerta { $level }
    }

## Incarichi

report-contracts-short = Incarichi
report-contracts-title = Gli incarichi migliori e i peggiori
# $best, $worst: tratte. $most, $least: somme. $always, $never (numero).
report-contracts-lead = { $best } lascia di più a chi lo compra, { $most }, e { $worst } di meno, { $least }. { $always ->
        [0] Nessun incarico raggiunge sempre la sua offerta di mezzo
        [one] Un incarico raggiunge sempre la sua offerta di mezzo
       *[other] { $always } incarichi raggiungono sempre la loro offerta di mezzo
    }, e { $never ->
        [0] nessuno ne resta ogni volta al di sotto.
        [one] uno ne resta ogni volta al di sotto.
       *[other] { $never } ne restano ogni volta al di sotto.
    }
# $currency.
report-contracts-note = Guadagno medio di un incarico venduto all’asta, in { $currency }: il suo nolo se chi l’ha comprato lo ha incassato, meno il prezzo. Sono disegnati gli otto migliori e gli otto peggiori; il tratto è l’intervallo al 95{ "\u00A0" }%. Un incarico è segnato se in almeno venti vendite ogni prezzo, o nessuno, ha raggiunto la terza delle sue cinque offerte.
report-verdict-always = sempre l’offerta di mezzo
report-verdict-never = mai l’offerta di mezzo

## Rimorchi

report-trailers-short = Rimorchi
report-trailers-title = Rimorchi
# $a-game: quanti; $early, $paid-back, $sold: quote; $cost, $extra: somme.
report-trailers-lead = In una partita si comprano { $a-game } rimorchi (nella prima metà: { $early }). Chi compra spende { $cost } e ne ricava { $extra }; chi rientra della spesa: { $paid-back }. Rimorchi rivenduti: { $sold }.
report-trailers-note = Rimorchi comprati in ogni decimo della partita. A un rimorchio si accredita la sua parte di ogni nolo: le merci che al carico non trovavano posto sui sei posti del camion, e il prezzo a cui è stato venduto. Poiché alcune di queste merci sarebbero state portate più tardi, è più di quanto il rimorchio abbia reso davvero.
report-trailer-small = Posto per quattro
report-trailer-large = Posto per sei
# $part: una quota sull’asse.
report-game-tick = { $part } della partita

## Carte evento

report-cards-short = Carte evento
report-cards-title = Che cosa fanno le carte evento
# $drawn: quante a partita. $best, $worst: carte. $most, $least: somme.
report-cards-lead = In una partita si pescano { $drawn } carte. { $best } è la migliore per chi la pesca, { $most } nello stesso turno, e { $worst } la peggiore, { $least }.
# $currency.
report-cards-note = In { $currency }, con intervalli al 95{ "\u00A0" }%. Nello stesso turno: il denaro di chi pesca alla fine del turno meno quello che aveva quando è uscita la carta, comprese le consegne di quel turno. Alla fine: quanto più del solito per lo stesso bot chi l’ha pescata ha finito sopra la media del tavolo; è ciò che si accompagna a una carta, non solo ciò che ne deriva.
report-cards-turn = Nello stesso turno
report-cards-end = Alla fine della partita

## Traffico

report-traffic-short = Traffico
report-traffic-title = Il traffico sulla mappa
report-traffic-table = Le caselle più frequentate, a partita
# $first, $second, $third: caselle. $visits: della prima. $never (numero): caselle.
report-traffic-lead = { $first } vede { $visits } camion a partita, più di ogni altra casella; seguono { $second } e { $third }. { $never ->
        [0] Nessuna casella resta esclusa.
        [one] Una casella non è mai visitata.
       *[other] { $never } caselle non sono mai visitate.
    }
report-traffic-note = Camion che si fermano su una casella, ci passano sopra o ci sono messi da una carta, a partita. L’area di un segno cresce con il suo traffico.
report-traffic-least = poco
# $visits: il massimo di una casella.
report-traffic-most = { $visits } a partita
# $space, $visits.
report-traffic-space = { $space }: { $visits } a partita

## Intestazioni di tabelle

report-head-bot = Bot
report-head-own-turn = Proprio turno
report-head-low-cash = Decimo più basso
report-head-median-cash = Mediana
report-head-high-cash = Decimo più alto
report-head-players = Giocatori
report-head-who = Chi
report-head-games = Partite
report-head-won = Vinte
report-head-rate = Quota
report-head-low = Da
report-head-high = A
report-head-part = Parte
report-head-share = Quota
report-head-deviation = Scarto
report-head-rounds = Giri
report-head-line = Voce
report-head-a-game = a partita
report-head-level = Livello
report-head-sold = Venduti
report-head-price = Prezzo
report-head-revenue = Nolo
report-head-price-part = prezzo sul nolo
report-head-delivered = Consegnati
report-head-brought = Reso
report-head-profit = Guadagno
report-head-contract = Incarico
report-head-middle = Offerta di mezzo
report-head-mean-level = Livello medio
report-head-below = Sotto
report-head-at = Pari
report-head-above = Sopra
report-head-verdict = Segno
report-head-small = Posto per quattro, a partita
report-head-large = Posto per sei, a partita
report-head-sold-again = Rivenduti
report-head-cost = Pagato
report-head-extra = Reso dalle merci sopra
report-head-sales = Venduti per
report-head-paid-back = Ripagati
report-head-card = Carta
report-head-drawn = Pescata
report-head-in-the-turn = Nel turno
report-head-in-the-end = Alla fine
report-head-space = Casella
report-head-stops = Fermate
report-head-through = Passaggi
report-head-set-down = Messi lì
report-head-visits = In tutto
