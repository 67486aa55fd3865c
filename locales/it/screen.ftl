# Lo schermo intero del gioco nel terminale.

## Lo schermo

screen-too-small = Lo schermo ha { $width }×{ $height } caratteri; al gioco ne servono { $least-width }×{ $least-height }. Ingrandisci la finestra o gioca a righe di testo con --plain.
screen-too-small-short = Al gioco servono { $least-width }×{ $least-height } caratteri.
screen-broken = Questo non doveva succedere. La partita è salva fino all’ultima mossa: aufachse play --resume

## Preparare un tavolo

screen-setup = Un nuovo tavolo
screen-setup-keys = ↑↓ scegli · ←→ cambia · Invio scrivi un nome o apri · F10 via · Esc esci
screen-house-keys = ↑↓ scegli · ←→ cambia · Invio scrivi · Backspace originale · Esc indietro
screen-edition = Edizione
screen-players-about = Da due a sei.
screen-seat = Posto { $seat }
screen-seat-about = Chi gioca qui: qualcuno a questo terminale o il computer. Invio cambia il nome.
screen-who-named = { $name } ({ $who })
screen-length = Durata
screen-length-about = La partita intera, o tanti turni contando tutti i giocatori.
screen-length-full = La partita intera
screen-length-turns =
    { $turns ->
        [one] Un turno
       *[other] { $turns } turni
    }
screen-cash = Cassa
screen-cash-about = Tutti vedono quanto hanno gli altri?
screen-cash-open = Sul tavolo
screen-cash-hidden = Segreta
screen-seed = Seme dei dadi
screen-seed-about = Con lo stesso seme dadi e carte cadono di nuovo allo stesso modo. Se resta vuoto decide il caso.
screen-seed-chance = a caso
screen-house-changed =
    { $changed ->
        [0] come nell’edizione
        [one] una cambiata
       *[other] { $changed } cambiate
    }
screen-back = Indietro
screen-begin-about = Si mescola, si distribuisce e si parte.

## La sala e la sala d’attesa

screen-lobby-keys = ↑↓ scegli · Enter vai · n nuovo · l link o codice · r aggiorna · q esci
screen-room-ready = Ci sono tutti. b fa cominciare la partita.
screen-room-sit = Scegli un posto libero e premi Enter, oppure resta a guardare.
# Behind a player whose chat is not shown.
screen-muted = silenziato
screen-sit-keys = Enter siediti · Esc guarda soltanto
# Before a command that brings the seats to another terminal.
screen-carry-here = In un terminale, scrivi là:

## Riquadri

screen-choices =
    { $choices ->
        [one] Una scelta
       *[other] { $choices } scelte
    }
screen-tab-papers = Carico
screen-tab-market = Asta
screen-tab-players = Tutti
screen-tab-cards = Carte
screen-tab-log = Log
screen-tab-chat = Chat
screen-contract-road = a bordo, ancora { $steps }
screen-contract-hand = da caricare, a { $steps }
screen-contract-stolen = rubato! Ricarica, a { $steps }
screen-contract-taken = si carica alla prossima visita, a { $steps }
screen-no-cards = Nessuna carta davanti a te.
screen-stock = Mazzo { $pile } · rimorchi { $small } piccoli, { $large } grandi · eventi { $events }
screen-cloudburst = Nubifragio: tutti tirano un dado solo.
screen-nothing-found = Niente corrisponde. Esc mostra di nuovo tutto.
screen-after = La partita è finita. e mostra il risultato, m propone la rivincita, q lascia il tavolo.
screen-vote = y = sì, n = no
screen-waiting-for = In attesa di { $players }

## Finestre

screen-help = Tasti e segni
screen-leave = Lascia il tavolo
screen-leave-ask = Lasciare il tavolo? Tutto è salvato; aufachse play --resume riprende da qui.
screen-leave-yes = lascia
screen-leave-no = resta
screen-pass-show = Sono io: mostra le mie carte
screen-why-there = Andare a { $space }, o metterci qualcosa
# Below a rule that is too long for its window.
screen-why-leaf = PgUp PgDn: il resto della regola

