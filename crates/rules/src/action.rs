//! Actions: everything that players, chance and the table can do.

use serde::{Deserialize, Serialize};

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

/// The longest move there is: a six.
pub const MAX_STEPS: usize = 6;

/// A way that a truck drives, space by space, without the space it leaves.
///
/// Six spaces, the number of steps and some marks make eight bytes, so that ways are compared and
/// copied as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "PathJson"))]
pub struct Path([u8; 8]);

const LEN: usize = MAX_STEPS;
const FLAGS: usize = MAX_STEPS + 1;

impl Path {
    /// The mark of a way that ends by exact count.
    pub(crate) const EXACT: u8 = 1;
    /// The mark of a way for which a one was used.
    pub(crate) const ONE: u8 = 2;
    /// The mark of a way that ends early in a city, where something must be done.
    pub(crate) const EARLY: u8 = 4;

    /// A way over the given spaces; nothing if there are none or more than six.
    pub fn new(spaces: &[Space], exact: bool, one: bool, early: bool) -> Option<Path> {
        if spaces.is_empty() || spaces.len() > MAX_STEPS {
            return None;
        }
        let mut path = [0; MAX_STEPS];
        for (to, from) in path.iter_mut().zip(spaces) {
            *to = from.0;
        }
        Some(Path::raw(path, spaces.len() as u8, exact, one, early))
    }

    #[inline]
    pub(crate) const fn raw(
        path: [u8; MAX_STEPS],
        len: u8,
        exact: bool,
        one: bool,
        early: bool,
    ) -> Path {
        let [a, b, c, d, e, f] = path;
        // Spaces behind the end are zeroed so that equal ways are equal values.
        let spaces = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let spaces = spaces & !(u64::MAX << (8 * (len as u32 & 7)));
        let mut path = Path(spaces.to_le_bytes());
        path.0[LEN] = len;
        path.0[FLAGS] = (exact as u8) | (one as u8) << 1 | (early as u8) << 2;
        path
    }

    /// The same spaces with other marks.
    #[inline]
    pub(crate) const fn marked(mut self, marks: u8) -> Path {
        self.0[FLAGS] = marks;
        self
    }

    /// The way up to one of its steps, counted from one.
    #[inline]
    pub(crate) const fn upto(self, steps: u8) -> Path {
        let [a, b, c, d, e, f, ..] = self.0;
        Path::raw([a, b, c, d, e, f], steps, self.exact(), self.one(), self.early())
    }

    /// The space that is entered with a step, counted from one.
    #[inline]
    pub(crate) const fn step(&self, count: u8) -> Space {
        Space(self.0[(count.wrapping_sub(1) & 7) as usize])
    }

    /// The spaces in the order in which they are driven over.
    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + '_ {
        self.0[..LEN].iter().take(self.0[LEN] as usize).map(|&s| Space(s))
    }

    /// How many spaces are driven.
    #[inline]
    pub const fn steps(&self) -> u8 {
        self.0[LEN]
    }

    /// Where the way ends.
    #[inline]
    pub const fn end(&self) -> Space {
        Space(self.0[(self.0[LEN].wrapping_sub(1) & 7) as usize])
    }

    /// The space before the end; nothing on a way of one step.
    #[inline]
    pub(crate) const fn before_end(&self) -> Option<Space> {
        if self.0[LEN] < 2 {
            return None;
        }
        Some(Space(self.0[(self.0[LEN].wrapping_sub(2) & 7) as usize]))
    }

    /// Does it use up the whole count: that of a die, or the number chosen with a six?
    ///
    /// Not where a sign, another truck or a dead end cuts it short, and not where the player
    /// forfeits the rest in a contract city. A card that moves a truck up to some steps has no
    /// count to match, so each of its moves is exact.
    ///
    /// In some editions and on some spaces the exact count decides nothing. There a move with it and
    /// a move without it are one move, and the listed path says for itself: it is exact if a die
    /// shows its number of steps, or a six.
    #[inline]
    pub const fn exact(&self) -> bool {
        self.0[FLAGS] & Self::EXACT != 0
    }

    /// Was a one used for it, so that the roadworks sign moves?
    #[inline]
    pub const fn one(&self) -> bool {
        self.0[FLAGS] & Self::ONE != 0
    }

    /// Does it stop early in a contract city that must then be served?
    #[inline]
    pub const fn early(&self) -> bool {
        self.0[FLAGS] & Self::EARLY != 0
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Path")
            .field("spaces", &self.spaces().map(|s| s.0).collect::<Vec<_>>())
            .field("exact", &self.exact())
            .field("one", &self.one())
            .field("early", &self.early())
            .finish()
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PathOf"))]
#[serde(deny_unknown_fields)]
struct PathJson {
    spaces: Vec<Space>,
    exact: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    one: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    early: bool,
}

impl Serialize for Path {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PathJson {
            spaces: self.spaces().collect(),
            exact: self.exact(),
            one: self.one(),
            early: self.early(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        let text = PathJson::deserialize(deserializer)?;
        Path::new(&text.spaces, text.exact, text.one, text.early)
            .ok_or_else(|| serde::de::Error::invalid_length(text.spaces.len(), &"1..=6"))
    }
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
