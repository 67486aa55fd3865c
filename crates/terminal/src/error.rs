//! What ends a game in the terminal before its time, by codes.

use aufachse_rules::message_codes;
use aufachse_server::wire::Problem;

message_codes! {
    /// Why something cannot be done on this side of the wire.
    pub enum Snag: "terminal-error" {
        /// A link that is none.
        BadLink { link: String } = "bad-link",
        /// The server does not answer.
        NoAnswer { server: String, why: String } = "no-answer",
        /// The server shows a certificate that this system does not trust.
        Untrusted { server: String, why: String } = "untrusted",
        /// Whatever answers there is no such server.
        NotOurs { server: String } = "not-ours",
        /// The server has other rules, cards or boards of the same name.
        OtherRules { edition: String } = "other-rules",
        /// The server in this process cannot run.
        NoHome { why: String } = "no-home",
        /// Another game keeps its tables in the same folder.
        InUse { folder: String } = "in-use",
        /// There is nothing to go on with.
        NothingToResume = "nothing-to-resume",
        /// There is no such table to go on with.
        NotThere { table: String } = "not-there",
        /// The full screen is not there.
        NoScreen = "no-screen",
        /// The terminal cannot be read or written.
        Terminal { why: String } = "terminal",
    }
}

/// What went wrong: on this side, or what the server says.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// On this side.
    #[error("{0}")]
    Here(Snag),
    /// The server has refused it.
    #[error("{}", .0.code)]
    There(Box<Problem>),
    /// The terminal or a pipe is gone.
    #[error(transparent)]
    Output(#[from] std::io::Error),
}

impl From<Snag> for Trouble {
    fn from(snag: Snag) -> Trouble {
        Trouble::Here(snag)
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::There(Box::new(problem))
    }
}
