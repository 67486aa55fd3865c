//! Which keys somebody asks for.

use std::collections::BTreeSet;
use std::path::Path;

use aufachse_rules::events::{CardNote, CardText};
use aufachse_rules::switches::{SWITCH_NAMES, Switches};
use aufachse_rules::{BUILTIN_EDITIONS, RefusalCode, Rules};

use crate::sources::{below, quoted};

/// Kinds of keys that follow from the rules, and are known exactly.
const RULED: [&str; 4] = ["switch-", "card-", "edition-", "refusal-"];

/// The keys that are asked for.
pub(crate) struct Uses {
    /// Whole keys, and words that are put into patterns.
    words: BTreeSet<String>,
    /// Keys with holes.
    patterns: BTreeSet<String>,
    /// The keys of the rules.
    ruled: BTreeSet<String>,
}

impl Uses {
    /// What the crates say, and the page if it is there.
    pub(crate) fn read(root: &Path) -> Uses {
        let mut sources = Vec::new();
        for entry in std::fs::read_dir(root.join("crates")).unwrap() {
            sources.extend(below(&entry.unwrap().path().join("src"), &["rs"]));
        }
        sources.extend(below(&root.join("web/src"), &["ts", "js", "svelte"]));
        Uses::of(&sources, ruled())
    }

    fn of(sources: &[String], ruled: BTreeSet<String>) -> Uses {
        let all = sources.iter().flat_map(|source| quoted(source));
        let (patterns, mut words): (BTreeSet<String>, BTreeSet<String>) =
            all.partition(|word| word.contains("{}"));
        words.extend(sources.iter().flat_map(|source| codes(source)));
        Uses { words, patterns, ruled }
    }

    /// Does somebody ask for this key?
    pub(crate) fn has(&self, key: &str) -> bool {
        // An attribute is asked for wherever its message is.
        let key = key.split_once('.').map_or(key, |(message, _)| message);
        if self.words.contains(key) || self.ruled.contains(key) {
            return true;
        }
        let ruled = RULED.iter().any(|kind| key.starts_with(kind)) && key != "card-named";
        // A pattern that is a hole from the beginning would fit every key.
        let mut fitting = self.patterns.iter().filter(|pattern| !pattern.starts_with("{}"));
        !ruled && fitting.any(|pattern| self.fits(pattern, key))
    }

    /// Is the key this pattern, with words in its holes that somebody writes?
    fn fits(&self, pattern: &str, key: &str) -> bool {
        let Some((before, after)) = pattern.split_once("{}") else { return pattern == key };
        let Some(rest) = key.strip_prefix(before) else { return false };
        (1..=rest.len())
            .filter(|&at| rest.is_char_boundary(at))
            .any(|at| self.fits(after, &rest[at..]) && self.is_word(&rest[..at]))
    }

    /// A word that somebody writes, or one made of a pattern with such a word.
    fn is_word(&self, word: &str) -> bool {
        self.words.contains(word)
            || self.patterns.iter().any(|pattern| {
                let mut fixed = pattern.split("{}");
                pattern.matches("{}").count() == 1
                    && fixed.any(|part| part.contains(|c: char| c.is_ascii_alphabetic()))
                    && self.fits(pattern, word)
            })
    }
}

/// The keys of the codes that a source makes with `message_codes!`: the kind and the code.
fn codes(source: &str) -> Vec<String> {
    if !source.contains("message_codes!") {
        return Vec::new();
    }
    let between = |line: &str, mark: &str| -> Option<String> {
        let (_, rest) = line.split_once(mark)?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let mut kind = None;
    let mut all = Vec::new();
    for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
        if line.contains("enum ") {
            kind = between(line, ": \"");
        } else if line.trim_start().starts_with('"') && line.trim_end().ends_with('{') {
            // A block of codes of its own kind.
            kind = between(line, "\"");
        } else if let (Some(kind), Some(code)) = (&kind, between(line, "= \"")) {
            all.push(format!("{kind}-{code}"));
        }
    }
    all
}

/// The keys that switches, cards, editions and refusals of the rules call for.
fn ruled() -> BTreeSet<String> {
    let mut all: BTreeSet<String> =
        RefusalCode::ALL.iter().map(|code| format!("refusal-{}", code.text())).collect();
    let mut switch = |name: &str, values: &[String], open: bool| {
        all.extend([format!("switch-{name}"), format!("switch-{name}-about")]);
        all.extend(values.iter().map(|value| format!("switch-{name}-{value}")));
        all.extend(open.then(|| format!("switch-{name}-value")));
    };
    let rules: Vec<(&str, std::sync::Arc<Rules>)> =
        BUILTIN_EDITIONS.iter().map(|(id, _)| (*id, Rules::builtin(id).unwrap())).collect();
    for name in SWITCH_NAMES {
        let mut values: Vec<String> =
            Switches::allowed(name).unwrap().values().iter().map(ToString::to_string).collect();
        let open = values.is_empty();
        values.extend(rules.iter().map(|(_, rules)| rules.switches().get(name).unwrap()));
        switch(name, &values, open);
    }
    for (id, rules) in &rules {
        all.extend(["name", "about"].map(|what| format!("edition-{id}-{what}")));
        for card in &rules.events().cards {
            let plain = card.id.trim_end_matches(|c: char| c.is_ascii_digit());
            for id in [card.id.as_str(), plain.trim_end_matches('-')] {
                all.extend(["title", "german"].map(|part| format!("card-{id}-{part}")));
            }
            all.insert(format!("card-kind-{}", card.effect.name()));
        }
    }
    all.extend(CardText::ALL.iter().map(|text| format!("card-text-{}", text.key())));
    all.extend(CardNote::ALL.iter().map(|note| format!("card-note-{}", note.key())));
    all
}

#[test]
fn a_key_is_used_by_its_name_by_a_pattern_or_by_a_code() {
    let source = "say(\"cli-error\"); say(&format!(\"action-{key}\")); go(\"take\"); \
                  f(\"{key}-known\"); format!(\"{}-{}\", a, b)\n\
                  message_codes! {\n enum Odd: \"fault\" {\n Form = \"form\",\n }\n}";
    let uses = Uses::of(&[source.to_owned()], BTreeSet::from(["card-a-title".to_owned()]));
    for key in ["cli-error", "action-take", "action-take-known", "fault-form", "fault-form.near"] {
        assert!(uses.has(key), "{key}");
    }
    for key in ["cli-errors", "action-leave", "action-leave-known", "fault-take", "card-b-title"] {
        assert!(!uses.has(key), "{key}");
    }
    assert!(uses.has("card-a-title"));
}
