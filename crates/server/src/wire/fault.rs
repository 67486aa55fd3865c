//! What went wrong, by codes: the page makes sentences of them.

use std::collections::BTreeMap;

use aufachse_rules::{Coded, InputErrors, Refusal, message_codes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

message_codes! {
    /// Why something was not done.
    pub enum Fault: "server-error" {
        /// The frame is no text.
        NotText = "not-text",
        /// The message is no JSON or not one of the messages there are.
        BadMessage = "bad-message",
        /// The version of the protocol is not spoken here.
        BadVersion = "bad-version",
        /// The list was sent at another revision.
        Stale = "stale",
        /// The seat is not one of the connection's own.
        NotYourSeat = "not-your-seat",
        /// There is no such seat.
        NoSeat = "no-seat",
        /// The list is shorter.
        NoIndex { index: u32, choices: u32 } = "no-index",
        /// The rules forbid it.
        Refused = "refused",
        /// It cannot be taken back.
        NoUndo { why: String } = "no-undo",
        /// The game has not begun.
        NotPlaying = "not-playing",
        /// The game has begun already.
        Begun = "begun",
        /// The game is over.
        Over = "over",
        /// The game is not over yet.
        NotOver = "not-over",
        /// Only the host may.
        HostOnly = "host-only",
        /// Seats are still free.
        SeatsFree = "seats-free",
        /// The seat is taken.
        SeatTaken = "seat-taken",
        /// The key of the seat is wrong.
        BadKey = "bad-key",
        /// Something is already proposed.
        Proposed = "proposed",
        /// There is no such proposal.
        NoProposal = "no-proposal",
        /// That cannot be proposed.
        BadProposal = "bad-proposal",
        /// That order makes no sense.
        BadOrder = "bad-order",
        /// A name is empty or too long.
        BadName { most: u32 } = "bad-name",
        /// A text is empty or too long.
        BadText { most: u32 } = "bad-text",
        /// The seed of the dice can be chosen only where all sit at one device.
        SeedShared = "seed-shared",
        /// The time is up.
        TimeUp = "time-up",
        /// A bot drives for the seat; its player may take the wheel back first.
        BotDrives = "bot-drives",
        /// The body of the request cannot be read.
        BadRequest = "bad-request",
        /// The number is out of its limits.
        BadNumber { name: String, least: u32, most: u32 } = "bad-number",
        /// There are too few or too many seats.
        BadSeats { least: u32, most: u32 } = "bad-seats",
        /// A colour is given twice.
        ColourTwice = "colour-twice",
        /// The edition or its switches cannot be put together.
        BadRules = "bad-rules",
        /// The table cannot be set up.
        BadSetup = "bad-setup",
        /// The record is faulty.
        BadRecord { line: u32 } = "bad-record",
        /// There is no such edition.
        NoEdition { near: Option<String> } = "no-edition",
        /// There is no such table.
        NoTable = "no-table",
        /// There is no such record.
        NoRecord = "no-record",
        /// There is no such thing.
        NotFound = "not-found",
        /// The page was not there when the program was built.
        NoPage = "no-page",
        /// The code is wrong, used or too old.
        NoCode = "no-code",
        /// The request comes from another page.
        Origin = "origin",
        /// Too much at once.
        TooMany = "too-many",
        /// The body or the message is too long.
        TooLong = "too-long",
        /// The reader is too slow; it may come back.
        TooSlow = "too-slow",
        /// Nothing was heard for too long.
        Silent = "silent",
        /// The server is full.
        Full = "full",
        /// The server goes down; it may be tried again in a moment.
        GoingDown = "going-down",
        /// The server could not keep it.
        Storage = "storage",
    }
}

/// One fault of a text that was sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spot {
    /// Where.
    pub line: u32,
    /// The key of its sentence, such as `fault-switch-value`.
    pub key: String,
    /// What it is said of.
    #[ts(type = "Record<string, unknown>")]
    pub operands: BTreeMap<String, serde_json::Value>,
}

impl Spot {
    /// A message with its key and operands.
    pub fn of(line: usize, message: &dyn Coded) -> Spot {
        let operands = message.operands().into_iter().map(|(name, operand)| {
            (name.to_owned(), serde_json::to_value(operand).unwrap_or_default())
        });
        Spot {
            line: line as u32,
            key: format!("{}-{}", message.kind(), message.code()),
            operands: operands.collect(),
        }
    }
}

/// Why something was not done: a code with its operands, and the cause where there is one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// The code; `server-error-` and the code is the key of its sentence.
    pub code: String,
    /// What it is said of.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub operands: BTreeMap<String, serde_json::Value>,
    /// What was wrong in detail, by keys of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Spot>>", optional)]
    pub faults: Vec<Spot>,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Box<Refusal>>,
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let spot = Spot::of(0, &fault);
        Problem {
            code: fault.code().to_owned(),
            operands: spot.operands,
            faults: Vec::new(),
            refusal: None,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { refusal: Some(Box::new(refusal)), ..Fault::Refused.into() }
    }
}

impl Problem {
    /// With the faults that are the cause.
    #[must_use]
    pub fn because(mut self, faults: &InputErrors) -> Problem {
        self.faults = faults.0.iter().map(|fault| Spot::of(fault.line, &fault.kind)).collect();
        self
    }

    /// With a cause.
    #[must_use]
    pub fn cause(mut self, line: usize, cause: &dyn Coded) -> Problem {
        self.faults.push(Spot::of(line, cause));
        self
    }
}
