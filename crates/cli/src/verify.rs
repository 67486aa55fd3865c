//! `aufachse verify`: recomputes the fingerprints and the dice of records.

use std::path::{Path, PathBuf};

use aufachse_rules::{Actor, Coded as _, Ending, Record, RecordError};
use aufachse_words::Teller;
use clap::Args;
use serde::Serialize;

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::stop::Stop;

/// Recompute the fingerprints and the dice of recorded games.
///
/// Every action is played again by the rules, every fingerprint is compared, and where the record
/// names a seed, or promised fair dice and reveals theirs, every throw and draw is recomputed.
///
/// Exit codes: 0 if all records hold, 1 if one does not, 2 if a file cannot be read or is no
/// record.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse verify game.jsonl
  aufachse verify games/*.jsonl --json
  cat game.jsonl | aufachse verify -")]
pub(crate) struct VerifyArgs {
    /// Records; - is the standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Dice {
    /// A promise was kept.
    Fair,
    /// A seed stands in the header.
    Seeded,
    /// Nobody says.
    Unproved,
}

/// A record that holds.
#[derive(Debug, Serialize)]
struct Sound {
    actions: usize,
    turns: u32,
    ending: Option<Ending>,
    dice: Dice,
    throws_proved: usize,
    draws_proved: usize,
}

/// A record that does not.
#[derive(Debug, Serialize)]
struct Unsound {
    line: Option<usize>,
    /// The code of the fault; nothing where the file could not be read.
    fault: Option<&'static str>,
    reason: String,
    #[serde(skip)]
    code: u8,
}

#[derive(Debug, Serialize)]
struct VerdictJson {
    file: String,
    sound: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    holds: Option<Sound>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    fails: Option<Unsound>,
}

#[derive(Debug, Serialize)]
struct VerdictsJson {
    records: Vec<VerdictJson>,
}

pub(crate) fn run(desk: &mut Desk, args: &VerifyArgs) -> Result<(), Stop> {
    let mut records = Vec::new();
    let mut code = 0;
    for path in &args.files {
        let file = shown(path);
        let verdict = match judge(desk, path) {
            Ok(sound) => VerdictJson { file, sound: true, holds: Some(sound), fails: None },
            Err(unsound) => {
                code = code.max(unsound.code);
                VerdictJson { file, sound: false, holds: None, fails: Some(unsound) }
            }
        };
        if !args.json {
            tell(desk, &verdict)?;
        }
        records.push(verdict);
    }
    if args.json {
        desk.json(&VerdictsJson { records })?;
    }
    if code == 0 { Ok(()) } else { Err(Stop::Code(code)) }
}

/// A file that could not be read.
fn unread(reason: String) -> Unsound {
    Unsound { line: None, fault: None, reason, code: 2 }
}

fn judge(desk: &Desk, path: &Path) -> Result<Sound, Unsound> {
    let text = files::read(desk, path).map_err(|stop| match stop {
        Stop::Input(reason) | Stop::Trouble(reason) => unread(reason),
        _ => unread(String::new()),
    })?;
    let record = Record::from_text(&text).map_err(|error| unsound(desk, None, &error))?;
    let (game, proved) = record.verify().map_err(|error| unsound(desk, Some(&record), &error))?;
    let dice = match (proved, &record.header.fair) {
        (None, _) => Dice::Unproved,
        (Some(_), Some(_)) => Dice::Fair,
        (Some(_), None) => Dice::Seeded,
    };
    let thrown = |dice: bool| {
        let chance = record.entries.iter().filter(|entry| entry.by == Actor::Chance);
        let of_kind =
            chance.filter(|entry| matches!(entry.action, aufachse_rules::Action::Dice(..)) == dice);
        proved.map_or(0, |_| of_kind.count())
    };
    Ok(Sound {
        actions: record.entries.len(),
        turns: game.turn(),
        ending: game.ending(),
        dice,
        throws_proved: thrown(true),
        draws_proved: thrown(false),
    })
}

/// What is wrong with a record; what was done is told as at its table, where that is known.
pub(crate) fn reason(desk: &Desk, record: Option<&Record>, error: &RecordError) -> String {
    match record.map(|record| (record, record.rules())) {
        Some((record, Ok(rules))) => {
            Teller::new(desk.words, &rules, &record.header.seats).told(&error.fault)
        }
        _ => desk.words.told(&error.fault),
    }
}

fn unsound(desk: &Desk, record: Option<&Record>, error: &RecordError) -> Unsound {
    Unsound {
        line: Some(error.line),
        fault: Some(error.fault.code()),
        reason: reason(desk, record, error),
        code: if error.fault.is_foreign() { 2 } else { 1 },
    }
}

fn tell(desk: &mut Desk, verdict: &VerdictJson) -> Result<(), Stop> {
    let file = &verdict.file;
    if let Some(unsound) = &verdict.fails {
        let message = match unsound.line {
            None => unsound.reason.clone(),
            Some(line) => desk.text(
                "cli-file-fault",
                &[
                    ("file", file.into()),
                    ("line", line.into()),
                    ("reason", (&unsound.reason).into()),
                ],
            ),
        };
        let message = desk.text("cli-error", &[("message", message.into())]);
        desk.aside(&message);
    }
    let Some(sound) = &verdict.holds else { return Ok(()) };
    let (turns, actions) = (desk.count(sound.turns), desk.count(sound.actions));
    desk.say(
        "cli-verify-sound",
        &[("file", file.into()), ("turns", turns.into()), ("actions", actions.into())],
    )?;
    let key = match sound.dice {
        Dice::Fair => "cli-verify-dice-fair",
        Dice::Seeded => "cli-verify-dice-seeded",
        Dice::Unproved => "cli-verify-dice-none",
    };
    let (throws, draws) = (desk.count(sound.throws_proved), desk.count(sound.draws_proved));
    let said = desk.text(key, &[("throws", throws.into()), ("draws", draws.into())]);
    desk.line(&format!("    {said}"))
}
