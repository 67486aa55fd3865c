//! What a game is played with. Everything else follows from the seed.

use std::fmt;
use std::sync::Arc;

use aufachse_rules::board::BUILTIN_BOARDS;
use aufachse_rules::contracts::BUILTIN_CONTRACT_DECKS;
use aufachse_rules::events::BUILTIN_EVENT_DECKS;
use aufachse_rules::switches::{FirstPlayer, SWITCH_NAMES, Switches};
use aufachse_rules::{Edition, OwnFiles, Rules, Seat, Seeded, Setup};

/// A table to be played at.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The edition.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// Switches that are set otherwise than the edition has them.
    pub switches: Vec<(String, String)>,
    /// Where all chance and all choices come from.
    pub seed: u64,
    /// The turn after which the game ends in any case.
    pub turn_limit: u32,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { edition, players, seed, turn_limit, .. } = self;
        write!(f, "{edition}, {players} players, seed {seed}, {turn_limit} turns at most")?;
        self.switches.iter().try_for_each(|(name, value)| write!(f, ", {name}={value}"))
    }
}

/// The most switches that are set at once.
const MOST_CHANGES: u32 = 8;

impl Plan {
    /// An edition as the book has it.
    pub fn of(edition: &str, players: u8, seed: u64, turn_limit: u32) -> Plan {
        let edition = edition.to_owned();
        Plan { edition, players, switches: Vec::new(), seed, turn_limit }
    }

    /// The same with some switches set at random, in a way that makes sense.
    #[must_use]
    pub fn with_other_switches(mut self) -> Plan {
        let mut dice = Seeded::new(self.seed ^ 0x5317_c4e5);
        for _ in 0..200 {
            let switches = random_switches(&mut dice);
            if self.makes_sense(&switches) {
                self.switches = switches;
                break;
            }
        }
        self
    }

    /// The quick half of the question comes first: to put rules together takes a while.
    fn makes_sense(&self, switches: &[(String, String)]) -> bool {
        let Some(mut edition) = Edition::builtin(&self.edition) else { return false };
        let set = switches.iter().all(|(n, v)| edition.switches.set(n, v).is_ok());
        if !set || !edition.switches.contradictions().is_empty() {
            return false;
        }
        Rules::build(&self.edition, switches, OwnFiles::default())
            .is_ok_and(|rules| rules.too_few_cards(self.players).is_none())
    }

    /// The rules of the table.
    pub fn rules(&self) -> Result<Arc<Rules>, String> {
        Rules::build(&self.edition, &self.switches, OwnFiles::default())
            .map_err(|faults| faults.to_string())
    }

    /// The set-up; the host names the first player at every other table where he may.
    pub fn setup(&self, rules: &Rules) -> Setup {
        let named =
            rules.switches().first_player == FirstPlayer::Host && self.seed.is_multiple_of(2);
        let first = named.then(|| Seat((self.seed % u64::from(self.players)) as u8));
        Setup { players: self.players, first, turn_limit: Some(self.turn_limit) }
    }
}

fn random_switches(dice: &mut Seeded) -> Vec<(String, String)> {
    let mut chosen: Vec<(String, String)> = Vec::new();
    for _ in 0..=dice.below(MOST_CHANGES) {
        let name = SWITCH_NAMES[dice.below(SWITCH_NAMES.len() as u32) as usize];
        if chosen.iter().all(|(n, _)| n != name) {
            chosen.push((name.to_owned(), random_value(name, dice)));
        }
    }
    chosen
}

fn random_value(name: &str, dice: &mut Seeded) -> String {
    let mut one_of =
        |list: &[(&str, &str)]| list[dice.below(list.len() as u32) as usize].0.to_owned();
    match name {
        "board" => one_of(BUILTIN_BOARDS),
        "contract-deck" => one_of(BUILTIN_CONTRACT_DECKS),
        "event-deck" => one_of(BUILTIN_EVENT_DECKS),
        "private-contracts" => (1 + dice.below(10)).to_string(),
        "public-pile" => (4 + dice.below(27)).to_string(),
        _ => {
            let allowed = Switches::allowed(name).expect("a switch");
            let allowed = allowed.values();
            allowed.get(dice.below(allowed.len() as u32) as usize).cloned().unwrap_or_default()
        }
    }
}
