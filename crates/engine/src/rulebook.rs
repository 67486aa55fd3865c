//! The box of a game: its board, its cards and how its switches are set.

use std::collections::BTreeMap;

use aufachse_rules::components::TRAILER_SALE;
use aufachse_rules::events::{CardWording, Effect};
use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_rules::{ContractId, Edition, EventId, Rules, Space, Trailer};
use serde::Serialize;

/// The box of a game, as the answer to `rules` has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    edition: String,
    fingerprint: String,
    switches: BTreeMap<&'static str, Switch>,
    board: BoardText,
    contracts: Vec<ContractText>,
    events: Vec<EventText>,
    trailers: [TrailerText; 2],
}

/// A size of trailers, and what the bank takes and gives for one.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TrailerText {
    trailer: Trailer,
    /// How many goods it holds.
    room: u8,
    price: i32,
    /// What it sells for, where the switches let it be sold.
    sale: i32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Switch {
    value: String,
    allowed: Vec<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BoardText {
    name: String,
    /// Place by place; an action names a space by its place here.
    spaces: Vec<SpaceText>,
    roads: Vec<RoadText>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SpaceText {
    space: Space,
    name: String,
    x: f32,
    y: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    country: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    city: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    event: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    sea: bool,
    neighbours: Vec<Space>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct RoadText {
    from: Space,
    to: Space,
    spaces: Vec<Space>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    ferry: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    sheltered: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct ContractText {
    contract: ContractId,
    name: String,
    from: Space,
    to: Space,
    goods: u8,
    revenue: i32,
    bids: [i32; 5],
    /// Steps on the shortest way of the empty board.
    distance: u8,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct EventText {
    card: EventId,
    name: String,
    #[serde(flatten)]
    effect: Effect,
    /// The text of the card under the switches of this game.
    wording: CardWording,
}

/// Everything about a game that is settled before it begins.
pub fn of(rules: &Rules) -> Rulebook {
    let switches = SWITCH_NAMES.iter().map(|name| {
        let value = rules.switches().get(name).unwrap_or_default();
        (*name, Switch { value, allowed: Switches::allowed(name).map_or(Vec::new(), allowed) })
    });
    Rulebook {
        edition: rules.edition().id.clone(),
        fingerprint: rules.fingerprint(),
        switches: switches.collect(),
        board: board(rules),
        contracts: contracts(rules),
        events: rules
            .events()
            .cards
            .iter()
            .enumerate()
            .filter_map(|(card, c)| {
                let card = EventId(card as u8);
                let wording = rules.card_wording(card)?;
                Some(EventText { card, name: c.id.clone(), effect: c.effect, wording })
            })
            .collect(),
        trailers: Trailer::ALL.map(trailer),
    }
}

fn trailer(trailer: Trailer) -> TrailerText {
    TrailerText { trailer, room: trailer.room(), price: trailer.price(), sale: TRAILER_SALE }
}

/// The switches that are set otherwise than the edition has them.
pub fn house_rules(rules: &Rules) -> BTreeMap<String, String> {
    let base = Edition::builtin(&rules.edition().id);
    SWITCH_NAMES
        .iter()
        .filter_map(|name| Some((*name, rules.switches().get(name)?)))
        .filter(|(name, value)| {
            base.as_ref().is_none_or(|b| b.switches.get(name).as_ref() != Some(value))
        })
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// What can be written: the values, or their limits as `1-10`; nothing where it is a name.
fn allowed(allowed: Allowed) -> Vec<String> {
    match allowed {
        Allowed::Values(values) => values,
        Allowed::Numbers(least, most) => vec![format!("{least}-{most}")],
        Allowed::Piles(least, most) => {
            let one = format!("{least}-{most}");
            vec![one.clone(), [one.as_str(); 5].join("/")]
        }
        Allowed::Name => Vec::new(),
    }
}

fn board(rules: &Rules) -> BoardText {
    let board = rules.board();
    let space = |space: Space| SpaceText {
        space,
        name: board.name_of(space),
        x: board.points[space.index()].x,
        y: board.points[space.index()].y,
        country: board.cities.get(space.index()).map(|city| city.country.clone()),
        city: board.is_city(space),
        event: board.events.has(space),
        sea: board.sea.has(space),
        neighbours: board.neighbours[space.index()].clone(),
    };
    let road = |road: &aufachse_rules::board::Road| RoadText {
        from: road.from,
        to: road.to,
        spaces: road.spaces.clone(),
        ferry: road.ferry,
        sheltered: road.sheltered,
    };
    BoardText {
        name: board.name.clone(),
        spaces: board.all.iter().map(space).collect(),
        roads: board.roads.iter().map(road).collect(),
    }
}

fn contracts(rules: &Rules) -> Vec<ContractText> {
    let text = |(i, c): (usize, &aufachse_rules::contracts::Contract)| {
        let contract = ContractId(i as u8);
        ContractText {
            contract,
            name: rules.name_of_contract(contract),
            from: c.from,
            to: c.to,
            goods: c.goods,
            revenue: c.revenue,
            bids: c.bids,
            distance: rules.contracts().distance(i, rules.board()),
        }
    };
    rules.contracts().cards.iter().enumerate().map(text).collect()
}
