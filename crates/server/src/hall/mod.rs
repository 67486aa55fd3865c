//! The hall: all tables of a server, each a task of its own.

mod desk;
mod room;
mod subscriber;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::config::Config;
use crate::limits::{ByAddress, Doors};
use crate::metrics::Metrics;
use crate::secret::{self, Device};
use crate::storage::{Keep, Storage, StorageError};
use crate::table::{Spec, Table};
use crate::wire::{Carried, Fault, NewTable, Problem, TableInfo};

pub(crate) use self::room::Note;
use self::room::{Card, Room};
pub(crate) use self::subscriber::{OUTBOX, frame};

/// How many notes may wait for a table.
const INBOX: usize = 256;
/// How long a code to carry seats to another device holds.
const CODE_HOLDS: Duration = Duration::from_secs(600);
/// The most codes at a time.
const MOST_CODES: usize = 10_000;

/// The way to a table.
#[derive(Clone, Debug)]
pub(crate) struct RoomHandle {
    inbox: mpsc::Sender<Note>,
    card: Arc<Mutex<Card>>,
}

impl RoomHandle {
    pub(crate) async fn send(&self, note: Note) -> Result<(), Fault> {
        self.inbox.send(note).await.map_err(|_| Fault::GoingDown)
    }

    /// Asks something and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        note: impl FnOnce(oneshot::Sender<T>) -> Note,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.send(note(reply)).await?;
        answer.await.map_err(|_| Fault::GoingDown)
    }
}

struct Code {
    table: String,
    device: Device,
    until: Instant,
}

/// All tables of a server.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) storage: Storage,
    pub(crate) metrics: Metrics,
    pub(crate) requests: ByAddress,
    pub(crate) openings: ByAddress,
    pub(crate) guesses: ByAddress,
    pub(crate) doors: Arc<Doors>,
    /// A permit is a thread on which a bot may think.
    thinkers: Arc<Semaphore>,
    rooms: RwLock<HashMap<String, RoomHandle>>,
    codes: Mutex<HashMap<String, Code>>,
    stop: watch::Sender<bool>,
    /// Held by every room; when the last is gone, all have ended.
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}

impl Hall {
    /// Opens the hall with every table whose game is not over. The receiver ends when all tables
    /// have.
    pub(crate) async fn open(
        config: Config,
        storage: Storage,
        metrics: Metrics,
    ) -> Result<(Arc<Hall>, mpsc::Receiver<()>), StorageError> {
        let (alive, ended) = mpsc::channel(1);
        let rate = f64::from(config.requests_each);
        let hall = Arc::new(Hall {
            requests: ByAddress::new(rate * 10.0, rate),
            openings: ByAddress::new(
                f64::from(config.tables_each),
                f64::from(config.tables_each) / 3600.0,
            ),
            guesses: ByAddress::new(20.0, 0.05),
            doors: Arc::new(Doors::new(config.most_connections, config.connections_each)),
            thinkers: Arc::new(Semaphore::new(config.bot_threads.max(1))),
            rooms: RwLock::default(),
            codes: Mutex::default(),
            stop: watch::channel(false).0,
            alive: Mutex::new(Some(alive)),
            config,
            storage,
            metrics,
        });
        for id in hall.storage.under_way().await? {
            match hall.bring_back(&id).await {
                Ok(Some(_)) => {}
                Ok(None) => tracing::error!(table = id, "a table is not there"),
                // One damaged table does not keep the others from being played.
                Err(error) => tracing::error!(table = id, %error, "a table cannot be read"),
            }
        }
        tracing::info!(tables = hall.count(), "the hall is open");
        Ok((hall, ended))
    }

    /// Reads a table from the storage and seats its task.
    async fn bring_back(self: &Arc<Hall>, id: &str) -> Result<Option<RoomHandle>, StorageError> {
        let Some((spec, log)) = self.storage.table(id).await? else { return Ok(None) };
        let table = Table::from_log(spec, &log)
            .map_err(|error| StorageError::Database(sqlx::Error::Protocol(error.to_string())))?;
        Ok(self.seat(table, true))
    }

    /// Starts the task of a table; one that is there already stays.
    fn seat(self: &Arc<Hall>, table: Table, back: bool) -> Option<RoomHandle> {
        let alive = self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(&table.spec.id) {
            return Some(room.clone());
        }
        let (inbox, notes) = mpsc::channel(INBOX);
        let card = Arc::new(Mutex::new(Card::of(&table, 0)));
        let handle = RoomHandle { inbox, card: card.clone() };
        rooms.insert(table.spec.id.clone(), handle.clone());
        self.metrics.tables.set(rooms.len() as i64);
        drop(rooms);
        let me = handle.inbox.downgrade();
        let room = Room::new(self.clone(), table, card, me, self.stop.subscribe());
        tokio::spawn(async move {
            room.run(notes, back).await;
            drop(alive);
        });
        Some(handle)
    }

