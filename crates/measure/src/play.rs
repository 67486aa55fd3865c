//! Random games, played as fast as the rules allow.

use std::sync::Arc;

use aufachse_rules::{Action, Actor, Game, Happening, Rules, Seat, SeatSet, Setup};

use crate::TURN_LIMIT;
use crate::rng::Quick;

/// What was played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Games from set-up to ranking.
    pub games: u64,
    /// Actions of players; dice and draws are not counted.
    pub actions: u64,
    /// Dice and draws.
    pub chances: u64,
}

/// Plays one random game. Each decision builds the full list of legal actions, picks one of them
/// at random and applies it; the lists are kept between games.
pub fn play_random(
    rules: &Arc<Rules>,
    players: u8,
    rng: &mut Quick,
    legal: &mut Vec<Action>,
    told: &mut Vec<Happening>,
    tally: &mut Tally,
) {
    let setup = Setup { turn_limit: Some(TURN_LIMIT), ..Setup::of(players) };
    let Ok(mut game) = Game::new(Arc::clone(rules), &setup) else { return };
    tally.games += 1;
    loop {
        told.clear();
        let outcomes = game.outcomes();
        if outcomes > 0 {
            tally.chances += 1;
            let Some(outcome) = game.outcome(rng.below(outcomes)) else { return };
            if game.apply_into(Actor::Chance, outcome, told).is_err() {
                return;
            }
            continue;
        }
        let awaited = game.awaited();
        let Some(seat) = pick(awaited, rng) else { return };
        game.legal_actions(Actor::Seat(seat), legal);
        let Some(&action) = legal.get(rng.below(legal.len() as u32) as usize) else { return };
        tally.actions += 1;
        if game.apply_into(Actor::Seat(seat), action, told).is_err() {
            return;
        }
    }
}

/// One of the awaited players.
#[inline]
fn pick(awaited: SeatSet, rng: &mut Quick) -> Option<Seat> {
    match awaited.single() {
        Some(seat) => Some(seat),
        None => awaited.nth(rng.below(awaited.len() as u32) as usize),
    }
}
