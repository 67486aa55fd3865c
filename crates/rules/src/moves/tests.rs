//! The tables, the search and a plain reference list the same moves.
//!
//! The reference says in a few lines what a move is. It goes through all paths one by one, without
//! tables, and is far too slow for a game.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::*;
use crate::Action;
use crate::action::{ContractId, MAX_STEPS};
use crate::game::{Game, Setup};
use crate::rules::Rules;
use crate::sets::{ContractSet, EventSet};
use crate::switches::{
    DocumentsCity, EndSpaceFull, EventDrawn, JammedSpace, RoadworksAfter, StopAtSign,
};

/// Everything that a move changes: end, side, cities on the way, signs passed, exact count where it
/// matters, a one used, and the duty to load or deliver.
type Outcome = (Space, Space, Vec<Space>, usize, bool, bool, bool);

/// Does it matter whether a move ends here by exact count?
fn exact_matters(query: &Query, budget: MoveBudget, end: Space) -> bool {
    let board = &query.rules.board;
    match budget {
        MoveBudget::Steps(_) => false,
        MoveBudget::Dice { .. } if board.is_city(end) => query.exact_in_cities(budget),
        MoveBudget::Dice { .. } => {
            board.events.has(end) && query.switches().event_drawn == EventDrawn::ExactCount
        }
    }
}

fn outcome(query: &Query, budget: MoveBudget, start: Space, path: Path) -> Outcome {
    let board = &query.rules.board;
    let documents = query.rules.documents();
    let side = match path.before_end().unwrap_or(start) {
        side if documents == Some(DocumentsCity::Opposite) && board.events.has(path.end()) => side,
        _ => Space::NONE,
    };
    let by_cities = documents == Some(DocumentsCity::LastCity);
    let cities = path.spaces().filter(|&s| by_cities && board.is_city(s)).collect();
    let signs = query.s.signs();
    let passed = path.spaces().filter(|&s| signs.has(s)).count();
    let exact = exact_matters(query, budget, path.end()) && path.exact();
    (path.end(), side, cities, passed, exact, path.one(), path.early())
}

/// All paths of up to six steps that never turn back.
fn all_paths(query: &Query, start: Space) -> Vec<Vec<Space>> {
    let mut all: Vec<Vec<Space>> = Vec::new();
    let mut ends = vec![vec![start]];
    for _ in 0..MAX_STEPS {
        ends = ends
            .iter()
            .flat_map(|path| {
                let back = path.len().checked_sub(2).map(|i| path[i]);
                let here = path[path.len() - 1];
                let onward = query.rules.board.neighbours[here.index()].iter();
                onward.filter(move |&&next| Some(next) != back).map(|&next| {
                    let mut longer = path.clone();
                    longer.push(next);
                    longer
                })
            })
            .collect();
        all.extend(ends.iter().map(|path| path[1..].to_vec()));
    }
    all
}

/// The moves of a truck, path by path.
struct Reference<'g> {
    query: Query<'g>,
    seat: Seat,
    paths: Vec<Vec<Space>>,
    full: crate::space::SpaceSet,
    /// Navigation cards that may be used.
    cards: usize,
    moves: Vec<Path>,
}

impl Reference<'_> {
    /// Is a path free of closed spaces up to a step, counted from one?
    fn open(&self, path: &[Space], upto: usize) -> bool {
        let signs = self.query.s.signs();
        path[..upto].iter().filter(|&&s| signs.has(s)).count() <= self.cards
    }

    fn room(&self, space: Space) -> bool {
        !self.full.has(space)
    }

    fn add(&mut self, path: &[Space], exact: bool, one: bool, early: bool) {
        let must_serve =
            self.query.switches().stop_in_contract_city == StopInContractCity::ThenMustServe;
        self.moves.extend(Path::new(path, exact, one, early && must_serve));
    }

    /// Stops at a step, or before it where other trucks fill the space. Returns whether it can.
    fn stop_at(&mut self, path: &[Space], step: usize) -> bool {
        let before = match self.query.switches().end_space_full {
            EndSpaceFull::MustStopBefore => step,
            EndSpaceFull::MayStopBefore => 2,
            EndSpaceFull::NotAllowed => 1,
        };
        let at = (1..=step).rev().take(before).find(|&n| self.room(path[n - 1]));
        if let Some(at) = at {
            self.add(&path[..at], false, false, false);
        }
        at.is_some()
    }

    /// Moves by a number of steps. Returns whether a path has the full count.
    fn by_number(&mut self, number: usize, die: bool) -> bool {
        let switches = self.query.switches();
        let signs = self.query.s.signs();
        let jam = self.query.s.jam;
        let start = self.query.player(self.seat).truck;
        let used_one = switches.roadworks_after == RoadworksAfter::UsedOneMust;
        let mut full = false;
        for path in self.paths.clone() {
            let (steps, end) = (path.len(), path[path.len() - 1]);
            if steps > number || !self.open(&path, steps - 1) {
                continue;
            }
            let chosen = steps == number || number == 6 || !die;
            let one = die && steps == 1 && (number == 1 || used_one);
            if die && signs.has(end) && switches.stop_at_sign != StopAtSign::OnlyWithoutFullWay {
                self.stop_at(&path, steps - 1);
            }
            let delivers = switches.jammed_space == JammedSpace::OpenToDeliver
                && end == jam
                && end != start
                && self.query.rules.board.is_city(end)
                && !self.query.deliverable(self.seat, end).is_empty();
            let closed = !self.open(&path, steps);
            if closed && !delivers {
                continue;
            }
            if chosen && self.room(end) {
                full = true;
                self.add(&path, true, one, false);
            } else if chosen && die && !closed {
                full |= self.stop_at(&path, steps);
            }
            let city = self.query.rules.board.is_city(end);
            if die && steps < number && self.room(end) && closed {
                self.add(&path, false, false, false);
            } else if die
                && steps < number
                && self.room(end)
                && city
                && self.query.is_contract_city(self.seat, end)
            {
                self.add(&path, false, false, true);
            }
        }
        full
    }

    /// The longest moves below a number of steps.
    fn longest(&mut self, number: usize) {
        let fits = |path: &&Vec<Space>| {
            path.len() < number && self.open(path, path.len()) && self.room(path[path.len() - 1])
        };
        let longest = self.paths.iter().filter(fits).map(Vec::len).max().unwrap_or(0);
        let paths: Vec<_> =
            self.paths.iter().filter(fits).filter(|p| p.len() == longest).cloned().collect();
        for path in paths {
            self.add(&path, false, false, false);
        }
    }
}

