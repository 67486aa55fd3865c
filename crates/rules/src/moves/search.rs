//! The search for moves among signs and full spaces, where the tables of the empty board do not
//! help.
//!
//! It goes through the path tree of the truck's space once for each die, and reports each move to a
//! visitor. The visitor returns `true` to stop the search.

use super::MoveBudget;
use super::dedup::MoveDedup;
use super::step_rule::{SearchResult, StepRule};
use crate::action::{Path, Seat};
use crate::moves::path::PathFlags;
use crate::moves::path_tree::Step;
use crate::moves::space_flags::{SpaceFlag, SpaceFlags};
use crate::query::Query;
use crate::space::{Space, SpaceSet};
use crate::switches::{
    EndSpaceFull, EventDrawn, JammedSpace, RoadworksAfter, StopAtSign, StopInContractCity, Switches,
};

/// How the search goes on after a space with a sign or without room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beyond {
    /// Paths lead on.
    Open,
    /// No path leads on.
    Closed,
    /// The visitor has stopped the search.
    Stopped,
}

/// One search: the truck, its surroundings and the moves found so far.
struct MoveSearch<'g> {
    query: Query<'g>,
    switches: &'g Switches,
    seat: Seat,
    start: Space,
    flags: SpaceFlags,
    /// Navigation cards that the player can use.
    cards: usize,
    /// Navigation cards that are used on the paths searched now; each opens one sign.
    used_cards: usize,
    /// The jammed city in which the truck may end its move to deliver.
    open_jam: Space,
    /// The spaces on which it matters whether a move ends by exact count.
    exact_matters: SpaceFlag,
    exact_in_cities: bool,
    /// The dice; zeros where a card moves the truck.
    dice: [u8; 2],
    /// The player must load or deliver after stopping early in a city.
    must_serve: bool,
    /// The contract cities among the cities checked so far.
    contract_cities: SpaceSet,
    checked_cities: SpaceSet,
    found: MoveDedup,
}

