# What a server answers where something is not done. One message for each code; the page shows
# them, and what exactly was wrong stands beside them.

server-error-not-text = The message is no text.
server-error-bad-message = The server does not understand this message. The page may be out of date: load it again.
server-error-bad-version = The page and the server speak different versions. Load the page again.
server-error-stale = The table has moved on meanwhile.
server-error-not-your-seat = That seat is not yours.
server-error-no-seat = There is no such seat.
# $index (number): the place that was asked for. $choices (number): how many choices there are.
server-error-no-index = There are { $choices } choices, and { $index } is not one of them.
server-error-refused = The rules do not allow that.
# $why (text): nothing, floor or not-yours.
server-error-no-undo = { $why ->
        [floor] Dice, cards or another player have come in between. All players together may still go back.
        [not-yours] The last step was not yours.
       *[nothing] There is nothing to take back.
    }
server-error-not-playing = The game has not begun.
server-error-begun = The game has already begun.
server-error-over = The game is over.
server-error-not-over = The game is not over yet.
server-error-host-only = Only the player who opened the table can do that.
server-error-seats-free = Some seats are still free.
server-error-seat-taken = That seat is taken.
server-error-bad-key = This link does not fit the seat.
server-error-proposed = Something is already proposed; answer that first.
server-error-no-proposal = There is no such proposal any more.
server-error-bad-proposal = That cannot be proposed now.
server-error-bad-order = That order makes no sense now.
# $most (number): the most characters.
server-error-bad-name = A name has from 1 to { $most } characters.
# $most (number): the most characters.
server-error-bad-text = At most { $most } characters are allowed, and no line breaks.
server-error-seed-shared = The seed of the dice can be chosen only where everybody sits at one device.
server-error-time-up = Your time is up; a bot plays on for you.
server-error-bot-drives = A bot is driving for you; take the wheel back first.
server-error-bad-request = The server cannot read this request.
# $name (text): the field. $least, $most (number): its limits.
server-error-bad-number = “{ $name }” must be from { $least } to { $most }.
# $least, $most (number): the limits.
server-error-bad-seats = A table has from { $least } to { $most } seats.
server-error-colour-twice = Every seat needs a colour of its own.
server-error-bad-rules = These rules cannot be put together.
server-error-bad-setup = The table cannot be set up like this.
# $line (number): the line of the record.
server-error-bad-record = Line { $line } of the record is faulty.
server-error-no-edition = There is no such edition.
    .near = There is no such edition. Did you mean { $near }?
server-error-no-table = There is no such table.
server-error-no-record = There is no such record.
server-error-not-found = There is nothing at this address.
server-error-no-page = This server was built without its page. Everything else works, such as aufachse play.
server-error-no-code = This code is wrong, used or too old.
server-error-origin = This request does not come from the game's own page.
server-error-too-many = Too much at once. Wait a moment and try again.
server-error-too-long = That is too long.
server-error-too-slow = The connection is too slow. It is made anew.
server-error-silent = Nothing was heard from you for too long.
server-error-full = The server is full. Try again later.
server-error-going-down = The server is starting anew. Try again in a moment.
server-error-storage = The server could not save that. Nothing has changed.
