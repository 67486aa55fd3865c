//! The board: cities, roads, ferries and the spaces between.

mod load;

pub use load::{BUILTIN_BOARDS, builtin_board};

use crate::space::{Space, SpaceSet};

/// A city of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct City {
    /// Its name as on the sign, such as "München".
    pub name: String,
    /// Two letters of its country, such as "DE".
    pub country: String,
    /// Where it lies on the map.
    pub at: Point,
    /// Where its sign stands, seen from the city.
    pub label: LabelSide,
}

/// The side of a city on which its sign is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LabelSide {
    /// Above.
    N,
    /// Right.
    E,
    /// Below.
    S,
    /// Left.
    W,
}

/// A point of the map, in the units of the board file; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A way between two cities.
#[derive(Clone, Debug, PartialEq)]
pub struct Road {
    /// The city where its spaces begin to count.
    pub from: Space,
    /// The city at its other end.
    pub to: Space,
    /// The spaces between, in order from `from` to `to`.
    pub spaces: Vec<Space>,
    /// Is it a sea way?
    pub ferry: bool,
    /// May a house forbid the roadworks sign here?
    pub sheltered: bool,
}

impl Road {
    /// The number of steps from city to city.
    pub fn steps(&self) -> usize {
        self.spaces.len() + 1
    }
}

/// A board with everything that can be known of it before a game.
#[derive(Clone, Debug)]
pub struct Board {
    /// The name by which editions call it.
    pub name: String,
    /// Does it lie on our projection of central Europe, so that country shapes fit behind it?
    pub central_europe: bool,
    /// The cities; city `i` is space `i`.
    pub cities: Vec<City>,
    /// The roads and sea ways.
    pub roads: Vec<Road>,
    /// The position of each space on the map.
    pub points: Vec<Point>,
    /// The neighbours of each space.
    pub neighbours: Vec<Vec<Space>>,
    /// For each space the road that it lies on; nothing for a city.
    pub road_of: Vec<Option<u8>>,
    /// All spaces.
    pub all: SpaceSet,
    /// The cities.
    pub city_set: SpaceSet,
    /// The event spaces.
    pub events: SpaceSet,
    /// The spaces at sea.
    pub sea: SpaceSet,
    /// The spaces of roads that a house may keep free of roadworks (Hamburg to Flensburg).
    pub sheltered: SpaceSet,
    /// Steps between any two spaces on the empty board, row by row.
    pub(crate) distances: Vec<u8>,
}

impl Board {
    /// How many spaces there are.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Is it a board without spaces? Never true of one that was loaded.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// Steps on the shortest way between two spaces of the empty board.
    ///
    /// A space that is not on the board is infinitely far away (`u8::MAX`).
    #[inline]
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        let n = self.len();
        if from.index() >= n || to.index() >= n {
            return u8::MAX;
        }
        self.distances[from.index() * n + to.index()]
    }

    /// Is the space a city?
    #[inline]
    pub fn is_city(&self, space: Space) -> bool {
        space.index() < self.cities.len()
    }

    /// The city of that name, whatever its capitals.
    pub fn city(&self, name: &str) -> Option<Space> {
        let name = name.to_lowercase();
        self.cities.iter().position(|c| c.name.to_lowercase() == name).map(|i| Space(i as u8))
    }

    /// The road between two cities, in either direction.
    pub fn road(&self, a: Space, b: Space) -> Option<&Road> {
        self.roads.iter().find(|r| (r.from, r.to) == (a, b) || (r.from, r.to) == (b, a))
    }

    /// The name of a space: its city, or `Kassel-Frankfurt:2` for the second space from Kassel.
    ///
    /// [`Board::space`] reads it back.
    pub fn name_of(&self, space: Space) -> String {
        if let Some(city) = self.cities.get(space.index()) {
            return city.name.clone();
        }
        let road = self.road_of.get(space.index()).copied().flatten();
        match road.and_then(|r| self.roads.get(r as usize)) {
            None => "-".to_owned(),
            Some(road) => {
                let at = road.spaces.iter().position(|&s| s == space).unwrap_or(0) + 1;
                let city = |s: Space| &self.cities[s.index()].name;
                format!("{}-{}:{at}", city(road.from), city(road.to))
            }
        }
    }

    /// The space of that name, as [`Board::name_of`] writes it; a road may be named from either end.
    pub fn space(&self, name: &str) -> Option<Space> {
        if let Some(city) = self.city(name) {
            return Some(city);
        }
        let (road, at) = name.rsplit_once(':')?;
        let at: usize = at.trim().parse().ok()?;
        let (a, b) = road.split_once('-')?;
        let (a, b) = (self.city(a.trim())?, self.city(b.trim())?);
        let road = self.road(a, b)?;
        let n = road.spaces.len();
        if at == 0 || at > n {
            return None;
        }
        Some(if road.from == a { road.spaces[at - 1] } else { road.spaces[n - at] })
    }
}
