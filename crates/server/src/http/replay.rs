//! Records: kept ones, and any that somebody wants to look at.

use std::sync::Arc;

use aufachse_engine::rulebook;
use aufachse_rules::{InputError, Record, Seat, View, Viewer};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

use super::device::Known;
use super::reply::{Parts, Read, Trouble};
use crate::hall::Hall;
use crate::storage::StorageError;
use crate::wire::{Fault, Frame, Problem, RecordInfo, Replay, ReplayText};

/// How many records a list has.
const LISTED: u32 = 100;

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Trouble {
        tracing::error!(%error, "the storage cannot be read");
        Fault::Storage.into()
    }
}

pub(super) async fn records(
    State(hall): State<Arc<Hall>>,
    Known(device): Known,
) -> Result<Json<Vec<RecordInfo>>, Trouble> {
    Ok(Json(hall.storage.records(device.as_ref(), LISTED).await?))
}

pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    Parts(id): Parts<String>,
) -> Result<impl IntoResponse, Trouble> {
    let text = hall.storage.record(&id).await?.ok_or(Fault::NoRecord)?;
    let name = format!("attachment; filename=\"aufachse-{id}.jsonl\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text))
}

pub(super) async fn kept(
    State(hall): State<Arc<Hall>>,
    Parts(id): Parts<String>,
) -> Result<Json<Replay>, Trouble> {
    let text = hall.storage.record(&id).await?.ok_or(Fault::NoRecord)?;
    replay(text).await
}

pub(super) async fn shown(Read(text): Read<ReplayText>) -> Result<Json<Replay>, Trouble> {
    replay(text.record).await
}

/// A long game is a second's work: it is done off the threads that serve.
async fn replay(text: String) -> Result<Json<Replay>, Trouble> {
    let played = tokio::task::spawn_blocking(move || frames(&text)).await;
    let played = played.map_err(|_| Fault::BadRecord { line: 1 })?;
    let fault = |error: InputError| {
        let problem: Problem = Fault::BadRecord { line: error.line as u32 }.into();
        problem.cause(error.line, &error)
    };
    Ok(Json(played.map_err(fault)?))
}

fn frames(text: &str) -> Result<Replay, InputError> {
    let record = Record::from_text(text)?;
    let rules = record.rules()?;
    let mut frames = Vec::with_capacity(record.entries.len());
    let played = record.fold(|_, entry, told, game| {
        let hand = |seat| View::of(game, Viewer::Seat(Seat(seat))).hand;
        frames.push(Frame {
            by: entry.by,
            action: entry.action,
            happenings: told.to_vec(),
            view: View::of(game, Viewer::Spectator),
            hands: (0..game.players()).map(hand).collect(),
        });
    })?;
    let (seats, bots) = (record.header.seats.clone(), record.header.bots.clone());
    let proved = played.proof.proved().map(|proved| proved as u32);
    Ok(Replay { rulebook: rulebook(&rules), seats, bots, frames, proved })
}
