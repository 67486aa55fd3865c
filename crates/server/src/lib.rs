//! The hall: tables, seats, sockets, clocks, storage and the bots' desk.

#![forbid(unsafe_code)]

pub mod wire;
