//! Databases of older servers: each is kept as SQL, and today's server finds everything in it.

use crate::house::{House, Player};
use aufachse_server::Config;
use aufachse_server::client::Client;
use serde_json::json;

/// The tokens that two devices had then.
const ADA: &str = "adaadaadaadaadaadaadaadaadaadaadaadaadaa";
const BOB: &str = "bobbobbobbobbobbobbobbobbobbobbobbobbobb";

/// A device that still has its token.
fn device(house: &House, token: &str) -> Client {
    house.client().known(Some(format!("aufachse={token}")))
}

/// The waiting table is older than a table may wait by now.
fn patient(config: &mut Config) {
    config.waits = std::time::Duration::from_secs(1_000 * 365 * 86_400);
}

/// Before codes were kept: a table that waits, a game under way and a finished one, whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_schema() {
    let mut house = House::with_old(include_str!("0001.sql"), patient).await;
    for _ in 0..2 {
        let [mut ada, mut bob] = [ADA, BOB].map(|token| device(&house, token));
        // The table that waits.
        let table = ada.get("/api/tables/waitingwaitingwa").await.expect("it").json();
        assert_eq!((&table["status"], &table["host"]), (&json!("waiting"), &json!(true)));
        assert_eq!((&table["own"], &table["absence"]), (&json!([0]), &json!(60)));
        assert_eq!((&table["edition"], &table["open_cash"]), (&json!("modern"), &json!(false)));
        assert_eq!(table["seats"][2]["name"], "Bob");
        assert_eq!(table["fair"]["given"], json!([2]));
        assert_eq!(table["invites"][0]["seat"], 1);
        // The finished game.
        let records = bob.get("/api/records").await.expect("the records").json();
        assert_eq!(records[0]["id"], "finishedfinished");
        assert_eq!(records[0]["seats"], json!(["Ada", "Fahrer"]));
        assert_eq!(records[0]["bots"], json!([]), "nobody had said");
        let record = ada.get("/api/records/finishedfinished").await.expect("it");
        assert!(record.status == 200 && record.body.lines().count() > 2, "{}", record.body);
        // The game under way: seats, trucks, hands, clocks, talk, the order, the proposal.
        let a = Player::sit(&ada, "playingplayingpl", 0).await;
        let b = Player::sit(&bob, "playingplayingpl", 1).await;
        assert_eq!((a.revision, &a.state["actions"]), (10, &json!(21)));
        let view = &a.state["view"];
        assert_eq!(view["players"][0]["truck"], 38);
        assert_eq!(view["players"][1]["truck"], 1);
        assert_eq!(view["hand"], json!([14, 15, 21, 49]));
        assert_eq!(a.state["proposal"]["what"], json!({"kind": "end"}));
        assert_eq!(b.state["order"], json!({"kind": "pass-this-turn"}));
        assert!(a.state["clocks"][0]["left"].as_u64().is_some_and(|left| left > 500_000));
        let info = bob.get("/api/tables/playingplayingpl").await.expect("it").json();
        assert_eq!((&info["own"], &info["fair"]["words"]), (&json!([1]), &json!(["", "lynx"])));
        // Once more, from the database as it is now.
        house.again().await;
    }
    // What is new works at what is old, and the old game goes on.
    let [mut ada, bob] = [ADA, BOB].map(|token| device(&house, token));
    let code = ada.post("/api/tables/playingplayingpl/carry", &json!({})).await.expect("it").json();
    let carried = house.client().post("/api/carry", &code).await.expect("it").json();
    assert_eq!(carried["seats"], json!([0]));
    let mut b = Player::sit(&bob, "playingplayingpl", 1).await;
    let no = json!({"type": "vote", "proposal": 1, "yes": false});
    assert_eq!(b.ask(no).await["type"], "ok");
    let mut a = Player::sit(&ada, "playingplayingpl", 0).await;
    let one = if a.is_awaited() { &mut a } else { &mut b };
    one.play(0).await;
    assert!(one.revision > 10);
}
