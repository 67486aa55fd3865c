//! The titles of panes that share a place.

use aufachse_words::Words;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use super::colour::{Paint, Role};
use super::layout::Tab;

/// The titles in a row; what has something new is underlined.
pub(crate) fn titles(words: &Words, paint: Paint, shown: Tab, news: Option<Tab>) -> Line<'static> {
    let mut spans = Vec::new();
    for tab in Tab::ALL {
        let style = paint.of(if tab == shown { Role::Chosen } else { Role::Text });
        let style = if news == Some(tab) {
            style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
        } else {
            style
        };
        if !spans.is_empty() {
            spans.push(Span::raw(" "));
        }
        spans.push(Span::styled(words.text(tab.short(), &[]), style));
    }
    Line::from(spans)
}
