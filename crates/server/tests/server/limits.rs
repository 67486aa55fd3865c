//! Limits: how much, how fast, how long.

use std::time::{Duration, Instant};

use crate::house::{House, Player, awaited, bot, eventually, here, open, round};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_much_is_refused() {
    let house = House::with(|config| {
        config.requests_each = 3;
        config.connections_each = 2;
        config.messages_each = 5;
    })
    .await;
    let mut client = house.client();
    let two = json!([here("Ada"), bot("random")]);
    let id = open(&mut client, json!({"edition": "classic", "seats": two})).await;
    let mut one = client.socket(&id).await.expect("a socket");
    let _two = client.socket(&id).await.expect("a socket");
    assert!(client.socket(&id).await.is_err());
    for _ in 0..40 {
        one.send(&json!({"type": "ping"})).await.expect("sent");
    }
    let refused = one.next_of("error").await.expect("an error");
    assert_eq!(refused["error"]["code"], "too-many");
    let mut last = Value::Null;
    for _ in 0..40 {
        last = client.get("/api/health").await.expect("an answer").json();
    }
    assert_eq!(last["error"]["code"], "too-many");
}

/// A message may have 8 KiB. A longer one ends the connection, with the reason, and only that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_is_too_long_ends_the_connection() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 2, json!({})).await;
    let (revision, view) = (players[0].revision, players[0].state["view"].clone());
    let long = |bytes: usize| format!("{:bytes$}", r#"{"type":"ping"}"#);
    players[0].socket.send_text(&long(8 * 1024)).await.expect("sent");
    assert_eq!(players[0].socket.next_of("pong").await.expect("it")["revision"], json!(revision));
    let _ = players[0].socket.send_text(&long(8 * 1024 + 1)).await;
    let end = players[0].socket.end().await;
    assert_eq!(end, Some((1009, "too-long".to_owned())));
    players[1].socket.send(&json!({"type": "ping"})).await.expect("sent");
    players[1].socket.next_of("pong").await.expect("the others stay");
    let back = Player::sit(&clients[0], &id, 0).await;
    assert_eq!(back.state["view"], view);
    // So do fifty messages that are none.
    let mut noisy = house.client().socket(&id).await.expect("a socket");
    for _ in 0..60 {
        let _ = noisy.send_text("nonsense").await;
    }
    assert_eq!(noisy.end().await, Some((1008, "bad-message".to_owned())));
    // And a request has its limit too.
    let body = json!({"edition": "x".repeat(70_000), "seats": []});
    let answer = house.client().post("/api/tables", &body).await.expect("an answer");
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (413, &json!("too-long")));
}

/// Errors carry the table's revision as everything does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_message_carries_the_revision() {
    let house = House::new().await;
    let (_, _, mut players) = round(&house, 2, json!({})).await;
    let seat = awaited(&players);
    players[seat].play(0).await;
    let revision = json!(players[seat].revision);
    assert_ne!(revision, json!(0));
    for text in ["nonsense", r#"{"type":"fly","id":4}"#, r#"{"type":"start","id":5}"#] {
        players[seat].socket.send_text(text).await.expect("sent");
        let error = players[seat].socket.next_of("error").await.expect("an error");
        assert_eq!(error["revision"], revision, "{error}");
    }
}

async fn counter(house: &House, name: &str) -> u64 {
    let metrics = house.client().get("/metrics").await.expect("the counters").body;
    let start = format!("{name} ");
    let line = metrics.lines().find_map(|line| line.strip_prefix(&start));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no {name}"))
}

/// A client that stops reading is dropped as soon as its outbox is full; the others do not notice,
/// its connection is closed, and it may come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_is_dropped_and_may_come_back() {
    let house = House::new().await;
    let (id, _, mut players) = round(&house, 2, json!({"edition": "modern"})).await;
    let mut slow = house.client().socket(&id).await.expect("a socket");
    players[0].until(|p| p.spectators == json!(1)).await;
    eventually("three are counted", || async {
        counter(&house, "aufachse_connections").await == 3
    })
    .await;
    // Everything anew, again and again, and none of it read: the buffers of the system fill first.
    let mut slowest = Duration::ZERO;
    let mut dropped = false;
    for round in 0..400 {
        for _ in 0..25 {
            // Who is not read any more cannot always write.
            let _ = tokio::time::timeout(
                Duration::from_millis(50),
                slow.send(&json!({"type": "resync"})),
            )
            .await;
        }
        let sent = Instant::now();
        players[0].socket.send(&json!({"type": "ping"})).await.expect("sent");
        loop {
            let message = players[0].socket.next().await.expect("a message");
            players[0].note(&message);
            if message["type"] == "pong" {
                break;
            }
        }
        slowest = slowest.max(sent.elapsed());
        if round % 10 == 9 && counter(&house, "aufachse_slow_readers_total").await == 1 {
            dropped = true;
            break;
        }
    }
    assert!(dropped, "it was never dropped");
    assert!(slowest < Duration::from_secs(5), "another waited {slowest:?}");
    players[0].until(|p| p.spectators == json!(0)).await;
    // The frame that does not go out is given up after ten seconds.
    let since = Instant::now();
    while counter(&house, "aufachse_connections").await > 2 {
        assert!(since.elapsed() < Duration::from_secs(15), "the connection is still there");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(slow);
    let back = Player::sit(&house.client(), &id, 9).await;
    assert_eq!(back.state["view"]["viewer"], "spectator");
    assert_eq!(counter(&house, "aufachse_slow_readers_total").await, 1);
}

/// When the server goes down everybody is told so, and then it closes; nobody who dawdles over a
/// request holds it up for long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_when_the_server_goes_down() {
    let mut house = House::new().await;
    let (_, _, mut players) = round(&house, 2, json!({})).await;
    let mut dawdler = tokio::net::TcpStream::connect(house.address).await.expect("a connection");
    dawdler.write_all(b"GET /api/health HTTP/1.1\r\nHost: local").await.expect("sent");
    let since = Instant::now();
    let (revision, address) = (players[0].revision, house.address);
    house.close().await;
    assert!(since.elapsed() < Duration::from_secs(8), "{:?}", since.elapsed());
    for player in &mut players {
        let bye = player.socket.next_of("bye").await.expect("a farewell");
        assert_eq!(
            (&bye["error"]["code"], &bye["revision"]),
            (&json!("going-down"), &json!(revision))
        );
        assert_eq!(player.socket.end().await, Some((1012, "going-down".to_owned())));
    }
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
}

/// Who connects and says nothing, or not all of it, is not waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_must_come_in_time() {
    let house = House::new().await;
    let dawdle = async |text: &'static str| {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.expect("it");
        stream.write_all(text.as_bytes()).await.expect("sent");
        let mut heard = Vec::new();
        let read = stream.read_to_end(&mut heard);
        tokio::time::timeout(Duration::from_secs(30), read).await.expect("it ends").map(|_| heard)
    };
    let (nothing, head, body) = tokio::join!(
        dawdle(""),
        dawdle("GET /api/health HTTP/1.1\r\nHost: local"),
        dawdle(
            "POST /api/carry HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\nContent-Type: application/json\r\n\r\n{"
        ),
    );
    assert!(nothing.is_ok_and(|heard| heard.is_empty()));
    assert!(head.is_ok_and(|heard| heard.is_empty() || heard.starts_with(b"HTTP/1.1 408")));
    let body = String::from_utf8(body.expect("an answer")).expect("text");
    assert!(body.contains("\"silent\""), "{body}");
}
