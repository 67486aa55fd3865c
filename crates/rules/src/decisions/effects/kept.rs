//! Cards that are kept and work later: quick loading, navigation, flat tyre, cloudburst.

use super::CardEffect;
use crate::action::{Action, EventId, Seat};
use crate::decisions::arrival::ArrivalStep;
use crate::decisions::{PlayerDecision, offer};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::Happening;
use crate::query::Query;
use crate::sets::SeatSet;
use crate::state::Timed;
use crate::transition::Transition;

/// Roll again after a loading (Schnelle Verladung).
#[derive(Clone, Copy)]
pub(crate) struct QuickLoading;

impl CardEffect for QuickLoading {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }
}

/// A kept card offers a roll after loading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QuickLoadingRoll {
    pub(crate) card: EventId,
}

impl PlayerDecision for QuickLoadingRoll {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::QuickLoading { card: self.card }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == query.s.current {
            offer!(f, Action::Accept);
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        game.pop();
        if action == Action::Accept {
            game.roll_after_loading(self.card);
        } else {
            game.emit(Happening::Declined { player: seat, card: self.card });
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}

impl Transition<'_> {
    /// Spends Schnelle Verladung: the stop is over and the truck moves on at once.
    pub(crate) fn roll_after_loading(&mut self, card: EventId) {
        if let Frame::Arrival(mut a) = self.top() {
            a.step = ArrivalStep::Leave;
            self.replace(Frame::Arrival(a));
        }
        self.spend(self.s.current, card);
        self.grant_roll();
    }
}

/// One sign may be ignored once (Navigationssystem). Driving spends the card.
#[derive(Clone, Copy)]
pub(crate) struct Navigation;

impl CardEffect for Navigation {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }
}

/// Only the smaller die counts in the next turn that is rolled (Plattfuß).
#[derive(Clone, Copy)]
pub(crate) struct FlatTyre;

impl CardEffect for FlatTyre {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }
}

/// One die for a round (Wolkenbruch).
#[derive(Clone, Copy)]
pub(crate) struct Cloudburst;

impl CardEffect for Cloudburst {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
        if let Some(old) = game.s.cloudburst.take() {
            game.spend(old.owner, old.card);
        }
        game.s.cloudburst = Some(Timed { owner: game.s.current, card, since: game.s.turn });
    }
}
