//! The rules of *Auf Achse*: boards, editions, cards, state, legal actions, views and records.
//!
//! The crate is a function from a state and an action to a new state. It reads no file, knows no
//! clock and throws no dice of its own: dice and draws enter as actions of [`Actor::Chance`].
//!
//! ```
//! use std::sync::Arc;
//! use aufachse_rules::{Actor, Game, Pending, Rules, Setup};
//!
//! let rules = Arc::new(Rules::builtin("classic").unwrap());
//! let mut game = Game::new(rules, &Setup::of(3)).unwrap();
//! while let Pending::Chance { .. } = game.pending() {
//!     // Always the first of the possible outcomes.
//!     let outcome = game.outcome(0).unwrap();
//!     game.apply(Actor::Chance, outcome).unwrap();
//! }
//! let mut list = Vec::new();
//! game.legal_actions(Actor::Seat(game.current()), &mut list);
//! assert!(!list.is_empty());
//! ```

#![forbid(unsafe_code)]

mod account;
mod action;
pub mod board;
mod chance;
mod coded;
pub mod components;
pub mod contracts;
mod digest;
mod edition;
pub mod events;
mod fair;
pub mod fault;
mod frame;
mod game;
mod ground;
mod happening;
mod imagine;
mod look;
mod play;
mod position;
mod record;
mod refusal;
mod rules;
mod session;
mod shelf;
mod space;
mod stand;
mod state;
pub mod switches;
mod tracks;
mod view;
mod ways;
mod why;

pub use action::{Action, Actor, ContractId, EventId, MAX_STEPS, Seat, Trailer, Way};
pub use chance::{ChanceSource, Recorded, Scripted, Seeded, Stuck};
pub use coded::{Code, Coded, Operand, ToOperand, write_terse};
pub use digest::RULES_REVISION;
pub use edition::{BUILTIN_EDITIONS, Edition};
pub use fair::{FairDice, seed_from_hex, seed_to_hex};
pub use game::{ChanceKind, Decision, Game, Pending, Setup, SetupError};
pub use happening::{Ending, Happening, Purpose, Viewer};
pub use record::{Closing, Entry, Header, RECORD_FORMAT, Record, RecordError, RecordFault};
pub use refusal::{Refusal, RefusalCode};
pub use rules::{OwnFiles, Rules};
pub use session::{Session, UndoError};
pub use space::{Bits, Space, SpaceSet};
pub use stand::{Market, Stand};
pub use view::{PlayerView, View};
