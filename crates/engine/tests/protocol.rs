//! The engine protocol from the outside, as a program on the other side meets it.

mod common;
mod talk;

use aufachse_engine::Engine;
use serde_json::{Value, json};
use talk::Talk;

/// Plays the first legal action of the first seat that decides until a turn has begun.
fn play_to_turn(talk: &mut Talk, turn: u64) -> Value {
    let mut now = talk.gets(&json!({"request": "pending"}));
    while now["turn"].as_u64() < Some(turn) && now["pending"]["waits"] == "players" {
        let seat = now["pending"]["seats"][0].clone();
        now = talk.gets(&json!({"request": "apply", "by": {"seat": seat}, "index": 0}));
    }
    now
}

/// The document is the golden file: each `>` line is sent, and the `<` line must come back.
#[test]
fn the_conversations_of_the_document_are_what_the_engine_says() {
    let protocol = "docs/engine-protocol.md";
    let positions = ("docs/positions.md", "event-talk");
    let examples = ["five-minutes", "short", "deck", "search", "session"];
    for (document, example) in examples.map(|name| (protocol, name)).into_iter().chain([positions])
    {
        let mut engine = Engine::new();
        let mut expected = String::new();
        for line in common::block(&common::file(document), example).lines() {
            if let Some(request) = line.strip_prefix("> ") {
                let answer = engine.line(request);
                assert!(!answer.contains("\"bad-"), "{request} got {answer}");
                expected.extend(["> ", request, "\n< ", &answer, "\n"]);
            } else if line.is_empty() {
                expected.push('\n');
            }
        }
        assert!(engine.is_over(), "{example} ends with quit");
        common::golden_block(document, example, &expected);
    }
}

/// The lines that the help of `aufachse engine` proposes to type are all carried out.
#[test]
fn the_lines_of_the_help_are_carried_out() {
    let help = common::file("crates/cli/src/engine.rs").replace("\\\"", "\"");
    let mut talk = Talk::new();
    let lines: Vec<&str> = help.lines().filter(|line| line.starts_with("  {\"request\"")).collect();
    assert!(lines.len() > 7, "{lines:?}");
    for line in lines {
        talk.gets(&serde_json::from_str(line).expect("JSON"));
    }
    assert!(talk.0.is_over(), "it ends with quit");
}

#[test]
fn the_document_describes_every_request_and_every_error() {
    let text = common::file("docs/engine-protocol.md");
    let hello = Talk::new().gets(&json!({"request": "hello"}));
    assert_eq!(hello["protocol"], aufachse_engine::PROTOCOL);
    assert!(text.contains(aufachse_engine::PROTOCOL));
    for request in hello["requests"].as_array().expect("a list") {
        let heading = format!("### `{}`", request.as_str().expect("a name"));
        assert!(text.contains(&heading), "{heading} is not described");
    }
    // Every action in full, as the engine itself lists them.
    let unknown = Talk::new_game("classic").unclear(0, json!("castle"), "unknown-action");
    for action in unknown["allowed"].as_array().expect("a list") {
        let action = action.as_str().expect("a name");
        let named =
            text.contains(&format!("`\"{action}\"")) || text.contains(&format!("`{{\"{action}\":"));
        assert!(named, "action {action} is not described");
    }
    let errors = common::file("locales/en/engine.ftl");
    for line in errors.lines().filter_map(|line| line.strip_prefix("engine-error-")) {
        let code = line.split(' ').next().expect("a key");
        assert!(text.contains(&format!("| `{code}` |")), "error {code} is not described");
    }
}

