//! Errors: a request that could not be carried out. What the rules forbid is a refusal instead.

use std::sync::LazyLock;

use aufachse_rules::fault::Faults;
use aufachse_rules::{RecordError, SetupError};
use aufachse_words::Words;
use serde::Serialize;

/// The messages are for whoever writes the other side; programs go by the codes.
static WORDS: LazyLock<Option<Words>> = LazyLock::new(|| Words::new("en"));

/// Why a request was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Code {
    TooLong,
    NotUtf8,
    NotJson,
    NoRequest,
    UnknownRequest,
    BadRequest,
    BadRules,
    BadSetup,
    BadChance,
    BadPosition,
    BadRecord,
    NoGame,
    NoSeat,
    NoAction,
    NoIndex,
    Seeded,
    Scripted,
    NoChance,
    NoUndo,
    NoRedo,
    NoPosition,
}

impl Code {
    /// The code as it is written, which is also the end of its key among the texts.
    fn text(self) -> &'static str {
        match self {
            Code::TooLong => "too-long",
            Code::NotUtf8 => "not-utf8",
            Code::NotJson => "not-json",
            Code::NoRequest => "no-request",
            Code::UnknownRequest => "unknown-request",
            Code::BadRequest => "bad-request",
            Code::BadRules => "bad-rules",
            Code::BadSetup => "bad-setup",
            Code::BadChance => "bad-chance",
            Code::BadPosition => "bad-position",
            Code::BadRecord => "bad-record",
            Code::NoGame => "no-game",
            Code::NoSeat => "no-seat",
            Code::NoAction => "no-action",
            Code::NoIndex => "no-index",
            Code::Seeded => "seeded",
            Code::Scripted => "scripted",
            Code::NoChance => "no-chance",
            Code::NoUndo => "no-undo",
            Code::NoRedo => "no-redo",
            Code::NoPosition => "no-position",
        }
    }
}

/// One fault of a text that was sent.
#[derive(Debug, Serialize)]
struct Spot {
    file: String,
    line: usize,
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
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    near: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    allowed: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Spot>,
}

impl Error {
    pub(crate) fn of(code: Code) -> Error {
        let key = format!("engine-error-{}", code.text());
        Error(Box::new(Body {
            code: code.text(),
            message: WORDS.as_ref().map_or_else(|| key.clone(), |words| words.text(&key, &[])),
            detail: None,
            line: None,
            near: None,
            allowed: Vec::new(),
            faults: Vec::new(),
        }))
    }

    /// What exactly was wrong, as the part that found it says.
    pub(crate) fn detail(mut self, detail: impl std::fmt::Display) -> Error {
        self.0.detail = Some(detail.to_string());
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

    pub(crate) fn faults(mut self, faults: Faults) -> Error {
        let spot = |fault: aufachse_rules::fault::Fault| Spot {
            file: fault.file,
            line: fault.line,
            text: fault.text,
        };
        self.0.faults = faults.0.into_iter().map(spot).collect();
        self
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Error {
        Error::of(Code::BadSetup).detail(error)
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Error {
        let line = error.line;
        let mut found = Error::of(Code::BadRecord).detail(error.fault);
        found.0.line = Some(line);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_message_and_is_written_as_it_is_called() {
        use Code::*;
        let words = Words::new("en").expect("English");
        for code in [
            TooLong,
            NotUtf8,
            NotJson,
            NoRequest,
            UnknownRequest,
            BadRequest,
            BadRules,
            BadSetup,
            BadChance,
            BadPosition,
            BadRecord,
            NoGame,
            NoSeat,
            NoAction,
            NoIndex,
            Seeded,
            Scripted,
            NoChance,
            NoUndo,
            NoRedo,
            NoPosition,
        ] {
            assert!(words.has(&format!("engine-error-{}", code.text())), "{code:?}");
            assert_eq!(serde_json::to_value(code).unwrap(), code.text());
        }
    }
}
