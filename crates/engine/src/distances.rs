//! Distances: how many steps it is from here to there.

use aufachse_rules::{Game, Seat, Space, SpaceSet, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Code, Error};
use crate::spell;
use crate::walk;

#[derive(Debug, Serialize)]
pub(crate) struct Distances {
    from: Space,
    name: String,
    list: Vec<Distance>,
}

/// The way to one space.
#[derive(Debug, Serialize)]
struct Distance {
    space: Space,
    name: String,
    /// Steps on the empty board.
    empty_board: Option<u32>,
    /// Steps as the signs stand now; nothing where they close every way.
    now: Option<u32>,
}

/// The truck of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Truck {
    seat: Seat,
}

/// The distances from a space, or from the truck of a seat, to some spaces or to all cities.
pub(crate) fn of(game: &Game, from: &Value, to: Option<&Value>) -> Result<Distances, Error> {
    let board = game.rules().board();
    let from = start(game, from)?;
    let on_board = |space: Space| {
        let known = board.all.has(space).then_some(space);
        known.ok_or_else(|| Error::of(Code::UnknownName).detail(space.0))
    };
    let from = on_board(from)?;
    let targets = match to {
        None => board.city_set.iter().collect(),
        Some(Value::Array(list)) => list
            .iter()
            .map(|to| on_board(spell::space(game, to)?))
            .collect::<Result<Vec<_>, _>>()?,
        Some(one) => vec![on_board(spell::space(game, one)?)?],
    };
    let empty = walk::steps(board, from, SpaceSet::EMPTY);
    let now = walk::steps(board, from, game.public_table().signs);
    let distance = |space: Space| Distance {
        space,
        name: board.name_of(space),
        empty_board: empty.get(space.index()).copied().flatten(),
        now: now.get(space.index()).copied().flatten(),
    };
    let list = targets.into_iter().map(distance).collect();
    Ok(Distances { from, name: board.name_of(from), list })
}

fn start(game: &Game, from: &Value) -> Result<Space, Error> {
    let Value::Object(_) = from else { return spell::space(game, from) };
    let Truck { seat } =
        Truck::deserialize(from).map_err(|wrong| Error::of(Code::BadRequest).detail(wrong))?;
    let players = View::of(game, Viewer::Spectator).players;
    let Some(player) = players.get(seat.index()) else {
        let seats: Vec<usize> = (0..players.len()).collect();
        return Err(Error::of(Code::NoSeat).detail(seat.0).allowed(&seats));
    };
    player.truck.ok_or_else(|| Error::of(Code::NoTruck).detail(seat.0))
}
