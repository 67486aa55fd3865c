//! The full screen.

use aufachse_words::Words;

use crate::error::{Snag, Trouble};
use crate::{Line, Table};

/// How the full screen is to be.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Draw without colours, as `NO_COLOR` wishes.
    pub no_colour: bool,
}

/// How a game on the screen ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player has left; the game can be gone on with.
    Left,
    /// The game is over.
    Over,
}

/// Asks on the full screen what is to be played; nothing where the player leaves.
#[expect(clippy::unused_async, reason = "a screen waits for keys")]
pub async fn set_up(
    wishes: crate::Wishes,
    words: &'static Words,
    options: &Options,
) -> Result<Option<crate::Wishes>, Trouble> {
    let _ = (wishes, words, options);
    Err(Snag::NoScreen.into())
}

/// Plays on the full screen until the player leaves.
#[expect(clippy::unused_async, reason = "a screen waits for keys and messages")]
pub async fn run(
    line: Line,
    table: Table,
    words: &'static Words,
    options: Options,
) -> Result<Outcome, Trouble> {
    drop((line, table, words, options));
    Err(Snag::NoScreen.into())
}

/// Shows a recorded game on the full screen.
pub fn watch(
    record: &aufachse_rules::Record,
    words: &'static Words,
    options: &Options,
) -> Result<(), Trouble> {
    let _ = (record, words, options);
    Err(Snag::NoScreen.into())
}
