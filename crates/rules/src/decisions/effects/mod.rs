//! The effects of event cards. Each is defined in one place: its price, the choice that it gives,
//! what it does when it is drawn, chosen or visited, and its cost at the end of the game.

pub(crate) mod contracts;
pub(crate) mod kept;
pub(crate) mod lost_cargo;
pub(crate) mod money;
pub(crate) mod moves;
pub(crate) mod signs;
pub(crate) mod travel;
pub(crate) mod visits;

use super::arrival::Arrival;
use crate::action::{Action, EventId};
use crate::events::Effect;
use crate::explain::Reason;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::transition::Transition;

/// The effect of an event card.
pub(crate) trait CardEffect: Copy {
    /// The price of the card. Unpaid, it becomes a debt.
    fn cost(self) -> i32 {
        0
    }

    /// The payment at the end of the game while the card lies in front of a player.
    fn final_payment(self) -> i32 {
        0
    }

    /// Carries out the drawn card, keeps it, or leaves it to a choice.
    fn draw(self, game: &mut Transition, card: EventId);

    /// Calls `f` with every choice that the drawn card gives. Stops and returns `true` as soon as
    /// `f` returns `true`.
    fn offer<F: FnMut(Action) -> bool>(self, _query: &Query, _card: EventId, _f: &mut F) -> bool {
        false
    }

    /// Carries out a choice that was offered.
    fn choose(self, _game: &mut Transition, _card: EventId, _action: Action) {}

    /// Why a choice is refused, where the card itself forbids it.
    fn explain(self, _query: &Query, card: EventId, action: Action) -> Option<Reason> {
        card_forbids(card, action)
    }

    /// The holder's truck has stopped in a city. Returns whether the card asks for a choice.
    fn visit(self, _game: &mut Transition, _card: EventId, _arrival: &mut Arrival) -> bool {
        false
    }
}

/// The refusal of a choice that belongs to some event card but not to this one.
fn card_forbids(card: EventId, action: Action) -> Option<Reason> {
    if let Action::Take(_) = action {
        return Some(RefusalCode::EmptySlot.into());
    }
    let reason = if action == Action::Decline {
        Reason::from(RefusalCode::NoChoice)
    } else if let Action::Pick(_) = action {
        Reason::from(RefusalCode::WrongContract)
    } else if let Action::GoTo(space) | Action::Roadworks(space) | Action::Jam(space) = action {
        Reason::from(RefusalCode::WrongSpace).at(space)
    } else {
        return None;
    };
    Some(reason.card(card))
}

/// Evaluates an expression for the effect of a card.
macro_rules! dispatch {
    ($effect:expr, $e:ident => $body:expr) => {
        match $effect {
            Effect::Rail { which, cost } => {
                let $e = contracts::Rail { which, cost };
                $body
            }
            Effect::Roll { dice } => {
                let $e = moves::Roll { dice };
                $body
            }
            Effect::Documents => {
                let $e = travel::Documents;
                $body
            }
            Effect::MissTurn => {
                let $e = money::MissTurn;
                $body
            }
            Effect::ToDestination => {
                let $e = travel::ToDestination;
                $body
            }
            Effect::Dumping => {
                let $e = contracts::Dumping;
                $body
            }
            Effect::Contract { from } => {
                let $e = contracts::FreeContract { from };
                $body
            }
            Effect::ToCity => {
                let $e = travel::ToCity;
                $body
            }
            Effect::Theft { pay } => {
                let $e = contracts::Theft { pay };
                $body
            }
            Effect::Inspection { city, fine } => {
                let $e = visits::Inspection { city, fine };
                $body
            }
            Effect::Motivation { steps: _ } => {
                let $e = moves::Motivation;
                $body
            }
            Effect::Breakdown { pay, kept } => {
                let $e = money::Breakdown { pay, kept };
                $body
            }
            Effect::Fine { cost } => {
                let $e = money::Fine { cost };
                $body
            }
            Effect::Partner { steps, kind } => {
                let $e = moves::Partner { steps, kind };
                $body
            }
            Effect::Snow { steps } => {
                let $e = moves::Snow { steps };
                $body
            }
            Effect::QuickLoading => {
                let $e = kept::QuickLoading;
                $body
            }
            Effect::SpecialOrder { city, pay, fine } => {
                let $e = visits::SpecialOrder { city, pay, fine };
                $body
            }
            Effect::JamIn { city } => {
                let $e = signs::JamIn { city };
                $body
            }
            Effect::JamAnywhere => {
                let $e = signs::JamAnywhere;
                $body
            }
            Effect::Gain { pay } => {
                let $e = money::Gain { pay };
                $body
            }
            Effect::Move { steps } => {
                let $e = moves::Move { steps };
                $body
            }
            Effect::Spoiled { to, cost } => {
                let $e = contracts::Spoiled { to, cost };
                $body
            }
            Effect::ToEvent => {
                let $e = travel::ToEvent;
                $body
            }
            Effect::Customs { cost } => {
                let $e = money::Customs { cost };
                $body
            }
            Effect::Roadworks { from, to } => {
                let $e = signs::NamedRoadworks { from, to };
                $body
            }
            Effect::AirFreight { city, cost } => {
                let $e = visits::AirFreight { city, cost };
                $body
            }
            Effect::Navigation => {
                let $e = kept::Navigation;
                $body
            }
            Effect::FlatTyre => {
                let $e = kept::FlatTyre;
                $body
            }
            Effect::LostCargo { cubes, pay: _ } => {
                let $e = lost_cargo::LostCargo { cubes };
                $body
            }
            Effect::Cloudburst => {
                let $e = kept::Cloudburst;
                $body
            }
        }
    };
}

impl CardEffect for Effect {
    fn cost(self) -> i32 {
        dispatch!(self, e => e.cost())
    }

    fn final_payment(self) -> i32 {
        dispatch!(self, e => e.final_payment())
    }

    fn draw(self, game: &mut Transition, card: EventId) {
        dispatch!(self, e => e.draw(game, card));
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, card: EventId, f: &mut F) -> bool {
        dispatch!(self, e => e.offer(query, card, f))
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        dispatch!(self, e => e.choose(game, card, action));
    }

    fn explain(self, query: &Query, card: EventId, action: Action) -> Option<Reason> {
        dispatch!(self, e => e.explain(query, card, action))
    }

    fn visit(self, game: &mut Transition, card: EventId, arrival: &mut Arrival) -> bool {
        dispatch!(self, e => e.visit(game, card, arrival))
    }
}
