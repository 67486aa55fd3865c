//! The public contracts: the display and its refill, contracts taken without an auction, and
//! contracts that nobody wants.

use super::arrival::{Arrival, ArrivalFlags};
use super::load::LoadTaken;
use super::{ChanceDecision, offer};
use crate::action::{Action, ContractId, Seat};
use crate::components::DISPLAY;
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::ChanceKind;
use crate::happening::Happening;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SlotSet;
use crate::space::Space;
use crate::switches::{AuctionAfter, DisplayAfterSale, NoInterest, TakenContract};
use crate::transition::{Progress, Transition};

impl Query<'_> {
    /// The contract in a place of the display.
    #[inline]
    pub(crate) fn displayed(&self, slot: u8) -> Option<ContractId> {
        self.s.display.get(slot as usize).copied().filter(|&c| c != ContractId::NONE)
    }

    /// The places of the display that hold a contract.
    pub(crate) fn filled_slots(&self) -> impl Iterator<Item = u8> + use<'_> {
        (0..DISPLAY as u8).filter(|&slot| self.displayed(slot).is_some())
    }

    /// The places of the display whose contract starts in a space.
    pub(crate) fn display_from(&self, space: Space) -> SlotSet {
        let starts = self.rules.starting_in(space);
        self.filled_slots()
            .filter(|&slot| self.displayed(slot).is_some_and(|c| starts.contains(c)))
            .collect()
    }

    /// Offers to put up each of the public contracts for auction.
    pub(crate) fn offer_display<F: FnMut(Action) -> bool>(&self, f: &mut F) -> bool {
        for slot in self.filled_slots() {
            offer!(f, Action::Auction(slot));
        }
        false
    }

    /// Whether public contracts are taken instead of auctioned.
    #[inline]
    pub(crate) fn takes(&self) -> bool {
        self.switches().auction_after == AuctionAfter::Take
    }

    /// Whether a lack of interest removes a public contract.
    pub(crate) fn removes_unwanted(&self) -> bool {
        match self.switches().no_interest {
            NoInterest::No => false,
            NoInterest::NearestDock => true,
        }
    }

    pub(crate) fn explain_take(&self, seat: Seat, slot: u8) -> Reason {
        let start = self.displayed(slot).and_then(|c| self.rules.contract(c)).map(|c| c.from);
        match start {
            _ if !self.takes() => RefusalCode::NotNow.into(),
            None => RefusalCode::EmptySlot.into(),
            Some(city) if city == self.player(seat).truck => RefusalCode::NotNow.into(),
            Some(city) => Reason::from(RefusalCode::TakeElsewhere).at(city),
        }
    }
}

impl Arrival {
    /// Whether public contracts may be taken at this stop.
    pub(super) fn may_take(&self, query: &Query) -> bool {
        let kept_out = ArrivalFlags::FOREIGN | ArrivalFlags::SET_DOWN | ArrivalFlags::STANDING;
        query.takes() && !self.is_any(kept_out)
    }
}

impl Transition<'_> {
    /// Turns up a contract of the pile in a place of the display.
    pub(crate) fn reveal(&mut self, slot: u8, contract: ContractId) {
        self.s.unseen.remove(contract);
        self.s.pile = self.s.pile.saturating_sub(1);
        if let Some(place) = self.s.display.get_mut(slot as usize) {
            *place = contract;
        }
        self.emit(Happening::Revealed { slot, contract });
    }

    /// Takes a public contract for nothing at a stop in its start city.
    pub(super) fn take(&mut self, player: Seat, slot: u8) {
        let Some(contract) = self.query().displayed(slot) else { return };
        self.s.player_mut(player).hand.insert(contract);
        self.emit(Happening::Taken { player, contract });
        if self.query().fits(player, contract) {
            match self.rules.switches().taken_contract {
                TakenContract::LoadsAtChoice => {
                    self.push(Frame::LoadTaken(LoadTaken { contract }));
                }
                TakenContract::LoadsIfFits => self.load_at_stop(contract),
            }
        } else {
            self.s.player_mut(player).taken.insert(contract);
        }
        self.close_gap(slot, false);
    }

    /// A public contract that nobody wants leaves the game: the one nearest to the dock, which is
    /// the leftmost.
    pub(super) fn remove_unwanted(&mut self) {
        let player = self.s.current;
        let query = self.query();
        let first = query.filled_slots().next();
        if let Some((slot, contract)) = first.and_then(|slot| Some((slot, query.displayed(slot)?)))
        {
            self.emit(Happening::Removed { player, contract });
            self.close_gap(slot, true);
        }
    }

    /// Closes the gap that a public contract leaves and fills the row from the pile.
    pub(crate) fn close_gap(&mut self, slot: u8, removal: bool) {
        let slot = slot as usize % DISPLAY;
        self.check_end = true;
        self.s.display[slot] = ContractId::NONE;
        let slides = match self.rules.switches().display_after_sale {
            DisplayAfterSale::InPlace => false,
            DisplayAfterSale::Slides => true,
            DisplayAfterSale::RemovalSlides => removal,
        };
        let mut gap = slot;
        if slides {
            // All contracts move up, also over places that an empty pile had left open.
            self.s.display.sort_by_key(|&card| card == ContractId::NONE);
            gap = DISPLAY - 1;
        }
        if self.s.pile > 0 {
            self.push(Frame::Refill(Refill { slot: gap as u8 }));
        }
    }
}

/// A place of the display is filled from the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refill {
    pub(crate) slot: u8,
}

impl ChanceDecision for Refill {
    fn kind(&self, _: &Query) -> ChanceKind {
        ChanceKind::Reveal { slot: self.slot }
    }

    #[inline]
    fn outcomes(&self, query: &Query) -> usize {
        query.s.unseen.len()
    }

    #[inline]
    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        query.unseen_contract(n)
    }

    #[inline]
    fn accepts(&self, query: &Query, action: Action) -> bool {
        query.is_unseen_contract(action)
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Contract(contract) = action else { return };
        game.reveal(self.slot, contract);
        game.pop();
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if game.s.pile > 0 {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }
}
