//! Answers: what a line says back.

use std::collections::BTreeMap;

use aufachse_rules::{Pending, Refusal, Seat, View};
use serde::Serialize;
use serde_json::Value;

use crate::choice::Choice;
use crate::distances::Distances;
use crate::error::Error;
use crate::request::What;
use crate::rulebook::Rulebook;
use crate::step::Step;

/// An answer with the id of its request.
#[derive(Debug, Serialize)]
pub(crate) struct Envelope {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    reply: Reply,
}

impl Envelope {
    pub(crate) fn new(id: Option<Value>, reply: Reply) -> Envelope {
        Envelope { id, reply }
    }

    pub(crate) fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Reply {
    Answer(Answer),
    Refusal { refusal: Refusal },
    Error { error: Error },
}

impl From<Error> for Reply {
    fn from(error: Error) -> Reply {
        Reply::Error { error }
    }
}

#[derive(Debug, Serialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub(crate) enum Answer {
    Hello(Hello),
    New(Opened),
    Position(Opened),
    Record(Opened),
    Rules(Box<Rulebook>),
    State(Box<State>),
    View { view: Box<View> },
    Pending(Situation),
    Legal { list: Vec<Choice> },
    Apply(Moved),
    Chance(Moved),
    Roll(Moved),
    Undo(Moved),
    Redo(Moved),
    Clone(Kept),
    Restore(Opened),
    Distances(Distances),
    Export { what: What, text: String },
    Quit {},
}

#[derive(Debug, Serialize)]
pub(crate) struct Hello {
    pub(crate) protocol: &'static str,
    pub(crate) version: &'static str,
    pub(crate) rules_revision: u32,
    pub(crate) editions: Vec<&'static str>,
    pub(crate) requests: &'static [&'static str],
}

/// A game that was kept.
#[derive(Debug, Serialize)]
pub(crate) struct Kept {
    pub(crate) handle: String,
    /// All that are kept now.
    pub(crate) handles: Vec<String>,
    /// How many more can be kept.
    pub(crate) room: usize,
}

/// Where the game stands.
#[derive(Debug, Serialize)]
pub(crate) struct Situation {
    /// Actions so far, those of chance included.
    pub(crate) actions: usize,
    /// Below this nobody takes back without everybody's consent.
    pub(crate) floor: usize,
    pub(crate) turn: u32,
    pub(crate) current: Seat,
    pub(crate) pending: Pending,
    /// The seats that may do something now, though the game need not wait for them.
    pub(crate) may_act: Vec<Seat>,
    /// Left out for a viewer: hidden cards go into it, and could be found by trying.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fingerprint: Option<String>,
}

/// A table that was opened.
#[derive(Debug, Serialize)]
pub(crate) struct Opened {
    pub(crate) edition: String,
    pub(crate) seats: Vec<String>,
    /// `scripted`, `seeded` or `fair`.
    pub(crate) chance: &'static str,
    /// What fair dice promise before the first throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) promise: Option<String>,
    pub(crate) steps: Vec<Step>,
    #[serde(flatten)]
    pub(crate) situation: Situation,
}

/// What was done, and where that leaves the game.
#[derive(Debug, Serialize)]
pub(crate) struct Moved {
    pub(crate) steps: Vec<Step>,
    #[serde(flatten)]
    pub(crate) situation: Situation,
}

/// Everything, for a side that may know everything.
#[derive(Debug, Serialize)]
pub(crate) struct State {
    pub(crate) edition: String,
    /// The switches that are set otherwise than the edition has them.
    pub(crate) switches: BTreeMap<String, String>,
    pub(crate) rules: String,
    pub(crate) seats: Vec<String>,
    pub(crate) chance: &'static str,
    pub(crate) cash: Vec<i32>,
    #[serde(flatten)]
    pub(crate) situation: Situation,
    /// The whole table as a position text, where one can be written.
    pub(crate) position: Option<String>,
}
