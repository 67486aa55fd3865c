//! The levels from which a player chooses an opponent.

use crate::chef::{Budget, Chef};
use crate::disponent::Disponent;
use crate::fahrer::Fahrer;
use crate::lehrling::Lehrling;
use crate::random::Random;
use crate::sight::Bot;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Does anything that is allowed.
    Random,
    /// Sensible and short-sighted.
    Lehrling,
    /// Values contracts by money per expected turn.
    Fahrer,
    /// Plans routes and knows what a contract is worth to the others.
    Disponent,
    /// Thinks ahead.
    Chef,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Lehrling, Level::Fahrer, Level::Disponent, Level::Chef];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Lehrling => "lehrling",
            Level::Fahrer => "fahrer",
            Level::Disponent => "disponent",
            Level::Chef => "chef",
        }
    }

    /// The level of a name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Puts a bot of this level into a seat, with dice of its own; the budget is the Chef's.
    pub fn bot(self, seed: u64, budget: Budget) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Lehrling => Box::new(Lehrling::new(seed)),
            Level::Fahrer => Box::new(Fahrer::new()),
            Level::Disponent => Box::new(Disponent::new(seed)),
            Level::Chef => Box::new(Chef::new(seed, budget)),
        }
    }
}
