//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::time::Time;

/// Everything that can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// The folder of its database.
    pub data: PathBuf,
    /// The addresses under which browsers may use it, such as `https://play.example.org`. The
    /// address that it is reached by directly is always allowed.
    pub origins: Vec<String>,
    /// Are addresses of clients taken from `X-Forwarded-For`, which a proxy in front sets?
    pub behind_proxy: bool,
    /// How long bots and standing orders wait before each action, so that people can follow.
    pub bot_pace: Duration,
    /// How long a Chef thinks about each decision.
    pub chef_time: Duration,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How long a table whose game has not begun is kept after the last visit.
    pub waits: Duration,
    /// The most tables that are awake. Where nobody is and nothing is due, a table sleeps.
    pub most_tables: usize,
    /// The most sockets at the same time.
    pub most_connections: usize,
    /// The most sockets of one address.
    pub connections_each: usize,
    /// Requests a second of one address, and ten times as many at once.
    pub requests_each: u32,
    /// Tables that one address may open in an hour.
    pub tables_each: u32,
    /// Messages a second on one socket, and twice as many at once.
    pub messages_each: u32,
    /// The clock that the server goes by.
    pub time: Time,
}

impl Config {
    /// A server for this machine alone.
    pub fn local(data: PathBuf) -> Config {
        Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            origins: Vec::new(),
            behind_proxy: false,
            bot_pace: Duration::from_millis(300),
            chef_time: Duration::from_millis(400),
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            waits: Duration::from_secs(7 * 86_400),
            most_tables: 5_000,
            most_connections: 10_000,
            connections_each: 64,
            requests_each: 20,
            tables_each: 120,
            messages_each: 20,
            time: Time::default(),
        }
    }
}
