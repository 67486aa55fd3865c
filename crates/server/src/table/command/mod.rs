//! What can be asked of a table. Each command is checked, then carried out as events; a command
//! that is refused has changed nothing.

mod drive;
mod seats;
mod talk;
mod votes;

use aufachse_rules::Seat;

use super::{Event, Table};
use crate::secret::Device;
use crate::wire::{BotLevel, ChatLine, ClientMessage, Fault, Problem, Status, Step};

/// What a command has changed.
#[derive(Debug, Default)]
pub(crate) struct Change {
    pub(crate) at: u64,
    pub(crate) events: Vec<Event>,
    pub(crate) steps: Vec<Step>,
    /// The game went back to so many actions.
    pub(crate) undone: Option<u32>,
    /// What everybody knows of the table has changed: seats or the start.
    pub(crate) table: bool,
    pub(crate) chat: Option<ChatLine>,
    /// Only this seat learns of it.
    pub(crate) secret: Option<Seat>,
    /// Nobody learns of it but the one who asked.
    pub(crate) quiet: bool,
    /// The game began with this.
    pub(crate) begun: bool,
    /// All want a rematch.
    pub(crate) rematch: bool,
    /// The game is over with this.
    pub(crate) over: bool,
}

impl Table {
    /// A message of a client with its own seats; what answers no change is not asked here.
    pub(crate) fn message(
        &mut self,
        now: u64,
        device: Option<&Device>,
        message: ClientMessage,
    ) -> Result<Change, Problem> {
        let own = self.seats_of(device);
        let mine = |seat: Seat| if own.contains(&seat) { Ok(()) } else { Err(Fault::NotYourSeat) };
        match message {
            ClientMessage::Act { revision, seat, index, .. } => {
                mine(seat)?;
                self.at_revision(revision)?;
                self.act(now, seat, index)
            }
            ClientMessage::Undo { revision, seat, .. } => {
                mine(seat)?;
                self.at_revision(revision)?;
                self.undo(now, seat)
            }
            ClientMessage::Propose { seat, what, .. } => {
                mine(seat)?;
                self.propose(now, &own, seat, what)
            }
            ClientMessage::Vote { proposal, yes, .. } => self.vote(now, &own, proposal, yes),
            ClientMessage::Order { seat, order, .. } => {
                mine(seat)?;
                self.order(now, seat, order)
            }
            ClientMessage::Chat { seat, text, .. } => {
                mine(seat)?;
                self.say(now, seat, &text)
            }
            ClientMessage::Word { seat, word, .. } => {
                mine(seat)?;
                self.give_word(now, seat, word)
            }
            ClientMessage::Start { .. } => self.start(now, device),
            ClientMessage::Bot { seat, on, level, .. } => {
                let put = on.then(|| level.unwrap_or(BotLevel::Fahrer));
                self.bot(now, device, seat, put)
            }
            ClientMessage::Look { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Resync
            | ClientMessage::Ping => Err(Fault::BadMessage.into()),
        }
    }

    /// Carries out events, with what all have agreed to by them, and lets chance go on after them.
    fn commit(
        &mut self,
        now: u64,
        events: impl FnOnce(&Table) -> Result<Vec<Event>, Problem>,
    ) -> Result<Change, Problem> {
        let mut events = events(self)?;
        let was = self.status();
        let mut change = Change { at: now, ..Change::default() };
        change.rematch = self.agree(now, &mut events);
        self.begin(now, &events);
        let mut failed = false;
        for event in events {
            failed |= self.take(now, event, &mut change).is_err();
        }
        while let Some(event) = self.chance() {
            if self.take(now, event, &mut change).is_err() {
                failed = true;
                break;
            }
        }
        if failed {
            // What is checked beforehand cannot fail; if it does, the table is read anew.
            return Err(Fault::Storage.into());
        }
        if self.is_void(&change.events) {
            let _ = self.take(now, Event::Settled, &mut change);
        }
        self.end();
        change.begun = was == Status::Waiting && self.status() != was;
        change.over = was != Status::Over && self.status() == Status::Over;
        change.table |= self.status() != was;
        Ok(change)
    }

    fn take(&mut self, at: u64, event: Event, change: &mut Change) -> Result<(), super::FoldError> {
        let step = self.fold(at, &event)?;
        change.steps.extend(step);
        match &event {
            Event::Undone { to } => change.undone = Some(*to),
            Event::Ordered { seat, .. } => change.secret = Some(*seat),
            Event::Muted { .. } | Event::Paused => change.quiet = true,
            Event::Said { .. } => change.chat = self.chat.back().cloned(),
            Event::Took { .. }
            | Event::Freed { .. }
            | Event::Shared { .. }
            | Event::Word { .. }
            | Event::Level { .. }
            | Event::Begun
            | Event::Wheel { .. }
            | Event::Rematch { .. } => change.table = true,
            _ => {}
        }
        change.events.push(event);
        Ok(())
    }

    fn at_revision(&self, revision: u32) -> Result<(), Fault> {
        if revision == self.revision { Ok(()) } else { Err(Fault::Stale) }
    }

    fn host(&self, device: Option<&Device>) -> Result<(), Fault> {
        if device == Some(&self.spec.host) { Ok(()) } else { Err(Fault::HostOnly) }
    }

    fn waiting(&self) -> Result<(), Fault> {
        if self.play.is_none() { Ok(()) } else { Err(Fault::Begun) }
    }
}
