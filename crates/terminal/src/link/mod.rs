//! The line to a server: a task that connects, connects anew, and passes messages both ways.

mod invitation;
mod rest;

use std::time::Duration;

use aufachse_rules::Seat;
use aufachse_server::client::{Client, Socket};
use aufachse_server::wire::{ClientMessage, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

pub use invitation::{Invitation, Lead};
pub use rest::Desk;

/// How many messages may wait on either side.
const QUEUE: usize = 256;
/// How often a sign of life is asked for.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// After so long without one, the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(30);
/// How long is waited before connecting anew: at first, and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(10));

/// What comes in over a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The server says something.
    Said(Box<ServerMessage>),
    /// The connection is lost; it is being made anew.
    Lost,
    /// The connection is there again; a `welcome` follows.
    Back,
}

/// The line to a table. It holds as long as somebody has both ends; dropping it hangs up.
#[derive(Debug)]
pub struct Line {
    /// What comes in.
    pub incoming: mpsc::Receiver<Heard>,
    /// What goes out. While the connection is lost, nothing is kept for later: the table may have
    /// moved on, and an old wish would be a wrong one.
    pub outgoing: mpsc::Sender<ClientMessage>,
}

impl Line {
    /// Opens a line to a table. Must be called within a tokio runtime.
    pub fn open(client: Client, table: String) -> Line {
        let (heard, incoming) = mpsc::channel(QUEUE);
        let (outgoing, wishes) = mpsc::channel(QUEUE);
        tokio::spawn(hold(client, table, heard, wishes));
        Line { incoming, outgoing }
    }

    /// The next that comes in; nothing when the line is over.
    pub async fn hear(&mut self) -> Option<Heard> {
        self.incoming.recv().await
    }

    /// Sends something; says whether the line still holds.
    pub async fn send(&self, message: ClientMessage) -> bool {
        self.outgoing.send(message).await.is_ok()
    }
}

/// Why a connection ended.
enum End {
    /// Nobody wants it any more.
    HungUp,
    /// It broke.
    Broke,
}

/// Keeps the line up until nobody wants it any more.
async fn hold(
    client: Client,
    table: String,
    heard: mpsc::Sender<Heard>,
    mut wishes: mpsc::Receiver<ClientMessage>,
) {
    let mut looking = None;
    let mut pause = PAUSES.0;
    let mut was_lost = false;
    loop {
        if let Ok(mut socket) = client.socket(&table).await {
            if was_lost && heard.send(Heard::Back).await.is_err() {
                return;
            }
            pause = PAUSES.0;
            match talk(&mut socket, &heard, &mut wishes, &mut looking).await {
                End::HungUp => {
                    socket.close().await;
                    return;
                }
                End::Broke => {}
            }
        }
        was_lost = true;
        if heard.send(Heard::Lost).await.is_err() {
            return;
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSES.1);
        // What was wished meanwhile would come too late; only what is looked at still holds.
        loop {
            match wishes.try_recv() {
                Ok(ClientMessage::Look { seat }) => looking = Some(seat),
                Ok(_) => {}
                Err(mpsc::error::TryRecvError::Empty) => break,
                Err(mpsc::error::TryRecvError::Disconnected) => return,
            }
        }
    }
}

/// Passes messages both ways while the connection holds.
#[expect(clippy::option_option, reason = "nobody has chosen, or has chosen to hide all hands")]
async fn talk(
    socket: &mut Socket,
    heard: &mpsc::Sender<Heard>,
    wishes: &mut mpsc::Receiver<ClientMessage>,
    looking: &mut Option<Option<Seat>>,
) -> End {
    // Who had chosen a seat to look at goes on with it.
    if let Some(seat) = *looking
        && send(socket, &ClientMessage::Look { seat }).await.is_err()
    {
        return End::Broke;
    }
    let mut last = Instant::now();
    let mut heart = interval(HEARTBEAT);
    heart.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            text = socket.text() => {
                let Ok(Some(text)) = text else { return End::Broke };
                last = Instant::now();
                // What a newer server may say beside what we know is passed over.
                let Ok(message) = serde_json::from_str(&text) else { continue };
                if heard.send(Heard::Said(Box::new(message))).await.is_err() {
                    return End::HungUp;
                }
            }
            wish = wishes.recv() => {
                let Some(wish) = wish else { return End::HungUp };
                if let ClientMessage::Look { seat } = wish {
                    *looking = Some(seat);
                }
                if send(socket, &wish).await.is_err() {
                    return End::Broke;
                }
            }
            _ = heart.tick() => {
                if last.elapsed() > SILENCE || send(socket, &ClientMessage::Ping).await.is_err() {
                    return End::Broke;
                }
            }
        }
    }
}

async fn send(
    socket: &mut Socket,
    message: &ClientMessage,
) -> Result<(), aufachse_server::client::ClientError> {
    socket.send(&serde_json::to_value(message)?).await
}
