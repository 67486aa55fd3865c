//! The switches: every rule on which the rulebooks differ, each with the values it can take.

mod contradictions;
mod value;

pub use value::{Allowed, Name, Number, Piles, SwitchValue};

use value::choices;

use crate::error::{ErrorKind, InputError, near};

choices! {
    /// What money is called.
    Currency { Dm = "DM", Euro = "EUR" }
    /// Where a truck may be placed at the start.
    StartSpace { Road = "not-a-city", Any = "any" }
    /// When the trucks are placed.
    Placed { BeforeDeal = "before-deal", BeforeLooking = "before-looking", AfterLooking = "after-looking" }
    /// How the first player is found.
    FirstPlayer { Chance = "chance", HighestRoll = "highest-roll", Host = "host-or-chance" }
    /// How many trucks a city holds.
    CityTrucks { One = "one", Any = "any" }
    /// What becomes of a move whose end space is full.
    EndSpaceFull { MustStopBefore = "must-stop-before", MayStopBefore = "may-stop-before", NotAllowed = "not-allowed" }
    /// The cities that count as own contract cities, where the rest of a move may be forfeited.
    ///
    /// `AnyOwn`: the start and the destination of every contract of the player, in hand, face up
    /// or on the road. `Useful`: the start of a contract that is not started, the destination of
    /// one on the road. `CanServe`: a city where he can load or deliver now.
    ContractCity { AnyOwn = "any-own", Useful = "useful", CanServe = "can-serve" }
    /// The duty to load or deliver after stopping early in an own contract city.
    StopInContractCity { May = "may", ThenMustServe = "then-must-serve" }
    /// Stopping in front of a sign.
    ///
    /// A book that says "must stop" instead of "may stop" allows the same moves: a sign closes its
    /// space, so a path that meets one ends in front of it, and every other path stays open.
    StopAtSign { May = "may", OnlyWithoutFullWay = "only-without-full-way" }
    /// Loading instead of rolling, where the truck stands in the start city.
    LoadBeforeRoll { No = "no", Yes = "yes", NotJustTaken = "not-just-taken" }
    /// Loading and delivering where the truck could not or did not move.
    ServeWaiting { No = "no", Yes = "yes" }
    /// How many contracts are loaded in a turn. After loading, a truck drives on in the next turn in
    /// every edition; a card that lets it roll again is the only exception.
    LoadsATurn { Any = "any", OneEndsTurn = "one-ends-turn" }
    /// How many contracts are delivered in a turn.
    DeliveriesATurn { Any = "any", OneEndsTurn = "one-ends-turn" }
    /// Delivering when the truck has stopped in the destination.
    Delivering { ByItself = "by-itself", May = "may" }
    /// The roll of a turn that began with a card move to a delivery.
    RollAfterDelivery { NextTurn = "next-turn", SameTurn = "same-turn" }
    /// A second contract of the city where one was just served.
    SecondService { No = "no", InsteadOfRoll = "instead-of-roll" }
    /// What makes the roadworks sign move.
    RoadworksAfter { RolledOneMust = "rolled-1-must", RolledOneMay = "rolled-1-may", UsedOneMust = "used-1-must" }
    /// A plain yes or no.
    YesNo { Yes = "yes", No = "no" }
    /// What comes first where a move ends: the roadworks or the event.
    ArrivalOrder { RoadworksFirst = "roadworks", EventFirst = "event" }
    /// The order of the actions of a stop in a city.
    StopOrder { Ruled = "ruled", Free = "any" }
    /// What the jam sign closes.
    JammedSpace { Closed = "closed", OpenToDeliver = "city-open-to-deliver" }
    /// When an event space draws a card.
    EventDrawn { MoveEnds = "move-ends", ExactCount = "exact-count" }
    /// Whether a move by an event card draws another.
    CardMovesDraw { Yes = "yes", DieThrown = "die-thrown" }
    /// Where a used event card goes.
    UsedEventCard { UnderDeck = "under-deck", Reshuffled = "reshuffled", Out = "out" }
    /// What is paid later for an event that could not be paid.
    UnpayableCost { Double = "double", Single = "single" }
    /// Selling trailers, and whether there are any.
    TrailersSell { No = "no", OwnTurnIfFits = "own-turn-if-fits", AnyTimeIfFits = "any-time-if-fits", OwnTurnGoodsStay = "own-turn-goods-stay", NoTrailers = "no-trailers" }
    /// What allows an auction.
    AuctionAfter { AnyStop = "any-stop", Exact = "exact-count", ExactNotByCard = "exact-count-not-by-card", Take = "none-take" }
    /// How many auctions a turn has.
    AuctionsATurn { OneAStop = "one-a-stop", One = "one", None = "none" }
    /// The order of bids.
    AuctionOrder { OpenOutcry = "open-outcry", Clockwise = "clockwise", None = "none" }
    /// What a lack of interest removes from the display: nothing, or the first contract of the row.
    /// The first place is the one at the loading dock; where the row is drawn, it is on the left.
    NoInterest { No = "no", NearestDock = "nearest-dock" }
    /// How the display closes a gap.
    DisplayAfterSale { InPlace = "in-place", Slides = "slides", RemovalSlides = "in-place-removal-slides" }
    /// Loading a contract won in another's turn.
    LoadWon { AtOnce = "at-once", OwnTurn = "own-turn" }
    /// What becomes of a public contract that is taken without an auction.
    TakenContract { LoadsIfFits = "loads-if-fits", LoadsAtChoice = "loads-at-choice" }
    /// A card that helps by choice or by force.
    ChoiceOrForced { Choice = "choice", Forced = "forced" }
    /// A card that may or must be carried out.
    MayMust { May = "may", Must = "must" }
    /// How far Gute Routenplanung looks for a free city.
    RouteReach { ThroughOccupied = "through-occupied", Neighbouring = "neighbouring" }
    /// The spaces that the fog and accident jams can go on.
    JamSpace { Empty = "empty", Any = "any", Free = "free" }
    /// The destination of Familiennachwuchs.
    Destination { Nearest = "nearest", Any = "any" }
    /// The city of Dokumente.
    DocumentsCity { Opposite = "opposite-direction", LastCity = "last-city" }
    /// The event space of Zollabfertigung.
    NextEvent { Nearest = "nearest", Neighbouring = "neighbouring" }
    /// Where the contracts of stolen goods go.
    StolenContracts { FaceUp = "face-up", Hand = "hand" }
    /// The city of Ware verdorben, where the card does not leave a choice.
    SpoiledCity { LastLoading = "last-loading", LastOfCarried = "last-of-carried" }
}

