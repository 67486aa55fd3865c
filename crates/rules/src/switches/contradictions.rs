//! Switches that make no sense together.

use super::{
    AuctionAfter, AuctionOrder, AuctionsATurn, ContractCity, DeliveriesATurn, LoadBeforeRoll,
    LoadsATurn, NoInterest, SecondService, StopInContractCity, StopOrder, Switches, YesNo,
};
use crate::error::ErrorKind;

impl Switches {
    /// Reasons why this combination of switches makes no sense.
    pub fn contradictions(&self) -> Vec<ErrorKind> {
        use ErrorKind as E;
        let take = self.auction_after == AuctionAfter::Take;
        let buy_now = self.buy_now == YesNo::Yes;
        let removes = self.no_interest != NoInterest::No;
        let unlimited = self.loads_a_turn != LoadsATurn::OneEndsTurn
            && self.deliveries_a_turn != DeliveriesATurn::OneEndsTurn;
        let must_serve = self.stop_in_contract_city == StopInContractCity::ThenMustServe;
        [
            (!take && self.auction_order == AuctionOrder::None, E::ContradictionAuctionOrder),
            (!take && self.auctions_a_turn == AuctionsATurn::None, E::ContradictionAuctionsATurn),
            (take && buy_now, E::ContradictionBuyNowAuctions),
            (
                buy_now && self.auction_order == AuctionOrder::Clockwise,
                E::ContradictionBuyNowClockwise,
            ),
            (take && removes, E::ContradictionNoInterestAuctions),
            (
                removes && self.auction_after == AuctionAfter::AnyStop,
                E::ContradictionNoInterestAnyStop,
            ),
            (removes && self.stop_order == StopOrder::Free, E::ContradictionStopOrder),
            (
                !take && self.load_before_roll == LoadBeforeRoll::NotJustTaken,
                E::ContradictionLoadBeforeRoll,
            ),
            (
                unlimited && self.second_service == SecondService::InsteadOfRoll,
                E::ContradictionSecondService,
            ),
            (
                must_serve && self.contract_city != ContractCity::CanServe,
                E::ContradictionContractCity,
            ),
        ]
        .into_iter()
        .filter_map(|(wrong, contradiction)| wrong.then_some(contradiction))
        .collect()
    }
}
