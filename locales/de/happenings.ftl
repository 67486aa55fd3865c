# Was geschehen ist, für das Protokoll und die Ansagen. Eine Meldung für jedes
# Ereignis; die Werte heißen wie seine Felder.
#
# Immer Text: $player, $from, $to (Namen von Spielern); $space (eine Stadt oder ein Feld);
# $contract (etwa „Hannover–München“); $card (der Titel einer Karte);
# $amount, $cash (Geld mit Währung).
# Immer Zahlen: $die, $first, $second, $turn, $slot, $level, $place, $cubes, $steps.
# Eines von wenigen Wörtern: $purpose, $trailer, $ending, wie die Regeln sie schreiben.

## Aufbau

happening-first = { $player } beginnt.
happening-rolled-for-first = { $player } würfelt eine { $die } um den ersten Zug.
happening-placed = { $player } startet hier: { $space }.
# Für alle, die nicht wissen dürfen, welcher Auftrag es ist.
happening-dealt = { $player } bekommt einen Auftrag.
# Für den Spieler, der es darf.
happening-dealt-known = { $player } bekommt den Auftrag { $contract }.
# $slot: der Platz in der Auslage, gezählt von 1.
happening-revealed = Ein neuer öffentlicher Auftrag: { $contract }.

## Züge

happening-turn-began = Zug { $turn }: { $player }.
happening-turn-ended = { $player } beendet den Zug.
happening-turn-missed = { $player } setzt diesen Zug aus.
# $second ist 0, wenn nur ein Würfel geworfen wird.
happening-rolled =
    { $second ->
        [0] { $player } würfelt eine { $first }.
       *[other] { $player } würfelt { $first } und { $second }.
    }
happening-will-miss = { $player } muss einen Zug aussetzen.

## Fahren

# $steps: wie viele Felder der Weg hat. $space: wo er endet.
happening-drove =
    { $steps ->
        [one] { $player } fährt ein Feld bis { $space }.
       *[other] { $player } fährt { $steps } Felder bis { $space }.
    }
happening-stayed = { $player } bleibt stehen.
happening-went-to = { $player } fährt direkt bis { $space }.
happening-sign-ignored = { $player } findet einen Schleichweg am Schild vorbei: { $space }.

## Schilder

happening-roadworks-placed = { $player } setzt die Baustelle: { $space }.
happening-roadworks-left = { $player } lässt die Baustelle stehen.
happening-jam-placed = { $player } setzt den Stau: { $space }.
happening-jam-lifted = Der Stau hat sich aufgelöst: { $space }.

## Ereigniskarten

happening-event-drawn = { $player } zieht das Ereignis „{ $card }“.
happening-no-effect = „{ $card }“ bleibt für { $player } ohne Folgen.
happening-card-kept = { $player } behält „{ $card }“ für später.
happening-card-spent = { $player } ist mit „{ $card }“ fertig.
happening-card-handed-on = { $from } gibt „{ $card }“ an { $to } weiter.
happening-declined = { $player } macht von „{ $card }“ keinen Gebrauch.
happening-events-reshuffled = Die gebrauchten Ereigniskarten werden zu einem neuen Stapel gemischt.

## Geld

happening-paid =
    { $purpose ->
        [bid] { $player } zahlt { $amount } für den Auftrag.
        [trailer] { $player } zahlt { $amount } für den Anhänger.
        [event] { $player } zahlt { $amount } für das Ereignis.
        [debt] { $player } begleicht eine Schuld von { $amount }.
        [final] { $player } zahlt { $amount } in der Schlussabrechnung.
       *[other] { $player } zahlt { $amount }.
    }
happening-received =
    { $purpose ->
        [revenue] { $player } nimmt { $amount } Frachtlohn ein.
        [trailer] { $player } bekommt { $amount } für den Anhänger.
        [event] { $player } bekommt { $amount } durch das Ereignis.
        [visit] { $player } bekommt { $amount } für den Sonderauftrag.
        [lost-cargo] { $player } bekommt { $amount } für verlorene Ladung.
       *[other] { $player } bekommt { $amount }.
    }
happening-owes = { $player } kann „{ $card }“ nicht bezahlen und schuldet nun { $amount }.

## Laden und Liefern

happening-loaded = { $player } lädt { $contract }.
happening-delivered = { $player } liefert { $contract }.
happening-shipped = { $player } schickt { $contract } mit „{ $card }“ auf die Reise.
happening-reloaded = { $player } lädt frische Ware für { $contract }.
happening-stolen = { $player } wird die Ware gestohlen: { $contract }.
happening-cargo-lost = Hier liegt eine verlorene Ware: { $space }.
happening-cargo-found = { $player } sammelt die verlorene Ware ein: { $space }.
happening-cargo-unloaded =
    { $cubes ->
        [one] { $player } räumt eine verlorene Ware vom Lkw.
       *[other] { $player } räumt { $cubes } verlorene Waren vom Lkw.
    }

## Anhänger

happening-trailer-bought =
    { $trailer ->
        [small] { $player } kauft einen kleinen Anhänger.
       *[large] { $player } kauft einen großen Anhänger.
    }
happening-trailer-sold =
    { $trailer ->
        [small] { $player } verkauft einen kleinen Anhänger.
       *[large] { $player } verkauft einen großen Anhänger.
    }

## Öffentliche Aufträge

happening-auction-opened = { $player } versteigert { $contract }.
happening-bid = { $player } bietet { $level }, das kostet { $amount }.
happening-passed = { $player } steigt aus.
happening-sold = { $contract } geht für { $amount } an { $player }.
happening-taken = { $player } nimmt den Auftrag { $contract }.
happening-removed = { $player } will keinen Auftrag; { $contract } kommt aus dem Spiel.
# Für alle, die nicht wissen dürfen, welcher Auftrag es ist.
happening-given = { $from } gibt { $to } einen Auftrag ab.
# Für die zwei Spieler, die es dürfen.
happening-given-known = { $from } gibt { $to } den Auftrag { $contract } ab.

## Das Ende

happening-ended =
    { $ending ->
        [finished] Die öffentlichen Aufträge sind weg und ein Spieler ist fertig: Das Spiel ist aus.
        [turn-limit] Die vereinbarte Zahl der Züge ist erreicht: Das Spiel ist aus.
        [called-off] Alle sind sich einig aufzuhören: Das Spiel ist aus.
       *[other] Das Spiel ist aus.
    }
happening-ranked = Platz { $place }: { $player } mit { $cash }.
