//! All moves from each space on an empty board, worked out once for the rules of a table.
//!
//! Most of the time no sign and no full space lies within reach of a truck. Then its moves are
//! those of the empty board, and listing them is copying them.

use crate::action::{Action, MAX_STEPS, Path};
use crate::board::Board;
use crate::moves::path_tree::PathTree;
use crate::space::{Space, SpaceSet};
use crate::switches::{DocumentsCity, RoadworksAfter, Switches};

/// A city on the way, where a truck may stop early if it has business there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CityStop {
    /// The shortest way there.
    pub(crate) path: Path,
    /// The dice, one bit each, that also lead there in full, leaving everything the same.
    pub(crate) also_full: u8,
}

/// Moves of the empty board.
#[derive(Clone, Debug, Default)]
pub(crate) struct MoveTables {
    exact: Shelf<Action>,
    six: Shelf<Action>,
    upto: Shelf<Path>,
    stops: Shelf<CityStop>,
    reach: Vec<[SpaceSet; MAX_STEPS]>,
    ends: Vec<[SpaceSet; MAX_STEPS]>,
    fresh: Vec<[Option<u64>; PAIRS]>,
}

/// Pairs of dice that are no sixes.
const PAIRS: usize = (MAX_STEPS - 1) * (MAX_STEPS - 1);

/// The place of a pair of dice in a table of them.
#[inline]
const fn pair(first: u8, second: u8) -> usize {
    let row = (first as usize).wrapping_sub(1).wrapping_mul(MAX_STEPS - 1);
    row.wrapping_add((second as usize).wrapping_sub(1))
}

/// Lists one behind the other.
#[derive(Clone, Debug)]
struct Shelf<T> {
    items: Vec<T>,
    first: Vec<u32>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf { items: Vec::new(), first: vec![0] }
    }
}

impl<T> Shelf<T> {
    fn put(&mut self, list: Vec<T>) {
        self.items.extend(list);
        self.first.push(self.items.len() as u32);
    }