#[test]
fn a_broken_line_changes_nothing_and_the_engine_goes_on() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "modern", "players": 3, "seed": 1}));
    let before = talk.fingerprint();
    for (line, code) in [
        ("", "not-json"),
        ("go infinite", "not-json"),
        ("{\"request\":\"legal\"", "not-json"),
        ("7", "no-request"),
        ("[]", "no-request"),
        ("{\"request\":7}", "no-request"),
        ("{\"request\":\"lgeal\"}", "unknown-request"),
        ("{\"request\":\"legal\"}", "bad-request"),
        ("{\"request\":\"legal\",\"of\":{\"seat\":300}}", "bad-request"),
        ("{\"request\":\"state\",\"loud\":true}", "bad-request"),
        ("{\"request\":\"apply\",\"by\":{\"seat\":0},\"do\":{\"fly\":3}}", "unknown-action"),
        ("{\"request\":\"apply\",\"by\":{\"seat\":0}}", "no-action"),
        ("{\"request\":\"apply\",\"by\":{\"seat\":0},\"do\":\"roll\",\"index\":0}", "no-action"),
        ("{\"request\":\"undo\"}", "bad-request"),
        ("{\"request\":\"new\",\"edition\":\"modern\"}", "bad-request"),
        ("{\"request\":\"new\",\"edition\":\"modern\",\"players\":2,\"sead\":1}", "bad-request"),
        ("{\"request\":\"position\",\"text\":\"\",\"turn_limit\":1}", "bad-request"),
        ("{\"request\":\"new\",\"edition\":\"modern\",\"players\":2,\"seed\":-1}", "bad-request"),
    ] {
        let answer: Value = serde_json::from_str(&talk.0.line(line)).expect("JSON");
        assert_eq!(answer["error"]["code"], code, "{line} got {answer}");
    }
    let deep = "[".repeat(100_000);
    assert!(talk.0.line(&deep).contains("not-json"));
    assert_eq!(talk.fingerprint(), before);
}

#[test]
fn a_near_name_is_offered_and_the_id_comes_back_with_errors_too() {
    let mut talk = Talk::new();
    let answer = talk.ask(&json!({"id": "a-7", "request": "lgeal"}));
    assert_eq!(answer["id"], "a-7");
    assert_eq!(answer["error"]["near"], "legal");
    let faults = talk.fails(
        &json!({"request": "new", "edition": "classic", "players": 2,
                "switches": {"dice": 3, "bord": "x"}}),
        "bad-rules",
    );
    assert_eq!(faults["faults"].as_array().map(Vec::len), Some(2), "all at once: {faults}");
    let bord = &faults["faults"][0];
    assert_eq!((&bord["file"], &bord["line"]), (&json!(""), &json!(0)));
    assert_eq!(bord["code"], "switch-unknown");
    assert_eq!(bord["operands"], json!({"name": "bord", "near": "board"}));
    assert_eq!(bord["text"], "There is no switch “bord”. Did you mean “board”?");
    let crowd =
        talk.fails(&json!({"request": "new", "edition": "classic", "players": 9}), "bad-setup");
    assert_eq!(crowd["detail"], "Auf Achse is for 2 to 6 players, not 9.");
    let operands = json!({"players": 9, "least": 2, "most": 6});
    assert_eq!(crowd["cause"], json!({"code": "players", "operands": operands}));
}

#[test]
fn without_a_game_everything_about_one_is_an_error() {
    let mut talk = Talk::new();
    for request in [
        json!({"request": "state"}),
        json!({"request": "view", "of": "spectator"}),
        json!({"request": "pending"}),
        json!({"request": "legal", "of": "table"}),
        json!({"request": "apply", "by": "table", "do": "call-off"}),
        json!({"request": "chance", "index": 0}),
        json!({"request": "roll"}),
        json!({"request": "undo", "seat": 0}),
        json!({"request": "redo"}),
        json!({"request": "export"}),
        json!({"request": "rules"}),
    ] {
        talk.fails(&request, "no-game");
    }
}

#[test]
fn a_refusal_names_code_clause_and_operands() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2, "chance": "scripted"}));
    let refused = talk.ask(&json!({"request": "apply", "by": {"seat": 0}, "do": "roll"}));
    assert_eq!(refused["refusal"]["code"], "chance-first");
    talk.gets(&json!({"request": "chance", "do": {"first": 1}}));
    let refused = talk.ask(&json!({"request": "apply", "by": {"seat": 1}, "do": {"place": 0}}));
    assert_eq!(refused["refusal"]["code"], "start-in-city");
    assert_eq!(refused["refusal"]["clause"], "classic.setup.place");
    assert_eq!(refused["refusal"]["space"], "Flensburg");
}

