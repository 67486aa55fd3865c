//! What can be asked of a table. Each command is checked, then carried out as events; a command
//! that is refused has changed nothing.

use aufachse_rules::{Action, Actor, Coded as _, Seat};

use super::spec::{checked_name, checked_word};
use super::{Event, Table, orders};
use crate::secret::{self, Device};
use crate::wire::{
    BotLevel, BotWhy, ChatLine, ClientMessage, Fault, Order, Problem, Proposed, SeatKind, Status,
    Step, TakeSeat,
};

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 300;

/// What a command has changed.
#[derive(Debug, Default)]
pub(crate) struct Change {
    pub(crate) at: u64,
    pub(crate) events: Vec<Event>,
    pub(crate) steps: Vec<Step>,
    /// The game went back to so many actions.
    pub(crate) undone: Option<u32>,
    /// What everybody knows of the table has changed: seats or the start.
    pub(crate) table: bool,
    pub(crate) chat: Option<ChatLine>,
    /// Only this seat learns of it.
    pub(crate) secret: Option<Seat>,
    /// All want a rematch.
    pub(crate) rematch: bool,
    /// The game is over with this.
    pub(crate) over: bool,
}

impl Table {
    /// A message of a client with its own seats; what answers no change is not asked here.
    pub(crate) fn message(
        &mut self,
        now: u64,
        device: Option<&Device>,
        message: ClientMessage,
    ) -> Result<Change, Problem> {
        let own = self.seats_of(device);
        let mine = |seat: Seat| if own.contains(&seat) { Ok(()) } else { Err(Fault::NotYourSeat) };
        match message {
            ClientMessage::Act { revision, seat, index, .. } => {
                mine(seat)?;
                self.at_revision(revision)?;
                self.act(now, seat, index)
            }
            ClientMessage::Undo { revision, seat, .. } => {
                mine(seat)?;
                self.at_revision(revision)?;
                self.undo(now, seat)
            }
            ClientMessage::Propose { seat, what, .. } => {
                mine(seat)?;
                self.propose(now, &own, seat, what)
            }
            ClientMessage::Vote { proposal, yes, .. } => self.vote(now, &own, proposal, yes),
            ClientMessage::Order { seat, order, .. } => {
                mine(seat)?;
                self.order(now, seat, order)
            }
            ClientMessage::Chat { seat, text, .. } => {
                mine(seat)?;
                self.say(now, seat, &text)
            }
            ClientMessage::Word { seat, word, .. } => {
                mine(seat)?;
                self.waiting()?;
                let word = checked_word(word)?;
                self.commit(now, |_| Ok(vec![Event::Word { seat, word }]))
            }
            ClientMessage::Start { .. } => {
                self.host(device)?;
                self.waiting()?;
                if self.sitters.iter().all(super::Sitter::is_taken) {
                    self.commit(now, |_| Ok(vec![Event::Begun]))
                } else {
                    Err(Fault::SeatsFree.into())
                }
            }
            ClientMessage::Bot { seat, on, level, .. } => {
                let put = on.then(|| level.unwrap_or(BotLevel::Fahrer));
                self.bot(now, device, seat, put)
            }
            ClientMessage::Look { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Resync
            | ClientMessage::Ping => Err(Fault::BadMessage.into()),
        }
    }

    /// Carries out events, and lets chance go on after them.
    fn commit(
        &mut self,
        now: u64,
        events: impl FnOnce(&Table) -> Result<Vec<Event>, Problem>,
    ) -> Result<Change, Problem> {
        let events = events(self)?;
        let was = self.status();
        let mut change = Change { at: now, ..Change::default() };
        self.begin(now, &events);
        let mut failed = false;
        for event in events {
            failed |= self.take(now, event, &mut change).is_err();
        }
        while let Some(event) = self.chance() {
            if self.take(now, event, &mut change).is_err() {
                failed = true;
                break;
            }
        }
        if failed {
            // What is checked beforehand cannot fail; if it does, the table is read anew.
            return Err(Fault::Storage.into());
        }
        // Below what was proposed the ground has moved.
        if let Some(ballot) = self.ballot
            && !change.steps.is_empty()
            && matches!(ballot.what, Proposed::UndoTo { .. })
        {
            let _ = self.take(now, Event::Settled, &mut change);
        }
        self.end();
        change.over = was != Status::Over && self.status() == Status::Over;
        change.table |= self.status() != was;
        Ok(change)
    }

    fn take(&mut self, at: u64, event: Event, change: &mut Change) -> Result<(), super::FoldError> {
        let step = self.fold(at, &event)?;
        change.steps.extend(step);
        match &event {
            Event::Undone { to } => change.undone = Some(*to),
            Event::Ordered { seat, .. } => change.secret = Some(*seat),
            Event::Said { .. } => change.chat = self.chat.back().cloned(),
            Event::Took { .. }
            | Event::Freed { .. }
            | Event::Shared { .. }
            | Event::Word { .. }
            | Event::Level { .. }
            | Event::Begun
            | Event::Wheel { .. }
            | Event::Rematch { .. } => change.table = true,
            _ => {}
        }
        change.events.push(event);
        Ok(())
    }

    fn at_revision(&self, revision: u32) -> Result<(), Fault> {
        if revision == self.revision { Ok(()) } else { Err(Fault::Stale) }
    }

    fn host(&self, device: Option<&Device>) -> Result<(), Fault> {
        if device == Some(&self.spec.host) { Ok(()) } else { Err(Fault::HostOnly) }
    }

    fn waiting(&self) -> Result<(), Fault> {
        if self.play.is_none() { Ok(()) } else { Err(Fault::Begun) }
    }

    /// Does the action at that place of a seat's list.
    pub(crate) fn act(&mut self, now: u64, seat: Seat, index: u32) -> Result<Change, Problem> {
        let game = self.game().ok_or(Fault::NotPlaying)?;
        if self.status() == Status::Over {
            return Err(Fault::Over.into());
        }
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(seat), &mut legal);
        let action = legal.get(index as usize).copied();
        let choices = legal.len() as u32;
        let action = action.ok_or(Fault::NoIndex { index, choices })?;
        self.act_with(now, seat, action)
    }

