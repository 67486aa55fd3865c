//! The turn: rolling, driving, the roadworks sign, and the next player.

use super::Transition;
use crate::action::{Action, EventId, Path, Seat};
use crate::events::Effect;
use crate::frame::{Arrival, ArrivalMarks, ArrivalStep, Frame, Phase};
use crate::happening::{Ending, Happening};
use crate::space::Space;
use crate::state::{TurnMarks, cards};
use crate::switches::{DocumentsCity, JammedSpace, RoadworksAfter, ServeWaiting};

impl Transition<'_> {
    /// Goes through the phases of the turn, and of the next one; gives whether the player must
    /// decide.
    #[inline]
    pub(super) fn turn_waits(&mut self, mut phase: Phase) -> bool {
        loop {
            let seat = self.s.current;
            phase = match phase {
                Phase::Begin => self.begin_turn(seat),
                // After a move before the roll that ended with loading or delivering, the truck
                // drives on in the next turn.
                Phase::BeforeRoll if self.s.marks.over || self.s.marks.served => Phase::AfterMove,
                Phase::AfterMove if !self.offers_more(seat) => Phase::Next,
                Phase::Next => match self.end_turn(seat) {
                    Some(phase) => phase,
                    None => return false,
                },
                Phase::BeforeRoll | Phase::AfterMove => {
                    self.set_phase(phase);
                    return true;
                }
            }
        }
    }

    /// Is there anything left to do in a turn after the move?
    #[inline]
    fn offers_more(&self, seat: Seat) -> bool {
        let query = self.query();
        !self.s.marks.over
            && !self.s.marks.done
            && (query.may_trade(seat) || query.may_motivate(seat) || query.may_unload(seat))
    }

    /// Begins a turn; gives the phase that follows.
    #[inline]
    fn begin_turn(&mut self, seat: Seat) -> Phase {
        self.s.turn += 1;
        let flat_tyre = self.query().held(seat, self.rules.kinds.flat_tyre).is_some();
        self.s.marks = TurnMarks { flat_tyre, ..TurnMarks::default() };
        self.say(Happening::TurnBegan { player: seat, turn: self.s.turn });
        if let Some(jam) = self.s.jam_card.filter(|jam| jam.owner == seat) {
            self.lift_jam(jam.card);
        }
        let h = self.s.player_mut(seat);
        if h.missed > 0 {
            h.missed -= 1;
            self.say(Happening::TurnMissed { player: seat });
            for card in cards(self.s.player(seat).front & self.rules.kinds.breakdown) {
                self.spend(seat, card);
            }
            return Phase::Next;
        }
        Phase::BeforeRoll
    }

    pub(super) fn lift_jam(&mut self, card: EventId) {
        let Some(jam) = self.s.jam_card.take() else { return };
        let space = self.s.jam;
        self.s.jam = Space::NONE;
        self.say(Happening::JamLifted { space });
        self.spend(jam.owner, card);
    }

    /// Ends a turn; gives the phase that follows, unless the game is over.
    #[inline]
    fn end_turn(&mut self, seat: Seat) -> Option<Phase> {
        if self.s.marks.flat_tyre && self.s.marks.rolled {
            for card in cards(self.s.player(seat).front & self.rules.kinds.flat_tyre) {
                self.spend(seat, card);
            }
        }
        let round = u32::from(self.s.players);
        if let Some(rain) = self.s.cloudburst.filter(|c| self.s.turn >= c.since + round) {
            self.s.cloudburst = None;
            self.spend(rain.owner, rain.card);
        }
        if self.s.turn_limit > 0 && self.s.turn >= self.s.turn_limit {
            self.end(Ending::TurnLimit);
            return None;
        }
        self.s.current = self.s.left_of(seat);
        Some(Phase::Begin)
    }

    #[inline]
    pub(super) fn turn_action(&mut self, phase: Phase, action: Action) {
        let seat = self.s.current;
        match action {
            Action::Roll => {
                self.set_phase(Phase::AfterMove);
                let dice = self.dice(self.rules.switches().dice.get());
                self.push(Frame::Roll { dice, by_card: false });
            }
            Action::Motivation => self.motivate(seat),
            Action::Load(_) | Action::Deliver(_) => {
                self.set_phase(Phase::AfterMove);
                let marks = ArrivalMarks::default().with_standing(true);
                let arrival = Arrival { seat, step: ArrivalStep::Stop, marks };
                self.push(Frame::Arrival(arrival));
                self.stop_action(arrival, action);
            }
            Action::Done if phase == Phase::AfterMove => self.set_phase(Phase::Next),
            _ => {}
        }
    }

    pub(super) fn motivate(&mut self, seat: Seat) {
        let Some(card) = self.query().held(seat, self.rules.kinds.motivation) else { return };
        let Some(Effect::Motivation { steps }) = self.rules.effect(card) else { return };
        self.spend(seat, card);
        self.push(Frame::CardMove { truck: seat, by: seat, steps, may: false });
    }

    #[inline]
    pub(super) fn drive_action(&mut self, a: u8, b: u8, by_card: bool, action: Action) {
        let seat = self.s.current;
        let marks = ArrivalMarks::default().with_die(true).with_by_card(by_card);
        match action {
            Action::Drive(path) => self.drive(seat, path, marks),
            _ => {
                self.say(Happening::Stayed { player: seat });
                // A truck that cannot move after a one still has the sign moved.
                let one = a == 1 && b <= 1;
                let serves = self.rules.switches().serve_waiting == ServeWaiting::Yes;
                let step = match (one, serves) {
                    (true, _) => ArrivalStep::Roadworks,
                    (false, true) => ArrivalStep::Deliver,
                    (false, false) => ArrivalStep::Stop,
                };
                let marks = marks.with_one(one).with_standing(true).with_set_down(!serves);
                self.replace(Frame::Arrival(Arrival { seat, step, marks }));
            }
        }
    }

    pub(super) fn card_move_action(&mut self, truck: Seat, action: Action) {
        match action {
            Action::Drive(path) => {
                let marks = ArrivalMarks::default()
                    .with_by_card(true)
                    .with_foreign(truck != self.s.current);
                self.drive(truck, path, marks);
            }
            _ => {
                self.pop();
                self.say(Happening::Stayed { player: truck });
            }
        }
    }

    /// Drives a way and puts the arrival in the place of the choice.
    #[inline]
    fn drive(&mut self, seat: Seat, path: Path, marks: ArrivalMarks) {
        let start = self.s.player(seat).truck;
        let end = path.end();
        self.say(Happening::Drove { player: seat, path });
        if self.s.player(seat).front & self.rules.kinds.navigation != 0 {
            self.use_navigation(seat, path);
        }
        // How a truck came is kept only where a card can ask for it: ways that leave everything
        // the same are one move.
        let mut back = Space::NONE;
        match self.rules.documents() {
            Some(DocumentsCity::Opposite) => {
                if self.rules.board.events.has(end) {
                    back = path.before_end().unwrap_or(start);
                }
            }
            Some(DocumentsCity::LastCity) => {
                let board = &self.rules.board;
                let h = self.s.player_mut(seat);
                for space in [start].into_iter().chain(path.spaces()) {
                    if board.is_city(space) {
                        h.remember(space);
                    }
                }
            }
            None => {}
        }
        self.set_truck(seat, end, back);
        let marks = marks
            .with_exact(path.exact())
            .with_one(path.one())
            .with_must_serve(path.early())
            .with_must_deliver(end == self.s.jam);
        self.replace(Frame::Arrival(Arrival { seat, step: ArrivalStep::Roadworks, marks }));
    }

    /// Spends a navigation card for each sign on the way; a jammed city that was entered to
    /// deliver needs none.
    fn use_navigation(&mut self, seat: Seat, path: Path) {
        let delivers = self.rules.switches().jammed_space == JammedSpace::OpenToDeliver
            && path.end() == self.s.jam
            && self.query().deliverable(seat, path.end()) != 0;
        for space in path.spaces().filter(|&s| !delivers || s != path.end()) {
            self.ignore_sign(seat, space);
        }
    }

    /// Spends a navigation card if a sign stands on a space that was driven over.
    pub(super) fn ignore_sign(&mut self, seat: Seat, space: Space) {
        if !self.s.signs().has(space) {
            return;
        }
        if let Some(card) = self.query().held(seat, self.rules.kinds.navigation) {
            self.say(Happening::SignIgnored { player: seat, space });
            self.spend(seat, card);
        }
    }

    pub(super) fn roadworks_action(&mut self, times: u8, action: Action) {
        let player = self.s.current;
        if times > 1 {
            self.replace(Frame::Roadworks { times: times - 1 });
        } else {
            self.pop();
        }
        match action {
            Action::Roadworks(space) => {
                self.s.roadworks = space;
                self.say(Happening::RoadworksPlaced { player, space });
            }
            _ => self.say(Happening::RoadworksLeft { player }),
        }
        debug_assert!(
            action != Action::LeaveRoadworks
                || self.rules.switches().roadworks_after == RoadworksAfter::RolledOneMay
        );
    }
}
