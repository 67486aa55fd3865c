//! The table on the screen, drawn and played.

mod input;
mod pictures;
mod room;
