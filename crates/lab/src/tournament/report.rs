//! What comes of a tournament.

use std::collections::BTreeMap;

use serde::Serialize;

use super::rating::{Score, ratings};
use super::{GameLine, Tournament};
use crate::bot_report::{BotReport, BotTally, places};
use crate::fixture::Fixture;
use crate::mix::{Stream, mix};

/// What comes of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TournamentReport {
    /// The seed.
    pub seed: u64,
    /// How many games there are.
    pub planned: u64,
    /// How many of them were played.
    pub played: u64,
    /// Was it stopped before all games were played?
    pub stopped: bool,
    /// Those who play, in the order of the plan.
    pub bots: Vec<RatedBot>,
    /// How often the bot of a row finished ahead of the bot of a column; level counts half.
    pub ahead: Vec<Vec<f64>>,
    /// How often the two of them met.
    pub met: Vec<Vec<u64>>,
    /// The tables.
    pub tables: Vec<TableCount>,
}

/// One who plays, with his rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatedBot {
    /// 400 points more are ten times as often ahead as behind; the mean of all is 1500.
    pub rating: f64,
    /// Between these the true rating lies with a likelihood of 95 %.
    pub rating_95: [f64; 2],
    /// What was counted.
    #[serde(flatten)]
    pub counted: BotReport,
}

/// How much was played at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableCount {
    /// The edition.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// Games that were played.
    pub games: u64,
}

pub(super) fn of(
    tournament: &Tournament,
    fixtures: &[Fixture],
    lines: &[GameLine],
) -> TournamentReport {
    let bots = tournament.bots.len();
    let mut tallies = vec![BotTally::default(); bots];
    let mut deals: BTreeMap<(usize, u64), Score> = BTreeMap::new();
    let mut games = vec![0; tournament.tables.len()];
    let mut played = 0;
    for line in lines {
        let Some(fixture) = fixtures.get(line.game as usize) else { continue };
        played += 1;
        games[fixture.table] += 1;
        line.count(&mut tallies);
        let deal = deals.entry((fixture.table, fixture.deal)).or_insert_with(|| Score::new(bots));
        line.score(deal);
    }
    let mut all = Score::new(bots);
    for deal in deals.values() {
        all.join(deal);
    }
    let deals: Vec<Score> = deals.into_values().collect();
    let seed = mix(tournament.house.seed, "", 0, 0, Stream::Sample);
    let rated = ratings(&deals, bots, seed);
    let rated_bot = |(k, entrant): (usize, &crate::Entrant)| RatedBot {
        rating: places(rated[k].0, 1),
        rating_95: rated[k].1.map(|points| places(points, 1)),
        counted: tallies[k].report(&entrant.to_string()),
    };
    let planned = fixtures.len() as u64;
    let square = || (0..bots).map(|one| (0..bots).map(move |other| (one, other)));
    TournamentReport {
        seed: tournament.house.seed,
        planned,
        played,
        stopped: played < planned,
        bots: tournament.bots.iter().enumerate().map(rated_bot).collect(),
        ahead: square().map(|row| row.map(|(a, b)| all.ahead(a, b)).collect()).collect(),
        met: square().map(|row| row.map(|(a, b)| all.met(a, b)).collect()).collect(),
        tables: tournament
            .tables
            .iter()
            .zip(games)
            .map(|(table, games)| TableCount {
                edition: table.rules.edition().id.clone(),
                players: table.players,
                games,
            })
            .collect(),
    }
}