    /// Does an action for a seat, which the rules may refuse.
    pub(crate) fn act_with(
        &mut self,
        now: u64,
        seat: Seat,
        action: Action,
    ) -> Result<Change, Problem> {
        let by = Actor::Seat(seat);
        self.commit(now, |table| {
            let game = table.game().ok_or(Fault::NotPlaying)?;
            if !game.is_legal(by, action) {
                return Err(game.why_not(by, action).into());
            }
            Ok(vec![Event::Did { by, action }])
        })
    }

    fn undo(&mut self, now: u64, seat: Seat) -> Result<Change, Problem> {
        self.commit(now, |table| {
            let play = table.play.as_ref().ok_or(Fault::NotPlaying)?;
            let mut trial = play.session.clone();
            trial.undo(seat).map_err(|error| Fault::NoUndo { why: error.code().to_owned() })?;
            Ok(vec![Event::Undone { to: trial.len() as u32 }])
        })
    }

    fn propose(
        &mut self,
        now: u64,
        own: &[Seat],
        by: Seat,
        what: Proposed,
    ) -> Result<Change, Problem> {
        self.check_proposal(by, what)?;
        let agreed = own.iter().map(|seat| Event::Agreed { seat: *seat });
        let events = std::iter::once(Event::Proposed { by, what }).chain(agreed).collect();
        self.decide(now, events)
    }

    fn vote(
        &mut self,
        now: u64,
        own: &[Seat],
        proposal: u32,
        yes: bool,
    ) -> Result<Change, Problem> {
        let ballot = self.ballot.filter(|ballot| ballot.number == proposal);
        let ballot = ballot.ok_or(Fault::NoProposal)?;
        let voters = self.voters(ballot.what);
        let mine: Vec<Seat> = own.iter().copied().filter(|s| voters & s.bit() != 0).collect();
        if mine.is_empty() {
            return Err(Fault::NotYourSeat.into());
        }
        if !yes {
            return self.commit(now, |_| Ok(vec![Event::Settled]));
        }
        self.decide(now, mine.into_iter().map(|seat| Event::Agreed { seat }).collect())
    }

    /// Takes votes, and carries out what all have agreed to.
    fn decide(&mut self, now: u64, events: Vec<Event>) -> Result<Change, Problem> {
        let mut trial = self.ballot;
        let mut number = self.proposals;
        for event in &events {
            match event {
                Event::Proposed { by, what } => {
                    number += 1;
                    let (by, what) = (*by, *what);
                    trial = Some(super::vote::Ballot { number, by, what, yes: 0 });
                }
                Event::Agreed { seat } => {
                    if let Some(ballot) = &mut trial {
                        ballot.yes |= seat.bit();
                    }
                }
                _ => {}
            }
        }
        let kept = std::mem::replace(&mut self.ballot, trial);
        let carried = self.is_carried();
        self.ballot = kept;
        let mut events = events;
        let mut rematch = false;
        match carried {
            None => {}
            Some(what) => {
                events.push(Event::Settled);
                match what {
                    Proposed::UndoTo { actions } => events.push(Event::Undone { to: actions }),
                    Proposed::End => {
                        events.push(Event::Did { by: Actor::Table, action: Action::CallOff });
                    }
                    Proposed::Kick { seat } => {
                        events.push(Event::Wheel { seat, bot: Some(BotWhy::Left) });
                    }
                    Proposed::Rematch => rematch = true,
                }
            }
        }
        let mut change = self.commit(now, |_| Ok(events))?;
        change.rematch = rematch;
        Ok(change)
    }

    fn order(&mut self, now: u64, seat: Seat, order: Option<Order>) -> Result<Change, Problem> {
        self.commit(now, |table| {
            let game = table.game().ok_or(Fault::NotPlaying)?;
            if let Some(order) = order {
                orders::check(game, order)?;
            }
            Ok(vec![Event::Ordered { seat, order }])
        })
    }

