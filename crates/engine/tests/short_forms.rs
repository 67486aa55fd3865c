//! Actions by naming what matters, instead of in full.

mod common;
mod talk;

use aufachse_rules::{BUILTIN_EDITIONS, Seeded};
use serde_json::{Value, json};
use talk::Talk;

/// After a roll of 2: Kassel and Frankfurt are two steps away, on either side.
fn between_kassel_and_frankfurt() -> Talk {
    Talk::at(
        "edition = \"classic\"\nturn = 17\nrolled = [2]\npile = 8\n\
         display = [\"Hannover-München\", \"Köln-Kassel\"]\n\
         [[seat]]\ntruck = \"Kassel-Frankfurt:2\"\nhand = [\"Frankfurt-Flensburg\"]\n\
         [[seat]]\ntruck = \"Köln\"\n",
    )
}

#[test]
fn a_drive_is_named_by_where_it_ends() {
    for wish in [
        json!({"to": "Frankfurt"}),
        json!({"to": "frankfurt"}),
        json!({"to": 12}),
        json!({"to": "Frankfurt", "exact": true, "one": false, "early": false}),
        json!({"spaces": ["Kassel-Frankfurt:3", "Frankfurt"]}),
        json!({"spaces": [94, 12]}),
        json!({"via": "Kassel-Frankfurt:3"}),
        json!({"to": "Frankfurt", "via": [94]}),
        json!("Frankfurt"),
        json!(12),
        json!({"spaces": [94, 12], "exact": true}),
    ] {
        let mut talk = between_kassel_and_frankfurt();
        let done = talk.does(0, json!({"drive": wish}));
        // The step tells the action in full, whatever was sent.
        assert_eq!(done["steps"][0]["do"]["drive"]["spaces"], json!([94, 12]), "{wish}");
        // A contract by its name, or by its number.
        let load = talk.does(0, json!({"load": "Frankfurt-Flensburg"}));
        assert_eq!(load["steps"][0]["do"], json!({"load": 18}));
    }
}

#[test]
fn what_fits_several_actions_is_answered_with_all_of_them_in_full() {
    let mut talk = between_kassel_and_frankfurt();
    let before = talk.fingerprint();
    let error = talk.unclear(0, json!({"drive": {"exact": true}}), "ambiguous");
    let legal = talk.legal(json!(0));
    let drives: Vec<&Value> = legal.iter().filter(|c| c["do"]["drive"].is_object()).collect();
    assert_eq!(drives.len(), 2);
    assert_eq!(error["candidates"], json!(drives), "as `legal` lists them");
    assert_eq!(error["candidates"][0]["index"], 0);
    assert_eq!(error["candidates"][0]["names"], json!({"to": "Kassel"}));
    // Something ends there, but not like this.
    let error = talk.unclear(0, json!({"drive": {"to": "Kassel", "one": true}}), "no-match");
    assert_eq!(error["candidates"].as_array().map(Vec::len), Some(1), "{error}");
    assert_eq!(talk.fingerprint(), before);
}

/// Where nothing ends, the rules say why: a refusal with its clause, as for an action in full.
#[test]
fn a_drive_to_where_none_leads_is_refused_by_the_rules() {
    let mut talk = between_kassel_and_frankfurt();
    let near = talk.refused(0, json!({"drive": {"to": "Kassel-Frankfurt:1"}}), "no-stop-here");
    assert_eq!(near["clause"], "classic.move.stop-early");
    talk.refused(0, json!({"drive": {"to": "Würzburg"}}), "wrong-count");
    talk.refused(1, json!({"drive": {"to": "Kassel"}}), "not-your-turn");
    talk.refused(0, json!({"drive": {"to": 250}}), "no-such-space");
    // Wien is more than one move away for any die.
    let error = talk.unclear(0, json!({"drive": {"to": "Wien"}}), "no-match");
    assert!(error["detail"].as_str().is_some_and(|text| text.ends_with(" steps")), "{error}");
}

