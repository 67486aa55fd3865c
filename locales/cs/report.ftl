# The report on many games: a page with plots. The values are described in the English file; most
# are texts, so sentences put no inflected noun beside a number that they cannot choose by.

## The page

report-title = Co vyplynulo z mnoha partií
report-about = Počet partií, které odehrály programy: { $games }, semínko { $seed }. Nejvyšší počet tahů v partii: { $limit }.
report-foot = Všechno na této stránce se počítalo během hraní. Intervaly platí pro partie, které na sobě nezávisejí; partie téhož rozdání tak docela nezávislé nejsou. Kdo je znovu odehraje ze stejného semínka, dostane stejnou stránku.
report-table-title =
    { $edition }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, počet partií: { $games }
report-contents = Obsah
report-tables = Tabulky
report-numbers = Čísla
report-no-games = Žádná partie nebyla dohrána.

## Numbers

report-percent = { $number }{ "\u00A0" }%
report-gain = +{ $amount }
report-sure = { $mean } ± { $reach }
report-between = jistota 95{ "\u00A0" }%: { $low } až { $high }
report-range = { $from } až { $to }
report-none = –
report-route = { $from }–{ $to }

## Money over turns

report-money-short = Peníze
report-money-title = Vývoj peněz
report-money-lead = { $bot } končí v polovině svých partií s více než { $median }; v jedné z deseti s méně než { $low }, v jedné z deseti s více než { $high }.
report-money-note = Hotovost v { $currency } na začátku vlastních tahů hráče. Čára je medián, do pásu spadá prostředních osmdesát partií ze sta a tenké čáry jsou mediány ostatních. Graf končí tam, kde už pokračuje méně než polovina partií.
report-money-end = { $cash } na konci
report-turn-tick = tah { $turn }
report-at-the-end = konec

## Wins

report-wins-short = Výhry
report-wins-title = Kdo vyhrává
report-wins-lead =
    { $alone ->
        [yes] { $bot } sedí na všech místech, takže rozdíl může být jen v místech.
       *[no] { $bot } vyhrává { $rate } svých partií (95% interval: { $low } až { $high }); mezi rovnými by to bylo { $fair }.
    } { $order ->
        [helps] Kdo začíná, vyhrává { $first } partií: začínat je výhoda.
        [harms] Kdo začíná, vyhrává { $first } partií: začínat je nevýhoda.
       *[nothing] Kdo začíná, vyhrává { $first } partií, a to se od náhody nedá rozeznat.
    }
report-wins-note = Bod je podíl vyhraných partií, jeho čára Wilsonův interval, ve kterém skutečný podíl leží s jistotou 95{ "\u00A0" }%, a čárkovaná čára podíl mezi rovnými. Dělené první místo se rozdělí mezi ty, kdo se o ně dělí. Podle místa a podle pořadí se partie téhož rozdání počítají jako jedna, protože jsou si podobné.
report-wins-by-bot = Podle bota
report-wins-by-order = Podle pořadí tahů
report-wins-by-seat = Podle místa
report-order-place = { $number ->
        [1] První
       *[other] { $number }. v pořadí
    }
report-seat = Místo { $number }

## Skill and luck

report-luck-short = Štěstí
report-luck-title = Dovednost a štěstí
report-luck-lead = { $bots ->
        [one] S jedním a týmž botem na všech místech není žádná dovednost vidět. Karty a kostky místa způsobují { $deal } rozdílů, všechno ostatní { $rest }.
        [few] To, o kterého bota jde, vysvětluje { $skill } rozdílů mezi výsledky; karty a kostky místa vysvětlují { $deal } a zbývá { $rest }.
        [many] To, o kterého bota jde, vysvětluje { $skill } rozdílů mezi výsledky; karty a kostky místa vysvětlují { $deal } a zbývá { $rest }.
       *[other] To, o kterého bota jde, vysvětluje { $skill } rozdílů mezi výsledky; karty a kostky místa vysvětlují { $deal } a zbývá { $rest }.
    }
