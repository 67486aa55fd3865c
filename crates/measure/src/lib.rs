//! Measures how fast the rules play: random games, the size of a state, the cost of a clone and
//! what touches the heap.
//!
//! The `aufachse bench` command and `cargo bench` both stand on this.

mod play;
mod report;
mod rng;

pub use play::{Tally, play_random};
pub use report::{Measurement, Report, measure, measure_clone};
pub use rng::Quick;

/// The turn limit of random games: random players seldom finish by themselves.
pub const TURN_LIMIT: u32 = 2000;
