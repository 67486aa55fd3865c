# The event cards: their titles in Czech and as printed in German, and what they do. More is said
# in the English file.

card-bahnverladung-title = Po železnici
card-bahnverladung-german = Bahnverladung

card-baustelle-title = Práce na silnici
card-baustelle-german = Baustelle

card-beifahrer-title = Spolujezdec
card-beifahrer-german = Beifahrer

card-dokumente-title = Doklady
card-dokumente-german = Dokumente

card-fahrtenschreiber-title = Tachograf
card-fahrtenschreiber-german = Fahrtenschreiber

card-familiennachwuchs-title = Přírůstek do rodiny
card-familiennachwuchs-german = Familiennachwuchs

card-fracht-dumping-title = Dumpingové ceny
card-fracht-dumping-german = Fracht Dumping

card-freundlicher-kundenservice-title = Vlídná obsluha
card-freundlicher-kundenservice-german = Freundlicher Kundenservice

card-gute-routenplanung-title = Dobře naplánovaná trasa
card-gute-routenplanung-german = Gute Routenplanung

card-hilfe-diebe-title = Pomoc, zloději!
card-hilfe-diebe-german = Hilfe, Diebe!

card-inspektion-title = Technická prohlídka
card-inspektion-german = Inspektion

card-lkw-tuning-title = Tuning náklaďáku
card-lkw-tuning-german = LKW-Tuning

card-luftfracht-title = Letecká přeprava
card-luftfracht-german = Luftfracht

card-motivation-title = Motivace
card-motivation-german = Motivation

card-navigationssystem-title = Navigace
card-navigationssystem-german = Navigationssystem

card-pannenhilfe-title = Pomoc při poruše
card-pannenhilfe-german = Pannenhilfe

card-plattfuss-title = Píchlá pneumatika
card-plattfuss-german = Plattfuß

card-polizeikontrolle-title = Policejní kontrola
card-polizeikontrolle-german = Polizeikontrolle

card-radarfalle-title = Radar
card-radarfalle-german = Radarfalle

card-road-runner-title = Road Runner volá Medvídka
card-road-runner-german = Road Runner ruft Teddybär

card-schneestuerme-title = Sněhové bouře
card-schneestuerme-german = Schneestürme

card-schnelle-verladung-title = Rychlá nakládka
card-schnelle-verladung-german = Schnelle Verladung

card-sonderauftrag-flensburg-title = Zvláštní zakázka: Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg

card-sonderauftrag-wien-title = Zvláštní zakázka: Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien

card-stau-frankfurt-title = Zácpa na křižovatce u Frankfurtu
card-stau-frankfurt-german = Stau am Frankfurter Kreuz

card-stau-kassel-title = Zácpa na křižovatce u Kasselu
card-stau-kassel-german = Stau am Kasseler Kreuz

card-stau-muenchen-title = Zácpa v Mnichově
card-stau-muenchen-german = Stau in München

card-stau-nebel-title = Zácpa v náhlé mlze
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch

card-stau-unfall-title = Zácpa kvůli zvědavcům u nehody
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall

card-subunternehmer-title = Subdodavatel
card-subunternehmer-german = Subunternehmer

card-truckerfestival-title = Sraz truckerů
card-truckerfestival-german = Truckerfestival

card-verlorene-ladung-title = Ztracený náklad
card-verlorene-ladung-german = Verlorene Ladung

card-vertrauen-title = Důvěra
card-vertrauen-german = Vertrauen

card-vorbildliche-wartung-title = Vzorná údržba
card-vorbildliche-wartung-german = Vorbildliche Wartung

card-ware-verdorben-title = Zkažené zboží
card-ware-verdorben-german = Ware verdorben

card-wolkenbruch-title = Průtrž mračen
card-wolkenbruch-german = Wolkenbruch

card-zollabfertigung-title = Celní odbavení
card-zollabfertigung-german = Zollabfertigung

card-zollkontrolle-title = Celní kontrola
card-zollkontrolle-german = Zollkontrolle

