//! Drawing the lobby.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::{Item, Lobby};
use crate::say;
use crate::screen::colour::{Paint, Role};
use crate::screen::field;
use crate::screen::frame::{Box as Framed, window};
use crate::screen::layout::LEAST;
use crate::screen::measure::clip;
use crate::screen::panes::{ends, paragraph, span};
use crate::screen::small;

impl Lobby {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, paint: Paint) {
        let screen = frame.area();
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            small::draw(frame, self.words, paint);
            return;
        }
        let area = window(screen, screen.width.min(110), screen.height);
        let title = format!("{} · {}", self.words.text("web-door-lobby", &[]), self.server);
        let inner = Framed::new(paint, &title).draw(frame, area);
        let [rows, about, keys] =
            Layout::vertical([Constraint::Min(6), Constraint::Length(5), Constraint::Length(1)])
                .areas(inner);
        let (height, room) = (usize::from(rows.height), usize::from(rows.width));
        let first = (self.at + 2).saturating_sub(height);
        self.drawn.set((first, rows));
        let lines: Vec<Line<'static>> = self
            .items
            .iter()
            .enumerate()
            .skip(first)
            .take(height)
            .map(|(at, item)| self.line(item, at == self.at, room, paint))
            .collect();
        frame.render_widget(Paragraph::new(lines), rows);
        let mut below = vec![Line::from(span(paint, Role::Faint, "─".repeat(room)))];
        if let Some(said) = &self.said {
            below.extend(paragraph(paint, Role::Loss, said, room, 0));
        }
        below.extend(paragraph(paint, Role::Text, &self.about(), room, 0));
        frame.render_widget(Paragraph::new(below), about);
        let hint = clip(&self.words.text("screen-lobby-keys", &[]), room);
        frame.render_widget(Paragraph::new(span(paint, Role::Faint, hint)), keys);
        self.draw_link(frame, paint);
    }

    fn line(&self, item: &Item, chosen: bool, room: usize, paint: Paint) -> Line<'static> {
        let role = if chosen { Role::Chosen } else { Role::Text };
        let mark = if chosen { "▸ " } else { "  " };
        let words = self.words;
        match item {
            Item::New | Item::Link => {
                let (key, letter) = match item {
                    Item::New => ("web-open-table", "n"),
                    _ => ("terminal-lobby-link", "l"),
                };
                let left = vec![span(paint, role, format!("{mark}{}", words.text(key, &[])))];
                ends(left, vec![span(paint, Role::Key, letter)], room)
            }
            Item::Heading(key) => Line::from(span(paint, Role::Strong, words.text(key, &[]))),
            Item::Empty => {
                let text = format!("  {}", words.text("web-lobby-empty", &[]));
                Line::from(span(paint, Role::Faint, clip(&text, room)))
            }
            Item::Table(table) => {
                let edition = say::lobby::edition(words, table);
                let sitters = say::lobby::sitters(words, table);
                let left = vec![
                    span(paint, role, format!("{mark}{edition}")),
                    span(paint, Role::Text, format!("  {sitters}")),
                ];
                let way = say::lobby::way_in(words, table);
                ends(left, vec![span(paint, Role::Gain, way)], room)
            }
        }
    }

    /// What there is to say of the chosen row.
    fn about(&self) -> String {
        match self.items.get(self.at) {
            Some(Item::Table(table)) => {
                let terms = say::lobby::terms(self.words, table);
                format!("{}\n{terms}", say::lobby::sitters(self.words, table))
            }
            Some(Item::Link) => self.words.text("terminal-ask-link", &[]),
            _ => self.words.text("web-door-lobby-about", &[]),
        }
    }

    /// The line into which a link is typed.
    fn draw_link(&self, frame: &mut Frame<'_>, paint: Paint) {
        let Some(typed) = &self.typing else { return };
        let area = window(frame.area(), 76, 5);
        let title = self.words.text("terminal-lobby-link", &[]);
        let inner = Framed::new(paint, &title).over().draw(frame, area);
        field::draw(frame, Rect { height: 1, ..inner }, typed);
        let room = usize::from(inner.width);
        let (text, role) = match &self.said {
            Some(said) => (said.clone(), Role::Loss),
            None => (self.words.text("terminal-ask-link", &[]), Role::Faint),
        };
        let below = Rect { y: inner.y + 1, height: inner.height.saturating_sub(1), ..inner };
        frame.render_widget(Paragraph::new(paragraph(paint, role, &text, room, 0)), below);
    }
}
