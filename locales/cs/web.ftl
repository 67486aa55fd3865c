# What only the page in the browser says. The values are described in the English file.

## Everywhere

web-title = Auf Achse
web-money = { $amount }{ "\u00A0" }{ $currency }
web-close = Zavřít
web-home = Úvodní stránka
web-menu = Nabídka
web-loading = Okamžik …
web-not-found = Tahle silnice nikam nevede.
web-no-table = Takový stůl není, nebo už je dávno pryč.
web-lost = Spojení se přerušilo. Zkoušíme to dál …
web-error-unreachable = Server neodpovídá. Zkus to prosím za chvíli znovu.
web-to = do
web-you = Ty
web-player = Hráč { $seat }
web-name = Tvoje jméno
web-name-default = Dopravce
web-rules = Pravidla
web-compare = Srovnání edic
web-rulings = Naše rozhodnutí

## Settings

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = Podle zařízení
web-theme-light = Den
web-theme-dark = Noc
web-pace = Rychlost náklaďáků
web-pace-slow = Pohodlná
web-pace-normal = Běžná
web-pace-fast = Rychlá
web-pace-none = Bez pohybu
web-sound = Zvuky
web-confirm = Před jízdou se ještě zeptat

## Start page

web-start-title = Nalož a vyraž na cestu.
web-start-about = Voz zboží po Evropě, přeplať ostatní v boji o nejlepší kontrakty a vrať se jako nejbohatší.
web-play-now = Hrát hned
web-play-with = Proti třem počítačovým hráčům. Bez registrace, bez čekání.
web-edition = Která edice?
web-door-learn = Naučit se hrou
web-door-learn-about = Krátká partie s průvodcem, asi pět minut.
web-door-here = U jedné obrazovky
web-door-here-about = S přáteli u jednoho zařízení, když chcete, i s počítačovými hráči.
web-door-online = Hrát online
web-door-online-about = Otevři stůl a pošli přátelům odkaz.
web-door-lobby = Přidat se nebo se dívat
web-door-lobby-about = Stoly, které čekají na hráče, a partie ke sledování.
web-door-replay = Podívat se znovu
web-door-replay-about = Dohrané partie a záznamy ze souboru.
web-door-rules = Pravidla
web-door-rules-about = Všech šest edic vedle sebe.
web-foot = Podle deskové hry Wolfganga Kramera. Svobodný software; tvoje partie zůstávají na tomto serveru.

## Computer players

web-bot-random = Pinball
web-bot-lehrling = Učeň
web-bot-fahrer = Řidič
web-bot-disponent = Dispečer
web-bot-chef = Šéf
web-level-random = Pinball: jak to padne
web-level-lehrling = Učeň: lehký
web-level-fahrer = Řidič: zná své řemeslo
web-level-disponent = Dispečer: plánuje dopředu
web-level-chef = Šéf: těžko se poráží

## Setting up a table

web-setup-here = Stůl u této obrazovky
web-setup-online = Stůl online
web-differs = V čem je rozdíl?
web-differs-from = Ve srovnání s edicí
web-seats = Místa
web-seat-add = Přidat místo
web-seat-remove = Odebrat místo { $seat }
web-seat-kind = Kdo hraje na místě { $seat }
web-name-of = Jméno na místě { $seat }
web-level = Jak dobře hraje místo { $seat }
web-colour = Barva místa { $seat }
web-colour-red = červená
web-colour-green = zelená
web-colour-violet = fialová
web-colour-petrol = petrolejová
web-colour-orange = oranžová
web-colour-grey = šedá
web-kind-here = U tohoto zařízení
web-kind-link = Přes odkaz
web-kind-open = Pro každého
web-kind-bot = Počítač
web-kind-link-about = Dostaneš odkaz, který pošleš.
web-kind-open-about = Kdokoli, kdo přijde ke stolu.
web-options = Možnosti
web-listed = Ukázat mezi otevřenými stoly
web-hide-cash = Tajit hotovost
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-turn = Čas na každé rozhodnutí
web-clock-game = Čas na celou hru
web-clock-days = Dny na každé rozhodnutí
web-time-turn = Sekundy
web-time-game = Minuty
web-time-days = Dny
web-turn-limit = Skončit po tomto počtu tahů
web-absence = Počítač převezme místo po tomto počtu minut nepřítomnosti
web-first = Kdo začíná
web-first-lot = Losem
web-word = Tvoje slovo pro kostky
web-word-hint = jakékoli slovo
web-word-about = Kostky jsou poctivé a můžeš si to ověřit: tvoje slovo se do nich přimíchá a po hře stránka každý hod spočítá znovu.
web-house-rules = Domácí pravidla
web-house-rules-about = Každé pravidlo, ve kterém se edice liší. Co změníš, je označené.
web-begin = Začít
web-open-table = Otevřít stůl

