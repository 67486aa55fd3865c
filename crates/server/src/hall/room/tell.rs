//! What is told to whom.

use std::collections::HashMap;

use aufachse_rules::Seat;
use axum::extract::ws::Utf8Bytes;

use super::super::frames::{Eye, Moment};
use super::{Room, Subscriber, frame};
use crate::table::Change;
use crate::wire::ServerMessage;

impl Room {
    pub(super) fn moment(&self) -> Moment<'_> {
        Moment { table: &self.table, present: self.present(), now: self.hall.now() }
    }

    /// Does a screen hear nothing from a seat?
    fn is_muted(&self, screen: &Subscriber, seat: Seat) -> bool {
        match &screen.device {
            Some(device) => self.table.is_muted(device, seat),
            None => screen.muted.contains(seat),
        }
    }

    /// Sends a screen everything.
    pub(super) fn welcome(&mut self, id: u64) {
        let Some(screen) = self.screens.iter().find(|screen| screen.id == id) else { return };
        let muted = self.table.seats().filter(|seat| self.is_muted(screen, *seat)).collect();
        let eye = Eye { device: screen.device.as_ref(), looking: screen.looking, muted };
        let text = self.moment().welcome(eye);
        self.answer(id, &text);
    }

    pub(super) fn answer(&mut self, id: u64, text: &Utf8Bytes) {
        self.send_to(|screen| (screen.id == id).then(|| text.clone()));
    }

    /// A change is kept: tells whoever may know of it. A device whose seats it has changed does
    /// not look from one that is not its own, and is shown everything anew.
    pub(super) fn tell(&mut self, change: &Change) {
        if change.quiet {
            return;
        }
        let turned = self.turn();
        if let Some(line) = &change.chat {
            let (revision, seat) = (self.table.revision, line.seat);
            let text = frame(&ServerMessage::Chat { revision, line: line.clone() });
            let heard: Vec<u64> = self
                .screens
                .iter()
                .filter(|screen| !self.is_muted(screen, seat))
                .map(|screen| screen.id)
                .collect();
            self.send_to(|screen| heard.contains(&screen.id).then(|| text.clone()));
            return;
        }
        let moment = self.moment();
        // Screens that look from the same seat are told the same.
        let mut texts: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        let concerned =
            |screen: &&Subscriber| change.secret.is_none() || screen.looking == change.secret;
        for screen in self.screens.iter().filter(concerned) {
            texts.entry(screen.looking).or_insert_with(|| moment.changed(change, screen.looking));
        }
        self.send_to(|screen| texts.get(&screen.looking).cloned());
        if change.table {
            self.show_card();
            let moment = self.moment();
            let info = |screen: &Subscriber| (screen.id, moment.table(screen.device.as_ref()));
            let texts: HashMap<u64, Utf8Bytes> = self.screens.iter().map(info).collect();
            self.send_to(|screen| texts.get(&screen.id).cloned());
        }
        for id in turned {
            self.welcome(id);
        }
        self.announce();
    }

    /// Devices have the seats that the table says. Gives the screens that look from another place
    /// for it.
    pub(super) fn turn(&mut self) -> Vec<u64> {
        let table = &self.table;
        let turns = |screen: &mut Subscriber| {
            let own = table.seats_of(screen.device.as_ref()).into_iter().collect();
            screen.sits_in(own).then_some(screen.id)
        };
        self.screens.iter_mut().filter_map(turns).collect()
    }

    /// Sends to whoever is to get something; who does not read is dropped and may come back.
    pub(super) fn send_to(&mut self, mut text: impl FnMut(&Subscriber) -> Option<Utf8Bytes>) {
        let before = self.present();
        let count = self.screens.len();
        self.screens.retain(|screen| text(screen).is_none_or(|text| screen.send(text)));
        if self.screens.len() < count {
            self.hall.metrics.slow_readers.inc_by((count - self.screens.len()) as u64);
            self.noticed(before);
        }
    }
}
