# Was die Befehlszeile sagt. Schlüssel beginnen mit `cli-`, außer denen für die
# Schreibung von Zahlen, die jeder Teil des Programms benutzt.

## Zahlen und Geld

# Was zwischen Gruppen von drei Ziffern steht.
number-group = .
# Was vor den Ziffern eines Bruchs steht.
number-point = ,
# $amount (Text): die gegliederte Zahl. $currency (Text): DM oder €.
# Das Leerzeichen bricht nicht um, damit keine Zeile zwischen beiden endet.
money = { $amount }{ "\u00A0" }{ $currency }

## Meldungen über das Getippte

# $message (Text): was nicht ging, ein ganzer Satz.
cli-error = Fehler: { $message }
# $name (Text): der ähnliche Name.
cli-did-you-mean = Meinst du { $name }?
# $names (Text): alles, was erlaubt wäre, mit Kommas.
cli-allowed = Erlaubt: { $names }.
cli-unknown-edition = Es gibt keine Ausgabe namens „{ $name }“.
cli-unknown-switch = Es gibt keinen Schalter namens „{ $name }“.
cli-unknown-board = Es gibt keinen Plan namens „{ $name }“.
cli-unknown-language = In der Sprache „{ $name }“ gibt es keine Texte.
cli-unknown-level = Eine Stufe „{ $name }“ gibt es nicht.
cli-unknown-command = Einen Befehl „{ $name }“ gibt es nicht.

# $typed (Text): was getippt wurde.
cli-set-form = „{ $typed }“ hat nicht die Form SCHALTER=WERT. `aufachse editions classic` zeigt alle Schalter.
# $least, $most (Text): die Grenzen.
cli-number-form = erlaubt ist eine ganze Zahl von { $least } bis { $most }
cli-seconds-form = erlaubt sind { $least } bis { $most } Sekunden
cli-players-form = erlaubt ist eine Zahl von { $least } bis { $most } oder ein Bereich wie { $least }-{ $most }
cli-editions-which = Welche Ausgabe? Nenne eine, etwa `aufachse editions classic --set dice=2`.

## Dateien

# $file (Text): der Pfad, wie er getippt wurde. $reason (Text): was das System sagt.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-file-exists = { $file } gibt es schon. Mit --force wird es überschrieben.
cli-not-a-folder = { $file } ist eine Datei, gebraucht wird dort ein Ordner.
cli-file-written = Geschrieben: { $file }
# Ein Grund für `cli-file-unreadable`.
cli-not-text = es ist kein Text in UTF-8
# $line (Zahl): die Zeile, gezählt von 1.
cli-file-fault = { $file }, Zeile { $line }: { $reason }

## Der Wegweiser

# $version (Text).
cli-guide =
    aufachse { $version }: Auf Achse, das Brettspiel um Lkw und Fracht, im Terminal.

    Das gibt es:
      aufachse             öffnet das Spiel im Browser, nur auf diesem Rechner
      aufachse play        spielt in diesem Terminal: allein, an einer Tastatur oder online per Link
      aufachse serve       das Spiel auch für andere: ein Server mit seinen Optionen
      aufachse board       ein Spielplan als Liste oder Karte; prüft eigene Pläne und Karten
      aufachse editions    sechs Regelhefte, jeder Schalter erklärt, und was zwei unterscheidet
      aufachse rules       das Regelwerk: eine Seite, ein Kapitel oder eine einzelne Regel
      aufachse simulate    spielt beliebig viele Spiele mit Zufallsspielern oder Bots und zählt
      aufachse tournament  lässt Bots gegeneinander antreten und wertet sie
      aufachse replay      erzählt ein aufgezeichnetes Spiel oder zeigt den Tisch an jeder Stelle
      aufachse verify      beweist, dass eine Aufzeichnung Regeln und Startwert einhält
      aufachse engine      das Spiel für andere Programme, in Zeilen aus JSON
      aufachse bench       wie schnell die Regeln auf diesem Rechner spielen
      aufachse completions die Vervollständigungen für deine Shell
      aufachse man         die Handbuchseite

    Probier das:
      aufachse editions
      aufachse board modern --svg --out map.svg
      aufachse simulate --games 10 --records games
      aufachse replay games/classic-4-000001.jsonl
      aufachse simulate --seats disponent,fahrer --games 100

    Jeder Befehl hat eine --help mit Beispielen (auf Englisch).

