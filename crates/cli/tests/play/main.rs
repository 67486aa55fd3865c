//! The game in lines of text, through the real program and its pipes.

mod alone;
mod driver;
mod online;
#[path = "../common/ran.rs"]
mod ran;
mod refusals;
mod secure;
#[path = "../common/server.rs"]
mod server;
mod shells;
mod together;
