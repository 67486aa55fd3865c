//! Looking on while a game is played.

use std::any::Any;

use aufachse_rules::{Action, Actor, Game, Happening};

/// Somebody who sees one whole game and is handed back with it.
///
/// He may see everything, so nobody who plays may be told by him.
pub trait Watch: Any + Send {
    /// Sees an action and what it brought about; the game is as it stands after it.
    fn see(&mut self, game: &Game, actor: Actor, action: Action, told: &[Happening]);
}
