//! Frames: what is under way, nested; the last one says what comes next.

use crate::action::{ContractId, EventId, Seat};

/// How deep things can nest: a turn, what is owed after an event, the event with its partner or
/// snow, an arrival, an auction and what its winner may do, each once.
pub(crate) const MAX_FRAMES: usize = 16;

/// The parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Begin,
    BeforeRoll,
    AfterMove,
    Next,
}

/// A truck that has come to a stop, and what remains to be done there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrival {
    pub(crate) seat: Seat,
    pub(crate) step: ArrivalStep,
    pub(crate) marks: ArrivalMarks,
}

/// The steps of an arrival; the order of roadworks and event is the edition's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum ArrivalStep {
    Roadworks,
    LostCargo,
    Event,
    LateRoadworks,
    Visits,
    Deliver,
    Interest,
    Stop,
    Leave,
}

/// Marks of an arrival, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ArrivalMarks(u16);

macro_rules! marks {
    ($( $(#[$doc:meta])* $name:ident $set:ident $bit:literal )*) => {
        impl ArrivalMarks {
            $(
                $(#[$doc])*
                #[inline]
                pub(crate) const fn $name(self) -> bool { self.0 & (1 << $bit) != 0 }
                #[inline]
                #[must_use]
                pub(crate) const fn $set(self, on: bool) -> Self {
                    ArrivalMarks(if on { self.0 | (1 << $bit) } else { self.0 & !(1 << $bit) })
                }
            )*
        }
    };
}

marks! {
    /// By exact count.
    exact with_exact 0
    /// Brought by an event card, a roll that a card granted included.
    by_card with_by_card 1
    /// A die was thrown for it.
    die with_die 2
    /// A one was used: the roadworks sign is due.
    one with_one 3
    /// Something must be loaded or delivered before leaving.
    must_serve with_must_serve 4
    /// The truck of a player whose turn it is not.
    foreign with_foreign 5
    /// No event card is drawn here.
    no_event with_no_event 6
    /// Set down by a card that ends the turn: nothing is loaded, nothing auctioned.
    set_down with_set_down 7
    /// The truck did not move.
    standing with_standing 8
    /// A contract was put up for auction at this stop.
    auctioned with_auctioned 9
    /// Something was loaded at this stop.
    loaded with_loaded 10
    /// Inspektion grants a roll when all is done.
    reroll with_reroll 11
    /// Contracts to be delivered must be delivered.
    must_deliver with_must_deliver 12
}

/// An auction that is going on; the auctioneer is the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    /// The place of the contract in the display.
    pub(crate) slot: u8,
    /// The standing bid, zero if there is none.
    pub(crate) level: u8,
    /// Who holds it.
    pub(crate) holder: Seat,
    /// Who has passed: for good when bidding goes clockwise, on the standing bid in open outcry.
    pub(crate) passed: u8,
    /// Whose bid it is when bidding goes clockwise.
    pub(crate) next: Seat,
}

/// One thing that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// Chance finds the first player.
    FindFirst,
    /// The highest roll begins: who has yet to roll, the best so far and who has it.
    HighestRoll { rolling: u8, best: u8, tied: u8 },
    /// Trucks are placed; so many are left.
    Place { left: u8 },
    /// Money is handed out.
    HandOut,
    /// Private contracts are dealt; so many are left.
    Deal { left: u8 },
    /// Public contracts are turned up, this place next.
    Display { slot: u8 },
    /// A turn.
    Turn(Phase),
    /// Dice are to be rolled.
    Roll { dice: u8, by_card: bool },
    /// A way is to be chosen by the dice.
    Drive { a: u8, b: u8, by_card: bool },
    /// A way of some steps is to be chosen that a card allows.
    CardMove { truck: Seat, by: Seat, steps: u8, may: bool },
    /// A truck has arrived.
    Arrival(Arrival),
    /// The roadworks sign is to be placed so many times.
    Roadworks { times: u8 },
    /// An event card is drawn.
    Draw,
    /// A drawn event card waits for a choice.
    Event { card: EventId },
    /// Another player is to be chosen who moves too.
    Partner { steps: u8, may: bool },
    /// Trucks are moved by the snow; these are left.
    Snow { left: u8, steps: u8, may: bool },
    /// Lost cubes are to be put on the board.
    LoseCargo { left: u8 },
    /// A contract is drawn from the box.
    DrawBox,
    /// A loaded contract may go by air.
    AirFreight { seat: Seat, card: EventId },
    /// A kept card allows a roll after loading.
    QuickLoading { card: EventId },
    /// Inspektion grants a roll.
    Inspected { may: bool },
    /// An auction.
    Auction(Auction),
    /// A place of the display is filled.
    Refill { slot: u8 },
    /// The winner of an auction may load at once, in another's turn.
    LoadWon { seat: Seat, contract: ContractId },
    /// A contract just taken may be loaded at once.
    LoadTaken { contract: ContractId },
    /// The game is over.
    Over,
}
