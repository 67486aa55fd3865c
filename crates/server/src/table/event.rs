//! What changes a table. The log of a table is a list of these, and the table is their fold.

use aufachse_rules::{Action, Actor, Seat};
use serde::{Deserialize, Serialize};

use crate::secret::Device;
use crate::wire::{BotLevel, BotWhy, Order, Proposed};

/// One change. Names are short: a long game has thousands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Event {
    /// Somebody took a seat.
    Took { seat: Seat, name: String, device: Device },
    /// A seat is free again.
    Freed { seat: Seat },
    /// Another device shares the seats of one.
    Shared { from: Device, to: Device },
    /// A word for the dice.
    Word { seat: Seat, word: String },
    /// While seats are taken: a bot of this level sits in a free seat, or none any more.
    Level { seat: Seat, level: Option<BotLevel> },
    /// The game began.
    Begun,
    /// Somebody did something, chance included.
    Did {
        by: Actor,
        #[serde(rename = "do")]
        action: Action,
    },
    /// The game went back to so many actions.
    Undone { to: u32 },
    /// A bot drives for a seat, or no longer.
    Wheel { seat: Seat, bot: Option<BotWhy> },
    /// An order for auctions.
    Ordered { seat: Seat, order: Option<Order> },
    /// Something was proposed.
    Proposed { by: Seat, what: Proposed },
    /// A seat agreed.
    Agreed { seat: Seat },
    /// The proposal is off the table: carried out, turned down or overtaken.
    Settled,
    /// Something was said.
    Said { seat: Seat, text: String },
    /// A device wants to hear nothing from a seat, or to hear it again.
    Muted { device: Device, seat: Seat, on: bool },
    /// The rematch is at another table.
    Rematch { table: String },
    /// The server goes down: clocks ran until now.
    Paused,
    /// The server came back: nobody's clock ran in between.
    Resumed,
}

impl Event {
    /// Does it change the game or the seats?
    pub(crate) fn makes_revision(&self) -> bool {
        match self {
            Event::Took { .. }
            | Event::Freed { .. }
            | Event::Word { .. }
            | Event::Level { .. }
            | Event::Begun
            | Event::Did { .. }
            | Event::Undone { .. }
            | Event::Wheel { .. }
            | Event::Rematch { .. } => true,
            Event::Shared { .. }
            | Event::Ordered { .. }
            | Event::Proposed { .. }
            | Event::Agreed { .. }
            | Event::Settled
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::Paused
            | Event::Resumed => false,
        }
    }
}
