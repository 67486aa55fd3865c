//! Devices: who looks on, whose seats they are, and what a device is remembered by.

use std::time::Duration;

use crate::house::{House, Player, bot, here, open, round};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_are_announced() {
    let house = House::new().await;
    let (id, _, mut players) = round(&house, 2, json!({})).await;
    let eve = Player::sit(&house.client(), &id, 9).await;
    players[0].until(|p| p.spectators == json!(1)).await;
    let mallory = Player::sit(&house.client(), &id, 9).await;
    players[0].until(|p| p.spectators == json!(2)).await;
    assert_eq!(players[0].seats[1]["present"], true);
    eve.socket.close().await;
    mallory.socket.close().await;
    players[0].until(|p| p.spectators == json!(0)).await;
    // A player who goes is no spectator.
    let bob = players.remove(1);
    bob.socket.close().await;
    players[0].until(|p| p.seats[1]["present"] == false).await;
    assert_eq!(players[0].spectators, json!(0));
}

/// Who looks on and then takes a seat is shown the table from it at once; who frees it, no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_who_takes_a_seat_looks_from_it() {
    let house = House::new().await;
    let (mut ada, mut bob) = (house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "open"}, {"kind": "open"}]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let mut a = Player::sit(&ada, &id, 0).await;
    // A cookie comes with the first seat; so Bob takes one, leaves it and looks on.
    let path = |seat: u8| format!("/api/tables/{id}/seats/{seat}");
    assert_eq!(bob.post(&path(1), &json!({"name": "Bob"})).await.expect("it").status, 200);
    assert_eq!(bob.request("DELETE", &path(1), None).await.expect("it").status, 200);
    let mut b = Player::sit(&bob, &id, 2).await;
    assert!(b.state["looking"].is_null());
    assert_eq!(bob.post(&path(2), &json!({"name": "Bob"})).await.expect("it").status, 200);
    b.until(|p| p.state["looking"] == 2).await;
    a.until(|p| p.spectators == json!(0) && p.seats[2]["present"] == true).await;
    assert_eq!(bob.request("DELETE", &path(2), None).await.expect("it").status, 200);
    b.until(|p| p.state["looking"].is_null()).await;
}

/// A code outlives a restart; it holds once, for ten minutes, and only the last one does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_holds_once_and_not_for_long() {
    let mut house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let path = format!("/api/tables/{id}/carry");
    let mut codes = Vec::new();
    for _ in 0..2 {
        codes.push(ada.post(&path, &json!({})).await.expect("it").json());
    }
    house.again().await;
    let mut phone = house.client();
    let mut carry = async |code: &Value| phone.post("/api/carry", code).await.expect("it").json();
    assert_eq!(carry(&codes[0]).await["error"]["code"], "no-code", "a newer one was made");
    assert_eq!(carry(&codes[1]).await, json!({"table": id, "seats": [0]}));
    assert_eq!(carry(&codes[1]).await["error"]["code"], "no-code", "it was used");
    let mut ada = ada.at(house.address);
    let late = ada.post(&path, &json!({})).await.expect("it").json();
    house.time.put_forward(Duration::from_secs(601));
    assert_eq!(carry(&late).await["error"]["code"], "no-code", "it is too old");
    // The code itself is not in the file.
    let file = std::fs::read(house.database()).expect("the file");
    let kept = |text: &str| file.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(!kept(codes[1]["code"].as_str().expect("a code")));
}

/// Codes are short: after some wrong ones even a right one is not tried.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_cannot_be_guessed_at_will() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let right = ada.post(&format!("/api/tables/{id}/carry"), &json!({})).await.expect("it").json();
    let mut thief = house.client();
    for n in 0..20 {
        let guess = json!({"code": format!("guess{n}")});
        let answer = thief.post("/api/carry", &guess).await.expect("it").json();
        assert_eq!(answer["error"]["code"], "no-code");
    }
    let answer = thief.post("/api/carry", &right).await.expect("it");
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (429, &json!("too-many")));
}

