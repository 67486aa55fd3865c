//! Fahrer: values contracts by money per expected turn.

use aufachse_rules::components::TRUCK_ROOM;
use aufachse_rules::contracts::Contract;
use aufachse_rules::switches::AuctionOrder;
use aufachse_rules::{
    Action, ContractId, Decision, Game, Pending, PlayerHoldings, PublicTable, Seat, Space, Trailer,
};

use crate::horizon::threat;
use crate::lore::{Known, Lore};
use crate::payment::sell_or_owe;
use crate::sight::{Bot, Sight};

/// Drives for the contract that brings most in a turn, loads whatever lies on the way, bids what a
/// contract leaves after the turns that it takes, and buys a trailer when one load pays for it.
#[derive(Debug, Default)]
pub struct Fahrer {
    known: Known,
}

/// What he thinks a turn costs him.
const TURN: f32 = 200.0;

/// How much of what a contract leaves he bids at most.
const KEEN: f32 = 0.6;

/// What a job that he does not drive for adds if the way leads towards it.
const ON_THE_WAY: f32 = 0.25;

impl Fahrer {
    /// A driver.
    pub fn new() -> Fahrer {
        Fahrer::default()
    }
}

impl Bot for Fahrer {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        let lore = self.known.of(sight.rules());
        // What others hide does not matter to him, so any guess will do.
        let game = sight.knowledge().imagine(|_| 0);
        Some(Cab::new(&lore, &game, sight.seat()).choose(legal))
    }
}

/// What he has before him for one decision. The game is one that he imagines.
pub(crate) struct Cab<'c> {
    lore: &'c Lore,
    game: &'c Game,
    seat: Seat,
    own: PlayerHoldings,
    market: PublicTable,
    /// Contracts that he could fetch with the room he has.
    fetch: ArrayOf<'c>,
    /// Contracts that he has loaded.
    aboard: ArrayOf<'c>,
}

/// Some contracts, without a heap.
struct ArrayOf<'c> {
    list: [Option<&'c Contract>; 12],
    len: usize,
}

impl<'c> ArrayOf<'c> {
    fn of(contracts: impl Iterator<Item = &'c Contract>) -> ArrayOf<'c> {
        let mut all = ArrayOf { list: [None; 12], len: 0 };
        for (place, contract) in all.list.iter_mut().zip(contracts) {
            *place = Some(contract);
            all.len += 1;
        }
        all
    }

    fn iter(&self) -> impl Iterator<Item = &'c Contract> + '_ {
        self.list[..self.len].iter().copied().flatten()
    }
}

impl<'c> Cab<'c> {
    pub(crate) fn new(lore: &'c Lore, game: &'c Game, seat: Seat) -> Cab<'c> {
        let own = game.holdings(seat);
        let room = own.capacity.saturating_sub(own.load);
        let contract = |c: ContractId| lore.rules.contract(c);
        let fetch = (own.hand | own.stolen).iter().filter_map(contract).filter(|c| c.goods <= room);
        Cab {
            lore,
            game,
            seat,
            own,
            market: game.public_table(),
            fetch: ArrayOf::of(fetch),
            aboard: ArrayOf::of(own.road.iter().filter_map(contract)),
        }
    }

