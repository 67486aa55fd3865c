# Le carte evento. Per ogni carta: il titolo in italiano, il titolo tedesco com’è
# stampato, e che cosa fa, per la faccia della carta.
#
# `card-<id>-text` è il testo del mazzo classico, o l’unico che c’è.
# `card-<id>-text-modern` è quello del mazzo moderno, se anche quello ha la carta
# e la gioca in un altro modo.
#
# $currency (testo): DM o €.

card-bahnverladung-title = Per ferrovia
card-bahnverladung-german = Bahnverladung
card-bahnverladung-text = Il più lungo degli incarichi che hai a bordo prosegue in treno. Resta dove sei, scaricalo, incassa il nolo e paga alla ferrovia 1.000 { $currency }. Con il camion vuoto la carta non vale.
card-bahnverladung-text-modern = Spedisci in treno un incarico a bordo, a tua scelta. Resta dove sei, scaricalo, incassa il nolo e paga alla ferrovia 500 { $currency }. Con il camion vuoto la carta non vale.

card-baustelle-title = Cantiere
card-baustelle-german = Baustelle
card-baustelle-text = Metti il cantiere su una casella tra Kassel e Frankfurt. Un camion che si trova lì può andarsene. Il cartello resta finché qualcuno si muove con un 1.

card-beifahrer-title = Secondo autista
card-beifahrer-german = Beifahrer
card-beifahrer-text = In due al volante non serve la sosta. Tira ancora e prosegui.
card-beifahrer-text-modern = In due al volante non serve la sosta. Tira un solo dado e prosegui.

card-dokumente-title = Documenti
card-dokumente-german = Dokumente
card-dokumente-text = I tuoi documenti sono incompleti. Senza tirare, fai inversione e vai a prenderli nella città più vicina alle tue spalle.

card-fahrtenschreiber-title = Cronotachigrafo
card-fahrtenschreiber-german = Fahrtenschreiber
card-fahrtenschreiber-text = Oggi sei stato troppo a lungo al volante. Salta il prossimo turno.

card-familiennachwuchs-title = Un nuovo arrivo in famiglia
card-familiennachwuchs-german = Familiennachwuchs
card-familiennachwuchs-text = È nato! Senza tirare, va’ dritto fino alla prossima città per cui hai merci a bordo, e scaricale.

card-fracht-dumping-title = Noli sottocosto
card-fracht-dumping-german = Fracht Dumping
card-fracht-dumping-text = Ti hanno scoperto a lavorare sottocosto. Cedi al tuo vicino di destra un incarico che non hai ancora caricato.

card-freundlicher-kundenservice-title = Servizio cortese
card-freundlicher-kundenservice-german = Freundlicher Kundenservice
card-freundlicher-kundenservice-text = Un cliente contento porta lavoro: pesca un incarico dalla scatola.
card-freundlicher-kundenservice-text-modern = Un cliente contento porta lavoro: scegli gratis un incarico scoperto dal tabellone.

card-gute-routenplanung-title = Buona scelta del percorso
card-gute-routenplanung-german = Gute Routenplanung
card-gute-routenplanung-text = Puoi proseguire senza tirare fino alla prossima città libera.
card-gute-routenplanung-text-modern = Senza tirare, prosegui in una direzione a tua scelta fino alla prossima città libera.

card-hilfe-diebe-title = Aiuto, i ladri!
card-hilfe-diebe-german = Hilfe, Diebe!
card-hilfe-diebe-text = Ti rubano tutto il carico. Tieni gli incarichi, puoi caricarli di nuovo e ricevi 1.000 { $currency } per ognuno che era in viaggio.

card-inspektion-title = Revisione
card-inspektion-german = Inspektion
card-inspektion-text = Tieni questa carta. Quando ti fermi a München, passala al tuo vicino di sinistra e tira ancora. Se a fine partita è ancora tua, paga 1.000 { $currency }.
card-inspektion-text-modern = Tieni questa carta. Quando ti fermi a München, passala al tuo vicino di sinistra; puoi tirare ancora e proseguire. Se a fine partita è ancora tua, paga 1.000 { $currency }.

card-lkw-tuning-title = Camion truccato
card-lkw-tuning-german = LKW-Tuning
card-lkw-tuning-text = Ora il tuo camion va più forte. Tira un solo dado e prosegui subito.

card-luftfracht-title = Merce aerea
card-luftfracht-german = Luftfracht
card-luftfracht-text = Tieni questa carta. Quando arrivi a Frankfurt puoi spedire in aereo un incarico a bordo: scaricalo, incassa il nolo e paga 500 { $currency }.

card-motivation-title = Motivazione
card-motivation-german = Motivation
card-motivation-text = Tieni questa carta. Una volta, ora o più tardi, puoi fare 1, 2 o 3 caselle in più.

card-navigationssystem-title = Navigatore
card-navigationssystem-german = Navigationssystem
card-navigationssystem-text = Tieni questa carta. Una volta puoi ignorare il cantiere o la coda e passare per una strada secondaria.

card-pannenhilfe-title = Soccorso stradale
card-pannenhilfe-german = Pannenhilfe
card-pannenhilfe-text = Un collega è in panne. Aiutalo, salta un turno e ricevi 1.000 { $currency }, oppure tira dritto.

card-plattfuss-title = Gomma a terra
card-plattfuss-german = Plattfuß
card-plattfuss-text = Ti costa tempo. Nel prossimo turno ti muovi con il dado più basso.

card-polizeikontrolle-title = Controllo di polizia
card-polizeikontrolle-german = Polizeikontrolle
card-polizeikontrolle-text = Qualcuno ha manomesso il tuo cronotachigrafo. Paga 500 { $currency }.

