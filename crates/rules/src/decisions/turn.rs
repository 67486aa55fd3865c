//! The turn: its beginning, the choice before the roll, the choice after the move, its end.

use super::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use super::roll::Roll;
use super::{PlayerDecision, offer};
use crate::action::{Action, EventId, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::{Ending, Happening};
use crate::query::Query;
use crate::sets::SeatSet;
use crate::space::Space;
use crate::state::TurnFlags;
use crate::switches::{LoadBeforeRoll, RollAfterDelivery, SecondService};
use crate::transition::{Progress, Transition};

/// The parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Begin,
    BeforeRoll,
    AfterMove,
    Next,
}

/// The turn of the current player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) phase: Phase,
}

impl Turn {
    /// A turn that is about to begin.
    pub(crate) const BEGIN: Turn = Turn { phase: Phase::Begin };
}

impl PlayerDecision for Turn {
    #[inline]
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        match self.phase {
            Phase::BeforeRoll => Decision::BeforeRoll,
            Phase::Begin | Phase::AfterMove | Phase::Next => Decision::EndOfTurn,
        }
    }

    #[inline]
    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != query.s.current {
            return false;
        }
        match self.phase {
            Phase::BeforeRoll => {
                offer!(f, Action::Roll);
                query.offer_service_before_roll(seat, f) || query.offer_any_time(seat, f)
            }
            Phase::AfterMove => {
                if query.offer_any_time(seat, f) {
                    return true;
                }
                offer!(f, Action::Done);
                false
            }
            Phase::Begin | Phase::Next => false,
        }
    }

    #[inline]
    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        if action == Action::Roll {
            return seat == query.s.current && self.phase == Phase::BeforeRoll;
        }
        self.offer(query, seat, &mut |offered| offered == action)
    }

    #[inline]
    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        if action == Action::Roll {
            game.set_phase(Phase::AfterMove);
            let dice = game.query().dice(game.rules.switches().dice.get());
            game.push(Frame::Roll(Roll { dice, by_card: false }));
        } else if action == Action::Motivation {
            game.play_motivation(seat);
        } else if action == Action::Done {
            game.set_phase(Phase::Next);
        } else {
            // Loading or delivering takes the place of the roll.
            game.set_phase(Phase::AfterMove);
            let arrival = Arrival { seat, step: ArrivalStep::Stop, flags: ArrivalFlags::STANDING };
            game.push(Frame::Arrival(arrival));
            arrival.apply(game, seat, action);
        }
    }

    /// Goes through the phases of the turn, and of the next one, until the player has a choice.
    #[inline]
    fn settle(&self, game: &mut Transition) -> Progress {
        let mut phase = self.phase;
        loop {
            let seat = game.s.current;
            phase = match phase {
                Phase::Begin => game.begin_turn(seat),
                Phase::BeforeRoll if game.query().roll_forfeited() => Phase::AfterMove,
                Phase::AfterMove if !game.query().offers_more(seat) => Phase::Next,
                Phase::Next => match game.end_turn(seat) {
                    Some(phase) => phase,
                    None => return Progress::Advanced,
                },
                Phase::BeforeRoll | Phase::AfterMove => {
                    game.set_phase(phase);
                    return Progress::Waits;
                }
            }
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// The number of dice of a roll; a cloudburst leaves one.
    pub(crate) fn dice(&self, dice: u8) -> u8 {
        let pours = self.s.cloudburst.is_some_and(|c| self.s.turn > c.since);
        if pours { 1 } else { dice }
    }

    /// Whether a card move before the roll has used up the roll. After loading, a truck leaves in
    /// the next turn; after delivering, the edition decides (`ruling.motivation-service`).
    fn roll_forfeited(&self) -> bool {
        let flags = self.s.flags;
        let leaves_next_turn = self.switches().roll_after_delivery == RollAfterDelivery::NextTurn;
        flags.over || flags.loaded || (flags.delivered && leaves_next_turn)
    }

    /// Whether anything is left to do in a turn after the move.
    #[inline]
    fn offers_more(&self, seat: Seat) -> bool {
        !self.s.flags.over
            && !self.s.flags.done
            && (self.may_trade(seat) || self.may_motivate(seat) || self.may_unload(seat))
    }

    /// Offers loading and delivering instead of the roll.
    fn offer_service_before_roll<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        let switches = self.switches();
        let p = self.player(seat);
        let second = switches.second_service == SecondService::InsteadOfRoll && p.served_here;
        if switches.load_before_roll != LoadBeforeRoll::No || second {
            let mut here = self.startable(seat, p.truck);
            if switches.load_before_roll == LoadBeforeRoll::Yes {
                here |= p.taken & self.rules.starting_in(p.truck);
            }
            for contract in self.fitting(seat, here).iter() {
                offer!(f, Action::Load(contract));
            }
        }
        if second {
            for contract in self.deliverable(seat, p.truck).iter() {
                offer!(f, Action::Deliver(contract));
            }
        }
        false
    }

    /// Offers the actions that are possible at several moments of the own turn.
    pub(crate) fn offer_any_time<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        if self.may_motivate(seat) {
            offer!(f, Action::Motivation);
        }
        if self.may_unload(seat) {
            offer!(f, Action::Unload);
        }
        false
    }
}

