# What the engine protocol says to whoever writes the program on the other side.
# One message for each error code; what exactly was wrong stands beside it, in the
# fields of the error.

engine-error-too-long = The line is longer than one mebibyte.
engine-error-not-utf8 = The line is not UTF-8.
engine-error-not-json = The line is not JSON.
engine-error-no-request = The line does not say in “request” what it asks for.
engine-error-unknown-request = There is no such request.
engine-error-bad-request = A field of the request is missing, unknown or of the wrong kind.
engine-error-bad-rules = These rules cannot be put together.
engine-error-bad-setup = The table cannot be set up like this.
engine-error-bad-chance = Chance is scripted, or comes from one seed: a number, or fair dice with 64 hexadecimal digits and a word from every player.
engine-error-bad-position = The position is faulty.
engine-error-bad-record = The record is faulty.
engine-error-no-game = There is no game yet.
engine-error-no-seat = Nobody sits in that seat.
engine-error-no-action = The request needs either “do” or “index”.
engine-error-unknown-action = There is no such action.
engine-error-bad-action = The action is not written as it should be.
engine-error-unknown-name = Nothing here has that name.
engine-error-ambiguous = Several legal actions fit; say more, or send one of the candidates.
engine-error-no-match = No legal action fits.
engine-error-no-index = There are fewer legal actions than that.
engine-error-seeded = The dice and cards of this game come from its seed.
engine-error-scripted = The dice and cards of this game are brought by “chance”.
engine-error-no-chance = Chance has nothing to decide now.
engine-error-no-undo = That cannot be taken back.
engine-error-no-redo = There is nothing to do again.
engine-error-no-position = In the middle of an auction, of the set-up or of what an event card has begun there is no position; export the record.
engine-error-no-clone = No game is kept under that handle.
engine-error-too-many-clones = No more games can be kept: use a handle again, or restore one with “drop”.
engine-error-bad-handle = A handle is a word of at most 64 characters, or a number.
engine-error-no-truck = That truck is not on the board yet.
