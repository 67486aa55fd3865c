//! What came out: counts and means.

use aufachse_rules::Ending;
use serde::Serialize;

use crate::bot_report::{BotReport, BotTally};
use crate::fixture::Fixture;
use crate::plan::Plan;
use crate::played::Played;

/// Everything that was counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The seed of the plan.
    pub seed: u64,
    /// The turn limit of each game.
    pub turn_limit: u32,
    /// Was it stopped before all games were played?
    pub stopped: bool,
    /// Those who play, in the order of the plan, over all tables; nobody if all play at random.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotReport>,
    /// The tables, in the order of the plan.
    pub tables: Vec<TableReport>,
}

impl Report {
    pub(crate) fn of(plan: &Plan, tallies: &[Tally]) -> Report {
        let names: Vec<String> = plan.seats.iter().map(ToString::to_string).collect();
        let mut all = vec![BotTally::default(); names.len()];
        for tally in tallies {
            all.iter_mut().zip(&tally.bots).for_each(|(sum, bot)| sum.join(bot));
        }
        let reports = plan.tables.iter().zip(tallies);
        let mut report = Report {
            seed: plan.house.seed,
            turn_limit: plan.house.turn_limit,
            stopped: false,
            bots: BotTally::reports(&all, &names),
            tables: reports
                .map(|(t, tally)| tally.report(&t.rules.edition().id, t.players, &names))
                .collect(),
        };
        report.stopped = report.games() < plan.all_games();
        report
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.tables.iter().map(|t| t.games).sum()
    }

    /// How many of them ended by the turn limit.
    pub fn by_turn_limit(&self) -> u64 {
        self.tables.iter().map(|t| t.by_turn_limit).sum()
    }
}

/// What was counted at one table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableReport {
    /// The edition.
    pub edition: String,
    /// How many played.
    pub players: u8,
    /// Games that were played.
    pub games: u64,
    /// Games that ended as the rulebook has it.
    pub finished: u64,
    /// Games that ended by the turn limit.
    pub by_turn_limit: u64,
    /// Turns in a game, all players together.
    pub mean_turns: f64,
    /// Actions of players in a game, all together.
    pub mean_actions: f64,
    /// Those who play, in the order of the plan.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotReport>,
    /// The seats.
    pub seats: Vec<SeatReport>,
}

/// What was counted for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat, counted from zero.
    pub seat: u8,
    /// Games won; a shared first place counts for each who shares it.
    pub wins: u64,
    /// Cash at the end.
    pub mean_cash: f64,
    /// Turns in a game.
    pub mean_turns: f64,
    /// Actions in a game.
    pub mean_actions: f64,
}

/// Sums of whole numbers, so that the order of adding does not matter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    finished: u64,
    by_turn_limit: u64,
    seats: Vec<SeatTally>,
    bots: Vec<BotTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    wins: u64,
    cash: i64,
    turns: u64,
    actions: u64,
}

impl Tally {
    pub(crate) fn new(players: u8, bots: usize) -> Tally {
        Tally {
            seats: vec![SeatTally::default(); players.into()],
            bots: vec![BotTally::default(); bots],
            ..Tally::default()
        }
    }

    pub(crate) fn add(&mut self, fixture: &Fixture, played: &Played) {
        self.games += 1;
        self.finished += u64::from(played.ending == Ending::Finished);
        self.by_turn_limit += u64::from(played.ending == Ending::TurnLimit);
        for (sum, seat) in self.seats.iter_mut().zip(&played.seats) {
            sum.wins += u64::from(seat.place == 1);
            sum.cash += seat.cash;
            sum.turns += seat.turns;
            sum.actions += seat.actions;
        }
        for (seat, &bot) in fixture.lineup.iter().enumerate() {
            if let Some(bot) = self.bots.get_mut(bot) {
                bot.add(played, seat);
            }
        }
    }

    fn report(&self, edition: &str, players: u8, names: &[String]) -> TableReport {
        let sum = |of: fn(&SeatTally) -> u64| self.seats.iter().map(of).sum::<u64>();
        let seat = |(i, seat): (usize, &SeatTally)| SeatReport {
            seat: i as u8,
            wins: seat.wins,
            mean_cash: self.mean(seat.cash),
            mean_turns: self.mean(seat.turns as i64),
            mean_actions: self.mean(seat.actions as i64),
        };
        TableReport {
            edition: edition.to_owned(),
            players,
            games: self.games,
            finished: self.finished,
            by_turn_limit: self.by_turn_limit,
            mean_turns: self.mean(sum(|s| s.turns) as i64),
            mean_actions: self.mean(sum(|s| s.actions) as i64),
            bots: BotTally::reports(&self.bots, names),
            seats: self.seats.iter().enumerate().map(seat).collect(),
        }
    }

    /// The mean over all games, to two places; zero where there were none.
    fn mean(&self, sum: i64) -> f64 {
        mean(sum, self.games)
    }
}

/// A mean to two places; zero where there is nothing.
pub(crate) fn mean(sum: i64, of: u64) -> f64 {
    if of == 0 {
        return 0.0;
    }
    (sum as f64 / of as f64 * 100.0).round() / 100.0
}
