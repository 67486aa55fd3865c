//! Reading a board from its file.

use std::collections::VecDeque;

use serde::Deserialize;
use toml::Spanned;

use super::{Board, City, LabelSide, Point, Road};
use crate::error::{ErrorKind, InputErrors, Reader};
use crate::space::{Space, SpaceSet};

/// The boards in the box: name and text of each.
pub const BUILTIN_BOARDS: &[(&str, &str)] = &[
    ("classic", include_str!("../../data/boards/classic.toml")),
    ("modern", include_str!("../../data/boards/modern.toml")),
];

/// The text of a board in the box.
pub fn builtin_board(name: &str) -> Option<&'static str> {
    BUILTIN_BOARDS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// A space is one byte, and the last value stands for "not on the board"; one more is left
/// so that a distance and its "unreachable" fit a byte as well.
const MAX_SPACES: usize = 254;

/// No crossing has more ways than this: moves and their tables stay small.
const MAX_ROADS_OF_CITY: usize = 8;

/// Beyond this a coordinate is a slip of the pen, and drawing it would lose all precision.
const FARTHEST: f32 = 100_000.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    name: Spanned<String>,
    #[serde(default)]
    central_europe: bool,
    #[serde(default, rename = "city")]
    cities: Vec<CityEntry>,
    #[serde(default, rename = "road")]
    roads: Vec<Spanned<RoadEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityEntry {
    name: Spanned<String>,
    country: String,
    x: Spanned<f32>,
    y: Spanned<f32>,
    #[serde(default = "usual_side")]
    label: LabelSide,
}

