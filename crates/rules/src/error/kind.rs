//! Every kind of error that an input can have.

use super::{InputError, InputErrors, near};
use crate::action::Action;
use crate::refusal::Refusal;

crate::message_codes! {
    /// What is wrong with an input. Each kind has a stable code, which is its name in lower case
    /// with hyphens (without `record` or `setup` in front), and its operands as fields.
    ///
    /// ```
    /// use aufachse_rules::{Coded as _, ErrorKind, Rules};
    /// let errors = Rules::builtin("clasic").unwrap_err();
    /// let kind = &errors.0[0].kind;
    /// assert!(matches!(kind, ErrorKind::UnknownEdition { name, .. } if name == "clasic"));
    /// assert_eq!(kind.code(), "unknown-edition");
    /// ```
    #[non_exhaustive]
    pub enum ErrorKind {
        "fault" {
            // The form of a text.
            /// What the reader of the form says.
            Form { reason: String } = "form",

            // Names that nothing answers to.
            /// No city of the board.
            UnknownCity { name: String, near: Option<String> } = "unknown-city",
            /// No space of the board.
            UnknownSpace { name: String, near: Option<String> } = "unknown-space",
            /// No contract of the deck.
            UnknownContract { name: String, near: Option<String> } = "unknown-contract",
            /// Not two cities, as a contract has.
            UnknownContractCities { name: String } = "unknown-contract-cities",
            /// No event card of the deck.
            UnknownCard { name: String, near: Option<String> } = "unknown-card",
            /// No edition to stand on.
            UnknownBase { name: String, allowed: Vec<String>, near: Option<String> }
                = "unknown-base",
            /// No refusal.
            UnknownRefusal { name: String, near: Option<String> } = "unknown-refusal",
            /// No edition in the box.
            UnknownEdition { name: String, allowed: Vec<String>, near: Option<String> }
                = "unknown-edition",
            /// No board in the box.
            UnknownBoard { name: String, allowed: Vec<String>, near: Option<String> }
                = "unknown-board",
            /// No deck of contracts in the box.
            UnknownContractDeck { name: String, allowed: Vec<String>, near: Option<String> }
                = "unknown-contract-deck",
            /// No deck of event cards in the box.
            UnknownEventDeck { name: String, allowed: Vec<String>, near: Option<String> }
                = "unknown-event-deck",

            // Boards.
            /// The board has no name.
            BoardNoName = "board-no-name",
            /// More spaces than a board can have.
            BoardTooManySpaces { spaces: usize, most: usize } = "board-too-many-spaces",
            /// Fewer than two cities.
            BoardTooFewCities = "board-too-few-cities",
            /// A city has no name.
            CityNoName = "city-no-name",
            /// A name begins or ends with a blank.
            CityBlank { name: String } = "city-blank",
            /// A name holds a mark that names of spaces are made with.
            CityMark { name: String } = "city-mark",
            /// A name holds a character that cannot be shown.
            CityControl { name: String } = "city-control",
            /// Two cities have the same name.
            CityTwice { name: String } = "city-twice",
            /// A place that is not a finite number.
            PointNotFinite = "point-not-finite",
            /// A place far off any map.
            PointFarOff { number: String } = "point-far-off",
            /// A road from a city to itself.
            RoadToItself { city: String } = "road-to-itself",
            /// A second road between two cities.
            RoadTwice { from: String, to: String } = "road-twice",
            /// A city without a road.
            CityNoRoad { city: String } = "city-no-road",
            /// More roads than a city can have.
            CityTooManyRoads { city: String, roads: usize, most: usize } = "city-too-many-roads",
            /// An event space at sea.
            EventAtSea = "event-at-sea",
            /// Two event spaces side by side.
            EventsSideBySide = "events-side-by-side",
            /// A city that cannot be reached.
            BoardNoWay { from: String, to: String } = "board-no-way",
            /// More ways of six steps than can be counted.
            BoardTooManyWays { board: String } = "board-too-many-ways",

            // Decks of contracts.
            /// The deck has no name.
            ContractsNoName = "contracts-no-name",
            /// The deck has no card.
            ContractsEmpty = "contracts-empty",
            /// More cards than a deck can have.
            ContractsTooMany { contracts: usize, most: usize } = "contracts-too-many",
            /// The same contract again.
            ContractTwice = "contract-twice",
            /// A contract that leads nowhere.
            ContractSameCity { city: String } = "contract-same-city",
            /// A wrong number of goods.
            ContractGoods { goods: i64, most: i64 } = "contract-goods",
            /// A wrong revenue.
            ContractRevenue { revenue: i64, most: i64 } = "contract-revenue",
            /// Not five bids.
            ContractBidCount { bids: usize } = "contract-bid-count",
            /// A bid of nothing.
            ContractBidNothing = "contract-bid-nothing",
            /// A bid that is not higher than the one before.
            ContractBidOrder = "contract-bid-order",
            /// A bid that eats up the revenue.
            ContractBidRevenue { revenue: i64 } = "contract-bid-revenue",

            // Decks of event cards.
            /// No card, or too many.
            EventsCount { cards: usize, most: usize } = "events-count",
            /// An id with other characters than an id has.
            EventId { card: String } = "event-id",
            /// The same card again.
            EventTwice { card: String } = "event-twice",
            /// A road that is not there, or has no space for a sign.
            EventNoRoad { from: String, to: String } = "event-no-road",
            /// An amount of money out of bounds.
            EventMoney { most: i64 } = "event-money",
            /// A number of spaces or cubes out of bounds.
            EventNumber { most: u8 } = "event-number",

            // Editions.
            /// The edition that it stands on is faulty itself.
            EditionBase { errors: InputErrors } = "edition-base",
            /// Editions that stand on each other.
            EditionCircle = "edition-circle",
            /// An id that is not one word.
            EditionId = "edition-id",

            // Switches.
            /// There is no switch of that name.
            SwitchUnknown { name: String, near: Option<String> } = "switch-unknown",
            /// The switch does not take that value.
            SwitchValue {
                switch: &'static str,
                value: String,
                allowed: Vec<String>,
                near: Option<String>,
            }
                = "switch-value",
            /// The switch takes a number between bounds.
            SwitchNumber { switch: &'static str, value: String, least: u8, most: u8 }
                = "switch-number",
            /// The switch takes a size of the pile, or one for each number of players.
            SwitchPiles { switch: &'static str, value: String, least: u8, most: u8 }
                = "switch-piles",
            /// The switch takes a name.
            SwitchName { switch: &'static str, value: String } = "switch-name",
            /// Some switches have no value.
            SwitchMissing { switches: Vec<String> } = "switch-missing",

            // Switches that make no sense together.
            /// Auctions without an order of bids.
            ContradictionAuctionOrder = "contradiction-auction-order",
            /// Auctions, and none in a turn.
            ContradictionAuctionsATurn = "contradiction-auctions-a-turn",
            /// Buying at once without auctions.
            ContradictionBuyNowAuctions = "contradiction-buy-now-auctions",
            /// Buying at once in auctions that never ask the auctioneer first.
            ContradictionBuyNowClockwise = "contradiction-buy-now-clockwise",
            /// Removing a contract instead of an auction, without auctions.
            ContradictionNoInterestAuctions = "contradiction-no-interest-auctions",
            /// Removing a contract at every stop.
            ContradictionNoInterestAnyStop = "contradiction-no-interest-any-stop",
            /// A free order, and a removal that comes first.
            ContradictionStopOrder = "contradiction-stop-order",
            /// A rule for contracts that are taken, where none are.
            ContradictionLoadBeforeRoll = "contradiction-load-before-roll",
            /// A second service where the first has no limit.
            ContradictionSecondService = "contradiction-second-service",
            /// A duty to load or deliver in cities where that may be impossible.
            ContradictionContractCity = "contradiction-contract-city",

            // Positions.
            /// Too few or too many seats.
            PositionSeats { seats: usize, least: u8, most: usize } = "position-seats",
            /// A turn out of bounds.
            PositionTurn { most: u32 } = "position-turn",
            /// A turn after the last one that the limit allows.
            PositionTurnLimit { turn: u32, limit: u32 } = "position-turn-limit",
            /// A seat where nobody sits.
            PositionNoSeat { seat: u8 } = "position-no-seat",
            /// The roadworks sign in a city.
            PositionRoadworksInCity = "position-roadworks-in-city",
            /// The roadworks sign on a road that the edition keeps free of it.
            PositionRoadworksSheltered { space: String } = "position-roadworks-sheltered",
            /// Cash below zero.
            PositionCash { cash: i64 } = "position-cash",
            /// More goods than there are.
            PositionGoods { most: u8 } = "position-goods",
            /// A pile with more cards than are left.
            PositionPile { left: u32 } = "position-pile",
            /// A truck on a space that is full.
            PositionFull { space: String } = "position-full",
            /// More trailers of a size than are left.
            PositionTrailers { left: u8 } = "position-trailers",
            /// A trailer where the game has none.
            PositionNoTrailers = "position-no-trailers",
            /// A contract that is not on the road, or named before.
            PositionLoadOrder { contract: String } = "position-load-order",
            /// More cities than a truck remembers.
            PositionCities { most: usize } = "position-cities",
            /// A contract that was taken and is not in the hand.
            PositionTaken { contract: String } = "position-taken",
            /// More goods than a truck holds.
            PositionOverload { goods: u32, capacity: u8 } = "position-overload",
            /// A stolen contract face up where stolen contracts never lie there.
            PositionOpen { contract: String } = "position-open",
            /// Two lost cubes on one space.
            PositionCargoTwice { space: String } = "position-cargo-twice",
            /// A road space where a city is meant.
            PositionNotACity { space: String } = "position-not-a-city",
            /// More contracts face up than the display has places.
            PositionDisplay { most: usize } = "position-display",
            /// A contract in two places.
            PositionContractTwice { contract: String } = "position-contract-twice",
            /// A name that fits two contracts.
            PositionContractDouble { contract: String } = "position-contract-double",
            /// An event card in two places.
            PositionCardTwice { card: String } = "position-card-twice",
            /// A jam that stands nowhere.
            PositionJamNowhere = "position-jam-nowhere",
            /// The jam of a card that names a city, on another space.
            PositionJamElsewhere { card: String, city: String } = "position-jam-elsewhere",
            /// Both signs on one space.
            PositionSignsShare = "position-signs-share",
            /// A debt for no card that costs, or not by its player.
            PositionDebt = "position-debt",
            /// A card whose owner does not have it.
            PositionCardOwner = "position-card-owner",
            /// A card of another kind.
            PositionCardKind { card: String } = "position-card-kind",
            /// A card from a turn that is still to come.
            PositionCardTurn { turn: u32 } = "position-card-turn",
            /// Used event cards where the edition puts none.
            PositionUsedCards { field: &'static str } = "position-used-cards",
            /// A roll that cannot be thrown.
            PositionRoll { dice: usize } = "position-roll",
            /// An event card drawn on a space where none is drawn.
            PositionEventSpace { space: String } = "position-event-space",
            /// An event card that was drawn before the truck has driven.
            PositionEventRoll = "position-event-roll",
            /// A game that is over.
            PositionOver { seat: usize } = "position-over",

            // Things that are missing or there twice.
            /// The load of a truck is not that of its contracts.
            AccountLoad { seat: u8, goods: u8, needed: u32 } = "account-load",
            /// A truck carries more than it holds.
            AccountOverload { seat: u8 } = "account-overload",
            /// A truck stands where there is no room for it.
            AccountFull { seat: u8 } = "account-full",
            /// A contract was taken and is not in the hand.
            AccountTaken { seat: u8 } = "account-taken",
            /// Goods came from nowhere or went there.
            AccountGoods { goods: u32, needed: u8 } = "account-goods",
            /// Contracts are in two places.
            AccountContractsTwice { contracts: u32 } = "account-contracts-twice",
            /// Event cards are in two places.
            AccountCardsTwice { cards: u32 } = "account-cards-twice",
            /// The pile has more cards than nobody has seen.
            AccountPile { pile: u8, unseen: u32 } = "account-pile",
            /// More trailers of a size than there are.
            AccountTrailers { trailers: u8, most: u8 } = "account-trailers",
            /// The two signs share a space.
            AccountSigns = "account-signs",
            /// The order of loading is not that of what is on the road.
            AccountLoadOrder = "account-load-order",
        }
        "setup" {
            /// Too few or too many players.
            SetupPlayers { players: u8, least: u8, most: u8 } = "players",
            /// The first player has no seat.
            SetupFirst { seat: u8, players: u8 } = "first",
            /// The edition finds its first player otherwise.
            SetupFirstNotChosen { how: String } = "first-not-chosen",
            /// The contracts do not suffice.
            SetupCards {
                edition: String,
                players: u8,
                private: usize,
                public: usize,
                contracts: usize,
            }
                = "cards",
            /// The pile does not fill the display.
            SetupPile { edition: String, players: u8, pile: usize, least: usize } = "pile",
        }
        "record" {
            /// There is nothing in the file.
            RecordEmpty = "empty",
            /// It is not a record at all.
            RecordForeign { reason: String, column: usize } = "foreign",
            /// It is a file of another format.
            RecordFormat { found: String, needed: &'static str } = "format",
            /// It was played with a revision of the rules that this version does not play.
            RecordRevision { found: u32, played: Vec<String> } = "revision",
            /// A line cannot be read.
            RecordDamaged { reason: String, column: usize } = "damaged",
            /// The last line is missing.
            RecordBreaksOff = "breaks-off",
            /// There is something behind the closing line.
            RecordTrailing = "trailing",
            /// The rules cannot be put together.
            RecordRules { errors: InputErrors } = "rules",
            /// The rules are not those that the record was played with.
            RecordOtherRules = "other-rules",
            /// The table cannot be set up.
            RecordSetup { why: Box<InputError> } = "setup",
            /// An action is against the rules.
            RecordRefused { why: Box<Refusal> } = "refused",
            /// A fingerprint differs.
            RecordHash = "hash",
            /// A fingerprint is missing.
            RecordNoHash = "no-hash",
            /// The number of actions differs.
            RecordCount { found: usize, needed: usize } = "count",
            /// The seed is not the one that was promised.
            RecordPromise = "promise",
            /// Fair dice were promised, the game is over, and the seed is not there.
            RecordNoSeed = "no-seed",
            /// A seed is revealed that was never promised.
            RecordNoPromise = "no-promise",
            /// A seed and a promise of fair dice, where chance has one source.
            RecordTwoSeeds = "two-seeds",
            /// Dice or cards do not come from the seed.
            RecordDice { found: Action, needed: Action } = "dice",
            /// Dice or cards come where the seed brings none.
            RecordNoDice { found: Action } = "no-dice",
        }
    }
}

impl ErrorKind {
    /// Is the text no record that this version plays at all, rather than a damaged one?
    pub fn is_foreign(&self) -> bool {
        matches!(
            self,
            ErrorKind::RecordEmpty
                | ErrorKind::RecordForeign { .. }
                | ErrorKind::RecordFormat { .. }
                | ErrorKind::RecordRevision { .. }
        )
    }

    /// A city that is not among those of a board.
    pub(crate) fn unknown_city<'c>(
        name: &str,
        known: impl IntoIterator<Item = &'c str>,
    ) -> ErrorKind {
        ErrorKind::UnknownCity { name: name.to_owned(), near: near(name, known) }
    }

    /// An event card that is not among those of a deck.
    pub(crate) fn unknown_card<'c>(
        name: &str,
        known: impl IntoIterator<Item = &'c str>,
    ) -> ErrorKind {
        ErrorKind::UnknownCard { name: name.to_owned(), near: near(name, known) }
    }
}
