//! How many tables a server bears: clients over sockets, four at a table, each acting once in a
//! while, and how long it takes from sending an action to hearing of it at the table's other end.
//!
//! `cargo xtask load` runs it. The server runs in a process of its own (this program started
//! again), so that its processor time can be told from that of the clients.

mod heard;
mod machine;
mod report;
mod table;

use std::net::SocketAddr;
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use aufachse_server::client::{Client, ClientError};
use aufachse_server::{Config, Server};
use tokio::io::{AsyncBufReadExt as _, BufReader};

use machine::Used;
use report::{Report, Seen};
use table::Table;

const USAGE: &str = "\
load [--tables N]… [--seconds S] [--pause-ms T] [--pace players|turns]

Opens N tables (200 and then 1000, if nothing is said) of four clients each and plays at them for S
seconds (20).

What `once in two seconds` means in a game of turns is read in one of two ways:

  --pace players  every player acts once in T milliseconds (2000). Four take turns at a table, so a
                  table has an action each T/4. This is the harder reading, and the one of the goal:
                  p99 under 50 ms at 1000 tables on two cores.
  --pace turns    whoever has the turn takes T milliseconds to act: a table has an action each T.

The report has actions a second, the time from sending an action to its broadcast at another client
(after a durable commit), who used the processors, how busy the writer of the database was, and which
of these is at its limit.";

/// Clients at a table.
pub(crate) const SEATS: usize = 4;

#[derive(Clone, Debug)]
struct Plan {
    tables: Vec<usize>,
    seconds: u64,
    pause: Duration,
    pace: Pace,
}

/// Who acts once in the pause.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pace {
    Players,
    Turns,
}

impl Plan {
    fn read(mut words: impl Iterator<Item = String>) -> Option<Plan> {
        let pause = Duration::from_secs(2);
        let mut plan = Plan { tables: Vec::new(), seconds: 20, pause, pace: Pace::Players };
        while let Some(word) = words.next() {
            let value = words.next()?;
            let number = value.parse::<u64>();
            match (word.as_str(), value.as_str()) {
                ("--tables", _) => plan.tables.push(number.ok()? as usize),
                ("--seconds", _) => plan.seconds = number.ok()?,
                ("--pause-ms", _) => plan.pause = Duration::from_millis(number.ok()?),
                ("--pace", "players") => plan.pace = Pace::Players,
                ("--pace", "turns") => plan.pace = Pace::Turns,
                _ => return None,
            }
        }
        if plan.tables.is_empty() {
            plan.tables = vec![200, 1000];
        }
        Some(plan)
    }

    /// How long it is from one action at a table to the next.
    fn between(&self) -> Duration {
        match self.pace {
            Pace::Players => self.pause / SEATS as u32,
            Pace::Turns => self.pause,
        }
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).peekable();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let Ok(runtime) = runtime else { return ExitCode::FAILURE };
    if words.peek().is_some_and(|word| word == "--serve") {
        let folder = words.nth(1).unwrap_or_default();
        return finish(runtime.block_on(serve(folder)));
    }
    if words.peek().is_some_and(|word| word == "--help") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let Some(plan) = Plan::read(words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    finish(runtime.block_on(async {
        for tables in &plan.tables {
            println!("{}", measure(*tables, &plan).await?);
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

async fn measure(tables: usize, plan: &Plan) -> Result<Report, ClientError> {
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
        let (seen, until, pause) = (seen.clone(), until.clone(), plan.between());
        tasks.spawn(async move { table.play(pause, &until, &seen).await });
    }
    let set_up = begun.elapsed();
    let metrics = Client::new(address).get("/metrics").await?.body;
    let before = (Used::now(child.id()), metrics);
    // What was played while tables were opened does not count.
    *seen.lock().map_err(|_| "poisoned")? = Seen::default();
    let started = Instant::now();
    *until.lock().map_err(|_| "poisoned")? = Some(started + Duration::from_secs(plan.seconds));
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    let time = started.elapsed().as_secs_f64();
    let used = Used::now(child.id()).since(before.0);
    let metrics = [before.1, Client::new(address).get("/metrics").await?.body];
    let mut seen = std::mem::take(&mut *seen.lock().map_err(|_| "poisoned")?);
    seen.waits.sort_unstable();
    child.kill().await?;
    let between = plan.between();
    Ok(Report { tables, between, time, set_up, used, metrics, seen })
}
