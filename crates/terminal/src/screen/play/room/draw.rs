//! Drawing the waiting room.

use aufachse_rules::Seat;
use aufachse_server::wire::{SeatInfo, SeatKind};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::Name;
use crate::say;
use crate::screen::colour::{Role, shape};
use crate::screen::field;
use crate::screen::frame::{Box as Framed, window};
use crate::screen::measure::wrap;
use crate::screen::panes::{ends, paragraph, span};
use crate::screen::play::Play;
use crate::screen::sight::Sight;

impl Play {
    /// Draws the seats, the links and what is said.
    pub(crate) fn draw_room(&self, frame: &mut Frame<'_>, area: Rect) {
        let seats = self.table.state.seats.len();
        let room = usize::from(area.width);
        let mut links = self.link_lines(room);
        links.extend(paragraph(self.paint, Role::Strong, &self.text(self.hint()), room - 1, 1));
        let [above, below, talk] = Layout::vertical([
            Constraint::Length(seats as u16 + 2),
            Constraint::Length(links.len() as u16),
            Constraint::Min(0),
        ])
        .areas(area);
        let edition = say::lobby::edition(self.words, &self.table.info);
        let terms = say::lobby::terms(self.words, &self.table.info);
        let inner = Framed::new(self.paint, &format!("{edition} · {terms}")).draw(frame, above);
        let lines: Vec<Line<'static>> = (0..seats as u8)
            .filter_map(|seat| self.seat_line(Seat(seat), usize::from(inner.width)))
            .collect();
        frame.render_widget(Paragraph::new(lines), inner);
        frame.render_widget(Paragraph::new(links), below);
        if talk.height >= 3 {
            self.draw_talk(frame, talk);
        }
    }

