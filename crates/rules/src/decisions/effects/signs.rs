//! Cards that place the jam or the roadworks sign.

use super::{CardEffect, card_forbids};
use crate::action::{Action, EventId};
use crate::decisions::event::EventChoice;
use crate::decisions::offer;
use crate::explain::Reason;
use crate::frame::Frame;
use crate::happening::Happening;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::space::{Space, SpaceSet};
use crate::state::Timed;
use crate::switches::JamSpace;
use crate::transition::Transition;

/// Lets the player choose among some spaces; without one the card has no effect.
fn choose_space(game: &mut Transition, card: EventId, spaces: SpaceSet) {
    if spaces.is_empty() {
        game.no_effect(card);
    } else {
        game.push(Frame::EventChoice(EventChoice { card }));
    }
}

/// The jam sign on a city (Stau in München and others).
#[derive(Clone, Copy)]
pub(crate) struct JamIn {
    pub(crate) city: Space,
}

impl CardEffect for JamIn {
    fn draw(self, game: &mut Transition, card: EventId) {
        game.place_jam(card, self.city);
    }
}

/// The jam sign on a space of choice (fog, accident).
#[derive(Clone, Copy)]
pub(crate) struct JamAnywhere;

impl CardEffect for JamAnywhere {
    fn draw(self, game: &mut Transition, card: EventId) {
        let spaces = game.query().jam_spaces();
        choose_space(game, card, spaces);
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        for space in query.jam_spaces().iter() {
            offer!(f, Action::Jam(space));
        }
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::Jam(space) = action {
            game.place_jam(card, space);
        }
    }

    fn explain(self, query: &Query, card: EventId, action: Action) -> Option<Reason> {
        let Action::Jam(space) = action else { return card_forbids(card, action) };
        Some(if !query.rules.board.all.has(space) {
            RefusalCode::NoSuchSpace.into()
        } else if space == query.s.roadworks {
            Reason::from(RefusalCode::SignsShare).at(space)
        } else if query.s.occupied().has(space) {
            Reason::from(RefusalCode::JamOnTruck).at(space).card(card)
        } else {
            Reason::from(RefusalCode::WrongSpace).at(space).card(card)
        })
    }
}

/// Roadworks on a certain road (Baustelle).
#[derive(Clone, Copy)]
pub(crate) struct NamedRoadworks {
    pub(crate) from: Space,
    pub(crate) to: Space,
}

impl NamedRoadworks {
    fn spaces(self, query: &Query) -> SpaceSet {
        query.rules.road_spaces(self.from, self.to).without(query.s.signs())
    }
}

impl CardEffect for NamedRoadworks {
    fn draw(self, game: &mut Transition, card: EventId) {
        let spaces = self.spaces(&game.query());
        choose_space(game, card, spaces);
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, _: EventId, f: &mut F) -> bool {
        for space in self.spaces(query).iter() {
            offer!(f, Action::Roadworks(space));
        }
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::Roadworks(space) = action {
            let player = game.s.current;
            game.place_roadworks(player, space);
            game.spend(player, card);
        }
    }
}

impl Query<'_> {
    /// The spaces that the jam sign can go to where a card leaves the choice.
    fn jam_spaces(&self) -> SpaceSet {
        let mut spaces = self.rules.board.all;
        if self.s.roadworks != Space::NONE {
            spaces.remove(self.s.roadworks);
        }
        match self.switches().jam_space {
            JamSpace::Any => spaces,
            JamSpace::Free => spaces.without(self.s.occupied()),
            JamSpace::Empty => {
                spaces.without(self.s.occupied()).without(self.s.signs()).without(self.s.lost_cargo)
            }
        }
    }
}

impl Transition<'_> {
    /// The jam sign goes on a space for a round; an older jam is over.
    fn place_jam(&mut self, card: EventId, space: Space) {
        let player = self.s.current;
        if let Some(old) = self.s.jam_card {
            self.lift_jam(old.card);
        }
        self.keep(card);
        self.s.jam = space;
        self.s.jam_card = Some(Timed { owner: player, card, since: self.s.turn });
        self.emit(Happening::JamPlaced { player, space });
    }
}
