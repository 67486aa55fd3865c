//! A recorded game on the screen: it runs, halts, and is gone through step by step.

mod draw;
mod time;

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use aufachse_rules::{ContractId, Happening, InputError, Record, Rules, Seat, View, Viewer};
use aufachse_words::Words;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use super::colour::Paint;
use super::field::Field;
use super::help;
use super::layout::Tab;
use super::map::port::Port;
use super::sight::{Person, Sight};

/// The table after a step.
struct Moment {
    happenings: Vec<Happening>,
    view: View,
    hands: Vec<Vec<ContractId>>,
}

/// What a key leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// Nothing but another picture.
    Stay,
    /// The end of watching.
    Leave,
    /// The program is to rest.
    Rest,
}

/// How fast a record runs: what is shown of it, and the time for a step.
const SPEEDS: [(&str, u64); 6] =
    [("¼", 2400), ("½", 1200), ("1", 600), ("2", 300), ("4", 150), ("8", 75)];

/// A recorded game.
pub(crate) struct Watch {
    words: &'static Words,
    paint: Paint,
    rules: Arc<Rules>,
    names: Vec<String>,
    people: Vec<Person>,
    moments: Vec<Moment>,
    at: usize,
    pub(crate) runs: bool,
    speed: usize,
    /// Whose papers are shown.
    seat: Option<Seat>,
    tab: Tab,
    back: usize,
    port: Cell<Option<Port>>,
    follows: bool,
    map: Cell<Rect>,
    /// Where the bar of the time was drawn, for the mouse.
    bar: Cell<Rect>,
    /// The number of a turn, while it is typed.
    going: Option<Field>,
    /// The line from which the help is read, while it is.
    help: Option<usize>,
    last_line: Cell<usize>,
}

impl Watch {
    /// A record with all of its moments; a record that does not hold is refused.
    pub(crate) fn new(
        record: &Record,
        words: &'static Words,
        paint: Paint,
    ) -> Result<Watch, InputError> {
        let rules = record.rules()?;
        let mut moments = Vec::with_capacity(record.entries.len());
        record.fold(|_, _, told, game| {
            let hand = |seat| View::of(game, Viewer::Seat(Seat(seat))).hand;
            moments.push(Moment {
                happenings: told.to_vec(),
                view: View::of(game, Viewer::Spectator),
                hands: (0..game.players()).map(hand).collect(),
            });
        })?;
        let names = words.names_of(&record.header);
        let person = |(seat, name): (usize, &String)| Person {
            name: name.clone(),
            colour: seat as u8,
            ..Person::default()
        };
        Ok(Watch {
            words,
            paint,
            rules,
            people: names.iter().enumerate().map(person).collect(),
            names,
            moments,
            at: 0,
            runs: true,
            speed: 2,
            seat: None,
            tab: Tab::Players,
            back: 0,
            port: Cell::new(None),
            follows: true,
            map: Cell::default(),
            bar: Cell::default(),
            going: None,
            help: None,
            last_line: Cell::default(),
        })
    }

    /// How long until the next step, while it runs.
    pub(crate) fn pause(&self) -> Duration {
        Duration::from_millis(SPEEDS[self.speed].1)
    }

    fn moment(&self) -> Option<&Moment> {
        self.moments.get(self.at)
    }

