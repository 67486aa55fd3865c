//! Text without its markup.

/// The text of a line of Markdown: emphasis and code lose their marks, and of a link the words stay.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut rest, mut code) = (text, false);
    while let Some(letter) = rest.chars().next() {
        if letter == '`' {
            code = !code;
        } else if code {
            out.push(letter);
        } else if let Some((words, after)) = link(rest) {
            out.push_str(&plain(words));
            rest = after;
            continue;
        } else if letter != '*' {
            out.push(letter);
        }
        rest = &rest[letter.len_utf8()..];
    }
    out
}

/// The words of a link that begins here, and what stands behind it.
fn link(text: &str) -> Option<(&str, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (_, after) = rest.split_once(')')?;
    (!words.contains([']', '['])).then_some((words, after))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn marks_go_and_words_stay() {
        for (marked, bare) in [
            ("**bold** and *slanted*", "bold and slanted"),
            ("see [our *rulings*](rulings.md#x), or not", "see our rulings, or not"),
            ("set `a*b` to [one of] these", "set a*b to [one of] these"),
            ("道路*工事*の[標識](x.md)。", "道路工事の標識。"),
        ] {
            assert_eq!(plain(marked), bare);
        }
    }
}
