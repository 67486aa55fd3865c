//! What all have to agree to.

use std::time::Duration;

use crate::house::{House, Player, awaited, bot, here, open, round, sync};
use serde_json::{Value, json};

fn propose(seat: u64, what: &Value) -> Value {
    json!({"type": "propose", "seat": seat, "what": what})
}

/// The proposal that is on the table, as a player sees it.
async fn number(player: &mut Player) -> Value {
    player.until(|p| p.state["proposal"].is_object()).await;
    player.state["proposal"]["proposal"].clone()
}

async fn vote(player: &mut Player, yes: bool) -> Value {
    let proposal = number(player).await;
    player.ask(json!({"type": "vote", "proposal": proposal, "yes": yes})).await
}

/// One no keeps a player in. All others' yes puts a bot into the seat: the player may not act, sees
/// nothing of the hand any more, and does not get back in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_is_voted_out_and_a_bot_drives_on() {
    let house = House::new().await;
    let (id, mut clients, mut players) = round(&house, 3, json!({})).await;
    let kick = json!({"kind": "kick", "seat": 2});
    let [ada, bob, eve] = &mut players[..] else { panic!("three") };
    assert_eq!(
        ada.ask(propose(0, &json!({"kind": "kick", "seat": 0}))).await["error"]["code"],
        "bad-proposal"
    );
    assert_eq!(ada.ask(propose(0, &kick)).await["type"], "ok");
    assert_eq!(ada.state["proposal"]["awaited"], json!([1]), "who is meant has no vote");
    assert_eq!(vote(eve, false).await["error"]["code"], "not-your-seat");
    assert_eq!(bob.ask(propose(1, &json!({"kind": "end"}))).await["error"]["code"], "proposed");
    assert_eq!(vote(bob, false).await["type"], "ok");
    eve.until(|p| p.state["proposal"].is_null()).await;
    assert!(eve.state["seats"][2]["bot"].is_null());
    // Once more, and now all others are of one mind.
    ada.until(|p| p.state["proposal"].is_null()).await;
    assert_eq!(ada.ask(propose(0, &kick)).await["type"], "ok");
    let seen = eve.revision;
    assert_eq!(vote(bob, true).await["type"], "ok");
    assert_eq!(bob.state["seats"][2]["bot"], "left");
    eve.until(|p| p.revision > seen && p.state["looking"].is_null()).await;
    assert_eq!(eve.state["view"]["viewer"], "spectator");
    assert_eq!(eve.state["view"]["hand"], json!([]));
    assert_eq!(eve.state["legal"], json!([]));
    assert_eq!(eve.act(0).await["error"]["code"], "not-your-seat");
    assert_eq!(
        eve.ask(json!({"type": "chat", "seat": 2, "text": "why?"})).await["error"]["code"],
        "not-your-seat"
    );
    assert_eq!(
        eve.ask(json!({"type": "bot", "seat": 2, "on": false})).await["error"]["code"],
        "not-your-seat"
    );
    eve.socket.send(&json!({"type": "look", "seat": 2})).await.expect("sent");
    assert_eq!(eve.socket.next_of("error").await.expect("it")["error"]["code"], "not-your-seat");
    let back = Player::sit(&clients[2], &id, 2).await;
    assert_eq!(back.state["view"]["viewer"], "spectator");
    let path = format!("/api/tables/{id}/seats/2");
    let again = clients[2].post(&path, &json!({"name": "Eve"})).await;
    assert_eq!(again.expect("an answer").json()["error"]["code"], "begun");
    // The bot drives: the seat acts, though nobody of flesh does for it.
    let drives = |p: &Player| p.steps.iter().any(|step| step["by"] == json!({"seat": 2}));
    for pick in 0..60 {
        sync(&mut players[..2]).await;
        if drives(&players[0]) {
            break;
        }
        let waits = |p: &Player| p.state["awaited"] != json!([2]);
        players[0].until(waits).await;
        sync(&mut players[..2]).await;
        if players[0].is_awaited() || players[1].is_awaited() {
            let seat = awaited(&players[..2]);
            players[seat].play(pick).await;
        }
    }
    assert!(drives(&players[0]));
}

/// Two people do not vote each other out: each would be all others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_neither_is_voted_out() {
    let house = House::new().await;
    let (_, _, mut players) = round(&house, 2, json!({})).await;
    let kick = propose(0, &json!({"kind": "kick", "seat": 1}));
    assert_eq!(players[0].ask(kick).await["error"]["code"], "bad-proposal");
}

/// The end takes everybody; one no is enough to play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_agree_to_end() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 3, json!({})).await;
    let end = json!({"kind": "end"});
    assert_eq!(players[1].ask(propose(1, &end)).await["type"], "ok");
    assert_eq!(vote(&mut players[0], true).await["type"], "ok");
    assert_eq!(players[0].state["status"], "playing");
    assert_eq!(vote(&mut players[2], false).await["type"], "ok");
    for player in &mut players {
        player.until(|p| p.state["proposal"].is_null()).await;
        assert_eq!(player.state["status"], "playing");
    }
    assert_eq!(players[1].ask(propose(1, &end)).await["type"], "ok");
    for seat in [0, 2] {
        assert_eq!(vote(&mut players[seat], true).await["type"], "ok");
    }
    for player in &mut players {
        player.until(Player::is_over).await;
        assert_eq!(player.state["result"]["ending"], "called-off");
    }
    let record = clients[0].clone().get(&format!("/api/records/{id}")).await.expect("it");
    assert!(aufachse_rules::Record::from_text(&record.body).is_ok());
}

