//! Drawing a recorded game.

use aufachse_rules::Happening;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{SPEEDS, Watch, time};
use crate::say::is_told;
use crate::screen::colour::Role;
use crate::screen::frame::{self, Box as Framed};
use crate::screen::help;
use crate::screen::keyline::{self, Hint};
use crate::screen::layout::{Plan, Tab};
use crate::screen::map::draw as map;
use crate::screen::measure::clip;
use crate::screen::panes::pane::{self, Past};
use crate::screen::panes::{self, ends, span};
use crate::screen::sight::Sight;
use crate::screen::small;
use crate::screen::tabs;

impl Watch {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let Some(plan) = Plan::of(frame.area(), self.people.len()) else {
            small::draw(frame, self.words, self.paint);
            return;
        };
        let keys = keyline::line(self.paint, self.hints(), usize::from(plan.keys.width));
        frame.render_widget(Paragraph::new(keys), plan.keys);
        let Some(sight) = self.sight() else { return };
        if let Some(strip) = plan.strip {
            let line = panes::players::strip(&sight, usize::from(strip.width));
            frame.render_widget(Paragraph::new(line), strip);
        }
        self.draw_ask(frame, plan.ask, &sight);
        self.draw_map(frame, plan.map, &sight);
        self.draw_time(frame, plan.choices, &sight);
        let past = Past { happenings: self.happenings().collect(), chat: &[], back: self.back };
        for (tab, area) in &plan.panes {
            let title = self.title(*tab, &sight);
            let inner = Framed::new(self.paint, &title).draw(frame, *area);
            pane::draw(frame, inner, *tab, &sight, &past);
        }
        if let Some(area) = plan.tabs {
            let titles = tabs::titles(self.words, self.paint, self.tab, None);
            let inner = Framed::titled(self.paint, titles).draw(frame, area);
            let inner = self.draw_whose(frame, inner, &sight);
            pane::draw(frame, inner, self.tab, &sight, &past);
        }
        self.draw_help(frame);
    }

    fn hints(&self) -> Vec<Hint> {
        let hint = |key: &str, does, spare| Hint::new(self.words, key, does, spare);
        if self.help.is_some() {
            return vec![
                hint("↑ ↓ PgUp PgDn", "screen-short-leaf", 1),
                hint("Esc", "screen-short-close", 0),
            ];
        }
        if self.going.is_some() {
            return vec![hint("Enter", "screen-short-go", 0), hint("Esc", "screen-short-close", 0)];
        }
        let run = if self.runs { "web-replay-pause" } else { "web-replay-run" };
        vec![
            hint(&self.words.text("screen-space-bar", &[]), run, 1),
            hint("← →", "screen-short-step", 1),
            hint("↑ ↓", "screen-short-turn", 1),
            hint("g", "screen-short-go", 3),
            hint("+ -", "screen-short-speed", 2),
            hint("Tab", "screen-short-seat", 2),
            hint("t", "screen-short-tab", 3),
            hint("z Z 0", "screen-short-zoom", 4),
            hint("?", "screen-short-help", 0),
            hint("q", "screen-short-leave", 0),
        ]
    }

    /// Whose papers or cards are in a pane with tabs, whose titles do not say so; gives what is left
    /// of the place.
    fn draw_whose(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) -> Rect {
        if !matches!(self.tab, Tab::Papers | Tab::Cards) || area.height < 2 {
            return area;
        }
        let whose = clip(&self.title(Tab::Papers, sight), usize::from(area.width));
        frame.render_widget(Paragraph::new(span(self.paint, Role::Strong, whose)), area);
        Rect { y: area.y + 1, height: area.height - 1, ..area }
    }

    fn draw_help(&self, frame: &mut Frame<'_>) {
        let Some(from) = self.help else { return };
        let room = frame.area().width.saturating_sub(8).min(92);
        let inside = usize::from(room) - 4;
        let lines =
            help::lines(self.words, self.paint, help::WATCH, "screen-watch-key-mouse", inside);
        let title = self.words.text("screen-help", &[]);
        let (_, most) = frame::text(frame, self.paint, &title, lines, room, from);
        self.last_line.set(most);
    }

    fn title(&self, tab: Tab, sight: &Sight<'_>) -> String {
        if tab != Tab::Papers {
            return self.words.text(tab.title(), &[]);
        }
        match self.seat {
            Some(seat) => {
                let player = sight.teller().player(seat);
                self.words.text("screen-watch-seat", &[("player", player.into())])
            }
            None => self.words.text("screen-watch-nobody", &[]),
        }
    }

    fn happenings(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        let so_far = self.moments.iter().take(self.at + 1);
        so_far.flat_map(|moment| moment.happenings.iter())
    }

    /// The last thing that happened.
    fn draw_ask(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) {
        let last = self.happenings().rev().find(|happening| is_told(happening));
        let text = last.map(|happening| sight.teller().happening(happening)).unwrap_or_default();
        let line = ends(vec![Span::raw(format!(" {text}"))], Vec::new(), usize::from(area.width));
        frame.render_widget(Paragraph::new(line).style(self.paint.of(Role::Ask)), area);
    }

    fn draw_map(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) {
        let mut scene = sight.scene();
        // The way that was driven just now.
        if let Some(Happening::Drove { path: way, .. }) = self.driven() {
            scene.way = way.spaces().collect();
        }
        let turn = self.words.text("web-turn", &[("turn", sight.view.turn.into())]);
        let edition = self.words.text(&format!("edition-{}-name", self.rules.edition().id), &[]);
        let inner = Framed::new(self.paint, &format!("{edition} · {turn}")).draw(frame, area);
        let before = self.map.replace(inner);
        let size = (inner.width, inner.height);
        // Another size of the screen needs another part of the map.
        let same = (before.width, before.height) == size || !self.follows;
        let port = self.port.get().filter(|_| same);
        let port = port.unwrap_or_else(|| map::first_port(sight, size));
        self.port.set(Some(port));
        map::draw(frame, inner, &scene, &port, self.paint);
    }

    fn driven(&self) -> Option<&Happening> {
        let happenings = &self.moment()?.happenings;
        happenings.iter().find(|happening| matches!(happening, Happening::Drove { .. }))
    }

    /// Where in the game one is, as a bar, and how fast it runs.
    fn draw_time(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) {
        let (steps, turns) = (self.moments.len(), self.turns());
        let values = [
            ("step", (self.at + 1).into()),
            ("steps", steps.into()),
            ("turn", sight.view.turn.into()),
            ("turns", turns.into()),
        ];
        let inner =
            Framed::new(self.paint, &self.words.text("screen-watch-at", &values)).draw(frame, area);
        self.bar.set(Rect { height: 1, ..inner });
        let room = usize::from(inner.width);
        let mark = if self.runs { "▶" } else { "❚❚" };
        let speed = [("speed", SPEEDS[self.speed].0.into())];
        let speed = self.words.text("screen-watch-speed", &speed);
        let left = match &self.going {
            Some(field) => {
                let text = self.words.text("screen-watch-go", &[]);
                span(self.paint, Role::Ask, format!(" {text} {}▏", field.text()))
            }
            None => span(self.paint, Role::Strong, format!("{mark} {speed}")),
        };
        let begins = (0..steps).filter(|at| self.begins_turn(*at));
        let begins = begins.map(|at| (self.moments[at].view.turn, at));
        let mut lines: Vec<Line<'static>> = vec![
            time::bar(self.paint, self.at, steps, room),
            time::scale(self.paint, begins, steps, room),
            Line::from(left),
        ];
        let rest = usize::from(inner.height).saturating_sub(lines.len());
        let moment = self.moment().map(|moment| moment.happenings.as_slice()).unwrap_or_default();
        lines.extend(panes::log::lines(sight, moment.iter(), room, rest));
        frame.render_widget(Paragraph::new(lines), inner);
    }
}
