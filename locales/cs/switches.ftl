# The switches: for each one a label, what it changes, and a label for each value. The values
# are described in the English file.

## Setting up

switch-currency = Měna
switch-currency-about = Čím se platí; částky jsou stejné.
switch-currency-DM = Marky (DM)
switch-currency-EUR = Eura (€)

switch-board = Mapa
switch-board-about = Po které mapě se jezdí: po starší, nebo po větší s východními městy a trajekty.
switch-board-classic = 1987, bez trajektů
switch-board-modern = 2007, s trajekty
switch-board-value = { $value }

switch-contract-deck = Karty kontraktů
switch-contract-deck-about = Které karty kontraktů jsou v krabici.
switch-contract-deck-classic-52 = 52 kontraktů klasické krabice
switch-contract-deck-modern-54 = 54 kontraktů moderní krabice
switch-contract-deck-value = { $value }

switch-event-deck = Akční karty
switch-event-deck-about = Které akční karty jsou v krabici.
switch-event-deck-classic-31 = 31 karet klasické krabice
switch-event-deck-modern-28 = 28 karet moderní krabice
switch-event-deck-value = { $value }

switch-private-contracts = Rozdané kontrakty
switch-private-contracts-about = Kolik tajných kontraktů dostane každý hráč na začátku, od 1 do 10.
switch-private-contracts-value =
    { $value ->
        [one] 1 kontrakt pro každého
        [few] { $value } kontrakty pro každého
        [many] { $value } kontraktu pro každého
       *[other] { $value } kontraktů pro každého
    }

switch-public-pile = Veřejné kontrakty
switch-public-pile-about = Kolik je veřejných kontraktů pro 2, 3, 4, 5 a 6 hráčů; čím víc jich je, tím déle se hraje.
switch-public-pile-value = { $value }

switch-start-space = Výchozí místa
switch-start-space-about = Kam smíš na začátku postavit svůj náklaďák.
switch-start-space-not-a-city = Mimo města
switch-start-space-any = Kamkoli

switch-placed = Umístění náklaďáků
switch-placed-about = Zda znáš své kontrakty, když stavíš náklaďák na mapu.
switch-placed-before-deal = Před rozdáním kontraktů
switch-placed-before-looking = Kontrakty rozdané, ale neviděné
switch-placed-after-looking = Se známými kontrakty

switch-first-player = První hráč
switch-first-player-about = Jak se určí, kdo začne.
switch-first-player-chance = Losem
switch-first-player-highest-roll = Nejvyšším hodem
switch-first-player-host-or-chance = Rozhodne hostitel, nebo los

## Driving

switch-dice = Kostky
switch-dice-about = Kolika kostkami se hází; při dvou jedeš podle té, která se ti hodí víc.
switch-dice-1 = Jedna
switch-dice-2 = Dvě, jede se podle jedné

switch-trucks-on-a-road-space = Místo na silnici
switch-trucks-on-a-road-space-about = Kolik náklaďáků smí stát na jednom poli mimo města.
switch-trucks-on-a-road-space-1 = Jeden náklaďák
switch-trucks-on-a-road-space-2 = Dva náklaďáky

switch-trucks-in-a-city = Místo ve městě
switch-trucks-in-a-city-about = Kolik náklaďáků smí stát v jednom městě.
switch-trucks-in-a-city-one = Jeden náklaďák
switch-trucks-in-a-city-any = Všechny

switch-end-space-full = Obsazené poslední pole
switch-end-space-full-about = Co uděláš, když tam, kde by jízda skončila, není místo.
switch-end-space-full-must-stop-before = Zastavíš před ním
switch-end-space-full-may-stop-before = Zastavíš před ním, nebo jedeš jinudy
switch-end-space-full-not-allowed = Vezmeš jinou kostku, nebo jedeš jinudy

switch-contract-city = Města tvých kontraktů
switch-contract-city-about = Ve kterých městech svých kontraktů smíš jízdu předčasně ukončit.
switch-contract-city-any-own = Start i cíl každého tvého kontraktu
switch-contract-city-useful = Start nenaloženého, cíl naloženého
switch-contract-city-can-serve = Jen kde můžeš hned naložit nebo doručit

