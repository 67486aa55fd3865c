//! Rolling the dice for a move.

use super::ChanceDecision;
use super::drive::Drive;
use super::setup::SIDES;
use crate::action::Action;
use crate::frame::Frame;
use crate::game::ChanceKind;
use crate::happening::Happening;
use crate::query::Query;
use crate::transition::Transition;

/// The current player rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roll {
    /// One die or two.
    pub(crate) dice: u8,
    /// An event card granted the roll.
    pub(crate) by_card: bool,
}

impl ChanceDecision for Roll {
    fn kind(&self, query: &Query) -> ChanceKind {
        ChanceKind::Dice { dice: self.dice, player: query.s.current }
    }

    #[inline]
    fn outcomes(&self, _: &Query) -> usize {
        if self.dice == 1 { SIDES } else { SIDES * SIDES }
    }

    #[inline]
    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        if n >= self.outcomes(query) {
            return None;
        }
        Some(if self.dice == 1 {
            Action::Dice(n as u8 + 1, 0)
        } else {
            Action::Dice((n / SIDES) as u8 + 1, (n % SIDES) as u8 + 1)
        })
    }

    #[inline]
    fn accepts(&self, _: &Query, action: Action) -> bool {
        if self.dice == 1 {
            matches!(action, Action::Dice(1..=6, 0))
        } else {
            matches!(action, Action::Dice(1..=6, 1..=6))
        }
    }

    #[inline]
    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Dice(a, b) = action else { return };
        let player = game.s.current;
        game.emit(Happening::Rolled { player, first: a, second: b });
        game.s.flags.rolled = true;
        // With a flat tyre only the smaller of two dice counts.
        let (a, b) = if game.s.flags.flat_tyre && b > 0 { (a.min(b), 0) } else { (a, b) };
        game.replace(Frame::Drive(Drive { a, b, by_card: self.by_card }));
    }
}
