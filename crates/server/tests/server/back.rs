//! Coming back: a client that was away, and a server that was.

use crate::house::{House, Player, bot, here, open};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_comes_back_to_where_it_was() {
    let house = House::new().await;
    let mut client = house.client();
    let seats = json!([here("Ada"), bot("lehrling")]);
    let id = open(&mut client, json!({"edition": "modern", "seats": seats})).await;
    let mut player = Player::sit(&client, &id, 0).await;
    for pick in 0..10 {
        player.until(Player::is_awaited).await;
        player.play(pick).await;
    }
    player.until(Player::is_awaited).await;
    player.socket.close().await;
    let mut again = Player::sit(&client, &id, 0).await;
    assert_eq!((again.revision, &again.state["legal"]), (player.revision, &player.state["legal"]));
    assert_eq!(again.state["view"], player.state["view"]);
    again.socket.send(&json!({"type": "resync"})).await.expect("sent");
    let welcome = again.socket.next_of("welcome").await.expect("a welcome");
    assert_eq!(welcome["state"]["view"], player.state["view"]);
    assert!(welcome["log"].as_array().is_some_and(|log| log.len() > 10));
}

/// Everything that belongs to a table is there again: game, clocks, bots, orders, chat, proposal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_comes_back_with_every_table() {
    let mut house = House::new().await;
    let (mut ada, mut bob) = (house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "open"}, bot("fahrer")]);
    let clock = json!({"kind": "game", "seconds": 600});
    let table = json!({"edition": "classic", "seats": seats, "clock": clock, "listed": true});
    let id = open(&mut ada, table).await;
    let lobby = bob.get("/api/lobby").await.expect("the lobby").json();
    assert_eq!(lobby["tables"][0]["id"], json!(id));
    let word = json!({"name": "Bob", "word": "otter"});
    let taken = bob.post(&format!("/api/tables/{id}/seats/1"), &word).await.expect("an answer");
    assert_eq!(taken.status, 200, "{}", taken.body);
    let mut a = Player::sit(&ada, &id, 0).await;
    let mut b = Player::sit(&bob, &id, 1).await;
    assert_eq!(a.ask(json!({"type": "start"})).await["type"], "ok");
    b.until(|p| p.state["status"] == "playing").await;
    for pick in 0..12 {
        loop {
            if a.is_awaited() {
                a.play(pick).await;
                break;
            }
            if b.is_awaited() {
                b.play(pick).await;
                break;
            }
            // Both hear every change.
            a.hear().await;
            let revision = a.revision;
            b.until(|p| p.revision >= revision).await;
        }
        let revision = a.revision.max(b.revision);
        a.until(|p| p.revision >= revision).await;
        b.until(|p| p.revision >= revision).await;
    }
    let persons =
        |p: &Player| p.state["awaited"].as_array().is_some_and(|s| !s.contains(&json!(2)));
    a.until(persons).await;
    let order = json!({"kind": "pass-this-turn"});
    assert_eq!(b.ask(json!({"type": "order", "seat": 1, "order": order})).await["type"], "ok");
    assert_eq!(a.ask(json!({"type": "chat", "seat": 0, "text": "hello"})).await["type"], "ok");
    let end = json!({"type": "propose", "seat": 0, "what": {"kind": "end"}});
    assert_eq!(a.ask(end).await["type"], "ok");
    // The order may have passed for Bob, and then the bot has its turn first.
    a.until(persons).await;
    let before = ada.get(&format!("/api/tables/{id}")).await.expect("the table").json();
    let (view, clocks) = (a.state["view"].clone(), a.state["clocks"].clone());
    house.again().await;
    let mut here = Player::sit(&house_client(&house, &ada), &id, 0).await;
    assert_eq!(here.state["view"], view);
    assert_eq!(here.state["proposal"]["what"], json!({"kind": "end"}));
    let left = |clocks: &serde_json::Value| clocks[0]["left"].as_u64().unwrap_or(0);
    assert!(left(&here.state["clocks"]).abs_diff(left(&clocks)) < 5_000, "{clocks}");
    let after =
        house_client(&house, &ada).get(&format!("/api/tables/{id}")).await.expect("it").json();
    assert_eq!(after["fair"], before["fair"]);
    assert_eq!(after["seats"][2]["level"], "fahrer");
    here.socket.send(&json!({"type": "resync"})).await.expect("sent");
    let welcome = here.socket.next_of("welcome").await.expect("a welcome");
    assert_eq!(welcome["chat"][0]["text"], "hello");
    let there = Player::sit(&house_client(&house, &bob), &id, 1).await;
    assert_eq!(there.state["order"], json!({"kind": "pass-this-turn"}));
    // Bob agrees, and the game ends with a record that proves its dice, his word included.
    let mut there = there;
    let vote = json!({"type": "vote", "proposal": 1, "yes": true});
    assert_eq!(there.ask(vote).await["type"], "ok");
    let record = house_client(&house, &bob).get(&format!("/api/records/{id}")).await.expect("it");
    let record = aufachse_rules::Record::from_text(&record.body).expect("a record");
    assert!(record.verify().expect("it keeps to the rules").proof.proved().is_some());
    assert_eq!(record.header.fair.expect("fair dice").words[1], "otter");
}

/// The same device at the new address of the house.
fn house_client(
    house: &House,
    was: &aufachse_server::client::Client,
) -> aufachse_server::client::Client {
    was.at(house.address)
}
