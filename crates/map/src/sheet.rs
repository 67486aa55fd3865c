//! The sheet of paper: where everything of a board lies when it is drawn.

use aufachse_rules::Space;
use aufachse_rules::board::{Board, Point, Road};

use crate::curve::{self, Piece};
use crate::signs::{self, Sign};

/// A rectangle with its left upper corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left.
    pub x: f32,
    /// Top.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Rect {
    /// How far a point is from the rectangle; zero inside.
    pub fn distance(&self, p: Point) -> f32 {
        let dx = (self.x - p.x).max(p.x - self.x - self.width).max(0.0);
        let dy = (self.y - p.y).max(p.y - self.y - self.height).max(0.0);
        dx.hypot(dy)
    }

    /// Are the rectangles nearer to each other than the gap?
    pub fn overlaps(&self, other: &Rect, gap: f32) -> bool {
        self.x < other.x + other.width + gap
            && other.x < self.x + self.width + gap
            && self.y < other.y + other.height + gap
            && other.y < self.y + self.height + gap
    }

    /// Is the other rectangle wholly inside?
    pub fn holds(&self, other: &Rect) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && self.x + self.width >= other.x + other.width
            && self.y + self.height >= other.y + other.height
    }
}

/// The sheet that our boards of central Europe share with the shapes of the countries.
const EUROPE: Rect = Rect { x: 0.0, y: 0.0, width: 1000.0, height: 1160.0 };

/// A step on the sheet of any other board, so that spaces and signs have their usual size.
const STEP: f32 = 38.0;

/// No sheet is larger, however far apart a board puts its cities.
const LARGEST: f32 = 6000.0;

/// Room for signs around a board that brings no sheet of its own.
const MARGIN: f32 = 110.0;

/// The half size of a city's mark.
pub(crate) const CITY: f32 = 7.5;
/// The radius of a space.
pub(crate) const SPACE: f32 = 6.0;
/// The radius of the circle around an event space's triangle.
pub(crate) const EVENT: f32 = 11.0;
/// Half the width of a road with its edge.
pub(crate) const ROAD: f32 = 4.75;

/// Where everything of a board lies when it is drawn.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The part of the plane that is shown.
    pub view: Rect,
    /// The position of each space.
    pub points: Vec<Point>,
    /// The cities' signs, in the order of the cities.
    pub signs: Vec<Sign>,
    /// The line of each road, a piece for each step.
    pub(crate) lines: Vec<Vec<Piece>>,
}

impl Sheet {
    /// Lays a board out.
    pub fn of(board: &Board) -> Sheet {
        let (view, points) = place(board);
        let lines = board
            .roads
            .iter()
            .map(|road| {
                let stops: Vec<Point> =
                    way(road).filter_map(|s| points.get(s.index()).copied()).collect();
                curve::through(&stops)
            })
            .collect();
        let mut sheet = Sheet { view, points, signs: Vec::new(), lines };
        sheet.signs = signs::place(board, &sheet);
        sheet
    }

    /// How much room a space takes around its middle.
    pub fn radius(board: &Board, space: Space) -> f32 {
        if board.is_city(space) {
            CITY * std::f32::consts::SQRT_2
        } else if board.events.has(space) {
            EVENT
        } else {
            SPACE
        }
    }
}

/// The spaces of a road with the cities at its ends.
pub(crate) fn way(road: &Road) -> impl Iterator<Item = Space> {
    [road.from].into_iter().chain(road.spaces.iter().copied()).chain([road.to])
}

