//! Time: clocks, absence, and tables that nobody needs. The server's clock is put forward here.

use std::time::Duration;

use crate::house::{House, Player, awaited, bot, eventually, here, open, round, sync};
use serde_json::{Value, json};

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Everything anew, as it stands now.
async fn refresh(player: &mut Player) {
    player.socket.send(&json!({"type": "resync"})).await.expect("sent");
    let welcome = player.socket.next_of("welcome").await.expect("a welcome");
    player.note(&welcome);
}

fn left(player: &Player, seat: usize) -> u64 {
    player.state["clocks"][seat]["left"].as_u64().expect("a clock") / 1000
}

/// A clock for each time that one is awaited: it begins anew, and when it runs out a bot drives
/// until its player takes the wheel back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_clock_runs_out_and_begins_anew() {
    let house = House::new().await;
    let clock = json!({"clock": {"kind": "turn", "seconds": 60}});
    let (_, _, mut players) = round(&house, 2, clock).await;
    let seat = awaited(&players);
    house.time.put_forward(seconds(50));
    refresh(&mut players[seat]).await;
    assert!(players[seat].state["seats"][seat]["bot"].is_null());
    assert!((8..=10).contains(&left(&players[seat], seat)), "{}", players[seat].state["clocks"]);
    house.time.put_forward(seconds(11));
    players[seat].until(|p| p.state["seats"][seat]["bot"] == "clock").await;
    let (revision, legal) = (players[seat].revision, players[seat].state["legal"].clone());
    assert_eq!(legal, json!([]), "a bot has the wheel");
    let act = json!({"type": "act", "revision": revision, "seat": seat, "index": 0});
    let code = players[seat].ask(act).await["error"]["code"].clone();
    assert!(code == "bot-drives" || code == "stale", "{code}");
    let back = json!({"type": "bot", "seat": seat, "on": false});
    assert_eq!(players[seat].ask(back).await["type"], "ok");
    for pick in 0..40 {
        sync(&mut players).await;
        if players[seat].is_awaited() {
            break;
        }
        let other = awaited(&players);
        players[other].play(pick).await;
    }
    refresh(&mut players[seat]).await;
    assert!(left(&players[seat], seat) >= 58, "{}", players[seat].state["clocks"]);
    players[seat].play(0).await;
}

/// One time for the whole game: only the awaited player's runs, and what is gone is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_clock_is_spent_for_good() {
    let house = House::new().await;
    let clock = json!({"clock": {"kind": "game", "seconds": 600}});
    let (_, _, mut players) = round(&house, 2, clock).await;
    let seat = awaited(&players);
    house.time.put_forward(seconds(400));
    players[seat].play(0).await;
    refresh(&mut players[seat]).await;
    assert!((195..=200).contains(&left(&players[seat], seat)));
    assert!(left(&players[seat], 1 - seat) >= 595, "the other's time stood still");
    for pick in 0..40 {
        sync(&mut players).await;
        if players[seat].is_awaited() && !players[1 - seat].is_awaited() {
            break;
        }
        let other = awaited(&players);
        players[other].play(pick).await;
    }
    house.time.put_forward(seconds(201));
    players[seat].until(|p| p.state["seats"][seat]["bot"] == "clock").await;
    let back = json!({"type": "bot", "seat": seat, "on": false});
    assert_eq!(players[seat].ask(back).await["error"]["code"], "time-up");
    // Nor by asking for a bot oneself first.
    let ask = json!({"type": "bot", "seat": seat, "on": true});
    assert_eq!(players[seat].ask(ask).await["type"], "ok");
    let back = json!({"type": "bot", "seat": seat, "on": false});
    assert_eq!(players[seat].ask(back).await["error"]["code"], "time-up");
}

