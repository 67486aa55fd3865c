//! Opponents for *Auf Achse*.
//!
//! A bot gets what its seat may see and the list of what it may do, and chooses one of them. It
//! never hangs and never sees more than a person in its seat: whoever thinks ahead draws the
//! hidden cards anew from the view with dice of his own.

#![forbid(unsafe_code)]

mod bidding;
mod chef;
mod disponent;
mod fahrer;
mod horizon;
mod judge;
mod lehrling;
mod level;
mod lore;
mod mind;
mod outlook;
mod payment;
mod random;
mod roads;
mod route;
mod runner;
mod sight;

pub use chef::{Budget, Chef, Ways};
pub use disponent::Disponent;
pub use fahrer::Fahrer;
pub use judge::Taste;
pub use lehrling::Lehrling;
pub use level::Level;
pub use random::Random;
pub use sight::{Bot, Sight};