## La riga dei tasti

screen-short-cycle = avanti
screen-short-do = fallo
screen-short-search = cerca
screen-short-undo = annulla
screen-short-zoom = zoom
screen-short-tab = riquadro
screen-short-why = perché no?
screen-short-menu = menu
screen-short-help = aiuto
screen-short-leave = esci
# In the waiting room.
screen-short-seat = posto
screen-short-level = computer
screen-short-copy = copia link
screen-short-begin = comincia
screen-short-sit = siediti
screen-short-close = chiudi
screen-short-leaf = sfoglia
screen-short-choose = scegli
screen-short-chat = chat
screen-short-result = risultato
screen-short-step = passo
screen-short-turn = turno
screen-short-go = vai a
screen-short-speed = velocità
screen-space-bar = Spazio

## Aiuto

screen-key-cycle = la scelta seguente, quella prima; il percorso appare sulla mappa
screen-key-number = la scelta con quel numero
screen-key-search = trova una scelta da una parte del nome, per esempio una città
screen-key-do = fa ciò che è scelto
screen-key-undo = ritira l’ultimo passo, finché non ha svelato nulla di nuovo
screen-key-why = perché no? Chiedi di una mossa e leggi la regola
screen-key-zoom = più vicino, più lontano
screen-key-fit = tutta la mappa
screen-key-pan = sposta la mappa
screen-key-pan-far = sposta la mappa di molto
screen-key-follow = torna al proprio camion e lo segue
screen-key-tab = il riquadro seguente, quello prima
screen-key-log = sfoglia il log e i riquadri lunghi
screen-key-chat = di’ qualcosa al tavolo
screen-key-menu = menu: guida il computer, ordini permanenti, fine, rivincita
screen-key-vote = sì o no a ciò che qualcuno propone
screen-key-redraw = ridisegna lo schermo
screen-key-rest = pausa; fg riporta qui
screen-key-leave = esci; la partita è salvata
screen-key-mouse = Mouse: un clic sceglie una scelta o una casella accesa, un secondo la esegue; la rotella ingrandisce, trascinando si sposta la mappa.
screen-mark-city = una città
screen-mark-space = una casella
screen-mark-event = una casella evento
screen-mark-roadworks = cantiere: non si passa
screen-mark-jam = una coda
screen-mark-lost = carico perduto
screen-mark-truck = un camion con la lettera del suo giocatore; il proprio è sottolineato
screen-mark-target = dove può finire una mossa, con il numero della scelta
screen-mark-end = dove finisce la mossa scelta
screen-mark-road = una strada
screen-mark-ferry = un traghetto
screen-mark-sea = il mare
screen-mark-coast = una costa, o la riva di un lago
screen-mark-border = il confine di un paese
screen-mark-hand = un incarico in mano, da caricare
screen-mark-loaded = un incarico in viaggio, da consegnare
screen-sea-north = Mare del Nord
screen-sea-baltic = Baltico
screen-sea-adriatic = Adriatico

## Guardare una registrazione

screen-watch-at = Turno { $turn } di { $turns } · passo { $step } di { $steps }
screen-watch-speed = velocità ×{ $speed }
screen-watch-go = Al turno:
screen-watch-key-run = la barra spaziatrice: avvia o ferma
screen-watch-key-step = un passo indietro, un passo avanti
screen-watch-key-turn = il turno prima, il turno dopo
screen-watch-key-go = scrivi il numero di un turno e vacci con Invio
screen-watch-key-tenth = a tanti decimi della partita
screen-watch-key-ends = l’inizio, la fine
screen-watch-key-speed = più veloce, più lento
screen-watch-key-seat = le carte del giocatore seguente, del precedente
screen-watch-key-follow = segui il camion che viaggia
screen-watch-key-leave = esci
screen-watch-key-mouse = Mouse: un clic sulla barra porta lì; la rotella ingrandisce.
screen-watch-seat = Carte di { $player }
screen-watch-nobody = Carte di nessuno
