//! The real program, run as a person or a script would run it.

mod board;
mod editions;
mod guide;
mod language;
mod records;
mod run;
mod simulate;
mod tournament;
mod words;
