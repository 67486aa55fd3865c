//! Standing orders for auctions.

use aufachse_rules::{Action, Actor, ContractId, Decision, Game, Pending, Seat};

use crate::wire::{Fault, Order, OrderThen};

/// An order with the turn in which it was given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Standing {
    pub(crate) order: Order,
    pub(crate) turn: u32,
    /// Has the player bid in the auction that is on?
    pub(crate) bid: bool,
}

impl Standing {
    /// Does it still hold, as the game stands?
    pub(crate) fn holds(&self, game: &Game) -> bool {
        match self.order {
            Order::UpTo { contract, .. } => game.public_table().display.contains(&Some(contract)),
            Order::PassUnlessOutbid | Order::PassThisTurn => game.turn() == self.turn,
        }
    }

    /// What it does for its owner now; nothing if it leaves the decision to him.
    pub(crate) fn action(&self, game: &Game, seat: Seat) -> Option<Action> {
        let contract = auctioned(game)?;
        if !game.awaited().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(seat), &mut legal);
        let pass = legal.contains(&Action::Pass).then_some(Action::Pass);
        match self.order {
            Order::UpTo { contract: wanted, level, then } if wanted == contract => {
                let bids = legal.iter().filter_map(|action| match action {
                    Action::Bid(bid) if *bid <= level => Some(*bid),
                    _ => None,
                });
                match (bids.min(), then) {
                    (Some(bid), _) => Some(Action::Bid(bid)),
                    (None, OrderThen::Pass) => pass,
                    (None, OrderThen::Ask) => None,
                }
            }
            Order::UpTo { .. } => None,
            Order::PassUnlessOutbid if self.bid => None,
            Order::PassUnlessOutbid | Order::PassThisTurn => pass,
        }
    }
}

/// The contract that is being auctioned.
pub(crate) fn auctioned(game: &Game) -> Option<ContractId> {
    match game.pending() {
        Pending::Players { decision: Decision::Auction { contract, .. }, .. } => Some(contract),
        _ => None,
    }
}

/// Does an order make sense at this table?
pub(crate) fn check(game: &Game, order: Order) -> Result<(), Fault> {
    match order {
        Order::UpTo { contract, level, .. }
            if !(1..=5).contains(&level)
                || !game.public_table().display.contains(&Some(contract)) =>
        {
            Err(Fault::BadOrder)
        }
        _ => Ok(()),
    }
}
