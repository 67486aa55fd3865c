//! Which choices are worth a thought.

use aufachse_rules::{Action, Decision, Pending};

use crate::disponent::Desk;

/// A choice that seems so much worse than the best is not thought about.
const HOPELESS: f32 = 1500.0;

impl Desk<'_> {
    /// The choices worth a thought, the best first, with how much worse than the best they seem.
    pub(super) fn shortlist(&self, legal: &[Action]) -> Vec<(usize, f32)> {
        let Pending::Players { decision, .. } = self.game.pending() else {
            return vec![(0, 0.0)];
        };
        let auctions = legal.iter().any(|a| matches!(a, Action::Auction(_)));
        let mut list = match decision {
            Decision::Drive { .. } => self.ends(legal),
            Decision::Auction { contract, .. } => self.auction().options(contract, legal),
            Decision::Interest | Decision::Stop if auctions => self.openings(legal),
            _ => Vec::new(),
        };
        let Some(&(_, best)) = list.first() else { return vec![(self.decide(legal), 0.0)] };
        for choice in &mut list {
            choice.1 -= best;
        }
        list.retain(|choice| choice.1 > -HOPELESS);
        list
    }

    /// The best way to each end of a move.
    fn ends(&self, legal: &[Action]) -> Vec<(usize, f32)> {
        let end = |i: usize| match legal[i] {
            Action::Drive(way) => Some(way.end()),
            _ => None,
        };
        let mut once: Vec<(usize, f32)> = Vec::new();
        for (i, worth) in self.ranked_drives(legal, 6) {
            if once.iter().all(|&(k, _)| end(k) != end(i)) {
                once.push((i, worth));
            }
        }
        once
    }

    /// Putting up one of the public contracts, or none.
    fn openings(&self, legal: &[Action]) -> Vec<(usize, f32)> {
        let auction = self.auction();
        let display = self.game.public_table().display;
        let worth = |action: &Action| match action {
            Action::Auction(slot) => {
                Some(auction.opening(display.get(*slot as usize).copied().flatten()?))
            }
            Action::NoInterest | Action::Done => Some(0.0),
            _ => None,
        };
        let mut list: Vec<(usize, f32)> =
            legal.iter().enumerate().filter_map(|(i, a)| Some((i, worth(a)?))).collect();
        list.sort_by(|a, b| b.1.total_cmp(&a.1));
        list
    }
}
