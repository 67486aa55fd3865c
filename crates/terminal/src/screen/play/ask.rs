//! The line that says what is awaited, and the line of keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

use super::Play;
use super::overlay::Over;
use crate::model::Connection;
use crate::screen::colour::Role;
use crate::screen::keyline::{self, Hint};
use crate::screen::measure::{width, wrap};
use crate::screen::panes::{self, ends};

impl Play {
    /// The line that says what is awaited.
    pub(super) fn draw_ask(&self, frame: &mut Frame<'_>, area: Rect) {
        let mut right = Vec::new();
        if let Some((first, second)) = self.dice() {
            right.push(Span::raw(format!(" {} ", panes::dice::small(first, second))));
        }
        if let Some(told) = self.told() {
            self.banner(frame, area, &told, right);
            return;
        }
        let room = usize::from(area.width).saturating_sub(panes::wide(&right) + 2);
        let (role, text) = match self.asked() {
            Some((headline, awaited)) => {
                let both = format!("{headline} · {awaited}");
                (Role::Ask, if width(&both) <= room { both } else { headline })
            }
            None => (Role::Wait, self.waits(room)),
        };
        let line = ends(vec![Span::raw(format!(" {text}"))], right, usize::from(area.width));
        frame.render_widget(Paragraph::new(line).style(self.paint.of(role)), area);
    }

    /// What the player is told before anything is asked: what went wrong, and what is proposed.
    fn told(&self) -> Option<String> {
        if let Some(notice) = &self.notice {
            return Some(notice.replace('\n', " "));
        }
        if self.table.connection != Connection::Open {
            return Some(self.text("web-lost"));
        }
        self.votes()
    }

    /// What is asked of the player who is shown: a headline, and the whole of it.
    fn asked(&self) -> Option<(String, String)> {
        let say = self.say();
        Some((say.headline()?, say.awaited()))
    }

    /// For whom the game waits: what about is left out where it does not fit, since it stands
    /// below where the choices would be.
    fn waits(&self, room: usize) -> String {
        let whole = self.say().awaited();
        let awaited = &self.table.state.awaited;
        if width(&whole) <= room || awaited.is_empty() {
            return whole;
        }
        let players = self.say().players(awaited);
        self.words.text("screen-waiting-for", &[("players", players.into())])
    }

    /// What is asked, where the line above has no room for all of it.
    pub(super) fn asked_in_full(&self, across: u16) -> Option<String> {
        if self.told().is_some() {
            return None;
        }
        let dice = self.dice().map_or(0, |(a, b)| width(&panes::dice::small(a, b)) + 2);
        let room = usize::from(across).saturating_sub(dice + 2);
        match self.asked() {
            Some((headline, awaited)) => {
                (width(&headline) + width(&awaited) + 3 > room).then_some(awaited)
            }
            // A player who may act but is not awaited has choices where the sentence would stand.
            None => {
                let awaited = self.say().awaited();
                (!self.choices.is_empty() && width(&awaited) > room).then_some(awaited)
            }
        }
    }

    /// A text that is read once: as many lines as it needs, over whatever is below.
    fn banner(&self, frame: &mut Frame<'_>, area: Rect, text: &str, right: Vec<Span<'static>>) {
        let room = usize::from(area.width).saturating_sub(panes::wide(&right) + 2);
        let mut lines: Vec<Line<'static>> = wrap(text, room)
            .into_iter()
            .map(|line| ends(vec![Span::raw(format!(" {line}"))], Vec::new(), room + 2))
            .collect();
        if let Some(first) = lines.first_mut() {
            first.spans.extend(right);
        }
        let height = lines.len() as u16;
        let area = Rect { height, ..area }.intersection(frame.area());
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(lines).style(self.paint.of(Role::Ask)), area);
    }

    /// What is proposed, with the keys that answer it if an answer is awaited here.
    fn votes(&self) -> Option<String> {
        let proposal = self.table.state.proposal.as_ref()?;
        let text = self.say().proposal()?;
        let asked = proposal.awaited.iter().any(|seat| self.table.own().contains(seat));
        Some(if asked { format!("{text} {}", self.text("screen-vote")) } else { text })
    }

    /// The keys that do something right now.
    pub(super) fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let line = keyline::line(self.paint, self.hints(), usize::from(area.width));
        frame.render_widget(Paragraph::new(line), area);
    }

    fn hints(&self) -> Vec<Hint> {
        let hint = |key, does, spare| Hint::new(self.words, key, does, spare);
        let choose = || {
            vec![
                hint("↑ ↓", "screen-short-choose", 1),
                hint("Enter", "screen-short-do", 0),
                hint("Esc", "screen-short-close", 0),
            ]
        };
        match &self.over {
            Over::None | Over::End => {}
            Over::Help(_) => {
                return vec![
                    hint("↑ ↓ PgUp PgDn", "screen-short-leaf", 1),
                    hint("Esc", "screen-short-close", 0),
                ];
            }
            Over::Search(_) | Over::Menus(_) | Over::Why(_) => return choose(),
            _ => {
                return vec![
                    hint("Enter", "screen-short-do", 0),
                    hint("Esc", "screen-short-close", 0),
                ];
            }
        }
        if self.is_waiting() {
            let needed = |key: &str| ["?", "q"].contains(&key);
            let keys = self.room_keys().into_iter().zip(1..);
            let hints =
                keys.map(|((key, does), at)| hint(key, does, if needed(key) { 0 } else { at }));
            return hints.collect();
        }
        let mut hints = Vec::new();
        if !self.choices.is_empty() {
            hints.extend([
                hint("Tab", "screen-short-cycle", 1),
                hint("Enter", "screen-short-do", 1),
                hint("/", "screen-short-search", 2),
            ]);
        }
        if self.table.state.undo {
            hints.push(hint("u", "screen-short-undo", 2));
        }
        if self.table.is_over() {
            hints.push(hint("e", "screen-short-result", 2));
        }
        hints.extend([
            hint("+ - 0", "screen-short-zoom", 5),
            hint("t", "screen-short-tab", 3),
            hint("w", "screen-short-why", 5),
            hint("c", "screen-short-chat", 6),
            hint("m", "screen-short-menu", 4),
            hint("?", "screen-short-help", 0),
            hint("q", "screen-short-leave", 0),
        ]);
        hints
    }
}
