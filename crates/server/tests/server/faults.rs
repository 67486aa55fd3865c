//! Forged, stale and broken messages: each gets a code, and nothing changes.

use crate::house::{House, Player, bot, here, open};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_forged_stale_or_broken_changes_a_table() {
    let house = House::new().await;
    let (mut ada, mut bob) = (house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "open"}, bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let path = format!("/api/tables/{id}/seats/1");
    assert_eq!(bob.post(&path, &json!({"name": "Bob"})).await.expect("an answer").status, 200);
    let mut a = Player::sit(&ada, &id, 0).await;
    let mut b = Player::sit(&bob, &id, 1).await;
    let mut eve = Player::sit(&house.client(), &id, 0).await;
    a.ask(json!({"type": "start"})).await;
    b.until(|p| p.state["status"] == "playing").await;
    let persons =
        |p: &Player| p.state["awaited"].as_array().is_some_and(|s| !s.contains(&json!(2)));
    a.until(persons).await;
    b.until(persons).await;
    eve.until(persons).await;
    let (revision, view) = (a.revision, a.state["view"].clone());
    let act = |seat: u64, revision: u64, index: u64| json!({"type": "act", "seat": seat, "revision": revision, "index": index});
    for (who, message, code) in [
        ("bob", act(0, revision, 0), "not-your-seat"),
        ("eve", act(0, revision, 0), "not-your-seat"),
        ("eve", json!({"type": "chat", "seat": 0, "text": "hi"}), "not-your-seat"),
        ("eve", json!({"type": "why", "seat": 0, "do": "roll"}), "not-your-seat"),
        ("eve", json!({"type": "order", "seat": 1, "order": null}), "not-your-seat"),
        ("eve", json!({"type": "bot", "seat": 1, "on": true}), "not-your-seat"),
        ("eve", json!({"type": "start"}), "host-only"),
        ("ada", act(0, revision + 1, 0), "stale"),
        ("ada", act(0, revision.saturating_sub(1), 0), "stale"),
        ("ada", act(0, revision, 9_999), "no-index"),
        ("ada", act(2, revision, 0), "not-your-seat"),
        ("ada", act(77, revision, 0), "not-your-seat"),
        ("ada", json!({"type": "undo", "seat": 0, "revision": revision}), "no-undo"),
        ("ada", json!({"type": "vote", "proposal": 5, "yes": true}), "no-proposal"),
        ("ada", json!({"type": "chat", "seat": 0, "text": " "}), "bad-text"),
        ("ada", json!({"type": "chat", "seat": 0, "text": "x".repeat(400)}), "bad-text"),
        ("ada", json!({"type": "word", "seat": 0, "word": "late"}), "begun"),
        ("ada", json!({"type": "start"}), "begun"),
        ("ada", json!({"type": "fly"}), "bad-message"),
        ("ada", json!({"type": "start", "extra": 1}), "bad-message"),
        ("ada", json!({"type": "propose", "seat": 0, "what": {"kind": "rematch"}}), "not-over"),
        ("ada", json!({"type": "mute", "seat": 9, "on": true}), "no-seat"),
    ] {
        let player = match who {
            "ada" => &mut a,
            "bob" => &mut b,
            _ => &mut eve,
        };
        let answer = player.ask(message.clone()).await;
        assert_eq!(answer["error"]["code"], code, "{who}: {message}");
    }
    // What has no id, or is no message at all.
    for text in ["", "{", "[]", "null", "\u{0}", "{\"type\":\"look\",\"seat\":1}"] {
        a.socket.send_text(text).await.expect("sent");
        let answer = a.socket.next_of("error").await.expect("an error");
        assert!(answer["error"]["code"].is_string(), "{text}: {answer}");
    }
    a.socket.send_bytes(vec![1, 2, 3]).await.expect("sent");
    assert_eq!(a.socket.next_of("error").await.expect("it")["error"]["code"], "not-text");
    // Another's hand cannot be looked at.
    eve.socket.send(&json!({"type": "look", "seat": 1})).await.expect("sent");
    assert_eq!(eve.socket.next_of("error").await.expect("it")["error"]["code"], "not-your-seat");
    a.socket.send(&json!({"type": "resync"})).await.expect("sent");
    let welcome = a.socket.next_of("welcome").await.expect("a welcome");
    assert_eq!((&welcome["revision"], &welcome["state"]["view"]), (&json!(revision), &view));
    // A message that is far too long ends the connection, and only that.
    a.socket.send_text(&"x".repeat(100_000)).await.expect("sent");
    while let Ok(Some(_)) = a.socket.text().await {}
    let again = Player::sit(&ada, &id, 0).await;
    assert_eq!(again.state["view"], view);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_get_codes() {
    let house = House::new().await;
    let mut client = house.client();
    let two = json!([here("Ada"), bot("random")]);
    for (table, code) in [
        (json!({"edition": "clasic", "seats": two}), "no-edition"),
        (json!({"edition": "classic", "seats": [here("Ada")]}), "bad-seats"),
        (json!({"edition": "classic", "seats": [here(""), bot("random")]}), "bad-name"),
        (json!({"edition": "classic", "seats": two, "switches": {"dice": "9"}}), "bad-rules"),
        (json!({"edition": "classic", "seats": two, "absence": 1}), "bad-number"),
        (json!({"edition": "classic", "seats": two, "nonsense": 1}), "bad-request"),
        (json!({"edition": "classic", "seats": two, "first": 1}), "bad-setup"),
        (
            json!({"edition": "classic", "seats": [
                {"kind": "here", "name": "A", "colour": "red"},
                {"kind": "bot", "colour": "red"}
            ]}),
            "colour-twice",
        ),
    ] {
        let answer = client.post("/api/tables", &table).await.expect("an answer");
        assert_eq!(answer.json()["error"]["code"], code, "{table}: {}", answer.body);
    }
    let faulty = client
        .post(
            "/api/tables",
            &json!({"edition": "classic", "seats": two,
        "switches": {"dice": "9"}}),
        )
        .await
        .expect("an answer")
        .json();
    assert_eq!(faulty["error"]["faults"][0]["key"], "fault-switch-value", "{faulty}");
    for path in ["/api/tables/nosuchtable", "/api/records/none", "/api/nothing", "/api/editions/x"]
    {
        assert_eq!(client.get(path).await.expect("an answer").status, 404, "{path}");
    }
    let bad = client.post("/api/carry", &json!({"code": "guess"})).await.expect("an answer");
    assert_eq!(bad.json()["error"]["code"], "no-code");
    let bad = client.post("/api/replay", &json!({"record": "{}"})).await.expect("an answer");
    assert_eq!(bad.json()["error"]["operands"]["line"], 1, "{}", bad.body);
}

/// A seat that is taken is not taken again, and only its owner gives it up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_its_owners() {
    let house = House::new().await;
    let (mut ada, mut bob, mut eve) = (house.client(), house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "open"}, {"kind": "open"}]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let path = |seat: u8| format!("/api/tables/{id}/seats/{seat}");
    for (client, seat, name) in [(&mut bob, 1, "Bob"), (&mut eve, 2, "Eve")] {
        let taken = client.post(&path(seat), &json!({"name": name})).await.expect("an answer");
        assert_eq!(taken.status, 200, "{}", taken.body);
    }
    for seat in [0, 1] {
        let again = eve.post(&path(seat), &json!({"name": "Eve"})).await.expect("an answer");
        assert_eq!(again.json()["error"]["code"], "seat-taken");
        let left = eve.request("DELETE", &path(seat), None).await.expect("an answer");
        assert_eq!(left.json()["error"]["code"], "not-your-seat");
    }
    let stranger = house.client().request("DELETE", &path(1), None).await.expect("an answer");
    assert_eq!(stranger.json()["error"]["code"], "not-your-seat");
    let none = eve.request("DELETE", &path(9), None).await.expect("an answer");
    assert_eq!(none.json()["error"]["code"], "no-seat");
    let info = ada.get(&format!("/api/tables/{id}")).await.expect("the table").json();
    assert_eq!(
        (&info["seats"][0]["name"], &info["seats"][1]["name"]),
        (&json!("Ada"), &json!("Bob"))
    );
}
