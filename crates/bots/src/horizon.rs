//! How long the game will go on, and who would win if it ended now.

use aufachse_rules::events::Effect;
use aufachse_rules::{Game, Seat, SeatSet};

use crate::lore::Lore;

/// What everybody sees of how far the game has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Horizon {
    /// Contracts that are yet to be sold.
    pub(crate) public: u32,
    /// Contracts that all players together hold.
    pub(crate) held: u32,
    /// Contracts that all players together have on the road.
    pub(crate) on_road: u32,
    /// Contracts of the player who holds fewest.
    pub(crate) fewest: u32,
    /// Players without contracts.
    pub(crate) without: SeatSet,
    pub(crate) players: u8,
}

impl Horizon {
    pub(crate) fn of(game: &Game) -> Horizon {
        let market = game.public_table();
        let shown = market.display.iter().flatten().count() as u32;
        let players = game.players();
        let mut horizon = Horizon {
            public: u32::from(market.pile) + shown,
            held: 0,
            on_road: 0,
            fewest: u32::MAX,
            without: SeatSet::EMPTY,
            players,
        };
        for seat in (0..players).map(Seat) {
            let stand = game.holdings(seat);
            let held = (stand.hand | stand.road | stand.stolen).len() as u32;
            horizon.held += held;
            horizon.on_road += stand.road.len() as u32;
            horizon.fewest = horizon.fewest.min(held);
            if held == 0 {
                horizon.without.insert(seat);
            }
        }
        horizon
    }

    /// The own turns that are left, as they came out in some thousand games of planners; the
    /// weights are in turns that a contract takes from city to city.
    pub(crate) fn turns(&self, lore: &Lore) -> f32 {
        let players = f32::from(self.players.max(1));
        let work = 1.4 * self.public as f32 / players + 1.1 * self.held as f32 / players
            - 0.75 * self.on_road as f32 / players
            + 0.55 * self.fewest as f32;
        (work * lore.haul - 2.0).max(1.0)
    }

    /// If the last public contract goes to this player, the game is over at once.
    pub(crate) fn last_sale_to(&self, buyer: Seat) -> bool {
        self.public == 1 && !self.without.without(buyer).is_empty()
    }
}

/// How far a player is ahead of the best of the others if the game ended now.
pub(crate) fn lead(lore: &Lore, game: &Game, seat: Seat) -> i32 {
    let last = |seat: Seat| {
        let stand = game.holdings(seat);
        let fines: i32 = stand
            .cards
            .iter()
            .map(|card| match lore.rules.effect(card) {
                Some(Effect::SpecialOrder { fine, .. } | Effect::Inspection { fine, .. }) => fine,
                _ => 0,
            })
            .sum();
        stand.cash - stand.debts - fines
    };
    let others = (0..game.players()).map(Seat).filter(|&other| other != seat).map(last).max();
    last(seat) - others.unwrap_or(0)
}

/// How little one likes to do another player a favour: the richer he is the less, and of equals
/// the sooner his turn comes the rather, so that no seat is favoured. Always below one.
pub(crate) fn threat(game: &Game, seat: Seat, other: Seat) -> f32 {
    let players = game.players().max(1);
    let after = (other.0 + players - seat.0 % players) % players;
    let cash = game.holdings(other).cash.clamp(0, 90_000) as f32;
    cash / 100_000.0 + f32::from(after) / 1_000_000.0
}

#[cfg(test)]
mod tests {

    use aufachse_rules::{Rules, Setup};

    use super::*;

    /// Whoever is chosen among equals gains by it, so that the choice must not hang on the number
    /// of the seat.
    #[test]
    fn among_equals_everybody_favours_the_next_one_round_the_table() {
        let rules = Rules::builtin("manual").expect("an edition");
        let setup = Setup { players: 4, first: None, turn_limit: None };
        let game = Game::new(rules, &setup).expect("a game");
        for seat in 0..4 {
            let others = (0..4).filter(|&other| other != seat).map(Seat);
            let favoured = others.min_by(|&a, &b| {
                threat(&game, Seat(seat), a).total_cmp(&threat(&game, Seat(seat), b))
            });
            assert_eq!(favoured, Some(Seat((seat + 1) % 4)));
        }
    }
}
