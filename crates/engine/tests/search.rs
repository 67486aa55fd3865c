//! What a program needs to look ahead: games that are kept, and distances.

mod common;
mod talk;

use serde_json::{Value, json};
use talk::Talk;

#[test]
fn a_kept_game_comes_back_as_it_was_with_its_past_and_its_dice() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "modern", "players": 2, "seed": 5}));
    let kept = talk.gets(&json!({"request": "clone", "handle": "root"}));
    assert_eq!((&kept["handle"], &kept["handles"]), (&json!("root"), &json!(["root"])));
    assert_eq!(kept["room"], 63);
    let before = talk.gets(&json!({"request": "state"}));
    let play = |talk: &mut Talk| -> Value {
        for _ in 0..12 {
            let seat = talk.gets(&json!({"request": "pending"}))["pending"]["seats"][0].clone();
            talk.gets(&json!({"request": "apply", "by": seat, "index": 0}));
        }
        talk.gets(&json!({"request": "state"}))
    };
    let once = play(&mut talk);
    assert_ne!(once["fingerprint"], before["fingerprint"]);
    let restored = talk.gets(&json!({"request": "restore", "handle": "root"}));
    assert_eq!(restored["fingerprint"], before["fingerprint"]);
    assert_eq!(restored["actions"], before["actions"]);
    assert_eq!(talk.gets(&json!({"request": "state"})), {
        let mut state = before.clone();
        state["answer"] = json!("state");
        state
    });
    assert_eq!(play(&mut talk), once, "the seed brings the same dice again");
    // Kept games survive a new one, and a record of theirs can still be proved.
    talk.gets(&json!({"request": "new", "edition": "junior", "players": 3, "seed": 1}));
    let restored = talk.gets(&json!({"request": "restore", "handle": "root", "drop": true}));
    assert_eq!(restored["edition"], "modern");
    play(&mut talk);
    let text = talk.gets(&json!({"request": "export"}))["text"].clone();
    let record = aufachse_rules::Record::from_text(text.as_str().expect("text")).expect("a record");
    assert!(record.verify().is_ok());
    talk.fails(&json!({"request": "restore", "handle": "root"}), "no-clone");
}

/// A program that looks ahead may bring its own dice, and does not see those of the seed.
#[test]
fn a_kept_game_can_go_on_with_dice_of_ones_own() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2, "seed": 5}));
    while talk.gets(&json!({"request": "pending"}))["turn"] == 0 {
        let seat = talk.gets(&json!({"request": "pending"}))["pending"]["seats"][0].clone();
        talk.gets(&json!({"request": "apply", "by": seat, "index": 0}));
    }
    talk.gets(&json!({"request": "clone", "handle": 1}));
    let scripted = json!({"request": "restore", "handle": "1", "chance": "scripted"});
    for die in 1..=6 {
        let restored = talk.gets(&scripted);
        assert_eq!(restored["chance"], "scripted");
        let seat = restored["current"].clone();
        let rolls = talk.gets(&json!({"request": "apply", "by": seat, "do": "roll"}));
        assert_eq!(rolls["pending"]["waits"], "chance");
        let rolled = talk.gets(&json!({"request": "chance", "do": {"dice": die}}));
        assert_eq!(rolled["pending"]["first"], die);
    }
    let text = talk.gets(&json!({"request": "export"}))["text"].clone();
    assert!(!text.as_str().expect("text").contains("\"seed\""), "other dice prove no seed");
}

#[test]
fn handles_are_bounded_and_their_errors_are_clear() {
    let mut talk = Talk::new();
    talk.fails(&json!({"request": "clone", "handle": "a"}), "no-game");
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2, "seed": 5}));
    for handle in 0..64 {
        talk.gets(&json!({"request": "clone", "handle": handle}));
    }
    let error = talk.fails(&json!({"request": "clone", "handle": "one more"}), "too-many-clones");
    assert_eq!(error["detail"], "64");
    talk.gets(&json!({"request": "clone", "handle": "63"}));
    talk.gets(&json!({"request": "restore", "handle": 63, "drop": true}));
    talk.gets(&json!({"request": "clone", "handle": "one more"}));
    let error = talk.fails(&json!({"request": "restore", "handle": "one mor"}), "no-clone");
    assert_eq!(error["near"], "one more");
    talk.fails(&json!({"request": "clone", "handle": ""}), "bad-handle");
    talk.fails(&json!({"request": "clone", "handle": "x".repeat(65)}), "bad-handle");
    talk.fails(&json!({"request": "clone"}), "bad-request");
    talk.fails(&json!({"request": "clone", "handle": null}), "bad-request");
}

