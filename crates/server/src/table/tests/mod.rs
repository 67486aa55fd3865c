//! Two tables that differ in secrets alone look the same to a client, byte by byte.

mod worlds;

use aufachse_rules::{Actor, Happening, Purpose, Seat, SeatSet};
use serde_json::{Value, json};

use super::{Event, Spec, Table};
use crate::client::{Client, Socket};
use crate::metrics::Metrics;
use crate::secret::Device;
use crate::storage::{Keep, Storage};
use crate::wire::NewTable;
use crate::{Config, Server};

const ADA: &str = "adaadaadaadaadaadaadaadaadaadaadaadaadaa";
const BOB: &str = "bobbobbobbobbobbobbobbobbobbobbobbobbobb";

type Rows = Vec<(u64, Vec<Event>)>;

/// A table for two in which everything is dealt, and its log.
fn dealt(edition: &str) -> (Spec, Rows) {
    let new: NewTable = serde_json::from_value(json!({
        "edition": edition,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}],
    }))
    .expect("a table");
    let mut spec = Spec::open(new, Device::of(ADA), 1_000).expect("it can be played");
    spec.seats[1].owners = vec![Device::of(BOB)];
    let mut table = Table::new(spec.clone()).expect("a table");
    let mut rows = Vec::new();
    let begun = table.begin_if_full(2_000).expect("it begins").expect("all are there");
    rows.push((begun.at, begun.events));
    while table.game().is_some_and(|game| game.turn() == 0) {
        let game = table.game().expect("a game");
        let seat = game.awaited().lowest().expect("somebody");
        let change = table.act(3_000, seat, u32::from(seat.0) * 9).expect("a place");
        rows.push((change.at, change.events));
    }
    (spec, rows)
}

/// The same log with another contract in Bob's hand, next to the first in the deck, so that later
/// draws come out the same but for these two.
fn otherwise(spec: &Spec, rows: &Rows) -> (Rows, [u8; 2]) {
    let mut table = Table::new(spec.clone()).expect("a table");
    let (mut seen, mut bobs) = (Vec::new(), Vec::new());
    for (at, events) in rows {
        table.begin(*at, events);
        for event in events {
            let step = table.fold(*at, event).expect("it folds");
            let Event::Did { by: Actor::Chance, action } = event else { continue };
            let aufachse_rules::Action::Contract(contract) = *action else { continue };
            seen.push(contract.0);
            let told = step.map(|step| step.happenings).unwrap_or_default();
            if told.iter().any(|h| matches!(h, Happening::Dealt { player: Seat(1), .. })) {
                bobs.push(contract.0);
            }
        }
        table.end();
    }
    let cards = table.rules.contracts().cards.len() as u8;
    let free = |card: &u8| !seen.contains(card);
    let pair = bobs.iter().find_map(|&had| {
        let next = (had + 1..cards).find(free)?;
        Some((had, next))
    });
    let (had, gets) = pair.expect("a card of Bob's and one that nobody has");
    let swapped = |event: &Event| match event {
        Event::Did { by: Actor::Chance, action: aufachse_rules::Action::Contract(contract) }
            if contract.0 == had =>
        {
            let action = aufachse_rules::Action::Contract(aufachse_rules::ContractId(gets));
            Event::Did { by: Actor::Chance, action }
        }
        other => other.clone(),
    };
    let rows = rows.iter().map(|(at, events)| (*at, events.iter().map(swapped).collect()));
    (rows.collect(), [had, gets])
}

/// A client at both tables.
struct Both {
    sockets: [Socket; 2],
    ids: [String; 2],
    states: [Value; 2],
}

impl Both {
    /// Sits down at both, and gives the welcomes.
    async fn sit(client: &Client, ids: &[String; 2]) -> (Both, [String; 2]) {
        let a = client.socket(&ids[0]).await.expect("a socket");
        let b = client.socket(&ids[1]).await.expect("a socket");
        let states = [Value::Null, Value::Null];
        let mut both = Both { sockets: [a, b], ids: ids.clone(), states };
        let welcomes = both.hear().await;
        (both, welcomes)
    }

