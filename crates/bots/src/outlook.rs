//! What lies before a player: his jobs, his truck, and how long the game will go on.

use aufachse_rules::events::Effect;
use aufachse_rules::{ContractId, EventId, Game, PlayerHoldings, Seat, Space};

use crate::judge::Taste;
use crate::lore::Lore;
use crate::roads::Steps;
use crate::route::{Job, Jobs, Route, Survival, Truck};

/// A player with the jobs that he has.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    pub(crate) seat: Seat,
    pub(crate) stand: PlayerHoldings,
    pub(crate) jobs: Jobs,
    /// The contract behind each job; errands have none.
    pub(crate) contracts: [Option<ContractId>; crate::route::MAX_JOBS],
    pub(crate) steps: Option<Steps>,
    pub(crate) arriving: bool,
}

/// The job of a contract that has yet to be loaded.
pub(crate) fn job_of(lore: &Lore, taste: &Taste, contract: ContractId) -> Job {
    match lore.rules.contract(contract) {
        None => Job { from: Space::NONE, to: Space::NONE, goods: 0, pay: 0.0, exact: false },
        Some(c) => {
            let pay = c.revenue as f32 * taste.trust - taste.chore;
            Job { from: c.from, to: c.to, goods: c.goods, pay, exact: false }
        }
    }
}

impl Outlook {
    pub(crate) fn of(lore: &Lore, game: &Game, seat: Seat, taste: &Taste) -> Outlook {
        let stand = game.holdings(seat);
        let mut outlook = Outlook {
            seat,
            stand,
            jobs: Jobs::new(),
            contracts: [None; crate::route::MAX_JOBS],
            steps: None,
            arriving: false,
        };
        for contract in stand.road.iter() {
            let job = job_of(lore, taste, contract);
            let job = Job { from: Space::NONE, pay: job.pay + taste.chore, ..job };
            outlook.add(job, Some(contract));
        }
        for card in stand.cards.iter() {
            if let Some(job) = errand(lore, card) {
                outlook.add(job, None);
            }
        }
        for contract in (stand.hand | stand.stolen).iter() {
            outlook.add(job_of(lore, taste, contract), Some(contract));
        }
        outlook
    }

    pub(crate) fn add(&mut self, job: Job, contract: Option<ContractId>) {
        let at = self.jobs.as_slice().len();
        self.jobs.push(job);
        if let Some(place) = self.contracts.get_mut(at) {
            *place = contract;
        }
    }

    /// The job of a contract.
    pub(crate) fn job(&self, contract: ContractId) -> Option<usize> {
        self.contracts.iter().position(|&c| c == Some(contract))
    }

    pub(crate) fn room(&self) -> i32 {
        i32::from(self.stand.capacity) - i32::from(self.stand.load)
    }

    pub(crate) fn truck<'t>(&'t self, lore: &'t Lore, survival: &'t Survival) -> Truck<'t> {
        Truck {
            lore,
            survival,
            jobs: self.jobs.as_slice(),
            at: self.stand.truck,
            steps: self.steps.as_ref().map(Steps::as_slice),
            arriving: self.arriving,
            room: self.room(),
            delay: f32::from(self.stand.missed_turns),
        }
    }

    /// The best route and what it brings.
    pub(crate) fn plan(&self, lore: &Lore, survival: &Survival) -> (Route, f32) {
        self.truck(lore, survival).plan(&Route::EMPTY)
    }
}

/// A visit that a card in front of a player asks for.
fn errand(lore: &Lore, card: EventId) -> Option<Job> {
    let (city, pay) = match lore.rules.effect(card)? {
        Effect::SpecialOrder { city, pay, fine } => (city, pay + fine),
        Effect::Inspection { city, fine } => (city, fine),
        _ => return None,
    };
    Some(Job { from: Space::NONE, to: city, goods: 0, pay: pay as f32, exact: true })
}
