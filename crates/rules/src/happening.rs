//! Happenings: what an action brought about, for everyone or for those who may know.

use serde::{Deserialize, Serialize};

use crate::action::{ContractId, EventId, Path, Seat, Trailer};
use crate::space::Space;

/// What money was paid or received for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The money of the start.
    Capital,
    /// The revenue of a contract.
    Revenue,
    /// A bid.
    Bid,
    /// A trailer bought or sold.
    Trailer,
    /// What an event card pays or costs.
    Event,
    /// The visit of a special order.
    Visit,
    /// Lost cargo.
    LostCargo,
    /// A debt from an event card.
    Debt,
    /// What a kept card or an open debt costs at the end.
    Final,
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// No public contract left, and a player without contracts.
    Finished,
    /// The turn limit of the table.
    TurnLimit,
    /// The players agreed to stop.
    CalledOff,
}

/// Who looks on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat.
    Spectator,
}

/// One thing that happened.
///
/// Fields carry the names of the game: who, where, which card, how much.
#[expect(missing_docs, reason = "the fields say what they are")]
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happening {
    /// The first player was found.
    First { player: Seat },
    /// A player rolled for the first turn.
    RolledForFirst { player: Seat, die: u8 },
    /// A truck was placed.
    Placed { player: Seat, space: Space },
    /// A contract was dealt; only its owner knows which, and not even he while it lies face down.
    Dealt {
        player: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        contract: Option<ContractId>,
    },
    /// A public contract was turned face up.
    Revealed { slot: u8, contract: ContractId },
    /// A turn began.
    TurnBegan { player: Seat, turn: u32 },
    /// A turn ended, by the player's choice or because nothing was left to do.
    TurnEnded { player: Seat },
    /// A turn was missed.
    TurnMissed { player: Seat },
    /// Dice were rolled.
    Rolled { player: Seat, first: u8, second: u8 },
    /// A truck drove.
    Drove { player: Seat, path: Path },
    /// A truck stayed where it was.
    Stayed { player: Seat },
    /// A truck was set somewhere by a card.
    WentTo { player: Seat, space: Space },
    /// The roadworks sign was put somewhere.
    RoadworksPlaced { player: Seat, space: Space },
    /// The roadworks sign was left where it was.
    RoadworksLeft { player: Seat },
    /// The jam sign was put somewhere.
    JamPlaced { player: Seat, space: Space },
    /// The jam is over.
    JamLifted { space: Space },
    /// A sign was driven through with a navigation card.
    SignIgnored { player: Seat, space: Space },
    /// An event card was drawn.
    EventDrawn { player: Seat, card: EventId },
    /// An event card has no effect.
    NoEffect { player: Seat, card: EventId },
    /// A card is kept for later.
    CardKept { player: Seat, card: EventId },
    /// A card is done with.
    CardSpent { player: Seat, card: EventId },
    /// A card was handed on.
    CardHandedOn { from: Seat, to: Seat, card: EventId },
    /// What a card offered was declined.
    Declined { player: Seat, card: EventId },
    /// A player will miss a turn.
    WillMiss { player: Seat },
    /// A player paid the bank.
    Paid { player: Seat, amount: i32, purpose: Purpose },
    /// The bank paid a player.
    Received { player: Seat, amount: i32, purpose: Purpose },
    /// A cost could not be paid; the card stays until so much can be.
    Owes { player: Seat, card: EventId, amount: i32 },
    /// A contract was shown and its goods loaded.
    Loaded { player: Seat, contract: ContractId },
    /// A contract was delivered.
    Delivered { player: Seat, contract: ContractId },
    /// A contract was paid without reaching its destination.
    Shipped { player: Seat, contract: ContractId, card: EventId },
    /// Goods were loaded afresh.
    Reloaded { player: Seat, contract: ContractId },
    /// Goods of a contract were stolen.
    Stolen { player: Seat, contract: ContractId },
    /// A trailer was bought.
    TrailerBought { player: Seat, trailer: Trailer },
    /// A trailer was sold.
    TrailerSold { player: Seat, trailer: Trailer },
    /// A contract was put up for auction.
    AuctionOpened { player: Seat, contract: ContractId },
    /// A bid was made.
    Bid { player: Seat, level: u8, amount: i32 },
    /// A player passed.
    Passed { player: Seat },
    /// A contract was sold.
    Sold { player: Seat, contract: ContractId, amount: i32 },
    /// A public contract was taken without an auction.
    Taken { player: Seat, contract: ContractId },
    /// A public contract left the game for lack of interest.
    Removed { player: Seat, contract: ContractId },
    /// A contract went from one player to another; only the two know which.
    Given {
        from: Seat,
        to: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        contract: Option<ContractId>,
    },
    /// A lost cube lies on a space.
    CargoLost { space: Space },
    /// A lost cube was taken up.
    CargoFound { player: Seat, space: Space },
    /// Lost cubes came off a truck.
    CargoUnloaded { player: Seat, cubes: u8 },
    /// The used event cards were shuffled into a new deck.
    EventsReshuffled,
    /// The game is over.
    Ended { ending: Ending },
    /// A player's place in the final ranking.
    Ranked { player: Seat, place: u8, cash: i32 },
}

impl Happening {
    /// The happening as a viewer may know it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Happening {
        match self {
            Happening::Dealt { player, .. } if viewer != Viewer::Seat(player) => {
                Happening::Dealt { player, contract: None }
            }
            Happening::Given { from, to, .. }
                if viewer != Viewer::Seat(from) && viewer != Viewer::Seat(to) =>
            {
                Happening::Given { from, to, contract: None }
            }
            other => other,
        }
    }

    /// Does it let a secret out or pass the turn on, so that nobody may undo beyond it?
    pub fn raises_floor(&self) -> bool {
        matches!(
            self,
            Happening::First { .. }
                | Happening::RolledForFirst { .. }
                | Happening::Dealt { .. }
                | Happening::Revealed { .. }
                | Happening::TurnBegan { .. }
                | Happening::Rolled { .. }
                | Happening::EventDrawn { .. }
                | Happening::Loaded { .. }
                | Happening::Given { .. }
                | Happening::AuctionOpened { .. }
                | Happening::Bid { .. }
                | Happening::Passed { .. }
                | Happening::Sold { .. }
                | Happening::EventsReshuffled
                | Happening::Ended { .. }
        )
    }
}
