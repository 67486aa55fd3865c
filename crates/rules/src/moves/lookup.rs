//! The moves of a truck with no sign within reach: they are copied from the tables.

use super::MoveBudget;
use crate::action::{Action, Path, Seat};
use crate::query::Query;
use crate::sets::Bits;
use crate::space::{Space, SpaceSet};
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, RoadworksAfter, StopInContractCity,
};

/// The ways of moves that are ready to be listed.
fn paths(moves: &[Action]) -> impl Iterator<Item = Path> + '_ {
    moves.iter().filter_map(|action| match action {
        Action::Drive(path) => Some(*path),
        _ => None,
    })
}

/// Moves that are ready to be listed: those by one die, and what another adds to them.
struct Ready<'g> {
    first: &'g [Action],
    second: &'g [Action],
    /// Those of the second die that are no moves by the first, one bit each.
    fresh: u64,
}

impl Ready<'_> {
    #[inline]
    fn seconds(&self) -> impl Iterator<Item = Action> + '_ {
        Bits(self.fresh).filter_map(|i| self.second.get(i as usize).copied())
    }
}

impl Query<'_> {
    /// Tells the moves of a truck that has no sign within reach. Gives nothing where the tables do
    /// not say all.
    #[inline]
    pub(super) fn drives_clear<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        budget: MoveBudget,
        full: SpaceSet,
        f: &mut F,
    ) -> Option<(bool, bool)> {
        let exact_in_cities = self.exact_in_cities(budget);
        let tables = &self.rules.tables;
        let start = self.player(seat).truck;
        let (a, b) = match budget {
            MoveBudget::Steps(steps) => {
                let mut any = false;
                let stopped = tables.upto(start, steps).iter().any(|&path| {
                    let room = !full.has(path.end());
                    any |= room;
                    room && f(path)
                });
                return Some((stopped, any));
            }
            MoveBudget::Dice { a, b, .. } if a == b => (a, 0),
            MoveBudget::Dice { a, b, .. } => (a, b),
        };
        let six = a == 6 || b == 6;
        if six && self.six_differs(a, b) {
            return None;
        }
        if self.cut_short(start, (a, b), full, exact_in_cities) {
            return None;
        }
        let mut any = false;
        let mut tell = |path: Path, f: &mut F| {
            let room = !full.has(path.end());
            any |= room;
            room && f(path)
        };
        if six {
            // Whatever another die allows in full, the six does too.
            if paths(tables.six(start)).any(|path| tell(path, f)) {
                return Some((true, true));
            }
        } else {
            let first = tables.exact(start, a);
            if paths(first).any(|path| tell(path, f)) {
                return Some((true, true));
            }
            if b > 0 {
                let second = tables.exact(start, b);
                // The same end by the other die is the same move, unless one of them is a one.
                let apart = a == 1 || b == 1;
                for path in paths(second) {
                    let twice =
                        !apart && paths(first).any(|other| self.same_end(start, &other, &path));
                    if !twice && tell(path, f) {
                        return Some((true, true));
                    }
                }
            }
        }
        if !any {
            return None;
        }
        let stopped = self.early_stops(seat, (a, b), exact_in_cities, f);
        Some((stopped, true))
    }

    /// Tells the cities on the way in which a truck may stop early; `f` gives true to stop.
    #[inline]
    fn early_stops<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        (a, b): (u8, u8),
        exact_in_cities: bool,
        f: &mut F,
    ) -> bool {
        let switches = self.switches();
        let must_serve = switches.stop_in_contract_city == StopInContractCity::ThenMustServe;
        let six = a == 6 || b == 6;
        let mut most = a.max(b);
        if six && !exact_in_cities && !must_serve {
            // Any number can be chosen, which is the same move, unless the roadworks sign moves
            // after a six that is used as a one.
            if switches.roadworks_after != RoadworksAfter::UsedOneMust {
                return false;
            }
            most = 2;
        }
        let dice = if six { u8::MAX } else { 1u8 << a | if b > 0 { 1 << b } else { 0 } };
        // A stop that is also one by full count has been told as such, so the others are not.
        let marks = if must_serve { Path::EARLY } else { 0 };
        for stop in self.rules.tables.stops(self.player(seat).truck) {
            if stop.path.steps() >= most {
                break;
            }
            let city = stop.path.end();
            let twice = !exact_in_cities && !must_serve && stop.also_full & dice & !2 != 0;
            if !twice
                && self.is_contract_city(seat, city)
                && !self.is_full(seat, city)
                && f(stop.path.marked(marks))
            {
                return true;
            }
        }
        false
    }

    /// The moves by the dice where no sign and no truck is in the way, ready to be listed; nothing
    /// where something is in the way.
    #[inline]
    fn ready_drives(&self, a: u8, b: u8) -> Option<Ready<'_>> {
        let seat = self.s.current;
        let start = self.player(seat).truck;
        let tables = &self.rules.tables;
        let reach = tables.reach(start, a.max(b))?;
        if reach.has(self.s.roadworks) || reach.has(self.s.jam) {
            return None;
        }
        let two = b > 0 && a != b;
        let ready = if a == 6 || b == 6 {
            if self.any_full(seat, reach) || self.six_differs(a, b) {
                return None;
            }
            Ready { first: tables.six(start), second: &[], fresh: 0 }
        } else {
            if self.any_full(seat, tables.ends(start, a)?)
                || (two && self.any_full(seat, tables.ends(start, b)?))
            {
                return None;
            }
            let first = tables.exact(start, a);
            if two {
                let fresh = tables.fresh(start, a, b)?;
                Ready { first, second: tables.exact(start, b), fresh }
            } else {
                Ready { first, second: &[], fresh: 0 }
            }
        };
        // Where no way has the full count, the longest ones are driven; the search knows them.
        (!ready.first.is_empty() || ready.fresh != 0).then_some(ready)
    }

    /// Does another die allow moves that a six does not? A one moves the roadworks sign; a six
    /// that is used as a one does so only in some editions.
    #[inline]
    fn six_differs(&self, a: u8, b: u8) -> bool {
        (a == 1 || b == 1) && self.switches().roadworks_after != RoadworksAfter::UsedOneMust
    }

    /// Lists the moves by the dice where nothing is in the way; that is copying them. Gives
    /// whether it did.
    #[inline]
    pub(crate) fn list_drives(&self, a: u8, b: u8, by_card: bool, list: &mut Vec<Action>) -> bool {
        let exact_in_cities = self.exact_in_cities(MoveBudget::Dice { a, b, by_card });
        let Some(ready) = self.ready_drives(a, b) else { return false };
        list.extend_from_slice(ready.first);
        list.extend(ready.seconds());
        let dice = (a, if a == b { 0 } else { b });
        self.early_stops(self.s.current, dice, exact_in_cities, &mut |path| {
            list.push(Action::Drive(path));
            false
        });
        true
    }

    /// Is a move by the dice one of those that are told? One look at the tables where nothing is
    /// in the way.
    #[inline]
    pub(crate) fn may_drive(&self, a: u8, b: u8, by_card: bool, path: Path) -> bool {
        let seat = self.s.current;
        let budget = MoveBudget::Dice { a, b, by_card };
        let exact_in_cities = self.exact_in_cities(budget);
        if let Some(ready) = self.ready_drives(a, b) {
            let dice = (a, if a == b { 0 } else { b });
            return paths(ready.first).any(|other| other == path)
                || (ready.fresh != 0 && ready.seconds().any(|other| other == Action::Drive(path)))
                || self.early_stops(seat, dice, exact_in_cities, &mut |other| other == path);
        }
        self.drives(seat, seat, budget, &mut |other| other == path).0
    }

    /// May a full space cut a move short, so that it ends where the tables do not say?
    ///
    /// A six that is cut short ends where another number would have brought it, which is the same
    /// move unless the exact count matters.
    fn cut_short(
        &self,
        start: Space,
        dice: (u8, u8),
        full: SpaceSet,
        exact_in_cities: bool,
    ) -> bool {
        let switches = self.switches();
        if full.is_empty() || switches.end_space_full == EndSpaceFull::NotAllowed {
            return false;
        }
        let tables = &self.rules.tables;
        let exact_matters = exact_in_cities
            || switches.event_drawn == EventDrawn::ExactCount
            || switches.roadworks_after == RoadworksAfter::UsedOneMust;
        [dice.0, dice.1].into_iter().any(|die| match die {
            0 => false,
            6 => exact_matters && !tables.clear(start, 6, full),
            _ => tables.ends(start, die).is_some_and(|ends| !ends.and(full).is_empty()),
        })
    }

    /// Do two full ways leave everything the same?
    fn same_end(&self, start: Space, one: &Path, other: &Path) -> bool {
        if one.end() != other.end() {
            return false;
        }
        let board = &self.rules.board;
        match self.rules.documents() {
            None => true,
            Some(DocumentsCity::Opposite) => {
                !board.events.has(one.end())
                    || one.before_end().unwrap_or(start) == other.before_end().unwrap_or(start)
            }
            Some(DocumentsCity::LastCity) => one
                .spaces()
                .filter(|&s| board.is_city(s))
                .eq(other.spaces().filter(|&s| board.is_city(s))),
        }
    }
}
