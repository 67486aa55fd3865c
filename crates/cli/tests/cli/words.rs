//! Every sentence that the program asks for is there, and none is there for nothing.

use std::collections::BTreeSet;
use std::path::Path;

use aufachse_words::{Value, Words};

const SENTENCES: &str = include_str!("../../../../locales/en/cli.ftl");

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

fn source() -> String {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    text
}

#[test]
fn every_sentence_that_is_asked_for_is_there() {
    let words = Words::new("en").unwrap();
    let source = source();
    let asked: BTreeSet<&str> = source
        .split('"')
        .filter(|text| text.starts_with("cli-") && !text.contains(['{', ' ']))
        .collect();
    assert!(asked.len() > 50, "{asked:?}");
    for key in asked {
        assert!(words.has(key), "{key}");
    }
}

/// The laboratory speaks no language; what it can say is told here.
#[test]
fn a_game_that_is_stuck_can_be_told() {
    let words = Words::new("en").unwrap();
    let codes = aufachse_lab::StuckFault::CODES;
    for code in codes {
        let values: Vec<(&str, Value<'_>)> = code.operands.iter().map(|o| (*o, 7.into())).collect();
        let said = words.text(&format!("{}-{}", code.kind, code.code), &values);
        assert!(!said.contains(['⟨', '{']), "{said}");
    }
    let file = include_str!("../../../../locales/en/tables.ftl");
    let told = file.lines().filter(|line| line.starts_with("stuck-")).count();
    assert_eq!(told, codes.len());
}

#[test]
fn no_sentence_is_there_for_nothing() {
    let source = source();
    // Messages for parts that follow.
    let later = ["cli-unknown-language"];
    for line in SENTENCES.lines().filter(|line| line.starts_with("cli-")) {
        let key = line.split_once(" =").unwrap().0;
        let coded =
            key.strip_prefix("cli-").is_some_and(|k| source.contains(&format!("= \"{k}\",")));
        let used = match key.strip_prefix("cli-head-") {
            Some(head) => source.contains(&format!("\"{head}\"")) || source.contains(key),
            None => source.contains(&format!("\"{key}\"")),
        };
        assert!(used || coded || later.contains(&key), "{key}");
    }
}
