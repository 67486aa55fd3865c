//! What a table is told.

use std::time::Instant;

use aufachse_rules::Seat;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use super::desk::Choice;
use crate::secret::Device;
use crate::wire::{ClientMessage, Fault, Problem, TableInfo, TakeSeat};

/// A note in the inbox of a table's task.
pub(crate) enum Note {
    /// A screen comes.
    Join { device: Option<Device>, out: mpsc::Sender<Utf8Bytes>, reply: oneshot::Sender<u64> },
    /// A screen goes.
    Gone { id: u64 },
    /// A screen says something.
    Say { id: u64, message: ClientMessage, came: Instant },
    /// A screen sent something that is no message, perhaps with an id.
    Faulty { id: u64, asked: Option<u32>, fault: Fault },
    /// Somebody wants to know about the table.
    Info { device: Option<Device>, reply: oneshot::Sender<TableInfo> },
    /// Somebody takes a seat.
    Take {
        device: Device,
        seat: Seat,
        taking: TakeSeat,
        reply: oneshot::Sender<Result<TableInfo, Problem>>,
    },
    /// Somebody gives up a seat.
    Leave { device: Device, seat: Seat, reply: oneshot::Sender<Result<TableInfo, Problem>> },
    /// Another device shares the seats of one.
    Share { from: Device, to: Device, reply: oneshot::Sender<Result<Vec<Seat>, Problem>> },
    /// A bot has chosen.
    Chose(Box<Choice>),
}
