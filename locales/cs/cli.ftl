# What the command line says, and how numbers are written. The values are described in the
# English file.

## Numbers and money

number-group = { "\u00A0" }
number-point = ,
money = { $amount }{ "\u00A0" }{ $currency }

## Messages about what was typed

cli-error = chyba: { $message }
cli-did-you-mean = Nemělo to být { $name }?
cli-allowed = Povoleno: { $names }.
cli-unknown-edition = Edice „{ $name }“ neexistuje.
cli-unknown-switch = Přepínač „{ $name }“ neexistuje.
cli-unknown-board = Plán „{ $name }“ neexistuje.
cli-unknown-language = V jazyce „{ $name }“ žádné texty nejsou.
cli-unknown-level = Úroveň „{ $name }“ není.
cli-unknown-command = Příkaz „{ $name }“ není.

cli-set-form = „{ $typed }“ nemá tvar PŘEPÍNAČ=HODNOTA. Všechny přepínače vypíše `aufachse editions classic`.
cli-number-form = povoleno je celé číslo od { $least } do { $most }
cli-seconds-form = povoleny jsou sekundy od { $least } do { $most }
cli-players-form = povoleno je číslo od { $least } do { $most }, nebo rozsah jako { $least }-{ $most }
cli-editions-which = Která edice? Uveď ji, třeba `aufachse editions classic --set dice=2`.

## Files

cli-file-unreadable = { $file } nelze přečíst: { $reason }.
cli-file-unwritable = { $file } nelze zapsat: { $reason }.
cli-file-exists = { $file } už existuje. Přepsat ho dovolí --force.
cli-not-a-folder = { $file } je soubor, ale je tu potřeba složka.
cli-file-written = Zapsáno: { $file }
cli-not-text = není to text v UTF-8
cli-file-fault = { $file }, řádek { $line }: { $reason }

## The guide

cli-guide =
    aufachse { $version }: Auf Achse, desková hra o náklaďácích a nákladech, v terminálu.

    Co tu je:
      aufachse             otevře hru v prohlížeči, jen pro tenhle počítač
      aufachse play        hraje v tomto terminálu: sám, u jedné klávesnice nebo online přes odkaz
      aufachse serve       hra i pro ostatní: server se svými volbami
      aufachse board       plán jako seznam nebo mapa; zkontroluje i tvoje vlastní plány a karty
      aufachse editions    šestero pravidel, každý přepínač s vysvětlením a v čem se dvě z nich liší
      aufachse rules       pravidla: stránka, kapitola nebo jediné pravidlo
      aufachse simulate    odehraje libovolně mnoho partií s náhodnými hráči nebo boty a sečte je
      aufachse tournament  nechá boty hrát proti sobě a ohodnotí je
      aufachse replay      převypráví zaznamenanou partii nebo ukáže stůl v kterékoli chvíli
      aufachse verify      dokáže, že se záznam drží pravidel a jeho kostky semínka
      aufachse engine      hra pro jiné programy, po řádcích JSON
      aufachse bench       jak rychle se na tomto počítači hraje
      aufachse completions doplňování pro tvůj shell
      aufachse man         manuálová stránka

    Zkus třeba:
      aufachse editions
      aufachse board modern --svg --out map.svg
      aufachse simulate --games 10 --records games
      aufachse replay games/classic-4-000001.jsonl
      aufachse simulate --seats disponent,fahrer --games 100

    Každý příkaz má --help s příklady.

## The server

cli-serve-ready = Auf Achse je otevřené na { $address }
cli-serve-data = Stoly a záznamy se ukládají do { $folder }
cli-serve-stop = Ctrl-C ho ukončí; každá hra pokračuje tam, kde byla.
cli-serve-no-page = Stránka není součástí: sestaví ji `cargo xtask play`. Rozhraní pro programy je na /api.
cli-serve-failed = Server nemůže běžet: { $why }
cli-serve-no-folder = Není tu složka pro tvoje data; urči ji pomocí --data.
cli-serve-config = Soubor { $file } nejde použít: { $why }

## Headings of columns

cli-head-city = Město
cli-head-country = Země
cli-head-leads-to = Silnice do, s počtem kroků
cli-head-road = Silnice
cli-head-steps = Kroky
cli-head-event-spaces = Pole s trojúhelníkem
cli-head-notes = Poznámky
cli-head-switch = Přepínač
cli-head-seat = Místo
cli-head-wins = Výhry
cli-head-mean-cash = Průměr peněz
cli-head-mean-turns = Průměr tahů
cli-head-mean-actions = Průměr akcí
cli-head-bot = Bot
cli-head-games = Partie
cli-head-win-rate = Vyhráno
cli-head-interval = 95 % mezi
cli-head-ms = ms na rozhodnutí
cli-head-forfeits = Kontumace
cli-head-rating = Hodnocení
cli-head-rating-interval = 95 % mezi
cli-percent = { $number } %

