//! Frames, made from a table for who looks at it. Nothing else of a table goes over the wire.

use aufachse_rules::{Seat, SeatSet};
use axum::extract::ws::Utf8Bytes;

use crate::secret::Device;
use crate::table::{Change, Table};
use crate::wire::{ServerMessage, VERSION};

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// How a screen looks at a table: whose it is, from which seat, and whom it does not hear.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye<'e> {
    pub(crate) device: Option<&'e Device>,
    pub(crate) looking: Option<Seat>,
    pub(crate) muted: SeatSet,
}

/// A table at a moment: who is there, and what time it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment<'m> {
    pub(crate) table: &'m Table,
    pub(crate) present: SeatSet,
    pub(crate) now: u64,
}

impl Moment<'_> {
    /// Everything, for one who comes.
    pub(crate) fn welcome(&self, eye: Eye<'_>) -> Utf8Bytes {
        let Moment { table, present, now } = *self;
        let mut chat = table.chatted();
        chat.retain(|line| !eye.muted.contains(line.seat));
        frame(&ServerMessage::Welcome {
            v: VERSION,
            revision: table.revision,
            table: Box::new(table.info(eye.device, present)),
            state: Box::new(table.state(eye.looking, present, now)),
            log: table.past(eye.looking),
            chat,
        })
    }

    /// What a change brought, for a screen that looks from there.
    pub(crate) fn changed(&self, change: &Change, looking: Option<Seat>) -> Utf8Bytes {
        let Moment { table, present, now } = *self;
        let revision = table.revision;
        let state = Box::new(table.state(looking, present, now));
        frame(&if change.steps.is_empty() || change.undone.is_some() {
            ServerMessage::State { revision, state, undone: change.undone }
        } else {
            let steps = Table::seen(&change.steps, looking);
            ServerMessage::Changed { revision, steps, state }
        })
    }

    /// The table itself, for a device.
    pub(crate) fn table(&self, device: Option<&Device>) -> Utf8Bytes {
        let table = Box::new(self.table.info(device, self.present));
        frame(&ServerMessage::Table { revision: self.table.revision, table })
    }

    /// Who is there.
    pub(crate) fn presence(&self, spectators: u32) -> Utf8Bytes {
        let seats = self.table.seat_infos(self.present);
        frame(&ServerMessage::Presence { revision: self.table.revision, seats, spectators })
    }
}
