//! Text in columns.

use unicode_width::UnicodeWidthStr as _;

/// Rows of cells, each column as wide as its widest cell; the first row is the heading.
pub(crate) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let many = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..many).map(width).collect();
    rows.iter()
        .map(|row| {
            let padded: Vec<String> =
                row.iter().zip(&widths).map(|(cell, &width)| padded(cell, width)).collect();
            padded.join("  ").trim_end().to_owned()
        })
        .collect()
}

/// A cell with blanks up to a width on the screen, where a Japanese sign takes two places.
fn padded(cell: &str, width: usize) -> String {
    format!("{cell}{}", " ".repeat(width.saturating_sub(cell.width())))
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row = |cells: &[&str]| cells.iter().map(|&c| c.to_owned()).collect::<Vec<_>>();
        let rows = [row(&["a", "b", "c"]), row(&["Köln", "1"]), row(&["Rom", "12", ""])];
        assert_eq!(columns(&rows), ["a     b   c", "Köln  1", "Rom   12"]);
        assert!(columns(&[]).is_empty());
        let rows = [row(&["都市", "国"]), row(&["Wien", "A"])];
        assert_eq!(columns(&rows), ["都市  国", "Wien  A"]);
    }
}
