//! What a program can do wrong.

use aufachse_rules::message_codes;

message_codes! {
    /// Why a program lost its seat.
    pub enum ForeignFault: "forfeit" {
        /// It cannot be started.
        NotStarted { program: String, reason: String } = "not-started",
        /// It has ended, or closed its output.
        Ended { status: String } = "ended",
        /// No answer came in time.
        Silent { ms: u64 } = "silent",
        /// A line is longer than an answer can be.
        TooLong { bytes: usize } = "too-long",
        /// What it wrote is no answer.
        Nonsense { line: String } = "nonsense",
        /// It speaks another protocol.
        Protocol { found: String, needed: String } = "protocol",
        /// It did nothing, and the game waits for it.
        Nothing = "nothing",
        /// The list is shorter.
        NoIndex { index: usize, actions: usize } = "no-index",
        /// What it wants to do is not allowed.
        Illegal { action: String } = "illegal",
    }
}
