//! Errors: a request that could not be carried out. What the rules forbid is a refusal instead.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use aufachse_rules::{Coded, InputError, InputErrors, Operand, Record, UndoError, message_codes};
use aufachse_words::{Teller, Words};
use serde::Serialize;

use crate::choice::Choice;

/// The messages are for whoever writes the other side; programs go by the codes.
static WORDS: LazyLock<Option<Words>> = LazyLock::new(|| Words::new("en"));

message_codes! {
    /// Why a request was not carried out.
    #[derive(Copy)]
    pub(crate) enum Code: "engine-error" {
        /// The line is too long.
        TooLong = "too-long",
        /// The line is no text.
        NotUtf8 = "not-utf8",
        /// The line is no JSON.
        NotJson = "not-json",
        /// The line asks for nothing.
        NoRequest = "no-request",
        /// There is no such request.
        UnknownRequest = "unknown-request",
        /// A field is wrong.
        BadRequest = "bad-request",
        /// The rules cannot be put together.
        BadRules = "bad-rules",
        /// The table cannot be set up.
        BadSetup = "bad-setup",
        /// Chance has no source, or several.
        BadChance = "bad-chance",
        /// The position is faulty.
        BadPosition = "bad-position",
        /// The record is faulty.
        BadRecord = "bad-record",
        /// There is no game.
        NoGame = "no-game",
        /// Nobody sits there.
        NoSeat = "no-seat",
        /// No action is named, or two are.
        NoAction = "no-action",
        /// There is no action of that name.
        UnknownAction = "unknown-action",
        /// The action is not written as it should be.
        BadAction = "bad-action",
        /// Nothing on the board, in the decks or at the table has that name.
        UnknownName = "unknown-name",
        /// Several legal actions fit.
        Ambiguous = "ambiguous",
        /// No legal action fits.
        NoMatch = "no-match",
        /// The list is shorter.
        NoIndex = "no-index",
        /// Chance comes from a seed.
        Seeded = "seeded",
        /// Chance is brought by the other side.
        Scripted = "scripted",
        /// Chance has nothing to decide.
        NoChance = "no-chance",
        /// It cannot be taken back.
        NoUndo = "no-undo",
        /// There is nothing to do again.
        NoRedo = "no-redo",
        /// There is no position now.
        NoPosition = "no-position",
        /// Nothing was kept under that handle.
        NoClone = "no-clone",
        /// No more games can be kept.
        TooManyClones = "too-many-clones",
        /// The handle is empty or too long.
        BadHandle = "bad-handle",
        /// The truck is not on the board yet.
        NoTruck = "no-truck",
    }
}

/// A code with its operands, for programs.
#[derive(Debug, Serialize)]
struct Cause {
    code: &'static str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    operands: BTreeMap<&'static str, Operand>,
}

impl Cause {
    fn of(message: &dyn Coded) -> Cause {
        Cause { code: message.code(), operands: message.operands().into_iter().collect() }
    }
}

/// One fault of a text that was sent.
#[derive(Debug, Serialize)]
struct Spot {
    file: String,
    line: usize,
    #[serde(flatten)]
    cause: Cause,
    text: String,
}

/// What was wrong with a request.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Error(Box<Body>);

#[derive(Debug, Serialize)]
struct Body {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    near: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    allowed: Vec<String>,
    /// The legal actions that may be meant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<Choice>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Spot>,
}

impl Error {
    pub(crate) fn of(code: Code) -> Error {
        Error(Box::new(Body {
            code: code.code(),
            message: told(&code),
            detail: None,
            cause: None,
            line: None,
            near: None,
            allowed: Vec::new(),
            candidates: Vec::new(),
            faults: Vec::new(),
        }))
    }

    /// What exactly was wrong, as the part that found it says.
    pub(crate) fn detail(mut self, detail: impl std::fmt::Display) -> Error {
        self.0.detail = Some(detail.to_string());
        self
    }

    /// What exactly was wrong, by its code and in words.
    fn cause(mut self, cause: &dyn Coded, told: String) -> Error {
        self.0.cause = Some(Cause::of(cause));
        self.detail(told)
    }

    fn at(mut self, line: usize) -> Error {
        self.0.line = Some(line);
        self
    }

    /// The table cannot be set up.
    pub(crate) fn of_setup(error: &InputError) -> Error {
        Error::of(Code::BadSetup).cause(error, told(error))
    }

    /// The text is no record.
    pub(crate) fn of_record_text(error: &InputError) -> Error {
        Error::of(Code::BadRecord).cause(error, told(error)).at(error.line)
    }

    /// What is wrong with a record whose table is known: refusals and dice are told as there.
    pub(crate) fn of_record(record: &Record, error: &InputError) -> Error {
        let (Ok(rules), Some(words)) = (record.rules(), WORDS.as_ref()) else {
            return Error::of_record_text(error);
        };
        let told = Teller::new(words, &rules, &record.header.seats).told(error);
        Error::of(Code::BadRecord).cause(error, told).at(error.line)
    }

    /// A name that nothing answers to, with the nearest one.
    pub(crate) fn unknown(wrong: &dyn Coded) -> Error {
        let near = wrong.operands().into_iter().find_map(|(name, operand)| {
            let Operand::Text(text) = operand else { return None };
            (name == "near").then_some(text)
        });
        Error::of(Code::UnknownName).cause(wrong, told(wrong)).near(near.as_deref())
    }

    /// The legal actions that may be meant, each in full.
    pub(crate) fn candidates(mut self, candidates: Vec<Choice>) -> Error {
        self.0.candidates = candidates;
        self
    }

    pub(crate) fn near(mut self, near: Option<&str>) -> Error {
        self.0.near = near.map(str::to_owned);
        self
    }

    pub(crate) fn allowed<A: ToString>(mut self, allowed: &[A]) -> Error {
        self.0.allowed = allowed.iter().map(ToString::to_string).collect();
        self
    }

    pub(crate) fn faults(mut self, faults: InputErrors) -> Error {
        let spot = |fault: InputError| Spot {
            text: told(&fault.kind),
            cause: Cause::of(&fault.kind),
            file: fault.file,
            line: fault.line,
        };
        self.0.faults = faults.0.into_iter().map(spot).collect();
        self
    }
}

impl From<UndoError> for Error {
    fn from(error: UndoError) -> Error {
        Error::of(Code::NoUndo).cause(&error, told(&error))
    }
}

/// A code in words.
fn told(message: &dyn Coded) -> String {
    WORDS.as_ref().map_or_else(|| message.code().to_owned(), |words| words.told(message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_message_and_every_message_a_code() {
        let words = Words::new("en").expect("English");
        let file = include_str!("../../../locales/en/engine.ftl");
        let told = file.lines().filter(|line| line.starts_with("engine-error-")).count();
        assert_eq!(told, Code::CODES.len());
        for code in Code::CODES {
            assert!(words.has(&format!("{}-{}", code.kind, code.code)), "{code:?}");
        }
    }
}
