//! Placing the roadworks sign after a one.

use super::{PlayerDecision, offer};
use crate::action::{Action, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::Happening;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::space::{Space, SpaceSet};
use crate::switches::RoadworksAfter;
use crate::transition::{Progress, Transition};

/// The current player places the roadworks sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roadworks {
    /// How often the sign is still to be placed.
    pub(crate) times: u8,
}

impl PlayerDecision for Roadworks {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Roadworks
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != query.s.current {
            return false;
        }
        for space in query.roadworks_spaces().iter() {
            offer!(f, Action::Roadworks(space));
        }
        if query.may_leave_roadworks() {
            offer!(f, Action::LeaveRoadworks);
        }
        false
    }

    /// Almost all road spaces are open to the sign, so they are copied in stretches between the
    /// few that are taken.
    fn list(&self, query: &Query, seat: Seat, list: &mut Vec<Action>) {
        if seat != query.s.current {
            return;
        }
        let all = query.rules.roadworks_actions.as_slice();
        let before = query.rules.roadworks_before.as_slice();
        let taken = query.s.occupied().or(query.s.signs()).and(query.rules.roadworks_places);
        let mut from = 0;
        for space in taken.iter() {
            let upto = before.get(space.index()).map_or(from, |&n| n as usize);
            list.extend_from_slice(all.get(from..upto).unwrap_or(&[]));
            from = upto + 1;
        }
        list.extend_from_slice(all.get(from..).unwrap_or(&[]));
        if query.may_leave_roadworks() {
            list.push(Action::LeaveRoadworks);
        }
    }

    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        if seat != query.s.current {
            return false;
        }
        if let Action::Roadworks(space) = action {
            return query.roadworks_spaces().has(space);
        }
        action == Action::LeaveRoadworks && query.may_leave_roadworks()
    }

    fn apply(&self, game: &mut Transition, player: Seat, action: Action) {
        if self.times > 1 {
            game.replace(Frame::Roadworks(Roadworks { times: self.times - 1 }));
        } else {
            game.pop();
        }
        if let Action::Roadworks(space) = action {
            game.place_roadworks(player, space);
        } else {
            game.emit(Happening::RoadworksLeft { player });
        }
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if !game.query().roadworks_spaces().is_empty() {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::Roadworks(space) = action {
            return query.explain_roadworks(space);
        }
        if action == Action::LeaveRoadworks {
            return RefusalCode::SignMust.into();
        }
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// The spaces that the roadworks sign can go to after a one.
    fn roadworks_spaces(&self) -> SpaceSet {
        self.rules.roadworks_places.without(self.s.occupied()).without(self.s.signs())
    }

    fn may_leave_roadworks(&self) -> bool {
        self.switches().roadworks_after == RoadworksAfter::RolledOneMay
    }

    fn explain_roadworks(&self, space: Space) -> Reason {
        let board = &self.rules.board;
        let code = if !board.all.has(space) {
            return RefusalCode::NoSuchSpace.into();
        } else if board.is_city(space) {
            RefusalCode::SignOnCity
        } else if self.s.occupied().has(space) {
            RefusalCode::SignOnTruck
        } else if space == self.s.roadworks {
            RefusalCode::SignStays
        } else if space == self.s.jam {
            RefusalCode::SignsShare
        } else {
            RefusalCode::SignSheltered
        };
        Reason::from(code).at(space)
    }
}

impl Transition<'_> {
    /// Puts the roadworks sign on a space.
    pub(crate) fn place_roadworks(&mut self, player: Seat, space: Space) {
        self.s.roadworks = space;
        self.emit(Happening::RoadworksPlaced { player, space });
    }

    /// The sign is to be placed; a sign that is already owed is placed once more.
    pub(crate) fn owe_roadworks(&mut self) {
        if let Frame::Roadworks(Roadworks { times }) = self.top() {
            self.replace(Frame::Roadworks(Roadworks { times: times.saturating_add(1) }));
        } else {
            self.push(Frame::Roadworks(Roadworks { times: 1 }));
        }
    }

    /// Whether the sign is still to be placed once the open arrival is over.
    pub(crate) fn owes_roadworks_below(&self) -> bool {
        matches!(self.s.frames.as_slice(), [.., Frame::Roadworks(_), Frame::Arrival(_)])
    }
}
