//! The same seeds give the same game, whoever plays it.

mod table;

use aufachse_bots::{Budget, Level};
use aufachse_rules::Rules;

use table::{Course, four};

/// The record of a game of four.
fn played(edition: &str, level: Level, seed: u64) -> String {
    let rules = Rules::builtin(edition).expect("a built-in edition");
    let bots = four(level, Budget::Iterations(3));
    Course::new(&rules, bots, seed, 48).play().1.to_text()
}

#[test]
fn the_same_seeds_and_looks_give_the_same_game_at_every_level() {
    for level in Level::ALL {
        for edition in ["classic", "modern"] {
            let once = played(edition, level, 11);
            assert_eq!(once, played(edition, level, 11), "{edition}, {}", level.name());
            assert_ne!(once, played(edition, level, 12), "{edition}, {}", level.name());
        }
    }
}
