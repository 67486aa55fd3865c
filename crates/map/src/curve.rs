//! Smooth lines through the spaces of a road.

use aufachse_rules::board::Point;

/// A piece of a line: where it begins, two handles, where it ends.
pub(crate) type Piece = [Point; 4];

pub(crate) fn plus(a: Point, b: Point, times: f32) -> Point {
    Point { x: a.x + b.x * times, y: a.y + b.y * times }
}

pub(crate) fn minus(a: Point, b: Point) -> Point {
    plus(a, b, -1.0)
}

pub(crate) fn length(p: Point) -> f32 {
    p.x.hypot(p.y)
}

/// The direction of a vector, or none for a vector without length.
fn unit(p: Point) -> Point {
    let long = length(p);
    if long > 0.0 { Point { x: p.x / long, y: p.y / long } } else { Point { x: 0.0, y: 0.0 } }
}

/// The direction that makes the chord a piece of a circle with a direction at its other end.
fn mirrored(chord: Point, direction: Point) -> Point {
    let chord = unit(chord);
    let along = chord.x * direction.x + chord.y * direction.y;
    minus(Point { x: chord.x * 2.0 * along, y: chord.y * 2.0 * along }, direction)
}

/// The pieces of a smooth line through points, one between each two of them.
pub(crate) fn through(points: &[Point]) -> Vec<Piece> {
    let inner: Vec<Point> = points.windows(3).map(|w| unit(minus(w[2], w[0]))).collect();
    let pieces = points.len().saturating_sub(1);
    let mut line = Vec::with_capacity(pieces);
    for (i, ends) in points.windows(2).enumerate() {
        let &[a, b] = ends else { continue };
        let chord = minus(b, a);
        let before = i.checked_sub(1).and_then(|k| inner.get(k)).copied();
        let after = inner.get(i).copied();
        let (start, end) = match (before, after) {
            (Some(start), Some(end)) => (start, end),
            (None, Some(end)) => (mirrored(chord, end), end),
            (Some(start), None) => (start, mirrored(chord, start)),
            (None, None) => (unit(chord), unit(chord)),
        };
        let handle = length(chord) / 3.0;
        line.push([a, plus(a, start, handle), plus(b, end, -handle), b]);
    }
    line
}

/// A point of a piece, from 0 at its beginning to 1 at its end.
pub(crate) fn point_at(piece: &Piece, part: f32) -> Point {
    let rest = 1.0 - part;
    let weights = [
        rest * rest * rest,
        3.0 * rest * rest * part,
        3.0 * rest * part * part,
        part * part * part,
    ];
    let nowhere = Point { x: 0.0, y: 0.0 };
    piece.iter().zip(weights).fold(nowhere, |sum, (&p, weight)| plus(sum, p, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_through_its_points_and_has_no_kink() {
        let points = [(0.0, 0.0), (40.0, 5.0), (80.0, 0.0), (110.0, -30.0)];
        let points = points.map(|(x, y)| Point { x, y });
        let line = through(&points);
        assert_eq!(line.len(), 3);
        for (piece, ends) in line.iter().zip(points.windows(2)) {
            assert_eq!([piece[0], piece[3]], [ends[0], ends[1]]);
        }
        for pair in line.windows(2) {
            let (into, out) = (minus(pair[0][3], pair[0][2]), minus(pair[1][1], pair[1][0]));
            let turn = into.x * out.y - into.y * out.x;
            assert!(turn.abs() < 0.01, "a kink of {turn}");
        }
    }

    #[test]
    fn points_upon_each_other_do_no_harm() {
        let here = Point { x: 1.0, y: 1.0 };
        for piece in through(&[here; 4]) {
            assert!(piece.iter().all(|p| *p == here));
        }
        assert!(through(&[here]).is_empty());
        assert!(through(&[]).is_empty());
    }
}
