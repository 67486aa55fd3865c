# Che cosa risponde un server quando qualcosa non viene fatto. Un messaggio per ogni codice; li mostra la pagina.

server-error-not-text = Il messaggio non è un testo.
server-error-bad-message = Il server non capisce questo messaggio. Forse la pagina è vecchia: ricaricala.
server-error-bad-version = La pagina e il server parlano versioni diverse. Ricarica la pagina.
server-error-stale = Nel frattempo il tavolo è andato avanti.
server-error-not-your-seat = Quel posto non è tuo.
server-error-no-seat = Quel posto non esiste.
server-error-no-index = Le scelte sono { $choices }, e { $index } non è tra queste.
server-error-refused = Le regole non lo permettono.
server-error-no-undo = { $why ->
        [floor] Dadi, carte o un altro giocatore sono venuti dopo. Tutti insieme potete comunque tornare indietro.
        [not-yours] L’ultimo passo non era tuo.
       *[nothing] Non c’è niente da annullare.
    }
server-error-not-playing = La partita non è ancora cominciata.
server-error-begun = La partita è già cominciata.
server-error-over = La partita è finita.
server-error-not-over = La partita non è ancora finita.
server-error-host-only = Può farlo solo chi ha aperto il tavolo.
server-error-seats-free = Ci sono ancora posti liberi.
server-error-seat-taken = Quel posto è occupato.
server-error-bad-key = Questo link non va bene per quel posto.
server-error-proposed = C’è già una proposta; rispondi prima a quella.
server-error-no-proposal = Quella proposta non c’è più.
server-error-bad-proposal = Adesso non si può proporre.
server-error-bad-order = Quest’ordine adesso non ha senso.
server-error-bad-name = Un nome ha da 1 a { $most } caratteri.
server-error-bad-text = Sono ammessi al massimo { $most } caratteri, senza andare a capo.
server-error-seed-shared = Il seme dei dadi si può scegliere solo se tutti giocano sullo stesso dispositivo.
server-error-time-up = Il tuo tempo è scaduto; un bot continua per te.
server-error-bot-drives = Un bot sta guidando per te; riprendi prima il volante.
server-error-bad-request = Il server non riesce a leggere questa richiesta.
server-error-bad-number = “{ $name }” deve essere tra { $least } e { $most }.
server-error-bad-seats = Un tavolo ha da { $least } a { $most } posti.
server-error-colour-twice = Ogni posto vuole un colore suo.
server-error-bad-rules = Queste regole non stanno insieme.
server-error-bad-setup = Così il tavolo non si può preparare.
server-error-bad-record = La riga { $line } della registrazione è sbagliata.
server-error-no-edition = Quell’edizione non esiste.
    .near = Quell’edizione non esiste. Volevi dire { $near }?
server-error-no-table = Quel tavolo non esiste.
server-error-no-record = Quella registrazione non esiste.
server-error-not-found = A questo indirizzo non c’è niente.
server-error-no-page = Questo server è stato compilato senza la sua pagina. Tutto il resto funziona, per esempio aufachse play.
server-error-no-code = Questo codice è sbagliato, usato o troppo vecchio.
server-error-origin = Questa richiesta non viene dalla pagina del gioco.
server-error-too-many = Troppo in una volta. Aspetta un momento e riprova.
server-error-too-long = È troppo lungo.
server-error-too-slow = La connessione è troppo lenta. Viene rifatta.
server-error-silent = Da troppo tempo non si sente niente da te.
server-error-full = Il server è pieno. Riprova più tardi.
server-error-going-down = Il server sta ripartendo. Riprova tra un momento.
server-error-storage = Il server non è riuscito a salvare. Non è cambiato niente.
