//! Players that are programs.

use aufachse_rules::{Action, Game, Seat, Seeded, View, Viewer};

/// What a player may look at: the view of his own seat, built only if he asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'g> {
    game: &'g Game,
    seat: Seat,
}

impl<'g> Sight<'g> {
    pub(crate) const fn new(game: &'g Game, seat: Seat) -> Sight<'g> {
        Sight { game, seat }
    }

    /// Whose sight it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that this player may see.
    pub fn view(&self) -> View {
        View::of(self.game, Viewer::Seat(self.seat))
    }
}

/// Somebody who plays.
pub trait Player {
    /// Chooses one of the legal actions by its place in the list.
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> usize;
}

/// A player who does anything that is allowed, each with the same likelihood.
#[derive(Clone, Debug)]
pub struct Random(Seeded);

impl Random {
    /// A player with dice of his own.
    pub fn new(seed: u64) -> Random {
        Random(Seeded::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, _: Sight<'_>, legal: &[Action]) -> usize {
        self.0.below(legal.len() as u32) as usize
    }
}

/// Puts a random player into a seat.
pub fn random_player(seed: u64) -> Box<dyn Player> {
    Box::new(Random::new(seed))
}
