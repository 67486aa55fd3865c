//! Who meets whom.

use aufachse_rules::Seeded;

use super::Tournament;
use crate::fixture::Fixture;
use crate::mix::{Stream, mix};
use crate::plan::Table;

/// All games, a deal at each table in turn.
pub(super) fn fixtures(tournament: &Tournament) -> Vec<Fixture> {
    let mut rounds: Vec<std::vec::IntoIter<Vec<Fixture>>> = (0..)
        .zip(&tournament.tables)
        .map(|(place, table)| rounds(tournament, place, table).into_iter())
        .collect();
    let mut all = Vec::new();
    loop {
        let before = all.len();
        all.extend(rounds.iter_mut().filter_map(Iterator::next).flatten());
        if all.len() == before {
            return all;
        }
    }
}

/// The rounds of one table. With two players, everybody meets everybody in each.
fn rounds(tournament: &Tournament, place: usize, table: &Table) -> Vec<Vec<Fixture>> {
    let (bots, players) = (tournament.bots.len(), usize::from(table.players));
    if bots < 2 || players < 2 {
        return Vec::new();
    }
    let mut table_of = Deals { table: place, deals: 0 };
    if players == 2 {
        let rounds = tournament.games.div_ceil(2);
        let pairs: Vec<Vec<usize>> =
            (0..bots).flat_map(|a| (a + 1..bots).map(move |b| vec![a, b])).collect();
        return (0..rounds)
            .map(|_| pairs.iter().flat_map(|pair| table_of.deal(pair)).collect())
            .collect();
    }
    let edition = &table.rules.edition().id;
    let seed = mix(tournament.house.seed, edition, table.players, 0, Stream::Draw);
    let mut urn = Urn { dice: Seeded::new(seed), bots, left: Vec::new() };
    // A game brings some of all pairs together, and a deal has a game for each way of sitting.
    let pairs = |n: usize| (n * (n - 1) / 2) as u64;
    let met = pairs(players).min(pairs(bots)) * players as u64;
    let deals = (tournament.games * pairs(bots)).div_ceil(met);
    (0..deals).map(|_| table_of.deal(&urn.lineup(players))).collect()
}

/// Counts the deals of a table.
struct Deals {
    table: usize,
    deals: u64,
}

impl Deals {
    /// One deal, played once for each way of sitting.
    fn deal(&mut self, lineup: &[usize]) -> Vec<Fixture> {
        let players = lineup.len();
        let deal = self.deals;
        self.deals += 1;
        (0..players)
            .map(|turn| Fixture {
                table: self.table,
                number: deal * players as u64 + turn as u64,
                deal,
                lineup: (0..players).map(|s| lineup[(s + players - turn) % players]).collect(),
            })
            .collect()
    }
}

/// Draws line-ups so that everybody plays equally often.
struct Urn {
    dice: Seeded,
    bots: usize,
    left: Vec<usize>,
}

impl Urn {
    /// Everybody at most once; where there are fewer bots than seats, all about equally often.
    fn lineup(&mut self, players: usize) -> Vec<usize> {
        let most = players.div_ceil(self.bots);
        let mut lineup: Vec<usize> = Vec::new();
        while lineup.len() < players {
            let fits = |bot: &usize| lineup.iter().filter(|b| *b == bot).count() < most;
            match self.left.iter().position(fits) {
                Some(found) => lineup.push(self.left.remove(found)),
                None => self.refill(),
            }
        }
        lineup
    }

    fn refill(&mut self) {
        let mut fresh: Vec<usize> = (0..self.bots).collect();
        for i in (1..fresh.len()).rev() {
            fresh.swap(i, self.dice.below(i as u32 + 1) as usize);
        }
        self.left.extend(fresh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_equally_often_whatever_the_seats() {
        for (bots, players) in [(2, 4), (3, 4), (4, 4), (5, 3), (7, 6)] {
            let mut urn = Urn { dice: Seeded::new(3), bots, left: Vec::new() };
            let mut played = vec![0; bots];
            for _ in 0..bots * 10 {
                let lineup = urn.lineup(players);
                for (bot, sum) in played.iter_mut().enumerate() {
                    let times = lineup.iter().filter(|b| **b == bot).count();
                    assert!(times <= players.div_ceil(bots), "{lineup:?}");
                    *sum += times;
                }
            }
            let (least, most) = (played.iter().min().unwrap(), played.iter().max().unwrap());
            assert!(most - least <= 2, "{bots} bots, {players} players: {played:?}");
        }
    }

    #[test]
    fn a_deal_is_played_once_for_each_way_of_sitting() {
        let games = Deals { table: 0, deals: 5 }.deal(&[7, 8, 9]);
        let lineups: Vec<&[usize]> = games.iter().map(|f| &f.lineup[..]).collect();
        assert_eq!(lineups, [&[7, 8, 9], &[9, 7, 8], &[8, 9, 7]]);
        assert!(games.iter().all(|f| f.deal == 5));
        assert_eq!(games.iter().map(|f| f.number).collect::<Vec<_>>(), [15, 16, 17]);
    }
}
