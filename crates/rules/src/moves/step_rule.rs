//! How a number of steps is driven: by a die or by a card.

use crate::moves::path::PathFlags;
use crate::moves::path_tree::Step;
use crate::switches::{RoadworksAfter, Switches};

/// What a search has found so far.
#[derive(Default)]
pub(super) struct SearchResult {
    /// A path of full length, or one that a full space cut short.
    pub(super) full: bool,
    /// Any path at all.
    pub(super) any: bool,
}

/// How one number of steps is driven.
#[derive(Clone, Copy)]
pub(super) struct StepRule {
    /// The number of steps.
    pub(super) steps: u8,
    /// Any smaller number may be chosen instead: with a six, and with a card.
    pub(super) any_number: bool,
    /// The truck drives by a die, so signs, full spaces and contract cities allow other stops.
    pub(super) by_die: bool,
    /// The number is a one, so the roadworks sign moves.
    one: bool,
    /// The number is a six, and the roadworks sign moves if one is chosen.
    pub(super) six_as_one: bool,
}

impl StepRule {
    /// Up to a number of steps, by a card.
    pub(super) fn by_card(steps: u8) -> StepRule {
        StepRule { steps, any_number: true, by_die: false, one: false, six_as_one: false }
    }

    /// The number on a die.
    pub(super) fn by_die(die: u8, switches: &Switches) -> StepRule {
        let six = die == 6;
        StepRule {
            steps: die,
            any_number: six,
            by_die: true,
            one: die == 1,
            six_as_one: six && switches.roadworks_after == RoadworksAfter::UsedOneMust,
        }
    }

    /// May a path end with this step by the whole count?
    #[inline]
    pub(super) fn is_full(self, step: &Step) -> bool {
        self.any_number || step.count == self.steps
    }

    /// The flags of a path that ends with a step by the whole count.
    #[inline]
    pub(super) fn full(self, step: &Step) -> PathFlags {
        if self.one || (self.six_as_one && step.count == 1) {
            PathFlags::EXACT.union(PathFlags::ONE)
        } else {
            PathFlags::EXACT
        }
    }
}
