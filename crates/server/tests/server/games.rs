//! Whole games over real sockets.

use crate::house::{House, Player, bot, here, open};
use serde_json::{Value, json};

/// A scripted client and bots play a game to its end; the record proves its dice.
async fn whole_game(house: &House, edition: &str, levels: &[&str]) {
    let mut client = house.client();
    let mut seats = vec![here("Ada")];
    seats.extend(levels.iter().map(|level| bot(level)));
    let table = json!({"edition": edition, "seats": seats, "turn_limit": 12});
    let id = open(&mut client, table).await;
    let mut player = Player::sit(&client, &id, 0).await;
    let mut pick = 0;
    while !player.is_over() {
        if player.is_awaited() {
            pick += 7;
            player.play(pick).await;
        } else {
            player.hear().await;
        }
    }
    let places = player.state["result"]["places"].as_array().expect("places").len();
    assert_eq!(places, levels.len() + 1);
    let record = client.get(&format!("/api/records/{id}")).await.expect("a record");
    let record = aufachse_rules::Record::from_text(&record.body).expect("it is a record");
    // Who looks for the game finds which bots have played it.
    let mut bots = vec![""];
    bots.extend(levels);
    assert_eq!(record.header.bots, bots);
    let found = client.get("/api/records").await.expect("the records").json();
    assert_eq!(found[0]["bots"], json!(bots));
    let proved = record.verify().expect("it keeps to the rules").proof.proved();
    assert!(proved.is_some_and(|proved| proved > 20), "{edition}: {proved:?}");
    let replay = client.get(&format!("/api/records/{id}/replay")).await.expect("a replay").json();
    assert_eq!(replay["frames"].as_array().map(Vec::len), Some(record.entries.len()));
    assert_eq!(replay["proved"], json!(proved));
    // A false throw is refused with its line, not with what follows from it.
    let throw = |e: &aufachse_rules::Entry| matches!(e.action, aufachse_rules::Action::Dice(..));
    let thrown = record.entries.iter().position(throw).expect("a throw");
    let mut forged = record.clone();
    let aufachse_rules::Action::Dice(die, other) = forged.entries[thrown].action else { return };
    forged.entries[thrown].action = aufachse_rules::Action::Dice(die % 6 + 1, other);
    let refused = client.post("/api/replay", &json!({"record": forged.to_text()})).await;
    let refused = refused.expect("an answer").json();
    assert_eq!(refused["error"]["operands"]["line"], thrown + 2, "{refused}");
    // The seed is told with the end, and it is the promised one.
    let info = client.get(&format!("/api/tables/{id}")).await.expect("the table").json();
    let seed = info["fair"]["seed"].as_str().and_then(aufachse_rules::seed_from_hex);
    let promise = aufachse_rules::FairDice::promise(seed.expect("a seed")).promise;
    assert_eq!(info["fair"]["promise"], promise);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_and_bots_play_every_edition() {
    let house = House::new().await;
    let all = ["random", "lehrling", "fahrer", "disponent", "chef"];
    let games = aufachse_rules::BUILTIN_EDITIONS.iter().enumerate().map(|(i, (edition, _))| {
        let levels: Vec<&str> = (0..=i % 4).map(|n| all[(i + n) % all.len()]).collect();
        let house = &house;
        async move { whole_game(house, edition, &levels).await }
    });
    futures_util::future::join_all(games).await;
}

/// A move that is said to bring an auction brings one, and where an edition has none it brings a
/// contract to take instead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_brings_what_was_said_of_it() {
    let house = House::new().await;
    for (edition, said, other) in [("junior", "take", "auction"), ("modern", "auction", "take")] {
        let mut client = house.client();
        let seats = json!([here("Ada"), bot("random")]);
        let table = json!({"edition": edition, "seats": seats, "turn_limit": 200});
        let id = open(&mut client, table).await;
        let mut player = Player::sit(&client, &id, 0).await;
        let (mut pick, mut kept) = (0, 0);
        while !player.is_over() && kept < 3 {
            if !player.is_awaited() {
                player.hear().await;
                continue;
            }
            let legal = player.state["legal"].as_array().cloned().unwrap_or_default();
            assert!(legal.iter().all(|choice| choice["brings"][other] != true), "{edition}");
            let drive = legal.iter().position(|choice| {
                let brings = &choice["brings"];
                let first = brings["early"] == true || brings["delivers"] != json!([]);
                brings[said] == true && !first && choice["do"]["drive"]["one"] != true
            });
            let Some(index) = drive else {
                pick += 7;
                player.play(pick).await;
                continue;
            };
            let before = player.revision;
            assert_eq!(player.act(index).await["type"], "ok");
            player.until(|p| p.revision > before).await;
            assert!(player.choice(|action| !action[said].is_null()).is_some(), "{edition}");
            kept += 1;
        }
        assert!(kept > 0, "{edition}: no move brought anything");
    }
}

/// Two devices and a spectator see the same public game, and only one's own hand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_devices_play_and_a_third_looks_on() {
    let house = House::new().await;
    let (mut ada, mut bob, eve) = (house.client(), house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "link"}]);
    let table = json!({"edition": "classic", "seats": seats, "turn_limit": 6});
    let id = open(&mut ada, table).await;
    let info = ada.get(&format!("/api/tables/{id}")).await.expect("the table").json();
    let key = info["invites"][0]["key"].as_str().expect("a key for the host").to_owned();
    let seen = bob.get(&format!("/api/tables/{id}")).await.expect("the table").json();
    assert_eq!(seen["invites"], json!([]));
    let path = format!("/api/tables/{id}/seats/1");
    let wrong = bob.post(&path, &json!({"name": "Bob", "key": "x"})).await.expect("an answer");
    assert_eq!((wrong.status, &wrong.json()["error"]["code"]), (403, &json!("bad-key")));
    let taken = bob.post(&path, &json!({"name": "Bob", "key": key})).await.expect("an answer");
    assert_eq!(taken.status, 200, "{}", taken.body);
    let mut a = Player::sit(&ada, &id, 0).await;
    let mut b = Player::sit(&bob, &id, 1).await;
    let mut e = Player::sit(&eve, &id, 9).await;
    assert_eq!(b.ask(json!({"type": "start"})).await["error"]["code"], "host-only");
    assert_eq!(a.ask(json!({"type": "start"})).await["type"], "ok");
    let playing = |p: &Player| p.state["status"] == "playing";
    b.until(playing).await;
    e.until(playing).await;
    let mut pick = 0;
    loop {
        let (rev, over) = (a.revision.max(b.revision), a.is_over() && b.is_over());
        if over {
            break;
        }
        a.until(|p| p.revision >= rev).await;
        b.until(|p| p.revision >= rev).await;
        e.until(|p| p.revision >= rev).await;
        assert_eq!(e.state["view"]["hand"], json!([]));
        assert_eq!(e.state["legal"], json!([]));
        assert_eq!(a.state["view"]["players"], b.state["view"]["players"]);
        pick += 5;
        let one = if a.is_awaited() { &mut a } else { &mut b };
        if one.is_awaited() {
            one.play(pick).await;
        }
    }
    let hands = |p: &Player| p.steps.iter().filter(|s| own_deal(s)).count();
    assert!(hands(&a) > 0 && hands(&b) > 0);
    assert_eq!(hands(&e), 0, "a spectator was told a hidden contract");
}

/// Does a step tell which contract was dealt?
fn own_deal(step: &Value) -> bool {
    let told = step["happenings"].as_array().cloned().unwrap_or_default();
    told.iter().any(|h| h["what"] == "dealt" && !h["contract"].is_null())
}
