//! What can be wrong with a record.

use crate::action::Action;
use crate::fault::Faults;
use crate::game::SetupError;
use crate::refusal::Refusal;

crate::coded! {
    /// What is wrong with a record.
    pub enum RecordFault: "record" {
        /// There is nothing in the file.
        Empty = "empty",
        /// It is not a record at all.
        Foreign { reason: String, column: usize } = "foreign",
        /// It is a file of another format.
        Format { found: String, needed: &'static str } = "format",
        /// It was played with a revision of the rules that this version does not play.
        Revision { found: u32, played: Vec<String> } = "revision",
        /// A line cannot be read.
        Damaged { reason: String, column: usize } = "damaged",
        /// The last line is missing.
        BreaksOff = "breaks-off",
        /// There is something behind the closing line.
        Trailing = "trailing",
        /// The rules cannot be put together.
        Rules { faults: Faults } = "rules",
        /// The rules are not those that the record was played with.
        OtherRules = "other-rules",
        /// The table cannot be set up.
        Setup { why: Box<SetupError> } = "setup",
        /// An action is against the rules.
        Refused { why: Box<Refusal> } = "refused",
        /// A fingerprint differs.
        Hash = "hash",
        /// A fingerprint is missing.
        NoHash = "no-hash",
        /// The number of actions differs.
        Count { found: usize, needed: usize } = "count",
        /// The seed is not the one that was promised.
        Promise = "promise",
        /// Fair dice were promised, the game is over, and the seed is not there.
        NoSeed = "no-seed",
        /// A seed is revealed that was never promised.
        NoPromise = "no-promise",
        /// A seed and a promise of fair dice, where chance has one source.
        TwoSeeds = "two-seeds",
        /// Dice or cards do not come from the seed.
        Dice { found: Action, needed: Action } = "dice",
        /// Dice or cards come where the seed brings none.
        NoDice { found: Action } = "no-dice",
    }
}

impl RecordFault {
    /// Is it no record of this version at all, rather than a damaged one?
    pub fn is_foreign(&self) -> bool {
        use RecordFault::{Empty, Foreign, Format, Revision};
        matches!(self, Empty | Foreign { .. } | Format { .. } | Revision { .. })
    }
}

/// A fault of a record with its line, counted from one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {fault}")]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    #[source]
    pub fault: RecordFault,
}
