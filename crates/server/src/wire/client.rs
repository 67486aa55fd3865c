//! What a client says.

use aufachse_rules::{Action, ContractId, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::BotLevel;

/// A message from a client. The actor is never taken from it: `seat` says for which of the
/// connection's own seats it is meant, and any other seat is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Which of the own seats this screen shows; none hides all hands.
    Look {
        /// The seat.
        seat: Option<Seat>,
    },
    /// Do one of the legal actions.
    Act {
        /// Named in the answer.
        id: u32,
        /// The revision at which the list was sent.
        revision: u32,
        /// For which seat.
        seat: Seat,
        /// The place in the list.
        index: u32,
    },
    /// Take back the own last step.
    Undo {
        /// Named in the answer.
        id: u32,
        /// The revision that was seen.
        revision: u32,
        /// Whose step.
        seat: Seat,
    },
    /// Propose something that all have to agree to.
    Propose {
        /// Named in the answer.
        id: u32,
        /// For which seat one speaks.
        seat: Seat,
        /// What.
        what: Proposed,
    },
    /// Answer a proposal for all own seats.
    Vote {
        /// Named in the answer.
        id: u32,
        /// The number of the proposal.
        proposal: u32,
        /// Agreed?
        yes: bool,
    },
    /// Which rule forbids an action?
    Why {
        /// Named in the answer.
        id: u32,
        /// Whose action.
        seat: Seat,
        /// The action.
        #[serde(rename = "do")]
        action: Action,
    },
    /// Leave an order for auctions, or take it back.
    Order {
        /// Named in the answer.
        id: u32,
        /// Whose order.
        seat: Seat,
        /// The order.
        order: Option<Order>,
    },
    /// Say something to the table.
    Chat {
        /// Named in the answer.
        id: u32,
        /// For which seat one speaks.
        seat: Seat,
        /// At most 300 characters.
        text: String,
    },
    /// Do not show this screen what a seat says, or show it again.
    Mute {
        /// Named in the answer.
        id: u32,
        /// Who is not heard.
        seat: Seat,
        /// Muted?
        on: bool,
    },
    /// Give or change the own word for the dice, before the game begins.
    Word {
        /// Named in the answer.
        id: u32,
        /// Whose word.
        seat: Seat,
        /// At most 40 characters.
        word: String,
    },
    /// Begin the game; the host may when all seats are taken.
    Start {
        /// Named in the answer.
        id: u32,
    },
    /// Let a bot drive for the own seat, or take the wheel back. While seats are being taken, the
    /// host puts a bot into a free seat with it, gives a bot another level, or takes it out again.
    Bot {
        /// Named in the answer.
        id: u32,
        /// Which seat.
        seat: Seat,
        /// A bot?
        on: bool,
        /// Of which level, while seats are being taken; Fahrer if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        level: Option<BotLevel>,
    },
    /// Send everything again.
    Resync,
    /// Is anybody there?
    Ping,
}

/// What all may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposed {
    /// To go back to so many actions, below the floor too.
    UndoTo {
        /// How many actions remain.
        actions: u32,
    },
    /// To end the game now.
    End,
    /// To put a bot into somebody's seat for good; he has no vote.
    Kick {
        /// Whose.
        seat: Seat,
    },
    /// To play again with the same seats.
    Rematch,
}

/// What to do in auctions while one does not look; secret to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Bid for a contract, the lowest that may be bid each time, up to a level.
    UpTo {
        /// Which contract.
        contract: ContractId,
        /// The highest level, from 1 to 5.
        level: u8,
        /// And beyond it.
        then: OrderThen,
    },
    /// Pass until the end of this turn, but ask if an own bid was topped.
    PassUnlessOutbid,
    /// Pass until the end of this turn.
    PassThisTurn,
}

/// What an order does when its level is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OrderThen {
    /// Pass.
    Pass,
    /// Leave it to the player.
    Ask,
}
