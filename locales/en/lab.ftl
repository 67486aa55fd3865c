# What the laboratory has to say: names that are no bot's, programs that lose their seats, books of
# tournaments that cannot be gone on with. Keys are `bot-`, `forfeit-` or `book-` and the code.

## Naming bots

# $name (text): what was typed. $allowed (text): names with commas. $near (text): what was perhaps
# meant.
bot-unknown = There is no bot called “{ $name }”. Allowed: { $allowed }.
    .near = There is no bot called “{ $name }”. Allowed: { $allowed }. Did you mean { $near }?
# $name (text): what was typed. $level (text): the bot.
bot-no-budget = “{ $name }”: { $level } takes no budget; only the Chef thinks as long as he is told.
# $name, $budget (text): what was typed.
bot-budget = “{ $name }”: “{ $budget }” is no budget. Say how often he plays on in mind, such as chef:64, or how long he thinks, such as chef:200ms.
# $name (text): what was typed.
bot-command = “{ $name }” is no command. Write it as you would in a shell, such as cmd:python3 bot.py.

## Programs that lose their seats

# $program, $reason (text): what the system says.
forfeit-not-started = “{ $program }” cannot be started: { $reason }.
# $status (text): how it ended, as the system says it; may be empty.
forfeit-ended = It ended before the game did. { $status }
# $ms (number).
forfeit-silent = There was no answer within { $ms } ms.
# $bytes (number).
forfeit-too-long = Its answer is longer than { $bytes } bytes.
# $line (text): what it wrote.
forfeit-nonsense = “{ $line }” is no answer.
# $found, $needed (text): protocols.
forfeit-protocol = It speaks “{ $found }”, not “{ $needed }”.
forfeit-nothing = It did nothing, and the game waited for it.
# $index, $actions (number): the index is counted from 0.
forfeit-no-index =
    { $actions ->
        [one] It chose action { $index } of a list with one.
       *[other] It chose action { $index } of a list with { $actions }.
    }
# $action (text): in JSON.
forfeit-illegal = { $action } is not among what it may do.

## Books of tournaments

book-foreign = It holds no tournament of Auf Achse.
# $field (text): the name of the field. $found, $needed (text): what it holds, in JSON.
book-other-plan = It holds another tournament: { $field } is { $found } there, and { $needed } here.
# $line (number).
book-damaged = Line { $line } is damaged.
# $line (number).
book-stray = Line { $line } is no game of this tournament, or one that is there already.
