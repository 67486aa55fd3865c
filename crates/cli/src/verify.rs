//! `aufachse verify`: recomputes the fingerprints and the dice of records.

use std::path::{Path, PathBuf};

use aufachse_rules::{Coded as _, Ending, InputError, Proof, Record};
use aufachse_words::Teller;
use clap::Args;
use serde::Serialize;

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::stop::Stop;

/// Recompute the fingerprints and the dice of recorded games.
///
/// Every action is played again by the rules, and every fingerprint is compared. Where the record
/// has a seed, or promised fair dice and reveals theirs, every throw and draw is recomputed too.
///
/// A record has one of three outcomes. It is proved if its seed is there and every throw and draw
/// follows from it. It is consistent if it has no seed: rules and fingerprints hold, and the dice
/// cannot be proved. Otherwise it is refused, with its first wrong line and the reason.
///
/// Only records of the revisions of the rules that `aufachse --version` lists can be played.
///
/// Exit codes: 0 if all records are proved or consistent, 1 if one is refused, 2 if a file cannot
/// be read, is no record, or is a record of another revision of the rules.
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
    /// From a secret that was promised before the game and is revealed.
    Fair,
    /// From the seed in the header.
    Seeded,
    /// From a secret that was promised; the game is under way and keeps it.
    Secret,
    /// The record does not say.
    Unproved,
}

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    /// Its seed proves every throw and draw.
    Proved,
    /// It has no seed. Everything else holds.
    Consistent,
    /// It does not hold, or is no record.
    Refused,
    /// The file could not be read.
    Unreadable,
}

/// How far the dice of a record are proved.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct DiceProof {
    outcome: Outcome,
    dice: Dice,
    throws_proved: usize,
    draws_proved: usize,
}

impl DiceProof {
    pub(crate) fn of(record: &Record, proof: Proof) -> DiceProof {
        let fair = record.header.fair.is_some();
        let (outcome, dice, (throws_proved, draws_proved)) = match proof {
            Proof::Proved { throws, draws } => {
                let dice = if fair { Dice::Fair } else { Dice::Seeded };
                (Outcome::Proved, dice, (throws, draws))
            }
            Proof::Consistent => {
                let dice = if fair { Dice::Secret } else { Dice::Unproved };
                (Outcome::Consistent, dice, (0, 0))
            }
        };
        DiceProof { outcome, dice, throws_proved, draws_proved }
    }

    /// One sentence about the dice.
    pub(crate) fn sentence(&self, desk: &Desk) -> String {
        let key = match self.dice {
            Dice::Fair => "cli-verify-dice-fair",
            Dice::Seeded => "cli-verify-dice-seeded",
            Dice::Secret => "cli-verify-dice-secret",
            Dice::Unproved => "cli-verify-dice-none",
        };
        let (throws, draws) = (desk.count(self.throws_proved), desk.count(self.draws_proved));
        desk.text(key, &[("throws", throws.into()), ("draws", draws.into())])
    }
}

/// A record that holds.
#[derive(Debug, Serialize)]
struct Holding {
    #[serde(flatten)]
    proved: DiceProof,
    actions: usize,
    turns: u32,
    ending: Option<Ending>,
}

/// A record that does not.
#[derive(Debug, Serialize)]
struct Failing {
    outcome: Outcome,
    line: Option<usize>,
    /// The code of the fault; nothing where the file could not be read.
    fault: Option<&'static str>,
    reason: String,
    #[serde(skip)]
    code: u8,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Verdict {
    Holds(Holding),
    Fails(Failing),
}

#[derive(Debug, Serialize)]
struct VerdictJson {
    file: String,
    #[serde(flatten)]
    verdict: Verdict,
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
            Ok(holding) => Verdict::Holds(holding),
            Err(failing) => {
                code = code.max(failing.code);
                Verdict::Fails(failing)
            }
        };
        let verdict = VerdictJson { file, verdict };
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
fn unreadable(reason: String) -> Failing {
    Failing { outcome: Outcome::Unreadable, line: None, fault: None, reason, code: 2 }
}

/// Reads a record. Its text is dropped before it is played.
fn read(desk: &Desk, path: &Path) -> Result<Record, Failing> {
    let text = files::read(desk, path).map_err(|stop| match stop {
        Stop::Input(reason) | Stop::Trouble(reason) => unreadable(reason),
        Stop::Code(_) | Stop::Unread => unreadable(String::new()),
    })?;
    Record::from_text(&text).map_err(|error| refused(desk, None, &error))
}

fn judge(desk: &Desk, path: &Path) -> Result<Holding, Failing> {
    let record = read(desk, path)?;
    let played = record.verify().map_err(|error| refused(desk, Some(&record), &error))?;
    Ok(Holding {
        proved: DiceProof::of(&record, played.proof),
        actions: record.entries.len(),
        turns: played.game.turn(),
        ending: played.game.ending(),
    })
}

/// What is wrong with a record; what was done is told as at its table, where that is known.
pub(crate) fn reason(desk: &Desk, record: Option<&Record>, error: &InputError) -> String {
    match record.map(|record| (record, record.rules())) {
        Some((record, Ok(rules))) => {
            Teller::new(desk.words, &rules, &record.header.seats).told(&error.kind)
        }
        _ => desk.words.told(&error.kind),
    }
}

fn refused(desk: &Desk, record: Option<&Record>, error: &InputError) -> Failing {
    Failing {
        outcome: Outcome::Refused,
        line: Some(error.line),
        fault: Some(error.kind.code()),
        reason: reason(desk, record, error),
        code: if error.kind.is_foreign() { 2 } else { 1 },
    }
}

fn tell(desk: &mut Desk, verdict: &VerdictJson) -> Result<(), Stop> {
    let file = &verdict.file;
    let holding = match &verdict.verdict {
        Verdict::Holds(holding) => holding,
        Verdict::Fails(failing) => {
            let message = match failing.line {
                None => failing.reason.clone(),
                Some(line) => desk.text(
                    "cli-verify-refused",
                    &[
                        ("file", file.into()),
                        ("line", line.into()),
                        ("reason", (&failing.reason).into()),
                    ],
                ),
            };
            let message = desk.text("cli-error", &[("message", message.into())]);
            desk.aside(&message);
            return Ok(());
        }
    };
    let key = if holding.proved.outcome == Outcome::Proved {
        "cli-verify-proved"
    } else {
        "cli-verify-consistent"
    };
    let (turns, actions) = (desk.count(holding.turns), desk.count(holding.actions));
    let values = [("file", file.into()), ("turns", turns.into()), ("actions", actions.into())];
    desk.say(key, &values)?;
    let sentence = holding.proved.sentence(desk);
    desk.line(&format!("    {sentence}"))
}
