//! What lies on the board, and how it becomes a sheet of characters.

use aufachse_rules::Space;
use aufachse_rules::board::{Board, Point};

use super::grid::{Grid, Ink};
use super::ground::{self, Region};
use super::labels::{self, Label, Wish};
use super::port::{DOTS, Dot, Port};

/// A truck on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Truck {
    /// Where it stands.
    pub(crate) space: Space,
    /// The letter of its player.
    pub(crate) letter: char,
    /// The place of its colour.
    pub(crate) colour: u8,
    /// Is it the viewer's own?
    pub(crate) own: bool,
}

/// Everything that the map shows.
#[derive(Clone, Debug)]
pub(crate) struct Scene<'s> {
    /// The board.
    pub(crate) board: &'s Board,
    /// The trucks; one that comes first is not covered by one that comes later.
    pub(crate) trucks: Vec<Truck>,
    /// The roadworks sign.
    pub(crate) roadworks: Option<Space>,
    /// The jam sign.
    pub(crate) jam: Option<Space>,
    /// Spaces with a lost cube.
    pub(crate) lost: Vec<Space>,
    /// The way of the chosen move, with the space that it leaves.
    pub(crate) way: Vec<Space>,
    /// Where the chosen move ends.
    pub(crate) end: Option<Space>,
    /// Where moves may end, with the number of the choice.
    pub(crate) targets: Vec<(Space, usize)>,
    /// Cities that matter now: those of own contracts.
    pub(crate) lit: Vec<Space>,
    /// Countries and seas with their names.
    pub(crate) regions: Vec<Region>,
}

/// The marks of the map. The help names each of them.
pub(crate) const CITY: char = '●';
/// A space of a road.
pub(crate) const SPACE: char = '∙';
/// An event space.
pub(crate) const EVENT: char = '△';
/// The roadworks sign.
pub(crate) const ROADWORKS: char = '#';
/// The jam sign.
pub(crate) const JAM: char = '≡';
/// A lost cube.
pub(crate) const LOST: char = '▪';
/// A step of the chosen way.
pub(crate) const STEP: char = '•';
/// The end of the chosen way.
pub(crate) const END: char = '◎';

/// Two neighbouring spaces need so many dots between them to be told apart.
const APART: f32 = 4.0;

impl<'s> Scene<'s> {
    /// An empty board.
    pub(crate) fn empty(board: &'s Board) -> Scene<'s> {
        Scene {
            board,
            trucks: Vec::new(),
            roadworks: None,
            jam: None,
            lost: Vec::new(),
            way: Vec::new(),
            end: None,
            targets: Vec::new(),
            lit: Vec::new(),
            regions: Vec::new(),
        }
    }

    /// The map through a window of so many cells, and the names that found a place on it.
    pub(crate) fn draw(&self, port: &Port, size: (u16, u16)) -> (Grid, Vec<Label>) {
        let mut sheet = Sheet { scene: self, port, grid: Grid::new(size) };
        if self.board.central_europe {
            ground::draw(port, &mut sheet.grid);
        }
        sheet.roads();
        sheet.spaces();
        sheet.way();
        sheet.cities();
        sheet.things();
        let labels = sheet.names();
        ground::name(&self.regions, port, &mut sheet.grid);
        (sheet.grid, labels)
    }
}

struct Sheet<'d> {
    scene: &'d Scene<'d>,
    port: &'d Port,
    grid: Grid,
}

