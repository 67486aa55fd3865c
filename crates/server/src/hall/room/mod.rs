//! A table's task: the single writer of its table. Nothing is told before it is kept.

mod door;
mod keep;
mod rest;
mod talk;
mod tell;

use std::sync::{Arc, Mutex};

use aufachse_rules::SeatSet;
use tokio::sync::{mpsc, watch};

use super::card::Card;
use super::desk::{Desk, Pace};
use super::frames::frame;
use super::subscriber::Subscriber;
use super::{Hall, Note};
use crate::limits::Bucket;
use crate::table::Table;
use crate::wire::{Clock, Fault, ServerMessage, Status};

/// A table with those who look at it.
pub(super) struct Room {
    hall: Arc<Hall>,
    table: Table,
    card: Arc<Mutex<Card>>,
    screens: Vec<Subscriber>,
    screens_so_far: u64,
    /// Who was there when it was told last: seats and spectators.
    attended: (SeatSet, u32),
    /// How much each seat may say.
    chat: Vec<Bucket>,
    desk: Desk,
    me: mpsc::WeakSender<Note>,
    stop: watch::Receiver<bool>,
    /// Since when each seat has been empty, in milliseconds since 1970.
    away: Vec<u64>,
    /// Since when nobody has been here.
    empty: u64,
    /// When it was last tried in vain to go: whoever asks all the time puts nothing off.
    tried: u64,
    /// What is in memory is not what was kept, and cannot be made so.
    lost: bool,
}

impl Room {
    pub(super) fn new(
        hall: Arc<Hall>,
        table: Table,
        card: Arc<Mutex<Card>>,
        me: mpsc::WeakSender<Note>,
        stop: watch::Receiver<bool>,
    ) -> Room {
        let (now, seats) = (hall.now(), table.sitters.len());
        // Five lines at once, then one in three seconds.
        let chat = Bucket::new(5.0, 1.0 / 3.0);
        Room {
            hall,
            table,
            card,
            screens: Vec::new(),
            screens_so_far: 0,
            attended: (SeatSet::EMPTY, 0),
            chat: vec![chat; seats],
            desk: Desk::default(),
            me,
            stop,
            away: vec![now; seats],
            empty: now,
            tried: 0,
            lost: false,
        }
    }

    /// Serves the table until the server ends or nobody needs it any more.
    pub(super) async fn run(mut self, mut notes: mpsc::Receiver<Note>, back: bool) {
        if back && self.is_timed() {
            let resumed = self.table.resume(self.hall.now());
            let _ = self.keep(resumed).await;
        }
        self.think();
        let time = self.hall.config.time.clone();
        let mut why = Fault::GoingDown;
        loop {
            tokio::select! {
                note = notes.recv() => match note {
                    Some(note) => self.note(note).await,
                    None => break,
                },
                () = time.until(self.due()) => {
                    if self.leaves().await {
                        return;
                    }
                    self.tick().await;
                }
                _ = self.stop.changed() => break,
            }
            if self.lost {
                // Whoever comes next reads the table from the storage.
                self.hall.forget(&self.table.spec.id);
                why = Fault::Storage;
                break;
            }
            self.think();
        }
        if !self.lost && self.is_timed() {
            let paused = self.table.pause(self.hall.now());
            let _ = self.keep(paused).await;
        }
        let revision = self.table.revision;
        let bye = frame(&ServerMessage::Bye { revision, error: why.into() });
        for screen in &self.screens {
            screen.send(bye.clone());
        }
    }

    /// Is a game on that is played by the clock?
    fn is_timed(&self) -> bool {
        self.table.spec.clock != Clock::None && self.table.status() == Status::Playing
    }

    async fn note(&mut self, note: Note) {
        match note {
            Note::Join { device, out, reply } => {
                let id = self.join(device, out).await;
                let _ = reply.send(id);
            }
            Note::Gone { id } => self.gone(id),
            Note::Say { id, message, came } => {
                self.hall.metrics.messages.inc();
                self.say(id, message, came).await;
            }
            Note::Faulty { id, asked, fault } => {
                self.hall.metrics.messages.inc();
                self.refuse(id, asked, fault.into());
            }
            Note::Info { device, reply } => {
                let _ = reply.send(self.table.info(device.as_ref(), self.present()));
            }
            Note::Take { device, seat, taking, reply } => {
                let change = self.table.take_seat(self.hall.now(), device, seat, taking);
                let kept = self.keep(change).await;
                let present = self.present();
                let _ = reply.send(kept.map(|()| self.table.info(Some(&device), present)));
            }
            Note::Leave { device, seat, reply } => {
                let change = self.table.leave_seat(self.hall.now(), &device, seat);
                let kept = self.keep(change).await;
                let present = self.present();
                let _ = reply.send(kept.map(|()| self.table.info(Some(&device), present)));
            }
            Note::Share { from, to, reply } => {
                let change = self.table.share(self.hall.now(), from, to);
                let kept = self.keep(change).await;
                self.hand_back().await;
                let _ = reply.send(kept.map(|()| self.table.seats_of(Some(&to))));
            }
            Note::Chose(choice) => {
                let Some((seat, action)) = self.desk.back(*choice, &self.table) else { return };
                if self.table.weighs_undo() {
                    // It is asked again when that is settled.
                    return;
                }
                let change = self.table.act_with(self.hall.now(), seat, action);
                if self.keep(change).await.is_ok() {
                    self.hall.metrics.bot_actions.inc();
                }
            }
        }
    }

    fn think(&mut self) {
        // Bots among themselves play only while somebody watches, and all wait while those at the
        // table consider whether to go back.
        let alone = self.table.persons().is_empty() && self.screens.is_empty();
        if alone || self.table.weighs_undo() {
            return;
        }
        let config = &self.hall.config;
        let (wait, chef) = (config.bot_pace, config.chef_time);
        let pace = Pace { wait, chef, thinkers: &self.hall.thinkers };
        self.desk.ask(&self.table, &pace, &self.me);
    }
}
