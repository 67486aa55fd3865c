//! Numbers that were seen many times: counted, so that adding them in another order gives the same.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How often each whole number was seen. Every quantile of it is exact.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(BTreeMap<i64, u64>);

impl Counts {
    /// Sees a number.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &Counts) {
        for (&value, &times) in &other.0 {
            *self.0.entry(value).or_default() += times;
        }
    }

    /// How many numbers were seen.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Each number with how often it was seen, the smallest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + '_ {
        self.0.iter().map(|(&value, &times)| (value, times))
    }

    /// The mean; nothing if nothing was seen.
    pub fn mean(&self) -> Option<f64> {
        let total = self.total();
        let sum: i64 = self.iter().map(|(value, times)| value * times as i64).sum();
        (total > 0).then(|| sum as f64 / total as f64)
    }

    /// The smallest number that at least this part of all does not exceed; 0.5 is the median.
    ///
    /// ```
    /// use aufachse_lab::study::Counts;
    /// let mut throws = Counts::default();
    /// (1..=6).for_each(|eyes| throws.add(eyes));
    /// assert_eq!(throws.quantile(0.5), Some(3));
    /// assert_eq!(throws.quantile(1.0), Some(6));
    /// ```
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let needed = (part * self.total() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.iter().find_map(|(value, times)| {
            seen += times;
            (seen >= needed).then_some(value)
        })
    }
}

/// Enough of some numbers for their mean and how sure it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// How many numbers.
    pub times: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Moments {
    /// Sees a number.
    pub fn add(&mut self, value: i64) {
        self.times += 1;
        self.sum += value;
        self.squares = self.squares.saturating_add(value.unsigned_abs().pow(2));
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &Moments) {
        self.times += other.times;
        self.sum += other.sum;
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// The mean; nothing if nothing was seen.
    pub fn mean(&self) -> Option<f64> {
        (self.times > 0).then(|| self.sum as f64 / self.times as f64)
    }

    /// How far the numbers lie apart; nothing for fewer than two.
    pub fn variance(&self) -> Option<f64> {
        let (n, sum) = (self.times as f64, self.sum as f64);
        (self.times > 1).then(|| ((self.squares as f64 - sum * sum / n) / (n - 1.0)).max(0.0))
    }

    /// The mean, and how far 95 of 100 intervals reach to each side of it.
    pub fn interval(&self) -> Option<(f64, f64)> {
        let reach = Z95 * (self.variance()? / self.times as f64).sqrt();
        Some((self.mean()?, reach))
    }
}

/// 95 of 100 numbers of a normal distribution lie within so many deviations of its mean.
pub const Z95: f64 = 1.959_964;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_agree_with_the_textbook() {
        let mut seen = Moments::default();
        for n in [2, 4, 4, 4, 5, 5, 7, 9] {
            seen.add(n);
        }
        assert_eq!(seen.mean(), Some(5.0));
        assert!((seen.variance().unwrap() - 32.0 / 7.0).abs() < 1e-12);
        assert_eq!(Moments::default().interval(), None);
    }
}
