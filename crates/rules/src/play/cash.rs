//! Money: paying, receiving, owing.

use super::Transition;
use crate::action::{EventId, Seat};
use crate::events::Effect;
use crate::frame::Frame;
use crate::happening::{Happening, Purpose};
use crate::state::{Debt, cards};

impl Transition<'_> {
    /// The bank pays a player; debts that can be paid now are.
    pub(super) fn gain(&mut self, player: Seat, amount: i32, purpose: Purpose) {
        let h = self.s.player_mut(player);
        h.cash = h.cash.saturating_add(amount);
        self.say(Happening::Received { player, amount, purpose });
        // Whoever holds the standing bid needs his cash for it: his debts wait for the auction.
        let bound = matches!(self.top(), Frame::Auction(a) if a.level > 0 && a.holder == player);
        if !self.s.debts.as_slice().is_empty() && !bound {
            self.collect_debts(player);
        }
    }

    /// A player pays the bank; it is known that he can.
    pub(super) fn pay(&mut self, player: Seat, amount: i32, purpose: Purpose) {
        let h = self.s.player_mut(player);
        h.cash = h.cash.saturating_sub(amount);
        self.say(Happening::Paid { player, amount, purpose });
    }

    /// The oldest debt that the cash suffices for is paid first, then the next.
    pub(super) fn collect_debts(&mut self, player: Seat) {
        while let Some(at) = self.s.debts.as_slice().iter().position(|debt| {
            debt.player == player && self.query().owed(debt.card) <= self.s.player(player).cash
        }) {
            let Some(debt) = self.s.debts.remove(at) else { return };
            let amount = self.query().owed(debt.card);
            self.pay(player, amount, Purpose::Debt);
            self.spend(player, debt.card);
        }
    }

    /// A player pays what an event card costs and the card is done with; if he cannot pay, it
    /// stays in front of him.
    pub(super) fn charge(&mut self, player: Seat, card: EventId) {
        let cost = self.rules.cost(card);
        if cost > self.s.player(player).cash && !self.s.debts.is_full() {
            self.s.player_mut(player).front |= card.bit();
            self.s.debts.push(Debt { player, card });
            let amount = self.query().owed(card);
            self.say(Happening::Owes { player, card, amount });
            return;
        }
        if cost > 0 {
            self.pay(player, cost, Purpose::Event);
        }
        self.spend(player, card);
    }

    /// Lost cubes come off the truck and are paid for.
    pub(super) fn unload(&mut self, player: Seat) {
        let h = self.s.player_mut(player);
        let cubes = h.lost;
        h.lost = 0;
        h.load = h.load.saturating_sub(cubes);
        self.s.stock += cubes;
        self.say(Happening::CargoUnloaded { player, cubes });
        self.gain(player, i32::from(cubes) * self.rules.kinds.lost_pay, Purpose::LostCargo);
    }

    /// The step that ends the game pays the lost cargo that could come off in it.
    pub(super) fn pay_lost_cargo_of(&mut self, frame: Frame) {
        let seat = match frame {
            Frame::Arrival(arrival) => arrival.seat,
            _ => self.s.current,
        };
        if self.query().may_unload(seat) {
            self.unload(seat);
        }
    }

    /// Special orders not carried out, the inspection and open debts are paid at the end, even
    /// with money that is not there.
    pub(super) fn final_payments(&mut self) {
        for player in self.s.seats() {
            for card in cards(self.s.player(player).front) {
                let owes = self.s.debts.as_slice().contains(&Debt { player, card });
                let amount = match self.rules.effect(card) {
                    _ if owes => self.query().owed(card),
                    Some(Effect::Inspection { fine, .. } | Effect::SpecialOrder { fine, .. }) => {
                        fine
                    }
                    _ => 0,
                };
                if amount > 0 {
                    self.pay(player, amount, Purpose::Final);
                }
            }
        }
    }
}
