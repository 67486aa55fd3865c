//! Wide characters that move by half of themselves.
//!
//! A terminal that gets a wide character over the second half of another one clears what is left of
//! the first, with a ground of its own. What is drawn is compared cell by cell, and the cleared cell
//! may look unchanged; so a row that has wide characters is drawn as a whole whenever it changes.

use ratatui::buffer::{Buffer, CellDiffOption};

use super::measure::width;

/// Has the rows drawn anew that need it; `last` is what was drawn before, and becomes this.
pub(crate) fn mend(buffer: &mut Buffer, last: &mut Option<Buffer>) {
    let before = last.replace(buffer.clone()).filter(|last| last.area == buffer.area);
    // A screen of another size is drawn as a whole anyway.
    let Some(before) = before else { return };
    let across = usize::from(buffer.area.width).max(1);
    for (now, was) in buffer.content.chunks_mut(across).zip(before.content.chunks(across)) {
        let is_wide = |row: &[ratatui::buffer::Cell]| row.iter().any(|c| width(c.symbol()) > 1);
        if *now != *was && (is_wide(now) || is_wide(was)) {
            for cell in now {
                cell.set_diff_option(CellDiffOption::AlwaysUpdate);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of a second picture that are sent to the terminal after a first one.
    fn sent(first: &str, second: &str) -> Vec<u16> {
        let mut last = None;
        let mut before = Buffer::with_lines([first]);
        mend(&mut before, &mut last);
        let mut now = Buffer::with_lines([second]);
        mend(&mut now, &mut last);
        before.diff(&now).into_iter().map(|(x, _, _)| x).collect()
    }

    #[test]
    fn what_a_moved_character_leaves_behind_is_drawn_over() {
        // The half of 道 that is left lies in the fourth cell, which is empty before and after.
        assert!(sent("ab道 c", "a道  c").contains(&3));
        assert!(sent("ab道 c", "ab道 c").is_empty(), "nothing has changed");
        assert_eq!(sent("abc", "abd"), [2], "no wide characters, no more than needed");
    }
}
