# Was das Engine-Protokoll dem sagt, der das Programm auf der anderen Seite schreibt.
# Eine Meldung für jeden Fehlercode; was genau nicht stimmte, steht daneben in den
# Feldern des Fehlers.

engine-error-too-long = Die Zeile ist länger als ein Mebibyte.
engine-error-not-utf8 = Die Zeile ist kein UTF-8.
engine-error-not-json = Die Zeile ist kein JSON.
engine-error-no-request = Die Zeile sagt nicht in „request“, worum sie bittet.
engine-error-unknown-request = Diese Anfrage gibt es nicht.
engine-error-bad-request = Ein Feld der Anfrage fehlt, ist unbekannt oder von falscher Art.
engine-error-bad-rules = Diese Regeln lassen sich nicht zusammenstellen.
engine-error-bad-setup = So lässt sich die Runde nicht aufbauen.
engine-error-bad-chance = Der Zufall wird vorgegeben oder kommt aus einem einzigen Startwert: einer Zahl, oder fairen Würfeln mit 64 hexadezimalen Ziffern und einem Wort von jedem Spieler.
engine-error-bad-position = Die Stellung ist fehlerhaft.
engine-error-bad-record = Die Aufzeichnung ist fehlerhaft.
engine-error-no-game = Es gibt noch kein Spiel.
engine-error-no-seat = Auf diesem Platz sitzt niemand.
engine-error-no-action = Die Anfrage braucht entweder „do“ oder „index“.
engine-error-unknown-action = Diese Aktion gibt es nicht.
engine-error-bad-action = Die Aktion ist nicht richtig geschrieben.
engine-error-unknown-name = Nichts hier heißt so.
engine-error-ambiguous = Mehrere erlaubte Aktionen passen; sag mehr dazu oder schick einen der Kandidaten.
engine-error-no-match = Keine erlaubte Aktion passt.
engine-error-no-index = So viele erlaubte Aktionen gibt es nicht.
engine-error-seeded = Würfel und Karten dieses Spiels kommen aus seinem Startwert.
engine-error-scripted = Würfel und Karten dieses Spiels werden mit „chance“ gebracht.
engine-error-no-chance = Der Zufall hat jetzt nichts zu entscheiden.
engine-error-no-undo = Das lässt sich nicht zurücknehmen.
engine-error-no-redo = Es gibt nichts zu wiederholen.
engine-error-no-position = Mitten in einer Versteigerung, im Aufbau oder in dem, was eine Ereigniskarte ausgelöst hat, gibt es keine Stellung; nimm die Aufzeichnung.
engine-error-no-clone = Unter diesem Kürzel ist kein Spiel aufgehoben.
engine-error-too-many-clones = Mehr Spiele lassen sich nicht aufheben: Nimm ein Kürzel noch einmal oder hole eines mit „drop“ zurück.
engine-error-bad-handle = Ein Kürzel ist ein Wort mit höchstens 64 Zeichen oder eine Zahl.
engine-error-no-truck = Dieser Lkw steht noch nicht auf dem Plan.
