//! Buying and selling trailers, which is open at several moments beside the decision itself.

use super::offer;
use crate::action::{Action, Seat, Trailer};
use crate::components::TRAILER_SALE;
use crate::explain::Reason;
use crate::frame::Frame;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::switches::TrailersSell;
use crate::transition::Transition;

impl Query<'_> {
    /// Whether the player whose turn it is can buy a trailer.
    #[inline]
    fn may_buy(&self, seat: Seat, size: Trailer) -> bool {
        self.player(seat).cash >= size.price()
            && self.switches().trailers_sell != TrailersSell::NoTrailers
            && self.s.supply(size) > 0
    }

    /// Whether a player can sell a trailer, leaving aside whose turn it is.
    #[inline]
    fn may_sell(&self, seat: Seat, size: Trailer) -> bool {
        let p = self.player(seat);
        if p.trailers(size) == 0 {
            return false;
        }
        match self.switches().trailers_sell {
            TrailersSell::No | TrailersSell::NoTrailers => false,
            TrailersSell::OwnTurnGoodsStay => true,
            TrailersSell::OwnTurnIfFits | TrailersSell::AnyTimeIfFits => p.room() >= size.room(),
        }
    }

    fn may_sell_any(&self, seat: Seat) -> bool {
        self.player(seat).has_trailers()
            && Trailer::ALL.into_iter().any(|size| self.may_sell(seat, size))
    }

    /// Whether there is anything that the player could trade now in his own turn.
    #[inline]
    pub(crate) fn may_trade(&self, seat: Seat) -> bool {
        Trailer::ALL.into_iter().any(|size| self.may_buy(seat, size)) || self.may_sell_any(seat)
    }

    /// Whether a player who cannot pay an event may sell a trailer for it.
    pub(crate) fn may_sell_to_pay(&self, seat: Seat) -> bool {
        let any_time = self.switches().trailers_sell == TrailersSell::AnyTimeIfFits;
        (seat == self.s.current || any_time) && self.may_sell_any(seat)
    }

    /// Whether this is a moment of the current player's turn at which trailers are traded.
    #[inline]
    fn trading_time(&self) -> bool {
        match self.frame() {
            Frame::Turn(_) | Frame::Drive(_) => true,
            Frame::CardMove(card_move) => card_move.by == self.s.current,
            Frame::Arrival(arrival) => arrival.seat == self.s.current,
            Frame::FindFirst(_)
            | Frame::HighestRoll(_)
            | Frame::PlaceTrucks(_)
            | Frame::HandOutCash(_)
            | Frame::DealContracts(_)
            | Frame::RevealDisplay(_)
            | Frame::Roll(_)
            | Frame::Roadworks(_)
            | Frame::DrawEvent(_)
            | Frame::EventChoice(_)
            | Frame::PartnerChoice(_)
            | Frame::SnowChoice(_)
            | Frame::LoseCargo(_)
            | Frame::DrawFromBox(_)
            | Frame::AirFreightChoice(_)
            | Frame::QuickLoadingRoll(_)
            | Frame::InspectionRoll(_)
            | Frame::SellToPay(_)
            | Frame::Auction(_)
            | Frame::Refill(_)
            | Frame::LoadWon(_)
            | Frame::LoadTaken(_)
            | Frame::Over => false,
        }
    }

    /// Whether this is a moment at which the player sells trailers. In his own turn, auctions and
    /// cards that ask for money are such moments too.
    fn selling_time(&self, seat: Seat) -> bool {
        let frame = self.frame();
        let asks_for_money = matches!(frame, Frame::Auction(_))
            || matches!(frame, Frame::SellToPay(payment) if payment.seat == seat)
            || matches!(frame, Frame::EventChoice(choice)
                if self.rules.kinds.customs.contains(choice.card));
        (seat == self.s.current && (asks_for_money || self.trading_time()))
            || (self.switches().trailers_sell == TrailersSell::AnyTimeIfFits
                && !self.awaited().is_empty())
    }

    /// The cash that a player could have in an auction by selling trailers at once.
    pub(crate) fn cash_with_sales(&self, seat: Seat) -> i32 {
        let p = self.player(seat);
        let sells = self.selling_time(seat) && self.may_sell_any(seat);
        let trailers = if sells { p.small + p.large } else { 0 };
        p.cash.saturating_add(i32::from(trailers) * TRAILER_SALE)
    }

    /// Offers the trailers that a player may buy or sell now.
    #[inline]
    pub(crate) fn offer_trades<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        if seat == self.s.current && self.trading_time() {
            for size in Trailer::ALL {
                if self.may_buy(seat, size) {
                    offer!(f, Action::Buy(size));
                }
            }
        }
        if self.may_sell_any(seat) && self.selling_time(seat) {
            for size in Trailer::ALL {
                if self.may_sell(seat, size) {
                    offer!(f, Action::Sell(size));
                }
            }
        }
        false
    }

    /// Whether [`Query::offer_trades`] yields an action.
    #[inline]
    pub(crate) fn accepts_trade(&self, seat: Seat, action: Action) -> bool {
        if let Action::Buy(size) = action {
            return seat == self.s.current && self.trading_time() && self.may_buy(seat, size);
        }
        matches!(action, Action::Sell(size) if self.may_sell(seat, size) && self.selling_time(seat))
    }

    pub(crate) fn explain_trade(&self, seat: Seat, action: Action, size: Trailer) -> Reason {
        let p = self.player(seat);
        let sells = self.switches().trailers_sell;
        let own = seat == self.s.current && self.trading_time();
        if sells == TrailersSell::NoTrailers {
            return RefusalCode::NoTrailers.into();
        }
        if action == Action::Buy(size) {
            return if !own {
                RefusalCode::BuyOwnTurn.into()
            } else if self.s.supply(size) == 0 {
                RefusalCode::TrailersGone.into()
            } else {
                Reason::from(RefusalCode::TooDear).numbers(size.price(), p.cash)
            };
        }
        if sells == TrailersSell::No {
            RefusalCode::NoSale.into()
        } else if p.trailers(size) == 0 {
            RefusalCode::NotOwned.into()
        } else if !self.selling_time(seat) {
            RefusalCode::SellOwnTurn.into()
        } else {
            let left = i32::from(p.capacity()) - i32::from(size.room());
            Reason::from(RefusalCode::LoadTooBig).numbers(p.load.into(), left)
        }
    }
}

impl Transition<'_> {
    pub(super) fn buy_trailer(&mut self, player: Seat, trailer: Trailer) {
        self.pay(player, trailer.price(), Purpose::Trailer);
        *self.s.player_mut(player).trailers_mut(trailer) += 1;
        self.emit(Happening::TrailerBought { player, trailer });
    }

    pub(super) fn sell_trailer(&mut self, player: Seat, trailer: Trailer) {
        let owned = self.s.player_mut(player).trailers_mut(trailer);
        *owned = owned.saturating_sub(1);
        self.emit(Happening::TrailerSold { player, trailer });
        self.receive(player, TRAILER_SALE, Purpose::Trailer);
    }
}
