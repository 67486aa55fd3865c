//! The line with the keys: as many as there is room for, the most needed ones first.

use aufachse_words::Words;
use ratatui::text::{Line, Span};

use super::colour::{Paint, Role};
use super::measure::width;
use super::panes::span;

/// A key, what it does, and how well one can do without it being shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The key as it stands on the keyboard.
    key: String,
    /// What it does.
    does: String,
    /// What has the highest number goes first where room is short; what has 0 stays.
    spare: u8,
}

impl Hint {
    /// A key, the key of the words for what it does, and how well one can do without it.
    pub(crate) fn new(words: &Words, key: &str, does: &str, spare: u8) -> Hint {
        Hint { key: key.to_owned(), does: words.text(does, &[]), spare }
    }

    fn cells(&self) -> usize {
        width(&self.key) + 1 + width(&self.does)
    }
}

/// Cells between two keys.
const GAP: usize = 2;

/// The line of keys in so many cells.
pub(crate) fn line(paint: Paint, mut hints: Vec<Hint>, room: usize) -> Line<'static> {
    let cells = |hints: &[Hint]| hints.iter().map(|hint| hint.cells() + GAP).sum::<usize>();
    // A cell of air stands before the first one instead of the gap behind the last one.
    while cells(&hints) > room + GAP - 1 {
        let spare = hints.iter().map(|hint| hint.spare).max().unwrap_or(0);
        let Some(at) = hints.iter().rposition(|hint| hint.spare == spare && spare > 0) else {
            break;
        };
        hints.remove(at);
    }
    let mut spans = vec![Span::raw(" ")];
    for (at, hint) in hints.into_iter().enumerate() {
        if at > 0 {
            spans.push(Span::raw(" ".repeat(GAP)));
        }
        spans.push(span(paint, Role::Key, hint.key));
        spans.push(span(paint, Role::Faint, format!(" {}", hint.does)));
    }
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::colour::Depth;

    fn hint(key: &str, does: &str, spare: u8) -> Hint {
        Hint { key: key.to_owned(), does: does.to_owned(), spare }
    }

    #[test]
    fn what_is_needed_least_goes_first() {
        let hints = vec![
            hint("Tab", "next", 1),
            hint("t", "pane", 3),
            hint("w", "why", 3),
            hint("?", "help", 0),
        ];
        let text = |room| line(Paint::new(Depth::None), hints.clone(), room).to_string();
        assert_eq!(text(80), " Tab next  t pane  w why  ? help");
        assert_eq!(text(32), " Tab next  t pane  w why  ? help");
        assert_eq!(text(31), " Tab next  t pane  ? help");
        assert_eq!(text(20), " Tab next  ? help");
        assert_eq!(text(10), " ? help");
    }
}
