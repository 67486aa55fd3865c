//! All keys and all marks.

use aufachse_words::Words;
use crossterm::event::KeyCode;
use ratatui::text::{Line, Span};

use super::colour::{Paint, Role};
use super::map::grid::{Ink, WAVE};
use super::map::scene::{CITY, END, EVENT, JAM, LOST, ROADWORKS, SPACE};
use super::measure::{width, wrap};
use super::panes::contracts::{HAND, ROAD};
use super::panes::{paragraph, span, wide};

/// The keys of the table with what they do.
pub(crate) const TABLE: &[(&str, &str)] = &[
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

/// The keys while a record is watched. The first stands for the space bar, whatever it is called.
pub(crate) const WATCH: &[(&str, &str)] = &[
    ("␣", "screen-watch-key-run"),
    ("← →", "screen-watch-key-step"),
    ("↑ ↓", "screen-watch-key-turn"),
    ("g", "screen-watch-key-go"),
    ("1 … 9", "screen-watch-key-tenth"),
    ("Home End", "screen-watch-key-ends"),
    ("+ -", "screen-watch-key-speed"),
    ("Tab ⇧Tab", "screen-watch-key-seat"),
    ("t T", "screen-key-tab"),
    ("PgUp PgDn", "screen-key-log"),
    ("z Z", "screen-key-zoom"),
    ("0", "screen-key-fit"),
    ("h j k l", "screen-key-pan"),
    ("f", "screen-watch-key-follow"),
    ("Ctrl-Z", "screen-key-rest"),
    ("q  Esc  Ctrl-C", "screen-watch-key-leave"),
];

/// Cells from a key to what it does.
const LEAD: usize = 16;

/// The help: keys, the mouse, and the marks of the map.
pub(crate) fn lines(
    words: &Words,
    paint: Paint,
    keys: &[(&str, &str)],
    mouse: &str,
    room: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (key, does) in keys {
        lines.extend(entry(paint, Role::Key, key, &words.text(does, &[]), room));
    }
    lines.push(Line::default());
    lines.extend(paragraph(paint, Role::Text, &words.text(mouse, &[]), room, 0));
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
        ('⠢', Ink::Road, "screen-mark-road"),
        ('⠐', Ink::Ferry, "screen-mark-ferry"),
        (WAVE, Ink::Sea, "screen-mark-sea"),
        ('⠓', Ink::Coast, "screen-mark-coast"),
        ('⠂', Ink::Border, "screen-mark-border"),
    ];
    for (mark, ink, means) in marks {
        let text = words.text(means, &[]);
        lines.extend(entry(paint, Role::Map(ink), &mark.to_string(), &text, room));
    }
    for (mark, means) in [(HAND, "screen-mark-hand"), (ROAD, "screen-mark-loaded")] {
        lines.extend(entry(paint, Role::Strong, mark, &words.text(means, &[]), room));
    }
    lines
}

/// Leafs through a window of lines, of which the last is known from which there is a window full;
/// nothing where a key closes it.
pub(crate) fn leaf(from: usize, last: usize, key: KeyCode) -> Option<usize> {
    let from = from.min(last);
    let to = match key {
        KeyCode::Down | KeyCode::Char('j') => from + 1,
        KeyCode::Up | KeyCode::Char('k') => from.saturating_sub(1),
        KeyCode::PageDown | KeyCode::Char(' ') => from + 10,
        KeyCode::PageUp => from.saturating_sub(10),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => return None,
    };
    Some(to.min(last))
}

/// A key or a mark, and what it means.
fn entry(paint: Paint, role: Role, key: &str, means: &str, room: usize) -> Vec<Line<'static>> {
    let gap = " ".repeat(LEAD - width(key).min(LEAD - 1));
    hanging(paint, vec![span(paint, role, key), Span::raw(gap)], means, room)
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
