//! The hall: tables, seats, sockets, clocks, storage and the bots' desk.
//!
//! A table is a list of events and their fold. One task writes it, and tells nobody anything
//! before it is on the disk. `docs/wire-protocol.md` describes what goes over the wire.

#![forbid(unsafe_code)]

#[cfg(feature = "client")]
pub mod client;
mod config;
mod door;
mod hall;
mod http;
mod limits;
mod metrics;
mod secret;
mod serve;
mod storage;
mod table;
mod time;
pub mod wire;

pub use config::Config;
pub use serve::{LogForm, Server, ServerError, log_to_stderr, run};
pub use storage::StorageError;
pub use time::Time;

/// The REST interface, described for programs.
pub const OPENAPI: &str = include_str!("openapi.json");
