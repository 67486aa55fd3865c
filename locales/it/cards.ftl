# Le carte evento.
#
# `card-<id>-title` è il titolo di una carta in italiano, `card-<id>-german` quello tedesco com’è
# stampato. `card-kind-<effect>` è il titolo di una carta che c’è solo in un mazzo proprio.
#
# `card-text-<text>` dice che cosa fa una carta. Le regole scelgono il testo secondo l’effetto della
# carta e gli interruttori del tavolo. `card-note-<note>` è una frase che segue alcuni testi.
#
# Sempre denaro con la valuta (testo): $cost, $owed (il debito di chi non può pagare $cost), $pay,
# $fine. Sempre numeri: $steps, $cubes. Sempre città (testo): $city, $from, $to.

card-bahnverladung-title = Per ferrovia
card-bahnverladung-german = Bahnverladung

card-baustelle-title = Cantiere
card-baustelle-german = Baustelle

card-beifahrer-title = Secondo autista
card-beifahrer-german = Beifahrer

card-dokumente-title = Documenti
card-dokumente-german = Dokumente

card-fahrtenschreiber-title = Cronotachigrafo
card-fahrtenschreiber-german = Fahrtenschreiber

card-familiennachwuchs-title = Un nuovo arrivo in famiglia
card-familiennachwuchs-german = Familiennachwuchs

card-fracht-dumping-title = Noli sottocosto
card-fracht-dumping-german = Fracht Dumping

card-freundlicher-kundenservice-title = Servizio cortese
card-freundlicher-kundenservice-german = Freundlicher Kundenservice

card-gute-routenplanung-title = Buona scelta del percorso
card-gute-routenplanung-german = Gute Routenplanung

card-hilfe-diebe-title = Aiuto, i ladri!
card-hilfe-diebe-german = Hilfe, Diebe!

card-inspektion-title = Revisione
card-inspektion-german = Inspektion

card-lkw-tuning-title = Camion truccato
card-lkw-tuning-german = LKW-Tuning

card-luftfracht-title = Merce aerea
card-luftfracht-german = Luftfracht

card-motivation-title = Motivazione
card-motivation-german = Motivation

card-navigationssystem-title = Navigatore
card-navigationssystem-german = Navigationssystem

card-pannenhilfe-title = Soccorso stradale
card-pannenhilfe-german = Pannenhilfe

card-plattfuss-title = Gomma a terra
card-plattfuss-german = Plattfuß

card-polizeikontrolle-title = Controllo di polizia
card-polizeikontrolle-german = Polizeikontrolle

card-radarfalle-title = Autovelox
card-radarfalle-german = Radarfalle

card-road-runner-title = Road Runner chiama Orsacchiotto
card-road-runner-german = Road Runner ruft Teddybär

card-schneestuerme-title = Tormente di neve
card-schneestuerme-german = Schneestürme

card-schnelle-verladung-title = Carico rapido
card-schnelle-verladung-german = Schnelle Verladung

card-sonderauftrag-flensburg-title = Incarico speciale per Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg

card-sonderauftrag-wien-title = Incarico speciale per Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien

card-stau-frankfurt-title = Coda allo svincolo di Frankfurt
card-stau-frankfurt-german = Stau am Frankfurter Kreuz

card-stau-kassel-title = Coda allo svincolo di Kassel
card-stau-kassel-german = Stau am Kasseler Kreuz

card-stau-muenchen-title = Coda a München
card-stau-muenchen-german = Stau in München

card-stau-nebel-title = Coda per nebbia improvvisa
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch

card-stau-unfall-title = Coda di curiosi a un incidente
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall

card-subunternehmer-title = Padroncino
card-subunternehmer-german = Subunternehmer

card-truckerfestival-title = Raduno di camionisti
card-truckerfestival-german = Truckerfestival

card-verlorene-ladung-title = Carico perso
card-verlorene-ladung-german = Verlorene Ladung

card-vertrauen-title = Fiducia
card-vertrauen-german = Vertrauen

card-vorbildliche-wartung-title = Manutenzione esemplare
card-vorbildliche-wartung-german = Vorbildliche Wartung

card-ware-verdorben-title = Merce avariata
card-ware-verdorben-german = Ware verdorben

card-wolkenbruch-title = Nubifragio
card-wolkenbruch-german = Wolkenbruch

card-zollabfertigung-title = Sdoganamento
card-zollabfertigung-german = Zollabfertigung

card-zollkontrolle-title = Controllo doganale
card-zollkontrolle-german = Zollkontrolle

card-zusatzauftrag-title = Incarico in più
card-zusatzauftrag-german = Zusatzauftrag

## Titoli delle carte proprie

