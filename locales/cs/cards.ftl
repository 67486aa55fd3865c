# The event cards. For each card: its title in Czech, its title as printed in German, and
# what it does, for the face of the card. More is said in the English file.

card-bahnverladung-title = Po železnici
card-bahnverladung-german = Bahnverladung
card-bahnverladung-text = Tvůj nejdelší naložený kontrakt jede vlakem. Zůstaň na místě, vylož jeho zboží, vyinkasuj výnos a zaplať dráze 1 000 { $currency }. S prázdným náklaďákem karta neplatí.
card-bahnverladung-text-modern = Pošli vlakem jeden naložený kontrakt podle své volby. Zůstaň na místě, vylož jeho zboží, vyinkasuj výnos a zaplať dráze 500 { $currency }. S prázdným náklaďákem karta neplatí.

card-baustelle-title = Práce na silnici
card-baustelle-german = Baustelle
card-baustelle-text = Polož značku práce na silnici na pole mezi městy Kassel a Frankfurt. Náklaďák, který tam uvázl, smí odjet. Značka tam zůstane, dokud někdo nepojede za jedničku.

card-beifahrer-title = Spolujezdec
card-beifahrer-german = Beifahrer
card-beifahrer-text = Dva u volantu nepotřebují přestávku. Hoď znovu a jeď dál.
card-beifahrer-text-modern = Dva u volantu nepotřebují přestávku. Hoď jednou kostkou a jeď dál.

card-dokumente-title = Doklady
card-dokumente-german = Dokumente
card-dokumente-text = Chybí ti doklady. Bez hodu se otoč a dojeď si pro ně do nejbližšího města za sebou.

card-fahrtenschreiber-title = Tachograf
card-fahrtenschreiber-german = Fahrtenschreiber
card-fahrtenschreiber-text = Dnes už sedíš za volantem moc dlouho. Vynech svůj příští tah.

card-familiennachwuchs-title = Přírůstek do rodiny
card-familiennachwuchs-german = Familiennachwuchs
card-familiennachwuchs-text = Je to miminko! Bez hodu jeď rovnou do nejbližšího města, pro které vezeš zboží, a vylož ho tam.

card-fracht-dumping-title = Dumpingové ceny
card-fracht-dumping-german = Fracht Dumping
card-fracht-dumping-text = Přistihli tě, jak podrážíš ceny. Dej jeden nenaložený kontrakt sousedovi po pravici.

card-freundlicher-kundenservice-title = Vlídná obsluha
card-freundlicher-kundenservice-german = Freundlicher Kundenservice
card-freundlicher-kundenservice-text = Spokojený zákazník přináší práci: lízni si kontrakt z krabice.
card-freundlicher-kundenservice-text-modern = Spokojený zákazník přináší práci: vyber si zdarma jeden vyložený kontrakt z plánu.

card-gute-routenplanung-title = Dobře naplánovaná trasa
card-gute-routenplanung-german = Gute Routenplanung
card-gute-routenplanung-text = Bez hodu smíš dojet do nejbližšího volného města.
card-gute-routenplanung-text-modern = Bez hodu dojeď do nejbližšího volného města ve směru, který si vybereš.

card-hilfe-diebe-title = Pomoc, zloději!
card-hilfe-diebe-german = Hilfe, Diebe!
card-hilfe-diebe-text = Ukradli ti celý náklad. Kontrakty ti zůstávají, smíš je naložit znovu a za každý, který byl na cestě, dostaneš 1 000 { $currency }.

card-inspektion-title = Technická prohlídka
card-inspektion-german = Inspektion
card-inspektion-text = Kartu si nech. Až zastavíš ve městě München, předej ji sousedovi po levici a hoď znovu. Máš ji ještě na konci hry? Zaplať 1 000 { $currency }.
card-inspektion-text-modern = Kartu si nech. Až zastavíš ve městě München, předej ji sousedovi po levici; smíš hodit znovu a jet dál. Máš ji ještě na konci hry? Zaplať 1 000 { $currency }.

