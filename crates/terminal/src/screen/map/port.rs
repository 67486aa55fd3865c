//! Which part of the board is seen, and how large.

use aufachse_rules::Space;
use aufachse_rules::board::{Board, Point};

/// Dots of a braille cell, across and down.
pub(crate) const DOTS: (i32, i32) = (2, 4);

/// How much larger one step of zoom makes the map.
const STEP: f32 = 1.25;

/// Cells around the board that stay free when all of it is shown.
const MARGIN: f32 = 2.0;

/// The window through which the board is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Port {
    /// The point of the board in the middle.
    pub(crate) centre: Point,
    /// Dots for each unit of the board.
    pub(crate) scale: f32,
}

/// A place on the map's grid of dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dot {
    pub(crate) x: i32,
    pub(crate) y: i32,
}

impl Dot {
    /// The cell that has the dot in it.
    pub(crate) fn cell(self) -> (i32, i32) {
        (self.x.div_euclid(DOTS.0), self.y.div_euclid(DOTS.1))
    }
}

/// The corners of a board: its smallest and its largest coordinates.
pub(crate) fn bounds(board: &Board) -> (Point, Point) {
    let mut low = Point { x: f32::MAX, y: f32::MAX };
    let mut high = Point { x: f32::MIN, y: f32::MIN };
    for point in &board.points {
        low = Point { x: low.x.min(point.x), y: low.y.min(point.y) };
        high = Point { x: high.x.max(point.x), y: high.y.max(point.y) };
    }
    (low, high)
}

impl Port {
    /// The window that shows all of a board in so many cells.
    pub(crate) fn fit(board: &Board, size: (u16, u16)) -> Port {
        let (low, high) = bounds(board);
        let across = (f32::from(size.0) - 2.0 * MARGIN).max(1.0) * DOTS.0 as f32;
        let down = (f32::from(size.1) - MARGIN).max(1.0) * DOTS.1 as f32;
        let (wide, tall) = ((high.x - low.x).max(1.0), (high.y - low.y).max(1.0));
        Port {
            centre: Point { x: low.x.midpoint(high.x), y: low.y.midpoint(high.y) },
            scale: (across / wide).min(down / tall),
        }
    }

    /// Closer by a step, or farther away by a negative one; never farther than all of the board
    /// needs, and never closer than any eye does.
    pub(crate) fn zoom(&mut self, steps: i32, board: &Board, size: (u16, u16)) {
        let least = Port::fit(board, size).scale;
        let most = least.max(0.6);
        self.scale = (self.scale * STEP.powi(steps)).clamp(least, most);
        self.keep_on(board);
    }

    /// Moves the window by so many cells.
    pub(crate) fn pan(&mut self, across: i32, down: i32, board: &Board) {
        self.centre.x += (across * DOTS.0) as f32 / self.scale;
        self.centre.y += (down * DOTS.1) as f32 / self.scale;
        self.keep_on(board);
    }

    /// The middle of the window never leaves the board.
    fn keep_on(&mut self, board: &Board) {
        let (low, high) = bounds(board);
        self.centre.x = self.centre.x.clamp(low.x, high.x);
        self.centre.y = self.centre.y.clamp(low.y, high.y);
    }

    /// Moves the window just so far that a place is seen with some land around it.
    pub(crate) fn follow(&mut self, at: Point, size: (u16, u16), board: &Board) {
        let half =
            (f32::from(size.0) * DOTS.0 as f32 / 2.0, f32::from(size.1) * DOTS.1 as f32 / 2.0);
        // A third of the window on every side belongs to what comes next.
        let reach = (half.0 * 0.4 / self.scale, half.1 * 0.4 / self.scale);
        self.centre.x = self.centre.x.clamp(at.x - reach.0, at.x + reach.0);
        self.centre.y = self.centre.y.clamp(at.y - reach.1, at.y + reach.1);
        self.keep_on(board);
    }

