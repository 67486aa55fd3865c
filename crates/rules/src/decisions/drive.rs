//! Driving by the dice: one of the paths, or staying where none is open.

use super::arrival::{Arrival, ArrivalFlags, ArrivalStep};
use super::{PlayerDecision, offer};
use crate::action::{Action, Path, Seat};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::Happening;
use crate::moves::MoveBudget;
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::space::Space;
use crate::switches::{DocumentsCity, JammedSpace, RoadworksAfter, ServeWaiting, StopAtSign};
use crate::transition::Transition;

/// The current player drives by the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drive {
    /// The first die.
    pub(crate) a: u8,
    /// The second die; zero where one counts.
    pub(crate) b: u8,
    /// An event card granted the roll.
    pub(crate) by_card: bool,
}

impl Drive {
    const fn budget(self) -> MoveBudget {
        MoveBudget::Dice { a: self.a, b: self.b, by_card: self.by_card }
    }

    /// Whether a die can be used that is not a one, so that no roadworks are due.
    const fn has_other_than_one(self) -> bool {
        self.a > 1 || self.b > 1
    }

    /// Whether a die can be used as a one.
    fn has_one(self, query: &Query) -> bool {
        let six_counts = query.switches().roadworks_after == RoadworksAfter::UsedOneMust;
        [self.a, self.b].into_iter().any(|die| die == 1 || (six_counts && die == 6))
    }

    /// Offers to stay, with a die that is used as a one and with another.
    fn offer_stay<F: FnMut(Action) -> bool>(self, query: &Query, f: &mut F) -> bool {
        offer!(f, Action::Stay);
        if self.has_other_than_one() && self.has_one(query) {
            offer!(f, Action::StayAsOne);
        }
        false
    }
}

impl PlayerDecision for Drive {
    #[inline]
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Drive { first: self.a, second: self.b }
    }

    #[inline]
    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat != query.s.current {
            return false;
        }
        let budget = self.budget();
        let (stopped, any) = query.drives(seat, seat, budget, &mut |path| f(Action::Drive(path)));
        stopped || ((!any || query.may_wait(seat)) && self.offer_stay(query, f))
    }

    #[inline]
    fn list(&self, query: &Query, seat: Seat, list: &mut Vec<Action>) {
        if seat != query.s.current {
            return;
        }
        // A truck that may wait in front of a sign has that sign within reach, so a list that
        // comes from the tables lacks nothing.
        if !query.list_drives(self.a, self.b, self.by_card, list) {
            self.offer(query, seat, &mut |action| {
                list.push(action);
                false
            });
        }
    }

    #[inline]
    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        if let Action::Drive(path) = action {
            return seat == query.s.current && query.may_drive(self.a, self.b, self.by_card, path);
        }
        self.offer(query, seat, &mut |offered| offered == action)
    }

    #[inline]
    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        let flags = ArrivalFlags::DIE | ArrivalFlags::BY_CARD.only_if(self.by_card);
        if let Action::Drive(path) = action {
            return game.drive(seat, path, flags);
        }
        game.emit(Happening::Stayed { player: seat });
        let one = action == Action::StayAsOne || !self.has_other_than_one();
        let serves = game.rules.switches().serve_waiting == ServeWaiting::Yes;
        let step = match (one, serves) {
            (true, _) => ArrivalStep::Roadworks,
            (false, true) => ArrivalStep::Deliver,
            (false, false) => ArrivalStep::Stop,
        };
        let flags = flags
            | ArrivalFlags::STANDING
            | ArrivalFlags::ONE.only_if(one)
            | ArrivalFlags::SET_DOWN.only_if(!serves);
        game.replace(Frame::Arrival(Arrival { seat, step, flags }));
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::Drive(path) = action {
            return query.explain_drive(seat, path, self.a.max(self.b));
        }
        if action == Action::StayAsOne && query.accepts(seat, Action::Stay) {
            return Reason::from(RefusalCode::NotNow).ruling("ruling.roadworks-boxed");
        }
        if matches!(action, Action::Stay | Action::StayAsOne | Action::Decline) {
            return RefusalCode::MustDrive.into();
        }
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// Whether a truck may wait in front of a sign.
    fn may_wait(&self, seat: Seat) -> bool {
        self.switches().stop_at_sign != StopAtSign::OnlyWithoutFullWay && self.before_sign(seat)
    }

    /// The first thing that is wrong with a path, step by step.
    pub(crate) fn explain_drive(&self, truck: Seat, path: Path, most: u8) -> Reason {
        let board = &self.rules.board;
        let signs = self.s.signs();
        let mut before = Space::NONE;
        let mut at = self.player(truck).truck;
        for next in path.spaces() {
            if !board.all.has(next) {
                return RefusalCode::NoSuchSpace.into();
            }
            if !board.neighbours.get(at.index()).is_some_and(|near| near.contains(&next)) {
                return Reason::from(RefusalCode::NotConnected).at(next);
            }
            if next == before {
                return Reason::from(RefusalCode::TurnsBack).at(next);
            }
            if signs.has(next) {
                let jammed = next == self.s.jam;
                let code = if jammed { RefusalCode::SpaceJammed } else { RefusalCode::SpaceClosed };
                return Reason::from(code).at(next);
            }
            before = at;
            at = next;
        }
        let steps = path.steps();
        if self.full_for(truck).has(at) {
            return Reason::from(RefusalCode::SpaceFull).at(at);
        }
        if steps > most {
            return Reason::from(RefusalCode::WrongCount).numbers(steps.into(), most.into());
        }
        // The mover is the player who chooses the path, in another's turn too.
        let mover = self.awaited().lowest().unwrap_or(truck);
        let same_end = |legal| matches!(legal, Action::Drive(other) if other.end() == at);
        if self.offer(mover, &mut |legal| same_end(legal)) {
            return Reason::from(RefusalCode::SameMove).at(at);
        }
        if let Frame::Drive(Drive { a, b, .. }) = self.frame()
            && (steps == a || steps == b)
        {
            return Reason::from(RefusalCode::WrongCount).numbers(steps.into(), most.into());
        }
        Reason::from(RefusalCode::NoStopHere).at(at)
    }
}

