# What cannot be done with a table: setting it up, taking back, going on. Keys are `setup-`,
# `undo-` or `stuck-` and the code.

## Setting up

# $players, $least, $most (number).
setup-players = Auf Achse is for { $least } to { $most } players, not { $players }.
# $seat (number): counted from 0. $players (number).
setup-first = There is no seat { $seat } among { $players } players.
# $how (text): the value of the switch first-player.
setup-first-not-chosen =
    { $how ->
        [highest-roll] In this edition the highest roll finds the first player, and the host does not choose.
       *[chance] In this edition chance finds the first player, and the host does not choose.
    }
# $edition (text). All others are numbers: $private and $public of contracts, $contracts in the deck.
setup-cards = { $edition }: { $players } players need { $private } private and { $public } public contracts, and the deck has { $contracts }.
# $edition (text). $players, $pile, $least (number): contracts in the public pile.
setup-pile = { $edition }: with { $players } players the public pile has { $pile } contracts, and it needs at least { $least }.

## Taking back

undo-nothing = Nothing has been done yet.
undo-floor = A throw, a draw, a card shown or another player's decision has come in between.
undo-not-yours = The last action was not yours.

## A simulated game that cannot go on

# $why (text): the refusal, with the clause of the rulebook.
stuck-refused = An action that was offered is refused: { $why }
stuck-no-outcome = Chance has nothing to bring.
# $actions (number).
stuck-nobody =
    { $actions ->
        [one] Nobody may act after one action.
       *[other] Nobody may act after { $actions } actions.
    }
# $seat (number): counted from 0.
stuck-no-player = Nobody plays in seat { $seat }.
stuck-idle = The game waits for the player in seat { $seat }, and he does nothing.
# $choice, $actions (number): the choice is counted from 0.
stuck-no-choice =
    { $actions ->
        [one] The player in seat { $seat } chose action { $choice } of a list with one.
       *[other] The player in seat { $seat } chose action { $choice } of a list with { $actions }.
    }
