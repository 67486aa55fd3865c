# Warum eine Aktion nicht geht: eine Meldung für jeden Code.
#
# $space (Text): eine Stadt oder ein Feld; immer da, wo eine Meldung es nennt.
# $needed, $have: Geld mit Währung als Text in `refusal-too-dear` und
# `refusal-bid-over-cash`, dort immer da; sonst Zahlen. Meldungen, die nach einer dieser
# Zahlen wählen, nehmen ohne sie die letzte Variante.

## Wer entscheidet

refusal-unknown-seat = Auf diesem Platz sitzt niemand.
refusal-game-over = Das Spiel ist aus.
refusal-chance-first = Erst sind die Würfel oder die Karten dran.
refusal-not-an-outcome = Das kann jetzt nicht herauskommen.
refusal-not-your-turn = Jetzt hast nicht du zu entscheiden.
refusal-not-now = Zuerst ist etwas anderes zu entscheiden.

## Fahren

refusal-no-such-space = Dieses Feld gibt es auf dem Plan nicht.
refusal-start-in-city = Hier kannst du nicht starten ({ $space }): Die Lkw beginnen außerhalb der Städte.
refusal-space-full = Für deinen Lkw ist dort kein Platz: { $space }.
refusal-space-closed = Die Baustelle sperrt { $space }.
refusal-space-jammed = Der Stau sperrt { $space }.
refusal-not-connected = Die Felder dieses Wegs hängen nicht zusammen.
refusal-turns-back = In einem Zug darfst du nicht auf der Stelle wenden.
refusal-wrong-count = So viele Felder gibt dein Wurf nicht her.
refusal-no-stop-here = Hier darfst du den Rest deiner Felder nicht verfallen lassen: { $space }.
refusal-same-move = Dieser Zug steht schon in anderer Form zur Wahl; nimm den.
refusal-must-drive = Dein Lkw kann fahren, also muss er.

## Schilder und verlorene Ladung

refusal-sign-on-city = Das Schild darf nicht auf eine Stadt: { $space }.
refusal-sign-on-truck = Das Schild darf dort nicht hin, weil ein Lkw da steht: { $space }.
refusal-jam-on-truck = Der Stau darf dort nicht hin, weil ein Lkw da steht: { $space }.
refusal-sign-sheltered = Zwischen Hamburg und Flensburg gibt es keine Baustelle.
refusal-sign-stays = Das Schild muss auf ein anderes Feld.
refusal-signs-share = Dort steht schon das andere Schild: { $space }.
refusal-sign-must = Du musst die Baustelle setzen.
refusal-wrong-space = Dieses Feld erlaubt die Karte nicht: { $space }.
refusal-cargo-space = Dort kann keine Ladung verloren gehen ({ $space }): Wähle ein Feld ohne Lkw, ohne Schild und ohne andere Ware.
refusal-cargo-stays = Verlorene Ladung kannst du nur abräumen, solange du keinen offenen Auftrag hast.

## Laden und Liefern

refusal-not-in-hand = Dieser Auftrag ist nicht auf deiner Hand.
refusal-not-in-start-city = Dein Lkw steht nicht in der Stadt, in der dieser Auftrag beginnt.
refusal-no-room =
    { $needed ->
        [one] Dieser Auftrag braucht Platz für eine Ware, und du hast Platz für { $have }.
        [other] Dieser Auftrag braucht Platz für { $needed } Waren, und du hast Platz für { $have }.
       *[unknown] Auf deinem Lkw ist kein Platz für den ganzen Auftrag.
    }
refusal-stock-short =
    { $needed ->
        [one] Dieser Auftrag braucht eine Ware, und im Lager sind { $have }.
        [other] Dieser Auftrag braucht { $needed } Waren, und im Lager sind { $have }.
       *[unknown] Das Lager hat nicht genug Waren für diesen Auftrag.
    }
refusal-no-loading-now = Jetzt darfst du nicht laden.
refusal-not-on-road = Diesen Auftrag hast du nicht geladen.
refusal-not-in-destination = Dein Lkw steht nicht in der Stadt, in der dieser Auftrag endet.
refusal-must-serve = Du hast deine Fahrt hier abgebrochen, also musst du be- oder entladen.

## Geld und Anhänger

refusal-no-trailers = In diesem Spiel gibt es keine Anhänger.
refusal-trailers-gone = Alle Anhänger dieser Größe sind vergeben.
refusal-too-dear = Das kostet { $needed }, und du hast { $have }.
refusal-no-sale = In diesem Spiel kann man Anhänger nicht verkaufen.
refusal-not-owned = So einen Anhänger hast du nicht.
refusal-load-too-big =
    { $needed ->
        [one] Du hast eine Ware geladen, und ohne diesen Anhänger ist Platz für { $have }.
        [other] Du hast { $needed } Waren geladen, und ohne diesen Anhänger ist Platz für { $have }.
       *[unknown] Ohne diesen Anhänger hätte deine Ladung keinen Platz.
    }
refusal-buy-own-turn = Anhänger kauft man im eigenen Zug.
refusal-sell-own-turn = Anhänger verkauft man im eigenen Zug.

## Öffentliche Aufträge

refusal-no-auction = Bei dieser Ankunft darfst du nicht versteigern.
refusal-empty-slot = An diesem Platz liegt kein Auftrag.
refusal-bid-too-low =
    { $needed ->
        [one] Du musst mindestens { $needed } bieten und höchstens 5.
        [other] Du musst mindestens { $needed } bieten und höchstens 5.
       *[unknown] Das ist kein Gebot von 1 bis 5, oder es ist nicht hoch genug.
    }
refusal-bid-over-cash = Dieses Gebot kostet { $needed }, und du hast { $have }.
refusal-own-bid = Das höchste Gebot ist schon deins.
refusal-has-passed = Du bist aus dieser Versteigerung ausgestiegen.
refusal-auctioneer-waits = Du versteigerst diesen Auftrag, also kannst du nur auf die Gebote der anderen antworten.
refusal-no-buy-now = In diesem Spiel kann man keinen Auftrag sofort kaufen.
refusal-take-elsewhere = Dieser Auftrag beginnt in einer anderen Stadt.

## Ereigniskarten

refusal-no-such-card = Diese Karte hast du nicht.
refusal-card-not-now = Diese Karte kannst du jetzt nicht spielen.
refusal-no-choice = Die Karte lässt dir keine Wahl.
refusal-wrong-contract = Diesen Auftrag kannst du für diese Karte nicht wählen.
refusal-wrong-player = Diesen Spieler kannst du für diese Karte nicht wählen.
