//! The full screen.

#[cfg(test)]
mod bench;
mod colour;
mod field;
mod frame;
mod help;
mod layout;
mod map;
mod measure;
mod panes;
mod play;
mod run;
mod setup;
mod sight;
mod small;
mod stage;
mod watch;

pub use run::{run, set_up, watch};

/// How the full screen is to be.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Draw without colours, as `NO_COLOR` wishes.
    pub no_colour: bool,
}

/// How a game on the screen ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player has left; the game can be gone on with.
    Left,
    /// The game is over.
    Over,
    /// All want to play again, at this table.
    Rematch(String),
}
