//! What stands between quotes in a source: words that may be keys, and patterns with holes.

use std::path::Path;

/// Something between quotes that could be a key or a part of one, such as `cli-error` or
/// `card-{id}-title`; a hole is written as `{}` whatever is in it.
pub(crate) fn quoted(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let starts = line.match_indices(['"', '\'', '`']);
        all.extend(starts.filter_map(|(at, quote)| word(&line[at + 1..], quote)));
    }
    all
}

/// The word from here to the closing quote, if there is nothing else in between.
fn word(text: &str, quote: &str) -> Option<String> {
    let mut found = String::new();
    let mut rest = text;
    loop {
        if rest.starts_with(quote) {
            return (!found.is_empty()).then_some(found);
        }
        // The page writes `${…}` where Rust writes `{…}`.
        if let Some(hole) = rest.strip_prefix("${").or_else(|| rest.strip_prefix('{')) {
            found.push_str("{}");
            rest = hole.split_once('}')?.1;
            continue;
        }
        let letter = rest.chars().next()?;
        if !letter.is_ascii_alphanumeric() && !['-', '_', '.'].contains(&letter) {
            return None;
        }
        found.push(letter);
        rest = &rest[1..];
    }
}

/// All sources below a folder with one of these endings; nothing where there is no such folder.
pub(crate) fn below(folder: &Path, endings: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return all };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(below(&path, endings));
        } else if path.extension().is_some_and(|e| endings.iter().any(|ending| e == *ending)) {
            all.push(std::fs::read_to_string(&path).unwrap());
        }
    }
    all
}

#[test]
fn words_and_patterns_between_quotes_are_found() {
    let rust = "desk.say(\"cli-error\", &[(\"name\", x)]); format!(\"card-{id}-title\") // \"no\"\n\
                /// `words.text(\"never\")`\nlet s = \"two words\"; '\"'";
    assert_eq!(quoted(rust), ["cli-error", "name", "card-{}-title", "no"]);
    let page = "<h1>{t('web-start')}</h1> {t(`action-${kind}-known`)} it's <b title=\"{t(x)}\">";
    assert_eq!(quoted(page), ["web-start", "action-{}-known", "{}"]);
}
