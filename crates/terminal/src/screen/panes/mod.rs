//! The panes beside the map: each is a list of lines for a given width.

pub(crate) mod cards;
pub(crate) mod contracts;
pub(crate) mod dice;
pub(crate) mod load;
pub(crate) mod log;
pub(crate) mod market;
pub(crate) mod pane;
pub(crate) mod players;

use ratatui::text::{Line, Span};

use super::colour::{Paint, Role};
use super::measure::{clip, width, wrap};

/// A piece of a line in the style of a role.
pub(crate) fn span(paint: Paint, role: Role, text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), paint.of(role))
}

/// How many cells some pieces take.
pub(crate) fn wide(spans: &[Span<'_>]) -> usize {
    spans.iter().map(|span| width(&span.content)).sum()
}

/// Pieces to the left and to the right edge of a line; the left ones are cut where they would touch.
pub(crate) fn ends(
    left: Vec<Span<'static>>,
    right: Vec<Span<'static>>,
    room: usize,
) -> Line<'static> {
    let keep = room.saturating_sub(wide(&right) + usize::from(!right.is_empty()));
    let mut line = cut(left, keep);
    let gap = room.saturating_sub(wide(&line) + wide(&right));
    line.push(Span::raw(" ".repeat(gap)));
    line.extend(right);
    Line::from(line)
}

/// As many pieces as fit; the last one that does not is clipped.
pub(crate) fn cut(spans: Vec<Span<'static>>, room: usize) -> Vec<Span<'static>> {
    let mut left = room;
    let mut kept = Vec::new();
    for span in spans {
        let need = width(&span.content);
        if need <= left {
            left -= need;
            kept.push(span);
        } else {
            let text = clip(&span.content, left);
            kept.push(Span::styled(text, span.style));
            break;
        }
    }
    kept
}

/// A text over as many lines as it needs, behind an indent.
pub(crate) fn paragraph(
    paint: Paint,
    role: Role,
    text: &str,
    room: usize,
    indent: usize,
) -> Vec<Line<'static>> {
    let lines = wrap(text, room.saturating_sub(indent));
    let line =
        |text: String| Line::from(vec![Span::raw(" ".repeat(indent)), span(paint, role, text)]);
    lines.into_iter().map(line).collect()
}
