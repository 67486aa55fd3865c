//! All ways of up to six steps from each space, worked out once for a board.

use crate::action::{MAX_STEPS, Path};
use crate::board::Board;
use crate::space::Space;

/// A step on a way. The steps of all ways from a space are laid out so that what follows a step
/// comes right behind it, and a closed space is jumped over together with everything beyond.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The way up to here, by exact count.
    pub(crate) path: Path,
    /// The space that is entered.
    pub(crate) space: Space,
    /// The count of the step, from one.
    pub(crate) count: u8,
    /// The first step that does not follow this one.
    pub(crate) skip: u16,
}

/// The ways from every space of a board.
#[derive(Clone, Debug)]
pub(crate) struct PathTree {
    steps: Vec<Step>,
    first: Vec<u32>,
}

impl PathTree {
    pub(crate) fn new(board: &Board) -> PathTree {
        let mut paths = PathTree { steps: Vec::new(), first: vec![0] };
        for start in board.all.iter() {
            let mut steps = Vec::new();
            grow(board, start, Space::NONE, &mut Vec::new(), &mut steps);
            paths.steps.append(&mut steps);
            paths.first.push(paths.steps.len() as u32);
        }
        paths
    }

    /// The steps of all ways from a space.
    #[inline]
    pub(crate) fn from(&self, start: Space) -> &[Step] {
        let at = |i: usize| self.first.get(i).map_or(self.steps.len(), |&n| n as usize);
        self.steps.get(at(start.index())..at(start.index() + 1)).unwrap_or(&[])
    }
}

/// A move never turns back onto the space it has just left, so a dead end ends the way.
fn grow(board: &Board, at: Space, from: Space, past: &mut Vec<Space>, steps: &mut Vec<Step>) {
    for &next in &board.neighbours[at.index()] {
        if next == from {
            continue;
        }
        past.push(next);
        if let Some(path) = Path::new(past, true, false, false) {
            let here = steps.len();
            steps.push(Step { path, space: next, count: past.len() as u8, skip: 0 });
            grow(board, next, at, past, steps);
            // A tree beyond 65535 steps is refused when the rules are put together.
            steps[here].skip = steps.len().min(u16::MAX as usize) as u16;
        }
        past.pop();
    }
}

/// The number of ways from the space that has most of them.
pub(crate) fn most_ways(board: &Board) -> usize {
    fn count(board: &Board, at: Space, from: Space, left: usize) -> usize {
        if left == 0 {
            return 0;
        }
        board.neighbours[at.index()]
            .iter()
            .filter(|&&next| next != from)
            .map(|&next| 1 + count(board, next, at, left - 1))
            .sum()
    }
    board.all.iter().map(|s| count(board, s, Space::NONE, MAX_STEPS)).max().unwrap_or(0)
}
