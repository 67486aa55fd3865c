//! Driving some spaces that an event card allows.

use super::arrival::ArrivalFlags;
use super::{PlayerDecision, offer};
use crate::action::{Action, Seat};
use crate::explain::Reason;
use crate::game::Decision;
use crate::happening::Happening;
use crate::moves::MoveBudget;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::transition::{Progress, Transition};

/// A truck moves by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardMove {
    /// The player whose truck moves.
    pub(crate) truck: Seat,
    /// The player who chooses the path.
    pub(crate) by: Seat,
    /// The most spaces that it may drive.
    pub(crate) steps: u8,
    /// The move may be declined.
    pub(crate) may: bool,
}

impl PlayerDecision for CardMove {
    fn awaited(&self, _: &Query) -> SeatSet {
        SeatSet::only(self.by)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::CardMove { truck: self.truck, steps: self.steps }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != self.by {
            return false;
        }
        let budget = MoveBudget::Steps(self.steps);
        let (stopped, any) =
            query.drives(self.truck, self.by, budget, &mut |path| f(Action::Drive(path)));
        if stopped {
            return true;
        }
        if self.may {
            offer!(f, Action::Decline);
        } else if !any {
            offer!(f, Action::Stay);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        if let Action::Drive(path) = action {
            let foreign = ArrivalFlags::FOREIGN.only_if(self.truck != game.s.current);
            return game.drive(self.truck, path, ArrivalFlags::BY_CARD | foreign);
        }
        game.pop();
        game.emit(Happening::Stayed { player: self.truck });
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if self.may || game.query().can_move(self.truck, self.by, self.steps) {
            return Progress::Waits;
        }
        game.pop();
        game.emit(Happening::Stayed { player: self.truck });
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::Drive(path) = action {
            return query.explain_drive(self.truck, path, self.steps);
        }
        if matches!(action, Action::Stay | Action::Decline) {
            return RefusalCode::MustDrive.into();
        }
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// Whether a truck can be moved at all by some steps of a card.
    pub(crate) fn can_move(&self, truck: Seat, mover: Seat, steps: u8) -> bool {
        self.drives(truck, mover, MoveBudget::Steps(steps), &mut |_| true).0
    }
}
