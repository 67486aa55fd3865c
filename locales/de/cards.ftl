# Die Ereigniskarten.
#
# `card-<id>-title` ist der Titel einer Karte in dieser Sprache, `card-<id>-german` der gedruckte
# (hier derselbe). `card-kind-<effect>` ist der Titel einer Karte, die es nur in einem eigenen
# Stapel gibt.
#
# `card-text-<text>` sagt, was eine Karte bewirkt. Die Regeln wählen den Text nach der Wirkung der
# Karte und den Schaltern des Tisches. `card-note-<note>` ist ein Satz, der auf manche Texte folgt.
#
# Immer Geld mit Währung (Text): $cost, $owed (die Schuld, wenn $cost nicht gezahlt werden kann),
# $pay, $fine. Immer Zahlen: $steps, $cubes. Immer Städte (Text): $city, $from, $to.

card-bahnverladung-title = Bahnverladung
card-bahnverladung-german = Bahnverladung

card-baustelle-title = Baustelle
card-baustelle-german = Baustelle

card-beifahrer-title = Beifahrer
card-beifahrer-german = Beifahrer

card-dokumente-title = Dokumente
card-dokumente-german = Dokumente

card-fahrtenschreiber-title = Fahrtenschreiber
card-fahrtenschreiber-german = Fahrtenschreiber

card-familiennachwuchs-title = Familiennachwuchs
card-familiennachwuchs-german = Familiennachwuchs

card-fracht-dumping-title = Fracht Dumping
card-fracht-dumping-german = Fracht Dumping

card-freundlicher-kundenservice-title = Freundlicher Kundenservice
card-freundlicher-kundenservice-german = Freundlicher Kundenservice

card-gute-routenplanung-title = Gute Routenplanung
card-gute-routenplanung-german = Gute Routenplanung

card-hilfe-diebe-title = Hilfe, Diebe!
card-hilfe-diebe-german = Hilfe, Diebe!

card-inspektion-title = Inspektion
card-inspektion-german = Inspektion

card-lkw-tuning-title = LKW-Tuning
card-lkw-tuning-german = LKW-Tuning

card-luftfracht-title = Luftfracht
card-luftfracht-german = Luftfracht

card-motivation-title = Motivation
card-motivation-german = Motivation

card-navigationssystem-title = Navigationssystem
card-navigationssystem-german = Navigationssystem

card-pannenhilfe-title = Pannenhilfe
card-pannenhilfe-german = Pannenhilfe

card-plattfuss-title = Plattfuß
card-plattfuss-german = Plattfuß

card-polizeikontrolle-title = Polizeikontrolle
card-polizeikontrolle-german = Polizeikontrolle

card-radarfalle-title = Radarfalle
card-radarfalle-german = Radarfalle

card-road-runner-title = Road Runner ruft Teddybär
card-road-runner-german = Road Runner ruft Teddybär

card-schneestuerme-title = Schneestürme
card-schneestuerme-german = Schneestürme

card-schnelle-verladung-title = Schnelle Verladung
card-schnelle-verladung-german = Schnelle Verladung

card-sonderauftrag-flensburg-title = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg

card-sonderauftrag-wien-title = Sonderauftrag Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien

card-stau-frankfurt-title = Stau am Frankfurter Kreuz
card-stau-frankfurt-german = Stau am Frankfurter Kreuz

card-stau-kassel-title = Stau am Kasseler Kreuz
card-stau-kassel-german = Stau am Kasseler Kreuz

card-stau-muenchen-title = Stau in München
card-stau-muenchen-german = Stau in München

card-stau-nebel-title = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch

card-stau-unfall-title = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall

card-subunternehmer-title = Subunternehmer
card-subunternehmer-german = Subunternehmer

card-truckerfestival-title = Truckerfestival
card-truckerfestival-german = Truckerfestival

card-verlorene-ladung-title = Verlorene Ladung
card-verlorene-ladung-german = Verlorene Ladung

card-vertrauen-title = Vertrauen
card-vertrauen-german = Vertrauen

card-vorbildliche-wartung-title = Vorbildliche Wartung
card-vorbildliche-wartung-german = Vorbildliche Wartung

