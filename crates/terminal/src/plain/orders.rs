//! Standing orders for auctions, and proposals to all, as they are typed.

use aufachse_rules::Decision;
use aufachse_server::wire::{Order, OrderThen, Proposed};

use crate::Table;
use crate::say::decision;

/// What was typed behind `order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ordered {
    /// An order, or none any more.
    Order(Option<Order>),
    /// It makes no sense.
    Unclear,
}

/// Reads `3`, `3 ask`, `outbid`, `pass` or `off`.
pub(super) fn order(table: &Table, typed: &str) -> Ordered {
    let mut words = typed.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    let order = match first {
        "off" => return Ordered::Order(None),
        "pass" => Order::PassThisTurn,
        "outbid" => Order::PassUnlessOutbid,
        level => {
            let Some(Decision::Auction { contract, .. }) = decision(table) else {
                return Ordered::Unclear;
            };
            let Ok(level) = level.parse() else { return Ordered::Unclear };
            let then = if second == Some("ask") { OrderThen::Ask } else { OrderThen::Pass };
            Order::UpTo { contract, level, then }
        }
    };
    Ordered::Order(Some(order))
}

/// Reads `undo`, `end` or `rematch`, or `kick` with the number of a seat.
pub(super) fn proposed(table: &Table, typed: &str) -> Option<Proposed> {
    match typed.split_whitespace().collect::<Vec<_>>()[..] {
        ["undo"] => Some(Proposed::UndoTo { actions: table.state.actions.checked_sub(1)? }),
        ["end"] => Some(Proposed::End),
        ["rematch"] => Some(Proposed::Rematch),
        ["kick", seat] => {
            let seat = seat.parse::<u8>().ok()?.checked_sub(1)?;
            Some(Proposed::Kick { seat: aufachse_rules::Seat(seat) })
        }
        _ => None,
    }
}
