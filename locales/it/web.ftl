# Che cosa dice solo la pagina nel browser. Tutto quello che dice il gioco stesso sta negli altri file.
#
# Sempre testo: $player, $other (nomi), $space, $city, $from, $to (luoghi), $money (con la valuta).
# Sempre numeri, se non è detto altro: tutto il resto.

## Dappertutto

web-title = Auf Achse
# $amount (testo): con i gruppi come fa la lingua. $currency (testo).
web-money = { $amount }{ "\u00A0" }{ $currency }
web-close = Chiudi
web-home = Pagina iniziale
web-menu = Menu
web-loading = Un momento …
web-not-found = Questa strada non porta da nessuna parte.
web-no-table = Questo tavolo non c’è, o non c’è più da tempo.
web-lost = Connessione persa. Continuiamo a provare …
web-error-unreachable = Il server non risponde. Riprova tra un momento.
web-to = a
web-you = Tu
# $seat: contato da 1.
web-player = Giocatore { $seat }
web-name = Il tuo nome
web-name-default = Corriere
web-rules = Regole
web-compare = Le edizioni a confronto
web-rulings = Le nostre decisioni

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-system = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Notte
web-pace = Velocità dei camion
web-pace-slow = Tranquilla
web-pace-normal = Normale
web-pace-fast = Veloce
web-pace-none = Nessun movimento
web-sound = Suoni
web-confirm = Chiedi conferma prima di un viaggio

## Pagina iniziale

web-start-title = Carica e mettiti in strada.
web-start-about = Trasporta merci per l’Europa, strappa agli altri gli incarichi migliori e torna a casa più ricco di tutti.
web-play-now = Gioca subito
web-play-with = Contro tre giocatori del computer. Niente iscrizione, niente attesa.
web-edition = Quale edizione?
web-door-learn = Impara giocando
web-door-learn-about = Una breve partita guidata, circa cinque minuti.
web-door-here = Un solo schermo
web-door-here-about = Amici intorno a un dispositivo, se vuoi con giocatori del computer.
web-door-online = Gioca in rete
web-door-online-about = Apri un tavolo e manda un link ai tuoi amici.
web-door-lobby = Unisciti o guarda
web-door-lobby-about = Tavoli che aspettano giocatori, e partite da guardare.
web-door-replay = Rivedi
web-door-replay-about = Partite finite, e registrazioni da un file.
web-door-rules = Regole
web-door-rules-about = Tutte e sei le edizioni, a confronto.
web-foot = Dal gioco da tavolo di Wolfgang Kramer. Software libero; le tue partite restano su questo server.

## Giocatori del computer

# I nomi dei livelli come nome di un giocatore.
web-bot-random = Flipper
web-bot-lehrling = Apprendista
web-bot-fahrer = Autista
web-bot-disponent = Spedizioniere
web-bot-chef = Capo
# I livelli come scelta.
web-level-random = Flipper: come viene, viene
web-level-lehrling = Apprendista: facile
web-level-fahrer = Autista: conosce il mestiere
web-level-disponent = Spedizioniere: guarda avanti
web-level-chef = Capo: difficile da battere

## Preparare un tavolo

web-setup-here = Un tavolo su questo schermo
web-setup-online = Un tavolo in rete
web-differs = Che cosa cambia?
web-differs-from = A confronto con
web-seats = Posti
web-seat-add = Aggiungi un posto
# $seat: contato da 1, qui e sotto.
web-seat-remove = Togli il posto { $seat }
web-seat-kind = Chi gioca al posto { $seat }
web-name-of = Nome al posto { $seat }
web-level = Quanto è bravo il posto { $seat }
web-colour = Colore del posto { $seat }
web-colour-red = rosso
web-colour-green = verde
web-colour-violet = viola
web-colour-petrol = petrolio
web-colour-orange = arancione
web-colour-grey = grigio
web-kind-here = A questo dispositivo
web-kind-link = Con un link
web-kind-open = Aperto a tutti
web-kind-bot = Computer
web-kind-link-about = Ricevi un link da mandare.
web-kind-open-about = Chiunque venga al tavolo.
web-options = Opzioni
web-listed = Mostralo tra i tavoli aperti
web-hide-cash = Tieni segreto il denaro
web-clock = Orologio
web-clock-none = Nessun orologio
web-clock-turn = Tempo per ogni decisione
web-clock-game = Tempo per tutta la partita
web-clock-days = Giorni per ogni decisione
web-time-turn = Secondi
web-time-game = Minuti
web-time-days = Giorni
web-turn-limit = Fine dopo questo numero di turni
web-absence = Dopo questi minuti di assenza guida il computer
web-first = Chi comincia
web-first-lot = A sorte
web-word = La tua parola per i dadi
web-word-hint = una parola qualsiasi
web-word-about = I dadi sono leali, e puoi verificarlo: la tua parola viene mescolata con loro, e dopo la partita la pagina ricalcola ogni tiro.
web-house-rules = Regole della casa
web-house-rules-about = Tutte le regole in cui le edizioni differiscono. Quello che cambi viene segnato.
web-begin = Comincia
web-open-table = Apri un tavolo

