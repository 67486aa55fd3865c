//! Reading event decks.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::Deserialize;
use toml::{Spanned, Table, Value};

use super::{Effect, EventCard, EventDeck, MAX_EVENTS};
use crate::board::Board;
use crate::error::{ErrorKind, InputErrors, Reader};
use crate::space::Space;

/// The event decks that come with the game: name and text.
pub const BUILTIN_EVENT_DECKS: &[(&str, &str)] = &[
    ("classic-31", include_str!("../../data/events/classic-31.toml")),
    ("modern-28", include_str!("../../data/events/modern-28.toml")),
];

/// No card costs or pays more: sums over a whole game stay far from the limits of the numbers.
const MAX_MONEY: i64 = 100_000;

/// The most spaces or cubes of a card: as many as a die has pips.
const MAX_NUMBER: u8 = 6;

/// The text of the event deck of that name.
pub fn builtin_events(name: &str) -> Option<&'static str> {
    BUILTIN_EVENT_DECKS.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    name: String,
    #[serde(default)]
    card: Vec<Spanned<CardFile>>,
}

#[derive(Deserialize)]
struct CardFile {
    id: Spanned<String>,
    /// As [`Effect`] is written, with cities by their names.
    #[serde(flatten)]
    effect: Table,
}

/// The ids of the cards of a deck in the box, for those who have no board yet.
pub(crate) fn builtin_card_ids(name: &str) -> Option<Vec<String>> {
    let deck: Table = builtin_events(name)?.parse().ok()?;
    let id = |card: &Value| Some(card.get("id")?.as_str()?.to_owned());
    deck.get("card")?.as_array()?.iter().map(id).collect()
}

impl EventDeck {
    /// Reads an event deck for a board; all faults are reported at once.
    pub fn from_toml(file: &str, text: &str, board: &Board) -> Result<EventDeck, InputErrors> {
        let mut reader = Reader::new(file, text);
        let Some(deck) = reader.parse::<DeckFile>() else { return reader.finish(None) };
        let mut seen = BTreeSet::new();
        let mut cards = Vec::new();
        if deck.card.is_empty() || deck.card.len() > MAX_EVENTS {
            reader.error(0, ErrorKind::EventsCount { cards: deck.card.len(), most: MAX_EVENTS });
        }
        for card in deck.card {
            let at = card.span().start;
            let card = card.into_inner();
            let id_at = card.id.span().start;
            let id = card.id.into_inner();
            if id.is_empty()
                || !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            {
                reader.error(id_at, ErrorKind::EventId { card: id.clone() });
            }
            if !seen.insert(id.clone()) {
                reader.error(id_at, ErrorKind::EventTwice { card: id.clone() });
            }
            check_numbers(&card.effect, at, &mut reader);
            if let Some(effect) = resolve(card.effect, board, at, &mut reader) {
                cards.push(EventCard { id, effect });
            }
        }
        reader.finish(Some(EventDeck { name: deck.name, cards }))
    }
}

/// Amounts are amounts that a bank pays out, and nothing moves further than a die shows.
fn check_numbers(card: &Table, at: usize, reader: &mut Reader) {
    let wrong = |keys: &[&str], range: RangeInclusive<i64>| {
        keys.iter().filter_map(|key| card.get(*key)?.as_integer()).any(|n| !range.contains(&n))
    };
    if wrong(&["cost", "pay", "fine"], 0..=MAX_MONEY) {
        reader.error(at, ErrorKind::EventMoney { most: MAX_MONEY });
    }
    if wrong(&["steps", "cubes"], 1..=i64::from(MAX_NUMBER)) {
        reader.error(at, ErrorKind::EventNumber { most: MAX_NUMBER });
    }
}