report-luck-note = Každé rozdání se hraje jednou v každém natočení: stejné karty a stejné kostky, jen hráči se posunou o jedno místo. Výsledek je to, o kolik hráč skončí nad průměrem stolu. Co si bot udrží na každém místě a v každém rozdání, je jeho dovednost; co místo v rozdání dá komukoli, kdo na něm sedí, je štěstí; a zbytek je to, co z obojího udělají odlišná rozhodnutí hráčů a to, že si navzájem překážejí.
report-luck-missing = Dovednost a štěstí se dají odlišit jen tehdy, když se každé rozdání hraje ve všech natočeních hráčů a rozdání jsou aspoň dvě. Tyto partie takové nebyly.
report-luck-skill = Dovednost
report-luck-deal = Štěstí rozdání
report-luck-rest = Zbytek
report-luck-result = Výsledek

## Length

report-length-short = Délka
report-length-title = Jak dlouhá je partie
report-length-lead = Medián počtu tahů v partii je { $turns }, na jednoho hráče { $rounds }. Trvá-li tah { $seconds } s, je to { $minutes } min; osm partií z deseti trvá { $short } až { $long } min.
report-length-note = Partie podle počtu kol. Čárkovaná čára je medián.
report-all-finished = Všechny partie dospěly ke konci, jaký znají pravidla.
report-endings = Ke konci, jaký znají pravidla, dospělo { $finished } partií, limit tahů jich ukončil { $limited }.
report-round-tick = kola: { $round }
report-rounds-range = kola: { $from } až { $to }, partie: { $games }

## Income

report-income-short = Příjmy
report-income-title = Odkud peníze přicházejí a kam odcházejí
report-income-lead = { $bot } za partii přijme { $income }: { $private } z kontraktů od začátku, { $public } z veřejných. Zase vydá { $costs }.
report-income-note = Průměr za partii v { $currency }; nahoře příjmy, dole výdaje. Spolu s počátečním kapitálem dávají dohromady hotovost na konci, do poslední mince.
report-income-costs = Výdaje
report-line-private = Soukromé kontrakty
report-line-auctioned = Vydražené kontrakty
report-line-gifts = Kontrakty bez dražby
report-line-cards = Akční karty
report-line-trailers-sold = Prodané přívěsy
report-line-bids = Nabídky v dražbě
report-line-trailers-bought = Koupené přívěsy
report-line-fines = Pokuty a výdaje z karet
report-line-final = Zaplaceno na konci

## Auctions

report-auctions-short = Dražby
report-auctions-title = Co dražby stojí a co přinášejí
report-auctions-lead = Kupující platí { $price } z tištěného výnosu a doručí { $delivered } toho, co koupí, takže na kontrakt zbude { $profit }. Zdarma je { $free } prodejů a { $removed } veřejných kontraktů odchází ze hry, protože je nikdo nechce.
report-auctions-note = Podle výše nabídky, za kterou byl kontrakt prodán. Částky jsou průměry v { $currency }; co kontrakt přinesl, je jeho výnos, pokud ho kupující inkasoval, a jinak nic.
report-auction-removed = Vyřazeno: nikdo neměl zájem
report-auction-gifts = Vzato bez dražby
report-auction-left = Zbylo na konci
report-auction-prices = Cena proti výnosu
report-auction-often = Jak často která nabídka
report-auction-price = Cena
report-auction-brought = Přineslo kupujícímu
report-auction-revenue = Tištěný výnos
report-level = { $level ->
        [0] Zdarma
       *[other] Nabídka { $level }
    }

## Contracts

report-contracts-short = Kontrakty
report-contracts-title = Nejlepší a nejhorší kontrakty
report-contracts-lead = Kupujícímu nechává nejvíc { $best }, a to { $most }, a nejméně { $worst }, a to { $least }. { $always ->
        [0] Žádný kontrakt nedosáhne své prostřední nabídky pokaždé
        [one] 1 kontrakt dosáhne své prostřední nabídky pokaždé
        [few] { $always } kontrakty dosáhnou své prostřední nabídky pokaždé
        [many] { $always } kontraktu dosáhne své prostřední nabídky pokaždé
       *[other] { $always } kontraktů dosáhne své prostřední nabídky pokaždé
    } a { $never ->
        [0] žádný pod ní nezůstane pokaždé.
        [one] 1 pod ní pokaždé zůstane.
        [few] { $never } pod ní pokaždé zůstanou.
        [many] { $never } pod ní pokaždé zůstane.
       *[other] { $never } jich pod ní pokaždé zůstane.
    }
