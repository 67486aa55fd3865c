//! The colours of day and night.

use crate::Theme;

/// Colours that are the same by day and by night, as on real signs.
pub(crate) const BLUE: &str = "#0b5cad";
pub(crate) const YELLOW: &str = "#ffd400";
pub(crate) const RED: &str = "#d7263d";
pub(crate) const INK: &str = "#15202b";
pub(crate) const WHITE: &str = "#ffffff";

/// The colours of the seats; the shape of each is in `marks`.
pub(crate) const SEATS: [&str; 6] =
    ["#d7263d", "#1f7a4d", "#7b3fb0", "#0f7f9f", "#d96c00", "#6b7680"];

/// Colours that differ between day and night.
pub(crate) struct Palette {
    pub(crate) sea: &'static str,
    pub(crate) coast: &'static str,
    /// Countries with a city of the board.
    pub(crate) land: &'static str,
    /// Countries around them.
    pub(crate) abroad: &'static str,
    pub(crate) border: &'static str,
    pub(crate) road_edge: &'static str,
    pub(crate) road: &'static str,
    pub(crate) road_line: &'static str,
    pub(crate) space: &'static str,
    pub(crate) space_rim: &'static str,
    pub(crate) ferry: &'static str,
    /// The way and the ends of a move.
    pub(crate) guide: &'static str,
    pub(crate) panel: &'static str,
    pub(crate) panel_rim: &'static str,
    pub(crate) words: &'static str,
}

pub(crate) fn palette(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
    }
}

static LIGHT: Palette = Palette {
    sea: "#cfe3ee",
    coast: "#9dbfd2",
    land: "#f5f0e3",
    abroad: "#ebe5d6",
    border: "#cdbf9f",
    road_edge: "#ffffff",
    road: "#71808e",
    road_line: "#ffffff",
    space: "#ffffff",
    space_rim: "#4d5d6b",
    ferry: "#2b7cb6",
    guide: "#0b5cad",
    panel: "#fffdf7",
    panel_rim: "#cdbf9f",
    words: "#15202b",
};

static DARK: Palette = Palette {
    sea: "#10222f",
    coast: "#2f4c5e",
    land: "#1d2b33",
    abroad: "#192730",
    border: "#3a4e5a",
    road_edge: "#0e181e",
    road: "#6c7d8a",
    road_line: "#a9b8c3",
    space: "#25353f",
    space_rim: "#b4c3cd",
    ferry: "#6db3de",
    guide: "#3d9bff",
    panel: "#16222a",
    panel_rim: "#3a4e5a",
    words: "#e6edf2",
};
