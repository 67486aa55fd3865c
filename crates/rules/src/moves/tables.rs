//! All moves from each space on an empty board, worked out once for the rules of a table.
//!
//! Most of the time no sign and no full space lies within reach of a truck. Then its moves are
//! those of the empty board, and listing them is copying them.

use crate::action::{Action, MAX_STEPS, Path};
use crate::board::Board;
use crate::moves::jagged_vec::JaggedVec;
use crate::moves::path::PathFlags;
use crate::moves::path_tree::{PathTree, Step};
use crate::space::{Space, SpaceSet};
use crate::switches::{RoadworksAfter, Switches};

/// A city on the way, where a truck may stop early if it is a contract city.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CityStop {
    /// The shortest path there.
    pub(crate) path: Path,
    /// The numbers of steps, one bit each, after which another path ends as the same move.
    pub(crate) also_full: u8,
}

/// Moves of the empty board. Each table has rows for each space; where moves depend on a number of
/// steps too, each space has one row for each number.
#[derive(Clone, Debug, Default)]
pub(crate) struct MoveTables {
    exact: JaggedVec<Action>,
    six: JaggedVec<Action>,
    upto: JaggedVec<Path>,
    stops: JaggedVec<CityStop>,
    reach: Vec<[SpaceSet; MAX_STEPS]>,
    ends: Vec<[SpaceSet; MAX_STEPS]>,
    fresh: Vec<[Option<u64>; PAIRS]>,
    beside_cities: SpaceSet,
}

/// Pairs of dice without sixes.
const PAIRS: usize = (MAX_STEPS - 1) * (MAX_STEPS - 1);

/// The index of a pair of dice in a table of them.
#[inline]
const fn pair(first: u8, second: u8) -> usize {
    let row = (first as usize).wrapping_sub(1).wrapping_mul(MAX_STEPS - 1);
    row.wrapping_add((second as usize).wrapping_sub(1))
}

impl MoveTables {
    /// The tables of a board.
    pub(crate) fn new(board: &Board, paths: &PathTree, switches: &Switches) -> MoveTables {
        let mut tables = MoveTables::default();
        for city in board.city_set.iter() {
            for &space in &board.neighbours[city.index()] {
                tables.beside_cities.insert(space);
            }
        }
        let six_as_one = switches.roadworks_after == RoadworksAfter::UsedOneMust;
        for start in board.all.iter() {
            let steps = paths.from(start);
            let of_length =
                |n: usize| unique(steps.iter().filter(move |step| step.count as usize == n));
            let by_die: Vec<Vec<&Step>> = (1..=MAX_STEPS).map(of_length).collect();
            for (die, moves) in (1..MAX_STEPS).zip(&by_die) {
                let drive = |step: &&Step| drive(step, die == 1);
                tables.exact.push(moves.iter().map(drive).collect());
            }
            for n in 1..=MAX_STEPS {
                let moves = unique(steps.iter().filter(|step| step.count as usize <= n));
                let path = |step: &&Step| step.path.with_flags(PathFlags::EXACT);
                tables.upto.push(moves.iter().map(path).collect());
            }
            // A six used as a one moves the roadworks sign, which makes it a move of its own.
            let one = |step: &Step| six_as_one && step.count == 1;
            let short = steps.iter().filter(|step| one(step)).collect();
            let long = unique(steps.iter().filter(|step| !one(step)));
            let six = [short, long].concat();
            tables.six.push(six.iter().map(|step| drive(step, one(step))).collect());
            tables.stops.push(city_stops(board, steps, &by_die));
            let mut reach = [SpaceSet::EMPTY; MAX_STEPS];
            let mut ends = [SpaceSet::EMPTY; MAX_STEPS];
            for step in steps {
                for within in &mut reach[step.count as usize - 1..] {
                    within.insert(step.space);
                }
                ends[step.count as usize - 1].insert(step.space);
            }
            tables.reach.push(reach);
            tables.ends.push(ends);
            if switches.dice.get() > 1 {
                tables.fresh.push(fresh(&by_die));
            }
        }
        tables
    }