    pub(crate) fn choose(&self, legal: &[Action]) -> usize {
        let pending = self.game.pending();
        if let Pending::Players { decision: Decision::SellToPay { .. }, .. } = pending {
            return sell_or_owe(self.game, self.seat, legal);
        }
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in legal.iter().enumerate() {
            let score = self.score(action);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    fn score(&self, action: &Action) -> f32 {
        match action {
            Action::Deliver(c) | Action::Pick(c) => 20_000.0 + self.revenue(*c),
            Action::Take(slot) => 19_000.0 + self.slot(*slot).map_or(0.0, |c| self.leaves(c)),
            Action::Auction(slot) => self.opening(*slot),
            Action::Buy(size) => self.trailer(*size),
            Action::Load(c) => 9_000.0 + self.revenue(*c),
            Action::Roll | Action::Accept => 5_000.0,
            Action::Choose(other) => 5_000.0 - threat(self.game, self.seat, *other),
            Action::Drive(way) => self.from(way.end()),
            Action::GoTo(space) | Action::Place(space) => self.from(*space),
            Action::Bid(level) => self.bid(*level),
            Action::Done | Action::Pass | Action::Unload | Action::NoInterest => 0.0,
            Action::Roadworks(space) | Action::Jam(space) => self.sign(*space),
            Action::LoseCargo(_) => 1.0,
            // The sign that boxes the truck in can be moved away.
            Action::StayAsOne => -50.0,
            _ => -100.0,
        }
    }

    fn revenue(&self, contract: ContractId) -> f32 {
        self.lore.rules.contract(contract).map_or(0.0, |c| c.revenue as f32)
    }

    fn slot(&self, slot: u8) -> Option<&Contract> {
        let card = (*self.market.display.get(slot as usize)?)?;
        self.lore.rules.contract(card)
    }

    fn turns(&self, from: Space, to: Space) -> f32 {
        self.lore.turns(self.lore.steps(from, to))
    }

    /// How well things stand with the truck on a space: the money per turn of the best job, and a
    /// little of all the others.
    fn from(&self, space: Space) -> f32 {
        let aboard = self.aboard.iter().map(|c| {
            let turns = self.turns(space, c.to);
            c.revenue as f32 / (turns + 0.5)
        });
        let fetch = self.fetch.iter().map(|c| {
            let turns = self.turns(space, c.from) + self.turns(c.from, c.to);
            c.revenue as f32 / (turns + 0.5)
        });
        let (mut best, mut all) = (0.0_f32, 0.0);
        for rate in aboard.chain(fetch) {
            best = best.max(rate);
            all += rate;
        }
        if best > 0.0 {
            return best + ON_THE_WAY * (all - best);
        }
        // Nothing to do: towards something that can be had, or a city, where it can be bought.
        if self.lore.rules.switches().auction_order == AuctionOrder::None {
            let public = self.market.display.iter().flatten();
            let starts = public.filter_map(|&c| Some(self.lore.rules.contract(c)?.from));
            let turns = starts.map(|start| self.turns(space, start)).min_by(f32::total_cmp);
            return -turns.unwrap_or(0.0);
        }
        if self.lore.rules.board().is_city(space) { 1.0 } else { 0.0 }
    }

    /// What a contract leaves after the turns that it takes from here.
    fn leaves(&self, contract: &Contract) -> f32 {
        let fetch = self.turns(self.own.truck, contract.from);
        let turns = fetch + self.turns(contract.from, contract.to);
        let busy = self.own.road.len() + self.own.hand.len();
        contract.revenue as f32 - turns * TURN * (0.6 + 0.1 * busy as f32)
    }

    fn opening(&self, slot: u8) -> f32 {
        match self.slot(slot).map(|c| self.leaves(c)) {
            Some(leaves) if leaves > 0.0 => 15_000.0 + leaves,
            _ => -10.0,
        }
    }

    fn bid(&self, level: u8) -> f32 {
        let Pending::Players { decision: Decision::Auction { contract, .. }, .. } =
            self.game.pending()
        else {
            return -10.0;
        };
        let Some(contract) = self.lore.rules.contract(contract) else { return -10.0 };
        let price = contract.bids[(level as usize).clamp(1, 5) - 1] as f32;
        if price <= self.leaves(contract) * KEEN { 10.0 - f32::from(level) } else { -10.0 }
    }

    /// A trailer pays if a contract waits here for which there is no room, and there are enough
    /// contracts left to use it again.
    fn trailer(&self, size: Trailer) -> f32 {
        let own = &self.own;
        let room = own.capacity.saturating_sub(own.load);
        let waiting = own.hand.iter().filter_map(|c| self.lore.rules.contract(c));
        let fits =
            |c: &Contract| c.from == own.truck && c.goods > room && c.goods <= room + size.room();
        let first = own.capacity == TRUCK_ROOM;
        let left = self.market.pile / self.game.players().max(1);
        let rich = own.cash > size.price() + 1500;
        let pays = waiting.into_iter().any(fits) && first && left >= 2 && rich;
        if pays { 10_000.0 - size.price() as f32 } else { -50.0 }
    }

    /// Signs go near another's truck and not near the own one.
    fn sign(&self, space: Space) -> f32 {
        let near = |at: Space| f32::from(self.lore.steps(space, at).min(8));
        (0..self.game.players())
            .map(|seat| {
                let truck = self.game.holdings(Seat(seat)).truck;
                if Seat(seat) == self.seat { near(truck) } else { -near(truck) * 0.5 }
            })
            .sum::<f32>()
            + 100.0
    }
}
