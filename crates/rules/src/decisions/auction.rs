//! Auctions: when one is allowed, open outcry and clockwise bidding, and the sale.

use super::arrival::{Arrival, ArrivalFlags};
use super::load::LoadWon;
use super::{PlayerDecision, offer};
use crate::action::{Action, ContractId, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::switches::{AuctionAfter, AuctionOrder, AuctionsATurn, LoadWon as LoadWonSwitch, YesNo};
use crate::transition::{Progress, Transition};

/// The highest bid on a card.
const TOP_BID: u8 = 5;

/// An open auction; the auctioneer is the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    /// The place of the contract in the display.
    pub(crate) slot: u8,
    /// The standing bid, zero if there is none.
    pub(crate) level: u8,
    /// The holder of the standing bid.
    pub(crate) holder: Seat,
    /// The players who have passed: for good when bidding goes clockwise, on the standing bid in
    /// open outcry.
    pub(crate) passed: SeatSet,
    /// The next bidder when bidding goes clockwise.
    pub(crate) next: Seat,
}

impl Auction {
    /// The players who may bid now.
    fn may_bid(&self, query: &Query) -> SeatSet {
        match query.switches().auction_order {
            AuctionOrder::OpenOutcry | AuctionOrder::None => {
                // Nobody raises his own bid, and the auctioneer only answers bids.
                let bound = if self.level == 0 { query.s.current } else { self.holder };
                query.s.everyone().without(bound)
            }
            AuctionOrder::Clockwise => SeatSet::only(self.next),
        }
    }

    /// The lowest level that a player can bid now: the auctioneer matches, the others raise.
    fn lowest_bid(&self, query: &Query, seat: Seat) -> u8 {
        let matches = seat == query.s.current && self.level > 0;
        if matches { self.level } else { self.level + 1 }
    }

    /// Whether a player could afford a bid, with the trailers that he may sell now.
    fn can_bid(&self, query: &Query, seat: Seat) -> bool {
        let lowest = self.lowest_bid(query, seat);
        query
            .bid_amount(self.slot, lowest)
            .is_some_and(|amount| amount <= query.cash_with_sales(seat))
    }

    fn can_buy_now(&self, query: &Query, seat: Seat) -> bool {
        Auction::buy_now_open(query, seat)
            && query
                .bid_amount(self.slot, TOP_BID)
                .is_some_and(|amount| amount <= query.cash_with_sales(seat))
    }

    /// Whether the edition lets this player buy at once at the highest bid.
    fn buy_now_open(query: &Query, seat: Seat) -> bool {
        seat == query.s.current && query.switches().buy_now == YesNo::Yes
    }

    /// Why a player who is not awaited may not act in the auction.
    pub(super) fn explain_uninvited(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if seat == query.s.current && self.level == 0 {
            if action == Action::BuyNow {
                return self.explain_buy_now(query, seat);
            }
            return RefusalCode::AuctioneerWaits.into();
        }
        if self.level > 0 && seat == self.holder {
            return RefusalCode::OwnBid.into();
        }
        if self.passed.contains(seat) {
            if let Action::Bid(level) = action
                && self.may_bid(query).contains(seat)
            {
                return self.explain_bid(query, seat, level);
            }
            return RefusalCode::HasPassed.into();
        }
        RefusalCode::NotYourTurn.into()
    }

    fn explain_bid(&self, query: &Query, seat: Seat, level: u8) -> Reason {
        let lowest = self.lowest_bid(query, seat);
        if !(lowest..=TOP_BID).contains(&level) {
            return Reason::from(RefusalCode::BidTooLow).needs(lowest.into());
        }
        let amount = query.bid_amount(self.slot, level).unwrap_or(0);
        Reason::from(RefusalCode::BidOverCash).numbers(amount, query.player(seat).cash)
    }

    fn explain_buy_now(&self, query: &Query, seat: Seat) -> Reason {
        let outcry = query.switches().auction_order == AuctionOrder::OpenOutcry;
        if !outcry || !Auction::buy_now_open(query, seat) {
            return RefusalCode::NoBuyNow.into();
        }
        let amount = query.bid_amount(self.slot, TOP_BID).unwrap_or(0);
        Reason::from(RefusalCode::BidOverCash).numbers(amount, query.player(seat).cash)
    }

    /// Passes for the players who cannot afford another bid, and returns whether somebody is
    /// awaited. The auction ends with a sale otherwise.
    fn settle_open_outcry(mut self, game: &mut Transition) -> Progress {
        for seat in game.s.seats() {
            let query = game.query();
            let open = self.awaited(&query).contains(seat);
            if open && !self.can_bid(&query, seat) && !self.can_buy_now(&query, seat) {
                self.passed.insert(seat);
                game.emit(Happening::Passed { player: seat });
            }
        }
        if self.awaited(&game.query()).is_empty() {
            game.sell_contract(self);
            return Progress::Advanced;
        }
        game.replace(Frame::Auction(self));
        Progress::Waits
    }

    /// Goes round to the next player who can bid.
    fn settle_clockwise(mut self, game: &mut Transition) -> Progress {
        loop {
            let seat = self.next;
            let others = (game.s.everyone() - self.passed).without(self.holder);
            let closed = self.level == 0 && seat == game.s.current;
            if others.is_empty() || closed {
                game.sell_contract(self);
                return Progress::Advanced;
            }
            if others.contains(seat) {
                if self.can_bid(&game.query(), seat) {
                    game.replace(Frame::Auction(self));
                    return Progress::Waits;
                }
                self.passed.insert(seat);
                game.emit(Happening::Passed { player: seat });
            }
            self.next = game.s.left_of(seat);
        }
    }
}

