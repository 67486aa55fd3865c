# What is wrong with boards, cards, editions, switches and positions. The values are described in
# the English file.

located-line = { $file }:{ $line }: { $fault }
located-file = { $file }: { $fault }

## Form

fault-form = Soubor nemá tvar, jaký by měl mít: { $reason }

## Names that nothing answers to

fault-unknown-city = Na plánu není město „{ $name }“.
    .near = Na plánu není město „{ $name }“. Nemělo to být „{ $near }“?
fault-unknown-space = Na plánu není pole „{ $name }“.
    .near = Na plánu není pole „{ $name }“. Nemělo to být „{ $near }“?
fault-unknown-contract = V balíčku není kontrakt „{ $name }“.
    .near = V balíčku není kontrakt „{ $name }“. Nemělo to být „{ $near }“?
fault-unknown-contract-cities = „{ $name }“ neuvádí dvě města plánu, jak to má kontrakt mít.
fault-unknown-card = V balíčku není akční karta „{ $name }“.
    .near = V balíčku není akční karta „{ $name }“. Nemělo to být „{ $near }“?
fault-unknown-base = Edice „{ $name }“, na které by se dalo stavět, neexistuje. Povoleno: { $allowed }.
    .near = Edice „{ $name }“, na které by se dalo stavět, neexistuje. Povoleno: { $allowed }. Nemělo to být „{ $near }“?
fault-unknown-refusal = Odmítnutí „{ $name }“ neexistuje.
    .near = Odmítnutí „{ $name }“ neexistuje. Nemělo to být „{ $near }“?
fault-unknown-edition = Edice „{ $name }“ neexistuje. Povoleno: { $allowed }.
    .near = Edice „{ $name }“ neexistuje. Povoleno: { $allowed }. Nemělo to být „{ $near }“?
fault-unknown-board = Plán „{ $name }“ neexistuje. Povoleno: { $allowed }.
    .near = Plán „{ $name }“ neexistuje. Povoleno: { $allowed }. Nemělo to být „{ $near }“?
fault-unknown-contract-deck = Balíček kontraktů „{ $name }“ neexistuje. Povoleno: { $allowed }.
    .near = Balíček kontraktů „{ $name }“ neexistuje. Povoleno: { $allowed }. Nemělo to být „{ $near }“?
fault-unknown-event-deck = Balíček akčních karet „{ $name }“ neexistuje. Povoleno: { $allowed }.
    .near = Balíček akčních karet „{ $name }“ neexistuje. Povoleno: { $allowed }. Nemělo to být „{ $near }“?

## Boards

fault-board-no-name = Plán potřebuje jméno.
fault-board-too-many-spaces =
    { $spaces ->
        [one] Plán má 1 pole, nejvyšší počet je { $most }.
        [few] Plán má { $spaces } pole, nejvyšší počet je { $most }.
        [many] Plán má { $spaces } pole, nejvyšší počet je { $most }.
       *[other] Plán má { $spaces } polí, nejvyšší počet je { $most }.
    }
fault-board-too-few-cities = Plán potřebuje aspoň dvě města.
fault-city-no-name = Město potřebuje jméno.
fault-city-blank = Jméno „{ $name }“ začíná nebo končí mezerou.
fault-city-mark = Jméno „{ $name }“ nesmí obsahovat „:“ ani „-“, protože z nich se tvoří jména polí, třeba Kassel-Frankfurt:2.
fault-city-control = Jméno { $name } obsahuje znak, který nelze zobrazit.
fault-city-twice = Město „{ $name }“ je tu dvakrát.
fault-point-not-finite = Místo na mapě musí být konečné číslo.
fault-point-far-off = { $number } leží daleko mimo jakoukoli mapu.
fault-road-to-itself = Silnice nemůže vést z města { $city } do něj samého.
fault-road-twice = Města { $from } a { $to } už silnici mají.
fault-city-no-road = Do města { $city } nevede žádná silnice.
fault-city-too-many-roads =
    { $roads ->
        [one] Město { $city } má 1 silnici, nejvyšší počet je { $most }.
        [few] Město { $city } má { $roads } silnice, nejvyšší počet je { $most }.
        [many] Město { $city } má { $roads } silnice, nejvyšší počet je { $most }.
       *[other] Město { $city } má { $roads } silnic, nejvyšší počet je { $most }.
    }