/// Days for slow games; while the server is down they do not pass.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn days_pass_only_while_the_server_is_up() {
    let mut house = House::new().await;
    let clock = json!({"clock": {"kind": "days", "days": 3}});
    let (id, clients, players) = round(&house, 2, clock).await;
    let seat = awaited(&players);
    house.time.put_forward(seconds(2 * DAY));
    house.close().await;
    house.time.put_forward(seconds(30 * DAY));
    house.open().await;
    let client = clients[seat].at(house.address);
    let mut player = Player::sit(&client, &id, seat as u64).await;
    assert!(player.is_awaited() && player.state["seats"][seat]["bot"].is_null());
    let had = left(&player, seat);
    assert!((DAY - 60..=DAY).contains(&had), "{had}");
    house.time.put_forward(seconds(had + 1));
    player.until(|p| p.state["seats"][seat]["bot"] == "clock").await;
}

/// A bot takes over only after the grace, only for who is awaited, and hands back on the return.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_sits_in_for_the_absent_and_hands_back() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 2, json!({"absence": 120})).await;
    let seat = awaited(&players);
    let other = 1 - seat;
    let gone = players.remove(seat);
    let mut stays = players.remove(0);
    gone.socket.close().await;
    stays.until(|p| p.seats[seat]["present"] == false).await;
    house.time.put_forward(seconds(100));
    refresh(&mut stays).await;
    assert!(stays.state["seats"][seat]["bot"].is_null(), "the grace is not over");
    house.time.put_forward(seconds(21));
    stays.until(|p| p.state["seats"][seat]["bot"] == "absent").await;
    assert!(stays.state["seats"][other]["bot"].is_null());
    let mut back = Player::sit(&clients[seat], &id, seat as u64).await;
    back.until(|p| p.state["seats"][seat]["bot"].is_null()).await;
    // At a table without absence nobody is replaced.
    let (_, _, mut players) = round(&house, 2, json!({})).await;
    let seat = awaited(&players);
    players.remove(seat).socket.close().await;
    house.time.put_forward(seconds(10 * DAY));
    let mut stays = players.remove(0);
    refresh(&mut stays).await;
    assert!(stays.state["seats"][seat]["bot"].is_null());
}

/// Who sat down and never came has the whole grace from the start of the game, however long the
/// others waited for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_grace_of_who_never_came_begins_with_the_game() {
    let house = House::new().await;
    let (mut ada, mut bob) = (house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "open"}]);
    let table = json!({"edition": "modern", "seats": seats, "absence": 120, "first": 1});
    let id = open(&mut ada, table).await;
    let path = format!("/api/tables/{id}/seats/1");
    assert_eq!(bob.post(&path, &json!({"name": "Bob"})).await.expect("an answer").status, 200);
    let mut host = Player::sit(&ada, &id, 0).await;
    house.time.put_forward(seconds(1000));
    assert_eq!(host.ask(json!({"type": "start"})).await["type"], "ok");
    host.until(|p| p.state["status"] == "playing").await;
    assert_eq!(host.state["awaited"], json!([1]));
    house.time.put_forward(seconds(100));
    refresh(&mut host).await;
    assert!(host.state["seats"][1]["bot"].is_null(), "the grace is not over");
    house.time.put_forward(seconds(21));
    host.until(|p| p.state["seats"][1]["bot"] == "absent").await;
}

async fn status(client: &mut aufachse_server::client::Client, id: &str) -> u16 {
    client.get(&format!("/api/tables/{id}")).await.expect("an answer").status
}

