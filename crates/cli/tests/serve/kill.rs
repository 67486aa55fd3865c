//! The real program is killed in mid-game again and again; nothing that it acknowledged is lost.

use aufachse_server::client::{Client, Socket};
use serde_json::{Value, json};

use crate::running::Running;

/// Everything that a client was told is kept: the steps in their order, and the revision.
#[derive(Default)]
struct Told {
    revision: u64,
    actions: u64,
    acknowledged: Vec<Value>,
}

/// Plays some actions; the last is sent and its answer not waited for.
async fn play(socket: &mut Socket, state: &mut Value, told: &mut Told, actions: usize) {
    let mut done = 0;
    loop {
        let body = &state["state"];
        if body["status"] == "over" {
            return;
        }
        told.revision = state["revision"].as_u64().unwrap_or(0);
        told.actions = body["actions"].as_u64().unwrap_or(0);
        if !body["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0))) {
            *state = next_state(socket, told).await;
            continue;
        }
        let choices = body["legal"].as_array().map_or(1, Vec::len);
        let index = (done * 7 + choices / 2) % choices;
        let revision = told.revision;
        let act = json!({"type": "act", "id": 1, "revision": revision, "seat": 0, "index": index});
        socket.send(&act).await.expect("sent");
        done += 1;
        if done > actions {
            return;
        }
        *state = next_state(socket, told).await;
    }
}

async fn next_state(socket: &mut Socket, told: &mut Told) -> Value {
    loop {
        let message = socket.next().await.expect("a message");
        if let Some(steps) = message["steps"].as_array() {
            told.acknowledged.extend(steps.iter().cloned());
        }
        if message["state"].is_object() {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut server = Running::start(dir.path(), "error");
    let mut client = Client::new(server.address);
    let seats = json!([
        {"kind": "here", "name": "Ada"},
        {"kind": "bot", "level": "lehrling"},
        {"kind": "bot", "level": "random"},
    ]);
    let opened = client.post("/api/tables", &json!({"edition": "modern", "seats": seats})).await;
    let opened = opened.expect("an answer").json();
    let id = opened["table"]["id"].as_str().expect("a table").to_owned();
    let mut told = Told::default();
    for round in 0..8 {
        let mut socket = client.socket(&id).await.expect("a socket");
        let mut state = socket.next_of("welcome").await.expect("a welcome");
        let revision = state["revision"].as_u64().unwrap_or(0);
        let actions = state["state"]["actions"].as_u64().unwrap_or(0);
        assert!(revision >= told.revision, "round {round}: {revision} after {}", told.revision);
        assert!(actions >= told.actions, "round {round}: {actions} after {}", told.actions);
        // The steps that were told last stand in the log as they were told.
        let log = state["log"].as_array().cloned().unwrap_or_default();
        let steps: Vec<Value> = log
            .into_iter()
            .map(|mut step| {
                step.as_object_mut().map(|fields| fields.remove("revision"));
                step
            })
            .collect();
        if let Some(last) = told.acknowledged.last() {
            assert!(steps.contains(last), "round {round}: {last} is lost");
        }
        told.acknowledged.clear();
        play(&mut socket, &mut state, &mut told, 3 + round).await;
        drop(server);
        server = Running::start(dir.path(), "error");
        client = client.at(server.address);
    }
    assert!(told.actions > 60, "{}", told.actions);
    // Two tables under way would be two; this one is still there, and all its dice are proved at
    // its end by the record.
    let health = client.get("/api/health").await.expect("an answer").json();
    assert_eq!(health["tables"], 1);
    let mut socket = client.socket(&id).await.expect("a socket");
    socket.next_of("welcome").await.expect("a welcome");
    let end = json!({"type": "propose", "id": 9, "seat": 0, "what": {"kind": "end"}});
    socket.send(&end).await.expect("sent");
    assert_eq!(socket.answer(9).await.expect("an answer")["type"], "ok");
    let record = client.get(&format!("/api/records/{id}")).await.expect("a record").body;
    let record = aufachse_rules::Record::from_text(&record).expect("it is a record");
    assert!(record.verify().expect("it keeps to the rules").proof.proved().is_some());
}
