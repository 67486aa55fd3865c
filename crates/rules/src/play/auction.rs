//! Auctions: open outcry or clockwise, and contracts that nobody wants.

use super::Transition;
use crate::action::{Action, Seat};
use crate::components::DISPLAY;
use crate::frame::{Auction, Frame};
use crate::happening::{Happening, Purpose};
use crate::switches::{AuctionOrder, LoadWon};

/// The highest bid on a card.
const TOP_BID: u8 = 5;

impl Transition<'_> {
    pub(super) fn open_auction(&mut self, slot: u8) {
        let player = self.s.current;
        let Some(contract) = self.query().displayed(slot) else { return };
        self.s.marks.auctioned = true;
        self.say(Happening::AuctionOpened { player, contract });
        let next = self.s.left_of(player);
        self.push(Frame::Auction(Auction { slot, level: 0, holder: player, passed: 0, next }));
    }

    /// Goes on with an auction until somebody has a choice; gives whether somebody has.
    pub(super) fn auction_waits(&mut self, mut auction: Auction) -> bool {
        let auctioneer = self.s.current;
        match self.rules.switches().auction_order {
            AuctionOrder::OpenOutcry | AuctionOrder::None => {
                // Who cannot bid any more has passed.
                for seat in self.s.seats() {
                    let open = self.query().bidders(&auction) & seat.bit() != 0;
                    if open && !self.can_bid(seat, &auction) && !self.can_buy_now(seat, &auction) {
                        auction.passed |= seat.bit();
                        self.say(Happening::Passed { player: seat });
                    }
                }
                if self.query().bidders(&auction) == 0 {
                    self.finish_auction(auction);
                    return false;
                }
            }
            AuctionOrder::Clockwise => loop {
                let seat = auction.next;
                let others = self.s.everyone() & !auction.passed & !auction.holder.bit();
                let closed = auction.level == 0 && seat == auctioneer;
                if others == 0 || closed {
                    self.finish_auction(auction);
                    return false;
                }
                if others & seat.bit() != 0 {
                    if self.can_bid(seat, &auction) {
                        break;
                    }
                    auction.passed |= seat.bit();
                    self.say(Happening::Passed { player: seat });
                }
                auction.next = self.s.left_of(seat);
            },
        }
        self.replace(Frame::Auction(auction));
        true
    }

    fn can_bid(&self, seat: Seat, auction: &Auction) -> bool {
        let query = self.query();
        let lowest = query.lowest_bid(seat, auction);
        query
            .bid_amount(auction.slot, lowest)
            .is_some_and(|amount| amount <= query.cash_with_sales(seat))
    }

    fn can_buy_now(&self, seat: Seat, auction: &Auction) -> bool {
        let query = self.query();
        seat == self.s.current
            && self.rules.switches().buy_now == crate::switches::YesNo::Yes
            && query
                .bid_amount(auction.slot, TOP_BID)
                .is_some_and(|amount| amount <= query.cash_with_sales(seat))
    }

    pub(super) fn auction_action(&mut self, seat: Seat, mut auction: Auction, action: Action) {
        match action {
            Action::Bid(level) => {
                let amount = self.query().bid_amount(auction.slot, level).unwrap_or(0);
                self.say(Happening::Bid { player: seat, level, amount });
                // The auctioneer's match of the highest bid cannot be raised.
                let last = level == TOP_BID && seat == self.s.current;
                auction.level = level;
                auction.holder = seat;
                if self.rules.switches().auction_order != AuctionOrder::Clockwise {
                    auction.passed = 0;
                }
                if last {
                    self.finish_auction(auction);
                    return;
                }
            }
            Action::BuyNow => {
                let amount = self.query().bid_amount(auction.slot, TOP_BID).unwrap_or(0);
                self.say(Happening::Bid { player: seat, level: TOP_BID, amount });
                auction.level = TOP_BID;
                auction.holder = seat;
                self.finish_auction(auction);
                return;
            }
            _ => {
                auction.passed |= seat.bit();
                self.say(Happening::Passed { player: seat });
            }
        }
        auction.next = self.s.left_of(seat);
        self.replace(Frame::Auction(auction));
    }

    fn finish_auction(&mut self, auction: Auction) {
        self.pop();
        let player = auction.holder;
        let Some(contract) = self.query().displayed(auction.slot) else { return };
        let amount = self.query().bid_amount(auction.slot, auction.level).unwrap_or(0);
        self.say(Happening::Sold { player, contract, amount });
        if amount > 0 {
            self.pay(player, amount, Purpose::Bid);
        }
        for seat in self.s.seats() {
            self.collect_debts(seat);
        }
        self.s.player_mut(player).hand |= contract.bit();
        let at_once = self.rules.switches().load_won == LoadWon::AtOnce;
        if player != self.s.current && at_once {
            self.push(Frame::LoadWon { seat: player, contract });
        }
        self.close_gap(auction.slot, false);
    }

    /// A public contract that nobody wants leaves the game.
    pub(super) fn remove_public(&mut self) {
        let player = self.s.current;
        let first = (0..DISPLAY as u8).find_map(|slot| Some((slot, self.query().displayed(slot)?)));
        if let Some((slot, contract)) = first {
            self.say(Happening::Removed { player, contract });
            self.close_gap(slot, true);
        }
    }
}
