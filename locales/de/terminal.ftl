# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: „{ $text }“
terminal-bid = Gebot { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; Gebote { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }
# $rule, $value (text): a house rule and how it is set.
terminal-rule = { $rule }: { $value }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = „{ $link }“ ist kein Link zu einem Tisch. Er sieht so aus: http://server/table/abc#0.key; ein Code braucht --server daneben.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } antwortet nicht: { $why }
terminal-error-untrusted = { $server } zeigt ein Zertifikat, dem dieses System nicht vertraut ({ $why }); deshalb wurde nichts dorthin gesendet. Ist es dein eigener Server, dann nenne in SSL_CERT_FILE die Datei, mit der sein Zertifikat unterschrieben ist.
terminal-error-not-ours = { $server } antwortet, ist aber kein Server von Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Der Server spielt { $edition } mit anderen Plänen oder Karten als dieses Programm. Eines von beiden ist älter; bring beide auf den neuesten Stand.
terminal-error-no-home = Das Spiel kann auf diesem Rechner nicht gespeichert werden: { $why }
# $folder (text).
terminal-error-in-use = Mit { $folder } wird gerade ein anderes Spiel gespielt. Beende es zuerst, oder wähle mit --data einen anderen Ordner.
terminal-error-nothing-to-resume = Es gibt kein angefangenes Spiel, das weitergehen könnte.
# $table (text): the id.
terminal-error-not-there = Ein angefangenes Spiel „{ $table }“ gibt es hier nicht.
terminal-error-no-screen = Den Vollbildmodus gibt es noch nicht. Spiel mit --plain.
terminal-error-terminal = Das Terminal lässt sich nicht benutzen: { $why }

## Setting up

terminal-setup = Ein neues Spiel. Mit der Eingabetaste bleibt alles, wie es üblich ist.
terminal-ask-seats = Wie viele spielen mit, von { $least } bis { $most }? Eingabetaste: vier.
terminal-ask-names = Wer spielt an dieser Tastatur? Mehrere Namen mit Kommas trennen.
terminal-ask-level = Wie gut spielt der Computer? Eingabetaste: Er versteht sein Handwerk.
terminal-ask-turns = Nach wie vielen Zügen aller zusammen soll Schluss sein? Eingabetaste: bis zum Ende spielen.
terminal-ask-rules = Eine Hausregel? SCHALTER=WERT eingeben, oder einen Teil eines Namens, um sie erklärt zu bekommen. Eingabetaste: keine weitere.
terminal-ask-seed = Ein Startwert, damit sich die Würfel wiederholen lassen? Eingabetaste: Zufall.
# $typed (text): what was typed, here and below.
terminal-not-a-number = „{ $typed }“ ist keine Zahl von { $least } bis { $most }.
terminal-not-in-list = „{ $typed }“ steht nicht in der Liste. Gib eine Zahl von 1 bis { $most } ein oder einen Teil eines Namens.
terminal-lobby = Welcher Tisch? Eingabetaste: ein neuer.
terminal-lobby-link = Ein Link oder ein Code
terminal-lobby-again = Neu ansehen
terminal-ask-link = Füge den Link ein, den dir jemand geschickt hat, oder tippe den Code von deinem anderen Gerät.
terminal-which-seat = Welchen Platz nimmst du? Eingabetaste: nur zuschauen.

## In the game

# $edition, $players (text): the name of the edition, and who plays.
terminal-table = { $edition }: { $players }.
terminal-hint = Gib eine Zahl oder einen Teil eines Namens ein. ? zeigt die Hilfe.
terminal-no-cards = Du hast keine Karte behalten und nichts zu bezahlen.
terminal-waiting-host = Verschick die Links. „bot 2“ setzt einen Computerspieler auf Platz 2, „start“ beginnt das Spiel.
terminal-back = Die Verbindung steht wieder.
terminal-undone = Etwas wurde zurückgenommen.
terminal-ask-vote = Bist du einverstanden? ja oder nein.
terminal-ask-rematch = Noch ein Spiel mit denselben Spielern? ja oder nein.
terminal-wait-rematch = Warten auf die anderen …
terminal-press-enter = Dann die Eingabetaste drücken.
# $more: how many choices are not in the list.
terminal-more =
    { $more ->
        [one] Noch eine Möglichkeit: einen Teil ihres Namens eingeben, oder „wahl“ für alle.
       *[other] { $more } weitere Möglichkeiten: einen Teil eines Namens eingeben, oder „wahl“ für alle.
    }
terminal-which = Was davon?
terminal-unclear = „{ $typed }“ bedeutet hier nichts. ? zeigt die Hilfe.
terminal-help = Gib die Zahl einer Möglichkeit oder einen Teil ihres Namens ein, oder eines davon:
terminal-why-what = Warum was nicht? Nenne eine Möglichkeit, eine Stadt, einen Auftrag oder etwas wie roll, stay, auction, „buy small“.
terminal-left = Das Spiel ist gespeichert.
# $table (text): the id.
terminal-resume = Weiter geht es mit: aufachse play --resume { $table }
# $file (text): where it lies.
terminal-record = Die Aufzeichnung des Spiels: { $file }

## Commands: the words that may be typed, parted by commas, and what each does. The English
## ones are understood in every language too; the examples have the words of this one.

terminal-word-help = hilfe
terminal-about-help = diese Liste
terminal-word-choices = wahl, liste
terminal-about-choices = die Lage und die Möglichkeiten noch einmal
terminal-word-undo = zurück
terminal-about-undo = den eigenen letzten Schritt zurücknehmen
terminal-word-why = warum
terminal-about-why = welche Regel etwas verbietet: „warum 3“, „warum München“, „warum roll“
terminal-word-contracts = aufträge, hand
terminal-about-contracts = die eigenen Aufträge mit Entfernungen
terminal-word-map = karte, wo
terminal-about-map = wo du bist, welche Städte nah sind und wo die anderen stehen
terminal-word-players = spieler
terminal-about-players = alle Spieler
terminal-word-display = auslage
terminal-about-display = die öffentlichen Aufträge mit ihren Geboten
terminal-word-cards = karten
terminal-about-cards = behaltene Karten und Schulden
terminal-word-log = verlauf
terminal-about-log = was geschehen ist
terminal-word-chat = sagen
terminal-about-chat = etwas zum Tisch sagen
terminal-word-mute = stumm
terminal-about-mute = von dem Spieler auf Platz 2 nichts hören: „stumm 2“; ihn wieder hören: „stumm 2 aus“
terminal-word-bot = computer
terminal-about-bot = den Computer fahren lassen; solange noch Plätze frei sind, setzt „computer 2“ oder „computer 2 chef“ einen auf Platz 2, und „computer 2 aus“ nimmt ihn weg
terminal-word-wheel = lenkrad
terminal-about-wheel = das Steuer wieder übernehmen
terminal-word-propose = vorschlagen
terminal-about-propose = allen etwas vorschlagen: „vorschlagen zurück“, „vorschlagen schluss“, „vorschlagen revanche“ oder „vorschlagen rauswurf 2“
terminal-word-yes = ja, j
terminal-about-yes = dem Vorschlag zustimmen
terminal-word-no = nein, n
terminal-about-no = den Vorschlag ablehnen
terminal-word-order = dauergebot
terminal-about-order = ein Dauergebot für Versteigerungen: „dauergebot 3“ bietet bis Stufe 3 und steigt dann aus, „dauergebot 3 fragen“ fragt dann, „dauergebot überboten“, „dauergebot aussteigen“, „dauergebot aus“
terminal-word-start = los, beginnen
terminal-about-start = das selbst eröffnete Spiel beginnen
terminal-word-links = einladungen
terminal-about-links = wer wo sitzt, und die Links zu diesem Tisch
terminal-word-carry = umziehen
terminal-about-carry = ein Code, der deinen Platz auf ein anderes Gerät bringt
terminal-word-stand = aufstehen
terminal-about-stand = den eigenen Platz aufgeben
terminal-word-quit = ende, schluss
terminal-about-quit = gehen; das Spiel ist gespeichert

## Words that may be typed behind a command, parted by commas; each is one word, and no two
## of these messages have one in common. The English ones are understood in every language.

terminal-arg-ask = fragen
terminal-arg-outbid = überboten
terminal-arg-pass = aussteigen, passen
terminal-arg-off = aus
terminal-arg-undo = zurück
terminal-arg-end = schluss, ende
terminal-arg-rematch = revanche
terminal-arg-kick = rauswurf
