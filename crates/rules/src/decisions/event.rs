//! Drawing an event card, and the choice that a drawn card leaves.

use super::effects::CardEffect as _;
use super::{ChanceDecision, PlayerDecision};
use crate::action::{Action, EventId, Seat};
use crate::explain::Reason;
use crate::game::{ChanceKind, Decision};
use crate::happening::Happening;
use crate::query::Query;
use crate::sets::SeatSet;
use crate::switches::UsedEventCard;
use crate::transition::{Progress, Transition};

/// The current player draws an event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DrawEvent;

impl ChanceDecision for DrawEvent {
    fn kind(&self, _: &Query) -> ChanceKind {
        ChanceKind::Event
    }

    #[inline]
    fn outcomes(&self, query: &Query) -> usize {
        query.s.events_unseen.len()
    }

    #[inline]
    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        query.s.events_unseen.nth(n).map(Action::Event)
    }

    #[inline]
    fn accepts(&self, query: &Query, action: Action) -> bool {
        matches!(action, Action::Event(card) if query.s.events_unseen.contains(card))
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Event(card) = action else { return };
        game.s.events_unseen.remove(card);
        game.draw_event(card);
    }

    /// Chance decides as long as unseen cards are left. After that the used cards come up again,
    /// in order or shuffled, or event spaces have no effect.
    fn settle(&self, game: &mut Transition) -> Progress {
        if !game.s.events_unseen.is_empty() {
            return Progress::Waits;
        }
        match game.rules.switches().used_event_card {
            UsedEventCard::Reshuffled if !game.s.events_used.is_empty() => {
                game.s.events_unseen = std::mem::take(&mut game.s.events_used);
                game.emit(Happening::EventsReshuffled);
                Progress::Waits
            }
            UsedEventCard::UnderDeck => {
                match game.s.events_under.remove(0) {
                    Some(card) => game.draw_event(EventId(card)),
                    None => game.pop(),
                }
                Progress::Advanced
            }
            UsedEventCard::Reshuffled | UsedEventCard::Out => {
                game.pop();
                Progress::Advanced
            }
        }
    }
}

/// A drawn event card waits for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EventChoice {
    pub(crate) card: EventId,
}

impl PlayerDecision for EventChoice {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Event { card: self.card }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        let effect = query.rules.effect(self.card);
        seat == query.s.current && effect.is_some_and(|effect| effect.offer(query, self.card, f))
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        game.pop();
        if let Some(effect) = game.rules.effect(self.card) {
            effect.choose(game, self.card, action);
        }
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        let effect = query.rules.effect(self.card);
        effect
            .and_then(|effect| effect.explain(query, self.card, action))
            .unwrap_or_else(|| query.explain_elsewhere(seat, action))
    }
}

impl Transition<'_> {
    /// Carries out a drawn card, or leaves it to a choice.
    pub(crate) fn draw_event(&mut self, card: EventId) {
        let player = self.s.current;
        self.pop();
        self.emit(Happening::EventDrawn { player, card });
        if let Some(effect) = self.rules.effect(card) {
            effect.draw(self, card);
        }
    }
}
