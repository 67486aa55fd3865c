# What the game in the terminal says. Everything that the game itself says is in the other files,
# and much of what a table needs is shared with the page, in `web.ftl`.
#
# Always text: $player, $space, $city, $contract, $money, $cash (with its currency).
# Always numbers, unless said otherwise: everything else.

## On the table

# $text (text): what somebody said to the table.
terminal-said = { $player }: «{ $text }»
terminal-bid = Offerta { $level }: { $money }
# $what (text): a contract. $mark (text): what there is to say of it.
terminal-marked = { $what } – { $mark }
# $bids (text): five amounts.
terminal-public = { $contract }; offerte { $bids }
# $rest (text): where, cash, load and more.
terminal-player = { $player }: { $rest }
# $steps (text): such as “3 steps”.
terminal-city = { $city }: { $steps }
# $rule, $value (text): a house rule and how it is set.
terminal-rule = { $rule }: { $value }

## What can go wrong

# $link (text): what was typed.
terminal-error-bad-link = “{ $link }” non è un link a un tavolo. È fatto così: http://server/table/abc#0.key; un codice ha bisogno di --server accanto.
# $server (text): an address. $why (text): what the system says.
terminal-error-no-answer = { $server } non risponde: { $why }
terminal-error-untrusted = { $server } mostra un certificato di cui questo sistema non si fida ({ $why }), perciò non gli è stato inviato nulla. Se il server è tuo, indica in SSL_CERT_FILE il file con cui è firmato il suo certificato.
terminal-error-not-ours = { $server } risponde, ma non è un server di Auf Achse.
# $edition (text): the id.
terminal-error-other-rules = Il server gioca { $edition } con tabelloni o carte diversi da quelli di questo programma. Uno dei due è più vecchio: aggiornali entrambi.
terminal-error-no-home = La partita non può essere conservata su questo computer: { $why }
# $folder (text).
terminal-error-in-use = In { $folder } è già in corso un’altra partita. Finiscila prima, o scegli un’altra cartella con --data.
terminal-error-nothing-to-resume = Non c’è nessuna partita da riprendere.
# $table (text): the id.
terminal-error-not-there = Qui non c’è nessuna partita da riprendere chiamata «{ $table }».
terminal-error-no-screen = Lo schermo intero non c’è ancora. Gioca con --plain.
terminal-error-terminal = Il terminale non si può usare: { $why }

## Setting up

terminal-setup = Una nuova partita. Premi Invio per lasciare tutto come al solito.
terminal-ask-seats = Quanti giocatori, da { $least } a { $most }? Invio: quattro.
terminal-ask-names = Chi gioca a questa tastiera? Separa più nomi con virgole.
terminal-ask-level = Quanto è bravo il computer? Invio: conosce il mestiere.
terminal-ask-turns = Dopo quanti turni, contando tutti i giocatori, finisce la partita? Invio: si gioca fino in fondo.
terminal-ask-rules = Una regola della casa? Scrivi IMPOSTAZIONE=VALORE, o parte di un nome per averne la spiegazione. Invio: nessun’altra.
terminal-ask-seed = Un seme, per poter rifare gli stessi dadi? Invio: il caso.
# $typed (text): what was typed, here and below.
terminal-not-a-number = «{ $typed }» non è un numero da { $least } a { $most }.
terminal-not-in-list = «{ $typed }» non è nell’elenco. Scrivi un numero da 1 a { $most }, o parte di un nome.
terminal-lobby = Quale tavolo? Invio: uno nuovo.
terminal-lobby-link = Un link o un codice
terminal-lobby-again = Aggiorna
terminal-ask-link = Incolla il link che ti hanno mandato, o scrivi il codice dell’altro tuo dispositivo.
terminal-which-seat = Quale posto prendi? Invio: guardare soltanto.

## In the game

