//! Reading records and proving their dice.

use serde::Deserialize;

use super::{Closing, Entry, RECORD_FORMAT, Record, RecordError, RecordFault, RecordHeader};
use crate::action::Actor;
use crate::chance::{ChanceSource, Seeded};
use crate::fair::seed_from_hex;
use crate::fingerprint::RULES_REVISION;
use crate::game::Game;

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
            return fail(1, RecordFault::Empty);
        };
        let kind: Kind = match serde_json::from_str(first) {
            Ok(kind) => kind,
            Err(error) => {
                let (reason, column) = in_line(&error);
                return fail(1, RecordFault::Foreign { reason, column });
            }
        };
        if kind.format != RECORD_FORMAT {
            return fail(1, RecordFault::Format { found: kind.format, needed: RECORD_FORMAT });
        }
        if kind.revision != RULES_REVISION {
            let (found, needed) = (kind.revision, RULES_REVISION);
            return fail(1, RecordFault::Revision { found, needed });
        }
        let header: RecordHeader = match serde_json::from_str(first) {
            Ok(header) => header,
            Err(error) => return fail(1, damaged(&error)),
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
                    Err(error) => return fail(number, damaged(&error)),
                }
            } else {
                match serde_json::from_str::<Entry>(line) {
                    Ok(entry) => record.entries.push(entry),
                    Err(error) => return fail(number, damaged(&error)),
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
                let found = entry.action;
                match chance.next(&game) {
                    Some(needed) if needed == found => {}
                    Some(needed) => {
                        let fault = RecordFault::Dice { found, needed };
                        return Err(RecordError { line, fault });
                    }
                    None => {
                        return Err(RecordError { line, fault: RecordFault::NoDice { found } });
                    }
                }
                proved += 1;
            }
            told.clear();
            game.apply_into(entry.by, entry.action, &mut told).map_err(|r| RecordError {
                line,
                fault: RecordFault::Refused { why: Box::new(r) },
            })?;
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

/// What the reader says of a line, and in which column. It counts each line as its first, which
/// would mislead.
fn in_line(error: &serde_json::Error) -> (String, usize) {
    let mut text = error.to_string();
    if let Some(at) = text.rfind(" at line 1 column ") {
        text.truncate(at);
    }
    (text, error.column())
}

fn damaged(error: &serde_json::Error) -> RecordFault {
    let (reason, column) = in_line(error);
    RecordFault::Damaged { reason, column }
}
