//! Storage: one writer for all tables, which commits what many of them bring in one transaction.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::secret::Device;
use crate::table::{Event, Spec};
use crate::wire::RecordInfo;

mod write;

/// How many changes may wait for the writer.
const QUEUE: usize = 4096;

/// The storage failed.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The database says so.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// It could not be brought up to date.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is in it cannot be read.
    #[error(transparent)]
    Text(#[from] serde_json::Error),
    /// The writer is gone.
    #[error("the writer has stopped")]
    Stopped,
}

/// What is to be kept, all of it or nothing.
#[derive(Debug, Default)]
pub(crate) struct Keep {
    /// A new table.
    pub(crate) open: Option<Box<Spec>>,
    /// The table that changes.
    pub(crate) table: String,
    /// New rows of its log: number, time and events.
    pub(crate) rows: Vec<(u32, u64, Vec<Event>)>,
    /// Its game is over.
    pub(crate) record: Option<Box<Finished>>,
    /// Nobody came: it is as if it had never been opened.
    pub(crate) remove: bool,
}

/// A finished game.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) info: RecordInfo,
    pub(crate) listed: bool,
    pub(crate) owners: Vec<Device>,
    pub(crate) text: String,
}

/// The seats of a device, which another may have for a code. Only the hash of the code is kept.
#[derive(Debug)]
pub(crate) struct Loan {
    pub(crate) hash: String,
    pub(crate) table: String,
    pub(crate) device: Device,
    /// Until when it holds, in milliseconds since 1970.
    pub(crate) until: u64,
}

/// What the writer is asked to do, and where the answer goes.
enum Job {
    Keep(Keep, oneshot::Sender<Result<(), StorageError>>),
    /// With the time, at which older ones may have run out.
    Lend(Loan, u64, oneshot::Sender<Result<(), StorageError>>),
    Redeem(String, oneshot::Sender<Result<Option<Loan>, StorageError>>),
}

/// A handle to the storage.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

/// A table with its log.
pub(crate) type Stored = (Spec, Vec<(u64, Vec<Event>)>);

impl Storage {
    /// Opens the database file, brings it up to date and starts the writer.
    pub(crate) async fn open(file: &Path, metrics: Metrics) -> Result<Storage, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write::write(connection, jobs, metrics));
        Ok(Storage { readers, writer })
    }

    /// Keeps a change; it is on the disk when this returns.
    pub(crate) async fn keep(&self, keep: Keep) -> Result<(), StorageError> {
        self.ask(|done| Job::Keep(keep, done)).await
    }

    /// Keeps a code; an older one of the same device for the same table is void.
    pub(crate) async fn lend(&self, loan: Loan, now: u64) -> Result<(), StorageError> {
        self.ask(|done| Job::Lend(loan, now, done)).await
    }

    /// Uses a code up, by its hash: whatever is found is there no longer.
    pub(crate) async fn redeem(&self, hash: String) -> Result<Option<Loan>, StorageError> {
        self.ask(|done| Job::Redeem(hash, done)).await
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StorageError>>) -> Job,
    ) -> Result<T, StorageError> {
        let (done, answer) = oneshot::channel();
        self.writer.send(job(done)).await.map_err(|_| StorageError::Stopped)?;
        answer.await.unwrap_or(Err(StorageError::Stopped))
    }

    /// The ids of all tables whose games are not over.
    pub(crate) async fn under_way(&self) -> Result<Vec<String>, StorageError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE over = 0 ORDER BY opened")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// A table with its log.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Stored>, StorageError> {
        let row = sqlx::query("SELECT spec FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let spec: Spec = serde_json::from_str(row.try_get(0)?)?;
        let rows = sqlx::query("SELECT at, events FROM log WHERE table_id = ? ORDER BY row")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let mut log = Vec::with_capacity(rows.len());
        for row in rows {
            let at: i64 = row.try_get(0)?;
            log.push((at as u64, serde_json::from_str(row.try_get(1)?)?));
        }
        Ok(Some((spec, log)))
    }

    /// The newest records that a device may find: those of listed tables and its own.
    pub(crate) async fn records(
        &self,
        device: Option<&Device>,
        most: u32,
    ) -> Result<Vec<RecordInfo>, StorageError> {
        let own = device.and_then(|device| serde_json::to_value(device).ok());
        let own = own.as_ref().and_then(|value| value.as_str()).unwrap_or("-").to_owned();
        let rows = sqlx::query(
            "SELECT id, edition, seats, cash, finished, bots FROM records
             WHERE listed = 1 OR instr(owners, ?) > 0 ORDER BY finished DESC LIMIT ?",
        )
        .bind(own)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let info = |row: &sqlx::sqlite::SqliteRow| {
            let finished: i64 = row.try_get(4)?;
            Ok(RecordInfo {
                id: row.try_get(0)?,
                edition: row.try_get(1)?,
                seats: serde_json::from_str(row.try_get(2)?)?,
                cash: serde_json::from_str(row.try_get(3)?)?,
                finished: finished as u32,
                bots: serde_json::from_str(row.try_get(5)?)?,
            })
        };
        rows.iter().map(info).collect()
    }

    /// The text of a record.
    pub(crate) async fn record(&self, id: &str) -> Result<Option<String>, StorageError> {
        let row = sqlx::query("SELECT text FROM records WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}
