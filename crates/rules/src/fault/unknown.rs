//! Names that nothing answers to.

use super::near_match;

crate::coded! {
    /// A name that nothing answers to, with what was perhaps meant.
    pub enum Unknown: "fault" {
        /// No city of the board.
        City { name: String, near: Option<String> } = "unknown-city",
        /// No space of the board.
        Space { name: String, near: Option<String> } = "unknown-space",
        /// No contract of the deck.
        Contract { name: String, near: Option<String> } = "unknown-contract",
        /// Not two cities, as a contract has.
        ContractCities { name: String } = "unknown-contract-cities",
        /// No event card of the deck.
        Card { name: String, near: Option<String> } = "unknown-card",
        /// No edition to stand on.
        Base { name: String, allowed: Vec<String>, near: Option<String> } = "unknown-base",
        /// No refusal.
        Refusal { name: String, near: Option<String> } = "unknown-refusal",
        /// No edition in the box.
        Edition { name: String, allowed: Vec<String>, near: Option<String> } = "unknown-edition",
        /// No board in the box.
        Board { name: String, allowed: Vec<String>, near: Option<String> } = "unknown-board",
        /// No deck of contracts in the box.
        ContractDeck { name: String, allowed: Vec<String>, near: Option<String> }
            = "unknown-contract-deck",
        /// No deck of event cards in the box.
        EventDeck { name: String, allowed: Vec<String>, near: Option<String> }
            = "unknown-event-deck",
    }
}

/// What was perhaps meant, as an operand.
pub(crate) fn near<'c>(word: &str, known: impl IntoIterator<Item = &'c str>) -> Option<String> {
    near_match(word, known).map(str::to_owned)
}

impl Unknown {
    /// A city that is not among those of a board.
    pub(crate) fn city<'c>(name: &str, known: impl IntoIterator<Item = &'c str>) -> Unknown {
        Unknown::City { name: name.to_owned(), near: near(name, known) }
    }

    /// An event card that is not among those of a deck.
    pub(crate) fn card<'c>(name: &str, known: impl IntoIterator<Item = &'c str>) -> Unknown {
        Unknown::Card { name: name.to_owned(), near: near(name, known) }
    }
}
