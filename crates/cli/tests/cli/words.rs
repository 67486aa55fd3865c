//! Every sentence that the program asks for is there, and none is there for nothing.

use std::collections::BTreeSet;
use std::path::Path;

use aufachse_words::Words;

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

#[test]
fn no_sentence_is_there_for_nothing() {
    let source = source();
    // Messages for parts that follow.
    let later = ["cli-unknown-language"];
    for line in SENTENCES.lines().filter(|line| line.starts_with("cli-")) {
        let key = line.split_once(" =").unwrap().0;
        let used = match key.strip_prefix("cli-head-") {
            Some(head) => source.contains(&format!("\"{head}\"")) || source.contains(key),
            None => source.contains(&format!("\"{key}\"")),
        };
        assert!(used || later.contains(&key), "{key}");
    }
}
