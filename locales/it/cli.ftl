# Che cosa dice la riga di comando. Le chiavi cominciano con `cli-`, tranne quelle per la
# scrittura dei numeri, che servono a ogni parte del programma.

## Numeri e denaro

# Che cosa sta tra i gruppi di tre cifre.
number-group = .
# Che cosa sta prima delle cifre decimali.
number-point = ,
# $amount (testo): il numero con i gruppi. $currency (testo): DM o €.
# Lo spazio non si spezza, perché una riga non finisca tra i due.
money = { $amount }{ "\u00A0" }{ $currency }

## Messaggi su quello che è stato scritto

# $message (testo): che cosa non va, una frase intera.
cli-error = errore: { $message }
# $name (testo): il nome più simile.
cli-did-you-mean = Intendevi { $name }?
# $names (testo): tutto quello che sarebbe ammesso, con virgole.
cli-allowed = Ammessi: { $names }.
cli-unknown-edition = Non c’è un’edizione di nome “{ $name }”.
cli-unknown-switch = Non c’è un’impostazione di nome “{ $name }”.
cli-unknown-board = Non c’è una mappa di nome “{ $name }”.
cli-unknown-language = Non ci sono testi nella lingua “{ $name }”.
cli-unknown-level = Non esiste nessun livello chiamato «{ $name }».
cli-unknown-command = Non esiste nessun comando chiamato «{ $name }».

# $typed (testo): quello che è stato scritto.
cli-set-form = “{ $typed }” non ha la forma IMPOSTAZIONE=VALORE. `aufachse editions classic` elenca tutte le impostazioni.
# $least, $most (testo): i limiti.
cli-number-form = è ammesso un numero intero da { $least } a { $most }
cli-seconds-form = sono ammessi da { $least } a { $most } secondi
cli-players-form = è ammesso un numero da { $least } a { $most }, o un intervallo come { $least }-{ $most }
cli-editions-which = Quale edizione? Nominane una, per esempio `aufachse editions classic --set dice=2`.

## File

# $file (testo): il percorso com’è stato scritto. $reason (testo): che cosa dice il sistema.
cli-file-unreadable = { $file } non si può leggere: { $reason }.
cli-file-unwritable = { $file } non si può scrivere: { $reason }.
cli-file-exists = { $file } c’è già. Con --force viene sovrascritto.
cli-not-a-folder = { $file } è un file, e lì serve una cartella.
cli-file-written = Scritto: { $file }
# Una ragione per `cli-file-unreadable`.
cli-not-text = non è testo in UTF-8
# $line (numero): la riga, contata da 1.
cli-file-fault = { $file }, riga { $line }: { $reason }

## La guida

# $version (testo).
cli-guide =
    aufachse { $version }: Auf Achse, il gioco da tavolo di camion e trasporti, nel terminale.

    Che cosa c’è:
      aufachse             apre il gioco nel browser, solo per questo computer
      aufachse play        si gioca in questo terminale: da soli, alla stessa tastiera o online con un link
      aufachse serve       il gioco anche per altri: un server, con le sue opzioni
      aufachse board       un tabellone come elenco o come mappa; controlla tabelloni e carte tuoi
      aufachse editions    sei regolamenti, ogni impostazione spiegata, e in che cosa due differiscono
      aufachse rules       il regolamento: una pagina, un capitolo o una sola regola
      aufachse simulate    gioca quante partite vuoi con giocatori a caso o bot, e conta
      aufachse tournament  fa giocare i bot l’uno contro l’altro e li classifica
      aufachse replay      racconta a parole una partita registrata, o mostra il tavolo in ogni momento
      aufachse verify      prova che una registrazione segue le regole, e i dadi il loro seme
      aufachse engine      il gioco per altri programmi, a righe di JSON
      aufachse bench       quanto in fretta giocano le regole su questo computer
      aufachse completions i completamenti per la tua shell
      aufachse man         la pagina del manuale

    Prova così:
      aufachse editions
      aufachse board modern --svg --out map.svg
      aufachse simulate --games 10 --records games
      aufachse replay games/classic-4-000001.jsonl
      aufachse simulate --seats disponent,fahrer --games 100

    Ogni comando ha un --help con esempi (in inglese).

## Il server

cli-serve-ready = Auf Achse è aperto su { $address }
cli-serve-data = Tavoli e registrazioni stanno in { $folder }
cli-serve-stop = Ctrl-C lo chiude; ogni partita riprende da dov’era.
cli-serve-no-page = La pagina non è compresa: `cargo xtask play` la costruisce. L’interfaccia per programmi è in /api.
cli-serve-failed = Il server non può partire: { $why }
cli-serve-no-folder = Qui non c’è una cartella per i tuoi dati; indicane una con --data.
cli-serve-config = Il file { $file } non si può usare: { $why }

## Intestazioni di colonne

