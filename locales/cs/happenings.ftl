# What has happened, for the log and the announcements. The values are described in the
# English file. Present tense throughout: it does not ask whether a player is a he or a she.

## Setting up

happening-first = Začíná { $player }.
happening-rolled-for-first = { $player } hází o první tah: { $die }.
happening-placed = { $player } začíná na poli { $space }.
happening-dealt = { $player } dostává kontrakt.
happening-dealt-known = { $player } dostává { $contract }.
happening-revealed = Nový veřejný kontrakt: { $contract }.

## Turns

happening-turn-began = { $turn }. tah: { $player }.
happening-turn-ended = { $player } končí tah.
happening-turn-missed = { $player } tento tah vynechává.
happening-rolled =
    { $second ->
        [0] { $player } hází { $first }.
       *[other] { $player } hází { $first } a { $second }.
    }
happening-will-miss = { $player } jeden tah vynechá.

## Driving

happening-drove =
    { $steps ->
        [one] { $player } jede 1 pole na pole { $space }.
        [few] { $player } jede { $steps } pole na pole { $space }.
        [many] { $player } jede { $steps } pole na pole { $space }.
       *[other] { $player } jede { $steps } polí na pole { $space }.
    }
happening-stayed = { $player } zůstává stát.
happening-went-to = { $player } se přesouvá rovnou na pole { $space }.
happening-sign-ignored = { $player } objíždí vedlejší cestou značku na poli { $space }.

## Signs

happening-roadworks-placed = { $player } dává značku práce na silnici na pole { $space }.
happening-roadworks-left = { $player } nechává značku práce na silnici být.
happening-jam-placed = { $player } dává značku Stau na pole { $space }.
happening-jam-lifted = Zácpa na poli { $space } končí.

## Event cards

happening-event-drawn = { $player } si líže akční kartu „{ $card }“.
happening-no-effect = Karta „{ $card }“ nemá pro hráče { $player } žádný účinek.
happening-card-kept = { $player } si nechává kartu „{ $card }“ na později.
happening-card-spent = { $player } odkládá kartu „{ $card }“.
happening-card-handed-on = { $from } předává kartu „{ $card }“ hráči { $to }.
happening-declined = { $player } kartu „{ $card }“ nevyužívá.
happening-events-reshuffled = Použité akční karty se míchají do nového balíčku.

## Money

happening-paid =
    { $purpose ->
        [bid] { $player } platí { $amount } za kontrakt.
        [trailer] { $player } platí { $amount } za přívěs.
        [event] { $player } platí { $amount } za akční kartu.
        [debt] { $player } splácí dluh { $amount }.
        [final] { $player } platí { $amount } při závěrečném vyúčtování.
       *[other] { $player } platí { $amount }.
    }
happening-received =
    { $purpose ->
        [revenue] { $player } inkasuje výnos { $amount }.
        [trailer] { $player } dostává { $amount } za přívěs.
        [event] { $player } dostává { $amount } z akční karty.
        [visit] { $player } dostává { $amount } za zvláštní zakázku.
        [lost-cargo] { $player } dostává { $amount } za ztracený náklad.
       *[other] { $player } dostává { $amount }.
    }
happening-owes = { $player } nemá na kartu „{ $card }“ a teď dluží { $amount }.

## Loading and delivering

happening-loaded = { $player } nakládá { $contract }.
happening-delivered = { $player } doručuje { $contract }.
happening-shipped = { $player } posílá { $contract } s kartou „{ $card }“.
happening-reloaded = { $player } nakládá čerstvé zboží pro { $contract }.
happening-stolen = { $player } přichází o ukradené zboží pro { $contract }.
happening-cargo-lost = Na poli { $space } leží ztracený kámen.
happening-cargo-found = { $player } nakládá ztracený kámen z pole { $space }.
happening-cargo-unloaded =
    { $cubes ->
        [one] { $player } vykládá z náklaďáku 1 ztracený kámen.
        [few] { $player } vykládá z náklaďáku { $cubes } ztracené kameny.
        [many] { $player } vykládá z náklaďáku { $cubes } ztraceného kamene.
       *[other] { $player } vykládá z náklaďáku { $cubes } ztracených kamenů.
    }

## Trailers

happening-trailer-bought =
    { $trailer ->
        [small] { $player } kupuje malý přívěs.
       *[large] { $player } kupuje velký přívěs.
    }
happening-trailer-sold =
    { $trailer ->
        [small] { $player } prodává malý přívěs.
       *[large] { $player } prodává velký přívěs.
    }

## Public contracts

happening-auction-opened = { $player } dává do dražby { $contract }.
happening-bid = { $player } nabízí { $level }, tedy { $amount }.
happening-passed = { $player } vystupuje z dražby.
happening-sold = { $player } získává { $contract } za { $amount }.
happening-taken = { $player } si bere { $contract }.
happening-removed = { $player } nemá o žádný kontrakt zájem; { $contract } odchází ze hry.
happening-given = { $from } dává kontrakt hráči { $to }.
happening-given-known = { $from } dává { $contract } hráči { $to }.

## The end

happening-ended =
    { $ending ->
        [finished] Veřejné kontrakty jsou pryč a některý hráč má splněno: konec hry.
        [turn-limit] Je dosaženo nejvyššího počtu tahů u tohoto stolu: konec hry.
        [called-off] Hráči se dohodli, že přestanou: konec hry.
       *[other] Konec hry.
    }
happening-ranked = { $place }. místo: { $player }, { $cash }.
