# Der Vollbildschirm des Spiels im Terminal.

## Der Bildschirm selbst

screen-too-small = Der Bildschirm hat { $width }×{ $height } Zeichen; das Spiel braucht { $least-width }×{ $least-height }. Mach das Fenster größer oder spiel mit --plain in Textzeilen.
screen-too-small-short = Das Spiel braucht { $least-width }×{ $least-height } Zeichen.
screen-broken = Das hätte nicht passieren dürfen. Das Spiel ist bis zum letzten Zug gesichert: aufachse play --resume

## Einen Tisch aufbauen

screen-setup = Ein neuer Tisch
screen-setup-keys = ↑↓ wählen · ←→ ändern · Enter tippen oder öffnen · F10 los · Esc verlassen
screen-house-keys = ↑↓ wählen · ←→ ändern · Enter tippen · Rücktaste wie Ausgabe · Esc zurück
screen-edition = Ausgabe
screen-players-about = Zwei bis sechs.
screen-seat = Platz { $seat }
screen-seat-about = Wer hier spielt: jemand an diesem Terminal oder der Computer. Enter ändert den Namen.
screen-who-named = { $name } ({ $who })
screen-length = Länge
screen-length-about = Das ganze Spiel, oder so viele Züge aller Spieler zusammen.
screen-length-full = Das ganze Spiel
screen-length-turns =
    { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }
screen-cash = Kasse
screen-cash-about = Sehen alle, wie viel die anderen haben?
screen-cash-open = Offen auf dem Tisch
screen-cash-hidden = Geheim
screen-seed = Startzahl der Würfel
screen-seed-about = Mit derselben Startzahl fallen Würfel und Karten wieder genauso. Bleibt sie leer, entscheidet der Zufall.
screen-seed-chance = zufällig
screen-house-changed =
    { $changed ->
        [0] wie in der Ausgabe
        [one] eine geändert
       *[other] { $changed } geändert
    }
screen-back = Zurück
screen-begin-about = Mischen, austeilen, und los geht’s.

## Vorraum und Wartezimmer

screen-lobby-keys = ↑↓ wählen · Enter hin · n neuer Tisch · l Link oder Code · r neu · q gehen
screen-room-ready = Alle sind da. b beginnt das Spiel.
screen-room-sit = Wähle einen freien Platz und drücke Enter, oder bleib und sieh zu.
# Behind a player whose chat is not shown.
screen-muted = stumm
screen-sit-keys = Enter hinsetzen · Esc nur zusehen
# Before a command that brings the seats to another terminal.
screen-carry-here = In einem Terminal gibst du dort ein:

## Felder

screen-choices =
    { $choices ->
        [one] Eine Möglichkeit
       *[other] { $choices } Möglichkeiten
    }
screen-tab-papers = Papiere
screen-tab-market = Markt
screen-tab-players = Alle
screen-tab-cards = Karten
screen-tab-log = Log
screen-tab-chat = Chat
screen-contract-road = geladen, noch { $steps }
screen-contract-hand = zu laden, { $steps } entfernt
screen-contract-stolen = gestohlen! Neu laden, { $steps } entfernt
screen-contract-taken = erst beim nächsten Besuch zu laden, { $steps }
screen-no-cards = Vor dir liegen keine Karten.
screen-stock = Stapel { $pile } · Anhänger { $small } klein, { $large } groß · Ereignisse { $events }
screen-cloudburst = Wolkenbruch: Alle werfen nur einen Würfel.
screen-nothing-found = Nichts passt. Esc zeigt wieder alles.
screen-after = Das Spiel ist aus. e zeigt das Ergebnis, m bietet eine Revanche an, q verlässt den Tisch.
screen-vote = y = ja, n = nein
screen-waiting-for = Warten auf { $players }

## Fenster

screen-help = Tasten und Zeichen
screen-leave = Tisch verlassen
screen-leave-ask = Den Tisch verlassen? Alles ist gespeichert; aufachse play --resume macht hier weiter.
screen-leave-yes = verlassen
screen-leave-no = bleiben
screen-pass-show = Ich bin’s: meine Papiere zeigen
screen-why-there = Nach { $space } fahren oder dort etwas hinlegen
# Below a rule that is too long for its window.
screen-why-leaf = PgUp PgDn: der Rest der Regel

## Die Tastenzeile

