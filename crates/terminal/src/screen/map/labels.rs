//! Names of cities that stand clear of each other.
//!
//! The names that matter most are placed first, each on the best free side of its city. One that
//! finds none asks its neighbours to move over; only then is it shortened, to something that means
//! no other city, and it is left out before it covers anything.

use aufachse_rules::board::LabelSide;

use super::grid::{Grid, Ink};
use crate::screen::measure::{clip, width};

/// A name that would like a place.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    /// The cell of its city.
    pub(crate) cell: (i32, i32),
    /// The name.
    pub(crate) name: String,
    /// How much it matters; the largest comes first.
    pub(crate) weight: u32,
    /// Does it matter right now?
    pub(crate) lit: bool,
    /// The side on which the board's own drawing has it.
    pub(crate) side: LabelSide,
}

/// A name that has its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    /// The cell of its first letter.
    pub(crate) x: i32,
    /// Its row.
    pub(crate) y: i32,
    /// The name, or what there is room for.
    pub(crate) text: String,
    /// Does it matter right now?
    pub(crate) lit: bool,
}

impl Label {
    /// The cells that it takes, from the first to behind the last.
    pub(crate) fn span(&self) -> (i32, i32) {
        (self.x, self.x + width(&self.text) as i32)
    }

    /// Would two names touch? In a row they need a gap between them, or they read as one.
    fn touches(&self, other: &Label) -> bool {
        let ((from, to), (begin, end)) = (self.span(), other.span());
        self.y == other.y && from <= end && begin <= to
    }
}

/// A name that is cut has at least this many cells.
const SHORT: usize = 4;

/// A place for a name and how bad it is.
type Place = (u32, Label);

/// Places as many names as there is room for, and writes them on the sheet. `all` are the names of
/// every city: what is shortened must mean one of them only.
pub(crate) fn place(mut wishes: Vec<Wish>, all: &[&str], grid: &mut Grid) -> Vec<Label> {
    wishes.sort_by(|a, b| b.weight.cmp(&a.weight).then_with(|| a.name.cmp(&b.name)));
    let mut board = Board { grid: &*grid, wishes: &wishes, placed: vec![None; wishes.len()] };
    let mut late = Vec::new();
    for (at, wish) in wishes.iter().enumerate() {
        let places = board.places(at, &wish.name);
        if !board.set(at, places) {
            late.push(at);
        }
    }
    for &at in &late {
        let _ = board.make_room(at);
    }
    for &at in &late {
        let Wish { name, .. } = &wishes[at];
        let longest = width(name).saturating_sub(1);
        let mut texts = (SHORT..=longest).rev().filter_map(|room| shortened(name, room, all));
        while board.placed[at].is_none()
            && let Some(text) = texts.next()
        {
            let places = board.places(at, &text);
            board.set(at, places);
        }
    }
    let placed: Vec<Label> = board.placed.into_iter().flatten().collect();
    for label in &placed {
        let ink = if label.lit { Ink::NameLit } else { Ink::Name };
        grid.write(label.x, label.y, &label.text, ink);
    }
    placed
}

/// A name cut to some cells; nothing where the rest would mean another city too.
fn shortened(name: &str, room: usize, all: &[&str]) -> Option<String> {
    let text = clip(name, room);
    let begin = text.trim_end_matches('…');
    let same = all.iter().filter(|other| other.starts_with(begin)).count();
    (same <= 1 && width(begin) + 1 >= SHORT).then_some(text)
}

/// The names on the sheet while they look for their places.
struct Board<'l> {
    grid: &'l Grid,
    wishes: &'l [Wish],
    placed: Vec<Option<Label>>,
}

