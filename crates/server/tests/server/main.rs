//! The server over real sockets.

mod back;
mod clocks;
mod disk;
mod faults;
mod games;
mod house;
mod limits;
mod old;
mod openapi;
mod orders;
mod pages;
mod together;
mod visitors;
mod votes;