fault-event-at-sea = Pole s trojúhelníkem nemůže ležet na moři.
fault-events-side-by-side = Dvě pole s trojúhelníkem leží vedle sebe.
fault-board-no-way = Z města { $from } do města { $to } nevede žádná cesta.
fault-board-too-many-ways = Plán „{ $board }“ má příliš mnoho cest o šesti krocích.

## Decks of contracts

fault-contracts-no-name = Balíček potřebuje jméno.
fault-contracts-empty = Balíček potřebuje aspoň jeden kontrakt.
fault-contracts-too-many =
    { $contracts ->
        [one] Balíček má 1 kontrakt, nejvyšší počet je { $most }.
        [few] Balíček má { $contracts } kontrakty, nejvyšší počet je { $most }.
        [many] Balíček má { $contracts } kontraktu, nejvyšší počet je { $most }.
       *[other] Balíček má { $contracts } kontraktů, nejvyšší počet je { $most }.
    }
fault-contract-twice = Tento kontrakt je tu dvakrát.
fault-contract-same-city = Kontrakt, který začíná ve městě { $city }, musí vést do jiného města.
fault-contract-goods = Kontrakt má 1 až { $most } kusů zboží, ne { $goods }.
fault-contract-revenue = Výnos je 1 až { $most }, ne { $revenue }.
fault-contract-bid-count = Kontrakt má pět nabídek, ne { $bids }.
fault-contract-bid-nothing = Nabídka musí být vyšší než nula.
fault-contract-bid-order = Každá nabídka musí být vyšší než předchozí.
fault-contract-bid-revenue = Nabídka musí být nižší než výnos { $revenue }.

## Decks of event cards

fault-events-count = Balíček má 1 až { $most } akčních karet, a tento jich má { $cards }.
fault-event-id = Označení karty „{ $card }“ se neskládá jen z a–z, 0–9 a „-“.
fault-event-twice = Karta „{ $card }“ je tu dvakrát.
fault-event-no-road = Na plánu není mezi městy { $from } a { $to } žádná silnice s poli.
fault-event-money = Peněžní částka je od 0 do { $most }.
fault-event-number = Počet polí nebo kamenů je od 1 do { $most }.

## Editions and switches

fault-edition-base = Edice, na které tato stojí, je vadná: { $errors }
fault-edition-circle = Edice stojí jedna na druhé dokola.
fault-edition-id = Označení edice je jediné slovo.
fault-switch-unknown = Přepínač „{ $name }“ neexistuje.
    .near = Přepínač „{ $name }“ neexistuje. Nemělo to být „{ $near }“?
fault-switch-value = Přepínač { $switch } nemůže být „{ $value }“. Povoleno: { $allowed }.
    .near = Přepínač { $switch } nemůže být „{ $value }“. Povoleno: { $allowed }. Nemělo to být „{ $near }“?
fault-switch-number = Přepínač { $switch } nemůže být „{ $value }“. Povoleno je číslo od { $least } do { $most }.
fault-switch-piles = Přepínač { $switch } nemůže být „{ $value }“. Povoleno je jedno číslo od { $least } do { $most }, nebo pět pro 2/3/4/5/6 hráčů.
fault-switch-name = Přepínač { $switch } nemůže být „{ $value }“. Povoleno je jméno něčeho, co je načteno.
fault-switch-missing = Tyto přepínače nemají hodnotu: { $switches }.

## Switches that do not go together

