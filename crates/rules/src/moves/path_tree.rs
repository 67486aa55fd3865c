//! All paths of up to six steps from each space, worked out once for a board.
//!
//! A search goes through the steps of a tree in their order and leaves out what lies beyond a closed
//! space. It never walks the board itself.

use crate::action::{MAX_STEPS, Path};
use crate::board::Board;
use crate::moves::jagged_vec::JaggedVec;
use crate::space::Space;
use crate::switches::DocumentsCity;

/// A step of a path. The steps that follow it come right behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The path up to and including this step, without flags.
    pub(crate) path: Path,
    /// The space that is entered.
    pub(crate) space: Space,
    /// The number of the step, counted from one.
    pub(crate) count: u8,
    /// The index of the first step that does not follow this one.
    pub(crate) skip: u16,
    /// Paths from one space that leave the truck and its memory the same have the same class:
    /// apart from their flags they are one move.
    pub(crate) class: u16,
    /// No other path from the space has this class.
    pub(crate) sole: bool,
}

/// The paths from every space of a board.
#[derive(Clone, Debug)]
pub(crate) struct PathTree {
    steps: JaggedVec<Step>,
}

impl PathTree {
    /// The tree of a board. Whether two paths are the same move depends on Dokumente, the card that
    /// asks how a truck came to where it is.
    pub(crate) fn new(board: &Board, documents: Option<DocumentsCity>) -> PathTree {
        let mut tree = PathTree { steps: JaggedVec::default() };
        for start in board.all.iter() {
            let mut steps = Vec::new();
            grow(board, start, Space::NONE, &mut Vec::new(), &mut steps);
            classify(board, documents, start, &mut steps);
            tree.steps.push(steps);
        }
        tree
    }

    /// The steps of all paths from a space.
    #[inline]
    pub(crate) fn from(&self, start: Space) -> &[Step] {
        self.steps.row(start.index())
    }

    /// The step with which a path from a space ends; none if the board has no such path.
    #[inline]
    pub(crate) fn find(&self, start: Space, path: &Path) -> Option<&Step> {
        let steps = self.from(start);
        let mut i = 0;
        for n in 1..=path.steps() {
            loop {
                let step = steps.get(i)?;
                if step.count != n {
                    return None;
                }
                if step.space == path.step(n) {
                    break;
                }
                i = step.skip as usize;
            }
            i += 1;
        }
        steps.get(i.checked_sub(1)?)
    }
}

/// Adds the steps that lead on from a space. A move never turns back onto the space it has just
/// left, so a dead end ends the path.
fn grow(board: &Board, at: Space, from: Space, past: &mut Vec<Space>, steps: &mut Vec<Step>) {
    for &next in &board.neighbours[at.index()] {
        if next == from {
            continue;
        }
        past.push(next);
        if let Some(path) = Path::new(past, false, false, false) {
            let here = steps.len();
            steps.push(Step {
                path,
                space: next,
                count: past.len() as u8,
                skip: 0,
                class: 0,
                sole: true,
            });
            grow(board, next, at, past, steps);
            // A tree beyond 65535 steps is refused when the rules are put together.
            steps[here].skip = steps.len().min(u16::MAX as usize) as u16;
        }
        past.pop();
    }
}

/// Numbers the classes of the steps from a space, from zero.
fn classify(board: &Board, documents: Option<DocumentsCity>, start: Space, steps: &mut [Step]) {
    let mut classes: Vec<(Space, Space, Vec<Space>)> = Vec::new();
    let mut sizes: Vec<usize> = Vec::new();
    for step in &mut *steps {
        let (mut side, mut cities) = (Space::NONE, Vec::new());
        match documents {
            Some(DocumentsCity::Opposite) if board.events.has(step.space) => {
                side = step.path.before_end().unwrap_or(start);
            }
            Some(DocumentsCity::LastCity) => {
                cities = step.path.spaces().filter(|&s| board.is_city(s)).collect();
            }
            Some(DocumentsCity::Opposite) | None => {}
        }
        let leaves = (step.space, side, cities);
        let known = classes.iter().position(|other| *other == leaves);
        let class = known.unwrap_or_else(|| {
            classes.push(leaves);
            sizes.push(0);
            classes.len() - 1
        });
        sizes[class] += 1;
        step.class = class.min(u16::MAX as usize) as u16;
    }
    for step in steps {
        step.sole = sizes.get(step.class as usize) == Some(&1);
    }
}

/// The number of paths from the space that has most of them.
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
