//! The shapes of the countries behind the boards of central Europe.

/// The shapes: a name and a path in tenths of a map unit on each line.
const SHAPES: &str = include_str!("../data/countries.txt");

/// Everything that the shapes cover, beyond the edges of the sheet: left, top, width, height.
pub(crate) const REACH: [i32; 4] = [-700, -300, 2400, 1760];

/// The letters of the countries' number plates, in open land away from the roads: all
/// languages share them. On each line the letters and the middle of their foot.
const PLATES: &str = include_str!("../data/plates.txt");

/// The seas at the edge of the boards: a word for each, and the middle of its name.
pub(crate) const SEAS: [(&str, i32, i32); 3] =
    [("north", 190, 95), ("baltic", 735, 70), ("adriatic", 722, 1118)];

/// The number plates: letters, and where they stand.
pub(crate) fn plates() -> impl Iterator<Item = (&'static str, i32, i32)> {
    PLATES.lines().filter_map(|line| {
        let mut parts = line.split(' ');
        Some((parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    })
}

/// The land of each country: two letters and its outline.
pub(crate) fn countries() -> impl Iterator<Item = (&'static str, &'static str)> {
    shapes().filter(|(name, _)| name.len() == 2)
}

/// A line that is not a country's: `border`, `coast` or `lake`.
pub(crate) fn line(wanted: &str) -> &'static str {
    shapes().find(|(name, _)| *name == wanted).map_or("", |(_, path)| path)
}

fn shapes() -> impl Iterator<Item = (&'static str, &'static str)> {
    SHAPES.lines().filter_map(|line| line.split_once(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_countries_of_the_boards_have_a_shape() {
        for code in ["DE", "NL", "BE", "LU", "FR", "CH", "AT", "IT", "CZ"] {
            assert!(countries().any(|(name, path)| name == code && path.starts_with('M')));
        }
        for name in ["border", "coast", "lake"] {
            assert!(line(name).starts_with('M'));
        }
        assert_eq!(line("moon"), "");
    }

    #[test]
    fn every_plate_has_a_place() {
        assert_eq!(plates().count(), PLATES.lines().count());
        assert!(plates().any(|plate| plate == ("D", 545, 412)));
    }

    #[test]
    fn the_shapes_hold_nothing_but_paths() {
        for (name, path) in shapes() {
            let plain = |c: char| c.is_ascii_digit() || " -Mlz".contains(c);
            assert!(path.chars().all(plain), "{name}");
        }
    }
}