screen-short-cycle = weiter
screen-short-do = tun
screen-short-search = suchen
screen-short-undo = zurück
screen-short-zoom = Zoom
screen-short-tab = Feld
screen-short-why = warum nicht?
screen-short-menu = Menü
screen-short-help = Hilfe
screen-short-leave = Ende
# In the waiting room.
screen-short-seat = Platz
screen-short-level = Computer
screen-short-copy = Link
screen-short-begin = beginnen
screen-short-sit = hinsetzen
screen-short-close = schließen
screen-short-leaf = blättern
screen-short-choose = wählen
screen-short-chat = Chat
screen-short-result = Ergebnis
screen-short-step = Schritt
screen-short-turn = Zug
screen-short-go = gehe zu
screen-short-speed = Tempo
screen-space-bar = Leertaste

## Hilfe

screen-key-cycle = nächste und vorige Möglichkeit; ihr Weg erscheint auf der Karte
screen-key-number = die Möglichkeit mit dieser Nummer
screen-key-search = eine Möglichkeit am Namen finden, etwa an einer Stadt
screen-key-do = das Gewählte tun
screen-key-undo = den letzten Schritt zurücknehmen, solange dabei nichts Neues bekannt wurde
screen-key-why = warum nicht? Nach einem Zug fragen und die Regel lesen
screen-key-zoom = näher heran, weiter weg
screen-key-fit = die ganze Karte
screen-key-pan = die Karte verschieben
screen-key-pan-far = die Karte weit verschieben
screen-key-follow = zurück zum eigenen Laster und ihm folgen
screen-key-tab = nächstes und voriges Feld
screen-key-log = im Log und in langen Feldern blättern
screen-key-chat = dem Tisch etwas sagen
screen-key-menu = Menü: Computer fährt, Daueraufträge, Ende, Revanche
screen-key-vote = ja oder nein zu dem, was jemand vorschlägt
screen-key-redraw = den Bildschirm neu zeichnen
screen-key-rest = ruhen; fg holt das Spiel zurück
screen-key-leave = verlassen; das Spiel ist gespeichert
screen-key-mouse = Maus: Ein Klick wählt eine Möglichkeit oder ein leuchtendes Feld, ein zweiter führt sie aus; das Rad zoomt, Ziehen verschiebt die Karte.
screen-mark-city = eine Stadt
screen-mark-space = ein Feld
screen-mark-event = ein Ereignisfeld
screen-mark-roadworks = Baustelle: kein Durchkommen
screen-mark-jam = ein Stau
screen-mark-lost = verlorene Ladung
screen-mark-truck = ein Laster mit dem Buchstaben seines Spielers; der eigene ist unterstrichen
screen-mark-target = wo ein Zug enden kann, mit der Nummer der Möglichkeit
screen-mark-end = wo der gewählte Zug endet
screen-mark-road = eine Straße
screen-mark-ferry = eine Fähre
screen-mark-sea = das Meer
screen-mark-coast = eine Küste oder das Ufer eines Sees
screen-mark-border = die Grenze eines Landes
screen-mark-hand = ein Auftrag auf der Hand, noch zu laden
screen-mark-loaded = ein Auftrag unterwegs, zu liefern
screen-sea-north = Nordsee
screen-sea-baltic = Ostsee
screen-sea-adriatic = Adria

## Eine Aufzeichnung ansehen

screen-watch-at = Zug { $turn } von { $turns } · Schritt { $step } von { $steps }
screen-watch-speed = Tempo ×{ $speed }
screen-watch-go = Zu Zug:
screen-watch-key-run = die Leertaste: läuft oder hält
screen-watch-key-step = einen Schritt zurück, einen weiter
screen-watch-key-turn = den Zug davor, den nächsten
screen-watch-key-go = die Nummer eines Zuges tippen und mit Enter dorthin gehen
screen-watch-key-tenth = so viele Zehntel weit ins Spiel
screen-watch-key-ends = der Anfang, das Ende
screen-watch-key-speed = schneller, langsamer
screen-watch-key-seat = die Papiere des nächsten Spielers, des vorigen
screen-watch-key-follow = mit dem Laster gehen, der fährt
screen-watch-key-leave = verlassen
screen-watch-key-mouse = Maus: Ein Klick auf den Balken geht dorthin; das Rad zoomt.
screen-watch-seat = Papiere von { $player }
screen-watch-nobody = Niemandes Papiere
