//! The decisions of the game, one file for each kind.
//!
//! Each file says who is awaited, what is offered, what each choice does, how the decision ends,
//! and why something is refused. This module dispatches to them: every function here goes through
//! all frames with an exhaustive match, so a new kind of decision cannot be forgotten.

#![deny(clippy::wildcard_enum_match_arm)]

pub(crate) mod arrival;
pub(crate) mod auction;
pub(crate) mod card_move;
pub(crate) mod deliver;
pub(crate) mod drive;
pub(crate) mod effects;
pub(crate) mod event;
pub(crate) mod load;
pub(crate) mod market;
pub(crate) mod payment;
pub(crate) mod roadworks;
pub(crate) mod roll;
pub(crate) mod setup;
pub(crate) mod stop;
pub(crate) mod trailers;
pub(crate) mod turn;

use self::setup::HandOutCash;
use crate::action::{Action, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::{ChanceKind, Decision};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::transition::{Progress, Transition};

/// Calls `$f` with an action and returns `true` from the function as soon as `$f` does.
macro_rules! offer {
    ($f:expr, $action:expr) => {
        if $f($action) {
            return true;
        }
    };
}
pub(crate) use offer;

/// A decision of one or several players.
pub(crate) trait PlayerDecision: Copy {
    /// The players whose decision the game awaits.
    fn awaited(&self, query: &Query) -> SeatSet;

    /// The decision as clients see it.
    fn decision(&self, query: &Query) -> Decision;

    /// Calls `f` with everything that a player may choose, in a fixed order. Stops and returns
    /// `true` as soon as `f` returns `true`.
    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool;

    /// Appends everything that a player may choose, in the order of [`PlayerDecision::offer`].
    /// Decisions with long lists copy them from tables.
    #[inline]
    fn list(&self, query: &Query, seat: Seat, list: &mut Vec<Action>) {
        self.offer(query, seat, &mut |action| {
            list.push(action);
            false
        });
    }

    /// Whether [`PlayerDecision::offer`] yields an action. Decisions with long lists look the
    /// action up.
    #[inline]
    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        self.offer(query, seat, &mut |offered| offered == action)
    }

    /// Carries out a choice that was offered.
    fn apply(&self, game: &mut Transition, seat: Seat, action: Action);

    /// Does everything that needs no choice, and says whether a player is awaited.
    #[inline]
    fn settle(&self, _game: &mut Transition) -> Progress {
        Progress::Waits
    }

    /// Why an awaited player may not choose an action.
    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason;
}

/// Something that chance decides. All outcomes are equally likely.
pub(crate) trait ChanceDecision: Copy {
    /// The outcome that is needed, as clients see it.
    fn kind(&self, query: &Query) -> ChanceKind;

    /// The number of outcomes.
    fn outcomes(&self, query: &Query) -> usize;

    /// One of the outcomes, counted from zero.
    fn outcome(&self, query: &Query, n: usize) -> Option<Action>;

    /// Whether an action is one of the outcomes.
    fn accepts(&self, query: &Query, action: Action) -> bool;

    /// Carries out an outcome.
    fn apply(&self, game: &mut Transition, action: Action);

    /// Does everything that needs no chance, and says whether chance is awaited.
    #[inline]
    fn settle(&self, _game: &mut Transition) -> Progress {
        Progress::Waits
    }
}

/// Evaluates an expression for the open frame: `$p` where players decide, `$c` where chance does,
/// and the last one where nobody does.
macro_rules! dispatch {
    ($frame:expr, players $d:ident => $p:expr, chance $e:ident => $c:expr, nobody => $n:expr $(,)?) => {
        match $frame {
            Frame::FindFirst($e) => $c,
            Frame::HighestRoll($e) => $c,
            Frame::DealContracts($e) => $c,
            Frame::RevealDisplay($e) => $c,
            Frame::Roll($e) => $c,
            Frame::DrawEvent($e) => $c,
            Frame::DrawFromBox($e) => $c,
            Frame::Refill($e) => $c,
            Frame::PlaceTrucks($d) => $p,
            Frame::Turn($d) => $p,
            Frame::Drive($d) => $p,
            Frame::CardMove($d) => $p,
            Frame::Arrival($d) => $p,
            Frame::Roadworks($d) => $p,
            Frame::EventChoice($d) => $p,
            Frame::PartnerChoice($d) => $p,
            Frame::SnowChoice($d) => $p,
            Frame::LoseCargo($d) => $p,
            Frame::AirFreightChoice($d) => $p,
            Frame::QuickLoadingRoll($d) => $p,
            Frame::InspectionRoll($d) => $p,
            Frame::SellToPay($d) => $p,
            Frame::Auction($d) => $p,
            Frame::LoadWon($d) => $p,
            Frame::LoadTaken($d) => $p,
            Frame::HandOutCash(_) | Frame::Over => $n,
        }
    };
}