#[test]
fn scripted_chance_waits_for_its_outcomes_and_seeded_chance_takes_none() {
    let mut talk = Talk::new();
    let new = json!({"request": "new", "edition": "classic", "players": 2});
    assert_eq!(talk.gets(&new)["pending"]["waits"], "chance");
    talk.fails(&json!({"request": "roll"}), "scripted");
    let list = talk.gets(&json!({"request": "legal", "of": "chance"}));
    assert_eq!(list["list"][1], json!({"index": 1, "do": {"first": 1}, "names": {"player": "2"}}));
    talk.gets(&json!({"request": "chance", "index": 1}));

    talk.gets(
        &json!({"request": "new", "edition": "classic", "players": 2, "seed": 3, "auto": false}),
    );
    talk.fails(&json!({"request": "chance", "index": 1}), "seeded");
    talk.fails(&json!({"request": "apply", "by": "chance", "index": 1}), "seeded");
    let rolled = talk.gets(&json!({"request": "roll", "once": true}));
    assert_eq!(rolled["steps"].as_array().map(Vec::len), Some(1));
    talk.fails(&json!({"request": "roll"}), "no-chance");

    for (key, value) in [
        ("chance", json!("seeded")),
        ("fair", json!({"seed": "00", "words": ["a", "b"]})),
        ("fair", json!({"seed": "00".repeat(32), "words": ["a"]})),
    ] {
        let mut new = json!({"request": "new", "edition": "classic", "players": 2});
        new[key] = value;
        talk.fails(&new, "bad-chance");
    }
    talk.fails(
        &json!({"request": "new", "edition": "classic", "players": 2, "seed": 1, "chance": "scripted"}),
        "bad-chance",
    );
}

#[test]
fn what_the_seed_brings_is_the_same_with_and_without_auto() {
    let mut by_itself = Talk::new();
    by_itself.gets(&json!({"request": "new", "edition": "modern", "players": 2, "seed": 9}));
    let mut by_hand = Talk::new();
    by_hand.gets(
        &json!({"request": "new", "edition": "modern", "players": 2, "seed": 9, "auto": false}),
    );
    by_hand.gets(&json!({"request": "roll"}));
    assert_eq!(by_itself.fingerprint(), by_hand.fingerprint());
}

#[test]
fn undo_and_redo_by_consent_bring_the_same_dice_again_and_the_record_stays_provable() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2, "seed": 4}));
    let end = play_to_turn(&mut talk, 5);
    let actions = end["actions"].as_u64().expect("a number");
    talk.fails(&json!({"request": "undo", "seat": 0}), "no-undo");
    talk.fails(&json!({"request": "undo", "seat": 2}), "no-seat");
    talk.fails(&json!({"request": "undo", "all": true, "to": actions}), "no-undo");
    talk.fails(&json!({"request": "redo"}), "no-redo");
    let back = talk.gets(&json!({"request": "undo", "all": true, "to": actions / 2}));
    assert_eq!(back["actions"], actions / 2);
    let mut now = back;
    while now["actions"].as_u64() < Some(actions) {
        now = talk.gets(&json!({"request": "redo"}));
    }
    assert_eq!(now["fingerprint"], end["fingerprint"]);

    // Played anew instead of redone, the dice are the same too.
    talk.gets(&json!({"request": "undo", "all": true, "to": 0}));
    talk.gets(&json!({"request": "roll"}));
    assert_eq!(play_to_turn(&mut talk, 5)["fingerprint"], end["fingerprint"]);
    let text = talk.gets(&json!({"request": "export"}))["text"].clone();
    let record = aufachse_rules::Record::from_text(text.as_str().expect("text")).expect("a record");
    let proved = record.verify().expect("the dice are the seed's").proof.proved();
    assert!(proved.is_some_and(|n| n > 10));
}