## Boards

cli-board-summary =
    Plán { $name }: { $cities ->
        [one] 1 město
        [few] { $cities } města
        [many] { $cities } města
       *[other] { $cities } měst
    }, { $roads ->
        [one] 1 silnice
        [few] { $roads } silnice
        [many] { $roads } silnice
       *[other] { $roads } silnic
    }, { $ferries ->
        [0] žádný trajekt
        [one] 1 trajekt
        [few] { $ferries } trajekty
        [many] { $ferries } trajektu
       *[other] { $ferries } trajektů
    }, { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
        [many] { $spaces } pole
       *[other] { $spaces } polí
    } i s městy, z toho s trojúhelníkem { $events }.
cli-road-ferry = trajekt
cli-road-sheltered = práce na silnici se tu dají vyloučit
cli-map-city = Město
cli-map-space = Jeden krok
cli-map-event = Akční karta
cli-map-ferry = Trajekt

## Checking files

cli-check-kind = Nedá se poznat, co je to za soubor: plán má [[city]], kontrakty mají [[contract]], akční karty [[card]], edice [switches]. Urči to pomocí --board, --contracts, --events nebo --edition-file.
cli-check-board =
    plán: { $cities ->
        [one] 1 město
        [few] { $cities } města
        [many] { $cities } města
       *[other] { $cities } měst
    } a { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
        [many] { $spaces } pole
       *[other] { $spaces } polí
    }
cli-check-cards =
    { $cards ->
        [one] balíček s 1 kartou
        [few] balíček se { $cards } kartami
        [many] balíček s { $cards } karty
       *[other] balíček s { $cards } kartami
    }
cli-check-no-board = Nekontrolováno, protože plán, ke kterému patří, má chyby
cli-check-edition = edice, počet hráčů: { $players }
cli-check-done =
    { $files ->
        [one] V pořádku je 1 soubor
        [few] V pořádku jsou { $files } soubory
        [many] V pořádku je { $files } souboru
       *[other] V pořádku je { $files } souborů
    }; { $faults ->
        [0] žádné chyby.
        [one] 1 chyba.
        [few] { $faults } chyby.
        [many] { $faults } chyby.
       *[other] { $faults } chyb.
    }

## Editions

cli-edition-title = { $id }: { $name }
cli-editions-more = `aufachse editions ID` vysvětlí každý přepínač; `aufachse editions compare A B` ukáže, co se liší.
cli-switch-values = Hodnoty: { $names }
cli-switch-number = Hodnoty: číslo od { $least } do { $most }
cli-switch-piles = Hodnoty: jedno číslo od { $least } do { $most }, nebo pět pro 2/3/4/5/6 hráčů
cli-switch-name = Hodnoty: jméno něčeho, co je načteno
cli-compare-same = Mezi { $a } a { $b } není rozdíl.

## Simulating

cli-random-player = Náhodný { $number }
cli-simulate-bar = { "{wide_bar} {human_pos}/{human_len}" } partií · { "{per_sec}" } · zbývá { "{eta}" }
cli-simulate-table =
    { $edition } pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }: partií { $games }, z toho dohraných { $finished }, ukončených limitem tahů { $limited }; na partii tahů { $turns } a akcí { $actions }
cli-simulate-done = Odehraných partií: { $played }, z toho ukončených limitem tahů: { $limited }.
cli-simulate-stuck =
    Partie { $game } edice { $edition } pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    } nemůže pokračovat. { $why }
cli-simulate-threads = Vlákna nelze spustit: { $reason }.
cli-simulate-stopped = Zastaveno; výsledek obsahuje jen partie odehrané do té chvíle.

cli-seats-count =
    { $seats ->
        [one] --seats uvádí 1 bota, ale Auf Achse je pro { $least } až { $most } hráčů.
        [few] --seats uvádí { $seats } boty, ale Auf Achse je pro { $least } až { $most } hráčů.
        [many] --seats uvádí { $seats } bota, ale Auf Achse je pro { $least } až { $most } hráčů.
       *[other] --seats uvádí { $seats } botů, ale Auf Achse je pro { $least } až { $most } hráčů.
    }
cli-forfeit =
    Partie { $game } edice { $edition } pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }: { $name } ztrácí místo { $seat } a sedá na ně Lehrling. { $why }

## Tournaments

