//! Playing on in mind.

use aufachse_rules::{Action, Actor, Bits, ChanceSource as _, Game, Seat, Seeded};

use crate::disponent::Desk;
use crate::lore::Lore;
use crate::runner::Runners;

/// A game that is played on in mind.
pub(super) struct Ahead<'a> {
    pub(super) lore: &'a Lore,
    pub(super) game: Game,
    pub(super) chance: Seeded,
}

/// Nobody thinks further than this, whatever the cards bring.
const MAX_ACTIONS: u32 = 3000;

impl Ahead<'_> {
    /// Does one thing, lets everybody drive on, and judges what becomes of it.
    pub(super) fn look(&mut self, seat: Seat, action: Action, until: u32, desk: &Desk<'_>) -> f32 {
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
    /// How one stands in another game, some rounds later.
    fn standing_after(&self, game: &Game, rounds: f32) -> f32 {
        let over = game.ending().is_some();
        let others = f32::from(game.players() - 1).max(1.0);
        (0..game.players())
            .map(|seat| {
                let worth = if over {
                    game.holdings(Seat(seat)).cash as f32
                } else {
                    let clock = self.survival.later(rounds);
                    self.taste.worth(self.lore, game, Seat(seat), &clock)
                };
                if Seat(seat) == self.seat { worth } else { -worth * self.taste.envy / others }
            })
            .sum()
    }
}
