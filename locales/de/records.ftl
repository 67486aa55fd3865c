# Was an einer Aufzeichnung nicht stimmt. Schlüssel sind `record-` und der Code.

record-empty = Das ist keine Aufzeichnung von Auf Achse: Die Datei ist leer.
# $reason (Text): was der JSON-Leser sagt, auf Englisch. $column (Zahl).
record-foreign = Das ist keine Aufzeichnung von Auf Achse: { $reason }, in Spalte { $column }.
# $found, $needed (Text): Formate.
record-format = Das ist keine Aufzeichnung von Auf Achse: Ihr Format ist „{ $found }“ und nicht „{ $needed }“.
# $found (Zahl). $played (Text): Zahlen, mit Kommas.
record-revision = Die Aufzeichnung wurde mit Fassung { $found } der Regeln gespielt, und dieses Programm spielt Fassung { $played }.
# $reason (Text): was der JSON-Leser sagt, auf Englisch. $column (Zahl).
record-damaged = Die Zeile ist beschädigt: { $reason }, in Spalte { $column }.
record-breaks-off = Die Aufzeichnung bricht ab: Ihre Schlusszeile fehlt.
record-trailing = Hinter der Schlusszeile steht noch etwas.
# $errors (Text): Sätze, einer je Zeile.
record-rules = Die Regeln der Aufzeichnung lassen sich nicht zusammenstellen: { $errors }
record-other-rules = Die Aufzeichnung wurde mit einem anderen Plan, anderen Karten oder anderen Schaltern gleichen Namens gespielt.
# $why (Text): ein Satz.
record-setup = Die Runde der Aufzeichnung lässt sich nicht aufbauen: { $why }
# $why (Text): die Ablehnung, mit dem Absatz des Regelhefts.
record-refused = Die Aktion ist gegen die Regeln: { $why }
record-hash = Der Spielstand ist nicht der aufgezeichnete.
record-no-hash = Hier beginnt ein Zug, und der Fingerabdruck des Spielstands fehlt.
# $found, $needed (Zahl).
record-count =
    { $found ->
        [one] Die Schlusszeile zählt eine Aktion, und es sind { $needed }.
       *[other] Die Schlusszeile zählt { $found } Aktionen, und es sind { $needed }.
    }
record-promise = Der Startwert ist nicht der, der vor dem Spiel versprochen wurde.
record-no-seed = Faire Würfel wurden versprochen, und der Startwert ist nicht offengelegt.
record-no-promise = Die Schlusszeile legt einen Startwert offen, der vor dem Spiel nicht versprochen wurde.
record-two-seeds = Die Kopfzeile nennt einen Startwert und verspricht zugleich faire Würfel. Nur eines von beiden kann stimmen.
# $found, $needed (Text): was herauskommt, etwa „Der Würfel zeigt 3“.
record-dice = Der Startwert bringt „{ $needed }“, und in der Aufzeichnung steht „{ $found }“.
record-no-dice = Der Startwert bringt hier nichts, und in der Aufzeichnung steht „{ $found }“.

# $why (Text): ein Satz. $clause (Text): der Absatz des Regelhefts.
refused-by = { $why } ({ $clause })
