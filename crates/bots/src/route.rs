//! Planning a route: which contracts to fetch and deliver in which order, with the room there is.
//!
//! Contracts are put into the route one after the other where they bring most, then each is taken
//! out and put back where that is better.

mod tour;

use aufachse_rules::Space;

use crate::lore::Lore;

use tour::Tour;

/// The most jobs that a plan looks at.
pub(crate) const MAX_JOBS: usize = 14;

/// The most stops of a route: one to fetch and one to deliver each.
const MAX_STOPS: usize = 2 * MAX_JOBS;

/// Something that pays: a contract to be carried, or a city to be visited.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Job {
    /// Where the goods are fetched; nowhere if they are aboard or there are none.
    pub(crate) from: Space,
    /// Where they are delivered.
    pub(crate) to: Space,
    /// The room they take.
    pub(crate) goods: u8,
    /// What it brings.
    pub(crate) pay: f32,
    /// The truck must come to a stop there by exact count, which takes longer.
    pub(crate) exact: bool,
}

impl Job {
    pub(crate) fn aboard(self) -> bool {
        self.from == Space::NONE
    }
}

/// A list of jobs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jobs {
    list: [Job; MAX_JOBS],
    len: usize,
}

impl Jobs {
    const NOTHING: Job =
        Job { from: Space::NONE, to: Space::NONE, goods: 0, pay: 0.0, exact: false };

    pub(crate) const fn new() -> Jobs {
        Jobs { list: [Self::NOTHING; MAX_JOBS], len: 0 }
    }

    /// Adds a job; one too many is left out.
    pub(crate) fn push(&mut self, job: Job) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = job;
            self.len += 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Job] {
        &self.list[..self.len]
    }
}

/// A stop of a route: a job's number, doubled, and one more where it is delivered.
type Stop = u8;

/// Stops in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    stops: [Stop; MAX_STOPS],
    len: u8,
}

impl Route {
    pub(crate) const EMPTY: Route = Route { stops: [0; MAX_STOPS], len: 0 };

    pub(crate) fn as_slice(&self) -> &[Stop] {
        &self.stops[..self.len as usize]
    }

    /// Puts a stop at a place; what is behind moves on.
    fn insert(&mut self, at: usize, stop: Stop) {
        let len = self.len as usize;
        self.stops.copy_within(at..len, at + 1);
        self.stops[at] = stop;
        self.len += 1;
    }

    fn without(&self, job: usize) -> Route {
        let mut rest = Route::EMPTY;
        for &stop in self.as_slice().iter().filter(|&&stop| job_of(stop) != job) {
            rest.stops[rest.len as usize] = stop;
            rest.len += 1;
        }
        rest
    }

    /// Is the job part of it?
    pub(crate) fn has(&self, job: usize) -> bool {
        self.as_slice().iter().any(|&stop| job_of(stop) == job)
    }

    /// The city of a stop, counted from zero.
    pub(crate) fn place(&self, jobs: &[Job], stop: usize) -> Option<Space> {
        self.as_slice().get(stop).map(|&stop| place_of(jobs, stop))
    }

    /// The first stop: the job, and whether it is delivered there.
    pub(crate) fn first(&self) -> Option<(usize, bool)> {
        self.as_slice().first().map(|&stop| (job_of(stop), is_delivery(stop)))
    }

    /// The job is fetched among the first stops, all in the same city.
    pub(crate) fn fetches_at_once(&self, job: usize, jobs: &[Job], city: Space) -> bool {
        self.as_slice()
            .iter()
            .take_while(|&&stop| place_of(jobs, stop) == city)
            .any(|&stop| job_of(stop) == job && !is_delivery(stop))
    }
}

const fn fetch(job: usize) -> Stop {
    (job * 2) as Stop
}

const fn deliver(job: usize) -> Stop {
    (job * 2 + 1) as Stop
}

#[inline]
const fn job_of(stop: Stop) -> usize {
    (stop >> 1) as usize
}

#[inline]
const fn is_delivery(stop: Stop) -> bool {
    stop & 1 == 1
}

#[inline]
fn place_of(jobs: &[Job], stop: Stop) -> Space {
    let job = &jobs[job_of(stop)];
    if is_delivery(stop) { job.to } else { job.from }
}

/// How likely the game still goes on after some turns, in quarters of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Survival {
    quarters: [f32; 256],
    /// What a turn is worth to somebody who has nothing to do.
    pub(crate) idle: f32,
    turns: f32,
    spread: f32,
    /// Everything is to be delivered, because nothing else will come.
    all: bool,
}

impl Survival {
    /// The game is expected to end after so many own turns, give or take.
    pub(crate) fn around(turns: f32, spread: f32, idle: f32, all: bool) -> Survival {
        let quarters = std::array::from_fn(|q| {
            let over = (q as f32 / 4.0 - turns) / spread.max(0.25);
            // However late it is, something that can be had is worth more than nothing.
            0.98 / (1.0 + over.clamp(-30.0, 30.0).exp()) + 0.02 / (1.0 + q as f32 / 40.0)
        });
        Survival { quarters, idle, turns, spread, all }
    }

