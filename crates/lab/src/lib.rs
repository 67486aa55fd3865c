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
//! let rules = Rules::builtin("junior").unwrap();
//! let plan = Plan { games: 3, ..Plan::of(vec![Table { rules, players: 2 }]) };
//! let report = simulate(&plan).unwrap();
//! assert_eq!(report.tables[0].games, 3);
//! ```

#![forbid(unsafe_code)]

mod bot_report;
mod chair;
mod entrant;
mod fixture;
mod foreign;
mod hall;
mod match_play;
mod mix;
mod plan;
mod played;
mod report;
mod simulate;
pub mod study;
mod tournament;
mod watch;

pub use bot_report::{BotReport, wilson};
pub use entrant::{COMMAND, Entrant, EntrantFault};
pub use fixture::Fixture;
pub use foreign::{BOT_PROTOCOL, ForeignFault};
pub use hall::LabError;
pub use mix::{Stream, mix};
pub use plan::{DEFAULT_BOT_TIMEOUT, DEFAULT_TURN_LIMIT, House, Plan, Table};
pub use played::{Forfeit, Played, SeatPlayed, Stuck, StuckFault};
pub use report::{Report, SeatReport, TableReport};
pub use simulate::{GameFile, Simulation, simulate};
pub use tournament::{
    BookFault, GameLine, Header, RatedBot, Read, TOURNAMENT_FORMAT, TableCount, Tournament,
    TournamentReport, TournamentRun, read_book,
};
pub use watch::Watch;
