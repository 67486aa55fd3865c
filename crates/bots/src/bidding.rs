//! What a contract is worth in an auction: to oneself and to the others.

use aufachse_rules::{Action, ContractId, Game, Seat};

use crate::disponent::Desk;
use crate::horizon::{Horizon, lead};
use crate::judge::Taste;
use crate::lore::Lore;
use crate::outlook::{Outlook, job_of};
use crate::route::{Route, Survival};

/// A player with his plan, ready to value contracts.
#[derive(Debug)]
pub(crate) struct Bidder {
    pub(crate) outlook: Outlook,
    pub(crate) route: Route,
    pub(crate) worth: f32,
}

impl Bidder {
    pub(crate) fn new(taste: &Taste, lore: &Lore, game: &Game, seat: Seat, s: &Survival) -> Bidder {
        let outlook = taste.outlook(lore, game, seat);
        let (route, worth) = outlook.plan(lore, s);
        Bidder { outlook, route, worth }
    }

    /// What one more contract adds to the plan.
    pub(crate) fn gain(
        &self,
        lore: &Lore,
        taste: &Taste,
        survival: &Survival,
        contract: ContractId,
    ) -> f32 {
        let mut with = self.outlook.clone();
        with.add(job_of(lore, taste, contract), Some(contract));
        let truck = with.truck(lore, survival);
        let job = with.jobs.as_slice().len() - 1;
        let put = truck.put_in(&self.route, job).map_or(self.worth, |(_, worth)| worth);
        (put - self.worth).max(0.0)
    }
}

/// All players as bidders.
#[derive(Debug)]
pub(crate) struct Auction<'a> {
    pub(crate) taste: &'a Taste,
    pub(crate) lore: &'a Lore,
    survival: &'a Survival,
    pub(crate) bidders: Vec<Bidder>,
    pub(crate) me: usize,
    horizon: Horizon,
    /// How far one would be ahead if the game ended now.
    lead: i32,
}

/// What winning at once is worth, beside the money.
const VICTORY: f32 = 5000.0;

impl<'a> Auction<'a> {
    pub(crate) fn new(desk: &'a Desk<'a>) -> Auction<'a> {
        let Desk { taste, lore, game, seat, survival, horizon } = desk;
        let bidders = (0..game.players())
            .map(|seat| Bidder::new(taste, lore, game, Seat(seat), survival))
            .collect();
        let lead = lead(lore, game, *seat);
        Auction { taste, lore, survival, bidders, me: seat.index(), horizon: *horizon, lead }
    }

    fn bids(&self, contract: ContractId) -> [i32; 5] {
        self.lore.rules.contract(contract).map_or([i32::MAX; 5], |c| c.bids)
    }

    /// What a contract is worth to each player.
    fn gains(&self, contract: ContractId) -> Vec<f32> {
        let gain = |bidder: &Bidder| {
            if self.horizon.last_sale_to(bidder.outlook.seat) {
                return 0.0;
            }
            bidder.gain(self.lore, self.taste, self.survival, contract)
        };
        self.bidders.iter().map(gain).collect()
    }

    /// How much one loses by letting another have a contract at a price.
    fn envy(&self, others_gain: f32, price: f32) -> f32 {
        let others = (self.bidders.len() - 1).max(1) as f32;
        (others_gain - price).max(0.0) * self.taste.envy / others
    }

    /// The most that a player will pay.
    pub(crate) fn limit(&self, contract: ContractId) -> f32 {
        let gains = self.gains(contract);
        let own = gains[self.me] * self.taste.keen;
        let rival = self.rival(&gains);
        // Where the rival would win at the price p, one loses envy·(gain − p)/others.
        let others = (self.bidders.len() - 1).max(1) as f32;
        let hurt = self.taste.envy / others;
        let deny = (own + hurt * rival) / (1.0 + hurt);
        own.max(deny)
    }

    fn rival(&self, gains: &[f32]) -> f32 {
        let others = gains.iter().enumerate().filter(|&(seat, _)| seat != self.me);
        others
            .map(|(seat, gain)| gain.min(self.bidders[seat].outlook.stand.cash as f32))
            .fold(0.0, f32::max)
    }

    /// What it brings to put a contract up for auction: the auctioneer may match any bid, and has
    /// it for nothing if nobody wants it.
    pub(crate) fn opening(&self, contract: ContractId) -> f32 {
        if self.horizon.last_sale_to(Seat(self.me as u8)) {
            return if self.lead > 0 { VICTORY } else { -VICTORY };
        }
        let gains = self.gains(contract);
        let rival = self.rival(&gains) * self.taste.keen;
        let bids = self.bids(contract);
        let price =
            bids.iter().copied().take_while(|&b| b as f32 <= rival).last().unwrap_or(0) as f32;
        let own = gains[self.me];
        let cash = self.bidders[self.me].outlook.stand.cash as f32;
        if own >= price && cash >= price { own - price } else { -self.envy(rival, price) }
    }

    /// The best public contract to put up, and what it brings.
    pub(crate) fn best_opening(&self, game: &Game) -> Option<(u8, f32)> {
        let display = game.public_table().display;
        display
            .iter()
            .enumerate()
            .filter_map(|(slot, contract)| Some((slot as u8, self.opening((*contract)?))))
            .max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Bidding and passing with what they seem to be worth, the better first.
    pub(crate) fn options(&self, contract: ContractId, legal: &[Action]) -> Vec<(usize, f32)> {
        let chosen = self.answer(contract, legal);
        let limit = self.limit(contract);
        let bids = self.bids(contract);
        let lowest = legal.iter().position(|a| matches!(a, Action::Bid(_)));
        let pass = legal.iter().position(|a| *a == Action::Pass);
        let (Some(bid), Some(pass)) = (lowest, pass) else { return vec![(chosen, 0.0)] };
        let price = match legal[bid] {
            Action::Bid(level) => bids[(level as usize).clamp(1, 5) - 1] as f32,
            _ => 0.0,
        };
        let gain = limit - price;
        if gain >= 0.0 { vec![(bid, 0.0), (pass, -gain)] } else { vec![(pass, 0.0), (bid, gain)] }
    }

    /// Bid, match or pass.
    pub(crate) fn answer(&self, contract: ContractId, legal: &[Action]) -> usize {
        let limit = self.limit(contract);
        let bids = self.bids(contract);
        let lowest = legal.iter().enumerate().find_map(|(i, action)| match action {
            Action::Bid(level) => Some((i, bids[(*level as usize - 1).min(4)])),
            _ => None,
        });
        match lowest {
            Some((i, price)) if price as f32 <= limit => i,
            _ => legal.iter().position(|a| *a == Action::Pass).unwrap_or(0),
        }
    }
}
