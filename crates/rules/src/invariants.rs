//! The invariants of a state: money, goods, trailers and cards are conserved.

use crate::action::{ContractId, EventId, Trailer};
use crate::components::{GOODS, TRAILERS_EACH};
use crate::error::ErrorKind;
use crate::query::Query;
use crate::sets::{ContractSet, EventSet};
use crate::space::Space;
use crate::switches::TrailersSell;

impl Query<'_> {
    /// Checks that money, goods, trailers and cards are all there, and that no space holds more
    /// trucks than it has room for.
    pub(crate) fn check(&self) -> Result<(), ErrorKind> {
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
                return Err(ErrorKind::AccountLoad { seat: seat.0, goods: p.load, needed });
            }
            let may_overload = self.switches().trailers_sell == TrailersSell::OwnTurnGoodsStay;
            if p.load > p.capacity() && !may_overload {
                return Err(ErrorKind::AccountOverload { seat: seat.0 });
            }
            if self.full_for(seat).has(p.truck) {
                return Err(ErrorKind::AccountFull { seat: seat.0 });
            }
            if !(p.taken - p.hand).is_empty() {
                return Err(ErrorKind::AccountTaken { seat: seat.0 });
            }
            goods += u32::from(p.load);
        }
        if goods != u32::from(GOODS) {
            return Err(ErrorKind::AccountGoods { goods, needed: GOODS });
        }
        if !contracts_twice.is_empty() {
            let contracts = contracts_twice.len() as u32;
            return Err(ErrorKind::AccountContractsTwice { contracts });
        }
        if !cards_twice.is_empty() {
            return Err(ErrorKind::AccountCardsTwice { cards: cards_twice.len() as u32 });
        }
        let unseen = s.unseen.len() as u32;
        if u32::from(s.pile) > unseen {
            return Err(ErrorKind::AccountPile { pile: s.pile, unseen });
        }
        for size in Trailer::ALL {
            let trailers: u8 = s.all_players.iter().map(|p| p.trailers(size)).sum();
            let most = TRAILERS_EACH;
            if trailers > most {
                return Err(ErrorKind::AccountTrailers { trailers, most });
            }
        }
        if s.roadworks != Space::NONE && s.roadworks == s.jam {
            return Err(ErrorKind::AccountSigns);
        }
        let road = s.seats().fold(ContractSet::EMPTY, |all, seat| all | s.player(seat).road);
        let order: ContractSet = s.load_order.as_slice().iter().map(|&c| ContractId(c)).collect();
        if road != order {
            return Err(ErrorKind::AccountLoadOrder);
        }
        Ok(())
    }
}
