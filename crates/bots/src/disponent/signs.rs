//! Where signs go: in front of the others, the leader first, and out of the own way.

use aufachse_rules::{Action, Seat, Space, SpaceSet};

use super::Desk;
use crate::roads::{Steps, way};

/// So many spaces in front of a truck are looked at.
const AHEAD: usize = 8;

/// A truck on its way to its next stop.
struct Journey {
    seat: Seat,
    from: Space,
    to: Space,
    steps: u8,
    weight: f32,
}

impl Desk<'_> {
    /// Puts a sign where it costs the others most and oneself least.
    pub(super) fn put_sign(&self, legal: &[Action]) -> usize {
        let signs = self.game.public_table().signs;
        let journeys = self.journeys(signs);
        let mut spaces: Vec<Space> = Vec::new();
        for journey in journeys.iter().filter(|j| j.seat != self.seat) {
            let ahead = way(&self.lore.rules, journey.from, journey.to, signs);
            spaces.extend(ahead.into_iter().take(AHEAD));
        }
        let mut best: Option<(usize, f32)> = None;
        for (i, action) in legal.iter().enumerate() {
            let (Action::Roadworks(space) | Action::Jam(space)) = *action else { continue };
            if !spaces.contains(&space) {
                continue;
            }
            let hurt = self.hurt(&journeys, signs, space);
            if hurt > best.map_or(0.0, |(_, b)| b) {
                best = Some((i, hurt));
            }
        }
        best.map_or_else(|| self.out_of_the_way(&journeys, signs, legal), |(i, _)| i)
    }

    /// Somewhere where it does not hurt oneself.
    fn out_of_the_way(&self, journeys: &[Journey], signs: SpaceSet, legal: &[Action]) -> usize {
        let own = journeys.iter().find(|j| j.seat == self.seat);
        let ahead = own.map_or_else(Vec::new, |j| way(&self.lore.rules, j.from, j.to, signs));
        legal
            .iter()
            .position(|action| match action {
                Action::LeaveRoadworks => true,
                Action::Roadworks(s) | Action::Jam(s) | Action::LoseCargo(s) => !ahead.contains(s),
                _ => false,
            })
            .unwrap_or(0)
    }

    fn journeys(&self, signs: SpaceSet) -> Vec<Journey> {
        let cash = |seat: u8| self.game.holdings(Seat(seat)).cash;
        let leader =
            (0..self.game.players()).filter(|&s| Seat(s) != self.seat).max_by_key(|&s| cash(s));
        (0..self.game.players())
            .filter_map(|seat| {
                let outlook = self.taste.outlook(self.lore, self.game, Seat(seat));
                let (route, _) = outlook.plan(self.lore, &self.survival);
                let (job, delivery) = route.first()?;
                let job = outlook.jobs.as_slice()[job];
                let to = if delivery { job.to } else { job.from };
                let from = outlook.stand.truck;
                let steps = Steps::from(self.lore.rules.board(), from, signs).to(to);
                let weight = if Seat(seat) == self.seat {
                    -1.5
                } else if Some(seat) == leader {
                    1.0
                } else {
                    0.6
                };
                // Whether it is his own hand that he drives for, nobody knows.
                let weight =
                    if delivery || Seat(seat) == self.seat { weight } else { weight * 0.5 };
                Some(Journey { seat: Seat(seat), from, to, steps, weight })
            })
            .collect()
    }

    /// The turns that a sign costs the others, one's own counted against it.
    fn hurt(&self, journeys: &[Journey], signs: SpaceSet, space: Space) -> f32 {
        let mut closed = signs;
        closed.insert(space);
        journeys
            .iter()
            .map(|j| {
                let around = Steps::from(self.lore.rules.board(), j.from, closed).to(j.to);
                let more = self.lore.turns(around.min(60)) - self.lore.turns(j.steps.min(60));
                more.min(4.0) * j.weight
            })
            .sum()
    }
}
