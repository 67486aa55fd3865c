//! Cards that move trucks by dice or by some spaces: a roll, a move, motivation, a partner, snow.

use super::CardEffect;
use crate::action::{Action, EventId, Seat};
use crate::decisions::card_move::CardMove;
use crate::decisions::roll::Roll as RollDice;
use crate::decisions::{PlayerDecision, offer};
use crate::events::{CardDice, Effect, PartnerMove};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::switches::MayMust;
use crate::transition::{Progress, Transition};

/// Roll and move (Beifahrer, LKW-Tuning).
#[derive(Clone, Copy)]
pub(crate) struct Roll {
    pub(crate) dice: CardDice,
}

impl CardEffect for Roll {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.spend(game.s.current, card);
        let dice = match self.dice {
            CardDice::AsInTurn => game.rules.switches().dice.get(),
            CardDice::One => 1,
        };
        let dice = game.query().dice(dice);
        game.push(Frame::Roll(RollDice { dice, by_card: true }));
    }
}

/// May move some spaces (Vorbildliche Wartung).
#[derive(Clone, Copy)]
pub(crate) struct Move {
    pub(crate) steps: u8,
}

impl CardEffect for Move {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        let steps = self.steps;
        game.push(Frame::CardMove(CardMove { truck: player, by: player, steps, may: true }));
    }
}

/// Kept: a move of some spaces (Motivation).
#[derive(Clone, Copy)]
pub(crate) struct Motivation;

impl CardEffect for Motivation {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.keep(card);
    }
}

impl Query<'_> {
    /// Whether a player may play Motivation: in his own turn, not after loading or delivering.
    pub(crate) fn may_motivate(&self, seat: Seat) -> bool {
        let flags = self.s.flags;
        seat == self.s.current
            && !flags.loaded
            && !flags.delivered
            && !flags.over
            && self.held(seat, self.rules.kinds.motivation).is_some()
    }

    pub(crate) fn explain_motivation(&self, seat: Seat) -> Reason {
        if self.held(seat, self.rules.kinds.motivation).is_some() {
            RefusalCode::CardNotNow.into()
        } else {
            RefusalCode::NoSuchCard.into()
        }
    }
}

impl Transition<'_> {
    /// Spends Motivation and lets the truck move.
    pub(crate) fn play_motivation(&mut self, seat: Seat) {
        let Some(card) = self.query().held(seat, self.rules.kinds.motivation) else { return };
        let Some(Effect::Motivation { steps }) = self.rules.effect(card) else { return };
        self.spend(seat, card);
        self.push(Frame::CardMove(CardMove { truck: seat, by: seat, steps, may: false }));
    }
}

/// Move, and one other player too (Road Runner, Subunternehmer).
#[derive(Clone, Copy)]
pub(crate) struct Partner {
    pub(crate) steps: u8,
    pub(crate) kind: PartnerMove,
}

impl CardEffect for Partner {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        let steps = self.steps;
        let may = match self.kind {
            PartnerMove::May => true,
            PartnerMove::BySwitch => game.rules.switches().subunternehmer == MayMust::May,
        };
        game.push(Frame::PartnerChoice(PartnerChoice { card, steps, may }));
        game.push(Frame::CardMove(CardMove { truck: player, by: player, steps, may }));
    }
}

/// The current player chooses another who moves too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartnerChoice {
    pub(crate) card: EventId,
    pub(crate) steps: u8,
    pub(crate) may: bool,
}

impl PlayerDecision for PartnerChoice {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Partner { card: self.card }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != query.s.current {
            return false;
        }
        for other in query.s.seats().filter(|&other| other != seat) {
            offer!(f, Action::Choose(other));
        }
        if self.may {
            offer!(f, Action::Decline);
        }
        false
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        if let Action::Choose(partner) = action {
            let (steps, may) = (self.steps, self.may);
            game.replace(Frame::CardMove(CardMove { truck: partner, by: partner, steps, may }));
        } else {
            game.pop();
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if action == Action::Decline {
            return Reason::from(RefusalCode::NoChoice).card(self.card);
        }
        if let Action::Choose(_) = action {
            return RefusalCode::WrongPlayer.into();
        }
        query.explain_elsewhere(seat, action)
    }
}

/// Move every truck (Schneestürme).
#[derive(Clone, Copy)]
pub(crate) struct Snow {
    pub(crate) steps: u8,
}

impl CardEffect for Snow {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.spend(game.s.current, card);
        let may = game.rules.switches().schneestuerme == MayMust::May;
        let left = game.s.everyone();
        game.push(Frame::SnowChoice(SnowChoice { card, left, steps: self.steps, may }));
    }
}

/// The current player chooses the truck that the snow moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SnowChoice {
    pub(crate) card: EventId,
    /// The players whose trucks have not moved yet.
    pub(crate) left: SeatSet,
    pub(crate) steps: u8,
    pub(crate) may: bool,
}

impl PlayerDecision for SnowChoice {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Snow { card: self.card }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != query.s.current {
            return false;
        }
        for truck in self.left.iter() {
            if query.can_move(truck, seat, self.steps) {
                offer!(f, Action::Choose(truck));
            }
        }
        if self.may {
            offer!(f, Action::Done);
        }
        false
    }

    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        if let Action::Choose(truck) = action {
            let left = self.left.without(truck);
            game.replace(Frame::SnowChoice(SnowChoice { left, ..*self }));
            let steps = self.steps;
            game.push(Frame::CardMove(CardMove { truck, by: seat, steps, may: false }));
        } else {
            game.pop();
        }
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        let query = game.query();
        if self.left.iter().any(|truck| query.can_move(truck, query.s.current, self.steps)) {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if matches!(action, Action::Decline | Action::Done) {
            return Reason::from(RefusalCode::NoChoice).card(self.card);
        }
        if let Action::Choose(_) = action {
            return Reason::from(RefusalCode::WrongPlayer).ruling("ruling.snow");
        }
        query.explain_elsewhere(seat, action)
    }
}
