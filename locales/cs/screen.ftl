# Celá obrazovka hry v terminálu.

## Obrazovka

screen-too-small = Obrazovka má { $width }×{ $height } znaků, hra potřebuje { $least-width }×{ $least-height }. Zvětšete okno, nebo hrajte v řádcích textu s --plain.
screen-too-small-short = Hra potřebuje { $least-width }×{ $least-height } znaků.
screen-broken = Tohle se nemělo stát. Hra je uložena až po poslední tah: aufachse play --resume

## Příprava stolu

screen-setup = Nový stůl
screen-setup-keys = ↑↓ výběr · ←→ změna · Enter napsat nebo otevřít · F10 začít · Esc odejít
screen-house-keys = ↑↓ výběr · ←→ změna · Enter napsat · Backspace jako v edici · Esc zpět
screen-edition = Vydání
screen-players-about = Dva až šest.
screen-seat = Místo { $seat }
screen-seat-about = Kdo tu hraje: někdo u tohoto terminálu, nebo počítač. Enter změní jméno.
screen-who-named = { $name } ({ $who })
screen-length = Délka
screen-length-about = Celá hra, nebo tolik tahů všech hráčů dohromady.
screen-length-full = Celá hra
screen-length-turns =
    { $turns ->
        [one] Jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
screen-cash = Hotovost
screen-cash-about = Vidí všichni, kolik mají ostatní?
screen-cash-open = Na stole
screen-cash-hidden = Tajná
screen-seed = Semínko kostek
screen-seed-about = Se stejným semínkem padnou kostky i karty znovu stejně. Prázdné: rozhodne náhoda.
screen-seed-chance = náhodně
screen-house-changed =
    { $changed ->
        [0] jako v edici
        [one] jedno změněno
        [few] { $changed } změněna
       *[other] { $changed } změněno
    }
screen-back = Zpět
screen-begin-about = Zamíchat, rozdat a vyrazit.

## Předsíň a čekárna

screen-lobby-keys = ↑↓ vybrat · Enter jít · n nový stůl · l odkaz či kód · r obnovit · q odejít
screen-room-ready = Všichni jsou tu. Klávesou b hra začne.
screen-room-sit = Vyber volné místo a stiskni Enter, nebo zůstaň a dívej se.
# Behind a player whose chat is not shown.
screen-muted = ztlumen
screen-sit-keys = Enter sednout si · Esc jen se dívat
# Before a command that brings the seats to another terminal.
screen-carry-here = V terminálu tam napiš:

## Panely

screen-choices =
    { $choices ->
        [one] Jedna možnost
        [few] { $choices } možnosti
       *[other] { $choices } možností
    }
screen-tab-papers = Papíry
screen-tab-market = Trh
screen-tab-players = Hráči
screen-tab-cards = Karty
screen-tab-log = Zápis
screen-tab-chat = Chat
screen-contract-road = naloženo, zbývá { $steps }
screen-contract-hand = k naložení, { $steps } daleko
screen-contract-stolen = ukradeno! Naložit znovu, { $steps }
screen-contract-taken = naložit až při další návštěvě, { $steps }
screen-no-cards = Před vámi neleží žádné karty.
screen-stock = Balíček { $pile } · přívěsy { $small } malé, { $large } velké · události { $events }
screen-cloudburst = Průtrž mračen: všichni házejí jednou kostkou.
screen-nothing-found = Nic neodpovídá. Esc ukáže zase vše.
screen-after = Konec hry. e ukáže výsledek, m nabídne odvetu, q odejde.
screen-vote = y = ano, n = ne
screen-waiting-for = Čeká se na hráče: { $players }

## Okna

screen-help = Klávesy a značky
screen-leave = Odejít od stolu
screen-leave-ask = Odejít od stolu? Vše je uloženo; aufachse play --resume bude pokračovat odtud.
screen-leave-yes = odejít
screen-leave-no = zůstat
screen-pass-show = To jsem já: ukázat mé papíry
screen-why-there = Jet do města { $space }, nebo tam něco položit
# Below a rule that is too long for its window.
screen-why-leaf = PgUp PgDn: zbytek pravidla

## Řádek kláves

screen-short-cycle = další
screen-short-do = provést
screen-short-search = hledat
screen-short-undo = vrátit
screen-short-zoom = lupa
screen-short-tab = panel
screen-short-why = proč ne?
screen-short-menu = nabídka
screen-short-help = nápověda
screen-short-leave = konec
# In the waiting room.
screen-short-seat = místo
screen-short-level = počítač
screen-short-copy = odkaz
screen-short-begin = začít
screen-short-sit = sednout si
screen-short-close = zavřít
screen-short-leaf = listovat
screen-short-choose = vybrat
screen-short-chat = chat
screen-short-result = výsledek
screen-short-step = krok
screen-short-turn = tah
screen-short-go = jít na
screen-short-speed = rychlost
screen-space-bar = Mezerník

## Nápověda

screen-key-cycle = další a předchozí možnost; její cesta se ukáže na mapě
screen-key-number = možnost s tímto číslem
screen-key-search = najít možnost podle části jména, třeba podle města
screen-key-do = provést vybrané
screen-key-undo = vrátit poslední krok, dokud neodhalil nic nového
screen-key-why = proč ne? Zeptat se na tah a přečíst si pravidlo
screen-key-zoom = blíž, dál
screen-key-fit = celá mapa
screen-key-pan = posunout mapu
screen-key-pan-far = posunout mapu o hodně
screen-key-follow = zpět k vlastnímu kamionu a jet s ním
screen-key-tab = další a předchozí panel
screen-key-log = listovat zápisem a dlouhými panely
screen-key-chat = říct něco u stolu
screen-key-menu = nabídka: řídí počítač, trvalé příkazy, konec, odveta
screen-key-vote = ano nebo ne tomu, co někdo navrhuje
screen-key-redraw = překreslit obrazovku
screen-key-rest = odpočinek; fg vrátí hru
screen-key-leave = odejít; hra je uložena
screen-key-mouse = Myš: kliknutí vybere možnost nebo svítící pole, druhé ji provede; kolečko přibližuje, tažením se posouvá mapa.
screen-mark-city = město
screen-mark-space = pole
screen-mark-event = pole události
screen-mark-roadworks = práce na silnici: tudy se neprojede
screen-mark-jam = zácpa
screen-mark-lost = ztracený náklad
screen-mark-truck = kamion s písmenem svého hráče; vlastní je podtržený
screen-mark-target = kde může tah skončit, s číslem možnosti
screen-mark-end = kde končí vybraný tah
screen-mark-road = silnice
screen-mark-ferry = trajekt
screen-mark-sea = moře
screen-mark-coast = pobřeží nebo břeh jezera
screen-mark-border = hranice země
screen-mark-hand = kontrakt v ruce, ještě nenaložený
screen-mark-loaded = kontrakt na cestě, k doručení
screen-sea-north = Severní moře
screen-sea-baltic = Baltské moře
screen-sea-adriatic = Jaderské moře

## Sledování záznamu

screen-watch-at = Tah { $turn } z { $turns } · krok { $step } z { $steps }
screen-watch-speed = rychlost ×{ $speed }
screen-watch-go = Na tah:
screen-watch-key-run = mezerník: spustit, nebo pozastavit
screen-watch-key-step = o krok zpět, o krok dál
screen-watch-key-turn = předchozí tah, další tah
screen-watch-key-go = napsat číslo tahu a Enterem na něj přejít
screen-watch-key-tenth = tolik desetin od začátku hry
screen-watch-key-ends = začátek, konec
screen-watch-key-speed = rychleji, pomaleji
screen-watch-key-seat = papíry dalšího hráče, předchozího
screen-watch-key-follow = jet s náklaďákem, který je na tahu
screen-watch-key-leave = odejít
screen-watch-key-mouse = Myš: kliknutí na lištu přejde na to místo, kolečko přibližuje.
screen-watch-seat = Papíry hráče { $player }
screen-watch-nobody = Ničí papíry