    /// What the panes draw from; nothing in a record without a step.
    fn sight(&self) -> Option<Sight<'_>> {
        let moment = self.moment()?;
        let hand = self.seat.and_then(|seat| moment.hands.get(seat.index()));
        Some(Sight {
            words: self.words,
            paint: self.paint,
            rules: &self.rules,
            view: &moment.view,
            people: &self.people,
            names: &self.names,
            own: self.seat,
            hand: hand.map_or(&[], |hand| hand),
            awaited: &[],
        })
    }

    /// Goes on by a step, while it runs; at the end it halts.
    pub(crate) fn tick(&mut self) {
        if self.runs {
            self.go(self.at + 1);
            self.runs = self.at + 1 < self.moments.len();
        }
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.moments.len().saturating_sub(1));
        self.back = 0;
        if self.follows {
            self.follow();
        }
    }

    fn follow(&self) {
        let (Some(mut port), Some(sight)) = (self.port.get(), self.sight()) else { return };
        let board = self.rules.board();
        let at = sight.own_truck().and_then(|space| board.points.get(space.index()));
        if let Some(at) = at {
            port.follow(*at, self.size(), board);
            self.port.set(Some(port));
        }
    }

    fn size(&self) -> (u16, u16) {
        (self.map.get().width, self.map.get().height)
    }

    /// Is this step the first of a turn?
    fn begins_turn(&self, at: usize) -> bool {
        self.moments.get(at).is_some_and(|moment| {
            moment.happenings.iter().any(|h| matches!(h, Happening::TurnBegan { .. }))
        })
    }

    /// The first step of the next turn, or of the one before.
    fn turn(&self, on: bool) -> usize {
        let last = self.moments.len().saturating_sub(1);
        if on {
            (self.at + 1..=last).find(|&at| self.begins_turn(at)).unwrap_or(last)
        } else {
            (0..self.at).rev().find(|&at| self.begins_turn(at)).unwrap_or(0)
        }
    }

    /// Takes whatever came from the terminal.
    pub(crate) fn event(&mut self, event: &Event) -> Turned {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => {
                self.mouse(*mouse);
                Turned::Stay
            }
            _ => Turned::Stay,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let (bar, at) = (self.bar.get(), Position::new(mouse.column, mouse.row));
        match mouse.kind {
            MouseEventKind::ScrollUp => self.zoom(1),
            MouseEventKind::ScrollDown => self.zoom(-1),
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left)
                if bar.contains(at) =>
            {
                self.halt(time::step_at(at.x - bar.x, bar.width, self.moments.len()));
            }
            _ => {}
        }
    }

    fn key(&mut self, key: KeyEvent) -> Turned {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Turned::Leave,
                KeyCode::Char('z') => Turned::Rest,
                _ => Turned::Stay,
            };
        }
        if let Some(field) = self.going.take() {
            self.going_key(field, key);
            return Turned::Stay;
        }
        if let Some(from) = self.help.take() {
            self.help = help::leaf(from, self.last_line.get(), key.code);
            return Turned::Stay;
        }
        let last = self.moments.len().saturating_sub(1);
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
            KeyCode::Char('g') => {
                self.runs = false;
                self.going = Some(Field::new("", 5));
            }
            KeyCode::Char('q') | KeyCode::Esc => return Turned::Leave,
            KeyCode::Char(' ') => {
                // At the end, running begins anew.
                if self.at == last {
                    self.go(0);
                }
                self.runs = !self.runs;
            }
            KeyCode::Right => self.halt(self.at + 1),
            KeyCode::Left => self.halt(self.at.saturating_sub(1)),
            KeyCode::Down => self.halt(self.turn(true)),
            KeyCode::Up => self.halt(self.turn(false)),
            KeyCode::Home => self.halt(0),
            KeyCode::End => self.halt(last),
            KeyCode::Char(tenth @ '1'..='9') => {
                self.halt(last * (tenth as usize - '0' as usize) / 10);
            }
            KeyCode::Char('+' | '=') => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Char('z') => self.zoom(1),
            KeyCode::Char('Z') => self.zoom(-1),
            KeyCode::Char('0') => {
                self.follows = false;
                self.port.set(Some(Port::fit(self.rules.board(), self.size())));
            }
            KeyCode::Char('f') => {
                self.follows = true;
                self.follow();
            }
            KeyCode::Char('h') => self.pan(-4, 0),
            KeyCode::Char('l') => self.pan(4, 0),
            KeyCode::Char('k') => self.pan(0, -2),
            KeyCode::Char('j') => self.pan(0, 2),
            KeyCode::Tab => self.next_seat(1),
            KeyCode::BackTab => self.next_seat(-1),
            KeyCode::Char('t') => self.tab = self.tab.step(1),
            KeyCode::Char('T') => self.tab = self.tab.step(-1),
            KeyCode::PageUp => self.back = self.back.saturating_add(5),
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            _ => {}
        }
        Turned::Stay
    }

    /// A figure of the number of a turn; Enter goes to where that turn begins.
    fn going_key(&mut self, mut field: Field, key: KeyEvent) {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => {
                let turn = field.text().parse::<u32>().unwrap_or(0);
                self.halt(self.turn_begins(turn));
            }
            KeyCode::Char(letter) if !letter.is_ascii_digit() => self.going = Some(field),
            _ => {
                field.key(key);
                self.going = Some(field);
            }
        }
    }

    /// The first step of a turn, or of the last one there is.
    fn turn_begins(&self, turn: u32) -> usize {
        let last = self.turns().min(turn);
        let begins = |at: &usize| self.moments[*at].view.turn >= last;
        (0..self.moments.len()).find(begins).unwrap_or(0)
    }

    /// How many turns the record has.
    fn turns(&self) -> u32 {
        self.moments.last().map_or(0, |moment| moment.view.turn)
    }

    /// Goes somewhere and stays there.
    fn halt(&mut self, at: usize) {
        self.runs = false;
        self.go(at);
    }

    /// The papers of the next player; after the last one, nobody's.
    fn next_seat(&mut self, by: i32) {
        let count = self.people.len() as i32 + 1;
        let now = self.seat.map_or(0, |seat| i32::from(seat.0) + 1);
        let next = (now + by).rem_euclid(count);
        self.seat = u8::try_from(next - 1).ok().map(Seat);
        if self.follows {
            self.follow();
        }
    }

    fn zoom(&mut self, steps: i32) {
        if let Some(mut port) = self.port.get() {
            port.zoom(steps, self.rules.board(), self.size());
            self.port.set(Some(port));
        }
    }

    fn pan(&mut self, across: i32, down: i32) {
        self.follows = false;
        if let Some(mut port) = self.port.get() {
            port.pan(across, down, self.rules.board());
            self.port.set(Some(port));
        }
    }
}

#[cfg(test)]
mod tests;