fault-contradiction-auction-order = auction-order „none“ potřebuje auction-after „none-take“: dražené kontrakty potřebují pořadí přihazování.
fault-contradiction-auctions-a-turn = auctions-a-turn „none“ potřebuje auction-after „none-take“: jinak by se kontrakty nedaly nikdy získat.
fault-contradiction-buy-now-auctions = buy-now potřebuje dražby, ale auction-after je „none-take“.
fault-contradiction-buy-now-clockwise = buy-now potřebuje auction-order „open-outcry“: přihazování dokola začíná hráčem po levici a vyvolávajícího se nikdy neptá jako prvního.
fault-contradiction-no-interest-auctions = no-interest vyřazuje kontrakt místo dražby, ale auction-after je „none-take“.
fault-contradiction-no-interest-any-stop = no-interest potřebuje příjezd přesným počtem: s auction-after „any-stop“ by kontrakt vyřadilo každé zastavení.
fault-contradiction-stop-order = stop-order „any“ se nedá hrát s no-interest: vyřazení přichází před nakládkou.
fault-contradiction-load-before-roll = load-before-roll „not-just-taken“ potřebuje auction-after „none-take“: jinak se nikdy nic nebere.
fault-contradiction-second-service = second-service potřebuje omezení na jednu nakládku nebo jedno doručení za tah: nastav loads-a-turn nebo deliveries-a-turn.
fault-contradiction-contract-city = stop-in-contract-city „then-must-serve“ potřebuje contract-city „can-serve“: jinak bys mohl zastavit tam, kde nemůžeš naložit ani doručit.

## Positions

fault-position-seats =
    { $seats ->
        [0] Pozice má { $least } až { $most } míst, a tato nemá žádné.
        [one] Pozice má { $least } až { $most } míst, a tato má jediné.
        [few] Pozice má { $least } až { $most } míst, a tato má { $seats }.
        [many] Pozice má { $least } až { $most } míst, a tato má { $seats }.
       *[other] Pozice má { $least } až { $most } míst, a tato jich má { $seats }.
    }
fault-position-turn = Tahy se počítají od 1 do { $most }.
fault-position-no-seat = Místo { $seat } neexistuje.
fault-position-roadworks-in-city = Značka práce na silnici nestojí ve městě.
fault-position-goods =
    { $most ->
        [one] Ve hře je jen 1 kus zboží.
        [few] Ve hře jsou jen { $most } kusy zboží.
        [many] Ve hře je jen { $most } kusu zboží.
       *[other] Ve hře je jen { $most } kusů zboží.
    }
fault-position-pile =
    { $left ->
        [0] Pro balíček nezbývá žádný kontrakt.
        [one] Pro balíček zbývá jen 1 kontrakt.
        [few] Pro balíček zbývají jen { $left } kontrakty.
        [many] Pro balíček zbývá jen { $left } kontraktu.
       *[other] Pro balíček zbývá jen { $left } kontraktů.
    }
fault-position-full = Na pole „{ $space }“ se už další náklaďák nevejde.
fault-position-trailers =
    { $left ->
        [0] Nezbývá žádný přívěs té velikosti.
        [one] Zbývá jen 1 přívěs té velikosti.
        [few] Zbývají jen { $left } přívěsy té velikosti.
        [many] Zbývá jen { $left } přívěsu té velikosti.
       *[other] Zbývá jen { $left } přívěsů té velikosti.
    }
fault-position-no-trailers = Tato hra se hraje bez přívěsů.
fault-position-load-order = Kontrakt „{ $contract }“ není na cestě, nebo už byl uveden.
fault-position-cities =
    { $most ->
        [one] Náklaďák si pamatuje 1 město a víc ne.
        [few] Náklaďák si pamatuje { $most } města a víc ne.
        [many] Náklaďák si pamatuje { $most } města a víc ne.
       *[other] Náklaďák si pamatuje { $most } měst a víc ne.
    }
fault-position-taken = Kontrakt „{ $contract }“ byl vzat, ale není v ruce.
fault-position-overload =
    { $goods ->
        [one] 1 kus zboží se nevejde na náklaďák s kapacitou { $capacity }.
        [few] { $goods } kusy zboží se nevejdou na náklaďák s kapacitou { $capacity }.
        [many] { $goods } kusu zboží se nevejde na náklaďák s kapacitou { $capacity }.
       *[other] { $goods } kusů zboží se nevejde na náklaďák s kapacitou { $capacity }.
    }