card-kind-rail = Per ferrovia
card-kind-roll = Un altro tiro
card-kind-documents = Ritorno in città
card-kind-miss-turn = Turno saltato
card-kind-to-destination = Dritto a destinazione
card-kind-dumping = Incarico ceduto
card-kind-contract = Nuovo incarico
card-kind-to-city = In una città libera
card-kind-theft = Furto
card-kind-inspection = Revisione
card-kind-motivation = Caselle in più
card-kind-breakdown = Soccorso stradale
card-kind-fine = Multa
card-kind-partner = Viaggio in due
card-kind-snow = Camion in movimento
card-kind-quick-loading = Carico rapido
card-kind-special-order = Incarico speciale
card-kind-jam-in = Coda
card-kind-jam-anywhere = Coda
card-kind-gain = Premio
card-kind-move = Via libera
card-kind-spoiled = Merce avariata
card-kind-to-event = Su una casella evento
card-kind-customs = Controllo doganale
card-kind-roadworks = Cantiere
card-kind-air-freight = Merce aerea
card-kind-navigation = Navigatore
card-kind-flat-tyre = Gomma a terra
card-kind-lost-cargo = Carico perso
card-kind-cloudburst = Nubifragio

## Che cosa fanno le carte

card-text-rail-longest = Se hai incarichi a bordo, quello con il percorso più lungo prosegue in treno: scarica le sue merci dove sei e incassa il nolo.
card-text-rail-choice = Se hai incarichi a bordo, spediscine in treno uno a tua scelta: scarica le sue merci dove sei e incassa il nolo.
card-text-roll-one = Tira un dado e prosegui.
card-text-roll-two = Tira due dadi e prosegui con uno dei due.
card-text-documents-opposite = Senza tirare, fai inversione e torna nella città più vicina lungo la strada da cui vieni.
card-text-documents-last-city = Senza tirare, torna nell’ultima città che hai attraversato. Se è piena o bloccata dalla coda, va’ in quella prima.
card-text-miss-turn = Salta il prossimo turno.
card-text-to-destination-nearest = Se hai incarichi a bordo, va’ senza tirare nella più vicina delle città per cui hai merci, e consegna.
card-text-to-destination-nearest-may = Se hai incarichi a bordo, va’ senza tirare nella più vicina delle città per cui hai merci. Lì puoi consegnare.
card-text-to-destination-any = Se hai incarichi a bordo, va’ senza tirare in una delle città per cui hai merci, a tua scelta, e consegna.
card-text-to-destination-any-may = Se hai incarichi a bordo, va’ senza tirare in una delle città per cui hai merci, a tua scelta. Lì puoi consegnare.
card-text-dumping = Cedi al tuo vicino di destra un incarico che non hai ancora caricato.
card-text-contract-from-box = Pesca un incarico dalla scatola e prendilo in mano, gratis.
card-text-contract-from-display = Scegli uno degli incarichi scoperti sul tabellone e prendilo in mano, gratis.
card-text-to-city-may = Puoi scegliere una direzione e andare, senza tirare, fino alla prima città libera, anche passando per quelle occupate. Libera vuol dire senza camion e senza coda.
card-text-to-city-must = Scegli una direzione e va’, senza tirare, fino alla prima città libera, anche passando per quelle occupate. Libera vuol dire senza camion e senza coda.
card-text-to-city-may-neighbouring = Puoi andare, senza tirare, in una città vicina libera: senza camion né coda, e raggiungibile senza attraversarne un’altra.
card-text-to-city-must-neighbouring = Va’, senza tirare, in una città vicina libera: senza camion né coda, e raggiungibile senza attraversarne un’altra.
card-text-theft-face-up = Se hai incarichi a bordo, ti rubano tutto il carico. Gli incarichi restano scoperti davanti a te e puoi caricarli di nuovo; per ognuno ricevi { $pay }.
card-text-theft-hand = Se hai incarichi a bordo, ti rubano tutto il carico. Gli incarichi ti tornano in mano e puoi caricarli di nuovo; per ognuno ricevi { $pay }.
card-text-inspection-may = Tieni questa carta finché il tuo camion non si ferma a { $city }. Allora passala al tuo vicino di sinistra; se è il tuo turno, puoi tirare ancora e proseguire. Chi ce l’ha a fine partita paga { $fine }.
card-text-inspection-must = Tieni questa carta finché il tuo camion non si ferma a { $city }. Allora passala al tuo vicino di sinistra; se è il tuo turno, tira ancora e prosegui. Chi ce l’ha a fine partita paga { $fine }.
card-text-motivation =
    Tieni questa carta. Una volta, nel tuo turno, prima di tirare o dopo il viaggio, puoi fare { $steps ->
        [one] una casella
       *[other] fino a { $steps } caselle
    } in più, ma non dopo aver caricato o consegnato.
card-text-breakdown-choice = Puoi aiutare un collega in panne: ricevi { $pay } e salti il prossimo turno. Oppure tira dritto.
card-text-breakdown-forced = Aiuta un collega in panne: ricevi { $pay } e salti il prossimo turno.
card-text-fine = Paga { $cost }. Se non puoi, resti in debito di { $owed } finché non hai i soldi.
card-text-partner-may =
    Puoi muoverti { $steps ->
        [one] di una casella
       *[other] fino a { $steps } caselle
    }, e può farlo anche un altro giocatore a tua scelta.
