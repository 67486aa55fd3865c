//! Reading the ids of the clauses from the pages of the rulebook.

use super::Fault;

/// A clause and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    pub(crate) id: String,
    pub(crate) file: String,
    pub(crate) line: usize,
}

/// The clauses of one page, items of the form `- **some.id** — sentence`.
pub(crate) fn read(file: &str, text: &str) -> (Vec<Clause>, Vec<Fault>) {
    let (mut clauses, mut faults) = (Vec::new(), Vec::new());
    let mut fenced = false;
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        let Some((id, rest)) = bold_item(line) else { continue };
        let sentence = rest.strip_prefix(" — ").filter(|sentence| !sentence.trim().is_empty());
        // An item such as `- **Goods:** …` is prose; one with an id in it that
        // is not quite in form would be a clause that nobody counts.
        if sentence.is_some() && line.starts_with("- ") {
            clauses.push(Clause { id: id.to_owned(), file: file.to_owned(), line: at + 1 });
        } else {
            let message = format!("{id} is not of the form `- **{id}** — sentence`");
            faults.push(Fault { file: file.to_owned(), line: at + 1, message });
        }
    }
    (clauses, faults)
}

/// The id and the rest of a list item that begins with an id in bold.
fn bold_item(line: &str) -> Option<(&str, &str)> {
    let item = line.trim_start().strip_prefix(['-', '*'])?.trim_start();
    let (id, rest) = item.strip_prefix("**")?.split_once("**")?;
    is_id(id).then_some((id, rest))
}

/// Lower-case words, joined by at least one dot: `classic.move.six`.
fn is_id(text: &str) -> bool {
    text.contains('.')
        && text.split(['.', '-']).all(|word| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        let (clauses, faults) = read("page.md", text);
        assert_eq!(faults, []);
        clauses.into_iter().map(|clause| clause.id).collect()
    }

    #[test]
    fn a_clause_is_an_item_with_an_id_and_a_sentence() {
        let (clauses, faults) =
            read("page.md", "# Moving\n\n- **classic.move.six** — Any number.\n");
        assert_eq!(faults, []);
        let (id, file) = ("classic.move.six".into(), "page.md".into());
        assert_eq!(clauses, [Clause { id, file, line: 3 }]);
    }

    #[test]
    fn prose_is_not_a_clause() {
        assert!(
            ids("- **Goods:** 48 of them.\n- plain\nSee **classic.move.six** there.\n").is_empty()
        );
        assert!(ids("| **classic.move.six** | yes |\n- **Edition 2.0** — text\n").is_empty());
    }

    #[test]
    fn what_stands_in_a_fence_is_an_example() {
        assert!(ids("```\n- **classic.move.six** — Six.\n```\n").is_empty());
    }

    #[test]
    fn digits_and_hyphens_belong_to_ids() {
        let text = "- **modern-ja.card.28** — A.\n- **ruling.no-u-turn** — B.\n";
        assert_eq!(ids(text), ["modern-ja.card.28", "ruling.no-u-turn"]);
    }

    #[test]
    fn a_clause_out_of_form_is_a_fault() {
        let broken = [
            "- **classic.move.six** - a hyphen",
            "- **classic.move.six**: a colon",
            "- **classic.move.six** — ",
            "* **classic.move.six** — a star",
            "  - **classic.move.six** — not at the margin",
        ];
        for line in broken {
            let (clauses, faults) = read("page.md", line);
            assert!(clauses.is_empty(), "{line}");
            assert_eq!(faults.len(), 1, "{line}");
        }
    }
}
