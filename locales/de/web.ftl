# Was nur die Seite im Browser sagt. Alles, was das Spiel selbst sagt, steht in den anderen Dateien.
#
# Immer Text: $player, $other (Namen), $space, $city, $from, $to (Orte), $money (mit Währung).
# Immer Zahlen, wo nichts anderes steht: alles andere.

## Überall

web-title = Auf Achse
# $amount (Text): gegliedert, wie es die Sprache tut. $currency (Text).
web-money = { $amount }{ "\u00A0" }{ $currency }
web-close = Schließen
web-home = Startseite
web-menu = Menü
web-loading = Einen Moment …
web-not-found = Diese Straße führt ins Nichts.
web-no-table = Diesen Tisch gibt es nicht, oder schon lange nicht mehr.
web-lost = Verbindung verloren. Wir versuchen es weiter …
web-error-unreachable = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
web-to = bis
web-you = Du
# $seat: gezählt von 1.
web-player = Spieler { $seat }
web-name = Dein Name
web-name-default = Spediteur
web-rules = Regeln
web-compare = Die Ausgaben im Vergleich
web-rulings = Unsere Entscheidungen

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-pace = Tempo der Lkw
web-pace-slow = Gemütlich
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-none = Keine Bewegung
web-sound = Töne
web-confirm = Vor einer Fahrt nachfragen

## Startseite

web-start-title = Aufladen und ab auf die Straße.
web-start-about = Fahr Fracht quer durch Europa, schnapp den anderen die besten Aufträge weg und komm als Reichster nach Hause.
web-play-now = Jetzt spielen
web-play-with = Gegen drei Computerspieler. Ohne Anmeldung, ohne Warten.
web-edition = Welche Ausgabe?
web-door-learn = Spielend lernen
web-door-learn-about = Ein kurzes Spiel mit Anleitung, etwa fünf Minuten.
web-door-here = Ein Bildschirm
web-door-here-about = Freunde an einem Gerät, auf Wunsch mit Computerspielern.
web-door-online = Online spielen
web-door-online-about = Eröffne einen Tisch und schick deinen Freunden einen Link.
web-door-lobby = Mitspielen oder zusehen
web-door-lobby-about = Tische, die auf Spieler warten, und Spiele zum Zuschauen.
web-door-replay = Noch einmal ansehen
web-door-replay-about = Beendete Spiele, und Aufzeichnungen aus einer Datei.
web-door-rules = Regeln
web-door-rules-about = Alle sechs Ausgaben nebeneinander.
web-foot = Nach dem Brettspiel von Wolfgang Kramer. Freie Software; deine Spiele bleiben auf diesem Server.

## Computerspieler

# Namen der Stufen als Name eines Spielers.
web-bot-random = Flipper
web-bot-lehrling = Lehrling
web-bot-fahrer = Fahrer
web-bot-disponent = Disponent
web-bot-chef = Chef
# Die Stufen als Auswahl.
web-level-random = Flipper: wie es kommt
web-level-lehrling = Lehrling: leicht
web-level-fahrer = Fahrer: kennt das Geschäft
web-level-disponent = Disponent: plant voraus
web-level-chef = Chef: schwer zu schlagen

## Einen Tisch einrichten