fn usual_side() -> LabelSide {
    LabelSide::E
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadEntry {
    from: Spanned<String>,
    to: Spanned<String>,
    #[serde(default)]
    ferry: bool,
    #[serde(default)]
    sheltered: bool,
    #[serde(default)]
    spaces: Vec<Spanned<SpaceEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    x: Spanned<f32>,
    y: Spanned<f32>,
    #[serde(default)]
    event: bool,
}

impl Board {
    /// Reads a board. The file's name is only used to say where a fault is.
    ///
    /// All faults of the file are reported at once.
    pub fn from_toml(file: &str, text: &str) -> Result<Board, InputErrors> {
        let mut reader = Reader::new(file, text);
        let board = reader.parse::<BoardFile>().and_then(|raw| {
            let sound = check(&raw, &mut reader);
            sound.map(|ends| build(raw, &ends, &mut reader))
        });
        reader.finish(board)
    }
}

/// Looks for every fault that does not need the finished board. Gives both ends of each road,
/// in the order of the file, if the board can be built at all.
fn check(raw: &BoardFile, reader: &mut Reader<'_>) -> Option<Vec<(usize, usize)>> {
    if raw.name.get_ref().trim().is_empty() {
        reader.error(raw.name.span().start, ErrorKind::BoardNoName);
    }
    check_cities(raw, reader);
    let ends = check_roads(raw, reader);

    let spaces =
        raw.cities.len() + raw.roads.iter().map(|r| r.get_ref().spaces.len()).sum::<usize>();
    if spaces > MAX_SPACES {
        reader.error(0, ErrorKind::BoardTooManySpaces { spaces, most: MAX_SPACES });
        return None;
    }
    ends
}

fn check_cities(raw: &BoardFile, reader: &mut Reader<'_>) {
    if raw.cities.len() < 2 {
        reader.error(0, ErrorKind::BoardTooFewCities);
    }
    let mut seen: Vec<String> = Vec::new();
    for city in &raw.cities {
        let (name, at) = (city.name.get_ref(), city.name.span().start);
        let named = || name.clone();
        if name.trim().is_empty() {
            reader.error(at, ErrorKind::CityNoName);
        } else if name.trim() != name {
            reader.error(at, ErrorKind::CityBlank { name: named() });
        }
        // These marks make the names of spaces, as in Kassel-Frankfurt:2.
        if name.contains([':', '-']) {
            reader.error(at, ErrorKind::CityMark { name: named() });
        }
        if name.contains(char::is_control) {
            reader.error(at, ErrorKind::CityControl { name: format!("{name:?}") });
        }
        // Names are looked up whatever their capitals, so they must differ in more than those.
        let key = name.to_lowercase();
        if seen.contains(&key) {
            reader.error(at, ErrorKind::CityTwice { name: named() });
        }
        seen.push(key);
        check_point(&city.x, &city.y, reader);
    }
}

fn check_point(x: &Spanned<f32>, y: &Spanned<f32>, reader: &mut Reader<'_>) {
    for value in [x, y] {
        let number = *value.get_ref();
        if !number.is_finite() {
            reader.error(value.span().start, ErrorKind::PointNotFinite);
        } else if number.abs() > FARTHEST {
            let number = number.to_string();
            reader.error(value.span().start, ErrorKind::PointFarOff { number });
        }
    }
}

fn check_roads(raw: &BoardFile, reader: &mut Reader<'_>) -> Option<Vec<(usize, usize)>> {
    let mut ends = Vec::new();
    let mut roads_of = vec![0_usize; raw.cities.len()];
    for entry in &raw.roads {
        let road = entry.get_ref();
        let from = find_city(raw, &road.from, reader);
        let to = find_city(raw, &road.to, reader);
        for city in [from, to].into_iter().flatten() {
            if let Some(count) = roads_of.get_mut(city) {
                *count += 1;
            }
        }
        if let (Some(from), Some(to)) = (from, to) {
            let names = (road.from.get_ref().clone(), road.to.get_ref().clone());
            let at = road.to.span().start;
            if from == to {
                reader.error(at, ErrorKind::RoadToItself { city: names.0 });
            } else if ends.contains(&(from, to)) || ends.contains(&(to, from)) {
                reader.error(at, ErrorKind::RoadTwice { from: names.0, to: names.1 });
            }
            ends.push((from, to));
        }
        check_spaces(road, reader);
    }
    for (city, &count) in raw.cities.iter().zip(&roads_of) {
        let (name, at) = (city.name.get_ref(), city.name.span().start);
        let city = name.clone();
        if count == 0 {
            reader.error(at, ErrorKind::CityNoRoad { city });
        } else if count > MAX_ROADS_OF_CITY {
            let most = MAX_ROADS_OF_CITY;
            reader.error(at, ErrorKind::CityTooManyRoads { city, roads: count, most });
        }
    }
    (ends.len() == raw.roads.len()).then_some(ends)
}

fn find_city(raw: &BoardFile, name: &Spanned<String>, reader: &mut Reader<'_>) -> Option<usize> {
    let key = name.get_ref().to_lowercase();
    let found = raw.cities.iter().position(|c| c.name.get_ref().to_lowercase() == key);
    if found.is_none() {
        let known = raw.cities.iter().map(|c| c.name.get_ref().as_str());
        reader.error(name.span().start, ErrorKind::unknown_city(name.get_ref(), known));
    }
    found
}

fn check_spaces(road: &RoadEntry, reader: &mut Reader<'_>) {
    let mut event_before = false;
    for entry in &road.spaces {
        let space = entry.get_ref();
        check_point(&space.x, &space.y, reader);
        if space.event && road.ferry {
            reader.error(entry.span().start, ErrorKind::EventAtSea);
        }
        if space.event && event_before {
            reader.error(entry.span().start, ErrorKind::EventsSideBySide);
        }
        event_before = space.event;
    }
}

/// Puts the board together. Cities come first, then the spaces of each road in file order.
fn build(raw: BoardFile, ends: &[(usize, usize)], reader: &mut Reader<'_>) -> Board {
    let name_spans: Vec<usize> = raw.cities.iter().map(|c| c.name.span().start).collect();
    let mut points: Vec<Point> = Vec::new();
    let mut cities = Vec::new();
    for city in raw.cities {
        let at = Point { x: city.x.into_inner(), y: city.y.into_inner() };
        points.push(at);
        let name = city.name.into_inner();
        cities.push(City { name, country: city.country, at, label: city.label });
    }
    let mut road_of = vec![None; cities.len()];
    let mut roads = Vec::new();
    let mut neighbours: Vec<Vec<Space>> = vec![Vec::new(); cities.len()];
    let (mut events, mut sea, mut sheltered) = (SpaceSet::EMPTY, SpaceSet::EMPTY, SpaceSet::EMPTY);

    for (number, (entry, &(from, to))) in raw.roads.into_iter().zip(ends).enumerate() {
        let entry = entry.into_inner();
        let (from, to) = (Space(from as u8), Space(to as u8));
        let mut spaces = Vec::new();
        for space in entry.spaces {
            let space = space.into_inner();
            let here = Space(points.len() as u8);
            points.push(Point { x: space.x.into_inner(), y: space.y.into_inner() });
            road_of.push(Some(number as u8));
            neighbours.push(Vec::new());
            for (holds, set) in [
                (space.event, &mut events),
                (entry.ferry, &mut sea),
                (entry.sheltered, &mut sheltered),
            ] {
                if holds {
                    set.insert(here);
                }
            }
            spaces.push(here);
        }
        let path: Vec<Space> = [&[from], spaces.as_slice(), &[to]].concat();
        for step in path.windows(2) {
            if let &[a, b] = step {
                link(&mut neighbours, a, b);
                link(&mut neighbours, b, a);
            }
        }
        roads.push(Road { from, to, spaces, ferry: entry.ferry, sheltered: entry.sheltered });
    }
    for list in &mut neighbours {
        list.sort_unstable();
        list.dedup();
    }

    let n = points.len();
    let mut distances = Vec::with_capacity(n * n);
    for space in 0..n {
        distances.extend(steps_from(space, &neighbours));
    }
    let first = cities.first().map_or("", |c| c.name.as_str());
    for (space, (city, &at)) in cities.iter().zip(&name_spans).enumerate() {
        // A city without any road has its own fault already.
        let has_road = neighbours.get(space).is_some_and(|list| !list.is_empty());
        if has_road && distances.get(space) == Some(&u8::MAX) {
            let (from, to) = (first.to_owned(), city.name.clone());
            reader.error(at, ErrorKind::BoardNoWay { from, to });
        }
    }

    let city_set = (0..cities.len()).map(|i| Space(i as u8)).collect();
    let all = (0..n).map(|i| Space(i as u8)).collect();
    Board {
        name: raw.name.into_inner(),
        central_europe: raw.central_europe,
        cities,
        roads,
        points,
        neighbours,
        road_of,
        all,
        city_set,
        events,
        sea,
        sheltered,
        distances,
    }
}

fn link(neighbours: &mut [Vec<Space>], from: Space, to: Space) {
    if let Some(list) = neighbours.get_mut(from.index()) {
        list.push(to);
    }
}

/// Steps from one space to every other; `u8::MAX` where no way leads.
///
/// With at most 254 spaces the longest way has 253 steps, so a byte always suffices.
fn steps_from(start: usize, neighbours: &[Vec<Space>]) -> Vec<u8> {
    let mut steps = vec![u8::MAX; neighbours.len()];
    let mut queue = VecDeque::from([(start, 0_u8)]);
    while let Some((here, count)) = queue.pop_front() {
        match steps.get_mut(here) {
            Some(known) if *known == u8::MAX => *known = count,
            _ => continue,
        }
        let next = neighbours.get(here).into_iter().flatten();
        queue.extend(next.map(|s| (s.index(), count.saturating_add(1))));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn builtin(name: &str) -> Board {
        Board::from_toml(name, builtin_board(name).unwrap()).unwrap()
    }

    /// The faults of a text, as (line, code and operands).
    fn faults(text: &str) -> Vec<(usize, String)> {
        let found = Board::from_toml("own.toml", text).unwrap_err();
        assert!(found.0.iter().all(|f| f.file == "own.toml"));
        found.0.into_iter().map(|f| (f.line, f.kind.to_string())).collect()
    }

    fn assert_fault(found: &[(usize, String)], line: usize, words: &str) {
        let hit = found.iter().any(|(l, text)| *l == line && text.contains(words));
        assert!(hit, "no fault {words:?} in line {line} among {found:#?}");
    }

    const SMALL: &str = "name = \"small\"
[[city]]
name = \"A\"
country = \"DE\"
x = 0
y = 0.5
[[city]]
name = \"B\"
country = \"DE\"
x = 9
y = 0
label = \"w\"
[[road]]
from = \"A\"
to = \"b\"
";

    #[test]
    fn the_boards_in_the_box_have_their_counts() {
        for (name, cities, roads, spaces, ferries) in
            [("classic", 34, 58, 193, 0), ("modern", 38, 69, 228, 2)]
        {
            let board = builtin(name);
            assert_eq!(board.name, name);
            assert_eq!(board.cities.len(), cities);
            assert_eq!(board.roads.len(), roads);
            assert_eq!(board.len(), spaces);
            assert_eq!(board.all.len(), spaces);
            assert_eq!(board.city_set.len(), cities);
            assert_eq!(board.roads.iter().filter(|r| r.ferry).count(), ferries);
            assert_eq!(board.sheltered.len(), 2, "Hamburg to Flensburg");
            assert!(board.central_europe);
        }
        assert_eq!(builtin_board("atlantis"), None);
    }

    #[test]
    fn known_distances_hold() {
        // On the modern board the ferries shorten the first way, and the roads by Leipzig and
        // Nürnberg are a step longer than the transit road.
        for (name, north, south) in [("classic", 13, 23), ("modern", 12, 24)] {
            let board = builtin(name);
            let steps =
                |a: &str, b: &str| board.distance(board.city(a).unwrap(), board.city(b).unwrap());
            assert_eq!(steps("Frankfurt", "Flensburg"), north);
            assert_eq!(steps("Berlin", "Triest"), south);
            assert_eq!(steps("Hannover", "München"), 12);
            assert_eq!(steps("Amsterdam", "Rotterdam"), 2);
        }
    }

    #[test]
    fn distances_are_those_of_a_map() {
        let board = builtin("modern");
        for a in board.all.iter() {
            assert_eq!(board.distance(a, a), 0);
            let near = &board.neighbours[a.index()];
            assert!(near.is_sorted());
            for b in board.all.iter() {
                assert_eq!(board.distance(a, b), board.distance(b, a));
                assert_eq!(board.distance(a, b) == 1, near.contains(&b));
            }
        }
    }

    #[test]
    fn every_city_has_an_event_space_near_and_none_lies_beside_another() {
        for (name, _) in BUILTIN_BOARDS {
            let board = builtin(name);
            let road_spaces = board.len() - board.cities.len();
            let share = board.events.len() * 100 / road_spaces;
            assert!((18..=22).contains(&share), "{share} in a hundred");
            assert!(board.events.and(board.city_set.or(board.sea)).is_empty());
            for city in board.city_set.iter() {
                let nearest = board.events.iter().map(|e| board.distance(city, e)).min();
                assert!(nearest.unwrap() <= 4, "{}", board.name_of(city));
            }
            for event in board.events.iter() {
                for other in board.events.iter().filter(|&o| o != event) {
                    assert!(board.distance(event, other) > 1);
                }
            }
        }
    }

    #[test]
    fn every_space_can_be_named_and_found_again() {
        let board = builtin("modern");
        for space in board.all.iter() {
            assert_eq!(board.space(&board.name_of(space)), Some(space));
        }
        assert_eq!(board.space("Frankfurt-Kassel:1"), board.space("Kassel-Frankfurt:3"));
    }

    #[test]
    fn a_road_without_spaces_makes_neighbours() {
        let board = Board::from_toml("own.toml", SMALL).unwrap();
        assert_eq!(board.neighbours, [[Space(1)], [Space(0)]]);
        assert_eq!(board.distance(Space(0), Space(1)), 1);
        assert_eq!(board.cities[0].label, LabelSide::E);
        assert_eq!(board.cities[1].label, LabelSide::W);
        assert!(!board.central_europe);
    }

    #[test]
    fn all_faults_come_at_once_with_their_lines() {
        let text = "name = \" \"
[[city]]
name = \"Alfa\"
country = \"DE\"
x = nan
y = 0
[[city]]
name = \"alfa\"
country = \"DE\"
x = 1
y = 1e9
[[city]]
name = \"Bra-vo: \"
country = \"DE\"
x = 1
y = 1
[[city]]
name = \"Charlie\"
country = \"DE\"
x = 1
y = 1
[[road]]
from = \"Alfa\"
to = \"Charly\"
[[road]]
from = \"Alfa\"
to = \"Alfa\"
spaces = [
  { x = 1, y = 1, event = true },
  { x = 1, y = -inf, event = true },
]
[[road]]
from = \"Alfa\"
to = \"Charlie\"
ferry = true
spaces = [{ x = 1, y = 1, event = true }]
[[road]]
from = \"Charlie\"
to = \"Alfa\"
";
        let found = faults(text);
        assert_fault(&found, 1, "board-no-name");
        assert_fault(&found, 5, "point-not-finite");
        assert_fault(&found, 8, "city-twice name=alfa");
        assert_fault(&found, 11, "point-far-off number=1000000000");
        assert_fault(&found, 13, "city-mark");
        assert_fault(&found, 13, "city-blank name=\"Bra-vo: \"");
        assert_fault(&found, 13, "city-no-road");
        assert_fault(&found, 24, "unknown-city name=Charly near=Charlie");
        assert_fault(&found, 27, "road-to-itself city=Alfa");
        assert_fault(&found, 30, "events-side-by-side");
        assert_fault(&found, 30, "point-not-finite");
        assert_fault(&found, 36, "event-at-sea");
        assert_fault(&found, 39, "road-twice from=Charlie to=Alfa");
    }

    #[test]
    fn a_board_in_two_parts_is_refused() {
        let text = SMALL.to_owned()
            + &SMALL
                .replace("name = \"small\"\n", "")
                .replace("\"A\"", "\"C\"")
                .replace("\"B\"", "\"D\"")
                .replace("\"b\"", "\"d\"");
        let found = faults(&text);
        assert_fault(&found, 17, "board-no-way from=A to=C");
        assert_fault(&found, 22, "board-no-way from=A to=D");
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn too_many_spaces_or_roads_or_too_few_cities_are_refused() {
        let many = "{ x = 1, y = 1 },".repeat(253);
        assert_fault(
            &faults(&format!("{SMALL}spaces = [{many}]\n")),
            1,
            "board-too-many-spaces spaces=255 most=254",
        );
        let most = "{ x = 1, y = 1 },".repeat(252);
        let board = Board::from_toml("own.toml", &format!("{SMALL}spaces = [{most}]\n")).unwrap();
        assert_eq!(board.distance(Space(0), Space(1)), 253);

        let spoke = |name: &str| {
            let city = format!("[[city]]\nname = \"{name}\"\ncountry = \"DE\"\nx = 1\ny = 1\n");
            city + &format!("[[road]]\nfrom = \"A\"\nto = \"{name}\"\n")
        };
        let spokes: String = ["C", "D", "E", "F", "G", "H", "I", "J"].map(spoke).concat();
        let star = format!("{SMALL}{spokes}");
        assert_fault(&faults(&star), 3, "city-too-many-roads city=A roads=9 most=8");
        assert_fault(&faults("name = \"none\""), 1, "board-too-few-cities");
    }

    #[test]
    fn broken_toml_and_unknown_fields_are_refused_with_their_line() {
        assert_fault(&faults("name = \"x\"\n[[city"), 2, "");
        assert_fault(&faults(&SMALL.replace("label = \"w\"", "lable = \"w\"")), 12, "lable");
        assert_fault(&faults(&SMALL.replace("\"w\"", "\"up\"")), 12, "up");
        assert_fault(&faults(""), 1, "name");
    }
}
