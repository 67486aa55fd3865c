//! Driving along a route stop by stop, and the search for the best places of one more job.

use std::cmp::Ordering;

use aufachse_rules::Space;

use super::{EXACT_TURNS, MAX_STOPS, Route, Stop, Truck, deliver, fetch, is_delivery, job_of};

impl Truck<'_> {
    /// A job at the best places of a route; nothing if no place brings more than that.
    ///
    /// The truck drives up to each place once and goes on from there with the job put in, and a
    /// tour is given up as soon as it cannot bring enough any more. Of places that bring the same,
    /// the earliest delivery counts, and then the earliest fetching.
    pub(super) fn put_in_for_more(
        &self,
        route: &Route,
        job: usize,
        floor: f32,
    ) -> Option<(Route, f32)> {
        let stops = route.as_slice();
        let len = stops.len();
        if len + 2 > MAX_STOPS {
            return None;
        }
        let mut rest = [0.0; MAX_STOPS + 1];
        for (at, &stop) in stops.iter().enumerate().rev() {
            let pay = if is_delivery(stop) { self.jobs[job_of(stop)].pay.max(0.0) } else { 0.0 };
            rest[at] = rest[at + 1] + pay;
        }
        let mut search = Search { truck: self, stops, rest, job, best: None, floor };
        let mut tour = self.tour();
        if self.jobs[job].aboard() {
            search.deliver_from(tour, 0);
        } else {
            for from in 0..=len {
                let mut fetched = tour;
                if fetched.go(self, fetch(job)) {
                    search.deliver_from(fetched, from);
                }
                if stops.get(from).is_some_and(|&stop| !tour.go(self, stop)) {
                    break;
                }
            }
        }
        let (from, to, worth) = search.best?;
        let mut with = *route;
        with.insert(to, deliver(job));
        if !self.jobs[job].aboard() {
            with.insert(from, fetch(job));
        }
        Some((with, worth))
    }
}

/// A truck on its way.
#[derive(Clone, Copy)]
pub(super) struct Tour {
    pub(super) worth: f32,
    pub(super) turns: f32,
    pub(super) room: i32,
    pub(super) at: Space,
    pub(super) first: bool,
}

impl Tour {
    /// Serves a stop; no if the goods do not fit.
    #[inline]
    fn go(&mut self, truck: &Truck<'_>, stop: Stop) -> bool {
        let job = &truck.jobs[job_of(stop)];
        let delivery = is_delivery(stop);
        let place = if delivery { job.to } else { job.from };
        if place == self.at {
            self.turns += truck.turns_here(self.first, delivery, job.exact);
        } else {
            self.turns += if self.first {
                truck.lore.turns(truck.steps_to(place))
            } else {
                truck.lore.leg(self.at, place)
            };
            if job.exact {
                self.turns += EXACT_TURNS;
            }
        }
        self.first = false;
        self.at = place;
        if delivery {
            self.room += i32::from(job.goods);
            self.worth += job.pay * truck.survival.at(self.turns);
            true
        } else {
            self.room -= i32::from(job.goods);
            self.room >= 0
        }
    }

    #[inline]
    pub(super) fn go_all(&mut self, truck: &Truck<'_>, stops: &[Stop]) -> bool {
        stops.iter().all(|&stop| self.go(truck, stop))
    }
}

/// The search for the best places of one job in a route.
struct Search<'t> {
    truck: &'t Truck<'t>,
    stops: &'t [Stop],
    /// What the stops from each on pay at most.
    rest: [f32; MAX_STOPS + 1],
    job: usize,
    /// Before which stop it is fetched and delivered, and what that brings.
    best: Option<(usize, usize, f32)>,
    floor: f32,
}

impl Search<'_> {
    /// The job is aboard before this stop: tries every place to deliver it.
    fn deliver_from(&mut self, mut tour: Tour, from: usize) {
        let pay = self.truck.jobs[self.job].pay.max(0.0);
        for to in from..=self.stops.len() {
            if self.hopeless(&tour, pay + self.rest[to]) {
                return;
            }
            let mut delivered = tour;
            delivered.go(self.truck, deliver(self.job));
            if !self.hopeless(&delivered, self.rest[to])
                && delivered.go_all(self.truck, &self.stops[to..])
            {
                let worth = delivered.worth - delivered.turns * self.truck.survival.idle;
                self.consider(from, to, worth);
            }
            if self.stops.get(to).is_some_and(|&stop| !tour.go(self.truck, stop)) {
                return;
            }
        }
    }

    fn consider(&mut self, from: usize, to: usize, worth: f32) {
        let better = match self.best {
            None => worth > self.floor,
            Some((f, t, best)) => match worth.total_cmp(&best) {
                Ordering::Greater => true,
                Ordering::Equal => (to, from) < (t, f),
                Ordering::Less => false,
            },
        };
        if better {
            self.best = Some((from, to, worth));
        }
    }

    /// Whatever is still to be paid, it will not be enough. Later deliveries pay less and turns only
    /// add up, so this bounds all that can follow; a little is allowed for rounding.
    #[inline]
    fn hopeless(&self, tour: &Tour, rest: f32) -> bool {
        let survival = self.truck.survival;
        let enough = self.best.map_or(self.floor, |(_, _, best)| best);
        let most = tour.worth + rest * survival.at(tour.turns);
        survival.idle >= 0.0 && most * 1.0001 + 0.01 - tour.turns * survival.idle < enough
    }
}
