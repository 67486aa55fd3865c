//! A screen at a table.

use aufachse_rules::{Seat, SeatSet};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::limits::Bucket;
use crate::secret::Device;

/// How many messages may wait for a reader before it counts as too slow.
pub(crate) const OUTBOX: usize = 64;

/// A screen that is connected.
#[derive(Debug)]
pub(super) struct Subscriber {
    pub(super) id: u64,
    pub(super) device: Option<Device>,
    /// The seats of its device, as it was told last.
    pub(super) own: SeatSet,
    pub(super) looking: Option<Seat>,
    /// Whom a screen without a device does not hear; for others the table remembers it.
    pub(super) muted: SeatSet,
    pub(super) mutes: Bucket,
    out: mpsc::Sender<Utf8Bytes>,
}

impl Subscriber {
    pub(super) fn new(id: u64, device: Option<Device>, out: mpsc::Sender<Utf8Bytes>) -> Subscriber {
        // A whole table at once and back again, then one in two seconds.
        let mutes = Bucket::new(12.0, 0.5);
        let (own, muted) = (SeatSet::EMPTY, SeatSet::EMPTY);
        Subscriber { id, device, own, looking: None, muted, mutes, out }
    }

    /// The device has these seats now. Gives whether it looks from another place for that: never
    /// from a seat that is not its own, and from its only one if it had none. Several hands at one
    /// screen stay hidden until somebody looks.
    pub(super) fn sits_in(&mut self, own: SeatSet) -> bool {
        let was = self.looking;
        self.looking = self.looking.filter(|seat| own.contains(*seat));
        if self.own != own && self.looking.is_none() {
            self.looking = own.single();
        }
        self.own = own;
        was != self.looking
    }

    /// Sends a message; false if the reader is too slow or gone.
    pub(super) fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(text).is_ok()
    }
}
