//! How a table stands, for one screen.

use aufachse_rules::{Action, ContractId, Ending, Seat, Space, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::client::{Order, Proposed};
use super::table::{SeatInfo, Status};

/// What the end of a move would bring, as far as the player can know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Brings {
    /// Where the truck ends.
    pub to: Space,
    /// After how many steps.
    pub steps: u8,
    /// By exact count?
    pub exact: bool,
    /// Does it end early in a contract city that must then be served?
    pub early: bool,
    /// Is an event card drawn?
    pub event: bool,
    /// May a contract be put up for auction?
    pub auction: bool,
    /// May an open contract be taken, in an edition without auctions?
    pub take: bool,
    /// Own contracts that could be loaded.
    pub loads: Vec<ContractId>,
    /// Own contracts that could be delivered.
    pub delivers: Vec<ContractId>,
    /// The money that comes and goes, deliveries included.
    pub money: i32,
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    /// Its place in the list.
    pub index: u32,
    /// The action.
    #[serde(rename = "do")]
    pub action: Action,
    /// What it brings, where it moves a truck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brings: Option<Brings>,
}

/// A player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockState {
    /// Milliseconds left when the message was sent; nothing without a clock.
    #[ts(type = "number | null")]
    pub left: Option<u64>,
    /// Does it run?
    pub running: bool,
}

/// A proposal on which votes are awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// Its number.
    pub proposal: u32,
    /// Who made it.
    pub by: Seat,
    /// What is proposed.
    pub what: Proposed,
    /// Who has agreed.
    pub yes: Vec<Seat>,
    /// Who is still to answer.
    pub awaited: Vec<Seat>,
}

/// A player's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// His place, from 1.
    pub place: u8,
    /// His cash.
    pub cash: i32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableResult {
    /// By what.
    pub ending: Ending,
    /// Who came where, the winner first.
    pub places: Vec<Place>,
    /// The id of the record.
    pub record: String,
    /// The seed of the fair dice.
    pub seed: String,
}

/// How a table stands, as one screen may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct State {
    /// How far the table is.
    pub status: Status,
    /// The seat that this screen shows.
    pub looking: Option<Seat>,
    /// The game; nothing before it begins. Where the table hides cash, that of others is `null`
    /// until the game is over.
    pub view: Option<View>,
    /// What the shown seat may do.
    pub legal: Vec<Choice>,
    /// The seats for which the game waits.
    pub awaited: Vec<Seat>,
    /// The seats that may do something, though the game need not wait for them.
    pub may_act: Vec<Seat>,
    /// How many actions there have been, those of chance included.
    pub actions: u32,
    /// Below this many actions nobody goes back without everybody's consent.
    pub floor: u32,
    /// May the shown seat take back its last step?
    pub undo: bool,
    /// The players' time, by seat.
    pub clocks: Vec<ClockState>,
    /// The seats, who is there and where a bot drives.
    pub seats: Vec<SeatInfo>,
    /// The standing order of the shown seat.
    pub order: Option<Order>,
    /// What is proposed.
    pub proposal: Option<Proposal>,
    /// How the game ended.
    pub result: Option<TableResult>,
}