web-setup-here = Ein Tisch an diesem Bildschirm
web-setup-online = Ein Tisch im Netz
web-differs = Was ist anders?
web-differs-from = Verglichen mit
web-seats = Plätze
web-seat-add = Platz hinzufügen
# $seat: gezählt von 1, hier und unten.
web-seat-remove = Platz { $seat } entfernen
web-seat-kind = Wer auf Platz { $seat } spielt
web-name-of = Name auf Platz { $seat }
web-level = Wie gut Platz { $seat } spielt
web-colour = Farbe von Platz { $seat }
web-colour-red = Rot
web-colour-green = Grün
web-colour-violet = Violett
web-colour-petrol = Petrol
web-colour-orange = Orange
web-colour-grey = Grau
web-kind-here = An diesem Gerät
web-kind-link = Per Link
web-kind-open = Offen für alle
web-kind-bot = Computer
web-kind-link-about = Du bekommst einen Link zum Verschicken.
web-kind-open-about = Wer immer an den Tisch kommt.
web-options = Optionen
web-listed = Unter den offenen Tischen zeigen
web-hide-cash = Bargeld geheim halten
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-turn = Zeit für jede Entscheidung
web-clock-game = Zeit für das ganze Spiel
web-clock-days = Tage für jede Entscheidung
web-time-turn = Sekunden
web-time-game = Minuten
web-time-days = Tage
web-turn-limit = Ende nach so vielen Zügen
web-absence = Nach so vielen Minuten Abwesenheit übernimmt der Computer
web-first = Wer beginnt
web-first-lot = Das Los
web-word = Dein Wort für die Würfel
web-word-hint = irgendein Wort
web-word-about = Die Würfel sind fair, und du kannst es prüfen: Dein Wort wird hineingemischt, und nach dem Spiel rechnet die Seite jeden Wurf nach.
web-house-rules = Hausregeln
web-house-rules-about = Alle Regeln, in denen sich die Ausgaben unterscheiden. Was du änderst, wird markiert.
web-begin = Anfangen
web-open-table = Tisch eröffnen

## Warten auf Spieler

# $free: Plätze, die noch niemand hat.
web-waiting =
    { $free ->
        [one] Ein Platz ist noch frei
       *[other] { $free } Plätze sind noch frei
    }
web-waiting-full = Alle sind da
web-waiting-host = Verschick die Links, oder setz Computerspieler auf die freien Plätze.
web-waiting-guest = Das Spiel beginnt, sobald der Gastgeber es will.
web-free = frei
web-sit = Hier hinsetzen
web-stand-up = Aufstehen
web-put-bot = Computer spielt
web-remove-bot = Platz frei machen
web-seat-link = Link für Platz { $seat }
web-copy = Link kopieren
web-copied = Kopiert

## Lobby

web-lobby-own = Deine Spiele
web-lobby-waiting = Warten auf Spieler
web-lobby-playing = Laufende Spiele
web-lobby-empty = Gerade wartet kein Tisch. Eröffne einen!
web-join = Mitspielen
web-watch = Zusehen
web-go-on = Weiterspielen
web-carried = Einen Platz von einem anderen Gerät herholen
web-carry-code = Code
web-carried-go = Herholen

## Der Tisch

web-map = Karte. Bewege sie mit den Pfeiltasten, + und −; 0 zeigt sie ganz.
web-map-closer = Näher heran
web-map-farther = Weiter weg
web-map-home = Zeigen, wo ich bin
web-column = Dein Zug und deine Papiere
web-tabs = Teile des Tisches
web-tab-turn = Zug
web-tab-market = Markt
web-tab-log = Protokoll
web-tab-chat = Chat
web-players = Spieler
web-turn = Zug { $turn }
web-table = Tisch
web-result = Ergebnis
web-sign = Worauf gewartet wird
web-dice =
    { $second ->
        [0] Der Würfel zeigt { $first }.
       *[other] Die Würfel zeigen { $first } und { $second }.
    }
web-goods =
    { $goods ->
        [one] eine Ware
       *[other] { $goods } Waren
    }
web-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
web-bids = Gebote vom niedrigsten zum höchsten
# $hidden: Aufträge auf der Hand. $road: Aufträge, deren Waren geladen sind.
web-held = { $hidden } auf der Hand · { $road } unterwegs
web-secret = geheim
web-away = abwesend
web-bot-drives = Computer fährt
web-sits-out = setzt einen Zug aus
web-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
web-stands = Steht hier: { $space }.

## Was du tun sollst, als Überschrift