## In attesa di giocatori

# $free: posti che nessuno ha ancora preso.
web-waiting =
    { $free ->
        [one] Un posto è ancora libero
       *[other] { $free } posti sono ancora liberi
    }
web-waiting-full = Ci siete tutti
web-waiting-host = Manda i link, o metti giocatori del computer ai posti liberi.
web-waiting-guest = La partita comincia appena lo decide chi ospita.
web-free = libero
web-sit = Prendi questo posto
web-stand-up = Lascia il posto
web-put-bot = Gioca il computer
web-remove-bot = Libera il posto
web-seat-link = Link per il posto { $seat }
web-copy = Copia il link
web-copied = Copiato

## Atrio

web-lobby-own = Le tue partite
web-lobby-waiting = In attesa di giocatori
web-lobby-playing = In corso
web-lobby-empty = Al momento nessun tavolo aspetta. Aprine uno!
web-join = Unisciti
web-watch = Guarda
web-go-on = Continua
web-carried = Porta qui un posto da un altro dispositivo
web-carry-code = Codice
web-carried-go = Portalo qui

## Il tavolo

web-map = Mappa. Spostala con le frecce, + e −; 0 la mostra tutta.
web-map-closer = Più vicino
web-map-farther = Più lontano
web-map-home = Mostra dove sono
web-column = Il tuo turno e le tue carte
web-tabs = Parti del tavolo
web-tab-turn = Turno
web-tab-market = Mercato
web-tab-log = Diario
web-tab-chat = Chat
web-players = Giocatori
web-turn = Turno { $turn }
web-table = Tavolo
web-result = Risultato
web-sign = Che cosa si aspetta
web-dice =
    { $second ->
        [0] Il dado segna { $first }.
       *[other] I dadi segnano { $first } e { $second }.
    }
web-goods =
    { $goods ->
        [one] una merce
       *[other] { $goods } merci
    }
