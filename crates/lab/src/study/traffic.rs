//! Traffic: how often each space was driven over and stopped on.

use aufachse_rules::{Path, Space};
use serde::{Deserialize, Serialize};

/// Trucks on one space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visits {
    /// Moves that ended here.
    pub stops: u64,
    /// Moves that went on.
    pub through: u64,
    /// Trucks that a card set down here.
    pub set_down: u64,
}

/// Trucks on all spaces of a board, by space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traffic {
    /// All moves.
    pub moves: u64,
    /// The spaces.
    pub spaces: Vec<Visits>,
}

impl Traffic {
    pub(crate) fn of(spaces: usize) -> Traffic {
        Traffic { moves: 0, spaces: vec![Visits::default(); spaces] }
    }

    pub(crate) fn drive(&mut self, way: &Path) {
        self.moves += 1;
        for space in way.spaces() {
            if let Some(visits) = self.spaces.get_mut(space.index()) {
                visits.through += 1;
            }
        }
        if let Some(visits) = self.spaces.get_mut(way.end().index()) {
            visits.through = visits.through.saturating_sub(1);
            visits.stops += 1;
        }
    }

    pub(crate) fn set_down(&mut self, space: Space) {
        if let Some(visits) = self.spaces.get_mut(space.index()) {
            visits.set_down += 1;
        }
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &Traffic) {
        self.moves += other.moves;
        if self.spaces.len() < other.spaces.len() {
            self.spaces.resize(other.spaces.len(), Visits::default());
        }
        for (visits, more) in self.spaces.iter_mut().zip(&other.spaces) {
            visits.stops += more.stops;
            visits.through += more.through;
            visits.set_down += more.set_down;
        }
    }
}
