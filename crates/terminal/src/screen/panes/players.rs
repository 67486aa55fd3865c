//! All players: cash, load, hands, and who is awaited.

use aufachse_rules::Seat;
use ratatui::text::{Line, Span};

use super::contracts::{GOODS, HAND, ROAD};
use super::{ends, paragraph, span};
use crate::screen::colour::Role;
use crate::screen::measure::{clip, width};
use crate::screen::sight::Sight;

/// Two lines for each player, or three where there is more to say than fits.
pub(crate) fn lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let lines = |seat| {
        let mut lines = vec![name(sight, seat, room)];
        lines.extend(stand(sight, seat, room));
        lines
    };
    sight.seats().flat_map(lines).collect()
}

/// One short piece for each player, as many as fit into a line.
pub(crate) fn strip(sight: &Sight<'_>, room: usize) -> Line<'static> {
    let mut spans = Vec::new();
    let each = room / sight.view.players.len().max(1);
    for seat in sight.seats() {
        let mut piece = badge(sight, seat);
        let cash = span(sight.paint, Role::Text, format!(" {}", cash(sight, seat)));
        let left =
            each.saturating_sub(super::wide(&piece) + super::wide(std::slice::from_ref(&cash)));
        let player = sight.teller().player(seat);
        piece.push(span(sight.paint, Role::Text, clip(&player, left)));
        piece.push(cash);
        let gap = each.saturating_sub(super::wide(&piece));
        piece.push(Span::raw(" ".repeat(gap)));
        spans.extend(super::cut(piece, each));
    }
    Line::from(spans)
}

/// Turn, letter and shape of a player.
fn badge(sight: &Sight<'_>, seat: Seat) -> Vec<Span<'static>> {
    let turn = match (sight.view.current == seat, sight.awaited.contains(&seat)) {
        (_, true) => "▶",
        (true, false) => "▷",
        (false, false) => " ",
    };
    let mark = format!("{}{} ", Sight::letter(seat), sight.shape(seat));
    vec![
        span(sight.paint, Role::Strong, turn),
        span(sight.paint, Role::Player(sight.colour(seat)), mark),
    ]
}

fn cash(sight: &Sight<'_>, seat: Seat) -> String {
    match sight.cash(seat) {
        Some(cash) => sight.teller().money(cash),
        None => sight.words.text("web-secret", &[]),
    }
}

fn name(sight: &Sight<'_>, seat: Seat, room: usize) -> Line<'static> {
    let mut left = badge(sight, seat);
    let role = if sight.own == Some(seat) { Role::Strong } else { Role::Text };
    left.push(span(sight.paint, role, sight.teller().player(seat)));
    ends(left, vec![span(sight.paint, Role::Strong, cash(sight, seat))], room)
}

fn stand(sight: &Sight<'_>, seat: Seat, room: usize) -> Vec<Line<'static>> {
    let (paint, words) = (sight.paint, sight.words);
    let player = &sight.view.players[seat.index()];
    let values =
        [("hidden", i32::from(player.hidden).into()), ("road", player.on_road.len().into())];
    let held = words.text("web-held", &values);
    let load = format!("{GOODS}{}/{}", player.load, player.capacity);
    let cards =
        if player.cards.is_empty() { String::new() } else { format!(" ▤{}", player.cards.len()) };
    let mut notes = Vec::new();
    if player.missed_turns > 0 {
        notes.push(words.text("web-sits-out", &[]));
    }
    if let Some(person) = sight.people.get(seat.index()) {
        if person.bot {
            notes.push(words.text("web-bot-drives", &[]));
        } else if person.away {
            notes.push(words.text("web-away", &[]));
        }
        if let Some((left, running)) = person.clock {
            notes.push(clock(left, running));
        }
    }
    let notes = notes.join(" ");
    let left = format!("    {load}{cards} ");
    // Where there is no room for words, the marks of the papers stand in for them.
    let marks = format!("{HAND}{} {ROAD}{}", player.hidden, player.on_road.len());
    let fits = width(&left) + width(&held) + width(&notes) < room;
    let left = format!("{left}{}", if fits { held } else { marks });
    let beside = width(&left) + width(&notes) < room;
    let right = if beside { vec![span(paint, Role::Faint, notes.clone())] } else { Vec::new() };
    let mut lines = vec![ends(vec![span(paint, Role::Faint, left)], right, room)];
    if !beside {
        lines.extend(paragraph(paint, Role::Faint, &notes, room, 4));
    }
    lines
}

/// Minutes and seconds; a running clock has a star.
fn clock(left: u64, running: bool) -> String {
    let seconds = left / 1000;
    let star = if running { "*" } else { "" };
    format!("{}:{:02}{star}", seconds / 60, seconds % 60)
}
