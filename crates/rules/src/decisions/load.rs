//! Loading: which contracts fit, what loading means for the turn, and loading a contract that was
//! just won or taken.

use super::arrival::{ArrivalFlags, ArrivalStep};
use super::effects::kept::QuickLoadingRoll;
use super::turn::{Phase, Turn};
use super::{PlayerDecision, offer};
use crate::action::{Action, ContractId, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::Happening;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::{ContractSet, SeatSet};
use crate::space::Space;
use crate::switches::{LoadsATurn, MayMust, SecondService};
use crate::transition::{Progress, Transition};

impl Query<'_> {
    /// Contracts not started whose start is a space, whether they fit or not.
    #[inline]
    pub(crate) fn startable(&self, seat: Seat, space: Space) -> ContractSet {
        let p = self.player(seat);
        (p.unstarted() - p.taken) & self.rules.starting_in(space)
    }

    /// Contracts that can be loaded where the truck stands: they fit, and the stock has the goods.
    pub(crate) fn loadable(&self, seat: Seat) -> ContractSet {
        self.fitting(seat, self.startable(seat, self.player(seat).truck))
    }

    /// Those of a set of contracts for which there is room and stock.
    pub(crate) fn fitting(&self, seat: Seat, set: ContractSet) -> ContractSet {
        if set.is_empty() {
            return set;
        }
        set.iter().filter(|&contract| self.fits(seat, contract)).collect()
    }

    /// Whether there is room and stock for a whole contract.
    #[inline]
    pub(crate) fn fits(&self, seat: Seat, contract: ContractId) -> bool {
        self.rules
            .contract(contract)
            .is_some_and(|c| c.goods <= self.player(seat).room() && c.goods <= self.s.stock)
    }

    pub(crate) fn explain_load(&self, seat: Seat, contract: ContractId) -> Reason {
        let p = self.player(seat);
        let card = self.rules.contract(contract);
        let Some(card) = card.filter(|_| p.unstarted().contains(contract)) else {
            return RefusalCode::NotInHand.into();
        };
        if card.from != p.truck {
            return Reason::from(RefusalCode::NotInStartCity).at(card.from);
        }
        let frame = self.frame();
        if matches!(frame, Frame::Arrival(a) if a.step < ArrivalStep::Stop) {
            return RefusalCode::NotNow.into();
        }
        let loading = matches!(frame, Frame::Turn(Turn { phase: Phase::BeforeRoll }))
            || matches!(frame, Frame::Arrival(a) if a.step == ArrivalStep::Stop);
        if !loading || p.taken.contains(contract) {
            return RefusalCode::NoLoadingNow.into();
        }
        if card.goods > p.room() {
            let (goods, room) = (card.goods.into(), p.room().into());
            return Reason::from(RefusalCode::NoRoom).numbers(goods, room);
        }
        if card.goods > self.s.stock {
            let (goods, stock) = (card.goods.into(), self.s.stock.into());
            return Reason::from(RefusalCode::StockShort).numbers(goods, stock);
        }
        RefusalCode::NoLoadingNow.into()
    }
}

impl Transition<'_> {
    /// Shows a contract and loads its goods.
    fn load(&mut self, player: Seat, contract: ContractId) {
        let goods = self.rules.contract(contract).map_or(0, |c| c.goods);
        let second = self.rules.switches().second_service == SecondService::InsteadOfRoll;
        let p = self.s.player_mut(player);
        p.hand.remove(contract);
        p.stolen.remove(contract);
        p.taken.remove(contract);
        p.road.insert(contract);
        p.load += goods;
        p.last_loading = p.truck;
        p.served_here = second;
        self.s.stock = self.s.stock.saturating_sub(goods);
        self.s.load_order.push(contract.0);
        self.emit(Happening::Loaded { player, contract });
    }

    /// Loads at a stop, with the consequences for the turn.
    pub(crate) fn load_at_stop(&mut self, contract: ContractId) {
        let Frame::Arrival(mut a) = self.top() else { return };
        self.load(a.seat, contract);
        a.flags.insert(ArrivalFlags::LOADED);
        a.flags.remove(ArrivalFlags::MUST_SERVE);
        let ends_turn = match self.rules.switches().loads_a_turn {
            LoadsATurn::OneEndsTurn => true,
            LoadsATurn::Any => false,
        };
        if ends_turn {
            a.step = ArrivalStep::Leave;
        }
        self.replace(Frame::Arrival(a));
        if a.is(ArrivalFlags::FOREIGN) {
            return;
        }
        self.s.flags.loaded = true;
        self.s.flags.over |= ends_turn;
        if let Some(card) = self.query().held(a.seat, self.rules.kinds.quick_loading) {
            match self.rules.switches().schnelle_verladung {
                MayMust::May => self.push(Frame::QuickLoadingRoll(QuickLoadingRoll { card })),
                MayMust::Must => self.roll_after_loading(card),
            }
        }
    }
}

/// The winner of an auction may load at once, in another player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoadWon {
    pub(crate) seat: Seat,
    pub(crate) contract: ContractId,
}

impl PlayerDecision for LoadWon {
    fn awaited(&self, _: &Query) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::LoadNow { contract: self.contract }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, _: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == self.seat {
            offer!(f, Action::Load(self.contract));
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        game.pop();
        if action == Action::Load(self.contract) {
            game.load(self.seat, self.contract);
        }
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if game.query().loadable(self.seat).contains(self.contract) {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}

/// A contract just taken may be loaded at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoadTaken {
    pub(crate) contract: ContractId,
}

impl PlayerDecision for LoadTaken {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::LoadNow { contract: self.contract }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == query.s.current {
            offer!(f, Action::Load(self.contract));
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        game.pop();
        if action == Action::Load(self.contract) {
            game.load_at_stop(self.contract);
        } else {
            game.s.player_mut(seat).taken.insert(self.contract);
        }
    }

    /// A trailer sold meanwhile may have taken the room away.
    fn settle(&self, game: &mut Transition) -> Progress {
        let seat = game.s.current;
        if game.query().fits(seat, self.contract) {
            return Progress::Waits;
        }
        game.pop();
        game.s.player_mut(seat).taken.insert(self.contract);
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}
