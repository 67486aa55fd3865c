//! What a viewer knows of a game, as a program needs it to think ahead.

use std::sync::Arc;

use crate::components::MAX_PLAYERS;
use crate::decisions::arrival::ArrivalFlags;
use crate::frame::Frame;
use crate::game::Game;
use crate::happening::Viewer;
use crate::rules::Rules;
use crate::sets::ContractSet;
use crate::state::State;

/// A game as one viewer knows it. Contracts whose place the viewer does not know lie among the
/// unseen ones.
///
/// Two games that differ only in facts hidden from the viewer give equal knowledge.
///
/// ```
/// use aufachse_rules::{
///     Actor, ChanceSource, Game, Knowledge, Rules, Seat, Seeded, Setup, Viewer,
/// };
///
/// let rules = Rules::builtin("classic").unwrap();
/// let mut game = Game::new(rules, &Setup::of(3)).unwrap();
/// let mut dice = Seeded::new(1);
/// while let Some(outcome) = dice.next(&game) {
///     game.apply(Actor::Chance, outcome).unwrap();
/// }
/// let viewer = Viewer::Seat(Seat(0));
/// let knowledge = Knowledge::of(&game, viewer);
/// let imagined = knowledge.imagine(|n| dice.below(n));
/// assert_eq!(Knowledge::of(&imagined, viewer), knowledge);
/// ```
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Arc<Rules>,
    viewer: Viewer,
    state: Box<State>,
    /// The number of contracts in each hand.
    hand_sizes: [u8; MAX_PLAYERS],
}

impl PartialEq for Knowledge {
    /// Equal facts of the same viewer are equal knowledge.
    fn eq(&self, other: &Knowledge) -> bool {
        self.viewer == other.viewer
            && self.state == other.state
            && self.hand_sizes == other.hand_sizes
    }
}

impl Knowledge {
    /// What a viewer knows of a game.
    pub fn of(game: &Game, viewer: Viewer) -> Knowledge {
        let own = match viewer {
            Viewer::Seat(seat) if !game.query().hands_face_down() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let mut state = Box::new(game.state);
        let mut hand_sizes = [0; MAX_PLAYERS];
        for other in game.state.seats() {
            let player = state.player_mut(other);
            if let Some(size) = hand_sizes.get_mut(other.index()) {
                *size = player.hand.len() as u8;
            }
            if own != Some(other) {
                let hidden = std::mem::take(&mut player.hand);
                player.taken = ContractSet::EMPTY;
                state.unseen |= hidden;
            }
        }
        // Whether another player must still load or deliver says something about his hand.
        for frame in state.frames.as_mut_slice() {
            if let Frame::Arrival(arrival) = frame
                && own != Some(arrival.seat)
            {
                arrival.flags.remove(ArrivalFlags::MUST_DELIVER | ArrivalFlags::MUST_SERVE);
            }
        }
        Knowledge { rules: Arc::clone(&game.rules), viewer, state, hand_sizes }
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A game that the viewer cannot tell from the real one: hidden contracts are drawn anew.
    ///
    /// `below` returns a whole number below its argument, from a generator of the caller; hands
    /// are drawn with it seat by seat.
    pub fn imagine(&self, mut below: impl FnMut(u32) -> u32) -> Game {
        let mut state = *self.state;
        for (seat, &size) in state.seats().zip(&self.hand_sizes) {
            let missing = usize::from(size).saturating_sub(state.player(seat).hand.len());
            for _ in 0..missing {
                let among = state.unseen.len() as u32;
                let Some(contract) = state.unseen.nth(below(among) as usize) else { break };
                state.unseen.remove(contract);
                state.player_mut(seat).hand.insert(contract);
            }
        }
        Game { rules: Arc::clone(&self.rules), state }
    }
}
