//! A table as everybody may know it.

use std::collections::BTreeMap;

use aufachse_bots::Level;
use aufachse_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who is meant to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person at the device that opened the table.
    Here,
    /// A person who got the seat's own link.
    Link,
    /// A bot.
    Bot,
    /// Anybody who comes to the table.
    Open,
}

/// The colours of the trucks; the page gives each a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "colours say what they are")]
pub enum Colour {
    Red,
    Green,
    Violet,
    Petrol,
    Orange,
    Grey,
}

impl Colour {
    /// All colours, in the order in which seats get them.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Green, Colour::Violet, Colour::Petrol, Colour::Orange, Colour::Grey];
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the levels are documented where they play")]
pub enum BotLevel {
    Random,
    Lehrling,
    Fahrer,
    Disponent,
    Chef,
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Level {
        match level {
            BotLevel::Random => Level::Random,
            BotLevel::Lehrling => Level::Lehrling,
            BotLevel::Fahrer => Level::Fahrer,
            BotLevel::Disponent => Level::Disponent,
            BotLevel::Chef => Level::Chef,
        }
    }
}

/// Why a bot drives for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum BotWhy {
    /// The seat is a bot's.
    Seat,
    /// Its player wanted it so; he takes the wheel back when he likes.
    Asked,
    /// Its player was away for too long; he has it back when he returns.
    Absent,
    /// Its player's time ran out.
    Clock,
    /// Its player left for good, or was voted out.
    Left,
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as he likes.
    #[default]
    None,
    /// So long each time the game comes to wait for him.
    Turn {
        /// Seconds, from 5 to 3600.
        seconds: u32,
    },
    /// So long for the whole game.
    Game {
        /// Seconds, from 60 to 36000.
        seconds: u32,
    },
    /// So many days each time, for slow games.
    Days {
        /// Days, from 1 to 14.
        days: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Who is meant to sit there.
    pub kind: SeatKind,
    /// The name of who sits there; empty where nobody does, and for a bot the page's business.
    pub name: String,
    /// The level of its bot, where the seat is a bot's.
    pub level: Option<BotLevel>,
    /// Its colour.
    pub colour: Colour,
    /// Does anybody sit there?
    pub taken: bool,
    /// Why a bot drives for it, if one does.
    pub bot: Option<BotWhy>,
    /// Is its player connected?
    pub present: bool,
}

/// The promise of fair dice and what was revealed of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fair {
    /// The SHA-256 of the secret seed, in hexadecimal digits.
    pub promise: String,
    /// The words of the players by seat, once the game has begun.
    pub words: Vec<String>,
    /// Which seats have given a word so far.
    pub given: Vec<Seat>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Was the seed chosen by whoever opened the table, so that he may know what comes?
    #[serde(default)]
    pub chosen: bool,
}

/// The secret of a link seat, for the one who opened the table. The page puts it behind the `#`
/// of an address, which no server and no other page gets to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Invite {
    /// The seat.
    pub seat: Seat,
    /// What has to be sent to take it.
    pub key: String,
}

/// A table as everybody may know it, and what concerns the one who asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its id, which is also the way to it.
    pub id: String,
    /// The revision of the table.
    pub revision: u32,
    /// The edition.
    pub edition: String,
    /// The switches that are set otherwise than the edition has them.
    pub switches: BTreeMap<String, String>,
    /// The fingerprint of board, decks and switches.
    pub fingerprint: String,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub status: Status,
    /// Can it be found in the lobby?
    pub listed: bool,
    /// The clock.
    pub clock: Clock,
    /// Does everybody see everybody's cash?
    pub open_cash: bool,
    /// After so many seconds a bot drives for an absent player; never if nothing is said.
    pub absence: Option<u32>,
    /// The game ends after so many turns.
    pub turn_limit: Option<u32>,
    /// The first player, where the host chose one.
    pub first: Option<Seat>,
    /// The fair dice.
    pub fair: Fair,
    /// When it was opened, in seconds since 1970.
    pub created: u32,
    /// Did the one who asks open it?
    pub host: bool,
    /// The seats of the one who asks.
    pub own: Vec<Seat>,
    /// The secrets of the link seats that are still free, for the host alone.
    pub invites: Vec<Invite>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The record, once the game is over.
    pub record: Option<String>,
}
