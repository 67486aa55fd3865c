//! The real program, run as a person or a script would run it.

mod board;
mod editions;
mod guide;
mod language;
#[path = "../common/ran.rs"]
mod ran;
mod records;
mod rules;
mod run;
mod simulate;
mod tournament;
mod words;
