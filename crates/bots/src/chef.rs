//! Chef: thinks ahead.
//!
//! For each of the choices that a planner would consider he draws the hidden cards anew, lets
//! everybody drive on for some turns with the same dice, and judges where that leads.

mod ahead;
mod shortlist;

use std::time::{Duration, Instant};

use aufachse_rules::switches::NoInterest;
use aufachse_rules::{Action, Decision, Game, Pending, Rules, Seeded};

use self::ahead::Ahead;
use crate::disponent::Desk;
use crate::judge::Taste;
use crate::lore::Known;
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
    dice: Seeded,
    known: Known,
    /// How he sees the game; by its rules if nothing is said.
    taste: Option<Taste>,
    budget: Budget,
    /// How he thinks; by the game's rules if nothing is said.
    ways: Option<Ways>,
}

/// How he thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ways {
    /// Rounds that are played on.
    pub rounds: u32,
    /// Choices that are considered at most.
    pub choices: usize,
    /// By how much money the first judgement of a bid is usually wrong: the looks ahead count more
    /// against it the less they scatter.
    pub doubt: f32,
    /// The same for everything that is not a bid.
    pub doubt_elsewhere: f32,
}

impl Ways {
    /// What some hundred games have taught, where every public contract must find a buyer. The
    /// plans are good there, and looks ahead find little but noise in them.
    pub const LEARNED: Ways = Ways { rounds: 3, choices: 5, doubt: 200.0, doubt_elsewhere: 60.0 };

    /// The same where contracts that nobody wants leave the game.
    pub const RESTRAINED: Ways = Ways { doubt_elsewhere: 200.0, ..Ways::LEARNED };

    /// What games by these rules have taught.
    pub fn learned(rules: &Rules) -> Ways {
        match rules.switches().no_interest {
            NoInterest::No => Ways::LEARNED,
            NoInterest::NearestDock => Ways::RESTRAINED,
        }
    }

    /// How wrong the first judgement usually is for a decision.
    fn doubt_of(&self, game: &Game) -> f32 {
        match game.pending() {
            Pending::Players { decision: Decision::Auction { .. }, .. } => self.doubt,
            _ => self.doubt_elsewhere,
        }
    }
}

impl Chef {
    /// A boss with dice of his own.
    pub fn new(seed: u64, budget: Budget) -> Chef {
        Chef { dice: Seeded::new(seed), known: Known::default(), taste: None, budget, ways: None }
    }

    /// A boss who sees the game his own way.
    pub fn with(seed: u64, budget: Budget, taste: Taste, ways: Ways) -> Chef {
        Chef { taste: Some(taste), ways: Some(ways), ..Chef::new(seed, budget) }
    }
}

impl Bot for Chef {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        let begun = Instant::now();
        let lore = self.known.of(sight.rules());
        let knowledge = sight.knowledge();
        let dice = &mut self.dice;
        let game = knowledge.imagine(|n| dice.below(n));
        let taste = self.taste.as_ref().unwrap_or_else(|| Taste::learned(sight.rules()));
        let ways = self.ways.unwrap_or_else(|| Ways::learned(sight.rules()));
        let doubt = ways.doubt_of(&game);
        let desk = Desk::new(taste, &lore, &game, sight.seat());
        let mut choices: Vec<Thought> = desk
            .shortlist(legal)
            .into_iter()
            .take(ways.choices)
            .map(|(choice, first)| Thought { choice, first, sum: 0.0, squares: 0.0, looks: 0.0 })
            .collect();
        let until = game.turn() + ways.rounds * u32::from(game.players());
        let mut looks = 0;
        while choices.len() > 1 && self.spent(begun, looks) < 1.0 {
            let dice = &mut self.dice;
            let world = knowledge.imagine(|n| dice.below(n));
            let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
            let mut habit = 0.0;
            for (i, thought) in choices.iter_mut().enumerate() {
                // The same world and the same dice for all, so that luck does not decide.
                let game = world.clone();
                let mut ahead = Ahead::new(&lore, game, seed);
                let worth = ahead.look(sight.seat(), legal[thought.choice], until, &desk);
                if i == 0 {
                    habit = worth;
                }
                thought.saw(worth - habit);
            }
            looks += 1;
            // Half of the time goes to the best of those that could replace the habit.
            if choices.len() > 2 && self.spent(begun, looks) >= 0.5 {
                let best = best_of(&choices[1..], doubt);
                choices.swap(1, 1 + best);
                choices.truncate(2);
            }
        }
        Some(choices.get(best_of(&choices, doubt)).map_or(0, |thought| thought.choice))
    }
}

/// A choice that is being thought about.
#[derive(Clone, Copy, Debug)]
struct Thought {
    choice: usize,
    /// How much worse than the habit it seemed at first.
    first: f32,
    /// By how much the looks ahead found it better than the habit, added up.
    sum: f32,
    squares: f32,
    looks: f32,
}

impl Thought {
    fn saw(&mut self, better: f32) {
        self.sum += better;
        self.squares += better * better;
        self.looks += 1.0;
    }

    /// How much better than the habit it is, as far as one can tell.
    fn better(&self, doubt: f32) -> f32 {
        if self.looks < 2.0 {
            return self.first;
        }
        let mean = self.sum / self.looks;
        let variance = (self.squares / self.looks - mean * mean).max(1.0) / (self.looks - 1.0);
        let weight = doubt * doubt / (doubt * doubt + variance);
        self.first + weight * (mean - self.first)
    }
}

impl Chef {
    /// The part of the budget that is used up.
    fn spent(&self, begun: Instant, looks: u32) -> f32 {
        match self.budget {
            Budget::Iterations(n) => looks as f32 / n.max(1) as f32,
            Budget::Time(time) => begun.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
        }
    }
}

/// The best of some choices, the first of equals.
fn best_of(choices: &[Thought], doubt: f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (i, thought) in choices.iter().enumerate() {
        let better = thought.better(doubt);
        if better > best.1 {
            best = (i, better);
        }
    }
    best.0
}