card-text-partner-must =
    Muoviti { $steps ->
        [one] di una casella
       *[other] da 1 a { $steps } caselle
    }. Poi deve farlo anche un altro giocatore a tua scelta.
card-text-snow-may =
    Puoi spostare i camion che vuoi, anche il tuo, ciascuno una volta sola e { $steps ->
        [one] di una casella
       *[other] fino a { $steps } caselle
    }, in qualsiasi direzione.
card-text-snow-must =
    Sposta ogni camion, anche il tuo, { $steps ->
        [one] di una casella
       *[other] da 1 a { $steps } caselle
    } in qualsiasi direzione. Resta fermo solo un camion che non può muoversi.
card-text-quick-loading-may = Tieni questa carta. Quando carichi un incarico nel tuo turno, puoi usarla per tirare ancora e ripartire subito.
card-text-quick-loading-must = Tieni questa carta. La prossima volta che carichi un incarico nel tuo turno, tira ancora e riparti subito.
card-text-special-order = Tieni questa carta finché il tuo camion non si ferma a { $city }: allora ricevi { $pay }. Se a fine partita non è ancora successo, paga { $fine }.
card-text-jam-in = La coda va su { $city }.
card-text-jam-empty = Metti la coda su una casella vuota a tua scelta: senza camion, senza cartelli e senza merci.
card-text-jam-any = Metti la coda su una casella qualsiasi, anche sotto un camion, ma non sul cantiere.
card-text-jam-free = Metti la coda su una casella a tua scelta senza camion e senza cantiere.
card-text-gain = Ricevi { $pay }.
card-text-move =
    Puoi muoverti { $steps ->
        [one] di una casella
       *[other] fino a { $steps } caselle
    }.
card-text-spoiled-last-loading = Se hai incarichi a bordo, torna senza tirare nell’ultima città in cui hai caricato e sostituisci con merce fresca quella presa lì. Così finisce il tuo turno. Se la città è piena o bloccata dalla coda, resta dove sei.
card-text-spoiled-last-of-carried = Se hai incarichi a bordo, torna senza tirare nella città in cui hai caricato le ultime merci che hai sul camion e sostituisci con merce fresca quella presa lì. Così finisce il tuo turno. Se la città è piena o bloccata dalla coda, resta dove sei.
card-text-spoiled-choice = Se hai incarichi a bordo, scegline uno, torna senza tirare nella città dove comincia e sostituisci con merce fresca quella presa lì. Così finisce il tuo turno. Se la città è piena o bloccata dalla coda, resta dove sei.
card-text-to-event-nearest = Senza tirare, va’ sulla casella evento più vicina con un posto e senza cartelli. Lì non peschi carte.
card-text-to-event-neighbouring = Senza tirare, va’ su una casella evento vicina e libera: senza camion né cartelli, e raggiungibile senza passare per un’altra. Lì non peschi carte.
card-text-customs = Paga { $cost } o salta il prossimo turno. Se non puoi pagare, salti il turno.
card-text-roadworks-on-road = Metti il cantiere su una casella tra { $from } e { $to }. Nessuno può entrarci finché un 1 non sposta il cartello; un camion che è già lì può uscire.
card-text-air-freight = Tieni questa carta. Quando il tuo camion si ferma a { $city }, puoi usarla per spedire in aereo un incarico a bordo: scarica le sue merci e incassa il nolo.
card-text-navigation = Tieni questa carta. Una volta, in un viaggio del tuo camion, puoi ignorare un cartello, cantiere o coda: passare oltre o fermarti sulla sua casella.
card-text-flat-tyre = Nel prossimo turno vale solo il dado più basso.
card-text-flat-tyre-one-die = Nel prossimo turno vale solo il dado più basso. Con un dado solo non cambia nulla.
card-text-lost-cargo =
    { $cubes ->
        [one] Posa una merce del deposito su una casella libera a tua scelta.
       *[other] Posa { $cubes } merci del deposito su caselle libere a tua scelta, una per casella.
    } Un camion che si ferma lì e ha posto la prende a bordo. Se non hai incarichi scoperti davanti a te, nel tuo turno puoi scaricare queste merci e ricevi { $pay } per ognuna.
card-text-cloudburst = Per un giro, a partire dal tuo vicino di sinistra, tutti tirano un solo dado.
card-text-cloudburst-one-die = Per un giro tutti tirano un solo dado. Qui è sempre così, quindi non cambia nulla.

## Frasi che seguono

card-note-then-pay = Poi paga { $cost }. Se non puoi, resti in debito di { $owed } finché non hai i soldi.
card-note-jam-closed = Fino al tuo prossimo turno nessuno può entrare in quella casella; un camion che è già lì può uscire.
card-note-jam-open-to-deliver = Fino al tuo prossimo turno nessuno può entrare in quella casella, se non per fermarsi in una città e consegnare; un camion che è già lì può uscire.

## La faccia di una carta

card-face = { $text } { $note }
