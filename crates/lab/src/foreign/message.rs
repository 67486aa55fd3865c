//! What a program is told.

use aufachse_engine::{Choice, Rulebook, choices, rulebook};
use aufachse_rules::{Action, Ending, Game, Seat, View, Viewer};
use serde::Serialize;

use super::Greeting;

/// A line to a program; `say` names it.
#[derive(Debug, Serialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub(super) enum Message {
    /// The first line. It is answered.
    Hello { protocol: &'static str },
    /// A game begins.
    Game(Box<Start>),
    /// Something is to be decided. It is answered.
    Choose(Box<Choose>),
    /// The game is over.
    End(End),
}

#[derive(Debug, Serialize)]
pub(super) struct Start {
    seat: Seat,
    players: u8,
    names: Vec<String>,
    turn_limit: Option<u32>,
    /// For dice of its own, so that the same game is played the same way again.
    seed: u64,
    rules: Rulebook,
}

impl Start {
    pub(super) fn of(greeting: &Greeting<'_>) -> Start {
        Start {
            seat: greeting.seat,
            players: greeting.setup.players,
            names: greeting.names.to_vec(),
            turn_limit: greeting.setup.turn_limit,
            seed: greeting.seed,
            rules: rulebook(greeting.rules),
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct Choose {
    must: bool,
    legal: Vec<Choice>,
    view: View,
}

impl Choose {
    pub(super) fn of(
        game: &Game,
        seat: Seat,
        names: &[String],
        must: bool,
        legal: &[Action],
    ) -> Choose {
        let view = View::of(game, Viewer::Seat(seat));
        Choose { must, legal: choices(game, names, legal), view }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct End {
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
    ranking: Vec<Rank>,
}

#[derive(Debug, Serialize)]
struct Rank {
    seat: usize,
    place: u8,
    cash: i64,
}

impl End {
    pub(super) fn of(game: &Game, places: &[(u8, i64)]) -> End {
        let rank = |(seat, &(place, cash)): (usize, &(u8, i64))| Rank { seat, place, cash };
        let mut ranking: Vec<Rank> = places.iter().enumerate().map(rank).collect();
        ranking.sort_by_key(|rank| rank.place);
        End { ending: game.ending(), ranking }
    }
}
