//! An arrival: the steps of a stop in the order of the rulebook (`ruling.visit-order`).
//!
//! The steps that need a choice have files of their own: [`super::deliver`], [`super::auction`]
//! (interest in a public contract) and [`super::stop`].

use super::PlayerDecision;
use super::effects::visits::InspectionRoll;
use super::event::DrawEvent;
use crate::action::{Action, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::query::Query;
use crate::sets::SeatSet;
use crate::switches::{ArrivalOrder, CardMovesDraw, EventDrawn, MayMust};
use crate::transition::{Progress, Transition};

/// A truck that has come to a stop, and the steps that remain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrival {
    pub(crate) seat: Seat,
    pub(crate) step: ArrivalStep,
    pub(crate) flags: ArrivalFlags,
}

/// The steps of an arrival; the edition decides between roadworks and event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum ArrivalStep {
    Roadworks,
    LostCargo,
    Event,
    LateRoadworks,
    Visits,
    Deliver,
    Interest,
    Stop,
    Leave,
}

bitflags::bitflags! {
    /// Facts about an arrival.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct ArrivalFlags: u16 {
        /// By exact count.
        const EXACT = 1;
        /// Brought by an event card, a roll that a card granted included.
        const BY_CARD = 1 << 1;
        /// A die was thrown for it.
        const DIE = 1 << 2;
        /// A one was used: the roadworks sign is due.
        const ONE = 1 << 3;
        /// The player must load or deliver before leaving.
        const MUST_SERVE = 1 << 4;
        /// The truck of a player whose turn it is not.
        const FOREIGN = 1 << 5;
        /// No event card is drawn here.
        const NO_EVENT = 1 << 6;
        /// Set down by a card that ends the turn: no loading, no auction.
        const SET_DOWN = 1 << 7;
        /// The truck did not move.
        const STANDING = 1 << 8;
        /// A contract was put up for auction at this stop.
        const AUCTIONED = 1 << 9;
        /// A contract was loaded at this stop.
        const LOADED = 1 << 10;
        /// Inspektion grants a roll at the end of the stop.
        const REROLL = 1 << 11;
        /// Contracts for this city must be delivered.
        const MUST_DELIVER = 1 << 12;
    }
}

impl ArrivalFlags {
    /// These flags if a condition holds, else none.
    #[inline]
    pub(crate) const fn only_if(self, condition: bool) -> ArrivalFlags {
        if condition { self } else { ArrivalFlags::empty() }
    }
}

impl Arrival {
    /// Whether all of some flags are set.
    #[inline]
    pub(crate) const fn is(&self, flags: ArrivalFlags) -> bool {
        self.flags.contains(flags)
    }

    /// Whether at least one of some flags is set.
    #[inline]
    pub(crate) const fn is_any(&self, flags: ArrivalFlags) -> bool {
        self.flags.intersects(flags)
    }
}

impl PlayerDecision for Arrival {
    #[inline]
    fn awaited(&self, _: &Query) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn decision(&self, _: &Query) -> Decision {
        match self.step {
            ArrivalStep::Deliver => Decision::Deliver,
            ArrivalStep::Interest => Decision::Interest,
            ArrivalStep::Roadworks
            | ArrivalStep::LostCargo
            | ArrivalStep::Event
            | ArrivalStep::LateRoadworks
            | ArrivalStep::Visits
            | ArrivalStep::Stop
            | ArrivalStep::Leave => Decision::Stop,
        }
    }

