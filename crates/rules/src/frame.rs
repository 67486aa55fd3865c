//! Frames: the decisions that are open, nested. The last frame says what comes next.

use crate::decisions::arrival::Arrival;
use crate::decisions::auction::Auction;
use crate::decisions::card_move::CardMove;
use crate::decisions::drive::Drive;
use crate::decisions::effects::contracts::DrawFromBox;
use crate::decisions::effects::kept::QuickLoadingRoll;
use crate::decisions::effects::lost_cargo::LoseCargo;
use crate::decisions::effects::moves::{PartnerChoice, SnowChoice};
use crate::decisions::effects::visits::{AirFreightChoice, InspectionRoll};
use crate::decisions::event::{DrawEvent, EventChoice};
use crate::decisions::load::{LoadTaken, LoadWon};
use crate::decisions::market::Refill;
use crate::decisions::payment::SellToPay;
use crate::decisions::roadworks::Roadworks;
use crate::decisions::roll::Roll;
use crate::decisions::setup::{
    DealContracts, FindFirst, HandOutCash, HighestRoll, PlaceTrucks, RevealDisplay,
};
use crate::decisions::turn::Turn;

/// The depth of nesting: a turn, a sign owed after an event, the event with its partner or snow,
/// an arrival, an auction and the winner's loading, each at most once.
pub(crate) const MAX_FRAMES: usize = 16;

/// One open decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    FindFirst(FindFirst),
    HighestRoll(HighestRoll),
    PlaceTrucks(PlaceTrucks),
    HandOutCash(HandOutCash),
    DealContracts(DealContracts),
    RevealDisplay(RevealDisplay),
    Turn(Turn),
    Roll(Roll),
    Drive(Drive),
    CardMove(CardMove),
    Arrival(Arrival),
    Roadworks(Roadworks),
    DrawEvent(DrawEvent),
    EventChoice(EventChoice),
    PartnerChoice(PartnerChoice),
    SnowChoice(SnowChoice),
    LoseCargo(LoseCargo),
    DrawFromBox(DrawFromBox),
    AirFreightChoice(AirFreightChoice),
    QuickLoadingRoll(QuickLoadingRoll),
    InspectionRoll(InspectionRoll),
    SellToPay(SellToPay),
    Auction(Auction),
    Refill(Refill),
    LoadWon(LoadWon),
    LoadTaken(LoadTaken),
    /// The game is over.
    Over,
}
