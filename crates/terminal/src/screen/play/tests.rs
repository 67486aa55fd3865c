//! The table on the screen, drawn and played.

mod input;
mod narrow;
mod pictures;
mod room;
