//! What is missing or there twice, where everything on the table is counted.

crate::coded! {
    /// Something on the table is not in its place.
    pub enum AccountFault: "fault" {
        /// The load of a truck is not that of its contracts.
        Load { seat: u8, goods: u8, needed: u32 } = "account-load",
        /// A truck carries more than it holds.
        Overload { seat: u8 } = "account-overload",
        /// A truck stands where there is no room for it.
        Full { seat: u8 } = "account-full",
        /// A contract was taken and is not in the hand.
        Taken { seat: u8 } = "account-taken",
        /// Goods came from nowhere or went there.
        Goods { goods: u32, needed: u8 } = "account-goods",
        /// Contracts are in two places.
        ContractsTwice { contracts: u32 } = "account-contracts-twice",
        /// Event cards are in two places.
        CardsTwice { cards: u32 } = "account-cards-twice",
        /// The pile has more cards than nobody has seen.
        Pile { pile: u8, unseen: u32 } = "account-pile",
        /// More trailers of a size than there are.
        Trailers { trailers: u8, most: u8 } = "account-trailers",
        /// The two signs share a space.
        Signs = "account-signs",
        /// The order of loading is not that of what is on the road.
        LoadOrder = "account-load-order",
    }
}
