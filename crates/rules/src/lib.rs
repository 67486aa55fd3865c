//! The rules of *Auf Achse*: boards, editions, cards, state, legal actions, views and records.
//!
//! The crate is a function from a state and an action to a new state. It reads no file, knows no
//! clock and throws no dice of its own: dice and draws enter as actions of [`Actor::Chance`].
//!
//! ```
//! use std::sync::Arc;
//! use aufachse_rules::{Actor, Game, Pending, Rules, Setup};
//!
//! let rules = Rules::builtin("classic").unwrap();
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

mod action;
pub mod board;
mod chance;
pub mod components;
pub mod contracts;
mod decisions;
mod edition;
mod error;
pub mod events;
mod explain;
mod fair;
mod fingerprint;
mod fixed_list;
mod frame;
mod game;
mod happening;
mod holdings;
mod invariants;
mod knowledge;
mod message;
mod moves;
mod position;
mod query;
mod record;
mod refusal;
mod rules;
mod rules_cache;
mod session;
mod sets;
mod space;
mod state;
pub mod switches;
mod transition;
mod view;

pub use action::{Action, Actor, ContractId, EventId, MAX_STEPS, Path, Seat, Trailer};
pub use chance::{ChanceMismatch, ChanceSource, Recorded, Scripted, Seeded};
pub use edition::{BUILTIN_EDITIONS, Edition};
pub use error::{ErrorKind, InputError, InputErrors, near_match};
pub use fair::{FairDice, seed_from_hex, seed_to_hex};
pub use fingerprint::RULES_REVISION;
pub use game::{ChanceKind, Decision, Game, Pending, Setup};
pub use happening::{Ending, Happening, Purpose, Viewer};
pub use holdings::{PlayerHoldings, PublicTable};
pub use knowledge::Knowledge;
pub use message::{Code, Coded, Operand};
#[doc(hidden)]
pub use message::{ToOperand, write_terse};
pub use record::{
    Closing, Entry, PLAYED_REVISIONS, Proof, RECORD_FORMAT, Record, RecordHeader, Verified,
};
pub use refusal::{Refusal, RefusalCode};
pub use rules::{OwnFiles, Rules, RulesBuilder};
pub use session::{Session, UndoError};
pub use sets::{ContractSet, EventSet, SeatSet, SlotSet};
pub use space::{Space, SpaceSet};
pub use view::{CashVisibility, PlayerView, View};
