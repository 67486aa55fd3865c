//! What can be wrong with a deck of event cards.

crate::coded! {
    /// What is wrong with a deck of event cards.
    pub enum EventFault: "fault" {
        /// No card, or too many.
        Count { cards: usize, most: usize } = "events-count",
        /// An id with other characters than an id has.
        Id { card: String } = "event-id",
        /// The same card again.
        Twice { card: String } = "event-twice",
        /// A road that is not there, or has no space for a sign.
        NoRoad { from: String, to: String } = "event-no-road",
        /// An amount of money out of bounds.
        Money { most: i64 } = "event-money",
        /// A number of spaces or cubes out of bounds.
        Number { most: u8 } = "event-number",
    }
}