card-zusatzauftrag-title = Zakázka navíc
card-zusatzauftrag-german = Zusatzauftrag

## Titles of cards of one's own

card-kind-rail = Po železnici
card-kind-roll = Další hod
card-kind-documents = Návrat do města
card-kind-miss-turn = Vynechaný tah
card-kind-to-destination = Rovnou do cíle
card-kind-dumping = Předaný kontrakt
card-kind-contract = Nový kontrakt
card-kind-to-city = Do volného města
card-kind-theft = Krádež
card-kind-inspection = Technická prohlídka
card-kind-motivation = Pole navíc
card-kind-breakdown = Pomoc při poruše
card-kind-fine = Pokuta
card-kind-partner = Jízda ve dvou
card-kind-snow = Náklaďáky v pohybu
card-kind-quick-loading = Rychlá nakládka
card-kind-special-order = Zvláštní zakázka
card-kind-jam-in = Zácpa
card-kind-jam-anywhere = Zácpa
card-kind-gain = Prémie
card-kind-move = Volná cesta
card-kind-spoiled = Zkažené zboží
card-kind-to-event = Na pole s trojúhelníkem
card-kind-customs = Celní kontrola
card-kind-roadworks = Práce na silnici
card-kind-air-freight = Letecká přeprava
card-kind-navigation = Navigace
card-kind-flat-tyre = Píchlá pneumatika
card-kind-lost-cargo = Ztracený náklad
card-kind-cloudburst = Průtrž mračen

## What the cards do

card-text-rail-longest = Máš-li naložené kontrakty, ten s nejdelší trasou jede dál vlakem: vylož jeho zboží tam, kde stojíš, a vyinkasuj výnos.
card-text-rail-choice = Máš-li naložené kontrakty, pošli jeden podle své volby dál vlakem: vylož jeho zboží tam, kde stojíš, a vyinkasuj výnos.
card-text-roll-one = Hoď jednou kostkou a jeď dál.
card-text-roll-two = Hoď dvěma kostkami a jeď dál podle jedné z nich.
card-text-documents-opposite = Bez hodu se otoč a vrať se do nejbližšího města na cestě, po které přijíždíš.
card-text-documents-last-city = Bez hodu se vrať do posledního města, kterým vedla tvá cesta. Je-li plné nebo v zácpě, platí to před ním.
card-text-miss-turn = Vynech svůj příští tah.
card-text-to-destination-nearest = Máš-li naložené kontrakty, jeď bez hodu do nejbližšího města, pro které vezeš zboží, a doruč ho tam.
card-text-to-destination-nearest-may = Máš-li naložené kontrakty, jeď bez hodu do nejbližšího města, pro které vezeš zboží. Smíš ho tam doručit.
card-text-to-destination-any = Máš-li naložené kontrakty, jeď bez hodu do kteréhokoli města, pro které vezeš zboží, a doruč ho tam.
card-text-to-destination-any-may = Máš-li naložené kontrakty, jeď bez hodu do kteréhokoli města, pro které vezeš zboží. Smíš ho tam doručit.
card-text-dumping = Dej jeden nenaložený kontrakt sousedovi po pravici.
card-text-contract-from-box = Lízni si kontrakt z krabice a vezmi si ho zdarma do ruky.
card-text-contract-from-display = Vyber si jeden z vyložených veřejných kontraktů a vezmi si ho zdarma do ruky.
card-text-to-city-may = Smíš si vybrat směr a bez hodu dojet do prvního volného města, i přes obsazená. Volné je město bez náklaďáku a bez zácpy.
card-text-to-city-must = Vyber si směr a bez hodu dojeď do prvního volného města, i přes obsazená. Volné je město bez náklaďáku a bez zácpy.
card-text-to-city-may-neighbouring = Smíš bez hodu dojet do volného sousedního města: bez náklaďáku, bez zácpy a takového, kam nejedeš přes jiné město.
card-text-to-city-must-neighbouring = Bez hodu dojeď do volného sousedního města: bez náklaďáku, bez zácpy a takového, kam nejedeš přes jiné město.
card-text-theft-face-up = Máš-li naložené kontrakty, ukradnou ti celý náklad. Kontrakty zůstávají odkryté před tebou a smíš je naložit znovu; za každý dostaneš { $pay }.
card-text-theft-hand = Máš-li naložené kontrakty, ukradnou ti celý náklad. Kontrakty se ti vracejí do ruky a smíš je naložit znovu; za každý dostaneš { $pay }.
card-text-inspection-may = Kartu si nech, dokud tvůj náklaďák nezastaví ve městě { $city }. Pak ji předej sousedovi po levici; jsi-li na tahu, smíš hodit znovu a jet dál. Kdo ji má na konci hry, zaplatí { $fine }.
card-text-inspection-must = Kartu si nech, dokud tvůj náklaďák nezastaví ve městě { $city }. Pak ji předej sousedovi po levici; jsi-li na tahu, hoď znovu a jeď dál. Kdo ji má na konci hry, zaplatí { $fine }.
card-text-motivation =
    Kartu si nech. Jednou smíš ve svém tahu, před hodem nebo po jízdě, jet { $steps ->
        [one] o 1 pole
        [few] až o { $steps } pole
        [many] až o { $steps } pole
       *[other] až o { $steps } polí
    } navíc, ale ne po nakládce nebo doručení.
