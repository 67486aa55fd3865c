//! The search for ways among signs and full spaces.

use super::Engine;
use super::count::{Count, Found};
use super::seen::{Ends, Keys, Seen};
use crate::action::{Seat, Way};
use crate::ground::{CITY, FULL, Ground, ROAD_EVENT, SIGN};
use crate::look::Look;
use crate::space::Space;
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, JammedSpace, StopAtSign, StopInContractCity, Switches,
};
use crate::ways::Step;

/// What lies beyond a space that is signed or full.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beyond {
    /// The ways go on.
    Open,
    /// No way goes on.
    Closed,
    /// What was looked for has been found.
    Told,
}

/// Everything about the table that a truck on its way must know.
struct Drive<'g> {
    look: Look<'g>,
    switches: &'g Switches,
    seat: Seat,
    start: Space,
    ground: Ground,
    /// Signs that navigation cards open.
    navigation: u32,
    /// The jammed city, where the truck may end its move to deliver.
    open_jam: Space,
    /// Where it matters whether a move ends by exact count.
    exact_matters: u8,
    exact_in_cities: bool,
    /// Something must be loaded or delivered after stopping early in a city.
    must_serve: bool,
    seen: Seen<'g>,
}

impl Drive<'_> {
    #[inline]
    fn has_room(&self, space: Space) -> bool {
        self.ground.lacks(space, FULL)
    }

    /// Does a sign close the space that is entered with a step? Each one on the way needs a
    /// navigation card.
    #[inline]
    fn is_closed(&self, step: &Step) -> bool {
        let signs = || step.way.spaces().filter(|&s| !self.ground.lacks(s, SIGN)).count();
        !self.ground.lacks(step.space, SIGN)
            && (self.navigation == 0 || signs() as u32 > self.navigation)
    }

    /// Goes through all ways of one count. `f` gives true to stop.
    #[inline]
    fn go<F: FnMut(Way) -> bool>(&mut self, count: Count, found: &mut Found, f: &mut F) -> bool {
        let steps = self.look.rules.ways.from(self.start);
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            let last = step.count >= count.steps;
            if step.count > count.steps {
                i = step.skip as usize;
                continue;
            }
            let mut onward = !last;
            if !self.ground.lacks(step.space, SIGN | FULL) {
                match self.obstacle(step, count, found, f) {
                    Beyond::Told => return true,
                    Beyond::Closed => onward = false,
                    Beyond::Open => {}
                }
            } else if last || count.any_number {
                found.full = true;
                found.any = true;
                if self.tell(step.way, count.full(step), f) {
                    return true;
                }
            }
            if onward && !self.ground.lacks(step.space, CITY) && self.stops_early(step, count) {
                found.any = true;
                if self.tell_odd(step.way, count.early(), f) {
                    return true;
                }
            }
            i = if onward { i + 1 } else { step.skip as usize };
        }
        false
    }

    /// Tells what a step onto a signed or full space allows.
    #[inline(never)]
    fn obstacle<F: FnMut(Way) -> bool>(
        &mut self,
        step: &Step,
        count: Count,
        found: &mut Found,
        f: &mut F,
    ) -> Beyond {
        let space = step.space;
        let ends_here = step.count == count.steps || count.any_number;
        let signed = !self.ground.lacks(space, SIGN);
        if signed
            && count.early_stops
            && self.switches.stop_at_sign != StopAtSign::OnlyWithoutFullWay
        {
            // The sign is met: the truck may stop in front of it.
            let at = self.stop_by(step.way, step.count - 1);
            if at > 0 {
                found.any = true;
                if self.tell_odd(step.way.upto(at), count.short(), f) {
                    return Beyond::Told;
                }
            }
        }
        if signed && self.is_closed(step) {
            if space == self.open_jam && self.has_room(space) {
                // A jammed city can be ended in to deliver, by full count or stopping early.
                found.full |= ends_here;
                found.any = true;
                let marks = if ends_here { count.full(step) } else { count.short() };
                if self.tell_odd(step.way, marks, f) {
                    return Beyond::Told;
                }
            }
            return Beyond::Closed;
        }
        if ends_here && self.has_room(space) {
            found.full = true;
            found.any = true;
            if self.tell_odd(step.way, count.full(step), f) {
                return Beyond::Told;
            }
        } else if ends_here && count.early_stops {
            let at = self.stop_by(step.way, step.count);
            if at > 0 {
                found.full = true;
                found.any = true;
                if self.tell_odd(step.way.upto(at), count.short(), f) {
                    return Beyond::Told;
                }
            }
        }
        Beyond::Open
    }

    /// May the truck stop in a city that it could drive on from?
    #[inline]
    fn stops_early(&self, step: &Step, count: Count) -> bool {
        self.has_room(step.space)
            && count.early_stops
            && (self.exact_in_cities || !count.any_number)
            && self.look.contract_city(self.seat, step.space)
    }

    /// The most steps below a count after which a truck finds room.
    fn longest(&self, count: u8) -> u8 {
        let steps = self.look.rules.ways.from(self.start);
        let mut longest = 0;
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count >= count || self.is_closed(step) {
                i = step.skip as usize;
                continue;
            }
            if self.has_room(step.space) {
                longest = longest.max(step.count);
            }
            i += 1;
        }
        longest
    }

    /// Goes through the longest ways, where no way has the full count.
    fn go_longest<F: FnMut(Way) -> bool>(&mut self, longest: u8, count: Count, f: &mut F) -> bool {
        let steps = self.look.rules.ways.from(self.start);
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count > longest || self.is_closed(step) {
                i = step.skip as usize;
                continue;
            }
            if step.count == longest
                && self.has_room(step.space)
                && self.tell_odd(step.way, count.short(), f)
            {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The step at which a truck stops that does not go beyond this one: there, or where the
    /// edition has it stop when that space is full.
    #[inline]
    fn stop_by(&self, way: Way, at: u8) -> u8 {
        let room = |n: u8| n > 0 && self.has_room(way.step(n));
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

    /// Tells a way with its marks, unless one was told that leaves everything the same.
    #[inline]
    fn tell<F: FnMut(Way) -> bool>(&mut self, way: Way, mut marks: u8, f: &mut F) -> bool {
        if self.ground.lacks(way.end(), self.exact_matters) {
            marks |= Way::EXACT;
        }
        if !self.must_serve {
            marks &= !Way::EARLY;
        }
        let way = way.marked(marks);
        self.seen.is_new(&self.ground, way) && f(way)
    }

    /// The same for what is told seldom.
    #[inline(never)]
    fn tell_odd<F: FnMut(Way) -> bool>(&mut self, way: Way, marks: u8, f: &mut F) -> bool {
        self.tell(way, marks, f)
    }

    /// Tells every move with so many navigation cards; see [`Look::drives`].
    #[inline]
    fn by<F: FnMut(Way) -> bool>(&mut self, engine: Engine, f: &mut F) -> (bool, bool) {
        let mut found = Found::default();
        match engine {
            Engine::Steps(steps) => {
                let stopped = self.go(Count::of_card(steps), &mut found, f);
                (stopped, found.any)
            }
            Engine::Dice { a, b, .. } => {
                let dice = if b == 0 || b == a { [a, 0] } else { [a, b] };
                let dice = || dice.into_iter().filter(|&die| die != 0);
                for die in dice() {
                    if self.go(Count::of_die(die, self.switches), &mut found, f) {
                        return (true, true);
                    }
                }
                if !found.full {
                    for die in dice() {
                        let longest = self.longest(die);
                        if longest > 0 {
                            found.any = true;
                            if self.go_longest(longest, Count::of_die(die, self.switches), f) {
                                return (true, true);
                            }
                        }
                    }
                }
                (false, found.any)
            }
        }
    }

    /// Tells every move, those first that need the fewest navigation cards.
    #[inline]
    fn with_up_to<F: FnMut(Way) -> bool>(
        &mut self,
        navigation: u32,
        engine: Engine,
        f: &mut F,
    ) -> (bool, bool) {
        let (mut stopped, any) = self.by(engine, f);
        // A navigation card may be used and need not be: what is open without it stays open.
        for cards in 1..=navigation {
            if stopped {
                break;
            }
            self.navigation = cards;
            stopped = self.by(engine, f).0;
        }
        (stopped, any)
    }
}

impl Look<'_> {
    /// Tells the moves of a truck that may meet signs and full spaces.
    pub(super) fn drives_among<F: FnMut(Way) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        engine: Engine,
        f: &mut F,
    ) -> (bool, bool) {
        let switches = self.switches();
        let start = self.haulier(seat).truck;
        let held = (self.haulier(seat).front & self.rules.kinds.navigation).count_ones();
        let navigation =
            if mover == seat && held > 0 { held.min(self.s.signs().len() as u32) } else { 0 };
        let jam = self.s.jam;
        let open_jam = switches.jammed_space == JammedSpace::OpenToDeliver
            && jam != Space::NONE
            && jam != start
            && self.rules.board.is_city(jam)
            && self.deliverable(seat, jam) != 0;
        let by_steps = matches!(engine, Engine::Steps(_));
        let exact_in_cities = self.exact_in_cities(engine);
        let exact_on_events = switches.event_drawn == EventDrawn::ExactCount && !by_steps;
        let documents = self.rules.documents();
        let (mut ends, mut keys);
        let seen = if navigation > 0 || documents == Some(DocumentsCity::LastCity) {
            keys = Keys::new(documents, start);
            Seen::Whole(&mut keys)
        } else {
            ends = Ends::new(documents, start, &self.rules.board);
            Seen::Ends(&mut ends)
        };
        let mut drive = Drive {
            look: *self,
            switches,
            seat,
            start,
            ground: self.ground_for(seat),
            navigation: 0,
            open_jam: if open_jam { jam } else { Space::NONE },
            exact_matters: if exact_in_cities { CITY } else { 0 }
                | if exact_on_events { ROAD_EVENT } else { 0 },
            exact_in_cities,
            must_serve: switches.stop_in_contract_city == StopInContractCity::ThenMustServe,
            seen,
        };
        drive.with_up_to(navigation, engine, f)
    }

    /// The ground as a truck finds it among the others and the signs.
    #[inline]
    fn ground_for(&self, seat: Seat) -> Ground {
        let mut ground = self.rules.ground;
        // What is off the board may be marked too: no way leads there.
        ground.mark(self.s.roadworks, SIGN);
        ground.mark(self.s.jam, SIGN);
        for other in self.s.seats() {
            if self.fills(seat, other) {
                ground.mark(self.haulier(other).truck, FULL);
            }
        }
        ground
    }
}