impl MoveSearch<'_> {
    #[inline]
    fn has_room(&self, space: Space) -> bool {
        !self.flags.any(space, SpaceFlag::FULL)
    }

    fn signs_on(&self, path: Path) -> usize {
        path.spaces().filter(|&s| self.flags.any(s, SpaceFlag::SIGN)).count()
    }

    /// Does a sign close the space of a step? Each sign on the path needs a navigation card.
    #[inline]
    fn is_closed(&self, step: &Step) -> bool {
        self.flags.any(step.space, SpaceFlag::SIGN)
            && (self.used_cards == 0 || self.signs_on(step.path) > self.used_cards)
    }

    /// Visits all moves by one number of steps. Returns whether the visitor stopped the search.
    #[inline]
    fn walk<F: FnMut(Path) -> bool>(
        &mut self,
        rule: StepRule,
        result: &mut SearchResult,
        visit: &mut F,
    ) -> bool {
        if rule.steps == 0 {
            return false;
        }
        let steps = self.query.rules.paths.from(self.start);
        let mut i = 0;
        // The search never goes beyond a last step, so it meets none with a greater number.
        while let Some(step) = steps.get(i) {
            let last = step.count == rule.steps;
            let mut onward = !last;
            if self.flags.any(step.space, SpaceFlag::SIGN.union(SpaceFlag::FULL)) {
                match self.obstacle(&steps[..=i], rule, result, visit) {
                    Beyond::Stopped => return true,
                    Beyond::Closed => onward = false,
                    Beyond::Open => {}
                }
            } else if last || rule.any_number {
                result.full = true;
                result.any = true;
                if self.emit(step, rule.full(step), visit) {
                    return true;
                }
            }
            if onward && self.flags.any(step.space, SpaceFlag::CITY) && self.stops_early(step, rule)
            {
                result.any = true;
                if self.emit_rare(step, PathFlags::EARLY, visit) {
                    return true;
                }
            }
            i = if onward { i + 1 } else { step.skip as usize };
        }
        false
    }

    /// Visits the moves that the last of some steps, onto a space with a sign or without room,
    /// allows.
    #[inline(never)]
    fn obstacle<F: FnMut(Path) -> bool>(
        &mut self,
        steps: &[Step],
        rule: StepRule,
        result: &mut SearchResult,
        visit: &mut F,
    ) -> Beyond {
        let Some(step) = steps.last() else { return Beyond::Closed };
        let space = step.space;
        let is_full = rule.is_full(step);
        let signed = self.flags.any(space, SpaceFlag::SIGN);
        if signed
            && rule.by_die
            && self.switches.stop_at_sign == StopAtSign::May
            && let Some(stop) = self.last_room(steps, step.count - 1)
        {
            result.any = true;
            if self.emit_rare(stop, PathFlags::empty(), visit) {
                return Beyond::Stopped;
            }
        }
        if signed && self.is_closed(step) {
            if space == self.open_jam && self.has_room(space) {
                // The truck ends in a jammed city by the whole count or stops there early. A six
                // allows both.
                result.full |= is_full;
                result.any = true;
                let early = rule.by_die && step.count < rule.steps;
                if (is_full && self.emit_rare(step, rule.full(step), visit))
                    || (early && self.emit_rare(step, PathFlags::empty(), visit))
                {
                    return Beyond::Stopped;
                }
            }
            return Beyond::Closed;
        }
        if is_full && self.has_room(space) {
            result.full = true;
            result.any = true;
            if self.emit_rare(step, rule.full(step), visit) {
                return Beyond::Stopped;
            }
        } else if is_full
            && rule.by_die
            && let Some(stop) = self.last_room(steps, step.count)
        {
            result.full = true;
            result.any = true;
            if self.emit_rare(stop, PathFlags::empty(), visit) {
                return Beyond::Stopped;
            }
        }
        Beyond::Open
    }

    /// May the truck stop in a city that it could drive on from? Where any number can be chosen,
    /// only if that is another move than choosing this one.
    #[inline]
    fn stops_early(&mut self, step: &Step, rule: StepRule) -> bool {
        let differs = !rule.any_number
            || self.exact_in_cities
            || self.must_serve
            || (rule.six_as_one && step.count == 1);
        rule.by_die && differs && self.has_room(step.space) && self.is_contract_city(step.space)
    }

    /// The same as [`Query::is_contract_city`]. Many paths lead through a city, so the answer is
    /// kept.
    #[inline]
    fn is_contract_city(&mut self, city: Space) -> bool {
        if !self.checked_cities.has(city) {
            self.checked_cities.insert(city);
            if self.query.is_contract_city(self.seat, city) {
                self.contract_cities.insert(city);
            }
        }
        self.contract_cities.has(city)
    }

    /// The greatest number of steps below a number after which the truck finds room.
    fn longest(&self, number: u8) -> u8 {
        let steps = self.query.rules.paths.from(self.start);
        let mut longest = 0;
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count >= number || self.is_closed(step) {
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

    /// Visits the longest paths, where no path has the full length. Returns whether the visitor
    /// stopped the search.
    fn walk_longest<F: FnMut(Path) -> bool>(&mut self, longest: u8, visit: &mut F) -> bool {
        let steps = self.query.rules.paths.from(self.start);
        let mut i = 0;
        while let Some(step) = steps.get(i) {
            if step.count > longest || self.is_closed(step) {
                i = step.skip as usize;
                continue;
            }
            if step.count == longest
                && self.has_room(step.space)
                && self.emit_rare(step, PathFlags::empty(), visit)
            {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The step at which a truck stops that would stop after `count` steps of the path to the last
    /// of some steps: that one, or an earlier one if its space is full and the edition allows it.
    fn last_room<'s>(&self, steps: &'s [Step], count: u8) -> Option<&'s Step> {
        let may_stop = match self.switches.end_space_full {
            EndSpaceFull::MustStopBefore => 1..=count,
            EndSpaceFull::MayStopBefore => count.saturating_sub(1).max(1)..=count,
            EndSpaceFull::NotAllowed => count.max(1)..=count,
        };
        let path = steps.last()?.path;
        let stop = may_stop.rev().find(|&n| self.has_room(path.step(n)))?;
        // In a tree the nearest step before another that has a smaller number leads to it.
        steps.iter().rev().find(|step| step.count == stop)
    }

    /// Reports the path to a step, unless it is the same move as one before. Returns what the
    /// visitor returns.
    #[inline]
    fn emit<F: FnMut(Path) -> bool>(
        &mut self,
        step: &Step,
        mut flags: PathFlags,
        visit: &mut F,
    ) -> bool {
        if !self.must_serve {
            flags = flags.difference(PathFlags::EARLY);
        }
        let mut compared = flags;
        if !flags.contains(PathFlags::EXACT) && !self.flags.any(step.space, self.exact_matters) {
            // With or without the exact count it is the same move.
            compared = compared.union(PathFlags::EXACT);
            if self.uses_up_a_die(step.count, flags) {
                flags = compared;
            }
        }
        let signs = if self.cards > 0 { self.signs_on(step.path) } else { 0 };
        self.found.insert(step.class, compared, signs) && visit(step.path.with_flags(flags))
    }

    /// The same for moves that are seldom found; kept out of the loop of [`MoveSearch::walk`].
    #[inline(never)]
    fn emit_rare<F: FnMut(Path) -> bool>(
        &mut self,
        step: &Step,
        flags: PathFlags,
        visit: &mut F,
    ) -> bool {
        self.emit(step, flags, visit)
    }

    /// Is a number of steps, with these flags, the whole count of a die?
    #[inline(never)]
    fn uses_up_a_die(&self, steps: u8, flags: PathFlags) -> bool {
        let one = flags.contains(PathFlags::ONE);
        let six_as_one = self.switches.roadworks_after == RoadworksAfter::UsedOneMust;
        !flags.contains(PathFlags::EARLY)
            && self.dice.into_iter().any(|die| match die {
                6 => steps > 1 || one == six_as_one,
                1 => steps == 1 && one,
                _ => steps == die,
            })
    }

    /// Visits every move with a number of navigation cards; see [`Query::drives`].
    #[inline]
    fn search<F: FnMut(Path) -> bool>(
        &mut self,
        budget: MoveBudget,
        visit: &mut F,
    ) -> (bool, bool) {
        let mut result = SearchResult::default();
        match budget {
            MoveBudget::Steps(steps) => {
                let stopped = self.walk(StepRule::by_card(steps), &mut result, visit);
                (stopped, result.any)
            }
            MoveBudget::Dice { a, b, .. } => {
                let dice = if b == 0 || b == a { [a, 0] } else { [a, b] };
                let dice = || dice.into_iter().filter(|&die| die != 0);
                for die in dice() {
                    if self.walk(StepRule::by_die(die, self.switches), &mut result, visit) {
                        return (true, true);
                    }
                }
                if !result.full {
                    for die in dice() {
                        let longest = self.longest(die);
                        if longest > 0 {
                            result.any = true;
                            if self.walk_longest(longest, visit) {
                                return (true, true);
                            }
                        }
                    }
                }
                (false, result.any)
            }
        }
    }

    /// Visits every move, those first that need the fewest navigation cards.
    #[inline]
    fn search_with_navigation<F: FnMut(Path) -> bool>(
        &mut self,
        budget: MoveBudget,
        visit: &mut F,
    ) -> (bool, bool) {
        let (mut stopped, any) = self.search(budget, visit);
        // A navigation card need not be used: a move that is possible without it stays possible.
        for used in 1..=self.cards {
            if stopped {
                break;
            }
            self.used_cards = used;
            stopped = self.search(budget, visit).0;
        }
        (stopped, any)
    }
}

impl Query<'_> {
    /// Visits the moves of a truck that may meet signs and full spaces; see [`Query::drives`].
    pub(super) fn search_drives<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        budget: MoveBudget,
        visit: &mut F,
    ) -> (bool, bool) {
        let switches = self.switches();
        let start = self.player(seat).truck;
        let held = (self.player(seat).cards & self.rules.kinds.navigation).len();
        let cards = if mover == seat && held > 0 { held.min(self.s.signs().len()) } else { 0 };
        let jam = self.s.jam;
        let open_jam = switches.jammed_space == JammedSpace::OpenToDeliver
            && jam != Space::NONE
            && jam != start
            && self.rules.board.is_city(jam)
            && !self.deliverable(seat, jam).is_empty();
        let exact_in_cities = self.exact_in_cities(budget);
        let (dice, exact_on_events) = match budget {
            MoveBudget::Dice { a, b, .. } => {
                ([a, b], switches.event_drawn == EventDrawn::ExactCount)
            }
            MoveBudget::Steps(_) => ([0; 2], false),
        };
        let mut exact_matters = SpaceFlag::empty();
        exact_matters.set(SpaceFlag::CITY, exact_in_cities);
        exact_matters.set(SpaceFlag::EVENT, exact_on_events);
        let mut search = MoveSearch {
            query: *self,
            switches,
            seat,
            start,
            flags: self.flags_for(seat),
            cards,
            used_cards: 0,
            open_jam: if open_jam { jam } else { Space::NONE },
            exact_matters,
            exact_in_cities,
            dice,
            must_serve: switches.stop_in_contract_city == StopInContractCity::ThenMustServe,
            contract_cities: SpaceSet::EMPTY,
            checked_cities: SpaceSet::EMPTY,
            found: MoveDedup::new(),
        };
        search.search_with_navigation(budget, visit)
    }

    /// The flags of all spaces, with the signs and with the trucks of the others.
    #[inline]
    fn flags_for(&self, seat: Seat) -> SpaceFlags {
        let mut flags = self.rules.flags;
        // A sign off the board needs no exception: no path leads to that place of the table.
        flags.insert(self.s.roadworks, SpaceFlag::SIGN);
        flags.insert(self.s.jam, SpaceFlag::SIGN);
        for other in self.s.seats() {
            if self.fills(seat, other) {
                flags.insert(self.player(other).truck, SpaceFlag::FULL);
            }
        }
        flags
    }
}