switch-stop-in-contract-city = Přerušení jízdy ve městě kontraktu
switch-stop-in-contract-city-about = Zda musíš naložit nebo doručit, když jízdu předčasně ukončíš ve městě svého kontraktu.
switch-stop-in-contract-city-may = Bez povinnosti
switch-stop-in-contract-city-then-must-serve = Pak musíš naložit nebo doručit

switch-stop-at-sign = Zastavení před značkou
switch-stop-at-sign-about = Zda se smíš vzdát zbylých polí tam, kde cestu blokuje značka.
switch-stop-at-sign-may = Dovoleno
switch-stop-at-sign-only-without-full-way = Jen když žádná cesta nemá plnou délku

## Loading and delivering

switch-load-before-roll = Nakládka místo hodu
switch-load-before-roll-about = Zda náklaďák, který už stojí ve správném městě, smí nakládat na začátku tahu.
switch-load-before-roll-no = Ne
switch-load-before-roll-yes = Ano
switch-load-before-roll-not-just-taken = Ano, kromě kontraktu, který byl vzat právě tam

switch-serve-while-waiting = Nakládka a doručení při stání
switch-serve-while-waiting-about = Zda smíš nakládat a doručovat v tahu, ve kterém tvůj náklaďák své pole nemohl opustit nebo neopustil.
switch-serve-while-waiting-no = Ne
switch-serve-while-waiting-yes = Ano

switch-loads-a-turn = Nakládání v jednom tahu
switch-loads-a-turn-about = Kolik kontraktů smíš v tahu naložit a zda tím tah končí.
switch-loads-a-turn-any = Bez omezení
switch-loads-a-turn-one-ends-turn = Jeden, a tah končí

switch-deliveries-a-turn = Doručování v jednom tahu
switch-deliveries-a-turn-about = Kolik kontraktů smíš v tahu doručit a zda tím tah končí.
switch-deliveries-a-turn-any = Bez omezení
switch-deliveries-a-turn-one-ends-turn = Jeden, a tah končí

switch-delivering = Doručování
switch-delivering-about = Zda se zboží vykládá samo, když zastavíš ve městě, kam patří.
switch-delivering-by-itself = Samo od sebe
switch-delivering-may = Podle tvé volby

switch-roll-after-card-delivery = Hod po doručení díky kartě
switch-roll-after-card-delivery-about = Zda v tahu, který začal jízdou podle karty a doručením, ještě házíš.
switch-roll-after-card-delivery-next-turn = Ne: náklaďák odjede až v dalším tahu
switch-roll-after-card-delivery-same-turn = Ano: ještě v tomtéž tahu

switch-second-service = Druhý kontrakt v témže městě
switch-second-service-about = Zda lze kontrakt, který ve městě zbyl, naložit nebo doručit v pozdějším tahu bez jízdy.
switch-second-service-no = Ne
switch-second-service-instead-of-roll = Ano, místo hodu

switch-stop-order = Pořadí ve městě
switch-stop-order-about = Zda mají doručení, dražba a nakládka pevné pořadí.
switch-stop-order-ruled = Doručit, dražit, naložit
switch-stop-order-any = Libovolné

## Roadworks and jam

switch-roadworks-after = Práce na silnici
switch-roadworks-after-about = Kdy se stěhuje značka práce na silnici a zda musí.
switch-roadworks-after-rolled-1-must = Po hodu 1: povinně
switch-roadworks-after-rolled-1-may = Po hodu 1: podle tvé volby
switch-roadworks-after-used-1-must = Po jízdě za 1, i když padla 6: povinně

switch-roadworks-never-on-hamburg-flensburg = Chráněný úsek Hamburg–Flensburg
switch-roadworks-never-on-hamburg-flensburg-about = Zda je silnice mezi městy Hamburg a Flensburg před pracemi v bezpečí.
switch-roadworks-never-on-hamburg-flensburg-yes = Ano
switch-roadworks-never-on-hamburg-flensburg-no = Ne

switch-roadworks-or-event-first = Napřed práce na silnici, nebo akční karta
switch-roadworks-or-event-first-about = Co se vyřídí dřív, když jízda za 1 skončí na poli s trojúhelníkem.
switch-roadworks-or-event-first-roadworks = Práce na silnici
switch-roadworks-or-event-first-event = Akční karta

