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
        /// It was written by another version.
        Revision { found: u32, needed: u32 } = "revision",
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
        /// Fair dice were promised and the seed is not there.
        NoSeed = "no-seed",
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
