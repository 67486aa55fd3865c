//! Drawing a recorded game.

use aufachse_rules::Happening;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::{SPEEDS, Watch};
use crate::screen::colour::Role;
use crate::screen::frame::Box as Framed;
use crate::screen::layout::{Plan, Tab};
use crate::screen::map::draw as map;
use crate::screen::measure::clip;
use crate::screen::panes::pane::{self, Past};
use crate::screen::panes::{self, ends, span};
use crate::screen::sight::Sight;
use crate::screen::small;

impl Watch {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let Some(plan) = Plan::of(frame.area(), self.people.len()) else {
            small::draw(frame, self.words, self.paint);
            return;
        };
        let keys = clip(&self.words.text("screen-watch-keys", &[]), usize::from(plan.keys.width));
        frame.render_widget(Paragraph::new(span(self.paint, Role::Faint, keys)), plan.keys);
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
            let title = self.title(self.tab, &sight);
            let inner = Framed::new(self.paint, &title).draw(frame, area);
            pane::draw(frame, inner, self.tab, &sight, &past);
        }
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
        let last = self.happenings().next_back();
        let text = last.map(|happening| sight.teller().happening(happening)).unwrap_or_default();
        let line = ends(vec![Span::raw(format!(" {text}"))], Vec::new(), usize::from(area.width));
        frame.render_widget(Paragraph::new(line).style(self.paint.of(Role::Ask)), area);
    }

    fn draw_map(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) {
        let mut scene = sight.scene();
        // The way that was driven just now.
        if let Some(Happening::Drove { way, .. }) = self.driven() {
            scene.way = way.spaces().collect();
        }
        let turn = self.words.text("web-turn", &[("turn", sight.view.turn.into())]);
        let edition = self.words.text(&format!("edition-{}-name", self.rules.edition.id), &[]);
        let inner = Framed::new(self.paint, &format!("{edition} · {turn}")).draw(frame, area);
        self.map.set(inner);
        let size = (inner.width, inner.height);
        let port = self.port.get().unwrap_or_else(|| map::first_port(sight, size));
        self.port.set(Some(port));
        map::draw(frame, inner, &scene, &port, self.paint);
    }

    fn driven(&self) -> Option<&Happening> {
        let happenings = &self.moment()?.happenings;
        happenings.iter().find(|happening| matches!(happening, Happening::Drove { .. }))
    }

    /// Where in the game one is, as a bar, and how fast it runs.
    fn draw_time(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) {
        let values = [("step", (self.at + 1).into()), ("steps", self.moments.len().into())];
        let inner =
            Framed::new(self.paint, &self.words.text("screen-watch-at", &values)).draw(frame, area);
        let room = usize::from(inner.width);
        let done = (self.at + 1) * room / self.moments.len().max(1);
        let bar = vec![
            span(self.paint, Role::Strong, "━".repeat(done)),
            span(self.paint, Role::Faint, "─".repeat(room - done)),
        ];
        let mark = if self.runs { "▶" } else { "❚❚" };
        let state = if self.runs { "web-replay-run" } else { "web-replay-pause" };
        let left =
            vec![span(self.paint, Role::Strong, format!("{mark} {}", self.words.text(state, &[])))];
        let speed = SPEEDS[self.speed].0;
        let speed = self.words.text("screen-watch-speed", &[("speed", speed.into())]);
        let right = vec![span(self.paint, Role::Text, speed)];
        let mut lines: Vec<Line<'static>> = vec![Line::from(bar), ends(left, right, room)];
        let rest = usize::from(inner.height).saturating_sub(lines.len());
        let moment = self.moment().map(|moment| moment.happenings.as_slice()).unwrap_or_default();
        lines.extend(panes::log::lines(sight, moment.iter(), room, rest));
        frame.render_widget(Paragraph::new(lines), inner);
    }
}
