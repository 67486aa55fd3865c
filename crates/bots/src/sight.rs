//! What a bot gets to see, and what it is asked.

use std::sync::Arc;

use aufachse_rules::{Action, Game, Knowledge, Rules, Seat, View, Viewer};

/// What a player may look at: the rules and the view of his own seat, built only if he asks.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'g> {
    game: &'g Game,
    seat: Seat,
}

impl<'g> Sight<'g> {
    /// The sight of a seat.
    pub const fn new(game: &'g Game, seat: Seat) -> Sight<'g> {
        Sight { game, seat }
    }

    /// Whose sight it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules of the table.
    pub fn rules(&self) -> &'g Arc<Rules> {
        self.game.rules()
    }

    /// Does the game wait for this player? If not, he may act and may as well do nothing.
    pub fn is_awaited(&self) -> bool {
        self.game.awaited().contains(self.seat)
    }

    /// Everything that this player may see.
    pub fn view(&self) -> View {
        View::of(self.game, Viewer::Seat(self.seat))
    }

    /// Everything that this player knows, to think ahead with.
    pub fn knowledge(&self) -> Knowledge {
        Knowledge::of(self.game, Viewer::Seat(self.seat))
    }
}

/// Somebody who plays.
pub trait Bot: Send {
    /// Chooses one of the legal actions by its place in the list, which is never empty.
    ///
    /// Nothing means that he does nothing, which only those may for whom the game does not wait:
    /// an auctioneer who could end the bidding, or a player who could sell a trailer.
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize>;
}
