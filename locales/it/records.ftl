# Che cosa non va in una registrazione. Le chiavi sono `record-` e il codice.

record-empty = Questa non è una registrazione di Auf Achse: il file è vuoto.
# $reason (testo): che cosa dice il lettore di JSON, in inglese. $column (numero).
record-foreign = Questa non è una registrazione di Auf Achse: { $reason }, alla colonna { $column }.
# $found, $needed (testo): formati.
record-format = Questa non è una registrazione di Auf Achse: il suo formato è “{ $found }”, non “{ $needed }”.
# $found (numero). $played (testo): numeri, con virgole.
record-revision = La registrazione è stata giocata con la revisione { $found } delle regole, e questo programma gioca la revisione { $played }.
# $reason (testo): che cosa dice il lettore di JSON, in inglese. $column (numero).
record-damaged = La riga è danneggiata: { $reason }, alla colonna { $column }.
record-breaks-off = La registrazione si interrompe: manca la riga di chiusura.
record-trailing = Dopo la riga di chiusura c’è dell’altro.
# $errors (testo): frasi, una per riga.
record-rules = Le regole della registrazione non si possono mettere insieme: { $errors }
record-other-rules = La registrazione è stata giocata con un’altra mappa, altre carte o altre impostazioni dello stesso nome.
# $why (testo): una frase.
record-setup = Il tavolo della registrazione non si può preparare: { $why }
# $why (testo): il rifiuto, con la clausola del regolamento.
record-refused = L’azione è contro le regole: { $why }
record-hash = Lo stato non è quello registrato.
record-no-hash = Qui comincia un turno, e manca l’impronta dello stato.
# $found, $needed (numero).
record-count =
    { $found ->
        [one] La riga di chiusura conta un’azione, e ce ne sono { $needed }.
       *[other] La riga di chiusura conta { $found } azioni, e ce ne sono { $needed }.
    }
record-promise = Il seme non è quello promesso prima della partita.
record-no-seed = Erano promessi dadi leali, e il seme non è stato svelato.
record-no-promise = La riga di chiusura svela un seme che non era stato promesso prima della partita.
record-two-seeds = L’intestazione indica un seme e promette anche dadi leali. Solo una delle due cose può essere vera.
# $found, $needed (testo): che cosa esce, come “Il dado segna 3”.
record-dice = Il seme dà “{ $needed }”, e la registrazione ha “{ $found }”.
record-no-dice = Qui il seme non dà nulla, e la registrazione ha “{ $found }”.

# $why (testo): una frase. $clause (testo): la clausola del regolamento.
refused-by = { $why } ({ $clause })
