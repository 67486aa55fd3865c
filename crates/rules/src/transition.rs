//! A state in the middle of an action: the action itself and everything that follows from it
//! without a decision.

use crate::action::{EventId, Seat};
use crate::components::MAX_PLAYERS;
use crate::frame::Frame;
use crate::happening::{Ending, Happening};
use crate::query::Query;
use crate::rules::Rules;
use crate::sets::ContractSet;
use crate::space::Space;
use crate::state::State;
use crate::switches::UsedEventCard;

/// Whether an open decision waits for somebody or the game went on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// A player or chance is awaited.
    Waits,
    /// The state has changed; the last frame says what comes next.
    Advanced,
}

/// A state that is being changed, with the happenings so far.
pub(crate) struct Transition<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) s: &'g mut State,
    pub(crate) happenings: &'g mut Vec<Happening>,
    /// A contract has changed its place, so the end of the game must be checked.
    pub(crate) check_end: bool,
    /// Cash has come in or is no longer bound, so old debts must be collected.
    pub(crate) collect: bool,
}

impl Transition<'_> {
    #[inline]
    pub(crate) fn query(&self) -> Query<'_> {
        Query { rules: self.rules, s: self.s }
    }

    #[inline]
    pub(crate) fn emit(&mut self, happening: Happening) {
        self.happenings.push(happening);
    }

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.s.frames.last().unwrap_or(Frame::Over)
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.s.frames.pop();
    }

    /// Puts a frame in the place of the last one.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            *top = frame;
        }
    }

    /// Goes on until a player or chance is awaited, or the game is over.
    #[inline]
    pub(crate) fn run(&mut self) {
        loop {
            if self.check_end && self.s.turn > 0 && self.s.finished() && self.top() != Frame::Over {
                self.pay_lost_cargo_at_end();
                self.end(Ending::Finished);
                return;
            }
            self.check_end = false;
            let progress = self.settle();
            // Debts are collected between decisions, when all payments of a card are settled. Less
            // cash may change the open decision, so it is settled again.
            let collected = std::mem::take(&mut self.collect) && self.collect_debts();
            if progress == Progress::Waits && !collected {
                return;
            }
        }
    }

    /// Ends the game: open payments are settled, and the players are ranked.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.s.frames.clear();
        self.push(Frame::Over);
        self.s.ending = Some(ending);
        self.emit(Happening::Ended { ending });
        self.final_payments();
        let mut order = [Seat(0); MAX_PLAYERS];
        let players = self.s.players as usize;
        for (place, seat) in order.iter_mut().zip(self.s.seats()) {
            *place = seat;
        }
        let order = &mut order[..players.min(MAX_PLAYERS)];
        order.sort_by_key(|&seat| (-i64::from(self.s.player(seat).cash), seat));
        for &player in order.iter() {
            let cash = self.s.player(player).cash;
            let richer = self.s.seats().filter(|&o| self.s.player(o).cash > cash).count();
            self.emit(Happening::Ranked { player, place: richer as u8 + 1, cash });
        }
    }

    /// Puts a used event card where the edition wants it.
    pub(crate) fn spend(&mut self, player: Seat, card: EventId) {
        self.s.player_mut(player).cards.remove(card);
        self.emit(Happening::CardSpent { player, card });
        match self.rules.switches().used_event_card {
            UsedEventCard::UnderDeck => self.s.events_under.push(card.0),
            UsedEventCard::Reshuffled => self.s.events_used.insert(card),
            UsedEventCard::Out => {}
        }
    }

    /// Lays a drawn event card in front of the player whose turn it is.
    pub(crate) fn keep(&mut self, card: EventId) {
        let player = self.s.current;
        self.s.player_mut(player).cards.insert(card);
        self.emit(Happening::CardKept { player, card });
    }

    /// Spends a drawn event card that changes nothing.
    pub(crate) fn no_effect(&mut self, card: EventId) {
        let player = self.s.current;
        self.emit(Happening::NoEffect { player, card });
        self.spend(player, card);
    }

    /// The player will miss a turn.
    pub(crate) fn miss_turn(&mut self, player: Seat) {
        let p = self.s.player_mut(player);
        p.missed = p.missed.saturating_add(1);
        self.emit(Happening::WillMiss { player });
    }

    /// Sets a truck on a space and forgets the facts about the space it left.
    pub(crate) fn set_truck(&mut self, seat: Seat, space: Space, came_from: Space) {
        let p = self.s.player_mut(seat);
        p.truck = space;
        p.came_from = came_from;
        p.taken = ContractSet::EMPTY;
        p.served_here = false;
    }
}