#[test]
fn a_player_takes_back_his_own_step() {
    let mut talk = Talk::new();
    let text = common::file("docs/positions/classic.toml");
    talk.gets(&json!({"request": "position", "text": text, "seed": 1}));
    let before = talk.fingerprint();
    let buy = json!({"request": "apply", "by": {"seat": 0}, "do": {"buy": "small"}});
    let after = talk.gets(&buy)["fingerprint"].clone();
    assert_ne!(after, before);
    talk.fails(&json!({"request": "undo", "seat": 1}), "no-undo");
    assert_eq!(talk.gets(&json!({"request": "undo", "seat": 0}))["fingerprint"], before);
    assert_eq!(talk.gets(&json!({"request": "redo"}))["fingerprint"], after);
}

#[test]
fn a_record_goes_on_where_it_stopped_with_the_same_dice() {
    for fair in [false, true] {
        let mut new = json!({"request": "new", "edition": "junior", "seats": ["Ann", "Ben"]});
        if fair {
            new["fair"] = json!({"seed": "5a".repeat(32), "words": ["plum", "otter"]});
        } else {
            new["seed"] = json!(12);
        }
        let mut first = Talk::new();
        assert_eq!(first.gets(&new)["promise"].is_string(), fair);
        play_to_turn(&mut first, 4);
        let export = json!({"request": "export", "reveal": true});
        let text = first.gets(&export)["text"].clone();
        let end = play_to_turn(&mut first, 8);

        let mut second = Talk::new();
        let opened = second.gets(&json!({"request": "record", "text": text}));
        assert_eq!(opened["chance"], if fair { "fair" } else { "seeded" });
        assert_eq!(opened["seats"], json!(["Ann", "Ben"]));
        assert_eq!(play_to_turn(&mut second, 8)["fingerprint"], end["fingerprint"]);
    }
}

#[test]
fn a_kept_secret_stays_out_of_the_record_until_the_end() {
    let secret = "5a".repeat(32);
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "junior", "players": 2,
                      "fair": {"seed": secret, "words": ["plum", "otter"]}}));
    let holds = |talk: &mut Talk| {
        let text = talk.gets(&json!({"request": "export"}))["text"].clone();
        text.as_str().is_some_and(|text| text.contains(&secret))
    };
    assert!(!holds(&mut talk));
    talk.gets(&json!({"request": "apply", "by": "table", "do": "call-off"}));
    assert!(holds(&mut talk));
}

#[test]
fn records_and_positions_that_are_faulty_are_refused_with_their_lines() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "classic", "players": 2, "seed": 4}));
    play_to_turn(&mut talk, 3);
    let before = talk.fingerprint();
    let text = talk.gets(&json!({"request": "export"}))["text"].clone();
    let text = text.as_str().expect("text");
    let other_dice = text.replacen("\"seed\":4", "\"seed\":5", 1);
    assert_ne!(other_dice, text);
    let error = talk.fails(&json!({"request": "record", "text": other_dice}), "bad-record");
    assert!(error["line"].as_u64() > Some(1), "{error}");
    assert_eq!(error["cause"]["code"], "dice");
    assert!(error["detail"].as_str().expect("words").starts_with("The seed brings “"), "{error}");
    let cut: String = text.lines().take(7).collect::<Vec<_>>().join("\n");
    let error = talk.fails(&json!({"request": "record", "text": cut}), "bad-record");
    assert_eq!(error["line"], 7);
    assert_eq!(error["cause"], json!({"code": "breaks-off"}));
    let error = talk.fails(
        &json!({"request": "position", "text": "edition = \"classic\"\nturn = 0\n", "name": "mine"}),
        "bad-position",
    );
    assert_eq!(error["faults"][0]["file"], "mine");
    assert_eq!(talk.fingerprint(), before, "the game on the table stays");
}

