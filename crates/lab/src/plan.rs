//! What is to be played.

use std::sync::Arc;

use aufachse_rules::Rules;

use crate::player::{Player, random_player};

/// Random players may wander for ever; after so many turns, all players counted together, they
/// have to stop.
pub const DEFAULT_TURN_LIMIT: u32 = 4_000;

/// Rules with a number of players.
#[derive(Clone, Debug)]
pub struct Table {
    /// The rules.
    pub rules: Arc<Rules>,
    /// How many play.
    pub players: u8,
}

/// A number of games at each of some tables.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The tables.
    pub tables: Vec<Table>,
    /// How many games are played at each.
    pub games: u64,
    /// Where all chance and all choices come from.
    pub seed: u64,
    /// How many games are played at the same time; zero for as many as the machine has cores.
    pub threads: usize,
    /// After so many turns a game ends, all players counted together.
    pub turn_limit: u32,
    /// Puts a player into a seat, with a seed of his own.
    pub player: fn(u64) -> Box<dyn Player>,
    /// The names of the players for records, by seat.
    pub names: Vec<String>,
}

impl Plan {
    /// One game of random players at each table.
    pub fn of(tables: Vec<Table>) -> Plan {
        Plan {
            tables,
            games: 1,
            seed: 1,
            threads: 0,
            turn_limit: DEFAULT_TURN_LIMIT,
            player: random_player,
            names: Vec::new(),
        }
    }

    /// How many games there are at all tables together.
    pub fn all_games(&self) -> u64 {
        self.games.saturating_mul(self.tables.len() as u64)
    }

    /// A name for each seat; seats without one are numbered.
    pub(crate) fn names_for(&self, players: u8) -> Vec<String> {
        (0..players as usize)
            .map(|i| self.names.get(i).cloned().unwrap_or_else(|| (i + 1).to_string()))
            .collect()
    }
}
