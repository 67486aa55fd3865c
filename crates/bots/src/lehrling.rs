//! Lehrling: sensible and short-sighted.

use aufachse_rules::switches::AuctionOrder;
use aufachse_rules::{Action, Seeded, Space, View};

use crate::sight::{Bot, Sight};

/// Drives to the nearest load or delivery and bids low.
#[derive(Debug)]
pub struct Lehrling {
    dice: Seeded,
}

impl Lehrling {
    /// An apprentice with dice of his own, for what he does not think about.
    pub fn new(seed: u64) -> Lehrling {
        Lehrling { dice: Seeded::new(seed) }
    }
}

impl Bot for Lehrling {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        let view = sight.view();
        let desk = Bench { sight, view: &view };
        let mut best = (0, f32::NEG_INFINITY);
        let mut ties = 0;
        for (i, action) in legal.iter().enumerate() {
            let score = desk.score(action);
            if score > best.1 {
                best = (i, score);
                ties = 1;
            } else if score >= best.1 {
                // Among equals his dice decide.
                ties += 1;
                if self.dice.below(ties) == 0 {
                    best.0 = i;
                }
            }
        }
        Some(best.0)
    }
}

/// What he looks at for one decision.
struct Bench<'b> {
    sight: Sight<'b>,
    view: &'b View,
}

impl Bench<'_> {
    fn score(&self, action: &Action) -> f32 {
        match action {
            Action::Deliver(_) | Action::Pick(_) => 100.0,
            Action::Load(_) => 90.0,
            Action::Take(_) => 80.0,
            Action::Auction(slot) if self.jobs() < 2 => 70.0 - f32::from(*slot),
            Action::Roll | Action::Accept | Action::Choose(_) => 50.0,
            Action::Drive(way) => -f32::from(self.nearest(way.end())),
            Action::GoTo(space) | Action::Place(space) => -f32::from(self.nearest(*space)),
            Action::Bid(level) => self.bid(*level),
            Action::Done | Action::Pass | Action::Unload => 0.0,
            Action::Roadworks(_) | Action::Jam(_) | Action::LoseCargo(_) => 1.0,
            // Trailers and everything else that needs a thought he leaves alone.
            _ => -1000.0,
        }
    }

    /// Steps to the nearest city where he has something to load or to deliver.
    fn nearest(&self, from: Space) -> u8 {
        let rules = self.sight.rules();
        let me = &self.view.players[self.sight.seat().index()];
        let room = me.capacity.saturating_sub(me.load);
        let fetch = self.view.hand.iter().chain(&me.stolen).filter_map(|&c| {
            let contract = rules.contract(c)?;
            (contract.goods <= room).then_some(contract.from)
        });
        let deliver = me.on_road.iter().filter_map(|&c| Some(rules.contract(c)?.to));
        let steps = |to: Space| rules.board().distance(from, to);
        let own = fetch.chain(deliver).map(steps).min();
        own.or_else(|| {
            // With nothing to do, where a public contract begins that he can simply have.
            let free = rules.switches().auction_order == AuctionOrder::None;
            let public = self.view.display.iter().flatten().filter(|_| free);
            public.filter_map(|&c| Some(steps(rules.contract(c)?.from))).min()
        })
        .unwrap_or(50)
    }

    /// Contracts that he has.
    fn jobs(&self) -> usize {
        let me = &self.view.players[self.sight.seat().index()];
        usize::from(me.hidden) + me.on_road.len() + me.stolen.len()
    }

    /// Bids the lowest amount, and only while he has little to do.
    fn bid(&self, level: u8) -> f32 {
        if level == 1 && self.jobs() < 3 { 10.0 } else { -10.0 }
    }
}
