//! What every command works with: the words, and the paper that it writes on.

use aufachse_rules::near_match;
use std::io::{self, BufWriter, Stdout, Write};
use std::process::ExitCode;

use aufachse_words::{Value, Words};
use serde::Serialize;

use crate::language;
use crate::stop::Stop;

/// The words and the paper.
#[derive(Debug)]
pub(crate) struct Desk {
    /// Every sentence that is shown.
    pub(crate) words: &'static Words,
    /// Where results go.
    pub(crate) out: BufWriter<Stdout>,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk { words: language::words(), out: BufWriter::new(io::stdout()) }
    }

    /// A sentence.
    pub(crate) fn text(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, values)
    }

    /// A count with its thousands grouped.
    pub(crate) fn count(&self, number: impl TryInto<i64>) -> String {
        self.words.number(number.try_into().unwrap_or(i64::MAX))
    }

    /// A number with some digits behind the point.
    pub(crate) fn decimal(&self, number: f64, digits: usize) -> String {
        self.words.decimal(number, digits)
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Writes a sentence on a line of its own.
    pub(crate) fn say(&mut self, key: &str, values: &[(&str, Value<'_>)]) -> Result<(), Stop> {
        let line = self.words.text(key, values);
        self.line(&line)
    }

    /// Writes a value as JSON.
    pub(crate) fn json<T: Serialize>(&mut self, value: &T) -> Result<(), Stop> {
        serde_json::to_writer_pretty(&mut self.out, value).map_err(io::Error::from)?;
        Ok(writeln!(self.out)?)
    }

    /// Writes a message beside the results.
    pub(crate) fn aside(&mut self, message: &str) {
        // What was written before comes before, also where both go to one screen.
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "{message}");
    }

    /// What was typed is not among what is allowed: says so, with the nearest.
    pub(crate) fn unknown(&self, sentence: String, typed: &str, allowed: &[&str]) -> Stop {
        let mut message = sentence;
        let mut add = |more: String| {
            message.push(' ');
            message.push_str(&more);
        };
        add(self.text("cli-allowed", &[("names", allowed.join(", ").into())]));
        if let Some(near) = near_match(typed, allowed.iter().copied()) {
            add(self.text("cli-did-you-mean", &[("name", near.into())]));
        }
        Stop::Input(message)
    }

    /// Tells why the command ended, and with which exit code.
    pub(crate) fn tell(&mut self, stop: Stop) -> ExitCode {
        let (message, code) = match stop {
            Stop::Unread => return ExitCode::SUCCESS,
            Stop::Code(code) => return ExitCode::from(code),
            Stop::Input(message) => (message, 2),
            Stop::Trouble(message) => (message, 1),
        };
        let message = self.text("cli-error", &[("message", message.into())]);
        self.aside(&message);
        ExitCode::from(code)
    }
}
