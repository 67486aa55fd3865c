//! How a number of steps is driven, and what was found of it.

use crate::action::Path;
use crate::moves::path_tree::Step;
use crate::switches::{RoadworksAfter, Switches};

/// What was found while the ways of one count were gone through.
#[derive(Default)]
pub(super) struct SearchResult {
    /// A way of full length, or one that a full space cut short.
    pub(super) full: bool,
    /// Any way at all.
    pub(super) any: bool,
}

/// How one number of steps is driven.
#[derive(Clone, Copy)]
pub(super) struct StepRule {
    pub(super) steps: u8,
    /// Any number up to it may be chosen instead.
    pub(super) any_number: bool,
    /// Stops before the count is used up are possible.
    pub(super) early_stops: bool,
    /// The move uses a one, so that the roadworks sign is due.
    pub(super) one: bool,
    /// A single step of it, chosen as such, uses a one too.
    pub(super) step_is_one: bool,
}

impl StepRule {
    /// Steps that a card gives.
    pub(super) fn of_card(steps: u8) -> StepRule {
        StepRule { steps, any_number: true, early_stops: false, one: false, step_is_one: false }
    }

    /// The marks of a way that ends with a step by exact count.
    #[inline]
    pub(super) fn full(self, step: &Step) -> u8 {
        let one = self.one || (self.step_is_one && step.count == 1);
        Path::EXACT | if one { Path::ONE } else { 0 }
    }

    /// The marks of a way that something cuts short.
    #[inline]
    pub(super) fn short(self) -> u8 {
        if self.one { Path::ONE } else { 0 }
    }

    /// The marks of a way that ends early in a city.
    #[inline]
    pub(super) fn early(self) -> u8 {
        Path::EARLY | self.short()
    }

    /// The number on a die.
    pub(super) fn of_die(die: u8, switches: &Switches) -> StepRule {
        let six = die == 6;
        let used = switches.roadworks_after == RoadworksAfter::UsedOneMust;
        StepRule {
            steps: die,
            any_number: six,
            early_stops: true,
            one: die == 1,
            step_is_one: six && used,
        }
    }
}
