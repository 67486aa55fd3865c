//! What has happened and what was said, the newest last.

use aufachse_rules::{Happening, Seat};
use ratatui::text::{Line, Span};

use super::{ends, paragraph, span};
use crate::say::is_told;
use crate::screen::colour::Role;
use crate::screen::measure::wrap;
use crate::screen::sight::Sight;

/// The last lines of what has happened, so many at most.
pub(crate) fn lines<'h>(
    sight: &Sight<'_>,
    happenings: impl DoubleEndedIterator<Item = &'h Happening>,
    room: usize,
    most: usize,
) -> Vec<Line<'static>> {
    let mut found: Vec<Vec<Line<'static>>> = Vec::new();
    let mut count = 0;
    for happening in happenings.rev().filter(|happening| is_told(happening)) {
        let told = told(sight, happening, room);
        count += told.len();
        found.push(told);
        if count >= most {
            break;
        }
    }
    let lines: Vec<Line<'static>> = found.into_iter().rev().flatten().collect();
    let skip = lines.len().saturating_sub(most);
    lines.into_iter().skip(skip).collect()
}

fn told(sight: &Sight<'_>, happening: &Happening, room: usize) -> Vec<Line<'static>> {
    let (paint, text) = (sight.paint, sight.teller().happening(happening));
    if let Happening::TurnBegan { .. } = happening {
        let rule = "─".repeat(room.saturating_sub(crate::screen::measure::width(&text) + 1));
        return vec![ends(
            vec![span(paint, Role::Strong, text), span(paint, Role::Faint, format!(" {rule}"))],
            Vec::new(),
            room,
        )];
    }
    let role = match happening {
        Happening::Received { .. } | Happening::Delivered { .. } => Role::Gain,
        Happening::EventDrawn { .. } | Happening::Ended { .. } => Role::Strong,
        _ => Role::Text,
    };
    let mut lines: Vec<Line<'static>> =
        wrap(&text, room).into_iter().map(|line| Line::from(span(paint, role, line))).collect();
    if let Happening::EventDrawn { card, .. } = happening
        && let Some(text) = sight.teller().card_text(*card)
    {
        lines.extend(paragraph(paint, Role::Faint, &text, room, 2));
    }
    lines
}

/// What was said.
pub(crate) fn chat<'c>(
    sight: &Sight<'_>,
    said: impl Iterator<Item = (Seat, &'c str)>,
    room: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (seat, text) in said {
        let name = sight.teller().player(seat);
        let role = Role::Player(sight.colour(seat));
        let badge = format!("{} ", sight.shape(seat));
        for (at, line) in wrap(&format!("{name}: {}", clean(text)), room.saturating_sub(2))
            .into_iter()
            .enumerate()
        {
            let lead =
                if at == 0 { span(sight.paint, role, badge.clone()) } else { Span::raw("  ") };
            lines.push(Line::from(vec![lead, span(sight.paint, Role::Text, line)]));
        }
    }
    lines
}

/// What somebody typed, without anything that would move the cursor.
fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}
