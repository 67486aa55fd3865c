//! A state together with its rules: facts that several decisions ask for.

use crate::action::{EventId, Seat};
use crate::frame::Frame;
use crate::rules::Rules;
use crate::sets::EventSet;
use crate::state::{Player, State};
use crate::switches::Switches;

/// A state and the rules by which it is read.
#[derive(Clone, Copy)]
pub(crate) struct Query<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) s: &'g State,
}

impl<'g> Query<'g> {
    #[inline]
    pub(crate) fn switches(&self) -> &'g Switches {
        &self.rules.edition.switches
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &'g Player {
        self.s.player(seat)
    }

    /// The open decision.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.s.frames.last().unwrap_or(Frame::Over)
    }

    /// A card of a kind that lies in front of a player.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, kind: EventSet) -> Option<EventId> {
        (self.player(seat).cards & kind).lowest()
    }
}
