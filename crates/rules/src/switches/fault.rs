//! Switches that cannot be set, and switches that do not go together.

use super::{
    AuctionAfter, AuctionOrder, AuctionsATurn, ContractCity, DeliveriesATurn, LoadBeforeRoll,
    LoadsATurn, NoInterest, SecondService, StopInContractCity, StopOrder, Switches, YesNo,
};

crate::coded! {
    /// A switch could not be set.
    pub enum SwitchError: "fault" {
        /// There is no switch of that name.
        Unknown { name: String, near: Option<String> } = "switch-unknown",
        /// The switch does not take that value.
        Value { switch: String, value: String, allowed: Vec<String>, near: Option<String> }
            = "switch-value",
        /// The switch takes a number between bounds.
        Number { switch: String, value: String, least: u8, most: u8 } = "switch-number",
        /// The switch takes a size of the pile, or one for each number of players.
        Piles { switch: String, value: String, least: u8, most: u8 } = "switch-piles",
        /// The switch takes a name.
        Name { switch: String, value: String } = "switch-name",
        /// Some switches have no value.
        Missing { switches: Vec<String> } = "switch-missing",
    }
}

crate::coded! {
    /// Switches that make no sense together.
    pub enum Contradiction: "fault" {
        /// Auctions without an order of bids.
        AuctionOrder = "contradiction-auction-order",
        /// Auctions, and none in a turn.
        AuctionsATurn = "contradiction-auctions-a-turn",
        /// Buying at once without auctions.
        BuyNowAuctions = "contradiction-buy-now-auctions",
        /// Buying at once in auctions that never ask the auctioneer first.
        BuyNowClockwise = "contradiction-buy-now-clockwise",
        /// Removing a contract instead of an auction, without auctions.
        NoInterestAuctions = "contradiction-no-interest-auctions",
        /// Removing a contract at every stop.
        NoInterestAnyStop = "contradiction-no-interest-any-stop",
        /// A free order, and a removal that comes first.
        StopOrder = "contradiction-stop-order",
        /// A rule for contracts that are taken, where none are.
        LoadBeforeRoll = "contradiction-load-before-roll",
        /// A second service where the first has no limit.
        SecondService = "contradiction-second-service",
        /// A duty to load or deliver in cities where that may be impossible.
        ContractCity = "contradiction-contract-city",
    }
}

impl Switches {
    /// Reasons why this combination of switches makes no sense.
    pub fn contradictions(&self) -> Vec<Contradiction> {
        use Contradiction as C;
        let take = self.auction_after == AuctionAfter::Take;
        let buy_now = self.buy_now == YesNo::Yes;
        let removes = self.no_interest != NoInterest::No;
        let unlimited = self.loads_a_turn != LoadsATurn::OneEndsTurn
            && self.deliveries_a_turn != DeliveriesATurn::OneEndsTurn;
        let must_serve = self.stop_in_contract_city == StopInContractCity::ThenMustServe;
        [
            (!take && self.auction_order == AuctionOrder::None, C::AuctionOrder),
            (!take && self.auctions_a_turn == AuctionsATurn::None, C::AuctionsATurn),
            (take && buy_now, C::BuyNowAuctions),
            (buy_now && self.auction_order == AuctionOrder::Clockwise, C::BuyNowClockwise),
            (take && removes, C::NoInterestAuctions),
            (removes && self.auction_after == AuctionAfter::AnyStop, C::NoInterestAnyStop),
            (removes && self.stop_order == StopOrder::Free, C::StopOrder),
            (!take && self.load_before_roll == LoadBeforeRoll::NotJustTaken, C::LoadBeforeRoll),
            (unlimited && self.second_service == SecondService::InsteadOfRoll, C::SecondService),
            (must_serve && self.contract_city != ContractCity::CanServe, C::ContractCity),
        ]
        .into_iter()
        .filter_map(|(wrong, contradiction)| wrong.then_some(contradiction))
        .collect()
    }
}
