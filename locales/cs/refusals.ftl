# Why an action was not taken: one message for each refusal code. The values are described
# in the English file.

## Whose decision it is

refusal-unknown-seat = Na tom místě nikdo nesedí.
refusal-game-over = Hra skončila.
refusal-chance-first = Napřed přijdou na řadu kostky nebo karty.
refusal-not-an-outcome = Takový výsledek teď nemůže nastat.
refusal-not-your-turn = Teď nerozhoduješ ty.
refusal-not-now = Napřed je třeba rozhodnout něco jiného.

## Driving

refusal-no-such-space = Takové pole na této mapě není.
refusal-start-in-city = Na poli { $space } začít nemůžeš: náklaďáky začínají mimo města.
refusal-space-full = Na poli { $space } není pro tvůj náklaďák místo.
refusal-space-closed = Pole { $space } uzavírají práce na silnici.
refusal-space-jammed = Pole { $space } uzavírá zácpa.
refusal-not-connected = Pole té cesty na sebe nenavazují.
refusal-turns-back = Během jedné jízdy se nemůžeš na místě otočit.
refusal-wrong-count = Tvůj hod ti takový počet polí nedává.
refusal-no-stop-here = Na poli { $space } se zbylých polí vzdát nemůžeš.
refusal-same-move = Tento pohyb už máš v nabídce v jiné podobě; vyber ten.
refusal-must-drive = Tvůj náklaďák může jet, takže musí.

## Signs and lost cargo

refusal-sign-on-city = Na poli { $space } značka stát nemůže: je to město.
refusal-sign-on-truck = Na poli { $space } značka stát nemůže: stojí tam náklaďák.
refusal-jam-on-truck = Na poli { $space } zácpa být nemůže: stojí tam náklaďák.
refusal-sign-sheltered = Mezi městy Hamburg a Flensburg se na silnici nepracuje.
refusal-sign-stays = Značka musí přijít na jiné pole.
refusal-signs-share = Na poli { $space } už stojí druhá značka.
refusal-sign-must = Značku práce na silnici musíš položit.
refusal-wrong-space = Pole { $space } karta nedovoluje.
refusal-cargo-space = Na poli { $space } se nic ztratit nemůže: vyber pole bez náklaďáku, bez značky a bez dalšího kamene.
refusal-cargo-stays = Ztracený náklad můžeš vyložit jen tehdy, když nemáš žádný rozjetý kontrakt.

## Loading and delivering

refusal-not-in-hand = Ten kontrakt nemáš v ruce.
refusal-not-in-start-city = Tvůj náklaďák nestojí ve městě, kde ten kontrakt začíná.
refusal-no-room =
    { $needed ->
        [one] Ten kontrakt potřebuje místo pro 1 kus zboží a volných míst máš { $have }.
        [few] Ten kontrakt potřebuje místo pro { $needed } kusy zboží a volných míst máš { $have }.
        [many] Ten kontrakt potřebuje místo pro { $needed } kusu zboží a volných míst máš { $have }.
        [other] Ten kontrakt potřebuje místo pro { $needed } kusů zboží a volných míst máš { $have }.
       *[unknown] Na tvém náklaďáku není místo pro celý kontrakt.
    }
refusal-stock-short =
    { $needed ->
        [one] Ten kontrakt potřebuje 1 kus zboží a ve skladu jich zbývá { $have }.
        [few] Ten kontrakt potřebuje { $needed } kusy zboží a ve skladu jich zbývá { $have }.
        [many] Ten kontrakt potřebuje { $needed } kusu zboží a ve skladu jich zbývá { $have }.
        [other] Ten kontrakt potřebuje { $needed } kusů zboží a ve skladu jich zbývá { $have }.
       *[unknown] Ve skladu není pro ten kontrakt dost zboží.
    }
refusal-no-loading-now = V tuto chvíli nakládat nemůžeš.
refusal-not-on-road = Ten kontrakt nemáš naložený.
refusal-not-in-destination = Tvůj náklaďák nestojí ve městě, kde ten kontrakt končí.
refusal-must-serve = Jízda tu končí předčasně, takže musíš naložit nebo doručit.

## Money and trailers

refusal-no-trailers = Tato hra se hraje bez přívěsů.
refusal-trailers-gone = Přívěsy té velikosti už jsou rozebrané.
refusal-too-dear = Stojí to { $needed } a ty máš { $have }.
refusal-no-sale = V této hře se přívěsy neprodávají.
refusal-not-owned = Takový přívěs nemáš.
refusal-load-too-big =
    { $needed ->
        [one] Vezeš 1 kus zboží a bez toho přívěsu zbude míst: { $have }.
        [few] Vezeš { $needed } kusy zboží a bez toho přívěsu zbude míst: { $have }.
        [many] Vezeš { $needed } kusu zboží a bez toho přívěsu zbude míst: { $have }.
        [other] Vezeš { $needed } kusů zboží a bez toho přívěsu zbude míst: { $have }.
       *[unknown] Bez toho přívěsu se tvůj náklad nevejde.
    }
refusal-buy-own-turn = Přívěsy se kupují ve vlastním tahu.
refusal-sell-own-turn = Přívěsy se prodávají ve vlastním tahu.

## Public contracts

refusal-no-auction = Po tomto příjezdu dražit nemůžeš.
refusal-empty-slot = Na tom místě žádný kontrakt neleží.
refusal-bid-too-low =
    { $needed ->
        [one] Musíš nabídnout aspoň { $needed } a nejvýš 5.
        [few] Musíš nabídnout aspoň { $needed } a nejvýš 5.
        [many] Musíš nabídnout aspoň { $needed } a nejvýš 5.
        [other] Musíš nabídnout aspoň { $needed } a nejvýš 5.
       *[unknown] To není nabídka od 1 do 5, nebo není dost vysoká.
    }
refusal-bid-over-cash = Ta nabídka stojí { $needed } a ty máš { $have }.
refusal-own-bid = Nejvyšší nabídka už je tvoje.
refusal-has-passed = Z této dražby už jsi venku.
refusal-auctioneer-waits = Dražbu vyvoláváš ty, takže smíš jen odpovídat na nabídky ostatních.
refusal-no-buy-now = V této hře nelze kontrakt koupit hned.
refusal-take-elsewhere = Ten kontrakt začíná v jiném městě.

## Event cards

refusal-no-such-card = Tu kartu nemáš.
refusal-card-not-now = Tu kartu teď zahrát nemůžeš.
refusal-no-choice = Karta ti nedává na výběr.
refusal-wrong-contract = Ten kontrakt pro tuto kartu vybrat nemůžeš.
refusal-wrong-player = Toho hráče pro tuto kartu vybrat nemůžeš.
