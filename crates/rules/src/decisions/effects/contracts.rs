//! Cards about contracts and goods: rail freight, dumping, free contracts, theft, spoiled goods.

use super::{CardEffect, card_forbids};
use crate::action::{Action, ContractId, EventId, Seat};
use crate::decisions::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use crate::decisions::event::EventChoice;
use crate::decisions::{ChanceDecision, offer};
use crate::events::{ContractSource, RailContract, SpoiledReturn};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::ChanceKind;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::sets::ContractSet;
use crate::space::Space;
use crate::switches::{DocumentsCity, SpoiledCity, StolenContracts};
use crate::transition::{Progress, Transition};

/// Offers to pick one contract of a set.
fn offer_contracts<F: FnMut(Action) -> bool>(contracts: ContractSet, f: &mut F) -> bool {
    for contract in contracts.iter() {
        offer!(f, Action::Pick(contract));
    }
    false
}

/// Carries a card out on the only contract of a set, or lets the player pick one. A card without a
/// contract has no effect.
fn pick_contract(
    game: &mut Transition,
    card: EventId,
    contracts: ContractSet,
    carry_out: impl FnOnce(&mut Transition, ContractId),
) {
    if contracts.is_empty() {
        game.no_effect(card);
    } else if let Some(only) = contracts.single() {
        carry_out(game, only);
    } else {
        game.push(Frame::EventChoice(EventChoice { card }));
    }
}

/// A loaded contract is paid where the truck stands, for a price (Bahnverladung).
#[derive(Clone, Copy)]
pub(crate) struct Rail {
    pub(crate) which: RailContract,
    pub(crate) cost: i32,
}

impl Rail {
    /// The contracts that can go by rail.
    fn contracts(self, query: &Query) -> ContractSet {
        let road = query.player(query.s.current).road;
        match self.which {
            RailContract::Choice => road,
            RailContract::Longest => {
                let rules = query.rules;
                let distance = |c: ContractId| rules.contracts.distance(c.index(), &rules.board);
                let longest = road.iter().map(distance).max().unwrap_or(0);
                road.iter().filter(|&c| distance(c) == longest).collect()
            }
        }
    }

    fn ship(game: &mut Transition, card: EventId, contract: ContractId) {
        let player = game.s.current;
        game.ship(player, contract, card);
        game.charge(player, card);
    }
}

impl CardEffect for Rail {
    fn cost(self) -> i32 {
        self.cost
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        let contracts = self.contracts(&game.query());
        pick_contract(game, card, contracts, |game, only| Rail::ship(game, card, only));
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        offer_contracts(self.contracts(query), f)
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::Pick(contract) = action {
            Rail::ship(game, card, contract);
        }
    }

    fn explain(self, _: &Query, card: EventId, action: Action) -> Option<Reason> {
        let reason = card_forbids(card, action)?;
        match self.which {
            RailContract::Choice => Some(reason.ruling("ruling.bahn")),
            RailContract::Longest => Some(reason),
        }
    }
}

/// Give a contract to the player on the right (Fracht-Dumping).
#[derive(Clone, Copy)]
pub(crate) struct Dumping;

impl Dumping {
    fn give(game: &mut Transition, card: EventId, contract: ContractId) {
        let from = game.s.current;
        game.spend(from, card);
        game.check_end = true;
        let to = game.s.right_of(from);
        let p = game.s.player_mut(from);
        p.hand.remove(contract);
        p.stolen.remove(contract);
        p.taken.remove(contract);
        game.s.player_mut(to).hand.insert(contract);
        game.emit(Happening::Given { from, to, contract: Some(contract) });
    }
}

impl CardEffect for Dumping {
    fn draw(self, game: &mut Transition, card: EventId) {
        let contracts = game.s.player(game.s.current).unstarted();
        pick_contract(game, card, contracts, |game, only| Dumping::give(game, card, only));
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        offer_contracts(query.player(query.s.current).unstarted(), f)
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::Pick(contract) = action {
            Dumping::give(game, card, contract);
        }
    }
}

/// A contract for nothing (Kundenservice, Vertrauen, Zusatzauftrag).
#[derive(Clone, Copy)]
pub(crate) struct FreeContract {
    pub(crate) from: ContractSource,
}

impl CardEffect for FreeContract {
    fn draw(self, game: &mut Transition, card: EventId) {
        match self.from {
            ContractSource::Box if game.s.boxed() == 0 => game.no_effect(card),
            ContractSource::Box => {
                game.spend(game.s.current, card);
                game.push(Frame::DrawFromBox(DrawFromBox));
            }
            ContractSource::Display if game.s.display_empty() => game.no_effect(card),
            ContractSource::Display => game.push(Frame::EventChoice(EventChoice { card })),
        }
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        for slot in query.filled_slots() {
            offer!(f, Action::Take(slot));
        }
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        let Action::Take(slot) = action else { return };
        let player = game.s.current;
        game.spend(player, card);
        if let Some(contract) = game.query().displayed(slot) {
            game.s.player_mut(player).hand.insert(contract);
            game.emit(Happening::Taken { player, contract });
            game.close_gap(slot, false);
        }
    }
}

