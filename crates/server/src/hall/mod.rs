//! The hall: all tables of a server, each a task of its own.

mod card;
mod codes;
mod desk;
mod frames;
mod note;
mod room;
mod subscriber;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use aufachse_rules::SeatSet;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::config::Config;
use crate::limits::{ByAddress, Doors};
use crate::metrics::Metrics;
use crate::secret::{Device, short};
use crate::storage::{Keep, Storage, StorageError};
use crate::table::{Spec, Table};
use crate::wire::{Fault, NewTable, Problem, TableInfo};

use self::card::Card;
pub(crate) use self::frames::frame;
#[cfg(test)]
pub(crate) use self::frames::{Eye, Moment};
pub(crate) use self::note::Note;
use self::room::Room;
pub(crate) use self::subscriber::OUTBOX;

/// How many notes may wait for a table.
const INBOX: usize = 256;

/// A table's place in the hall: what the lobby shows of it, and the way to its task while it is
/// awake.
#[derive(Debug)]
struct Place {
    card: Arc<Mutex<Card>>,
    inbox: Option<mpsc::Sender<Note>>,
}

/// The way to a table.
#[derive(Clone, Debug)]
pub(crate) struct RoomHandle {
    inbox: mpsc::Sender<Note>,
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
    places: RwLock<HashMap<String, Place>>,
    stop: watch::Sender<bool>,
    /// Held by every room; when the last is gone, all have ended.
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hall")
    }
}

impl Hall {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.config.time.now()
    }

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
            places: RwLock::default(),
            stop: watch::channel(false).0,
            alive: Mutex::new(Some(alive)),
            config,
            storage,
            metrics,
        });
        for id in hall.storage.under_way().await? {
            match hall.bring_back(&id, true).await {
                Ok(Some(_)) => {}
                Ok(None) => tracing::error!(table = short(&id), "a table is not there"),
                // One damaged table does not keep the others from being played.
                Err(error) => tracing::error!(table = short(&id), %error, "a table cannot be read"),
            }
        }
        tracing::info!(tables = hall.awake(), "the hall is open");
        Ok((hall, ended))
    }

    /// Reads a table from the storage and seats its task. Is it `back` from a time in which nobody
    /// could play?
    async fn bring_back(
        self: &Arc<Hall>,
        id: &str,
        back: bool,
    ) -> Result<Option<RoomHandle>, StorageError> {
        let Some((spec, log)) = self.storage.table(id).await? else { return Ok(None) };
        let table = Table::from_log(spec, &log)
            .map_err(|error| StorageError::Database(sqlx::Error::Protocol(error.to_string())))?;
        Ok(self.seat(table, back))
    }

    /// Starts the task of a table; one that is there already stays.
    fn seat(self: &Arc<Hall>, table: Table, back: bool) -> Option<RoomHandle> {
        let alive = self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        let mut places = self.places.write().unwrap_or_else(PoisonError::into_inner);
        let place = places.entry(table.spec.id.clone()).or_insert_with(|| Place {
            card: Arc::new(Mutex::new(Card::of(&table, SeatSet::EMPTY))),
            inbox: None,
        });
        if let Some(inbox) = &place.inbox {
            return Some(RoomHandle { inbox: inbox.clone() });
        }
        let (inbox, notes) = mpsc::channel(INBOX);
        place.inbox = Some(inbox.clone());
        let card = place.card.clone();
        drop(places);
        self.metrics.tables.inc();
        let room = Room::new(self.clone(), table, card, inbox.downgrade(), self.stop.subscribe());
        let metrics = self.metrics.clone();
        tokio::spawn(async move {
            room.run(notes, back).await;
            metrics.tables.dec();
            drop(alive);
        });
        Some(RoomHandle { inbox })
    }

    /// A table's task wants to end; it can be brought back from the storage. Not so if anybody is
    /// on the way to it. The lobby goes on to show a table that `sleeps`.
    fn lets_go(&self, id: &str, inbox: &mpsc::WeakSender<Note>, sleeps: bool) -> bool {
        let mut places = self.places.write().unwrap_or_else(PoisonError::into_inner);
        if is_wanted(inbox) {
            return false;
        }
        if sleeps {
            if let Some(place) = places.get_mut(id) {
                place.inbox = None;
            }
        } else {
            places.remove(id);
        }
        true
    }

    /// A table is here no longer.
    fn forget(&self, id: &str) {
        self.places.write().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn found(&self, id: &str) -> Option<RoomHandle> {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner);
        let inbox = places.get(id)?.inbox.clone()?;
        Some(RoomHandle { inbox })
    }

    /// The way to a table, also to one whose game is over.
    pub(crate) async fn room(self: &Arc<Hall>, id: &str) -> Result<RoomHandle, Problem> {
        if let Some(room) = self.found(id) {
            return Ok(room);
        }
        match self.bring_back(id, false).await {
            Ok(Some(room)) => Ok(room),
            Ok(None) => Err(Fault::NoTable.into()),
            Err(error) => {
                tracing::error!(table = short(id), %error, "a table cannot be read");
                Err(Fault::Storage.into())
            }
        }
    }

    /// How many tables there are that are not over, or were not a moment ago.
    pub(crate) fn count(&self) -> usize {
        self.places.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How many of them are awake.
    fn awake(&self) -> usize {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner);
        places.values().filter(|place| place.inbox.is_some()).count()
    }

    /// Opens a table.
    pub(crate) async fn open_table(
        self: &Arc<Hall>,
        new: NewTable,
        host: Device,
    ) -> Result<TableInfo, Problem> {
        let spec = Spec::open(new, host, self.now())?;
        let id = self.open_spec(spec).await?;
        let room = self.room(&id).await?;
        Ok(room.ask(|reply| Note::Info { device: Some(host), reply }).await?)
    }

    /// Keeps a new table and seats its task.
    pub(crate) async fn open_spec(self: &Arc<Hall>, spec: Spec) -> Result<String, Problem> {
        if self.awake() >= self.config.most_tables {
            return Err(Fault::Full.into());
        }
        let id = spec.id.clone();
        let mut table = Table::new(spec.clone()).map_err(|_| Problem::from(Fault::BadRules))?;
        let change = table.begin_if_full(self.now())?;
        let rows = change.map(|c| (table.rows, c.at, c.events)).into_iter().collect();
        let open = Some(Box::new(spec));
        let keep = Keep { open, table: id.clone(), rows, ..Keep::default() };
        self.storage.keep(keep).await.map_err(|_| Fault::Storage)?;
        self.seat(table, false).ok_or(Fault::GoingDown)?;
        tracing::info!(table = short(&id), "a table was opened");
        Ok(id)
    }

    /// The tables that can be found, and those at which a device sits.
    pub(crate) fn cards(&self, device: Option<&Device>) -> (Vec<TableInfo>, Vec<TableInfo>) {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner);
        let (mut listed, mut own) = (Vec::new(), Vec::new());
        for place in places.values() {
            let card = place.card.lock().unwrap_or_else(PoisonError::into_inner);
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

    /// Tells all tables to end.
    pub(crate) fn close(&self) {
        self.stop.send_replace(true);
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Is anybody on the way to a table, or connected to it?
fn is_wanted(inbox: &mpsc::WeakSender<Note>) -> bool {
    // One way is kept in the hall itself.
    inbox.strong_count() > 1
}