fn reference(query: &Query, seat: Seat, budget: MoveBudget) -> BTreeSet<Outcome> {
    let start = query.player(seat).truck;
    let held = (query.player(seat).cards & query.rules.kinds.navigation).len();
    let mut reference = Reference {
        query: *query,
        seat,
        paths: all_paths(query, start),
        full: query.full_for(seat),
        cards: 0,
        moves: Vec::new(),
    };
    for cards in 0..=held.min(query.s.signs().iter().count()) {
        reference.cards = cards;
        match budget {
            MoveBudget::Steps(steps) => {
                reference.by_number(steps.into(), false);
            }
            MoveBudget::Dice { a, b, .. } => {
                let dice = [a, b].map(usize::from).into_iter().filter(|&die| die > 0);
                let full =
                    dice.clone().fold(false, |full, die| reference.by_number(die, true) | full);
                if !full {
                    dice.for_each(|die| reference.longest(die));
                }
            }
        }
    }
    reference.moves.iter().map(|&path| outcome(query, budget, start, path)).collect()
}

/// Numbers that look random, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }

    fn pick<'v>(&mut self, values: &[&'v str]) -> &'v str {
        values[self.below(values.len())]
    }
}

/// House rules that change how trucks move.
const HOUSE: &[(&str, &[&str])] = &[
    ("dice", &["1", "2"]),
    ("trucks-on-a-road-space", &["1", "2"]),
    ("trucks-in-a-city", &["one", "any"]),
    ("end-space-full", &["must-stop-before", "may-stop-before", "not-allowed"]),
    ("contract-city", &["any-own", "useful", "can-serve"]),
    ("stop-in-contract-city", &["may", "then-must-serve"]),
    ("stop-at-sign", &["may", "only-without-full-way"]),
    ("roadworks-after", &["rolled-1-must", "rolled-1-may", "used-1-must"]),
    ("jammed-space", &["closed", "city-open-to-deliver"]),
    ("event-drawn", &["move-ends", "exact-count"]),
    ("auction-after", &["any-stop", "exact-count", "exact-count-not-by-card"]),
    ("dokumente", &["opposite-direction", "last-city"]),
];

/// The rules of an edition with some house rules, if they go together.
fn house(edition: &str, random: &mut Random) -> Option<Arc<Rules>> {
    let mut switches = Vec::new();
    for &(name, values) in HOUSE {
        if random.below(3) == 0 {
            switches.push((name.to_owned(), random.pick(values).to_owned()));
        }
    }
    Rules::build(edition, &switches, crate::OwnFiles::default()).ok()
}

/// A game in which trucks, signs, contracts and navigation cards are anywhere, half of them near the
/// truck whose turn it is.
fn scatter(game: &mut Game, random: &mut Random) {
    let board = &game.rules.board;
    let somewhere = |start: Space, random: &mut Random| {
        if random.below(2) == 0 {
            return Space(random.below(board.len()) as u8);
        }
        (0..=random.below(9)).fold(start, |at, _| {
            let next = &board.neighbours[at.index()];
            next[random.below(next.len())]
        })
    };
    let state = &mut game.state;
    let start = Space(random.below(board.len()) as u8);
    let current = state.current;
    for seat in state.seats() {
        let h = state.player_mut(seat);
        h.truck = somewhere(start, random);
        h.hand =
            [random.below(30), random.below(30)].map(|n| ContractId(n as u8)).into_iter().collect();
        h.road = ContractSet::only(ContractId(30 + random.below(16) as u8));
        h.cards = if random.below(3) == 0 { game.rules.kinds.navigation } else { EventSet::EMPTY };
    }
    let near = somewhere(start, random);
    let h = state.player_mut(current);
    h.truck = start;
    // A contract of a city nearby, so that early stops come up.
    h.hand |= game.rules.starting_in(near);
    h.road |= game.rules.ending_in(near) - h.hand;
    state.roadworks = if random.below(4) > 0 { somewhere(start, random) } else { Space::NONE };
    state.jam = if random.below(2) > 0 { near } else { Space::NONE };
}

