//! How things stand at a table, for programs that think about it.

use crate::action::{ContractId, Seat, Trailer};
use crate::components::DISPLAY;
use crate::game::Game;
use crate::sets::{ContractSet, EventSet};
use crate::space::{Space, SpaceSet};

/// What a player has, his secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerHoldings {
    /// His cash.
    pub cash: i32,
    /// Where his truck stands; [`Space::NONE`] before it is placed.
    pub truck: Space,
    /// Contracts in his hand.
    pub hand: ContractSet,
    /// Contracts on the road.
    pub road: ContractSet,
    /// Contracts face up whose goods were stolen.
    pub stolen: ContractSet,
    /// Event cards in front of him.
    pub cards: EventSet,
    /// All goods that he carries.
    pub load: u8,
    /// Room for goods on truck and trailers.
    pub capacity: u8,
    /// Lost cubes among his load.
    pub lost_cubes: u8,
    /// Turns that he will miss.
    pub missed_turns: u8,
    /// What he owes for event cards.
    pub debts: i32,
}

/// What lies on the table for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicTable {
    /// The public contracts, by place.
    pub display: [Option<ContractId>; DISPLAY],
    /// Contracts in the public pile.
    pub pile: u8,
    /// Goods in the stock.
    pub stock: u8,
    /// Trailers that can be bought: small and large.
    pub supply: (u8, u8),
    /// The spaces that a sign closes.
    pub signs: SpaceSet,
}

impl Game {
    /// What a player has. This is the game itself, not a view: it tells secrets.
    pub fn holdings(&self, seat: Seat) -> PlayerHoldings {
        let h = self.state.player(seat);
        let debts = self.state.debts.as_slice().iter().filter(|d| d.player == seat);
        PlayerHoldings {
            cash: h.cash,
            truck: h.truck,
            hand: h.hand,
            road: h.road,
            stolen: h.stolen,
            cards: h.cards,
            load: h.load,
            capacity: h.capacity(),
            lost_cubes: h.lost,
            missed_turns: h.missed,
            debts: debts.map(|d| self.query().owed(d.card)).sum(),
        }
    }

    /// What lies on the table for all.
    pub fn public_table(&self) -> PublicTable {
        let s = &self.state;
        PublicTable {
            display: s.display.map(|c| (c != ContractId::NONE).then_some(c)),
            pile: s.pile,
            stock: s.stock,
            supply: (s.supply(Trailer::Small), s.supply(Trailer::Large)),
            signs: s.signs(),
        }
    }
}
