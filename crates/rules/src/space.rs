//! Spaces of a board and sets of them.

use serde::{Deserialize, Serialize};

use crate::sets::Bits;

/// A space of the board: a city, or one of the spaces on a road or sea way between two cities.
///
/// Cities come first, in the order of the board file; then the spaces of each road.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Space(pub u8);

impl Space {
    /// The value that stands for "not on the board".
    pub const NONE: Space = Space(u8::MAX);

    /// The space as an index into tables of the board.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space, or nothing where it is off the board.
    #[inline]
    pub fn on_board(self) -> Option<Space> {
        (self != Space::NONE).then_some(self)
    }
}

/// A set of spaces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet([u64; 4]);

impl SpaceSet {
    /// The set without any space.
    pub const EMPTY: SpaceSet = SpaceSet([0; 4]);

    /// Is the space in the set?
    #[inline]
    pub const fn has(&self, space: Space) -> bool {
        self.0[(space.0 >> 6) as usize] & (1 << (space.0 & 63)) != 0
    }

    /// Puts a space into the set.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[(space.0 >> 6) as usize] |= 1 << (space.0 & 63);
    }

    /// Takes a space out of the set.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[(space.0 >> 6) as usize] &= !(1 << (space.0 & 63));
    }

    /// Is there no space in the set?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many spaces are in the set?
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()) as usize
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The words behind the set, for hashing.
    pub(crate) const fn words(&self) -> [u64; 4] {
        self.0
    }

    /// The spaces in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(word, bits)| Bits(bits).map(move |bit| Space((word as u8) * 64 + bit)))
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl std::fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}
