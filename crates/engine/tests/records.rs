//! The example of the record format, and what becomes of it when it is tampered with.

mod common;

use aufachse_engine::Engine;
use aufachse_rules::{Ending, ErrorKind, Record};
use serde_json::{Value, json};

const DOCUMENT: &str = "docs/records.md";

/// The game that the document shows, played anew.
fn example() -> String {
    let mut engine = Engine::new();
    let mut ask = |request: &Value| -> Value {
        let answer: Value = serde_json::from_str(&engine.line(&request.to_string())).expect("JSON");
        assert_eq!(answer["answer"], request["request"], "{answer}");
        answer
    };
    ask(&json!({"request": "new", "edition": "junior", "seats": ["Ann", "Ben"],
                "switches": {"private-contracts": 1},
                "fair": {"seed": "5eed".repeat(16), "words": ["plum", "otter"]}}));
    for _ in 0..2 {
        let seat = ask(&json!({"request": "pending"}))["pending"]["seats"][0].clone();
        ask(&json!({"request": "apply", "by": {"seat": seat}, "index": 7}));
    }
    ask(&json!({"request": "apply", "by": "table", "do": "call-off"}));
    let text = ask(&json!({"request": "export"}))["text"].clone();
    text.as_str().expect("a record is text").to_owned()
}

#[test]
fn the_example_of_the_document_is_what_the_game_writes() {
    common::golden_block(DOCUMENT, "record", &example());
}

#[test]
fn the_example_folds_and_its_dice_are_proved() {
    let record = Record::from_text(&example()).expect("a record");
    let played = record.verify().expect("a record with fair dice");
    assert_eq!(played.game.ending(), Some(Ending::CalledOff));
    let by_chance = example().lines().filter(|l| l.contains("\"by\":\"chance\"")).count();
    assert_eq!(played.proof.proved(), Some(by_chance));
    assert!(by_chance >= 7, "first player, two hands and four public contracts");
}

#[test]
fn the_document_names_every_field() {
    let text = common::file(DOCUMENT);
    for line in example().lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let line = line.get("closing").unwrap_or(&line);
        for field in line.as_object().expect("an object").keys() {
            assert!(text.contains(&format!("| `{field}` |")), "{field} is not described");
        }
    }
}

/// Every way to tamper is found out, at the line where it was done or where it shows.
#[test]
fn tampering_is_found_out() {
    let text = example();
    let lines: Vec<&str> = text.lines().collect();
    let fault = |text: &str| {
        let error = Record::from_text(text).and_then(|r| r.verify().map(|_| ()));
        error.expect_err("a record that was tampered with")
    };
    let without = |n: usize| {
        let left = lines.iter().enumerate().filter(|(i, _)| *i != n).map(|(_, line)| *line);
        left.collect::<Vec<_>>().join("\n")
    };

    let last = lines.len();
    assert!(matches!(fault(&without(last - 1)).kind, ErrorKind::RecordBreaksOff));
    assert!(matches!(fault(&without(last - 2)).kind, ErrorKind::RecordCount { .. }));
    assert!(matches!(fault(&without(0)).kind, ErrorKind::RecordForeign { .. }));
    let doubled = format!("{text}{}\n", lines[last - 1]);
    assert!(matches!(fault(&doubled).kind, ErrorKind::RecordTrailing));
    assert_eq!(fault(&doubled).line, last + 1);
    let unpromised = text.replacen("\"fair\":", "\"fair\":null,\"was\":", 1);
    assert_eq!(fault(&unpromised).line, 1);

    // Another word would have brought other dice.
    let word = fault(&text.replacen("plum", "pear", 1));
    assert!(matches!(word.kind, ErrorKind::RecordDice { .. }), "{word}");
    let secret = fault(&text.replacen("5eed5eed", "5eed5eee", 1));
    assert!(matches!(secret.kind, ErrorKind::RecordPromise), "{secret}");
    let switch =
        fault(&text.replacen("\"private-contracts\":\"1\"", "\"private-contracts\":\"2\"", 1));
    assert!(matches!(switch.kind, ErrorKind::RecordOtherRules), "{switch}");
    let revision = fault(&text.replacen("\"revision\":", "\"revision\":9", 1));
    assert!(matches!(revision.kind, ErrorKind::RecordRevision { .. }), "{revision}");
}

/// A record that begins in a position is played by the rules of its header, or not at all.
#[test]
fn a_position_of_other_rules_is_refused() {
    let position = common::file("docs/positions/classic.toml");
    let mut engine = Engine::new();
    engine.line(&json!({"request": "position", "text": position}).to_string());
    let exported: Value =
        serde_json::from_str(&engine.line(&json!({"request": "export"}).to_string()))
            .expect("JSON");
    let record = exported["text"].as_str().expect("text");
    let mut record = Record::from_text(record).expect("a record");
    assert!(record.fold(|_, _, _, _| {}).is_ok());
    record.header.position = Some(common::file("docs/positions/modern.toml"));
    let error = record.fold(|_, _, _, _| {}).expect_err("another game");
    assert!(matches!(error.kind, ErrorKind::RecordOtherRules), "{error}");
}
