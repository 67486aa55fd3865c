//! The lobby of a server: its tables, a new one, or the way to one by a link or a code.

mod draw;

use std::cell::Cell;

use aufachse_server::wire::{Lobby as Listed, Status, TableInfo};
use aufachse_words::Words;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;

use super::field::Field;

/// A link has at most so many characters.
const LINK: usize = 300;

/// A row of the lobby.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    /// Open a table.
    New,
    /// Type a link or a code.
    Link,
    /// What the tables below are; the key of it.
    Heading(&'static str),
    /// No table waits.
    Empty,
    /// A table.
    Table(Box<TableInfo>),
}

/// What a key or a click leads to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Turned {
    /// Nothing but another picture.
    Stay,
    /// The tables are to be looked at again.
    Again,
    /// To a new table.
    New,
    /// To this table.
    Table(String),
    /// To wherever this leads.
    Typed(String),
    /// Away.
    Leave,
    /// The program is to rest.
    Rest,
}

/// The lobby on the screen.
pub(crate) struct Lobby {
    words: &'static Words,
    server: String,
    items: Vec<Item>,
    at: usize,
    typing: Option<Field>,
    /// What went wrong last.
    pub(crate) said: Option<String>,
    /// Where the rows were last drawn, for the mouse: the first row and the area.
    drawn: Cell<(usize, Rect)>,
}

impl Lobby {
    /// The lobby of a server, before it has answered.
    pub(crate) fn new(server: String, words: &'static Words) -> Lobby {
        let items = vec![Item::New, Item::Link];
        Lobby { words, server, items, at: 0, typing: None, said: None, drawn: Cell::default() }
    }

    /// Takes the tables as they are now; what was chosen stays chosen.
    pub(crate) fn show(&mut self, listed: Listed) {
        let chosen = self.items.get(self.at).cloned();
        let is_own = |table: &TableInfo| listed.own.iter().any(|own| own.id == table.id);
        let (waiting, playing): (Vec<TableInfo>, Vec<TableInfo>) = listed
            .tables
            .iter()
            .filter(|table| !is_own(table))
            .cloned()
            .partition(|table| table.status == Status::Waiting);
        self.items = vec![Item::New, Item::Link];
        for (key, tables) in [
            ("web-lobby-own", listed.own),
            ("web-lobby-waiting", waiting),
            ("web-lobby-playing", playing),
        ] {
            let none_waits = tables.is_empty() && key == "web-lobby-waiting";
            if !tables.is_empty() || none_waits {
                self.items.push(Item::Heading(key));
            }
            if none_waits {
                self.items.push(Item::Empty);
            }
            self.items.extend(tables.into_iter().map(|table| Item::Table(Box::new(table))));
        }
        let same = |item: &Item| match (item, &chosen) {
            (Item::Table(one), Some(Item::Table(other))) => one.id == other.id,
            (one, Some(other)) => one == other,
            _ => false,
        };
        self.at = self.items.iter().position(same).unwrap_or(0);
    }

    /// Takes whatever came from the terminal.
    pub(crate) fn event(&mut self, event: &Event) -> Turned {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            // A paste is a link: where else could it be meant to go?
            Event::Paste(text) => {
                let field = self.typing.get_or_insert_with(|| Field::new("", LINK));
                field.paste(text.trim());
                Turned::Stay
            }
            Event::Mouse(mouse) => self.mouse(mouse.kind, mouse.column, mouse.row),
            _ => Turned::Stay,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Turned {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return Turned::Leave,
                KeyCode::Char('z') => return Turned::Rest,
                _ => {}
            }
        }
        if let Some(field) = &mut self.typing {
            match key.code {
                KeyCode::Esc => self.typing = None,
                KeyCode::Enter => {
                    let typed = field.text().trim().to_owned();
                    if !typed.is_empty() {
                        return Turned::Typed(typed);
                    }
                    self.typing = None;
                }
                _ => {
                    self.said = None;
                    field.key(key);
                }
            }
            return Turned::Stay;
        }
        self.said = None;
        match key.code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.step(1),
            KeyCode::Home => self.at = 0,
            KeyCode::Enter => return self.enter(),
            KeyCode::Char('n') => return Turned::New,
            KeyCode::Char('l' | '/') => self.typing = Some(Field::new("", LINK)),
            KeyCode::Char('r') | KeyCode::F(5) => return Turned::Again,
            KeyCode::Esc | KeyCode::Char('q') => return Turned::Leave,
            _ => {}
        }
        Turned::Stay
    }

    fn enter(&mut self) -> Turned {
        match self.items.get(self.at) {
            Some(Item::New) => Turned::New,
            Some(Item::Table(table)) => Turned::Table(table.id.clone()),
            Some(Item::Link) => {
                self.typing = Some(Field::new("", LINK));
                Turned::Stay
            }
            Some(Item::Heading(_) | Item::Empty) | None => Turned::Stay,
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) -> Turned {
        let (first, area) = self.drawn.get();
        match kind {
            MouseEventKind::ScrollDown => self.step(1),
            MouseEventKind::ScrollUp => self.step(-1),
            MouseEventKind::Down(MouseButton::Left) if area.contains((column, row).into()) => {
                let hit = first + usize::from(row - area.y);
                // The second click on the same row goes there.
                if hit == self.at {
                    return self.enter();
                }
                if self.items.get(hit).is_some_and(is_chosen) {
                    self.at = hit;
                }
            }
            _ => {}
        }
        Turned::Stay
    }

    /// The next row that can be chosen, or the one before.
    fn step(&mut self, by: i32) {
        let count = self.items.len() as i32;
        let mut at = self.at as i32;
        for _ in 0..count {
            at = (at + by).rem_euclid(count);
            if self.items.get(at as usize).is_some_and(is_chosen) {
                self.at = at as usize;
                return;
            }
        }
    }
}

/// Can a row be chosen?
fn is_chosen(item: &Item) -> bool {
    !matches!(item, Item::Heading(_) | Item::Empty)
}

#[cfg(test)]
mod tests;