card-lkw-tuning-title = Tuning náklaďáku
card-lkw-tuning-german = LKW-Tuning
card-lkw-tuning-text = Tvůj náklaďák je teď rychlejší. Hoď jednou kostkou a hned jeď dál.

card-luftfracht-title = Letecká přeprava
card-luftfracht-german = Luftfracht
card-luftfracht-text = Kartu si nech. Až dorazíš do města Frankfurt, smíš poslat jeden naložený kontrakt letadlem: vylož ho, vyinkasuj výnos a zaplať 500 { $currency }.

card-motivation-title = Motivace
card-motivation-german = Motivation
card-motivation-text = Kartu si nech. Jednou, teď nebo později, smíš jet o 1, 2 nebo 3 pole navíc.

card-navigationssystem-title = Navigace
card-navigationssystem-german = Navigationssystem
card-navigationssystem-text = Kartu si nech. Jednou si nemusíš všímat značky práce na silnici nebo Stau a objedeš ji vedlejší cestou.

card-pannenhilfe-title = Pomoc při poruše
card-pannenhilfe-german = Pannenhilfe
card-pannenhilfe-text = Kolega stojí s poruchou u silnice. Pomoz mu, vynech tah a dostaneš 1 000 { $currency }, nebo jeď kolem.

card-plattfuss-title = Píchlá pneumatika
card-plattfuss-german = Plattfuß
card-plattfuss-text = To tě zdrží. V příštím tahu jedeš podle nižší kostky.

card-polizeikontrolle-title = Policejní kontrola
card-polizeikontrolle-german = Polizeikontrolle
card-polizeikontrolle-text = Někdo ti manipuloval s tachografem. Zaplať 500 { $currency }.

card-radarfalle-title = Radar
card-radarfalle-german = Radarfalle
card-radarfalle-text = Úsměv, prosím: tohle bylo moc rychle. Zaplať 500 { $currency }.

card-road-runner-title = Road Runner volá Medvídka
card-road-runner-german = Road Runner ruft Teddybär
card-road-runner-text = Tip z vysílačky: ty a hráč, kterého si vybereš, smíte hned jet každý až o 3 pole.

card-schneestuerme-title = Sněhové bouře
card-schneestuerme-german = Schneestürme
card-schneestuerme-text = Na silnicích vládne chaos. Každý náklaďák, i svůj, smíš posunout o 1, 2 nebo 3 pole, kam chceš.
card-schneestuerme-text-modern = Na silnicích vládne chaos. Každý náklaďák, i svůj, posuň o 1, 2 nebo 3 pole, kam chceš.

card-schnelle-verladung-title = Rychlá nakládka
card-schnelle-verladung-german = Schnelle Verladung
card-schnelle-verladung-text = Kartu si nech. Až příště naložíš kontrakt, smíš hned znovu hodit a vyrazit.

card-sonderauftrag-flensburg-title = Zvláštní zakázka: Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-text = Kartu si nech. Dojeď do města Flensburg a dostaneš 2 000 { $currency }. Nestihneš to do konce hry? Zaplať 1 000 { $currency }.

card-sonderauftrag-wien-title = Zvláštní zakázka: Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien
card-sonderauftrag-wien-text = Kartu si nech. Dojeď do města Wien a dostaneš 2 000 { $currency }. Nestihneš to do konce hry? Zaplať 1 000 { $currency }.

card-stau-frankfurt-title = Zácpa na křižovatce u Frankfurtu
card-stau-frankfurt-german = Stau am Frankfurter Kreuz
card-stau-frankfurt-text = Polož značku Stau na město Frankfurt. Jedno kolo tudy nikdo neprojede; náklaďák, který tam uvázl, smí odjet.

card-stau-kassel-title = Zácpa na křižovatce u Kasselu
card-stau-kassel-german = Stau am Kasseler Kreuz
card-stau-kassel-text = Polož značku Stau na město Kassel. Jedno kolo tudy nikdo neprojede; náklaďák, který tam uvázl, smí odjet.

