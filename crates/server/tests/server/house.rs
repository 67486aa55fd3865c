//! A server in a folder of its own, and ways to play at it.

use std::net::SocketAddr;
use std::time::Duration;

use aufachse_server::client::{Client, Socket};
use aufachse_server::{Config, Server, Time};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// The clock that the server goes by, also after a restart.
    pub(crate) time: Time,
    dir: tempfile::TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    change: fn(&mut Config),
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(|_| {}).await
    }

    pub(crate) async fn with(change: fn(&mut Config)) -> House {
        let dir = tempfile::tempdir().expect("a folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let time = Time::default();
        let mut house = House { address, time, dir, stop: None, task: None, change };
        house.open().await;
        house
    }

    /// A server that finds a database as an older one left it.
    pub(crate) async fn with_old(sql: &str, change: fn(&mut Config)) -> House {
        use sqlx::Connection as _;
        let dir = tempfile::tempdir().expect("a folder");
        let (address, time) = (SocketAddr::from(([127, 0, 0, 1], 0)), Time::default());
        let mut house = House { address, time, dir, stop: None, task: None, change };
        let file = format!("sqlite://{}?mode=rwc", house.database().display());
        let mut database = sqlx::SqliteConnection::connect(&file).await.expect("a database");
        sqlx::raw_sql(sql).execute(&mut database).await.expect("the old database");
        database.close().await.expect("it closes");
        house.open().await;
        house
    }

    pub(crate) async fn open(&mut self) {
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

    pub(crate) async fn close(&mut self) {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.expect("the server ends");
        }
    }

    pub(crate) async fn again(&mut self) {
        self.close().await;
        self.open().await;
    }

    /// The file in which everything is kept.
    pub(crate) fn database(&self) -> std::path::PathBuf {
        self.dir.path().join("tables.sqlite")
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }
}

/// Opens a table and gives its id.
pub(crate) async fn open(client: &mut Client, table: Value) -> String {
    let answer = client.post("/api/tables", &table).await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()["table"]["id"].as_str().expect("an id").to_owned()
}

pub(crate) fn here(name: &str) -> Value {
    json!({"kind": "here", "name": name})
}

pub(crate) fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level, "name": level})
}

/// So many people at devices of their own, the game begun.
pub(crate) async fn round(
    house: &House,
    people: u64,
    more: Value,
) -> (String, Vec<Client>, Vec<Player>) {
    let names = ["Ada", "Bob", "Eve", "Jan"];
    let mut clients: Vec<Client> = (0..people).map(|_| house.client()).collect();
    let mut seats = vec![here(names[0])];
    seats.extend((1..people).map(|_| json!({"kind": "open"})));
    let mut table = json!({"edition": "classic", "seats": seats});
    for (name, value) in more.as_object().expect("fields") {
        table[name] = value.clone();
    }
    let id = open(&mut clients[0], table).await;
    let mut players = Vec::new();
    for (seat, client) in (0..people).zip(&mut clients) {
        if seat > 0 {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let body = json!({"name": names[seat as usize]});
            assert_eq!(client.post(&path, &body).await.expect("an answer").status, 200);
        }
        players.push(Player::sit(client, &id, seat).await);
    }
    assert_eq!(players[0].ask(json!({"type": "start"})).await["type"], "ok");
    for player in &mut players {
        player.until(|p| p.state["status"] == "playing").await;
    }
    (id, clients, players)
}

/// All have heard what any of them has.
pub(crate) async fn sync(players: &mut [Player]) {
    let revision = players.iter().map(|p| p.revision).max().unwrap_or(0);
    for player in players {
        player.until(|p| p.revision >= revision).await;
    }
}

/// The seat for which the game waits.
pub(crate) fn awaited(players: &[Player]) -> usize {
    players.iter().position(Player::is_awaited).expect("somebody is awaited")
}