cli-head-city = Città
cli-head-country = Paese
cli-head-leads-to = Strade per, con i passi
cli-head-road = Strada
cli-head-steps = Passi
cli-head-event-spaces = Caselle evento
cli-head-notes = Note
cli-head-switch = Impostazione
cli-head-seat = Posto
cli-head-wins = Vittorie
cli-head-mean-cash = Denaro medio
cli-head-mean-turns = Turni in media
cli-head-mean-actions = Azioni in media
cli-head-bot = Bot
cli-head-games = Partite
cli-head-win-rate = Vinte
cli-head-interval = 95 % tra
cli-head-ms = ms per decisione
cli-head-forfeits = Abbandoni
cli-head-rating = Punteggio
cli-head-rating-interval = 95 % tra
# $number (testo): con una cifra decimale.
cli-percent = { $number } %

## Tabelloni

# Tutti numeri tranne $name (testo).
cli-board-summary =
    Mappa { $name }: { $cities } città, { $roads } strade, { $ferries ->
        [0] nessun traghetto
        [one] un traghetto
       *[other] { $ferries } traghetti
    }, { $spaces } caselle con le città, { $events } caselle evento.
cli-road-ferry = traghetto
cli-road-sheltered = qui i cantieri si possono escludere
# La legenda della mappa.
cli-map-city = Città
cli-map-space = Un passo
cli-map-event = Evento
cli-map-ferry = Traghetto

## Controllo di file

cli-check-kind = Non si capisce di che tipo sia questo file: una mappa ha [[city]], gli incarichi hanno [[contract]], le carte evento [[card]], un’edizione [switches]. Dillo con --board, --contracts, --events o --edition-file.
# $cities, $spaces (numero).
cli-check-board = una mappa con { $cities } città e { $spaces } caselle
# $cards (numero).
cli-check-cards =
    { $cards ->
        [one] un mazzo di una carta
       *[other] un mazzo di { $cards } carte
    }
cli-check-no-board = Non è stato controllato, perché la mappa a cui serve ha errori
# $players (testo): numeri di giocatori, con virgole.
cli-check-edition = un’edizione per { $players } giocatori
# $files, $faults (numero).
cli-check-done =
    { $files ->
        [one] Un file è a posto
       *[other] { $files } file sono a posto
    }; { $faults ->
        [0] nessun errore.
        [one] un errore.
       *[other] { $faults } errori.
    }

## Edizioni

# $id, $name (testo).
cli-edition-title = { $id }: { $name }
cli-editions-more = `aufachse editions ID` spiega ogni impostazione; `aufachse editions compare A B` mostra in che cosa due differiscono.
# $names (testo): valori, con virgole.
cli-switch-values = Valori: { $names }
# $least, $most (numero): i limiti.
cli-switch-number = Valori: un numero da { $least } a { $most }
cli-switch-piles = Valori: un numero da { $least } a { $most }, o cinque per 2/3/4/5/6 giocatori
cli-switch-name = Valori: il nome di qualcosa che è caricato
# $a, $b (testo): edizioni.
cli-compare-same = { $a } e { $b } non differiscono.

## Simulare

# Il nome di un giocatore simulato. $number (numero): il posto, contato da 1.
cli-random-player = A caso { $number }
# Le parole tra graffe le riempie la barra di avanzamento.
cli-simulate-bar = { "{wide_bar} {human_pos}/{human_len}" } partite · { "{per_sec}" } · ancora { "{eta}" }
# Tutto testo, con i gruppi, tranne $players (numero).
cli-simulate-table = { $edition } con { $players } giocatori: partite { $games }, finite { $finished }, chiuse dal limite di turni { $limited }; { $turns } turni e { $actions } azioni a partita
# $played, $limited (testo): quante, con i gruppi.
cli-simulate-done = Partite giocate: { $played }; chiuse dal limite di turni: { $limited }.
# $game, $edition (testo). $players (numero). $why (testo): una frase.
cli-simulate-stuck = La partita { $game } di { $edition } per { $players } giocatori non può andare avanti. { $why }
# $reason (testo): che cosa dice il sistema.
cli-simulate-threads = I thread non si possono avviare: { $reason }.
cli-simulate-stopped = Fermato; il risultato ha solo le partite giocate fino a qui.

# $seats, $least, $most (numero).
cli-seats-count =
    { $seats ->
        [one] --seats nomina un bot, e Auf Achse è per { $least }–{ $most } giocatori.
       *[other] --seats nomina { $seats } bot, e Auf Achse è per { $least }–{ $most } giocatori.
    }
# $game, $edition, $name (testo). $players, $seat (numero): contato da 1. $why (testo): una frase.
cli-forfeit = Partita { $game } di { $edition } per { $players } giocatori: { $name } cede il posto { $seat } a un Lehrling. { $why }

## Tornei

