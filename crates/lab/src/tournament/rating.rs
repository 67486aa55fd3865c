//! Ratings: by how much one is likely to finish ahead of another.
//!
//! The ratings are those under which the results are the most likely (Bradley and Terry), so the
//! order of the games does not matter and a tournament that was stopped and taken up again rates
//! as one that was not. Ratings that are carried on from game to game have neither property, and
//! what they give as their uncertainty says how quickly they move rather than how far they are
//! off. Here the interval is found by drawing the deals anew, whole ones, because the games of one
//! deal hang together.

use aufachse_rules::Seeded;

/// Where the mean of all ratings lies.
const MIDDLE: f64 = 1500.0;

/// As many points make one ten times as likely to be ahead as behind.
const TENFOLD: f64 = 400.0;

/// How often the deals are drawn anew.
const SAMPLES: usize = 500;

/// Who finished ahead of whom, in halves: two for ahead, one each where they are level.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Score {
    bots: usize,
    halves: Vec<u32>,
}

impl Score {
    pub(super) fn new(bots: usize) -> Score {
        Score { bots, halves: vec![0; bots * bots] }
    }

    /// Two finished a game.
    pub(super) fn add(&mut self, one: usize, other: usize, places: (u8, u8)) {
        let (a, b) = match places.0.cmp(&places.1) {
            std::cmp::Ordering::Less => (2, 0),
            std::cmp::Ordering::Equal => (1, 1),
            std::cmp::Ordering::Greater => (0, 2),
        };
        self.halves[one * self.bots + other] += a;
        self.halves[other * self.bots + one] += b;
    }

    pub(super) fn join(&mut self, other: &Score) {
        self.halves.iter_mut().zip(&other.halves).for_each(|(sum, more)| *sum += more);
    }

    /// How often one finished ahead of another; level counts half.
    pub(super) fn ahead(&self, one: usize, other: usize) -> f64 {
        f64::from(self.halves[one * self.bots + other]) / 2.0
    }

    /// How often they met.
    pub(super) fn met(&self, one: usize, other: usize) -> u64 {
        let halves = self.halves[one * self.bots + other] + self.halves[other * self.bots + one];
        u64::from(halves) / 2
    }
}

/// The rating of each, and the interval in which it lies with a likelihood of 95 %.
pub(super) fn ratings(deals: &[Score], bots: usize, seed: u64) -> Vec<(f64, [f64; 2])> {
    let sum = |chosen: &mut dyn Iterator<Item = &Score>| {
        let mut sum = Score::new(bots);
        chosen.for_each(|deal| sum.join(deal));
        sum
    };
    let best = likeliest(&sum(&mut deals.iter()), &vec![1.0; bots]);
    let mut dice = Seeded::new(seed);
    let mut tried: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); bots];
    for _ in 0..SAMPLES {
        let many = deals.len() as u32;
        let mut drawn = (0..many).filter_map(|_| deals.get(dice.below(many) as usize));
        let sample = likeliest(&sum(&mut drawn), &best);
        tried.iter_mut().zip(&sample).for_each(|(all, strength)| all.push(points(*strength)));
    }
    best.iter()
        .zip(&mut tried)
        .map(|(strength, all)| {
            all.sort_by(f64::total_cmp);
            (points(*strength), [all[SAMPLES / 40], all[SAMPLES - 1 - SAMPLES / 40]])
        })
        .collect()
}

fn points(strength: f64) -> f64 {
    MIDDLE + TENFOLD * strength.log10()
}

/// The strengths under which a score is the most likely, with a mean of one, by the method of
/// Hunter (2004). Everybody is taken to have been level once with everybody, so that one who
/// always wins is not infinitely strong.
fn likeliest(score: &Score, from: &[f64]) -> Vec<f64> {
    let bots = from.len();
    let mut strengths = from.to_vec();
    let others = |one: usize| (0..bots).filter(move |other| *other != one);
    let wins: Vec<f64> =
        (0..bots).map(|one| others(one).map(|other| score.ahead(one, other) + 0.5).sum()).collect();
    for _ in 0..2_000 {
        let mut change = 0.0_f64;
        for one in 0..bots {
            let weight: f64 = others(one)
                .map(|other| {
                    (score.met(one, other) as f64 + 1.0) / (strengths[one] + strengths[other])
                })
                .sum();
            if weight > 0.0 {
                let next = wins[one] / weight;
                change = change.max((next / strengths[one]).ln().abs());
                strengths[one] = next;
            }
        }
        let mean = strengths.iter().map(|s| s.ln()).sum::<f64>() / bots.max(1) as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
        if change < 1e-7 {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(of: &[(usize, usize, u32, u32)], bots: usize) -> Vec<Score> {
        let mut all = Vec::new();
        for &(one, other, won, lost) in of {
            for (times, places) in [(won, (1, 2)), (lost, (2, 1))] {
                for _ in 0..times {
                    let mut deal = Score::new(bots);
                    deal.add(one, other, places);
                    all.push(deal);
                }
            }
        }
        all
    }

    /// Ten wins to one are 400 points; the level game that everybody is given hardly matters.
    #[test]
    fn points_are_what_they_say() {
        let rated = ratings(&deals(&[(0, 1, 1000, 100)], 2), 2, 1);
        assert!((rated[0].0 - rated[1].0 - 400.0).abs() < 2.0, "{rated:?}");
        assert!((rated[0].0 + rated[1].0 - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn the_interval_holds_the_rating_and_shrinks_with_games() {
        let few = ratings(&deals(&[(0, 1, 14, 6), (1, 2, 12, 8)], 3), 3, 1);
        let many = ratings(&deals(&[(0, 1, 1400, 600), (1, 2, 1200, 800)], 3), 3, 1);
        for ((rating, [low, high]), (_, [narrow, wide])) in few.iter().zip(&many) {
            assert!(low <= rating && rating <= high);
            assert!(wide - narrow < (high - low) / 4.0);
        }
        assert!(few[0].0 > few[1].0 && few[1].0 > few[2].0);
    }

    #[test]
    fn one_who_always_wins_is_strong_and_not_infinite() {
        let rated = ratings(&deals(&[(0, 1, 50, 0)], 2), 2, 1);
        assert!(rated[0].0.is_finite() && rated[0].0 > 1700.0);
        let nobody = ratings(&[], 3, 1);
        assert!(nobody.iter().all(|(rating, _)| (rating - 1500.0).abs() < 1e-6));
    }
}
