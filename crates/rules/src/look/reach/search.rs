//! The search for ways among signs and full spaces.

use super::Engine;
use crate::action::{MAX_STEPS, Seat, Way};
use crate::look::Look;
use crate::space::{Space, SpaceSet};
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, JammedSpace, RoadworksAfter, StopAtSign,
    StopInContractCity, Switches,
};

/// What was found while the ways of one count were gone through.
#[derive(Default)]
struct Found {
    /// A way of full length, or one that a full space cut short.
    full: bool,
    /// Any way at all.
    any: bool,
    /// The longest way that has an end, where none is full.
    longest: u8,
}

/// How one number of steps is driven.
#[derive(Clone, Copy)]
struct Count {
    steps: u8,
    /// Any number up to it may be chosen instead.
    any_number: bool,
    /// Stops before the count is used up are possible.
    early_stops: bool,
    /// The number on the die.
    die: u8,
}

/// Everything about the table that a truck on its way must know.
struct Drive<'g> {
    look: Look<'g>,
    switches: &'g Switches,
    seat: Seat,
    start: Space,
    closed: SpaceSet,
    full: SpaceSet,
    /// Signs that navigation cards open.
    navigation: u32,
    /// The jammed city, where the truck may end its move to deliver.
    open_jam: Space,
    exact_in_cities: bool,
    exact_on_events: bool,
    seen: Seen,
}

/// Moves that are told apart in full where a card asks how a truck came to where it is. The boards
/// of the game need less than half of it; beyond it, moves that are the same are listed twice.
const MOST_WAYS: usize = 192;

/// Moves that were listed already, so that ways that leave everything the same are one move.
#[expect(clippy::large_enum_variant, reason = "it lives on the stack and only for one list")]
enum Seen {
    /// By end and marks alone.
    Ends([SpaceSet; 16]),
    /// By everything that a way can change.
    Whole { ways: [Way; MOST_WAYS], len: usize },
}