    /// The same expectation some turns later.
    pub(crate) fn later(&self, turns: f32) -> Survival {
        Survival::around((self.turns - turns).max(1.0), self.spread, self.idle, self.all)
    }

    /// The own turns that are left, as far as one can tell.
    pub(crate) const fn expected(&self) -> f32 {
        self.turns
    }

    #[inline]
    fn at(&self, turns: f32) -> f32 {
        self.quarters[((turns * 4.0) as usize).min(255)]
    }
}

/// A truck that is about to plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Truck<'t> {
    pub(crate) lore: &'t Lore,
    pub(crate) survival: &'t Survival,
    pub(crate) jobs: &'t [Job],
    /// Where it stands.
    pub(crate) at: Space,
    /// Steps from there to every space, with the signs as they stand; without it, the empty
    /// board's.
    pub(crate) steps: Option<&'t [u8]>,
    /// It has just come here, so that it can load and deliver.
    pub(crate) arriving: bool,
    /// Room for goods beside what the jobs that are aboard take.
    pub(crate) room: i32,
    /// Turns lost before it can set off.
    pub(crate) delay: f32,
}

/// Visiting a city by exact count takes so many turns more.
const EXACT_TURNS: f32 = 0.8;

impl Truck<'_> {
    fn steps_to(&self, place: Space) -> u8 {
        match self.steps {
            Some(steps) => steps.get(place.index()).copied().unwrap_or(u8::MAX),
            None => self.lore.steps(self.at, place),
        }
    }

    /// What a route brings, the time it takes counted against it; nothing if the goods do not fit.
    #[inline]
    pub(crate) fn worth(&self, route: &Route) -> Option<f32> {
        self.drive(route).map(|(worth, turns)| worth - turns * self.survival.idle)
    }

    /// What a route brings and how long it takes.
    #[inline]
    fn drive(&self, route: &Route) -> Option<(f32, f32)> {
        let mut tour = self.tour();
        tour.go_all(self, route.as_slice()).then_some((tour.worth, tour.turns))
    }

    /// The truck before it sets off.
    fn tour(&self) -> Tour {
        Tour { worth: 0.0, turns: self.delay, room: self.room, at: self.at, first: true }
    }

    /// The turns that a service takes where the truck already is.
    fn turns_here(&self, first: bool, delivery: bool, exact: bool) -> f32 {
        if first {
            return match (self.arriving, delivery) {
                (true, _) => 0.0,
                // Instead of rolling.
                (false, false) if self.lore.loads_standing => 1.0,
                // Out of the city and back again.
                _ => 2.2,
            };
        }
        let slow = if delivery { self.lore.slow_delivery } else { self.lore.slow_loading };
        if slow || exact { 1.0 } else { 0.0 }
    }

    /// The best route found, starting from one that is known to fit, and what it brings.
    pub(crate) fn plan(&self, known: &Route) -> (Route, f32) {
        let mut route = *known;
        let mut worth = self.worth(&route).unwrap_or(f32::NEG_INFINITY);
        if worth == f32::NEG_INFINITY {
            route = Route::EMPTY;
            worth = self.worth(&route).unwrap_or(0.0);
        }
        self.fill(&mut route, &mut worth);
        self.improve(&mut route, &mut worth);
        (route, worth)
    }

    /// Puts in what is missing, the best first, as long as it pays.
    pub(crate) fn fill(&self, route: &mut Route, worth: &mut f32) {
        loop {
            let mut best: Option<(Route, f32)> = None;
            for job in 0..self.jobs.len() {
                if route.has(job) {
                    continue;
                }
                let floor = if self.survival.all { f32::NEG_INFINITY } else { *worth };
                let enough = best.map_or(floor, |(_, worth)| worth);
                best = self.put_in_for_more(route, job, enough).or(best);
            }
            let Some((with, then)) = best else { return };
            (*route, *worth) = (with, then);
        }
    }

    /// Takes each job out and puts it back where it is better, once for all of them.
    fn improve(&self, route: &mut Route, worth: &mut f32) {
        for job in 0..self.jobs.len() {
            if !route.has(job) {
                continue;
            }
            let rest = route.without(job);
            if !self.survival.all
                && let Some(then) = self.worth(&rest)
                && then > *worth
            {
                (*route, *worth) = (rest, then);
            }
            if let Some(better) = self.put_in_for_more(&rest, job, *worth) {
                (*route, *worth) = better;
            }
        }
    }

    /// A job at the best places of a route; nothing if it does not fit anywhere.
    pub(crate) fn put_in(&self, route: &Route, job: usize) -> Option<(Route, f32)> {
        self.put_in_for_more(route, job, f32::NEG_INFINITY)
    }
}

#[cfg(test)]
mod tests;
