//! Skill and luck: the same deal and the same dice, with the players moved on by a seat each time.
//!
//! A player's result is how far he is ahead of the mean of his table. If every player has sat in
//! every seat of a deal, the mean of a seat says how good that seat's luck was, whoever sat there,
//! and the mean of a bot over all deals how good the bot is, wherever it sat. What neither explains
//! is the rest: dice and cards that fall otherwise once the players choose otherwise, and how the
//! players got in each other's way.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The games of one deal that have been played so far.
///
/// Results are multiplied by the number of players, so that they are whole numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Deal {
    /// The rotations, one bit each.
    seen: u64,
    seats: Vec<i64>,
    bots: BTreeMap<String, (i64, u64)>,
    squares: u64,
}

/// Results over deals, of which those count that were played in all rotations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    players: u8,
    deals: u64,
    /// The squares of each seat's sum in each deal.
    seats: u64,
    /// Each bot's sum, and of how many results.
    bots: BTreeMap<String, (i64, u64)>,
    /// The squares of all results.
    squares: u64,
    open: BTreeMap<u64, Deal>,
}

/// Where the differences between results come from, as parts of one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Shares {
    /// Which bot it was.
    pub skill: f64,
    /// Which seat of which deal it was.
    pub deal: f64,
    /// Everything else.
    pub rest: f64,
    /// The deviation of a result, in money.
    pub deviation: f64,
    /// On how many deals it rests.
    pub deals: u64,
    /// How many different bots played.
    pub bots: usize,
}

impl Luck {
    pub(crate) fn of(players: u8) -> Luck {
        Luck { players, ..Luck::default() }
    }

    /// Sees a game: the bot of each seat, and how far it was ahead times the number of players.
    pub(crate) fn add(&mut self, deal: u64, rotation: u8, results: &[(&str, i64)]) {
        let mut seen = Deal { seen: 1 << (rotation % 64), ..Deal::default() };
        for &(bot, lead) in results {
            seen.seats.push(lead);
            tally(&mut seen.bots, bot, (lead, 1));
            seen.squares += lead.unsigned_abs().pow(2);
        }
        self.put(deal, &seen);
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &Luck) {
        self.players = self.players.max(other.players);
        self.deals += other.deals;
        self.seats += other.seats;
        self.squares += other.squares;
        for (bot, &more) in &other.bots {
            tally(&mut self.bots, bot, more);
        }
        for (&deal, seen) in &other.open {
            self.put(deal, seen);
        }
    }

    /// Adds games of a deal; once it is complete, only its sums are kept.
    fn put(&mut self, deal: u64, more: &Deal) {
        let open = self.open.entry(deal).or_default();
        if open.seen & more.seen != 0 {
            return;
        }
        open.seen |= more.seen;
        open.squares += more.squares;
        open.seats.resize(open.seats.len().max(more.seats.len()), 0);
        for (sum, lead) in open.seats.iter_mut().zip(&more.seats) {
            *sum += lead;
        }
        for (bot, &more) in &more.bots {
            tally(&mut open.bots, bot, more);
        }
        if open.seen.count_ones() < u32::from(self.players) {
            return;
        }
        let Some(whole) = self.open.remove(&deal) else { return };
        self.deals += 1;
        self.squares += whole.squares;
        self.seats += whole.seats.iter().map(|sum| sum.unsigned_abs().pow(2)).sum::<u64>();
        for (bot, &more) in &whole.bots {
            tally(&mut self.bots, bot, more);
        }
    }

    /// How many different deals were seen, those in some rotations only among them.
    pub fn deals(&self) -> u64 {
        self.deals + self.open.len() as u64
    }

    /// Where the differences come from; nothing without at least two deals in all rotations.
    ///
    /// Each part is the unbiased estimate of a component of the variance, not below zero.
    pub fn shares(&self) -> Option<Shares> {
        let (players, deals) = (f64::from(self.players), self.deals as f64);
        if self.deals < 2 || self.players < 2 {
            return None;
        }
        let bots = self.bots.values();
        let by_bot: f64 = bots.map(|&(sum, times)| (sum as f64).powi(2) / times as f64).sum();
        let kinds = self.bots.len();
        let by_seat = self.seats as f64 / players;
        let left = (self.squares as f64 - by_bot - by_seat).max(0.0);
        // Degrees of freedom: results of a game add up to nothing.
        let free_bots = kinds as f64 - 1.0;
        let free_seats = deals * (players - 1.0);
        let free_left = deals * players * (players - 1.0) - free_bots - free_seats;
        let rest = left / free_left.max(1.0);
        let deal = ((by_seat / free_seats - rest) / players).max(0.0);
        let results = deals * players * players;
        let skill = ((by_bot - free_bots * rest) / results).max(0.0);
        // The other two are per degree of freedom; a result has one less in each game.
        let scale = (players - 1.0) / players;
        let (deal, rest) = (deal * scale, rest * scale);
        let all = skill + deal + rest;
        (all > 0.0).then(|| Shares {
            skill: skill / all,
            deal: deal / all,
            rest: rest / all,
            deviation: all.sqrt() / players,
            deals: self.deals,
            bots: kinds,
        })
    }
}

fn tally(bots: &mut BTreeMap<String, (i64, u64)>, bot: &str, more: (i64, u64)) {
    let sum = bots.entry(bot.to_owned()).or_default();
    *sum = (sum.0 + more.0, sum.1 + more.1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two bots, two seats, results made of a part for the bot and one for the seat.
    fn made(skill: i64, luck: impl Fn(u64) -> i64) -> Luck {
        let mut study = Luck::of(2);
        for deal in 0..40 {
            let seat = luck(deal);
            study.add(deal, 0, &[("a", skill + seat), ("b", -skill - seat)]);
            study.add(deal, 1, &[("b", seat - skill), ("a", skill - seat)]);
        }
        study
    }

    #[test]
    fn pure_skill_and_pure_luck_are_told_apart() {
        let skill = made(1000, |_| 0).shares().unwrap();
        assert!(skill.skill > 0.999, "{skill:?}");
        let luck = made(0, |deal| if deal % 2 == 0 { 700 } else { -700 }).shares().unwrap();
        assert!(luck.deal > 0.999, "{luck:?}");
        let both = made(1000, |deal| if deal % 2 == 0 { 1000 } else { -1000 }).shares().unwrap();
        assert!((both.skill - 0.5).abs() < 0.02 && (both.deal - 0.5).abs() < 0.02, "{both:?}");
    }

    #[test]
    fn deals_may_come_in_any_order_and_half_ones_do_not_count() {
        let mut one = Luck::of(2);
        let mut two = Luck::of(2);
        one.add(1, 0, &[("a", 500), ("b", -500)]);
        one.add(2, 0, &[("a", 300), ("b", -300)]);
        two.add(1, 1, &[("b", -100), ("a", 100)]);
        let mut there = one.clone();
        there.merge(&two);
        let mut back = two.clone();
        back.merge(&one);
        assert_eq!(there, back);
        assert_eq!((there.deals, there.open.len()), (1, 1));
        assert_eq!(there.shares(), None);
    }
}
