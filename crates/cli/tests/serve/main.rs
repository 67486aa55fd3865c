//! `aufachse serve` as people run it: the real program.
#![cfg(unix)]

mod kill;
mod logs;
mod running;