web-ask-place = Wähle deinen Start
web-ask-before-roll = Du bist am Zug
web-ask-drive = Wohin fährst du?
web-ask-card-move = Fahr mit der Karte
web-ask-roadworks = Setz die Baustelle
web-ask-event = Was tust du?
web-ask-partner = Wer fährt mit dir?
web-ask-snow = Welchen Lkw bewegt der Schnee?
web-ask-lose-cargo = Leg eine verlorene Ware
web-ask-air-freight = Etwas per Luft schicken?
web-ask-quick-loading = Noch einmal würfeln?
web-ask-inspected = Noch einmal würfeln?
web-ask-deliver = Liefern
web-ask-interest = Einen Auftrag versteigern?
web-ask-stop = Was tust du hier?
web-ask-auction = Dein Gebot
web-ask-load-now = Gleich laden?
web-ask-sell-to-pay = Verkaufen oder schuldig bleiben?
web-ask-end-of-turn = Noch etwas?

# $second ist 0, wenn nur ein Würfel geworfen wurde. $ends: an wie vielen Orten die Fahrt enden kann.
web-detail-drive =
    { $second ->
        [0] Du hast eine { $first } gewürfelt.
       *[other] Du hast { $first } und { $second } gewürfelt.
    } { $ends ->
        [one] Ein Ziel ist möglich.
       *[other] { $ends } Ziele sind möglich.
    }
web-detail-card-move = Der Lkw von { $player }, bis zu { $steps } Felder.
web-detail-lose-cargo =
    { $left ->
        [one] Die letzte Ware.
       *[other] Noch { $left } Waren.
    }
web-detail-auction = { $offer }. { $player } bietet { $money }.
# $card: die Ereigniskarte. $cost: ihr Preis. $cash: das eigene Geld.
web-detail-sell-to-pay = „{ $card }“ kostet { $cost }, du hast { $cash }.
web-detail-place = Tippe auf ein leuchtendes Feld der Karte.

## Was man tun kann, kurz für einen Knopf

web-do-drive = Fahren: { $space }
web-do-load = Laden für { $city }
web-do-deliver = Liefern für { $money }
web-do-bid = { $money } bieten
web-do-sell =
    { $trailer ->
        [small] Kleinen Anhänger für { $money } verkaufen
       *[large] Großen Anhänger für { $money } verkaufen
    }
web-put-up = Versteigern
web-take = Nehmen
web-pick = Diesen wählen
web-undo = Zurücknehmen
web-choices =
    { $choices ->
        [one] Eine Möglichkeit
       *[other] Alle { $choices } Möglichkeiten als Liste
    }

## Was das Ende einer Fahrt bringt, in wenigen Worten

# $exact: yes oder no.
web-brings-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }{ $exact ->
        [yes] , genau
       *[no] { "" }
    }
web-brings-deliver = liefern für { $money }
web-brings-load =
    { $goods ->
        [one] eine Ware für { $city } laden
       *[other] { $goods } Waren für { $city } laden
    }
web-brings-event = Ereigniskarte
web-brings-auction = danach eine Versteigerung
web-brings-take = danach ein Auftrag zum Nehmen
web-brings-early = du musst laden oder liefern
web-brings-one = bewegt die Baustelle

## Eigene Papiere

web-your-contracts = Deine Aufträge
web-drag = zum Ordnen ziehen
web-no-contracts = Du hast keinen Auftrag. Ersteigere einen!
web-on-road = unterwegs
web-stolen = gestohlen, neu laden
web-just-taken = beim nächsten Besuch laden
web-load = Geladen: { $load } von { $capacity }
# $places: Waren, die auf den Anhänger passen.
web-trailer = + Anhänger für { $places }
web-sell-trailer = − Anhänger für { $places }
web-left =
    { $left ->
        [0] Keiner übrig
       *[other] Noch { $left }
    }
web-lost-cubes =
    { $cubes ->
        [one] Eine verlorene Ware nimmt Platz weg.
       *[other] { $cubes } verlorene Waren nehmen Platz weg.
    }
web-kept = Deine Karten
web-owes = Du schuldest { $money }.
web-drawn-by = Gezogen von { $player }

