//! Drawing the table.

use aufachse_rules::{Decision, Happening};
use aufachse_server::wire::Status;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::overlay::Over;
use super::{Places, Play};
use crate::model::Connection;
use crate::say;
use crate::screen::colour::Role;
use crate::screen::frame::Box as Framed;
use crate::screen::layout::{Plan, Tab};
use crate::screen::map::draw as map;
use crate::screen::panes::pane::{self, Past};
use crate::screen::panes::{self, ends, paragraph, span};
use crate::screen::sight::Sight;
use crate::screen::small;

/// The most needed keys of the table, with what they do.
const TABLE_KEYS: [(&str, &str); 10] = [
    ("Tab", "screen-short-cycle"),
    ("Enter", "screen-short-do"),
    ("/", "screen-short-search"),
    ("u", "screen-short-undo"),
    ("+ - 0", "screen-short-zoom"),
    ("t", "screen-short-tab"),
    ("w", "screen-short-why"),
    ("m", "screen-short-menu"),
    ("?", "screen-short-help"),
    ("q", "screen-short-leave"),
];

impl Play {
    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let players = self.table.state.seats.len();
        let Some(plan) = Plan::of(frame.area(), players) else {
            small::draw(frame, self.words, self.paint);
            return;
        };
        let mut places = Places::default();
        self.draw_ask(frame, plan.ask);
        self.draw_keys(frame, plan.keys);
        let Some(sight) = self.sight() else {
            let (top, width) = (plan.ask.bottom(), frame.area().width);
            self.draw_room(frame, Rect { x: 0, y: top, width, height: plan.keys.y - top });
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
            let inner = Framed::titled(self.paint, self.tab_titles()).draw(frame, area);
            places.tabs = Rect { x: area.x + 1, y: area.y, width: area.width - 2, height: 1 };
            pane::draw(frame, inner, self.tab, &sight, &past);
        }
        places.over = self.draw_over(frame);
        self.places.set(places);
    }

    /// The tabs; the chat is underlined while it has something new.
    fn tab_titles(&self) -> Line<'static> {
        let mut spans = Vec::new();
        for tab in Tab::ALL {
            let role = if tab == self.tab { Role::Chosen } else { Role::Text };
            let news = tab == Tab::Chat && self.table.chat.len() > self.heard;
            let style = self.paint.of(role);
            let style = if news {
                style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
            } else {
                style
            };
            spans.push(Span::styled(self.text(tab.short()), style));
            spans.push(Span::raw(" "));
        }
        Line::from(spans)
    }

    /// Everything that has happened, as far as it is known.
    pub(super) fn happenings(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        self.table.log.entries().iter().flat_map(|entry| entry.step.happenings.iter())
    }

    /// The line that says what is awaited.
    fn draw_ask(&self, frame: &mut Frame<'_>, area: Rect) {
        let say = self.say();
        let room = usize::from(area.width);
        let mut right = Vec::new();
        if let Some((first, second)) = self.dice() {
            right.push(Span::raw(format!(" {} ", panes::dice::small(first, second))));
        }
        let (role, text) = if let Some(notice) = &self.notice {
            (Role::Ask, notice.replace('\n', " "))
        } else if self.table.connection != Connection::Open {
            (Role::Ask, self.text("web-lost"))
        } else if let Some(proposal) = self.votes() {
            (Role::Ask, proposal)
        } else if let Some(headline) = say.headline() {
            (Role::Ask, format!("{headline} · {}", say.awaited()))
        } else {
            (Role::Wait, say.awaited())
        };
        let style = self.paint.of(role);
        let line = ends(vec![Span::raw(format!(" {text}"))], right, room);
        frame.render_widget(Paragraph::new(line).style(style), area);
    }

    /// What is proposed, with the keys that answer it if an answer is awaited here.
    fn votes(&self) -> Option<String> {
        let proposal = self.table.state.proposal.as_ref()?;
        let text = self.say().proposal()?;
        let asked = proposal.awaited.iter().any(|seat| self.table.own().contains(seat));
        Some(if asked { format!("{text} {}", self.text("screen-vote")) } else { text })
    }

    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let keys = if self.is_waiting() { self.room_keys() } else { TABLE_KEYS.to_vec() };
        let mut spans = Vec::new();
        for (key, does) in keys {
            spans.push(span(self.paint, Role::Key, key));
            spans.push(span(self.paint, Role::Faint, format!(" {}  ", self.text(does))));
        }
        let room = usize::from(area.width).saturating_sub(1);
        let mut line = vec![Span::raw(" ")];
        line.extend(panes::cut(spans, room));
        frame.render_widget(Paragraph::new(Line::from(line)), area);
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
            && port.cell(&sight.rules.board, end, size).is_none()
            && let Some(at) = sight.rules.board.points.get(end.index())
        {
            port.follow(*at, size, &sight.rules.board);
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

    /// The choices; says where they are and which comes first.
    fn draw_choices(&self, frame: &mut Frame<'_>, area: Rect) -> (Rect, usize) {
        let title = match self.choices.shown().len() {
            0 => String::new(),
            count => self.words.text("screen-choices", &[("choices", count.into())]),
        };
        let inner = Framed::new(self.paint, &title).draw(frame, area);
        let inner = self.draw_card(frame, inner);
        let mut rows = usize::from(inner.height);
        if let Over::Search(field) = &self.over {
            rows = rows.saturating_sub(1);
            let line = Rect { y: inner.y + rows as u16, height: 1, ..inner };
            frame.render_widget(Paragraph::new(span(self.paint, Role::Key, "/")), line);
            let typed = Rect { x: line.x + 2, width: line.width.saturating_sub(2), ..line };
            crate::screen::field::draw(frame, typed, field);
        }
        let room = usize::from(inner.width);
        let first = self.choices.place().unwrap_or(0).saturating_sub(rows.saturating_sub(1));
        let line = |(place, (number, listed)): (usize, (usize, &super::choices::Listed))| {
            let chosen = self.choices.place() == Some(place);
            let role = if chosen { Role::Chosen } else { Role::Text };
            let mark = if chosen { "▸" } else { " " };
            let left = vec![
                span(self.paint, role, format!("{mark}{number:>2} ")),
                span(self.paint, role, listed.text.clone()),
            ];
            let brings = listed.brings.clone().unwrap_or_default();
            let brings = crate::screen::measure::clip(&brings, room / 2);
            ends(left, vec![span(self.paint, Role::Gain, brings)], room)
        };
        let lines: Vec<Line<'static>> =
            self.choices.shown().enumerate().skip(first).take(rows).map(line).collect();
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
                | Decision::QuickLoading { card },
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
