//! What the mouse means: a choice, the end of a move, the map.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::overlay::Over;
use super::{Deed, Play};
use crate::screen::layout::Tab;
use crate::screen::measure::width;

impl Play {
    /// Takes what the mouse does.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Deed> {
        let at = Position::new(mouse.column, mouse.row);
        let places = self.places.get();
        if !matches!(self.over, Over::None | Over::Search(_)) {
            return self.mouse_over(mouse.kind, at, places.over);
        }
        match mouse.kind {
            MouseEventKind::ScrollUp if places.map.contains(at) => self.zoom(1),
            MouseEventKind::ScrollDown if places.map.contains(at) => self.zoom(-1),
            MouseEventKind::ScrollUp if places.choices.contains(at) => self.choices.step(-1),
            MouseEventKind::ScrollDown if places.choices.contains(at) => self.choices.step(1),
            MouseEventKind::ScrollUp => self.back = self.back.saturating_add(1),
            MouseEventKind::ScrollDown => self.back = self.back.saturating_sub(1),
            MouseEventKind::Down(MouseButton::Left) if places.choices.contains(at) => {
                let row = places.first + usize::from(at.y - places.choices.y);
                let listed = self.listed(usize::from(places.choices.width));
                let Some(&(place, _)) = listed.get(row) else { return Vec::new() };
                // The second click on the same choice does it.
                if self.choices.place() == Some(place) {
                    return self.act();
                }
                self.choices.choose(place);
                self.show_chosen();
            }
            MouseEventKind::Down(MouseButton::Left) if places.map.contains(at) => {
                self.held = Some((at.x, at.y));
                return self.click_map(at, places.map);
            }
            MouseEventKind::Down(MouseButton::Left) if places.tabs.contains(at) => {
                if let Some(tab) = self.tab_at(usize::from(at.x - places.tabs.x)) {
                    self.show_tab(tab);
                }
            }
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some((x, y)) = self.held {
                    self.pan(i32::from(x) - i32::from(at.x), i32::from(y) - i32::from(at.y));
                    self.held = Some((at.x, at.y));
                }
            }
            MouseEventKind::Up(MouseButton::Left) => self.held = None,
            _ => {}
        }
        Vec::new()
    }

    /// A click on a space where moves end chooses one; a second click does it.
    fn click_map(&mut self, at: Position, map: Rect) -> Vec<Deed> {
        let Some(port) = self.port.get() else { return Vec::new() };
        let cell = (at.x - map.x, at.y - map.y);
        let ends: Vec<_> = self.choices.targets().into_iter().map(|(space, _)| space).collect();
        let board = self.table.rules.board();
        let near = port.nearest(board, cell, (map.width, map.height), ends.into_iter());
        let Some(space) = near else { return Vec::new() };
        let before = self.choices.chosen().and_then(|chosen| chosen.end);
        if before == Some(space) && self.choices.chosen().is_some() {
            return self.act();
        }
        self.choices.choose_end(space);
        Vec::new()
    }

    fn mouse_over(&mut self, kind: MouseEventKind, at: Position, area: Rect) -> Vec<Deed> {
        let by = match kind {
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::ScrollDown => 1,
            MouseEventKind::Down(MouseButton::Left) => {
                return self.click_over(at, area);
            }
            _ => return Vec::new(),
        };
        match &mut self.over {
            Over::Menus(menus) => {
                if let Some(menu) = menus.last_mut() {
                    menu.step(by);
                }
            }
            Over::Help(from) => *from = from.saturating_add_signed(by as isize),
            Over::Why(asking) => {
                let count = asking.shown().len().max(1) as i32;
                asking.at = (asking.at as i32 + by).rem_euclid(count) as usize;
            }
            _ => {}
        }
        Vec::new()
    }

    fn click_over(&mut self, at: Position, area: Rect) -> Vec<Deed> {
        // Beside a window is a way out of it, but not of the curtain.
        if !area.contains(at) {
            if matches!(self.over, Over::Help(_) | Over::Menus(_) | Over::Why(_) | Over::End) {
                self.over = Over::None;
            }
            return Vec::new();
        }
        let row = usize::from(at.y.saturating_sub(area.y + 1));
        if let Over::Menus(menus) = &mut self.over
            && let Some(menu) = menus.last_mut()
            && row < menu.entries.len()
        {
            menu.at = row;
            let (menus, entry) = (menus.clone(), menu_entry(menus, row));
            self.over = Over::None;
            return entry.map(|entry| self.entry(menus, &entry)).unwrap_or_default();
        }
        Vec::new()
    }

    /// The tab whose title is so many cells from the left.
    fn tab_at(&self, cells: usize) -> Option<Tab> {
        let mut end = 0;
        for tab in Tab::ALL {
            end += width(&self.text(tab.short())) + 1;
            if cells < end {
                return Some(tab);
            }
        }
        None
    }
}

fn menu_entry(menus: &[super::menu::Menu], row: usize) -> Option<super::menu::Entry> {
    menus.last()?.entries.get(row).map(|(_, entry)| entry.clone())
}