# $edition, $players (text): the name of the edition, and who plays.
terminal-table = { $edition }: { $players }.
terminal-hint = Scrivi un numero o parte di un nome. ? per l’aiuto.
terminal-no-cards = Non hai carte da parte e non devi nulla.
terminal-waiting-host = Manda i link. «bot 2» mette il computer al posto 2, «start» fa cominciare la partita.
terminal-back = La connessione è tornata.
terminal-undone = Qualcosa è stato annullato.
terminal-ask-vote = Sei d’accordo? sì o no.
terminal-ask-rematch = Un’altra partita con gli stessi giocatori? sì o no.
terminal-wait-rematch = In attesa degli altri …
terminal-press-enter = Poi premi Invio.
# $more: how many choices are not in the list.
terminal-more =
    { $more ->
        [one] Un’altra scelta: scrivi parte del suo nome, o «scelte» per vederle tutte.
       *[other] Altre { $more } scelte: scrivi parte di un nome, o «scelte» per vederle tutte.
    }
terminal-which = Quale di questi?
terminal-unclear = «{ $typed }» qui non vuol dire nulla. ? per l’aiuto.
terminal-help = Scrivi il numero di una scelta o parte del suo nome, oppure uno di questi comandi:
terminal-why-what = Perché non che cosa? Nomina una scelta, una città, un incarico, o qualcosa come roll, stay, auction, «buy small».
terminal-left = La partita è salvata.
# $table (text): the id.
terminal-resume = Si riprende con: aufachse play --resume { $table }
# $file (text): where it lies.
terminal-record = La registrazione della partita: { $file }

## Commands: the words that may be typed, parted by commas, and what each does. The English
## ones are understood in every language too; the examples have the words of this one.

terminal-word-help = aiuto
terminal-about-help = questo elenco
terminal-word-choices = scelte, elenco
terminal-about-choices = di nuovo la situazione e le scelte
terminal-word-undo = annulla
terminal-about-undo = annulla il tuo ultimo passo
terminal-word-why = perché
terminal-about-why = quale regola vieta qualcosa: «perché 3», «perché München», «perché roll»
terminal-word-contracts = incarichi, contratti, mano
terminal-about-contracts = i tuoi incarichi, con le distanze
terminal-word-map = mappa, dove
terminal-about-map = dove sei, quali città sono vicine, dove stanno gli altri
terminal-word-players = giocatori
terminal-about-players = tutti i giocatori
terminal-word-display = mercato
terminal-about-display = gli incarichi pubblici con le offerte
terminal-word-cards = carte
terminal-about-cards = le carte conservate e i debiti
terminal-word-log = diario
terminal-about-log = che cosa è successo
terminal-word-chat = dire
terminal-about-chat = dire qualcosa al tavolo
terminal-word-mute = silenzia
terminal-about-mute = non sentire il giocatore al posto 2: «silenzia 2»; sentirlo di nuovo: «silenzia 2 basta»
terminal-word-bot = computer
terminal-about-bot = far guidare il computer; finché ci sono posti liberi, «computer 2» o «computer 2 chef» ne mette uno al posto 2, e «computer 2 basta» lo toglie
terminal-word-wheel = volante
terminal-about-wheel = riprendere il volante
terminal-word-propose = proponi
terminal-about-propose = proporre qualcosa a tutti: «proponi annulla», «proponi fine», «proponi rivincita» o «proponi espelli 2»
terminal-word-yes = sì, si, s
terminal-about-yes = accettare la proposta
terminal-word-no = no, n
terminal-about-no = rifiutare la proposta
terminal-word-order = ordine
terminal-about-order = un ordine per le aste: «ordine 3» offre fino al livello 3 e poi si ritira, «ordine 3 chiedi» poi ti chiede, «ordine superato», «ordine passa», «ordine basta»
terminal-word-start = comincia
terminal-about-start = far cominciare la partita che hai aperto
terminal-word-links = inviti
terminal-about-links = chi siede dove, e i link a questo tavolo
terminal-word-carry = sposta
terminal-about-carry = un codice che porta il tuo posto su un altro dispositivo
terminal-word-stand = alzati
terminal-about-stand = lasciare il tuo posto
terminal-word-quit = esci, fine
terminal-about-quit = andare via; la partita è salvata

## Words that may be typed behind a command, parted by commas; each is one word, and no two
## of these messages have one in common. The English ones are understood in every language.

terminal-arg-ask = chiedi
terminal-arg-outbid = superato
terminal-arg-pass = passa
terminal-arg-off = basta
terminal-arg-undo = annulla
terminal-arg-end = fine
terminal-arg-rematch = rivincita
terminal-arg-kick = espelli