card-text-breakdown-choice = Smíš pomoct kolegovi s poruchou: dostaneš { $pay } a vynecháš příští tah. Nebo jeď kolem.
card-text-breakdown-forced = Pomoz kolegovi s poruchou: dostaneš { $pay } a vynecháš příští tah.
card-text-fine = Zaplať { $cost }. Nemáš-li tolik, budeš dlužit { $owed }, dokud na to nebudeš mít.
card-text-partner-may =
    Smíš jet { $steps ->
        [one] o 1 pole
        [few] až o { $steps } pole
        [many] až o { $steps } pole
       *[other] až o { $steps } polí
    } a hráč, kterého si vybereš, taky.
card-text-partner-must =
    Jeď { $steps ->
        [one] o 1 pole
        [few] o 1 až { $steps } pole
        [many] o 1 až { $steps } pole
       *[other] o 1 až { $steps } polí
    }. Pak musí totéž udělat hráč, kterého si vybereš.
card-text-snow-may =
    Smíš posunout kterékoli náklaďáky, i svůj, každý jednou a { $steps ->
        [one] o 1 pole
        [few] až o { $steps } pole
        [many] až o { $steps } pole
       *[other] až o { $steps } polí
    } libovolným směrem.
card-text-snow-must =
    Posuň každý náklaďák, i svůj, { $steps ->
        [one] o 1 pole
        [few] o 1 až { $steps } pole
        [many] o 1 až { $steps } pole
       *[other] o 1 až { $steps } polí
    } libovolným směrem. Stát zůstane jen náklaďák, který nemůže jet.
card-text-quick-loading-may = Kartu si nech. Když ve svém tahu naložíš kontrakt, smíš ji použít, znovu hodit a hned jet dál.
card-text-quick-loading-must = Kartu si nech. Až ve svém tahu příště naložíš kontrakt, znovu hoď a hned jeď dál.
card-text-special-order = Kartu si nech, dokud tvůj náklaďák nezastaví ve městě { $city }; pak dostaneš { $pay }. Nestane-li se to do konce hry, zaplať { $fine }.
card-text-jam-in = Značka zácpy přijde na město { $city }.
card-text-jam-empty = Polož značku zácpy na prázdné pole podle své volby: bez náklaďáku, bez značky a bez zboží.
card-text-jam-any = Polož značku zácpy na kterékoli pole, i pod náklaďák, jen ne na práce na silnici.
card-text-jam-free = Polož značku zácpy na pole podle své volby, kde není náklaďák ani práce na silnici.
card-text-gain = Dostáváš { $pay }.
card-text-move =
    Smíš jet { $steps ->
        [one] o 1 pole
        [few] až o { $steps } pole
        [many] až o { $steps } pole
       *[other] až o { $steps } polí
    }.