impl Transition<'_> {
    /// Drives a path and puts the arrival in the place of the decision.
    #[inline]
    pub(crate) fn drive(&mut self, seat: Seat, path: Path, flags: ArrivalFlags) {
        let start = self.s.player(seat).truck;
        let end = path.end();
        self.emit(Happening::Drove { player: seat, path });
        if self.s.player(seat).cards.intersects(self.rules.kinds.navigation) {
            self.use_navigation(seat, path);
        }
        // The way that a truck came is recorded only where a card can ask for it: paths that leave
        // everything the same are one move.
        let mut came_from = Space::NONE;
        match self.rules.documents() {
            Some(DocumentsCity::Opposite) => {
                if self.rules.board.events.has(end) {
                    came_from = path.before_end().unwrap_or(start);
                }
            }
            Some(DocumentsCity::LastCity) => {
                let board = &self.rules.board;
                let p = self.s.player_mut(seat);
                for space in [start].into_iter().chain(path.spaces()) {
                    if board.is_city(space) {
                        p.remember(space);
                    }
                }
            }
            None => {}
        }
        self.set_truck(seat, end, came_from);
        let flags = flags
            | ArrivalFlags::EXACT.only_if(path.exact())
            | ArrivalFlags::ONE.only_if(path.one())
            | ArrivalFlags::MUST_SERVE.only_if(path.early())
            | ArrivalFlags::MUST_DELIVER.only_if(end == self.s.jam);
        self.replace(Frame::Arrival(Arrival { seat, step: ArrivalStep::Roadworks, flags }));
    }

    /// Spends a navigation card for each sign on the path. A jammed city that was entered to
    /// deliver needs none.
    fn use_navigation(&mut self, seat: Seat, path: Path) {
        let delivers = self.rules.switches().jammed_space == JammedSpace::OpenToDeliver
            && path.end() == self.s.jam
            && !self.query().deliverable(seat, path.end()).is_empty();
        for space in path.spaces().filter(|&s| !delivers || s != path.end()) {
            self.ignore_sign(seat, space);
        }
    }

    /// Spends a navigation card if a sign stands on a space that was driven over.
    pub(crate) fn ignore_sign(&mut self, seat: Seat, space: Space) {
        if !self.s.signs().has(space) {
            return;
        }
        if let Some(card) = self.query().held(seat, self.rules.kinds.navigation) {
            self.emit(Happening::SignIgnored { player: seat, space });
            self.spend(seat, card);
        }
    }
}
