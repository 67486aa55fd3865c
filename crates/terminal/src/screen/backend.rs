//! The terminal as frames are drawn on it: one that is never asked where its cursor is.
//!
//! The answer would come between the keys, late or never, and a game must not end for want of it.
//! On a full screen nobody needs to know.

use std::io::{self, Stdout};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

/// A terminal that is not asked.
pub(crate) struct Unasked {
    terminal: CrosstermBackend<Stdout>,
    /// Where the cursor was put last.
    cursor: Position,
}

impl Unasked {
    pub(crate) fn new(terminal: CrosstermBackend<Stdout>) -> Unasked {
        Unasked { terminal, cursor: Position::ORIGIN }
    }

    /// The terminal itself, for what is no frame.
    pub(crate) fn terminal(&mut self) -> &mut CrosstermBackend<Stdout> {
        &mut self.terminal
    }
}

impl Backend for Unasked {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.terminal.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.terminal.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.terminal.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.cursor = position.into();
        self.terminal.set_cursor_position(self.cursor)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.terminal.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}
