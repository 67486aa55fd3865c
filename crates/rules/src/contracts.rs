//! Contract cards: what is to be carried where, for how much.

mod load;

pub use load::{BUILTIN_CONTRACT_DECKS, builtin_contracts};

use crate::action::ContractId;
use crate::board::Board;
use crate::sets::ContractSet;
use crate::space::Space;

/// The most contracts that a deck can hold: a set of them is one machine word.
pub const MAX_CONTRACTS: usize = 64;

/// One contract card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The city where its goods are loaded.
    pub from: Space,
    /// The city where they are delivered.
    pub to: Space,
    /// How many goods.
    pub goods: u8,
    /// What the bank pays on delivery.
    pub revenue: i32,
    /// The five amounts that may be bid for it.
    pub bids: [i32; 5],
}

/// A deck of contracts that fits a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractDeck {
    /// The name by which editions call it.
    pub name: String,
    /// The cards; a card is known by its place here.
    pub cards: Vec<Contract>,
}

impl ContractDeck {
    /// The contracts that begin in a city.
    pub fn starting_in(&self, city: Space) -> ContractSet {
        self.set(|c| c.from == city)
    }

    /// The contracts that end in a city.
    pub fn ending_in(&self, city: Space) -> ContractSet {
        self.set(|c| c.to == city)
    }

    fn set(&self, holds: impl Fn(&Contract) -> bool) -> ContractSet {
        let cards = self.cards.iter().enumerate().filter(|(_, c)| holds(c));
        cards.map(|(i, _)| ContractId(i as u8)).collect()
    }

    /// The distance of a contract: the shortest way between its cities on the empty board.
    pub fn distance(&self, card: usize, board: &Board) -> u8 {
        self.cards.get(card).map_or(0, |c| board.distance(c.from, c.to))
    }
}