#[test]
fn unknown_names_are_answered_with_the_nearest() {
    let mut talk = between_kassel_and_frankfurt();
    for (action, near, cause) in [
        (json!({"drive": {"to": "Frankfrt"}}), "Frankfurt", "unknown-space"),
        (json!({"drive": {"to": "Kasel-Frankfurt:1"}}), "Kassel-Frankfurt:1", "unknown-space"),
        (json!({"roadworks": "Kasel-Frankfurt:1"}), "Kassel-Frankfurt:1", "unknown-space"),
        (json!({"load": "Frankfurt-Hamburg"}), "Frankfurt-Flensburg", "unknown-contract"),
        (json!({"load": "Frankfrt-Flensburg"}), "Frankfurt-Flensburg", "unknown-contract"),
        (json!({"event": "panenhilfe"}), "pannenhilfe", "unknown-card"),
    ] {
        let error = talk.unclear(0, action, "unknown-name");
        assert_eq!((&error["near"], &error["cause"]["code"]), (&json!(near), &json!(cause)));
        assert_eq!(error["cause"]["operands"]["near"], near);
        assert!(error["detail"].as_str().is_some_and(|text| text.contains(near)), "{error}");
    }
    let error = talk.unclear(0, json!({"buy": "smal"}), "unknown-name");
    assert_eq!((&error["near"], &error["allowed"]), (&json!("small"), &json!(["small", "large"])));
    let error = talk.unclear(0, json!({"choose": "Bem"}), "unknown-name");
    assert_eq!((&error["near"], &error["allowed"]), (&json!("Ben"), &json!(["Ann", "Ben"])));
    let error = talk.unclear(0, json!({"drvie": {"to": "Kassel"}}), "unknown-action");
    assert_eq!(error["near"], "drive");
    assert!(error["allowed"].as_array().is_some_and(|all| all.len() > 30), "{error}");
}

#[test]
fn actions_that_are_not_written_well_change_nothing() {
    let mut talk = between_kassel_and_frankfurt();
    let before = talk.fingerprint();
    for action in [
        json!(7),
        json!([]),
        json!({}),
        json!({"drive": null}),
        json!({"drive": []}),
        json!({"drive": {"speed": 9}}),
        json!({"drive": {"to": "Kassel"}, "load": 3}),
        json!({"load": 300}),
        json!({"load": {}}),
        json!("load"),
        json!({"roll": true}),
        json!({"bid": "three"}),
        json!({"dice": [1, 2, 3]}),
        json!({"dice": 999}),
    ] {
        talk.unclear(0, action, "bad-action");
    }
    talk.fails(&json!({"request": "apply", "by": 0}), "no-action");
    talk.fails(&json!({"request": "apply", "by": 0, "do": null}), "no-action");
    assert_eq!(talk.fingerprint(), before);
}

/// Seats may be written as a number alone wherever a request asks who.
#[test]
fn a_seat_may_be_a_number_alone() {
    let mut talk = between_kassel_and_frankfurt();
    let short = talk.gets(&json!({"request": "view", "of": 1}));
    assert_eq!(short, talk.gets(&json!({"request": "view", "of": {"seat": 1}})));
    talk.gets(&json!({"request": "apply", "by": 0, "do": {"drive": "Kassel"}, "seen_by": 1}));
    talk.fails(&json!({"request": "legal", "of": 300}), "bad-request");
    talk.fails(&json!({"request": "legal", "of": 5}), "no-seat");
}

/// Scripted chance takes cards and players by name, and a single die alone.
#[test]
fn scripted_chance_is_named_too() {
    let mut talk = Talk::new();
    talk.gets(&json!({"request": "new", "edition": "classic", "seats": ["Ann", "Ben"]}));
    let chance = |action: Value| json!({"request": "chance", "do": action});
    let first = talk.gets(&chance(json!({"first": "Ben"})));
    assert_eq!(first["steps"][0]["do"], json!({"first": 1}));
    talk.does(1, json!({"place": "Kassel-Frankfurt:1"}));
    talk.does(0, json!({"place": "Köln-Frankfurt:1"}));
    let dealt = talk.gets(&chance(json!({"contract": "Berlin-Triest"})));
    assert_eq!(dealt["steps"][0]["happenings"][0]["what"], "dealt");
    // The rest of the deal, as it comes.
    while talk.gets(&json!({"request": "pending"}))["pending"]["waits"] == "chance" {
        talk.gets(&json!({"request": "chance", "index": 0}));
    }
    talk.does(1, json!("roll"));
    let rolled = talk.gets(&chance(json!({"dice": 1})));
    assert_eq!(rolled["steps"][0]["do"], json!({"dice": [1, 0]}));
    talk.does(1, json!({"drive": {"to": "Kassel-Frankfurt:2"}}));
    talk.does(1, json!({"roadworks": "Hamburg-Berlin:3"}));
    let drawn = talk.gets(&chance(json!({"event": "truckerfestival"})));
    assert_eq!(drawn["steps"][0]["happenings"][0]["what"], "event-drawn");
}

/// Public contracts are put up and taken by name or by place.
#[test]
fn public_contracts_are_named() {
    let mut talk = between_kassel_and_frankfurt();
    talk.does(0, json!({"drive": "Frankfurt"}));
    let error = talk.unclear(0, json!({"auction": "Berlin-Triest"}), "no-match");
    assert_eq!(error["allowed"], json!(["Hannover-München", "Köln-Kassel"]));
    let error = talk.unclear(0, json!({"auction": "Köln-Kasel"}), "unknown-name");
    assert_eq!(error["near"], "Köln-Kassel");
    let opened = talk.does(0, json!({"auction": "Köln-Kassel"}));
    assert_eq!(opened["steps"][0]["do"], json!({"auction": 1}));
    assert_eq!(opened["pending"]["decision"], "auction");
}

