//! A recorded game as lines of text, one after the other in their own time.

use std::io::Write;
use std::time::Duration;

use aufachse_rules::{Happening, InputError, Record};
use aufachse_words::{Teller, Words};

/// Why a record could not be shown to its end.
#[derive(Debug)]
pub enum Broken {
    /// The record does not hold.
    Record(InputError),
    /// Nobody reads any more.
    Output(std::io::Error),
}

/// Tells a recorded game; before each action `pace` goes by. The record is played to its end first,
/// so that a damaged one is never shown wrong.
pub fn watch(
    record: &Record,
    words: &Words,
    out: &mut dyn Write,
    pace: Duration,
) -> Result<(), Broken> {
    let start = record.start().map_err(Broken::Record)?;
    let names = words.names_of(&record.header);
    let teller = Teller::new(words, start.rules(), &names);
    let mut steps: Vec<Vec<(bool, String)>> = Vec::with_capacity(record.entries.len());
    record
        .fold(|_, _, told, _| {
            let line = |happening: &Happening| {
                let heading =
                    matches!(happening, Happening::TurnBegan { .. } | Happening::Ended { .. });
                (heading, teller.happening(happening))
            };
            steps.push(told.iter().map(line).collect());
        })
        .map_err(Broken::Record)?;
    for step in steps {
        for (heading, line) in &step {
            let told = if *heading { writeln!(out, "\n{line}") } else { writeln!(out, "  {line}") };
            told.map_err(Broken::Output)?;
        }
        out.flush().map_err(Broken::Output)?;
        if !pace.is_zero() && !step.is_empty() {
            std::thread::sleep(pace);
        }
    }
    Ok(())
}
