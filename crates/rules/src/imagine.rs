//! Thinking ahead: a game that could be the real one as far as a viewer can tell.

use std::sync::Arc;

use crate::game::Game;
use crate::rules::Rules;
use crate::space::Bits;
use crate::view::View;

impl Game {
    /// A game that a viewer cannot tell from the real one: what he may not know is drawn anew.
    ///
    /// It is made of the view alone. `below` gives a whole number below the one that it gets,
    /// from dice of the caller's own; hidden contracts are drawn with it, seat by seat. The rules
    /// must be those of the game that was viewed.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use aufachse_rules::{ChanceSource, Game, Rules, Seat, Seeded, Setup, View, Viewer};
    ///
    /// let rules = Arc::new(Rules::builtin("classic").unwrap());
    /// let mut game = Game::new(rules.clone(), &Setup::of(3)).unwrap();
    /// let mut dice = Seeded::new(1);
    /// while let Some(outcome) = dice.next(&game) {
    ///     game.apply(aufachse_rules::Actor::Chance, outcome).unwrap();
    /// }
    /// let view = View::of(&game, Viewer::Seat(Seat(0)));
    /// let imagined = Game::imagine(&rules, &view, |n| dice.below(n));
    /// assert_eq!(View::of(&imagined, Viewer::Seat(Seat(0))), view);
    /// ```
    pub fn imagine(rules: &Arc<Rules>, view: &View, mut below: impl FnMut(u32) -> u32) -> Game {
        let mut state = *view.scene.0;
        for seat in state.seats() {
            let hidden = view.players.get(seat.index()).map_or(0, |p| u32::from(p.hidden));
            let missing = hidden.saturating_sub(state.player(seat).hand.count_ones());
            for _ in 0..missing {
                let among = state.unseen.count_ones();
                let Some(card) = Bits(state.unseen).nth(below(among) as usize) else { break };
                state.unseen &= !(1 << card);
                state.player_mut(seat).hand |= 1 << card;
            }
        }
        Game { rules: rules.clone(), state }
    }
}