## Waiting for players

web-waiting =
    { $free ->
        [one] Ještě je volné 1 místo
        [few] Ještě jsou volná { $free } místa
        [many] Ještě je volného { $free } místa
       *[other] Ještě je volných { $free } míst
    }
web-waiting-full = Všichni jsou tady
web-waiting-host = Pošli odkazy, nebo na volná místa posaď počítačové hráče.
web-waiting-guest = Hra začne, jakmile to řekne hostitel.
web-free = volno
web-sit = Sednout si sem
web-stand-up = Uvolnit své místo
web-put-bot = Hraje počítač
web-remove-bot = Uvolnit místo
web-seat-link = Odkaz pro místo { $seat }
web-copy = Kopírovat odkaz
web-copied = Zkopírováno

## Lobby

web-lobby-own = Tvoje partie
web-lobby-waiting = Čekají na hráče
web-lobby-playing = Právě se hrají
web-lobby-empty = Teď žádný stůl nečeká. Otevři ho!
web-join = Přidat se
web-watch = Dívat se
web-go-on = Pokračovat
web-carried = Přenést sem místo z jiného zařízení
web-carry-code = Kód
web-carried-go = Přenést sem

## The table

web-map = Mapa. Posouvá se šipkami, přibližuje klávesami + a −; 0 ji ukáže celou.
web-map-closer = Přiblížit
web-map-farther = Oddálit
web-map-home = Ukázat, kde jsem
web-column = Tvůj tah a tvoje papíry
web-tabs = Části stolu
web-tab-turn = Tah
web-tab-market = Trh
web-tab-log = Průběh
web-tab-chat = Chat
web-players = Hráči
web-turn = { $turn }. tah
web-table = Stůl
web-result = Výsledek
web-sign = Na co se čeká
web-dice =
    { $second ->
        [0] Na kostce je { $first }.
       *[other] Na kostkách je { $first } a { $second }.
    }
web-goods =
    { $goods ->
        [one] 1 kus zboží
        [few] { $goods } kusy zboží
        [many] { $goods } kusu zboží
       *[other] { $goods } kusů zboží
    }
web-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
web-bids = Nabídky od nejnižší po nejvyšší
web-held = { $hidden } v ruce · { $road } na cestě
web-secret = tajné
web-away = pryč
web-bot-drives = řídí počítač
web-sits-out = vynechává tah
web-days =
    { $days ->
        [one] 1 den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
web-stands = Na poli { $space }.

## What is awaited of you, as a headline

web-ask-place = Vyber, kde začneš
web-ask-before-roll = Jsi na tahu
web-ask-drive = Vyber, kam pojedeš
web-ask-card-move = Jeď podle karty
web-ask-roadworks = Polož značku práce na silnici
web-ask-event = Co uděláš?
web-ask-partner = Kdo pojede s tebou?
web-ask-snow = Který náklaďák posune sníh?
web-ask-lose-cargo = Ztrať kámen
web-ask-air-freight = Poslat něco letadlem?
web-ask-quick-loading = Hodit znovu?
web-ask-inspected = Hodit znovu?
web-ask-deliver = Doručit
web-ask-interest = Dát kontrakt do dražby?
web-ask-stop = Co tady uděláš?
web-ask-auction = Tvoje nabídka
web-ask-load-now = Naložit hned?
web-ask-sell-to-pay = Prodat přívěs, nebo dlužit?
web-ask-end-of-turn = Ještě něco?

web-detail-drive =
    { $second ->
        [0] Tvůj hod: { $first }.
       *[other] Tvůj hod: { $first } a { $second }.
    } { $ends ->
        [one] Dojet můžeš na 1 místo.
        [few] Dojet můžeš na { $ends } místa.
        [many] Dojet můžeš na { $ends } místa.
       *[other] Dojet můžeš na { $ends } míst.
    }
web-detail-card-move =
    { $steps ->
        [one] Náklaďák hráče { $player }, 1 pole.
        [few] Náklaďák hráče { $player }, až { $steps } pole.
        [many] Náklaďák hráče { $player }, až { $steps } pole.
       *[other] Náklaďák hráče { $player }, až { $steps } polí.
    }
web-detail-lose-cargo =
    { $left ->
        [one] Poslední kámen.
        [few] Ještě { $left } kameny.
        [many] Ještě { $left } kamene.
       *[other] Ještě { $left } kamenů.
    }
web-detail-auction = { $offer }. { $player } nabízí { $money }.
web-detail-sell-to-pay = „{ $card }“ stojí { $cost }, máš { $cash }.
web-detail-place = Klepni na rozsvícené pole mapy.

## What can be done, short for a button

web-do-drive = Jet na pole { $space }
web-do-load = Naložit, cíl { $city }
web-do-deliver = Doručit za { $money }
web-do-bid = Nabídnout { $money }
web-do-sell =
    { $trailer ->
        [small] Prodat malý přívěs za { $money }
       *[large] Prodat velký přívěs za { $money }
    }
web-put-up = Do dražby
web-take = Vzít si
web-pick = Vybrat tento
web-undo = Vzít zpět
web-choices =
    { $choices ->
        [one] 1 možnost
        [few] Všechny { $choices } možnosti jako seznam
        [many] Všech { $choices } možnosti jako seznam
       *[other] Všech { $choices } možností jako seznam
    }

## What the end of a drive brings, in a few words

web-brings-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }{ $exact ->
        [yes] , přesně
       *[no] { "" }
    }
