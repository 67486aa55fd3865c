//! Refusals: why an action was not taken, and which rule says so.

use serde::{Deserialize, Serialize};

use crate::action::Seat;

macro_rules! codes {
    ($( $(#[$doc:meta])* $variant:ident = $text:literal => $rule:literal, )*) => {
        /// Why an action was refused.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum RefusalCode { $( $(#[$doc])* $variant, )* }

        impl RefusalCode {
            /// All codes.
            pub const ALL: &[RefusalCode] = &[$(RefusalCode::$variant),*];

            /// The code as it is written, such as `space-full`.
            pub const fn text(self) -> &'static str {
                match self { $( RefusalCode::$variant => $text, )* }
            }

            /// The clause that is named where an edition has none of its own.
            pub const fn common_clause(self) -> &'static str {
                match self { $( RefusalCode::$variant => $rule, )* }
            }
        }
    };
}

codes! {
    /// There is no such seat.
    UnknownSeat = "unknown-seat" => "classic.setup.players",
    /// The game is over.
    GameOver = "game-over" => "classic.end.condition",
    /// Dice or cards come first.
    ChanceFirst = "chance-first" => "classic.turn.roll",
    /// That cannot come up now.
    NotAnOutcome = "not-an-outcome" => "classic.turn.roll",
    /// It is another player's decision.
    NotYourTurn = "not-your-turn" => "classic.turn.order",
    /// This is not what is to be decided now.
    NotNow = "not-now" => "ruling.visit-order",
    /// There is no such space.
    NoSuchSpace = "no-such-space" => "classic.setup.components",
    /// Trucks do not start in a city.
    StartInCity = "start-in-city" => "classic.setup.place",
    /// The space is full.
    SpaceFull = "space-full" => "classic.move.single-occupancy",
    /// The roadworks sign closes the space.
    SpaceClosed = "space-closed" => "classic.roadworks.block",
    /// The jam closes the space.
    SpaceJammed = "space-jammed" => "classic.jam.block",
    /// The way has a gap.
    NotConnected = "not-connected" => "classic.move.exact",
    /// The way turns back.
    TurnsBack = "turns-back" => "ruling.no-u-turn",
    /// The dice do not give this many steps.
    WrongCount = "wrong-count" => "classic.move.exact",
    /// The rest of the move may not be forfeited here.
    NoStopHere = "no-stop-here" => "classic.move.stop-early",
    /// The same move is offered by another way, or with other marks.
    SameMove = "same-move" => "ruling.same-move",
    /// The truck can drive, so it must.
    MustDrive = "must-drive" => "ruling.longest-way",
    /// Signs do not stand on a city.
    SignOnCity = "sign-on-city" => "classic.roadworks.place",
    /// The sign does not go on a space with a truck.
    SignOnTruck = "sign-on-truck" => "classic.roadworks.place",
    /// The jam does not go on a space with a truck.
    JamOnTruck = "jam-on-truck" => "classic.card.stau-nebel",
    /// No roadworks between Hamburg and Flensburg.
    SignSheltered = "sign-sheltered" => "classic.roadworks.place",
    /// The sign goes to another space.
    SignStays = "sign-stays" => "ruling.roadworks-moves",
    /// The two signs never share a space.
    SignsShare = "signs-share" => "ruling.roadworks-moves",
    /// The sign must be placed.
    SignMust = "sign-must" => "classic.move.one",
    /// The card names another space.
    WrongSpace = "wrong-space" => "ruling.baustelle",
    /// Cargo cannot be lost here.
    CargoSpace = "cargo-space" => "ruling.lost-cargo",
    /// The contract is not in the hand.
    NotInHand = "not-in-hand" => "classic.load.stop",
    /// The truck does not stand in the start city.
    NotInStartCity = "not-in-start-city" => "classic.load.stop",
    /// There is no room for the whole contract.
    NoRoom = "no-room" => "classic.load.capacity",
    /// The stock is short of goods.
    StockShort = "stock-short" => "ruling.stock",
    /// Loading is not possible at this moment.
    NoLoadingNow = "no-loading-now" => "classic.load.stop",
    /// The contract is not on the road.
    NotOnRoad = "not-on-road" => "classic.deliver",
    /// The truck does not stand in the destination.
    NotInDestination = "not-in-destination" => "classic.deliver",
    /// Having stopped early, one must load or deliver.
    MustServe = "must-serve" => "classic-cz.move.stop-early",
    /// There are no trailers in this game.
    NoTrailers = "no-trailers" => "junior.trailer.none",
    /// No such trailer is left.
    TrailersGone = "trailers-gone" => "ruling.stock",
    /// Not enough cash.
    TooDear = "too-dear" => "classic.money.no-loans",
    /// Trailers are not sold.
    NoSale = "no-sale" => "classic.trailer.keep",
    /// The player has no such trailer.
    NotOwned = "not-owned" => "classic.trailer.buy",
    /// The load would no longer fit.
    LoadTooBig = "load-too-big" => "ruling.sell-trailer",
    /// Trailers are bought in the own turn.
    BuyOwnTurn = "buy-own-turn" => "classic.trailer.buy",
    /// Trailers are sold in the own turn.
    SellOwnTurn = "sell-own-turn" => "modern.trailer.sell",
    /// No auction after this arrival.
    NoAuction = "no-auction" => "classic.auction.trigger",
    /// There is no contract in that place.
    EmptySlot = "empty-slot" => "classic.setup.display",
    /// The bid is no level from 1 to 5, or not high enough.
    BidTooLow = "bid-too-low" => "classic.auction.any-order",
    /// The bid is more than the cash at hand.
    BidOverCash = "bid-over-cash" => "ruling.afford",
    /// Nobody raises his own bid.
    OwnBid = "own-bid" => "ruling.open-outcry",
    /// The player has passed.
    HasPassed = "has-passed" => "modern.auction.clockwise",
    /// The auctioneer only answers bids.
    AuctioneerWaits = "auctioneer-waits" => "ruling.auctioneer",
    /// There is no buying at once.
    NoBuyNow = "no-buy-now" => "classic.auction.buy-now",
    /// The contract starts elsewhere.
    TakeElsewhere = "take-elsewhere" => "junior.take",
    /// The player has no such card.
    NoSuchCard = "no-such-card" => "classic.card.motivation",
    /// The card cannot be played now.
    CardNotNow = "card-not-now" => "ruling.motivation",
    /// The card leaves no choice.
    NoChoice = "no-choice" => "ruling.no-target",
    /// That contract cannot be chosen.
    WrongContract = "wrong-contract" => "ruling.distance",
    /// That player cannot be chosen.
    WrongPlayer = "wrong-player" => "ruling.partner",
    /// Lost cubes come off only while no contract lies face up.
    CargoStays = "cargo-stays" => "ruling.lost-cargo",
}

/// What was wrong with an action and which rule says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[error("{} clause={clause}", code.text())]
pub struct Refusal {
    /// Why.
    pub code: RefusalCode,
    /// The clause of the rulebook, or the ruling.
    pub clause: String,
    /// The player whom it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub player: Option<Seat>,
    /// A space that it concerns, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub space: Option<String>,
    /// What would be needed: room, goods, money or steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub needed: Option<i32>,
    /// What there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub have: Option<i32>,
}
