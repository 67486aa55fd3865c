//! Chef: thinks ahead.
//!
//! For each of the choices that a planner would consider he draws the hidden cards anew, lets
//! everybody drive on for some turns with the same dice, and judges where that leads.

use std::time::{Duration, Instant};

use aufachse_rules::{
    Action, Actor, Bits, ChanceSource as _, Decision, Game, Pending, Seat, Seeded,
};

use crate::disponent::Desk;
use crate::judge::Taste;
use crate::lore::Lore;
use crate::mind::Mind;
use crate::runner::Runners;
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
    pub(crate) ways: Ways,
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
        Chef::with(seed, budget, Taste::LEARNED, Ways { rounds: 2, choices: 5, prior: 8.0 })
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
        let seat = sight.seat();
        let desk = Desk::new(&taste, &lore, &game, seat);
        let mut choices = desk.shortlist(legal);
        choices.truncate(self.ways.choices);
        if choices.len() <= 1 {
            return Some(choices.first().map_or(0, |&(i, _)| i));
        }
        let mut sums = vec![0.0_f32; choices.len()];
        let mut looks = 0;
        let until = game.turn() + self.ways.rounds * u32::from(game.players());
        while self.goes_on(begun, looks) {
            let dice = &mut self.mind.dice;
            let world = Game::imagine(sight.rules(), &view, |n| dice.below(n));
            let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
            for (sum, &(i, _)) in sums.iter_mut().zip(&choices) {
                let mut ahead =
                    Ahead { lore: &lore, game: world.clone(), chance: Seeded::new(seed) };
                *sum += ahead.look(seat, legal[i], until, &desk);
            }
            looks += 1;
        }
        let prior = self.ways.prior;
        let score = |k: usize| (sums[k] + prior * choices[k].1) / (looks as f32 + prior);
        let best =
            (0..choices.len()).max_by(|&a, &b| score(a).total_cmp(&score(b)).then(b.cmp(&a)));
        Some(choices[best.unwrap_or(0)].0)
    }
}

impl Chef {
    fn goes_on(&self, begun: Instant, looks: u32) -> bool {
        match self.budget {
            Budget::Iterations(n) => looks < n,
            Budget::Time(time) => begun.elapsed() < time,
        }
    }
}

/// A game that is played on in mind.
struct Ahead<'a> {
    lore: &'a Lore,
    game: Game,
    chance: Seeded,
}

/// Nobody thinks further than this, whatever the cards bring.
const MAX_ACTIONS: u32 = 3000;

impl Ahead<'_> {
    /// Does one thing, lets everybody drive on, and judges what becomes of it.
    fn look(&mut self, seat: Seat, action: Action, until: u32, desk: &Desk<'_>) -> f32 {
        let mut told = Vec::new();
        let mut legal = Vec::new();
        let begun = self.game.turn();
        if self.game.apply_into(Actor::Seat(seat), action, &mut told).is_err() {
            return f32::NEG_INFINITY;
        }
        let mut runners = Runners::new(self.lore, desk.taste, &self.game);
        for _ in 0..MAX_ACTIONS {
            if self.game.ending().is_some() || self.game.turn() >= until {
                break;
            }
            told.clear();
            let (actor, action) = if let Some(outcome) = self.chance.next(&self.game) {
                (Actor::Chance, outcome)
            } else {
                let Some(seat) = Bits(u64::from(self.game.awaited())).next() else { break };
                let seat = Seat(seat);
                self.game.legal_actions(Actor::Seat(seat), &mut legal);
                let choice =
                    if legal.len() == 1 { 0 } else { runners.choose(&self.game, seat, &legal) };
                let Some(&action) = legal.get(choice) else { break };
                (Actor::Seat(seat), action)
            };
            if self.game.apply_into(actor, action, &mut told).is_err() {
                break;
            }
        }
        let rounds =
            (self.game.turn().saturating_sub(begun)) as f32 / f32::from(self.game.players());
        desk.standing_after(&self.game, rounds)
    }
}

impl Desk<'_> {
    /// The choices worth a thought, the best first, with what they seem to be worth.
    pub(crate) fn shortlist(&self, legal: &[Action]) -> Vec<(usize, f32)> {
        let Pending::Players { decision, .. } = self.game.pending() else {
            return vec![(0, 0.0)];
        };
        let chosen = self.decide(legal);
        match decision {
            Decision::Drive { .. } => {
                let ranked = self.ranked_drives(legal, 6);
                let mut once: Vec<(usize, f32)> = Vec::new();
                for (i, worth) in ranked {
                    let end = |i: usize| match legal[i] {
                        Action::Drive(way) => Some(way.end()),
                        _ => None,
                    };
                    if once.iter().all(|&(k, _)| end(k) != end(i)) {
                        once.push((i, worth));
                    }
                }
                let base = once.first().map_or(0.0, |c| c.1);
                once.iter_mut().for_each(|c| c.1 -= base);
                once
            }
            Decision::Auction { contract, .. } => self.auction().options(contract, legal),
            Decision::Interest | Decision::Stop
                if legal.iter().any(|a| matches!(a, Action::Auction(_))) =>
            {
                let auction = self.auction();
                let display = self.game.market().display;
                let mut list: Vec<(usize, f32)> = legal
                    .iter()
                    .enumerate()
                    .filter_map(|(i, a)| match a {
                        Action::Auction(slot) => {
                            Some((i, auction.opening(display[*slot as usize]?)))
                        }
                        Action::NoInterest | Action::Done => Some((i, 0.0)),
                        _ => None,
                    })
                    .collect();
                list.sort_by(|a, b| b.1.total_cmp(&a.1));
                let base = list.first().map_or(0.0, |c| c.1);
                list.iter_mut().for_each(|c| c.1 -= base);
                list.retain(|c| c.1 > -1500.0);
                if list.is_empty() { vec![(chosen, 0.0)] } else { list }
            }
            _ => vec![(chosen, 0.0)],
        }
    }

    /// How one stands in another game, some rounds later.
    pub(crate) fn standing_after(&self, game: &Game, rounds: f32) -> f32 {
        let over = game.ending().is_some();
        let others = f32::from(game.players() - 1).max(1.0);
        (0..game.players())
            .map(|seat| {
                let worth = if over {
                    game.stand(Seat(seat)).cash as f32
                } else {
                    let clock = self.survival.later(rounds);
                    self.taste.worth(self.lore, game, Seat(seat), &clock)
                };
                if Seat(seat) == self.seat { worth } else { -worth * self.taste.envy / others }
            })
            .sum()
    }
}
