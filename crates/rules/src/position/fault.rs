//! What can be wrong with a position.

crate::coded! {
    /// What is wrong with a position.
    pub enum PositionFault: "fault" {
        /// Too few or too many seats.
        Seats { seats: usize, least: u8, most: usize } = "position-seats",
        /// A turn out of bounds.
        Turn { most: u32 } = "position-turn",
        /// A turn after the last one that the limit allows.
        TurnLimit { turn: u32, limit: u32 } = "position-turn-limit",
        /// A seat where nobody sits.
        NoSeat { seat: u8 } = "position-no-seat",
        /// The roadworks sign in a city.
        RoadworksInCity = "position-roadworks-in-city",
        /// The roadworks sign on a road that the edition keeps free of it.
        RoadworksSheltered { space: String } = "position-roadworks-sheltered",
        /// Cash below zero.
        Cash { cash: i64 } = "position-cash",
        /// More goods than there are.
        Goods { most: u8 } = "position-goods",
        /// A pile with more cards than are left.
        Pile { left: u32 } = "position-pile",
        /// A truck on a space that is full.
        Full { space: String } = "position-full",
        /// More trailers of a size than are left.
        Trailers { left: u8 } = "position-trailers",
        /// A trailer where the game has none.
        NoTrailers = "position-no-trailers",
        /// A contract that is not on the road, or named before.
        LoadOrder { contract: String } = "position-load-order",
        /// More cities than a truck remembers.
        Cities { most: usize } = "position-cities",
        /// A contract that was taken and is not in the hand.
        Taken { contract: String } = "position-taken",
        /// More goods than a truck holds.
        Overload { goods: u32, capacity: u8 } = "position-overload",
        /// A stolen contract face up where stolen contracts never lie there.
        Open { contract: String } = "position-open",
        /// Lost cargo in a game whose deck loses none.
        NoLostCargo = "position-no-lost-cargo",
        /// Two lost cubes on one space.
        CargoTwice { space: String } = "position-cargo-twice",
        /// A road space where a city is meant.
        NotACity { space: String } = "position-not-a-city",
        /// More contracts face up than the display has places.
        Display { most: usize } = "position-display",
        /// A contract in two places.
        ContractTwice { contract: String } = "position-contract-twice",
        /// A name that fits two contracts.
        ContractDouble { contract: String } = "position-contract-double",
        /// An event card in two places.
        CardTwice { card: String } = "position-card-twice",
        /// A jam that stands nowhere.
        JamNowhere = "position-jam-nowhere",
        /// The jam of a card that names a city, on another space.
        JamElsewhere { card: String, city: String } = "position-jam-elsewhere",
        /// Both signs on one space.
        SignsShare = "position-signs-share",
        /// A debt for no card that costs, or not by its player.
        Debt = "position-debt",
        /// A card whose owner does not have it.
        CardOwner = "position-card-owner",
        /// A card of another kind.
        CardKind { card: String } = "position-card-kind",
        /// A card from a turn that is still to come.
        CardTurn { turn: u32 } = "position-card-turn",
        /// Used event cards where the edition puts none.
        UsedCards { field: &'static str } = "position-used-cards",
        /// A roll that cannot be thrown.
        Roll { dice: usize } = "position-roll",
        /// An event card drawn on a space where none is drawn.
        EventSpace { space: String } = "position-event-space",
        /// An event card that was drawn before the truck has driven.
        EventRoll = "position-event-roll",
        /// A game that is over.
        Over { seat: usize } = "position-over",
    }
}