card-ware-verdorben-title = Ware verdorben
card-ware-verdorben-german = Ware verdorben

card-wolkenbruch-title = Wolkenbruch
card-wolkenbruch-german = Wolkenbruch

card-zollabfertigung-title = Zollabfertigung
card-zollabfertigung-german = Zollabfertigung

card-zollkontrolle-title = Zollkontrolle
card-zollkontrolle-german = Zollkontrolle

card-zusatzauftrag-title = Zusatzauftrag
card-zusatzauftrag-german = Zusatzauftrag

## Titel eigener Karten

card-kind-rail = Mit der Bahn
card-kind-roll = Noch ein Wurf
card-kind-documents = Zurück in eine Stadt
card-kind-miss-turn = Aussetzen
card-kind-to-destination = Direkt ans Ziel
card-kind-dumping = Auftrag abgeben
card-kind-contract = Neuer Auftrag
card-kind-to-city = In eine freie Stadt
card-kind-theft = Diebstahl
card-kind-inspection = Inspektion
card-kind-motivation = Zusätzliche Felder
card-kind-breakdown = Pannenhilfe
card-kind-fine = Bußgeld
card-kind-partner = Fahrt zu zweit
card-kind-snow = Lkw in Bewegung
card-kind-quick-loading = Schnelle Verladung
card-kind-special-order = Sonderauftrag
card-kind-jam-in = Stau
card-kind-jam-anywhere = Stau
card-kind-gain = Prämie
card-kind-move = Freie Fahrt
card-kind-spoiled = Ware verdorben
card-kind-to-event = Auf ein Ereignisfeld
card-kind-customs = Zollkontrolle
card-kind-roadworks = Baustelle
card-kind-air-freight = Luftfracht
card-kind-navigation = Navigationssystem
card-kind-flat-tyre = Plattfuß
card-kind-lost-cargo = Verlorene Ladung
card-kind-cloudburst = Wolkenbruch

## Was die Karten bewirken

card-text-rail-longest = Hast du Aufträge geladen, fährt der mit der längsten Strecke mit der Bahn weiter: Lade seine Waren ab, wo du stehst, und kassiere den Frachtlohn.
card-text-rail-choice = Hast du Aufträge geladen, schicke einen deiner Wahl mit der Bahn weiter: Lade seine Waren ab, wo du stehst, und kassiere den Frachtlohn.
card-text-roll-one = Wirf einen Würfel und fahre weiter.
card-text-roll-two = Wirf zwei Würfel und fahre mit einem davon weiter.
card-text-documents-opposite = Kehre ohne Wurf um und fahre in die nächste Stadt auf dem Weg, den du gekommen bist.
card-text-documents-last-city = Fahre ohne Wurf in die Stadt zurück, durch die du zuletzt gekommen bist. Ist sie voll oder im Stau, nimm die davor.
card-text-miss-turn = Setze deinen nächsten Zug aus.
card-text-to-destination-nearest = Hast du Aufträge geladen, fahre ohne Wurf in die nächste Stadt, für die du Waren hast, und liefere dort.
card-text-to-destination-nearest-may = Hast du Aufträge geladen, fahre ohne Wurf in die nächste Stadt, für die du Waren hast. Dort darfst du liefern.
card-text-to-destination-any = Hast du Aufträge geladen, fahre ohne Wurf in eine Stadt deiner Wahl, für die du Waren hast, und liefere dort.
card-text-to-destination-any-may = Hast du Aufträge geladen, fahre ohne Wurf in eine Stadt deiner Wahl, für die du Waren hast. Dort darfst du liefern.
card-text-dumping = Gib einen Auftrag, den du noch nicht geladen hast, an deinen rechten Nachbarn ab.
card-text-contract-from-box = Ziehe einen Auftrag aus der Schachtel und nimm ihn kostenlos auf die Hand.
card-text-contract-from-display = Suche dir einen der offen ausliegenden Aufträge aus und nimm ihn kostenlos auf die Hand.
card-text-to-city-may = Du darfst ohne Wurf in einer Richtung deiner Wahl bis zur ersten freien Stadt fahren, auch durch besetzte Städte hindurch. Frei heißt: kein Lkw und kein Stau.
card-text-to-city-must = Fahre ohne Wurf in einer Richtung deiner Wahl bis zur ersten freien Stadt, auch durch besetzte Städte hindurch. Frei heißt: kein Lkw und kein Stau.
card-text-to-city-may-neighbouring = Du darfst ohne Wurf in eine freie Nachbarstadt fahren: eine ohne Lkw und Stau, die du erreichst, ohne durch eine andere Stadt zu kommen.
card-text-to-city-must-neighbouring = Fahre ohne Wurf in eine freie Nachbarstadt: eine ohne Lkw und Stau, die du erreichst, ohne durch eine andere Stadt zu kommen.
card-text-theft-face-up = Hast du Aufträge geladen, wird deine ganze Ladung gestohlen. Die Aufträge bleiben offen vor dir liegen und können neu geladen werden; für jeden bekommst du { $pay }.
card-text-theft-hand = Hast du Aufträge geladen, wird deine ganze Ladung gestohlen. Die Aufträge nimmst du wieder auf die Hand und kannst sie neu laden; für jeden bekommst du { $pay }.
card-text-inspection-may = Behalte diese Karte, bis dein Lkw in { $city } hält. Gib sie dann deinem linken Nachbarn; bist du am Zug, darfst du noch einmal würfeln und weiterfahren. Wer sie am Spielende hat, zahlt { $fine }.
card-text-inspection-must = Behalte diese Karte, bis dein Lkw in { $city } hält. Gib sie dann deinem linken Nachbarn; bist du am Zug, würfle noch einmal und fahre weiter. Wer sie am Spielende hat, zahlt { $fine }.
card-text-motivation =
    Behalte diese Karte. Einmal darfst du in deinem Zug, vor dem Würfeln oder nach der Fahrt, { $steps ->
        [one] ein Feld
       *[other] bis zu { $steps } Felder
    } zusätzlich fahren, aber nicht nach dem Laden oder Liefern.
