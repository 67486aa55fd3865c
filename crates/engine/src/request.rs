//! Requests: what a line can ask.

use std::collections::BTreeMap;

use aufachse_rules::{Actor, Seat, Viewer, near_match};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::error::{Code, Error};

/// The names of all requests, in the order in which they are documented.
pub(crate) const NAMES: &[&str] = &[
    "hello",
    "new",
    "position",
    "record",
    "rules",
    "state",
    "view",
    "pending",
    "legal",
    "apply",
    "chance",
    "roll",
    "undo",
    "redo",
    "clone",
    "restore",
    "distances",
    "export",
    "quit",
];

#[derive(Debug, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Request {
    Hello {},
    New(Box<New>),
    Position(Box<Position>),
    Record(Record),
    Rules(Box<Rules>),
    State {},
    View {
        #[serde(deserialize_with = "viewer")]
        of: Viewer,
    },
    Pending {},
    Legal {
        #[serde(deserialize_with = "actor")]
        of: Actor,
    },
    Apply(Apply),
    Chance(Chance),
    Roll {
        #[serde(default)]
        once: bool,
        #[serde(default, deserialize_with = "some_viewer")]
        seen_by: Option<Viewer>,
    },
    Undo {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        all: bool,
        #[serde(default)]
        to: Option<usize>,
    },
    Redo {
        #[serde(default, deserialize_with = "some_viewer")]
        seen_by: Option<Viewer>,
    },
    Clone {
        handle: Handle,
    },
    Restore(Restore),
    Distances {
        from: Value,
        #[serde(default)]
        to: Option<Value>,
    },
    Export {
        #[serde(default)]
        what: What,
        #[serde(default)]
        reveal: bool,
    },
    Quit {},
}

/// A file of one's own: its name, for messages, and its text.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Files of one's own.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Own {
    pub(crate) board: Option<File>,
    pub(crate) contracts: Option<File>,
    pub(crate) events: Option<File>,
    pub(crate) edition: Option<File>,
}

/// Where dice and cards come from.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChanceName {
    Scripted,
    Seeded,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fair {
    pub(crate) seed: String,
    pub(crate) words: Vec<String>,
}

/// Who sits at a table that is opened, and where its chance comes from.
#[derive(Debug, Deserialize)]
pub(crate) struct Seating {
    pub(crate) seats: Option<Vec<String>>,
    pub(crate) chance: Option<ChanceName>,
    pub(crate) seed: Option<u64>,
    pub(crate) fair: Option<Fair>,
    #[serde(default = "yes")]
    pub(crate) auto: bool,
    #[serde(default, deserialize_with = "some_viewer")]
    pub(crate) seen_by: Option<Viewer>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub(crate) edition: Option<String>,
    #[serde(default)]
    pub(crate) switches: BTreeMap<String, Value>,
    #[serde(default)]
    pub(crate) own: Own,
    pub(crate) players: Option<u8>,
    pub(crate) first: Option<Seat>,
    pub(crate) turn_limit: Option<u32>,
    #[serde(flatten)]
    pub(crate) seating: Seating,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    pub(crate) text: String,
    #[serde(default)]
    pub(crate) name: Option<String>,
    #[serde(default)]
    pub(crate) own: Own,
    #[serde(flatten)]
    pub(crate) seating: Seating,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    pub(crate) text: String,
    #[serde(default = "yes")]
    pub(crate) auto: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    pub(crate) edition: Option<String>,
    #[serde(default)]
    pub(crate) switches: BTreeMap<String, Value>,
    #[serde(default)]
    pub(crate) own: Own,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Apply {
    #[serde(deserialize_with = "actor")]
    pub(crate) by: Actor,
    #[serde(rename = "do")]
    pub(crate) action: Option<Value>,
    pub(crate) index: Option<usize>,
    #[serde(default, deserialize_with = "some_viewer")]
    pub(crate) seen_by: Option<Viewer>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chance {
    #[serde(rename = "do")]
    pub(crate) action: Option<Value>,
    pub(crate) index: Option<usize>,
    #[serde(default, deserialize_with = "some_viewer")]
    pub(crate) seen_by: Option<Viewer>,
}

/// The name of a game that is kept: a word, or a number that stands for its digits.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Handle {
    Word(String),
    Number(u64),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Restore {
    pub(crate) handle: Handle,
    /// The game is kept no longer.
    #[serde(default)]
    pub(crate) drop: bool,
    /// `scripted` takes the dice and cards from the other side from now on.
    #[serde(default)]
    pub(crate) chance: Option<ChanceName>,
}

/// What is exported.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    #[default]
    Record,
    Position,
}

fn yes() -> bool {
    true
}

/// An actor; a number alone is a seat.
fn actor<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let read = match value {
        Value::Number(_) => Seat::deserialize(value).map(Actor::Seat),
        other => Actor::deserialize(other),
    };
    read.map_err(D::Error::custom)
}

/// A viewer; a number alone is a seat.
fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let read = match value {
        Value::Number(_) => Seat::deserialize(value).map(Viewer::Seat),
        other => Viewer::deserialize(other),
    };
    read.map_err(D::Error::custom)
}

fn some_viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    let value = Option::<Value>::deserialize(deserializer)?;
    value.map(viewer).transpose().map_err(D::Error::custom)
}

impl Request {
    /// Reads a request from a line that is JSON.
    pub(crate) fn read(value: Value) -> Result<Request, Error> {
        let name = value.get("request").and_then(Value::as_str);
        let Some(name) = name else { return Err(Error::of(Code::NoRequest).allowed(NAMES)) };
        if !NAMES.contains(&name) {
            let near = near_match(name, NAMES.iter().copied());
            return Err(Error::of(Code::UnknownRequest)
                .allowed(NAMES)
                .near(near)
                .detail(name.chars().take(100).collect::<String>()));
        }
        serde_json::from_value(value).map_err(|error| Error::of(Code::BadRequest).detail(error))
    }
}
