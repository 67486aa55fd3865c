//! What a truck on its way must know of each space, one byte a space, so that one look judges a step.

use bitflags::bitflags;

use crate::board::Board;
use crate::space::Space;

bitflags! {
    /// What is on a space.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct SpaceFlag: u8 {
        /// A city.
        const CITY = 1;
        /// An event space.
        const EVENT = 2;
        /// A roadworks or jam sign.
        const SIGN = 4;
        /// Other trucks that leave no room.
        const FULL = 8;
    }
}

/// The flags of all spaces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpaceFlags([SpaceFlag; 256]);

impl SpaceFlags {
    /// The flags of an empty board.
    pub(crate) fn of(board: &Board) -> SpaceFlags {
        let mut flags = SpaceFlags([SpaceFlag::empty(); 256]);
        for space in board.all.iter() {
            if board.is_city(space) {
                flags.insert(space, SpaceFlag::CITY);
            }
            if board.events.has(space) {
                flags.insert(space, SpaceFlag::EVENT);
            }
        }
        flags
    }

    /// Adds flags to a space.
    #[inline]
    pub(crate) fn insert(&mut self, space: Space, flags: SpaceFlag) {
        self.0[space.index()] |= flags;
    }

    /// Has a space any of these flags?
    #[inline]
    pub(crate) const fn any(&self, space: Space, flags: SpaceFlag) -> bool {
        self.0[space.index()].intersects(flags)
    }
}
