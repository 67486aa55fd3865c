//! Where a truck can drive: by dice or by the steps of a card.

use crate::action::{Action, MAX_STEPS, Seat, Way};
use crate::look::Look;
use crate::space::{Space, SpaceSet};
use crate::state::contracts;
use crate::switches::{
    AuctionAfter, DocumentsCity, EndSpaceFull, EventDrawn, JammedSpace, RoadworksAfter, StopAtSign,
    StopInContractCity, Switches,
};

/// What a truck drives by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    /// Dice; the second is zero where one counts.
    Dice { a: u8, b: u8, by_card: bool },
    /// Any number of steps up to this.
    Steps(u8),
}

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
pub(crate) struct Drive<'g> {
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
}

impl Drive<'_> {
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

/// The ways of moves that are ready to be listed.
fn ways(moves: &[Action]) -> impl Iterator<Item = Way> + '_ {
    moves.iter().filter_map(|action| match action {
        Action::Drive(way) => Some(*way),
        _ => None,
    })
}

impl Look<'_> {
    /// Tells every move that a truck can make; `f` gives true to stop. Gives whether it did, and
    /// whether there was any move that needs no navigation card.
    #[inline]
    pub(crate) fn drives<F: FnMut(Way) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        engine: Engine,
        f: &mut F,
    ) -> (bool, bool) {
        let start = self.haulier(seat).truck;
        let full = self.full_for(seat);
        let most = match engine {
            Engine::Steps(steps) => steps,
            Engine::Dice { a, b, .. } => a.max(b),
        };
        if self.rules.tracks.clear(start, most, self.s.signs())
            && let Some(told) = self.drives_clear(seat, engine, full, f)
        {
            return told;
        }
        self.drives_among(seat, mover, engine, full, f)
    }

    /// Does it matter whether such a move ends in a city by exact count?
    #[inline]
    fn exact_in_cities(&self, engine: Engine) -> bool {
        let Engine::Dice { by_card, .. } = engine else { return false };
        match self.switches().auction_after {
            AuctionAfter::AnyStop | AuctionAfter::Take => false,
            AuctionAfter::Exact => true,
            AuctionAfter::ExactNotByCard => !by_card,
        }
    }

    /// Tells the moves of a truck that may meet signs and full spaces.
    fn drives_among<F: FnMut(Way) -> bool>(
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

    /// Tells the moves of a truck that has no sign within reach. Gives nothing where the tables do
    /// not say all.
    #[inline]
    fn drives_clear<F: FnMut(Way) -> bool>(
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

    /// May the rest of a move be forfeited in a city, because the player has business there?
    #[inline]
    fn contract_city(&self, seat: Seat, space: Space) -> bool {
        let served = self.startable(seat, space) | self.deliverable(seat, space);
        if self.switches().stop_in_contract_city == StopInContractCity::ThenMustServe {
            return self.deliverable(seat, space) != 0
                || contracts(self.startable(seat, space)).any(|c| self.fits(seat, c));
        }
        served != 0 || (self.takes() && self.display_from(space) != 0)
    }

    /// Does the truck stand directly in front of a sign?
    pub(crate) fn before_sign(&self, seat: Seat) -> bool {
        let signs = self.s.signs();
        !signs.is_empty()
            && self
                .rules
                .board
                .neighbours
                .get(self.haulier(seat).truck.index())
                .is_some_and(|near| near.iter().any(|&s| signs.has(s)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::game::{Game, Setup};
    use crate::rules::Rules;
    use crate::switches::DocumentsCity;

    /// What a move leaves behind, whatever way it takes.
    type Outcome = (Space, Space, Vec<Space>, bool, bool, bool);

    fn outcome(look: &Look, start: Space, way: Way) -> Outcome {
        let board = &look.rules.board;
        let opposite = look.rules.documents() == Some(DocumentsCity::Opposite);
        let by_cities = look.rules.documents() == Some(DocumentsCity::LastCity);
        let back = match way.before_end().unwrap_or(start) {
            back if opposite && board.events.has(way.end()) => back,
            _ => Space::NONE,
        };
        let cities = way.spaces().filter(|&s| by_cities && board.is_city(s)).collect();
        (way.end(), back, cities, way.exact(), way.one(), way.early())
    }

    /// The tables of the empty board and the search among signs and trucks give the same moves.
    #[test]
    fn tables_and_search_agree() {
        for (edition, _) in crate::edition::BUILTIN_EDITIONS {
            for roadworks in ["rolled-1-must", "used-1-must"] {
                let switches = [("roadworks-after".to_owned(), roadworks.to_owned())];
                let rules = Rules::build(edition, &switches, crate::OwnFiles::default());
                let rules = Arc::new(rules.expect("an edition"));
                let mut game = Game::new(Arc::clone(&rules), &Setup::of(2)).expect("a table");
                game.state.hauliers[1].truck = rules.board.city("Frankfurt").expect("a city");
                game.state.hauliers[0].hand = 0x5555_5555;
                game.state.hauliers[0].road = 0xaaaa_0000_0000 & !0x5555_5555;
                for (i, start) in rules.board.all.iter().enumerate().step_by(3) {
                    if i % 2 == 0 {
                        // The other truck is somewhere near, half of the time in the way.
                        let near = &rules.board.neighbours[start.index()];
                        let near = near[i % near.len()];
                        game.state.hauliers[1].truck = rules.board.neighbours[near.index()][0];
                    }
                    game.state.hauliers[0].truck = start;
                    let look = game.look();
                    let full = look.full_for(Seat(0));
                    let dice = (1..=6).flat_map(|a| (0..=6).map(move |b| (a, b)));
                    let rolls = dice.flat_map(|(a, b)| {
                        [true, false].map(|by_card| Engine::Dice { a, b, by_card })
                    });
                    for engine in rolls.chain((1..=6).map(Engine::Steps)) {
                        let collect = |ways: &mut Vec<Way>| {
                            let list: Vec<Outcome> =
                                ways.drain(..).map(|w| outcome(&look, start, w)).collect();
                            let set: BTreeSet<Outcome> = list.iter().cloned().collect();
                            assert_eq!(set.len(), list.len(), "{edition} {start:?} {engine:?}");
                            set
                        };
                        let mut ways = Vec::new();
                        let mut note = |way| {
                            ways.push(way);
                            false
                        };
                        if look.drives_clear(Seat(0), engine, full, &mut note).is_none() {
                            continue;
                        }
                        let by_table = collect(&mut ways);
                        let mut note = |way| {
                            ways.push(way);
                            false
                        };
                        look.drives_among(Seat(0), Seat(0), engine, full, &mut note);
                        assert_eq!(by_table, collect(&mut ways), "{edition} {start:?} {engine:?}");
                    }
                }
            }
        }
    }
}
