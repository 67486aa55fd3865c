//! Draws a board as a road map in SVG.
//!
//! ```
//! use aufachse_map::{Style, svg};
//! use aufachse_rules::board::{Board, builtin_board};
//!
//! let board = Board::from_toml("modern", builtin_board("modern").unwrap()).unwrap();
//! assert!(svg(&board, Style::default()).starts_with("<svg"));
//! ```

mod curve;
mod draw;
pub mod ground;
mod land;
mod marks;
mod palette;
mod sheet;
mod signs;
mod text;

use aufachse_rules::Space;

pub use draw::{svg, svg_with};
pub use sheet::{Rect, Sheet};
pub use signs::Sign;

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark ink on light land.
    #[default]
    Light,
    /// Light lines on dark land.
    Dark,
}

/// How a map is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style<'w> {
    /// Its colours.
    pub theme: Theme,
    /// Do the cities have their signs?
    pub names: bool,
    /// Is the name of the game on the map?
    pub title: bool,
    /// Is there a scale? Only maps of real places have one.
    pub scale: bool,
    /// The words of the key, if there is to be one.
    pub legend: Option<Legend<'w>>,
}

impl Default for Style<'_> {
    fn default() -> Self {
        Style { theme: Theme::Light, names: true, title: false, scale: false, legend: None }
    }
}

/// The words of the map's key, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Legend<'w> {
    /// For a city.
    pub city: &'w str,
    /// For a space of a road.
    pub space: &'w str,
    /// For an event space.
    pub event: &'w str,
    /// For a ferry.
    pub ferry: &'w str,
}

/// What lies on the board during a game.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    /// The trucks, each with its seat.
    pub trucks: Vec<(Space, u8)>,
    /// The roadworks sign.
    pub roadworks: Option<Space>,
    /// The jam sign.
    pub jam: Option<Space>,
    /// A way to be driven, space by space with its start.
    pub way: Vec<Space>,
    /// Spaces where a move may end.
    pub targets: Vec<Space>,
}
