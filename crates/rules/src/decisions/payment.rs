//! Money: payments, debts, and selling trailers to pay an event.

use super::effects::CardEffect;
use super::{PlayerDecision, offer};
use crate::action::{Action, EventId, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::sets::SeatSet;
use crate::state::Debt;
use crate::switches::UnpayableCost;
use crate::transition::{Progress, Transition};

/// A player cannot pay an event card and may sell trailers first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SellToPay {
    pub(crate) seat: Seat,
    pub(crate) card: EventId,
}

impl PlayerDecision for SellToPay {
    fn awaited(&self, _: &Query) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn decision(&self, query: &Query) -> Decision {
        Decision::SellToPay { card: self.card, cost: query.rules.cost(self.card) }
    }

    /// Offers to owe the money; the trailers are offered by [`super::trailers`].
    fn offer<F: FnMut(Action) -> bool>(&self, _: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == self.seat {
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, _: Action) {
        game.pop();
        game.collect = true;
        game.owe(self.seat, self.card);
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        let payable = game.rules.cost(self.card) <= game.s.player(self.seat).cash;
        if !payable && game.query().may_sell_to_pay(self.seat) {
            return Progress::Waits;
        }
        game.pop();
        if payable {
            game.pay_card(self.seat, self.card);
        } else {
            game.owe(self.seat, self.card);
        }
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// The amount that is owed for a card that could not be paid.
    pub(crate) fn owed(&self, card: EventId) -> i32 {
        let cost = self.rules.cost(card);
        match self.switches().unpayable_cost {
            UnpayableCost::Double => cost * 2,
            UnpayableCost::Single => cost,
        }
    }

    /// Whether a player needs his cash for something that is not settled yet, so that old debts
    /// must wait: the standing bid, or the card that is being paid.
    fn cash_is_bound(&self, seat: Seat) -> bool {
        self.s.frames.as_slice().iter().any(|frame| {
            let bids = matches!(frame, Frame::Auction(a) if a.level > 0 && a.holder == seat);
            bids || matches!(frame, Frame::SellToPay(payment) if payment.seat == seat)
        })
    }
}

impl Transition<'_> {
    /// The bank pays a player.
    pub(crate) fn receive(&mut self, player: Seat, amount: i32, purpose: Purpose) {
        let p = self.s.player_mut(player);
        p.cash = p.cash.saturating_add(amount);
        self.collect = true;
        self.emit(Happening::Received { player, amount, purpose });
    }

    /// A player pays the bank. The caller knows that the cash suffices.
    pub(crate) fn pay(&mut self, player: Seat, amount: i32, purpose: Purpose) {
        let p = self.s.player_mut(player);
        p.cash = p.cash.saturating_sub(amount);
        self.emit(Happening::Paid { player, amount, purpose });
    }

    /// Collects all debts that can be paid, of each player the oldest affordable one first.
    /// Returns whether any was paid.
    pub(crate) fn collect_debts(&mut self) -> bool {
        let mut collected = false;
        while let Some(at) = self.s.debts.as_slice().iter().position(|debt| {
            self.query().owed(debt.card) <= self.s.player(debt.player).cash
                && !self.query().cash_is_bound(debt.player)
        }) {
            let Some(Debt { player, card }) = self.s.debts.remove(at) else { break };
            let amount = self.query().owed(card);
            self.pay(player, amount, Purpose::Debt);
            self.spend(player, card);
            collected = true;
        }
        collected
    }

    /// A player pays the price of an event card. If the cash does not suffice, trailers may be
    /// sold first; a price that stays unpaid becomes a debt.
    pub(crate) fn charge(&mut self, player: Seat, card: EventId) {
        if self.rules.cost(card) <= self.s.player(player).cash {
            self.pay_card(player, card);
        } else if self.query().may_sell_to_pay(player) {
            self.push(Frame::SellToPay(SellToPay { seat: player, card }));
        } else {
            self.owe(player, card);
        }
    }

    fn pay_card(&mut self, player: Seat, card: EventId) {
        let cost = self.rules.cost(card);
        if cost > 0 {
            self.pay(player, cost, Purpose::Event);
        }
        self.spend(player, card);
    }

    /// An unpaid card stays in front of its player.
    fn owe(&mut self, player: Seat, card: EventId) {
        if self.s.debts.is_full() {
            // More debts than there are cards with a price: house decks alone come near this.
            return self.pay_card(player, card);
        }
        self.s.player_mut(player).cards.insert(card);
        self.s.debts.push(Debt { player, card });
        let amount = self.query().owed(card);
        self.emit(Happening::Owes { player, card, amount });
    }

    /// Unfinished special orders, the inspection and open debts are paid at the end, even by a
    /// player without the money.
    pub(crate) fn final_payments(&mut self) {
        for player in self.s.seats() {
            for card in self.s.player(player).cards.iter() {
                let owes = self.s.debts.as_slice().contains(&Debt { player, card });
                let amount = if owes {
                    self.query().owed(card)
                } else {
                    self.rules.effect(card).map_or(0, CardEffect::final_payment)
                };
                if amount > 0 {
                    self.pay(player, amount, Purpose::Final);
                }
            }
        }
    }
}