    fn say(&mut self, now: u64, seat: Seat, text: &str) -> Result<Change, Problem> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
        if !(1..=LONGEST_LINE).contains(&text.chars().count()) {
            return Err(Fault::BadText { most: LONGEST_LINE as u32 }.into());
        }
        self.commit(now, |_| Ok(vec![Event::Said { seat, text }]))
    }

    fn bot(
        &mut self,
        now: u64,
        device: Option<&Device>,
        seat: Seat,
        put: Option<BotLevel>,
    ) -> Result<Change, Problem> {
        let on = put.is_some();
        let sitter = self.sitters.get(seat.index()).ok_or(Fault::NoSeat)?;
        if self.play.is_none() {
            self.host(device)?;
            // A seat that is meant for a bot stays one, though of another level.
            let free = sitter.owners.is_empty() && (on || sitter.kind != SeatKind::Bot);
            if !free {
                return Err(Fault::SeatTaken.into());
            }
            return self.commit(now, |_| Ok(vec![Event::Level { seat, level: put }]));
        }
        if !device.is_some_and(|device| sitter.is_owned_by(device)) {
            return Err(Fault::NotYourSeat.into());
        }
        if !on && self.clocks.is_spent(seat) {
            return Err(Fault::TimeUp.into());
        }
        let bot = on.then_some(BotWhy::Asked);
        self.commit(now, |_| Ok(vec![Event::Wheel { seat, bot }]))
    }

    /// A bot takes the wheel because the player is away or out of time, or hands it back.
    pub(crate) fn wheel(
        &mut self,
        now: u64,
        seat: Seat,
        bot: Option<BotWhy>,
    ) -> Result<Change, Problem> {
        self.commit(now, |_| Ok(vec![Event::Wheel { seat, bot }]))
    }

    /// Somebody takes a free seat.
    pub(crate) fn take_seat(
        &mut self,
        now: u64,
        device: Device,
        seat: Seat,
        taking: TakeSeat,
    ) -> Result<Change, Problem> {
        self.waiting()?;
        let sitter = self.sitters.get(seat.index()).ok_or(Fault::NoSeat)?;
        if sitter.is_taken() {
            return Err(Fault::SeatTaken.into());
        }
        if let Some(key) = self.spec.seat(seat).and_then(|spec| spec.key.as_deref())
            && !taking.key.is_some_and(|given| secret::same(key, &given))
        {
            return Err(Fault::BadKey.into());
        }
        let name = checked_name(&taking.name)?;
        let word = checked_word(taking.word.unwrap_or_default())?;
        let mut events = vec![Event::Took { seat, name, device }];
        if !word.is_empty() {
            events.push(Event::Word { seat, word });
        }
        self.commit(now, |_| Ok(events))
    }

    /// Somebody gives up his seat: before the game it is free again, in the game a bot drives on.
    pub(crate) fn leave_seat(
        &mut self,
        now: u64,
        device: &Device,
        seat: Seat,
    ) -> Result<Change, Problem> {
        let sitter = self.sitters.get(seat.index()).ok_or(Fault::NoSeat)?;
        if !sitter.is_owned_by(device) {
            return Err(Fault::NotYourSeat.into());
        }
        let event = match self.status() {
            Status::Waiting => Event::Freed { seat },
            Status::Playing => Event::Wheel { seat, bot: Some(BotWhy::Left) },
            Status::Over => return Err(Fault::Over.into()),
        };
        self.commit(now, |_| Ok(vec![event]))
    }

    /// Another device shares the seats of one.
    pub(crate) fn share(&mut self, now: u64, from: Device, to: Device) -> Result<Change, Problem> {
        /// A seat is at home on so many devices at most.
        const MOST: usize = 8;
        let crowded =
            |sitter: &super::Sitter| sitter.is_owned_by(&from) && sitter.owners.len() >= MOST;
        if self.sitters.iter().any(crowded) {
            return Err(Fault::TooMany.into());
        }
        self.commit(now, |_| Ok(vec![Event::Shared { from, to }]))
    }

    /// Begins by itself where everybody is there from the start.
    pub(crate) fn begin_if_full(&mut self, now: u64) -> Result<Option<Change>, Problem> {
        if self.play.is_some() || !self.sitters.iter().all(super::Sitter::is_taken) {
            return Ok(None);
        }
        self.commit(now, |_| Ok(vec![Event::Begun])).map(Some)
    }

    /// The server came back.
    pub(crate) fn resume(&mut self, now: u64) -> Result<Change, Problem> {
        self.commit(now, |_| Ok(vec![Event::Resumed]))
    }

    /// The rematch has a table.
    pub(crate) fn set_rematch(&mut self, now: u64, table: String) -> Result<Change, Problem> {
        self.commit(now, |_| Ok(vec![Event::Rematch { table }]))
    }
}
