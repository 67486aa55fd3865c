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
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        // To do nothing is as likely as anything else, where it is allowed.
        let idle = u32::from(!sight.is_awaited());
        let choice = self.0.below(legal.len() as u32 + idle) as usize;
        (choice < legal.len()).then_some(choice)
    }
}
