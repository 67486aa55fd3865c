//! The disk is right: what is not kept is not told, and nothing is played on that was not kept.

use crate::house::{House, Player, awaited, bot, here, round, sync};
use serde_json::json;
use sqlx::Connection as _;

async fn database(house: &House, statement: &str) {
    let file = format!("sqlite://{}", house.database().display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.expect("the database");
    sqlx::raw_sql(statement).execute(&mut database).await.expect("it is done");
}

const STOP: &str =
    "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END";

/// An action that cannot be kept is refused, nobody hears of it, and the table stands as before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_kept_has_not_happened() {
    let mut house = House::new().await;
    let (id, clients, mut players) = round(&house, 2, json!({})).await;
    let seat = awaited(&players);
    let (revision, view) = (players[seat].revision, players[seat].state["view"].clone());
    database(&house, STOP).await;
    assert_eq!(players[seat].act(0).await["error"]["code"], "storage");
    assert_eq!((players[seat].revision, &players[seat].state["view"]), (revision, &view));
    let other = &mut players[1 - seat];
    other.socket.send(&json!({"type": "ping"})).await.expect("sent");
    loop {
        let message = other.socket.next().await.expect("a message");
        assert_ne!(message["type"], "changed", "nobody hears of it");
        assert_eq!(message["revision"], json!(revision));
        if message["type"] == "pong" {
            break;
        }
    }
    // Nor is a table opened that cannot be kept.
    let seats = json!([here("Eve"), bot("random")]);
    let table = json!({"edition": "classic", "seats": seats});
    let refused = house.client().post("/api/tables", &table).await.expect("an answer");
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (500, &json!("storage")));
    database(&house, "DROP TRIGGER full").await;
    assert_eq!(players[seat].act(0).await["type"], "ok");
    sync(&mut players).await;
    let (revision, view) = (players[seat].revision, players[seat].state["view"].clone());
    house.again().await;
    let client = clients[seat].at(house.address);
    let again = Player::sit(&client, &id, seat as u64).await;
    assert_eq!((again.revision, &again.state["view"]), (revision, &view));
    assert_eq!(house.client().post("/api/tables", &table).await.expect("it").status, 201);
}

/// If the log cannot be read either, everybody is sent away, and finds the table as it was kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_read_is_left() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 2, json!({})).await;
    let seat = awaited(&players);
    let (revision, view) = (players[seat].revision, players[seat].state["view"].clone());
    database(&house, "ALTER TABLE log RENAME TO away").await;
    players[seat]
        .send(json!({"type": "act", "revision": revision, "seat": seat, "index": 0}))
        .await;
    for player in &mut players {
        let bye = player.socket.next_of("bye").await.expect("a farewell");
        assert_eq!(bye["error"]["code"], "storage");
        assert!(player.socket.end().await.is_some());
    }
    database(&house, "ALTER TABLE away RENAME TO log").await;
    let mut again = Player::sit(&clients[seat], &id, seat as u64).await;
    assert_eq!((again.revision, &again.state["view"]), (revision, &view));
    again.play(0).await;
}