card-text-breakdown-choice = Du darfst einem liegen gebliebenen Kollegen helfen: Du bekommst { $pay } und setzt deinen nächsten Zug aus. Oder du fährst vorbei.
card-text-breakdown-forced = Hilf einem liegen gebliebenen Kollegen: Du bekommst { $pay } und setzt deinen nächsten Zug aus.
card-text-fine = Zahle { $cost }. Kannst du das nicht, schuldest du { $owed }, bis du das Geld hast.
card-text-partner-may =
    Du darfst { $steps ->
        [one] ein Feld
       *[other] bis zu { $steps } Felder
    } fahren, ein Mitspieler deiner Wahl ebenso.
card-text-partner-must =
    Fahre { $steps ->
        [one] ein Feld
       *[other] 1 bis { $steps } Felder
    }. Danach muss ein Mitspieler deiner Wahl dasselbe tun.
card-text-snow-may =
    Du darfst beliebige Lkw, auch deinen, je einmal um { $steps ->
        [one] ein Feld
       *[other] bis zu { $steps } Felder
    } in beliebiger Richtung bewegen.
card-text-snow-must =
    Bewege jeden Lkw, auch deinen, um { $steps ->
        [one] ein Feld
       *[other] 1 bis { $steps } Felder
    } in beliebiger Richtung. Nur ein Lkw, der nicht fahren kann, bleibt stehen.
card-text-quick-loading-may = Behalte diese Karte. Lädst du in deinem Zug einen Auftrag, darfst du sie einsetzen, noch einmal würfeln und gleich weiterfahren.
card-text-quick-loading-must = Behalte diese Karte. Lädst du das nächste Mal in deinem Zug einen Auftrag, würfle noch einmal und fahre gleich weiter.
card-text-special-order = Behalte diese Karte, bis dein Lkw in { $city } hält; dann bekommst du { $pay }. Ist das bis zum Spielende nicht geschehen, zahle { $fine }.
card-text-jam-in = Der Stau kommt auf { $city }.
card-text-jam-empty = Setze den Stau auf ein leeres Feld deiner Wahl: ohne Lkw, ohne Schild und ohne Ware.
card-text-jam-any = Setze den Stau auf ein beliebiges Feld, auch unter einen Lkw, aber nicht auf die Baustelle.
card-text-jam-free = Setze den Stau auf ein Feld deiner Wahl ohne Lkw und ohne Baustelle.
card-text-gain = Du bekommst { $pay }.
card-text-move =
    Du darfst { $steps ->
        [one] ein Feld
       *[other] bis zu { $steps } Felder
    } fahren.