/// Two contracts of a deck may join the same cities: their goods tell them apart, or the moment.
#[test]
fn twins_among_the_contracts() {
    let card = |goods: u8| {
        format!(
            "[[contract]]\nfrom = \"Kassel\"\nto = \"Wien\"\ngoods = {goods}\nrevenue = 900\n\
             bids = [1, 2, 3, 4, 5]\n"
        )
    };
    let deck = format!("name = \"twins\"\n{}", (1..=24).map(card).collect::<String>());
    let position = |hand: &str| {
        format!(
            "edition = \"classic\"\npile = 8\nrolled = [2]\n[switches]\ncontract-deck = \"twins\"\n\
             [[seat]]\ntruck = \"Kassel-Frankfurt:2\"\nhand = {hand}\n[[seat]]\ntruck = \"Köln\"\n"
        )
    };
    let open = |hand: &str| {
        let mut talk = Talk::new();
        let own = json!({"contracts": {"name": "twins.toml", "text": deck}});
        let text = position(hand);
        talk.gets(&json!({"request": "position", "text": text, "own": own}));
        talk.does(0, json!({"drive": {"to": "Kassel"}}));
        talk
    };
    let mut one = open("[\"Kassel-Wien/2\"]");
    let loaded = one.does(0, json!({"load": "Kassel-Wien"}));
    assert_eq!(loaded["steps"][0]["do"], json!({"load": 1}), "only one can be meant");
    let mut two = open("[\"Kassel-Wien/2\", \"Kassel-Wien/3\"]");
    let error = two.unclear(0, json!({"load": "Kassel-Wien"}), "ambiguous");
    assert_eq!(error["candidates"][1]["do"], json!({"load": 2}), "{error}");
    assert_eq!(error["candidates"][1]["names"], json!({"contract": "Kassel-Wien/3"}));
    two.does(0, json!({"load": "kassel-wien/3"}));
}

/// The short form of a choice, made of the names that stand beside it.
fn short(choice: &Value) -> Option<Value> {
    let (action, names) = (&choice["do"], &choice["names"]);
    let (kind, _) = action.as_object()?.iter().next()?;
    let word = ["at", "to", "contract", "card", "player"].iter().find_map(|k| names.get(*k))?;
    Some(match kind.as_str() {
        "drive" => json!({"drive": {"to": word}}),
        kind => json!({kind: word}),
    })
}

/// In random games of every edition, the names beside a legal action are a short form of it. Where
/// several actions have the same, they are the candidates.
#[test]
fn the_names_beside_a_legal_action_are_its_short_form() {
    for (n, (edition, _)) in BUILTIN_EDITIONS.iter().enumerate() {
        let mut dice = Seeded::new(n as u64 + 3);
        let mut talk = Talk::new();
        let mut now = talk.gets(&json!({"request": "new", "edition": edition,
            "seats": ["Ann", "Ben", "Cleo"], "seed": n}));
        let (mut told_apart, mut doubtful) = (0, 0);
        for _ in 0..260 {
            let seat = now["pending"]["seats"][0].clone();
            if seat.is_null() {
                break;
            }
            let legal = talk.legal(seat.clone());
            let choice = &legal[dice.below(legal.len() as u32) as usize];
            let Some(wish) = short(choice) else {
                now = talk.gets(&json!({"request": "apply", "by": seat, "do": choice["do"]}));
                continue;
            };
            let same: Vec<&Value> =
                legal.iter().filter(|c| short(c) == Some(wish.clone())).collect();
            talk.gets(&json!({"request": "clone", "handle": "before"}));
            let by_index =
                talk.gets(&json!({"request": "apply", "by": seat, "index": choice["index"]}));
            talk.gets(&json!({"request": "restore", "handle": "before"}));
            let request = json!({"request": "apply", "by": seat, "do": wish});
            if same.len() == 1 {
                now = talk.gets(&request);
                told_apart += 1;
            } else {
                let error = talk.fails(&request, "ambiguous");
                assert_eq!(error["candidates"], json!(same), "{edition}: {wish}");
                let full = json!({"request": "apply", "by": seat, "do": choice["do"]});
                now = talk.gets(&full);
                doubtful += 1;
            }
            assert_eq!(now["fingerprint"], by_index["fingerprint"], "{edition}: {wish}");
        }
        assert!(told_apart > 40, "{edition}: {told_apart} told apart, {doubtful} in doubt");
    }
}
