//! The list of choices: each in as many lines as its words need.

use ratatui::text::{Line, Span};

use super::Play;
use super::choices::Listed;
use crate::screen::colour::Role;
use crate::screen::measure::{width, wrap};
use crate::screen::panes::{ends, span};

/// Cells before the words of a choice: a mark, its number and a gap.
const LEAD: usize = 4;

impl Play {
    /// The lines of all choices that are shown, each with the place of its choice.
    pub(super) fn listed(&self, room: usize) -> Vec<(usize, Line<'static>)> {
        let shown = self.choices.shown().enumerate();
        let lines = shown.flat_map(|(place, (number, listed))| {
            let lines = self.choice(place, number, listed, room);
            lines.into_iter().map(move |line| (place, line))
        });
        lines.collect()
    }

    /// The first line that is seen, so that all of the chosen one is.
    pub(super) fn first_line(&self, lines: &[(usize, Line<'static>)], rows: usize) -> usize {
        let is_chosen = |line: &&(usize, Line<'static>)| Some(line.0) == self.choices.place();
        let behind = lines.iter().rposition(|line| is_chosen(&line)).map_or(0, |last| last + 1);
        behind.saturating_sub(rows)
    }

    /// One choice: its words, and what it brings at the right edge of the last line that has room.
    fn choice(
        &self,
        place: usize,
        number: usize,
        listed: &Listed,
        room: usize,
    ) -> Vec<Line<'static>> {
        let chosen = self.choices.place() == Some(place);
        let role = if chosen { Role::Chosen } else { Role::Text };
        let mark = if chosen { "▸" } else { " " };
        let mut texts = wrap(&listed.text, room.saturating_sub(LEAD));
        let brings = listed.brings.clone().unwrap_or_default();
        let last = texts.last().map_or(0, |text| width(text));
        let mut below = Vec::new();
        let beside = if brings.is_empty() || LEAD + last + 1 + width(&brings) <= room {
            brings
        } else {
            below = wrap(&brings, room.saturating_sub(LEAD));
            String::new()
        };
        let count = texts.len();
        let mut lines = Vec::with_capacity(count + below.len());
        for (at, text) in texts.drain(..).enumerate() {
            let lead = if at == 0 { format!("{mark}{number:>2} ") } else { " ".repeat(LEAD) };
            let left = vec![span(self.paint, role, lead), span(self.paint, role, text)];
            let right = if at + 1 == count && !beside.is_empty() {
                vec![span(self.paint, Role::Gain, beside.clone())]
            } else {
                Vec::new()
            };
            lines.push(ends(left, right, room));
        }
        for text in below {
            let right = vec![span(self.paint, Role::Gain, text)];
            lines.push(ends(vec![Span::raw("")], right, room));
        }
        lines
    }
}
