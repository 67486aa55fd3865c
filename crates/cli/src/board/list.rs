//! A board as lists of cities and roads.

use aufachse_rules::Space;
use aufachse_rules::board::Board;
use serde::Serialize;

use crate::columns::columns;
use crate::desk::Desk;
use crate::stop::Stop;

pub(super) fn run(desk: &mut Desk, board: &Board) -> Result<(), Stop> {
    let ferries = board.roads.iter().filter(|road| road.ferry).count();
    desk.say(
        "cli-board-summary",
        &[
            ("name", (&board.name).into()),
            ("cities", board.cities.len().into()),
            ("roads", (board.roads.len() - ferries).into()),
            ("ferries", ferries.into()),
            ("spaces", board.len().into()),
            ("events", board.events.len().into()),
        ],
    )?;
    let (cities, roads) = (cities(desk, board), roads(desk, board));
    for table in [cities, roads] {
        desk.line("")?;
        for line in columns(&table) {
            desk.line(&line)?;
        }
    }
    Ok(())
}

fn heading(desk: &Desk, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| desk.text(&format!("cli-head-{key}"), &[])).collect()
}

fn cities(desk: &Desk, board: &Board) -> Vec<Vec<String>> {
    let mut rows = vec![heading(desk, &["city", "country", "leads-to"])];
    for (i, city) in board.cities.iter().enumerate() {
        let here = Space(i as u8);
        let ways = board.roads.iter().filter_map(|road| {
            let there = match here {
                city if city == road.from => road.to,
                city if city == road.to => road.from,
                _ => return None,
            };
            Some(format!("{} {}", board.name_of(there), road.steps()))
        });
        let ways: Vec<String> = ways.collect();
        rows.push(vec![city.name.clone(), city.country.clone(), ways.join(", ")]);
    }
    rows
}

fn roads(desk: &Desk, board: &Board) -> Vec<Vec<String>> {
    let mut rows = vec![heading(desk, &["road", "steps", "event-spaces", "notes"])];
    for road in &board.roads {
        let places = road.spaces.iter().zip(1..);
        let events: Vec<String> = places
            .filter(|(space, _)| board.events.has(**space))
            .map(|(_, place): (_, usize)| place.to_string())
            .collect();
        let mut notes = Vec::new();
        if road.ferry {
            notes.push(desk.text("cli-road-ferry", &[]));
        }
        if road.sheltered {
            notes.push(desk.text("cli-road-sheltered", &[]));
        }
        rows.push(vec![
            format!("{}-{}", board.name_of(road.from), board.name_of(road.to)),
            road.steps().to_string(),
            events.join(", "),
            notes.join(", "),
        ]);
    }
    rows
}

/// A board for programs.
#[derive(Debug, Serialize)]
pub(super) struct BoardJson<'b> {
    name: &'b str,
    cities: Vec<CityJson<'b>>,
    roads: Vec<RoadJson>,
    spaces: Vec<SpaceJson>,
}

#[derive(Debug, Serialize)]
struct CityJson<'b> {
    space: Space,
    name: &'b str,
    country: &'b str,
}

#[derive(Debug, Serialize)]
struct RoadJson {
    from: Space,
    to: Space,
    steps: usize,
    ferry: bool,
    sheltered: bool,
    spaces: Vec<Space>,
}

#[derive(Debug, Serialize)]
struct SpaceJson {
    space: Space,
    name: String,
    city: bool,
    event: bool,
    sea: bool,
    x: f32,
    y: f32,
    neighbours: Vec<Space>,
}

impl BoardJson<'_> {
    pub(super) fn of(board: &Board) -> BoardJson<'_> {
        let cities = board.cities.iter().enumerate().map(|(i, city)| CityJson {
            space: Space(i as u8),
            name: &city.name,
            country: &city.country,
        });
        let roads = board.roads.iter().map(|road| RoadJson {
            from: road.from,
            to: road.to,
            steps: road.steps(),
            ferry: road.ferry,
            sheltered: road.sheltered,
            spaces: road.spaces.clone(),
        });
        let spaces = board.points.iter().zip(&board.neighbours).enumerate();
        let spaces = spaces.map(|(i, (point, neighbours))| {
            let space = Space(i as u8);
            SpaceJson {
                space,
                name: board.name_of(space),
                city: board.is_city(space),
                event: board.events.has(space),
                sea: board.sea.has(space),
                x: point.x,
                y: point.y,
                neighbours: neighbours.clone(),
            }
        });
        BoardJson {
            name: &board.name,
            cities: cities.collect(),
            roads: roads.collect(),
            spaces: spaces.collect(),
        }
    }
}
