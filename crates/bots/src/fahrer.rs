//! Fahrer: values contracts by money per expected turn.

use aufachse_rules::Action;

use crate::lehrling::Lehrling;
use crate::sight::{Bot, Sight};

/// Values contracts by money per expected turn, picks up on the way, buys a trailer when it pays.
#[derive(Debug)]
pub struct Fahrer(Lehrling);

impl Fahrer {
    /// A driver with dice of his own.
    pub fn new(seed: u64) -> Fahrer {
        Fahrer(Lehrling::new(seed))
    }
}

impl Bot for Fahrer {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> usize {
        self.0.choose(sight, legal)
    }
}