impl Transition<'_> {
    /// Continues the turn in another phase.
    fn set_phase(&mut self, phase: Phase) {
        self.replace(Frame::Turn(Turn { phase }));
    }

    /// Begins a turn; returns the phase that follows.
    #[inline]
    fn begin_turn(&mut self, seat: Seat) -> Phase {
        self.s.turn += 1;
        let flat_tyre = self.query().held(seat, self.rules.kinds.flat_tyre).is_some();
        self.s.flags = TurnFlags { flat_tyre, ..TurnFlags::default() };
        self.emit(Happening::TurnBegan { player: seat, turn: self.s.turn });
        if let Some(jam) = self.s.jam_card.filter(|jam| jam.owner == seat) {
            self.lift_jam(jam.card);
        }
        let p = self.s.player_mut(seat);
        if p.missed > 0 {
            p.missed -= 1;
            self.emit(Happening::TurnMissed { player: seat });
            for card in (self.s.player(seat).cards & self.rules.kinds.breakdown).iter() {
                self.spend(seat, card);
            }
            return Phase::Next;
        }
        Phase::BeforeRoll
    }

    /// Removes the jam sign and spends its card.
    pub(crate) fn lift_jam(&mut self, card: EventId) {
        let Some(jam) = self.s.jam_card.take() else { return };
        let space = self.s.jam;
        self.s.jam = Space::NONE;
        self.emit(Happening::JamLifted { space });
        self.spend(jam.owner, card);
    }

    /// Ends a turn; returns the phase that follows, or none if the game is over.
    #[inline]
    fn end_turn(&mut self, seat: Seat) -> Option<Phase> {
        if self.s.flags.flat_tyre && self.s.flags.rolled {
            for card in (self.s.player(seat).cards & self.rules.kinds.flat_tyre).iter() {
                self.spend(seat, card);
            }
        }
        let round = u32::from(self.s.players);
        if let Some(rain) = self.s.cloudburst.filter(|c| self.s.turn >= c.since + round) {
            self.s.cloudburst = None;
            self.spend(rain.owner, rain.card);
        }
        self.emit(Happening::TurnEnded { player: seat });
        if self.s.turn_limit > 0 && self.s.turn >= self.s.turn_limit {
            self.end(Ending::TurnLimit);
            return None;
        }
        self.s.current = self.s.left_of(seat);
        Some(Phase::Begin)
    }

    /// Grants a roll by a card. A turn that had ended goes on.
    pub(crate) fn grant_roll(&mut self) {
        self.s.flags.over = false;
        let dice = self.query().dice(self.rules.switches().dice.get());
        self.push(Frame::Roll(Roll { dice, by_card: true }));
    }
}
