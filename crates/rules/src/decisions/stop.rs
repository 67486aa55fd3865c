//! A stop in a city: loading, auctions, taking public contracts, and leaving.

use super::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use super::offer;
use crate::action::{Action, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::switches::{Delivering, StopOrder};
use crate::transition::Transition;

impl Arrival {
    /// Whether contracts may be delivered at the stop, in any order with the other actions.
    fn delivers_at_stop(query: &Query) -> bool {
        let switches = query.switches();
        switches.delivering == Delivering::May && switches.stop_order == StopOrder::Free
    }

    /// Offers the actions of a stop.
    pub(super) fn offer_stop<F: FnMut(Action) -> bool>(&self, query: &Query, f: &mut F) -> bool {
        let seat = self.seat;
        let truck = query.player(seat).truck;
        if Arrival::delivers_at_stop(query) {
            for contract in query.deliverable(seat, truck).iter() {
                offer!(f, Action::Deliver(contract));
            }
        }
        for contract in query.loadable(seat).iter() {
            offer!(f, Action::Load(contract));
        }
        if self.is(ArrivalFlags::MUST_SERVE) {
            return false;
        }
        if !query.removes_unwanted()
            && (query.switches().stop_order == StopOrder::Free || !self.is(ArrivalFlags::LOADED))
            && query.may_auction(self)
            && query.offer_display(f)
        {
            return true;
        }
        if self.may_take(query) {
            for slot in query.display_from(truck).iter() {
                offer!(f, Action::Take(slot));
            }
        }
        if query.offer_any_time(seat, f) {
            return true;
        }
        offer!(f, Action::Done);
        false
    }

    /// Whether the player has anything to do at a stop.
    ///
    /// The answer rests on facts that everybody can see: a player with contracts in hand is asked
    /// even if none of them starts here.
    pub(super) fn stop_waits(&mut self, query: &Query) -> bool {
        let seat = self.seat;
        let p = query.player(seat);
        if self.is(ArrivalFlags::SET_DOWN) || !query.rules.board.is_city(p.truck) {
            return false;
        }
        let delivers =
            Arrival::delivers_at_stop(query) && !query.deliverable(seat, p.truck).is_empty();
        let serves = !p.unstarted().is_empty() || delivers;
        if self.is(ArrivalFlags::FOREIGN) {
            return serves || query.may_unload(seat);
        }
        if query.s.flags.over {
            return false;
        }
        if self.is(ArrivalFlags::MUST_SERVE) && query.loadable(seat).is_empty() && !delivers {
            self.flags.remove(ArrivalFlags::MUST_SERVE);
        }
        serves
            || (!query.removes_unwanted() && query.may_auction(self))
            || (query.takes() && !query.display_from(p.truck).is_empty())
            || query.may_trade(seat)
            || query.may_motivate(seat)
            || query.may_unload(seat)
    }

    /// Carries out an action of a stop.
    #[inline]
    pub(super) fn apply_at_stop(mut self, game: &mut Transition, action: Action) {
        let seat = self.seat;
        if let Action::Deliver(contract) = action {
            game.deliver(seat, contract);
            self.delivered(game);
            game.replace(Frame::Arrival(self));
        } else if let Action::Load(contract) = action {
            game.load_at_stop(contract);
        } else if let Action::Auction(slot) = action {
            self.flags.insert(ArrivalFlags::AUCTIONED);
            self.step = ArrivalStep::Stop;
            game.replace(Frame::Arrival(self));
            game.open_auction(slot);
        } else if action == Action::NoInterest {
            self.flags.insert(ArrivalFlags::AUCTIONED);
            self.step = ArrivalStep::Stop;
            game.replace(Frame::Arrival(self));
            game.remove_unwanted();
        } else if let Action::Take(slot) = action {
            game.take(seat, slot);
        } else if action == Action::Motivation {
            // The truck leaves this stop; a roll that is owed comes after the move.
            self.step = ArrivalStep::Leave;
            game.replace(Frame::Arrival(self));
            game.play_motivation(seat);
        } else {
            if self.step == ArrivalStep::Deliver {
                self.step = ArrivalStep::Interest;
            } else {
                self.step = ArrivalStep::Leave;
                game.s.flags.done = !self.is(ArrivalFlags::FOREIGN);
            }
            game.replace(Frame::Arrival(self));
        }
    }

    pub(super) fn explain_at_stop(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        let must = ArrivalFlags::MUST_SERVE | ArrivalFlags::MUST_DELIVER;
        if action == Action::Done && self.is_any(must) {
            let reason = Reason::from(RefusalCode::MustServe);
            let by_card =
                !self.is(ArrivalFlags::MUST_SERVE) && query.player(self.seat).truck != query.s.jam;
            let card = query.rules.kinds.to_destination.lowest();
            return match card {
                Some(card) if by_card => reason.card(card),
                Some(_) | None => reason,
            };
        }
        query.explain_elsewhere(seat, action)
    }
}