async fn rows(house: &House, id: &str) -> i64 {
    use sqlx::{Connection as _, Row as _};
    let file = format!("sqlite://{}", house.database().display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.expect("the database");
    let counted = "SELECT (SELECT count(*) FROM tables WHERE id = ?1)
         + (SELECT count(*) FROM log WHERE table_id = ?1)
         + (SELECT count(*) FROM codes WHERE table_id = ?1)";
    let row = sqlx::query(counted).bind(id).fetch_one(&mut database).await.expect("a number");
    row.get(0)
}

/// A table whose game never begins is removed a week after the last visit, whole, and not while
/// somebody waits at it; a restart does not give it another week.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_never_begins_is_removed() {
    let mut house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), {"kind": "open"}]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats, "listed": true})).await;
    assert_eq!(
        ada.post(&format!("/api/tables/{id}/carry"), &json!({})).await.expect("it").status,
        200
    );
    let player = Player::sit(&ada, &id, 0).await;
    house.time.put_forward(seconds(8 * DAY));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(status(&mut ada, &id).await, 200, "somebody waits");
    player.socket.close().await;
    eventually("he is gone", || async {
        let info = ada.clone().get(&format!("/api/tables/{id}")).await.expect("it").json();
        info["seats"][0]["present"] == false
    })
    .await;
    house.time.put_forward(seconds(6 * DAY));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(status(&mut ada, &id).await, 200, "less than a week");
    assert!(rows(&house, &id).await >= 2);
    house.time.put_forward(seconds(DAY + HOUR));
    eventually("it is removed", || async { status(&mut ada.clone(), &id).await == 404 }).await;
    // Whoever asks is told at once; the disk follows.
    eventually("nothing of it is left", || async { rows(&house, &id).await == 0 }).await;
    let lobby = ada.get("/api/lobby").await.expect("the lobby").json();
    assert_eq!(lobby, json!({"tables": [], "own": []}));
    // After a restart the week counts from what happened last. A game that has begun stays.
    let late = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let begun = json!([here("Ada"), bot("random")]);
    let begun = open(&mut ada, json!({"edition": "classic", "seats": begun})).await;
    house.close().await;
    house.time.put_forward(seconds(8 * DAY));
    house.open().await;
    let ada = ada.at(house.address);
    house.time.put_forward(seconds(8 * DAY));
    eventually("it is removed", || async { status(&mut ada.clone(), &late).await == 404 }).await;
    assert_eq!(status(&mut ada.clone(), &begun).await, 200);
}

async fn awake(house: &House) -> Value {
    let metrics = house.client().get("/metrics").await.expect("the counters").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("aufachse_tables "));
    json!(line.expect("a counter").parse::<u64>().expect("a number"))
}

/// A game that nobody is at leaves the memory; the lobby shows it, and it goes on where it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_at_rest_sleeps_and_wakes() {
    let house = House::with(|config| config.most_tables = 1).await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("random")]);
    let table = json!({"edition": "classic", "seats": seats});
    let id = open(&mut ada, table.clone()).await;
    let mut player = Player::sit(&ada, &id, 0).await;
    for pick in 0..6 {
        player.until(Player::is_awaited).await;
        player.play(pick).await;
    }
    player.until(Player::is_awaited).await;
    // The house is full while the table is awake.
    let full = ada.post("/api/tables", &table).await.expect("an answer");
    assert_eq!(full.json()["error"]["code"], "full");
    house.time.put_forward(seconds(120));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(awake(&house).await, 1, "somebody is there");
    let Player { socket, state, revision, .. } = player;
    socket.close().await;
    eventually("it sleeps", || async {
        house.time.put_forward(seconds(61));
        awake(&house).await == 0
    })
    .await;
    let lobby = ada.get("/api/lobby").await.expect("the lobby").json();
    assert_eq!(lobby["own"][0]["id"], json!(id));
    let mut again = Player::sit(&ada, &id, 0).await;
    assert_eq!(awake(&house).await, 1);
    assert_eq!((again.revision, &again.state["view"]), (revision, &state["view"]));
    assert_eq!(again.state["legal"], state["legal"]);
    again.play(3).await;
    again.until(Player::is_awaited).await;
}

/// Who is away and has left the wheel to a bot does not hold up the others' vote.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_holds_up_no_vote() {
    let house = House::new().await;
    let (_, _, mut players) = round(&house, 3, json!({"absence": 60})).await;
    let gone = awaited(&players);
    players.remove(gone).socket.close().await;
    players[0].until(|p| p.seats[gone]["present"] == false).await;
    house.time.put_forward(seconds(61));
    players[0].until(|p| p.state["seats"][gone]["bot"] == "absent").await;
    let seat = players[0].seat;
    let end = json!({"type": "propose", "seat": seat, "what": {"kind": "end"}});
    assert_eq!(players[0].ask(end).await["type"], "ok");
    assert_eq!(players[0].state["proposal"]["awaited"], json!([players[1].seat]));
    players[1].until(|p| p.state["proposal"].is_object()).await;
    let yes = json!({"type": "vote", "proposal": 1, "yes": true});
    assert_eq!(players[1].ask(yes).await["type"], "ok");
    players[0].until(Player::is_over).await;
}
