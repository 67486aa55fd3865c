//! Who comes and goes.

use std::sync::PoisonError;

use aufachse_rules::Bits;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use super::{Card, Room, Subscriber, bits};
use crate::secret::Device;
use crate::wire::BotWhy;

impl Room {
    pub(super) async fn join(
        &mut self,
        device: Option<Device>,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> u64 {
        self.screens_so_far += 1;
        let id = self.screens_so_far;
        let mut screen = Subscriber::new(id, device, out);
        screen.sits_in(bits(&self.table.seats_of(device.as_ref())));
        self.screens.push(screen);
        self.welcome(id);
        self.announce();
        self.hand_back().await;
        id
    }

    /// Whoever was away for too long has the wheel back when he is here.
    pub(super) async fn hand_back(&mut self) {
        for seat in Bits(u64::from(self.present())).map(aufachse_rules::Seat) {
            if self.table.sitters[seat.index()].bot == Some(BotWhy::Absent) {
                let change = self.table.wheel(self.hall.now(), seat, None);
                let _ = self.keep(change).await;
            }
        }
    }

    pub(super) fn gone(&mut self, id: u64) {
        let before = self.present();
        self.screens.retain(|screen| screen.id != id);
        self.noticed(before);
    }

    /// Somebody is not there any more.
    pub(super) fn noticed(&mut self, before: u8) {
        let now = self.hall.now();
        for seat in Bits(u64::from(before & !self.present())) {
            self.away[usize::from(seat)] = now;
        }
        if self.screens.is_empty() {
            self.empty = now;
        }
        self.announce();
    }

    /// The seats whose players are connected.
    pub(super) fn present(&self) -> u8 {
        self.screens.iter().fold(0, |all, screen| all | screen.own)
    }

    /// Tells who is there, if that has changed.
    pub(super) fn announce(&mut self) {
        let spectators = self.screens.iter().filter(|screen| screen.own == 0).count() as u32;
        let attended = (self.present(), spectators);
        if attended == self.attended {
            return;
        }
        self.attended = attended;
        self.show_card();
        let text = self.moment().presence(spectators);
        self.send_to(|_| Some(text.clone()));
    }

    pub(super) fn show_card(&self) {
        let card = Card::of(&self.table, self.present());
        *self.card.lock().unwrap_or_else(PoisonError::into_inner) = card;
    }
}
