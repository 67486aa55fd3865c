//! One pane in its place, whatever is in it.

use aufachse_rules::Happening;
use aufachse_server::wire::ChatLine;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::{cards, contracts, load, log, market, paragraph, players, span};
use crate::screen::colour::Role;
use crate::screen::layout::Tab;
use crate::screen::sight::Sight;

/// What has happened and what was said so far.
pub(crate) struct Past<'p> {
    pub(crate) happenings: Vec<&'p Happening>,
    pub(crate) chat: &'p [ChatLine],
    /// How many lines back from the newest are looked at.
    pub(crate) back: usize,
}

/// Draws a pane.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    tab: Tab,
    sight: &Sight<'_>,
    past: &Past<'_>,
) {
    let (room, rows) = (usize::from(area.width), usize::from(area.height));
    let lines = match tab {
        Tab::Papers => {
            let mut lines = load::lines(sight, room);
            lines.extend(contracts::lines(sight, room));
            leafed(sight, lines, rows, past.back)
        }
        Tab::Market => leafed(sight, market::lines(sight, room), rows, past.back),
        Tab::Players => leafed(sight, players::lines(sight, room), rows, past.back),
        Tab::Cards => leafed(sight, cards::lines(sight, room), rows, past.back),
        Tab::Log => {
            let happenings = past.happenings.iter().copied();
            newest(log::lines(sight, happenings, room, rows + past.back), rows, past.back)
        }
        Tab::Chat => {
            let said = past.chat.iter().map(|line| (line.seat, line.text.as_str()));
            let lines = log::chat(sight, said, room);
            if lines.is_empty() {
                let text = sight.words.text("web-chat-empty", &[]);
                paragraph(sight.paint, Role::Faint, &text, room, 0)
            } else {
                newest(lines, rows, past.back)
            }
        }
    };
    frame.render_widget(Paragraph::new(lines), area);
}

/// The newest lines are below; looking back takes some away from the end.
fn newest(mut lines: Vec<Line<'static>>, rows: usize, back: usize) -> Vec<Line<'static>> {
    let keep = lines.len().saturating_sub(back).max(rows.min(lines.len()));
    lines.truncate(keep);
    lines.drain(..lines.len().saturating_sub(rows));
    lines
}

/// As many lines as there is room for; what does not fit is hinted at.
fn leafed(
    sight: &Sight<'_>,
    mut lines: Vec<Line<'static>>,
    rows: usize,
    back: usize,
) -> Vec<Line<'static>> {
    let Some(most) = lines.len().checked_sub(rows).filter(|most| *most > 0) else { return lines };
    lines.drain(..back.min(most));
    lines.truncate(rows);
    if back < most
        && let Some(last) = lines.last_mut()
    {
        *last = Line::from(span(sight.paint, Role::Faint, "  ⋯"));
    }
    lines
}
