//! Chef: thinks ahead.
//!
//! For each of the choices that a planner would consider he draws the hidden cards anew, lets
//! everybody drive on for some turns with the same dice, and judges where that leads.

mod ahead;
mod shortlist;

use std::time::{Duration, Instant};

use aufachse_rules::{Action, Game, Seeded};

use self::ahead::Ahead;
use crate::disponent::Desk;
use crate::judge::Taste;
use crate::mind::Mind;
use crate::sight::{Bot, Sight};

/// How long the Chef may think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So many times each choice is played on in mind: the same on every machine.
    Iterations(u32),
    /// So long for each decision.
    Time(Duration),
}

/// Draws the hidden cards anew and plays on in mind.
#[derive(Debug)]
pub struct Chef {
    mind: Mind,
    budget: Budget,
    ways: Ways,
}

/// How he thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ways {
    /// Rounds that are played on.
    pub rounds: u32,
    /// Choices that are considered at most.
    pub choices: usize,
    /// How many times a look ahead the first judgement counts.
    pub prior: f32,
}

impl Chef {
    /// A boss with dice of his own.
    pub fn new(seed: u64, budget: Budget) -> Chef {
        Chef::with(seed, budget, Taste::LEARNED, Ways { rounds: 3, choices: 5, prior: 4.0 })
    }

    /// A boss who sees the game his own way.
    pub fn with(seed: u64, budget: Budget, taste: Taste, ways: Ways) -> Chef {
        Chef { mind: Mind::new(seed, taste), budget, ways }
    }
}

impl Bot for Chef {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        let begun = Instant::now();
        let lore = self.mind.lore(sight.rules());
        let view = sight.view();
        let dice = &mut self.mind.dice;
        let game = Game::imagine(sight.rules(), &view, |n| dice.below(n));
        let taste = self.mind.taste.clone();
        let desk = Desk::new(&taste, &lore, &game, sight.seat());
        let mut choices: Vec<Thought> = desk
            .shortlist(legal)
            .into_iter()
            .take(self.ways.choices)
            .map(|(choice, first)| Thought { choice, first, sum: 0.0, looks: 0.0 })
            .collect();
        let until = game.turn() + self.ways.rounds * u32::from(game.players());
        let mut looks = 0;
        while choices.len() > 1 && self.spent(begun, looks) < 1.0 {
            let dice = &mut self.mind.dice;
            let world = Game::imagine(sight.rules(), &view, |n| dice.below(n));
            let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
            for thought in &mut choices {
                // The same world and the same dice for all, so that luck does not decide.
                let game = world.clone();
                let mut ahead = Ahead { lore: &lore, game, chance: Seeded::new(seed) };
                thought.sum += ahead.look(sight.seat(), legal[thought.choice], until, &desk);
                thought.looks += 1.0;
            }
            looks += 1;
            // Half of the time goes to the two that look best.
            if choices.len() > 2 && self.spent(begun, looks) >= 0.5 {
                self.sort(&mut choices);
                choices.truncate(2);
            }
        }
        self.sort(&mut choices);
        Some(choices.first().map_or(0, |thought| thought.choice))
    }
}

/// A choice that is being thought about.
#[derive(Clone, Copy, Debug)]
struct Thought {
    choice: usize,
    /// How much worse than the best it seemed at first.
    first: f32,
    /// What the looks ahead said, added up.
    sum: f32,
    looks: f32,
}

impl Chef {
    /// The part of the budget that is used up.
    fn spent(&self, begun: Instant, looks: u32) -> f32 {
        match self.budget {
            Budget::Iterations(n) => looks as f32 / n.max(1) as f32,
            Budget::Time(time) => begun.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
        }
    }

    /// The best first; the first judgement counts like some looks ahead.
    fn sort(&self, choices: &mut [Thought]) {
        let prior = self.ways.prior;
        let score = |t: &Thought| (t.sum + prior * t.first) / (t.looks + prior);
        choices.sort_by(|a, b| score(b).total_cmp(&score(a)));
    }
}