impl Sheet<'_> {
    fn dot(&self, space: Space) -> Option<Dot> {
        let point = self.scene.board.points.get(space.index())?;
        Some(self.port.dot(*point, self.grid.size))
    }

    fn cell(&self, space: Space) -> Option<(i32, i32)> {
        self.dot(space).map(Dot::cell)
    }

    fn put(&mut self, space: Space, letter: char, ink: Ink) {
        if let Some((x, y)) = self.cell(space) {
            self.grid.put(x, y, letter, ink);
        }
    }

    fn roads(&mut self) {
        for road in &self.scene.board.roads {
            let (every, ink) = if road.ferry { (3, Ink::Ferry) } else { (1, Ink::Road) };
            let stops: Vec<Space> = [road.from]
                .into_iter()
                .chain(road.spaces.iter().copied())
                .chain([road.to])
                .collect();
            for pair in stops.windows(2) {
                if let (Some(a), Some(b)) = (self.dot(pair[0]), self.dot(pair[1])) {
                    self.grid.line(a, b, every, ink);
                }
            }
        }
    }

    /// Are neighbouring spaces so far apart that each can have a mark?
    fn roomy(&self) -> bool {
        step(self.scene.board) * self.port.scale >= APART
    }

    fn spaces(&mut self) {
        let board = self.scene.board;
        let roomy = self.roomy();
        for space in board.all.without(board.city_set).iter() {
            if board.events.has(space) {
                self.put(space, EVENT, Ink::Event);
            } else if roomy {
                self.put(space, SPACE, Ink::Space);
            }
        }
    }

    /// Two lines beside each other, so that the way is seen without colours too.
    fn way(&mut self) {
        for pair in self.scene.way.windows(2) {
            let (Some(a), Some(b)) = (self.dot(pair[0]), self.dot(pair[1])) else { continue };
            self.grid.line(a, b, 1, Ink::Way);
            let steep = (b.y - a.y).abs() > (b.x - a.x).abs();
            let beside =
                |d: Dot| if steep { Dot { x: d.x ^ 1, ..d } } else { Dot { y: d.y + 1, ..d } };
            self.grid.line(beside(a), beside(b), 1, Ink::Way);
        }
        for &space in self.scene.way.iter().skip(1) {
            self.put(space, STEP, Ink::Way);
        }
    }

    fn cities(&mut self) {
        for space in self.scene.board.city_set.iter() {
            let ink = if self.scene.way.contains(&space) { Ink::Way } else { Ink::City };
            self.put(space, CITY, ink);
        }
    }

    /// What lies on spaces; what matters more comes later and covers the rest.
    fn things(&mut self) {
        for &space in &self.scene.lost {
            self.put(space, LOST, Ink::Lost);
        }
        for &(space, number) in self.scene.targets.iter().rev() {
            self.number(space, number);
        }
        for (sign, letter, ink) in
            [(self.scene.roadworks, ROADWORKS, Ink::Roadworks), (self.scene.jam, JAM, Ink::Jam)]
        {
            if let Some(space) = sign {
                self.put(space, letter, ink);
            }
        }
        if let Some(end) = self.scene.end {
            self.put(end, END, Ink::End);
        }
        self.trucks();
    }

    /// The number of a choice at its end: two figures where they fit, and a star where not.
    fn number(&mut self, space: Space, number: usize) {
        let Some((x, y)) = self.cell(space) else { return };
        let text = number.to_string();
        let free = |grid: &Grid, x: i32| grid.at(x, y).is_some_and(|cell| !cell.is_taken());
        if let [figure] = text.as_bytes() {
            self.grid.put(x, y, char::from(*figure), Ink::Target);
        } else if text.len() == 2 && free(&self.grid, x + 1) {
            self.grid.write(x, y, &text, Ink::Target);
        } else {
            self.grid.put(x, y, '*', Ink::Target);
        }
    }

    /// Trucks on one space stand beside each other.
    fn trucks(&mut self) {
        let mut parked: Vec<(i32, i32)> = Vec::new();
        for truck in &self.scene.trucks {
            let Some((x, y)) = self.cell(truck.space) else { continue };
            let mut x = x;
            while parked.contains(&(x, y)) {
                x += 1;
            }
            parked.push((x, y));
            let ink =
                if truck.own { Ink::OwnTruck(truck.colour) } else { Ink::Truck(truck.colour) };
            self.grid.put(x, y, truck.letter, ink);
        }
    }

    fn names(&mut self) -> Vec<Label> {
        let board = self.scene.board;
        let mut wishes = Vec::new();
        for (space, city) in board.city_set.iter().zip(&board.cities) {
            let Some(cell) = self.cell(space) else { continue };
            if self.grid.at(cell.0, cell.1).is_none() {
                continue;
            }
            let end = self.scene.end == Some(space);
            let lit = end || self.scene.lit.contains(&space);
            let ways = board.neighbours.get(space.index()).map_or(0, Vec::len) as u32;
            let weight = ways + u32::from(lit) * 100 + u32::from(end) * 100;
            wishes.push(Wish { cell, name: city.name.clone(), weight, lit, side: city.label });
        }
        let all: Vec<&str> = board.cities.iter().map(|city| city.name.as_str()).collect();
        labels::place(wishes, &all, &mut self.grid)
    }
}

/// How far neighbours on a board are from each other, on the average.
pub(crate) fn step(board: &Board) -> f32 {
    let far = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
    let mut sum = (0.0, 0.0_f32);
    for (space, near) in board.neighbours.iter().enumerate() {
        for other in near {
            if let (Some(&a), Some(&b)) = (board.points.get(space), board.points.get(other.index()))
            {
                sum = (sum.0 + far(a, b), sum.1 + 1.0);
            }
        }
    }
    sum.0 / sum.1.max(1.0)
}

/// The scale at which every space of a board is well seen.
pub(crate) fn readable(board: &Board) -> f32 {
    (APART + f32::from(DOTS.0 as u8)) / step(board).max(1.0)
}

#[cfg(test)]
#[path = "scene_tests.rs"]
mod tests;