    /// The spaces within a number of steps.
    #[inline]
    pub(crate) fn reach(&self, start: Space, steps: u8) -> Option<&SpaceSet> {
        self.reach.get(start.index())?.get((steps as usize).wrapping_sub(1))
    }

    /// The spaces at the end of a path of a number of steps.
    #[inline]
    pub(crate) fn ends(&self, start: Space, steps: u8) -> Option<&SpaceSet> {
        self.ends.get(start.index())?.get((steps as usize).wrapping_sub(1))
    }

    /// The spaces beside cities.
    #[inline]
    pub(crate) const fn beside_cities(&self) -> SpaceSet {
        self.beside_cities
    }

    /// The moves by a second die that are no moves by a first, neither of them a six: one bit for
    /// each of [`MoveTables::exact`]. None where the table does not have them.
    #[inline]
    pub(crate) fn fresh(&self, start: Space, first: u8, second: u8) -> Option<u64> {
        let pair = pair(first, second);
        self.fresh.get(start.index())?.get(pair).copied().flatten()
    }

    /// The moves by a die that is not a six.
    #[inline]
    pub(crate) fn exact(&self, start: Space, die: u8) -> &[Action] {
        self.exact.row(start.index() * (MAX_STEPS - 1) + (die as usize).wrapping_sub(1))
    }

    /// The moves by a six.
    #[inline]
    pub(crate) fn six(&self, start: Space) -> &[Action] {
        self.six.row(start.index())
    }

    /// The moves of up to a number of steps that a card allows.
    #[inline]
    pub(crate) fn upto(&self, start: Space, steps: u8) -> &[Path] {
        self.upto.row(start.index() * MAX_STEPS + (steps as usize).wrapping_sub(1))
    }

    /// The cities within reach, the nearest first.
    #[inline]
    pub(crate) fn stops(&self, start: Space) -> &[CityStop] {
        self.stops.row(start.index())
    }
}

/// The move to a step by the whole count.
fn drive(step: &Step, one: bool) -> Action {
    let mut flags = PathFlags::EXACT;
    flags.set(PathFlags::ONE, one);
    Action::Drive(step.path.with_flags(flags))
}

/// The stops in cities, the nearest first; of those that are the same move, the shortest.
fn city_stops(board: &Board, steps: &[Step], by_die: &[Vec<&Step>]) -> Vec<CityStop> {
    let mut cities: Vec<&Step> = steps.iter().filter(|step| board.is_city(step.space)).collect();
    cities.sort_by_key(|step| step.count);
    let also_full = |stop: &Step| {
        let same = |moves: &Vec<&Step>| moves.iter().any(|step| step.class == stop.class);
        (1..).zip(by_die).fold(0, |set, (n, moves)| set | u8::from(same(moves)) << n)
    };
    unique(cities.into_iter())
        .into_iter()
        .map(|stop| CityStop { path: stop.path, also_full: also_full(stop) })
        .collect()
}

/// For each pair of dice the moves of the second that are no moves by the first. With a one the
/// roadworks sign moves, which makes it a move of its own.
fn fresh(by_die: &[Vec<&Step>]) -> [Option<u64>; PAIRS] {
    let mut table = [None; PAIRS];
    let dice = || (1u8..MAX_STEPS as u8).zip(by_die);
    for (a, first) in dice() {
        for (b, second) in dice() {
            let apart = a == 1 || b == 1;
            let new = |step: &&Step| apart || first.iter().all(|other| other.class != step.class);
            if second.len() <= u64::BITS as usize {
                let bits = second.iter().map(new).enumerate();
                table[pair(a, b)] = Some(bits.fold(0, |set, (i, new)| set | u64::from(new) << i));
            }
        }
    }
    table
}

/// The first step of each class.
fn unique<'s>(steps: impl Iterator<Item = &'s Step>) -> Vec<&'s Step> {
    let mut kept: Vec<&Step> = Vec::new();
    for step in steps {
        if kept.iter().all(|other| other.class != step.class) {
            kept.push(step);
        }
    }
    kept
}
