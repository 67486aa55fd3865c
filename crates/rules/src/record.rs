//! Records: the log is the game. A header, one line for each action, and a closing line.

mod read;
mod verify;

pub use verify::{Proof, Verified};

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actor, Seat};
use crate::error::{ErrorKind, InputError};
use crate::fair::FairDice;
use crate::fingerprint::RULES_REVISION;
use crate::game::{Game, Setup};
use crate::happening::{Ending, Happening};
use crate::rules::{OwnFiles, Rules};
use crate::switches::SWITCH_NAMES;

/// The format that this version writes and reads.
pub const RECORD_FORMAT: &str = "aufachse-record/1";

/// The revisions of the rules whose records this version plays.
///
/// A record names the revision that it was played with. A record of another revision is refused
/// with [`ErrorKind::RecordRevision`]: the same actions might not lead to the same game.
///
/// ```
/// use aufachse_rules::{PLAYED_REVISIONS, RULES_REVISION};
/// assert!(PLAYED_REVISIONS.contains(&RULES_REVISION));
/// ```
pub const PLAYED_REVISIONS: &[u32] = &[RULES_REVISION];

/// Files of one's own that a game was played with, so that its record stands by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnTexts {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) board: Option<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contracts: Option<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<(String, String)>,
}

/// The first line of a record: everything that is settled before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordHeader {
    /// What kind of file this is.
    pub format: String,
    /// The revision of the rules; see [`PLAYED_REVISIONS`].
    pub revision: u32,
    /// The fingerprint of board, decks and switches.
    pub rules: String,
    /// The edition.
    pub edition: String,
    /// All switches as they were set.
    pub switches: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) own: OwnTexts,
    /// Players, first player and turn limit.
    pub setup: Setup,
    /// The names of the players, by seat.
    pub seats: Vec<String>,
    /// By seat, the level of the bot that played there; empty for a person, and for all where
    /// nobody said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    /// The position from which the game was played, if not from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The number from which all chance came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The promise of fair dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairDice>,
}

/// One action with who did it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who acted.
    pub by: Actor,
    /// What was done.
    #[serde(rename = "do")]
    pub action: Action,
    /// The fingerprint of the state after it, where a turn began or the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// The last line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// How many actions stand above.
    pub actions: usize,
    /// The fingerprint of the last state.
    pub hash: String,
    /// How the game ended; nothing if it was saved under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The cash of each player.
    pub cash: Vec<i32>,
    /// The seed of fair dice, revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// A game from its first to its last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What was settled before.
    pub header: RecordHeader,
    /// What was done.
    pub entries: Vec<Entry>,
    /// The closing line.
    pub closing: Option<Closing>,
}

#[derive(Serialize)]
struct ClosingLine<'c> {
    closing: &'c Closing,
}

impl Record {
    /// The line of the first action: the header stands above it.
    pub(crate) const FIRST_ENTRY: usize = 2;

    /// An empty record of a game that is about to begin.
    pub fn new(rules: &Rules, setup: &Setup, seats: Vec<String>) -> Record {
        let switches = SWITCH_NAMES
            .iter()
            .filter_map(|name| Some(((*name).to_owned(), rules.switches().get(name)?)))
            .collect();
        let own = rules.own.clone();
        Record {
            header: RecordHeader {
                format: RECORD_FORMAT.to_owned(),
                revision: RULES_REVISION,
                rules: rules.fingerprint(),
                edition: rules.edition.id.clone(),
                switches,
                own: OwnTexts {
                    board: own.board,
                    contracts: own.contracts,
                    events: own.events,
                    edition: own.edition,
                },
                setup: setup.clone(),
                seats,
                bots: Vec::new(),
                position: None,
                seed: None,
                fair: None,
            },
            entries: Vec::new(),
            closing: None,
        }
    }

    /// Adds an action that was carried out, with what it brought about and the game after it.
    pub fn push(&mut self, by: Actor, action: Action, told: &[Happening], game: &Game) {
        let hash = marks_state(told).then(|| game.fingerprint());
        self.entries.push(Entry { by, action, hash });
    }

    /// Closes the record with the last state.
    pub fn close(&mut self, game: &Game, seed: Option<[u8; 32]>) {
        self.closing = Some(Closing {
            actions: self.entries.len(),
            hash: game.fingerprint(),
            ending: game.ending(),
            cash: game.cash(),
            seed: seed.map(crate::fair::seed_to_hex),
        });
    }

    /// The record as text: JSON, one object a line.
    pub fn to_text(&self) -> String {
        let mut lines = vec![json(&self.header)];
        lines.extend(self.entries.iter().map(json));
        if let Some(closing) = &self.closing {
            lines.push(json(&ClosingLine { closing }));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// The rules that the record was played with.
    pub fn rules(&self) -> Result<Arc<Rules>, InputError> {
        let header = &self.header;
        let switches: Vec<(String, String)> =
            header.switches.iter().map(|(n, v)| (n.clone(), v.clone())).collect();
        let own = OwnFiles {
            board: header.own.board.clone(),
            contracts: header.own.contracts.clone(),
            events: header.own.events.clone(),
            edition: header.own.edition.clone(),
        };
        let rules = Rules::build(&header.edition, &switches, own)
            .map_err(|errors| InputError::in_line(1, ErrorKind::RecordRules { errors }))?;
        if rules.fingerprint() != header.rules {
            return Err(InputError::in_line(1, ErrorKind::RecordOtherRules));
        }
        Ok(rules)
    }

    /// The game before the first action.
    pub fn start(&self) -> Result<Game, InputError> {
        let rules = self.rules()?;
        let at_header = |kind| InputError::in_line(1, kind);
        if let Some(position) = &self.header.position {
            let game = Game::from_position("position", position, rules.own.clone())
                .map_err(|errors| at_header(ErrorKind::RecordRules { errors }))?;
            // The position says by itself what is played; it must be what the header says.
            let same = game.rules.fingerprint() == self.header.rules
                && game.players() == self.header.setup.players;
            return if same { Ok(game) } else { Err(at_header(ErrorKind::RecordOtherRules)) };
        }
        Game::new(rules, &self.header.setup)
            .map_err(|error| at_header(ErrorKind::RecordSetup { why: Box::new(error) }))
    }

    /// The name of a player.
    pub fn name_of(&self, seat: Seat) -> &str {
        self.header.seats.get(seat.index()).map_or("", String::as_str)
    }
}

/// Is the state after these happenings written into the record?
fn marks_state(told: &[Happening]) -> bool {
    told.iter().any(|h| matches!(h, Happening::TurnBegan { .. } | Happening::Ended { .. }))
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
