//! A screen at a table.

use aufachse_rules::Seat;
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
    /// The seats of its device, one bit each, as it was told last.
    pub(super) own: u8,
    pub(super) looking: Option<Seat>,
    /// Whom a screen without a device does not hear; for others the table remembers it.
    pub(super) muted: u8,
    pub(super) mutes: Bucket,
    out: mpsc::Sender<Utf8Bytes>,
}

impl Subscriber {
    pub(super) fn new(id: u64, device: Option<Device>, out: mpsc::Sender<Utf8Bytes>) -> Subscriber {
        // A whole table at once and back again, then one in two seconds.
        let mutes = Bucket::new(12.0, 0.5);
        Subscriber { id, device, own: 0, looking: None, muted: 0, mutes, out }
    }

    /// The device has these seats now. Gives whether it looks from another place for that: never
    /// from a seat that is not its own, and from its only one if it had none. Several hands at one
    /// screen stay hidden until somebody looks.
    pub(super) fn sits_in(&mut self, own: u8) -> bool {
        let was = self.looking;
        self.looking = self.looking.filter(|seat| own & seat.bit() != 0);
        if self.own != own && self.looking.is_none() && own.is_power_of_two() {
            self.looking = Some(Seat(own.trailing_zeros() as u8));
        }
        self.own = own;
        was != self.looking
    }

    /// Sends a message; false if the reader is too slow or gone.
    pub(super) fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(text).is_ok()
    }
}
