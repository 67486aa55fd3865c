//! Every sentence that the program asks for is there. That none is there for nothing is a test of the
//! words themselves.

use std::collections::BTreeSet;
use std::path::Path;

use aufachse_words::{Value, Words};

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
fn whatever_the_laboratory_says_can_be_told() {
    let words = Words::new("en").unwrap();
    let parts = [
        aufachse_lab::StuckFault::CODES,
        aufachse_lab::EntrantFault::CODES,
        aufachse_lab::ForeignFault::CODES,
        aufachse_lab::BookFault::CODES,
    ];
    for code in parts.into_iter().flatten() {
        let values: Vec<(&str, Value<'_>)> = code.operands.iter().map(|o| (*o, 7.into())).collect();
        let key = format!("{}-{}", code.kind, code.code);
        let near = code.operands.contains(&"near");
        assert_eq!(words.has(&format!("{key}.near")), near, "{key}");
        for key in [key.clone(), if near { format!("{key}.near") } else { key }] {
            let said = words.text(&key, &values);
            assert!(!said.contains(['⟨', '{']), "{said}");
        }
    }
    let files = [
        include_str!("../../../../locales/en/tables.ftl"),
        include_str!("../../../../locales/en/lab.ftl"),
    ];
    let ours = ["stuck-", "bot-", "forfeit-", "book-"];
    let lines = files.iter().flat_map(|file| file.lines());
    let told = lines.filter(|line| ours.iter().any(|kind| line.starts_with(kind))).count();
    assert_eq!(told, parts.into_iter().flatten().count());
}