## Der Server

cli-serve-ready = Auf Achse ist offen unter { $address }
cli-serve-data = Tische und Aufzeichnungen liegen in { $folder }
cli-serve-stop = Strg-C beendet es; jedes Spiel geht dort weiter, wo es war.
cli-serve-no-page = Die Seite ist nicht eingebaut: `cargo xtask play` baut sie. Die Schnittstelle für Programme ist unter /api.
cli-serve-failed = Der Server kann nicht laufen: { $why }
cli-serve-no-folder = Hier gibt es keinen Ordner für deine Daten; nenne einen mit --data.
cli-serve-config = Die Datei { $file } ist nicht zu gebrauchen: { $why }

## Überschriften von Spalten

cli-head-city = Stadt
cli-head-country = Land
cli-head-leads-to = Straßen nach, mit Schritten
cli-head-road = Straße
cli-head-steps = Schritte
cli-head-event-spaces = Ereignisfelder
cli-head-notes = Anmerkungen
cli-head-switch = Schalter
cli-head-seat = Platz
cli-head-wins = Siege
cli-head-mean-cash = Geld im Mittel
cli-head-mean-turns = Züge im Mittel
cli-head-mean-actions = Aktionen im Mittel
cli-head-bot = Bot
cli-head-games = Spiele
cli-head-win-rate = Gewonnen
cli-head-interval = 95 % zwischen
cli-head-ms = ms je Entscheidung
cli-head-forfeits = Ausfälle
cli-head-rating = Wertung
cli-head-rating-interval = 95 % zwischen
# $number (Text): mit einer Nachkommastelle.
cli-percent = { $number } %

## Spielpläne

# Alles Zahlen außer $name (Text).
cli-board-summary =
    Plan { $name }: { $cities } Städte, { $roads } Straßen, { $ferries ->
        [0] keine Fähren
        [one] eine Fähre
       *[other] { $ferries } Fähren
    }, { $spaces } Felder mit den Städten, { $events } Ereignisfelder.
cli-road-ferry = Fähre
cli-road-sheltered = hier lassen sich Baustellen ausschließen
# Die Legende der Karte.
cli-map-city = Stadt
cli-map-space = Ein Schritt
cli-map-event = Ereignis
cli-map-ferry = Fähre

## Dateien prüfen

cli-check-kind = Was für eine Datei das ist, lässt sich nicht erkennen: Ein Plan hat [[city]], Aufträge haben [[contract]], Ereigniskarten [[card]], eine Ausgabe [switches]. Sag es mit --board, --contracts, --events oder --edition-file.
# $cities, $spaces (Zahl).
cli-check-board = ein Plan mit { $cities } Städten und { $spaces } Feldern
# $cards (Zahl).
cli-check-cards =
    { $cards ->
        [one] ein Stapel mit einer Karte
       *[other] ein Stapel mit { $cards } Karten
    }
cli-check-no-board = Nicht geprüft, weil der Plan dazu Fehler hat
# $players (Text): Spielerzahlen, mit Kommas.
cli-check-edition = eine Ausgabe für { $players } Spieler
# $files, $faults (Zahl).
cli-check-done =
    { $files ->
        [one] Eine Datei ist in Ordnung
       *[other] { $files } Dateien sind in Ordnung
    }; { $faults ->
        [0] keine Fehler.
        [one] ein Fehler.
       *[other] { $faults } Fehler.
    }

## Ausgaben

