//! A sheet of cells: the land at the bottom, lines in braille dots on it, characters above.

use super::port::{DOTS, Dot};

/// What a line or a mark is, for its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ink {
    /// The sea.
    Sea,
    /// A line between two countries.
    Border,
    /// A line between land and water.
    Coast,
    /// The letters of a country or the name of a sea.
    Land,
    /// A sea way.
    Ferry,
    /// A road.
    Road,
    /// A space without anything on it.
    Space,
    /// An event space.
    Event,
    /// A city.
    City,
    /// The name of a city.
    Name,
    /// The name of a city that matters now.
    NameLit,
    /// The way of the chosen move.
    Way,
    /// A space where a move may end.
    Target,
    /// The end of the chosen move.
    End,
    /// A lost cube.
    Lost,
    /// The roadworks sign.
    Roadworks,
    /// The jam sign.
    Jam,
    /// A truck, by the place of its colour.
    Truck(u8),
    /// The own truck.
    OwnTruck(u8),
}

/// One cell of the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The dots of the ways, as braille numbers them.
    dots: u8,
    /// What the dots belong to; the most important of them.
    line: Option<Ink>,
    /// The dots of the land below the ways. They never mix with them: a coast under a road would
    /// look like another road.
    ground: u8,
    /// What those belong to.
    under: Option<Ink>,
    /// Is it the sea, where nothing else is?
    wave: bool,
    /// The character above the dots; nothing in the second half of a wide one.
    letter: Option<(char, Ink)>,
    /// Is it the second half of a wide character?
    half: bool,
}

impl Cell {
    /// What is seen: a character and what it stands for; nothing where the cell is empty.
    pub(crate) fn seen(&self) -> Option<(char, Ink)> {
        let dots = |dots: u8, ink: Option<Ink>| {
            let braille = char::from_u32(0x2800 + u32::from(dots))?;
            ink.map(|ink| (braille, ink))
        };
        self.letter
            .or_else(|| dots(self.dots, self.line))
            .or_else(|| dots(self.ground, self.under))
            .or_else(|| self.wave.then_some((WAVE, Ink::Sea)))
    }

    /// Does a wide character before it reach into it?
    pub(crate) fn is_half(&self) -> bool {
        self.half
    }

    /// Is there a character?
    pub(crate) fn is_taken(&self) -> bool {
        self.letter.is_some() || self.half
    }

    /// Does a way go through it?
    pub(crate) fn has_line(&self) -> bool {
        self.line.is_some()
    }
}

/// The sheet.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    /// Cells across and down.
    pub(crate) size: (u16, u16),
    cells: Vec<Cell>,
}

/// The mark of the sea.
pub(crate) const WAVE: char = '~';

