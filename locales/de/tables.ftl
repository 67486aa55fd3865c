# Was mit einer Runde nicht geht: aufbauen, zurücknehmen, weiterspielen. Schlüssel sind `setup-`,
# `undo-` oder `stuck-` und der Code.

## Aufbau

# $players, $least, $most (Zahl).
setup-players = Auf Achse ist für { $least } bis { $most } Spieler, nicht für { $players }.
# $seat (Zahl): gezählt von 0. $players (Zahl).
setup-first = Bei { $players } Spielern gibt es keinen Platz { $seat }.
# $how (Text): der Wert des Schalters first-player.
setup-first-not-chosen =
    { $how ->
        [highest-roll] In dieser Ausgabe beginnt, wer am höchsten würfelt; der Gastgeber wählt nicht.
       *[chance] In dieser Ausgabe bestimmt das Los, wer beginnt; der Gastgeber wählt nicht.
    }
# $edition (Text). Alle anderen sind Zahlen: $private und $public Aufträge, $contracts im Stapel.
setup-cards = { $edition }: { $players } Spieler brauchen { $private } eigene und { $public } öffentliche Aufträge, und der Stapel hat { $contracts }.
# $edition (Text). $players, $pile, $least (Zahl): Aufträge im öffentlichen Stapel.
setup-pile = { $edition }: Bei { $players } Spielern hat der öffentliche Stapel { $pile } Aufträge, und er braucht mindestens { $least }.

## Zurücknehmen

undo-nothing = Noch ist nichts geschehen.
undo-floor = Ein Wurf, eine gezogene oder aufgedeckte Karte oder die Entscheidung eines anderen ist dazwischengekommen.
undo-not-yours = Die letzte Aktion war nicht deine.

## Ein simuliertes Spiel, das nicht weitergeht

# $why (Text): die Ablehnung, mit dem Absatz des Regelhefts.
stuck-refused = Eine angebotene Aktion wird abgelehnt: { $why }
stuck-no-outcome = Der Zufall hat nichts zu bringen.
# $actions (Zahl).
stuck-nobody =
    { $actions ->
        [one] Nach einer Aktion darf niemand etwas tun.
       *[other] Nach { $actions } Aktionen darf niemand etwas tun.
    }
# $seat (Zahl): gezählt von 0.
stuck-no-player = Auf Platz { $seat } spielt niemand.
stuck-idle = Das Spiel wartet auf den Spieler auf Platz { $seat }, und er tut nichts.
# $choice, $actions (Zahl): die Wahl zählt von 0.
stuck-no-choice =
    { $actions ->
        [one] Der Spieler auf Platz { $seat } hat Aktion { $choice } aus einer Liste mit einer gewählt.
       *[other] Der Spieler auf Platz { $seat } hat Aktion { $choice } aus einer Liste mit { $actions } gewählt.
    }