## Öffentliche Aufträge

web-public = Öffentliche Aufträge
web-pile = { $pile } im Stapel
web-leaves-next = fällt als nächster weg
web-auction = Versteigerung
web-auction-by = { $player } versteigert einen Auftrag
web-best-bid = { $player } bietet { $money }
web-no-bid = Noch kein Gebot
web-orders = Dauerauftrag
web-order-level = Bieten bis
web-order-then = und dann
web-order-then-pass = aussteigen
web-order-then-ask = mich fragen
web-order-leave = Auftrag hinterlassen
web-order-drop = Abbrechen
# $then: pass oder ask.
web-order-up-to =
    { $then ->
        [pass] Du bietest bis { $money } und steigst dann aus.
       *[ask] Du bietest bis { $money } und wirst dann gefragt.
    }
web-order-pass-unless-outbid = Aussteigen, außer ich werde überboten
web-order-pass-this-turn = In diesem Zug überall aussteigen

## Protokoll und Chat

web-log = Protokoll
# $news: wie viele Zeilen.
web-since = Was ist seit meinem Zug geschehen? ({ $news })
web-since-line = Seit deinem letzten Zug
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-mute = Stummschalten
web-unmute = Wieder zuhören

## Warum nicht?

web-why = Warum nicht …?
web-why-about = Frag nach einem Zug, und du bekommst die Regel, die ihn verbietet. Oder klick auf ein Feld, das nicht leuchtet.
web-why-drive = Dorthin fahren oder etwas dorthin setzen
web-why-roll = Würfeln
web-why-stay = Hier bleiben
web-why-auction = Versteigern
web-why-buy = Einen Anhänger kaufen
web-why-sell = Einen Anhänger verkaufen
web-why-load = { $from }–{ $to } laden
web-why-deliver = { $from }–{ $to } liefern
web-why-far = So weit bringt dich kein Wurf.
web-why-allowed = Das ist gerade erlaubt.

## Das Gerät weitergeben

web-pass-device = Bitte gib das Gerät an { $player }
web-pass-about = Bis dahin sind die Aufträge verdeckt.
web-pass-show = Ich bin { $player }

## Das Menü des Tisches

web-watch-link = Link für Zuschauer
web-spectators =
    { $spectators ->
        [one] Eine Person sieht zu.
       *[other] { $spectators } Personen sehen zu.
    }
web-watching = Du siehst zu.
web-let-bot = Den Computer für mich fahren lassen
web-take-wheel = Das Steuer wieder übernehmen
web-propose-undo = Alle fragen: einen Schritt zurücknehmen
web-propose-end = Alle fragen: das Spiel beenden
web-propose-kick = Alle fragen: diesen Platz dem Computer geben
web-proposed-undo-to = { $player } möchte einen Schritt zurücknehmen.
web-proposed-end = { $player } möchte das Spiel beenden.
web-proposed-kick = { $player } möchte, dass der Computer für { $other } spielt.
web-proposed-rematch = { $player } möchte eine Revanche.
# $yes: wie viele zugestimmt haben. $awaited: wie viele noch antworten müssen.
web-votes = Zugestimmt: { $yes }, ohne Antwort: { $awaited }.
web-agree = Zustimmen
web-disagree = Nein
web-carry = Auf ein anderes Gerät umziehen
web-carry-about = Gib diesen Code auf dem anderen Gerät unter „Mitspielen oder zusehen“ ein. Er gilt einmal, zehn Minuten lang.
web-fair = Faire Würfel
web-fair-promise = Versprochen vor dem ersten Wurf:

## Nach dem Spiel

