//! A screen at a table.

use aufachse_rules::Seat;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::limits::Bucket;
use crate::secret::Device;
use crate::wire::ServerMessage;

/// How many messages may wait for a reader before it counts as too slow.
pub(crate) const OUTBOX: usize = 64;

/// A screen that is connected.
#[derive(Debug)]
pub(super) struct Subscriber {
    pub(super) id: u64,
    pub(super) device: Option<Device>,
    pub(super) looking: Option<Seat>,
    pub(super) muted: u8,
    pub(super) chat: Bucket,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

impl Subscriber {
    pub(super) fn new(id: u64, device: Option<Device>, out: mpsc::Sender<Utf8Bytes>) -> Subscriber {
        // Five lines at once, then one in three seconds.
        let chat = Bucket::new(5.0, 1.0 / 3.0);
        Subscriber { id, device, looking: None, muted: 0, chat, out }
    }

    /// Sends a message; false if the reader is too slow or gone.
    pub(super) fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(text).is_ok()
    }
}

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}