/// A proposal waits for nobody who has left: with the others' yes it is carried.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_holds_up_no_vote() {
    let house = House::new().await;
    let (id, mut clients, mut players) = round(&house, 3, json!({})).await;
    assert_eq!(players[0].ask(propose(0, &json!({"kind": "end"}))).await["type"], "ok");
    assert_eq!(vote(&mut players[1], true).await["type"], "ok");
    let left = clients[2].request("DELETE", &format!("/api/tables/{id}/seats/2"), None).await;
    assert_eq!(left.expect("an answer").status, 200);
    players[0].until(Player::is_over).await;
    assert_eq!(players[0].state["result"]["ending"], "called-off");
}

/// Who has made a proposal and leaves takes it along; so does who was to be voted out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proposal_goes_with_whom_it_needs() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 4, json!({})).await;
    assert_eq!(players[3].ask(propose(3, &json!({"kind": "end"}))).await["type"], "ok");
    number(&mut players[0]).await;
    let leave = |seat: usize| {
        let (mut client, path) = (clients[seat].clone(), format!("/api/tables/{id}/seats/{seat}"));
        async move { client.request("DELETE", &path, None).await.expect("an answer").status }
    };
    assert_eq!(leave(3).await, 200);
    players[0].until(|p| p.state["proposal"].is_null()).await;
    assert_eq!(players[0].state["status"], "playing");
    let kick = json!({"kind": "kick", "seat": 2});
    assert_eq!(players[0].ask(propose(0, &kick)).await["type"], "ok");
    assert_eq!(leave(2).await, 200);
    players[0].until(|p| p.state["proposal"].is_null()).await;
    assert_eq!(players[0].state["seats"][2]["bot"], "left");
}

/// A rematch has the same people in the same seats with the same colours, and begins at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_the_same_seats() {
    let house = House::new().await;
    let (mut ada, mut bob) = (house.client(), house.client());
    let seats = json!([here("Ada"), {"kind": "link", "colour": "grey"}, bot("lehrling")]);
    let table = json!({"edition": "classic", "seats": seats, "open_cash": false, "turn_limit": 30,
        "clock": {"kind": "turn", "seconds": 90}});
    let id = open(&mut ada, table).await;
    let info = ada.get(&format!("/api/tables/{id}")).await.expect("it").json();
    let take = json!({"name": "Bob", "key": info["invites"][0]["key"]});
    let path = format!("/api/tables/{id}/seats/1");
    assert_eq!(bob.post(&path, &take).await.expect("an answer").status, 200);
    let mut a = Player::sit(&ada, &id, 0).await;
    let mut b = Player::sit(&bob, &id, 1).await;
    assert_eq!(a.ask(json!({"type": "start"})).await["type"], "ok");
    let again = json!({"kind": "rematch"});
    assert_eq!(a.ask(propose(0, &again)).await["error"]["code"], "not-over");
    assert_eq!(a.ask(propose(0, &json!({"kind": "end"}))).await["type"], "ok");
    assert_eq!(vote(&mut b, true).await["type"], "ok");
    a.until(Player::is_over).await;
    assert_eq!(b.ask(propose(1, &again)).await["type"], "ok");
    let voted = number(&mut a).await;
    a.send(json!({"type": "vote", "proposal": voted, "yes": true})).await;
    let mut next = Value::Null;
    while next.is_null() {
        next = b.socket.next().await.expect("a message")["table"]["rematch"].clone();
    }
    let next = next.as_str().expect("an id").to_owned();
    assert_ne!(next, id);
    for (client, seat) in [(&mut ada, 0), (&mut bob, 1)] {
        let was = client.get(&format!("/api/tables/{id}")).await.expect("it").json();
        let now = client.get(&format!("/api/tables/{next}")).await.expect("it").json();
        assert_eq!(now["own"], json!([seat]));
        assert_eq!(now["status"], "playing");
        for field in ["edition", "switches", "clock", "open_cash", "turn_limit", "host"] {
            assert_eq!(now[field], was[field], "{field}");
        }
        for n in 0..3 {
            for field in ["name", "colour", "level", "kind"] {
                assert_eq!(now["seats"][n][field], was["seats"][n][field], "{field} of {n}");
            }
        }
        assert_ne!(now["fair"]["promise"], was["fair"]["promise"], "other dice");
    }
    let b = Player::sit(&bob, &next, 1).await;
    assert_eq!(b.state["looking"], 1);
}

/// While people consider whether to go back, no bot plays on over their heads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_while_an_undo_is_considered() {
    let house = House::with(|config| config.bot_pace = Duration::from_millis(20)).await;
    let (_, _, mut players) = round(&house, 2, json!({})).await;
    for seat in [0, 1] {
        let bot = json!({"type": "bot", "seat": seat, "on": true});
        assert_eq!(players[seat].ask(bot).await["type"], "ok");
    }
    players[0].until(|p| p.state["actions"].as_u64() > Some(30)).await;
    let back = propose(0, &json!({"kind": "undo-to", "actions": 12}));
    assert_eq!(players[0].ask(back).await["type"], "ok");
    let actions = players[0].state["actions"].clone();
    tokio::time::sleep(Duration::from_millis(300)).await;
    players[0].hears_nothing().await;
    number(&mut players[1]).await;
    assert_eq!(players[1].state["actions"], actions);
    assert_eq!(vote(&mut players[1], true).await["type"], "ok");
    assert!(players[1].state["actions"].as_u64() < actions.as_u64(), "it went back");
    // And on they drive.
    players[0].until(|p| p.state["actions"].as_u64() > actions.as_u64()).await;
}
