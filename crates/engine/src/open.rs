//! Opening a table: from an edition, a position or a record.

use std::collections::BTreeMap;
use std::sync::Arc;

use aufachse_rules::{
    Action, Actor, FairDice, Game, Happening, OwnFiles, Record, Rules, Session, Setup,
    seed_from_hex,
};
use serde_json::Value;

use crate::dice::{Dice, Origin};
use crate::error::{Code, Error};
use crate::request::{self, ChanceName, Fair, File, Own, Seating};
use crate::step::Step;
use crate::table::Table;

type Open = Result<(Table, Vec<Step>), Error>;

pub(crate) fn new(asked: request::New) -> Open {
    let mut seating = asked.seating;
    let named = seating.seats.as_ref().map(|seats| u8::try_from(seats.len()).unwrap_or(u8::MAX));
    let Some(players) = asked.players.or(named) else {
        return Err(Error::of(Code::BadRequest).detail("players | seats"));
    };
    let seats = seat_names(seating.seats.take(), players)?;
    let edition = match (asked.edition, &asked.own.edition) {
        (Some(edition), _) => edition,
        (None, Some(_)) => String::new(),
        (None, None) => return Err(Error::of(Code::BadRequest).detail("edition")),
    };
    let rules = rules(&edition, asked.switches, asked.own)?;
    let setup = Setup { players, first: asked.first, turn_limit: asked.turn_limit };
    let session = Session::new(rules, &setup, seats).map_err(|error| Error::of_setup(&error))?;
    sit_down(session, seating, players)
}

pub(crate) fn position(asked: request::Position) -> Open {
    let name = asked.name.as_deref().unwrap_or("position");
    let (game, told) = Game::open_position(name, &asked.text, own_files(asked.own))
        .map_err(|faults| Error::of(Code::BadPosition).faults(faults))?;
    let (mut seating, players) = (asked.seating, game.players());
    let seats = seat_names(seating.seats.take(), players)?;
    let viewer = seating.seen_by;
    let (table, mut steps) =
        sit_down(Session::from_position(game, asked.text, seats), seating, players)?;
    // A position with an event card opens with that card.
    if let Some(&Happening::EventDrawn { card, .. }) = told.first() {
        let drawn = Step::new(Actor::Chance, Action::Event(card), told);
        steps.insert(0, viewer.map_or(drawn.clone(), |viewer| drawn.seen_by(viewer)));
    }
    Ok((table, steps))
}

/// Opens a table with its chance, which acts at once where it may.
fn sit_down(session: Session, seating: Seating, players: u8) -> Open {
    let origin = origin(seating.chance.as_ref(), seating.seed, seating.fair, players)?;
    let mut table = promise(session, origin, seating.auto);
    let steps = table.open(seating.seen_by)?;
    Ok((table, steps))
}

pub(crate) fn record(asked: &request::Record) -> Open {
    let record = Record::from_text(&asked.text).map_err(|error| Error::of_record_text(&error))?;
    let revealed = record.closing.as_ref().and_then(|c| c.seed.as_deref()).and_then(seed_from_hex);
    // A game whose secret is still kept can only go on with what the other side brings.
    let origin = match (&record.header.fair, record.header.seed) {
        (Some(fair), _) => revealed.map(|seed| Origin::Fair(fair.clone(), seed)),
        (None, seed) => seed.map(Origin::Number),
    };
    // A record is refused unless its dice come from its seed.
    let session =
        Session::from_record(&record).map_err(|error| Error::of_record(&record, &error))?;
    let mut dice = origin.map_or(Dice::Scripted, |origin| Dice::seeded(origin, asked.auto));
    dice.wind_to(&session);
    let mut table = Table::new(session, dice);
    let steps = table.open(None)?;
    Ok((table, steps))
}

pub(crate) fn rules(
    edition: &str,
    switches: BTreeMap<String, Value>,
    own: Own,
) -> Result<Arc<Rules>, Error> {
    let text = |value: Value| match value {
        Value::String(text) => text,
        other => other.to_string(),
    };
    let switches: Vec<(String, String)> =
        switches.into_iter().map(|(name, value)| (name, text(value))).collect();
    Rules::build(edition, &switches, own_files(own))
        .map_err(|faults| Error::of(Code::BadRules).faults(faults))
}

fn own_files(own: Own) -> OwnFiles {
    let file = |file: Option<File>| file.map(|file| (file.name, file.text));
    OwnFiles {
        board: file(own.board),
        contracts: file(own.contracts),
        events: file(own.events),
        edition: file(own.edition),
    }
}

/// The names of the players; where none are given, they are numbered.
fn seat_names(names: Option<Vec<String>>, players: u8) -> Result<Vec<String>, Error> {
    match names {
        None => Ok((1..=players).map(|n| n.to_string()).collect()),
        Some(names) if names.len() == usize::from(players) => Ok(names),
        Some(names) => {
            Err(Error::of(Code::BadSetup)
                .detail(format!("seats: {}, players: {players}", names.len())))
        }
    }
}

fn origin(
    chance: Option<&ChanceName>,
    seed: Option<u64>,
    fair: Option<Fair>,
    players: u8,
) -> Result<Option<Origin>, Error> {
    let bad = |detail: &str| Err(Error::of(Code::BadChance).detail(detail));
    match (chance, seed, fair) {
        (Some(ChanceName::Scripted) | None, None, None) => Ok(None),
        (Some(ChanceName::Seeded) | None, Some(seed), None) => Ok(Some(Origin::Number(seed))),
        (Some(ChanceName::Seeded) | None, None, Some(fair)) => {
            let Some(seed) = seed_from_hex(&fair.seed) else { return bad("fair.seed") };
            if fair.words.len() != usize::from(players) {
                return bad("fair.words");
            }
            Ok(Some(Origin::Fair(FairDice::promise(seed).with_words(fair.words), seed)))
        }
        _ => bad("chance | seed | fair"),
    }
}

/// Writes into the record where its chance comes from, so that it can be proved.
fn promise(mut session: Session, origin: Option<Origin>, auto: bool) -> Table {
    let header = &mut session.record_mut().header;
    let dice = match origin {
        None => Dice::Scripted,
        Some(origin) => {
            match &origin {
                Origin::Number(seed) => header.seed = Some(*seed),
                Origin::Fair(fair, _) => header.fair = Some(fair.clone()),
            }
            Dice::seeded(origin, auto)
        }
    };
    Table::new(session, dice)
}
