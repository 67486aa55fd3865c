//! The map: the board drawn to scale with what lies on it.

pub(crate) mod draw;
pub(crate) mod grid;
pub(crate) mod ground;
pub(crate) mod labels;
pub(crate) mod port;
pub(crate) mod scene;
