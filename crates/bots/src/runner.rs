//! A planner who thinks fast: he plans when his contracts change and drives by that plan until
//! they change again. The Chef lets all players drive like this in mind.

use aufachse_rules::switches::AuctionAfter;
use aufachse_rules::{Action, ContractId, Decision, Game, Pending, PlayerHoldings, Seat, Space};

use crate::fahrer::Cab;
use crate::horizon::Horizon;
use crate::judge::Taste;
use crate::lore::Lore;
use crate::outlook::{Outlook, job_of};
use crate::route::{Route, Survival};

/// What an auction in a city is worth in turns.
const CITY: f32 = 0.3;

/// The plan of one player, as long as it holds.
#[derive(Debug)]
struct Plan {
    outlook: Outlook,
    route: Route,
    worth: f32,
}

/// All players of a game that is played on in mind.
#[derive(Debug)]
pub(crate) struct Runners<'r> {
    lore: &'r Lore,
    taste: &'r Taste,
    plans: Vec<Option<Plan>>,
    survival: Survival,
    round: u32,
}

impl<'r> Runners<'r> {
    pub(crate) fn new(lore: &'r Lore, taste: &'r Taste, game: &Game) -> Runners<'r> {
        let survival = taste.survival(lore, &Horizon::of(game));
        let plans = (0..game.players()).map(|_| None).collect();
        Runners { lore, taste, plans, survival, round: game.turn() }
    }

    /// What a player does next.
    pub(crate) fn choose(&mut self, game: &Game, seat: Seat, legal: &[Action]) -> usize {
        if legal.len() <= 1 {
            return 0;
        }
        let Pending::Players { decision, .. } = game.pending() else { return 0 };
        match decision {
            Decision::Drive { .. } => self.drive(game, seat, legal),
            Decision::Auction { contract, .. } => self.bid(game, seat, contract, legal),
            Decision::Interest | Decision::Stop | Decision::BeforeRoll => {
                self.stop(game, seat, legal)
            }
            _ => Cab::new(self.lore, game, seat).choose(legal),
        }
    }

    /// The plan of a player, made anew where his contracts have changed.
    fn plan(&mut self, game: &Game, seat: Seat) -> &Plan {
        if game.turn() >= self.round + u32::from(game.players()) {
            self.round = game.turn();
            self.survival = self.taste.survival(self.lore, &Horizon::of(game));
        }
        let stand = game.holdings(seat);
        let place = &mut self.plans[seat.index()];
        let holds = place.as_ref().is_some_and(|plan| same(&plan.outlook.stand, &stand));
        if !holds {
            *place = None;
        }
        let (lore, taste, survival) = (self.lore, self.taste, &self.survival);
        let plan = place.get_or_insert_with(|| {
            let mut outlook = Outlook::of(lore, game, seat, taste);
            outlook.arriving = true;
            let (route, worth) = outlook.plan(lore, survival);
            Plan { outlook, route, worth }
        });
        plan.outlook.stand.truck = stand.truck;
        plan
    }

    fn drive(&mut self, game: &Game, seat: Seat, legal: &[Action]) -> usize {
        let lore = self.lore;
        let auctions = game.public_table().display.iter().any(Option::is_some);
        let any_stop = lore.rules.switches().auction_after == AuctionAfter::AnyStop;
        let plan = self.plan(game, seat);
        let jobs = plan.outlook.jobs.as_slice();
        let next = plan.route.place(jobs, 0);
        let second = plan.route.place(jobs, 1);
        let score = |end: Space, exact: bool| {
            let city = auctions && lore.rules.board().is_city(end) && (exact || any_stop);
            let city = if city { CITY } else { 0.0 };
            let Some(next) = next else { return city };
            let mut turns = lore.turns(lore.steps(end, next));
            // On the way to the first stop it helps to come closer to the second.
            if let Some(second) = second {
                turns += 0.15 * lore.turns(lore.steps(end, second));
            }
            city - turns
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in legal.iter().enumerate() {
            let score = match action {
                Action::Drive(way) => score(way.end(), way.exact()),
                Action::Stay | Action::StayAsOne => score(plan.outlook.stand.truck, false) - 0.5,
                _ => continue,
            };
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// What a contract adds to a player's plan.
    fn gain(&mut self, game: &Game, seat: Seat, contract: ContractId) -> f32 {
        let job = job_of(self.lore, self.taste, contract);
        self.plan(game, seat);
        let Some(plan) = &self.plans[seat.index()] else { return 0.0 };
        let mut outlook = plan.outlook.clone();
        outlook.add(job, Some(contract));
        let truck = outlook.truck(self.lore, &self.survival);
        let last = outlook.jobs.as_slice().len() - 1;
        let now = truck.worth(&plan.route).unwrap_or(plan.worth);
        truck.put_in(&plan.route, last).map_or(0.0, |(_, then)| then - now)
    }

    fn bid(&mut self, game: &Game, seat: Seat, contract: ContractId, legal: &[Action]) -> usize {
        let pass = legal.iter().position(|a| *a == Action::Pass).unwrap_or(0);
        let lowest = legal.iter().enumerate().find_map(|(i, action)| match action {
            Action::Bid(level) => Some((i, *level)),
            _ => None,
        });
        let Some((i, level)) = lowest else { return pass };
        let bids = self.lore.rules.contract(contract).map_or([i32::MAX; 5], |c| c.bids);
        let price = bids[(level as usize).clamp(1, 5) - 1] as f32;
        if price <= self.gain(game, seat, contract) * self.taste.keen { i } else { pass }
    }

    fn stop(&mut self, game: &Game, seat: Seat, legal: &[Action]) -> usize {
        if legal.iter().any(|a| matches!(a, Action::Deliver(_))) {
            return Cab::new(self.lore, game, seat).choose(legal);
        }
        let display = game.public_table().display;
        let mut best: Option<(usize, f32)> = None;
        for (i, action) in legal.iter().enumerate() {
            let (Action::Auction(slot) | Action::Take(slot)) = action else { continue };
            let Some(contract) = display.get(*slot as usize).copied().flatten() else { continue };
            let gain = self.gain(game, seat, contract);
            if gain > best.map_or(0.0, |(_, b)| b) {
                best = Some((i, gain));
            }
        }
        if let Some((i, _)) = best {
            return i;
        }
        let plan = self.plan(game, seat);
        let jobs = plan.outlook.jobs.as_slice();
        let here = plan.outlook.stand.truck;
        let loads = legal.iter().position(|action| match action {
            Action::Load(c) => {
                plan.outlook.job(*c).is_some_and(|job| plan.route.fetches_at_once(job, jobs, here))
            }
            _ => false,
        });
        loads
            .or_else(|| {
                legal
                    .iter()
                    .position(|a| matches!(a, Action::Roll | Action::Done | Action::NoInterest))
            })
            .unwrap_or_else(|| Cab::new(self.lore, game, seat).choose(legal))
    }
}

/// Does a plan made for the one hold for the other?
fn same(a: &PlayerHoldings, b: &PlayerHoldings) -> bool {
    (a.hand, a.road, a.stolen, a.cards, a.capacity, a.load)
        == (b.hand, b.road, b.stolen, b.cards, b.capacity, b.load)
}
