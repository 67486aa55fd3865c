//! A table's task: the single writer of its table. Nothing is told before it is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use aufachse_rules::{Action, Actor, Bits, Seat};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot, watch};

use super::desk::{Choice, Desk, Pace};
use super::subscriber::{Subscriber, frame};
use super::{Hall, now};
use crate::secret::Device;
use crate::storage::{Finished, Keep};
use crate::table::{Change, Table};
use crate::wire::{
    BotWhy, ClientMessage, Fault, Problem, RecordInfo, ServerMessage, State, Status, TableInfo,
    TakeSeat, VERSION,
};

/// How long a finished table without visitors stays in memory.
const LINGERS: Duration = Duration::from_secs(60);

/// What a table is told.
pub(crate) enum Note {
    /// A screen comes.
    Join { device: Option<Device>, out: mpsc::Sender<Utf8Bytes>, reply: oneshot::Sender<u64> },
    /// A screen goes.
    Gone { id: u64 },
    /// A screen says something.
    Say { id: u64, message: ClientMessage, came: Instant },
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

/// What the lobby shows of a table, kept up to date beside it.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) info: TableInfo,
    owners: Vec<Vec<Device>>,
}

impl Card {
    pub(super) fn of(table: &Table, present: u8) -> Card {
        let owners = table.sitters.iter().map(|sitter| sitter.owners.clone()).collect();
        Card { info: table.info(None, present), owners }
    }

    /// The card for a device that has a seat.
    pub(super) fn own(&self, device: Option<&Device>) -> Option<TableInfo> {
        let device = device?;
        let has = |owners: &Vec<Device>| owners.iter().any(|owner| owner == device);
        let own: Vec<Seat> = (0..self.owners.len() as u8)
            .map(Seat)
            .filter(|seat| has(&self.owners[seat.index()]))
            .collect();
        (!own.is_empty()).then(|| TableInfo { own, ..self.info.clone() })
    }
}

/// What is told of a change.
struct Told {
    steps: Vec<crate::wire::Step>,
    undone: Option<u32>,
    table: bool,
    chat: Option<crate::wire::ChatLine>,
    secret: Option<Seat>,
}

/// A table with those who look at it.
pub(super) struct Room {
    hall: Arc<Hall>,
    table: Table,
    card: Arc<Mutex<Card>>,
    screens: Vec<Subscriber>,
    screens_so_far: u64,
    desk: Desk,
    me: mpsc::WeakSender<Note>,
    stop: watch::Receiver<bool>,
    /// Since when each seat has been empty, in milliseconds since 1970.
    away: Vec<u64>,
    /// Since when nobody has been here.
    empty: Instant,
}

impl Room {
    pub(super) fn new(
        hall: Arc<Hall>,
        table: Table,
        card: Arc<Mutex<Card>>,
        me: mpsc::WeakSender<Note>,
        stop: watch::Receiver<bool>,
    ) -> Room {
        let away = vec![now(); table.sitters.len()];
        Room {
            hall,
            table,
            card,
            screens: Vec::new(),
            screens_so_far: 0,
            desk: Desk::default(),
            me,
            stop,
            away,
            empty: Instant::now(),
        }
    }

