//! The moves of a truck with no sign within reach: they are copied from the tables.

use super::Engine;
use crate::action::{Action, Seat, Way};
use crate::look::Look;
use crate::space::{Space, SpaceSet};
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, RoadworksAfter, StopInContractCity,
};

/// The ways of moves that are ready to be listed.
fn ways(moves: &[Action]) -> impl Iterator<Item = Way> + '_ {
    moves.iter().filter_map(|action| match action {
        Action::Drive(way) => Some(*way),
        _ => None,
    })
}

impl Look<'_> {
    /// Tells the moves of a truck that has no sign within reach. Gives nothing where the tables do
    /// not say all.
    #[inline]
    pub(super) fn drives_clear<F: FnMut(Way) -> bool>(
        &self,
        seat: Seat,
        engine: Engine,
        full: SpaceSet,
        f: &mut F,
    ) -> Option<(bool, bool)> {
        let exact_in_cities = self.exact_in_cities(engine);
        let tracks = &self.rules.tracks;
        let start = self.haulier(seat).truck;
        let (a, b) = match engine {
            Engine::Steps(steps) => {
                let mut any = false;
                let stopped = tracks.upto(start, steps).iter().any(|&way| {
                    let room = !full.has(way.end());
                    any |= room;
                    room && f(way)
                });
                return Some((stopped, any));
            }
            Engine::Dice { a, b, .. } if a == b => (a, 0),
            Engine::Dice { a, b, .. } => (a, b),
        };
        let six = a == 6 || b == 6;
        let rolled_one = self.switches().roadworks_after != RoadworksAfter::UsedOneMust;
        if six && rolled_one && (a == 1 || b == 1) {
            return None;
        }
        if six && b > 0 && !rolled_one && !exact_in_cities {
            // Stopping early after one step leaves the roadworks sign alone; a six used as a one
            // does not.
            let next_door = tracks.stops(start).iter().take_while(|stop| stop.way.steps() == 1);
            if next_door.into_iter().any(|stop| self.contract_city(seat, stop.way.end())) {
                return None;
            }
        }
        if self.cut_short(start, (a, b), full, exact_in_cities) {
            return None;
        }
        let mut any = false;
        let mut tell = |way: Way, f: &mut F| {
            let room = !full.has(way.end());
            any |= room;
            room && f(way)
        };
        if six {
            // Whatever another die allows in full, the six does too.
            if ways(tracks.six(start)).any(|way| tell(way, f)) {
                return Some((true, true));
            }
        } else {
            let first = tracks.exact(start, a);
            if ways(first).any(|way| tell(way, f)) {
                return Some((true, true));
            }
            if b > 0 {
                let second = tracks.exact(start, b);
                // The same end by the other die is the same move, unless one of them is a one.
                let apart = a == 1 || b == 1;
                for way in ways(second) {
                    let twice =
                        !apart && ways(first).any(|other| self.same_end(start, &other, &way));
                    if !twice && tell(way, f) {
                        return Some((true, true));
                    }
                }
            }
        }
        if !any {
            return None;
        }
        let stopped = self.early_stops(seat, (a, b), exact_in_cities, full, f);
        Some((stopped, true))
    }

    /// Tells the cities on the way in which a truck may stop early; `f` gives true to stop.
    #[inline]
    fn early_stops<F: FnMut(Way) -> bool>(
        &self,
        seat: Seat,
        (a, b): (u8, u8),
        exact_in_cities: bool,
        full: SpaceSet,
        f: &mut F,
    ) -> bool {
        let most = a.max(b);
        if most == 6 && !exact_in_cities {
            return false;
        }
        let dice = 1u8 << a | if b > 0 { 1 << b } else { 0 };
        let must_serve = self.switches().stop_in_contract_city == StopInContractCity::ThenMustServe;
        for stop in self.rules.tracks.stops(self.haulier(seat).truck) {
            if stop.way.steps() >= most {
                break;
            }
            let city = stop.way.end();
            let twice = !exact_in_cities && !must_serve && stop.also_full & dice & !2 != 0;
            if !twice && !full.has(city) && self.contract_city(seat, city) {
                let way = stop.way.with(!exact_in_cities, must_serve);
                if f(way) {
                    return true;
                }
            }
        }
        false
    }

    /// The moves by one die where no sign and no truck is in the way, ready to be listed, with the
    /// spaces that are full; nothing where something is in the way.
    #[inline]
    fn ready_drives(&self, die: u8) -> Option<(&[Action], SpaceSet)> {
        let seat = self.s.current;
        let start = self.haulier(seat).truck;
        let tracks = &self.rules.tracks;
        if !tracks.clear(start, die, self.s.signs()) {
            return None;
        }
        let full = self.full_for(seat);
        let (ready, free) = if die == 6 {
            (tracks.six(start), tracks.clear(start, 6, full))
        } else {
            (tracks.exact(start, die), tracks.ends(start, die).and(full).is_empty())
        };
        (free && !ready.is_empty()).then_some((ready, full))
    }

    /// Lists the moves by one die where nothing is in the way; that is copying them. Gives whether
    /// it did.
    pub(crate) fn list_drives(&self, die: u8, by_card: bool, list: &mut Vec<Action>) -> bool {
        let Some((ready, full)) = self.ready_drives(die) else { return false };
        list.extend_from_slice(ready);
        let exact_in_cities = self.exact_in_cities(Engine::Dice { a: die, b: 0, by_card });
        self.early_stops(self.s.current, (die, 0), exact_in_cities, full, &mut |way| {
            list.push(Action::Drive(way));
            false
        });
        true
    }

    /// Is a move by the dice one of those that are told? One look at the tables where nothing is
    /// in the way.
    #[inline]
    pub(crate) fn may_drive(&self, a: u8, b: u8, by_card: bool, way: Way) -> bool {
        let seat = self.s.current;
        let engine = Engine::Dice { a, b, by_card };
        if let Some((ready, full)) = (b == 0 || a == b).then(|| self.ready_drives(a)).flatten() {
            return ways(ready).any(|other| other == way)
                || self.early_stops(
                    seat,
                    (a, 0),
                    self.exact_in_cities(engine),
                    full,
                    &mut |other| other == way,
                );
        }
        self.drives(seat, seat, engine, &mut |other| other == way).0
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
        let tracks = &self.rules.tracks;
        let exact_matters = exact_in_cities
            || switches.event_drawn == EventDrawn::ExactCount
            || switches.roadworks_after == RoadworksAfter::UsedOneMust;
        [dice.0, dice.1].into_iter().any(|die| match die {
            0 => false,
            6 => exact_matters && !tracks.clear(start, 6, full),
            _ => !tracks.ends(start, die).and(full).is_empty(),
        })
    }

    /// Do two full ways leave everything the same?
    fn same_end(&self, start: Space, one: &Way, other: &Way) -> bool {
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
