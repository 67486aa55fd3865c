//! The one writer.

use std::time::Instant;

use serde_json::json;
use sqlx::{Connection as _, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Finished, Job, Keep, Loan, StorageError};
use crate::metrics::Metrics;

/// The most tables whose changes go into one transaction.
const LARGEST_BATCH: usize = 1024;

type Done = oneshot::Sender<Result<(), StorageError>>;

/// Whatever waits when the writer comes to it goes into one transaction.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    metrics: Metrics,
) {
    let (mut waiting, mut keeps) = (Vec::new(), Vec::new());
    while jobs.recv_many(&mut waiting, LARGEST_BATCH).await > 0 {
        for job in waiting.drain(..) {
            match job {
                Job::Keep(keep, done) => keeps.push((keep, done)),
                Job::Lend(loan, now, done) => {
                    let _ = done.send(lend(&mut connection, &loan, now).await);
                }
                Job::Redeem(hash, done) => {
                    let _ = done.send(redeem(&mut connection, hash).await);
                }
            }
        }
        if !keeps.is_empty() {
            keep_all(&mut connection, &mut keeps, &metrics).await;
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close");
    }
}

async fn keep_all(
    connection: &mut SqliteConnection,
    keeps: &mut Vec<(Keep, Done)>,
    metrics: &Metrics,
) {
    let begun = Instant::now();
    let kept = commit(connection, keeps).await;
    metrics.commits.inc();
    metrics.commit_seconds.observe(begun.elapsed().as_secs_f64());
    metrics.batch.observe(keeps.len() as f64);
    let Err(error) = kept else {
        for (_, done) in keeps.drain(..) {
            let _ = done.send(Ok(()));
        }
        return;
    };
    tracing::error!(%error, changes = keeps.len(), "the storage failed");
    if keeps.len() == 1 {
        keeps.drain(..).next().map(|(_, done)| done.send(Err(error)));
        return;
    }
    // One change that cannot be kept does not take the others with it.
    for one in keeps.drain(..) {
        let kept = commit(connection, std::slice::from_ref(&one)).await;
        let _ = one.1.send(kept);
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    batch: &[(Keep, Done)],
) -> Result<(), StorageError> {
    let mut rows = Vec::new();
    for (keep, _) in batch {
        for (row, at, events) in &keep.rows {
            rows.push(json!([keep.table, row, at, serde_json::to_string(events)?]));
        }
    }
    let rows = serde_json::to_string(&rows)?;
    let is_plain = |keep: &Keep| keep.open.is_none() && keep.record.is_none() && !keep.remove;
    if batch.iter().all(|(keep, _)| is_plain(keep)) {
        // One statement is a transaction by itself.
        return insert_log(connection, rows).await;
    }
    let mut transaction = connection.begin().await?;
    for (keep, _) in batch {
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
    for (keep, _) in batch {
        if let Some(finished) = &keep.record {
            insert_record(&mut transaction, finished).await?;
        }
        if keep.remove {
            remove(&mut transaction, &keep.table).await?;
        }
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

async fn insert_record(
    connection: &mut SqliteConnection,
    finished: &Finished,
) -> Result<(), StorageError> {
    let info = &finished.info;
    sqlx::query("UPDATE tables SET over = 1 WHERE id = ?")
        .bind(&info.id)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT OR REPLACE INTO records
         (id, finished, listed, edition, seats, cash, owners, text, bots)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&info.id)
    .bind(i64::from(info.finished))
    .bind(finished.listed)
    .bind(&info.edition)
    .bind(serde_json::to_string(&info.seats)?)
    .bind(serde_json::to_string(&info.cash)?)
    .bind(serde_json::to_string(&finished.owners)?)
    .bind(&finished.text)
    .bind(serde_json::to_string(&info.bots)?)
    .execute(connection)
    .await?;
    Ok(())
}

async fn remove(connection: &mut SqliteConnection, table: &str) -> Result<(), StorageError> {
    for statement in [
        "DELETE FROM codes WHERE table_id = ?",
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(statement).bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn lend(
    connection: &mut SqliteConnection,
    loan: &Loan,
    now: u64,
) -> Result<(), StorageError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("DELETE FROM codes WHERE until <= ?")
        .bind(now as i64)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("INSERT OR REPLACE INTO codes (hash, table_id, device, until) VALUES (?, ?, ?, ?)")
        .bind(&loan.hash)
        .bind(&loan.table)
        .bind(serde_json::to_string(&loan.device)?)
        .bind(loan.until as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

async fn redeem(
    connection: &mut SqliteConnection,
    hash: String,
) -> Result<Option<Loan>, StorageError> {
    let row = sqlx::query("DELETE FROM codes WHERE hash = ? RETURNING table_id, device, until")
        .bind(&hash)
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let until: i64 = row.try_get(2)?;
    let (table, device) = (row.try_get(0)?, serde_json::from_str(row.try_get(1)?)?);
    Ok(Some(Loan { hash, table, device, until: until as u64 }))
}
