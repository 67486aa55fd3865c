//! The search for ways among signs and full spaces.

use super::MoveBudget;
use super::dedup::{Ends, Keys, MoveDedup};
use super::step_rule::{SearchResult, StepRule};
use crate::action::{Path, Seat};
use crate::moves::path_tree::Step;
use crate::moves::space_flags::{CITY, FULL, ROAD_EVENT, SIGN, SpaceFlags};
use crate::query::Query;
use crate::space::Space;
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, JammedSpace, RoadworksAfter, StopAtSign,
    StopInContractCity, Switches,
};

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
    query: Query<'g>,
    switches: &'g Switches,
    seat: Seat,
    start: Space,
    flags: SpaceFlags,
    /// Signs that navigation cards open.
    navigation: u32,
    /// The jammed city, where the truck may end its move to deliver.
    open_jam: Space,
    /// Where it matters whether a move ends by exact count.
    exact_matters: u8,
    exact_in_cities: bool,
    /// The dice; zeros where a card moves the truck.
    dice: [u8; 2],
    /// Something must be loaded or delivered after stopping early in a city.
    must_serve: bool,
    seen: MoveDedup<'g>,
}

impl Drive<'_> {
    #[inline]
    fn has_room(&self, space: Space) -> bool {
        self.flags.lacks(space, FULL)
    }

    /// Does a sign close the space that is entered with a step? Each one on the way needs a
    /// navigation card.
    #[inline]
    fn is_closed(&self, step: &Step) -> bool {
        let signs = || step.path.spaces().filter(|&s| !self.flags.lacks(s, SIGN)).count();
        !self.flags.lacks(step.space, SIGN)
            && (self.navigation == 0 || signs() as u32 > self.navigation)
    }

    /// Goes through all ways of one count. `f` gives true to stop.
    #[inline]
    fn go<F: FnMut(Path) -> bool>(
        &mut self,
        count: StepRule,
        found: &mut SearchResult,
        f: &mut F,
    ) -> bool {
        let steps = self.query.rules.paths.from(self.start);
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            let last = step.count >= count.steps;
            if step.count > count.steps {
                i = step.skip as usize;
                continue;
            }
            let mut onward = !last;
            if !self.flags.lacks(step.space, SIGN | FULL) {
                match self.obstacle(step, count, found, f) {
                    Beyond::Told => return true,
                    Beyond::Closed => onward = false,
                    Beyond::Open => {}
                }
            } else if last || count.any_number {
                found.full = true;
                found.any = true;
                if self.tell(step.path, count.full(step), f) {
                    return true;
                }
            }
            if onward && !self.flags.lacks(step.space, CITY) && self.stops_early(step, count) {
                found.any = true;
                if self.tell_odd(step.path, count.early(), f) {
                    return true;
                }
            }
            i = if onward { i + 1 } else { step.skip as usize };
        }
        false
    }

    /// Tells what a step onto a signed or full space allows.
    #[inline(never)]
    fn obstacle<F: FnMut(Path) -> bool>(
        &mut self,
        step: &Step,
        count: StepRule,
        found: &mut SearchResult,
        f: &mut F,
    ) -> Beyond {
        let space = step.space;
        let ends_here = step.count == count.steps || count.any_number;
        let signed = !self.flags.lacks(space, SIGN);
        if signed
            && count.early_stops
            && self.switches.stop_at_sign != StopAtSign::OnlyWithoutFullWay
        {
            // The sign is met: the truck may stop in front of it.
            let at = self.stop_by(step.path, step.count - 1);
            if at > 0 {
                found.any = true;
                if self.tell_odd(step.path.upto(at), count.short(), f) {
                    return Beyond::Told;
                }
            }
        }
        if signed && self.is_closed(step) {
            if space == self.open_jam && self.has_room(space) {
                // A jammed city can be ended in to deliver, by full count or stopping early. A
                // six allows both.
                found.full |= ends_here;
                found.any = true;
                let early = count.early_stops && step.count < count.steps;
                if (ends_here && self.tell_odd(step.path, count.full(step), f))
                    || (early && self.tell_odd(step.path, count.short(), f))
                {
                    return Beyond::Told;
                }
            }
            return Beyond::Closed;
        }
        if ends_here && self.has_room(space) {
            found.full = true;
            found.any = true;
            if self.tell_odd(step.path, count.full(step), f) {
                return Beyond::Told;
            }
        } else if ends_here && count.early_stops {
            let at = self.stop_by(step.path, step.count);
            if at > 0 {
                found.full = true;
                found.any = true;
                if self.tell_odd(step.path.upto(at), count.short(), f) {
                    return Beyond::Told;
                }
            }
        }
        Beyond::Open
    }

    /// May the truck stop in a city that it could drive on from? Where any number can be chosen,
    /// only if that is another move than choosing this one.
    #[inline]
    fn stops_early(&self, step: &Step, count: StepRule) -> bool {
        let differs = !count.any_number
            || self.exact_in_cities
            || self.must_serve
            || (count.step_is_one && step.count == 1);
        self.has_room(step.space)
            && count.early_stops
            && differs
            && self.query.is_contract_city(self.seat, step.space)
    }

    /// The most steps below a count after which a truck finds room.
    fn longest(&self, count: u8) -> u8 {
        let steps = self.query.rules.paths.from(self.start);
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
    fn go_longest<F: FnMut(Path) -> bool>(
        &mut self,
        longest: u8,
        count: StepRule,
        f: &mut F,
    ) -> bool {
        let steps = self.query.rules.paths.from(self.start);
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count > longest || self.is_closed(step) {
                i = step.skip as usize;
                continue;
            }
            if step.count == longest
                && self.has_room(step.space)
                && self.tell_odd(step.path, count.short(), f)
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
    fn stop_by(&self, path: Path, at: u8) -> u8 {
        let room = |n: u8| n > 0 && self.has_room(path.step(n));
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
    fn tell<F: FnMut(Path) -> bool>(&mut self, path: Path, mut marks: u8, f: &mut F) -> bool {
        if !self.must_serve {
            marks &= !Path::EARLY;
        }
        let mut compared = marks;
        if marks & Path::EXACT == 0 && self.flags.lacks(path.end(), self.exact_matters) {
            // With or without the exact count it is the same move.
            compared |= Path::EXACT;
            if self.uses_up(path.steps(), marks) {
                marks |= Path::EXACT;
            }
        }
        self.seen.is_new(&self.flags, path, compared) && f(path.marked(marks))
    }

    /// Could a number of steps also have been driven by the whole count of a die?
    #[inline(never)]
    fn uses_up(&self, steps: u8, marks: u8) -> bool {
        let one = marks & Path::ONE != 0;
        let six_as_one = self.switches.roadworks_after == RoadworksAfter::UsedOneMust;
        marks & Path::EARLY == 0
            && self.dice.into_iter().any(|die| match die {
                6 => steps > 1 || one == six_as_one,
                1 => steps == 1 && one,
                _ => steps == die,
            })
    }

    /// The same for what is told seldom.
    #[inline(never)]
    fn tell_odd<F: FnMut(Path) -> bool>(&mut self, path: Path, marks: u8, f: &mut F) -> bool {
        self.tell(path, marks, f)
    }

    /// Tells every move with so many navigation cards; see [`Query::drives`].
    #[inline]
    fn by<F: FnMut(Path) -> bool>(&mut self, budget: MoveBudget, f: &mut F) -> (bool, bool) {
        let mut found = SearchResult::default();
        match budget {
            MoveBudget::Steps(steps) => {
                let stopped = self.go(StepRule::of_card(steps), &mut found, f);
                (stopped, found.any)
            }
            MoveBudget::Dice { a, b, .. } => {
                let dice = if b == 0 || b == a { [a, 0] } else { [a, b] };
                let dice = || dice.into_iter().filter(|&die| die != 0);
                for die in dice() {
                    if self.go(StepRule::of_die(die, self.switches), &mut found, f) {
                        return (true, true);
                    }
                }
                if !found.full {
                    for die in dice() {
                        let longest = self.longest(die);
                        if longest > 0 {
                            found.any = true;
                            if self.go_longest(longest, StepRule::of_die(die, self.switches), f) {
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
    fn with_up_to<F: FnMut(Path) -> bool>(
        &mut self,
        navigation: u32,
        budget: MoveBudget,
        f: &mut F,
    ) -> (bool, bool) {
        let (mut stopped, any) = self.by(budget, f);
        // A navigation card may be used and need not be: what is open without it stays open.
        for cards in 1..=navigation {
            if stopped {
                break;
            }
            self.navigation = cards;
            stopped = self.by(budget, f).0;
        }
        (stopped, any)
    }
}

impl Query<'_> {
    /// Tells the moves of a truck that may meet signs and full spaces.
    pub(super) fn drives_among<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        budget: MoveBudget,
        f: &mut F,
    ) -> (bool, bool) {
        let switches = self.switches();
        let start = self.player(seat).truck;
        let held = (self.player(seat).cards & self.rules.kinds.navigation).len() as u32;
        let navigation =
            if mover == seat && held > 0 { held.min(self.s.signs().len() as u32) } else { 0 };
        let jam = self.s.jam;
        let open_jam = switches.jammed_space == JammedSpace::OpenToDeliver
            && jam != Space::NONE
            && jam != start
            && self.rules.board.is_city(jam)
            && !self.deliverable(seat, jam).is_empty();
        let by_steps = matches!(budget, MoveBudget::Steps(_));
        let exact_in_cities = self.exact_in_cities(budget);
        let exact_on_events = switches.event_drawn == EventDrawn::ExactCount && !by_steps;
        let documents = self.rules.documents();
        let (mut ends, mut keys);
        let seen = if navigation > 0 || documents == Some(DocumentsCity::LastCity) {
            keys = Keys::new(documents, start);
            MoveDedup::Whole(&mut keys)
        } else {
            ends = Ends::new(documents, start, &self.rules.board);
            MoveDedup::Ends(&mut ends)
        };
        let mut drive = Drive {
            query: *self,
            switches,
            seat,
            start,
            flags: self.flags_for(seat),
            navigation: 0,
            open_jam: if open_jam { jam } else { Space::NONE },
            exact_matters: if exact_in_cities { CITY } else { 0 }
                | if exact_on_events { ROAD_EVENT } else { 0 },
            exact_in_cities,
            dice: match budget {
                MoveBudget::Dice { a, b, .. } => [a, b],
                MoveBudget::Steps(_) => [0; 2],
            },
            must_serve: switches.stop_in_contract_city == StopInContractCity::ThenMustServe,
            seen,
        };
        drive.with_up_to(navigation, budget, f)
    }

    /// The flags as a truck finds it among the others and the signs.
    #[inline]
    fn flags_for(&self, seat: Seat) -> SpaceFlags {
        let mut flags = self.rules.flags;
        // What is off the board may be marked too: no way leads there.
        flags.mark(self.s.roadworks, SIGN);
        flags.mark(self.s.jam, SIGN);
        for other in self.s.seats() {
            if self.fills(seat, other) {
                flags.mark(self.player(other).truck, FULL);
            }
        }
        flags
    }
}
