//! What the server says.

use aufachse_engine::Step;
use aufachse_rules::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::fault::Problem;
use super::state::State;
use super::table::{SeatInfo, TableInfo};

/// A step of the past.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Happened {
    /// The revision that it made.
    pub revision: u32,
    /// The step.
    #[serde(flatten)]
    pub step: Step,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// By whom.
    pub seat: Seat,
    /// When, in seconds since 1970.
    pub at: u32,
    /// What.
    pub text: String,
}

/// A message from the server. Each carries the revision of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message, and the answer to `resync`.
    Welcome {
        /// The version of the protocol.
        v: u32,
        /// The revision.
        revision: u32,
        /// The table.
        table: Box<TableInfo>,
        /// How it stands.
        state: Box<State>,
        /// The last steps.
        log: Vec<Happened>,
        /// The last lines of chat.
        chat: Vec<ChatLine>,
    },
    /// Something was done and is kept.
    Changed {
        /// The revision after it.
        revision: u32,
        /// What was done.
        steps: Vec<Step>,
        /// How the table stands.
        state: Box<State>,
    },
    /// How the table stands, after anything else: a look, an undo, a vote, an order, a seat.
    State {
        /// The revision.
        revision: u32,
        /// How it stands.
        state: Box<State>,
        /// Something was taken back, down to so many actions: later steps are void.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        undone: Option<u32>,
    },
    /// The table itself has changed: seats, the start, the rematch.
    Table {
        /// The revision.
        revision: u32,
        /// The table.
        table: Box<TableInfo>,
    },
    /// What was asked for is done and kept.
    Ok {
        /// The id of the message.
        id: u32,
        /// The revision.
        revision: u32,
    },
    /// The answer to `why`: the rule that forbids it, or nothing if it is allowed.
    Because {
        /// The id of the message.
        id: u32,
        /// The revision.
        revision: u32,
        /// The rule.
        refusal: Option<Refusal>,
    },
    /// It was not done. Nothing has changed.
    Error {
        /// The id of the message, where it had one that could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The revision.
        revision: u32,
        /// Why.
        error: Problem,
    },
    /// Something was said.
    Chat {
        /// The revision.
        revision: u32,
        /// What and by whom.
        line: ChatLine,
    },
    /// Somebody came or went.
    Presence {
        /// The revision.
        revision: u32,
        /// The seats.
        seats: Vec<SeatInfo>,
        /// How many look on without a seat.
        spectators: u32,
    },
    /// The answer to `ping`.
    Pong {
        /// The revision.
        revision: u32,
    },
    /// The server closes the connection.
    Bye {
        /// The revision.
        revision: u32,
        /// Why.
        error: Problem,
    },
}
