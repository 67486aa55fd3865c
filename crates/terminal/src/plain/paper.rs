//! Lines in and lines out.

use std::io::{BufRead as _, IsTerminal as _, Write};

use aufachse_words::{Value, Words};
use tokio::sync::mpsc;

use crate::find::{Found, find};

/// A whole screen of nothing, behind which a hand is out of sight.
const BLANK: usize = 60;

/// What the plain game is written on and read from.
pub struct Paper {
    /// Every sentence.
    pub words: &'static Words,
    out: Box<dyn Write + Send>,
    lines: mpsc::Receiver<String>,
    /// Where a line is asked for; a script has none.
    asks: Option<std::sync::mpsc::Sender<()>>,
    /// Has a line been asked for that has not come yet?
    asked: bool,
    /// Does somebody sit at a keyboard? He may type at any time; a script is read when it is asked.
    pub typed: bool,
    /// Does the cursor stand behind a prompt?
    prompted: bool,
}

impl std::fmt::Debug for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Paper").field("typed", &self.typed).finish_non_exhaustive()
    }
}

/// An answer to a question with a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Picked {
    /// The one at this place.
    One(usize),
    /// Nothing was typed.
    Empty,
    /// There is no more to read.
    End,
}

impl Paper {
    /// The standard input and output. A line is read only when one is asked for: the full screen
    /// may want the keys for itself afterwards.
    pub fn standard(words: &'static Words) -> Paper {
        let (sender, lines) = mpsc::channel(1);
        let (asks, asked) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            while asked.recv().is_ok() {
                let mut line = String::new();
                match std::io::stdin().lock().read_line(&mut line) {
                    Ok(0) => return,
                    Ok(_) => {}
                    // A line that is no text is an odd answer, not the end of the game.
                    Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
                        line = "\u{fffd}".into();
                    }
                    Err(_) => return,
                }
                if sender.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        let typed = std::io::stdin().is_terminal();
        let out = Box::new(std::io::stdout());
        Paper { words, out, lines, asks: Some(asks), asked: false, typed, prompted: false }
    }

    /// Some other paper, with a script.
    pub fn new(words: &'static Words, out: Box<dyn Write + Send>, script: &[&str]) -> Paper {
        let (sender, lines) = mpsc::channel(script.len().max(1));
        for line in script {
            let _ = sender.try_send((*line).to_owned());
        }
        Paper { words, out, lines, asks: None, asked: false, typed: false, prompted: false }
    }

    /// The next line that is typed, without spaces around it; nothing at the end.
    pub async fn read(&mut self) -> Option<String> {
        // Who stopped waiting for a line and asks again waits for the same one.
        if let (Some(asks), false) = (&self.asks, self.asked) {
            self.asked = asks.send(()).is_ok();
        }
        let line = self.lines.recv().await;
        (self.asked, self.prompted) = (false, false);
        line.map(|line| line.trim().to_owned())
    }

    /// What happens while somebody is asked does not go behind his prompt.
    fn fresh_line(&mut self) -> std::io::Result<()> {
        if std::mem::take(&mut self.prompted) { writeln!(self.out) } else { Ok(()) }
    }

    /// Writes a line.
    pub fn line(&mut self, line: &str) -> std::io::Result<()> {
        self.fresh_line()?;
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Writes several lines, set in.
    pub fn block(&mut self, lines: &[String]) -> std::io::Result<()> {
        self.fresh_line()?;
        for line in lines {
            writeln!(self.out, "  {line}")?;
        }
        self.out.flush()
    }

    /// Writes a sentence.
    pub fn say(&mut self, key: &str, values: &[(&str, Value<'_>)]) -> std::io::Result<()> {
        let line = self.words.text(key, values);
        self.line(&line)
    }

    /// Writes numbered lines, counted from 1.
    pub fn list(&mut self, lines: &[String]) -> std::io::Result<()> {
        let all: Vec<(usize, &str)> = lines.iter().map(String::as_str).enumerate().collect();
        self.list_of(&all, lines.len())
    }

    /// Writes some lines of a longer list with their numbers.
    pub fn list_of(&mut self, lines: &[(usize, &str)], all: usize) -> std::io::Result<()> {
        self.fresh_line()?;
        let width = all.to_string().len();
        for (at, line) in lines {
            writeln!(self.out, "  {:>width$}  {line}", at + 1)?;
        }
        self.out.flush()
    }

    /// Shows that something is to be typed.
    pub fn prompt(&mut self) -> std::io::Result<()> {
        if self.typed && !self.prompted {
            write!(self.out, "> ")?;
            self.prompted = true;
        }
        self.out.flush()
    }

    /// Puts everything out of sight.
    pub fn hide(&mut self) -> std::io::Result<()> {
        self.line(&"\n".repeat(BLANK))
    }

    /// Asks a question; nothing at the end of the input.
    pub(super) async fn ask(&mut self, question: &str) -> std::io::Result<Option<String>> {
        self.line(question)?;
        self.prompt()?;
        Ok(self.read().await)
    }

    /// Asks for one of some things, by number or by name, until it is one.
    pub(super) async fn pick(
        &mut self,
        question: &str,
        things: &[String],
    ) -> std::io::Result<Picked> {
        self.line(question)?;
        self.list(things)?;
        let names: Vec<[&str; 1]> = things.iter().map(|thing| [thing.as_str()]).collect();
        loop {
            self.prompt()?;
            let Some(typed) = self.read().await else { return Ok(Picked::End) };
            if typed.is_empty() {
                return Ok(Picked::Empty);
            }
            match chosen(&typed, &names) {
                Found::One(at) => return Ok(Picked::One(at)),
                Found::Several(_) | Found::Nothing => {
                    let values = [("typed", typed.as_str().into()), ("most", things.len().into())];
                    self.say("terminal-not-in-list", &values)?;
                }
            }
        }
    }
}

/// What was chosen from a numbered list: by its number, or by its name.
pub(super) fn chosen<S: AsRef<str>>(typed: &str, names: &[impl AsRef<[S]>]) -> Found {
    if let Ok(number) = typed.parse::<i64>() {
        let at = usize::try_from(number - 1).ok().filter(|at| *at < names.len());
        return at.map_or(Found::Nothing, Found::One);
    }
    find(typed, names)
}