    #[inline]
    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != self.seat {
            return false;
        }
        match self.step {
            ArrivalStep::Deliver => self.offer_delivery(query, f),
            ArrivalStep::Interest => Arrival::offer_interest(query, f),
            ArrivalStep::Stop => self.offer_stop(query, f),
            ArrivalStep::Roadworks
            | ArrivalStep::LostCargo
            | ArrivalStep::Event
            | ArrivalStep::LateRoadworks
            | ArrivalStep::Visits
            | ArrivalStep::Leave => false,
        }
    }

    #[inline]
    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        self.apply_at_stop(game, action);
    }

    #[inline]
    fn settle(&self, game: &mut Transition) -> Progress {
        let mut a = *self;
        let seat = a.seat;
        let truck = game.s.player(seat).truck;
        let roadworks_first = game.rules.switches().arrival_order == ArrivalOrder::RoadworksFirst;
        loop {
            match a.step {
                ArrivalStep::Roadworks => {
                    a.step = ArrivalStep::LostCargo;
                    if a.is(ArrivalFlags::ONE) && roadworks_first {
                        game.replace(Frame::Arrival(a));
                        game.owe_roadworks();
                        return Progress::Advanced;
                    }
                }
                ArrivalStep::LostCargo => {
                    a.step = ArrivalStep::Event;
                    if !a.is(ArrivalFlags::STANDING) && game.s.lost_cargo.has(truck) {
                        game.find_cargo(seat);
                    }
                }
                ArrivalStep::Event => {
                    a.step = ArrivalStep::LateRoadworks;
                    if game.rules.board.events.has(truck) && a.draws_event(&game.query()) {
                        // Nothing but the sign is left to do on an event space, so the event
                        // takes the place of the arrival and chains of events need no room.
                        game.pop();
                        if a.is(ArrivalFlags::ONE) && !roadworks_first {
                            game.owe_roadworks();
                        }
                        game.push(Frame::DrawEvent(DrawEvent));
                        return Progress::Advanced;
                    }
                }
                ArrivalStep::LateRoadworks => {
                    let city = game.rules.board.is_city(truck);
                    a.step = if city { ArrivalStep::Visits } else { ArrivalStep::Leave };
                    let owes_one = a.is(ArrivalFlags::ONE) && !roadworks_first;
                    // A sign owed from before an event that brought the truck here comes before
                    // the actions of the stop.
                    let owed_below = !a.is(ArrivalFlags::FOREIGN) && game.owes_roadworks_below();
                    if owed_below || owes_one {
                        game.replace(Frame::Arrival(a));
                        if owed_below {
                            game.s.frames.swap_last();
                        }
                        if owes_one {
                            game.owe_roadworks();
                        }
                        return Progress::Advanced;
                    }
                }
                ArrivalStep::Visits => {
                    a.step = ArrivalStep::Deliver;
                    if !a.is(ArrivalFlags::STANDING)
                        && game.s.player(seat).cards.intersects(game.rules.kinds.visits)
                        && game.visit(&mut a)
                    {
                        return Progress::Advanced;
                    }
                }
                ArrivalStep::Deliver => {
                    if !game.query().deliverable(seat, truck).is_empty() && a.delivery_waits(game) {
                        game.replace(Frame::Arrival(a));
                        return Progress::Waits;
                    }
                    if a.step == ArrivalStep::Deliver {
                        a.step = ArrivalStep::Interest;
                    }
                    // A delivery may end the game, which is checked before anything else.
                    if game.check_end && game.s.finished() {
                        game.replace(Frame::Arrival(a));
                        return Progress::Advanced;
                    }
                }
                ArrivalStep::Interest => {
                    if game.query().removes_unwanted() && game.query().may_auction(&a) {
                        game.replace(Frame::Arrival(a));
                        return Progress::Waits;
                    }
                    a.step = ArrivalStep::Stop;
                }
                ArrivalStep::Stop => {
                    if a.stop_waits(&game.query()) {
                        game.replace(Frame::Arrival(a));
                        return Progress::Waits;
                    }
                    a.step = ArrivalStep::Leave;
                }
                ArrivalStep::Leave => {
                    if a.is(ArrivalFlags::REROLL) {
                        let may = game.rules.switches().inspektion == MayMust::May;
                        game.replace(Frame::InspectionRoll(InspectionRoll { may }));
                    } else {
                        game.pop();
                    }
                    return Progress::Advanced;
                }
            }
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        self.explain_at_stop(query, seat, action)
    }
}

impl Arrival {
    /// Whether an arrival on an event space draws a card.
    fn draws_event(&self, query: &Query) -> bool {
        let quiet = ArrivalFlags::FOREIGN
            | ArrivalFlags::NO_EVENT
            | ArrivalFlags::STANDING
            | ArrivalFlags::SET_DOWN;
        if self.is_any(quiet) {
            return false;
        }
        let switches = query.switches();
        if self.is(ArrivalFlags::DIE) {
            switches.event_drawn == EventDrawn::MoveEnds || self.is(ArrivalFlags::EXACT)
        } else {
            switches.card_moves_draw == CardMovesDraw::Yes
        }
    }
}
