//! The bodies of the REST interface.

use std::collections::BTreeMap;

use aufachse_engine::Rulebook;
use aufachse_rules::{Action, Actor, Happening, Seat, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::table::{BotLevel, Clock, Colour, SeatKind, TableInfo};

/// Is the server well?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Health {
    /// Always true: who is not well does not answer so.
    pub ok: bool,
    /// The version of the server.
    pub version: String,
    /// The version of the socket protocol.
    pub protocol: u32,
    /// Tables that are waited at or played.
    pub tables: u32,
}

/// An edition in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EditionInfo {
    /// Its id.
    pub id: String,
    /// How all its switches are set.
    pub switches: BTreeMap<String, String>,
    /// How many can play it with its own switches: the numbers of players.
    pub players: Vec<u8>,
}

/// The tables that can be found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// Listed tables, the newest first.
    pub tables: Vec<TableInfo>,
    /// Tables at which the one who asks has a seat and the game is not over.
    pub own: Vec<TableInfo>,
}

/// A seat of a table that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who is meant to sit there.
    pub kind: SeatKind,
    /// How well its bot plays.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<BotLevel>,
    /// The name of who sits there, for seats `here` and bots.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Its colour; the first free one if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub colour: Option<Colour>,
    /// The word of a seat `here` for the dice.
    #[serde(default)]
    #[ts(optional)]
    pub word: Option<String>,
}

/// A table that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The edition.
    pub edition: String,
    /// Switches set otherwise than the edition has them.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub switches: BTreeMap<String, String>,
    /// The seats, clockwise.
    pub seats: Vec<NewSeat>,
    /// Can it be found in the lobby?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// The clock.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Does everybody see everybody's cash? Yes if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub open_cash: Option<bool>,
    /// After so many seconds (3 to 86400) a bot drives for an absent player.
    #[serde(default)]
    #[ts(optional)]
    pub absence: Option<u32>,
    /// The game ends after so many turns.
    #[serde(default)]
    #[ts(optional)]
    pub turn_limit: Option<u32>,
    /// The first player, where the edition leaves it to the host.
    #[serde(default)]
    #[ts(optional)]
    pub first: Option<Seat>,
    /// What the dice follow from, at most 64 characters, where nobody comes from elsewhere: the seed
    /// of a game that is over, or any text. Drawn by the server if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Opened {
    /// The table.
    pub table: TableInfo,
}

/// Somebody takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// His name, from 1 to 24 characters.
    pub name: String,
    /// The secret of a link seat.
    #[serde(default)]
    #[ts(optional)]
    pub key: Option<String>,
    /// His word for the dice.
    #[serde(default)]
    #[ts(optional)]
    pub word: Option<String>,
}

/// A code that takes the own seats to another device, once and within ten minutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CarryCode {
    /// The code.
    pub code: String,
}

/// Where a code has led.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Carried {
    /// The table.
    pub table: String,
    /// The seats that this device now has.
    pub seats: Vec<Seat>,
}

/// A kept record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordInfo {
    /// Its id: that of its table.
    pub id: String,
    /// The edition.
    pub edition: String,
    /// The players.
    pub seats: Vec<String>,
    /// By seat, the level of the bot that played there; empty for a person, and for all where the
    /// record does not say.
    pub bots: Vec<String>,
    /// Their cash at the end.
    pub cash: Vec<i32>,
    /// When the game was over, in seconds since 1970.
    pub finished: u32,
}

/// A record that is to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ReplayText {
    /// The whole text.
    pub record: String,
}

/// One step of a recorded game with the table after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Frame {
    /// Who acted.
    pub by: Actor,
    /// What was done.
    #[serde(rename = "do")]
    pub action: Action,
    /// What it brought about.
    pub happenings: Vec<Happening>,
    /// The table after it. The hands of all players are in `hands`.
    pub view: View,
    /// Every player's hidden contracts.
    pub hands: Vec<Vec<aufachse_rules::ContractId>>,
}

/// A recorded game, for a viewer who may see everything.
#[derive(Debug, Serialize, TS)]
pub struct Replay {
    /// The box that it was played with.
    #[serde(rename = "box")]
    pub rulebook: Rulebook,
    /// The players.
    pub seats: Vec<String>,
    /// By seat, the level of the bot that played there; empty for a person, and for all where the
    /// record does not say.
    pub bots: Vec<String>,
    /// The steps.
    pub frames: Vec<Frame>,
    /// Are dice and cards proved from the seed? How many; nothing where the record names no seed.
    pub proved: Option<u32>,
}