card-text-spoiled-last-loading = Máš-li naložené kontrakty, vrať se bez hodu do města své poslední nakládky a vyměň zboží odtamtud za čerstvé. Tím tvůj tah končí. Je-li město plné nebo v zácpě, zůstaň, kde jsi.
card-text-spoiled-last-of-carried = Máš-li naložené kontrakty, vrať se bez hodu do města, odkud je naposledy naložené zboží na tvém náklaďáku, a vyměň zboží odtamtud za čerstvé. Tím tvůj tah končí. Je-li město plné nebo v zácpě, zůstaň, kde jsi.
card-text-spoiled-choice = Máš-li naložené kontrakty, jeden si vyber, vrať se bez hodu do města, kde začíná, a vyměň zboží odtamtud za čerstvé. Tím tvůj tah končí. Je-li město plné nebo v zácpě, zůstaň, kde jsi.
card-text-to-event-nearest = Bez hodu jeď na nejbližší pole s trojúhelníkem, kde je místo a žádná značka. Kartu tam nelízej.
card-text-to-event-neighbouring = Bez hodu jeď na volné sousední pole s trojúhelníkem: bez náklaďáku, bez značky a takové, kam nejedeš přes jiné. Kartu tam nelízej.
card-text-customs = Zaplať { $cost }, nebo vynech příští tah. Nemáš-li tolik, tah vynecháš.
card-text-roadworks-on-road = Polož značku práce na silnici na pole mezi městy { $from } a { $to }. Nikdo na něj nesmí, dokud značku nepřesune jednička; náklaďák, který tam stojí, smí odjet.
card-text-air-freight = Kartu si nech. Když tvůj náklaďák zastaví ve městě { $city }, smíš s ní poslat jeden naložený kontrakt letadlem: vylož jeho zboží a vyinkasuj výnos.
card-text-navigation = Kartu si nech. Jednou si při jízdě svého náklaďáku nemusíš všímat jedné značky, práce na silnici nebo zácpy: smíš kolem ní projet, nebo na jejím poli zastavit.
card-text-flat-tyre = V příštím tahu platí jen nižší kostka.
card-text-flat-tyre-one-die = V příštím tahu platí jen nižší kostka. S jedinou kostkou se tím nic nemění.
card-text-lost-cargo =
    { $cubes ->
        [one] Polož jeden kámen ze skladu na volné pole podle své volby.
        [few] Polož { $cubes } kameny ze skladu na volná pole podle své volby, na každé jeden.
        [many] Polož { $cubes } kamene ze skladu na volná pole podle své volby, na každé jeden.
       *[other] Polož { $cubes } kamenů ze skladu na volná pole podle své volby, na každé jeden.
    } Náklaďák, který tam zastaví a má místo, kámen naloží. Když před tebou neleží žádný odkrytý kontrakt, smíš takové kameny ve svém tahu vyložit a za každý dostaneš { $pay }.
card-text-cloudburst = Jedno kolo, počínaje sousedem po levici, házejí všichni jen jednou kostkou.
card-text-cloudburst-one-die = Jedno kolo házejí všichni jen jednou kostkou. Tady je to tak vždycky, takže se nic nemění.

## Sentences that follow

card-note-then-pay = Pak zaplať { $cost }. Nemáš-li tolik, budeš dlužit { $owed }, dokud na to nebudeš mít.
card-note-jam-closed = Do tvého příštího tahu na to pole nikdo nesmí; náklaďák, který tam stojí, smí odjet.
card-note-jam-open-to-deliver = Do tvého příštího tahu na to pole nikdo nesmí, jedině zastavit ve městě a doručit; náklaďák, který tam stojí, smí odjet.

## The face of a card

card-face = { $text } { $note }
