# Die Ereigniskarten. Für jede Karte: ihr Titel in dieser Sprache, ihr gedruckter
# deutscher Titel (hier derselbe) und was sie bewirkt, für die Vorderseite.
#
# `card-<id>-text` ist der Wortlaut des klassischen Stapels, oder der einzige.
# `card-<id>-text-modern` ist der des modernen, wenn auch er die Karte hat und sie
# anders spielt.
#
# $currency (Text): DM oder €.

card-bahnverladung-title = Bahnverladung
card-bahnverladung-german = Bahnverladung
card-bahnverladung-text = Dein längster geladener Auftrag fährt mit dem Zug weiter. Bleib stehen, lade ihn ab, kassiere den Frachtlohn und zahle der Bahn 1.000 { $currency }. Mit leerem Lkw ohne Wirkung.
card-bahnverladung-text-modern = Schicke einen geladenen Auftrag deiner Wahl mit dem Zug. Bleib stehen, lade ihn ab, kassiere den Frachtlohn und zahle der Bahn 500 { $currency }. Mit leerem Lkw ohne Wirkung.

card-baustelle-title = Baustelle
card-baustelle-german = Baustelle
card-baustelle-text = Setze die Baustelle auf ein Feld zwischen Kassel und Frankfurt. Ein Lkw, der dort steht, darf wegfahren. Das Schild bleibt, bis jemand mit einer 1 fährt.

card-beifahrer-title = Beifahrer
card-beifahrer-german = Beifahrer
card-beifahrer-text = Zu zweit am Steuer braucht ihr keine Pause. Würfle noch einmal und fahre weiter.
card-beifahrer-text-modern = Zu zweit am Steuer braucht ihr keine Pause. Wirf einen einzelnen Würfel und fahre weiter.

card-dokumente-title = Dokumente
card-dokumente-german = Dokumente
card-dokumente-text = Dir fehlen Papiere. Kehre ohne Wurf um und hole sie in der nächsten Stadt hinter dir.

card-fahrtenschreiber-title = Fahrtenschreiber
card-fahrtenschreiber-german = Fahrtenschreiber
card-fahrtenschreiber-text = Du sitzt heute schon zu lange am Steuer. Setze deinen nächsten Zug aus.

card-familiennachwuchs-title = Familiennachwuchs
card-familiennachwuchs-german = Familiennachwuchs
card-familiennachwuchs-text = Das Kind ist da! Fahre ohne Wurf durch bis zur nächsten Stadt, für die du Waren hast, und lade sie ab.

card-fracht-dumping-title = Fracht Dumping
card-fracht-dumping-german = Fracht Dumping
card-fracht-dumping-text = Man hat dich beim Unterbieten erwischt. Gib einen Auftrag, den du noch nicht geladen hast, an deinen rechten Nachbarn ab.

card-freundlicher-kundenservice-title = Freundlicher Kundenservice
card-freundlicher-kundenservice-german = Freundlicher Kundenservice
card-freundlicher-kundenservice-text = Ein zufriedener Kunde bringt Arbeit: Zieh einen Auftrag aus der Schachtel.
card-freundlicher-kundenservice-text-modern = Ein zufriedener Kunde bringt Arbeit: Such dir kostenlos einen offenen Auftrag vom Plan aus.

card-gute-routenplanung-title = Gute Routenplanung
card-gute-routenplanung-german = Gute Routenplanung
card-gute-routenplanung-text = Du darfst ohne Wurf bis zur nächsten freien Stadt weiterfahren.
card-gute-routenplanung-text-modern = Fahre ohne Wurf in einer Richtung deiner Wahl bis zur nächsten freien Stadt weiter.

card-hilfe-diebe-title = Hilfe, Diebe!
card-hilfe-diebe-german = Hilfe, Diebe!
card-hilfe-diebe-text = Deine ganze Ladung wird gestohlen. Die Aufträge behältst du, darfst sie neu laden und bekommst 1.000 { $currency } für jeden, der unterwegs war.

