# Che cosa non si può fare con un tavolo: prepararlo, annullare, andare avanti. Le chiavi sono
# `setup-`, `undo-` o `stuck-` e il codice.

## Preparazione

# $players, $least, $most (numero).
setup-players = Auf Achse è per { $least }–{ $most } giocatori, non per { $players }.
# $seat (numero): contato da 0. $players (numero).
setup-first = Con { $players } giocatori non c’è un posto { $seat }.
# $how (testo): il valore dell’impostazione first-player.
setup-first-not-chosen =
    { $how ->
        [highest-roll] In questa edizione comincia chi tira più alto, e chi ospita non sceglie.
       *[chance] In questa edizione chi comincia lo decide la sorte, e chi ospita non sceglie.
    }
# $edition (testo). Tutti gli altri sono numeri: $private e $public di incarichi, $contracts nel mazzo.
setup-cards = { $edition }: per { $players } giocatori servono { $private } incarichi privati e { $public } pubblici, e il mazzo ne ha { $contracts }.
# $edition (testo). $players, $pile, $least (numero): incarichi nella pila pubblica.
setup-pile = { $edition }: con { $players } giocatori la pila pubblica ha { $pile } incarichi, e ne servono almeno { $least }.

## Annullare

undo-nothing = Non è ancora stato fatto nulla.
undo-floor = Nel frattempo c’è stato un tiro, una pescata, una carta scoperta o la decisione di un altro giocatore.
undo-not-yours = L’ultima azione non era tua.

## Una partita simulata che non va avanti

# $why (testo): il rifiuto, con la clausola del regolamento.
stuck-refused = Un’azione offerta viene rifiutata: { $why }
stuck-no-outcome = Il caso non ha niente da portare.
# $actions (numero).
stuck-nobody =
    { $actions ->
        [one] Dopo un’azione nessuno può agire.
       *[other] Dopo { $actions } azioni nessuno può agire.
    }
# $seat (numero): contato da 0.
stuck-no-player = Al posto { $seat } non gioca nessuno.
stuck-idle = La partita aspetta il giocatore al posto { $seat }, che non fa nulla.
# $choice, $actions (numero): la scelta si conta da 0.
stuck-no-choice =
    { $actions ->
        [one] Il giocatore al posto { $seat } ha scelto l’azione { $choice } da un elenco che ne ha una.
       *[other] Il giocatore al posto { $seat } ha scelto l’azione { $choice } da un elenco che ne ha { $actions }.
    }