cli-tournament-alone = Per un torneo servono almeno due bot, per esempio --bots disponent,fahrer.
# $file (testo). $why (testo): una frase.
cli-tournament-book = Non si può continuare con { $file }. { $why }
cli-tournament-cross = Quante volte quello a sinistra è finito davanti a quello in alto, e su quanti incontri (la parità vale mezzo):
# $played, $planned (testo): quante, con i gruppi.
cli-tournament-done = Partite giocate: { $played } su { $planned }.

## Verificare

# $file (testo). $turns, $actions (testo): quanti, con i gruppi.
cli-verify-proved = { $file }: provata. { $actions } azioni in { $turns } turni seguono le regole, e ogni impronta corrisponde.
cli-verify-consistent = { $file }: coerente. { $actions } azioni in { $turns } turni seguono le regole, e ogni impronta corrisponde. I dadi non sono provati.
# $file (testo). $line (numero). $reason (testo): una frase.
cli-verify-refused = { $file }, riga { $line }: respinta. { $reason }
# $throws, $draws (testo): quanti, con i gruppi.
cli-verify-dice-fair = I dadi sono leali: { $throws } tiri e { $draws } pescate seguono dal seme promesso prima della partita.
cli-verify-dice-seeded = I dadi sono provati: { $throws } tiri e { $draws } pescate seguono dal seme della registrazione.
cli-verify-dice-secret = Sono promessi dadi leali e la partita non è finita. Il seme resta segreto fino alla fine, e fino ad allora nessuno può ricalcolare tiri e pescate.
cli-verify-dice-none = La registrazione non ha un seme, quindi nessuno può ricalcolarne i tiri e le pescate.

## Raccontare

# $number, $last (numero).
cli-replay-beyond = Non c’è un’azione { $number }: la registrazione ne ha { $last }. Ammesso: da 0 a { $last }.
# $seat, $last (numero), contati da 0.
cli-replay-seat = Non c’è un posto { $seat }. Ammesso: da 0 a { $last }.
# $edition, $players (testo). $actions (testo): quante, con i gruppi.
cli-replay-title = { $edition }: { $players }, { $actions } azioni
# $told (testo): che cosa comincia. $number (numero): l’azione.
cli-replay-heading = { $told }  [azione { $number }]

## Il tavolo

# $number, $actions, $turn (numero).
cli-table-title = Dopo l’azione { $number } di { $actions }, turno { $turn }
# $player, $space, $cash (testo). $load, $capacity (numero). $turn: yes se è il suo turno.
cli-table-player =
    { $player }{ $turn ->
        [yes] { " " }(di turno)
       *[no] { "" }
    }: { $space }, { $cash }, merci caricate: { $load } su { $capacity }
# $things (testo): un elenco con punti e virgola.
cli-table-hand = in mano: { $things }
cli-table-on-road = a bordo: { $things }
cli-table-stolen = merce rubata: { $things }
cli-table-cards = carte: { $things }
cli-table-debts = debiti: { $things }
cli-table-lost-cargo = merci perse: { $things }
# $contracts (numero).
cli-table-hidden =
    in mano: { $contracts ->
        [0] niente
        [one] un incarico coperto
       *[other] { $contracts } incarichi coperti
    }
# $small, $large (numero).
cli-table-trailers =
    rimorchi: { $small ->
        [one] uno piccolo
       *[other] { $small } piccoli
    }, { $large ->
        [one] uno grande
       *[other] { $large } grandi
    }
cli-table-lost-cubes =
    { $cubes ->
        [one] una merce persa a bordo
       *[other] { $cubes } merci perse a bordo
    }
cli-table-missed-turns =
    { $turns ->
        [one] salta il prossimo turno
       *[other] salta i prossimi { $turns } turni
    }
cli-table-display = Incarichi pubblici:
cli-table-empty = –
# Tutti numeri.
cli-table-stock = Incarichi nella pila: { $pile }, nella scatola: { $boxed }; in deposito merci: { $goods }, rimorchi piccoli: { $small }, grandi: { $large }; carte evento mai viste: { $events }
cli-table-roadworks = Cantiere: { $space }
cli-table-jam = Coda: { $space }
cli-table-cloudburst = Nubifragio: tutti tirano un solo dado
cli-table-off-board = fuori dalla mappa

## aufachse bench

cli-bench-head = Gioco a caso, su un thread e su più d’uno:
cli-bench-row = { $edition }  { $players } giocatori, thread { $threads }: { $actions } milioni di azioni e { $games } partite al secondo, { $heap } allocazioni per azione, copia in { $clone } ns
cli-bench-size = Uno stato ha { $bytes } byte.

## The rulebook

# $rules: how many rules a page has.
cli-rules-count =
    { $rules ->
        [0] { "" }
        [one] una regola
       *[other] { $rules } regole
    }
cli-rules-unknown = Non c’è né una pagina né una regola di nome “{ $name }”.
# $names (text): names of pages and rules.
cli-rules-near = Simili: { $names }.
cli-rules-list = `aufachse rules --list` elenca le pagine, `aufachse rules PAGINA --list` le regole di una pagina.