    /// Where a point of the board is on the grid of dots.
    pub(crate) fn dot(&self, point: Point, size: (u16, u16)) -> Dot {
        let middle =
            (f32::from(size.0) * DOTS.0 as f32 / 2.0, f32::from(size.1) * DOTS.1 as f32 / 2.0);
        Dot {
            x: ((point.x - self.centre.x) * self.scale + middle.0).floor() as i32,
            y: ((point.y - self.centre.y) * self.scale + middle.1).floor() as i32,
        }
    }

    /// The point of the board at a dot.
    pub(crate) fn point(&self, dot: Dot, size: (u16, u16)) -> Point {
        let middle =
            (f32::from(size.0) * DOTS.0 as f32 / 2.0, f32::from(size.1) * DOTS.1 as f32 / 2.0);
        Point {
            x: (dot.x as f32 - middle.0) / self.scale + self.centre.x,
            y: (dot.y as f32 - middle.1) / self.scale + self.centre.y,
        }
    }

    /// The cell of a space, if it is in the window.
    pub(crate) fn cell(&self, board: &Board, space: Space, size: (u16, u16)) -> Option<(u16, u16)> {
        let point = board.points.get(space.index())?;
        let (x, y) = self.dot(*point, size).cell();
        let inside = (0..i32::from(size.0)).contains(&x) && (0..i32::from(size.1)).contains(&y);
        inside.then_some((x as u16, y as u16))
    }

    /// The space nearest to a cell, among some, if one is no farther than a finger misses.
    pub(crate) fn nearest(
        &self,
        board: &Board,
        cell: (u16, u16),
        size: (u16, u16),
        among: impl Iterator<Item = Space>,
    ) -> Option<Space> {
        let far = |(x, y): (u16, u16)| {
            let (x, y) = (i32::from(x) - i32::from(cell.0), i32::from(y) - i32::from(cell.1));
            // A cell is twice as tall as it is wide.
            x * x + 4 * y * y
        };
        among
            .filter_map(|space| Some((far(self.cell(board, space, size)?), space)))
            .filter(|&(far, _)| far <= 8)
            .min_by_key(|&(far, space)| (far, space.0))
            .map(|(_, space)| space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_rules::Rules;

    fn board(edition: &str) -> Board {
        Rules::builtin(edition).expect("a box").board().clone()
    }

    const SIZES: [(u16, u16); 3] = [(40, 12), (80, 40), (200, 60)];

    #[test]
    fn all_of_a_board_fits() {
        for edition in ["classic", "modern"] {
            let board = board(edition);
            for size in SIZES {
                let port = Port::fit(&board, size);
                assert!(board.all.iter().all(|s| port.cell(&board, s, size).is_some()), "{size:?}");
            }
        }
    }

    #[test]
    fn zoom_and_pan_stay_on_the_board() {
        let board = board("classic");
        let size = (60, 20);
        let fit = Port::fit(&board, size);
        let mut port = fit;
        port.zoom(3, &board, size);
        assert!(port.scale > fit.scale);
        port.pan(9000, -9000, &board);
        let (low, high) = bounds(&board);
        assert_eq!((port.centre.x, port.centre.y), (high.x, low.y));
        port.zoom(-50, &board, size);
        assert!((port.scale - fit.scale).abs() < 1e-6, "never farther than all of it");
    }

    #[test]
    fn what_is_followed_is_seen() {
        let board = board("modern");
        let size = (50, 14);
        for space in board.all.iter() {
            let mut port = Port::fit(&board, size);
            port.zoom(6, &board, size);
            port.follow(board.points[space.index()], size, &board);
            assert!(port.cell(&board, space, size).is_some(), "{space:?}");
            let cell = port.cell(&board, space, size).expect("seen");
            let near = port.nearest(&board, cell, size, board.all.iter());
            assert_eq!(port.cell(&board, near.expect("there"), size), Some(cell));
        }
    }
}
