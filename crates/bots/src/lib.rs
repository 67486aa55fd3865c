//! Opponents for *Auf Achse*.
//!
//! A bot gets what its seat may see and the list of what it may do, and chooses one of them. It
//! never hangs and never sees more than a person in its seat: whoever thinks ahead draws the
//! hidden cards anew from the view with dice of his own.

#![forbid(unsafe_code)]

mod bidding;
mod chef;
mod disponent;
mod fahrer;
mod horizon;
mod judge;
mod lehrling;
mod level;
mod lore;
mod mind;
mod outlook;
mod random;
mod roads;
mod route;
mod runner;
mod sight;

pub use chef::{Budget, Chef, Ways};
pub use disponent::Disponent;
pub use fahrer::Fahrer;
pub use judge::Taste;
pub use lehrling::Lehrling;
pub use level::Level;
pub use random::Random;
pub use sight::{Bot, Sight};

/// Temporary.
#[doc(hidden)]
pub fn features(
    game: &aufachse_rules::Game,
    seat: aufachse_rules::Seat,
    idle: f32,
    pat: f32,
) -> Vec<f32> {
    let lore = lore::Lore::new(game.rules());
    let mut taste = Taste::PLAIN;
    taste.turn = idle;
    taste.patience = pat;
    let h = horizon::Horizon::of(game);
    let survival = taste.survival(&lore, &h);
    let outlook = taste.outlook(&lore, game, seat);
    let (route, worth) = outlook.plan(&lore, &survival);
    let turns = outlook.truck(&lore, &survival).turns_of(&route);
    let st = outlook.stand;
    let nopen = (st.hand | st.open).count_ones() as f32;
    vec![
        taste.belongings(&lore, &outlook),
        worth + turns * survival.idle,
        turns * lore.rate,
        st.capacity as f32 - 6.0,
        nopen,
        st.road.count_ones() as f32,
        st.missed_turns as f32,
        h.public as f32 / h.players as f32,
    ]
}
