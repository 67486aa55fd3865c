//! A table at which contracts are about to be auctioned, whatever the order of bids.

use super::{Action, Scene, Table, scene};

/// The public contracts, the one nearest the loading dock first. It has bids of 700, 1400, 2100, 2800 and 3500.
pub const ROW: [&str; 4] =
    ["Berlin-Triest", "Frankfurt-Flensburg", "Hannover-München", "Amsterdam-Nürnberg"];

/// Four players; seat 0 is two spaces before Kassel, and four contracts lie face up.
pub fn market(edition: &str) -> Scene {
    scene(edition, &["Hannover-Kassel:1", "Wien", "Graz", "Linz"]).display(&ROW)
}

/// Seat 0 has put Berlin-Triest up for auction.
pub fn opened(edition: &str) -> Table {
    let mut table = market(edition).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
    table
}

/// A contract that starts in Kassel.
pub fn from_kassel(edition: &str) -> &'static str {
    if edition == "manual" { "Kassel-Brüssel" } else { "Kassel-Bern" }
}
