//! The console: *Auf Achse* in a terminal, as lines of text or on the full screen.
//!
//! It is a client of the wire protocol and nothing else. Alone or round one device it opens a
//! server of its own in this process ([`home`]); otherwise it speaks to any other. Either way
//! messages come in over a [`Line`], are folded into a [`Table`], told in words by
//! [`Say`](say::Say), and what the player wants goes back as one of the choices that the server
//! has sent. It knows no rules.

#![forbid(unsafe_code)]

pub mod book;
pub mod error;
pub mod find;
pub mod home;
pub mod keep;
pub mod link;
pub mod model;
pub mod plain;
pub mod play;
pub mod say;
pub mod screen;
pub mod why;
pub mod wishes;

pub use error::Trouble;
pub use link::{Heard, Line};
pub use model::{Connection, News, Table};
pub use wishes::Wishes;
