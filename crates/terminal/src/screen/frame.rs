//! Frames around panes and windows.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Borders, Clear};

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
