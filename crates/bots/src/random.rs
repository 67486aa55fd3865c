//! A player who does anything that is allowed.

use aufachse_rules::{Action, Seeded};

use crate::sight::{Bot, Sight};

/// Does anything that is allowed, each with the same likelihood.
#[derive(Clone, Debug)]
pub struct Random(Seeded);

impl Random {
    /// A player with dice of his own.
    pub fn new(seed: u64) -> Random {
        Random(Seeded::new(seed))
    }
}

impl Bot for Random {
    fn choose(&mut self, _: Sight<'_>, legal: &[Action]) -> usize {
        self.0.below(legal.len() as u32) as usize
    }
}
