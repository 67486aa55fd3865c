//! What became of a game.

use aufachse_rules::{Ending, Record, Refusal, message_codes};

use crate::foreign::ForeignFault;
use crate::watch::Watch;

/// A game that has come to its end.
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// What each seat did and got.
    pub seats: Vec<SeatPlayed>,
    /// The seats that were taken from programs that could not go on, in that order.
    pub forfeits: Vec<Forfeit>,
    /// The record, if one was asked for.
    pub record: Option<Record>,
    /// Whoever looked on.
    pub watch: Option<Box<dyn Watch>>,
}

/// What one seat did and got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatPlayed {
    /// Turns that were begun.
    pub turns: u64,
    /// Actions.
    pub actions: u64,
    /// How often its player was asked: not where only one thing could be done.
    pub decisions: u64,
    /// How long all answers took, in nanoseconds.
    pub nanos: u64,
    /// The cash at the end.
    pub cash: i64,
    /// The place in the final ranking, from 1; shared places are equal.
    pub place: u8,
}

/// A seat that a program lost, and why. A Lehrling plays on for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The seat.
    pub seat: u8,
    /// What was the matter.
    pub why: ForeignFault,
}

impl Played {
    /// How many share the first place.
    pub fn winners(&self) -> u64 {
        self.seats.iter().filter(|seat| seat.place == 1).count() as u64
    }
}

impl std::fmt::Debug for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Played")
            .field("ending", &self.ending)
            .field("seats", &self.seats)
            .field("forfeits", &self.forfeits)
            .finish_non_exhaustive()
    }
}

message_codes! {
    /// Why a game could not go on.
    pub enum StuckFault: "stuck" {
        /// An action that was offered is refused.
        Refused { why: Box<Refusal> } = "refused",
        /// Chance has nothing to bring.
        NoOutcome = "no-outcome",
        /// Nobody may act.
        Nobody { actions: u64 } = "nobody",
        /// A seat is empty.
        NoPlayer { seat: u8 } = "no-player",
        /// A player chose what is not there.
        NoChoice { seat: u8, choice: usize, actions: usize } = "no-choice",
        /// The game waits for a player, and he does nothing.
        Idle { seat: u8 } = "idle",
    }
}

/// A game that could not go on, which the rules and our own bots are to rule out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why} edition={edition} players={players} game={game}")]
pub struct Stuck {
    /// The edition.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// The number of the game.
    pub game: u64,
    /// What was the matter.
    pub why: StuckFault,
}