impl Query<'_> {
    /// The players whose decision the game awaits.
    #[inline]
    pub(crate) fn awaited(&self) -> SeatSet {
        dispatch!(self.frame(),
            players d => d.awaited(self),
            chance _e => SeatSet::EMPTY,
            nobody => SeatSet::EMPTY,
        )
    }

    /// The decision of the awaited players; none where chance is awaited or the game is over.
    pub(crate) fn decision(&self) -> Option<Decision> {
        dispatch!(self.frame(),
            players d => Some(d.decision(self)),
            chance _e => None,
            nobody => None,
        )
    }

    /// Calls `f` with every action that a player may take now, in a fixed order. Stops and returns
    /// `true` as soon as `f` returns `true`.
    #[inline]
    pub(crate) fn offer<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        if seat.0 >= self.s.players {
            return false;
        }
        let stopped = dispatch!(self.frame(),
            players d => d.offer(self, seat, f),
            chance _e => false,
            nobody => false,
        );
        stopped || self.offer_trades(seat, f)
    }

    /// Appends every action that a player may take now, in the order of [`Query::offer`].
    #[inline]
    pub(crate) fn list(&self, seat: Seat, list: &mut Vec<Action>) {
        if seat.0 >= self.s.players {
            return;
        }
        dispatch!(self.frame(),
            players d => d.list(self, seat, list),
            chance _e => {},
            nobody => {},
        );
        self.offer_trades(seat, &mut |action| {
            list.push(action);
            false
        });
    }

    /// Whether [`Query::offer`] yields an action.
    #[inline]
    pub(crate) fn accepts(&self, seat: Seat, action: Action) -> bool {
        if seat.0 >= self.s.players {
            return false;
        }
        let accepted = dispatch!(self.frame(),
            players d => d.accepts(self, seat, action),
            chance _e => false,
            nobody => false,
        );
        accepted || self.accepts_trade(seat, action)
    }

    /// The outcome that chance must bring now, if chance is awaited.
    pub(crate) fn chance(&self) -> Option<ChanceKind> {
        dispatch!(self.frame(),
            players _d => None,
            chance e => Some(e.kind(self)),
            nobody => None,
        )
    }

    /// The number of outcomes of chance; zero where chance is not awaited.
    #[inline]
    pub(crate) fn outcomes(&self) -> usize {
        dispatch!(self.frame(),
            players _d => 0,
            chance e => e.outcomes(self),
            nobody => 0,
        )
    }

    /// One of the outcomes of chance, counted from zero.
    #[inline]
    pub(crate) fn outcome(&self, n: usize) -> Option<Action> {
        dispatch!(self.frame(),
            players _d => None,
            chance e => e.outcome(self, n),
            nobody => None,
        )
    }

    /// Whether an action is one of the outcomes of chance.
    #[inline]
    pub(crate) fn accepts_outcome(&self, action: Action) -> bool {
        dispatch!(self.frame(),
            players _d => false,
            chance e => e.accepts(self, action),
            nobody => false,
        )
    }

    /// Why a player may not take an action.
    pub(crate) fn explain(&self, seat: Seat, action: Action) -> Reason {
        if let Action::Buy(size) | Action::Sell(size) = action {
            return self.explain_trade(seat, action, size);
        }
        let frame = self.frame();
        if !self.awaited().contains(seat) {
            if let Frame::Auction(auction) = frame {
                return auction.explain_uninvited(self, seat, action);
            }
            return RefusalCode::NotYourTurn.into();
        }
        dispatch!(frame,
            players d => d.explain(self, seat, action),
            chance _e => RefusalCode::ChanceFirst.into(),
            nobody => RefusalCode::NotNow.into(),
        )
    }

    /// Why an action that belongs to another decision is not possible now. Contracts, kept cards
    /// and lost cargo are checked first: a player who wants to load has a reason in mind.
    pub(crate) fn explain_elsewhere(&self, seat: Seat, action: Action) -> Reason {
        if let Action::Load(contract) = action {
            return self.explain_load(seat, contract);
        }
        if let Action::Deliver(contract) = action {
            return self.explain_delivery(seat, contract);
        }
        if let Action::Auction(slot) = action {
            return self.explain_auction(slot);
        }
        if let Action::Take(slot) = action {
            return self.explain_take(seat, slot);
        }
        if action == Action::Motivation {
            return self.explain_motivation(seat);
        }
        if action == Action::Unload {
            return self.explain_unload(seat);
        }
        RefusalCode::NotNow.into()
    }
}

impl Transition<'_> {
    /// Carries out a player's action that was offered.
    #[inline]
    pub(crate) fn apply_choice(&mut self, seat: Seat, action: Action) {
        if let Action::Buy(size) = action {
            return self.buy_trailer(seat, size);
        }
        if let Action::Sell(size) = action {
            return self.sell_trailer(seat, size);
        }
        if action == Action::Unload {
            return self.unload_cargo(seat);
        }
        self.s.flags.done = false;
        dispatch!(self.top(),
            players d => d.apply(self, seat, action),
            chance _e => {},
            nobody => {},
        );
    }

    /// Carries out a possible outcome of chance.
    #[inline]
    pub(crate) fn apply_outcome(&mut self, action: Action) {
        dispatch!(self.top(),
            players _d => {},
            chance e => e.apply(self, action),
            nobody => {},
        );
    }

    /// Does everything that the open frame needs no decision for.
    #[inline]
    pub(crate) fn settle(&mut self) -> Progress {
        let frame = self.top();
        if let Frame::HandOutCash(_) = frame {
            return HandOutCash::settle(self);
        }
        dispatch!(frame,
            players d => d.settle(self),
            chance e => e.settle(self),
            nobody => Progress::Waits,
        )
    }
}
