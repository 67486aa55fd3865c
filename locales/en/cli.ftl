# What the command line says. Keys begin with `cli-`, except for how numbers
# are written, which every part of the program uses.

## Numbers and money

# What stands between groups of three digits.
number-group = ,
# $amount (text): the grouped number. $currency (text): DM or €.
# The space does not break, so that a line never ends between the two.
money = { $amount }{ "\u00A0" }{ $currency }

## Messages about what was typed

# $message (text): what went wrong, a whole sentence.
cli-error = error: { $message }
# $name (text): the near match.
cli-did-you-mean = Did you mean { $name }?
# $names (text): everything that would have been accepted, with commas.
cli-allowed = Allowed: { $names }.
cli-unknown-edition = There is no edition called “{ $name }”.
cli-unknown-switch = There is no switch called “{ $name }”.
# $switch (text): the switch. $value (text): what was typed.
cli-unknown-value = The switch { $switch } cannot be “{ $value }”.
cli-unknown-board = There is no board called “{ $name }”.
cli-unknown-language = There are no texts in the language “{ $name }”.
# $number (number): what was typed. $least, $most (number): the limits.
cli-players-out-of-range =
    { $number ->
        [one] One player is not possible here
       *[other] { $number } players are not possible here
    }: { $least } to { $most } can play.

## Files

# $file (text): the path as it was typed. $reason (text): what the system says.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } is already there. Say --force to overwrite it.
cli-file-written = Written: { $file }
# $line (number): the line, counted from 1.
cli-file-fault = { $file }, line { $line }: { $reason }

## Simulating

# $games (text): how many, grouped.
cli-simulate-progress = { $games } games
# $played, $limited (text): how many, grouped.
cli-simulate-done = { $played } games played; { $limited } of them ended by the turn limit.

## Verifying

# $turns (text): how many, grouped.
cli-verify-sound = The record is sound: every hash agrees over { $turns } turns.
cli-verify-dice-fair = The dice are fair: every throw and draw follows from the published seed.
cli-verify-dice-none = The record holds no promise about its dice, so there is nothing to prove.