web-steps =
    { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
web-bids = Offerte dalla più bassa alla più alta
# $hidden: incarichi in mano. $road: incarichi le cui merci sono caricate.
web-held = { $hidden } in mano · { $road } in viaggio
web-secret = segreto
web-away = assente
web-bot-drives = guida il computer
web-sits-out = salta un turno
web-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
web-stands = Si trova qui: { $space }.

## Che cosa si aspetta da te, come titolo

web-ask-place = Scegli da dove partire
web-ask-before-roll = Tocca a te
web-ask-drive = Scegli dove andare
web-ask-card-move = Muoviti con la carta
web-ask-roadworks = Metti il cantiere
web-ask-event = Che cosa fai?
web-ask-partner = Chi si muove con te?
web-ask-snow = Quale camion sposta la neve?
web-ask-lose-cargo = Posa una merce persa
web-ask-air-freight = Spedire qualcosa in aereo?
web-ask-quick-loading = Tirare ancora?
web-ask-inspected = Tirare ancora?
web-ask-deliver = Consegna
web-ask-interest = Mettere all’asta un incarico?
web-ask-stop = Che cosa fai qui?
web-ask-auction = La tua offerta
web-ask-load-now = Caricarlo subito?
web-ask-sell-to-pay = Vendere o restare in debito?
web-ask-end-of-turn = Nient’altro?

# $second è 0 se si è tirato un dado solo. $ends: in quanti posti può finire il viaggio.
web-detail-drive =
    { $second ->
        [0] Hai tirato un { $first }.
       *[other] Hai tirato { $first } e { $second }.
    } { $ends ->
        [one] C’è un posto dove andare.
       *[other] Ci sono { $ends } posti dove andare.
    }
web-detail-card-move = Il camion di { $player }, fino a { $steps } caselle.
web-detail-lose-cargo =
    { $left ->
        [one] L’ultima merce.
       *[other] Ancora { $left } merci.
    }
web-detail-auction = { $offer }. { $player } offre { $money }.
# $card: la carta evento. $cost: il suo prezzo. $cash: il proprio denaro.
web-detail-sell-to-pay = “{ $card }” costa { $cost }: tu hai { $cash }.
web-detail-place = Tocca una casella accesa della mappa.

## Che cosa si può fare, in breve per un pulsante

web-do-drive = Vai: { $space }
web-do-load = Carica per { $city }
web-do-deliver = Consegna per { $money }
web-do-bid = Offri { $money }
web-do-sell =
    { $trailer ->
        [small] Vendi un rimorchio piccolo per { $money }
       *[large] Vendi un rimorchio grande per { $money }
    }
web-put-up = Metti all’asta
web-take = Prendi
web-pick = Scegli questo
web-undo = Annulla
web-choices =
    { $choices ->
        [one] Una scelta
       *[other] Tutte le { $choices } scelte in un elenco
    }

## Che cosa porta la fine di un viaggio, in poche parole

# $exact: yes o no.
web-brings-steps =
    { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }{ $exact ->
        [yes] , conto esatto
       *[no] { "" }
    }
web-brings-deliver = consegni per { $money }
web-brings-load =
    { $goods ->
        [one] carichi una merce per { $city }
       *[other] carichi { $goods } merci per { $city }
    }
web-brings-event = carta evento
web-brings-auction = poi un’asta
web-brings-take = poi un incarico da prendere
web-brings-early = devi caricare o consegnare
web-brings-one = sposta il cantiere

## Le tue carte

web-your-contracts = I tuoi incarichi
web-drag = trascina per ordinare
web-no-contracts = Non hai incarichi. Vincine uno all’asta!
web-on-road = in viaggio
web-stolen = rubato, da ricaricare
web-just-taken = caricalo alla prossima visita
web-load = Carico { $load } su { $capacity }
# $places: merci che il rimorchio può portare.
web-trailer = + rimorchio per { $places }
web-sell-trailer = − rimorchio per { $places }
web-left =
    { $left ->
        [0] Esauriti
       *[other] Ancora { $left }
    }
web-lost-cubes =
    { $cubes ->
        [one] Una merce persa occupa posto.
       *[other] { $cubes } merci perse occupano posto.
    }
web-kept = Le tue carte
web-owes = Devi { $money }.
web-drawn-by = Pescata da { $player }

## Incarichi pubblici

web-public = Incarichi pubblici
web-pile = { $pile } nella pila
web-leaves-next = esce per primo
web-auction = Asta
web-auction-by = { $player } mette all’asta un incarico
web-best-bid = { $player } offre { $money }
web-no-bid = Ancora nessuna offerta
web-orders = Ordine permanente
web-order-level = Offri fino a
web-order-then = e poi
web-order-then-pass = ritirati
web-order-then-ask = chiedimi
web-order-leave = Lascia l’ordine
web-order-drop = Annulla
# $then: pass o ask.
web-order-up-to =
    { $then ->
        [pass] Offri fino a { $money } e poi ti ritiri.
       *[ask] Offri fino a { $money } e poi ti viene chiesto.
    }
web-order-pass-unless-outbid = Ritirami, a meno che qualcuno superi la mia offerta
web-order-pass-this-turn = Ritirami da tutto in questo turno

## Diario e chat

web-log = Diario
# $news: quante righe.
web-since = Che cosa è successo dal mio turno? ({ $news })
web-since-line = Dal tuo ultimo turno
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-mute = Silenzia
web-unmute = Ascolta di nuovo

## Perché no?

web-why = Perché no …?
web-why-about = Chiedi di una mossa, e ottieni la regola che la vieta. Oppure tocca una casella che non è accesa.
web-why-drive = Andare lì o metterci qualcosa
web-why-roll = Tirare i dadi
web-why-stay = Restare qui
web-why-auction = Tenere un’asta
web-why-buy = Comprare un rimorchio
web-why-sell = Vendere un rimorchio
web-why-load = Caricare { $from }–{ $to }
web-why-deliver = Consegnare { $from }–{ $to }
web-why-far = Nessun tiro ti porta così lontano.
web-why-allowed = In questo momento è permesso.

## Passare il dispositivo

web-pass-device = Passa il dispositivo a { $player }
web-pass-about = Fino ad allora gli incarichi sono coperti.
web-pass-show = Sono { $player }

## Il menu del tavolo

web-watch-link = Link per gli spettatori
web-spectators =
    { $spectators ->
        [one] Una persona guarda.
       *[other] { $spectators } persone guardano.
    }
web-watching = Stai guardando.
web-let-bot = Lascia guidare il computer per me
web-take-wheel = Riprendi il volante
web-propose-undo = Chiedi a tutti di annullare un passo
web-propose-end = Chiedi a tutti di finire la partita
web-propose-kick = Chiedi a tutti di dare questo posto al computer
web-proposed-undo-to = { $player } vorrebbe annullare un passo.
web-proposed-end = { $player } vorrebbe finire la partita.
web-proposed-kick = { $player } vorrebbe che il computer giocasse per { $other }.
web-proposed-rematch = { $player } vorrebbe la rivincita.
# $yes: quanti hanno acconsentito. $awaited: quanti devono ancora rispondere.
web-votes = D’accordo: { $yes }; devono rispondere: { $awaited }.
web-agree = D’accordo
web-disagree = No
web-carry = Passa a un altro dispositivo
web-carry-about = Scrivi questo codice sull’altro dispositivo sotto “Unisciti o guarda”. Vale una volta, per dieci minuti.
web-fair = Dadi leali
web-fair-promise = Promesso prima del primo tiro:

## Dopo la partita

web-rematch = Rivincita
web-rematch-ready = Alla rivincita
web-replay = Rivedi
web-download = Scarica la registrazione
web-money-graph = Il denaro durante la partita
web-income = Da dove è venuto il denaro
web-delivered = Incarichi consegnati
web-purpose-revenue = Noli
web-purpose-visit = Incarichi speciali
web-purpose-lost-cargo = Carico perso
web-purpose-event = Eventi
web-purpose-trailer = Rimorchi
web-purpose-bid = Offerte
web-purpose-debt = Debiti
web-purpose-final = Conto finale
web-verify = Verifica i dadi
# $throws: tiri e pescate.
web-proof-proved = Provata: tutti i { $throws } tiri e pescate seguono dal seme promesso e dalle vostre parole.
web-proof-seeded = Provata: tutti i { $throws } tiri e pescate seguono dal seme della registrazione.
# $step: il numero dell’azione.
web-proof-differs = Respinta: il passo { $step } non segue dal seme.
web-proof-broken = Respinta: il seme non è quello promesso.
web-proof-none = Coerente, ma non provata: la registrazione non ha un seme, quindi nessuno può ricalcolarne i dadi.
web-records = Partite finite
web-records-empty = Qui non è ancora finita nessuna partita.
web-replay-file = Una registrazione da un file
web-replay-file-about = Ogni partita si può scaricare quando è finita, e rivedere ovunque.
web-replay-choose = Scegli un file
web-replay-at = Punto della partita
web-replay-run = Avvia
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-back = Un passo indietro
web-replay-turn-on = Turno successivo
web-replay-turn-back = Turno precedente
web-replay-speed = Velocità

## La prima partita, guidata

web-guide = La tua prima partita
# $known di $all lezioni.
web-guide-known = Imparate { $known } su { $all }
web-guide-wait = L’altro camion è in strada. Guardalo andare; il diario racconta che cosa succede.
web-guide-place = Qui sotto ci sono i tuoi incarichi: ognuno dice dove si caricano le merci, dove vanno e quanto guadagni. Indicane uno per vedere la strada. Poi parti vicino a una città dove ne comincia uno.
web-guide-roll = Il tuo turno si apre con un tiro. Premi il pulsante giallo.
web-guide-roll-again = Tira ancora. Se sei nella città giusta, al posto del tiro potresti caricare.
web-guide-drive = Due dadi, e ne usi uno. Le caselle accese sono quelle dove puoi fermarti; indicane una per vedere la strada e che cosa porta. Punta a una città dove comincia un incarico.
web-guide-drive-loaded = Il tuo camion è carico. Ora raggiungi la città a cui vanno le merci: consegnare rende.
web-guide-stop = Sei nel posto giusto: carica le merci, o consegnale e incassa.
web-guide-interest = Arrivando in una città con il conto esatto puoi mettere all’asta un incarico pubblico. Tutti possono offrire; se nessuno lo fa, è tuo gratis.
web-guide-auction = Offri uno dei cinque prezzi sulla carta, o ritirati. Chiediti quanto ti rende l’incarico, e quanta strada dovresti fare.
web-guide-roadworks = Ti sei mosso con un 1, quindi il cantiere si sposta. Nessuno lo supera: mettilo dove dà fastidio agli altri.
web-guide-event = Un evento! Leggi la carta e decidi. Non tutti sono cattivi.
web-guide-end-of-turn = Potresti ancora comprare un rimorchio, per avere più posto. Se no, chiudi il turno.
web-guide-all = Conosci il mestiere. Finisci questa partita, o aprine una con più avversari.
