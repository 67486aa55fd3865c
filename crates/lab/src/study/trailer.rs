//! Trailers: when they are bought, and whether they are worth it.

use serde::{Deserialize, Serialize};

/// Parts of a game in which purchases are counted.
pub const PARTS: usize = 10;

/// One purchase in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purchase {
    /// The turn of the game, counted from one.
    pub(crate) turn: u32,
    pub(crate) large: bool,
}

/// What one player had of trailers in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Yard {
    pub(crate) purchases: Vec<Purchase>,
    pub(crate) cost: i64,
    pub(crate) sold: u32,
    pub(crate) sales: i64,
    /// The part of revenues that goods on trailers earned.
    pub(crate) extra: i64,
}

/// Trailers over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrailerStudy {
    /// Small trailers bought, by the tenth of the game.
    pub small: [u64; PARTS],
    /// Large trailers bought, by the tenth of the game.
    pub large: [u64; PARTS],
    /// Trailers sold again.
    pub sold: u64,
    /// What was paid for trailers.
    pub cost: i64,
    /// What was received for those that were sold.
    pub sales: i64,
    /// What goods on trailers earned: of every revenue the part of the goods that had no room on
    /// the truck itself when they were loaded.
    pub extra: i64,
    /// Players in games who bought a trailer.
    pub owners: u64,
    /// How many of them got back at least what they had paid.
    pub paid_back: u64,
}

impl TrailerStudy {
    pub(crate) fn add(&mut self, yard: &Yard, turns: u32) {
        if yard.purchases.is_empty() {
            return;
        }
        for purchase in &yard.purchases {
            let part = (purchase.turn.saturating_sub(1) as usize * PARTS) / turns.max(1) as usize;
            let bins = if purchase.large { &mut self.large } else { &mut self.small };
            bins[part.min(PARTS - 1)] += 1;
        }
        self.sold += u64::from(yard.sold);
        self.cost += yard.cost;
        self.sales += yard.sales;
        self.extra += yard.extra;
        self.owners += 1;
        self.paid_back += u64::from(yard.extra + yard.sales >= yard.cost);
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &TrailerStudy) {
        for (bins, more) in [(&mut self.small, &other.small), (&mut self.large, &other.large)] {
            for (bin, more) in bins.iter_mut().zip(more) {
                *bin += more;
            }
        }
        self.sold += other.sold;
        self.cost += other.cost;
        self.sales += other.sales;
        self.extra += other.extra;
        self.owners += other.owners;
        self.paid_back += other.paid_back;
    }

    /// Trailers bought: small and large.
    pub fn bought(&self) -> (u64, u64) {
        (self.small.iter().sum(), self.large.iter().sum())
    }
}
