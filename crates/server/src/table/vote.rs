//! Proposals that all have to agree to.

use aufachse_rules::{Seat, SeatSet};

use super::{Event, Table};
use crate::wire::{BotWhy, Fault, Proposal, Proposed, Status};

/// A proposal and who has agreed to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ballot {
    pub(super) number: u32,
    pub(super) by: Seat,
    pub(super) what: Proposed,
    pub(super) yes: SeatSet,
}

impl Table {
    pub(super) fn open_ballot(&mut self, by: Seat, what: Proposed) {
        self.proposals += 1;
        self.ballot = Some(Ballot { number: self.proposals, by, what, yes: SeatSet::EMPTY });
    }

    /// Whose voice counts: persons with a seat, also where a bot drives for them just now.
    pub(super) fn voters(&self, what: Proposed) -> SeatSet {
        let votes = |seat: &Seat| {
            let sitter = &self.sitters[seat.index()];
            let gone = matches!(what, Proposed::Kick { seat: out } if out == *seat);
            // Whoever is away and has left the wheel to a bot does not hold up the others.
            let away = matches!(sitter.bot, Some(BotWhy::Absent | BotWhy::Clock));
            !sitter.owners.is_empty() && !gone && !away
        };
        self.seats().filter(votes).collect()
    }

    /// Can that be proposed now?
    pub(super) fn check_proposal(&self, by: Seat, what: Proposed) -> Result<(), Fault> {
        if self.ballot.is_some() {
            return Err(Fault::Proposed);
        }
        let status = self.status();
        match what {
            Proposed::Rematch if status != Status::Over => Err(Fault::NotOver),
            Proposed::Rematch if self.rematch.is_some() => Err(Fault::BadProposal),
            Proposed::Rematch => Ok(()),
            _ if status == Status::Waiting => Err(Fault::NotPlaying),
            _ if status == Status::Over => Err(Fault::Over),
            Proposed::UndoTo { actions } => {
                let len = self.play.as_ref().map_or(0, |play| play.session.len());
                if (actions as usize) < len { Ok(()) } else { Err(Fault::BadProposal) }
            }
            Proposed::Kick { seat } => {
                let fits = self.sitters.get(seat.index());
                let person = fits.is_some_and(|s| !s.owners.is_empty()) && seat != by;
                // Two people do not vote each other out: they may leave.
                let others = self.voters(what).len();
                if person && others >= 2 { Ok(()) } else { Err(Fault::BadProposal) }
            }
            Proposed::End => Ok(()),
        }
    }

    /// Have all agreed? Nobody is not all.
    pub(super) fn is_carried(&self) -> Option<Proposed> {
        let ballot = self.ballot?;
        let voters = self.voters(ballot.what);
        (!voters.is_empty() && (voters - ballot.yes).is_empty()).then_some(ballot.what)
    }

    /// Has the proposal lost its ground after these events? Who made it or whom it is about has
    /// left, the game has moved on below it, or is over.
    pub(super) fn is_void(&self, events: &[Event]) -> bool {
        let Some(ballot) = self.ballot else { return false };
        let left = |seat: Seat| self.sitters.get(seat.index()).is_none_or(|s| s.owners.is_empty());
        let over = self.status() == Status::Over;
        let moves = |event: &Event| matches!(event, Event::Did { .. } | Event::Undone { .. });
        left(ballot.by)
            || match ballot.what {
                Proposed::UndoTo { .. } => over || events.iter().any(moves),
                Proposed::Kick { seat } => over || left(seat),
                Proposed::End => over,
                Proposed::Rematch => self.rematch.is_some(),
            }
    }

    /// Do those at the table consider whether to go back?
    pub(crate) fn weighs_undo(&self) -> bool {
        self.ballot.is_some_and(|ballot| matches!(ballot.what, Proposed::UndoTo { .. }))
    }

    pub(super) fn proposal(&self) -> Option<Proposal> {
        let ballot = self.ballot?;
        Some(Proposal {
            proposal: ballot.number,
            by: ballot.by,
            what: ballot.what,
            yes: ballot.yes.iter().collect(),
            awaited: (self.voters(ballot.what) - ballot.yes).iter().collect(),
        })
    }
}
