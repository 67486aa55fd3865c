//! What crosses the wire: the messages of the socket and the bodies of the REST interface.
//!
//! The TypeScript of the page is made from these types; a test fails where it is out of date.

mod client;
mod fault;
mod rest;
mod server;
mod state;
mod table;

pub use aufachse_engine::Step;
pub use client::{ClientMessage, Order, OrderThen, Proposed};
pub use fault::{Fault, Problem, Spot};
pub use rest::{
    Carried, CarryCode, EditionInfo, Frame, Health, Lobby, NewSeat, NewTable, Opened, RecordInfo,
    Replay, ReplayText, TakeSeat,
};
pub use server::{ChatLine, Happened, ServerMessage};
pub use state::{Brings, Choice, ClockState, Place, Proposal, State, TableResult};
pub use table::{
    BotLevel, BotWhy, Clock, Colour, Fair, Invite, SeatInfo, SeatKind, Status, TableInfo,
};

/// The version of the socket protocol, as `?v=` asks for it.
pub const VERSION: u32 = 1;

#[cfg(test)]
mod tests;
