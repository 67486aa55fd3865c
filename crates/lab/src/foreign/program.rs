//! A program that is spoken to by lines, and never waited for longer than is allowed.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::ForeignFault;

/// No answer is longer than this.
const LONGEST_LINE: usize = 1 << 16;

/// Lines that may wait to be read: one that writes without end has to wait for us.
const WAITING: usize = 16;

/// How long a program may take to end by itself once nobody speaks to it any more.
const GRACE: Duration = Duration::from_millis(500);

/// A program that runs. It is ended at the latest when this is dropped.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    /// Gone once everything has been said.
    lines_in: Option<Sender<String>>,
    lines_out: Receiver<Result<String, ForeignFault>>,
}

impl Program {
    /// Starts a program. What it writes to its standard error goes where ours does.
    pub(super) fn start(words: &[String]) -> Result<Program, ForeignFault> {
        let fault = |reason: String| {
            let program = words.first().cloned().unwrap_or_default();
            ForeignFault::NotStarted { program, reason }
        };
        let (first, others) = words.split_first().ok_or_else(|| fault(String::new()))?;
        let mut command = Command::new(first);
        command.args(others).stdin(Stdio::piped()).stdout(Stdio::piped());
        alone(&mut command);
        let mut child = command.spawn().map_err(|error| fault(error.to_string()))?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (lines_in, to_write) = channel();
        let (to_read, lines_out) = sync_channel(WAITING);
        // A pipe may be full and a program may be silent: neither may hold us up, so each of the
        // two has a thread of its own, which ends with the program.
        if let Some(to) = to {
            thread::spawn(move || write_lines(to, &to_write));
        }
        if let Some(from) = from {
            thread::spawn(move || read_lines(from, &to_read));
        }
        Ok(Program { child, lines_in: Some(lines_in), lines_out })
    }

    /// Says one line.
    pub(super) fn send(&mut self, message: &impl Serialize) -> Result<(), ForeignFault> {
        let line = serde_json::to_string(message).unwrap_or_default() + "\n";
        let sent = self.lines_in.as_ref().is_some_and(|lines| lines.send(line).is_ok());
        if sent { Ok(()) } else { Err(self.ended()) }
    }

    /// Waits for one line.
    pub(super) fn receive(&mut self, timeout: Duration) -> Result<String, ForeignFault> {
        match self.lines_out.recv_timeout(timeout) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                Err(ForeignFault::Silent { ms: timeout.as_millis() as u64 })
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// Says no more, and gives it a moment to end by itself.
    pub(super) fn let_go(&mut self) {
        self.lines_in = None;
        self.wait(GRACE);
    }

    /// It has closed its output, and so it has ended or is about to.
    fn ended(&mut self) -> ForeignFault {
        let status = self.wait(GRACE).map(|status| status.to_string()).unwrap_or_default();
        ForeignFault::Ended { status }
    }

    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < patience => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

impl Drop for Program {
    /// Nobody is left behind: neither the program nor, where that can be done, what it started.
    fn drop(&mut self) {
        self.lines_in = None;
        // Once it has been waited for, its number may already be another's.
        if let Ok(None) = self.child.try_wait() {
            end_all(&self.child);
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Puts a program into a group of its own, so that Ctrl-C is ours and the group can be ended.
#[cfg(unix)]
fn alone(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn alone(_: &mut Command) {}

/// Ends a program with all that it started: the group has the number of the program.
#[cfg(unix)]
fn end_all(child: &Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    if let Ok(group) = i32::try_from(child.id()) {
        let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn end_all(_: &Child) {}

fn write_lines(mut to: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(from: ChildStdout, lines: &SyncSender<Result<String, ForeignFault>>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        let read = from.by_ref().take(most).read_until(b'\n', &mut line);
        if !matches!(read, Ok(bytes) if bytes > 0) {
            return;
        }
        let said = if line.len() > LONGEST_LINE {
            Err(ForeignFault::TooLong { bytes: LONGEST_LINE })
        } else {
            Ok(String::from_utf8_lossy(&line).into_owned())
        };
        let last = said.is_err();
        if lines.send(said).is_err() || last {
            return;
        }
    }
}
