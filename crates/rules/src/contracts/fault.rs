//! What can be wrong with a deck of contracts.

crate::coded! {
    /// What is wrong with a deck of contracts.
    pub enum ContractFault: "fault" {
        /// The deck has no name.
        NoName = "contracts-no-name",
        /// The deck has no card.
        Empty = "contracts-empty",
        /// More cards than a deck can have.
        TooMany { contracts: usize, most: usize } = "contracts-too-many",
        /// The same contract again.
        Twice = "contract-twice",
        /// A contract that leads nowhere.
        SameCity { city: String } = "contract-same-city",
        /// A wrong number of goods.
        Goods { goods: i64, most: i64 } = "contract-goods",
        /// A wrong revenue.
        Revenue { revenue: i64, most: i64 } = "contract-revenue",
        /// Not five bids.
        BidCount { bids: usize } = "contract-bid-count",
        /// A bid of nothing.
        BidNothing = "contract-bid-nothing",
        /// A bid that is not higher than the one before.
        BidOrder = "contract-bid-order",
        /// A bid that eats up the revenue.
        BidRevenue { revenue: i64 } = "contract-bid-revenue",
    }
}