card-inspektion-title = Inspektion
card-inspektion-german = Inspektion
card-inspektion-text = Behalte diese Karte. Hältst du in München, gib sie deinem linken Nachbarn und würfle noch einmal. Hast du sie am Spielende noch, zahle 1.000 { $currency }.
card-inspektion-text-modern = Behalte diese Karte. Hältst du in München, gib sie deinem linken Nachbarn; dann darfst du noch einmal würfeln und weiterfahren. Hast du sie am Spielende noch, zahle 1.000 { $currency }.

card-lkw-tuning-title = LKW-Tuning
card-lkw-tuning-german = LKW-Tuning
card-lkw-tuning-text = Dein Lkw ist jetzt schneller. Wirf einen einzelnen Würfel und fahre gleich weiter.

card-luftfracht-title = Luftfracht
card-luftfracht-german = Luftfracht
card-luftfracht-text = Behalte diese Karte. Kommst du nach Frankfurt, darfst du einen geladenen Auftrag ins Flugzeug geben: Lade ihn ab, kassiere den Frachtlohn und zahle 500 { $currency }.

card-motivation-title = Motivation
card-motivation-german = Motivation
card-motivation-text = Behalte diese Karte. Einmal, jetzt oder später, darfst du 1, 2 oder 3 Felder zusätzlich fahren.

card-navigationssystem-title = Navigationssystem
card-navigationssystem-german = Navigationssystem
card-navigationssystem-text = Behalte diese Karte. Einmal darfst du die Baustelle oder den Stau auf einem Schleichweg umfahren.

card-pannenhilfe-title = Pannenhilfe
card-pannenhilfe-german = Pannenhilfe
card-pannenhilfe-text = Ein Kollege ist liegen geblieben. Hilf ihm, setze einen Zug aus und nimm 1.000 { $currency }, oder fahre vorbei.

card-plattfuss-title = Plattfuß
card-plattfuss-german = Plattfuß
card-plattfuss-text = Das kostet Zeit. In deinem nächsten Zug fährst du den niedrigeren Würfel.

card-polizeikontrolle-title = Polizeikontrolle
card-polizeikontrolle-german = Polizeikontrolle
card-polizeikontrolle-text = Jemand hat an deinem Fahrtenschreiber gedreht. Zahle 500 { $currency }.

card-radarfalle-title = Radarfalle
card-radarfalle-german = Radarfalle
card-radarfalle-text = Bitte lächeln: Du warst zu schnell. Zahle 500 { $currency }.

card-road-runner-title = Road Runner ruft Teddybär
card-road-runner-german = Road Runner ruft Teddybär
card-road-runner-text = Ein Tipp über Funk: Du und ein Spieler deiner Wahl dürft jetzt jeder bis zu 3 Felder fahren.

card-schneestuerme-title = Schneestürme
card-schneestuerme-german = Schneestürme
card-schneestuerme-text = Chaos auf den Straßen. Du darfst jeden Lkw, auch deinen, um 1, 2 oder 3 Felder in beliebiger Richtung bewegen.
card-schneestuerme-text-modern = Chaos auf den Straßen. Bewege jeden Lkw, auch deinen, um 1, 2 oder 3 Felder in beliebiger Richtung.

card-schnelle-verladung-title = Schnelle Verladung
card-schnelle-verladung-german = Schnelle Verladung
card-schnelle-verladung-text = Behalte diese Karte. Lädst du das nächste Mal einen Auftrag, darfst du noch einmal würfeln und gleich losfahren.

card-sonderauftrag-flensburg-title = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-text = Behalte diese Karte. Fahre nach Flensburg und nimm 2.000 { $currency }. Am Spielende nicht erledigt? Zahle 1.000 { $currency }.

card-sonderauftrag-wien-title = Sonderauftrag Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien
card-sonderauftrag-wien-text = Behalte diese Karte. Fahre nach Wien und nimm 2.000 { $currency }. Am Spielende nicht erledigt? Zahle 1.000 { $currency }.

card-stau-frankfurt-title = Stau am Frankfurter Kreuz
card-stau-frankfurt-german = Stau am Frankfurter Kreuz
card-stau-frankfurt-text = Setze den Stau auf Frankfurt. Eine Runde lang kommt niemand durch; wer dort steht, darf hinaus.

