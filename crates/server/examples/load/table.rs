//! Four clients at a table, who play on by a simple rule.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use aufachse_server::client::{Client, ClientError, Socket};
use serde_json::json;

use crate::SEATS;
use crate::heard::Heard;
use crate::report::Seen;

pub(crate) struct Table {
    sockets: Vec<Socket>,
    heard: Vec<Heard>,
    address: SocketAddr,
    number: usize,
}

impl Table {
    pub(crate) async fn open(address: SocketAddr, number: usize) -> Result<Table, ClientError> {
        let mut clients: Vec<Client> = (0..SEATS).map(|_| Client::new(address)).collect();
        let open = json!({"kind": "open"});
        let seats = json!([{"kind": "here", "name": "A"}, open, open, open]);
        let editions = ["classic", "modern", "manual"];
        let edition = editions[number % editions.len()];
        let opened = clients[0]
            .post("/api/tables", &json!({"edition": edition, "seats": seats}))
            .await?
            .json();
        let id = opened["table"]["id"].as_str().ok_or("no table")?.to_owned();
        for (seat, client) in clients.iter_mut().enumerate().skip(1) {
            let path = format!("/api/tables/{id}/seats/{seat}");
            client.post(&path, &json!({"name": "B"})).await?;
        }
        let mut table = Table { sockets: Vec::new(), heard: Vec::new(), address, number };
        for client in &clients {
            let mut socket = client.socket(&id).await?;
            table.heard.push(Heard::after(None, &mut socket).await?);
            table.sockets.push(socket);
        }
        table.sockets[0].send(&json!({"type": "start", "id": 0})).await?;
        for seat in 0..SEATS {
            table.hear(seat).await?;
        }
        Ok(table)
    }

    /// Waits for the next state of a client.
    async fn hear(&mut self, seat: usize) -> Result<(), ClientError> {
        let was = Some(self.heard[seat].revision);
        self.heard[seat] = Heard::after(was, &mut self.sockets[seat]).await?;
        Ok(())
    }

    /// Plays until it is told to stop, an action in each pause.
    pub(crate) async fn play(
        mut self,
        pause: Duration,
        until: &Mutex<Option<Instant>>,
        seen: &Mutex<Seen>,
    ) -> Result<(), ClientError> {
        // Not all tables at the same moment.
        tokio::time::sleep(pause.mul_f64((self.number % 97) as f64 / 97.0)).await;
        let mut pick = self.number;
        loop {
            let end = *until.lock().map_err(|_| "poisoned")?;
            if end.is_some_and(|end| Instant::now() >= end) {
                return Ok(());
            }
            if self.heard[0].over {
                seen.lock().map_err(|_| "poisoned")?.over += 1;
                self = Box::pin(Table::open(self.address, self.number)).await?;
            }
            let seat = self.heard[0].awaited.ok_or("nobody is awaited")?;
            let Heard { revision, choices, .. } = self.heard[seat];
            pick += 13;
            let act = json!({
                "type": "act", "id": 1, "revision": revision,
                "seat": seat, "index": pick % choices.max(1),
            });
            let sent = Instant::now();
            self.sockets[seat].send(&act).await?;
            // Another one at the table hears of it.
            let other = (seat + 1) % SEATS;
            self.hear(other).await?;
            let wait = sent.elapsed().as_micros() as u64;
            for client in (0..SEATS).filter(|client| *client != other) {
                self.hear(client).await?;
            }
            {
                let mut seen = seen.lock().map_err(|_| "poisoned")?;
                seen.waits.push(wait);
                seen.actions += 1;
            }
            tokio::time::sleep(pause.saturating_sub(sent.elapsed())).await;
        }
    }
}