switch-jammed-space = Zácpa
switch-jammed-space-about = Zda smíš vjet do města se zácpou, když tam doručuješ.
switch-jammed-space-closed = Zavřeno pro všechny
switch-jammed-space-city-open-to-deliver = Město je otevřené pro doručení

## Events

switch-event-drawn = Lízání akčních karet
switch-event-drawn-about = Zda se karta líže po každé jízdě, která skončí na poli s trojúhelníkem, nebo jen při přesném počtu.
switch-event-drawn-move-ends = Každá jízda, která tam skončí
switch-event-drawn-exact-count = Přesný počet

switch-card-moves-draw = Karta po kartě
switch-card-moves-draw-about = Zda jízda, kterou ti dala akční karta, může přinést další kartu.
switch-card-moves-draw-yes = Ano
switch-card-moves-draw-die-thrown = Jen když se na ni házelo kostkou

switch-used-event-card = Použité akční karty
switch-used-event-card-about = Kam přijde vyřízená akční karta.
switch-used-event-card-under-deck = Pod balíček
switch-used-event-card-reshuffled = Stranou, a když balíček dojde, znovu se zamíchají
switch-used-event-card-out = Ven ze hry

switch-unpayable-cost = Karty, na které nemáš
switch-unpayable-cost-about = Kolik dlužíš, když ti na akční kartu chybějí peníze.
switch-unpayable-cost-double = Dvojnásobek
switch-unpayable-cost-single = Prostou částku

## Trailers

switch-trailers-sell = Prodej přívěsů
switch-trailers-sell-about = Zda se hraje s přívěsy a kdy je bank vykupuje za 500.
switch-trailers-sell-no = Ne
switch-trailers-sell-own-turn-if-fits = Ve svém tahu, vejde-li se náklad bez něj
switch-trailers-sell-any-time-if-fits = Kdykoli, vejde-li se náklad bez něj
switch-trailers-sell-own-turn-goods-stay = Ve svém tahu, zboží zůstává naložené
switch-trailers-sell-no-trailers = Přívěsy nejsou

## Public contracts

switch-auction-after = Dražby
switch-auction-after-about = Po jakém příjezdu do města smíš dát veřejný kontrakt do dražby.
switch-auction-after-any-stop = Po každém zastavení ve městě
switch-auction-after-exact-count = Při přesném počtu
switch-auction-after-exact-count-not-by-card = Při přesném počtu, ale ne díky kartě
switch-auction-after-none-take = Žádné: kontrakty se prostě berou

switch-auctions-a-turn = Počet dražeb
switch-auctions-a-turn-about = Kolik dražeb smíš vyvolat.
switch-auctions-a-turn-one-a-stop = Jednu za zastávku
switch-auctions-a-turn-one = Jednu za tah
switch-auctions-a-turn-none = Žádnou

switch-auction-order = Přihazování
switch-auction-order-about = Zda všichni volně vyvolávají nabídky, nebo se přihazuje popořadě.
switch-auction-order-open-outcry = Všichni najednou
switch-auction-order-clockwise = Popořadě doleva, kdo vystoupí, končí
switch-auction-order-none = Nepřihazuje se

switch-buy-now = Okamžitá koupě
switch-buy-now-about = Zda si ten, kdo dražbu vyvolal, smí kontrakt rovnou vzít za pátou nabídku.
switch-buy-now-yes = Ano
switch-buy-now-no = Ne

switch-no-interest = Nezájem
switch-no-interest-about = O který veřejný kontrakt se přijde, když smíš dražit, ale žádný nechceš.
switch-no-interest-no = O žádný
switch-no-interest-nearest-dock = O první v řadě, u nakládací rampy

switch-display-after-sale = Doplňování mezer
switch-display-after-sale-about = Kam se vyloží další veřejný kontrakt, když jeden zmizí.
switch-display-after-sale-in-place = Do mezery
switch-display-after-sale-slides = Na kraj, ostatní se posunou
switch-display-after-sale-in-place-removal-slides = Do mezery; po vyřazení se ostatní posunou

switch-load-won = Nakládka vydraženého kontraktu
switch-load-won-about = Zda smíš kontrakt vydražený v cizím tahu ihned naložit.
switch-load-won-at-once = Ihned
switch-load-won-own-turn = Až ve svém tahu

