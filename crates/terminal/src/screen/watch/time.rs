//! Where in a record one is: a bar with a knob, and the turns below it.

use ratatui::text::{Line, Span};

use crate::screen::colour::{Paint, Role};
use crate::screen::measure::width;
use crate::screen::panes::span;

/// The bar with the knob at a step.
pub(super) fn bar(paint: Paint, at: usize, steps: usize, room: usize) -> Line<'static> {
    let knob = cell_of(at, steps, room);
    Line::from(vec![
        span(paint, Role::Strong, "━".repeat(knob)),
        span(paint, Role::Chosen, "●"),
        span(paint, Role::Faint, "─".repeat(room.saturating_sub(knob + 1))),
    ])
}

/// The numbers of turns below the bar, each where its turn begins, as many as there is room for.
pub(super) fn scale(
    paint: Paint,
    turns: impl Iterator<Item = (u32, usize)>,
    steps: usize,
    room: usize,
) -> Line<'static> {
    let mut text = String::new();
    for (turn, at) in turns {
        let (cell, number) = (cell_of(at, steps, room), turn.to_string());
        let taken = width(&text);
        let gap = if taken == 0 { 0 } else { 3 };
        // A number every five turns at most, or they are counted rather than read.
        let round = turn == 1 || turn % 5 == 0;
        if round && cell >= taken + gap && cell + number.len() <= room {
            text.push_str(&" ".repeat(cell - taken));
            text.push_str(&number);
        }
    }
    Line::from(vec![span(paint, Role::Faint, text), Span::raw("")])
}

/// The cell of a step on a bar.
fn cell_of(at: usize, steps: usize, room: usize) -> usize {
    at * room.saturating_sub(1) / steps.saturating_sub(1).max(1)
}

/// The step at a cell of a bar: the other way round.
pub(super) fn step_at(cell: u16, room: u16, steps: usize) -> usize {
    let (cell, room) = (usize::from(cell), usize::from(room).saturating_sub(1).max(1));
    (cell * steps.saturating_sub(1)).div_ceil(room).min(steps.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::colour::Depth;

    #[test]
    fn a_click_on_the_knob_stays_where_it_is() {
        for (steps, room) in [(66, 76), (900, 40), (2, 10), (1, 10)] {
            for cell in 0..room {
                let step = step_at(cell, room, steps);
                assert!(step < steps);
                if steps > usize::from(room) {
                    assert_eq!(cell_of(step, steps, usize::from(room)), usize::from(cell));
                }
            }
            assert_eq!(step_at(0, room, steps), 0);
            assert_eq!(step_at(room - 1, room, steps), steps - 1);
        }
    }

    #[test]
    fn numbers_of_turns_do_not_touch() {
        let turns = (1..=200_u32).map(|turn| (turn, turn as usize * 7));
        let line = scale(Paint::new(Depth::None), turns, 1500, 60).to_string();
        assert!(width(&line) <= 60);
        let numbers: Vec<u32> = line.split_whitespace().map(|n| n.parse().expect("one")).collect();
        assert!(numbers.len() > 4 && numbers.is_sorted(), "{line}");
    }
}
