//! What a planner carries from one decision to the next.

use std::sync::Arc;

use aufachse_rules::{Game, Rules, Seeded};

use crate::judge::Taste;
use crate::lore::Lore;
use crate::sight::Sight;

/// The planner's memory: facts of the table and dice of his own.
#[derive(Debug)]
pub(crate) struct Mind {
    pub(crate) dice: Seeded,
    pub(crate) taste: Taste,
    lore: Option<Arc<Lore>>,
}

impl Mind {
    pub(crate) fn new(seed: u64, taste: Taste) -> Mind {
        Mind { dice: Seeded::new(seed), taste, lore: None }
    }

    /// The facts of a table, worked out when it is first seen.
    pub(crate) fn lore(&mut self, rules: &Arc<Rules>) -> Arc<Lore> {
        match &self.lore {
            Some(lore) if Arc::ptr_eq(&lore.rules, rules) => lore.clone(),
            _ => {
                let lore = Arc::new(Lore::new(rules));
                self.lore = Some(lore.clone());
                lore
            }
        }
    }

    /// A game that could be the real one.
    pub(crate) fn imagine(&mut self, sight: Sight<'_>) -> Game {
        let dice = &mut self.dice;
        Game::imagine(sight.rules(), &sight.view(), |n| dice.below(n))
    }
}
