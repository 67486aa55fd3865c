//! Wherever a bot is asked, it answers with something that is allowed, and its games end.

mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use aufachse_bots::{Budget, Level};
use aufachse_rules::{BUILTIN_EDITIONS, Ending, Game, Rules, Seat, Seeded};

use table::{Course, answer, four, legal};

const FEW: Budget = Budget::Iterations(2);

fn rules(edition: &str) -> Arc<Rules> {
    Rules::builtin(edition).expect("a built-in edition")
}

/// Shows positions of every edition and number of players, reached by random play and by players
/// of all levels at one table.
fn positions(limit: u32, mut see: impl FnMut(&Game, &mut Seeded)) {
    for (number, (edition, _)) in BUILTIN_EDITIONS.iter().enumerate() {
        let rules = rules(edition);
        for players in 2..=6_u8 {
            let seed = 100 * number as u64 + u64::from(players);
            // Those who drive at random never come far; planners deliver and buy.
            let wild = |_| Level::Random;
            let mixed = |seat: u8| Level::ALL[usize::from(seat + players) % 4];
            for who in [&wild as &dyn Fn(u8) -> Level, &mixed] {
                let bots = (0..players).map(|s| who(s).bot(seed + u64::from(s), FEW)).collect();
                let mut course = Course::new(&rules, bots, seed, limit);
                let mut dice = Seeded::new(seed);
                while course.step().is_some() {
                    see(course.game(), &mut dice);
                }
            }
        }
    }
}

/// Everybody who may do something, whether the game waits for him or not.
fn asked(game: &Game) -> impl Iterator<Item = Seat> {
    game.may_act().iter()
}

#[test]
fn every_level_answers_anywhere_with_what_is_allowed() {
    let levels = [Level::Random, Level::Lehrling, Level::Fahrer, Level::Disponent];
    let mut bots = levels.map(|level| level.bot(7, FEW));
    let mut answers = 0;
    positions(30, |game, dice| {
        for seat in asked(game) {
            // The planner takes his time.
            let some = if dice.below(4) == 0 { 4 } else { 3 };
            for bot in bots.iter_mut().take(some) {
                answer(bot.as_mut(), game, seat);
                answers += 1;
            }
        }
    });
    assert!(answers > 20_000, "only {answers} answers");
}

#[test]
fn a_chef_with_few_looks_answers_anywhere_with_what_is_allowed() {
    let mut chef = Level::Chef.bot(7, FEW);
    let mut answers = 0;
    positions(24, |game, dice| {
        if dice.below(20) == 0 {
            for seat in asked(game) {
                answer(chef.as_mut(), game, seat);
                answers += 1;
            }
        }
    });
    assert!(answers > 300, "only {answers} answers");
}

#[test]
fn a_chef_who_thinks_by_the_clock_does_not_hang() {
    let time = Duration::from_millis(5);
    let mut chef = Level::Chef.bot(7, Budget::Time(time));
    let (mut answers, mut spent) = (0, Duration::ZERO);
    positions(24, |game, dice| {
        if dice.below(40) == 0 {
            for seat in asked(game).filter(|&seat| legal(game, seat).len() > 1) {
                let begun = Instant::now();
                answer(chef.as_mut(), game, seat);
                spent += begun.elapsed();
                answers += 1;
            }
        }
    });
    assert!(answers > 80, "only {answers} answers");
    // All answers together: a machine that is busy elsewhere may hold up any single one.
    assert!(spent < time * 40 * answers, "{answers} answers took {spent:?}");
}

/// More turns than any game takes in which everybody means to deliver.
const LONG: u32 = 600;

/// Those who mean to deliver come to the end without help.
#[test]
fn games_of_four_who_mean_to_deliver_are_finished_in_every_edition() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = rules(edition);
        for (level, games) in [(Level::Lehrling, 6), (Level::Fahrer, 6), (Level::Disponent, 1)] {
            for seed in 0..games {
                let (ending, _) = Course::new(&rules, four(level, FEW), seed, LONG).play();
                assert_eq!(ending, Ending::Finished, "{edition}, {}, {seed}", level.name());
            }
        }
    }
}

#[test]
fn games_of_four_chefs_are_finished_in_every_edition() {
    for (edition, _) in BUILTIN_EDITIONS {
        let bots = four(Level::Chef, Budget::Iterations(1));
        let (ending, _) = Course::new(&rules(edition), bots, 5, LONG).play();
        assert_eq!(ending, Ending::Finished, "{edition}");
    }
}

/// Who drives at random may never deliver; there the limit of the table ends the game.
#[test]
fn games_of_four_who_play_at_random_end_by_the_limit_of_turns() {
    for (edition, _) in BUILTIN_EDITIONS {
        let bots = four(Level::Random, FEW);
        let (ending, _) = Course::new(&rules(edition), bots, 5, 400).play();
        assert!(matches!(ending, Ending::Finished | Ending::TurnLimit), "{edition}: {ending:?}");
    }
}
