//! The reason of a refusal, before it becomes a [`Refusal`].

use crate::action::{Action, Actor, EventId, Seat};
use crate::game::Game;
use crate::refusal::{Refusal, RefusalCode};
use crate::space::Space;

/// Why an action is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reason {
    code: RefusalCode,
    /// The ruling that forbids it in every edition, where the code alone does not name it.
    ruling: Option<&'static str>,
    /// The event card that forbids it.
    card: Option<EventId>,
    player: Option<Seat>,
    space: Option<Space>,
    needed: Option<i32>,
    have: Option<i32>,
}

impl From<RefusalCode> for Reason {
    fn from(code: RefusalCode) -> Reason {
        Reason {
            code,
            ruling: None,
            card: None,
            player: None,
            space: None,
            needed: None,
            have: None,
        }
    }
}

impl Reason {
    /// Names the ruling that forbids the action.
    pub(crate) fn ruling(self, ruling: &'static str) -> Reason {
        Reason { ruling: Some(ruling), ..self }
    }

    /// Names the event card that forbids the action; its clause is cited where the edition has one.
    pub(crate) fn card(self, card: EventId) -> Reason {
        Reason { card: Some(card), ..self }
    }

    pub(crate) fn at(self, space: Space) -> Reason {
        Reason { space: Some(space), ..self }
    }

    pub(crate) fn needs(self, needed: i32) -> Reason {
        Reason { needed: Some(needed), ..self }
    }

    pub(crate) fn numbers(self, needed: i32, have: i32) -> Reason {
        Reason { needed: Some(needed), have: Some(have), ..self }
    }
}

impl Game {
    /// Why an action is not legal now, with the clause that forbids it; none if it is legal.
    pub fn why_not(&self, actor: Actor, action: Action) -> Option<Refusal> {
        (!self.is_legal(actor, action)).then(|| self.refusal(actor, action))
    }

    /// The refusal of an action that is not legal.
    #[cold]
    pub(crate) fn refusal(&self, actor: Actor, action: Action) -> Refusal {
        let query = self.query();
        let reason: Reason = match actor {
            Actor::Seat(_) | Actor::Chance | Actor::Table if self.state.ending.is_some() => {
                RefusalCode::GameOver.into()
            }
            Actor::Chance => RefusalCode::NotAnOutcome.into(),
            Actor::Table => RefusalCode::NotNow.into(),
            Actor::Seat(seat) if seat.0 >= self.state.players => {
                Reason { player: Some(seat), ..RefusalCode::UnknownSeat.into() }
            }
            Actor::Seat(seat) => {
                let reason = if query.chance().is_some() {
                    RefusalCode::ChanceFirst.into()
                } else {
                    query.explain(seat, action)
                };
                Reason { player: Some(seat), ..reason }
            }
        };
        let edition = &self.rules.edition;
        let card = reason.card.and_then(|card| self.rules.events.cards.get(card.index()));
        let clause = card
            .and_then(|card| edition.card_clause(&card.id))
            .or(reason.ruling)
            .unwrap_or_else(|| edition.clause(reason.code));
        Refusal {
            code: reason.code,
            clause: clause.to_owned(),
            player: reason.player,
            space: reason.space.map(|space| self.rules.board.name_of(space)),
            needed: reason.needed,
            have: reason.have,
        }
    }
}
