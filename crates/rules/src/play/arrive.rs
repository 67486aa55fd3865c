//! Arriving: everything that a truck's stop brings, in the order of the rulebook.

use super::Transition;
use crate::action::{Action, ContractId, EventId, Seat};
use crate::events::Effect;
use crate::frame::{Arrival, ArrivalStep, Frame};
use crate::happening::{Happening, Purpose};
use crate::state::{cards, contracts};
use crate::switches::{
    ArrivalOrder, CardMovesDraw, Delivering, EventDrawn, MayMust, SecondService, StopOrder,
    TakenContract,
};

impl Transition<'_> {
    /// Goes through the steps of an arrival; gives whether the player must decide.
    #[inline]
    pub(super) fn arrival_waits(&mut self, mut a: Arrival) -> bool {
        let seat = a.seat;
        let truck = self.s.player(seat).truck;
        let roadworks_first = self.rules.switches().arrival_order == ArrivalOrder::RoadworksFirst;
        loop {
            match a.step {
                ArrivalStep::Roadworks => {
                    a.step = ArrivalStep::LostCargo;
                    if a.marks.one() && roadworks_first {
                        self.replace(Frame::Arrival(a));
                        self.owe_roadworks();
                        return false;
                    }
                }
                ArrivalStep::LostCargo => {
                    a.step = ArrivalStep::Event;
                    if !a.marks.standing() && self.s.lost_cargo.has(truck) {
                        self.find_cargo(seat);
                    }
                }
                ArrivalStep::Event => {
                    a.step = ArrivalStep::LateRoadworks;
                    if self.rules.board.events.has(truck) && self.draws(&a) {
                        // Nothing but the sign is left to do on an event space, so the event
                        // takes the place of the arrival and chains of events need no room.
                        self.pop();
                        if a.marks.one() && !roadworks_first {
                            self.owe_roadworks();
                        }
                        self.push(Frame::Draw);
                        return false;
                    }
                }
                ArrivalStep::LateRoadworks => {
                    let city = self.rules.board.is_city(truck);
                    a.step = if city { ArrivalStep::Visits } else { ArrivalStep::Leave };
                    // A sign owed from before an event that brought the truck here comes before
                    // what is done at the stop.
                    if !a.marks.foreign() && self.owes_roadworks_below() {
                        self.replace(Frame::Arrival(a));
                        self.s.frames.swap_last();
                        if a.marks.one() && !roadworks_first {
                            self.owe_roadworks();
                        }
                        return false;
                    }
                    if a.marks.one() && !roadworks_first {
                        self.replace(Frame::Arrival(a));
                        self.owe_roadworks();
                        return false;
                    }
                }
                ArrivalStep::Visits => {
                    a.step = ArrivalStep::Deliver;
                    if !a.marks.standing()
                        && self.s.player(seat).front & self.rules.kinds.visits != 0
                        && self.visits(&mut a)
                    {
                        return false;
                    }
                }
                ArrivalStep::Deliver => {
                    if self.query().deliverable(seat, truck) != 0 && self.delivery_waits(&mut a) {
                        self.replace(Frame::Arrival(a));
                        return true;
                    }
                    if a.step == ArrivalStep::Deliver {
                        a.step = ArrivalStep::Interest;
                    }
                    // A delivery may end the game, and that is found out before anything else.
                    if self.check_end && self.s.finished() {
                        self.replace(Frame::Arrival(a));
                        return false;
                    }
                }
                ArrivalStep::Interest => {
                    if self.query().removes() && self.query().may_auction(&a) {
                        self.replace(Frame::Arrival(a));
                        return true;
                    }
                    a.step = ArrivalStep::Stop;
                }
                ArrivalStep::Stop => {
                    if self.stop_waits(&mut a) {
                        self.replace(Frame::Arrival(a));
                        return true;
                    }
                    a.step = ArrivalStep::Leave;
                }
                ArrivalStep::Leave => {
                    if a.marks.reroll() {
                        let may = self.rules.switches().inspektion == MayMust::May;
                        self.replace(Frame::Inspected { may });
                    } else {
                        self.pop();
                    }
                    return false;
                }
            }
        }
    }

    /// The sign is to be placed; one that is already owed is placed once more.
    fn owe_roadworks(&mut self) {
        if let Frame::Roadworks { times } = self.top() {
            self.replace(Frame::Roadworks { times: times.saturating_add(1) });
        } else {
            self.push(Frame::Roadworks { times: 1 });
        }
    }

    /// Is the sign still to be placed once the arrival is over?
    fn owes_roadworks_below(&self) -> bool {
        matches!(self.s.frames.as_slice(), [.., Frame::Roadworks { .. }, Frame::Arrival(_)])
    }

    /// Does an arrival on an event space draw a card?
    fn draws(&self, a: &Arrival) -> bool {
        let m = a.marks;
        if m.foreign() || m.no_event() || m.standing() || m.set_down() {
            return false;
        }
        let switches = self.rules.switches();
        if m.die() {
            switches.event_drawn == EventDrawn::MoveEnds || m.exact()
        } else {
            switches.card_moves_draw == CardMovesDraw::Yes
        }
    }

    fn find_cargo(&mut self, player: Seat) {
        let h = self.s.player_mut(player);
        let space = h.truck;
        if h.room() > 0 {
            h.load += 1;
            h.lost += 1;
            self.s.lost_cargo.remove(space);
            self.say(Happening::CargoFound { player, space });
        }
    }

    /// Cards that asked for a visit here; gives whether one of them waits for a choice.
    fn visits(&mut self, a: &mut Arrival) -> bool {
        let player = a.seat;
        let truck = self.s.player(player).truck;
        let mut air = None;
        for card in cards(self.s.player(player).front & self.rules.kinds.visits) {
            match self.rules.effect(card) {
                Some(Effect::SpecialOrder { city, pay, .. }) if city == truck => {
                    self.spend(player, card);
                    self.gain(player, pay, Purpose::Visit);
                }
                Some(Effect::Inspection { city, .. }) if city == truck => {
                    let to = self.s.left_of(player);
                    self.s.player_mut(player).front &= !card.bit();
                    self.s.player_mut(to).front |= card.bit();
                    self.say(Happening::CardHandedOn { from: player, to, card });
                    a.marks = a.marks.with_reroll(!a.marks.foreign());
                }
                Some(Effect::AirFreight { city, .. }) if city == truck => {
                    let owed = self.s.debts.as_slice().iter().any(|d| d.card == card);
                    if self.s.player(player).road != 0 && !owed {
                        air = Some(card);
                    }
                }
                _ => {}
            }
        }
        let Some(card) = air else { return false };
        self.replace(Frame::Arrival(*a));
        self.push(Frame::AirFreight { seat: player, card });
        true
    }

    /// Delivers what delivers itself; gives whether the player must choose.
    fn delivery_waits(&mut self, a: &mut Arrival) -> bool {
        let seat = a.seat;
        let truck = self.s.player(seat).truck;
        let here = self.query().deliverable(seat, truck);
        let one = self.query().one_delivery();
        let switches = self.rules.switches();
        if switches.delivering == Delivering::ByItself {
            if one && here.count_ones() > 1 {
                return true;
            }
            for contract in contracts(here) {
                self.deliver(seat, contract);
            }
            self.delivered(a, one);
            return false;
        }
        if a.marks.set_down() {
            return false;
        }
        // Whether the hand has something for this city is nobody's business: where the order is
        // free, one who must serve decides at the stop, whatever he could load.
        let ruled = switches.stop_order == StopOrder::Ruled;
        if ruled && a.marks.must_serve() && self.query().loadable(seat) == 0 {
            a.marks = a.marks.with_must_deliver(true);
        }
        ruled || a.marks.must_deliver()
    }

    /// What a delivery means for the rest of the stop.
    fn delivered(&mut self, a: &mut Arrival, one: bool) {
        a.marks = a.marks.with_must_serve(false).with_must_deliver(false);
        if one {
            a.step = ArrivalStep::Leave;
            if !a.marks.foreign() {
                self.s.marks.over = true;
            }
        }
    }

    /// Is there anything at a stop that the player may do?
    ///
    /// The answer rests on what everybody can see: a hand that is not empty is asked even if none
    /// of its contracts starts here.
    fn stop_waits(&mut self, a: &mut Arrival) -> bool {
        let seat = a.seat;
        if a.marks.set_down() || !self.rules.board.is_city(self.s.player(seat).truck) {
            return false;
        }
        let query = self.query();
        let h = self.s.player(seat);
        let delivers = self.rules.switches().delivering == Delivering::May
            && self.rules.switches().stop_order == StopOrder::Free
            && query.deliverable(seat, h.truck) != 0;
        let serves = h.unstarted() != 0 || delivers;
        if a.marks.foreign() {
            return serves || query.may_unload(seat);
        }
        if self.s.marks.over {
            return false;
        }
        if a.marks.must_serve() && query.loadable(seat) == 0 && !delivers {
            a.marks = a.marks.with_must_serve(false);
        }
        serves
            || (!query.removes() && query.may_auction(a))
            || (query.takes() && query.display_from(h.truck) != 0)
            || query.may_trade(seat)
            || query.may_motivate(seat)
            || query.may_unload(seat)
    }

    /// Carries out what a player does at a stop.
    #[inline]
    pub(super) fn stop_action(&mut self, mut a: Arrival, action: Action) {
        let seat = a.seat;
        match action {
            Action::Deliver(contract) => {
                self.deliver(seat, contract);
                let one = self.query().one_delivery();
                self.delivered(&mut a, one);
                self.replace(Frame::Arrival(a));
            }
            Action::Load(contract) => self.load_at_stop(contract),
            Action::Auction(slot) => {
                a.marks = a.marks.with_auctioned(true);
                a.step = ArrivalStep::Stop;
                self.replace(Frame::Arrival(a));
                self.open_auction(slot);
            }
            Action::NoInterest => {
                a.step = ArrivalStep::Stop;
                a.marks = a.marks.with_auctioned(true);
                self.replace(Frame::Arrival(a));
                self.remove_public();
            }
            Action::Take(slot) => self.take(seat, slot),
            Action::Motivation => {
                // The truck leaves this stop; a roll that is owed comes after the move.
                a.step = ArrivalStep::Leave;
                self.replace(Frame::Arrival(a));
                self.motivate(seat);
            }
            _ => {
                if a.step == ArrivalStep::Deliver {
                    a.step = ArrivalStep::Interest;
                } else {
                    a.step = ArrivalStep::Leave;
                    self.s.marks.done = !a.marks.foreign();
                }
                self.replace(Frame::Arrival(a));
            }
        }
    }

    /// Shows a contract and loads its goods.
    pub(super) fn load(&mut self, player: Seat, contract: ContractId) {
        let goods = self.rules.contract(contract).map_or(0, |c| c.goods);
        let second = self.rules.switches().second_service == SecondService::InsteadOfRoll;
        let h = self.s.player_mut(player);
        h.hand &= !contract.bit();
        h.open &= !contract.bit();
        h.taken &= !contract.bit();
        h.road |= contract.bit();
        h.load += goods;
        h.last_loading = h.truck;
        h.served_here = second;
        self.s.stock = self.s.stock.saturating_sub(goods);
        self.s.load_order.push(contract.0);
        self.say(Happening::Loaded { player, contract });
    }

    /// Loads at a stop, with what that means for the turn.
    pub(super) fn load_at_stop(&mut self, contract: ContractId) {
        let Frame::Arrival(mut a) = self.top() else { return };
        self.load(a.seat, contract);
        a.marks = a.marks.with_loaded(true).with_must_serve(false);
        let one = self.query().one_load();
        if one {
            a.step = ArrivalStep::Leave;
        }
        self.replace(Frame::Arrival(a));
        if a.marks.foreign() {
            return;
        }
        self.s.marks.served = true;
        self.s.marks.over |= one;
        if let Some(card) = self.query().held(a.seat, self.rules.kinds.quick_loading) {
            match self.rules.switches().schnelle_verladung {
                MayMust::May => self.push(Frame::QuickLoading { card }),
                MayMust::Must => self.roll_after_loading(card),
            }
        }
    }

    /// Schnelle Verladung: the truck moves on at once.
    pub(super) fn roll_after_loading(&mut self, card: EventId) {
        if let Frame::Arrival(mut a) = self.top() {
            a.step = ArrivalStep::Leave;
            self.replace(Frame::Arrival(a));
        }
        self.spend(self.s.current, card);
        self.grant_roll();
    }

    /// Takes goods and contract off the road.
    pub(super) fn unload_contract(&mut self, player: Seat, contract: ContractId) {
        let goods = self.rules.contract(contract).map_or(0, |c| c.goods);
        self.check_end = true;
        let h = self.s.player_mut(player);
        h.road &= !contract.bit();
        h.load = h.load.saturating_sub(goods);
        self.s.stock += goods;
        let order = self.s.load_order.as_slice();
        if let Some(at) = order.iter().position(|&c| c == contract.0) {
            self.s.load_order.remove(at);
        }
    }

    pub(super) fn deliver(&mut self, player: Seat, contract: ContractId) {
        let revenue = self.rules.contract(contract).map_or(0, |c| c.revenue);
        self.unload_contract(player, contract);
        self.say(Happening::Delivered { player, contract });
        let second = self.rules.switches().second_service == SecondService::InsteadOfRoll;
        self.s.player_mut(player).served_here = second;
        if player == self.s.current {
            self.s.marks.served = true;
        }
        self.gain(player, revenue, Purpose::Revenue);
    }

    /// A loaded contract is paid where the truck stands.
    pub(super) fn ship(&mut self, player: Seat, contract: ContractId, card: EventId) {
        let revenue = self.rules.contract(contract).map_or(0, |c| c.revenue);
        self.unload_contract(player, contract);
        self.say(Happening::Shipped { player, contract, card });
        self.gain(player, revenue, Purpose::Revenue);
    }

    /// Takes a public contract for nothing at a stop in its start city.
    fn take(&mut self, player: Seat, slot: u8) {
        let Some(contract) = self.query().displayed(slot) else { return };
        self.s.player_mut(player).hand |= contract.bit();
        self.say(Happening::Taken { player, contract });
        if !self.query().fits(player, contract) {
            self.s.player_mut(player).taken |= contract.bit();
        } else if self.rules.switches().taken_contract == TakenContract::LoadsAtChoice {
            self.push(Frame::LoadTaken { contract });
        } else {
            self.load_at_stop(contract);
        }
        self.close_gap(slot, false);
    }
}