fn dice(random: &mut Random) -> (u8, u8) {
    let die = |random: &mut Random| [1, 6, 1 + random.below(6) as u8][random.below(3)];
    (die(random), if random.below(2) == 0 { 0 } else { die(random) })
}

/// Does a path use up a whole count? Asked where the game does not care, so that the path alone
/// answers.
fn uses_up(query: &Query, budget: MoveBudget, path: Path) -> bool {
    let used_one = query.switches().roadworks_after == RoadworksAfter::UsedOneMust;
    let steps = path.steps();
    match budget {
        MoveBudget::Steps(_) => true,
        MoveBudget::Dice { a, b, .. } => [a, b].into_iter().any(|die| {
            let one = die == 1 || (die == 6 && used_one);
            !path.early() && (steps == die || die == 6) && path.one() == (one && steps == 1)
        }),
    }
}

/// What the moves of a list change. No change is listed twice, and every move says truly whether it
/// is by exact count.
fn outcomes(query: &Query, budget: MoveBudget, paths: &[Path], what: &str) -> BTreeSet<Outcome> {
    let start = query.player(query.s.current).truck;
    let all: BTreeSet<_> = paths.iter().map(|&p| outcome(query, budget, start, p)).collect();
    assert_eq!(all.len(), paths.len(), "{what}: listed twice in {paths:?}");
    for &path in paths {
        if !exact_matters(query, budget, path.end()) {
            assert_eq!(path.exact(), uses_up(query, budget, path), "{what}: {path:?}");
        }
    }
    all
}

fn collect(visit: impl FnOnce(&mut dyn FnMut(Path) -> bool)) -> Vec<Path> {
    let mut paths = Vec::new();
    visit(&mut |path| {
        paths.push(path);
        false
    });
    paths
}

fn listed(query: &Query, a: u8, b: u8, by_card: bool) -> Option<Vec<Path>> {
    let mut list = Vec::new();
    let path = |action: &Action| if let Action::Drive(path) = action { Some(*path) } else { None };
    query
        .list_drives(a, b, by_card, &mut list)
        .then(|| list.iter().map(|action| path(action).expect("a drive")).collect())
}

/// Tables, search and reference agree in every edition, with house rules, signs, trucks, contracts
/// and cards all over, and exactly the listed moves are accepted.
#[test]
fn tables_search_and_reference_agree() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (edition, _) in crate::edition::BUILTIN_EDITIONS {
        let (mut tables, mut ready, mut games) = (0, 0, 0);
        while games < 24 {
            let Some(rules) = house(edition, &mut random) else { continue };
            games += 1;
            let mut game = Game::new(Arc::clone(&rules), &Setup::of(4)).expect("a table");
            for _ in 0..60 {
                scatter(&mut game, &mut random);
                let query = game.query();
                let seat = query.s.current;
                let (a, b) = dice(&mut random);
                let by_card = random.below(3) == 0;
                let budget = match random.below(6) {
                    0 => MoveBudget::Steps(a),
                    _ => MoveBudget::Dice { a, b, by_card },
                };
                let what = format!("{edition} {budget:?} {:?}", rules.edition.switches);
                let expected = reference(&query, seat, budget);
                let searched = collect(|note| {
                    query.search_drives(seat, seat, budget, &mut |path| note(path));
                });
                assert_eq!(outcomes(&query, budget, &searched, &what), expected, "search: {what}");
                let visited = collect(|note| {
                    query.drives(seat, seat, budget, &mut |path| note(path));
                });
                assert_eq!(outcomes(&query, budget, &visited, &what), expected, "drives: {what}");
                tables += usize::from(visited != searched);
                let MoveBudget::Dice { .. } = budget else { continue };
                let list = match listed(&query, a, b, by_card) {
                    Some(list) => {
                        ready += 1;
                        assert_eq!(
                            outcomes(&query, budget, &list, &what),
                            expected,
                            "ready: {what}"
                        );
                        list
                    }
                    None => visited,
                };
                for path in list.iter().chain(&searched) {
                    assert_eq!(
                        query.may_drive(a, b, by_card, *path),
                        list.contains(path),
                        "{what} {path:?}"
                    );
                }
            }
        }
        assert!(tables > 20 && ready > 20, "{edition}: {tables} by tables, {ready} ready");
    }
}
