//! A server in a folder of its own, and ways to play at it.
#![allow(dead_code, unreachable_pub, reason = "each test needs its part")]

use std::net::SocketAddr;
use std::time::Duration;

use aufachse_server::client::{Client, Socket};
use aufachse_server::{Config, Server, Time};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub struct House {
    pub address: SocketAddr,
    /// The clock that the server goes by, also after a restart.
    pub time: Time,
    dir: tempfile::TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    change: fn(&mut Config),
}

impl House {
    pub async fn new() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: fn(&mut Config)) -> House {
        let dir = tempfile::tempdir().expect("a folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let time = Time::default();
        let mut house = House { address, time, dir, stop: None, task: None, change };
        house.open().await;
        house
    }

    pub async fn open(&mut self) {
        let mut config = Config::local(self.dir.path().to_owned());
        config.bot_pace = Duration::ZERO;
        config.chef_time = Duration::from_millis(2);
        config.messages_each = 100_000;
        config.requests_each = 100_000;
        config.time = self.time.clone();
        (self.change)(&mut config);
        let server = Server::open(config).await.expect("a server");
        self.address = server.address();
        let (stop, stopped) = oneshot::channel();
        self.stop = Some(stop);
        self.task = Some(tokio::spawn(async move {
            let stopped = async move {
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("a server that ends well");
        }));
    }

    pub async fn close(&mut self) {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.expect("the server ends");
        }
    }

    pub async fn again(&mut self) {
        self.close().await;
        self.open().await;
    }

    /// The file in which everything is kept.
    pub fn database(&self) -> std::path::PathBuf {
        self.dir.path().join("tables.sqlite")
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }
}

/// Opens a table and gives its id.
pub async fn open(client: &mut Client, table: Value) -> String {
    let answer = client.post("/api/tables", &table).await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()["table"]["id"].as_str().expect("an id").to_owned()
}

pub fn here(name: &str) -> Value {
    json!({"kind": "here", "name": name})
}

pub fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level, "name": level})
}

/// A player who always takes what comes by a simple rule, over a socket.
pub struct Player {
    pub socket: Socket,
    pub seat: u64,
    pub state: Value,
    pub revision: u64,
    pub steps: Vec<Value>,
    ids: u64,
}

impl Player {
    pub async fn sit(client: &Client, table: &str, seat: u64) -> Player {
        let mut socket = client.socket(table).await.expect("a socket");
        let welcome = socket.next().await.expect("a welcome");
        assert_eq!(welcome["type"], "welcome");
        let mut player =
            Player { socket, seat, state: Value::Null, revision: 0, steps: Vec::new(), ids: 0 };
        player.note(&welcome);
        player
    }

    pub fn note(&mut self, message: &Value) {
        self.revision = self.revision.max(message["revision"].as_u64().unwrap_or(0));
        if message["state"].is_object() {
            self.state = message["state"].clone();
        }
        if let Some(steps) = message["steps"].as_array() {
            self.steps.extend(steps.iter().cloned());
        }
    }

    pub fn is_over(&self) -> bool {
        self.state["status"] == "over"
    }

    pub fn is_awaited(&self) -> bool {
        let seats = self.state["awaited"].as_array().cloned().unwrap_or_default();
        seats.contains(&json!(self.seat))
    }

    /// Sends a message with a new id.
    pub async fn send(&mut self, mut message: Value) -> u64 {
        self.ids += 1;
        message["id"] = json!(self.ids);
        self.socket.send(&message).await.expect("sent");
        self.ids
    }

    /// Sends a message and waits for its answer.
    pub async fn ask(&mut self, message: Value) -> Value {
        let id = self.send(message).await;
        loop {
            let message = self.socket.next().await.expect("a message");
            self.note(&message);
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Does the action of an index.
    pub async fn act(&mut self, index: usize) -> Value {
        let (revision, seat) = (self.revision, self.seat);
        self.ask(json!({"type": "act", "revision": revision, "seat": seat, "index": index})).await
    }

    pub async fn hear(&mut self) {
        let message = self.socket.next().await.expect("a message");
        self.note(&message);
    }

    pub async fn until(&mut self, what: impl Fn(&Player) -> bool) {
        while !what(self) {
            self.hear().await;
        }
    }

    /// Plays one action if it is awaited; the choice follows from the list alone.
    pub async fn play(&mut self, pick: usize) {
        let choices = self.state["legal"].as_array().map_or(0, Vec::len);
        assert!(choices > 0, "awaited without a choice: {}", self.state);
        let answer = self.act(pick % choices).await;
        let stale = answer["error"]["code"] == "stale";
        assert!(answer["type"] == "ok" || stale, "{answer}");
    }
}