/// A mute is the device's: it outlives the connection and the server, and can be lifted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mute_lasts() {
    let mut house = House::new().await;
    let (id, clients, mut players) = round(&house, 3, json!({})).await;
    let mute = |on: bool| json!({"type": "mute", "seat": 1, "on": on});
    let say = |text: &str| json!({"type": "chat", "seat": 1, "text": text});
    assert_eq!(players[0].ask(mute(true)).await["type"], "ok");
    players[0].drain().await;
    assert_eq!(players[1].ask(say("one")).await["type"], "ok");
    assert_eq!(players[2].socket.next_of("chat").await.expect("it")["line"]["text"], "one");
    players[0].hears_nothing().await;
    house.again().await;
    let sit = async |seat: usize| {
        let client = clients[seat].at(house.address);
        let mut socket = client.socket(&id).await.expect("a socket");
        let welcome = socket.next().await.expect("a welcome");
        (Player::sit(&client, &id, seat as u64).await, welcome["chat"].clone())
    };
    let (mut ada, heard) = sit(0).await;
    assert_eq!(heard, json!([]));
    let (mut bob, heard) = sit(1).await;
    assert_eq!(heard[0]["text"], "one");
    assert_eq!(bob.ask(say("two")).await["type"], "ok");
    assert_eq!(ada.ask(mute(false)).await["type"], "ok");
    assert_eq!(bob.ask(say("three")).await["type"], "ok");
    assert_eq!(ada.socket.next_of("chat").await.expect("it")["line"]["text"], "three");
    ada.socket.send(&json!({"type": "resync"})).await.expect("sent");
    let all = ada.socket.next_of("welcome").await.expect("it")["chat"].clone();
    assert_eq!(all.as_array().map(Vec::len), Some(3));
}

/// The limit on talk is the seat's, however many screens it speaks from.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_talks_only_so_much() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 2, json!({})).await;
    let mut second = Player::sit(&clients[1], &id, 1).await;
    let mut said = 0;
    for n in 0..10 {
        let speaker = if n % 2 == 0 { &mut players[1] } else { &mut second };
        let line = json!({"type": "chat", "seat": 1, "text": format!("line {n}")});
        let answer = speaker.ask(line).await;
        if answer["type"] == "ok" {
            said += 1;
        } else {
            assert_eq!(answer["error"]["code"], "too-many");
        }
    }
    assert!((5..=6).contains(&said), "{said} lines");
    // Another one's talk is another one's.
    let line = json!({"type": "chat", "seat": 0, "text": "enough"});
    assert_eq!(players[0].ask(line).await["type"], "ok");
}

/// What others have is hidden at such a table, until the game is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_cash_is_shown_at_the_end() {
    let house = House::new().await;
    let (id, _, mut players) = round(&house, 3, json!({"open_cash": false})).await;
    let mut eve = Player::sit(&house.client(), &id, 9).await;
    let known = |p: &Player| -> Vec<bool> {
        let players = p.state["view"]["players"].as_array().cloned().unwrap_or_default();
        players.iter().map(|player| player["cash"].is_number()).collect()
    };
    assert_eq!(known(&players[0]), [true, false, false]);
    assert_eq!(known(&players[2]), [false, false, true]);
    assert_eq!(known(&eve), [false, false, false]);
    let end = json!({"type": "propose", "seat": 0, "what": {"kind": "end"}});
    assert_eq!(players[0].ask(end).await["type"], "ok");
    for seat in [1, 2] {
        let vote = json!({"type": "vote", "proposal": 1, "yes": true});
        assert_eq!(players[seat].ask(vote).await["type"], "ok");
    }
    eve.until(Player::is_over).await;
    assert_eq!(known(&eve), [true, true, true]);
    // Open cash is everybody's knowledge.
    let (_, _, players) = round(&house, 2, json!({})).await;
    assert_eq!(known(&players[0]), [true, true]);
}
