//! Proposing and agreeing.

use aufachse_rules::{Action, Actor, Seat};

use super::super::{Event, Table};
use super::Change;
use crate::wire::{BotWhy, Fault, Problem, Proposed};

impl Table {
    pub(super) fn propose(
        &mut self,
        now: u64,
        own: &[Seat],
        by: Seat,
        what: Proposed,
    ) -> Result<Change, Problem> {
        self.check_proposal(by, what)?;
        let agreed = own.iter().map(|seat| Event::Agreed { seat: *seat });
        let events = std::iter::once(Event::Proposed { by, what }).chain(agreed).collect();
        self.commit(now, |_| Ok(events))
    }

    pub(super) fn vote(
        &mut self,
        now: u64,
        own: &[Seat],
        proposal: u32,
        yes: bool,
    ) -> Result<Change, Problem> {
        let ballot = self.ballot.filter(|ballot| ballot.number == proposal);
        let ballot = ballot.ok_or(Fault::NoProposal)?;
        let voters = self.voters(ballot.what);
        let mine: Vec<Seat> = own.iter().copied().filter(|s| voters.contains(*s)).collect();
        if mine.is_empty() {
            return Err(Fault::NotYourSeat.into());
        }
        let events = if yes {
            mine.into_iter().map(|seat| Event::Agreed { seat }).collect()
        } else {
            vec![Event::Settled]
        };
        self.commit(now, |_| Ok(events))
    }

    /// Adds what all have agreed to, once these events have happened: the last vote may be one of
    /// them, or the last one who has not voted goes. True if all want a rematch.
    pub(super) fn agree(&self, now: u64, events: &mut Vec<Event>) -> bool {
        let proposes = |event: &Event| matches!(event, Event::Proposed { .. });
        if self.ballot.is_none() && !events.iter().any(proposes) {
            return false;
        }
        let mut after = self.clone();
        if events.iter().any(|event| after.fold(now, event).is_err()) || after.is_void(events) {
            return false;
        }
        let Some(what) = after.is_carried() else { return false };
        events.push(Event::Settled);
        match what {
            Proposed::UndoTo { actions } => events.push(Event::Undone { to: actions }),
            Proposed::End => {
                events.push(Event::Did { by: Actor::Table, action: Action::CallOff });
            }
            Proposed::Kick { seat } => {
                events.push(Event::Wheel { seat, bot: Some(BotWhy::Left) });
            }
            Proposed::Rematch => {}
        }
        what == Proposed::Rematch
    }
}