#[test]
fn a_viewer_is_told_no_secret() {
    let mut talk = Talk::new();
    let opened = talk.gets(&json!({"request": "new", "edition": "modern", "players": 2, "seed": 2,
                                   "seen_by": {"seat": 0}}));
    assert!(opened.get("fingerprint").is_none());
    let steps = opened["steps"].as_array().expect("a list");
    let dealt = |seat: u64, known: bool| {
        let happenings = steps.iter().flat_map(|s| s["happenings"].as_array().expect("a list"));
        happenings
            .filter(|h| h["what"] == "dealt" && h["player"] == seat)
            .filter(|h| h.get("contract").is_some() == known)
            .count()
    };
    assert_eq!((dealt(0, true), dealt(0, false)), (3, 0));
    assert_eq!((dealt(1, true), dealt(1, false)), (0, 3));
    assert!(steps.iter().all(|step| step.get("do").is_none()), "what chance did is not told");
    talk.fails(&json!({"request": "view", "of": {"seat": 2}}), "no-seat");
    let roll = json!({"request": "redo", "seen_by": {"seat": 7}});
    talk.fails(&roll, "no-seat");
}

#[test]
fn own_files_are_played_with_and_go_into_the_record() {
    let board = common::file("fuzz/seeds/board/board.toml");
    let card = |goods: u8| {
        format!(
            "[[contract]]\nfrom = \"Aurich\"\nto = \"Bonn\"\ngoods = {goods}\nrevenue = 900\n\
             bids = [1, 2, 3, 4, 5]\n"
        )
    };
    let contracts = (1..=24).map(card).collect::<Vec<_>>().concat();
    let own = json!({
        "board": {"name": "b.toml", "text": board},
        "contracts": {"name": "c.toml", "text": format!("name = \"small\"\n{contracts}")},
        "events": {"name": "e.toml",
                   "text": "name = \"one\"\n[[card]]\nid = \"luck\"\neffect = \"gain\"\npay = 1\n"},
    });
    let mut talk = Talk::new();
    talk.gets(
        &json!({"request": "new", "edition": "classic", "players": 2, "seed": 1, "own": own}),
    );
    let rules = talk.gets(&json!({"request": "rules"}));
    assert_eq!(rules["board"]["spaces"].as_array().map(Vec::len), Some(9));
    let wording = json!({"text": "gain", "operands": {"pay": {"money": 1}}});
    assert_eq!(
        rules["events"][0],
        json!({"card": 0, "name": "luck", "effect": "gain", "pay": 1, "wording": wording})
    );
    let end = play_to_turn(&mut talk, 6);
    let text = talk.gets(&json!({"request": "export"}))["text"].clone();
    let mut again = Talk::new();
    let opened = again.gets(&json!({"request": "record", "text": text}));
    assert_eq!(opened["fingerprint"], end["fingerprint"]);
}

#[test]
fn the_rules_of_every_edition_can_be_asked_for_without_a_game() {
    let mut talk = Talk::new();
    let hello = talk.gets(&json!({"request": "hello"}));
    for edition in hello["editions"].as_array().expect("a list") {
        let rules = talk.gets(&json!({"request": "rules", "edition": edition}));
        let spaces = rules["board"]["spaces"].as_array().expect("a list");
        assert!(spaces.iter().enumerate().all(|(i, s)| s["space"] == i));
        assert!(rules["contracts"].as_array().is_some_and(|list| list.len() >= 52));
        assert!(
            rules["events"].as_array().is_some_and(|l| l.iter().all(|e| e["effect"].is_string()))
        );
        assert_eq!(
            rules["trailers"],
            json!([
                {"trailer": "small", "room": 4, "price": 2000, "sale": 500},
                {"trailer": "large", "room": 6, "price": 3000, "sale": 500},
            ])
        );
    }
}

