# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: „{ $text }“
terminal-bid = Nabídka { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; nabídky { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }
# $rule, $value (text): a house rule and how it is set.
terminal-rule = { $rule }: { $value }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = „{ $link }“ není odkaz na stůl. Vypadá takto: http://server/table/abc#0.key; ke kódu patří --server.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } neodpovídá: { $why }
terminal-error-untrusted = { $server } se prokazuje certifikátem, kterému tento systém nevěří ({ $why }), a proto se tam nic neposlalo. Je-li to váš vlastní server, uveďte v SSL_CERT_FILE soubor, kterým je jeho certifikát podepsán.
terminal-error-not-ours = { $server } odpovídá, ale není to server hry Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Server hraje { $edition } s jinými plány nebo kartami než tento program. Jeden z nich je starší, aktualizuj oba.
terminal-error-no-home = Hru nelze na tomto počítači ukládat: { $why }
# $folder (text).
terminal-error-in-use = Se složkou { $folder } se právě hraje jiná hra. Nejdřív ji ukonči, nebo zvol jinou složku pomocí --data.
terminal-error-nothing-to-resume = Žádná rozehraná hra tu není.
# $table (text): the id.
terminal-error-not-there = Rozehraná hra „{ $table }“ tu není.
terminal-error-no-screen = Celá obrazovka tu ještě není. Hraj s --plain.
terminal-error-terminal = Terminál nelze použít: { $why }

## Setting up

terminal-setup = Nová hra. Klávesou Enter necháš vše jako obvykle.
terminal-ask-seats = Kolik hráčů, od { $least } do { $most }? Enter: čtyři.
terminal-ask-names = Kdo hraje u této klávesnice? Více jmen odděl čárkami.
terminal-ask-level = Jak dobře hraje počítač? Enter: svou práci umí.
terminal-ask-turns = Po kolika tazích všech hráčů dohromady má hra skončit? Enter: hrát až do konce.
terminal-ask-rules = Domácí pravidlo? Napiš PŘEPÍNAČ=HODNOTA, nebo část názvu a dostaneš vysvětlení. Enter: žádné další.
terminal-ask-seed = Semínko, aby šly stejné hody zopakovat? Enter: náhoda.
# $typed (text): what was typed, here and below.
terminal-not-a-number = „{ $typed }“ není číslo od { $least } do { $most }.
terminal-not-in-list = „{ $typed }“ v seznamu není. Napiš číslo od 1 do { $most }, nebo část názvu.
terminal-lobby = Který stůl? Enter: nový.
terminal-lobby-link = Odkaz nebo kód
terminal-lobby-again = Obnovit
terminal-ask-link = Vlož odkaz, který ti někdo poslal, nebo napiš kód z druhého zařízení.
terminal-which-seat = Na které místo si sedneš? Enter: jen se dívat.

## In the game

# $edition, $players (text): the name of the edition, and who plays.
terminal-table = { $edition }: { $players }.
terminal-hint = Napiš číslo nebo část názvu. ? je nápověda.
terminal-no-cards = Nemáš odloženou žádnou kartu a nic nedlužíš.
terminal-waiting-host = Rozešli odkazy. „bot 2“ posadí počítač na místo 2, „start“ hru zahájí.
terminal-back = Spojení je zpět.
terminal-undone = Něco bylo vzato zpět.
terminal-ask-vote = Souhlasíš? ano nebo ne.
terminal-ask-rematch = Ještě jednu hru se stejnými hráči? ano nebo ne.
terminal-wait-rematch = Čeká se na ostatní …
terminal-press-enter = Potom stiskni Enter.
# $more: how many choices are not in the list.
terminal-more =
    { $more ->
        [one] Ještě jedna volba: napiš část jejího názvu, nebo „volby“ pro všechny.
        [few] Ještě { $more } volby: napiš část názvu, nebo „volby“ pro všechny.
       *[other] Ještě { $more } voleb: napiš část názvu, nebo „volby“ pro všechny.
    }
terminal-which = Co z toho?
terminal-unclear = „{ $typed }“ tu nic neznamená. ? je nápověda.
terminal-help = Napiš číslo volby nebo část jejího názvu, nebo jedno z těchto slov:
terminal-why-what = Proč co nejde? Napiš volbu, město, zakázku, nebo třeba roll, stay, auction, „buy small“.
terminal-left = Hra je uložená.
# $table (text): the id.
terminal-resume = Pokračovat můžeš takto: aufachse play --resume { $table }
# $file (text): where it lies.
terminal-record = Záznam hry: { $file }

## Commands: the words that may be typed, parted by commas, and what each does. The English
## ones are understood in every language too; the examples have the words of this one.

terminal-word-help = nápověda
terminal-about-help = tento seznam
terminal-word-choices = volby, seznam
terminal-about-choices = znovu situace a volby
terminal-word-undo = zpět
terminal-about-undo = vzít zpět svůj poslední krok
terminal-word-why = proč
terminal-about-why = které pravidlo něco zakazuje: „proč 3“, „proč München“, „proč roll“
terminal-word-contracts = zakázky, ruka
terminal-about-contracts = tvé zakázky se vzdálenostmi
terminal-word-map = mapa, kde
terminal-about-map = kde jsi, která města jsou blízko a kde stojí ostatní
terminal-word-players = hráči
terminal-about-players = všichni hráči
terminal-word-display = nabídka
terminal-about-display = veřejné zakázky s nabídkami
terminal-word-cards = karty
terminal-about-cards = odložené karty a dluhy
terminal-word-log = deník
terminal-about-log = co se stalo
terminal-word-chat = říct
terminal-about-chat = říct něco ke stolu
terminal-word-mute = ztlumit
terminal-about-mute = neslyšet hráče na místě 2: „ztlumit 2“; zase ho slyšet: „ztlumit 2 zrušit“
terminal-word-bot = počítač
terminal-about-bot = nechat řídit počítač; dokud jsou volná místa, „počítač 2“ nebo „počítač 2 chef“ ho posadí na místo 2 a „počítač 2 zrušit“ ho zase zvedne
terminal-word-wheel = volant
terminal-about-wheel = vzít si volant zpět
terminal-word-propose = navrhnout
terminal-about-propose = navrhnout něco všem: „navrhnout zpět“, „navrhnout konec“, „navrhnout odveta“ nebo „navrhnout vyloučit 2“
terminal-word-yes = ano, a
terminal-about-yes = souhlasit s návrhem
terminal-word-no = ne, n
terminal-about-no = odmítnout návrh
terminal-word-order = příkaz
terminal-about-order = stálý příkaz pro dražby: „příkaz 3“ přihazuje do stupně 3 a pak odstoupí, „příkaz 3 ptát“ se pak zeptá, „příkaz přehozen“, „příkaz odstoupit“, „příkaz zrušit“
terminal-word-start = začít
terminal-about-start = zahájit hru, kterou jsi otevřel
terminal-word-links = odkazy
terminal-about-links = kdo kde sedí, a odkazy na tento stůl
terminal-word-carry = přenést
terminal-about-carry = kód, který přenese tvé místo na jiné zařízení
terminal-word-stand = vstát
terminal-about-stand = vzdát se svého místa
terminal-word-quit = konec
terminal-about-quit = odejít; hra je uložená

## Words that may be typed behind a command, parted by commas; each is one word, and no two
## of these messages have one in common. The English ones are understood in every language.

terminal-arg-ask = ptát
terminal-arg-outbid = přehozen
terminal-arg-pass = odstoupit
terminal-arg-off = zrušit
terminal-arg-undo = zpět
terminal-arg-end = konec
terminal-arg-rematch = odveta
terminal-arg-kick = vyloučit
