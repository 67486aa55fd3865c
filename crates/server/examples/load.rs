//! How many tables a server bears: clients over sockets, four at a table, each acting once in a
//! while, and how long it takes from sending an action to hearing of it at the table's other end.
//!
//! `cargo xtask load` runs it. The server runs in a process of its own (this program started
//! again), so that its processor time can be told from that of the clients.

use std::net::SocketAddr;
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use aufachse_server::client::{Client, ClientError, Socket};
use aufachse_server::{Config, Server};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader};

const USAGE: &str = "load [--tables N]… [--seconds S] [--pause-ms T]";

#[derive(Clone, Debug)]
struct Plan {
    tables: Vec<usize>,
    seconds: u64,
    pause: Duration,
}

fn plan(mut words: impl Iterator<Item = String>) -> Option<Plan> {
    let mut plan = Plan { tables: Vec::new(), seconds: 20, pause: Duration::from_secs(2) };
    while let Some(word) = words.next() {
        let number: u64 = words.next()?.parse().ok()?;
        match word.as_str() {
            "--tables" => plan.tables.push(number as usize),
            "--seconds" => plan.seconds = number,
            "--pause-ms" => plan.pause = Duration::from_millis(number),
            _ => return None,
        }
    }
    if plan.tables.is_empty() {
        plan.tables = vec![200, 1000];
    }
    Some(plan)
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).peekable();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let Ok(runtime) = runtime else { return ExitCode::FAILURE };
    if words.peek().is_some_and(|word| word == "--serve") {
        let folder = words.nth(1).unwrap_or_default();
        return finish(runtime.block_on(serve(folder)));
    }
    let Some(plan) = plan(words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    finish(runtime.block_on(async {
        for tables in &plan.tables {
            measure(*tables, &plan).await?;
        }
        Ok(())
    }))
}

fn finish(done: Result<(), ClientError>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The other process: a server without limits for one address.
async fn serve(folder: String) -> Result<(), ClientError> {
    let mut config = Config::local(folder.into());
    config.most_tables = 100_000;
    config.most_connections = 100_000;
    config.connections_each = 100_000;
    config.requests_each = 1_000_000;
    config.tables_each = 1_000_000;
    config.messages_each = 1_000;
    let server = Server::open(config).await?;
    println!("{}", server.address());
    server.run(std::future::pending()).await?;
    Ok(())
}

/// What all clients have seen.
#[derive(Debug, Default)]
struct Seen {
    /// From sending to the broadcast at another client, in microseconds.
    waits: Vec<u64>,
    actions: u64,
    over: u64,
}

async fn measure(tables: usize, plan: &Plan) -> Result<(), ClientError> {
    let dir = tempfile::tempdir()?;
    let mut child = tokio::process::Command::from({
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("--serve").arg(dir.path()).stdout(Stdio::piped());
        command
    })
    .kill_on_drop(true)
    .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
    let address: SocketAddr = lines.next_line().await?.ok_or("no address")?.parse()?;
    let begun = Instant::now();
    let seen = Arc::new(Mutex::new(Seen::default()));
    let until = Arc::new(Mutex::new(None));
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..tables {
        let table = Table::open(address, number).await?;
        let (seen, until, pause) = (seen.clone(), until.clone(), plan.pause);
        tasks.spawn(async move { table.play(pause, &until, &seen).await });
    }
    let set_up = begun.elapsed();
    let before = processor_time(child.id());
    // What was played while tables were opened does not count.
    *seen.lock().map_err(|_| "poisoned")? = Seen::default();
    let started = Instant::now();
    *until.lock().map_err(|_| "poisoned")? = Some(started + Duration::from_secs(plan.seconds));
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    let time = started.elapsed().as_secs_f64();
    let used = processor_time(child.id()) - before;
    let metrics = Client::new(address).get("/metrics").await?.body;
    let mut seen = std::mem::take(&mut *seen.lock().map_err(|_| "poisoned")?);
    seen.waits.sort_unstable();
    let at = |part: f64| {
        let place = ((seen.waits.len() as f64 - 1.0) * part).max(0.0) as usize;
        seen.waits.get(place).map_or(0.0, |micros| *micros as f64 / 1000.0)
    };
    println!(
        "{tables} tables of four, {} clients, each table one action in {:.1} s: \
         {:.0} actions/s, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms; games over {}; \
         server {:.2} processors; opened in {:.1} s; mean commit {:.2} ms with {:.1} changes",
        tables * 4,
        plan.pause.as_secs_f64(),
        seen.actions as f64 / time,
        at(0.5),
        at(0.99),
        at(1.0),
        seen.over,
        used / time,
        set_up.as_secs_f64(),
        1000.0 * ratio(&metrics, "aufachse_commit_seconds"),
        ratio(&metrics, "aufachse_commit_changes"),
    );
    child.kill().await?;
    Ok(())
}

/// The mean of a histogram.
fn ratio(metrics: &str, name: &str) -> f64 {
    let value = |end: &str| {
        let start = format!("{name}_{end} ");
        let line = metrics.lines().find_map(|line| line.strip_prefix(&start));
        line.and_then(|number| number.parse::<f64>().ok()).unwrap_or(0.0)
    };
    value("sum") / value("count").max(1.0)
}

/// Seconds of processor time that a process has used; zero where the system does not tell.
fn processor_time(process: Option<u32>) -> f64 {
    let path = format!("/proc/{}/stat", process.unwrap_or(0));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let fields: Vec<&str> =
        text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |n: usize| fields.get(n).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// Four clients at a table.
struct Table {
    sockets: Vec<Socket>,
    states: Vec<Value>,
    address: SocketAddr,
    number: usize,
}

impl Table {
    async fn open(address: SocketAddr, number: usize) -> Result<Table, ClientError> {
        let mut clients: Vec<Client> = (0..4).map(|_| Client::new(address)).collect();
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
        let mut table = Table { sockets: Vec::new(), states: Vec::new(), address, number };
        for client in &clients {
            let mut socket = client.socket(&id).await?;
            table.states.push(socket.next_of("welcome").await?);
            table.sockets.push(socket);
        }
        table.sockets[0].send(&json!({"type": "start", "id": 0})).await?;
        for seat in 0..4 {
            table.hear(seat).await?;
        }
        Ok(table)
    }

    /// Waits for the next state of a client.
    async fn hear(&mut self, seat: usize) -> Result<(), ClientError> {
        let was = self.states[seat]["revision"].as_u64();
        loop {
            let message = self.sockets[seat].next().await?;
            if message["error"].is_object() {
                return Err(message["error"].to_string().into());
            }
            if message["state"].is_object() && message["revision"].as_u64() > was {
                self.states[seat] = message;
                return Ok(());
            }
        }
    }

    async fn play(
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
            if self.states[0]["state"]["status"] == "over" {
                seen.lock().map_err(|_| "poisoned")?.over += 1;
                self = Box::pin(Table::open(self.address, self.number)).await?;
            }
            let awaited = self.states[0]["state"]["awaited"][0].as_u64();
            let seat = awaited.ok_or("nobody is awaited")? as usize;
            let choices = self.states[seat]["state"]["legal"].as_array().map_or(0, Vec::len);
            pick += 13;
            let act = json!({
                "type": "act", "id": 1, "revision": self.states[seat]["revision"],
                "seat": seat, "index": pick % choices.max(1),
            });
            let sent = Instant::now();
            self.sockets[seat].send(&act).await?;
            // Another one at the table hears of it.
            let other = (seat + 1) % 4;
            self.hear(other).await?;
            let wait = sent.elapsed().as_micros() as u64;
            for client in (0..4).filter(|client| *client != other) {
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
