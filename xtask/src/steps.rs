//! Steps that are run one after the other, all of them, and told at the end.

use std::fmt::Write;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use crate::tools;

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// All is well.
    Passed,
    /// Something is wrong, and what.
    Failed(String),
    /// It was not run, and why.
    Skipped(String),
}

struct Step {
    name: String,
    outcome: Outcome,
    took: Duration,
}

/// The steps that were run so far.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<Step>,
}

impl Steps {
    /// Runs a step under a heading.
    pub(crate) fn run(&mut self, name: &str, what: &str, work: impl FnOnce() -> Outcome) {
        println!("\n━━ {name} · {what}");
        let begun = Instant::now();
        let outcome = work();
        let took = begun.elapsed();
        match &outcome {
            Outcome::Passed => println!("━━ {name}: passed in {}", seconds(took)),
            Outcome::Failed(why) => println!("━━ {name}: FAILED in {}: {why}", seconds(took)),
            Outcome::Skipped(why) => println!("━━ {name}: skipped: {why}"),
        }
        self.done.push(Step { name: name.to_owned(), outcome, took });
    }

    /// Runs a command as a step; it passes if the command succeeds.
    pub(crate) fn command(&mut self, name: &str, mut command: Command) {
        self.run(name, &tools::shown(&command), || ended(command.status()));
    }

    /// Notes a step that cannot be run here.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        self.run(name, "not run", || Outcome::Skipped(why.to_owned()));
    }

    /// Prints the summary; failure if any step failed.
    pub(crate) fn finish(self) -> ExitCode {
        println!("\n{}", self.summary());
        if self.done.iter().any(|step| matches!(step.outcome, Outcome::Failed(_))) {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }

    fn summary(&self) -> String {
        let width = self.done.iter().map(|step| step.name.chars().count()).max().unwrap_or(0);
        let (mut passed, mut failed, mut skipped) = (0, 0, 0);
        let mut text = String::new();
        for Step { name, outcome, took } in &self.done {
            let (mark, took, why) = match outcome {
                Outcome::Passed => {
                    passed += 1;
                    ("passed ", seconds(*took), "")
                }
                Outcome::Failed(why) => {
                    failed += 1;
                    ("FAILED ", seconds(*took), why.as_str())
                }
                Outcome::Skipped(why) => {
                    skipped += 1;
                    ("skipped", String::new(), why.as_str())
                }
            };
            let line = format!("{name:width$}  {mark}  {took:>8}  {why}");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let _ = write!(text, "{passed} passed, {failed} failed, {skipped} skipped");
        text
    }
}

/// What the end of a command means for its step.
pub(crate) fn ended(status: std::io::Result<std::process::ExitStatus>) -> Outcome {
    match status {
        Ok(status) if status.success() => Outcome::Passed,
        Ok(status) => Outcome::Failed(status.to_string()),
        Err(error) => Outcome::Failed(format!("could not be started: {error}")),
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str, outcome: Outcome) -> Step {
        Step { name: name.to_owned(), outcome, took: Duration::from_millis(1_250) }
    }

    #[test]
    fn the_summary_tells_every_step_and_counts_them() {
        let done = vec![
            step("format", Outcome::Passed),
            step("lints", Outcome::Failed("exit status: 1".into())),
            step("fuzz", Outcome::Skipped("not installed".into())),
        ];
        let text = Steps { done }.summary();
        assert_eq!(
            text.lines().collect::<Vec<_>>(),
            [
                "format  passed      1.2 s",
                "lints   FAILED      1.2 s  exit status: 1",
                "fuzz    skipped            not installed",
                "1 passed, 1 failed, 1 skipped",
            ]
        );
    }

    #[test]
    fn a_failure_does_not_stop_the_steps_after_it() {
        let mut steps = Steps::default();
        steps.run("first", "", || Outcome::Failed("broken".into()));
        steps.run("second", "", || Outcome::Passed);
        assert_eq!(steps.done.len(), 2);
        assert_eq!(format!("{:?}", steps.finish()), format!("{:?}", ExitCode::FAILURE));
    }

    #[test]
    fn a_skipped_step_is_no_failure() {
        let mut steps = Steps::default();
        steps.skip("fuzz", "not installed");
        assert_eq!(format!("{:?}", steps.finish()), format!("{:?}", ExitCode::SUCCESS));
    }

    #[test]
    fn a_program_that_is_not_there_fails_its_step() {
        let mut steps = Steps::default();
        steps.command("odd", Command::new("no-such-program-at-all"));
        assert!(matches!(&steps.done[0].outcome, Outcome::Failed(why) if why.contains("started")));
    }
}
