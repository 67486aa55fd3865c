//! Who comes and goes.

use std::sync::PoisonError;

use aufachse_rules::SeatSet;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use super::{Card, Room, Subscriber};
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
        screen.sits_in(self.table.seats_of(device.as_ref()).into_iter().collect());
        self.screens.push(screen);
        self.welcome(id);
        self.announce();
        self.hand_back().await;
        id
    }

    /// Whoever was away for too long has the wheel back when he is here.
    pub(super) async fn hand_back(&mut self) {
        for seat in self.present().iter() {
            let sitter = self.table.sitters.get(seat.index());
            if sitter.is_some_and(|sitter| sitter.bot == Some(BotWhy::Absent)) {
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
    pub(super) fn noticed(&mut self, before: SeatSet) {
        let now = self.hall.now();
        for seat in (before - self.present()).iter() {
            if let Some(since) = self.away.get_mut(seat.index()) {
                *since = now;
            }
        }
        if self.screens.is_empty() {
            self.empty = now;
        }
        self.announce();
    }

    /// The seats whose players are connected.
    pub(super) fn present(&self) -> SeatSet {
        self.screens.iter().fold(SeatSet::EMPTY, |all, screen| all | screen.own)
    }

    /// Tells who is there, if that has changed.
    pub(super) fn announce(&mut self) {
        let spectators = self.screens.iter().filter(|screen| screen.own.is_empty()).count() as u32;
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
