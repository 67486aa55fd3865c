//! The notice on a screen that is too small for the game.

use aufachse_words::Words;
use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::colour::{Paint, Role};
use super::layout::LEAST;
use super::panes::paragraph;

/// Says how large the screen would have to be, and how to play without.
pub(crate) fn draw(frame: &mut Frame<'_>, words: &Words, paint: Paint) {
    let area = frame.area();
    let values = [
        ("width", i32::from(area.width).into()),
        ("height", i32::from(area.height).into()),
        ("least-width", i32::from(LEAST.0).into()),
        ("least-height", i32::from(LEAST.1).into()),
    ];
    let room = usize::from(area.width);
    let lines = |key: &str| -> Vec<Line<'static>> {
        paragraph(paint, Role::Text, &words.text(key, &values), room, 0)
    };
    let mut text = lines("screen-too-small");
    // On a very small screen the size alone is what matters.
    if text.len() > usize::from(area.height) {
        text = lines("screen-too-small-short");
    }
    frame.render_widget(Paragraph::new(text), area);
}
