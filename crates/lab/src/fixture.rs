//! One game that is to be played: where, by whom, and with whose luck.

use serde::{Deserialize, Serialize};

/// One game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// The table, by its place in the plan.
    pub table: usize,
    /// The number of the game at its table, counted from zero. The dice of the players come of it.
    pub number: u64,
    /// The number of the deal: games of the same deal have the same dice and cards.
    pub deal: u64,
    /// Who sits where: for each seat a place in the list of those who play.
    pub lineup: Vec<usize>,
}