card-stau-kassel-title = Stau am Kasseler Kreuz
card-stau-kassel-german = Stau am Kasseler Kreuz
card-stau-kassel-text = Setze den Stau auf Kassel. Eine Runde lang kommt niemand durch; wer dort steht, darf hinaus.

card-stau-muenchen-title = Stau in München
card-stau-muenchen-german = Stau in München
card-stau-muenchen-text = Setze den Stau auf München. Eine Runde lang kommt niemand durch; wer dort steht, darf hinaus.

card-stau-nebel-title = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-text = Setze den Stau auf ein leeres Feld deiner Wahl. Eine Runde lang kommt niemand durch.

card-stau-unfall-title = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-text = Setze den Stau auf ein leeres Feld deiner Wahl. Eine Runde lang kommt niemand durch.

card-subunternehmer-title = Subunternehmer
card-subunternehmer-german = Subunternehmer
card-subunternehmer-text = Ein Kollege packt mit an: Du und ein Spieler deiner Wahl müsst jetzt jeder 1, 2 oder 3 Felder fahren.
card-subunternehmer-text-modern = Ein Kollege packt mit an: Du und ein Spieler deiner Wahl fahrt jeder bis zu 3 Felder.

card-truckerfestival-title = Truckerfestival
card-truckerfestival-german = Truckerfestival
card-truckerfestival-text = Erster Preis für deinen Lkw! Du bekommst 500 { $currency }.

card-verlorene-ladung-title = Verlorene Ladung
card-verlorene-ladung-german = Verlorene Ladung
card-verlorene-ladung-text = Lege auf drei freie Felder je eine Ware aus dem Lager. Wer dort hinkommt und Platz hat, nimmt sie mit. Liegt kein offener Auftrag vor dir, lade sie für je 200 { $currency } ab.

card-vertrauen-title = Vertrauen
card-vertrauen-german = Vertrauen
card-vertrauen-text = Deine Pünktlichkeit spricht sich herum: Zieh einen Auftrag aus der Schachtel.
card-vertrauen-text-modern = Deine Pünktlichkeit spricht sich herum: Such dir kostenlos einen offenen Auftrag vom Plan aus.

card-vorbildliche-wartung-title = Vorbildliche Wartung
card-vorbildliche-wartung-german = Vorbildliche Wartung
card-vorbildliche-wartung-text = Der Motor schnurrt. Du darfst 1, 2, 3 oder 4 Felder fahren.
card-vorbildliche-wartung-text-modern = Der Motor schnurrt. Fahre bis zu 3 Felder.

card-ware-verdorben-title = Ware verdorben
card-ware-verdorben-german = Ware verdorben
card-ware-verdorben-text = Kehre ohne Wurf in die Stadt zurück, in der du zuletzt geladen hast, und nimm frische Ware auf. Mit leerem Lkw ohne Wirkung.
card-ware-verdorben-text-modern = Kehre ohne Wurf in die Stadt zurück, in der einer deiner geladenen Aufträge begann, nimm frische Ware auf und zahle 500 { $currency }. Mit leerem Lkw ohne Wirkung.

card-wolkenbruch-title = Wolkenbruch
card-wolkenbruch-german = Wolkenbruch
card-wolkenbruch-text = Es gießt in Strömen: Eine Runde lang, von deinem linken Nachbarn an, wirft jeder nur einen Würfel.

card-zollabfertigung-title = Zollabfertigung
card-zollabfertigung-german = Zollabfertigung
card-zollabfertigung-text = An der Grenze geht es schnell. Fahre ohne Wurf bis zum nächsten Ereignisfeld weiter; dort ziehst du keine Karte.

card-zollkontrolle-title = Zollkontrolle
card-zollkontrolle-german = Zollkontrolle
card-zollkontrolle-text = Unverzollte Zigaretten! Zahle 500 { $currency } oder setze einen Zug aus.

card-zusatzauftrag-title = Zusatzauftrag
card-zusatzauftrag-german = Zusatzauftrag
card-zusatzauftrag-text = Eine Gefälligkeit zahlt sich aus: Such dir kostenlos einen der vier offenen Aufträge vom Plan aus.
