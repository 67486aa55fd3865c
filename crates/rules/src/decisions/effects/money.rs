//! Cards about money and missed turns: fines, gains, breakdown help, customs.

use super::CardEffect;
use crate::action::{Action, EventId};
use crate::decisions::event::EventChoice;
use crate::decisions::offer;
use crate::explain::Reason;
use crate::frame::Frame;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::switches::ChoiceOrForced;
use crate::transition::Transition;

/// Pay (Polizeikontrolle, Radarfalle).
#[derive(Clone, Copy)]
pub(crate) struct Fine {
    pub(crate) cost: i32,
}

impl CardEffect for Fine {
    fn cost(self) -> i32 {
        self.cost
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        game.charge(game.s.current, card);
    }
}

/// Receive (Truckerfestival).
#[derive(Clone, Copy)]
pub(crate) struct Gain {
    pub(crate) pay: i32,
}

impl CardEffect for Gain {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        game.receive(player, self.pay, Purpose::Event);
    }
}

/// Miss the next turn (Fahrtenschreiber).
#[derive(Clone, Copy)]
pub(crate) struct MissTurn;

impl CardEffect for MissTurn {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        game.miss_turn(player);
    }
}

/// Help for a turn, and be paid (Pannenhilfe).
#[derive(Clone, Copy)]
pub(crate) struct Breakdown {
    pub(crate) pay: i32,
    /// The card lies in front of the helper until the turn is missed.
    pub(crate) kept: bool,
}

impl Breakdown {
    fn help(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        if self.kept {
            game.keep(card);
        } else {
            game.spend(player, card);
        }
        game.miss_turn(player);
        game.receive(player, self.pay, Purpose::Event);
    }
}

impl CardEffect for Breakdown {
    fn draw(self, game: &mut Transition, card: EventId) {
        match game.rules.switches().pannenhilfe {
            ChoiceOrForced::Forced => self.help(game, card),
            ChoiceOrForced::Choice => game.push(Frame::EventChoice(EventChoice { card })),
        }
    }

    fn offer<F: FnMut(Action) -> bool>(self, _: &Query, _: EventId, f: &mut F) -> bool {
        offer!(f, Action::Accept);
        offer!(f, Action::Decline);
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if action == Action::Accept {
            self.help(game, card);
        } else {
            let player = game.s.current;
            game.emit(Happening::Declined { player, card });
            game.spend(player, card);
        }
    }
}

/// Pay or miss a turn (Zollkontrolle).
#[derive(Clone, Copy)]
pub(crate) struct Customs {
    pub(crate) cost: i32,
}

impl Customs {
    fn miss(game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        game.miss_turn(player);
    }
}

impl CardEffect for Customs {
    /// A player without the money misses the turn (`ruling.zoll-broke`), unless a trailer can be
    /// sold for it (`ruling.sell-to-pay`).
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        if game.s.player(player).cash < self.cost && !game.query().may_sell_to_pay(player) {
            Customs::miss(game, card);
        } else {
            game.push(Frame::EventChoice(EventChoice { card }));
        }
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        if query.player(query.s.current).cash >= self.cost {
            offer!(f, Action::Accept);
        }
        offer!(f, Action::Decline);
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        let player = game.s.current;
        if action == Action::Accept {
            game.pay(player, self.cost, Purpose::Event);
            game.spend(player, card);
        } else {
            Customs::miss(game, card);
        }
    }

    fn explain(self, query: &Query, _: EventId, action: Action) -> Option<Reason> {
        let cash = query.player(query.s.current).cash;
        let reason = || Reason::from(RefusalCode::TooDear).numbers(self.cost, cash);
        (action == Action::Accept).then(|| reason().ruling("ruling.sell-to-pay"))
    }
}
