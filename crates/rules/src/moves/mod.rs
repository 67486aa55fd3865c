//! Where a truck can drive: by dice or by the steps of a card.
//!
//! [`Query::drives`] visits every move. Where no sign is within reach, the moves are copied from
//! tables of the empty board (`tables`, `lookup`); else they are searched (`search`) in a tree of
//! all paths (`path_tree`). Both list the same moves, each once (`dedup`). Event cards that name a
//! target go along the shortest open way (`card_routes`).

#![deny(clippy::wildcard_enum_match_arm)]

mod card_routes;
mod dedup;
mod jagged_vec;
mod lookup;
mod occupancy;
pub(crate) mod path;
pub(crate) mod path_tree;
mod search;
pub(crate) mod space_flags;
mod step_rule;
pub(crate) mod tables;

use crate::action::{Path, Seat};
use crate::query::Query;
use crate::space::Space;
use crate::switches::{AuctionAfter, ContractCity, StopInContractCity};

/// The number of steps that a truck may drive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MoveBudget {
    /// The number on one of the dice; the second is zero where one counts.
    Dice { a: u8, b: u8, by_card: bool },
    /// Any number up to this, by a card.
    Steps(u8),
}

impl Query<'_> {
    /// Visits every move that a truck can make, always in the same order. Stops as soon as `visit`
    /// returns `true`.
    ///
    /// Returns whether `visit` stopped it, and whether any move needs no navigation card.
    #[inline]
    pub(crate) fn drives<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        budget: MoveBudget,
        visit: &mut F,
    ) -> (bool, bool) {
        let start = self.player(seat).truck;
        let most = match budget {
            MoveBudget::Steps(steps) => steps,
            MoveBudget::Dice { a, b, .. } => a.max(b),
        };
        let signs = [self.s.roadworks, self.s.jam];
        if self.rules.tables.reach(start, most).is_some_and(|r| !signs.iter().any(|&s| r.has(s)))
            && let Some(visited) = self.table_drives(seat, budget, self.full_for(seat), visit)
        {
            return visited;
        }
        self.search_drives(seat, mover, budget, visit)
    }

    /// Does it matter whether a move ends in a city by exact count?
    #[inline]
    fn exact_in_cities(&self, budget: MoveBudget) -> bool {
        let MoveBudget::Dice { by_card, .. } = budget else { return false };
        match self.switches().auction_after {
            AuctionAfter::AnyStop | AuctionAfter::Take => false,
            AuctionAfter::Exact => true,
            AuctionAfter::ExactNotByCard => !by_card,
        }
    }

    /// May the rest of a move be forfeited in a city, because it is a city of an own contract or of
    /// a public one that can be taken there?
    #[inline]
    fn is_contract_city(&self, seat: Seat, city: Space) -> bool {
        let switches = self.switches();
        let own = match switches.contract_city {
            ContractCity::AnyOwn => {
                let h = self.player(seat);
                let here = self.rules.starting_in(city) | self.rules.ending_in(city);
                (h.hand | h.open | h.road) & here != 0
            }
            ContractCity::Useful => self.startable(seat, city) | self.deliverable(seat, city) != 0,
            ContractCity::CanServe => {
                let startable = self.startable(seat, city);
                self.deliverable(seat, city) != 0
                    || (startable != 0 && self.fitting(seat, startable) != 0)
            }
        };
        // Taking a contract is neither loading nor delivering, so it does not meet that duty.
        own || (self.takes()
            && switches.stop_in_contract_city == StopInContractCity::May
            && self.display_from(city) != 0)
    }

    /// Does the truck stand directly in front of a sign?
    pub(crate) fn before_sign(&self, seat: Seat) -> bool {
        let signs = self.s.signs();
        !signs.is_empty()
            && self
                .rules
                .board
                .neighbours
                .get(self.player(seat).truck.index())
                .is_some_and(|near| near.iter().any(|&s| signs.has(s)))
    }
}

#[cfg(test)]
mod tests;
