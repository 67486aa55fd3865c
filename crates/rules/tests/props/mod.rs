//! Games played at random with every promise of the rules checked on the way: the parts that the
//! property tests and the soak program share.
//!
//! A check gives what is wrong as a text; [`report`] adds the record that leads there.
#![allow(dead_code, unreachable_pub, reason = "each program uses its own part of the checks")]

pub mod checks;
pub mod eager;
pub mod nonsense;
pub mod pages;
pub mod plan;
pub mod report;
pub mod secrets;
pub mod trial;
pub mod undoing;
pub mod watch;
