//! The engine protocol: a program plays, teaches or watches *Auf Achse* by lines of JSON, as chess
//! programs do by UCI. One line is one request, and each gets one line as its answer.
//!
//! ```
//! use aufachse_engine::Engine;
//!
//! let mut engine = Engine::new();
//! let answer = engine.line(r#"{"id":1,"request":"new","edition":"classic","players":2,"seed":7}"#);
//! assert!(answer.starts_with(r#"{"id":1,"answer":"new""#));
//! // Whatever comes, there is an answer, and the game goes on.
//! assert!(engine.line("castle kingside").starts_with(r#"{"error":{"code":"not-json""#));
//! ```
//!
//! The requests and answers are described in `docs/engine-protocol.md`.

#![forbid(unsafe_code)]

mod answer;
mod choice;
mod clones;
mod dice;
mod distances;
mod error;
mod names;
mod open;
mod request;
mod rulebook;
mod serve;
mod spell;
mod step;
mod table;
mod walk;

use aufachse_rules::{Actor, BUILTIN_EDITIONS, RULES_REVISION, View, Viewer};
use serde_json::Value;

use answer::{Answer, Envelope, Hello, Reply};
use clones::Clones;
use error::{Code, Error};
use request::Request;
use table::Table;

pub use choice::{Choice, choices};
pub use dice::{Dice, Origin};
pub use rulebook::{Rulebook, house_rules, of as rulebook};
pub use serve::{LONGEST_LINE, serve};
pub use step::Step;

/// The protocol and its version. A later version of the same number only adds to it.
pub const PROTOCOL: &str = "aufachse-engine/1";

/// One side of a conversation: at most one game, and an answer to everything.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<Table>,
    clones: Clones,
    over: bool,
}

impl Engine {
    /// An engine without a game.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Has the other side said `quit`?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Answers one line, without its line end. The answer is one line of JSON.
    ///
    /// It never panics, and a line that cannot be understood changes nothing.
    pub fn line(&mut self, line: &str) -> String {
        if line.len() > LONGEST_LINE {
            return Envelope::new(None, Error::of(Code::TooLong).into()).to_line();
        }
        let mut value: Value = match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) => {
                let error = Error::of(Code::NotJson).detail(error);
                return Envelope::new(None, error.into()).to_line();
            }
        };
        let id = value.as_object_mut().and_then(|object| object.remove("id"));
        let reply = Request::read(value).and_then(|request| self.answer(request));
        Envelope::new(id, reply.unwrap_or_else(Reply::from)).to_line()
    }

    fn answer(&mut self, request: Request) -> Result<Reply, Error> {
        let answer = match request {
            Request::Hello {} => Answer::Hello(Hello {
                protocol: PROTOCOL,
                version: env!("CARGO_PKG_VERSION"),
                rules_revision: RULES_REVISION,
                editions: BUILTIN_EDITIONS.iter().map(|(id, _)| *id).collect(),
                requests: request::NAMES,
            }),
            Request::Quit {} => {
                self.over = true;
                Answer::Quit {}
            }
            Request::New(new) => {
                let viewer = new.seating.seen_by;
                let (table, opening) = open::new(*new)?;
                Answer::New(self.seat(table, opening, viewer))
            }
            Request::Position(position) => {
                let viewer = position.seating.seen_by;
                let (table, opening) = open::position(*position)?;
                Answer::Position(self.seat(table, opening, viewer))
            }
            Request::Record(record) => {
                let (table, opening) = open::record(&record)?;
                Answer::Record(self.seat(table, opening, None))
            }
            Request::Rules(asked) => match asked.edition {
                Some(edition) => {
                    let rules = open::rules(&edition, asked.switches, asked.own)?;
                    Answer::Rules(Box::new(rulebook::of(&rules)))
                }
                None => Answer::Rules(Box::new(rulebook::of(self.table()?.game().rules()))),
            },
            Request::State {} => Answer::State(Box::new(self.table()?.state())),
            Request::View { of } => {
                let table = self.table()?;
                table.check_viewer(of)?;
                Answer::View { view: Box::new(View::of(table.game(), of)) }
            }
            Request::Pending {} => Answer::Pending(self.table()?.situation(None)),
            Request::Legal { of } => Answer::Legal { list: self.legal(of)? },
            Request::Apply(apply) => {
                let table = self.table_mut()?;
                match table.apply(apply.by, apply.action.as_ref(), apply.index, apply.seen_by)? {
                    Ok(moved) => Answer::Apply(moved),
                    Err(refusal) => return Ok(Reply::Refusal { refusal }),
                }
            }
            Request::Chance(chance) => {
                let table = self.table_mut()?;
                let action = chance.action.as_ref();
                match table.apply(Actor::Chance, action, chance.index, chance.seen_by)? {
                    Ok(moved) => Answer::Chance(moved),
                    Err(refusal) => return Ok(Reply::Refusal { refusal }),
                }
            }
            Request::Roll { once, seen_by } => Answer::Roll(self.table_mut()?.roll(once, seen_by)?),
            Request::Undo { seat, all, to } => Answer::Undo(self.table_mut()?.undo(seat, all, to)?),
            Request::Redo { seen_by } => Answer::Redo(self.table_mut()?.redo(seen_by)?),
            Request::Clone { handle } => {
                let table = self.table()?.clone();
                Answer::Clone(self.clones.keep(handle, table)?)
            }
            Request::Restore(restore) => {
                let table = self.clones.restore(restore)?;
                Answer::Restore(self.seat(table, Vec::new(), None))
            }
            Request::Distances { from, to } => {
                Answer::Distances(distances::of(self.table()?.game(), &from, to.as_ref())?)
            }
            Request::Export { what, reveal } => {
                Answer::Export { what, text: self.table()?.export(what, reveal)? }
            }
        };
        Ok(Reply::Answer(answer))
    }

    fn legal(&self, of: Actor) -> Result<Vec<Choice>, Error> {
        let table = self.table()?;
        let list = table.legal(of)?;
        Ok(choices(table.game(), table.seats(), &list))
    }

    fn seat(&mut self, table: Table, steps: Vec<Step>, viewer: Option<Viewer>) -> answer::Opened {
        let opened = table.opened(steps, viewer);
        self.table = Some(table);
        opened
    }

    fn table(&self) -> Result<&Table, Error> {
        self.table.as_ref().ok_or_else(|| Error::of(Code::NoGame))
    }

    fn table_mut(&mut self) -> Result<&mut Table, Error> {
        self.table.as_mut().ok_or_else(|| Error::of(Code::NoGame))
    }
}