fn table(edition: &str, top: &str) -> Talk {
    Talk::at(&format!(
        "edition = {edition:?}\nturn = 9\npile = 8\n{top}\n\
         [[seat]]\ntruck = \"Kassel-Frankfurt:2\"\ncards = [\"stau-muenchen\"]\n\
         [[seat]]\ntruck = \"Köln\"\n"
    ))
}

#[test]
fn distances_between_two_spaces_by_name_or_number() {
    let mut talk = table("classic", "");
    let there = talk.gets(&json!({"request": "distances", "from": "Kassel", "to": "Frankfurt"}));
    assert_eq!(
        there,
        json!({"answer": "distances", "from": 11, "name": "Kassel", "list": [
            {"space": 12, "name": "Frankfurt", "empty_board": 4, "now": 4}]})
    );
    let back = talk.gets(&json!({"request": "distances", "from": 12, "to": [11, "Frankfurt"]}));
    assert_eq!(back["list"][0]["empty_board"], 4);
    assert_eq!(back["list"][1]["empty_board"], 0, "from a space to itself");
}

#[test]
fn distances_from_a_truck_to_all_cities_are_those_of_the_board() {
    let mut talk = table("modern", "");
    let all = talk.gets(&json!({"request": "distances", "from": {"seat": 0}}));
    assert_eq!(all["name"], "Kassel-Frankfurt:2");
    let list = all["list"].as_array().expect("a list");
    let rules = aufachse_rules::Rules::builtin("modern").expect("an edition");
    assert_eq!(list.len(), rules.board().cities.len());
    let from = rules.board().space("Kassel-Frankfurt:2").expect("a space");
    for entry in list {
        let to = rules.board().space(entry["name"].as_str().expect("a name")).expect("a city");
        assert_eq!(entry["empty_board"], rules.board().distance(from, to), "{entry}");
        assert_eq!(entry["now"], entry["empty_board"], "no sign stands: {entry}");
    }
}

/// A sign is gone round, or nothing leads to where it stands. Ferries are ways like others.
#[test]
fn signs_lengthen_the_way_and_ferries_shorten_it() {
    let mut talk = table("classic", "roadworks = \"Kassel-Frankfurt:3\"");
    let list = |talk: &mut Talk, from: &str, to: &str| {
        talk.gets(&json!({"request": "distances", "from": from, "to": to}))["list"][0].clone()
    };
    let round = list(&mut talk, "Kassel", "Frankfurt");
    assert_eq!(round["empty_board"], 4);
    assert!(round["now"].as_u64() > Some(4), "{round}");
    assert!(list(&mut talk, "Kassel", "Kassel-Frankfurt:3")["now"].is_null());
    // From the closed space itself a truck drives off.
    assert_eq!(list(&mut talk, "Kassel-Frankfurt:3", "Frankfurt")["now"], 1);
    let jam = "jam = { card = \"stau-muenchen\", owner = 0, since = 9, space = \"München\" }";
    let mut talk = table("classic", jam);
    assert!(list(&mut talk, "Kassel", "München")["now"].is_null(), "a jammed city is closed");
    let round = list(&mut talk, "Stuttgart", "Salzburg");
    assert!(round["now"].as_u64() > round["empty_board"].as_u64(), "{round}");

    let by_sea = list(&mut table("modern", ""), "Rotterdam", "Flensburg");
    let by_land = list(&mut table("classic", ""), "Rotterdam", "Flensburg");
    assert!(by_sea["empty_board"].as_u64() < by_land["empty_board"].as_u64());
}

#[test]
fn distances_of_nothing_are_errors() {
    let mut talk = table("classic", "");
    let error = talk.fails(&json!({"request": "distances", "from": "Kasel"}), "unknown-name");
    assert_eq!(error["near"], "Kassel");
    talk.fails(&json!({"request": "distances", "from": 250}), "unknown-name");
    talk.fails(&json!({"request": "distances", "from": "Kassel", "to": 250}), "unknown-name");
    talk.fails(&json!({"request": "distances", "from": {"seat": 2}}), "no-seat");
    talk.fails(&json!({"request": "distances", "from": {"truck": 2}}), "bad-request");
    talk.fails(&json!({"request": "distances"}), "bad-request");
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2}));
    talk.fails(&json!({"request": "distances", "from": {"seat": 0}}), "no-truck");
}
