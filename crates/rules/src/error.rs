//! Errors of input: data files, switches, positions, set-ups and records.
//!
//! There are two kinds of failure in this crate. An input that cannot be used is an [`InputError`];
//! an action that the rules do not allow is a [`Refusal`](crate::Refusal).

mod kind;

use std::fmt;

use crate::message::{Coded, Operand};

pub use kind::ErrorKind;

/// One thing that is wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// The file, as the caller named it; empty where no file is concerned.
    pub file: String,
    /// The line, counted from one; zero where the whole input is concerned.
    pub line: usize,
    /// What is wrong.
    pub kind: ErrorKind,
}

impl InputError {
    /// An error in a line of a text that has no name.
    pub(crate) fn in_line(line: usize, kind: ErrorKind) -> InputError {
        InputError { file: String::new(), line, kind }
    }
}

impl From<ErrorKind> for InputError {
    /// An error that concerns no file and no line.
    fn from(kind: ErrorKind) -> InputError {
        InputError::in_line(0, kind)
    }
}

impl Coded for InputError {
    fn kind(&self) -> &'static str {
        self.kind.kind()
    }

    fn code(&self) -> &'static str {
        self.kind.code()
    }

    fn operands(&self) -> Vec<(&'static str, Operand)> {
        self.kind.operands()
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}:", self.file)?;
        }
        if self.line > 0 {
            write!(f, "{}:", self.line)?;
        }
        if !self.file.is_empty() || self.line > 0 {
            f.write_str(" ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for InputError {}

/// All errors of an input, reported at once.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct InputErrors(pub Vec<InputError>);

impl From<InputError> for InputErrors {
    fn from(error: InputError) -> InputErrors {
        InputErrors(vec![error])
    }
}

impl From<ErrorKind> for InputErrors {
    fn from(kind: ErrorKind) -> InputErrors {
        InputError::from(kind).into()
    }
}

impl fmt::Display for InputErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for InputErrors {}

/// A text that is being read, with the errors found so far.
#[derive(Debug)]
pub(crate) struct Reader<'t> {
    file: &'t str,
    text: &'t str,
    errors: Vec<InputError>,
}

impl<'t> Reader<'t> {
    /// Begins reading a text that came from the named file.
    pub(crate) fn new(file: &'t str, text: &'t str) -> Reader<'t> {
        Reader { file, text, errors: Vec::new() }
    }

    /// Parses the text as TOML; a syntax error is the only one then.
    pub(crate) fn parse<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                self.error(at, ErrorKind::Form { reason: error.message().to_owned() });
                None
            }
        }
    }

    /// Notes an error at a byte of the text.
    pub(crate) fn error(&mut self, byte: usize, kind: ErrorKind) {
        let upto = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = upto.iter().filter(|&&b| b == b'\n').count() + 1;
        self.errors.push(InputError { file: self.file.to_owned(), line, kind });
    }

    /// Returns the value if there is no error, and all errors otherwise.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, InputErrors> {
        match value {
            Some(value) if self.errors.is_empty() => Ok(value),
            _ => Err(InputErrors(self.errors)),
        }
    }
}

/// The candidate that looks most like a word that is not known, where one is near.
pub fn near_match<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    candidates
        .into_iter()
        .map(|c| (strsim::jaro_winkler(&word.to_lowercase(), &c.to_lowercase()), c))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, c)| c)
}

/// The same, as an operand.
pub(crate) fn near<'c>(word: &str, known: impl IntoIterator<Item = &'c str>) -> Option<String> {
    near_match(word, known).map(str::to_owned)
}
