# Was das Labor zu sagen hat: Namen, die kein Bot trägt, Programme, die ihren Platz verlieren,
# Turnierbücher, mit denen es nicht weitergeht. Schlüssel sind `bot-`, `forfeit-` oder `book-` und
# der Code.

## Namen von Bots

# $name (Text): was getippt wurde. $allowed (Text): Namen mit Kommas. $near (Text): was vielleicht
# gemeint war.
bot-unknown = Es gibt keinen Bot namens „{ $name }“. Erlaubt: { $allowed }.
    .near = Es gibt keinen Bot namens „{ $name }“. Erlaubt: { $allowed }. Meinst du { $near }?
# $name (Text): was getippt wurde. $level (Text): der Bot.
bot-no-budget = „{ $name }“: { $level } nimmt keine Vorgabe; nur der Chef denkt so lange nach, wie man ihm sagt.
# $name, $budget (Text): was getippt wurde.
bot-budget = „{ $name }“: „{ $budget }“ ist keine Vorgabe. Sag, wie oft er im Kopf weiterspielt, etwa chef:64, oder wie lange er nachdenkt, etwa chef:200ms.
# $name (Text): was getippt wurde.
bot-command = „{ $name }“ ist kein Befehl. Schreib ihn wie in einer Shell, etwa cmd:python3 bot.py.

## Programme, die ihren Platz verlieren

# $program, $reason (Text): was das System sagt.
forfeit-not-started = „{ $program }“ lässt sich nicht starten: { $reason }.
# $status (Text): wie es endete, in den Worten des Systems; kann leer sein.
forfeit-ended = Es endete vor dem Spiel. { $status }
# $ms (Zahl).
forfeit-silent = Nach { $ms } ms war keine Antwort da.
# $bytes (Zahl).
forfeit-too-long = Die Antwort ist länger als { $bytes } Bytes.
# $line (Text): was es schrieb.
forfeit-nonsense = „{ $line }“ ist keine Antwort.
# $found, $needed (Text): Protokolle.
forfeit-protocol = Es spricht „{ $found }“ und nicht „{ $needed }“.
forfeit-nothing = Es tat nichts, und das Spiel hat darauf gewartet.
# $index, $actions (Zahl): der Index zählt von 0.
forfeit-no-index =
    { $actions ->
        [one] Es wählte Aktion { $index } aus einer Liste mit einer.
       *[other] Es wählte Aktion { $index } aus einer Liste mit { $actions }.
    }
# $action (Text): in JSON.
forfeit-illegal = { $action } gehört nicht zu dem, was es tun darf.

## Turnierbücher

book-foreign = Darin steht kein Turnier von Auf Achse.
# $field (Text): der Name des Feldes. $found, $needed (Text): sein Inhalt, in JSON.
book-other-plan = Darin steht ein anderes Turnier: { $field } ist dort { $found } und hier { $needed }.
# $line (Zahl).
book-damaged = Zeile { $line } ist beschädigt.
# $line (Zahl).
book-stray = Zeile { $line } ist kein Spiel dieses Turniers, oder eines, das schon dasteht.