macro_rules! switches {
    ($( $(#[$doc:meta])* $field:ident: $ty:ty = $name:literal, )*) => {
        /// How a table plays: a value for every switch.
        #[derive(Clone, Debug, PartialEq, Eq, Default)]
        pub struct Switches {
            $( $(#[$doc])* pub $field: $ty, )*
        }

        /// The names of all switches, in the order in which they are shown.
        pub const SWITCH_NAMES: &[&str] = &[$($name),*];

        impl Switches {
            /// The value of a switch, as it is written.
            pub fn get(&self, name: &str) -> Option<String> {
                match name {
                    $( $name => Some(self.$field.text()), )*
                    _ => None,
                }
            }

            /// What a switch can be set to.
            pub fn allowed(name: &str) -> Option<Allowed> {
                match name {
                    $( $name => Some(<$ty as SwitchValue>::allowed()), )*
                    _ => None,
                }
            }

            /// Sets a switch from its written name and value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), InputError> {
                match name {
                    $( $name => match <$ty as SwitchValue>::parse(value) {
                        Some(value) => { self.$field = value; Ok(()) }
                        None => Err(<$ty as SwitchValue>::allowed().missed_by($name, value).into()),
                    }, )*
                    _ => Err(ErrorKind::SwitchUnknown {
                        name: name.to_owned(),
                        near: near(name, SWITCH_NAMES.iter().copied()),
                    }
                    .into()),
                }
            }
        }
    };
}

switches! {
    /// What money is called.
    currency: Currency = "currency",
    /// The board.
    board: Name = "board",
    /// The deck of contracts.
    contract_deck: Name = "contract-deck",
    /// The deck of event cards.
    event_deck: Name = "event-deck",
    /// Hidden contracts that each player is dealt.
    private_contracts: Number<1, 10> = "private-contracts",
    /// Contracts in the public pile for 2, 3, 4, 5 and 6 players.
    public_pile: Piles = "public-pile",
    /// Where trucks start.
    start_space: StartSpace = "start-space",
    /// When trucks are placed.
    placed: Placed = "placed",
    /// Who begins.
    first_player: FirstPlayer = "first-player",
    /// Dice rolled in a turn; with two, one of them is used.
    dice: Number<1, 2> = "dice",
    /// Trucks on one road space.
    road_trucks: Number<1, 2> = "trucks-on-a-road-space",
    /// Trucks in one city.
    city_trucks: CityTrucks = "trucks-in-a-city",
    /// A full end space.
    end_space_full: EndSpaceFull = "end-space-full",
    /// The cities that count as own contract cities for stopping early.
    contract_city: ContractCity = "contract-city",
    /// The duty after stopping early in an own contract city.
    stop_in_contract_city: StopInContractCity = "stop-in-contract-city",
    /// Stops in front of a sign.
    stop_at_sign: StopAtSign = "stop-at-sign",
    /// Loading before the roll.
    load_before_roll: LoadBeforeRoll = "load-before-roll",
    /// Loading and delivering in a turn in which the truck stayed where it was.
    serve_waiting: ServeWaiting = "serve-while-waiting",
    /// Loads in a turn.
    loads_a_turn: LoadsATurn = "loads-a-turn",
    /// Deliveries in a turn.
    deliveries_a_turn: DeliveriesATurn = "deliveries-a-turn",
    /// Delivering on a stop.
    delivering: Delivering = "delivering",
    /// The roll of a turn that began with a card move to a delivery.
    roll_after_delivery: RollAfterDelivery = "roll-after-card-delivery",
    /// A second service of the same city.
    second_service: SecondService = "second-service",
    /// The roadworks sign after a 1.
    roadworks_after: RoadworksAfter = "roadworks-after",
    /// No roadworks between Hamburg and Flensburg.
    roadworks_sheltered: YesNo = "roadworks-never-on-hamburg-flensburg",
    /// Roadworks or event first.
    arrival_order: ArrivalOrder = "roadworks-or-event-first",
    /// The order of a stop.
    stop_order: StopOrder = "stop-order",
    /// The jammed space.
    jammed_space: JammedSpace = "jammed-space",
    /// When events are drawn.
    event_drawn: EventDrawn = "event-drawn",
    /// Events after moves by cards.
    card_moves_draw: CardMovesDraw = "card-moves-draw",
    /// The way of a used event card.
    used_event_card: UsedEventCard = "used-event-card",
    /// Costs that cannot be paid.
    unpayable_cost: UnpayableCost = "unpayable-cost",
    /// Selling trailers.
    trailers_sell: TrailersSell = "trailers-sell",
    /// What allows an auction.
    auction_after: AuctionAfter = "auction-after",
    /// Auctions in a turn.
    auctions_a_turn: AuctionsATurn = "auctions-a-turn",
    /// The order of bids.
    auction_order: AuctionOrder = "auction-order",
    /// The auctioneer may buy at once at the fifth bid.
    buy_now: YesNo = "buy-now",
    /// What a lack of interest removes.
    no_interest: NoInterest = "no-interest",
    /// The display after a sale.
    display_after_sale: DisplayAfterSale = "display-after-sale",
    /// Loading what was won in another's turn.
    load_won: LoadWon = "load-won",
    /// Loading what was taken without an auction.
    taken_contract: TakenContract = "taken-contract",
    /// Pannenhilfe.
    pannenhilfe: ChoiceOrForced = "pannenhilfe",
    /// Gute Routenplanung.
    gute_routenplanung: MayMust = "gute-routenplanung",
    /// How far Gute Routenplanung reaches.
    route_reach: RouteReach = "gute-routenplanung-reach",
    /// Subunternehmer.
    subunternehmer: MayMust = "subunternehmer",
    /// The fog and accident jams.
    jam_space: JamSpace = "fog-and-accident-jam",
    /// Familiennachwuchs.
    familiennachwuchs: Destination = "familiennachwuchs",
    /// Unloading after Familiennachwuchs.
    familiennachwuchs_unload: MayMust = "familiennachwuchs-unload",
    /// Schnelle Verladung.
    schnelle_verladung: MayMust = "schnelle-verladung",
    /// Dokumente.
    dokumente: DocumentsCity = "dokumente",
    /// Zollabfertigung.
    zollabfertigung: NextEvent = "zollabfertigung",
    /// Hilfe, Diebe!
    hilfe_diebe: StolenContracts = "hilfe-diebe",
    /// The new roll of Inspektion.
    inspektion: MayMust = "inspektion",
    /// Schneestürme.
    schneestuerme: MayMust = "schneestuerme",
    /// Ware verdorben.
    ware_verdorben: SpoiledCity = "ware-verdorben",
}