/// Puts the spaces of the board for the names of cities, and reads the effect.
fn resolve(mut card: Table, board: &Board, at: usize, reader: &mut Reader) -> Option<Effect> {
    let roadworks = card.get("effect").and_then(Value::as_str) == Some("roadworks");
    // Other cards come from the display or go to a city of choice: those are no names.
    let cities: &[&str] = if roadworks { &["from", "to"] } else { &["city"] };
    let mut known = true;
    for key in cities {
        let Some(value) = card.get_mut(*key) else { continue };
        match city(value, board) {
            Ok(space) => *value = Value::Integer(i64::from(space.0)),
            Err(unknown) => {
                reader.error(at, unknown);
                known = false;
            }
        }
    }
    if !known {
        return None;
    }
    let effect = match card.try_into() {
        Ok(effect) => effect,
        Err(error) => {
            reader.error(at, ErrorKind::Form { reason: error.message().to_owned() });
            return None;
        }
    };
    if let Effect::Roadworks { from, to } = effect
        && board.road(from, to).is_none_or(|road| road.spaces.is_empty())
    {
        let (from, to) = (board.name_of(from), board.name_of(to));
        reader.error(at, ErrorKind::EventNoRoad { from, to });
    }
    Some(effect)
}

/// The city of a name. The number of a space is no name, and nobody is to count on it.
fn city(value: &Value, board: &Board) -> Result<Space, ErrorKind> {
    let found = value.as_str().and_then(|name| board.city(name));
    found.ok_or_else(|| {
        let name = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        ErrorKind::unknown_city(&name, board.cities.iter().map(|c| c.name.as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::builtin_board;
    use crate::events::{ContractSource, SpoiledReturn};

    fn board() -> Board {
        let text = builtin_board("modern").expect("a board");
        Board::from_toml("board", text).expect("a sound board")
    }

    fn read(cards: &str) -> Result<EventDeck, Vec<(usize, String)>> {
        EventDeck::from_toml("deck", &format!("name = \"own\"\n{cards}"), &board())
            .map_err(|faults| faults.0.into_iter().map(|f| (f.line, f.kind.to_string())).collect())
    }

    #[test]
    fn a_card_is_read_with_the_spaces_of_its_cities() {
        let deck = read(
            r#"card = [
                { id = "a", effect = "jam-in", city = "Wien" },
                { id = "b", effect = "contract", from = "display" },
                { id = "c", effect = "roadworks", from = "Kassel", to = "Frankfurt" },
                { id = "d", effect = "breakdown", pay = 300 },
                { id = "e", effect = "spoiled", to = "choice", cost = 500 },
            ]"#,
        )
        .unwrap_or_else(|faults| panic!("{faults:?}"));
        let board = board();
        let city = |name: &str| board.city(name).expect("a city");
        let effects: Vec<Effect> = deck.cards.iter().map(|card| card.effect).collect();
        assert_eq!(
            effects,
            [
                Effect::JamIn { city: city("Wien") },
                Effect::Contract { from: ContractSource::Display },
                Effect::Roadworks { from: city("Kassel"), to: city("Frankfurt") },
                Effect::Breakdown { pay: 300, kept: false },
                Effect::Spoiled { to: SpoiledReturn::Choice, cost: 500 },
            ]
        );
    }

    #[test]
    fn all_faults_of_a_deck_come_at_once_with_their_lines() {
        let faults = read(
            r#"card = [
                { id = "a", effect = "jam-in", city = "Wein" },
                { id = "b", effect = "inspection", city = 7, fine = 1000 },
                { id = "c", effect = "roadworks", from = "Kasel", to = "Wein" },
                { id = "d", effect = "roadworks", from = "Kassel", to = "Wien" },
                { id = "e", effect = "fine", cost = 100001 },
                { id = "f", effect = "move", steps = 7 },
                { id = "g", effect = "fines", cost = 100 },
                { id = "h", effect = "fine", costs = 100 },
                { id = "i", effect = "contract", from = "Kassel" },
                { id = "a", effect = "to-city" },
            ]"#,
        )
        .expect_err("a bad deck");
        for (line, words) in [
            (3, "unknown-city name=Wein near=Wien"),
            (4, "unknown-city name=7"),
            (5, "unknown-city name=Kasel near=Kassel"),
            (5, "unknown-city name=Wein near=Wien"),
            (6, "event-no-road from=Kassel to=Wien"),
            (7, "event-money"),
            (8, "event-number"),
            (9, "fines"),
            (10, "costs"),
            (11, "Kassel"),
            (12, "event-twice card=a"),
        ] {
            let hit = faults.iter().any(|(l, text)| *l == line && text.contains(words));
            assert!(hit, "no fault {words:?} in line {line} among {faults:#?}");
        }
        assert_eq!(faults.len(), 11, "{faults:#?}");
    }
}
