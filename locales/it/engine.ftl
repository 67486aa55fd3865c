# Che cosa dice il protocollo del motore a chi scrive il programma dall’altra parte.
# Un messaggio per ogni codice d’errore; che cosa esattamente non andava sta accanto,
# nei campi dell’errore.

engine-error-too-long = La riga è più lunga di un mebibyte.
engine-error-not-utf8 = La riga non è UTF-8.
engine-error-not-json = La riga non è JSON.
engine-error-no-request = La riga non dice in “request” che cosa chiede.
engine-error-unknown-request = Questa richiesta non esiste.
engine-error-bad-request = Un campo della richiesta manca, è sconosciuto o è del tipo sbagliato.
engine-error-bad-rules = Queste regole non si possono mettere insieme.
engine-error-bad-setup = Il tavolo non si può preparare così.
engine-error-bad-chance = Il caso è dettato dall’esterno, oppure viene da un solo seme: un numero, o dadi leali con 64 cifre esadecimali e una parola di ogni giocatore.
engine-error-bad-position = La posizione è difettosa.
engine-error-bad-record = La registrazione è difettosa.
engine-error-no-game = Non c’è ancora una partita.
engine-error-no-seat = A quel posto non siede nessuno.
engine-error-no-action = La richiesta ha bisogno di “do” oppure di “index”.
engine-error-unknown-action = Questa azione non esiste.
engine-error-bad-action = L’azione non è scritta come si deve.
engine-error-unknown-name = Qui niente si chiama così.
engine-error-ambiguous = Vanno bene più azioni permesse: aggiungi qualcosa, o manda una delle candidate.
engine-error-no-match = Nessuna azione permessa corrisponde.
engine-error-no-index = Le azioni permesse sono meno di così.
engine-error-seeded = I dadi e le carte di questa partita vengono dal suo seme.
engine-error-scripted = I dadi e le carte di questa partita arrivano con “chance”.
engine-error-no-chance = Ora il caso non ha niente da decidere.
engine-error-no-undo = Non si può annullare.
engine-error-no-redo = Non c’è niente da ripetere.
engine-error-no-position = Nel mezzo di un’asta, della preparazione o di quello che una carta evento ha avviato non c’è una posizione; esporta la registrazione.
engine-error-no-clone = Sotto quella sigla non è conservata nessuna partita.
engine-error-too-many-clones = Non si possono conservare altre partite: riusa una sigla, o riprendine una con “drop”.
engine-error-bad-handle = Una sigla è una parola di al massimo 64 caratteri, o un numero.
engine-error-no-truck = Quel camion non è ancora sul tabellone.
