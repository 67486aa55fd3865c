//! The invariants of a state: money, goods, trailers and cards are conserved.

use crate::action::{ContractId, EventId, Trailer};
use crate::components::{GOODS, TRAILERS_EACH};
use crate::query::Query;
use crate::sets::{ContractSet, EventSet};
use crate::space::Space;
use crate::switches::TrailersSell;

crate::coded! {
    /// Something on the table is not in its place.
    pub enum AccountFault: "fault" {
        /// The load of a truck is not that of its contracts.
        Load { seat: u8, goods: u8, needed: u32 } = "account-load",
        /// A truck carries more than it holds.
        Overload { seat: u8 } = "account-overload",
        /// A truck stands where there is no room for it.
        Full { seat: u8 } = "account-full",
        /// A contract was taken and is not in the hand.
        Taken { seat: u8 } = "account-taken",
        /// Goods came from nowhere or went there.
        Goods { goods: u32, needed: u8 } = "account-goods",
        /// Contracts are in two places.
        ContractsTwice { contracts: u32 } = "account-contracts-twice",
        /// Event cards are in two places.
        CardsTwice { cards: u32 } = "account-cards-twice",
        /// The pile is larger than the number of unseen cards.
        Pile { pile: u8, unseen: u32 } = "account-pile",
        /// More trailers of a size than there are.
        Trailers { trailers: u8, most: u8 } = "account-trailers",
        /// The two signs share a space.
        Signs = "account-signs",
        /// The order of loading is not that of what is on the road.
        LoadOrder = "account-load-order",
    }
}

impl Query<'_> {
    /// Checks that money, goods, trailers and cards are all there, and that no space holds more
    /// trucks than it has room for.
    pub(crate) fn check(&self) -> Result<(), AccountFault> {
        let s = self.s;
        let mut goods = u32::from(s.stock) + s.lost_cargo.len() as u32;
        let mut contracts = s.unseen;
        let mut contracts_twice = ContractSet::EMPTY;
        let mut put = |set: ContractSet, contracts: &mut ContractSet| {
            contracts_twice |= *contracts & set;
            *contracts |= set;
        };
        for card in s.display.into_iter().filter(|&c| c != ContractId::NONE) {
            put(ContractSet::only(card), &mut contracts);
        }
        let mut cards = s.events_unseen;
        let mut cards_twice = EventSet::EMPTY;
        for &under in s.events_under.as_slice() {
            let under = EventSet::only(EventId(under));
            cards_twice |= cards & under;
            cards |= under;
        }
        cards_twice |= cards & s.events_used;
        cards |= s.events_used;
        for seat in s.seats() {
            let p = s.player(seat);
            put(p.hand, &mut contracts);
            put(p.road, &mut contracts);
            put(p.stolen, &mut contracts);
            cards_twice |= cards & p.cards;
            cards |= p.cards;
            let on_road: u32 = p
                .road
                .iter()
                .map(|c| self.rules.contract(c).map_or(0, |c| u32::from(c.goods)))
                .sum();
            let needed = on_road + u32::from(p.lost);
            if needed != u32::from(p.load) {
                return Err(AccountFault::Load { seat: seat.0, goods: p.load, needed });
            }
            let may_overload = self.switches().trailers_sell == TrailersSell::OwnTurnGoodsStay;
            if p.load > p.capacity() && !may_overload {
                return Err(AccountFault::Overload { seat: seat.0 });
            }
            if self.full_for(seat).has(p.truck) {
                return Err(AccountFault::Full { seat: seat.0 });
            }
            if !(p.taken - p.hand).is_empty() {
                return Err(AccountFault::Taken { seat: seat.0 });
            }
            goods += u32::from(p.load);
        }
        if goods != u32::from(GOODS) {
            return Err(AccountFault::Goods { goods, needed: GOODS });
        }
        if !contracts_twice.is_empty() {
            let contracts = contracts_twice.len() as u32;
            return Err(AccountFault::ContractsTwice { contracts });
        }
        if !cards_twice.is_empty() {
            return Err(AccountFault::CardsTwice { cards: cards_twice.len() as u32 });
        }
        let unseen = s.unseen.len() as u32;
        if u32::from(s.pile) > unseen {
            return Err(AccountFault::Pile { pile: s.pile, unseen });
        }
        for size in Trailer::ALL {
            let trailers: u8 = s.all_players.iter().map(|p| p.trailers(size)).sum();
            let most = TRAILERS_EACH;
            if trailers > most {
                return Err(AccountFault::Trailers { trailers, most });
            }
        }
        if s.roadworks != Space::NONE && s.roadworks == s.jam {
            return Err(AccountFault::Signs);
        }
        let road = s.seats().fold(ContractSet::EMPTY, |all, seat| all | s.player(seat).road);
        let order: ContractSet = s.load_order.as_slice().iter().map(|&c| ContractId(c)).collect();
        if road != order {
            return Err(AccountFault::LoadOrder);
        }
        Ok(())
    }
}
