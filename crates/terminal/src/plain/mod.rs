//! The game as numbered questions and lines of text: for screen readers, pipes and very small
//! terminals.

mod argument;
mod command;
mod game;
mod lobby;
mod orders;
mod paper;
mod questions;
mod show;
mod watch;

pub use game::play;
pub use lobby::{Seated, join, lobby};
pub use paper::Paper;
pub use questions::set_up;
pub use watch::{Broken, watch};
