//! What was counted for each of those who play, wherever they sat.

use serde::Serialize;

use crate::played::{Played, SeatPlayed};
use crate::report::mean;
use crate::study::Z95;

/// What was counted for one who plays.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// The name by which he is asked for.
    pub name: String,
    /// Games, counted once for each seat he had in them.
    pub games: u64,
    /// Games won; a shared first place counts as its share.
    pub wins: f64,
    /// The part of the games that he won.
    pub win_rate: f64,
    /// Between these the true rate lies with a likelihood of 95 % (Wilson).
    pub win_rate_95: [f64; 2],
    /// Cash at the end.
    pub mean_cash: f64,
    /// How often he was asked: not where only one thing could be done.
    pub decisions: u64,
    /// How long an answer took. It is the only thing here that differs from run to run.
    pub ms_per_decision: f64,
    /// Games in which he lost his seat because he could not go on.
    pub forfeits: u64,
}

/// A whole game in parts that two to six can share without a remainder.
const WHOLE: u64 = 60;

/// Sums of whole numbers, so that the order of adding does not matter.
#[derive(Clone, Debug, Default)]
pub(crate) struct BotTally {
    games: u64,
    wins: u64,
    cash: i64,
    decisions: u64,
    nanos: u64,
    forfeits: u64,
}

impl BotTally {
    /// Adds the game of one seat.
    pub(crate) fn add(&mut self, played: &Played, seat: usize) {
        let Some(own) = played.seats.get(seat) else { return };
        let lost = played.forfeits.iter().any(|forfeit| usize::from(forfeit.seat) == seat);
        self.add_seat(own, played.winners(), lost);
    }

    pub(crate) fn add_seat(&mut self, own: &SeatPlayed, winners: u64, lost: bool) {
        self.games += 1;
        self.wins += if own.place == 1 { WHOLE / winners.max(1) } else { 0 };
        self.cash += own.cash;
        self.decisions += own.decisions;
        self.nanos += own.nanos;
        self.forfeits += u64::from(lost);
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn join(&mut self, other: &BotTally) {
        self.games += other.games;
        self.wins += other.wins;
        self.cash += other.cash;
        self.decisions += other.decisions;
        self.nanos += other.nanos;
        self.forfeits += other.forfeits;
    }

    pub(crate) fn reports(tallies: &[BotTally], names: &[String]) -> Vec<BotReport> {
        tallies.iter().zip(names).map(|(tally, name)| tally.report(name)).collect()
    }

    pub(crate) fn report(&self, name: &str) -> BotReport {
        let wins = self.wins as f64 / WHOLE as f64;
        let (win_rate, win_rate_95) = wilson(wins, self.games);
        let ms = self.nanos as f64 / 1e6 / self.decisions.max(1) as f64;
        BotReport {
            name: name.to_owned(),
            games: self.games,
            wins: places(wins, 2),
            win_rate: places(win_rate, 4),
            win_rate_95: win_rate_95.map(|rate| places(rate, 4)),
            mean_cash: mean(self.cash, self.games),
            decisions: self.decisions,
            ms_per_decision: places(ms, 6),
            forfeits: self.forfeits,
        }
    }
}

/// A number to so many places.
pub(crate) fn places(number: f64, places: i32) -> f64 {
    let scale = 10_f64.powi(places);
    (number * scale).round() / scale
}

/// A rate and the interval in which the true one lies with a likelihood of 95 %, by Wilson's
/// score: it stays between 0 and 1 and holds for few games too.
///
/// ```
/// let (rate, [low, high]) = aufachse_lab::wilson(50.0, 100);
/// assert_eq!(rate, 0.5);
/// assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
/// ```
pub fn wilson(wins: f64, games: u64) -> (f64, [f64; 2]) {
    if games == 0 {
        return (0.0, [0.0, 1.0]);
    }
    let (n, z) = (games as f64, Z95);
    let p = wins / n;
    let scale = 1.0 + z * z / n;
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (p, [((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)])
}