card-radarfalle-title = Autovelox
card-radarfalle-german = Radarfalle
card-radarfalle-text = Sorridi all’obiettivo: andavi troppo forte. Paga 500 { $currency }.

card-road-runner-title = Road Runner chiama Orsacchiotto
card-road-runner-german = Road Runner ruft Teddybär
card-road-runner-text = Una dritta via radio: tu e un giocatore a tua scelta potete muovervi subito fino a 3 caselle ciascuno.

card-schneestuerme-title = Tormente di neve
card-schneestuerme-german = Schneestürme
card-schneestuerme-text = Caos sulle strade. Puoi spostare ogni camion, anche il tuo, di 1, 2 o 3 caselle nella direzione che vuoi.
card-schneestuerme-text-modern = Caos sulle strade. Sposta ogni camion, anche il tuo, di 1, 2 o 3 caselle nella direzione che vuoi.

card-schnelle-verladung-title = Carico rapido
card-schnelle-verladung-german = Schnelle Verladung
card-schnelle-verladung-text = Tieni questa carta. La prossima volta che carichi un incarico puoi tirare ancora e ripartire subito.

card-sonderauftrag-flensburg-title = Incarico speciale per Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-text = Tieni questa carta. Va’ a Flensburg e ricevi 2.000 { $currency }. A fine partita non ci sei andato? Paga 1.000 { $currency }.

card-sonderauftrag-wien-title = Incarico speciale per Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien
card-sonderauftrag-wien-text = Tieni questa carta. Va’ a Wien e ricevi 2.000 { $currency }. A fine partita non ci sei andato? Paga 1.000 { $currency }.

card-stau-frankfurt-title = Coda allo svincolo di Frankfurt
card-stau-frankfurt-german = Stau am Frankfurter Kreuz
card-stau-frankfurt-text = Metti la coda su Frankfurt. Per un giro nessuno passa; un camion che si trova lì può uscire.

card-stau-kassel-title = Coda allo svincolo di Kassel
card-stau-kassel-german = Stau am Kasseler Kreuz
card-stau-kassel-text = Metti la coda su Kassel. Per un giro nessuno passa; un camion che si trova lì può uscire.

card-stau-muenchen-title = Coda a München
card-stau-muenchen-german = Stau in München
card-stau-muenchen-text = Metti la coda su München. Per un giro nessuno passa; un camion che si trova lì può uscire.

card-stau-nebel-title = Coda per nebbia improvvisa
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-text = Metti la coda su una casella vuota a tua scelta. Per un giro nessuno passa.

card-stau-unfall-title = Coda di curiosi a un incidente
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-text = Metti la coda su una casella vuota a tua scelta. Per un giro nessuno passa.

card-subunternehmer-title = Padroncino
card-subunternehmer-german = Subunternehmer
card-subunternehmer-text = Un collega dà una mano: tu e un giocatore a tua scelta dovete muovervi subito di 1, 2 o 3 caselle ciascuno.
card-subunternehmer-text-modern = Un collega dà una mano: tu e un giocatore a tua scelta vi muovete fino a 3 caselle ciascuno.

card-truckerfestival-title = Raduno di camionisti
card-truckerfestival-german = Truckerfestival
card-truckerfestival-text = Primo premio al tuo camion! Ricevi 500 { $currency }.

card-verlorene-ladung-title = Carico perso
card-verlorene-ladung-german = Verlorene Ladung
card-verlorene-ladung-text = Posa una merce del deposito su ciascuna di tre caselle libere. Chi ci arriva e ha posto la prende a bordo. Quando non hai incarichi aperti davanti a te, scarica queste merci per 200 { $currency } l’una.

card-vertrauen-title = Fiducia
card-vertrauen-german = Vertrauen
card-vertrauen-text = Si parla della tua puntualità: pesca un incarico dalla scatola.
card-vertrauen-text-modern = Si parla della tua puntualità: scegli gratis un incarico scoperto dal tabellone.

card-vorbildliche-wartung-title = Manutenzione esemplare
card-vorbildliche-wartung-german = Vorbildliche Wartung
card-vorbildliche-wartung-text = Il motore fa le fusa. Puoi muoverti di 1, 2, 3 o 4 caselle.
card-vorbildliche-wartung-text-modern = Il motore fa le fusa. Muoviti fino a 3 caselle.

card-ware-verdorben-title = Merce avariata
card-ware-verdorben-german = Ware verdorben
card-ware-verdorben-text = Senza tirare, torna nell’ultima città in cui hai caricato e prendi merce fresca. Con il camion vuoto la carta non vale.
card-ware-verdorben-text-modern = Senza tirare, torna nella città dove cominciava uno degli incarichi a bordo, prendi merce fresca e paga 500 { $currency }. Con il camion vuoto la carta non vale.

card-wolkenbruch-title = Nubifragio
card-wolkenbruch-german = Wolkenbruch
card-wolkenbruch-text = Diluvia: per un giro, a partire dal tuo vicino di sinistra, tutti tirano un solo dado.

card-zollabfertigung-title = Sdoganamento
card-zollabfertigung-german = Zollabfertigung
card-zollabfertigung-text = Alla frontiera si fa presto. Senza tirare, prosegui fino alla prossima casella evento; lì non peschi carte.

card-zollkontrolle-title = Controllo doganale
card-zollkontrolle-german = Zollkontrolle
card-zollkontrolle-text = Sigarette non dichiarate! Paga 500 { $currency } o salta un turno.

card-zusatzauftrag-title = Incarico in più
card-zusatzauftrag-german = Zusatzauftrag
card-zusatzauftrag-text = Una cortesia ricambiata: scegli gratis uno dei quattro incarichi scoperti sul tabellone.
