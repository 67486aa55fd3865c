//! What is to be played.

use std::sync::Arc;
use std::time::Duration;

use aufachse_bots::Level;
use aufachse_rules::Rules;

use crate::entrant::Entrant;
use crate::fixture::Fixture;

/// Random players may wander for ever; after so many turns, all players counted together, they
/// have to stop.
pub const DEFAULT_TURN_LIMIT: u32 = 4_000;

/// How long a program may think about one decision.
pub const DEFAULT_BOT_TIMEOUT: Duration = Duration::from_secs(5);

/// Rules with a number of players.
#[derive(Clone, Debug)]
pub struct Table {
    /// The rules.
    pub rules: Arc<Rules>,
    /// How many play.
    pub players: u8,
}

/// What holds for every game, however the players are brought together.
#[derive(Clone, Debug)]
pub struct House {
    /// Where all chance and all choices come from.
    pub seed: u64,
    /// How many games are played at the same time; zero for as many as the machine has cores.
    pub threads: usize,
    /// After so many turns a game ends, all players counted together.
    pub turn_limit: u32,
    /// How long a program may think about one decision before it forfeits its seat.
    pub bot_timeout: Duration,
}

impl Default for House {
    fn default() -> House {
        House {
            seed: 1,
            threads: 0,
            turn_limit: DEFAULT_TURN_LIMIT,
            bot_timeout: DEFAULT_BOT_TIMEOUT,
        }
    }
}

/// A number of games at each of some tables.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The tables.
    pub tables: Vec<Table>,
    /// How many games are played at each.
    pub games: u64,
    /// What holds for every game.
    pub house: House,
    /// Who plays; they move on by one seat with each game. With nobody, all play at random.
    pub seats: Vec<Entrant>,
    /// Is every deal played once for each way of sitting, so that luck is shared?
    pub shared_deals: bool,
    /// The names of the players for records, by their place in `seats`.
    pub names: Vec<String>,
}

impl Plan {
    /// One game of random players at each table.
    pub fn of(tables: Vec<Table>) -> Plan {
        Plan {
            tables,
            games: 1,
            house: House::default(),
            seats: Vec::new(),
            shared_deals: true,
            names: Vec::new(),
        }
    }

    /// How many games there are at all tables together.
    pub fn all_games(&self) -> u64 {
        self.games.saturating_mul(self.tables.len() as u64)
    }

    /// Those who play at a table.
    pub(crate) fn entrants(&self) -> Vec<Entrant> {
        if self.seats.is_empty() {
            vec![Entrant::Level(Level::Random, None)]
        } else {
            self.seats.clone()
        }
    }

    /// A game of a table: bot `k` sits at seat `k + number`, counted round the table.
    pub(crate) fn fixture(&self, table: usize, number: u64) -> Fixture {
        let players = self.tables.get(table).map_or(0, |table| table.players);
        let round = u64::from(players.max(1));
        if self.seats.is_empty() {
            return Fixture { table, number, deal: number, lineup: vec![0; players.into()] };
        }
        let deal = if self.shared_deals { number / round } else { number };
        Fixture { table, number, deal, lineup: self.lineup(players, number) }
    }

    /// Who sits where in a game, by their places in `seats`.
    pub fn lineup(&self, players: u8, number: u64) -> Vec<usize> {
        let round = u64::from(players.max(1));
        (0..round).map(|seat| ((seat + round - number % round) % round) as usize).collect()
    }

    /// A name for each seat; seats without one are numbered.
    pub(crate) fn names_for(&self, fixture: &Fixture) -> Vec<String> {
        let named = |(seat, &entrant): (usize, &usize)| {
            let place = if self.seats.is_empty() { seat } else { entrant };
            self.names.get(place).cloned().unwrap_or_else(|| (place + 1).to_string())
        };
        fixture.lineup.iter().enumerate().map(named).collect()
    }
}