/// Field names have underscores; names of things, which may stand as keys too, have hyphens.
#[test]
fn field_names_are_written_with_underscores() {
    fn keys(value: &Value, all: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    all.push(key.clone());
                    // The keys of this table are the names of switches.
                    if key != "switches" {
                        keys(value, all);
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|value| keys(value, all)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut talk = Talk::new();
    let actions = Talk::new_game("classic").unclear(0, json!("castle"), "unknown-action");
    let mut all = Vec::new();
    for document in ["docs/engine-protocol.md", "docs/positions.md"] {
        let document = common::file(document);
        for line in document.lines().filter_map(|line| line.strip_prefix("> ")) {
            if line.contains("quit") {
                talk = Talk::new();
            }
            let request: Value = serde_json::from_str(line).expect("JSON");
            keys(&request, &mut all);
            keys(&talk.ask(&request), &mut all);
        }
    }
    keys(&Talk::new_game("modern").gets(&json!({"request": "rules"})), &mut all);
    assert!(all.len() > 1000);
    let things = actions["allowed"].as_array().expect("a list");
    for key in all.iter().filter(|key| key.contains('-')) {
        assert!(things.contains(&json!(key)), "{key}");
    }
    assert!(all.contains(&"may_act".to_owned()) && all.contains(&"seen_by".to_owned()));
}

/// `pending.seats` lists the seats for which the game waits.
#[test]
fn the_seats_that_decide_are_a_list() {
    let mut talk = Talk::at(
        "edition = \"classic\"\npile = 8\nrolled = [2]\ncurrent = 1\n\
         display = [\"Hannover-München\"]\n[[seat]]\ntruck = \"Köln\"\n\
         [[seat]]\ntruck = \"Kassel-Frankfurt:2\"\n",
    );
    let now = talk.gets(&json!({"request": "pending"}));
    assert_eq!((&now["pending"]["seats"], &now["may_act"]), (&json!([1]), &json!([1])));
    assert!(now.get("awaited").is_none(), "it would say the same: {now}");
    talk.does(1, json!({"drive": "Kassel"}));
    let auction = talk.does(1, json!({"auction": 0}));
    assert_eq!(auction["pending"]["seats"], json!([0]));
    assert_eq!(auction["may_act"], json!([0, 1]), "the auctioneer may buy at once");
    let view = talk.gets(&json!({"request": "view", "of": 0}));
    assert_eq!(view["view"]["pending"]["seats"], json!([0]));
}

/// What comes about without an action of its own is among the happenings.
#[test]
fn passes_and_ends_of_turn_that_come_by_themselves_are_told() {
    let mut talk = Talk::at(
        "edition = \"modern\"\npile = 8\nrolled = [2, 2]\n\
         display = [\"Hannover-München\", \"Kassel-Bern\"]\n\
         [[seat]]\ntruck = \"Kassel-Frankfurt:2\"\ncash = 0\n\
         [[seat]]\ntruck = \"Köln\"\ncash = 0\n",
    );
    talk.does(0, json!({"drive": "Kassel"}));
    let mut steps = talk.does(0, json!({"auction": "Hannover-München"}))["steps"].clone();
    let whats = |steps: &Value| -> Vec<(String, Value)> {
        let all = steps.as_array().expect("a list").iter();
        let all = all.flat_map(|step| step["happenings"].as_array().expect("a list").clone());
        all.map(|h| (h["what"].as_str().expect("a name").to_owned(), h["player"].clone())).collect()
    };
    let passed = whats(&steps).iter().filter(|(what, _)| what == "passed").count();
    assert_eq!(passed, 1, "he has no cash for the lowest bid: {steps}");
    // The auctioneer has the contract, and chance turns up another; then the turn is over.
    while talk.gets(&json!({"request": "pending"}))["current"] == 0 {
        let waits = talk.gets(&json!({"request": "pending"}))["pending"]["waits"].clone();
        let now = if waits == "chance" {
            talk.gets(&json!({"request": "chance", "index": 0}))
        } else {
            talk.does(0, json!("done"))
        };
        steps = now["steps"].clone();
    }
    let happenings = whats(&steps);
    let at =
        |what: &str, player: u8| happenings.iter().position(|(is, of)| is == what && *of == player);
    let (ended, began) = (at("turn-ended", 0), at("turn-began", 1));
    assert!(ended.is_some() && ended < began, "{happenings:?}");
}
