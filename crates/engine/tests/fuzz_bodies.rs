//! The bodies of the fuzz targets as ordinary tests, over damaged copies of their seeds.
//!
//! The damage is the same every time. A body that panics fails its test and prints its input.

mod common;

#[path = "../../../fuzz/src/bodies.rs"]
#[allow(unreachable_pub, missing_docs, reason = "a file of the fuzz targets")]
mod bodies;

use aufachse_engine::Engine;
use aufachse_rules::{Record, Seeded};
use serde_json::{Value, json};

/// Asks an engine for something that it can do.
fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.line(&request.to_string())).expect("JSON");
    assert!(answer.get("answer").is_some(), "{request} got {answer}");
    answer
}

/// A short game at random, driving wherever it can be driven.
fn short_game(mut new: Value) -> String {
    let mut engine = Engine::new();
    let mut dice = Seeded::new(5);
    new["request"] = json!("new");
    new["turn_limit"] = json!(12);
    let mut now = ask(&mut engine, &new);
    while now["pending"]["waits"] == "players" {
        let seat = now["pending"]["seats"][0].clone();
        let list = ask(&mut engine, &json!({"request": "legal", "of": {"seat": seat}}));
        let list = list["list"].as_array().expect("a list").clone();
        let drives: Vec<&Value> = list.iter().filter(|c| c["do"]["drive"].is_object()).collect();
        let choices = if drives.is_empty() { list.iter().collect() } else { drives };
        let choice = choices[dice.below(choices.len() as u32) as usize];
        now = ask(
            &mut engine,
            &json!({"request": "apply", "by": {"seat": seat}, "do": choice["do"]}),
        );
    }
    let text = ask(&mut engine, &json!({"request": "export"}))["text"].clone();
    text.as_str().expect("a record is text").to_owned()
}

/// Seeds that are records are games by the rules as they are today; blessing renews them.
#[test]
fn the_records_among_the_seeds_are_games_of_today() {
    let fair = json!({"seed": "07".repeat(32), "words": ["plum", "otter"]});
    for (edition, new) in [
        ("classic", json!({"edition": "classic", "players": 2, "seed": 11})),
        ("modern", json!({"edition": "modern", "players": 3, "seed": 11})),
        ("junior", json!({"edition": "junior", "players": 2, "seed": 11})),
        ("manual", json!({"edition": "manual", "seats": ["Ann", "Ben"], "fair": fair})),
    ] {
        let record = short_game(new);
        common::golden_file(&format!("fuzz/seeds/record/{edition}.jsonl"), &record);
        if edition == "manual" {
            let lines = [
                json!({"request": "record", "text": record, "auto": false}),
                json!({"request": "undo", "all": true, "to": 3}),
                json!({"request": "redo"}),
                json!({"request": "roll", "once": true}),
                json!({"request": "rules", "edition": "junior", "switches": {"dice": 1}}),
                json!({"request": "state"}),
            ];
            let lines = lines.map(|line| format!("{line}\n")).concat();
            common::golden_file("fuzz/seeds/protocol/record.jsonl", &lines);
        }
    }
}

/// Damages a text: bytes flipped, digits changed, pieces cut out, doubled, moved or taken from
/// another text, the end cut off.
fn damage(text: &[u8], other: &[u8], dice: &mut Seeded) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = dice.below(bytes.len() as u32) as usize;
        let end = (at + 1 + dice.below(40) as usize).min(bytes.len());
        match dice.below(8) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            4 if !other.is_empty() => {
                let from = dice.below(other.len() as u32) as usize;
                let upto = (from + 1 + dice.below(60) as usize).min(other.len());
                bytes.splice(at..end, other[from..upto].iter().copied());
            }
            5 => swap_lines(&mut bytes, dice),
            // Numbers and words that still read well come nearest to another game.
            _ => {
                let digits: Vec<usize> =
                    (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    let digit = digits[dice.below(digits.len() as u32) as usize];
                    bytes[digit] = b'0' + dice.below(10) as u8;
                }
            }
        }
    }
    bytes
}

fn swap_lines(bytes: &mut Vec<u8>, dice: &mut Seeded) {
    let mut lines: Vec<&[u8]> = bytes.split(|&b| b == b'\n').collect();
    let (a, b) = (dice.below(lines.len() as u32), dice.below(lines.len() as u32));
    lines.swap(a as usize, b as usize);
    *bytes = lines.join(&b'\n');
}

/// Gives a body its seeds, whole, and then so many damaged copies of them.
fn try_out(target: &str, cases: usize, body: impl Fn(&[u8])) {
    let seeds = common::folder(&format!("fuzz/seeds/{target}"));
    assert!(seeds.len() >= 4, "seeds for {target}");
    for (_, seed) in &seeds {
        body(seed);
    }
    let mut dice = Seeded::new(1987);
    for case in 0..cases {
        let (name, seed) = &seeds[case % seeds.len()];
        let other = &seeds[dice.below(seeds.len() as u32) as usize].1;
        let damaged = damage(seed, other, &mut dice);
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| body(&damaged)));
        if caught.is_err() {
            let text = String::from_utf8_lossy(&damaged);
            panic!("case {case}, made of {name}, is too much for {target}:\n{text}");
        }
    }
}

#[test]
fn positions() {
    try_out("position", 1200, bodies::position);
}

#[test]
fn the_protocol() {
    try_out("protocol", 800, bodies::protocol);
}

#[test]
fn boards_decks_and_editions() {
    try_out("board", 2000, bodies::board);
}

/// A damaged record is refused, or it is the same game all the same.
#[test]
fn records() {
    let ends: Vec<String> = common::folder("fuzz/seeds/record")
        .iter()
        .map(|(name, seed)| {
            let text = std::str::from_utf8(seed).expect("a seed is text");
            let record = Record::from_text(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            record.fold(|_, _, _, _| {}).expect("a seed holds").game.fingerprint()
        })
        .collect();
    try_out("record", 3000, |bytes| {
        bodies::record(bytes);
        let Ok(text) = std::str::from_utf8(bytes) else { return };
        let Ok(record) = Record::from_text(text) else { return };
        if let Ok(played) = record.fold(|_, _, _, _| {}) {
            assert!(ends.contains(&played.game.fingerprint()), "another game was accepted");
        }
    });
}
