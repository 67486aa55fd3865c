//! Delivering: by itself or by choice, and its consequences for the turn.

use super::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use super::offer;
use crate::action::{Action, ContractId, EventId, Seat};
use crate::explain::Reason;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::ContractSet;
use crate::space::Space;
use crate::switches::{DeliveriesATurn, Delivering, SecondService, StopOrder};
use crate::transition::Transition;

impl Query<'_> {
    /// Contracts on the road whose destination is a space.
    #[inline]
    pub(crate) fn deliverable(&self, seat: Seat, space: Space) -> ContractSet {
        self.player(seat).road & self.rules.ending_in(space)
    }

    /// Whether a delivery ends the turn.
    fn delivery_ends_turn(&self) -> bool {
        match self.switches().deliveries_a_turn {
            DeliveriesATurn::OneEndsTurn => true,
            DeliveriesATurn::Any => false,
        }
    }

    pub(crate) fn explain_delivery(&self, seat: Seat, contract: ContractId) -> Reason {
        let p = self.player(seat);
        let card = self.rules.contract(contract);
        match card.filter(|_| p.road.contains(contract)) {
            Some(card) if card.to == p.truck => RefusalCode::NotNow.into(),
            Some(card) => Reason::from(RefusalCode::NotInDestination).at(card.to),
            None => RefusalCode::NotOnRoad.into(),
        }
    }
}

impl Arrival {
    /// Offers the deliveries of the step before the stop.
    pub(super) fn offer_delivery<F: FnMut(Action) -> bool>(
        &self,
        query: &Query,
        f: &mut F,
    ) -> bool {
        let truck = query.player(self.seat).truck;
        for contract in query.deliverable(self.seat, truck).iter() {
            offer!(f, Action::Deliver(contract));
        }
        let may_leave = query.switches().delivering == Delivering::May;
        if may_leave && !self.is(ArrivalFlags::MUST_DELIVER) {
            offer!(f, Action::Done);
        }
        false
    }

    /// Makes the deliveries that need no choice, and returns whether the player must choose.
    pub(super) fn delivery_waits(&mut self, game: &mut Transition) -> bool {
        let seat = self.seat;
        let here = game.query().deliverable(seat, game.s.player(seat).truck);
        let switches = game.rules.switches();
        if switches.delivering == Delivering::ByItself {
            if game.query().delivery_ends_turn() && here.len() > 1 {
                return true;
            }
            for contract in here.iter() {
                game.deliver(seat, contract);
            }
            self.delivered(game);
            return false;
        }
        if self.is(ArrivalFlags::SET_DOWN) {
            return false;
        }
        // Nobody may learn whether the hand has a contract for this city. Where the order of the
        // stop is free, a player who must serve decides at the stop, whatever he could load.
        let ruled = switches.stop_order == StopOrder::Ruled;
        if ruled && self.is(ArrivalFlags::MUST_SERVE) && game.query().loadable(seat).is_empty() {
            self.flags.insert(ArrivalFlags::MUST_DELIVER);
        }
        ruled || self.is(ArrivalFlags::MUST_DELIVER)
    }

    /// The consequences of a delivery for the rest of the stop.
    pub(super) fn delivered(&mut self, game: &mut Transition) {
        self.flags.remove(ArrivalFlags::MUST_SERVE | ArrivalFlags::MUST_DELIVER);
        if game.query().delivery_ends_turn() {
            self.step = ArrivalStep::Leave;
            if !self.is(ArrivalFlags::FOREIGN) {
                game.s.flags.over = true;
            }
        }
    }
}

impl Transition<'_> {
    /// Removes a contract and its goods from the road.
    pub(crate) fn take_off_road(&mut self, player: Seat, contract: ContractId) {
        let goods = self.rules.contract(contract).map_or(0, |c| c.goods);
        self.check_end = true;
        let p = self.s.player_mut(player);
        p.road.remove(contract);
        p.load = p.load.saturating_sub(goods);
        self.s.stock += goods;
        let order = self.s.load_order.as_slice();
        if let Some(at) = order.iter().position(|&c| c == contract.0) {
            self.s.load_order.remove(at);
        }
    }

    /// Delivers a contract in its destination.
    pub(crate) fn deliver(&mut self, player: Seat, contract: ContractId) {
        let revenue = self.rules.contract(contract).map_or(0, |c| c.revenue);
        self.take_off_road(player, contract);
        self.emit(Happening::Delivered { player, contract });
        let second = self.rules.switches().second_service == SecondService::InsteadOfRoll;
        self.s.player_mut(player).served_here = second;
        if player == self.s.current {
            self.s.flags.delivered = true;
        }
        self.receive(player, revenue, Purpose::Revenue);
    }

    /// Pays a loaded contract where the truck stands.
    pub(crate) fn ship(&mut self, player: Seat, contract: ContractId, card: EventId) {
        let revenue = self.rules.contract(contract).map_or(0, |c| c.revenue);
        self.take_off_road(player, contract);
        self.emit(Happening::Shipped { player, contract, card });
        self.receive(player, revenue, Purpose::Revenue);
    }
}
