//! Pieces of a page.

use std::fmt::Write as _;

/// Text that cannot be taken for markup.
pub(crate) fn esc(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control() => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}

/// A cell of a table.
pub(crate) enum Cell {
    /// Words, as markup.
    Words(String),
    /// A number, which stands right.
    Number(String),
}

/// A table with a head; the first cell of each row names it.
pub(crate) fn table(caption: &str, heads: &[String], rows: &[Vec<Cell>]) -> String {
    let mut out = format!("<table><caption>{}</caption><thead><tr>", esc(caption));
    let numeric = |column: usize| {
        rows.first().and_then(|row| row.get(column)).is_some_and(|c| matches!(c, Cell::Number(_)))
    };
    for (i, head) in heads.iter().enumerate() {
        let class = if numeric(i) { " class=\"n\"" } else { "" };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", esc(head));
    }
    out.push_str("</tr></thead><tbody>");
    for row in rows {
        out.push_str("<tr>");
        for (i, cell) in row.iter().enumerate() {
            let _ = match (i, cell) {
                (0, Cell::Words(text) | Cell::Number(text)) => {
                    write!(out, "<th scope=\"row\">{text}</th>")
                }
                (_, Cell::Words(text)) => write!(out, "<td>{text}</td>"),
                (_, Cell::Number(text)) => write!(out, "<td class=\"n\">{text}</td>"),
            };
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    out
}

/// A key of colours: each with its class and its word.
pub(crate) fn key(entries: &[(String, String)]) -> String {
    let mut out = String::from("<ul class=\"key\">");
    for (class, word) in entries {
        let _ = write!(
            out,
            "<li><svg class=\"swatch\" aria-hidden=\"true\"><rect class=\"{class}\" width=\"12\" \
             height=\"12\"/></svg>{}</li>",
            esc(word)
        );
    }
    out.push_str("</ul>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_become_markup() {
        assert_eq!(esc("<b a='1' c=\"2\">&"), "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;");
        let table = table("<x>", &["<h>".to_owned()], &[]);
        assert!(!table.contains("<x>") && !table.contains("<h>"));
    }
}
