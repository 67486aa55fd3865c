//! Two paths that leave everything the same are one move. This remembers the moves of one search.

use crate::moves::path::PathFlags;

/// The classes of paths that are told apart. The boards of the game need less than half of them;
/// paths of further classes are taken for different moves.
const CLASSES: usize = 256;
/// Combinations of path flags.
const FLAGS: usize = PathFlags::all().bits() as usize + 1;
/// Numbers of signs that a move can pass: none, one or both.
const SIGNS: usize = 3;

/// The moves found so far: for each combination of flags and signs, the classes of their paths.
pub(super) struct MoveDedup([[u64; CLASSES / 64]; FLAGS * SIGNS]);

impl MoveDedup {
    #[inline]
    pub(super) const fn new() -> MoveDedup {
        MoveDedup([[0; CLASSES / 64]; FLAGS * SIGNS])
    }

    /// Remembers a move. Returns whether it is new. Signs are counted because each one costs a
    /// navigation card.
    #[inline]
    pub(super) fn insert(&mut self, class: u16, flags: PathFlags, signs: usize) -> bool {
        let combination = flags.bits() as usize + signs * FLAGS;
        let found = self.0.get_mut(combination);
        let Some(word) = found.and_then(|classes| classes.get_mut(class as usize / 64)) else {
            return true;
        };
        let bit = 1 << (class % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}
