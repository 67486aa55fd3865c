//! Ways on the board, counted in steps.

use std::collections::VecDeque;

use aufachse_rules::board::Board;
use aufachse_rules::{Space, SpaceSet};

/// For each space the space before it on a shortest way from the start; closed spaces are not
/// entered. The start stands before itself.
fn befores(board: &Board, from: Space, closed: SpaceSet) -> Vec<Option<Space>> {
    let mut before = vec![None; board.len()];
    let mut edge = VecDeque::new();
    if let Some(start) = before.get_mut(from.index()) {
        *start = Some(from);
        edge.push_back(from);
    }
    while let Some(space) = edge.pop_front() {
        for &next in board.neighbours.get(space.index()).into_iter().flatten() {
            if let Some(open @ None) = before.get_mut(next.index())
                && !closed.has(next)
            {
                *open = Some(space);
                edge.push_back(next);
            }
        }
    }
    before
}

/// A shortest way of the empty board, without its start; empty where there is none.
pub(crate) fn way(board: &Board, from: Space, to: Space) -> Vec<Space> {
    let before = befores(board, from, SpaceSet::EMPTY);
    let mut way = Vec::new();
    let mut at = to;
    while at != from {
        way.push(at);
        match before.get(at.index()).copied().flatten() {
            Some(previous) => at = previous,
            None => return vec![to],
        }
    }
    way.reverse();
    way
}

/// One step to anywhere.
pub(crate) fn any_step(board: &Board, from: Space) -> Vec<Space> {
    board.neighbours.get(from.index()).into_iter().flatten().take(1).copied().collect()
}

/// Steps from a space to each space of the board; nothing where no way is open.
pub(crate) fn steps(board: &Board, from: Space, closed: SpaceSet) -> Vec<Option<u32>> {
    let before = befores(board, from, closed);
    let count = |to: usize| {
        let mut at = Space(u8::try_from(to).ok()?);
        let mut steps = 0;
        while at != from {
            at = before.get(at.index()).copied().flatten()?;
            steps += 1;
        }
        before.get(to).copied().flatten().map(|_| steps)
    };
    (0..board.len()).map(count).collect()
}
