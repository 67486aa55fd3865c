//! What every haulier knows of a table before the game: how long ways take by its dice.

use std::sync::Arc;

use aufachse_rules::switches::{DeliveriesATurn, LoadBeforeRoll, LoadsATurn};
use aufachse_rules::{MAX_STEPS, Rules, Space};

/// A way has at most 253 steps; the last number stands for a place that no way leads to now.
const FAR: usize = 256;

/// A place behind a sign is thought to be as far away as this, or as the longest way of the board.
const CLOSED: usize = 95;

/// Facts worked out once for the rules of a table.
#[derive(Debug)]
pub(crate) struct Lore {
    pub(crate) rules: Arc<Rules>,
    /// The turns that a way of so many steps takes on average, with a stop allowed at its end.
    turns: [f32; FAR],
    /// The turns from city to city, row by row.
    legs: Vec<f32>,
    cities: usize,
    /// The turns that a contract of the deck takes from city to city on average.
    pub(crate) haul: f32,
    /// What a contract of the deck brings in a turn, with the way to fetch it.
    pub(crate) rate: f32,
    /// A second loading in the same city takes another turn.
    pub(crate) slow_loading: bool,
    /// A second delivery in the same city takes another turn.
    pub(crate) slow_delivery: bool,
    /// A truck that stands in the start city may load instead of rolling.
    pub(crate) loads_standing: bool,
}

impl Lore {
    pub(crate) fn new(rules: &Arc<Rules>) -> Lore {
        let switches = rules.switches();
        let mut turns = expected_turns(switches.dice.get());
        turns[FAR - 1] = turns[longest_way(rules).max(CLOSED)];
        let cards = &rules.contracts().cards;
        let hauls = cards.iter().map(|c| turns[rules.board().distance(c.from, c.to) as usize]);
        let haul = hauls.sum::<f32>() / cards.len().max(1) as f32;
        let pay = cards.iter().map(|c| c.revenue as f32).sum::<f32>() / cards.len().max(1) as f32;
        let cities = rules.board().cities.len();
        let legs = (0..cities * cities).map(|i| {
            let (from, to) = (Space((i / cities) as u8), Space((i % cities) as u8));
            turns[rules.board().distance(from, to) as usize]
        });
        Lore {
            rules: rules.clone(),
            turns,
            legs: legs.collect(),
            cities,
            haul,
            rate: pay / (1.5 * haul).max(1.0),
            slow_loading: switches.loads_a_turn == LoadsATurn::OneEndsTurn,
            slow_delivery: switches.deliveries_a_turn == DeliveriesATurn::OneEndsTurn,
            loads_standing: switches.load_before_roll != LoadBeforeRoll::No,
        }
    }

    /// The turns that a way of so many steps takes on average.
    #[inline]
    pub(crate) fn turns(&self, steps: u8) -> f32 {
        self.turns[steps as usize]
    }

    /// The turns between two cities.
    #[inline]
    pub(crate) fn leg(&self, from: Space, to: Space) -> f32 {
        self.legs.get(from.index() * self.cities + to.index()).copied().unwrap_or(0.0)
    }

    /// Steps between two spaces on the empty board.
    #[inline]
    pub(crate) fn steps(&self, from: Space, to: Space) -> u8 {
        self.rules.board().distance(from, to)
    }
}

/// The steps of the longest way on the empty board.
fn longest_way(rules: &Rules) -> usize {
    let spaces = || rules.board().all.iter();
    let ways = spaces().flat_map(|from| spaces().map(move |to| rules.board().distance(from, to)));
    ways.max().map_or(0, usize::from)
}

/// The facts of the table that a bot last sat at.
#[derive(Debug, Default)]
pub(crate) struct Known(Option<Arc<Lore>>);

impl Known {
    /// The facts of a table, worked out when it is first seen.
    pub(crate) fn of(&mut self, rules: &Arc<Rules>) -> Arc<Lore> {
        match &self.0 {
            Some(lore) if Arc::ptr_eq(&lore.rules, rules) => lore.clone(),
            _ => self.0.insert(Arc::new(Lore::new(rules))).clone(),
        }
    }
}

