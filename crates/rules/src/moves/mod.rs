//! Where a truck can drive: by dice or by the steps of a card.

mod card_routes;
mod dedup;
mod lookup;
mod occupancy;
pub(crate) mod path_tree;
mod search;
pub(crate) mod space_flags;
mod step_rule;
pub(crate) mod tables;

use crate::action::{Path, Seat};
use crate::query::Query;
use crate::space::Space;
use crate::switches::{AuctionAfter, ContractCity, StopInContractCity};

/// What a truck drives by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MoveBudget {
    /// Dice; the second is zero where one counts.
    Dice { a: u8, b: u8, by_card: bool },
    /// Any number of steps up to this.
    Steps(u8),
}

impl Query<'_> {
    /// Tells every move that a truck can make; `f` gives true to stop. Gives whether it did, and
    /// whether there was any move that needs no navigation card.
    #[inline]
    pub(crate) fn drives<F: FnMut(Path) -> bool>(
        &self,
        seat: Seat,
        mover: Seat,
        budget: MoveBudget,
        f: &mut F,
    ) -> (bool, bool) {
        let start = self.player(seat).truck;
        let most = match budget {
            MoveBudget::Steps(steps) => steps,
            MoveBudget::Dice { a, b, .. } => a.max(b),
        };
        let signs = [self.s.roadworks, self.s.jam];
        if self.rules.tables.reach(start, most).is_some_and(|r| !signs.iter().any(|&s| r.has(s)))
            && let Some(told) = self.drives_clear(seat, budget, self.full_for(seat), f)
        {
            return told;
        }
        self.drives_among(seat, mover, budget, f)
    }

    /// Does it matter whether such a move ends in a city by exact count?
    #[inline]
    fn exact_in_cities(&self, budget: MoveBudget) -> bool {
        let MoveBudget::Dice { by_card, .. } = budget else { return false };
        match self.switches().auction_after {
            AuctionAfter::AnyStop | AuctionAfter::Take => false,
            AuctionAfter::Exact => true,
            AuctionAfter::ExactNotByCard => !by_card,
        }
    }

    /// May the rest of a move be forfeited in a city, because it is a city of an own contract or of
    /// a public one that can be taken there?
    #[inline]
    fn is_contract_city(&self, seat: Seat, city: Space) -> bool {
        let switches = self.switches();
        let own = match switches.contract_city {
            ContractCity::AnyOwn => {
                let h = self.player(seat);
                let here = self.rules.starting_in(city) | self.rules.ending_in(city);
                h.contracts().intersects(here)
            }
            ContractCity::Useful => {
                !(self.startable(seat, city) | self.deliverable(seat, city)).is_empty()
            }
            ContractCity::CanServe => {
                !self.deliverable(seat, city).is_empty()
                    || !self.fitting(seat, self.startable(seat, city)).is_empty()
            }
        };
        // Taking a contract is neither loading nor delivering, so it does not meet that duty.
        own || (self.takes()
            && switches.stop_in_contract_city == StopInContractCity::May
            && !self.display_from(city).is_empty())
    }

    /// Does the truck stand directly in front of a sign?
    pub(crate) fn before_sign(&self, seat: Seat) -> bool {
        let signs = self.s.signs();
        !signs.is_empty()
            && self
                .rules
                .board
                .neighbours
                .get(self.player(seat).truck.index())
                .is_some_and(|near| near.iter().any(|&s| signs.has(s)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::action::ContractId;
    use crate::game::{Game, Setup};
    use crate::rules::Rules;
    use crate::sets::{ContractSet, EventSet};
    use crate::switches::DocumentsCity;

    /// What a move leaves behind, whatever way it takes.
    type Outcome = (Space, Space, Vec<Space>, bool, bool, bool);

    fn outcome(query: &Query, start: Space, path: Path) -> Outcome {
        let board = &query.rules.board;
        let opposite = query.rules.documents() == Some(DocumentsCity::Opposite);
        let by_cities = query.rules.documents() == Some(DocumentsCity::LastCity);
        let back = match path.before_end().unwrap_or(start) {
            back if opposite && board.events.has(path.end()) => back,
            _ => Space::NONE,
        };
        let cities = path.spaces().filter(|&s| by_cities && board.is_city(s)).collect();
        (path.end(), back, cities, path.exact(), path.one(), path.early())
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
                game.state.all_players[1].truck = rules.board.city("Frankfurt").expect("a city");
                game.state.all_players[0].hand = (0..32).step_by(2).map(ContractId).collect();
                game.state.all_players[0].road = (33..48).step_by(2).map(ContractId).collect();
                for (i, start) in rules.board.all.iter().enumerate().step_by(3) {
                    if i % 2 == 0 {
                        // The other truck is somewhere near, half of the time in the way.
                        let near = &rules.board.neighbours[start.index()];
                        let near = near[i % near.len()];
                        game.state.all_players[1].truck = rules.board.neighbours[near.index()][0];
                    }
                    game.state.all_players[0].truck = start;
                    let query = game.query();
                    let full = query.full_for(Seat(0));
                    let dice = (1..=6).flat_map(|a| (0..=6).map(move |b| (a, b)));
                    let rolls = dice.flat_map(|(a, b)| {
                        [true, false].map(|by_card| MoveBudget::Dice { a, b, by_card })
                    });
                    for budget in rolls.chain((1..=6).map(MoveBudget::Steps)) {
                        let collect = |paths: &mut Vec<Path>| {
                            let list: Vec<Outcome> =
                                paths.drain(..).map(|w| outcome(&query, start, w)).collect();
                            let set: BTreeSet<Outcome> = list.iter().cloned().collect();
                            assert_eq!(set.len(), list.len(), "{edition} {start:?} {budget:?}");
                            set
                        };
                        let mut paths = Vec::new();
                        let mut note = |path| {
                            paths.push(path);
                            false
                        };
                        if query.drives_clear(Seat(0), budget, full, &mut note).is_none() {
                            continue;
                        }
                        let by_table = collect(&mut paths);
                        let mut note = |path| {
                            paths.push(path);
                            false
                        };
                        query.drives_among(Seat(0), Seat(0), budget, &mut note);
                        assert_eq!(by_table, collect(&mut paths), "{edition} {start:?} {budget:?}");
                    }
                }
            }
        }
    }

    /// With trucks and signs all over, the moves that are ready in tables are those that the
    /// search finds, and exactly the listed ones are accepted.
    #[test]
    fn ready_moves_and_search_agree() {
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        let mut below = |n: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed >> 33) as usize % n
        };
        for (edition, _) in crate::edition::BUILTIN_EDITIONS {
            let mut ready = 0;
            for (full, dice) in [("must-stop-before", "1"), ("may-stop-before", "2")] {
                let switches = [("end-space-full", full), ("dice", dice)];
                let switches = switches.map(|(name, value)| (name.to_owned(), value.to_owned()));
                let rules = Rules::build(edition, &switches, crate::OwnFiles::default());
                let rules = Arc::new(rules.expect("an edition"));
                let mut game = Game::new(Arc::clone(&rules), &Setup::of(4)).expect("a table");
                // Half of the time in the way, else anywhere.
                let somewhere = |start: Space, below: &mut dyn FnMut(usize) -> usize| {
                    if below(2) == 0 {
                        return Space(below(rules.board.len()) as u8);
                    }
                    (0..=below(9)).fold(start, |at, _| {
                        let next = &rules.board.neighbours[at.index()];
                        next[below(next.len())]
                    })
                };
                for round in 0..600 {
                    let start = Space(below(rules.board.len()) as u8);
                    let seat = game.state.current;
                    for other in game.state.seats() {
                        let h = game.state.player_mut(other);
                        h.truck = somewhere(start, &mut below);
                        h.hand = [below(30), below(30)]
                            .map(|n| ContractId(n as u8))
                            .into_iter()
                            .collect();
                        h.road = ContractSet::only(ContractId(30 + below(16) as u8));
                        h.cards =
                            if round % 3 == 0 { rules.kinds.navigation } else { EventSet::EMPTY };
                    }
                    game.state.player_mut(seat).truck = start;
                    game.state.roadworks = somewhere(start, &mut below);
                    game.state.jam =
                        if round % 2 == 0 { somewhere(start, &mut below) } else { Space::NONE };
                    let (a, b) = (1 + below(6) as u8, below(7) as u8);
                    let by_card = below(2) == 0;
                    let query = game.query();
                    let mut list = Vec::new();
                    let listed = query.list_drives(a, b, by_card, &mut list);
                    let budget = MoveBudget::Dice { a, b, by_card };
                    let mut told = Vec::new();
                    let mut note = |path| {
                        told.push(path);
                        false
                    };
                    query.drives_among(seat, seat, budget, &mut note);
                    let ours: Vec<Path> = list
                        .iter()
                        .filter_map(|action| match action {
                            crate::Action::Drive(path) => Some(*path),
                            _ => None,
                        })
                        .collect();
                    if listed {
                        ready += 1;
                        let outcomes = |paths: &[Path]| -> BTreeSet<Outcome> {
                            paths.iter().map(|&w| outcome(&query, start, w)).collect()
                        };
                        assert_eq!(outcomes(&ours), outcomes(&told), "{edition} {a} {b}");
                        assert_eq!(ours.len(), told.len(), "{edition} {a} {b}: told twice");
                        for path in ours.iter().chain(&told) {
                            assert_eq!(query.may_drive(a, b, by_card, *path), ours.contains(path));
                        }
                    } else {
                        assert!(ours.is_empty());
                    }
                }
            }
            assert!(ready > 100, "{edition}: only {ready} of 1200 rolls were ready");
        }
    }
}
