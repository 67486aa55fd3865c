//! Saying something, and not wanting to hear it.

use aufachse_rules::Seat;

use super::super::{Event, Table};
use super::Change;
use crate::secret::Device;
use crate::wire::{Fault, Problem};

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 300;

impl Table {
    pub(super) fn say(&mut self, now: u64, seat: Seat, text: &str) -> Result<Change, Problem> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
        if !(1..=LONGEST_LINE).contains(&text.chars().count()) {
            return Err(Fault::BadText { most: LONGEST_LINE as u32 }.into());
        }
        self.commit(now, |_| Ok(vec![Event::Said { seat, text }]))
    }

    /// A device wants to hear nothing from a seat, or to hear it again.
    pub(crate) fn mute(
        &mut self,
        now: u64,
        device: Device,
        seat: Seat,
        on: bool,
    ) -> Result<Change, Problem> {
        if !self.mutes.has_room_for(&device) {
            return Err(Fault::TooMany.into());
        }
        self.commit(now, |_| Ok(vec![Event::Muted { device, seat, on }]))
    }
}