/// A contract is drawn from the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DrawFromBox;

impl ChanceDecision for DrawFromBox {
    fn kind(&self, query: &Query) -> ChanceKind {
        ChanceKind::Deal { player: query.s.current }
    }

    fn outcomes(&self, query: &Query) -> usize {
        query.s.unseen.len()
    }

    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        query.unseen_contract(n)
    }

    fn accepts(&self, query: &Query, action: Action) -> bool {
        query.is_unseen_contract(action)
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Contract(contract) = action else { return };
        game.pop();
        game.deal(game.s.current, contract);
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if game.s.boxed() > 0 {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }
}

/// The load is stolen and paid for; the contracts stay and can be loaded again (Hilfe, Diebe!).
#[derive(Clone, Copy)]
pub(crate) struct Theft {
    pub(crate) pay: i32,
}

impl CardEffect for Theft {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        let road = game.s.player(player).road;
        if road.is_empty() {
            return game.no_effect(card);
        }
        game.spend(player, card);
        for contract in road.iter() {
            game.take_off_road(player, contract);
            game.emit(Happening::Stolen { player, contract });
        }
        let stolen_contracts = game.rules.switches().hilfe_diebe;
        let p = game.s.player_mut(player);
        match stolen_contracts {
            StolenContracts::Hand => p.hand |= road,
            StolenContracts::FaceUp => p.stolen |= road,
        }
        let lost = std::mem::take(&mut p.lost);
        p.load = p.load.saturating_sub(lost);
        game.s.stock += lost;
        game.receive(player, self.pay * road.len() as i32, Purpose::Event);
    }
}

/// Back to a loading city to load fresh goods (Ware verdorben).
#[derive(Clone, Copy)]
pub(crate) struct Spoiled {
    pub(crate) to: SpoiledReturn,
    pub(crate) cost: i32,
}

impl CardEffect for Spoiled {
    fn cost(self) -> i32 {
        self.cost
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        let road = game.s.player(player).road;
        match self.to {
            SpoiledReturn::Choice => pick_contract(game, card, road, |game, only| {
                game.reload_from(card, only);
            }),
            SpoiledReturn::LastLoading if road.is_empty() => game.no_effect(card),
            SpoiledReturn::LastLoading => {
                let city = game.query().spoiled_city(player);
                game.reload_in(card, city);
            }
        }
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        offer_contracts(query.player(query.s.current).road, f)
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::Pick(contract) = action {
            game.reload_from(card, contract);
        }
    }

    fn explain(self, _: &Query, card: EventId, action: Action) -> Option<Reason> {
        Some(card_forbids(card, action)?.ruling("ruling.ware-verdorben"))
    }
}

impl Query<'_> {
    /// The city to which spoiled goods go back.
    fn spoiled_city(&self, player: Seat) -> Space {
        let p = self.player(player);
        match self.switches().ware_verdorben {
            SpoiledCity::LastLoading => p.last_loading,
            SpoiledCity::LastOfCarried => {
                let carried = self.s.load_order.as_slice().iter().rev().map(|&c| ContractId(c));
                carried
                    .filter(|&c| p.road.contains(c))
                    .find_map(|c| self.rules.contract(c).map(|c| c.from))
                    .unwrap_or(Space::NONE)
            }
        }
    }
}

impl Transition<'_> {
    /// The truck goes back to the start of a contract to load fresh goods.
    fn reload_from(&mut self, card: EventId, contract: ContractId) {
        let city = self.rules.contract(contract).map_or(Space::NONE, |c| c.from);
        self.reload_in(card, city);
    }

    /// The truck is set down in a city and its goods from there are renewed. The price is paid
    /// first, also where the truck cannot go there.
    fn reload_in(&mut self, card: EventId, city: Space) {
        let player = self.s.current;
        let full = city == Space::NONE || self.query().full_for(player).has(city);
        if full || city == self.s.jam {
            self.emit(Happening::NoEffect { player, card });
            return self.charge(player, card);
        }
        self.emit(Happening::WentTo { player, space: city });
        self.set_truck(player, city, Space::NONE);
        if self.rules.documents() == Some(DocumentsCity::LastCity) {
            self.s.player_mut(player).remember(city);
        }
        let renewed = self.s.player(player).road & self.rules.starting_in(city);
        for contract in renewed.iter() {
            self.emit(Happening::Reloaded { player, contract });
        }
        self.s.flags.over = true;
        let flags = ArrivalFlags::BY_CARD | ArrivalFlags::SET_DOWN;
        let step = ArrivalStep::LostCargo;
        self.push(Frame::Arrival(Arrival { seat: player, step, flags }));
        // A sale of trailers for the price comes before the arrival.
        self.charge(player, card);
    }
}