switch-taken-contract = Nakládka vzatého kontraktu
switch-taken-contract-about = Zda se kontrakt vzatý bez dražby musí hned naložit, pokud se vejde.
switch-taken-contract-loads-if-fits = Ihned, pokud se vejde
switch-taken-contract-loads-at-choice = Teď, nebo později, podle tvé volby

## Single event cards

switch-pannenhilfe = Pannenhilfe
switch-pannenhilfe-about = Zda smíš odmítnout pomoc kolegovi s poruchou.
switch-pannenhilfe-choice = Podle tvé volby
switch-pannenhilfe-forced = Povinně

switch-gute-routenplanung = Gute Routenplanung
switch-gute-routenplanung-about = Zda smíš zůstat na místě a do volného města nejet.
switch-gute-routenplanung-may = Podle tvé volby
switch-gute-routenplanung-must = Povinně

switch-gute-routenplanung-reach = Gute Routenplanung: jak daleko
switch-gute-routenplanung-reach-about = Zda smíš za volným městem projet obsazenými městy.
switch-gute-routenplanung-reach-through-occupied = Přes obsazená města k volnému
switch-gute-routenplanung-reach-neighbouring = Jen do sousedních měst

switch-subunternehmer = Subunternehmer
switch-subunternehmer-about = Zda oba náklaďáky smějí zůstat na místě.
switch-subunternehmer-may = Podle volby
switch-subunternehmer-must = Povinně

switch-fog-and-accident-jam = Mlha a nehoda
switch-fog-and-accident-jam-about = Kam smíš u těchto dvou karet dát značku Stau.
switch-fog-and-accident-jam-empty = Na prázdné pole
switch-fog-and-accident-jam-any = Kamkoli
switch-fog-and-accident-jam-free = Na volné pole

switch-familiennachwuchs = Familiennachwuchs
switch-familiennachwuchs-about = Do kterého z měst, pro která vezeš zboží, tě karta přesune.
switch-familiennachwuchs-nearest = Do nejbližšího
switch-familiennachwuchs-any = Do kteréhokoli

switch-familiennachwuchs-unload = Vykládka po Familiennachwuchs
switch-familiennachwuchs-unload-about = Zda musíš ve městě, kam tě karta přesune, doručit.
switch-familiennachwuchs-unload-may = Podle tvé volby
switch-familiennachwuchs-unload-must = Povinně

switch-schnelle-verladung = Schnelle Verladung
switch-schnelle-verladung-about = Zda se smíš po nakládce nového hodu vzdát.
switch-schnelle-verladung-may = Podle tvé volby
switch-schnelle-verladung-must = Povinný hod

switch-dokumente = Dokumente
switch-dokumente-about = Ve kterém městě na tebe čekají doklady.
switch-dokumente-opposite-direction = V nejbližším za tebou
switch-dokumente-last-city = V posledním, kterým vedla tvá cesta

switch-zollabfertigung = Zollabfertigung
switch-zollabfertigung-about = Na které pole s trojúhelníkem tě karta přesune.
switch-zollabfertigung-nearest = Na nejbližší
switch-zollabfertigung-neighbouring = Na kterékoli sousední

switch-hilfe-diebe = Hilfe, Diebe!
switch-hilfe-diebe-about = Co se stane s kontrakty, jejichž zboží je ukradeno.
switch-hilfe-diebe-face-up = Zůstanou vyložené na stole
switch-hilfe-diebe-hand = Vrátí se ti do ruky

switch-inspektion = Inspektion
switch-inspektion-about = Zda se smíš ve městě München nového hodu vzdát.
switch-inspektion-may = Podle tvé volby
switch-inspektion-must = Povinný hod

switch-schneestuerme = Schneestürme
switch-schneestuerme-about = Zda smíš nechat náklaďáky na místě.
switch-schneestuerme-may = Podle tvé volby
switch-schneestuerme-must = Povinný posun

switch-ware-verdorben = Ware verdorben
switch-ware-verdorben-about = Do kterého města se vrátíš, když ti karta nedává na výběr.
switch-ware-verdorben-last-loading = Do města poslední nakládky
switch-ware-verdorben-last-of-carried = Do města poslední nakládky toho, co teď vezeš
