# Auf wen das Spiel wartet und worum es geht.
#
# $players (Text): ein Name oder mehrere. $space, $contract, $card, $player (Text).
# Zahlen: $first, $second, $steps, $left, $level, $slot, $dice.

## Zufall

pending-chance-first = Noch auszulosen: wer beginnt.
pending-chance-dice =
    { $dice ->
        [one] Noch zu werfen: ein Würfel für { $player }.
       *[other] Noch zu werfen: { $dice } Würfel für { $player }.
    }
pending-chance-deal = Noch auszuteilen: ein Auftrag für { $player }.
# $slot zählt von 1.
pending-chance-reveal = Noch aufzudecken: der öffentliche Auftrag { $slot }.
pending-chance-event = Noch zu ziehen: eine Ereigniskarte.

## Spieler

pending-place = Warten auf { $players }: wo der Lkw startet.
pending-before-roll = Warten auf { $players }: würfeln oder vorher noch etwas tun.
# $second ist 0, wenn nur ein Würfel geworfen wurde.
pending-drive =
    { $second ->
        [0] Warten auf { $players }: wohin mit einer { $first }.
       *[other] Warten auf { $players }: wohin mit { $first } oder { $second }.
    }
pending-card-move =
    { $steps ->
        [one] Warten auf { $players }: den Lkw von { $player } um ein Feld bewegen.
       *[other] Warten auf { $players }: den Lkw von { $player } um bis zu { $steps } Felder bewegen.
    }
pending-roadworks = Warten auf { $players }: wohin die Baustelle kommt.
pending-event = Warten auf { $players }: was mit „{ $card }“ geschieht.
pending-partner = Warten auf { $players }: wer mitfährt.
pending-snow = Warten auf { $players }: welchen Lkw der Schnee als nächsten bewegt.
pending-lose-cargo =
    { $left ->
        [one] Warten auf { $players }: wohin die letzte verlorene Ware kommt.
       *[other] Warten auf { $players }: wohin { $left } verlorene Waren kommen.
    }
pending-air-freight = Warten auf { $players }: ob ein Auftrag mit „{ $card }“ reist.
pending-quick-loading = Warten auf { $players }: ob „{ $card }“ einen neuen Wurf bringt.
pending-inspected = Warten auf { $players }: ob nach der Inspektion noch einmal gewürfelt wird.
pending-sell-to-pay = Warten auf { $players }: Anhänger verkaufen, um { $cost } für „{ $card }“ zu zahlen, oder schuldig bleiben.
pending-deliver = Warten auf { $players }: was geliefert wird.
pending-interest = Warten auf { $players }: ob und welcher öffentliche Auftrag versteigert wird.
pending-stop = Warten auf { $players }: was bei diesem Halt geschieht.
# $holder (Text) hat das höchste Gebot, $level; $auctioneer (Text) versteigert.
pending-auction = Warten auf { $players }: auf { $contract } bieten oder aussteigen. Das höchste Gebot ist { $level }, von { $holder }.
pending-auction-open = Warten auf { $players }: auf { $contract } bieten oder aussteigen. Noch hat niemand geboten.
pending-load-now = Warten auf { $players }: ob { $contract } gleich geladen wird.
pending-end-of-turn = Warten auf { $players }: noch etwas, bevor der Zug endet?

## Niemand

# $ending wie in `happening-ended`.
pending-over =
    { $ending ->
        [finished] Das Spiel ist aus: Ein Spieler ist fertig.
        [turn-limit] Das Spiel ist aus: Die vereinbarte Zahl der Züge ist erreicht.
        [called-off] Das Spiel ist aus: Alle waren sich einig aufzuhören.
       *[other] Das Spiel ist aus.
    }