impl Drive<'_> {
    #[inline]
    fn has_room(&self, space: Space) -> bool {
        !self.full.has(space)
    }

    /// Does it matter whether a move ends here by exact count?
    #[inline]
    fn exact_matters(&self, end: Space) -> bool {
        if self.look.rules.board.is_city(end) {
            self.exact_in_cities
        } else {
            self.exact_on_events && self.look.rules.board.events.has(end)
        }
    }

    /// Signs on a way, each of which needs a navigation card.
    fn signs_on(&self, path: &[u8; MAX_STEPS], len: u8) -> u32 {
        path.iter().take(len as usize).filter(|&&s| self.closed.has(Space(s))).count() as u32
    }

    /// Has a move been listed that leaves everything the same? Notes it if not.
    #[inline]
    fn is_new(&mut self, way: &Way) -> bool {
        let rules = self.look.rules;
        let end = way.end();
        let board = &rules.board;
        let from = way.before_end().unwrap_or(self.start);
        // Where an event may be drawn, the direction from which the truck came is remembered.
        let sided = rules.documents() == Some(DocumentsCity::Opposite) && board.events.has(end);
        let side = sided && board.neighbours[end.index()].first() == Some(&from);
        match &mut self.seen {
            Seen::Ends(sets) => {
                let class = usize::from(way.exact())
                    | usize::from(way.one()) << 1
                    | usize::from(way.early()) << 2
                    | usize::from(side) << 3;
                let new = !sets[class].has(end);
                sets[class].insert(end);
                new
            }
            Seen::Whole { ways, len } => {
                let closed = self.closed;
                let start = self.start;
                let passes = |w: &Way| w.spaces().filter(|s| closed.has(*s)).count();
                let by_cities = rules.documents() == Some(DocumentsCity::LastCity);
                let same = |other: &Way| {
                    other.end() == end
                        && (other.exact(), other.one(), other.early())
                            == (way.exact(), way.one(), way.early())
                        && passes(other) == passes(way)
                        && (!sided || other.before_end().unwrap_or(start) == from)
                        && (!by_cities
                            || other
                                .spaces()
                                .filter(|s| board.is_city(*s))
                                .eq(way.spaces().filter(|s| board.is_city(*s))))
                };
                if ways[..*len].iter().any(same) {
                    return false;
                }
                if *len < MOST_WAYS {
                    ways[*len] = *way;
                    *len += 1;
                }
                true
            }
        }
    }

    /// Goes through all ways of one count. `f` gives true to stop.
    #[inline]
    fn go<F: FnMut(Way) -> bool>(&mut self, count: Count, found: &mut Found, f: &mut F) -> bool {
        let steps = self.look.rules.ways.from(self.start);
        let mut path = [0u8; MAX_STEPS];
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count > count.steps {
                i = step.skip as usize;
                continue;
            }
            let space = step.space;
            path[(step.count - 1) as usize] = space.0;
            let mut leave = false;
            let signed = self.closed.has(space);
            if signed
                && count.early_stops
                && self.switches.stop_at_sign != StopAtSign::OnlyWithoutFullWay
            {
                // The sign is met: the truck may stop in front of it.
                let at = self.stop_by(path, step.count - 1);
                if at > 0 {
                    found.any = true;
                    if self.tell(&path, at, false, false, count, f) {
                        return true;
                    }
                }
            }
            if signed && self.signs_on(&path, step.count) > self.navigation {
                if space == self.open_jam && self.has_room(space) {
                    // A jammed city can be ended in to deliver, by full count or stopping early.
                    let exact = step.count == count.steps || count.any_number;
                    if exact {
                        found.full = true;
                    }
                    found.any = true;
                    if self.tell(&path, step.count, exact, false, count, f) {
                        return true;
                    }
                }
                leave = true;
            } else {
                let ends_here = step.count == count.steps || count.any_number;
                let room = self.has_room(space);
                if ends_here && room {
                    found.full = true;
                    found.any = true;
                    if self.tell(&path, step.count, true, false, count, f) {
                        return true;
                    }
                }
                if ends_here && !room && count.early_stops {
                    let at = self.stop_by(path, step.count);
                    if at > 0 {
                        found.full = true;
                        found.any = true;
                        if self.tell(&path, at, false, false, count, f) {
                            return true;
                        }
                    }
                }
                if room && step.count < count.steps {
                    if count.early_stops
                        && self.look.rules.board.is_city(space)
                        && (self.exact_in_cities || !count.any_number)
                        && self.look.contract_city(self.seat, space)
                    {
                        found.any = true;
                        if self.tell(&path, step.count, false, true, count, f) {
                            return true;
                        }
                    }
                    found.longest = found.longest.max(step.count);
                }
            }
            i = if leave || step.count == count.steps { step.skip as usize } else { i + 1 };
        }
        false
    }

    /// Goes through the longest ways, where no way has the full count.
    fn go_longest<F: FnMut(Way) -> bool>(&mut self, longest: u8, count: Count, f: &mut F) -> bool {
        let steps = self.look.rules.ways.from(self.start);
        let mut path = [0u8; MAX_STEPS];
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            path[(step.count.min(MAX_STEPS as u8) - 1) as usize] = step.space.0;
            let closed =
                self.closed.has(step.space) && self.signs_on(&path, step.count) > self.navigation;
            if closed || step.count > longest {
                i = step.skip as usize;
                continue;
            }
            if step.count == longest
                && self.has_room(step.space)
                && self.tell(&path, longest, false, false, count, f)
            {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The step at which a truck stops that does not go beyond this one: there, or where the
    /// edition has it stop when that space is full.
    fn stop_by(&self, path: [u8; MAX_STEPS], at: u8) -> u8 {
        let room = |n: u8| n > 0 && self.has_room(Space(path[n as usize - 1]));
        if room(at) {
            return at;
        }
        let before = at.saturating_sub(1);
        match self.switches.end_space_full {
            EndSpaceFull::MustStopBefore => (1..=before).rev().find(|&n| room(n)).unwrap_or(0),
            EndSpaceFull::MayStopBefore if room(before) => before,
            EndSpaceFull::MayStopBefore | EndSpaceFull::NotAllowed => 0,
        }
    }

    #[inline]
    fn tell<F: FnMut(Way) -> bool>(
        &mut self,
        path: &[u8; MAX_STEPS],
        len: u8,
        exact: bool,
        early: bool,
        count: Count,
        f: &mut F,
    ) -> bool {
        let end = Space(path[(len - 1) as usize]);
        let one = count.die > 0
            && match self.switches.roadworks_after {
                RoadworksAfter::RolledOneMust | RoadworksAfter::RolledOneMay => count.die == 1,
                RoadworksAfter::UsedOneMust => {
                    count.die == 1 || (count.die == 6 && exact && len == 1)
                }
            };
        let must_serve =
            early && self.switches.stop_in_contract_city == StopInContractCity::ThenMustServe;
        let exact = exact || !self.exact_matters(end);
        let way = Way::raw(*path, len, exact, one, must_serve);
        self.is_new(&way) && f(way)
    }

    /// Tells every move with so many navigation cards; see [`Look::drives`].
    #[inline]
    fn by<F: FnMut(Way) -> bool>(&mut self, engine: Engine, f: &mut F) -> (bool, bool) {
        match engine {
            Engine::Steps(steps) => {
                let count = Count { steps, any_number: true, early_stops: false, die: 0 };
                let mut found = Found::default();
                let stopped = self.go(count, &mut found, f);
                (stopped, found.any)
            }
            Engine::Dice { a, b, .. } => {
                let mut any = false;
                let mut any_full = false;
                let mut cut = [None; 2];
                let dice = if b == 0 || b == a { [a, 0] } else { [a, b] };
                for (die, cut) in dice.into_iter().zip(&mut cut) {
                    if die == 0 {
                        continue;
                    }
                    let six = die == 6;
                    let count = Count { steps: die, any_number: six, early_stops: true, die };
                    let mut found = Found::default();
                    if self.go(count, &mut found, f) {
                        return (true, true);
                    }
                    any |= found.any;
                    any_full |= found.full;
                    if !found.full {
                        *cut = Some((found.longest, count));
                    }
                }
                if !any_full {
                    for (longest, count) in cut.into_iter().flatten() {
                        if longest > 0 {
                            any = true;
                            if self.go_longest(longest, count, f) {
                                return (true, true);
                            }
                        }
                    }
                }
                (false, any)
            }
        }
    }
}

impl Look<'_> {
    /// Tells the moves of a truck that may meet signs and full spaces.
    pub(super) fn drives_among<F: FnMut(Way) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        engine: Engine,
        full: SpaceSet,
        f: &mut F,
    ) -> (bool, bool) {
        let switches = self.switches();
        let closed = self.s.signs();
        let start = self.haulier(seat).truck;
        let held = (self.haulier(seat).front & self.rules.kinds.navigation).count_ones();
        let navigation = if mover == seat { held.min(closed.len() as u32) } else { 0 };
        let jam = self.s.jam;
        let open_jam = switches.jammed_space == JammedSpace::OpenToDeliver
            && jam != Space::NONE
            && jam != start
            && self.rules.board.is_city(jam)
            && self.deliverable(seat, jam) != 0;
        let by_steps = matches!(engine, Engine::Steps(_));
        let whole = navigation > 0 || self.rules.documents() == Some(DocumentsCity::LastCity);
        let mut drive = Drive {
            look: *self,
            switches,
            seat,
            start,
            closed,
            full,
            navigation: 0,
            open_jam: if open_jam { jam } else { Space::NONE },
            exact_in_cities: self.exact_in_cities(engine),
            exact_on_events: switches.event_drawn == EventDrawn::ExactCount && !by_steps,
            seen: if whole {
                Seen::Whole {
                    ways: [Way::raw([0; MAX_STEPS], 0, false, false, false); MOST_WAYS],
                    len: 0,
                }
            } else {
                Seen::Ends([SpaceSet::EMPTY; 16])
            },
        };
        let (mut stopped, any) = drive.by(engine, f);
        // A navigation card may be used and need not be: what is open without it stays open.
        for cards in 1..=navigation {
            if stopped {
                break;
            }
            drive.navigation = cards;
            stopped = drive.by(engine, f).0;
        }
        (stopped, any)
    }
}