card-stau-muenchen-title = Zácpa v Mnichově
card-stau-muenchen-german = Stau in München
card-stau-muenchen-text = Polož značku Stau na město München. Jedno kolo tudy nikdo neprojede; náklaďák, který tam uvázl, smí odjet.

card-stau-nebel-title = Zácpa v náhlé mlze
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-text = Polož značku Stau na prázdné pole podle své volby. Jedno kolo tudy nikdo neprojede.

card-stau-unfall-title = Zácpa kvůli zvědavcům u nehody
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-text = Polož značku Stau na prázdné pole podle své volby. Jedno kolo tudy nikdo neprojede.

card-subunternehmer-title = Subdodavatel
card-subunternehmer-german = Subunternehmer
card-subunternehmer-text = Kolega přiloží ruku k dílu: ty a hráč, kterého si vybereš, musíte hned jet každý o 1, 2 nebo 3 pole.
card-subunternehmer-text-modern = Kolega přiloží ruku k dílu: ty a hráč, kterého si vybereš, jedete každý až o 3 pole.

card-truckerfestival-title = Sraz truckerů
card-truckerfestival-german = Truckerfestival
card-truckerfestival-text = Tvůj náklaďák má první cenu! Dostáváš 500 { $currency }.

card-verlorene-ladung-title = Ztracený náklad
card-verlorene-ladung-german = Verlorene Ladung
card-verlorene-ladung-text = Polož na tři volná pole po jednom kameni ze skladu. Kdo tam dojede, naloží ho, má-li místo. Když před sebou nemáš žádný rozjetý kontrakt, vylož takové kameny, každý za 200 { $currency }.

card-vertrauen-title = Důvěra
card-vertrauen-german = Vertrauen
card-vertrauen-text = O tvé dochvilnosti se mluví: lízni si kontrakt z krabice.
card-vertrauen-text-modern = O tvé dochvilnosti se mluví: vyber si zdarma jeden vyložený kontrakt z plánu.

card-vorbildliche-wartung-title = Vzorná údržba
card-vorbildliche-wartung-german = Vorbildliche Wartung
card-vorbildliche-wartung-text = Motor přede. Smíš jet o 1, 2, 3 nebo 4 pole.
card-vorbildliche-wartung-text-modern = Motor přede. Jeď až o 3 pole.

card-ware-verdorben-title = Zkažené zboží
card-ware-verdorben-german = Ware verdorben
card-ware-verdorben-text = Bez hodu se vrať do města své poslední nakládky a nalož tam čerstvé zboží. S prázdným náklaďákem karta neplatí.
card-ware-verdorben-text-modern = Bez hodu se vrať do města, kde začal jeden z tvých naložených kontraktů, nalož čerstvé zboží a zaplať 500 { $currency }. S prázdným náklaďákem karta neplatí.

card-wolkenbruch-title = Průtrž mračen
card-wolkenbruch-german = Wolkenbruch
card-wolkenbruch-text = Leje jako z konve: jedno kolo, počínaje sousedem po levici, všichni házejí jen jednou kostkou.

card-zollabfertigung-title = Celní odbavení
card-zollabfertigung-german = Zollabfertigung
card-zollabfertigung-text = Na hranici to jde rychle. Bez hodu dojeď na nejbližší pole s trojúhelníkem; kartu tam nelízej.

card-zollkontrolle-title = Celní kontrola
card-zollkontrolle-german = Zollkontrolle
card-zollkontrolle-text = Nepřiznané cigarety! Zaplať 500 { $currency }, nebo vynech tah.

card-zusatzauftrag-title = Zakázka navíc
card-zusatzauftrag-german = Zusatzauftrag
card-zusatzauftrag-text = Vlídnost se vyplácí: vyber si zdarma jeden ze čtyř vyložených kontraktů na plánu.