web-rematch = Revanche
web-rematch-ready = Zur Revanche
web-replay = Noch einmal ansehen
web-download = Aufzeichnung herunterladen
web-money-graph = Geld im Lauf des Spiels
web-income = Woher das Geld kam
web-delivered = Gelieferte Aufträge
web-purpose-revenue = Frachtlohn
web-purpose-visit = Sonderaufträge
web-purpose-lost-cargo = Verlorene Ladung
web-purpose-event = Ereignisse
web-purpose-trailer = Anhänger
web-purpose-bid = Gebote
web-purpose-debt = Schulden
web-purpose-final = Schlussabrechnung
web-verify = Würfel prüfen
# $throws: Würfe und gezogene Karten.
web-proof-proved = Bewiesen: Alle { $throws } Würfe und gezogenen Karten folgen aus dem versprochenen Startwert und euren Wörtern.
web-proof-seeded = Bewiesen: Alle { $throws } Würfe und gezogenen Karten folgen aus dem Startwert der Aufzeichnung.
# $step: die Nummer der Aktion.
web-proof-differs = Abgelehnt: Schritt { $step } folgt nicht aus dem Startwert.
web-proof-broken = Abgelehnt: Der Startwert ist nicht der versprochene.
web-proof-none = Stimmig, aber nicht bewiesen: Die Aufzeichnung hat keinen Startwert, deshalb kann niemand ihre Würfel nachrechnen.
web-records = Beendete Spiele
web-records-empty = Hier wurde noch kein Spiel beendet.
web-replay-file = Eine Aufzeichnung aus einer Datei
web-replay-file-about = Jedes Spiel lässt sich herunterladen, wenn es aus ist, und überall noch einmal ansehen.
web-replay-choose = Datei aussuchen
web-replay-at = Stelle im Spiel
web-replay-run = Abspielen
web-replay-pause = Pause
web-replay-on = Einen Schritt vor
web-replay-back = Einen Schritt zurück
web-replay-turn-on = Nächster Zug
web-replay-turn-back = Voriger Zug
web-replay-speed = Tempo

## Das erste Spiel mit Anleitung

web-guide = Dein erstes Spiel
# $known von $all Lektionen.
web-guide-known = { $known } von { $all } gelernt
web-guide-wait = Der andere Lkw ist unterwegs. Sieh ihm zu; das Protokoll erzählt, was geschieht.
web-guide-place = Unten liegen deine Aufträge: Jeder sagt, wo seine Waren geladen werden, wohin sie gehen und was du verdienst. Zeig auf einen, um seinen Weg zu sehen. Dann starte in der Nähe einer Stadt, in der einer beginnt.
web-guide-roll = Dein Zug beginnt mit einem Wurf. Drück den gelben Knopf.
web-guide-roll-again = Würfle noch einmal. Stehst du in der richtigen Stadt, könntest du stattdessen laden.
web-guide-drive = Zwei Würfel, und einen davon fährst du. Auf den leuchtenden Feldern darfst du halten; zeig auf eines, um den Weg zu sehen und was er bringt. Steuere eine Stadt an, in der ein Auftrag beginnt.
web-guide-drive-loaded = Dein Lkw ist beladen. Nun bring die Waren in die Stadt, in die sie gehören: Liefern bringt Geld.
web-guide-stop = Hier bist du richtig: Lade die Waren, oder liefere sie ab und kassiere.
web-guide-interest = Mit der genauen Zahl in eine Stadt, und du darfst einen öffentlichen Auftrag versteigern. Alle dürfen bieten; tut es niemand, gehört er dir umsonst.
web-guide-auction = Biete einen der fünf Preise auf der Karte, oder steig aus. Überleg, was dir der Auftrag bringt und wie weit du dafür fahren müsstest.
web-guide-roadworks = Du bist eine 1 gefahren, also zieht die Baustelle um. Niemand kommt an ihr vorbei: Setz sie dorthin, wo sie den anderen wehtut.
web-guide-event = Ein Ereignis! Lies die Karte und entscheide. Nicht alle sind schlecht.
web-guide-end-of-turn = Du könntest noch einen Anhänger kaufen, für mehr Platz. Wenn nicht, beende deinen Zug.
web-guide-all = Du kennst das Geschäft. Spiel dieses Spiel zu Ende, oder eröffne eines mit mehr Gegnern.
