//! What a server logs is for its operator, who may not sit down in anybody's place.

use aufachse_server::client::Client;
use serde_json::{Value, json};

use crate::running::Running;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_no_name_and_no_chat_is_in_the_logs() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Running::start(dir.path(), "debug");
    let mut host = Client::new(server.address);
    let seats = json!([
        {"kind": "here", "name": "Ermengarde", "word": "quetzalcoatl"},
        {"kind": "link"},
        {"kind": "bot", "level": "lehrling"},
    ]);
    let body = json!({"edition": "modern", "seats": seats});
    let opened = host.post("/api/tables", &body).await.expect("an answer").json();
    let id = text(&opened["table"]["id"]);
    let key = text(&opened["table"]["invites"][0]["key"]);

    // A wrong key, so that refusals are logged if anything of them is.
    let mut guest = Client::new(server.address);
    let place = format!("/api/tables/{id}/seats/1");
    let forged = json!({"name": "Balthasar", "key": "a-forged-key-of-nobody"});
    let refused = guest.post(&place, &forged).await.expect("an answer").json();
    assert!(refused["error"].is_object(), "{refused}");
    let taken = json!({"name": "Balthasar", "key": key});
    guest.post(&place, &taken).await.expect("an answer");
    let carry = format!("/api/tables/{id}/carry");
    let code = guest.post(&carry, &json!({})).await.expect("an answer").json();

    let mut socket = host.socket(&id).await.expect("a socket");
    socket.next_of("welcome").await.expect("a welcome");
    socket.send(&json!({"type": "start", "id": 1})).await.expect("sent");
    assert_eq!(socket.answer(1).await.expect("an answer")["type"], "ok");
    let chat = json!({"type": "chat", "id": 2, "seat": 0, "text": "xylophone in the glove box"});
    socket.send(&chat).await.expect("sent");
    assert_eq!(socket.answer(2).await.expect("an answer")["type"], "ok");
    socket.send_text("{\"type\": \"nonsense-with-a-marmoset\"}").await.expect("sent");
    socket.next_of("error").await.expect("an error");

    let token = |client: &Client| {
        let cookie = client.cookie().expect("a cookie");
        cookie.rsplit('=').next().expect("a value").to_owned()
    };
    let secrets = [
        ("the host's token", token(&host)),
        ("the guest's token", token(&guest)),
        ("the key of an invitation", key),
        ("a forged key", "a-forged-key-of-nobody".into()),
        ("the code to carry a seat", code["code"].as_str().unwrap_or("no code").to_owned()),
        ("the whole id of a table", id.clone()),
        ("a name", "Ermengarde".into()),
        ("a name", "Balthasar".into()),
        ("a word for the dice", "quetzalcoatl".into()),
        ("what was said", "xylophone".into()),
        ("what could not be read", "marmoset".into()),
    ];
    let log = server.logged();
    assert!(log.contains("a table was opened"), "nothing was logged: {log}");
    for (what, secret) in secrets {
        assert!(secret.len() > 4, "{what} is {secret:?}");
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{what} is in the log");
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
