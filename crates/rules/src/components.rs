//! What every box holds alike, whatever its edition.

use crate::action::Trailer;

/// The fewest players.
pub const MIN_PLAYERS: u8 = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// Money of each player at the start.
pub const START_CASH: i32 = 5000;
/// Goods that a truck holds without trailers.
pub const TRUCK_ROOM: u8 = 6;
/// Goods in the box.
pub const GOODS: u8 = 48;
/// Public contracts that lie face up.
pub const DISPLAY: usize = 4;
/// What a trailer of either size sells for.
pub const TRAILER_SALE: i32 = 500;
/// Trailers of each size in the box.
pub const TRAILERS_EACH: u8 = 4;

impl Trailer {
    /// Both sizes.
    pub const ALL: [Trailer; 2] = [Trailer::Small, Trailer::Large];

    /// How many goods it holds.
    pub const fn room(self) -> u8 {
        match self {
            Trailer::Small => 4,
            Trailer::Large => 6,
        }
    }

    /// What it costs.
    pub const fn price(self) -> i32 {
        match self {
            Trailer::Small => 2000,
            Trailer::Large => 3000,
        }
    }
}
