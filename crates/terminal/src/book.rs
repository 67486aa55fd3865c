//! Pages of the rulebook as lines of text.

use aufachse_words::book::{Block, Clause, Page};

use crate::screen::measure::{pad, width, wrap};

/// How far what belongs to something stands in.
const INDENT: usize = 4;
/// What parts the columns of a table.
const GAP: usize = 2;

/// A page in lines of at most so many cells.
pub fn page(page: &Page, room: usize) -> Vec<String> {
    let mut lines = wrap(&page.title, room);
    lines.push("═".repeat(lines.iter().map(|line| width(line)).max().unwrap_or(0)));
    for block in &page.blocks {
        lines.push(String::new());
        match block {
            Block::Heading { text, .. } => {
                lines.extend(wrap(text, room));
                lines.push("─".repeat(width(text).min(room)));
            }
            Block::Paragraph(text) => lines.extend(wrap(text, room)),
            Block::Item(text) => lines.extend(behind("- ", text, room)),
            Block::Clause(one) => lines.extend(clause(one, room)),
            Block::Table(rows) => lines.extend(table(rows, room)),
        }
    }
    lines
}

/// A clause: its name, and below it what it says.
pub fn clause(clause: &Clause, room: usize) -> Vec<String> {
    let mut lines = vec![clause.id.clone()];
    lines.extend(behind(&" ".repeat(INDENT), &clause.text, room));
    lines
}

/// A text behind a lead, with all further lines standing in as far.
fn behind(lead: &str, text: &str, room: usize) -> Vec<String> {
    let indent = width(lead);
    let lines = wrap(text, room.saturating_sub(indent).max(1)).into_iter().enumerate();
    lines
        .map(|(at, line)| match at {
            0 => format!("{lead}{line}"),
            _ => format!("{}{line}", " ".repeat(indent)),
        })
        .collect()
}

/// A table in columns; where they do not fit, each row is told for itself.
fn table(rows: &[Vec<String>], room: usize) -> Vec<String> {
    let many = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..many).map(widest).collect();
    if widths.iter().sum::<usize>() + many.saturating_sub(1) * GAP <= room {
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).map(|(cell, room)| pad(cell, *room));
            cells.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
        };
        return rows.iter().map(line).collect();
    }
    let Some((head, body)) = rows.split_first() else { return Vec::new() };
    let mut lines = Vec::new();
    for row in body {
        let mut cells = head.iter().zip(row);
        if let Some((_, first)) = cells.next() {
            lines.extend(wrap(first, room));
        }
        for (name, cell) in cells {
            lines.extend(behind(&format!("{}{name}: ", " ".repeat(INDENT)), cell, room));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_words::book::Book;

    #[test]
    fn no_page_is_wider_than_its_room_and_none_loses_a_clause() {
        for language in Book::languages() {
            for shown in Book::of(language).pages() {
                // The name of a rule is never broken, so that it can be searched for.
                for room in [50, 80, 100] {
                    let lines = page(shown, room);
                    for line in &lines {
                        assert!(width(line) <= room, "{language}: {line:?} in {room}");
                    }
                    for clause in shown.clauses() {
                        assert!(lines.contains(&clause.id), "{language}: {}", clause.id);
                    }
                }
            }
        }
    }

    #[test]
    fn a_table_has_columns_where_they_fit_and_else_a_line_for_each_cell() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "classic", "modern"]), row(["Dice", "one", "two"])];
        assert_eq!(table(&rows, 30), ["      classic  modern", "Dice  one      two"]);
        assert_eq!(table(&rows, 20), ["Dice", "    classic: one", "    modern: two"]);
    }
}
