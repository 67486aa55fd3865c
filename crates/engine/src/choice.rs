//! Legal actions as programs are told of them, here and in the bot protocol.

use aufachse_rules::{Action, Game};
use serde::Serialize;

use crate::names::{Names, NamesOf};

/// One legal action.
#[derive(Debug, Serialize)]
pub struct Choice {
    index: usize,
    #[serde(rename = "do")]
    pub(crate) action: Action,
    #[serde(skip_serializing_if = "NamesOf::is_empty")]
    names: NamesOf,
}

/// The legal actions of a game, each with its place in the list and the names that belong to it.
pub fn choices(game: &Game, seats: &[String], legal: &[Action]) -> Vec<Choice> {
    let names = Names::at(game, seats);
    let choice =
        |(index, &action): (usize, &Action)| Choice { index, action, names: names.of(action) };
    legal.iter().enumerate().map(choice).collect()
}