    /// The next message at both tables, the ids of the tables aside.
    async fn hear(&mut self) -> [String; 2] {
        let mut texts = [String::new(), String::new()];
        for (i, socket) in self.sockets.iter_mut().enumerate() {
            let text = socket.text().await.expect("a message").expect("a text");
            let read: Value = serde_json::from_str(&text).expect("JSON");
            if read["state"].is_object() {
                self.states[i] = read;
            }
            texts[i] = text.replace(&self.ids[i], "ID");
        }
        texts
    }
}

fn device(address: std::net::SocketAddr, token: &str) -> Client {
    let mut client = Client::new(address);
    client.headers.push(("Cookie".to_owned(), format!("aufachse={token}")));
    client
}

async fn two_worlds(edition: &str) -> usize {
    let dir = tempfile::tempdir().expect("a folder");
    let (spec, rows) = dealt(edition);
    let (other_rows, pair) = otherwise(&spec, &rows);
    assert_ne!(rows, other_rows);
    let ids = ["worlda", "worldb"].map(str::to_owned);
    let file = dir.path().join("tables.sqlite");
    let storage = Storage::open(&file, Metrics::new().expect("counters")).await.expect("storage");
    for (id, rows) in ids.iter().zip([rows, other_rows]) {
        let mut spec = spec.clone();
        spec.id.clone_from(id);
        let rows = rows.into_iter().zip(1..).map(|((at, events), row)| (row, at, events));
        let (open, rows) = (Some(Box::new(spec)), rows.collect());
        storage
            .keep(Keep { open, table: id.clone(), rows, ..Keep::default() })
            .await
            .expect("kept");
    }
    drop(storage);
    let server = Server::open(Config::local(dir.path().to_owned())).await.expect("a server");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    let (mut ada, [a, b]) = Both::sit(&device(address, ADA), &ids).await;
    assert_eq!(a, b);
    let [a, b] = ada.hear().await;
    assert_eq!(a, b, "her own coming");
    let (mut eve, [a, b]) = Both::sit(&Client::new(address), &ids).await;
    assert_eq!(a, b);
    for who in [&mut ada, &mut eve] {
        let [a, b] = who.hear().await;
        assert_eq!(a, b, "a spectator's coming");
    }
    let (mut bob, [a, b]) = Both::sit(&device(address, BOB), &ids).await;
    assert_ne!(a, b, "Bob sees the difference");
    for who in [&mut ada, &mut eve, &mut bob] {
        let [a, b] = who.hear().await;
        assert_eq!(a, b, "Bob's coming");
    }
    let mut compared = 0;
    for step in 0..60 {
        let state = &ada.states[0]["state"];
        if state["status"] != "playing" || shows(&ada.states, pair) {
            break;
        }
        let adas = state["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0)));
        let (one, seat) = if adas { (&mut ada, 0) } else { (&mut bob, 1) };
        // Something that can be done in both worlds.
        let legal =
            |i: usize| one.states[i]["state"]["legal"].as_array().cloned().unwrap_or_default();
        let (first, second) = (legal(0), legal(1));
        let turn = (0..first.len()).map(|n| (n + step * 5) % first.len());
        let found = turn.filter_map(|n| {
            let at = second.iter().position(|choice| choice["do"] == first[n]["do"])?;
            Some([n, at])
        });
        let Some(index) = found.into_iter().next() else { break };
        for (i, index) in index.into_iter().enumerate() {
            let revision = one.states[i]["revision"].clone();
            let act = json!({"type": "act", "id": step, "revision": revision, "seat": seat, "index": index});
            one.sockets[i].send(&act).await.expect("sent");
        }
        for who in [&mut ada, &mut eve] {
            let [a, b] = who.hear().await;
            if shows(&who.states, pair) {
                return compared;
            }
            assert_eq!(a, b, "{edition}: step {step}");
        }
        bob.hear().await;
        let one = if seat == 0 { &mut ada } else { &mut bob };
        let [a, b] = one.hear().await;
        assert!(a.contains("\"ok\"") && a == b, "{a}");
        compared += 1;
    }
    compared
}

/// Has one of the two contracts come into the open?
fn shows(states: &[Value; 2], pair: [u8; 2]) -> bool {
    let open = |state: &Value| {
        let view = &state["state"]["view"];
        let lists = view["players"].as_array().cloned().unwrap_or_default();
        let mut cards: Vec<Value> = view["display"].as_array().cloned().unwrap_or_default();
        cards.extend(view["hand"].as_array().cloned().unwrap_or_default());
        for player in lists {
            cards.extend(player["on_road"].as_array().cloned().unwrap_or_default());
        }
        pair.iter().any(|card| cards.contains(&json!(card)))
    };
    states.iter().any(open)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worlds_that_differ_in_a_hidden_contract_send_the_same_bytes() {
    let mut compared = 0;
    for edition in ["classic", "modern", "junior"] {
        compared += two_worlds(edition).await;
    }
    assert!(compared > 12, "only {compared} steps could be compared");
}

/// A seed that was chosen is the seed that is promised; a text has always the same one.
#[test]
fn a_chosen_seed_is_the_seed_of_the_table() {
    let open = |seats: Value, seed: &str| {
        let table = json!({"edition": "classic", "seats": seats, "seed": seed});
        let new: NewTable = serde_json::from_value(table).expect("a table");
        Spec::open(new, Device::of(ADA), 1_000)
    };
    let here = json!([{"kind": "here", "name": "Ada"}, {"kind": "bot"}]);
    let rain = open(here.clone(), "rain").expect("a table");
    assert_eq!(rain.seed(), open(here.clone(), "rain").expect("a table").seed());
    assert_ne!(rain.seed(), open(here.clone(), "sun").expect("a table").seed());
    // What a game has revealed can be played again.
    let digits = aufachse_rules::seed_to_hex(rain.seed());
    assert_eq!(open(here.clone(), &digits).expect("a table").seed(), rain.seed());
    let info = Table::new(rain.clone()).expect("a table").info(None, SeatSet::EMPTY);
    assert!(info.fair.chosen);
    assert_eq!(info.fair.promise, rain.promise().promise);
    // A rematch has dice that nobody knows.
    let again = rain.again(rain.seats.clone(), 2_000);
    assert!(!again.seed_chosen && again.seed() != rain.seed());
    for kind in ["link", "open"] {
        let shared = json!([{"kind": "here", "name": "Ada"}, {"kind": kind}]);
        assert_eq!(open(shared, "rain").expect_err("others play").code, "seed-shared");
    }
    let long = "x".repeat(65);
    for odd in ["", "a\nb", long.as_str()] {
        assert_eq!(open(here.clone(), odd).expect_err("no seed").code, "bad-text", "{odd:?}");
    }
    let plain: NewTable =
        serde_json::from_value(json!({"edition": "classic", "seats": here})).expect("a table");
    let plain = Spec::open(plain, Device::of(ADA), 1_000).expect("a table");
    assert!(!Table::new(plain).expect("a table").info(None, SeatSet::EMPTY).fair.chosen);
}

/// Where the host chooses the first player and nobody places a truck yet, the capital is handed
/// out before anybody acts. The log says so all the same, once.
#[test]
fn the_capital_is_in_the_log_where_the_host_chooses_the_first_player() {
    let new: NewTable = serde_json::from_value(json!({
        "edition": "modern",
        "switches": {"first-player": "host-or-chance"},
        "first": 1,
        "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}],
    }))
    .expect("a table");
    let spec = Spec::open(new, Device::of(ADA), 1_000).expect("it can be played");
    let mut table = Table::new(spec.clone()).expect("a table");
    let begun = table.begin_if_full(2_000).expect("it begins").expect("all are there");
    let capital = |table: &Table| -> Vec<Seat> {
        let log = table.past(None);
        let happenings = log.iter().flat_map(|happened| &happened.step.happenings);
        let received = |happening: &Happening| match *happening {
            Happening::Received { player, purpose: Purpose::Capital, .. } => Some(player),
            _ => None,
        };
        let mut seats: Vec<Seat> = happenings.filter_map(received).collect();
        seats.sort();
        seats
    };
    let seat = table.game().and_then(|game| game.awaited().lowest()).expect("somebody");
    let placed = table.act(3_000, seat, 0).expect("a place");
    assert_eq!(capital(&table), [Seat(0), Seat(1)]);
    let rows = [(begun.at, begun.events), (placed.at, placed.events)];
    let again = Table::from_log(spec, &rows).expect("it folds");
    assert_eq!(again.past(None), table.past(None));
}