    #[inline]
    fn list(&self, n: usize) -> &[T] {
        match (self.first.get(n), self.first.get(n + 1)) {
            (Some(&from), Some(&to)) => self.items.get(from as usize..to as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
}

/// What a way changes beside the space that the truck stands on. PathTree with the same mark are the
/// same move.
#[derive(PartialEq, Eq)]
struct Mark {
    end: Space,
    back: Space,
    cities: Vec<Space>,
}

/// A way while the tables are made.
struct Candidate {
    path: Path,
    mark: Mark,
}

impl Candidate {
    fn len(&self) -> usize {
        self.path.steps() as usize
    }

    fn path(&self, exact: bool, one: bool) -> Path {
        let exact = if exact { Path::EXACT } else { 0 };
        self.path.marked(exact | if one { Path::ONE } else { 0 })
    }
}

impl MoveTables {
    pub(crate) fn new(
        board: &Board,
        paths: &PathTree,
        switches: &Switches,
        documents: Option<DocumentsCity>,
    ) -> MoveTables {
        let mut tables = MoveTables::default();
        let six_as_one = switches.roadworks_after == RoadworksAfter::UsedOneMust;
        for start in board.all.iter() {
            let all = candidates(board, paths, documents, start);
            let of_length =
                |n: usize| unique(all.iter().filter(move |c| c.len() == n), |c| &c.mark);
            for n in 1..MAX_STEPS {
                let drive = |c: &&Candidate| Action::Drive(c.path(true, n == 1));
                tables.exact.put(of_length(n).iter().map(drive).collect());
            }
            for n in 1..=MAX_STEPS {
                let list = unique(all.iter().filter(|c| c.len() <= n), |c| &c.mark);
                tables.upto.put(list.iter().map(|c| c.path(true, false)).collect());
            }
            // A six used as a one moves the roadworks sign, which makes it a move of its own.
            let one = |c: &Candidate| six_as_one && c.len() == 1;
            let short = all.iter().filter(|c| one(c)).collect();
            let long = unique(all.iter().filter(|c| !one(c)), |c| &c.mark);
            let six = [short, long].concat();
            let drive = |c: &&Candidate| Action::Drive(c.path(true, one(c)));
            tables.six.put(six.iter().map(drive).collect());
            let mut cities: Vec<&Candidate> =
                all.iter().filter(|c| board.is_city(c.mark.end)).collect();
            cities.sort_by_key(|c| c.len());
            let stops = unique(cities.into_iter(), |c| &c.mark)
                .into_iter()
                .map(|c| CityStop {
                    path: c.path(false, false),
                    also_full: (1..=MAX_STEPS)
                        .filter(|&n| of_length(n).iter().any(|full| full.mark == c.mark))
                        .fold(0, |set, n| set | 1 << n),
                })
                .collect();
            tables.stops.put(stops);
            let mut reach = [SpaceSet::EMPTY; MAX_STEPS];
            for c in &all {
                for within in &mut reach[c.len() - 1..] {
                    within.insert(c.mark.end);
                }
            }
            tables.reach.push(reach);
            let mut ends = [SpaceSet::EMPTY; MAX_STEPS];
            for c in &all {
                ends[c.len() - 1].insert(c.mark.end);
            }
            tables.ends.push(ends);
            if switches.dice.get() > 1 {
                let by_die: Vec<_> = (1..MAX_STEPS).map(of_length).collect();
                tables.fresh.push(fresh(&by_die));
            }
        }
        tables
    }

    /// Is nothing of a set within so many steps?
    #[inline]
    pub(crate) fn clear(&self, start: Space, steps: u8, of: SpaceSet) -> bool {
        self.reach(start, steps).is_some_and(|within| within.and(of).is_empty())
    }

    /// The spaces within so many steps.
    #[inline]
    pub(crate) fn reach(&self, start: Space, steps: u8) -> Option<&SpaceSet> {
        self.reach.get(start.index())?.get((steps as usize).wrapping_sub(1))
    }

    /// The spaces at the end of a way of so many steps.
    #[inline]
    pub(crate) fn ends(&self, start: Space, steps: u8) -> Option<&SpaceSet> {
        self.ends.get(start.index())?.get((steps as usize).wrapping_sub(1))
    }

    /// Which moves by a second die are not moves by a first, neither of them a six: one bit for
    /// each of [`MoveTables::exact`]. Nothing where the table has no two dice.
    #[inline]
    pub(crate) fn fresh(&self, start: Space, first: u8, second: u8) -> Option<u64> {
        let pair = pair(first, second);
        self.fresh.get(start.index())?.get(pair).copied().flatten()
    }

    /// The moves by a die that is not a six, ready to be listed.
    #[inline]
    pub(crate) fn exact(&self, start: Space, die: u8) -> &[Action] {
        self.exact.list(start.index() * (MAX_STEPS - 1) + (die as usize).wrapping_sub(1))
    }

    /// The moves by a six, ready to be listed.
    #[inline]
    pub(crate) fn six(&self, start: Space) -> &[Action] {
        self.six.list(start.index())
    }

    /// The moves of up to so many steps that a card allows.
    #[inline]
    pub(crate) fn upto(&self, start: Space, steps: u8) -> &[Path] {
        self.upto.list(start.index() * MAX_STEPS + (steps as usize).wrapping_sub(1))
    }

    /// The cities within reach, the nearest first.
    #[inline]
    pub(crate) fn stops(&self, start: Space) -> &[CityStop] {
        self.stops.list(start.index())
    }
}

/// All ways from a space with what they change, as the cards of the edition ask for it.
fn candidates(
    board: &Board,
    paths: &PathTree,
    documents: Option<DocumentsCity>,
    start: Space,
) -> Vec<Candidate> {
    let mut all = Vec::new();
    for step in paths.from(start) {
        let before = step.path.before_end().unwrap_or(start);
        let (mut back, mut cities) = (Space::NONE, Vec::new());
        match documents {
            Some(DocumentsCity::Opposite) if board.events.has(step.space) => back = before,
            Some(DocumentsCity::Opposite) | None => {}
            Some(DocumentsCity::LastCity) => {
                cities = step.path.spaces().filter(|&s| board.is_city(s)).collect();
            }
        }
        all.push(Candidate { path: step.path, mark: Mark { end: step.space, back, cities } });
    }
    all
}

/// For each pair of dice the moves of the second that are no moves by the first. With a one the
/// roadworks sign moves, which makes it a move of its own.
fn fresh(by_die: &[Vec<&Candidate>]) -> [Option<u64>; PAIRS] {
    let mut table = [None; PAIRS];
    for (a, first) in (1u8..).zip(by_die) {
        for (b, second) in (1u8..).zip(by_die) {
            let apart = a == 1 || b == 1;
            let new = |c: &&Candidate| apart || first.iter().all(|other| other.mark != c.mark);
            if second.len() <= u64::BITS as usize {
                let bits = second.iter().map(new).enumerate();
                table[pair(a, b)] = Some(bits.fold(0, |set, (i, new)| set | u64::from(new) << i));
            }
        }
    }
    table
}

/// The first of each mark.
fn unique<'c, C>(list: impl Iterator<Item = &'c C>, mark: impl Fn(&C) -> &Mark) -> Vec<&'c C> {
    let mut kept: Vec<&C> = Vec::new();
    for c in list {
        if kept.iter().all(|k| mark(k) != mark(c)) {
            kept.push(c);
        }
    }
    kept
}