    /// A table leaves the memory; it can be brought back from the storage.
    pub(crate) fn forget(&self, id: &str) {
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        rooms.remove(id);
        self.metrics.tables.set(rooms.len() as i64);
    }

    fn found(&self, id: &str) -> Option<RoomHandle> {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// The way to a table, also to one whose game is over.
    pub(crate) async fn room(self: &Arc<Hall>, id: &str) -> Result<RoomHandle, Problem> {
        if let Some(room) = self.found(id) {
            return Ok(room);
        }
        match self.bring_back(id).await {
            Ok(Some(room)) => Ok(room),
            Ok(None) => Err(Fault::NoTable.into()),
            Err(error) => {
                tracing::error!(table = id, %error, "a table cannot be read");
                Err(Fault::Storage.into())
            }
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Opens a table.
    pub(crate) async fn open_table(
        self: &Arc<Hall>,
        new: NewTable,
        host: Device,
    ) -> Result<TableInfo, Problem> {
        let spec = Spec::open(new, host, now())?;
        let id = self.open_spec(spec).await?;
        let room = self.room(&id).await?;
        Ok(room.ask(|reply| Note::Info { device: Some(host), reply }).await?)
    }

    /// Keeps a new table and seats its task.
    pub(crate) async fn open_spec(self: &Arc<Hall>, spec: Spec) -> Result<String, Problem> {
        if self.count() >= self.config.most_tables {
            return Err(Fault::Full.into());
        }
        let id = spec.id.clone();
        let mut table = Table::new(spec.clone()).map_err(|_| Problem::from(Fault::BadRules))?;
        let change = table.begin_if_full(now())?;
        let rows = change.map(|c| (table.rows, c.at, c.events)).into_iter().collect();
        let keep = Keep { open: Some(Box::new(spec)), table: id.clone(), rows, record: None };
        self.storage.keep(keep).await.map_err(|_| Fault::Storage)?;
        self.seat(table, false).ok_or(Fault::GoingDown)?;
        tracing::info!(table = id, "a table was opened");
        Ok(id)
    }

    /// The tables that can be found, and those at which a device sits.
    pub(crate) fn cards(&self, device: Option<&Device>) -> (Vec<TableInfo>, Vec<TableInfo>) {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        let (mut listed, mut own) = (Vec::new(), Vec::new());
        for room in rooms.values() {
            let card = room.card.lock().unwrap_or_else(PoisonError::into_inner);
            if card.info.status == crate::wire::Status::Over {
                continue;
            }
            if let Some(info) = card.own(device) {
                own.push(info);
            } else if card.info.listed {
                listed.push(card.info.clone());
            }
        }
        for list in [&mut listed, &mut own] {
            list.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
            list.truncate(100);
        }
        (listed, own)
    }

    /// A code with which another device gets the seats of this one.
    pub(crate) fn new_code(&self, table: String, device: Device) -> Result<String, Fault> {
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        codes.retain(|_, code| code.until > now);
        if codes.len() >= MOST_CODES {
            return Err(Fault::Full);
        }
        let code = secret::code();
        codes.insert(code.clone(), Code { table, device, until: now + CODE_HOLDS });
        Ok(code)
    }

    /// Uses a code up.
    pub(crate) async fn carry(
        self: &Arc<Hall>,
        code: &str,
        to: Device,
        address: IpAddr,
    ) -> Result<Carried, Problem> {
        let found = {
            let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
            // Compared one by one, so that the time tells nothing.
            let key = codes.keys().find(|key| secret::same(key, code)).cloned();
            key.and_then(|key| codes.remove(&key)).filter(|code| code.until > Instant::now())
        };
        let Some(code) = found else {
            // Codes are short enough to be typed; so nobody may try many.
            let fault = if self.guesses.take(address) { Fault::NoCode } else { Fault::TooMany };
            return Err(fault.into());
        };
        let room = self.room(&code.table).await?;
        let from = code.device;
        let seats = room.ask(|reply| Note::Share { from, to, reply }).await??;
        Ok(Carried { table: code.table, seats })
    }

    /// Tells all tables to end.
    pub(crate) fn close(&self) {
        self.stop.send_replace(true);
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
