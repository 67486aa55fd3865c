//! Names beside the numbers of an action, so that a list of actions can be read.

use aufachse_rules::{
    Action, ContractId, Decision, EventId, Game, Pending, Seat, Space, View, Viewer,
};
use serde::Serialize;

/// What the numbers of one action stand for.
#[derive(Debug, Default, PartialEq, Serialize)]
pub(crate) struct NamesOf {
    /// A space on which something is put.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    /// The space where a truck ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    /// The cities that a truck drives through, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    via: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    /// Money.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i32>,
}

impl NamesOf {
    pub(crate) fn is_empty(&self) -> bool {
        *self == NamesOf::default()
    }
}

/// Knows the names of a table as it stands.
pub(crate) struct Names<'t> {
    game: &'t Game,
    seats: &'t [String],
    display: Vec<Option<ContractId>>,
    auctioned: Option<ContractId>,
}

impl<'t> Names<'t> {
    pub(crate) fn at(game: &'t Game, seats: &'t [String]) -> Names<'t> {
        let auctioned = match game.pending() {
            Pending::Players { decision: Decision::Auction { contract, .. }, .. } => Some(contract),
            _ => None,
        };
        let display = View::of(game, Viewer::Spectator).display.to_vec();
        Names { game, seats, display, auctioned }
    }

    pub(crate) fn of(&self, action: Action) -> NamesOf {
        let none = NamesOf::default;
        match action {
            Action::Place(space)
            | Action::Roadworks(space)
            | Action::Jam(space)
            | Action::LoseCargo(space) => NamesOf { at: Some(self.space(space)), ..none() },
            Action::Drive(path) => {
                let board = self.game.rules().board();
                let cities = path.spaces().take(usize::from(path.steps()).saturating_sub(1));
                let via = cities.filter(|&s| board.is_city(s)).map(|s| self.space(s)).collect();
                NamesOf { to: Some(self.space(path.end())), via, ..none() }
            }
            Action::GoTo(space) => NamesOf { to: Some(self.space(space)), ..none() },
            Action::Load(contract)
            | Action::Deliver(contract)
            | Action::Pick(contract)
            | Action::Contract(contract) => NamesOf { contract: self.contract(contract), ..none() },
            Action::Auction(slot) | Action::Take(slot) => {
                let contract = self.display.get(usize::from(slot)).copied().flatten();
                NamesOf { contract: contract.and_then(|c| self.contract(c)), ..none() }
            }
            Action::Bid(level) => NamesOf { amount: self.bid(level), ..none() },
            Action::BuyNow => NamesOf { amount: self.bid(5), ..none() },
            Action::Buy(trailer) => NamesOf { amount: Some(trailer.price()), ..none() },
            Action::Sell(_) => {
                NamesOf { amount: Some(aufachse_rules::components::TRAILER_SALE), ..none() }
            }
            Action::Choose(seat) | Action::First(seat) => {
                NamesOf { player: self.player(seat), ..none() }
            }
            Action::Event(card) => NamesOf { card: self.card(card), ..none() },
            Action::Roll
            | Action::Stay
            | Action::StayAsOne
            | Action::LeaveRoadworks
            | Action::Unload
            | Action::NoInterest
            | Action::Pass
            | Action::Motivation
            | Action::Accept
            | Action::Decline
            | Action::Done
            | Action::Dice(..)
            | Action::CallOff => none(),
        }
    }

    fn space(&self, space: Space) -> String {
        self.game.rules().board().name_of(space)
    }

    fn contract(&self, contract: ContractId) -> Option<String> {
        let rules = self.game.rules();
        rules.contract(contract).map(|_| rules.name_of_contract(contract))
    }

    fn card(&self, card: EventId) -> Option<String> {
        self.game.rules().events().cards.get(card.index()).map(|card| card.id.clone())
    }

    fn player(&self, seat: Seat) -> Option<String> {
        self.seats.get(seat.index()).cloned()
    }

    fn bid(&self, level: u8) -> Option<i32> {
        let contract = self.game.rules().contract(self.auctioned?)?;
        contract.bids.get(usize::from(level).checked_sub(1)?).copied()
    }
}
