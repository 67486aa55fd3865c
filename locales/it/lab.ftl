# Che cosa ha da dire il laboratorio: nomi che non sono di nessun bot, programmi che perdono il posto,
# libri di tornei che non si possono continuare. Le chiavi sono `bot-`, `forfeit-` o `book-` e il
# codice.

## I nomi dei bot

# $name (testo): quello che è stato scritto. $allowed (testo): nomi con virgole. $near (testo): quello
# che forse si intendeva.
bot-unknown = Non c’è un bot di nome “{ $name }”. Ammessi: { $allowed }.
    .near = Non c’è un bot di nome “{ $name }”. Ammessi: { $allowed }. Intendevi { $near }?
# $name (testo): quello che è stato scritto. $level (testo): il bot.
bot-no-budget = “{ $name }”: { $level } non accetta un tempo di riflessione; solo lo Chef pensa quanto gli si dice.
# $name, $budget (testo): quello che è stato scritto.
bot-budget = “{ $name }”: “{ $budget }” non è una misura. Di’ quante volte gioca avanti a mente, come chef:64, o quanto a lungo pensa, come chef:200ms.
# $name (testo): quello che è stato scritto.
bot-command = “{ $name }” non è un comando. Scrivilo come in una shell, per esempio cmd:python3 bot.py.

## Programmi che perdono il posto

# $program, $reason (testo): che cosa dice il sistema.
forfeit-not-started = “{ $program }” non si può avviare: { $reason }.
# $status (testo): com’è finito, nelle parole del sistema; può essere vuoto.
forfeit-ended = È terminato prima della partita. { $status }
# $ms (numero).
forfeit-silent = Dopo { $ms } ms non c’era risposta.
# $bytes (numero).
forfeit-too-long = La risposta è più lunga di { $bytes } byte.
# $line (testo): quello che ha scritto.
forfeit-nonsense = “{ $line }” non è una risposta.
# $found, $needed (testo): protocolli.
forfeit-protocol = Parla “{ $found }”, non “{ $needed }”.
forfeit-nothing = Non ha fatto nulla, e la partita lo aspettava.
# $index, $actions (numero): l’indice si conta da 0.
forfeit-no-index =
    { $actions ->
        [one] Ha scelto l’azione { $index } da un elenco che ne ha una.
       *[other] Ha scelto l’azione { $index } da un elenco che ne ha { $actions }.
    }
# $action (testo): in JSON.
forfeit-illegal = { $action } non è tra le cose che può fare.

## Libri di tornei

book-foreign = Non contiene un torneo di Auf Achse.
# $field (testo): il nome del campo. $found, $needed (testo): il suo contenuto, in JSON.
book-other-plan = Contiene un altro torneo: lì { $field } è { $found }, qui { $needed }.
# $line (numero).
book-damaged = La riga { $line } è danneggiata.
# $line (numero).
book-stray = La riga { $line } non è una partita di questo torneo, o è una che c’è già.