fault-position-display = Vyložených kontraktů je nejvýš { $most }.
fault-position-contract-twice = Kontrakt „{ $contract }“ je na dvou místech.
fault-position-contract-double = Dva kontrakty se jmenují „{ $contract }“: přidej počet zboží, jako „{ $contract }/4“.
fault-position-card-twice = Akční karta „{ $card }“ je na dvou místech.
fault-position-jam-nowhere = Zácpa potřebuje pole.
fault-position-signs-share = Obě značky nikdy nestojí na témže poli.
fault-position-debt = Dluh patří k jedné akční kartě, která něco stojí a leží před svým hráčem.
fault-position-card-owner = Karta leží před svým majitelem: uveď ji i mezi jeho kartami.
fault-position-card-kind = „{ $card }“ není karta toho druhu.
fault-position-card-turn = Karta přišla v tahu { $turn }, tedy až po tomto.
fault-position-roll =
    { $dice ->
        [one] Hod je jedna kostka od 1 do 6.
        [few] Hod jsou nejvýš { $dice } kostky od 1 do 6.
        [many] Hod je nejvýš { $dice } kostky od 1 do 6.
       *[other] Hod je nejvýš { $dice } kostek od 1 do 6.
    }
fault-position-turn-limit = Toto je tah { $turn }, ale hra končí tahem { $limit }.
fault-position-roadworks-sheltered = V tomto vydání na poli „{ $space }“ práce na silnici nikdy nejsou.
fault-position-cash = Nikdo nemá v hotovosti { $cash }. Co se nedá zaplatit, patří mezi dluhy.
fault-position-open = Ukradený kontrakt „{ $contract }“ v této hře nemůže ležet lícem nahoru.
fault-position-cargo-twice = Pole „{ $space }“ je u ztraceného nákladu uvedeno dvakrát.
fault-position-not-a-city = „{ $space }“ není město.
# $city (text): in the nominative.
fault-position-jam-elsewhere = Zácpa karty „{ $card }“ patří do města { $city } a nikam jinam.
# $field (text): a field of the position, such as events-under.
fault-position-used-cards = V tomto vydání tam použité akční karty neleží: vynech „{ $field }“.
fault-position-event-space = Akční karty se lížou na polích s trojúhelníkem, a „{ $space }“ takové není.
fault-position-event-roll = Karta se líže až po jízdě: uveď „event“, nebo „rolled“, ne obojí.
fault-position-over = Hra skončila: nezbývá žádný veřejný kontrakt a místo { $seat } také žádný nemá.

## Things that are missing or there twice

fault-account-load = Náklaďák místa { $seat } veze zboží: { $goods }, ale podle jeho kontraktů to má být { $needed }.
fault-account-overload = Náklaďák místa { $seat } veze víc, než se na něj vejde.
fault-account-full = Náklaďák místa { $seat } stojí tam, kde pro něj není místo.
fault-account-taken = Místo { $seat } si vzalo kontrakt, který nemá v ruce.
fault-account-goods =
    { $goods ->
        [one] Ve hře je 1 kus zboží místo { $needed }.
        [few] Ve hře jsou { $goods } kusy zboží místo { $needed }.
        [many] Ve hře je { $goods } kusu zboží místo { $needed }.
       *[other] Ve hře je { $goods } kusů zboží místo { $needed }.
    }
fault-account-contracts-twice =
    { $contracts ->
        [one] 1 kontrakt je na dvou místech.
        [few] { $contracts } kontrakty jsou na dvou místech.
        [many] { $contracts } kontraktu je na dvou místech.
       *[other] { $contracts } kontraktů je na dvou místech.
    }
fault-account-cards-twice =
    { $cards ->
        [one] 1 akční karta je na dvou místech.
        [few] { $cards } akční karty jsou na dvou místech.
        [many] { $cards } akční karty je na dvou místech.
       *[other] { $cards } akčních karet je na dvou místech.
    }
fault-account-pile = V balíčku je kontraktů { $pile }, ale těch, které nikdo neviděl, je jen { $unseen }.
fault-account-trailers =
    { $trailers ->
        [one] Jedné velikosti je 1 přívěs, nejvyšší počet je { $most }.
        [few] Jedné velikosti jsou { $trailers } přívěsy, nejvyšší počet je { $most }.
        [many] Jedné velikosti je { $trailers } přívěsu, nejvyšší počet je { $most }.
       *[other] Jedné velikosti je { $trailers } přívěsů, nejvyšší počet je { $most }.
    }
fault-account-signs = Obě značky stojí na témže poli.
fault-account-load-order = Pořadí nakládky neodpovídá kontraktům na cestě.