# $id, $name (Text).
cli-edition-title = { $id }: { $name }
cli-editions-more = `aufachse editions ID` erklärt jeden Schalter; `aufachse editions compare A B` zeigt, was zwei unterscheidet.
# $names (Text): Werte, mit Kommas.
cli-switch-values = Werte: { $names }
# $least, $most (Zahl): die Grenzen.
cli-switch-number = Werte: eine Zahl von { $least } bis { $most }
cli-switch-piles = Werte: eine Zahl von { $least } bis { $most }, oder fünf für 2/3/4/5/6 Spieler
cli-switch-name = Werte: der Name von etwas, das geladen ist
# $a, $b (Text): Ausgaben.
cli-compare-same = { $a } und { $b } unterscheiden sich nicht.

## Simulieren

# Der Name eines simulierten Spielers. $number (Zahl): der Platz, gezählt von 1.
cli-random-player = Zufall { $number }
# Die Wörter in Klammern füllt der Fortschrittsbalken aus.
cli-simulate-bar = { "{wide_bar} {human_pos}/{human_len}" } Spiele · { "{per_sec}" } · noch { "{eta}" }
# Alles Text, gegliedert, außer $players (Zahl).
cli-simulate-table = { $edition } mit { $players } Spielern: { $games } Spiele, { $finished } zu Ende gespielt, { $limited } an der Zuggrenze beendet; { $turns } Züge und { $actions } Aktionen je Spiel
# $played, $limited (Text): wie viele, gegliedert.
cli-simulate-done = Gespielte Spiele: { $played }; davon an der Zuggrenze beendet: { $limited }.
# $game, $edition (Text). $players (Zahl). $why (Text): ein Satz.
cli-simulate-stuck = Spiel { $game } von { $edition } für { $players } Spieler geht nicht weiter. { $why }
# $reason (Text): was das System sagt.
cli-simulate-threads = Die Threads lassen sich nicht starten: { $reason }.
cli-simulate-stopped = Angehalten; im Ergebnis sind nur die bis dahin gespielten Spiele.

# $seats, $least, $most (Zahl).
cli-seats-count =
    { $seats ->
        [one] --seats nennt einen Bot, und Auf Achse ist für { $least } bis { $most } Spieler.
       *[other] --seats nennt { $seats } Bots, und Auf Achse ist für { $least } bis { $most } Spieler.
    }
# $game, $edition, $name (Text). $players, $seat (Zahl): gezählt von 1. $why (Text): ein Satz.
cli-forfeit = Spiel { $game } von { $edition } für { $players } Spieler: { $name } verliert Platz { $seat } an einen Lehrling. { $why }

## Turniere

cli-tournament-alone = Ein Turnier braucht mindestens zwei Bots, etwa --bots disponent,fahrer.
# $file (Text). $why (Text): ein Satz.
cli-tournament-book = Mit { $file } geht es nicht weiter. { $why }
cli-tournament-cross = Wie oft der links vor dem oben lag, und in wie vielen Begegnungen (Gleichstand zählt halb):
# $played, $planned (Text): wie viele, gegliedert.
cli-tournament-done = { $played } von { $planned } Spielen gespielt.

## Prüfen

# $file (Text). $turns, $actions (Text): wie viele, gegliedert.
cli-verify-proved = { $file }: bewiesen. { $actions } Aktionen in { $turns } Zügen halten die Regeln ein, und jeder Fingerabdruck stimmt.
cli-verify-consistent = { $file }: stimmig. { $actions } Aktionen in { $turns } Zügen halten die Regeln ein, und jeder Fingerabdruck stimmt. Die Würfel sind nicht bewiesen.
# $file (Text). $line (Zahl). $reason (Text): ein Satz.
cli-verify-refused = { $file }, Zeile { $line }: abgelehnt. { $reason }
# $throws, $draws (Text): wie viele, gegliedert.
cli-verify-dice-fair = Die Würfel sind fair: { $throws } Würfe und { $draws } gezogene Karten folgen aus dem Startwert, der vor dem Spiel versprochen wurde.
cli-verify-dice-seeded = Die Würfel sind bewiesen: { $throws } Würfe und { $draws } gezogene Karten folgen aus dem Startwert der Aufzeichnung.
cli-verify-dice-secret = Faire Würfel sind versprochen, und das Spiel ist noch nicht zu Ende. Bis dahin bleibt der Startwert geheim, und niemand kann Würfe und Karten nachrechnen.
cli-verify-dice-none = Die Aufzeichnung hat keinen Startwert, deshalb kann niemand ihre Würfe und Karten nachrechnen.