report-contracts-note = Průměrný zisk z kontraktu prodaného v dražbě, v { $currency }: výnos, pokud ho kupující inkasoval, minus cena. V grafu je osm nejlepších a osm nejhorších; čára je 95% interval. Kontrakt je označen, když při aspoň dvaceti prodejích dosáhla prostřední z jeho pěti nabídek každá cena, nebo žádná.
report-verdict-always = vždy prostřední nabídka
report-verdict-never = nikdy prostřední nabídka

## Trailers

report-trailers-short = Přívěsy
report-trailers-title = Přívěsy
report-trailers-lead = Počet přívěsů koupených za partii: { $a-game }, z toho { $early } v její první polovině. Kdo kupuje, utratí { $cost } a má z toho { $extra }; peníze se vrátí { $paid-back } kupujících. Znovu se prodá { $sold } přívěsů.
report-trailers-note = Přívěsy koupené v každé desetině partie. Přívěsu se připisuje jeho část každého výnosu, tedy za zboží, pro které při nakládce nebylo místo na šesti místech samotného náklaďáku, a také to, za co byl prodán. Protože část toho zboží by se svezla později, je to víc, než kolik přívěs opravdu vydělal.
report-trailer-small = Místo pro čtyři
report-trailer-large = Místo pro šest
report-game-tick = { $part } partie

## Event cards

report-cards-short = Akční karty
report-cards-title = Co dělají akční karty
report-cards-lead = Počet karet líznutých za partii: { $drawn }. Nejlépe slouží tomu, kdo si ji lízne, karta { $best }, { $most } v témže tahu, a nejhůř karta { $worst }, { $least }.
report-cards-note = V { $currency }, s 95% intervaly. V témže tahu: hotovost hráče na konci tahu minus hotovost ve chvíli, kdy se karta objevila, včetně doručení v tom tahu. Na konci: o kolik dál nad průměrem stolu než obvykle u téhož bota hráč skončil; to je to, co kartu provází, ne jen to, co způsobila.
report-cards-turn = V témže tahu
report-cards-end = Na konci partie

## Traffic

report-traffic-short = Provoz
report-traffic-title = Provoz na plánu
report-traffic-table = Nejrušnější pole, za partii
report-traffic-lead = Nejrušnější je pole { $first }, počet náklaďáků za partii: { $visits }; následují { $second } a { $third }. { $never ->
        [0] Žádné pole nezůstává stranou.
        [one] 1 pole nikdo nenavštíví.
        [few] { $never } pole nikdo nenavštíví.
        [many] { $never } pole nikdo nenavštíví.
       *[other] { $never } polí nikdo nenavštíví.
    }
report-traffic-note = Náklaďáky, které za partii na poli zastaví, přejedou přes ně nebo je na ně přesune karta. Plocha značky odpovídá provozu.
report-traffic-least = málo
report-traffic-most = { $visits } za partii
report-traffic-space = { $space }: { $visits } za partii

## Heads of tables

report-head-bot = Bot
report-head-own-turn = Vlastní tah
report-head-low-cash = Nejnižší desetina
report-head-median-cash = Medián
report-head-high-cash = Nejvyšší desetina
report-head-players = Hráči
report-head-who = Kdo
report-head-games = Partie
report-head-won = Vyhráno
report-head-rate = Podíl
report-head-low = Od
report-head-high = Do
report-head-part = Část
report-head-share = Podíl
report-head-deviation = Odchylka
report-head-rounds = Kola
report-head-line = Zdroj
report-head-a-game = za partii
report-head-level = Nabídka
report-head-sold = Prodáno
report-head-price = Cena
report-head-revenue = Výnos
report-head-price-part = cena z výnosu
report-head-delivered = Doručeno
report-head-brought = Přineslo
report-head-profit = Zisk
report-head-contract = Kontrakt
report-head-middle = Prostřední nabídka
report-head-mean-level = Průměrná nabídka
report-head-below = Pod ní
report-head-at = Na ní
report-head-above = Nad ní
report-head-verdict = Označení
report-head-small = Místo pro čtyři, za partii
report-head-large = Místo pro šest, za partii
report-head-sold-again = Znovu prodáno
report-head-cost = Zaplaceno
report-head-extra = Vydělalo zboží na něm
report-head-sales = Prodáno za
report-head-paid-back = Zaplatilo se
report-head-card = Karta
report-head-drawn = Líznuto
report-head-in-the-turn = V tahu
report-head-in-the-end = Na konci
report-head-space = Pole
report-head-stops = Zastavení
report-head-through = Přejetí
report-head-set-down = Přesunutí
report-head-visits = Celkem
