//! What a screen says, and the answer to it.

use std::time::Instant;

use aufachse_rules::{Action, Seat};

use super::{Room, frame};
use crate::secret::Device;
use crate::wire::{ClientMessage, Fault, Problem, ServerMessage};

impl Room {
    pub(super) async fn say(&mut self, id: u64, message: ClientMessage, came: Instant) {
        let Some(at) = self.screens.iter().position(|screen| screen.id == id) else { return };
        let device = self.screens[at].device;
        let answered = id_of(&message);
        let acts = matches!(message, ClientMessage::Act { .. });
        let done = match message {
            ClientMessage::Look { seat } => self.look(at, seat),
            ClientMessage::Resync => {
                self.welcome(id);
                Ok(())
            }
            ClientMessage::Ping => {
                let text = frame(&ServerMessage::Pong { revision: self.table.revision });
                self.answer(id, &text);
                Ok(())
            }
            ClientMessage::Why { id: asked, seat, action } => {
                match self.why(device.as_ref(), seat, action) {
                    Ok(refusal) => {
                        let revision = self.table.revision;
                        let text = frame(&ServerMessage::Because { id: asked, revision, refusal });
                        self.answer(id, &text);
                        return;
                    }
                    Err(problem) => Err(problem),
                }
            }
            ClientMessage::Mute { seat, on, .. } => self.mute(at, seat, on).await,
            ClientMessage::Chat { seat, .. } if !self.may_speak(device.as_ref(), seat) => {
                self.hall.metrics.limited.inc();
                Err(Fault::TooMany.into())
            }
            message => {
                let change = self.table.message(self.hall.now(), device.as_ref(), message);
                self.keep(change).await
            }
        };
        match (done, answered) {
            (Ok(()), None) => {}
            (Ok(()), Some(asked)) => {
                if acts {
                    self.hall.metrics.actions.inc();
                    self.hall.metrics.action_seconds.observe(came.elapsed().as_secs_f64());
                }
                let text = frame(&ServerMessage::Ok { id: asked, revision: self.table.revision });
                self.answer(id, &text);
            }
            (Err(problem), asked) => self.refuse(id, asked, problem),
        }
    }

    /// Says what was not done.
    pub(super) fn refuse(&mut self, id: u64, asked: Option<u32>, error: Problem) {
        self.hall.metrics.refused.inc();
        let revision = self.table.revision;
        let text = frame(&ServerMessage::Error { id: asked, revision, error });
        self.answer(id, &text);
    }

    fn look(&mut self, at: usize, seat: Option<Seat>) -> Result<(), Problem> {
        let screen = &mut self.screens[at];
        if seat.is_some_and(|seat| !screen.own.contains(seat)) {
            return Err(Fault::NotYourSeat.into());
        }
        screen.looking = seat;
        // The log is told anew too: happenings look different from another seat.
        let id = screen.id;
        self.welcome(id);
        Ok(())
    }

    /// A seat speaks only so often, from however many screens. Who speaks for a seat that is not
    /// his own is refused elsewhere, and uses up nothing of it.
    fn may_speak(&mut self, device: Option<&Device>, seat: Seat) -> bool {
        let own = self.table.seats_of(device).contains(&seat);
        !own || self.chat.get_mut(seat.index()).is_none_or(crate::limits::Bucket::take)
    }

    async fn mute(&mut self, at: usize, seat: Seat, on: bool) -> Result<(), Problem> {
        if seat.index() >= self.table.sitters.len() {
            return Err(Fault::NoSeat.into());
        }
        let screen = &mut self.screens[at];
        let Some(device) = screen.device else {
            let muted = screen.muted;
            screen.muted = if on { muted.with(seat) } else { muted.without(seat) };
            return Ok(());
        };
        if self.table.is_muted(&device, seat) == on {
            return Ok(());
        }
        if !screen.mutes.take() {
            self.hall.metrics.limited.inc();
            return Err(Fault::TooMany.into());
        }
        let change = self.table.mute(self.hall.now(), device, seat, on);
        self.keep(change).await
    }

    fn why(
        &self,
        device: Option<&Device>,
        seat: Seat,
        action: Action,
    ) -> Result<Option<aufachse_rules::Refusal>, Problem> {
        if !self.table.seats_of(device).contains(&seat) {
            return Err(Fault::NotYourSeat.into());
        }
        Ok(self.table.why_not(seat, action)?)
    }
}

fn id_of(message: &ClientMessage) -> Option<u32> {
    match message {
        ClientMessage::Act { id, .. }
        | ClientMessage::Undo { id, .. }
        | ClientMessage::Propose { id, .. }
        | ClientMessage::Vote { id, .. }
        | ClientMessage::Why { id, .. }
        | ClientMessage::Order { id, .. }
        | ClientMessage::Chat { id, .. }
        | ClientMessage::Mute { id, .. }
        | ClientMessage::Word { id, .. }
        | ClientMessage::Start { id }
        | ClientMessage::Bot { id, .. } => Some(*id),
        ClientMessage::Look { .. } | ClientMessage::Resync | ClientMessage::Ping => None,
    }
}
