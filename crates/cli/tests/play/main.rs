//! The game in lines of text, through the real program and its pipes.

mod alone;
mod driver;
mod online;
mod refusals;
mod shells;
mod together;
