//! What one may ask “why not?” about: actions that somebody could have in mind, by name.

use aufachse_rules::board::Board;
use aufachse_rules::{Action, Decision, MAX_STEPS, Path, Space, Trailer};

use crate::Table;
use crate::find::{Found, find};
use crate::say::{Say, decision};

/// What was asked about.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// An action; its name, for the answer.
    About(String, Action),
    /// A place that no throw reaches.
    TooFar,
    /// Nothing that is known.
    Unknown,
}

/// Finds the action that somebody asks about: a choice by its number, a city to drive to or to put
/// something at, a contract to load or deliver, or anything else that is done at a table.
pub fn question(say: &Say<'_>, table: &Table, typed: &str) -> Question {
    let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(choice) = number.and_then(|at| table.choices().get(at)) {
        return Question::About(say.choice(choice), choice.action);
    }
    let things = things(say, table);
    let names: Vec<&[String]> = things.iter().map(|(names, _)| names.as_slice()).collect();
    let at = match find(typed, &names) {
        Found::One(at) => at,
        Found::Several(all) => all[0],
        Found::Nothing => return Question::Unknown,
    };
    match things.into_iter().nth(at) {
        Some((names, Some(action))) => {
            Question::About(names.into_iter().next().unwrap_or_default(), action)
        }
        Some((_, None)) => Question::TooFar,
        None => Question::Unknown,
    }
}

type Thing = (Vec<String>, Option<Action>);

/// Everything that can be asked about, by its names; a place without an action is too far.
fn things(say: &Say<'_>, table: &Table) -> Vec<Thing> {
    let teller = say.teller();
    let named = |action: Action, word: &str| {
        (vec![teller.action(&action, &[]), word.to_owned()], Some(action))
    };
    let mut all: Vec<Thing> = vec![
        named(Action::Roll, "roll"),
        named(Action::Stay, "stay"),
        named(Action::StayAsOne, "stay as one"),
        named(Action::Auction(0), "auction"),
        named(Action::Take(0), "take"),
        named(Action::Pass, "pass"),
        named(Action::Done, "done"),
        named(Action::Buy(Trailer::Small), "buy small"),
        named(Action::Buy(Trailer::Large), "buy large"),
        named(Action::Sell(Trailer::Small), "sell small"),
        named(Action::Sell(Trailer::Large), "sell large"),
        named(Action::Unload, "unload"),
    ];
    let Some(view) = table.view() else { return all };
    let own = table.state.looking.and_then(|seat| view.players.get(seat.index()));
    let road = own.map(|player| player.on_road.as_slice()).unwrap_or_default();
    for id in &view.hand {
        all.push((vec![teller.action(&Action::Load(*id), &[])], Some(Action::Load(*id))));
    }
    for id in road {
        all.push((vec![teller.action(&Action::Deliver(*id), &[])], Some(Action::Deliver(*id))));
    }
    let truck = match decision(table) {
        Some(Decision::CardMove { truck, .. }) => view.players.get(truck.index()),
        _ => own,
    };
    let truck = truck.and_then(|player| player.truck);
    for city in table.rules.board().city_set.iter() {
        let action = match decision(table) {
            Some(Decision::Place) => Some(Action::Place(city)),
            Some(Decision::Roadworks) => Some(Action::Roadworks(city)),
            Some(Decision::LoseCargo { .. }) => Some(Action::LoseCargo(city)),
            _ => truck.and_then(|from| drive(table.rules.board(), from, city)),
        };
        // The city is named first: an answer about it needs no more.
        all.push((vec![teller.space(city)], action));
    }
    all
}

/// Driving the shortest way by exact count; nothing where that is too far for any throw.
fn drive(board: &Board, from: Space, to: Space) -> Option<Action> {
    let way = shortest(board, from, to)?;
    Path::new(&way, true, false, false).map(Action::Drive)
}

/// A shortest way on the empty board, without the space it begins at; nothing where it is longer
/// than the longest move.
pub fn shortest(board: &Board, from: Space, to: Space) -> Option<Vec<Space>> {
    let mut at = from;
    let mut way = Vec::new();
    while at != to {
        if way.len() == MAX_STEPS {
            return None;
        }
        let left = board.distance(at, to);
        let nearer = |next: &&Space| board.distance(**next, to) < left;
        at = *board.neighbours.get(at.index())?.iter().find(nearer)?;
        way.push(at);
    }
    Some(way)
}
