//! Frames around panes and windows.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

use super::colour::{Paint, Role};
use super::panes::span;

/// A frame with a title.
pub(crate) struct Box {
    paint: Paint,
    title: Line<'static>,
    over: bool,
}

impl Box {
    /// A frame with a title; without one the line is whole.
    pub(crate) fn new(paint: Paint, title: &str) -> Box {
        let title = if title.is_empty() {
            Line::default()
        } else {
            Line::from(span(paint, Role::Title, format!(" {title} ")))
        };
        Box { paint, title, over: false }
    }

    /// The title as a line of its own making.
    pub(crate) fn titled(paint: Paint, title: Line<'static>) -> Box {
        Box { paint, title, over: false }
    }

    /// A window over everything else.
    pub(crate) fn over(mut self) -> Box {
        self.over = true;
        self
    }

    /// Draws the frame, and gives what is inside: a cell of air to the left and to the right.
    pub(crate) fn draw(self, frame: &mut Frame<'_>, area: Rect) -> Rect {
        let (kind, role) = if self.over {
            frame.render_widget(Clear, area);
            (BorderType::Double, Role::Strong)
        } else {
            (BorderType::Rounded, Role::Frame)
        };
        let block = Block::new()
            .borders(Borders::ALL)
            .border_type(kind)
            .border_style(self.paint.of(role))
            .title(self.title);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let air = u16::from(inner.width > 4);
        Rect { x: inner.x + air, width: inner.width.saturating_sub(2 * air), ..inner }
    }
}

/// A window with lines of text over everything else, from one of them on. Says where it is, and the
/// last line from which there is still a whole window full.
pub(crate) fn text(
    frame: &mut Frame<'_>,
    paint: Paint,
    title: &str,
    lines: Vec<Line<'static>>,
    room: u16,
    from: usize,
) -> (Rect, usize) {
    // The line of keys stays free: it says how to leaf and how to close.
    let screen = frame.area();
    let screen = Rect { height: screen.height.saturating_sub(1), ..screen };
    let area = window(screen, room, lines.len() as u16 + 2);
    let inner = Box::new(paint, title).over().draw(frame, area);
    let most = lines.len().saturating_sub(usize::from(inner.height));
    let from = from.min(most);
    frame.render_widget(Paragraph::new(lines).scroll((from as u16, 0)), inner);
    // That there is more is seen on the frame.
    for (there, mark, y) in [(from > 0, "▲", area.y), (from < most, "▼", area.bottom() - 1)] {
        if there && area.width > 6 {
            let place = Rect { x: area.right() - 5, y, width: 3, height: 1 };
            let mark = span(paint, Role::Strong, format!(" {mark} "));
            frame.render_widget(Paragraph::new(mark), place);
        }
    }
    (area, most)
}

/// A window in the middle of the screen.
pub(crate) fn window(screen: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(screen.width), height.min(screen.height));
    Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    }
}
