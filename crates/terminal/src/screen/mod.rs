//! The full screen.

mod backend;
#[cfg(test)]
pub(crate) mod bench;
mod colour;
mod fault;
mod field;
mod frame;
mod help;
mod keyboard;
mod keyline;
mod layout;
mod lobby;
mod map;
pub(crate) mod measure;
mod palette;
mod panes;
mod play;
mod run;
mod setup;
mod sight;
mod small;
mod stage;
mod tabs;
mod visit;
mod watch;
mod wide;

pub use run::{Screen, run, set_up, watch};
pub use visit::{Visit, lobby};

use aufachse_rules::Seat;

/// How many cells a line of the terminal has, where there is one of a sensible width.
pub fn width() -> Option<usize> {
    let (columns, _) = crossterm::terminal::size().ok()?;
    Some(usize::from(columns)).filter(|columns| *columns >= 20)
}

/// How the full screen is to be.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Draw without colours, as `NO_COLOR` wishes.
    pub no_colour: bool,
    /// For which ground colours are chosen.
    pub theme: Theme,
}

/// For which ground the colours of letters are chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// For the one that the terminal says it has; for a dark one where it says nothing.
    #[default]
    Auto,
    /// For a light one.
    Light,
    /// For a dark one.
    Dark,
}

/// Who comes to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guest {
    /// The seat that he was invited to, and what it is taken with.
    pub invited: Option<(Seat, String)>,
    /// His name, as far as it is known.
    pub name: String,
    /// Why he could not sit down the last time.
    pub said: Option<String>,
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// In which seat.
    pub seat: Seat,
    /// By which name.
    pub name: String,
    /// What a seat with a link is taken with.
    pub key: Option<String>,
}

/// How a game ended for the one who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The guest wants a seat, and then to come back to the same table.
    Sit(Sitting),
    /// The player has left; the game can be gone on with.
    Left,
    /// The game is over.
    Over,
    /// All want to play again, at this table.
    Rematch(String),
}
