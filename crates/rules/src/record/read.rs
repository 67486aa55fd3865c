//! Reading records.

use crate::error::{ErrorKind, InputError};
use serde::Deserialize;

use super::{Closing, Entry, PLAYED_REVISIONS, RECORD_FORMAT, Record, RecordHeader};

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
    pub fn from_text(text: &str) -> Result<Record, InputError> {
        let fail = |line, kind| Err(InputError::in_line(line, kind));
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let Some((_, first)) = lines.next() else {
            return fail(1, ErrorKind::RecordEmpty);
        };
        let kind: Kind = match serde_json::from_str(first) {
            Ok(kind) => kind,
            Err(error) => {
                let (reason, column) = in_line(&error);
                return fail(1, ErrorKind::RecordForeign { reason, column });
            }
        };
        if kind.format != RECORD_FORMAT {
            return fail(1, ErrorKind::RecordFormat { found: kind.format, needed: RECORD_FORMAT });
        }
        if !PLAYED_REVISIONS.contains(&kind.revision) {
            let played = PLAYED_REVISIONS.iter().map(u32::to_string).collect();
            return fail(1, ErrorKind::RecordRevision { found: kind.revision, played });
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
                return fail(number, ErrorKind::RecordTrailing);
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
            return fail(last, ErrorKind::RecordBreaksOff);
        }
        Ok(record)
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

fn damaged(error: &serde_json::Error) -> ErrorKind {
    let (reason, column) = in_line(error);
    ErrorKind::RecordDamaged { reason, column }
}
