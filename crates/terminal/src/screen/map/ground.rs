//! The land below the ways: seas, coasts and borders, faintly, and what they are called.

use aufachse_map::ground::{self, Edge};
use aufachse_rules::board::Point;

use super::grid::{Grid, Ink};
use super::port::{DOTS, Dot, Port};
use crate::screen::measure::width;

/// A wave stands in every so many cells across; the rows between are set off by half of it.
const SWELL: i32 = 6;

/// Of the dots of a border only every so many are drawn.
const DOTTED: usize = 3;

/// A line may leave its place by so many dots.
const THIN: f32 = 1.6;

/// What is smaller than so many dots is not drawn.
const SPECK: i32 = 9;

/// A name of something large: a country's letters, or a sea.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Region {
    /// The middle of the name.
    pub(crate) at: Point,
    /// The name.
    pub(crate) name: String,
}

/// Draws land and sea on a sheet that is still empty.
pub(crate) fn draw(port: &Port, grid: &mut Grid) {
    let size = grid.size;
    for y in 0..i32::from(size.1) {
        let from = (y.rem_euclid(2)) * (SWELL / 2) + SWELL / 4;
        for x in (from..i32::from(size.0)).step_by(SWELL as usize) {
            let middle = Dot { x: x * DOTS.0 + DOTS.0 / 2, y: y * DOTS.1 + DOTS.1 / 2 };
            if ground::is_sea(port.point(middle, size)) {
                grid.wave(x, y);
            }
        }
    }
    for (edge, every, ink) in [
        (Edge::Border, DOTTED, Ink::Border),
        (Edge::Shore, 1, Ink::Coast),
        (Edge::Coast, 1, Ink::Coast),
    ] {
        for line in ground::edges(edge) {
            trace(line, every, ink, port, grid);
        }
    }
}

/// Draws a line point by point, as finely as dots can show it.
fn trace(line: &[Point], every: usize, ink: Ink, port: &Port, grid: &mut Grid) {
    let dots: Vec<Dot> = line.iter().map(|point| port.dot(*point, grid.size)).collect();
    if is_speck(&dots) {
        return;
    }
    let mut count = 0;
    for pair in thinned(&dots).windows(2) {
        count = grid.dotted(pair[0], pair[1], every, count, ink);
    }
}

/// Is it an island or a lake that would be nothing but a blot?
fn is_speck(dots: &[Dot]) -> bool {
    let reach = |of: fn(&Dot) -> i32| {
        let (low, high) = (dots.iter().map(of).min(), dots.iter().map(of).max());
        high.unwrap_or(0) - low.unwrap_or(0)
    };
    dots.first() == dots.last() && reach(|dot| dot.x) < SPECK && reach(|dot| dot.y) < SPECK
}

/// The points that a line needs to stay near to where it was: a fjord narrower than a character is
/// left out. Of each piece the point farthest from its chord is kept, and so on in both halves.
fn thinned(dots: &[Dot]) -> Vec<Dot> {
    let mut kept = vec![false; dots.len()];
    for end in [kept.len().checked_sub(1), Some(0)].into_iter().flatten() {
        if let Some(end) = kept.get_mut(end) {
            *end = true;
        }
    }
    let mut pieces = vec![(0, dots.len().saturating_sub(1))];
    while let Some((from, to)) = pieces.pop() {
        let farthest = (from + 1..to)
            .map(|at| (off(dots[at], dots[from], dots[to]), at))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, at)) = farthest.filter(|(far, _)| *far > THIN) {
            kept[at] = true;
            pieces.extend([(from, at), (at, to)]);
        }
    }
    let both = dots.iter().zip(kept);
    both.filter(|(_, kept)| *kept).map(|(dot, _)| *dot).collect()
}

/// How far a dot is from the line between two others.
fn off(dot: Dot, a: Dot, b: Dot) -> f32 {
    let part = |dot: Dot| ((dot.x - a.x) as f32, (dot.y - a.y) as f32);
    let ((x, y), (bx, by)) = (part(dot), part(b));
    let long = bx.hypot(by);
    if long < 1.0 { x.hypot(y) } else { (x * by - y * bx).abs() / long }
}

/// Writes the names of regions where nothing else is, after everything else has its place.
pub(crate) fn name(regions: &[Region], port: &Port, grid: &mut Grid) {
    for region in regions {
        let (x, y) = port.dot(region.at, grid.size).cell();
        let wide = width(&region.name) as i32;
        let from = x - wide / 2;
        let free = |x: i32| grid.at(x, y).is_some_and(|cell| !cell.is_taken() && !cell.has_line());
        if (from - 1..=from + wide).all(free) {
            grid.write(from, y, &region.name, Ink::Land);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::{Cell, WAVE};
    use super::*;
    use aufachse_rules::Rules;

    fn sheet() -> (Port, Grid) {
        let rules = Rules::builtin("modern").expect("a box");
        let board = rules.board();
        let size = (100, 48);
        let port = Port::fit(board, size);
        let mut grid = Grid::new(size);
        draw(&port, &mut grid);
        (port, grid)
    }

    #[test]
    fn seas_have_waves_and_land_has_none() {
        let (port, grid) = sheet();
        let waves = |at: Point| {
            let (x, y) = port.dot(at, grid.size).cell();
            let near = (-3..=3).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
            near.filter(|&(x, y)| {
                grid.at(x, y).and_then(Cell::seen).is_some_and(|seen| seen.0 == WAVE)
            })
            .count()
        };
        assert!(waves(Point { x: 190.0, y: 95.0 }) > 0, "the North Sea");
        assert_eq!(waves(Point { x: 560.0, y: 560.0 }), 0, "Thuringia");
    }

    #[test]
    fn a_thin_line_keeps_its_ends_and_its_corners() {
        let dots = [(0, 0), (5, 1), (10, 0), (10, 9), (11, 20)].map(|(x, y)| Dot { x, y });
        let thin: Vec<(i32, i32)> = thinned(&dots).iter().map(|dot| (dot.x, dot.y)).collect();
        assert_eq!(thin, [(0, 0), (10, 0), (11, 20)]);
        assert!(thinned(&[]).is_empty());
        assert_eq!(thinned(&dots[..1]).len(), 1);
    }

    #[test]
    fn a_name_gives_way_to_whatever_is_there() {
        let (port, mut grid) = sheet();
        let region = Region { at: Point { x: 545.0, y: 412.0 }, name: "D".to_owned() };
        let (x, y) = port.dot(region.at, grid.size).cell();
        let mut taken = grid.clone();
        taken.put(x, y, '●', Ink::City);
        name(std::slice::from_ref(&region), &port, &mut taken);
        assert_eq!(taken.at(x, y).and_then(Cell::seen), Some(('●', Ink::City)));
        name(&[region], &port, &mut grid);
        assert_eq!(grid.at(x, y).and_then(Cell::seen), Some(('D', Ink::Land)));
    }
}
