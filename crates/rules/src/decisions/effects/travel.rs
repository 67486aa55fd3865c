//! Cards that send a truck straight to a space: papers, a destination, a free city, an event space.
//!
//! The targets themselves are found in [`crate::moves::card_routes`].

use super::{CardEffect, card_forbids};
use crate::action::{Action, EventId};
use crate::decisions::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use crate::decisions::event::EventChoice;
use crate::decisions::offer;
use crate::explain::Reason;
use crate::frame::Frame;
use crate::happening::Happening;
use crate::query::Query;
use crate::space::Space;
use crate::switches::{DocumentsCity, MayMust};
use crate::transition::Transition;

/// A card that sends the truck of the current player to one of several targets.
trait Travel: Copy {
    /// Whether the player may decline.
    fn may_decline(self, _: &Query) -> bool {
        false
    }

    /// Facts about the arrival beside those of every card move.
    fn flags(self, _: &Query) -> ArrivalFlags {
        ArrivalFlags::empty()
    }

    /// The ruling that says which targets qualify.
    fn ruling(self) -> &'static str {
        "ruling.next-city"
    }
}

impl<T: Travel> CardEffect for T {
    fn draw(self, game: &mut Transition, card: EventId) {
        let query = game.query();
        let targets = query.card_targets(card);
        let may = self.may_decline(&query);
        match (targets.len(), targets.iter().next()) {
            (0, _) | (_, None) => game.no_effect(card),
            (1, Some(only)) if !may && query.open_targets(card).has(only) => {
                let flags = self.flags(&query);
                game.go_to(card, only, flags);
            }
            (_, Some(_)) => game.push(Frame::EventChoice(EventChoice { card })),
        }
    }

    fn offer<F: FnMut(Action) -> bool>(self, query: &Query, card: EventId, f: &mut F) -> bool {
        let open = query.open_targets(card);
        for space in query.with_navigation(card, open).iter() {
            offer!(f, Action::GoTo(space));
        }
        // Nobody is forced to use a navigation card.
        if self.may_decline(query) || open.is_empty() {
            offer!(f, Action::Decline);
        }
        false
    }

    fn choose(self, game: &mut Transition, card: EventId, action: Action) {
        if let Action::GoTo(space) = action {
            let flags = self.flags(&game.query());
            game.go_to(card, space, flags);
        } else {
            let player = game.s.current;
            game.emit(Happening::Declined { player, card });
            game.spend(player, card);
        }
    }

    fn explain(self, _: &Query, card: EventId, action: Action) -> Option<Reason> {
        Some(card_forbids(card, action)?.ruling(self.ruling()))
    }
}

/// Back to a city for papers (Dokumente).
#[derive(Clone, Copy)]
pub(crate) struct Documents;

impl Travel for Documents {}

/// Straight to a destination (Familiennachwuchs).
#[derive(Clone, Copy)]
pub(crate) struct ToDestination;

impl Travel for ToDestination {
    fn flags(self, query: &Query) -> ArrivalFlags {
        let must = query.switches().familiennachwuchs_unload == MayMust::Must;
        ArrivalFlags::MUST_DELIVER.only_if(must)
    }
}

/// To the next free city (Gute Routenplanung).
#[derive(Clone, Copy)]
pub(crate) struct ToCity;

impl Travel for ToCity {
    fn may_decline(self, query: &Query) -> bool {
        query.switches().gute_routenplanung == MayMust::May
    }

    fn ruling(self) -> &'static str {
        "ruling.route-planning"
    }
}

/// To the next event space (Zollabfertigung).
#[derive(Clone, Copy)]
pub(crate) struct ToEvent;

impl Travel for ToEvent {
    fn flags(self, _: &Query) -> ArrivalFlags {
        ArrivalFlags::NO_EVENT
    }
}

impl Transition<'_> {
    /// The truck goes to the target of a card.
    fn go_to(&mut self, card: EventId, space: Space, flags: ArrivalFlags) {
        let player = self.s.current;
        self.spend(player, card);
        let from = self.s.player(player).truck;
        self.emit(Happening::WentTo { player, space });
        // The way that a truck came is recorded only where a card can ask for it, and signs on the
        // way matter only to a player who can open them.
        let documents = self.rules.documents();
        let asks_side =
            documents == Some(DocumentsCity::Opposite) && self.rules.board.events.has(space);
        let asks_cities = documents == Some(DocumentsCity::LastCity);
        let navigates = self.query().held(player, self.rules.kinds.navigation).is_some();
        let mut came_from = Space::NONE;
        if asks_side || asks_cities || navigates {
            // The route comes from its end to its beginning.
            let mut route = [from; 256];
            let mut steps = 0;
            self.query().card_way(card, space, |s| {
                route[steps % 256] = s;
                steps += 1;
            });
            for &passed in route[..steps.min(256)].iter().rev() {
                self.ignore_sign(player, passed);
                if asks_cities && self.rules.board.is_city(passed) {
                    self.s.player_mut(player).remember(passed);
                }
            }
            if asks_side {
                came_from = route[1];
            }
        }
        self.set_truck(player, space, came_from);
        let flags = flags | ArrivalFlags::BY_CARD | ArrivalFlags::EXACT;
        let step = ArrivalStep::LostCargo;
        self.push(Frame::Arrival(Arrival { seat: player, step, flags }));
    }
}