    /// A seat, with who sits or may sit there.
    fn seat_line(&self, seat: Seat, room: usize) -> Option<Line<'static>> {
        let info = self.table.state.seats.get(seat.index())?;
        let chosen = self.room.at == seat.index();
        let own = self.table.own().contains(&seat);
        let role = match (chosen, info.taken, own) {
            (true, ..) => Role::Chosen,
            (_, false, _) => Role::Faint,
            (_, _, true) => Role::Strong,
            _ => Role::Text,
        };
        let name = if info.taken { self.say().player(seat) } else { self.text("web-free") };
        let left = vec![
            span(self.paint, role, if chosen { "▸ " } else { "  " }),
            self.badge(seat, info),
            span(self.paint, role, name),
        ];
        let (before, after) =
            if chosen && self.is_hosts(info) { ("‹ ", " ›") } else { ("", "") };
        let right = vec![
            span(self.paint, Role::Key, before),
            span(self.paint, Role::Text, self.standing(seat, info)),
            span(self.paint, Role::Key, after),
        ];
        Some(ends(left, right, room))
    }

    fn badge(&self, seat: Seat, info: &SeatInfo) -> Span<'static> {
        let colour = info.colour as u8;
        let badge = format!("{}{} ", Sight::letter(seat), shape(colour));
        span(self.paint, Role::Player(colour), badge)
    }

    /// What there is to say of who sits in a seat.
    fn standing(&self, seat: Seat, info: &SeatInfo) -> String {
        if let Some(level) = info.level {
            return say::lobby::level(self.words, level);
        }
        if self.table.own().contains(&seat) {
            return self.text("web-you");
        }
        let mut told = Vec::new();
        match info.kind {
            SeatKind::Link => told.push(self.text("web-kind-link")),
            SeatKind::Open => told.push(self.text("web-kind-open")),
            // Whose device that is the name says already.
            SeatKind::Here | SeatKind::Bot => {}
        }
        if info.taken && !info.present {
            told.push(self.text("web-away"));
        }
        if self.muted.contains(&seat) {
            told.push(self.text("screen-muted"));
        }
        told.join(" · ")
    }

    /// The links of the seats that are waited for, and that of the table: from the edge of the
    /// screen on and without a frame, so that they can be taken with the mouse.
    fn link_lines(&self, room: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for invite in &self.table.info.invites {
            let (Some(link), Some(info)) =
                (self.link(invite.seat), self.table.state.seats.get(invite.seat.index()))
            else {
                continue;
            };
            let label = [("seat", (i32::from(invite.seat.0) + 1).into())];
            let label = self.words.text("web-seat-link", &label);
            let badge = self.badge(invite.seat, info);
            lines.push(Line::from(vec![badge, span(self.paint, Role::Text, label)]));
            lines.extend(self.link_text(&link.to_string(), room));
        }
        if let Some(link) = self.way(None) {
            let label = self.text("web-watch-link");
            lines.push(Line::from(span(self.paint, Role::Text, label)));
            lines.extend(self.link_text(&link.to_string(), room));
        }
        if self.table.spectators > 0 {
            let values = [("spectators", self.table.spectators.into())];
            let text = self.words.text("web-spectators", &values);
            lines.push(Line::from(span(self.paint, Role::Faint, text)));
        }
        lines
    }

    fn link_text(&self, link: &str, room: usize) -> Vec<Line<'static>> {
        let lines = wrap(link, room).into_iter();
        lines.map(|line| Line::from(span(self.paint, Role::Strong, line))).collect()
    }

    /// What the one at this screen can do now.
    fn hint(&self) -> &'static str {
        let seats = &self.table.state.seats;
        let all_there = seats.iter().all(|info| info.taken);
        match (self.table.info.host, self.table.own().is_empty()) {
            (true, _) if all_there => "screen-room-ready",
            (true, _) => "web-waiting-host",
            (false, false) => "web-waiting-guest",
            (false, true) if self.may_sit() => "screen-room-sit",
            (false, true) => "web-watching",
        }
    }

    /// Is there a seat that this guest could take?
    fn may_sit(&self) -> bool {
        let invited = self.room.guest.invited.as_ref().map(|(seat, _)| seat.index());
        let seats = self.table.state.seats.iter().enumerate();
        seats
            .filter(|(_, info)| !info.taken)
            .any(|(at, info)| info.kind == SeatKind::Open || invited == Some(at))
    }

    /// What was said so far.
    fn draw_talk(&self, frame: &mut Frame<'_>, area: Rect) {
        let inner = Framed::new(self.paint, &self.text("web-chat")).draw(frame, area);
        let (room, rows) = (usize::from(inner.width), usize::from(inner.height));
        let say = self.say();
        let mut lines: Vec<Line<'static>> = Vec::new();
        for line in &self.table.chat {
            let text: String = say.chat(line).chars().filter(|c| !c.is_control()).collect();
            lines.extend(paragraph(self.paint, Role::Text, &text, room, 0));
        }
        if lines.is_empty() {
            let text = self.text("web-chat-empty");
            lines = paragraph(self.paint, Role::Faint, &text, room, 0);
        }
        let from = lines.len().saturating_sub(rows);
        let from = from.saturating_sub(self.back.min(from));
        let lines: Vec<Line<'static>> = lines.into_iter().skip(from).take(rows).collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }

    /// The keys of the room with what they do.
    pub(crate) fn room_keys(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = vec![("↑ ↓", "screen-short-seat")];
        if self.table.info.host {
            keys.extend([
                ("← →", "screen-short-level"),
                ("l", "screen-short-copy"),
                ("b", "screen-short-begin"),
            ]);
        } else {
            if self.table.own().is_empty() && self.may_sit() {
                keys.push(("Enter", "screen-short-sit"));
            }
            keys.push(("l", "screen-short-copy"));
        }
        if !self.table.own().is_empty() {
            keys.push(("c", "screen-tab-chat"));
        }
        let rest =
            [("m", "screen-short-menu"), ("?", "screen-short-help"), ("q", "screen-short-leave")];
        keys.extend(rest);
        keys
    }

    /// The window in which a guest types his name.
    pub(crate) fn name_window(&self, frame: &mut Frame<'_>, name: &Name) -> Rect {
        let area = window(frame.area(), 62, 6);
        let seat = [("seat", (i32::from(name.seat.0) + 1).into())];
        let title = self.words.text("screen-seat", &seat);
        let inner = Framed::new(self.paint, &title).over().draw(frame, area);
        let line = |at: u16| Rect { y: inner.y + at, height: 1, ..inner };
        frame.render_widget(Paragraph::new(self.text("web-name")), line(0));
        field::draw(frame, line(1), &name.field);
        let said = self.notice.clone().unwrap_or_default();
        let room = usize::from(inner.width);
        let said = crate::screen::measure::clip(&said, room);
        frame.render_widget(Paragraph::new(span(self.paint, Role::Loss, said)), line(2));
        let keys = self.text("screen-sit-keys");
        frame.render_widget(Paragraph::new(span(self.paint, Role::Faint, keys)), line(3));
        area
    }

    /// The window with the code for another device.
    pub(crate) fn code_lines(&self, code: &str, room: usize) -> Vec<Line<'static>> {
        let mut lines = vec![Line::from(span(self.paint, Role::Ask, format!(" {code} ")))];
        lines.push(Line::default());
        lines.extend(paragraph(self.paint, Role::Text, &self.text("web-carry-about"), room, 0));
        lines.push(Line::default());
        lines.extend(paragraph(self.paint, Role::Text, &self.text("screen-carry-here"), room, 0));
        lines.extend(paragraph(self.paint, Role::Strong, &self.code_command(code), room, 0));
        lines
    }
}