## Nacherzählen

# $number, $last (Zahl).
cli-replay-beyond = Es gibt keine Aktion { $number }: Die Aufzeichnung hat { $last }. Erlaubt: 0 bis { $last }.
# $seat, $last (Zahl), gezählt von 0.
cli-replay-seat = Es gibt keinen Platz { $seat }. Erlaubt: 0 bis { $last }.
# $edition, $players (Text). $actions (Text): wie viele, gegliedert.
cli-replay-title = { $edition }: { $players }, { $actions } Aktionen
# $told (Text): was beginnt. $number (Zahl): die Aktion.
cli-replay-heading = { $told }  [Aktion { $number }]

## Der Tisch

# $number, $actions, $turn (Zahl).
cli-table-title = Nach Aktion { $number } von { $actions }, Zug { $turn }
# $player, $space, $cash (Text). $load, $capacity (Zahl). $turn: yes, wenn er am Zug ist.
cli-table-player =
    { $player }{ $turn ->
        [yes] { " " }(am Zug)
       *[no] { "" }
    }: { $space }, { $cash }, { $load } von { $capacity } Waren geladen
# $things (Text): eine Aufzählung mit Strichpunkten.
cli-table-hand = auf der Hand: { $things }
cli-table-on-road = geladen: { $things }
cli-table-stolen = Ware gestohlen: { $things }
cli-table-cards = Karten: { $things }
cli-table-debts = Schulden: { $things }
cli-table-lost-cargo = verlorene Waren: { $things }
# $contracts (Zahl).
cli-table-hidden =
    auf der Hand: { $contracts ->
        [0] nichts
        [one] ein verdeckter Auftrag
       *[other] { $contracts } verdeckte Aufträge
    }
# $small, $large (Zahl).
cli-table-trailers =
    Anhänger: { $small ->
        [one] ein kleiner
       *[other] { $small } kleine
    }, { $large ->
        [one] ein großer
       *[other] { $large } große
    }
cli-table-lost-cubes =
    { $cubes ->
        [one] eine verlorene Ware an Bord
       *[other] { $cubes } verlorene Waren an Bord
    }
cli-table-missed-turns =
    { $turns ->
        [one] setzt den nächsten Zug aus
       *[other] setzt die nächsten { $turns } Züge aus
    }
cli-table-display = Öffentliche Aufträge:
cli-table-empty = –
# Alles Zahlen.
cli-table-stock = Aufträge im Stapel: { $pile }, in der Schachtel: { $boxed }; im Vorrat Waren: { $goods }, kleine Anhänger: { $small }, große: { $large }; ungesehene Ereigniskarten: { $events }
cli-table-roadworks = Baustelle: { $space }
cli-table-jam = Stau: { $space }
cli-table-cloudburst = Wolkenbruch: Alle werfen nur einen Würfel
cli-table-off-board = nicht auf dem Plan

## aufachse bench

cli-bench-head = Zufällige Spiele, auf einem Thread und auf mehreren:
cli-bench-row = { $edition }  { $players } Spieler, Threads: { $threads }: { $actions } Millionen Aktionen und { $games } Spiele in der Sekunde, { $heap } Heap-Anforderungen je Aktion, Kopie in { $clone } ns
cli-bench-size = Ein Spielstand hat { $bytes } Bytes.

## The rulebook

# $rules: how many rules a page has.
cli-rules-count =
    { $rules ->
        [0] { "" }
        [one] eine Regel
       *[other] { $rules } Regeln
    }
cli-rules-unknown = Es gibt weder eine Seite noch eine Regel namens „{ $name }“.
# $names (text): names of pages and rules.
cli-rules-near = Ähnlich: { $names }.
cli-rules-list = `aufachse rules --list` nennt die Seiten, `aufachse rules SEITE --list` die Regeln einer Seite.
