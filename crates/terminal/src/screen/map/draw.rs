//! The sheet of the map on the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use super::grid::Cell;
use super::port::Port;
use super::scene::{Scene, readable};
use crate::screen::colour::{Paint, Role};
use crate::screen::panes::dice;
use crate::screen::panes::span;
use crate::screen::sight::Sight;

/// Draws the map into an area.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    scene: &Scene<'_>,
    port: &Port,
    paint: Paint,
) {
    let (grid, _) = scene.draw(port, (area.width, area.height));
    let buffer = frame.buffer_mut();
    for y in 0..area.height {
        for x in 0..area.width {
            let Some(cell) = grid.at(i32::from(x), i32::from(y)) else { continue };
            if cell.is_half() {
                continue;
            }
            if let Some((letter, ink)) = Cell::seen(cell)
                && let Some(place) = buffer.cell_mut((area.x + x, area.y + y))
            {
                place.set_char(letter).set_style(paint.of(Role::Map(ink)));
            }
        }
    }
}

/// The part of the board that is shown at first: all of it where that can be read, and otherwise
/// what lies around the own truck.
pub(crate) fn first_port(sight: &Sight<'_>, size: (u16, u16)) -> Port {
    let board = sight.rules.board();
    let mut port = Port::fit(board, size);
    port.scale = port.scale.max(readable(board));
    let at = sight.own_truck().and_then(|space| board.points.get(space.index()));
    if let Some(at) = at {
        port.follow(*at, size, board);
    }
    port
}

/// The dice in a corner of the map.
pub(crate) fn dice(frame: &mut Frame<'_>, area: Rect, first: u8, second: u8, paint: Paint) {
    let mut right = area.right();
    for die in [second, first] {
        let Some(lines) = dice::large(die) else { continue };
        right = right.saturating_sub(dice::LARGE.0);
        let place = Rect { x: right, y: area.y, width: dice::LARGE.0, height: dice::LARGE.1 };
        let place = place.intersection(area);
        let lines: Vec<Line<'static>> =
            lines.into_iter().map(|line| Line::from(span(paint, Role::Strong, line))).collect();
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(lines), place);
    }
}
