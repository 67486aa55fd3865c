//! Cards that ask for a visit to a city: inspection, special orders, air freight.

use super::CardEffect;
use crate::action::{Action, EventId, Seat};
use crate::decisions::arrival::{Arrival, ArrivalFlags};
use crate::decisions::{PlayerDecision, offer};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::space::Space;
use crate::transition::{Progress, Transition};

impl Transition<'_> {
    /// Carries out the cards that asked for a visit here, and returns whether one of them waits
    /// for a choice.
    pub(crate) fn visit(&mut self, a: &mut Arrival) -> bool {
        let cards = self.s.player(a.seat).cards & self.rules.kinds.visits;
        let mut choice = None;
        for card in cards.iter() {
            let effect = self.rules.effect(card);
            if effect.is_some_and(|effect| effect.visit(self, card, a)) {
                choice = Some(card);
            }
        }
        let Some(card) = choice else { return false };
        self.replace(Frame::Arrival(*a));
        self.push(Frame::AirFreightChoice(AirFreightChoice { seat: a.seat, card }));
        true
    }
}

/// Kept until a visit, then handed on (Inspektion).
#[derive(Clone, Copy)]
pub(crate) struct Inspection {
    pub(crate) city: Space,
    pub(crate) fine: i32,
}

impl CardEffect for Inspection {
    fn final_payment(self) -> i32 {
        self.fine
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }

    /// A truck that another player's card moved here has visited the city, but gets no roll
    /// (`ruling.inspection-moved`).
    fn visit(self, game: &mut Transition, card: EventId, arrival: &mut Arrival) -> bool {
        let from = arrival.seat;
        if game.s.player(from).truck == self.city {
            let to = game.s.left_of(from);
            game.s.player_mut(from).cards.remove(card);
            game.s.player_mut(to).cards.insert(card);
            game.emit(Happening::CardHandedOn { from, to, card });
            arrival.flags.set(ArrivalFlags::REROLL, !arrival.is(ArrivalFlags::FOREIGN));
        }
        false
    }
}

/// Inspektion grants a roll after the stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InspectionRoll {
    pub(crate) may: bool,
}

impl PlayerDecision for InspectionRoll {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Inspected
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == query.s.current {
            offer!(f, Action::Accept);
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        game.pop();
        if action == Action::Accept {
            game.grant_roll();
        }
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if self.may {
            return Progress::Waits;
        }
        game.pop();
        game.grant_roll();
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}

/// Kept until a visit that pays (Sonderauftrag).
#[derive(Clone, Copy)]
pub(crate) struct SpecialOrder {
    pub(crate) city: Space,
    pub(crate) pay: i32,
    pub(crate) fine: i32,
}

impl CardEffect for SpecialOrder {
    fn final_payment(self) -> i32 {
        self.fine
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }

    fn visit(self, game: &mut Transition, card: EventId, arrival: &mut Arrival) -> bool {
        let player = arrival.seat;
        if game.s.player(player).truck == self.city {
            game.spend(player, card);
            game.receive(player, self.pay, Purpose::Visit);
        }
        false
    }
}

/// Kept: a loaded contract goes by air from a city (Luftfracht).
#[derive(Clone, Copy)]
pub(crate) struct AirFreight {
    pub(crate) city: Space,
    pub(crate) cost: i32,
}

impl CardEffect for AirFreight {
    fn cost(self) -> i32 {
        self.cost
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }

    fn visit(self, game: &mut Transition, card: EventId, arrival: &mut Arrival) -> bool {
        let p = game.s.player(arrival.seat);
        let owed = game.s.debts.as_slice().iter().any(|debt| debt.card == card);
        p.truck == self.city && !p.road.is_empty() && !owed
    }
}

/// A loaded contract may go by air.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AirFreightChoice {
    pub(crate) seat: Seat,
    pub(crate) card: EventId,
}

impl PlayerDecision for AirFreightChoice {
    fn awaited(&self, _: &Query) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::AirFreight { card: self.card }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == self.seat {
            for contract in query.player(seat).road.iter() {
                offer!(f, Action::Pick(contract));
            }
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        let (seat, card) = (self.seat, self.card);
        game.pop();
        if let Action::Pick(contract) = action {
            game.s.player_mut(seat).cards.remove(card);
            game.ship(seat, contract, card);
            game.charge(seat, card);
        } else {
            game.emit(Happening::Declined { player: seat, card });
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::Pick(_) = action {
            let reason = Reason::from(RefusalCode::WrongContract);
            return reason.ruling("ruling.luftfracht").card(self.card);
        }
        query.explain_elsewhere(seat, action)
    }
}
