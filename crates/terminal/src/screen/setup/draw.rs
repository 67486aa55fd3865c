//! Drawing the set-up screen.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::Setup;
use super::rows::{Item, is_turned};
use crate::screen::colour::{Paint, Role};
use crate::screen::frame::{Box as Framed, window};
use crate::screen::layout::LEAST;
use crate::screen::measure::{clip, pad};
use crate::screen::panes::{ends, paragraph, span};
use crate::screen::small;

impl Setup<'_> {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, paint: Paint) {
        let screen = frame.area();
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            small::draw(frame, self.words, paint);
            return;
        }
        let area = window(screen, screen.width.min(96), screen.height.min(34));
        let title = if self.house { "web-house-rules" } else { "screen-setup" };
        let inner = Framed::new(paint, &self.words.text(title, &[])).draw(frame, area);
        let [rows, about, keys] =
            Layout::vertical([Constraint::Min(6), Constraint::Length(6), Constraint::Length(1)])
                .areas(inner);
        let items = self.items();
        let height = usize::from(rows.height);
        let first = (self.row + 2).saturating_sub(height).min(items.len().saturating_sub(height));
        self.drawn.set((first, rows));
        let room = usize::from(rows.width);
        let lines: Vec<Line<'static>> = items
            .iter()
            .enumerate()
            .skip(first)
            .take(height)
            .map(|(at, item)| self.line(*item, at == self.row, room, paint))
            .collect();
        frame.render_widget(Paragraph::new(lines), rows);
        if let Some(field) = &self.typing {
            let x = rows.x + self.names(room) as u16 + 5 + field.before() as u16;
            let y = rows.y + (self.row - first) as u16;
            frame.set_cursor_position((x.min(rows.right().saturating_sub(1)), y));
        }
        let mut below = vec![Line::from(span(paint, Role::Faint, "─".repeat(room)))];
        if let Some(fault) = &self.fault {
            below.extend(paragraph(paint, Role::Loss, fault, room, 0));
        }
        below.extend(paragraph(paint, Role::Text, &self.about(), room, 0));
        frame.render_widget(Paragraph::new(below), about);
        let hint = self
            .words
            .text(if self.house { "screen-house-keys" } else { "screen-setup-keys" }, &[]);
        frame.render_widget(Paragraph::new(span(paint, Role::Faint, clip(&hint, room))), keys);
    }

    /// How wide the names of the rows are.
    fn names(&self, room: usize) -> usize {
        if self.house { room * 2 / 5 } else { 22.min(room / 3) }
    }

    fn line(&self, item: Item, chosen: bool, room: usize, paint: Paint) -> Line<'static> {
        let role = if chosen { Role::Chosen } else { Role::Text };
        let mark = if chosen { "▸ " } else { "  " };
        if item == Item::Gap {
            return Line::default();
        }
        if item.is_button() && item != Item::House {
            let role = if chosen { Role::Ask } else { Role::Strong };
            return Line::from(span(paint, role, format!("{mark}{} ", self.label(item))));
        }
        let names = self.names(room);
        let changed = if self.is_changed(item) { "*" } else { " " };
        let name = span(paint, role, format!("{mark}{}{changed}", pad(&self.label(item), names)));
        let value = match (&self.typing, chosen) {
            (Some(field), true) => field.text(),
            _ => self.value(item),
        };
        let role = if self.is_changed(item) { Role::Strong } else { Role::Text };
        let turned = chosen && self.typing.is_none() && is_turned(item);
        let (before, after) = if turned { ("‹ ", " ›") } else { ("  ", "") };
        let left = vec![
            name,
            span(paint, Role::Key, before.trim_end().to_owned()),
            Span::raw(if turned { " " } else { "  " }),
            span(paint, role, value),
            span(paint, Role::Key, after.to_owned()),
        ];
        ends(left, Vec::new(), room)
    }
}
