//! What became of contracts.

use aufachse_rules::Seat;
use serde::{Deserialize, Serialize};

use super::ledger::Source;
use super::sample::Moments;

/// Prices of a contract: nothing, and the five printed bids.
pub const LEVELS: usize = 6;

/// The bid in the middle of a contract card.
pub const MIDDLE_LEVEL: usize = 3;

/// How a contract came to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Private(Seat),
    Bought { by: Seat, level: u8, price: i32 },
    Gift,
}

/// What became of one contract in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fate {
    pub(crate) revealed: bool,
    pub(crate) removed: bool,
    pub(crate) origin: Option<Origin>,
    pub(crate) delivered: Option<Seat>,
    /// Goods that had no room on the truck itself when they were loaded.
    pub(crate) on_trailer: u8,
}

impl Fate {
    /// Where the money of a delivery comes from, for the player who delivers.
    pub(crate) fn source(&self, deliverer: Seat) -> Source {
        match self.origin {
            Some(Origin::Private(seat)) if seat == deliverer => Source::Private,
            Some(Origin::Bought { by, .. }) if by == deliverer => Source::Auction,
            _ => Source::Gift,
        }
    }
}

/// What was paid at one price level, and what it brought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelStudy {
    /// Contracts sold.
    pub sold: u64,
    /// What was paid for them.
    pub price: i64,
    /// What they would have brought, had all been delivered.
    pub revenue: i64,
    /// How many were delivered, by whomever.
    pub delivered: u64,
    /// What they brought their buyers.
    pub brought: i64,
}

impl LevelStudy {
    fn add(&mut self, price: i32, revenue: i32, delivered: bool, brought: i32) {
        self.sold += 1;
        self.price += i64::from(price);
        self.revenue += i64::from(revenue);
        self.delivered += u64::from(delivered);
        self.brought += i64::from(brought);
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &LevelStudy) {
        self.sold += other.sold;
        self.price += other.price;
        self.revenue += other.revenue;
        self.delivered += other.delivered;
        self.brought += other.brought;
    }
}

/// What became of one contract over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractStudy {
    /// Times that it was dealt to a player at the start.
    pub private: u64,
    /// How many of these were delivered.
    pub private_delivered: u64,
    /// Times that it lay face up for all.
    pub revealed: u64,
    /// Times that it left the game because nobody wanted it.
    pub removed: u64,
    /// Times that it still lay there at the end.
    pub left: u64,
    /// Times that a player had it without an auction.
    pub gifts: u64,
    /// How many of these were delivered.
    pub gifts_delivered: u64,
    /// The auctions, by the level of the price; the first is for nothing.
    pub levels: [LevelStudy; LEVELS],
    /// For each auction what the buyer received for it less what he paid.
    pub profit: Moments,
}

impl ContractStudy {
    pub(crate) fn add(&mut self, fate: &Fate, revenue: i32) {
        self.revealed += u64::from(fate.revealed);
        self.removed += u64::from(fate.removed);
        self.left += u64::from(fate.revealed && !fate.removed && fate.origin.is_none());
        let delivered = u64::from(fate.delivered.is_some());
        match fate.origin {
            None => {}
            Some(Origin::Private(_)) => {
                self.private += 1;
                self.private_delivered += delivered;
            }
            Some(Origin::Gift) => {
                self.gifts += 1;
                self.gifts_delivered += delivered;
            }
            Some(Origin::Bought { by, level, price }) => {
                let brought = if fate.delivered == Some(by) { revenue } else { 0 };
                if let Some(study) = self.levels.get_mut(usize::from(level)) {
                    study.add(price, revenue, fate.delivered.is_some(), brought);
                }
                self.profit.add(i64::from(brought) - i64::from(price));
            }
        }
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &ContractStudy) {
        self.private += other.private;
        self.private_delivered += other.private_delivered;
        self.revealed += other.revealed;
        self.removed += other.removed;
        self.left += other.left;
        self.gifts += other.gifts;
        self.gifts_delivered += other.gifts_delivered;
        for (level, more) in self.levels.iter_mut().zip(&other.levels) {
            level.merge(more);
        }
        self.profit.merge(&other.profit);
    }

    /// How often it was sold in an auction, for nothing included.
    pub fn sold(&self) -> u64 {
        self.levels.iter().map(|l| l.sold).sum()
    }

    /// How often it was delivered, however it came to a player.
    pub fn delivered(&self) -> u64 {
        let bought: u64 = self.levels.iter().map(|l| l.delivered).sum();
        bought + self.private_delivered + self.gifts_delivered
    }

    /// How often it was sold below, at and above the middle bid.
    pub fn about_the_middle(&self) -> [u64; 3] {
        let sold = |levels: &[LevelStudy]| levels.iter().map(|l| l.sold).sum();
        let [below @ .., four, five] = &self.levels;
        let [lowest @ .., middle] = below;
        [sold(lowest), middle.sold, four.sold + five.sold]
    }

    /// The mean level at which it was sold; nothing if it never was.
    pub fn mean_level(&self) -> Option<f64> {
        let sold = self.sold();
        let sum: u64 = self.levels.iter().zip(0..).map(|(l, level)| l.sold * level).sum();
        (sold > 0).then(|| sum as f64 / sold as f64)
    }
}
