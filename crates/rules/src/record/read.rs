//! Reading records and proving their dice.

use serde::Deserialize;

use super::{Closing, Entry, Header, RECORD_FORMAT, Record};
use crate::action::Actor;
use crate::chance::{ChanceSource, Seeded};
use crate::digest::RULES_REVISION;
use crate::fair::seed_from_hex;
use crate::fault::Faults;
use crate::game::{Game, SetupError};
use crate::refusal::Refusal;

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordFault {
    /// It is not a record at all.
    #[error("this is not a record of Auf Achse: {0}")]
    Foreign(String),
    /// It was written by another version.
    #[error("the record has revision {found} of the rules, and this is revision {RULES_REVISION}")]
    Revision {
        /// The revision that the record names.
        found: u32,
    },
    /// A line cannot be read.
    #[error("the line is damaged: {0}")]
    Damaged(String),
    /// The last line is missing.
    #[error("the record breaks off: its closing line is missing")]
    BreaksOff,
    /// There is something behind the closing line.
    #[error("there is more behind the closing line")]
    Trailing,
    /// The rules cannot be put together.
    #[error("the rules of the record cannot be put together: {0}")]
    Rules(Faults),
    /// The rules are not those that the record was played with.
    #[error(
        "the record was played with another board, other cards or other switches of the same name"
    )]
    OtherRules,
    /// The table cannot be set up.
    #[error("{0}")]
    Setup(SetupError),
    /// An action is against the rules.
    #[error("the action is against the rules: {0}")]
    Refused(Box<Refusal>),
    /// A fingerprint differs.
    #[error("the state is not the one that was recorded")]
    Hash,
    /// A fingerprint is missing.
    #[error("a turn begins here and the fingerprint of the state is missing")]
    NoHash,
    /// The number of actions differs.
    #[error("the closing line counts {0} actions")]
    Count(usize),
    /// The seed is not the one that was promised.
    #[error("the seed is not the one that was promised before the game")]
    Promise,
    /// Fair dice were promised and the seed is not there.
    #[error("fair dice were promised, and the seed is not revealed")]
    NoSeed,
    /// Dice or cards do not come from the seed.
    #[error("the seed brings {expected}, and the record has {found}")]
    Dice {
        /// What the seed brings.
        expected: String,
        /// What the record has.
        found: String,
    },
}

/// A fault of a record with its line, counted from one.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    #[source]
    pub fault: RecordFault,
}

/// Only the beginning of a header, to tell foreign files from those of another version.
#[derive(Deserialize)]
struct Kind {
    format: String,
    revision: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClosingText {
    closing: Closing,
}

impl Record {
    /// Reads a record. A text that is damaged, cut off or of another kind is refused with its line.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let fail = |line, fault| Err(RecordError { line, fault });
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let Some((_, first)) = lines.next() else {
            return fail(1, RecordFault::Foreign("the file is empty".to_owned()));
        };
        let kind: Kind = match serde_json::from_str(first) {
            Ok(kind) => kind,
            Err(error) => return fail(1, RecordFault::Foreign(in_line(&error))),
        };
        if kind.format != RECORD_FORMAT {
            let what = format!("its format is \"{}\", not \"{RECORD_FORMAT}\"", kind.format);
            return fail(1, RecordFault::Foreign(what));
        }
        if kind.revision != RULES_REVISION {
            return fail(1, RecordFault::Revision { found: kind.revision });
        }
        let header: Header = match serde_json::from_str(first) {
            Ok(header) => header,
            Err(error) => return fail(1, RecordFault::Damaged(in_line(&error))),
        };
        let mut record = Record { header, entries: Vec::new(), closing: None };
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            if record.closing.is_some() {
                return fail(number, RecordFault::Trailing);
            }
            if line.starts_with("{\"closing\"") {
                match serde_json::from_str::<ClosingText>(line) {
                    Ok(text) => record.closing = Some(text.closing),
                    Err(error) => return fail(number, RecordFault::Damaged(in_line(&error))),
                }
            } else {
                match serde_json::from_str::<Entry>(line) {
                    Ok(entry) => record.entries.push(entry),
                    Err(error) => return fail(number, RecordFault::Damaged(in_line(&error))),
                }
            }
        }
        if record.closing.is_none() {
            return fail(last, RecordFault::BreaksOff);
        }
        Ok(record)
    }

    /// Plays the record and recomputes every throw and draw from its seed, where it has one.
    ///
    /// Gives the last state and how many outcomes of chance were proved; nothing where the record
    /// names no seed.
    pub fn verify(&self) -> Result<(Game, Option<usize>), RecordError> {
        let end = self.fold(|_, _, _, _| {})?;
        let Some(mut chance) = self.chance()? else { return Ok((end, None)) };
        let mut game = self.start()?;
        let mut told = Vec::new();
        let mut proved = 0;
        for (i, entry) in self.entries.iter().enumerate() {
            let line = i + 2;
            if entry.by == Actor::Chance {
                let expected = chance.next(&game);
                if expected != Some(entry.action) {
                    let expected = expected.map_or("nothing".to_owned(), |e| format!("{e:?}"));
                    let found = format!("{:?}", entry.action);
                    return Err(RecordError { line, fault: RecordFault::Dice { expected, found } });
                }
                proved += 1;
            }
            told.clear();
            game.apply_into(entry.by, entry.action, &mut told)
                .map_err(|r| RecordError { line, fault: RecordFault::Refused(Box::new(r)) })?;
        }
        Ok((end, Some(proved)))
    }

    /// The chance that the record names, its promise checked.
    fn chance(&self) -> Result<Option<Seeded>, RecordError> {
        let Some(fair) = &self.header.fair else {
            return Ok(self.header.seed.map(Seeded::new));
        };
        let line = self.entries.len() + 2;
        let revealed = self.closing.as_ref().and_then(|c| c.seed.as_deref());
        let Some(seed) = revealed.and_then(seed_from_hex) else {
            return Err(RecordError { line, fault: RecordFault::NoSeed });
        };
        if !fair.keeps_promise(seed) {
            return Err(RecordError { line, fault: RecordFault::Promise });
        }
        Ok(Some(fair.chance(seed)))
    }
}

/// What is wrong with a line; the reader counts each line as its first, which would mislead.
fn in_line(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line 1 column ") {
        Some(at) => format!("{}, column {}", &text[..at], error.column()),
        None => text,
    }
}