card-text-spoiled-last-loading = Hast du Aufträge geladen, kehre ohne Wurf in die Stadt zurück, in der du zuletzt geladen hast, und tausche die Waren von dort gegen frische. Damit endet dein Zug. Ist die Stadt voll oder im Stau, bleib, wo du bist.
card-text-spoiled-last-of-carried = Hast du Aufträge geladen, kehre ohne Wurf in die Stadt zurück, aus der die zuletzt geladenen Waren auf deinem Lkw stammen, und tausche die Waren von dort gegen frische. Damit endet dein Zug. Ist die Stadt voll oder im Stau, bleib, wo du bist.
card-text-spoiled-choice = Hast du Aufträge geladen, wähle einen, kehre ohne Wurf in die Stadt zurück, in der er beginnt, und tausche die Waren von dort gegen frische. Damit endet dein Zug. Ist die Stadt voll oder im Stau, bleib, wo du bist.
card-text-to-event-nearest = Fahre ohne Wurf auf das nächste Ereignisfeld, auf dem Platz ist und kein Schild steht. Dort ziehst du keine Karte.
card-text-to-event-neighbouring = Fahre ohne Wurf auf ein freies benachbartes Ereignisfeld: eines ohne Lkw und Schild, das du erreichst, ohne über ein anderes zu kommen. Dort ziehst du keine Karte.
card-text-customs = Zahle { $cost } oder setze deinen nächsten Zug aus. Kannst du nicht zahlen, setzt du aus.
card-text-roadworks-on-road = Setze die Baustelle auf ein Feld zwischen { $from } und { $to }. Niemand darf auf dieses Feld, bis das Schild nach einer 1 versetzt wird; ein Lkw, der dort steht, darf wegfahren.
card-text-air-freight = Behalte diese Karte. Hält dein Lkw in { $city }, darfst du damit einen geladenen Auftrag ins Flugzeug geben: Lade seine Waren ab und kassiere den Frachtlohn.
card-text-navigation = Behalte diese Karte. Einmal darfst du auf einer Fahrt mit deinem Lkw ein Schild nicht beachten, Baustelle oder Stau: daran vorbeifahren oder auf seinem Feld halten.
card-text-flat-tyre = In deinem nächsten Zug zählt nur der niedrigere Würfel.
card-text-flat-tyre-one-die = In deinem nächsten Zug zählt nur der niedrigere Würfel. Mit einem einzigen Würfel ändert das nichts.
card-text-lost-cargo =
    { $cubes ->
        [one] Lege eine Ware aus dem Lager auf ein freies Feld deiner Wahl.
       *[other] Lege { $cubes } Waren aus dem Lager auf freie Felder deiner Wahl, je Feld eine.
    } Ein Lkw, der dort hält und Platz hat, nimmt die Ware mit. Liegt kein Auftrag offen vor dir, darfst du solche Waren in deinem Zug abladen und bekommst { $pay } für jede.
card-text-cloudburst = Eine Runde lang, von deinem linken Nachbarn an, wirft jeder nur einen Würfel.
card-text-cloudburst-one-die = Eine Runde lang wirft jeder nur einen Würfel. Das ist hier immer so, also ändert sich nichts.

## Sätze, die folgen

card-note-then-pay = Zahle dann { $cost }. Kannst du das nicht, schuldest du { $owed }, bis du das Geld hast.
card-note-jam-closed = Bis zu deinem nächsten Zug darf niemand auf dieses Feld; ein Lkw, der dort steht, darf wegfahren.
card-note-jam-open-to-deliver = Bis zu deinem nächsten Zug darf niemand auf dieses Feld, außer um in einer Stadt zu halten und zu liefern; ein Lkw, der dort steht, darf wegfahren.

## Die Vorderseite einer Karte

card-face = { $text } { $note }
