//! The book of a tournament: a line for each game, so that it can be taken up again.

use std::collections::BTreeSet;

use aufachse_rules::{Ending, message_codes};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Tournament;
use super::rating::Score;
use crate::bot_report::BotTally;
use crate::fixture::Fixture;
use crate::played::{Played, SeatPlayed};

/// The format that this version writes and reads.
pub const TOURNAMENT_FORMAT: &str = "aufachse-tournament/1";

/// The first line: the plan, so that only games of one and the same are put together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Header {
    format: String,
    bots: Vec<String>,
    /// The editions with the fingerprints of their rules, and how many play.
    tables: Vec<(String, String, u8)>,
    games: u64,
    seed: u64,
    turn_limit: u32,
}

impl Header {
    pub(super) fn of(tournament: &Tournament) -> Header {
        let table = |table: &crate::Table| {
            (table.rules.edition().id.clone(), table.rules.fingerprint(), table.players)
        };
        Header {
            format: TOURNAMENT_FORMAT.to_owned(),
            bots: tournament.bots.iter().map(ToString::to_string).collect(),
            tables: tournament.tables.iter().map(table).collect(),
            games: tournament.games,
            seed: tournament.house.seed,
            turn_limit: tournament.house.turn_limit,
        }
    }

    /// The line, with its end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// The first thing in which two plans differ: its name, and what each of them has.
    fn difference(&self, found: &Header) -> Option<BookFault> {
        let fields = |header: &Header| match serde_json::to_value(header) {
            Ok(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (ours, theirs) = (fields(self), fields(found));
        let differ = |(field, needed): (&String, &Value)| {
            let found = theirs.get(field)?;
            (found != needed).then(|| BookFault::OtherPlan {
                field: field.clone(),
                found: found.to_string(),
                needed: needed.to_string(),
            })
        };
        ours.iter().find_map(differ)
    }
}

/// One game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// Its place among all games.
    pub game: u64,
    /// Who sat where, by their places among those who play.
    pub bots: Vec<usize>,
    /// How it ended.
    pub ending: Ending,
    /// The place of each seat in the final ranking.
    pub places: Vec<u8>,
    /// The cash of each seat.
    pub cash: Vec<i64>,
    /// How often each seat was asked.
    pub decisions: Vec<u64>,
    /// How long all its answers took, in nanoseconds.
    pub nanos: Vec<u64>,
    /// The seats that were forfeited.
    pub forfeits: Vec<u8>,
}

impl GameLine {
    pub(super) fn of(game: u64, fixture: &Fixture, played: &Played) -> GameLine {
        fn all<T>(played: &Played, of: impl Fn(&SeatPlayed) -> T) -> Vec<T> {
            played.seats.iter().map(of).collect()
        }
        GameLine {
            game,
            bots: fixture.lineup.clone(),
            ending: played.ending,
            places: all(played, |s| s.place),
            cash: all(played, |s| s.cash),
            decisions: all(played, |s| s.decisions),
            nanos: all(played, |s| s.nanos),
            forfeits: played.forfeits.iter().map(|f| f.seat).collect(),
        }
    }

    /// The line, with its end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Is it the game of a fixture, with something for every seat?
    fn is_of(&self, fixture: &Fixture) -> bool {
        let seats = fixture.lineup.len();
        let lengths = [self.places.len(), self.cash.len(), self.decisions.len(), self.nanos.len()];
        self.bots == fixture.lineup && lengths == [seats; 4]
    }

    /// Adds it to what is counted for those who played.
    pub(super) fn count(&self, tallies: &mut [BotTally]) {
        let winners = self.places.iter().filter(|place| **place == 1).count() as u64;
        for (seat, &bot) in self.bots.iter().enumerate() {
            let own = SeatPlayed {
                place: self.places[seat],
                cash: self.cash[seat],
                decisions: self.decisions[seat],
                nanos: self.nanos[seat],
                ..SeatPlayed::default()
            };
            let lost = self.forfeits.iter().any(|lost| usize::from(*lost) == seat);
            tallies[bot].add_seat(&own, winners, lost);
        }
    }

    /// Adds who finished ahead of whom.
    pub(super) fn score(&self, score: &mut Score) {
        for (seat, &one) in self.bots.iter().enumerate() {
            for (beside, &other) in self.bots.iter().enumerate().skip(seat + 1) {
                if one != other {
                    score.add(one, other, (self.places[seat], self.places[beside]));
                }
            }
        }
    }
}

message_codes! {
    /// Why a book cannot be gone on with.
    pub enum BookFault: "book" {
        /// It is no book.
        Foreign = "foreign",
        /// It is of another plan.
        OtherPlan { field: String, found: String, needed: String } = "other-plan",
        /// A line is damaged that is not the last.
        Damaged { line: usize } = "damaged",
        /// A line is of no game of this plan, or of one that stands there already.
        Stray { line: usize } = "stray",
    }
}

/// What was read of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The games.
    pub lines: Vec<GameLine>,
    /// How many bytes of it are good: a last line that breaks off is left out.
    pub good: usize,
}

/// Reads the games of a book, which must be one of this tournament.
pub fn read_book(tournament: &Tournament, text: &str) -> Result<Read, BookFault> {
    let mut read = Read { lines: Vec::new(), good: 0 };
    // Whatever follows the last end of a line was not written to its end.
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let mut lines = whole.split_inclusive('\n').enumerate();
    let Some((_, first)) = lines.next() else {
        let begun = tournament.header().to_line().starts_with(text);
        return if begun { Ok(read) } else { Err(BookFault::Foreign) };
    };
    let header: Header = serde_json::from_str(first).map_err(|_| BookFault::Foreign)?;
    tournament.header().difference(&header).map_or(Ok(()), Err)?;
    read.good = first.len();
    let fixtures = tournament.fixtures();
    let mut seen = BTreeSet::new();
    for (number, text) in lines {
        let line = number + 1;
        let game: GameLine = serde_json::from_str(text).map_err(|_| BookFault::Damaged { line })?;
        let fixture = fixtures.get(game.game as usize);
        if !fixture.is_some_and(|fixture| game.is_of(fixture)) || !seen.insert(game.game) {
            return Err(BookFault::Stray { line });
        }
        read.good += text.len();
        read.lines.push(game);
    }
    Ok(read)
}
