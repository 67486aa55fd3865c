//! Taking, sharing and leaving seats, and who drives in them.

use aufachse_rules::Seat;

use super::super::spec::{checked_name, checked_word};
use super::super::{Event, Sitter, Table};
use super::Change;
use crate::secret::{self, Device};
use crate::wire::{BotLevel, BotWhy, Fault, Problem, SeatKind, Status, TakeSeat};

impl Table {
    pub(super) fn give_word(
        &mut self,
        now: u64,
        seat: Seat,
        word: String,
    ) -> Result<Change, Problem> {
        self.waiting()?;
        let word = checked_word(word)?;
        self.commit(now, |_| Ok(vec![Event::Word { seat, word }]))
    }

    pub(super) fn start(&mut self, now: u64, device: Option<&Device>) -> Result<Change, Problem> {
        self.host(device)?;
        self.waiting()?;
        if self.sitters.iter().all(Sitter::is_taken) {
            self.commit(now, |_| Ok(vec![Event::Begun]))
        } else {
            Err(Fault::SeatsFree.into())
        }
    }

    pub(super) fn bot(
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
        let crowded = |sitter: &Sitter| sitter.is_owned_by(&from) && sitter.owners.len() >= MOST;
        if self.sitters.iter().any(crowded) {
            return Err(Fault::TooMany.into());
        }
        self.commit(now, |_| Ok(vec![Event::Shared { from, to }]))
    }

    /// Begins by itself where everybody is there from the start.
    pub(crate) fn begin_if_full(&mut self, now: u64) -> Result<Option<Change>, Problem> {
        if self.play.is_some() || !self.sitters.iter().all(Sitter::is_taken) {
            return Ok(None);
        }
        self.commit(now, |_| Ok(vec![Event::Begun])).map(Some)
    }

    /// The server goes down.
    pub(crate) fn pause(&mut self, now: u64) -> Result<Change, Problem> {
        self.commit(now, |_| Ok(vec![Event::Paused]))
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
