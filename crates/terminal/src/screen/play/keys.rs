//! What a key means, at the table and in what lies over it.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::menu::{self, Entry};
use super::overlay::Over;
use super::{CALM, Deed, Play};
use crate::screen::field::Field;
use crate::screen::help;
use crate::screen::layout::Tab;
use crate::screen::map::port::Port;
use aufachse_server::wire::ClientMessage;

/// A line of chat has at most so many characters.
pub(super) const CHAT: usize = 300;

impl Play {
    /// Takes whatever came from the terminal.
    pub(crate) fn event(&mut self, event: &Event) -> Vec<Deed> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => {
                // A paste is text, and never a key: at the table it does nothing.
                match &mut self.over {
                    Over::Search(field) => {
                        field.paste(text);
                        let typed = field.text();
                        self.choices.search(&typed);
                    }
                    Over::Chat(field) => field.paste(text),
                    Over::Name(name) => name.field.paste(text),
                    Over::Why(asking) => asking.field.paste(text),
                    _ => {}
                }
                Vec::new()
            }
            Event::Resize(..) => vec![Deed::Redraw],
            _ => Vec::new(),
        }
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Vec<Deed> {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('z') => vec![Deed::Rest],
                KeyCode::Char('l') => vec![Deed::Redraw],
                KeyCode::Char('c') if matches!(self.over, Over::Leave) => vec![Deed::Leave],
                KeyCode::Char('c') => {
                    self.over = Over::Leave;
                    Vec::new()
                }
                _ => Vec::new(),
            };
        }
        match std::mem::take(&mut self.over) {
            Over::None => self.table_key(key),
            over => self.over_key(over, key),
        }
    }

    fn table_key(&mut self, key: KeyEvent) -> Vec<Deed> {
        if self.is_waiting() {
            return self.room_key(key);
        }
        let far = if key.modifiers.contains(KeyModifiers::SHIFT) { 4 } else { 1 };
        match key.code {
            KeyCode::Tab => self.cycle(1),
            KeyCode::BackTab => self.cycle(-1),
            KeyCode::Enter => return self.act(),
            KeyCode::Char('0') if !self.choices.is_counting() => self.fit(),
            KeyCode::Char(figure @ '0'..='9') => {
                if self.choices.figure(figure as usize - '0' as usize) {
                    self.show_chosen();
                }
            }
            KeyCode::Char('/') if !self.choices.is_empty() => {
                self.over = Over::Search(Field::new("", 40));
            }
            KeyCode::Char('+' | '=') => self.zoom(1),
            KeyCode::Char('-' | '_') => self.zoom(-1),
            KeyCode::Left => self.pan(-4 * far, 0),
            KeyCode::Right => self.pan(4 * far, 0),
            KeyCode::Up => self.pan(0, -2 * far),
            KeyCode::Down => self.pan(0, 2 * far),
            KeyCode::Char('h') => self.pan(-4, 0),
            KeyCode::Char('l') => self.pan(4, 0),
            KeyCode::Char('k') => self.pan(0, -2),
            KeyCode::Char('j') => self.pan(0, 2),
            KeyCode::Char('H') => self.pan(-16, 0),
            KeyCode::Char('L') => self.pan(16, 0),
            KeyCode::Char('K') => self.pan(0, -8),
            KeyCode::Char('J') => self.pan(0, 8),
            KeyCode::Char('f') => {
                self.follows = true;
                self.follow();
            }
            KeyCode::Char('t') => self.show_tab(self.tab.step(1)),
            KeyCode::Char('T') => self.show_tab(self.tab.step(-1)),
            KeyCode::PageUp => self.back = self.back.saturating_add(5),
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('y') => return self.vote(true),
            KeyCode::Char('n') => return self.vote(false),
            KeyCode::Char('w') => self.ask_why(),
            KeyCode::Char('c') => self.over = Over::Chat(Field::new("", CHAT)),
            KeyCode::Char('m') => self.over = Over::Menus(vec![self.menu()]),
            KeyCode::Char('?') | KeyCode::F(1) => self.over = Over::Help(0),
            KeyCode::Char('e') if self.table.is_over() => self.over = Over::End,
            KeyCode::Char('r') => return self.rematch(),
            KeyCode::Char('q') => {
                if self.table.is_over() {
                    return vec![Deed::Leave];
                }
                self.over = Over::Leave;
            }
            _ => {}
        }
        Vec::new()
    }

    /// A key in what lies over the table. It was taken off, and is put back unless it closes.
    fn over_key(&mut self, over: Over, key: KeyEvent) -> Vec<Deed> {
        match over {
            Over::Search(field) => self.search_key(field, key),
            Over::Chat(mut field) => match key.code {
                KeyCode::Esc => {}
                KeyCode::Enter => return self.chat(&field),
                _ => {
                    field.key(key);
                    self.over = Over::Chat(field);
                }
            },
            Over::Name(name) => return self.name_key(name, key),
            Over::Code(code) => match key.code {
                KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => {}
                _ => self.over = Over::Code(code),
            },
            Over::Menus(menus) => return self.menu_key(menus, key),
            Over::Why(asking) => return self.why_key(asking, key),
            Over::Help(from) => {
                if let Some(from) = help::leaf(from, self.last_line.get(), key.code) {
                    self.over = Over::Help(from);
                }
            }
            Over::Curtain(seat) => match key.code {
                // It rises when the hand of this player is there, and not before.
                KeyCode::Enter if self.fell.is_none_or(|fell| fell.elapsed() >= CALM) => {
                    self.over = Over::Curtain(seat);
                    return vec![Deed::Send(ClientMessage::Look { seat: Some(seat) })];
                }
                KeyCode::Char('q') => self.over = Over::Leave,
                _ => self.over = Over::Curtain(seat),
            },
            Over::Leave => match key.code {
                KeyCode::Enter | KeyCode::Char('q' | 'y') => return vec![Deed::Leave],
                _ => return self.seat(),
            },
            Over::End => match key.code {
                KeyCode::Char('q') => return vec![Deed::Leave],
                KeyCode::Char('r') => return self.rematch(),
                KeyCode::Char('m') => self.over = Over::Menus(vec![self.menu()]),
                KeyCode::Char('y') => return self.vote(true),
                KeyCode::Char('n') => return self.vote(false),
                _ => {}
            },
            Over::None => {}
        }
        Vec::new()
    }

    fn search_key(&mut self, mut field: Field, key: KeyEvent) {
        match key.code {
            KeyCode::Esc => {
                self.choices.search("");
                return;
            }
            // The choice stays chosen and waits for another Enter, which does it.
            KeyCode::Enter => {
                self.choices.show_all();
                self.show_chosen();
                return;
            }
            KeyCode::Tab | KeyCode::Down => self.cycle(1),
            KeyCode::BackTab | KeyCode::Up => self.cycle(-1),
            _ => {
                if field.key(key) {
                    self.choices.search(&field.text());
                    self.show_chosen();
                }
            }
        }
        self.over = Over::Search(field);
    }

    fn menu_key(&mut self, mut menus: Vec<menu::Menu>, key: KeyEvent) -> Vec<Deed> {
        let Some(menu) = menus.last_mut() else { return Vec::new() };
        match key.code {
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => menu.step(1),
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => menu.step(-1),
            KeyCode::Esc | KeyCode::Left | KeyCode::Char('q') => {
                menus.pop();
            }
            KeyCode::Enter | KeyCode::Right => {
                let Some((_, entry)) = menu.entries.get(menu.at).cloned() else {
                    return Vec::new();
                };
                return self.entry(menus, &entry);
            }
            _ => {}
        }
        if !menus.is_empty() {
            self.over = Over::Menus(menus);
        }
        Vec::new()
    }

    /// Does what an entry of the menu says.
    pub(super) fn entry(&mut self, mut menus: Vec<menu::Menu>, entry: &Entry) -> Vec<Deed> {
        match entry {
            Entry::More(more) => {
                menus.push((**more).clone());
                self.over = Over::Menus(menus);
                Vec::new()
            }
            Entry::Leave => {
                self.over = Over::Leave;
                Vec::new()
            }
            Entry::Carry => vec![Deed::Carry],
            Entry::StandUp(seat) => vec![Deed::StandUp(*seat)],
            Entry::Mute(seat, on) => {
                self.muted.retain(|muted| muted != seat);
                self.muted.extend(on.then_some(*seat));
                menu::message(&mut self.table, entry).into_iter().map(Deed::Send).collect()
            }
            entry => {
                let message = menu::message(&mut self.table, entry);
                message.into_iter().map(Deed::Send).collect()
            }
        }
    }

    fn why_key(&mut self, mut asking: super::overlay::Asking, key: KeyEvent) -> Vec<Deed> {
        let count = asking.shown().len().max(1);
        match key.code {
            KeyCode::Esc => return Vec::new(),
            KeyCode::Down | KeyCode::Tab => asking.at = (asking.at + 1) % count,
            KeyCode::Up | KeyCode::BackTab => asking.at = (asking.at + count - 1) % count,
            KeyCode::PageDown | KeyCode::PageUp => {
                let by = if key.code == KeyCode::PageDown { 3 } else { -3 };
                asking.answer.iter().for_each(|answer| answer.leaf(by));
            }
            KeyCode::Enter => {
                let question = asking.chosen().cloned();
                asking.answer = None;
                self.over = Over::Why(asking);
                return question.map(|question| self.question(&question)).unwrap_or_default();
            }
            _ => {
                if asking.field.key(key) {
                    asking.at = 0;
                    asking.answer = None;
                }
            }
        }
        self.over = Over::Why(asking);
        Vec::new()
    }

    fn cycle(&mut self, by: i32) {
        self.choices.step(by);
        self.show_chosen();
    }

    pub(super) fn show_tab(&mut self, tab: Tab) {
        self.tab = tab;
        if tab == Tab::Chat {
            self.heard = self.table.chat.len();
        }
    }

    fn size(&self) -> (u16, u16) {
        let area = self.places.get().map;
        (area.width, area.height)
    }

    /// Shows all of the board.
    fn fit(&mut self) {
        self.follows = false;
        self.port.set(Some(Port::fit(self.table.rules.board(), self.size())));
    }

    pub(super) fn zoom(&mut self, steps: i32) {
        let size = self.size();
        if let Some(mut port) = self.port.get() {
            port.zoom(steps, self.table.rules.board(), size);
            self.port.set(Some(port));
            if self.follows && steps > 0 {
                self.follow();
            }
        }
    }

    pub(super) fn pan(&mut self, across: i32, down: i32) {
        self.follows = false;
        if let Some(mut port) = self.port.get() {
            port.pan(across, down, self.table.rules.board());
            self.port.set(Some(port));
        }
    }
}
