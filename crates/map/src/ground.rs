//! What lies under a board, for those who draw it by dots: lines as points, and where the sea is.

use std::sync::LazyLock;

use aufachse_rules::board::Point;

use crate::land;

/// What a line of the land is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Land meets the sea.
    Coast,
    /// Two countries meet.
    Border,
    /// The shore of a lake.
    Shore,
}

/// A side of a square of the sea chart, in map units.
const SQUARE: i32 = 4;

/// The lines of the land, in map units: each from its first point to its last.
///
/// They lie under the boards of central Europe, and under no other.
pub fn edges(edge: Edge) -> &'static [Vec<Point>] {
    static COAST: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| lines(land::line("coast")));
    static BORDER: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| lines(land::line("border")));
    static SHORE: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| lines(land::line("lake")));
    match edge {
        Edge::Coast => &COAST,
        Edge::Border => &BORDER,
        Edge::Shore => &SHORE,
    }
}

/// Is there sea at a point? Beyond the edge of what is known there is neither sea nor land.
pub fn is_sea(at: Point) -> bool {
    static CHART: LazyLock<Chart> = LazyLock::new(Chart::draw);
    CHART.square(at).is_some_and(|square| !CHART.land[square])
}

/// The number plates of the countries and where they stand, in open land.
pub fn plates() -> impl Iterator<Item = (&'static str, Point)> {
    land::plates().map(|(letters, x, y)| (letters, Point { x: x as f32, y: y as f32 }))
}

/// The seas at the edge of the boards: a word for each, which is no name, and the middle of its name.
pub fn seas() -> impl Iterator<Item = (&'static str, Point)> {
    land::SEAS.into_iter().map(|(sea, x, y)| (sea, Point { x: x as f32, y: y as f32 }))
}

/// The lines of a path. Its numbers are tenths of a map unit, and steps after the first of a line.
fn lines(path: &str) -> Vec<Vec<Point>> {
    path.split('M').filter(|line| !line.is_empty()).map(line).collect()
}

fn line(path: &str) -> Vec<Point> {
    let closed = path.ends_with('z');
    let numbers = numbers(path);
    let mut points = Vec::with_capacity(numbers.len() / 2 + 1);
    let mut at = (0, 0);
    for step in numbers.chunks_exact(2) {
        at = (at.0 + step[0], at.1 + step[1]);
        points.push(Point { x: at.0 as f32 / 10.0, y: at.1 as f32 / 10.0 });
    }
    if closed && let Some(&first) = points.first() {
        points.push(first);
    }
    points
}

/// The numbers of a path; a minus begins one as a space does.
fn numbers(path: &str) -> Vec<i32> {
    let mut found = Vec::new();
    let mut begin = 0;
    for (at, sign) in path.char_indices().chain([(path.len(), ' ')]) {
        if !sign.is_ascii_digit() {
            found.extend(path[begin..at].parse::<i32>());
            begin = if sign == '-' { at } else { at + 1 };
        }
    }
    found
}

/// Land and sea in squares, row by row.
struct Chart {
    across: usize,
    land: Vec<bool>,
}

impl Chart {
    fn draw() -> Chart {
        let [_, _, width, height] = land::REACH;
        let (across, down) = ((width / SQUARE) as usize, (height / SQUARE) as usize);
        let mut chart = Chart { across, land: vec![false; across * down] };
        for (_, path) in land::countries() {
            chart.fill(&lines(path));
        }
        chart
    }

    /// Makes what lies inside of some outlines land: where a row crosses them it enters or leaves.
    fn fill(&mut self, outlines: &[Vec<Point>]) {
        let [left, top, _, _] = land::REACH.map(|edge| edge as f32);
        let side = SQUARE as f32;
        let mut crossings: Vec<Vec<f32>> = vec![Vec::new(); self.land.len() / self.across];
        for pair in outlines.iter().flat_map(|outline| outline.windows(2)) {
            let (a, b) =
                if pair[0].y <= pair[1].y { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
            // The middles of rows count, so that a row is crossed or it is not.
            let row = |y: f32| ((y - top) / side - 0.5).ceil().max(0.0) as usize;
            for at in row(a.y)..row(b.y).min(crossings.len()) {
                let y = top + (at as f32 + 0.5) * side;
                crossings[at].push(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
            }
        }
        for (row, mut found) in crossings.into_iter().enumerate() {
            found.sort_unstable_by(f32::total_cmp);
            for pair in found.chunks_exact(2) {
                let column = |x: f32| ((x - left) / side - 0.5).ceil().max(0.0) as usize;
                let (from, to) = (column(pair[0]), column(pair[1]).min(self.across));
                if from < to {
                    self.land[row * self.across + from..row * self.across + to].fill(true);
                }
            }
        }
    }

    /// The square of a point, if it is on the chart.
    fn square(&self, at: Point) -> Option<usize> {
        let [left, top, width, height] = land::REACH.map(|edge| edge as f32);
        let (x, y) = (at.x - left, at.y - top);
        let inside = (0.0..width).contains(&x) && (0.0..height).contains(&y);
        let side = SQUARE as f32;
        inside.then(|| (y / side) as usize * self.across + (x / side) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_rules::board::{Board, builtin_board};

    fn at(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_path_is_read_as_points() {
        let read = lines("M10 20l30-10-5 0zM-10 0l10 10");
        assert_eq!(read[0], [at(1.0, 2.0), at(4.0, 1.0), at(3.5, 1.0), at(1.0, 2.0)]);
        assert_eq!(read[1], [at(-1.0, 0.0), at(0.0, 1.0)]);
        assert!(lines("").is_empty());
    }

    #[test]
    fn seas_are_wet_and_cities_and_plates_are_dry() {
        for (name, point) in seas() {
            assert!(is_sea(point), "{name}");
        }
        for (letters, point) in plates() {
            assert!(!is_sea(point), "{letters}");
        }
        for name in ["classic", "modern"] {
            let board = Board::from_toml(name, builtin_board(name).unwrap()).unwrap();
            for (space, city) in board.city_set.iter().zip(&board.cities) {
                // A harbour lies at the water, but there is land beside it.
                let Point { x, y } = board.points[space.index()];
                let dry = [(0.0, 0.0), (12.0, 0.0), (-12.0, 0.0), (0.0, 12.0), (0.0, -12.0)];
                assert!(dry.iter().any(|(dx, dy)| !is_sea(at(x + dx, y + dy))), "{}", city.name);
            }
        }
        assert!(!is_sea(at(-9000.0, 0.0)), "nothing is known there");
        assert!(!is_sea(at(f32::NAN, 0.0)));
    }

    #[test]
    fn there_are_coasts_borders_and_shores() {
        for edge in [Edge::Coast, Edge::Border, Edge::Shore] {
            assert!(edges(edge).iter().any(|line| line.len() > 4), "{edge:?}");
        }
        // A coast has the sea on one side and the land on the other.
        let both = edges(Edge::Coast).iter().flatten().filter(|point| {
            let near = [(9.0, 0.0), (-9.0, 0.0), (0.0, 9.0), (0.0, -9.0)];
            let seas = near.iter().filter(|(x, y)| is_sea(at(point.x + x, point.y + y))).count();
            (1..=3).contains(&seas)
        });
        let all = edges(Edge::Coast).iter().flatten().count();
        assert!(both.count() * 10 > all * 7, "coasts lie between land and sea");
    }
}
