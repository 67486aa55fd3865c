//! A socket at a table: frames in, frames out, nothing else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use aufachse_rules::Coded as _;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Query, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::sync::mpsc;

use super::device::Known;
use super::guard::From as Address;
use super::reply::{Parts, Trouble};
use crate::hall::{Hall, Note, OUTBOX, RoomHandle, frame};
use crate::limits::{Bucket, Pass};
use crate::wire::{ClientMessage, Fault, ServerMessage, VERSION};

/// The longest message of a client, in bytes.
const LONGEST_MESSAGE: usize = 8 * 1024;
/// How often the server asks whether the client is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long a client may be silent, its answers to that included.
const SILENCE: Duration = Duration::from_secs(60);
/// How long a frame may take to go out.
const SENDING: Duration = Duration::from_secs(10);
/// How many faulty messages end a connection.
const MOST_FAULTS: u32 = 50;

#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    v: u32,
}

pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Known(device): Known,
    Extension(Address(address)): Extension<Address>,
    Parts(id): Parts<String>,
    asked: Result<Query<Asked>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let spoken = asked.is_ok_and(|asked| asked.v == VERSION);
    let Ok(upgrade) = upgrade else {
        return Err(if spoken { Fault::BadRequest } else { Fault::BadVersion }.into());
    };
    let room = hall.room(&id).await?;
    let Some(pass) = hall.doors.enter(address) else {
        hall.metrics.limited.inc();
        return Err(Fault::TooMany.into());
    };
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    if !spoken {
        let table = room.ask(|reply| Note::Info { device: None, reply }).await?;
        return Ok(upgrade.on_upgrade(move |socket| turn_away(socket, table.revision)));
    }
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (out, messages) = mpsc::channel(OUTBOX);
        let joined = room.ask(|reply| Note::Join { device, out, reply }).await;
        let Ok(id) = joined else { return };
        hall.metrics.connections.inc();
        talk(socket, Line { hall: &hall, room: &room, id, _pass: pass }, messages).await;
        hall.metrics.connections.dec();
        let _ = room.send(Note::Gone { id }).await;
    }))
}

/// Tells a client of another version so. A browser shows its page nothing of an upgrade that was
/// refused; so it is told in a frame, and then the door is closed.
async fn turn_away(mut socket: WebSocket, revision: u32) {
    let fault = Fault::BadVersion;
    let reason = Utf8Bytes::from_static(fault.code());
    let error = ServerMessage::Error { id: None, revision, error: fault.into() };
    let code = close_code::POLICY;
    let told = async {
        socket.send(Message::Text(frame(&error))).await?;
        socket.send(Message::Close(Some(CloseFrame { code, reason }))).await
    };
    let _ = tokio::time::timeout(SENDING, told).await;
}

struct Line<'l> {
    hall: &'l Hall,
    room: &'l RoomHandle,
    id: u64,
    _pass: Pass,
}

async fn talk(socket: WebSocket, line: Line<'_>, mut messages: mpsc::Receiver<Utf8Bytes>) {
    let (mut sink, stream) = socket.split();
    // Reading never waits for writing: a client that sends and does not read is dropped by the
    // table when its outbox is full.
    let ended = tokio::select! {
        fault = read(stream, &line) => fault,
        fault = write(&mut sink, &mut messages) => fault,
    };
    let Some(fault) = ended else { return };
    let reason = Utf8Bytes::from_static(fault.code());
    let code = match fault {
        Fault::TooLong => close_code::SIZE,
        Fault::GoingDown => close_code::RESTART,
        _ => close_code::POLICY,
    };
    let close = sink.send(Message::Close(Some(CloseFrame { code, reason })));
    let _ = tokio::time::timeout(Duration::from_secs(1), close).await;
}

/// Reads until the client goes or does not keep to the limits.
async fn read(mut stream: SplitStream<WebSocket>, line: &Line<'_>) -> Option<Fault> {
    let rate = f64::from(line.hall.config.messages_each);
    let mut bucket = Bucket::new(rate * 2.0, rate);
    let mut faults = 0;
    loop {
        let message = match tokio::time::timeout(SILENCE, stream.next()).await {
            Err(_) => return Some(Fault::Silent),
            Ok(None | Some(Ok(Message::Close(_)))) => return None,
            Ok(Some(Err(error))) => {
                let long = error.to_string().contains("too long")
                    || error.to_string().contains("too large");
                return long.then_some(Fault::TooLong);
            }
            Ok(Some(Ok(message))) => message,
        };
        if matches!(message, Message::Pong(_)) {
            continue;
        }
        let id = line.id;
        let read = if bucket.take() {
            parsed(&message)
        } else {
            line.hall.metrics.limited.inc();
            Err((None, Fault::TooMany))
        };
        let note = match read {
            Ok(None) => continue,
            Ok(Some(message)) => Note::Say { id, message, came: Instant::now() },
            Err((asked, fault)) => Note::Faulty { id, asked, fault },
        };
        if let Note::Faulty { fault, .. } = &note {
            faults += 1;
            if faults > MOST_FAULTS {
                return Some(fault.clone());
            }
        }
        // The table answers faults too: its answers come in order, with its revision.
        if line.room.send(note).await.is_err() {
            return Some(Fault::GoingDown);
        }
    }
}

/// A message; nothing where the frame is not one of ours, and a fault where it is broken.
fn parsed(message: &Message) -> Result<Option<ClientMessage>, (Option<u32>, Fault)> {
    /// Only the id, so that a faulty message is answered by it.
    #[derive(Deserialize)]
    struct Id {
        id: Option<u32>,
    }
    match message {
        Message::Text(text) => match serde_json::from_str(text) {
            Ok(message) => Ok(Some(message)),
            Err(_) => {
                let id = serde_json::from_str::<Id>(text).ok().and_then(|read| read.id);
                Err((id, Fault::BadMessage))
            }
        },
        Message::Binary(_) => Err((None, Fault::NotText)),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Ok(None),
    }
}

/// Writes until the table drops this screen or the client does not take what it is sent.
async fn write(
    sink: &mut SplitSink<WebSocket, Message>,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<Fault> {
    let mut heartbeat =
        tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
    loop {
        let message = tokio::select! {
            message = messages.recv() => match message {
                Some(text) => Message::Text(text),
                // The table is gone, or we were too slow for it.
                None => return Some(Fault::TooSlow),
            },
            _ = heartbeat.tick() => Message::Ping(axum::body::Bytes::new()),
        };
        let bye = matches!(&message, Message::Text(text) if text.starts_with(r#"{"type":"bye""#));
        match tokio::time::timeout(SENDING, sink.send(message)).await {
            Ok(Ok(())) if bye => return Some(Fault::GoingDown),
            Ok(Ok(())) => {}
            Ok(Err(_)) => return None,
            Err(_) => return Some(Fault::TooSlow),
        }
    }
}