cli-tournament-alone = Turnaj potřebuje aspoň dva boty, třeba --bots disponent,fahrer.
cli-tournament-book = V souboru { $file } nelze pokračovat. { $why }
cli-tournament-cross = Jak často ten vlevo skončil před tím nahoře a z kolika setkání (nerozhodně se počítá půlka):
cli-tournament-done = Odehráno { $played } z { $planned } partií.

## Verifying

cli-verify-proved = { $file }: prokázáno. Všechny akce ({ $actions }) se drží pravidel a všechny otisky souhlasí, počet tahů: { $turns }.
cli-verify-consistent = { $file }: bez rozporů. Všechny akce ({ $actions }) se drží pravidel a všechny otisky souhlasí, počet tahů: { $turns }. Kostky prokázané nejsou.
cli-verify-refused = { $file }, řádek { $line }: odmítnuto. { $reason }
cli-verify-dice-fair = Kostky jsou poctivé: všechny hody ({ $throws }) a líznutí ({ $draws }) vycházejí ze semínka slíbeného před hrou.
cli-verify-dice-seeded = Kostky jsou prokázané: všechny hody ({ $throws }) a líznutí ({ $draws }) vycházejí ze semínka v záznamu.
cli-verify-dice-secret = Jsou slíbeny poctivé kostky a hra ještě neskončila. Semínko zůstává do konce tajné a do té doby hody ani líznutí nikdo nepřepočítá.
cli-verify-dice-none = Záznam nemá semínko, takže jeho hody a líznutí nikdo nepřepočítá.

## Replaying

cli-replay-beyond = Akce { $number } neexistuje: počet akcí v záznamu je { $last }. Povoleno: 0 až { $last }.
cli-replay-seat = Místo { $seat } neexistuje. Povoleno: 0 až { $last }.
cli-replay-title = { $edition }: { $players }, počet akcí: { $actions }
cli-replay-heading = { $told }  [akce { $number }]

## The table

cli-table-title = Po akci { $number } z { $actions }, { $turn }. tah
cli-table-player =
    { $player }{ $turn ->
        [yes] { " " }(na tahu)
       *[no] { "" }
    }: { $space }, { $cash }, naloženo { $load } z { $capacity }
cli-table-hand = v ruce: { $things }
cli-table-on-road = naloženo: { $things }
cli-table-stolen = ukradené zboží: { $things }
cli-table-cards = karty: { $things }
cli-table-debts = dluhy: { $things }
cli-table-lost-cargo = ztracené kameny: { $things }
cli-table-hidden =
    v ruce: { $contracts ->
        [0] nic
        [one] 1 skrytý kontrakt
        [few] { $contracts } skryté kontrakty
        [many] { $contracts } skrytého kontraktu
       *[other] { $contracts } skrytých kontraktů
    }
cli-table-trailers = přívěsy: malé { $small }, velké { $large }
cli-table-lost-cubes =
    { $cubes ->
        [one] na palubě 1 ztracený kámen
        [few] na palubě { $cubes } ztracené kameny
        [many] na palubě { $cubes } ztraceného kamene
       *[other] na palubě { $cubes } ztracených kamenů
    }
cli-table-missed-turns =
    { $turns ->
        [one] vynechá příští tah
        [few] vynechá příští { $turns } tahy
        [many] vynechá příštího { $turns } tahu
       *[other] vynechá příštích { $turns } tahů
    }
cli-table-display = Veřejné kontrakty:
cli-table-empty = –
cli-table-stock = Kontrakty: v balíčku { $pile }, v krabici { $boxed }; zásoba: zboží { $goods }, malé přívěsy { $small }, velké přívěsy { $large }; akční karty, které nikdo neviděl: { $events }
cli-table-roadworks = Práce na silnici: { $space }
cli-table-jam = Zácpa: { $space }
cli-table-cloudburst = Průtrž mračen: všichni házejí jednou kostkou
cli-table-off-board = mimo plán

## aufachse bench

cli-bench-head = Náhodná hra, na jednom vlákně a na více:
cli-bench-row = { $edition }  hráči: { $players }, vlákna: { $threads }: miliony akcí za sekundu { $actions }, partie za sekundu { $games }, alokace na haldě na akci { $heap }, klon za { $clone } ns
cli-bench-size = Velikost stavu v bajtech: { $bytes }.

## The rulebook

# $rules: how many rules a page has.
cli-rules-count =
    { $rules ->
        [0] { "" }
        [one] jedno pravidlo
        [few] { $rules } pravidla
       *[other] { $rules } pravidel
    }
cli-rules-unknown = Stránka ani pravidlo „{ $name }“ neexistuje.
# $names (text): names of pages and rules.
cli-rules-near = Podobné: { $names }.
cli-rules-list = `aufachse rules --list` vypíše stránky, `aufachse rules STRÁNKA --list` pravidla jedné stránky.
