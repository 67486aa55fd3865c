//! Telling of a failure so that it can be seen again: with the plan and the record.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use super::plan::Plan;
use super::trial::Trial;

/// A promise that was broken, and how to get there.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What is wrong.
    pub what: String,
    /// The table.
    pub plan: Plan,
    /// The record up to the moment, where there is a game at all.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { what, plan, record } = self;
        write!(f, "{what}\n{plan}\nthe record up to there:\n{record}")
    }
}

impl Failure {
    /// A file for the record where nobody named one.
    pub fn default_file(&self) -> PathBuf {
        let Plan { edition, players, seed, .. } = &self.plan;
        std::env::temp_dir().join(format!("aufachse-{edition}-{players}-{seed}.jsonl"))
    }
}

/// Plays a game; what fails in it, a panic included, comes back with the record.
pub fn guarded(
    plan: &Plan,
    course: impl FnOnce(&mut Trial) -> Result<(), String>,
) -> Result<(), Failure> {
    let fail = |what, record| Failure { what, plan: plan.clone(), record };
    let mut trial = match catch_unwind(|| Trial::new(plan)) {
        Ok(Ok(trial)) => trial,
        Ok(Err(what)) => return Err(fail(what, String::new())),
        Err(panic) => return Err(fail(said(&*panic), String::new())),
    };
    watched(&mut trial, course).map_err(|what| fail(what, record_of(&trial)))
}

/// Like [`guarded`], of a table that is set up already; gives what is wrong alone.
pub fn watched(
    trial: &mut Trial,
    course: impl FnOnce(&mut Trial) -> Result<(), String>,
) -> Result<(), String> {
    let played = catch_unwind(AssertUnwindSafe(|| course(trial)));
    let what = match played {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(what)) => what,
        Err(panic) => format!("panic: {}", said(&*panic)),
    };
    let doing = trial.attempt.map_or(String::new(), |(actor, action)| {
        format!("\nwhile {actor:?} did {action:?}, which is not yet in the record")
    });
    Err(format!("{what}{doing}"))
}

/// The record of a trial, closed so that it can be read back.
pub fn record_of(trial: &Trial) -> String {
    let mut record = trial.session.record().clone();
    record.close(trial.game(), None);
    record.to_text()
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}
