//! Names of cities that stand clear of each other.
//!
//! The names that matter most are placed first, each on the best free side of its city; a name for
//! which no side is free is shortened, and left out before it covers anything.

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
}

/// A name that is cut has this many cells.
const SHORT: usize = 4;

/// Places as many names as there is room for, and writes them on the sheet.
pub(crate) fn place(mut wishes: Vec<Wish>, grid: &mut Grid) -> Vec<Label> {
    wishes.sort_by(|a, b| b.weight.cmp(&a.weight).then_with(|| a.name.cmp(&b.name)));
    let mut placed: Vec<Label> = Vec::new();
    let mut late = Vec::new();
    for wish in &wishes {
        match best(wish, &wish.name, grid, &placed) {
            Some(label) => set(label, grid, &mut placed),
            None => late.push(wish),
        }
    }
    for wish in late {
        if let Some(label) = best(wish, &clip(&wish.name, SHORT), grid, &placed) {
            set(label, grid, &mut placed);
        }
    }
    placed
}

fn set(label: Label, grid: &mut Grid, placed: &mut Vec<Label>) {
    let ink = if label.lit { Ink::NameLit } else { Ink::Name };
    grid.write(label.x, label.y, &label.text, ink);
    placed.push(label);
}

/// The best free place for a name, if there is one.
fn best(wish: &Wish, text: &str, grid: &Grid, placed: &[Label]) -> Option<Label> {
    let wide = width(text) as i32;
    let (x, y) = wish.cell;
    let middle = x - wide / 2;
    let sides = [
        (LabelSide::E, x + 1, y, 0),
        (LabelSide::W, x - wide, y, 0),
        (LabelSide::S, middle, y + 1, 1),
        (LabelSide::N, middle, y - 1, 1),
        (LabelSide::E, x + 1, y - 1, 2),
        (LabelSide::E, x + 1, y + 1, 2),
        (LabelSide::W, x - wide, y - 1, 2),
        (LabelSide::W, x - wide, y + 1, 2),
    ];
    let mut found: Option<(u32, Label)> = None;
    for (side, x, y, far) in sides {
        let label = Label { x, y, text: text.to_owned(), lit: wish.lit };
        let Some(lines) = lines_under(&label, grid, placed) else { continue };
        // A road under a name is worse than a name on an unusual side.
        let cost = lines * 3 + far + if side == wish.side { 0 } else { 2 };
        if found.as_ref().is_none_or(|(least, _)| cost < *least) {
            found = Some((cost, label));
        }
    }
    found.map(|(_, label)| label)
}

/// How many cells with a line a name would cover; nothing where it may not stand at all.
fn lines_under(label: &Label, grid: &Grid, placed: &[Label]) -> Option<u32> {
    let (from, to) = label.span();
    let mut lines = 0;
    for x in from..to {
        let cell = grid.at(x, label.y)?;
        if cell.is_taken() {
            return None;
        }
        lines += u32::from(cell.has_line());
    }
    // Two names in a row need a gap between them, or they read as one.
    let close = |other: &Label| {
        let (begin, end) = other.span();
        other.y == label.y && from <= end && begin <= to
    };
    (!placed.iter().any(close)).then_some(lines)
}
