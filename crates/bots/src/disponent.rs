//! Disponent: plans routes, and knows what a contract is worth to the others.

mod drive;
mod signs;
mod stop;

use aufachse_rules::{Action, Actor, Decision, Game, Pending, Seat};

use crate::bidding::Auction;
use crate::horizon::{Horizon, threat};
use crate::judge::Taste;
use crate::lore::Lore;
use crate::mind::Mind;
use crate::payment::sell_or_owe;
use crate::route::Survival;
use crate::sight::{Bot, Sight};

/// Plans over all contracts held and face up, and bids what they add to the plan.
#[derive(Debug)]
pub struct Disponent {
    mind: Mind,
}

impl Disponent {
    /// A planner with dice of his own for what he cannot know.
    pub fn new(seed: u64) -> Disponent {
        Disponent::with(seed, Taste::PLAIN)
    }

    /// A planner who sees the game his own way.
    pub fn with(seed: u64, taste: Taste) -> Disponent {
        Disponent { mind: Mind::new(seed, taste) }
    }
}

impl Bot for Disponent {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        let lore = self.mind.lore(sight.rules());
        let game = self.mind.imagine(sight);
        Some(Desk::new(&self.mind.taste, &lore, &game, sight.seat()).decide(legal))
    }
}

/// One decision on the desk of a planner. The game is one that he imagines.
#[derive(Debug)]
pub(crate) struct Desk<'d> {
    pub(crate) taste: &'d Taste,
    pub(crate) lore: &'d Lore,
    pub(crate) game: &'d Game,
    pub(crate) seat: Seat,
    pub(crate) horizon: Horizon,
    pub(crate) survival: Survival,
}

impl<'d> Desk<'d> {
    pub(crate) fn new(taste: &'d Taste, lore: &'d Lore, game: &'d Game, seat: Seat) -> Desk<'d> {
        let horizon = Horizon::of(game);
        let survival = taste.survival(lore, &horizon);
        Desk { taste, lore, game, seat, horizon, survival }
    }

    pub(crate) fn decide(&self, legal: &[Action]) -> usize {
        if legal.len() <= 1 {
            return 0;
        }
        let Pending::Players { seats, decision } = self.game.pending() else { return 0 };
        if !seats.contains(self.seat) {
            return 0;
        }
        match decision {
            Decision::Place => self.place(legal),
            Decision::Drive { .. } => self.drive(legal),
            Decision::CardMove { truck, .. } if truck == self.seat => self.drive(legal),
            Decision::BeforeRoll => self.before_roll(legal),
            Decision::Roadworks | Decision::LoseCargo { .. } => self.put_sign(legal),
            Decision::Event { .. }
                if matches!(legal.first(), Some(Action::Jam(_) | Action::Roadworks(_))) =>
            {
                self.put_sign(legal)
            }
            Decision::Deliver => self.deliver(legal),
            Decision::Interest | Decision::Stop => self.stop(legal),
            Decision::Auction { contract, .. } => self.auction().answer(contract, legal),
            Decision::EndOfTurn => self.end_of_turn(legal),
            Decision::SellToPay { .. } => sell_or_owe(self.game, self.seat, legal),
            _ => self.compare(legal),
        }
    }

    pub(crate) fn auction(&self) -> Auction<'_> {
        Auction::new(self)
    }

    /// Does each in mind and judges what becomes of it: for choices that few cards give.
    fn compare(&self, legal: &[Action]) -> usize {
        let mut told = Vec::new();
        let mut best = (0, f32::NEG_INFINITY);
        for (i, &action) in legal.iter().enumerate().take(64) {
            // Trading is thought about where it is needed.
            if matches!(action, Action::Buy(_) | Action::Sell(_)) {
                continue;
            }
            let mut then = self.game.clone();
            told.clear();
            if then.apply_into(Actor::Seat(self.seat), action, &mut told).is_err() {
                continue;
            }
            let mut worth = self.standing(&then);
            if let Action::Choose(other) = action {
                worth -= threat(self.game, self.seat, other);
            }
            if worth > best.1 {
                best = (i, worth);
            }
        }
        best.0
    }

    /// How one stands against the others.
    pub(crate) fn standing(&self, game: &Game) -> f32 {
        let others = f32::from(game.players() - 1).max(1.0);
        (0..game.players())
            .map(|seat| {
                let worth = self.taste.worth(self.lore, game, Seat(seat), &self.survival);
                if Seat(seat) == self.seat { worth } else { -worth * self.taste.envy / others }
            })
            .sum()
    }
}
