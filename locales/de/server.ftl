# Was ein Server antwortet, wenn etwas nicht getan wird. Zu jedem Code eine Meldung; die Seite zeigt sie.

server-error-not-text = Die Nachricht ist kein Text.
server-error-bad-message = Der Server versteht diese Nachricht nicht. Vielleicht ist die Seite veraltet: lade sie neu.
server-error-bad-version = Seite und Server sprechen verschiedene Versionen. Lade die Seite neu.
server-error-stale = Am Tisch ist es inzwischen weitergegangen.
server-error-not-your-seat = Das ist nicht dein Platz.
server-error-no-seat = Diesen Platz gibt es nicht.
server-error-no-index = Zur Wahl stehen { $choices }, und { $index } ist nicht dabei.
server-error-refused = Das erlauben die Regeln nicht.
server-error-no-undo = { $why ->
        [floor] Würfel, Karten oder jemand anders sind dazwischengekommen. Alle zusammen können trotzdem zurückgehen.
        [not-yours] Der letzte Schritt war nicht deiner.
       *[nothing] Es gibt nichts zurückzunehmen.
    }
server-error-not-playing = Das Spiel hat noch nicht begonnen.
server-error-begun = Das Spiel hat schon begonnen.
server-error-over = Das Spiel ist vorbei.
server-error-not-over = Das Spiel ist noch nicht vorbei.
server-error-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-error-seats-free = Es sind noch Plätze frei.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-bad-key = Dieser Link passt nicht zu dem Platz.
server-error-proposed = Es liegt schon ein Vorschlag auf dem Tisch; beantworte erst den.
server-error-no-proposal = Diesen Vorschlag gibt es nicht mehr.
server-error-bad-proposal = Das lässt sich jetzt nicht vorschlagen.
server-error-bad-order = Dieser Auftrag ergibt jetzt keinen Sinn.
server-error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
server-error-bad-text = Höchstens { $most } Zeichen sind erlaubt, und keine Zeilenumbrüche.
server-error-seed-shared = Der Startwert der Würfel lässt sich nur wählen, wenn alle an einem Gerät sitzen.
server-error-time-up = Deine Zeit ist um; ein Bot spielt für dich weiter.
server-error-bot-drives = Ein Bot fährt gerade für dich; übernimm zuerst wieder das Steuer.
server-error-bad-request = Der Server kann diese Anfrage nicht lesen.
server-error-bad-number = „{ $name }“ muss zwischen { $least } und { $most } liegen.
server-error-bad-seats = Ein Tisch hat { $least } bis { $most } Plätze.
server-error-colour-twice = Jeder Platz braucht eine eigene Farbe.
server-error-bad-rules = Diese Regeln passen nicht zusammen.
server-error-bad-setup = So lässt sich der Tisch nicht aufbauen.
server-error-bad-record = Zeile { $line } der Aufzeichnung ist fehlerhaft.
server-error-no-edition = Diese Ausgabe gibt es nicht.
    .near = Diese Ausgabe gibt es nicht. Meintest du { $near }?
server-error-no-table = Diesen Tisch gibt es nicht.
server-error-no-record = Diese Aufzeichnung gibt es nicht.
server-error-not-found = Unter dieser Adresse gibt es nichts.
server-error-no-page = Dieser Server wurde ohne seine Seite gebaut. Alles andere geht, etwa aufachse play.
server-error-no-code = Dieser Code ist falsch, verbraucht oder zu alt.
server-error-origin = Diese Anfrage kommt nicht von der Seite des Spiels.
server-error-too-many = Zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
server-error-too-long = Das ist zu lang.
server-error-too-slow = Die Verbindung ist zu langsam. Sie wird neu aufgebaut.
server-error-silent = Von dir war zu lange nichts zu hören.
server-error-full = Der Server ist voll. Versuche es später.
server-error-going-down = Der Server startet neu. Versuche es gleich noch einmal.
server-error-storage = Der Server konnte das nicht speichern. Nichts hat sich geändert.
