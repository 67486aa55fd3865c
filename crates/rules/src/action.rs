//! Actions: everything that players, chance and the table can do.

use serde::{Deserialize, Serialize};

pub use crate::moves::path::{MAX_STEPS, Path};
use crate::space::Space;

/// A seat at the table, counted clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The value that stands for no seat.
    pub(crate) const NONE: Seat = Seat(u8::MAX);

    /// The seat as an index into tables of players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A contract card, known by its place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContractId(pub u8);

impl ContractId {
    /// The value that stands for no contract.
    pub(crate) const NONE: ContractId = ContractId(u8::MAX);

    /// The card as an index into the deck.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event card, known by its place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventId(pub u8);

impl EventId {
    /// The card as an index into the deck.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A size of trailer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trailer {
    /// Room for four goods.
    Small,
    /// Room for six goods.
    Large,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, shuffles and draws.
    Chance,
    /// All players together, who have agreed on something.
    Table,
}

/// One thing that is done.
///
/// The list of what may be done now comes from [`crate::Game::legal_actions`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Place the own truck at the start.
    Place(Space),
    /// Roll the dice.
    Roll,
    /// Drive a way.
    Drive(Path),
    /// Stay where one is: no way is open, or a sign stands right in front.
    Stay,
    /// Stay, and use a die as a one: the roadworks sign is then placed.
    StayAsOne,
    /// Put the roadworks sign on a space.
    Roadworks(Space),
    /// Leave the roadworks sign where it is.
    LeaveRoadworks,
    /// Put the jam sign on a space.
    Jam(Space),
    /// Put a lost cube on a space.
    LoseCargo(Space),
    /// Buy a trailer.
    Buy(Trailer),
    /// Sell a trailer.
    Sell(Trailer),
    /// Load a contract.
    Load(ContractId),
    /// Deliver a contract.
    Deliver(ContractId),
    /// Take lost cubes off the truck.
    Unload,
    /// Put the contract in that place of the display up for auction.
    Auction(u8),
    /// Show no interest in any public contract.
    NoInterest,
    /// Bid a level, from 1 to 5.
    Bid(u8),
    /// Pass in an auction.
    Pass,
    /// Buy at the highest printed amount at once.
    BuyNow,
    /// Take the public contract in that place of the display for nothing.
    Take(u8),
    /// Transition the kept card Motivation.
    Motivation,
    /// Choose one of the own contracts for what a card does.
    Pick(ContractId),
    /// Go to a space that a card offers.
    GoTo(Space),
    /// Choose another player for what a card does.
    Choose(Seat),
    /// Do what a card offers.
    Accept,
    /// Do not do what a card offers.
    Decline,
    /// Nothing more here: go on, or end the turn.
    Done,
    /// Chance: this player begins.
    First(Seat),
    /// Chance: the dice show this; the second is zero where one die is rolled.
    Dice(u8, u8),
    /// Chance: this contract comes up.
    Contract(ContractId),
    /// Chance: this event card comes up.
    Event(EventId),
    /// Table: the players agree to end the game now.
    CallOff,
}
