//! The blocks of a page: as much of Markdown as our pages are written in.

use super::plain::plain;

/// A rule with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its id, such as `classic.move.six`.
    pub id: String,
    /// What it says, without markup.
    pub text: String,
}

/// A piece of a page. All texts are without markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading {
        /// How deep: 1 is the title of the page.
        level: usize,
        /// The heading.
        text: String,
    },
    /// A paragraph.
    Paragraph(String),
    /// An item of a list that is no clause.
    Item(String),
    /// A clause.
    Clause(Clause),
    /// A table by its rows; the first is the heading.
    Table(Vec<Vec<String>>),
}

/// Reads the blocks of a page.
pub(super) fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open = Open::Nothing;
    for line in text.lines().map(str::trim_end) {
        let begun = if line.trim().is_empty() || line.starts_with("<!--") {
            Open::Nothing
        } else if line.starts_with('#') {
            let level = line.bytes().take_while(|byte| *byte == b'#').count();
            open.close(&mut blocks);
            open = Open::Nothing;
            blocks.push(Block::Heading { level, text: plain(line[level..].trim()) });
            continue;
        } else if let Some(item) = line.strip_prefix("- ") {
            Open::Item(item.to_owned())
        } else if line.starts_with('|') {
            match &mut open {
                Open::Table(rows) => {
                    rows.push(line.to_owned());
                    continue;
                }
                _ => Open::Table(vec![line.to_owned()]),
            }
        } else {
            // A line without a mark of its own goes on with what is open.
            match &mut open {
                Open::Item(text) | Open::Paragraph(text) => {
                    text.push(' ');
                    text.push_str(line.trim_start());
                    continue;
                }
                _ => Open::Paragraph(line.to_owned()),
            }
        };
        std::mem::replace(&mut open, begun).close(&mut blocks);
    }
    open.close(&mut blocks);
    blocks
}

/// A block whose end has not come yet.
enum Open {
    Nothing,
    Paragraph(String),
    Item(String),
    Table(Vec<String>),
}

impl Open {
    fn close(self, blocks: &mut Vec<Block>) {
        blocks.extend(match self {
            Open::Nothing => None,
            Open::Paragraph(text) => Some(Block::Paragraph(plain(&text))),
            Open::Item(text) => Some(item(&text)),
            Open::Table(rows) => Some(Block::Table(table(&rows))),
        });
    }
}

/// An item; one that begins with a name in bold and a dash is a clause.
fn item(text: &str) -> Block {
    let named = || {
        let (id, sentence) = text.strip_prefix("**")?.split_once("** — ")?;
        let is_id = id.contains('.') && id.chars().all(|c| !c.is_whitespace() && !c.is_uppercase());
        is_id.then(|| Clause { id: id.to_owned(), text: plain(sentence) })
    };
    named().map_or_else(|| Block::Item(plain(text)), Block::Clause)
}

/// The cells of a table, without the line below the heading.
fn table(rows: &[String]) -> Vec<Vec<String>> {
    let is_line = |row: &&String| row.chars().all(|c| "|-: ".contains(c));
    let cells = |row: &String| {
        let row = row.trim_start_matches('|').trim_end_matches('|');
        row.split('|').map(|cell| plain(cell.trim())).collect()
    };
    rows.iter().filter(|row| !is_line(row)).map(cells).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_block_by_block() {
        let text = "# Title\n\nTwo lines\nof *text*.\n\n<!-- a note -->\n## Driving\n\n\
                    - **a.b** — A rule\n  over two lines.\n- an item\n\n\
                    | x | [y](z.md) |\n|---|---|\n| `1` | **2** |\n";
        let heading = |level, text: &str| Block::Heading { level, text: text.to_owned() };
        let clause = Clause { id: "a.b".to_owned(), text: "A rule over two lines.".to_owned() };
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let wanted = [
            heading(1, "Title"),
            Block::Paragraph("Two lines of text.".to_owned()),
            heading(2, "Driving"),
            Block::Clause(clause),
            Block::Item("an item".to_owned()),
            Block::Table(vec![row(["x", "y"]), row(["1", "2"])]),
        ];
        assert_eq!(read(text), wanted);
    }

    #[test]
    fn what_is_bold_and_no_id_is_no_clause() {
        for text in ["**Goods** — four", "**a.b**: four", "a.b — four"] {
            assert!(matches!(item(text), Block::Item(_)), "{text}");
        }
    }
}
