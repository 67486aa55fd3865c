//! Drawing the table.

use aufachse_rules::{Decision, Happening};
use aufachse_server::wire::Status;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::overlay::Over;
use super::{Places, Play};
use crate::say;
use crate::screen::colour::Role;
use crate::screen::frame::Box as Framed;
use crate::screen::layout::{Plan, Tab};
use crate::screen::map::draw as map;
use crate::screen::panes::pane::{self, Past};
use crate::screen::panes::{self, paragraph, span};
use crate::screen::sight::Sight;
use crate::screen::small;
use crate::screen::tabs;

impl Play {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let players = self.table.state.seats.len();
        let Some(plan) = Plan::of(frame.area(), players) else {
            small::draw(frame, self.words, self.paint);
            return;
        };
        let mut places = Places::default();
        self.draw_keys(frame, plan.keys);
        let Some(sight) = self.sight() else {
            let (top, width) = (plan.ask.bottom(), frame.area().width);
            self.draw_room(frame, Rect { x: 0, y: top, width, height: plan.keys.y - top });
            self.draw_ask(frame, plan.ask);
            places.over = self.draw_over(frame);
            self.places.set(places);
            return;
        };
        if let Some(strip) = plan.strip {
            let line = panes::players::strip(&sight, usize::from(strip.width));
            frame.render_widget(Paragraph::new(line), strip);
        }
        places.map = self.draw_map(frame, plan.map, &sight);
        (places.choices, places.first) = self.draw_choices(frame, plan.choices);
        let past = Past {
            happenings: self.happenings().collect(),
            chat: &self.table.chat,
            back: self.back,
        };
        for (tab, area) in &plan.panes {
            let inner = Framed::new(self.paint, &self.text(tab.title())).draw(frame, *area);
            pane::draw(frame, inner, *tab, &sight, &past);
        }
        if let Some(area) = plan.tabs {
            let titles = tabs::titles(self.words, self.paint, self.tab, self.news());
            let inner = Framed::titled(self.paint, titles).draw(frame, area);
            places.tabs = Rect { x: area.x + 1, y: area.y, width: area.width - 2, height: 1 };
            pane::draw(frame, inner, self.tab, &sight, &past);
        }
        self.draw_ask(frame, plan.ask);
        places.over = self.draw_over(frame);
        self.places.set(places);
    }

    /// The tab that has something new.
    fn news(&self) -> Option<Tab> {
        (self.table.chat.len() > self.heard).then_some(Tab::Chat)
    }

    /// Everything that has happened, as far as it is known.
    pub(super) fn happenings(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        self.table.log.entries().iter().flat_map(|entry| entry.step.happenings.iter())
    }

    fn draw_map(&self, frame: &mut Frame<'_>, area: Rect, sight: &Sight<'_>) -> Rect {
        let mut scene = sight.scene();
        if self.table.asked_seat().is_some() || !self.choices.is_empty() {
            scene.targets = self.choices.targets();
            if let Some(chosen) = self.choices.chosen() {
                scene.way.clone_from(&chosen.way);
                scene.end = chosen.end;
            }
        }
        let turn = self.words.text("web-turn", &[("turn", sight.view.turn.into())]);
        let edition = self.words.text(&format!("edition-{}-name", self.table.info.edition), &[]);
        let inner = Framed::new(self.paint, &format!("{edition} · {turn}")).draw(frame, area);
        let size = (inner.width, inner.height);
        let before = self.places.get().map;
        // Another size of the screen needs another part of the map.
        let same = (before.width, before.height) == size || !self.follows;
        let port = self.port.get().filter(|_| same);
        let mut port = port.unwrap_or_else(|| map::first_port(sight, size));
        // What is chosen at first is seen at first.
        if let Some(end) = scene.end.filter(|_| self.follows)
            && port.cell(sight.rules.board(), end, size).is_none()
            && let Some(at) = sight.rules.board().points.get(end.index())
        {
            port.follow(*at, size, sight.rules.board());
        }
        self.port.set(Some(port));
        map::draw(frame, inner, &scene, &port, self.paint);
        if let Some((first, second)) = self.dice()
            && inner.height >= 24
        {
            map::dice(frame, inner, first, second, self.paint);
        }
        inner
    }

    /// The choices; says where they are and which line of them comes first.
    fn draw_choices(&self, frame: &mut Frame<'_>, area: Rect) -> (Rect, usize) {
        let title = match self.choices.shown().len() {
            0 => String::new(),
            count => self.words.text("screen-choices", &[("choices", count.into())]),
        };
        let inner = Framed::new(self.paint, &title).draw(frame, area);
        // A card says itself what it asks.
        let inner = match self.draw_card(frame, inner) {
            below if below == inner => self.draw_asked(frame, inner),
            below => below,
        };
        let mut rows = usize::from(inner.height);
        if let Over::Search(field) = &self.over {
            rows = rows.saturating_sub(1);
            let line = Rect { y: inner.y + rows as u16, height: 1, ..inner };
            frame.render_widget(Paragraph::new(span(self.paint, Role::Key, "/")), line);
            let typed = Rect { x: line.x + 2, width: line.width.saturating_sub(2), ..line };
            crate::screen::field::draw(frame, typed, field);
        }
        let room = usize::from(inner.width);
        let lines = self.listed(room);
        let first = self.first_line(&lines, rows);
        let lines: Vec<Line<'static>> =
            lines.into_iter().skip(first).take(rows).map(|(_, line)| line).collect();
        if lines.is_empty() {
            let text = self.nothing_to_do();
            frame.render_widget(
                Paragraph::new(paragraph(self.paint, Role::Faint, &text, room, 0)),
                inner,
            );
        } else {
            frame.render_widget(Paragraph::new(lines), inner);
        }
        (inner, first)
    }

    /// The event card that is being decided about, above the choices; gives what is left of the
    /// place.
    fn draw_card(&self, frame: &mut Frame<'_>, area: Rect) -> Rect {
        let (
            Some(
                Decision::Event { card }
                | Decision::AirFreight { card }
                | Decision::QuickLoading { card }
                | Decision::Partner { card }
                | Decision::Snow { card },
            ),
            Some(sight),
        ) = (say::decision(&self.table), self.sight())
        else {
            return area;
        };
        let teller = sight.teller();
        let text = teller.card_text(card).unwrap_or_default();
        let text = format!("{}: {text}", teller.card(card));
        let mut lines = paragraph(self.paint, Role::Strong, &text, usize::from(area.width), 0);
        // The choices have the last word.
        lines.truncate(usize::from(area.height).saturating_sub(3));
        let height = lines.len() as u16;
        frame.render_widget(Paragraph::new(lines), area);
        Rect { y: area.y + height, height: area.height - height, ..area }
    }

    /// What is asked, above the choices, where the line above the table has no room for it; gives
    /// what is left of the place.
    fn draw_asked(&self, frame: &mut Frame<'_>, area: Rect) -> Rect {
        let Some(asked) = self.asked_in_full(frame.area().width) else { return area };
        let lines = paragraph(self.paint, Role::Faint, &asked, usize::from(area.width), 0);
        let height = lines.len() as u16;
        // The choices have the last word.
        if height + 3 > area.height {
            return area;
        }
        frame.render_widget(Paragraph::new(lines), area);
        Rect { y: area.y + height, height: area.height - height, ..area }
    }

    /// Why there is no choice.
    fn nothing_to_do(&self) -> String {
        match self.table.state.status {
            Status::Over => self.text("screen-after"),
            _ if self.table.own().is_empty() => self.text("web-watching"),
            _ if matches!(self.over, Over::Search(_)) => self.text("screen-nothing-found"),
            _ => self.say().awaited(),
        }
    }
}
