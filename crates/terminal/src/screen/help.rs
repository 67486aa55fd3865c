//! All keys and all marks.

use aufachse_words::Words;
use ratatui::text::{Line, Span};

use super::colour::{Paint, Role};
use super::map::grid::Ink;
use super::map::scene::{CITY, END, EVENT, JAM, LOST, ROADWORKS, SPACE};
use super::measure::wrap;
use super::panes::{span, wide};

/// The keys of the table with what they do.
const KEYS: [(&str, &str); 19] = [
    ("Tab ⇧Tab", "screen-key-cycle"),
    ("1 2 3 …", "screen-key-number"),
    ("/", "screen-key-search"),
    ("Enter", "screen-key-do"),
    ("u", "screen-key-undo"),
    ("w", "screen-key-why"),
    ("+ -", "screen-key-zoom"),
    ("0", "screen-key-fit"),
    ("← ↓ ↑ →  hjkl", "screen-key-pan"),
    ("⇧  HJKL", "screen-key-pan-far"),
    ("f", "screen-key-follow"),
    ("t T", "screen-key-tab"),
    ("PgUp PgDn", "screen-key-log"),
    ("c", "screen-key-chat"),
    ("m", "screen-key-menu"),
    ("y n", "screen-key-vote"),
    ("Ctrl-L", "screen-key-redraw"),
    ("Ctrl-Z", "screen-key-rest"),
    ("q  Ctrl-C", "screen-key-leave"),
];

/// The help.
pub(crate) fn lines(words: &Words, paint: Paint, room: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (key, does) in KEYS {
        let lead = vec![
            span(paint, Role::Key, key),
            Span::raw(" ".repeat(16 - crate::screen::measure::width(key).min(15))),
        ];
        lines.extend(hanging(paint, lead, &words.text(does, &[]), room));
    }
    lines.push(Line::default());
    lines.extend(super::panes::paragraph(
        paint,
        Role::Text,
        &words.text("screen-key-mouse", &[]),
        room,
        0,
    ));
    lines.push(Line::default());
    let marks = [
        (CITY, Ink::City, "screen-mark-city"),
        (SPACE, Ink::Space, "screen-mark-space"),
        (EVENT, Ink::Event, "screen-mark-event"),
        (ROADWORKS, Ink::Roadworks, "screen-mark-roadworks"),
        (JAM, Ink::Jam, "screen-mark-jam"),
        (LOST, Ink::Lost, "screen-mark-lost"),
        ('A', Ink::Truck(0), "screen-mark-truck"),
        ('1', Ink::Target, "screen-mark-target"),
        (END, Ink::End, "screen-mark-end"),
    ];
    for (mark, ink, means) in marks {
        let lead = vec![span(paint, Role::Map(ink), mark.to_string()), Span::raw(" ".repeat(15))];
        lines.extend(hanging(paint, lead, &words.text(means, &[]), room));
    }
    lines
}

/// A text behind a lead, with the lines after the first one indented like it.
fn hanging(paint: Paint, lead: Vec<Span<'static>>, text: &str, room: usize) -> Vec<Line<'static>> {
    let indent = wide(&lead);
    let mut lead = Some(lead);
    let line = |text: String| {
        let mut spans = lead.take().unwrap_or_else(|| vec![Span::raw(" ".repeat(indent))]);
        spans.push(span(paint, Role::Text, text));
        Line::from(spans)
    };
    wrap(text, room.saturating_sub(indent)).into_iter().map(line).collect()
}