web-brings-deliver = doručit za { $money }
web-brings-load =
    { $goods ->
        [one] naložit 1 kus zboží, cíl { $city }
        [few] naložit { $goods } kusy zboží, cíl { $city }
        [many] naložit { $goods } kusu zboží, cíl { $city }
       *[other] naložit { $goods } kusů zboží, cíl { $city }
    }
web-brings-event = akční karta
web-brings-auction = pak dražba
web-brings-take = pak kontrakt k převzetí
web-brings-early = musíš naložit nebo doručit
web-brings-one = přesune značku práce na silnici

## Own papers

web-your-contracts = Tvoje kontrakty
web-drag = pořadí změníš přetažením
web-no-contracts = Nemáš žádný kontrakt. Vydraž si ho!
web-on-road = na cestě
web-stolen = ukradeno, nalož znovu
web-just-taken = naložíš při příští návštěvě
web-load = Náklad { $load } z { $capacity }
web-trailer = + přívěs pro { $places }
web-sell-trailer = − přívěs pro { $places }
web-left =
    { $left ->
        [0] Žádný nezbývá
       *[other] Zbývá { $left }
    }
web-lost-cubes =
    { $cubes ->
        [one] 1 ztracený kámen zabírá místo.
        [few] { $cubes } ztracené kameny zabírají místo.
        [many] { $cubes } ztraceného kamene zabírá místo.
       *[other] { $cubes } ztracených kamenů zabírá místo.
    }
web-kept = Tvoje karty
web-owes = Dlužíš { $money }.
web-drawn-by = Kartu si líže { $player }

## Public contracts

web-public = Veřejné kontrakty
web-pile = v balíčku { $pile }
web-leaves-next = odejde příště
web-auction = Dražba
web-auction-by = { $player } dává kontrakt do dražby
web-best-bid = { $player } nabízí { $money }
web-no-bid = Zatím bez nabídky
web-orders = Trvalý příkaz
web-order-level = Přihazovat až do
web-order-then = a pak
web-order-then-pass = vystoupit
web-order-then-ask = zeptat se mě
web-order-leave = Zadat příkaz
web-order-drop = Zrušit
web-order-up-to =
    { $then ->
        [pass] Přihazuješ až do { $money } a pak vystoupíš.
       *[ask] Přihazuješ až do { $money } a pak dostaneš otázku.
    }
web-order-pass-unless-outbid = Vystoupit, pokud mě nikdo nepřehodí
web-order-pass-this-turn = V tomto tahu vystoupit ze všeho

## Log and chat

web-log = Průběh
web-since = Co se stalo od mého tahu? ({ $news })
web-since-line = Od tvého posledního tahu
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekni něco
web-chat-send = Poslat
web-mute = Ztlumit
web-unmute = Zase poslouchat

## Why not?

web-why = Proč ne …?
web-why-about = Zeptej se na tah a dozvíš se pravidlo, které ho zakazuje. Nebo klikni na pole, které nesvítí.
web-why-drive = Jet tam nebo tam něco dát
web-why-roll = Hodit kostkou
web-why-stay = Zůstat tady
web-why-auction = Uspořádat dražbu
web-why-buy = Koupit přívěs
web-why-sell = Prodat přívěs
web-why-load = Naložit { $from }–{ $to }
web-why-deliver = Doručit { $from }–{ $to }
web-why-far = Tak daleko tě žádný hod nedostane.
web-why-allowed = To je právě teď dovoleno.

## Passing the device

web-pass-device = Předej prosím zařízení hráči { $player }
web-pass-about = Do té doby jsou kontrakty skryté.
web-pass-show = Tady { $player }

## The table's own menu

web-watch-link = Odkaz pro diváky
web-spectators =
    { $spectators ->
        [one] Dívá se 1 divák.
        [few] Dívají se { $spectators } diváci.
        [many] Dívá se { $spectators } diváka.
       *[other] Dívá se { $spectators } diváků.
    }
