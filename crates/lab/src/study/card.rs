//! What event cards do to those who draw them.

use std::collections::BTreeMap;

use aufachse_rules::{EventId, Seat};
use serde::{Deserialize, Serialize};

use super::sample::Moments;

/// One draw in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    pub(crate) card: EventId,
    pub(crate) by: Seat,
    /// The drawer's cash when the card came up, and later what it has become in the same turn.
    pub(crate) cash: i64,
    pub(crate) change: i64,
}

/// One event card over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardStudy {
    /// The drawer's change of cash from the draw to the end of the turn.
    pub change: Moments,
    /// For each bot that drew it how far it was ahead of its table at the end, times the number
    /// of players so that it is a whole number.
    pub lead: BTreeMap<String, Moments>,
}

impl CardStudy {
    pub(crate) fn add(&mut self, change: i64, bot: &str, lead: i64) {
        self.change.add(change);
        self.lead.entry(bot.to_owned()).or_default().add(lead);
    }

    /// Takes in what somebody else has seen.
    pub fn merge(&mut self, other: &CardStudy) {
        self.change.merge(&other.change);
        for (bot, more) in &other.lead {
            self.lead.entry(bot.clone()).or_default().merge(more);
        }
    }
}
