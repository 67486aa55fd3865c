//! The end of a game: who came where, and where the money came from.

use aufachse_rules::{Happening, Purpose, Seat};
use ratatui::text::{Line, Span};

use super::Play;
use crate::screen::colour::Role;
use crate::screen::measure::pad_left;
use crate::screen::panes::{ends, paragraph, span};
use crate::screen::sight::Sight;

/// What money is for, in the order of the table, with the key of its name.
const PURPOSES: [(Purpose, &str); 8] = [
    (Purpose::Revenue, "web-purpose-revenue"),
    (Purpose::Visit, "web-purpose-visit"),
    (Purpose::LostCargo, "web-purpose-lost-cargo"),
    (Purpose::Event, "web-purpose-event"),
    (Purpose::Trailer, "web-purpose-trailer"),
    (Purpose::Bid, "web-purpose-bid"),
    (Purpose::Debt, "web-purpose-debt"),
    (Purpose::Final, "web-purpose-final"),
];

impl Play {
    /// The ranking with a bar for the cash, and the accounts if the whole game was seen. On a low
    /// screen there are no bars.
    pub(super) fn end_lines(&self, room: usize, rows: usize) -> Vec<Line<'static>> {
        let lines = self.result(room, true);
        if lines.len() > rows { self.result(room, false) } else { lines }
    }

    fn result(&self, room: usize, bars: bool) -> Vec<Line<'static>> {
        let Some(sight) = self.sight() else { return Vec::new() };
        let mut lines = paragraph(self.paint, Role::Strong, &self.say().awaited(), room, 0);
        lines.push(Line::default());
        if let Some(result) = &self.table.state.result {
            let most = result.places.iter().map(|place| place.cash).max().unwrap_or(1).max(1);
            for place in &result.places {
                let left = vec![
                    span(self.paint, Role::Strong, format!("{}. ", place.place)),
                    span(
                        self.paint,
                        Role::Player(sight.colour(place.seat)),
                        badge(&sight, place.seat),
                    ),
                    span(self.paint, Role::Text, sight.teller().player(place.seat)),
                ];
                let money = sight.teller().money(place.cash);
                lines.push(ends(left, vec![span(self.paint, Role::Strong, money)], room));
                if !bars {
                    continue;
                }
                let bar = (place.cash.max(0) as usize * room.saturating_sub(4)) / most as usize;
                let bar = span(self.paint, Role::Player(sight.colour(place.seat)), "━".repeat(bar));
                lines.push(Line::from(vec![Span::raw("   "), bar]));
            }
        }
        lines.extend(self.accounts(&sight, room));
        lines.push(Line::default());
        if self.table.info.rematch.is_some() {
            lines.push(self.button("r", "web-rematch-ready"));
        }
        lines.extend(paragraph(self.paint, Role::Faint, &self.text("screen-after"), room, 0));
        lines
    }

    /// Where the money came from, a column for each player.
    fn accounts(&self, sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
        let whole = self.table.log.entries().first().is_some_and(|entry| entry.action == 1);
        let players = sight.view.players.len();
        let name = 18_usize.min(room / 3);
        let column = (room - name) / players.max(1);
        if !whole || column < 7 {
            return Vec::new();
        }
        let mut sums = vec![[0_i64; PURPOSES.len()]; players];
        for happening in self.happenings() {
            let (player, amount, purpose) = match *happening {
                Happening::Paid { player, amount, purpose } => (player, -amount, purpose),
                Happening::Received { player, amount, purpose } => (player, amount, purpose),
                _ => continue,
            };
            let at = PURPOSES.iter().position(|(known, _)| *known == purpose);
            if let (Some(at), Some(sum)) = (at, sums.get_mut(player.index())) {
                sum[at] += i64::from(amount);
            }
        }
        let mut head = vec![Span::raw(" ".repeat(name))];
        for seat in sight.seats() {
            let text = pad_left(badge(sight, seat).trim_end(), column);
            head.push(span(self.paint, Role::Player(sight.colour(seat)), text));
        }
        let title = span(self.paint, Role::Strong, self.text("web-income"));
        let mut lines = vec![Line::default(), Line::from(title), Line::from(head)];
        for (at, (_, key)) in PURPOSES.iter().enumerate() {
            if sums.iter().all(|sum| sum[at] == 0) {
                continue;
            }
            let label = crate::screen::measure::pad(&self.text(key), name);
            let mut row = vec![span(self.paint, Role::Text, label)];
            for sum in &sums {
                let role = if sum[at] < 0 { Role::Loss } else { Role::Text };
                row.push(span(self.paint, role, pad_left(&self.words.number(sum[at]), column)));
            }
            lines.push(Line::from(row));
        }
        lines
    }
}

fn badge(sight: &Sight<'_>, seat: Seat) -> String {
    format!("{}{} ", Sight::letter(seat), sight.shape(seat))
}
