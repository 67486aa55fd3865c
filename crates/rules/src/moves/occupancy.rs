//! Room: the spaces on which other trucks leave no room to end a move.

use crate::action::Seat;
use crate::query::Query;
use crate::space::{Space, SpaceSet};
use crate::switches::CityTrucks;

impl Query<'_> {
    /// The spaces on which a truck cannot end its move, because others stand there.
    #[inline]
    pub(crate) fn full_for(&self, seat: Seat) -> SpaceSet {
        let mut full = SpaceSet::EMPTY;
        for other in self.s.seats() {
            let at = self.player(other).truck;
            if at != Space::NONE && self.fills(seat, other) {
                full.insert(at);
            }
        }
        full
    }

    /// Is any space of a set full for a truck? Cheaper than [`Query::full_for`].
    #[inline]
    pub(crate) fn any_full(&self, seat: Seat, set: &SpaceSet) -> bool {
        self.s.seats().any(|o| set.has(self.player(o).truck) && self.fills(seat, o))
    }

    /// Is a space full for a truck? Cheaper than [`Query::full_for`].
    #[inline]
    pub(crate) fn is_full(&self, seat: Seat, space: Space) -> bool {
        self.s.seats().any(|o| self.player(o).truck == space && self.fills(seat, o))
    }

    /// Is the space of another truck full, counting that truck and those of lower seats?
    #[inline]
    pub(crate) fn fills(&self, seat: Seat, other: Seat) -> bool {
        let at = self.player(other).truck;
        if other == seat {
            return false;
        }
        if self.rules.board.is_city(at) {
            return self.switches().city_trucks == CityTrucks::One;
        }
        let stands_there = |third: &Seat| *third != seat && self.player(*third).truck == at;
        self.switches().road_trucks.get() == 1
            || self.s.seats().take(other.index()).any(|third| stands_there(&third))
    }
}
