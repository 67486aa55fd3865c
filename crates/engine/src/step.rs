//! One thing that was done at a table, for whoever may know it.

use aufachse_rules::{Action, Actor, Happening, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// Who did it.
    pub by: Actor,
    /// What it was; left out where the viewer may not know.
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<Action>,
    /// What it brought about.
    pub happenings: Vec<Happening>,
}

impl Step {
    /// What was done, for a side that may know everything.
    pub fn new(by: Actor, action: Action, happenings: Vec<Happening>) -> Step {
        Step { by, action: Some(action), happenings }
    }

    /// What was done as a viewer may know it: what others chose and what chance brought is told by
    /// the happenings alone, which keep the secrets.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Step {
        let own = matches!((self.by, viewer), (Actor::Seat(a), Viewer::Seat(b)) if a == b);
        Step {
            by: self.by,
            action: self.action.filter(|_| own),
            happenings: self.happenings.iter().map(|h| h.seen_by(viewer)).collect(),
        }
    }
}
