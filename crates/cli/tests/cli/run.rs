//! Running the program and looking at what came out.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program with some arguments. It speaks English, whatever the machine is set to.
pub(crate) fn aufachse(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aufachse"));
    command.args(args);
    for name in ["AUFACHSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
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
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {self:?}"))
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

    /// No text is missing and no value of a text.
    #[track_caller]
    pub(crate) fn no_gaps(&self) {
        for text in [&self.out, &self.err] {
            assert!(!text.contains('⟨') && !text.contains("{$"), "a gap: {text}");
            assert!(!text.contains("panicked"), "{text}");
        }
    }
}

/// Runs the program.
pub(crate) fn run(args: &[&str]) -> Ran {
    Ran::of(aufachse(args).stdin(Stdio::null()).output().unwrap())
}

/// Runs the program, which must succeed.
#[track_caller]
pub(crate) fn good(args: &[&str]) -> Ran {
    let ran = run(args);
    assert_eq!(ran.code, 0, "{args:?}: {ran:?}");
    ran.no_gaps();
    ran
}

/// Runs the program with something to read.
pub(crate) fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = aufachse(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    Ran::of(child.wait_with_output().unwrap())
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Writes a file for a test.
pub(crate) fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
