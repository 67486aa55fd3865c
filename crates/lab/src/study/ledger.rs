//! Where money came from and where it went.

use std::collections::BTreeMap;

use aufachse_rules::Purpose;
use serde::{Deserialize, Serialize};

/// How a contract came to the player who delivers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Dealt to him at the start.
    Private,
    /// Bought in an auction, if only for nothing.
    Auction,
    /// Taken without an auction, from a card, or from another player.
    Gift,
}

/// A line of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// Revenue of contracts dealt at the start.
    Private,
    /// Revenue of contracts that came from auctions.
    Auctioned,
    /// Revenue of contracts that came without an auction.
    Gifts,
    /// What event cards paid, special orders and lost cargo included.
    Cards,
    /// Trailers sold.
    TrailersSold,
    /// Bids that were paid.
    Bids,
    /// Trailers bought.
    TrailersBought,
    /// What event cards cost, fines and debts included.
    Fines,
    /// What was paid at the end for cards still kept and debts still open.
    Final,
}

impl Line {
    /// All lines, what comes in first.
    pub const ALL: [Line; 9] = [
        Line::Private,
        Line::Auctioned,
        Line::Gifts,
        Line::Cards,
        Line::TrailersSold,
        Line::Bids,
        Line::TrailersBought,
        Line::Fines,
        Line::Final,
    ];

    /// Its name in files of words.
    pub const fn name(self) -> &'static str {
        match self {
            Line::Private => "private",
            Line::Auctioned => "auctioned",
            Line::Gifts => "gifts",
            Line::Cards => "cards",
            Line::TrailersSold => "trailers-sold",
            Line::Bids => "bids",
            Line::TrailersBought => "trailers-bought",
            Line::Fines => "fines",
            Line::Final => "final",
        }
    }

    /// Is it income?
    pub const fn is_income(self) -> bool {
        matches!(
            self,
            Line::Private | Line::Auctioned | Line::Gifts | Line::Cards | Line::TrailersSold
        )
    }

    pub(crate) const fn received(purpose: Purpose, source: Source) -> Line {
        match purpose {
            Purpose::Revenue => match source {
                Source::Private => Line::Private,
                Source::Auction => Line::Auctioned,
                Source::Gift => Line::Gifts,
            },
            Purpose::Trailer => Line::TrailersSold,
            _ => Line::Cards,
        }
    }

    pub(crate) const fn paid(purpose: Purpose) -> Line {
        match purpose {
            Purpose::Bid => Line::Bids,
            Purpose::Trailer => Line::TrailersBought,
            Purpose::Final => Line::Final,
            _ => Line::Fines,
        }
    }
}

/// All money that came in and went out; what went out is negative.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(BTreeMap<Line, i64>);

impl Ledger {
    pub(crate) fn enter(&mut self, line: Line, amount: i64) {
        *self.0.entry(line).or_default() += amount;
    }

    /// Takes in another ledger.
    pub fn merge(&mut self, other: &Ledger) {
        for (&line, &amount) in &other.0 {
            self.enter(line, amount);
        }
    }

    /// The amount of a line.
    pub fn amount(&self, line: Line) -> i64 {
        self.0.get(&line).copied().unwrap_or(0)
    }

    /// What is left of everything together.
    pub fn balance(&self) -> i64 {
        self.0.values().sum()
    }
}
