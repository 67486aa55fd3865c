//! The luck of a recorded game, played again.

use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceKind, ChanceMismatch, ChanceSource, Ending, Game,
    Record, Recorded, Rules, Setup,
};

/// A golden game.
fn golden(name: &str) -> Record {
    let file =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.jsonl"));
    let text = std::fs::read_to_string(file).expect("a golden game");
    Record::from_text(&text).expect("a record")
}

/// Deals and lays out as the record has it, up to the first decision of a player.
fn laid_out(mut game: Game, luck: &mut Recorded) -> Game {
    while let Some(outcome) = luck.next(&game) {
        game.apply(Actor::Chance, outcome).expect("what fits is legal");
    }
    game
}

/// With the recorded players it is the recorded game, to the last card of the luck.
#[test]
fn the_same_players_with_the_same_luck_play_the_same_game() {
    for (edition, _) in BUILTIN_EDITIONS {
        for (players, ending) in [(2, "turn-limit"), (3, "finished"), (6, "called-off")] {
            let name = format!("{edition}-{players}-{ending}");
            let record = golden(&name);
            let mut luck = Recorded::of(&record);
            let mut players = record.entries.iter().filter(|entry| entry.by != Actor::Chance);
            let mut game = record.start().expect("a table");
            while game.ending().is_none() {
                let (by, action) = match luck.next(&game) {
                    Some(outcome) => (Actor::Chance, outcome),
                    None => {
                        players.next().map(|entry| (entry.by, entry.action)).expect("an action")
                    }
                };
                game.apply(by, action).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
            }
            let closing = record.closing.as_ref().expect("an ended game");
            assert_eq!(game.fingerprint(), closing.hash, "{name}");
            assert_eq!(luck.left(), 0, "{name}");
        }
    }
}

/// Others at the same table are dealt the same hands and throw the same dice.
#[test]
fn other_players_have_the_same_luck() {
    let record = golden("modern-3-finished");
    let mut luck = Recorded::of(&record);
    let mut game = laid_out(record.start().expect("a table"), &mut luck);
    let dealt = record.entries.iter().take_while(|entry| entry.by == Actor::Chance).count();
    let mut before = None;
    record
        .fold(|n, _, _, game| {
            if n + 1 == dealt {
                before = Some(game.fingerprint());
            }
        })
        .expect("a sound record");
    assert_eq!(before, Some(game.fingerprint()), "the same hands and the same display");

    // They place their trucks elsewhere, and the first of them throws what was thrown.
    let mut list = Vec::new();
    while !list.contains(&Action::Roll) {
        let by = Actor::Seat(game.current());
        game.legal_actions(by, &mut list);
        let action = list.iter().find(|&&action| action == Action::Roll).or(list.last());
        game.apply(by, *action.expect("a legal action")).expect("it was listed");
        if !list.contains(&Action::Roll) {
            game = laid_out(game, &mut luck);
        }
    }
    let rolled = record.entries.iter().position(|entry| entry.action == Action::Roll);
    let thrown = record.entries[rolled.expect("a roll") + 1].action;
    assert_eq!(luck.next(&game), Some(thrown));
}

/// Where the game asks for something else, nothing comes up and nothing is lost.
#[test]
fn luck_that_does_not_fit_is_said_with_its_line() {
    // A record that begins with a throw, where a game asks who begins.
    let mut record = golden("classic-3-finished");
    let throw = record.entries.iter().position(|e| matches!(e.action, Action::Dice(..)));
    record.entries.drain(..throw.expect("a throw"));
    let rules = Rules::builtin("modern").expect("an edition");
    let game = Game::new(rules, &Setup::of(3)).expect("a table");
    let mut luck = Recorded::of(&record);
    let left = luck.left();
    assert_eq!(luck.next(&game), None);
    assert_eq!(luck.left(), left, "it waits for a game that it fits");
    let outcome = record.entries[0].action;
    let misfit = ChanceMismatch::Misfit { line: 2, outcome, asked: ChanceKind::First };
    assert_eq!(luck.stuck(&game), Some(misfit));
}

/// A record that was cut short has no more luck, and says so only where some is asked for.
#[test]
fn luck_that_has_run_out_is_said() {
    let mut record = golden("junior-2-turn-limit");
    let mut luck = Recorded::of(&record);
    let game = laid_out(record.start().expect("a table"), &mut luck);
    let players_decide = luck.stuck(&game);
    assert_eq!(players_decide, None, "a player has the word");

    record.entries.truncate(3);
    let mut luck = Recorded::of(&record);
    let mut game = laid_out(record.start().expect("a table"), &mut luck);
    assert_eq!(luck.next(&game), None);
    assert_eq!(luck.stuck(&game), Some(ChanceMismatch::Exhausted));
    game.apply(Actor::Table, Action::CallOff).expect("the table may stop");
    assert_eq!((game.ending(), luck.stuck(&game)), (Some(Ending::CalledOff), None));
}
