//! Why a command ended before its time.

use std::io;

/// Why a command ended before its time.
#[derive(Debug)]
pub(crate) enum Stop {
    /// What was typed or read cannot be used: exit code 2.
    Input(String),
    /// Something went wrong that is nobody's input: exit code 1.
    Trouble(String),
    /// All has been said, and this is the exit code.
    Code(u8),
    /// Nobody reads any more, as with `| head`.
    Unread,
}

impl From<io::Error> for Stop {
    /// Of writing to the terminal or into a pipe; files have messages of their own.
    fn from(error: io::Error) -> Stop {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Stop::Unread
        } else {
            Stop::Trouble(error.to_string())
        }
    }
}
