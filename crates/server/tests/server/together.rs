//! What people do at a table beside moving: take back, agree, leave, talk, give orders.

use crate::house::{House, Player, bot, here, open};
use serde_json::{Value, json};

/// Ada and Bob at two devices, the game begun.
async fn pair(house: &House, more: Value) -> (String, Player, Player) {
    let (mut ada, mut bob) = (house.client(), house.client());
    let mut table = json!({"edition": "classic", "seats": [here("Ada"), {"kind": "open"}]});
    for (name, value) in more.as_object().expect("fields") {
        table[name] = value.clone();
    }
    let id = open(&mut ada, table).await;
    let path = format!("/api/tables/{id}/seats/1");
    assert_eq!(bob.post(&path, &json!({"name": "Bob"})).await.expect("an answer").status, 200);
    let mut a = Player::sit(&ada, &id, 0).await;
    let mut b = Player::sit(&bob, &id, 1).await;
    a.ask(json!({"type": "start"})).await;
    b.until(|p| p.state["status"] == "playing").await;
    (id, a, b)
}

async fn together(a: &mut Player, b: &mut Player) {
    let revision = a.revision.max(b.revision);
    a.until(|p| p.revision >= revision).await;
    b.until(|p| p.revision >= revision).await;
}

/// Plays until a player could take something back.
async fn until_undo(a: &mut Player, b: &mut Player) {
    for pick in 0..400 {
        together(a, b).await;
        if a.state["undo"] == true || b.state["undo"] == true {
            return;
        }
        let one = if a.is_awaited() { &mut *a } else { &mut *b };
        one.play(pick).await;
    }
    panic!("nothing could be taken back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn own_steps_are_taken_back_and_others_by_consent() {
    let house = House::new().await;
    let (_, mut a, mut b) = pair(&house, json!({})).await;
    until_undo(&mut a, &mut b).await;
    let (one, other) = if a.state["undo"] == true { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let actions = one.state["actions"].as_u64().expect("a number");
    let undo = json!({"type": "undo", "seat": other.seat, "revision": other.revision});
    assert_eq!(other.ask(undo).await["error"]["code"], "no-undo");
    let undo = json!({"type": "undo", "seat": one.seat, "revision": one.revision});
    assert_eq!(one.ask(undo).await["type"], "ok");
    assert_eq!(one.state["actions"], json!(actions - 1));
    // Below the floor all have to agree.
    let to =
        json!({"type": "propose", "seat": one.seat, "what": {"kind": "undo-to", "actions": 3}});
    assert_eq!(one.ask(to.clone()).await["type"], "ok");
    other.until(|p| p.state["proposal"].is_object()).await;
    let number = other.state["proposal"]["proposal"].clone();
    let vote = |yes: bool, number: &Value| json!({"type": "vote", "proposal": number, "yes": yes});
    assert_eq!(other.ask(vote(false, &number)).await["type"], "ok");
    assert!(other.state["proposal"].is_null());
    one.until(|p| p.state["proposal"].is_null()).await;
    assert_eq!(one.state["actions"], json!(actions - 1));
    assert_eq!(one.ask(to).await["type"], "ok");
    other.until(|p| p.state["proposal"].is_object()).await;
    let number = other.state["proposal"]["proposal"].clone();
    assert_eq!(other.ask(vote(true, &number)).await["type"], "ok");
    // Chance that had the word at that point has it again, and brings the same.
    let now = other.state["actions"].as_u64().expect("a number");
    assert!(now >= 3 && now < actions, "{now}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_agree_to_end_and_to_play_again() {
    let house = House::new().await;
    let (id, mut a, mut b) = pair(&house, json!({})).await;
    let end = json!({"type": "propose", "seat": 1, "what": {"kind": "end"}});
    assert_eq!(b.ask(end).await["type"], "ok");
    a.until(|p| p.state["proposal"].is_object()).await;
    assert_eq!(a.ask(json!({"type": "vote", "proposal": 1, "yes": true})).await["type"], "ok");
    assert_eq!(a.state["result"]["ending"], "called-off");
    b.until(Player::is_over).await;
    let again = json!({"type": "propose", "seat": 0, "what": {"kind": "rematch"}});
    assert_eq!(a.ask(again).await["type"], "ok");
    b.until(|p| p.state["proposal"].is_object()).await;
    let vote = b.send(json!({"type": "vote", "proposal": 2, "yes": true})).await;
    let mut rematch = Value::Null;
    while rematch.is_null() {
        let message = a.socket.next().await.expect("a message");
        rematch = message["table"]["rematch"].clone();
    }
    assert_eq!(b.socket.answer(vote).await.expect("an answer")["type"], "ok");
    assert_ne!(rematch, json!(id));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_chooses_the_bots_while_seats_are_taken() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), {"kind": "open"}, bot("lehrling")]);
    let id = open(&mut ada, json!({"edition": "modern", "seats": seats})).await;
    let mut a = Player::sit(&ada, &id, 0).await;
    let put = |seat: u64, on: bool, level: &str| json!({"type": "bot", "seat": seat, "on": on, "level": level});
    let levels = |p: &Player| {
        [&p.state["seats"][1]["level"], &p.state["seats"][2]["level"]].map(Value::clone)
    };
    // Into a free seat, at another level, and the level of a seat that is a bot's anyway.
    assert_eq!(a.ask(put(1, true, "disponent")).await["type"], "ok");
    a.until(|p| levels(p) == ["disponent", "lehrling"]).await;
    assert_eq!(a.ask(put(1, true, "chef")).await["type"], "ok");
    assert_eq!(a.ask(put(2, true, "random")).await["type"], "ok");
    a.until(|p| levels(p) == ["chef", "random"]).await;
    // Out again, but not where nobody else may sit, and nothing without a name is a level.
    assert_eq!(a.ask(put(1, false, "chef")).await["type"], "ok");
    a.until(|p| levels(p) == [json!(null), json!("random")]).await;
    assert_eq!(a.ask(put(2, false, "chef")).await["error"]["code"], "seat-taken");
    assert_eq!(a.ask(put(0, true, "chef")).await["error"]["code"], "seat-taken");
    assert_eq!(a.ask(json!({"type": "bot", "seat": 1, "on": true})).await["type"], "ok");
    a.until(|p| levels(p) == ["fahrer", "random"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_drives_for_whoever_is_away_or_leaves_and_hands_back() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("lehrling")]);
    let table = json!({"edition": "modern", "seats": seats, "absence": 3});
    let id = open(&mut ada, table).await;
    let mut a = Player::sit(&ada, &id, 0).await;
    a.until(Player::is_awaited).await;
    // At the player's own wish, and back.
    assert_eq!(a.ask(json!({"type": "bot", "seat": 0, "on": true})).await["type"], "ok");
    a.until(|p| p.state["actions"].as_u64() > Some(40)).await;
    assert_eq!(a.state["seats"][0]["bot"], "asked");
    assert_eq!(a.ask(json!({"type": "bot", "seat": 0, "on": false})).await["type"], "ok");
    a.until(Player::is_awaited).await;
    assert!(a.state["seats"][0]["bot"].is_null());
    // A connection is lost: after a while a bot takes over, and hands back on the return.
    // Somebody looks on: a table of bots alone rests.
    let actions = a.state["actions"].as_u64();
    let mut eve = Player::sit(&house.client(), &id, 9).await;
    a.socket.close().await;
    eve.until(|p| p.state["seats"][0]["bot"] == "absent" && p.state["actions"].as_u64() > actions)
        .await;
    let mut a = Player::sit(&ada, &id, 0).await;
    assert!(a.state["actions"].as_u64() > actions);
    a.until(|p| p.is_awaited() && p.state["seats"][0]["bot"].is_null()).await;
    // Who leaves for good has lost the seat, and the bot drives on.
    let gone = ada.request("DELETE", &format!("/api/tables/{id}/seats/0"), None).await;
    assert_eq!(gone.expect("an answer").json()["seats"][0]["bot"], "left");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_runs_out_gives_the_wheel_to_a_bot() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("random")]);
    let clock = json!({"kind": "turn", "seconds": 5});
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats, "clock": clock})).await;
    let mut a = Player::sit(&ada, &id, 0).await;
    a.until(Player::is_awaited).await;
    assert!(a.state["clocks"][0]["left"].as_u64() <= Some(5_000));
    assert_eq!(a.state["clocks"][0]["running"], true);
    a.until(|p| p.state["seats"][0]["bot"] == "clock").await;
    assert_eq!(a.ask(json!({"type": "bot", "seat": 0, "on": false})).await["type"], "ok");
    a.until(|p| p.is_awaited() && p.state["seats"][0]["bot"].is_null()).await;
}