    /// Serves the table until the server ends or nobody needs it any more.
    pub(super) async fn run(mut self, mut notes: mpsc::Receiver<Note>, back: bool) {
        if back && self.table.status() == Status::Playing {
            let resumed = self.table.resume(now());
            let _ = self.keep(resumed).await;
        }
        self.think();
        loop {
            let due = self.due();
            tokio::select! {
                note = notes.recv() => match note {
                    Some(note) => self.note(note).await,
                    None => break,
                },
                () = tokio::time::sleep(due) => {
                    if self.is_done() {
                        self.hall.forget(&self.table.spec.id);
                        break;
                    }
                    self.tick().await;
                }
                _ = self.stop.changed() => break,
            }
            self.think();
        }
        let bye =
            ServerMessage::Bye { revision: self.table.revision, error: Fault::GoingDown.into() };
        let bye = frame(&bye);
        for screen in &self.screens {
            screen.send(bye.clone());
        }
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
            Note::Info { device, reply } => {
                let _ = reply.send(self.table.info(device.as_ref(), self.present()));
            }
            Note::Take { device, seat, taking, reply } => {
                let change = self.table.take_seat(now(), device, seat, taking);
                let kept = self.keep(change).await;
                let present = self.present();
                let _ = reply.send(kept.map(|()| self.table.info(Some(&device), present)));
            }
            Note::Leave { device, seat, reply } => {
                let change = self.table.leave_seat(now(), &device, seat);
                let kept = self.keep(change).await;
                let present = self.present();
                let _ = reply.send(kept.map(|()| self.table.info(Some(&device), present)));
            }
            Note::Share { from, to, reply } => {
                let change = self.table.share(now(), from, to);
                let kept = self.keep(change).await;
                let _ = reply.send(kept.map(|()| self.table.seats_of(Some(&to))));
            }
            Note::Chose(choice) => {
                let Some((seat, action)) = self.desk.back(*choice, &self.table) else { return };
                let change = self.table.act_with(now(), seat, action);
                if self.keep(change).await.is_ok() {
                    self.hall.metrics.bot_actions.inc();
                }
            }
        }
    }

    async fn join(&mut self, device: Option<Device>, out: mpsc::Sender<Utf8Bytes>) -> u64 {
        let before = self.present();
        self.screens_so_far += 1;
        let id = self.screens_so_far;
        let mut screen = Subscriber::new(id, device, out);
        let own = self.table.seats_of(device.as_ref());
        // Several hands at one screen stay hidden until somebody looks.
        if let [only] = own[..] {
            screen.looking = Some(only);
        }
        screen.send(self.welcome(&screen, before | bits(&own)));
        self.screens.push(screen);
        self.tell_presence(before);
        for seat in own {
            if self.table.sitters[seat.index()].bot == Some(BotWhy::Absent) {
                let change = self.table.wheel(now(), seat, None);
                let _ = self.keep(change).await;
            }
        }
        id
    }

    fn gone(&mut self, id: u64) {
        let before = self.present();
        self.screens.retain(|screen| screen.id != id);
        self.noticed(before);
    }

    /// Somebody is not there any more.
    fn noticed(&mut self, before: u8) {
        let left = before & !self.present();
        for seat in Bits(u64::from(left)) {
            self.away[usize::from(seat)] = now();
        }
        if self.screens.is_empty() {
            self.empty = Instant::now();
        }
        self.tell_presence(before);
    }

    /// The seats whose players are connected.
    fn present(&self) -> u8 {
        let seats = |screen: &Subscriber| bits(&self.table.seats_of(screen.device.as_ref()));
        self.screens.iter().map(seats).fold(0, |all, seats| all | seats)
    }

    fn tell_presence(&mut self, before: u8) {
        let present = self.present();
        self.show_card(present);
        if self.screens.is_empty() || present == before {
            return;
        }
        let spectator = |s: &&Subscriber| self.table.seats_of(s.device.as_ref()).is_empty();
        let message = ServerMessage::Presence {
            revision: self.table.revision,
            seats: self.table.seat_infos(present),
            spectators: self.screens.iter().filter(spectator).count() as u32,
        };
        let text = frame(&message);
        self.send_to(|_| Some(text.clone()));
    }

    fn show_card(&self, present: u8) {
        *self.card.lock().unwrap_or_else(PoisonError::into_inner) = Card::of(&self.table, present);
    }

    fn welcome(&self, screen: &Subscriber, present: u8) -> Utf8Bytes {
        let muted = |line: &crate::wire::ChatLine| screen.muted & line.seat.bit() == 0;
        frame(&ServerMessage::Welcome {
            v: VERSION,
            revision: self.table.revision,
            table: Box::new(self.table.info(screen.device.as_ref(), present)),
            state: Box::new(self.table.state(screen.looking, present, now())),
            log: self.table.past(screen.looking),
            chat: self.table.chatted().into_iter().filter(muted).collect(),
        })
    }

    async fn say(&mut self, id: u64, message: ClientMessage, came: Instant) {
        let Some(at) = self.screens.iter().position(|screen| screen.id == id) else { return };
        let device = self.screens[at].device;
        let answered = id_of(&message);
        let acts = matches!(message, ClientMessage::Act { .. });
        let done = match message {
            ClientMessage::Look { seat } => self.look(at, seat),
            ClientMessage::Resync => {
                let text = self.welcome(&self.screens[at], self.present());
                self.answer(id, &text);
                return;
            }
            ClientMessage::Ping => {
                let text = frame(&ServerMessage::Pong { revision: self.table.revision });
                self.answer(id, &text);
                return;
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
            ClientMessage::Mute { seat, on, .. } => self.mute(at, seat, on),
            ClientMessage::Chat { .. } if !self.screens[at].chat.take() => {
                self.hall.metrics.limited.inc();
                Err(Fault::TooMany.into())
            }
            message => {
                let change = self.table.message(now(), device.as_ref(), message);
                self.keep(change).await
            }
        };
        let revision = self.table.revision;
        let text = match (done, answered) {
            (Ok(()), None) => return,
            (Ok(()), Some(id)) => {
                if acts {
                    self.hall.metrics.actions.inc();
                    self.hall.metrics.action_seconds.observe(came.elapsed().as_secs_f64());
                }
                frame(&ServerMessage::Ok { id, revision })
            }
            (Err(error), id) => {
                self.hall.metrics.refused.inc();
                frame(&ServerMessage::Error { id, revision, error })
            }
        };
        self.answer(id, &text);
    }

    fn answer(&mut self, id: u64, text: &Utf8Bytes) {
        self.send_to(|screen| (screen.id == id).then(|| text.clone()));
    }

    fn look(&mut self, at: usize, seat: Option<Seat>) -> Result<(), Problem> {
        let own = self.table.seats_of(self.screens[at].device.as_ref());
        if seat.is_some_and(|seat| !own.contains(&seat)) {
            return Err(Fault::NotYourSeat.into());
        }
        self.screens[at].looking = seat;
        // The log is told anew too: happenings look different from another seat.
        let text = self.welcome(&self.screens[at], self.present());
        let id = self.screens[at].id;
        self.answer(id, &text);
        Ok(())
    }

    fn mute(&mut self, at: usize, seat: Seat, on: bool) -> Result<(), Problem> {
        if seat.index() >= self.table.sitters.len() {
            return Err(Fault::NoSeat.into());
        }
        let muted = &mut self.screens[at].muted;
        *muted = if on { *muted | seat.bit() } else { *muted & !seat.bit() };
        Ok(())
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
        let game = self.table.game().ok_or(Fault::NotPlaying)?;
        let by = Actor::Seat(seat);
        Ok((!game.is_legal(by, action)).then(|| game.why_not(by, action)))
    }

    /// Keeps a change and tells everybody about it, in this order. A refused command comes through
    /// as it is.
    async fn keep(&mut self, change: Result<Change, Problem>) -> Result<(), Problem> {
        let change = match change {
            Ok(change) => change,
            Err(problem) if problem.code == Problem::from(Fault::Storage).code => {
                self.read_anew().await;
                return Err(problem);
            }
            Err(problem) => return Err(problem),
        };
        let Change { at, events, steps, undone, table, chat, secret, rematch, over } = change;
        let keep = Keep {
            open: None,
            table: self.table.spec.id.clone(),
            rows: vec![(self.table.rows, at, events)],
            record: if over { self.finished(at) } else { None },
        };
        if self.hall.storage.keep(keep).await.is_err() {
            self.read_anew().await;
            return Err(Fault::Storage.into());
        }
        self.tell(&Told { steps, undone, table, chat, secret });
        if rematch {
            Box::pin(self.rematch()).await;
        }
        Ok(())
    }

    fn finished(&self, at: u64) -> Option<Box<Finished>> {
        let record = self.table.record()?;
        let info = RecordInfo {
            id: self.table.spec.id.clone(),
            edition: self.table.spec.edition.clone(),
            seats: record.header.seats.clone(),
            cash: record.closing.as_ref().map_or(Vec::new(), |closing| closing.cash.clone()),
            finished: (at / 1000) as u32,
        };
        let owners = self.table.sitters.iter().flat_map(|s| s.owners.iter().copied()).collect();
        let listed = self.table.spec.listed;
        Some(Box::new(Finished { info, listed, owners, text: record.to_text() }))
    }

    async fn rematch(&mut self) {
        let spec = self.table.spec.again(self.table.seats_again(), now());
        match self.hall.open_spec(spec).await {
            Ok(id) => {
                let change = self.table.set_rematch(now(), id);
                let _ = self.keep(change).await;
            }
            Err(problem) => tracing::warn!(code = problem.code, "no rematch"),
        }
    }

    /// What is in memory may differ from what was kept: the storage is right.
    async fn read_anew(&mut self) {
        let id = self.table.spec.id.clone();
        match self.hall.storage.table(&id).await {
            Ok(Some((spec, log))) => match Table::from_log(spec, &log) {
                Ok(table) => self.table = table,
                Err(error) => tracing::error!(table = id, %error, "a table cannot be read"),
            },
            Ok(None) => {}
            Err(error) => tracing::error!(table = id, %error, "a table cannot be read"),
        }
        let present = self.present();
        for i in 0..self.screens.len() {
            let text = self.welcome(&self.screens[i], present);
            self.screens[i].send(text);
        }
    }

    fn tell(&mut self, told: &Told) {
        let Told { steps, undone, table, chat, secret } = told;
        let (revision, present, now) = (self.table.revision, self.present(), now());
        if let Some(line) = chat {
            let seat = line.seat;
            let text = frame(&ServerMessage::Chat { revision, line: line.clone() });
            self.send_to(|screen| (screen.muted & seat.bit() == 0).then(|| text.clone()));
            return;
        }
        // Screens that look from the same seat are told the same.
        let mut texts: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        let concerned = |screen: &&Subscriber| secret.is_none() || screen.looking == *secret;
        for screen in self.screens.iter().filter(concerned) {
            texts.entry(screen.looking).or_insert_with(|| {
                let state: Box<State> = Box::new(self.table.state(screen.looking, present, now));
                frame(&if steps.is_empty() || undone.is_some() {
                    ServerMessage::State { revision, state, undone: *undone }
                } else {
                    let steps = Table::seen(steps, screen.looking);
                    ServerMessage::Changed { revision, steps, state }
                })
            });
        }
        self.send_to(|screen| texts.get(&screen.looking).cloned());
        if *table {
            self.show_card(present);
            let info = |device: Option<&Device>| {
                let table = Box::new(self.table.info(device, present));
                frame(&ServerMessage::Table { revision, table })
            };
            let texts: Vec<Utf8Bytes> =
                self.screens.iter().map(|screen| info(screen.device.as_ref())).collect();
            let mut texts = texts.into_iter();
            self.send_to(|_| texts.next());
        }
    }

    /// Sends to whoever is to get something; who does not read is dropped and may come back.
    fn send_to(&mut self, mut text: impl FnMut(&Subscriber) -> Option<Utf8Bytes>) {
        let before = self.present();
        let count = self.screens.len();
        self.screens.retain(|screen| text(screen).is_none_or(|text| screen.send(text)));
        if self.screens.len() < count {
            self.hall.metrics.slow_readers.inc_by((count - self.screens.len()) as u64);
            self.noticed(before);
        }
    }

    fn think(&mut self) {
        // Bots among themselves play only while somebody watches.
        if self.table.persons() == 0 && self.screens.is_empty() {
            return;
        }
        let config = &self.hall.config;
        let (wait, chef) = (config.bot_pace, config.chef_time);
        let pace = Pace { wait, chef, thinkers: &self.hall.thinkers };
        self.desk.ask(&self.table, &pace, &self.me);
    }

    fn is_done(&self) -> bool {
        self.table.status() == Status::Over
            && self.screens.is_empty()
            && self.empty.elapsed() >= LINGERS
    }

    /// Who is away for so long that a bot takes the wheel, and when.
    fn absent(&self) -> Option<(u64, Seat)> {
        let grace = u64::from(self.table.spec.absence?) * 1000;
        let awaited = self.table.game()?.awaited() & self.table.persons() & !self.present();
        let due = |seat: u8| (self.away[usize::from(seat)] + grace, Seat(seat));
        Bits(u64::from(awaited)).map(due).min_by_key(|(at, _)| *at)
    }

    /// How long nothing has to be looked after.
    fn due(&self) -> Duration {
        let next = [self.table.flag(), self.absent()].into_iter().flatten().map(|(at, _)| at).min();
        let wait = next.map_or(LINGERS, |at| Duration::from_millis(at.saturating_sub(now()) + 1));
        wait.min(LINGERS)
    }

    /// Clocks that ran out, and players who stay away.
    async fn tick(&mut self) {
        let now = now();
        if let Some((at, seat)) = self.table.flag()
            && at <= now
        {
            let change = self.table.wheel(now, seat, Some(BotWhy::Clock));
            let _ = self.keep(change).await;
        } else if let Some((at, seat)) = self.absent()
            && at <= now
        {
            let change = self.table.wheel(now, seat, Some(BotWhy::Absent));
            let _ = self.keep(change).await;
        }
    }
}

fn bits(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |set, seat| set | seat.bit())
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
