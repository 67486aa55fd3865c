# For whom the game waits, and what about. The values are described in the English file.

## Chance

pending-chance-first = Losuje se, kdo začne.
pending-chance-dice =
    { $dice ->
        [one] Hází se 1 kostkou. Hod patří hráči { $player }.
        [few] Hází se { $dice } kostkami. Hod patří hráči { $player }.
        [many] Hází se { $dice } kostkami. Hod patří hráči { $player }.
       *[other] Hází se { $dice } kostkami. Hod patří hráči { $player }.
    }
pending-chance-deal = Rozdává se kontrakt pro hráče { $player }.
pending-chance-reveal = Odkrývá se veřejný kontrakt { $slot }.
pending-chance-event = Líže se akční karta.

## Players

pending-place = Na řadě { $players }: kde začít.
pending-before-roll = Na řadě { $players }: hodit kostkou, nebo nejdřív udělat něco jiného.
pending-drive =
    { $second ->
        [0] Na řadě { $players }: kam jet za { $first }.
       *[other] Na řadě { $players }: kam jet za { $first } nebo { $second }.
    }
pending-card-move =
    { $steps ->
        [one] Na řadě { $players }: posunout náklaďák hráče { $player } o 1 pole.
        [few] Na řadě { $players }: posunout náklaďák hráče { $player } až o { $steps } pole.
        [many] Na řadě { $players }: posunout náklaďák hráče { $player } až o { $steps } pole.
       *[other] Na řadě { $players }: posunout náklaďák hráče { $player } až o { $steps } polí.
    }
pending-roadworks = Na řadě { $players }: kam přijde značka práce na silnici.
pending-event = Na řadě { $players }: co s kartou „{ $card }“.
pending-partner = Na řadě { $players }: kdo pojede také.
pending-snow = Na řadě { $players }: který náklaďák posune sníh teď.
pending-lose-cargo =
    { $left ->
        [one] Na řadě { $players }: kam přijde poslední ztracený kámen.
        [few] Na řadě { $players }: kam přijdou { $left } ztracené kameny.
        [many] Na řadě { $players }: kam přijde { $left } ztraceného kamene.
       *[other] Na řadě { $players }: kam přijde { $left } ztracených kamenů.
    }
pending-air-freight = Na řadě { $players }: zda některý kontrakt poletí s kartou „{ $card }“.
pending-quick-loading = Na řadě { $players }: zda hodit znovu díky kartě „{ $card }“.
pending-inspected = Na řadě { $players }: zda po prohlídce hodit znovu.
pending-sell-to-pay = Na řadě { $players }: prodat přívěsy a zaplatit { $cost } za „{ $card }“, nebo zůstat dlužen.
pending-deliver = Na řadě { $players }: co doručit.
pending-interest = Na řadě { $players }: který veřejný kontrakt dát do dražby, pokud vůbec nějaký.
pending-stop = Na řadě { $players }: co na této zastávce udělat.
pending-auction = Na řadě { $players }: přihodit, nebo z dražby vystoupit. Draží se { $contract }. Nejvyšší nabídka je { $level }, podává ji { $holder }.
pending-auction-open = Na řadě { $players }: nabídnout, nebo z dražby vystoupit. Draží se { $contract }. Zatím nikdo nic nenabízí.
pending-load-now = Na řadě { $players }: zda hned naložit { $contract }.
pending-end-of-turn = Na řadě { $players }: ještě něco, než tah skončí?

## Nobody

pending-over =
    { $ending ->
        [finished] Konec hry: některý hráč má splněno.
        [turn-limit] Konec hry: je dosaženo nejvyššího počtu tahů.
        [called-off] Konec hry: hráči se na něm dohodli.
       *[other] Konec hry.
    }
