//! What lies on each space, as far as a truck on its way cares: one byte a space, so that a step is
//! judged by one query.

use crate::board::Board;
use crate::space::Space;

/// A city.
pub(crate) const CITY: u8 = 1;
/// An event space.
pub(crate) const EVENT: u8 = 2;
/// An event space on the road.
pub(crate) const ROAD_EVENT: u8 = 4;
/// A sign closes the space.
pub(crate) const SIGN: u8 = 8;
/// Other trucks fill the space.
pub(crate) const FULL: u8 = 16;

/// The marks of all spaces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpaceFlags([u8; 256]);

impl SpaceFlags {
    /// The flags of an empty board.
    pub(crate) fn of(board: &Board) -> SpaceFlags {
        let mut flags = SpaceFlags([0; 256]);
        for space in board.all.iter() {
            if board.is_city(space) {
                flags.mark(space, CITY);
            }
            if board.events.has(space) {
                flags.mark(space, if board.is_city(space) { EVENT } else { EVENT | ROAD_EVENT });
            }
        }
        flags
    }

    /// Marks a space.
    #[inline]
    pub(crate) const fn mark(&mut self, space: Space, marks: u8) {
        self.0[space.index()] |= marks;
    }

    /// Is none of these marks on a space?
    #[inline]
    pub(crate) const fn lacks(&self, space: Space, marks: u8) -> bool {
        self.0[space.index()] & marks == 0
    }
}
