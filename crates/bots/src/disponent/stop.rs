//! What to do in a city, before the roll and at the end of a turn.

use aufachse_rules::{Action, ContractId, Trailer};

use super::Desk;
use crate::outlook::Outlook;
use crate::route::Route;

impl Desk<'_> {
    /// Delivers what pays most first.
    pub(super) fn deliver(&self, legal: &[Action]) -> usize {
        let pay = |action: &Action| match action {
            Action::Deliver(c) => self.lore.rules.contract(*c).map_or(0, |c| c.revenue),
            _ => -1,
        };
        (0..legal.len()).max_by_key(|&i| pay(&legal[i])).unwrap_or(0)
    }

    /// At a stop: deliver, then auction, then a trailer if it pays, then load, then go on.
    pub(super) fn stop(&self, legal: &[Action]) -> usize {
        if legal.iter().any(|a| matches!(a, Action::Deliver(_))) {
            return self.deliver(legal);
        }
        if legal.iter().any(|a| matches!(a, Action::Auction(_)))
            && let Some((slot, gain)) = self.auction().best_opening(self.game)
            && gain > 0.0
            && let Some(i) = legal.iter().position(|a| *a == Action::Auction(slot))
        {
            return i;
        }
        let mut outlook = self.taste.outlook(self.lore, self.game, self.seat);
        outlook.arriving = true;
        let (route, worth) = outlook.plan(self.lore, &self.survival);
        self.trailer(&outlook, worth, legal)
            .or_else(|| Self::load(&outlook, &route, legal))
            .or_else(|| self.take(&route, legal))
            .or_else(|| self.motivated(&outlook, &route, legal))
            .or_else(|| legal.iter().position(|a| matches!(a, Action::Unload)))
            .or_else(|| legal.iter().position(|a| matches!(a, Action::NoInterest | Action::Done)))
            .or_else(|| legal.iter().position(|a| matches!(a, Action::Load(_))))
            .unwrap_or(0)
    }

    /// Buys a trailer where the plan gets better by more than it costs.
    fn trailer(&self, outlook: &Outlook, worth: f32, legal: &[Action]) -> Option<usize> {
        let mut best: Option<(usize, f32)> = None;
        for (i, action) in legal.iter().enumerate() {
            let Action::Buy(size) = *action else { continue };
            let mut with = outlook.clone();
            with.stand.capacity += size.room();
            let (_, then) = with.plan(self.lore, &self.survival);
            let gain = then - worth + self.trailer_later(size) - size.price() as f32;
            if gain > best.map_or(0.0, |(_, g)| g) {
                best = Some((i, gain));
            }
        }
        best.map(|(i, _)| i)
    }

    /// What a trailer will bring beyond the contracts at hand.
    fn trailer_later(&self, size: Trailer) -> f32 {
        f32::from(size.room()) * self.taste.room * self.survival.expected()
    }

    /// Loads what the plan fetches here.
    fn load(outlook: &Outlook, route: &Route, legal: &[Action]) -> Option<usize> {
        let here = outlook.stand.truck;
        let jobs = outlook.jobs.as_slice();
        legal.iter().position(|action| match action {
            Action::Load(contract) => {
                outlook.job(*contract).is_some_and(|job| route.fetches_at_once(job, jobs, here))
            }
            _ => false,
        })
    }

    /// Takes the public contract that adds most to the plan, where it is there for the taking.
    /// Whoever plans nothing takes whatever there is.
    fn take(&self, route: &Route, legal: &[Action]) -> Option<usize> {
        let auction = legal.iter().any(|a| matches!(a, Action::Take(_))).then(|| self.auction())?;
        let display = self.game.public_table().display;
        let gain = |contract: ContractId| {
            auction.bidders[self.seat.index()].gain(self.lore, self.taste, &self.survival, contract)
        };
        let slots = legal.iter().enumerate().filter_map(|(i, a)| match a {
            Action::Take(slot) => Some((i, gain((*display.get(*slot as usize)?)?))),
            _ => None,
        });
        let best = slots.max_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 > 0.0 || route.first().is_none()).then_some(best.0)
    }

    /// Plays Motivation where it brings the truck to its next stop.
    fn motivated(&self, outlook: &Outlook, route: &Route, legal: &[Action]) -> Option<usize> {
        let (job, delivery) = route.first()?;
        let job = outlook.jobs.as_slice()[job];
        let next = if delivery { job.to } else { job.from };
        let steps = self.lore.steps(outlook.stand.truck, next);
        let near = (1..=3).contains(&steps);
        legal.iter().position(|a| near && matches!(a, Action::Motivation))
    }

    /// Before the roll: load what the plan begins with, or roll.
    pub(super) fn before_roll(&self, legal: &[Action]) -> usize {
        let roll = legal.iter().position(|a| matches!(a, Action::Roll)).unwrap_or(0);
        let serves = legal.iter().any(|a| {
            matches!(a, Action::Load(_) | Action::Deliver(_) | Action::Motivation | Action::Unload)
        });
        if !serves {
            return roll;
        }
        if legal.iter().any(|a| matches!(a, Action::Deliver(_))) {
            return self.deliver(legal);
        }
        let outlook = self.taste.outlook(self.lore, self.game, self.seat);
        let (route, _) = outlook.plan(self.lore, &self.survival);
        Self::load(&outlook, &route, legal)
            .or_else(|| self.motivated(&outlook, &route, legal))
            .or_else(|| legal.iter().position(|a| matches!(a, Action::Unload)))
            .unwrap_or(roll)
    }

    pub(super) fn end_of_turn(&self, legal: &[Action]) -> usize {
        let outlook = self.taste.outlook(self.lore, self.game, self.seat);
        let (route, _) = outlook.plan(self.lore, &self.survival);
        self.motivated(&outlook, &route, legal)
            .or_else(|| legal.iter().position(|a| matches!(a, Action::Unload)))
            .or_else(|| legal.iter().position(|a| matches!(a, Action::Done)))
            .unwrap_or(0)
    }
}
