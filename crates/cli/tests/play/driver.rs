//! Playing the program: by a script that is read to its end, or line by line.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::ran::{Ran, aufachse};

/// How long anything may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the program with a script.
pub(crate) fn run(args: &[&str], script: &str) -> Ran {
    finished(aufachse(args), script)
}

/// Runs a command with a script.
pub(crate) fn finished(mut command: Command, script: &str) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("an input");
    let script = script.to_owned();
    // A game that ends before its script does not read the rest.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(script.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    let _ = writer.join();
    Ran::of(output)
}

/// Plays in lines of text in a folder; it must end well.
#[track_caller]
pub(crate) fn play(data: &Path, args: &[&str], script: &str) -> Ran {
    let data = data.to_str().expect("a path");
    let ran = run(&[&["play", "--plain", "--data", data], args].concat(), script);
    assert_eq!(ran.code, 0, "{args:?}: {ran:?}");
    ran.no_gaps();
    ran
}

/// Answers by number, mostly low ones: those that are not in a list are asked again.
pub(crate) fn answers(seed: u32, lines: usize) -> String {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    let mut answer = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        format!("{}\n", 1 + state % 4 * (state / 8 % 3))
    };
    (0..lines).map(|_| answer()).collect()
}

/// What stands behind a text in some line.
pub(crate) fn behind<'o>(out: &'o str, mark: &str) -> Option<&'o str> {
    out.lines().find_map(|line| line.split_once(mark)).map(|(_, rest)| rest.trim())
}

/// The program, written to and read line by line.
pub(crate) struct Talk {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    /// Everything that came so far.
    pub(crate) heard: Vec<String>,
}

impl Talk {
    pub(crate) fn start(args: &[&str]) -> Talk {
        Talk::of(aufachse(args))
    }

    pub(crate) fn of(mut command: Command) -> Talk {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let stdin = child.stdin.take().expect("an input");
        let out = BufReader::new(child.stdout.take().expect("an output"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Talk { child, stdin, lines, heard: Vec::new() }
    }

    pub(crate) fn say(&mut self, line: &str) {
        // Who has ended does not listen.
        let _ = writeln!(self.stdin, "{line}");
        let _ = self.stdin.flush();
    }

    /// Waits for a line with this in it.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, mark: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    self.heard.push(line.clone());
                    if line.contains(mark) {
                        return line;
                    }
                }
                Err(error) => panic!("no {mark:?} ({error}): {:?}", self.heard),
            }
        }
    }

    /// Answers whatever is asked until it ends; gives everything that it said.
    pub(crate) fn finish(mut self, script: &str) -> Vec<String> {
        let mut answers = script.lines();
        let until = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(Duration::from_millis(20)) {
                Ok(line) => self.heard.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    assert!(Instant::now() < until, "no end: {:?}", self.heard);
                    if let Some(answer) = answers.next() {
                        self.say(answer);
                    }
                }
            }
        }
        self.child.wait().expect("it ends");
        std::mem::take(&mut self.heard)
    }

    /// Ends it without a word, as a crash does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }
}
