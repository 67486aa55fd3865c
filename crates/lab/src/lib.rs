//! The laboratory: plays many games with players that are programs, and counts.
//!
//! The same plan gives the same games on any number of threads, because the chance of each game
//! and the choices of its players come from the plan's seed and the number of the game alone.
//!
//! ```
//! use std::sync::Arc;
//! use aufachse_lab::{Plan, Table, simulate};
//! use aufachse_rules::Rules;
//!
//! let rules = Arc::new(Rules::builtin("junior").unwrap());
//! let plan = Plan { games: 3, ..Plan::of(vec![Table { rules, players: 2 }]) };
//! let report = simulate(&plan).unwrap();
//! assert_eq!(report.tables[0].games, 3);
//! ```

#![forbid(unsafe_code)]

mod match_play;
mod mix;
mod plan;
mod player;
mod report;
mod simulate;

pub use match_play::{Match, Played, Stuck, StuckFault};
pub use mix::{Stream, mix};
pub use plan::{DEFAULT_TURN_LIMIT, Plan, Table};
pub use player::{Player, Random, Sight, random_player};
pub use report::{Report, SeatReport, TableReport};
pub use simulate::{GameFile, LabError, Simulation, simulate};