/// Puts the spaces on the sheet. Boards of central Europe are drawn as they are; others may
/// use any unit, so they are scaled until a middling step has the usual length.
fn place(board: &Board) -> (Rect, Vec<Point>) {
    if board.central_europe {
        return (EUROPE, board.points.clone());
    }
    let least = |f: fn(&Point) -> f32| board.points.iter().map(f).fold(f32::INFINITY, f32::min);
    let most = |f: fn(&Point) -> f32| board.points.iter().map(f).fold(f32::NEG_INFINITY, f32::max);
    let (left, top) = (least(|p| p.x), least(|p| p.y));
    let size = (most(|p| p.x) - left).max(most(|p| p.y) - top);

    let mut steps: Vec<f32> = board
        .roads
        .iter()
        .flat_map(|road| {
            let stops: Vec<Point> =
                way(road).filter_map(|s| board.points.get(s.index()).copied()).collect();
            stops.windows(2).map(|w| curve::length(curve::minus(w[1], w[0]))).collect::<Vec<_>>()
        })
        .collect();
    steps.sort_unstable_by(f32::total_cmp);
    let middling = steps.get(steps.len() / 2).copied().unwrap_or(0.0);
    let mut scale = if middling > 0.0 { STEP / middling } else { 1.0 };
    if size * scale > LARGEST {
        scale = LARGEST / size;
    }
    if !scale.is_finite() {
        scale = 1.0;
    }
    let points: Vec<Point> = board
        .points
        .iter()
        .map(|p| Point { x: (p.x - left) * scale + MARGIN, y: (p.y - top) * scale + MARGIN })
        .collect();
    let reach = |f: fn(&Point) -> f32| points.iter().map(f).fold(0.0, f32::max) + MARGIN;
    let view = Rect { x: 0.0, y: 0.0, width: reach(|p| p.x), height: reach(|p| p.y) };
    (view, points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_rules::board::BUILTIN_BOARDS;

    fn boards() -> impl Iterator<Item = Board> {
        BUILTIN_BOARDS.iter().map(|(name, text)| Board::from_toml(name, text).unwrap())
    }

    fn fine(line: &[Piece]) -> Vec<Point> {
        line.iter()
            .flat_map(|p| (0..10_u8).map(|i| curve::point_at(p, f32::from(i) / 10.0)))
            .collect()
    }

    #[test]
    fn spaces_lie_evenly_along_their_roads() {
        for board in boards() {
            for road in &board.roads {
                let stops: Vec<Point> = way(road).map(|s| board.points[s.index()]).collect();
                let lengths: Vec<f32> =
                    stops.windows(2).map(|w| curve::length(curve::minus(w[1], w[0]))).collect();
                let mean = lengths.iter().sum::<f32>() / f32::from(lengths.len() as u8);
                for length in lengths {
                    let off = (length / mean - 1.0).abs();
                    assert!(
                        off < if road.ferry { 0.2 } else { 0.12 },
                        "{}-{}",
                        board.name_of(road.from),
                        board.name_of(road.to)
                    );
                }
            }
        }
    }

    #[test]
    fn no_road_runs_over_a_city_or_a_space_of_another() {
        for board in boards() {
            let sheet = Sheet::of(&board);
            for (road, line) in board.roads.iter().zip(&sheet.lines) {
                for space in board.all.iter().filter(|s| way(road).all(|w| w != *s)) {
                    let at = sheet.points[space.index()];
                    let near = fine(line)
                        .into_iter()
                        .map(|p| curve::length(curve::minus(p, at)))
                        .fold(f32::INFINITY, f32::min);
                    let room = Sheet::radius(&board, space) + ROAD;
                    let names = [road.from, road.to, space].map(|s| board.name_of(s));
                    assert!(near > room, "{names:?}: {near} is nearer than {room}");
                }
            }
        }
    }

    #[test]
    fn no_two_roads_cross() {
        let side = |a: Point, b: Point, p: Point| {
            (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0.0
        };
        for board in boards() {
            let sheet = Sheet::of(&board);
            let lines: Vec<Vec<Point>> = sheet.lines.iter().map(|line| fine(line)).collect();
            for (i, one) in lines.iter().enumerate() {
                for (k, other) in lines.iter().enumerate().take(i) {
                    // The first piece of a road is left out: it lies under its city.
                    let crossing = one[1..].windows(2).any(|a| {
                        other[1..].windows(2).any(|b| {
                            side(a[0], a[1], b[0]) != side(a[0], a[1], b[1])
                                && side(b[0], b[1], a[0]) != side(b[0], b[1], a[1])
                        })
                    });
                    let names = [i, k].map(|n| {
                        let road = &board.roads[n];
                        [board.name_of(road.from), board.name_of(road.to)]
                    });
                    assert!(!crossing, "{names:?} cross");
                }
            }
        }
    }

    #[test]
    fn a_board_of_any_unit_gets_a_sheet_of_sensible_size() {
        for unit in [0.000_001, 0.01, 1.0, 400.0, 20_000.0] {
            let text = format!(
                "name = \"own\"\n\
                 [[city]]\nname = \"A\"\ncountry = \"XX\"\nx = {}\ny = 0\n\
                 [[city]]\nname = \"B\"\ncountry = \"XX\"\nx = {}\ny = {}\n\
                 [[road]]\nfrom = \"A\"\nto = \"B\"\nspaces = [{{ x = 0, y = {} }}]\n",
                -unit,
                unit,
                unit * 3.0,
                unit * 1.5
            );
            let sheet = Sheet::of(&Board::from_toml("own.toml", &text).unwrap());
            assert!((200.0..500.0).contains(&sheet.view.height), "{:?}", sheet.view);
            assert!(sheet.signs.iter().all(|sign| sheet.view.holds(&sign.rect)));
        }
    }
}
