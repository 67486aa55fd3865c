//! Chef: thinks ahead.

use aufachse_rules::Action;

use crate::disponent::Disponent;
use crate::sight::{Bot, Sight};

/// How long the Chef may think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So many games played on in mind for each decision: the same on every machine.
    Iterations(u32),
    /// So long for each decision.
    Time(std::time::Duration),
}

/// Draws the hidden cards anew and plays on in mind.
#[derive(Debug)]
pub struct Chef(Disponent);

impl Chef {
    /// A boss with dice of his own.
    pub fn new(seed: u64, _: Budget) -> Chef {
        Chef(Disponent::new(seed))
    }
}

impl Bot for Chef {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> usize {
        self.0.choose(sight, legal)
    }
}
