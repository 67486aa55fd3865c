//! Ways on the board with its signs as they stand.

use std::sync::Arc;

use aufachse_rules::board::Board;
use aufachse_rules::{Rules, Space, SpaceSet};

/// Steps from a space to every other one, around closed spaces; `u8::MAX` where no way leads.
#[derive(Clone, Debug)]
pub(crate) struct Steps([u8; 256]);

impl Steps {
    pub(crate) fn from(board: &Board, start: Space, closed: SpaceSet) -> Steps {
        let mut steps = [u8::MAX; 256];
        let mut queue = [0u8; 256];
        let (mut head, mut tail) = (0, 0);
        if start.index() < board.len() {
            steps[start.index()] = 0;
            queue[0] = start.0;
            tail = 1;
        }
        while head < tail {
            let at = queue[head] as usize;
            head += 1;
            for &next in &board.neighbours[at] {
                if steps[next.index()] == u8::MAX && !closed.has(next) {
                    steps[next.index()] = steps[at].saturating_add(1);
                    queue[tail] = next.0;
                    tail += 1;
                }
            }
        }
        Steps(steps)
    }

    #[inline]
    pub(crate) fn to(&self, place: Space) -> u8 {
        self.0[place.index()]
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.0
    }
}

/// The spaces of one shortest way between two spaces around closed ones, the first included only
/// if it is not the start.
pub(crate) fn way(rules: &Arc<Rules>, from: Space, to: Space, closed: SpaceSet) -> Vec<Space> {
    let back = Steps::from(rules.board(), to, closed);
    let mut at = from;
    let mut way = Vec::new();
    while at != to && way.len() < rules.board().len() {
        let next = rules.board().neighbours.get(at.index()).into_iter().flatten().copied();
        let Some(next) = next.filter(|&n| back.to(n) != u8::MAX).min_by_key(|&n| back.to(n)) else {
            break;
        };
        at = next;
        way.push(at);
    }
    way
}