web-watching = Díváš se.
web-let-bot = Ať za mě řídí počítač
web-take-wheel = Převzít volant zpět
web-propose-undo = Navrhnout všem krok zpět
web-propose-end = Navrhnout všem konec hry
web-propose-kick = Navrhnout všem, ať toto místo převezme počítač
web-proposed-undo-to = { $player } navrhuje krok zpět.
web-proposed-end = { $player } navrhuje konec hry.
web-proposed-kick = { $player } navrhuje, aby za hráče { $other } hrál počítač.
web-proposed-rematch = { $player } navrhuje odvetu.
web-votes = Souhlasí { $yes }, zbývá odpovědět { $awaited }.
web-agree = Souhlasím
web-disagree = Ne
web-carry = Přejít na jiné zařízení
web-carry-about = Zadej tento kód na druhém zařízení v části „Přidat se nebo se dívat“. Platí jednou, deset minut.
web-fair = Poctivé kostky
web-fair-promise = Slíbeno před prvním hodem:

## After the game

web-rematch = Odveta
web-rematch-ready = K odvetě
web-replay = Přehrát
web-download = Stáhnout záznam
web-money-graph = Hotovost v průběhu hry
web-income = Odkud peníze přišly
web-delivered = Doručené kontrakty
web-purpose-revenue = Výnosy
web-purpose-visit = Zvláštní zakázky
web-purpose-lost-cargo = Ztracený náklad
web-purpose-event = Akční karty
web-purpose-trailer = Přívěsy
web-purpose-bid = Nabídky v dražbě
web-purpose-debt = Dluhy
web-purpose-final = Závěrečné vyúčtování
web-verify = Ověřit kostky
web-proof-proved = Prokázáno: všechny hody a líznutí ({ $throws }) vycházejí ze slíbeného semínka a z vašich slov.
web-proof-seeded = Prokázáno: všechny hody a líznutí ({ $throws }) vycházejí ze semínka v záznamu.
web-proof-differs = Odmítnuto: krok { $step } ze semínka nevychází.
web-proof-broken = Odmítnuto: semínko není to, které bylo slíbeno.
web-proof-none = Bez rozporů, ale neprokázáno: záznam nemá semínko, takže jeho kostky nikdo nepřepočítá.
web-records = Dohrané partie
web-records-empty = Zatím tu žádná partie nebyla dohrána.
web-replay-file = Záznam ze souboru
web-replay-file-about = Každou hru si lze po skončení stáhnout a kdekoli znovu přehrát.
web-replay-choose = Vybrat soubor
web-replay-at = Místo v partii
web-replay-run = Spustit
web-replay-pause = Pozastavit
web-replay-on = O krok dál
web-replay-back = O krok zpět
web-replay-turn-on = Další tah
web-replay-turn-back = Předchozí tah
web-replay-speed = Rychlost

## The guided first game

web-guide = Tvoje první hra
web-guide-known = Naučeno { $known } z { $all }
web-guide-wait = Druhý náklaďák je na cestě. Sleduj, jak jede; co se děje, se dočteš v průběhu.
web-guide-place = Dole jsou tvoje kontrakty: na každém stojí, kde se zboží nakládá, kam patří a kolik vyděláš. Ukaž na některý a uvidíš jeho cestu. Pak začni poblíž města, kde některý začíná.
web-guide-roll = Tah začíná hodem. Stiskni žluté tlačítko.
web-guide-roll-again = Hoď znovu. Když stojíš ve správném městě, můžeš místo toho nakládat.
web-guide-drive = Dvě kostky a jedeš podle jedné z nich. Svítí pole, na kterých smíš zastavit; ukaž na některé a uvidíš cestu i to, co přinese. Zamiř do města, kde začíná některý kontrakt.
web-guide-drive-loaded = Náklaďák máš naložený. Teď se dostaň do města, kam zboží patří: za doručení se platí.
web-guide-stop = Tady jsi správně: nalož zboží, nebo ho doruč a vyinkasuj peníze.
web-guide-interest = Když do města dojedeš přesným počtem, smíš dát do dražby veřejný kontrakt. Přihazovat může každý; když nikdo nepřihodí, máš ho zadarmo.
web-guide-auction = Nabídni jednu z pěti cen na kartě, nebo z dražby vystup. Rozmysli si, kolik ti kontrakt vydělá a jak daleko by se muselo jet.
web-guide-roadworks = Tvoje jízda byla za 1, takže se stěhuje značka práce na silnici. Nikdo přes ni neprojede: dej ji tam, kde to ostatní zabolí.
web-guide-event = Akční karta! Přečti si ji a rozhodni se. Ne všechny jsou zlé.
web-guide-end-of-turn = Ještě můžeš koupit přívěs a mít víc místa. Jinak ukonči tah.
web-guide-all = Řemeslo už znáš. Dohraj tuto hru, nebo otevři stůl s více soupeři.
