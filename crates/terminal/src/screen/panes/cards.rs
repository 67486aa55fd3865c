//! The event cards in front of the shown player.

use ratatui::text::Line;

use super::paragraph;
use crate::screen::colour::Role;
use crate::screen::sight::Sight;

/// The kept cards with what they do, and what is owed.
pub(crate) fn lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let Some(player) = sight.own.and_then(|seat| sight.view.players.get(seat.index())) else {
        return Vec::new();
    };
    let (paint, teller) = (sight.paint, sight.teller());
    let mut lines = Vec::new();
    for &card in &player.cards {
        lines.extend(paragraph(paint, Role::Strong, &teller.card(card), room, 0));
        if let Some(text) = teller.card_text(card) {
            lines.extend(paragraph(paint, Role::Faint, &text, room, 2));
        }
    }
    for &(card, amount) in &player.debts {
        let owed = sight.words.text("web-owes", &[("money", teller.money(amount).into())]);
        let text = format!("{}: {owed}", teller.card(card));
        lines.extend(paragraph(paint, Role::Loss, &text, room, 0));
    }
    if lines.is_empty() {
        let text = sight.words.text("screen-no-cards", &[]);
        lines.extend(paragraph(paint, Role::Faint, &text, room, 0));
    }
    lines
}
