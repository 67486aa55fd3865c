//! Storage: one writer for all tables, which commits what many of them bring in one transaction.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::secret::Device;
use crate::table::{Event, Spec};
use crate::wire::RecordInfo;

/// The most tables whose changes go into one transaction.
const LARGEST_BATCH: usize = 1024;
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
}

/// A finished game.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) info: RecordInfo,
    pub(crate) listed: bool,
    pub(crate) owners: Vec<Device>,
    pub(crate) text: String,
}

struct Job {
    keep: Keep,
    done: oneshot::Sender<Result<(), String>>,
}

/// A handle to the storage.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
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
        tokio::spawn(write(connection, jobs, metrics));
        Ok(Storage { readers, writer })
    }

    /// Keeps a change; it is on the disk when this returns.
    pub(crate) async fn keep(&self, keep: Keep) -> Result<(), StorageError> {
        let (done, kept) = oneshot::channel();
        self.writer.send(Job { keep, done }).await.map_err(|_| StorageError::Stopped)?;
        match kept.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => Err(StorageError::Database(sqlx::Error::Protocol(why))),
            Err(_) => Err(StorageError::Stopped),
        }
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
            "SELECT id, edition, seats, cash, finished FROM records
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

/// The one writer: whatever waits when it comes to it goes into one transaction.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, metrics: Metrics) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let begun = Instant::now();
        let kept = commit(&mut connection, &batch).await;
        metrics.commits.inc();
        metrics.commit_seconds.observe(begun.elapsed().as_secs_f64());
        metrics.batch.observe(batch.len() as f64);
        let failed = kept.err().map(|error| error.to_string());
        if let Some(why) = &failed {
            tracing::error!(%why, changes = batch.len(), "the storage failed");
        }
        let alone = batch.len() == 1;
        for job in batch.drain(..) {
            // One change that cannot be kept does not take the others with it.
            let answer = match &failed {
                None => Ok(()),
                Some(why) if alone => Err(why.clone()),
                Some(_) => commit(&mut connection, std::slice::from_ref(&job))
                    .await
                    .map_err(|error| error.to_string()),
            };
            let _ = job.done.send(answer);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close");
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &[Job]) -> Result<(), StorageError> {
    let mut rows = Vec::new();
    for Job { keep, .. } in batch {
        for (row, at, events) in &keep.rows {
            rows.push(json!([keep.table, row, at, serde_json::to_string(events)?]));
        }
    }
    let rows = serde_json::to_string(&rows)?;
    let plain = batch.iter().all(|job| job.keep.open.is_none() && job.keep.record.is_none());
    if plain {
        // One statement is a transaction by itself.
        insert_log(connection, rows).await?;
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    for Job { keep, .. } in batch {
        if let Some(spec) = &keep.open {
            sqlx::query("INSERT INTO tables (id, opened, spec) VALUES (?, ?, ?)")
                .bind(&spec.id)
                .bind(spec.created as i64)
                .bind(serde_json::to_string(spec)?)
                .execute(&mut *transaction)
                .await?;
        }
    }
    insert_log(&mut transaction, rows).await?;
    for Job { keep, .. } in batch {
        let Some(finished) = &keep.record else { continue };
        let info = &finished.info;
        sqlx::query("UPDATE tables SET over = 1 WHERE id = ?")
            .bind(&info.id)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT OR REPLACE INTO records
             (id, finished, listed, edition, seats, cash, owners, text)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&info.id)
        .bind(i64::from(info.finished))
        .bind(finished.listed)
        .bind(&info.edition)
        .bind(serde_json::to_string(&info.seats)?)
        .bind(serde_json::to_string(&info.cash)?)
        .bind(serde_json::to_string(&finished.owners)?)
        .bind(&finished.text)
        .execute(&mut *transaction)
        .await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// All rows as one parameter, so that the way to the database is gone once and not a thousand times.
async fn insert_log(connection: &mut SqliteConnection, rows: String) -> Result<(), StorageError> {
    sqlx::query(
        "INSERT INTO log (table_id, row, at, events)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)",
    )
    .bind(rows)
    .execute(connection)
    .await?;
    Ok(())
}
