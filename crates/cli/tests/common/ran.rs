//! The program, started, and what came out of it.

use std::process::{Command, Output};

/// The program with some arguments. It speaks English, whatever the machine is set to.
pub(crate) fn aufachse(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aufachse"));
    command.args(args);
    for name in ["AUFACHSE_LANG", "AUFACHSE_PLAY_DATA", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// What came out.
#[derive(Debug)]
pub(crate) struct Ran {
    /// The exit code.
    pub(crate) code: i32,
    /// The standard output.
    pub(crate) out: String,
    /// The messages beside it.
    pub(crate) err: String,
}

impl Ran {
    pub(crate) fn of(output: Output) -> Ran {
        Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// It ended with this code, and the messages name these things.
    #[track_caller]
    pub(crate) fn refused(&self, code: i32, names: &[&str]) {
        assert_eq!(self.code, code, "{self:?}");
        for name in names {
            assert!(self.err.contains(name), "{name:?} is not named: {self:?}");
        }
        self.no_gaps();
    }

    /// No text is missing, no value of a text, and nothing has panicked.
    #[track_caller]
    pub(crate) fn no_gaps(&self) {
        for text in [&self.out, &self.err] {
            assert!(!text.contains('⟨') && !text.contains("{$"), "a gap: {text}");
            assert!(!text.contains("panicked"), "{text}");
        }
    }
}