/// The bit of each dot of a braille cell, row by row.
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl Grid {
    /// An empty sheet.
    pub(crate) fn new(size: (u16, u16)) -> Grid {
        let cells = vec![Cell::default(); usize::from(size.0) * usize::from(size.1)];
        Grid { size, cells }
    }

    fn index(&self, x: i32, y: i32) -> Option<usize> {
        let inside =
            (0..i32::from(self.size.0)).contains(&x) && (0..i32::from(self.size.1)).contains(&y);
        inside.then(|| y as usize * usize::from(self.size.0) + x as usize)
    }

    /// The cell at a place; nothing outside.
    pub(crate) fn at(&self, x: i32, y: i32) -> Option<&Cell> {
        self.cells.get(self.index(x, y)?)
    }

    /// Sets a dot. Of two lines through a cell the more important one gives the colour.
    pub(crate) fn dot(&mut self, dot: Dot, ink: Ink) {
        let (x, y) = dot.cell();
        let Some(index) = self.index(x, y) else { return };
        let (column, row) = (dot.x.rem_euclid(DOTS.0) as usize, dot.y.rem_euclid(DOTS.1) as usize);
        let cell = &mut self.cells[index];
        let (dots, line) = if ink < Ink::Ferry {
            (&mut cell.ground, &mut cell.under)
        } else {
            (&mut cell.dots, &mut cell.line)
        };
        *dots |= BITS[row][column];
        *line = (*line).max(Some(ink));
    }

    /// Makes a cell sea.
    pub(crate) fn wave(&mut self, x: i32, y: i32) {
        if let Some(index) = self.index(x, y) {
            self.cells[index].wave = true;
        }
    }

    /// Draws a line; only every so many dots of it where it is dotted.
    pub(crate) fn line(&mut self, from: Dot, to: Dot, every: usize, ink: Ink) {
        if !self.near(from, to) {
            return;
        }
        for (count, dot) in steps(from, to).enumerate() {
            if count % every.max(1) == 0 {
                self.dot(dot, ink);
            }
        }
    }

    /// Goes on with a dotted line after so many of its dots; says how many there are now.
    pub(crate) fn dotted(
        &mut self,
        from: Dot,
        to: Dot,
        every: usize,
        count: usize,
        ink: Ink,
    ) -> usize {
        let mut count = count;
        // The last dot is the first of the next piece.
        let last = (to.x - from.x).abs().max((to.y - from.y).abs()) as usize;
        if !self.near(from, to) {
            return count + last;
        }
        for dot in steps(from, to).take(last) {
            if count.is_multiple_of(every.max(1)) {
                self.dot(dot, ink);
            }
            count += 1;
        }
        count
    }

    /// Could any dot between the two be on the sheet?
    fn near(&self, a: Dot, b: Dot) -> bool {
        let (w, h) = (i32::from(self.size.0) * DOTS.0, i32::from(self.size.1) * DOTS.1);
        a.x.max(b.x) >= 0 && a.y.max(b.y) >= 0 && a.x.min(b.x) < w && a.y.min(b.y) < h
    }

    /// Puts a character into a cell, over whatever is there.
    pub(crate) fn put(&mut self, x: i32, y: i32, letter: char, ink: Ink) {
        if let Some(index) = self.index(x, y) {
            self.cells[index].letter = Some((letter, ink));
            self.cells[index].half = false;
        }
    }

    /// Writes a text from a cell on; what does not fit is left out.
    pub(crate) fn write(&mut self, x: i32, y: i32, text: &str, ink: Ink) {
        let mut x = x;
        for letter in text.chars() {
            let wide = crate::screen::measure::cells(letter) as i32;
            if wide == 0 || self.index(x, y).is_none() || self.index(x + wide - 1, y).is_none() {
                continue;
            }
            self.put(x, y, letter, ink);
            for half in 1..wide {
                if let Some(index) = self.index(x + half, y) {
                    self.cells[index] = Cell { half: true, ..Cell::default() };
                }
            }
            x += wide;
        }
    }
}

/// The dots of a straight line.
fn steps(from: Dot, to: Dot) -> impl Iterator<Item = Dot> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let count = dx.abs().max(dy.abs()).max(1);
    let part = move |delta: i32, step: i32| {
        // Rounded to the nearest, so that a line looks the same from both ends.
        (2 * delta * step + count).div_euclid(2 * count)
    };
    (0..=count).map(move |step| Dot { x: from.x + part(dx, step), y: from.y + part(dy, step) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_of_a_cell_are_a_braille_character() {
        let mut grid = Grid::new((2, 1));
        grid.line(Dot { x: 0, y: 0 }, Dot { x: 0, y: 3 }, 1, Ink::Road);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some(('⡇', Ink::Road)));
        grid.dot(Dot { x: 1, y: 0 }, Ink::Way);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some(('⡏', Ink::Way)));
        assert_eq!(grid.at(1, 0).and_then(Cell::seen), None);
        grid.dot(Dot { x: -1, y: 9 }, Ink::Way);
    }

    #[test]
    fn land_lies_below_the_ways_and_does_not_mix_with_them() {
        let mut grid = Grid::new((1, 1));
        grid.wave(0, 0);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some((WAVE, Ink::Sea)));
        grid.line(Dot { x: 0, y: 0 }, Dot { x: 0, y: 3 }, 1, Ink::Coast);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some(('⡇', Ink::Coast)));
        assert!(!grid.at(0, 0).expect("a cell").has_line());
        grid.dot(Dot { x: 1, y: 0 }, Ink::Road);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some(('⠈', Ink::Road)));
    }

    #[test]
    fn a_dotted_line_has_gaps() {
        let mut grid = Grid::new((4, 1));
        grid.line(Dot { x: 0, y: 0 }, Dot { x: 7, y: 0 }, 2, Ink::Ferry);
        let seen: String = (0..4).filter_map(|x| grid.at(x, 0)?.seen()).map(|s| s.0).collect();
        assert_eq!(seen, "⠁⠁⠁⠁");
    }

    #[test]
    fn a_wide_character_takes_two_cells_or_none() {
        let mut grid = Grid::new((3, 1));
        grid.write(0, 0, "道路", Ink::Name);
        assert_eq!(grid.at(0, 0).and_then(Cell::seen), Some(('道', Ink::Name)));
        assert!(grid.at(1, 0).is_some_and(Cell::is_half));
        assert!(!grid.at(2, 0).is_some_and(Cell::is_taken), "half of it would not fit");
    }
}
