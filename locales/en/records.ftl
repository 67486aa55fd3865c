# What is wrong with a record. Keys are `record-` and the code.

record-empty = This is not a record of Auf Achse: the file is empty.
# $reason (text): what the reader of JSON says, in English. $column (number).
record-foreign = This is not a record of Auf Achse: { $reason }, in column { $column }.
# $found, $needed (text): formats.
record-format = This is not a record of Auf Achse: its format is “{ $found }”, not “{ $needed }”.
# $found (number). $played (text): numbers, with commas.
record-revision = The record was played with revision { $found } of the rules, and this program plays revision { $played }.
# $reason (text): what the reader of JSON says, in English. $column (number).
record-damaged = The line is damaged: { $reason }, in column { $column }.
record-breaks-off = The record breaks off: its closing line is missing.
record-trailing = There is more behind the closing line.
# $errors (text): sentences, a line each.
record-rules = The rules of the record cannot be put together: { $errors }
record-other-rules = The record was played with another board, other cards or other switches of the same name.
# $why (text): a sentence.
record-setup = The table of the record cannot be set up: { $why }
# $why (text): the refusal, with the clause of the rulebook.
record-refused = The action is against the rules: { $why }
record-hash = The state is not the one that was recorded.
record-no-hash = A turn begins here, and the fingerprint of the state is missing.
# $found, $needed (number).
record-count =
    { $found ->
        [one] The closing line counts one action, and there are { $needed }.
       *[other] The closing line counts { $found } actions, and there are { $needed }.
    }
record-promise = The seed is not the one that was promised before the game.
record-no-seed = Fair dice were promised, and the seed is not revealed.
record-no-promise = The closing line reveals a seed that was not promised before the game.
record-two-seeds = The header names a seed and also promises fair dice. Only one of the two can be true.
# $found, $needed (text): what comes up, such as “The die shows 3”.
record-dice = The seed brings “{ $needed }”, and the record has “{ $found }”.
record-no-dice = The seed brings nothing here, and the record has “{ $found }”.

# $why (text): a sentence. $clause (text): the clause of the rulebook.
refused-by = { $why } ({ $clause })