/// A six may be driven as any number, so the highest die is always worth its eyes; with two dice
/// the higher one is driven.
fn expected_turns(dice: u8) -> [f32; FAR] {
    let mut turns = [0.0; FAR];
    for steps in 1..FAR {
        turns[steps] = 1.0
            + (1..=MAX_STEPS)
                .map(|eyes| {
                    let chance = if dice == 1 { 6.0 } else { (2 * eyes - 1) as f32 } / 36.0;
                    chance * turns[steps.saturating_sub(eyes)]
                })
                .sum::<f32>();
    }
    turns
}

#[cfg(test)]
mod tests {
    use aufachse_rules::OwnFiles;

    use super::*;

    #[test]
    fn a_single_step_takes_one_turn_and_long_ways_the_mean_of_the_die() {
        let one = expected_turns(1);
        assert!((one[1] - 1.0).abs() < 1e-6);
        // Two steps: one turn, and another if a one is rolled.
        assert!((one[2] - (1.0 + 1.0 / 6.0)).abs() < 1e-6);
        assert!((one[80] - one[60] - 20.0 / 3.5).abs() < 1e-3);
        let two = expected_turns(2);
        assert!((two[80] - two[60] - 20.0 / (161.0 / 36.0)).abs() < 1e-3);
    }

    /// A house board: a road of 120 spaces from A to B, and one of 20 from B to C.
    fn long_board() -> Arc<Rules> {
        let spaces = |n: usize| vec!["{ x = 1, y = 1 }"; n].join(", ");
        let city =
            |name: &str| format!("[[city]]\nname = \"{name}\"\ncountry = \"DE\"\nx = 1\ny = 1\n");
        let road = |from: &str, to: &str, n: usize| {
            format!("[[road]]\nfrom = \"{from}\"\nto = \"{to}\"\nspaces = [{}]\n", spaces(n))
        };
        let board = [
            "name = \"long\"\n".to_owned(),
            city("A"),
            city("B"),
            city("C"),
            road("A", "B", 120),
            road("B", "C", 20),
        ]
        .concat();
        let contract = "[[contract]]\nfrom = \"A\"\nto = \"B\"\ngoods = 2\nrevenue = 5000\n\
                        bids = [100, 200, 300, 400, 500]\n";
        let deck = format!("name = \"far\"\n{contract}");
        let events = "name = \"none\"\n[[card]]\nid = \"fair\"\neffect = \"gain\"\npay = 500\n";
        let file = |name: &str, text: &str| Some((name.to_owned(), text.to_owned()));
        let own = OwnFiles {
            board: file("board.toml", &board),
            contracts: file("contracts.toml", &deck),
            events: file("events.toml", events),
            edition: None,
        };
        let switches = [("board", "long"), ("contract-deck", "far"), ("event-deck", "none")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        let rules = Rules::build("classic", &switches, own);
        rules.unwrap_or_else(|faults| panic!("{faults}"))
    }

    #[test]
    fn a_long_way_takes_long_on_a_house_board() {
        let rules = long_board();
        let lore = Lore::new(&rules);
        let city = |name: &str| rules.board().space(name).expect("a city");
        let (a, b, c) = (city("A"), city("B"), city("C"));
        assert_eq!(rules.board().distance(a, b), 121);
        let die = 3.5;
        let about = |turns: f32, steps: f32| (turns - steps / die).abs() < 2.0;
        assert!(about(lore.turns(121), 121.0), "{}", lore.turns(121));
        assert!(about(lore.leg(a, c), 142.0) && lore.leg(a, c) > lore.leg(a, b) + 4.0);
        assert!(about(lore.haul, 121.0), "{}", lore.haul);
        assert!(lore.turns(u8::MAX) >= lore.leg(a, c), "nothing is farther than a closed road");
    }

    #[test]
    fn a_closed_road_is_far_but_not_out_of_the_world() {
        let lore = Lore::new(&Rules::builtin("modern").expect("an edition"));
        assert!((lore.turns(u8::MAX) - lore.turns(95)).abs() < 1e-6);
    }
}