impl Board<'_> {
    /// Puts a name into the best of some places that touches no other name.
    fn set(&mut self, at: usize, places: Vec<Place>) -> bool {
        let free = places.into_iter().find(|(_, label)| self.touched(label).next().is_none());
        let found = free.is_some();
        if let Some((_, label)) = free {
            self.placed[at] = Some(label);
        }
        found
    }

    /// The names that a name would touch.
    fn touched<'a>(&'a self, label: &'a Label) -> impl Iterator<Item = usize> + 'a {
        let placed = self.placed.iter().enumerate();
        placed.filter(|(_, other)| other.as_ref().is_some_and(|o| o.touches(label))).map(|o| o.0)
    }

    /// Finds a place for a name by moving one other name to a place of its own.
    fn make_room(&mut self, at: usize) -> bool {
        for (_, label) in self.places(at, &self.wishes[at].name) {
            let mut in_the_way = self.touched(&label);
            let (Some(other), None) = (in_the_way.next(), in_the_way.next()) else { continue };
            drop(in_the_way);
            let before = self.placed[other].take();
            self.placed[at] = Some(label);
            let places = self.places(other, &self.wishes[other].name);
            if self.set(other, places) {
                return true;
            }
            self.placed[at] = None;
            self.placed[other] = before;
        }
        false
    }

    /// The places for a name, the best first.
    fn places(&self, at: usize, text: &str) -> Vec<Place> {
        let wish = &self.wishes[at];
        let wide = width(text) as i32;
        let (x, y) = wish.cell;
        let beside = [(LabelSide::E, x + 1, y, 0), (LabelSide::W, x - wide, y, 0)];
        // Above and below it may be shifted, as long as it still belongs to its city.
        let shifted = (x - wide..=x + 1).flat_map(|left| {
            let far = (left + wide / 2 - x).unsigned_abs() / 2;
            [(LabelSide::S, left, y + 1, 1 + far), (LabelSide::N, left, y - 1, 1 + far)]
        });
        let mut found: Vec<Place> = beside
            .into_iter()
            .chain(shifted)
            .filter_map(|(side, x, y, far)| {
                let label = Label { x, y, text: text.to_owned(), lit: wish.lit };
                // A road under a name is worse than a name on an unusual side.
                let cost =
                    self.lines_under(&label)? * 3 + far + if side == wish.side { 0 } else { 2 };
                Some((cost, label))
            })
            .collect();
        found.sort_by_key(|(cost, _)| *cost);
        found
    }

    /// How many cells with a line a name would cover; nothing where it may not stand at all.
    fn lines_under(&self, label: &Label) -> Option<u32> {
        let (from, to) = label.span();
        let mut lines = 0;
        for x in from..to {
            let cell = self.grid.at(x, label.y)?;
            if cell.is_taken() {
                return None;
            }
            lines += u32::from(cell.has_line());
        }
        Some(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(x: i32, y: i32, name: &str, weight: u32) -> Wish {
        Wish { cell: (x, y), name: name.to_owned(), weight, lit: false, side: LabelSide::E }
    }

    #[test]
    fn a_name_moves_over_before_another_is_shortened() {
        let mut grid = Grid::new((18, 1));
        for x in [6, 11] {
            grid.put(x, 0, '●', Ink::City);
        }
        // To its right the first name would leave no room for the second one.
        let wishes = vec![wish(6, 0, "Ulm", 9), wish(11, 0, "Kassel", 1)];
        let placed = place(wishes, &["Ulm", "Kassel"], &mut grid);
        let texts: Vec<&str> = placed.iter().map(|label| label.text.as_str()).collect();
        assert_eq!(texts, ["Ulm", "Kassel"], "{placed:?}");
    }

    #[test]
    fn what_is_shortened_means_one_city() {
        let all = ["Salzburg", "Saarbrücken", "Straßburg", "Stuttgart"];
        assert_eq!(shortened("Salzburg", 4, &all).as_deref(), Some("Sal…"));
        assert_eq!(shortened("Saarbrücken", 5, &all).as_deref(), Some("Saar…"));
        assert_eq!(shortened("Saarbrücken", 3, &all), None, "two begin so");
        assert_eq!(shortened("Graz", 3, &["Graz"]), None, "too short to be read");
    }
}