/// Waits until something holds that the server does in its own time.
pub(crate) async fn eventually<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    for _ in 0..1000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    panic!("never: {what}");
}

/// A player who always takes what comes by a simple rule, over a socket.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) seat: u64,
    pub(crate) state: Value,
    pub(crate) revision: u64,
    pub(crate) steps: Vec<Value>,
    /// The seats as they were told last, with who is there.
    pub(crate) seats: Value,
    pub(crate) spectators: Value,
    ids: u64,
}

impl Player {
    pub(crate) async fn sit(client: &Client, table: &str, seat: u64) -> Player {
        let mut socket = client.socket(table).await.expect("a socket");
        let welcome = socket.next().await.expect("a welcome");
        assert_eq!(welcome["type"], "welcome");
        let mut player = Player {
            socket,
            seat,
            state: Value::Null,
            revision: 0,
            steps: Vec::new(),
            seats: Value::Null,
            spectators: Value::Null,
            ids: 0,
        };
        player.note(&welcome);
        player
    }

    pub(crate) fn note(&mut self, message: &Value) {
        self.revision = self.revision.max(message["revision"].as_u64().unwrap_or(0));
        if message["state"].is_object() {
            self.state = message["state"].clone();
            self.seats = self.state["seats"].clone();
        }
        if message["type"] == "presence" {
            self.seats = message["seats"].clone();
            self.spectators = message["spectators"].clone();
        }
        if let Some(steps) = message["steps"].as_array() {
            self.steps.extend(steps.iter().cloned());
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state["status"] == "over"
    }

    pub(crate) fn is_awaited(&self) -> bool {
        let seats = self.state["awaited"].as_array().cloned().unwrap_or_default();
        seats.contains(&json!(self.seat))
    }

    /// Sends a message with a new id.
    pub(crate) async fn send(&mut self, mut message: Value) -> u64 {
        self.ids += 1;
        message["id"] = json!(self.ids);
        self.socket.send(&message).await.expect("sent");
        self.ids
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        let id = self.send(message).await;
        loop {
            let message = self.hear().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Does the action of an index.
    pub(crate) async fn act(&mut self, index: usize) -> Value {
        let (revision, seat) = (self.revision, self.seat);
        self.ask(json!({"type": "act", "revision": revision, "seat": seat, "index": index})).await
    }

    /// The next message. The server's heartbeat is none: who waits in vain is told so.
    pub(crate) async fn hear(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(40), self.socket.next()).await;
        let message = next.expect("a message in time").expect("a message");
        self.note(&message);
        message
    }

    pub(crate) async fn until(&mut self, what: impl Fn(&Player) -> bool) {
        while !what(self) {
            self.hear().await;
        }
    }

    /// The place of the first choice that is of a kind.
    pub(crate) fn choice(&self, fits: impl Fn(&Value) -> bool) -> Option<usize> {
        self.state["legal"].as_array().into_iter().flatten().position(|choice| fits(&choice["do"]))
    }

    /// Reads whatever has been sent so far.
    pub(crate) async fn drain(&mut self) {
        self.socket.send(&json!({"type": "ping"})).await.expect("sent");
        while self.hear().await["type"] != "pong" {}
    }

    /// Nothing has come for this player that he does not know yet, and nothing comes.
    pub(crate) async fn hears_nothing(&mut self) {
        self.socket.send(&json!({"type": "ping"})).await.expect("sent");
        let message = self.socket.next().await.expect("a message");
        assert_eq!(message["type"], "pong", "{message}");
    }

    /// Plays one action if it is awaited; the choice follows from the list alone.
    pub(crate) async fn play(&mut self, pick: usize) {
        let choices = self.state["legal"].as_array().map_or(0, Vec::len);
        assert!(choices > 0, "awaited without a choice: {}", self.state);
        let answer = self.act(pick % choices).await;
        let stale = answer["error"]["code"] == "stale";
        assert!(answer["type"] == "ok" || stale, "{answer}");
    }
}
