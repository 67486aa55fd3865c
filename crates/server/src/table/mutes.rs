//! Who wants to hear nothing from whom. It is a device's own affair, and lasts.

use aufachse_rules::{Seat, SeatSet};

use crate::secret::Device;

/// The most devices whose wishes a table remembers: players and some who look on.
const MOST_DEVICES: usize = 64;

/// The seats that devices do not hear.
#[derive(Clone, Debug, Default)]
pub(super) struct Mutes(Vec<(Device, SeatSet)>);

impl Mutes {
    pub(super) fn set(&mut self, device: Device, seat: Seat, on: bool) {
        let at = self.0.iter().position(|(known, _)| *known == device);
        let muted = at.map_or(SeatSet::EMPTY, |at| self.0.swap_remove(at).1);
        let muted = if on { muted.with(seat) } else { muted.without(seat) };
        if !muted.is_empty() {
            self.0.push((device, muted));
        }
    }

    pub(super) fn is_muted(&self, device: &Device, seat: Seat) -> bool {
        self.0.iter().any(|(known, muted)| known == device && muted.contains(seat))
    }

    /// Is there room for another device's wishes?
    pub(super) fn has_room_for(&self, device: &Device) -> bool {
        self.0.len() < MOST_DEVICES || self.0.iter().any(|(known, _)| known == device)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_no_table_has_mutes_nobody() {
        let (mut mutes, device) = (Mutes::default(), Device::of("a device"));
        mutes.set(device, Seat(8), true);
        assert!((0..9).map(Seat).all(|seat| !mutes.is_muted(&device, seat)));
        mutes.set(device, Seat(0), true);
        mutes.set(device, Seat(8), false);
        assert!(mutes.is_muted(&device, Seat(0)));
    }
}
