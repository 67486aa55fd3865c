//! Moves that were told already: ways that leave everything the same are one move.

use crate::action::Path;
use crate::board::Board;
use crate::moves::space_flags::{CITY, EVENT, SIGN, SpaceFlags};
use crate::space::{Space, SpaceSet};
use crate::switches::DocumentsCity;

/// What has been told while one list is made.
pub(super) enum MoveDedup<'s> {
    /// Where end and marks say all, but for the side from which an event space is entered.
    Ends(&'s mut Ends<'s>),
    /// Where cards ask for more.
    Whole(&'s mut Keys),
}

impl MoveDedup<'_> {
    /// Has no move been told that leaves everything the same? Notes it if so. Of the marks of a
    /// path only those count that are passed along.
    #[inline]
    pub(super) fn is_new(&mut self, flags: &SpaceFlags, path: Path, marks: u8) -> bool {
        match self {
            MoveDedup::Ends(told) => told.is_new(flags, path, marks),
            MoveDedup::Whole(told) => told.is_new(flags, path, marks),
        }
    }
}

/// The marks of spaces on which it is remembered from where a truck came, because an event may be
/// drawn that asks for it.
const fn sided(documents: Option<DocumentsCity>) -> u8 {
    match documents {
        Some(DocumentsCity::Opposite) => EVENT,
        Some(DocumentsCity::LastCity) | None => 0,
    }
}

/// Moves by end and marks alone: for each combination of marks the ends that were told.
pub(super) struct Ends<'b> {
    by_marks: [SpaceSet; 16],
    sided: u8,
    start: Space,
    board: &'b Board,
}

impl<'b> Ends<'b> {
    #[inline]
    pub(super) fn new(
        documents: Option<DocumentsCity>,
        start: Space,
        board: &'b Board,
    ) -> Ends<'b> {
        Ends { by_marks: [SpaceSet::EMPTY; 16], sided: sided(documents), start, board }
    }

    #[inline]
    fn is_new(&mut self, flags: &SpaceFlags, path: Path, marks: u8) -> bool {
        let end = path.end();
        let mut class = marks;
        if !flags.lacks(end, self.sided) {
            let near = self.board.neighbours.get(end.index()).and_then(|near| near.first());
            class |= u8::from(near == Some(&path.before_end().unwrap_or(self.start))) << 3;
        }
        let told = &mut self.by_marks[class as usize & 15];
        let new = !told.has(end);
        told.insert(end);
        new
    }
}

/// Moves that are told apart in full where a card asks how a truck came to where it is. The boards
/// of the game need less than half of it; beyond it, moves that are the same are listed twice.
const MOST_WAYS: usize = 192;

/// Moves by everything that a way can change, each as one word; those with the same end in a chain.
pub(super) struct Keys {
    told: [u64; MOST_WAYS],
    /// The move before with the same end, counted from one; zero where there is none.
    before: [u8; MOST_WAYS],
    /// The latest move with this end, counted in the same way.
    latest: [u8; 256],
    len: u8,
    sided: u8,
    /// The marks of spaces that are remembered when they are passed.
    passed: u8,
    start: Space,
}

impl Keys {
    #[inline]
    pub(super) fn new(documents: Option<DocumentsCity>, start: Space) -> Keys {
        let by_cities = documents == Some(DocumentsCity::LastCity);
        Keys {
            told: [0; MOST_WAYS],
            before: [0; MOST_WAYS],
            latest: [0; 256],
            len: 0,
            sided: sided(documents),
            passed: if by_cities { CITY } else { 0 },
            start,
        }
    }

    #[inline]
    fn is_new(&mut self, flags: &SpaceFlags, path: Path, marks: u8) -> bool {
        let end = path.end();
        let key = self.key(flags, path, marks);
        let mut at = self.latest[end.index()];
        while let Some(i) = (at as usize).checked_sub(1) {
            if self.told.get(i) == Some(&key) {
                return false;
            }
            at = self.before.get(i).copied().unwrap_or(0);
        }
        let next = self.len as usize;
        if let (Some(keep), Some(before)) = (self.told.get_mut(next), self.before.get_mut(next)) {
            *keep = key;
            *before = self.latest[end.index()];
            self.len += 1;
            self.latest[end.index()] = self.len;
        }
        true
    }

    /// All that a move changes: its marks, the signs that it passes, its end, and the cities on
    /// the way or the space before the end where that is asked for.
    #[inline]
    fn key(&self, flags: &SpaceFlags, path: Path, marks: u8) -> u64 {
        let (mut past, mut signs) = (0, 0);
        for space in path.spaces() {
            if !flags.lacks(space, self.passed) {
                // No space is 255, so that no city is lost among the zeros.
                past = past << 8 | (u64::from(space.0) + 1);
            }
            signs += u64::from(!flags.lacks(space, SIGN));
        }
        if !flags.lacks(path.end(), self.sided) {
            past = u64::from(path.before_end().unwrap_or(self.start).0);
        }
        past << 16 | u64::from(path.end().0) << 8 | signs << 3 | u64::from(marks)
    }
}
