//! What a planner carries from one decision to the next.

use std::sync::Arc;

use aufachse_rules::{Game, Rules, Seeded};

use crate::judge::Taste;
use crate::lore::{Known, Lore};
use crate::sight::Sight;

/// The planner's memory: facts of the table and dice of his own.
#[derive(Debug)]
pub(crate) struct Mind {
    pub(crate) dice: Seeded,
    pub(crate) taste: Taste,
    known: Known,
}

impl Mind {
    pub(crate) fn new(seed: u64, taste: Taste) -> Mind {
        Mind { dice: Seeded::new(seed), taste, known: Known::default() }
    }

    /// The facts of a table.
    pub(crate) fn lore(&mut self, rules: &Arc<Rules>) -> Arc<Lore> {
        self.known.of(rules)
    }

    /// A game that could be the real one.
    pub(crate) fn imagine(&mut self, sight: Sight<'_>) -> Game {
        let dice = &mut self.dice;
        sight.knowledge().imagine(|n| dice.below(n))
    }
}
