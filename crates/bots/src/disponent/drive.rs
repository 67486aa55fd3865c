//! Where to start and where to drive.

use aufachse_rules::switches::{AuctionAfter, AuctionOrder, EventDrawn};
use aufachse_rules::{Action, Path, Space};

use super::Desk;
use crate::outlook::Outlook;
use crate::roads::Steps;
use crate::route::Route;

impl Desk<'_> {
    /// Where the truck starts: near the own loads, or near all where the hand is not known.
    pub(super) fn place(&self, legal: &[Action]) -> usize {
        let mut outlook = Outlook::of(self.lore, self.game, self.seat, self.taste);
        let known = !outlook.jobs.as_slice().is_empty();
        let score = |outlook: &mut Outlook, space: Space| {
            if known {
                outlook.stand.truck = space;
                return outlook.plan(self.lore, &self.survival).1;
            }
            let cards = &self.lore.rules.contracts().cards;
            -cards.iter().map(|c| self.lore.turns(self.lore.steps(space, c.from))).sum::<f32>()
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in legal.iter().enumerate() {
            if let Action::Place(space) = *action {
                let worth = score(&mut outlook, space);
                if worth > best.1 {
                    best = (i, worth);
                }
            }
        }
        best.0
    }

    /// Where to drive: the plan goes on from there, and a city lets one auction.
    pub(super) fn drive(&self, legal: &[Action]) -> usize {
        self.ranked_drives(legal, 6).first().map_or(0, |&(i, _)| i)
    }

    /// The best ways, the best first; so many ends are thought about twice.
    pub(crate) fn ranked_drives(&self, legal: &[Action], twice: usize) -> Vec<(usize, f32)> {
        let mut outlook = self.taste.outlook(self.lore, self.game, self.seat);
        let (route, _) = outlook.plan(self.lore, &self.survival);
        let opening = self.city_worth();
        let idle = route.first().is_none();
        let mut seen = [f32::NAN; 256];
        let mut scores: Vec<(usize, Space, f32, f32)> = Vec::with_capacity(legal.len());
        for (i, action) in legal.iter().enumerate() {
            let (space, extra) = match *action {
                Action::Drive(way) => (way.end(), self.extra(&way, opening)),
                Action::Stay | Action::StayAsOne | Action::Decline => (outlook.stand.truck, 0.0),
                _ => continue,
            };
            let extra = if idle { extra - self.way_to_take(space) } else { extra };
            let moved = matches!(action, Action::Drive(_));
            let known = &mut seen[space.index()];
            if known.is_nan() || !moved {
                self.stand_on(&mut outlook, space, moved);
                let worth = outlook.truck(self.lore, &self.survival).worth(&route);
                *known = worth.unwrap_or(f32::NEG_INFINITY);
            }
            scores.push((i, space, *known, extra));
        }
        scores.sort_by(|a, b| (b.2 + b.3).total_cmp(&(a.2 + a.3)));
        // The plan may be better from the best of them; think again about those.
        let mut thought: Vec<(Space, f32)> = Vec::new();
        let mut ranked: Vec<(usize, f32)> = Vec::new();
        for &(i, space, _, extra) in &scores {
            let moved = matches!(legal[i], Action::Drive(_));
            let worth = match thought.iter().find(|(s, _)| *s == space && moved) {
                Some((_, worth)) => *worth,
                None if thought.len() < twice => {
                    self.stand_on(&mut outlook, space, moved);
                    let worth = self.plan_again(&outlook, &route);
                    thought.push((space, worth));
                    worth
                }
                None => continue,
            };
            ranked.push((i, worth + extra));
        }
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    fn plan_again(&self, outlook: &Outlook, route: &Route) -> f32 {
        let truck = outlook.truck(self.lore, &self.survival);
        let warm = truck.plan(route).1;
        warm.max(truck.plan(&Route::EMPTY).1)
    }

    fn stand_on(&self, outlook: &mut Outlook, space: Space, moved: bool) {
        outlook.stand.truck = space;
        outlook.arriving = moved;
        let signs = self.game.public_table().signs;
        outlook.steps =
            (!signs.is_empty()).then(|| Steps::from(self.lore.rules.board(), space, signs));
    }

    /// What an auction in a city would bring now.
    fn city_worth(&self) -> f32 {
        if self.lore.rules.switches().auction_order == AuctionOrder::None {
            return 0.0;
        }
        let gain = self.auction().best_opening(self.game).map_or(0.0, |(_, gain)| gain);
        gain.max(0.0) * self.taste.auction
    }

    /// What it costs to drive to the nearest public contract that is there for the taking. Whoever
    /// plans nothing goes there, or the game would never end.
    fn way_to_take(&self, from: Space) -> f32 {
        if self.lore.rules.switches().auction_order != AuctionOrder::None {
            return 0.0;
        }
        let public = self.game.public_table().display.into_iter().flatten();
        let starts = public.filter_map(|c| Some(self.lore.rules.contract(c)?.from));
        let turns = starts.map(|start| self.lore.turns(self.lore.steps(from, start)));
        turns.min_by(f32::total_cmp).map_or(0.0, |turns| turns * self.lore.rate)
    }

    /// What the end of a way brings beside the plan.
    fn extra(&self, way: &Path, opening: f32) -> f32 {
        let switches = self.lore.rules.switches();
        let board = self.lore.rules.board();
        let end = way.end();
        let mut extra = 0.0;
        if board.is_city(end) && (way.exact() || switches.auction_after == AuctionAfter::AnyStop) {
            extra += opening;
        }
        if board.events.has(end) && (way.exact() || switches.event_drawn == EventDrawn::MoveEnds) {
            extra += self.taste.event;
        }
        extra
    }
}