impl PlayerDecision for Auction {
    #[inline]
    fn awaited(&self, query: &Query) -> SeatSet {
        match query.switches().auction_order {
            AuctionOrder::OpenOutcry | AuctionOrder::None => self.may_bid(query) - self.passed,
            AuctionOrder::Clockwise => SeatSet::only(self.next),
        }
    }

    fn decision(&self, query: &Query) -> Decision {
        Decision::Auction {
            contract: query.displayed(self.slot).unwrap_or(ContractId::NONE),
            level: self.level,
            holder: (self.level > 0).then_some(self.holder),
            auctioneer: query.s.current,
        }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        let cash = query.player(seat).cash;
        let affordable = |level| query.bid_amount(self.slot, level).is_some_and(|a| a <= cash);
        if self.may_bid(query).contains(seat) {
            for level in self.lowest_bid(query, seat)..=TOP_BID {
                if affordable(level) {
                    offer!(f, Action::Bid(level));
                }
            }
        }
        if self.awaited(query).contains(seat) {
            offer!(f, Action::Pass);
        }
        if Auction::buy_now_open(query, seat) && affordable(TOP_BID) {
            offer!(f, Action::BuyNow);
        }
        false
    }

    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        let mut auction = *self;
        let level = if let Action::Bid(level) = action {
            Some(level)
        } else {
            (action == Action::BuyNow).then_some(TOP_BID)
        };
        if let Some(level) = level {
            let amount = game.query().bid_amount(auction.slot, level).unwrap_or(0);
            game.emit(Happening::Bid { player: seat, level, amount });
            auction.level = level;
            auction.holder = seat;
            if game.rules.switches().auction_order != AuctionOrder::Clockwise {
                auction.passed = SeatSet::EMPTY;
            }
            // The auctioneer's match of the highest bid cannot be raised.
            if level == TOP_BID && seat == game.s.current {
                return game.sell_contract(auction);
            }
        } else {
            auction.passed.insert(seat);
            game.emit(Happening::Passed { player: seat });
        }
        auction.next = game.s.left_of(seat);
        game.replace(Frame::Auction(auction));
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        match game.rules.switches().auction_order {
            AuctionOrder::OpenOutcry | AuctionOrder::None => self.settle_open_outcry(game),
            AuctionOrder::Clockwise => self.settle_clockwise(game),
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::Bid(level) = action {
            return self.explain_bid(query, seat, level);
        }
        if action == Action::BuyNow {
            return self.explain_buy_now(query, seat);
        }
        query.explain_elsewhere(seat, action)
    }
}

impl Arrival {
    /// Offers the public contracts where a lack of interest has a price.
    pub(super) fn offer_interest<F: FnMut(Action) -> bool>(query: &Query, f: &mut F) -> bool {
        if query.offer_display(f) {
            return true;
        }
        offer!(f, Action::NoInterest);
        false
    }
}

impl Query<'_> {
    /// Whether the player of an arrival may put a public contract up for auction.
    pub(crate) fn may_auction(&self, arrival: &Arrival) -> bool {
        let kept_out = ArrivalFlags::FOREIGN
            | ArrivalFlags::SET_DOWN
            | ArrivalFlags::STANDING
            | ArrivalFlags::AUCTIONED;
        if arrival.is_any(kept_out) || self.s.display_empty() {
            return false;
        }
        let switches = self.switches();
        if switches.auctions_a_turn == AuctionsATurn::One && self.s.flags.auctioned {
            return false;
        }
        let exact = arrival.is(ArrivalFlags::EXACT);
        match switches.auction_after {
            AuctionAfter::AnyStop => true,
            AuctionAfter::Exact => exact,
            AuctionAfter::ExactNotByCard => exact && !arrival.is(ArrivalFlags::BY_CARD),
            AuctionAfter::Take => false,
        }
    }

    /// The amount of a bid for the contract in a place of the display.
    pub(crate) fn bid_amount(&self, slot: u8, level: u8) -> Option<i32> {
        let bids = &self.rules.contract(self.displayed(slot)?)?.bids;
        bids.get((level as usize).checked_sub(1)?).copied()
    }

    pub(crate) fn explain_auction(&self, slot: u8) -> Reason {
        let Frame::Arrival(arrival) = self.frame() else { return RefusalCode::NoAuction.into() };
        if !self.may_auction(&arrival) {
            RefusalCode::NoAuction.into()
        } else if self.displayed(slot).is_none() {
            RefusalCode::EmptySlot.into()
        } else {
            RefusalCode::NotNow.into()
        }
    }
}

impl Transition<'_> {
    /// Puts a public contract up for auction.
    pub(super) fn open_auction(&mut self, slot: u8) {
        let player = self.s.current;
        let Some(contract) = self.query().displayed(slot) else { return };
        self.s.flags.auctioned = true;
        self.emit(Happening::AuctionOpened { player, contract });
        let next = self.s.left_of(player);
        let passed = SeatSet::EMPTY;
        self.push(Frame::Auction(Auction { slot, level: 0, holder: player, passed, next }));
    }

    /// Sells the contract to the holder of the standing bid, or for nothing to the auctioneer.
    fn sell_contract(&mut self, auction: Auction) {
        self.pop();
        self.collect = true;
        let player = auction.holder;
        let Some(contract) = self.query().displayed(auction.slot) else { return };
        let amount = self.query().bid_amount(auction.slot, auction.level).unwrap_or(0);
        self.emit(Happening::Sold { player, contract, amount });
        if amount > 0 {
            self.pay(player, amount, Purpose::Bid);
        }
        self.s.player_mut(player).hand.insert(contract);
        let at_once = self.rules.switches().load_won == LoadWonSwitch::AtOnce;
        if player != self.s.current && at_once {
            self.push(Frame::LoadWon(LoadWon { seat: player, contract }));
        }
        self.close_gap(auction.slot, false);
    }
}