/// Hands stay hidden at a shared screen until somebody looks, and only his is shown then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_screen_shows_one_hand_at_a_time() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), here("Bob")]);
    let id = open(&mut ada, json!({"edition": "junior", "seats": seats, "open_cash": false})).await;
    let mut screen = Player::sit(&ada, &id, 0).await;
    assert!(screen.state["looking"].is_null() && screen.state["legal"] == json!([]));
    for seat in [0, 1] {
        screen.socket.send(&json!({"type": "look", "seat": seat})).await.expect("sent");
        let welcome = screen.socket.next_of("welcome").await.expect("a welcome");
        assert_eq!(welcome["state"]["view"]["viewer"], json!({"seat": seat}));
        // At this table the cash of others is hidden.
        let cash = |i: usize| welcome["state"]["view"]["players"][i]["cash"].clone();
        assert!(cash(seat).is_number() && cash(1 - seat).is_null());
    }
    screen.socket.send(&json!({"type": "look", "seat": null})).await.expect("sent");
    let welcome = screen.socket.next_of("welcome").await.expect("a welcome");
    assert_eq!(welcome["state"]["view"]["viewer"], "spectator");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_is_heard_limited_and_muted() {
    let house = House::new().await;
    let (_, mut a, mut b) = pair(&house, json!({})).await;
    let chat = |n: u32| json!({"type": "chat", "seat": 1, "text": format!("line {n}")});
    assert_eq!(b.ask(chat(0)).await["type"], "ok");
    assert_eq!(a.socket.next_of("chat").await.expect("it")["line"]["text"], "line 0");
    assert_eq!(a.ask(json!({"type": "mute", "seat": 1, "on": true})).await["type"], "ok");
    let mut limited = false;
    for n in 1..9 {
        limited |= b.ask(chat(n)).await["error"]["code"] == "too-many";
    }
    assert!(limited);
    a.socket.send(&json!({"type": "ping"})).await.expect("sent");
    loop {
        let message = a.socket.next().await.expect("a message");
        assert_ne!(message["type"], "chat");
        if message["type"] == "pong" {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_carried_to_another_device_once() {
    let house = House::new().await;
    let mut ada = house.client();
    let seats = json!([here("Ada"), bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": seats})).await;
    let path = format!("/api/tables/{id}/carry");
    let code = ada.post(&path, &json!({})).await.expect("an answer").json()["code"].clone();
    let (mut phone, mut thief) = (house.client(), house.client());
    assert_eq!(thief.post(&path, &json!({})).await.expect("an answer").status, 403);
    let carried = phone.post("/api/carry", &json!({"code": code})).await.expect("an answer").json();
    assert_eq!(carried, json!({"table": id, "seats": [0]}));
    let again = thief.post("/api/carry", &json!({"code": code})).await.expect("an answer").json();
    assert_eq!(again["error"]["code"], "no-code");
    let on_phone = Player::sit(&phone, &id, 0).await;
    assert_eq!(on_phone.state["looking"], 0);
}

/// An order passes for its owner; nobody else learns that there is one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_passes_and_stays_secret() {
    let house = House::new().await;
    let (_, mut a, mut b) = pair(&house, json!({"edition": "modern"})).await;
    let mut auctions = 0;
    for pick in 0..4_000 {
        together(&mut a, &mut b).await;
        if a.is_over() || auctions > 2 {
            break;
        }
        let auctioneer = if a.is_awaited() { &mut a } else { &mut b };
        let legal = auctioneer.state["legal"].as_array().cloned().unwrap_or_default();
        let opens = legal.iter().position(|choice| choice["do"]["auction"].is_number());
        let Some(index) = opens else {
            let first = legal.iter().position(|c| c["do"]["load"].is_number() || c["do"] == "roll");
            let drive = legal.iter().position(|c| c["brings"]["auction"] == true);
            auctioneer.play(drive.or(first).unwrap_or(pick)).await;
            continue;
        };
        let seat = auctioneer.seat;
        let (one, other) = if seat == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
        let order = json!({"kind": "pass-this-turn"});
        let order = json!({"type": "order", "seat": other.seat, "order": order});
        let told = other.ask(order).await;
        assert_eq!(told["type"], "ok", "{told}");
        one.socket.send(&json!({"type": "ping"})).await.expect("sent");
        assert_eq!(one.socket.next().await.expect("a message")["type"], "pong");
        let answer = one.act(index).await;
        assert_eq!(answer["type"], "ok", "{answer}");
        // The other's seat has passed, if it was asked at all.
        let seat = other.seat;
        let waits = move |p: &Player| {
            p.state["view"]["pending"]["decision"] == "auction"
                && p.state["awaited"].as_array().is_some_and(|s| s.contains(&json!(seat)))
        };
        one.until(|p| !waits(p)).await;
        other.until(|p| !waits(p)).await;
        auctions += 1;
    }
    assert!(auctions > 2, "{auctions}");
}
