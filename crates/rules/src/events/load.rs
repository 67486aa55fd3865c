//! Reading event decks.

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::Spanned;

use super::{
    CardDice, ContractSource, Effect, EventCard, EventDeck, EventFault, MAX_EVENTS, PartnerMove,
    RailContract, SpoiledReturn,
};
use crate::board::Board;
use crate::fault::{Faults, Reader, Unknown};
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
    #[serde(flatten)]
    effect: EffectFile,
}

#[derive(Deserialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
enum EffectFile {
    Rail {
        which: RailContract,
        cost: i32,
    },
    Roll {
        dice: CardDice,
    },
    Documents,
    MissTurn,
    ToDestination,
    Dumping,
    Contract {
        from: ContractSource,
    },
    ToCity,
    Theft {
        pay: i32,
    },
    Inspection {
        city: String,
        fine: i32,
    },
    Motivation {
        steps: u8,
    },
    Breakdown {
        pay: i32,
        #[serde(default)]
        kept: bool,
    },
    Fine {
        cost: i32,
    },
    Partner {
        steps: u8,
        kind: PartnerMove,
    },
    Snow {
        steps: u8,
    },
    QuickLoading,
    SpecialOrder {
        city: String,
        pay: i32,
        fine: i32,
    },
    JamIn {
        city: String,
    },
    JamAnywhere,
    Gain {
        pay: i32,
    },
    Move {
        steps: u8,
    },
    Spoiled {
        to: SpoiledReturn,
        cost: i32,
    },
    ToEvent,
    Customs {
        cost: i32,
    },
    Roadworks {
        from: String,
        to: String,
    },
    AirFreight {
        city: String,
        cost: i32,
    },
    Navigation,
    FlatTyre,
    LostCargo {
        cubes: u8,
        pay: i32,
    },
    Cloudburst,
}

/// The ids of the cards of a deck in the box, for those who have no board yet.
pub(crate) fn builtin_card_ids(name: &str) -> Option<Vec<String>> {
    let deck: toml::Table = builtin_events(name)?.parse().ok()?;
    let id = |card: &toml::Value| Some(card.get("id")?.as_str()?.to_owned());
    deck.get("card")?.as_array()?.iter().map(id).collect()
}

impl EventDeck {
    /// Reads an event deck for a board; all faults are reported at once.
    pub fn from_toml(file: &str, text: &str, board: &Board) -> Result<EventDeck, Faults> {
        let mut reader = Reader::new(file, text);
        let Some(deck) = reader.parse::<DeckFile>() else { return reader.finish(None) };
        let mut seen = BTreeSet::new();
        let mut cards = Vec::new();
        if deck.card.is_empty() || deck.card.len() > MAX_EVENTS {
            reader.fault(0, EventFault::Count { cards: deck.card.len(), most: MAX_EVENTS });
        }
        for card in deck.card {
            let at = card.span().start;
            let card = card.into_inner();
            let id_at = card.id.span().start;
            let id = card.id.into_inner();
            if id.is_empty()
                || !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            {
                reader.fault(id_at, EventFault::Id { card: id.clone() });
            }
            if !seen.insert(id.clone()) {
                reader.fault(id_at, EventFault::Twice { card: id.clone() });
            }
            if let Some(effect) = resolve(card.effect, board, at, &mut reader) {
                cards.push(EventCard { id, effect });
            }
        }
        reader.finish(Some(EventDeck { name: deck.name, cards }))
    }
}

/// Turns city names into spaces and checks the numbers of an effect.
fn resolve(effect: EffectFile, board: &Board, at: usize, reader: &mut Reader) -> Option<Effect> {
    let mut city = |name: &str| -> Option<Space> {
        let found = board.city(name);
        if found.is_none() {
            let known = board.cities.iter().map(|c| c.name.as_str());
            reader.fault(at, Unknown::city(name, known));
        }
        found
    };
    let mut amounts: Vec<i32> = Vec::new();
    let mut counts: Vec<u8> = Vec::new();
    let resolved = match effect {
        EffectFile::Rail { which, cost } => {
            amounts.push(cost);
            Effect::Rail { which, cost }
        }
        EffectFile::Roll { dice } => Effect::Roll { dice },
        EffectFile::Documents => Effect::Documents,
        EffectFile::MissTurn => Effect::MissTurn,
        EffectFile::ToDestination => Effect::ToDestination,
        EffectFile::Dumping => Effect::Dumping,
        EffectFile::Contract { from } => Effect::Contract { from },
        EffectFile::ToCity => Effect::ToCity,
        EffectFile::Theft { pay } => {
            amounts.push(pay);
            Effect::Theft { pay }
        }
        EffectFile::Inspection { city: name, fine } => {
            amounts.push(fine);
            Effect::Inspection { city: city(&name)?, fine }
        }
        EffectFile::Motivation { steps } => {
            counts.push(steps);
            Effect::Motivation { steps }
        }
        EffectFile::Breakdown { pay, kept } => {
            amounts.push(pay);
            Effect::Breakdown { pay, kept }
        }
        EffectFile::Fine { cost } => {
            amounts.push(cost);
            Effect::Fine { cost }
        }
        EffectFile::Partner { steps, kind } => {
            counts.push(steps);
            Effect::Partner { steps, kind }
        }
        EffectFile::Snow { steps } => {
            counts.push(steps);
            Effect::Snow { steps }
        }
        EffectFile::QuickLoading => Effect::QuickLoading,
        EffectFile::SpecialOrder { city: name, pay, fine } => {
            amounts.extend([pay, fine]);
            Effect::SpecialOrder { city: city(&name)?, pay, fine }
        }
        EffectFile::JamIn { city: name } => Effect::JamIn { city: city(&name)? },
        EffectFile::JamAnywhere => Effect::JamAnywhere,
        EffectFile::Gain { pay } => {
            amounts.push(pay);
            Effect::Gain { pay }
        }
        EffectFile::Move { steps } => {
            counts.push(steps);
            Effect::Move { steps }
        }
        EffectFile::Spoiled { to, cost } => {
            amounts.push(cost);
            Effect::Spoiled { to, cost }
        }
        EffectFile::ToEvent => Effect::ToEvent,
        EffectFile::Customs { cost } => {
            amounts.push(cost);
            Effect::Customs { cost }
        }
        EffectFile::Roadworks { from, to } => {
            let (a, b) = (city(&from), city(&to));
            let (a, b) = (a?, b?);
            if board.road(a, b).is_none_or(|road| road.spaces.is_empty()) {
                reader.fault(at, EventFault::NoRoad { from, to });
                return None;
            }
            Effect::Roadworks { from: a, to: b }
        }
        EffectFile::AirFreight { city: name, cost } => {
            amounts.push(cost);
            Effect::AirFreight { city: city(&name)?, cost }
        }
        EffectFile::Navigation => Effect::Navigation,
        EffectFile::FlatTyre => Effect::FlatTyre,
        EffectFile::LostCargo { cubes, pay } => {
            counts.push(cubes);
            amounts.push(pay);
            Effect::LostCargo { cubes, pay }
        }
        EffectFile::Cloudburst => Effect::Cloudburst,
    };
    if amounts.iter().any(|&a| !(0..=MAX_MONEY).contains(&i64::from(a))) {
        reader.fault(at, EventFault::Money { most: MAX_MONEY });
    }
    if counts.iter().any(|c| !(1..=MAX_NUMBER).contains(c)) {
        reader.fault(at, EventFault::Number { most: MAX_NUMBER });
    }
    Some(resolved)
}
