//! The moves of a truck with no sign within reach: they are copied from the tables of the empty
//! board. Where the tables do not hold all moves, the search takes over.

use super::MoveBudget;
use crate::action::{Action, Path, Seat};
use crate::moves::path::PathFlags;
use crate::moves::step_rule::StepRule;
use crate::query::Query;
use crate::sets::Bits;
use crate::space::{Space, SpaceSet};
use crate::switches::{EndSpaceFull, EventDrawn, RoadworksAfter, StopInContractCity};

/// Rows of the tables: the moves by one die, and the moves that another die adds.
struct TableMoves<'g> {
    first: &'g [Action],
    second: &'g [Action],
    /// The moves of the second die that are no moves by the first, one bit each.
    fresh: u64,
}

impl TableMoves<'_> {
    /// The moves that the second die adds.
    #[inline]
    fn added(&self) -> impl Iterator<Item = Action> + '_ {
        Bits(self.fresh).filter_map(|i| self.second.get(i as usize).copied())
    }
}

/// The path of a move.
#[inline]
fn path_of(action: Action) -> Option<Path> {
    if let Action::Drive(path) = action { Some(path) } else { None }
}

impl Query<'_> {
    /// Visits the moves of a truck that has no sign within reach; see [`Query::drives`]. Returns
    /// none, before anything is visited, where the tables do not hold all moves.
    #[inline]
    pub(super) fn table_drives<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        budget: MoveBudget,
        full: SpaceSet,
        visit: &mut F,
    ) -> Option<(bool, bool)> {
        let start = self.player(seat).truck;
        let mut any = false;
        let mut visit_if_room = |path: Path, visit: &mut F| {
            let room = !full.has(path.end());
            any |= room;
            room && visit(path)
        };
        let (a, b) = match budget {
            MoveBudget::Steps(steps) => {
                let mut moves = self.rules.tables.upto(start, steps).iter();
                let stopped = moves.any(|&path| visit_if_room(path, visit));
                return Some((stopped, any));
            }
            MoveBudget::Dice { a, b, .. } => (a, if a == b { 0 } else { b }),
        };
        let exact_in_cities = self.exact_in_cities(budget);
        if self.cut_short(start, (a, b), full, exact_in_cities) {
            return None;
        }
        let moves = self.table_moves(start, a, b)?;
        let first = moves.first.iter().copied();
        let mut all = first.chain(moves.added()).filter_map(path_of);
        if all.any(|path| visit_if_room(path, visit)) {
            return Some((true, true));
        }
        if !any {
            // Where no path has the full length, the longest ones are driven. Nothing has been
            // visited yet.
            return None;
        }
        Some((self.early_stops(seat, (a, b), exact_in_cities, visit), true))
    }

    /// The rows of the tables for the dice, of which the second is zero where one counts. None
    /// where the tables do not hold all moves.
    #[inline]
    fn table_moves(&self, start: Space, a: u8, b: u8) -> Option<TableMoves<'_>> {
        let tables = &self.rules.tables;
        if a == 6 || b == 6 {
            // A six allows every move of the other die. Only the roadworks sign may make a
            // difference: it moves after a one, and not in every edition after a six used as one.
            let one = a == 1 || b == 1;
            if one && self.switches().roadworks_after != RoadworksAfter::UsedOneMust {
                return None;
            }
            return Some(TableMoves { first: tables.six(start), second: &[], fresh: 0 });
        }
        let first = tables.exact(start, a);
        if b == 0 {
            return Some(TableMoves { first, second: &[], fresh: 0 });
        }
        let fresh = tables.fresh(start, a, b)?;
        Some(TableMoves { first, second: tables.exact(start, b), fresh })
    }

    /// The rows of the tables for the dice of the player whose turn it is. None where signs or
    /// trucks are in the way.
    #[inline]
    fn ready_moves(&self, a: u8, b: u8) -> Option<TableMoves<'_>> {
        let seat = self.s.current;
        let start = self.player(seat).truck;
        let tables = &self.rules.tables;
        let reach = tables.reach(start, a.max(b))?;
        if reach.has(self.s.roadworks) || reach.has(self.s.jam) {
            return None;
        }
        let full = if a == 6 || b == 6 {
            self.any_full(seat, reach)
        } else {
            self.any_full(seat, tables.ends(start, a)?)
                || (b > 0 && self.any_full(seat, tables.ends(start, b)?))
        };
        if full {
            return None;
        }
        let moves = self.table_moves(start, a, b)?;
        // Where no path has the full length, the longest ones are driven.
        (!moves.first.is_empty() || moves.fresh != 0).then_some(moves)
    }

    /// Visits the cities on the way in which a truck may stop early. Returns whether the visitor
    /// stopped.
    #[inline]
    fn early_stops<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        (a, b): (u8, u8),
        exact_in_cities: bool,
        visit: &mut F,
    ) -> bool {
        let switches = self.switches();
        let must_serve = switches.stop_in_contract_city == StopInContractCity::ThenMustServe;
        let six = a == 6 || b == 6;
        // To stop early is another move than to arrive by the whole count if one of them allows or
        // demands something that the other does not.
        let differs = exact_in_cities || must_serve;
        let mut below = a.max(b);
        if six && !differs {
            if switches.roadworks_after != RoadworksAfter::UsedOneMust {
                return false;
            }
            // The roadworks sign moves after a six that is used as a one.
            below = 2;
        }
        let dice = if six { u8::MAX } else { 1u8 << a | if b > 0 { 1 << b } else { 0 } };
        // Early stops that are also moves by the whole count are left out, so the rest is not
        // exact.
        let flags = if must_serve { PathFlags::EARLY } else { PathFlags::empty() };
        for stop in self.rules.tables.stops(self.player(seat).truck) {
            if stop.path.steps() >= below {
                break;
            }
            let city = stop.path.end();
            // A one moves the roadworks sign, so arriving by it is another move.
            let same = !differs && stop.also_full & dice & !2 != 0;
            if !same
                && self.is_contract_city(seat, city)
                && !self.is_full(seat, city)
                && visit(stop.path.with_flags(flags))
            {
                return true;
            }
        }
        false
    }

    /// Lists the moves by the dice where nothing is in the way, by copying them. Returns whether it
    /// did.
    #[inline]
    pub(crate) fn list_drives(&self, a: u8, b: u8, by_card: bool, list: &mut Vec<Action>) -> bool {
        let b = if a == b { 0 } else { b };
        let Some(moves) = self.ready_moves(a, b) else { return false };
        list.extend_from_slice(moves.first);
        list.extend(moves.added());
        let exact_in_cities = self.exact_in_cities(MoveBudget::Dice { a, b, by_card });
        self.early_stops(self.s.current, (a, b), exact_in_cities, &mut |path| {
            list.push(Action::Drive(path));
            false
        });
        true
    }

    /// Is a move by the dice one of those that are listed?
    #[inline]
    pub(crate) fn may_drive(&self, a: u8, b: u8, by_card: bool, path: Path) -> bool {
        let seat = self.s.current;
        let b = if a == b { 0 } else { b };
        if self.surely_drives(seat, [a, b], path) {
            return true;
        }
        let budget = MoveBudget::Dice { a, b, by_card };
        if let Some(moves) = self.ready_moves(a, b) {
            let same = |other: Action| path_of(other) == Some(path);
            return moves.first.iter().any(|&other| same(other))
                || (moves.fresh != 0 && moves.added().any(same))
                || self.early_stops(seat, (a, b), self.exact_in_cities(budget), &mut |other| {
                    other == path
                });
        }
        self.drives(seat, seat, budget, &mut |other| other == path).0
    }

    /// Is a move by the whole count of a die possible for certain? It is if no sign stands on its
    /// path, its end has room, and no other path is the same move. Otherwise only the list says.
    #[inline]
    fn surely_drives(&self, seat: Seat, dice: [u8; 2], path: Path) -> bool {
        let Some(step) = self.rules.paths.find(self.player(seat).truck, &path) else {
            return false;
        };
        let full = |die: u8| {
            let rule = StepRule::by_die(die, self.switches());
            rule.is_full(step) && step.path.with_flags(rule.full(step)) == path
        };
        step.sole
            && dice.into_iter().any(|die| die > 0 && full(die))
            && !path.spaces().any(|s| s == self.s.roadworks || s == self.s.jam)
            && !self.is_full(seat, step.space)
    }

    /// May a full space cut a move short, so that it ends where the tables do not say?
    ///
    /// A six that is cut short ends where another number would have brought it. That is the same
    /// move unless the exact count or the roadworks sign matters. In cities the exact count can
    /// matter only where a full space lies beside one.
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
        let six_differs = switches.event_drawn == EventDrawn::ExactCount
            || switches.roadworks_after == RoadworksAfter::UsedOneMust
            || (exact_in_cities && !tables.beside_cities().and(full).is_empty());
        let meets = |spaces: Option<&SpaceSet>| spaces.is_none_or(|s| !s.and(full).is_empty());
        [dice.0, dice.1].into_iter().any(|die| match die {
            0 => false,
            6 => six_differs && meets(tables.reach(start, 6)),
            _ => meets(tables.ends(start, die)),
        })
    }
}
