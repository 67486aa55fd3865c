//! Standing orders for auctions: what they do, and that nobody else learns of them.

use crate::house::{House, Player, awaited, round, sync};
use serde_json::{Value, json};

/// A table of three at which somebody may put up a contract.
struct Sale {
    players: Vec<Player>,
    chooser: usize,
    /// The place of the choice in the chooser's list.
    index: usize,
    contract: Value,
    /// What each contract costs at the fourth level.
    costs: Vec<i64>,
    /// How often it was tried.
    pick: usize,
}

impl Sale {
    async fn new(house: &House) -> Sale {
        let (_, _, players) = round(house, 3, json!({"edition": "modern"})).await;
        let rulebook = house.client().get("/api/editions/modern").await.expect("it").json();
        let contracts = rulebook["contracts"].as_array().cloned().expect("contracts");
        let costs = contracts.iter().map(|c| c["bids"][3].as_i64().expect("a cost")).collect();
        Sale { players, chooser: 0, index: 0, contract: Value::Null, costs, pick: 0 }
    }

    /// Plays until somebody may put up a contract, for which the others have the money to bid.
    async fn find(&mut self) {
        for _ in 0..6_000 {
            self.pick += 1;
            sync(&mut self.players).await;
            self.chooser = awaited(&self.players);
            let one = &mut self.players[self.chooser];
            let view = &one.state["view"];
            let cash = view["players"].as_array().into_iter().flatten();
            let cash = cash.filter_map(|p| p["cash"].as_i64()).min().unwrap_or(0);
            let put_up = |action: &Value| {
                let contract = &view["display"][action["auction"].as_u64()? as usize];
                let cost = *self.costs.get(contract.as_u64()? as usize)?;
                (cost <= cash).then(|| contract.clone())
            };
            if let Some(index) = one.choice(|action| put_up(action).is_some()) {
                self.contract = put_up(&one.state["legal"][index]["do"]).expect("a contract");
                self.index = index;
                return;
            }
            let legal = one.state["legal"].as_array().cloned().unwrap_or_default();
            let first = one.choice(|a| a["load"].is_number() || a == "roll");
            let drive = legal.iter().position(|choice| choice["brings"]["auction"] == true);
            // Nobody spends anything meanwhile, so that the money lasts.
            let costs =
                |a: &Value| ["buy", "bid", "auction"].iter().any(|key| a.get(key).is_some());
            let free: Vec<usize> = (0..legal.len())
                .filter(|&i| !costs(&legal[i]["do"]) && legal[i]["do"] != "buy-now")
                .collect();
            let other = free.get(self.pick % free.len().max(1)).copied();
            one.play(drive.or(first).or(other).unwrap_or(self.pick)).await;
        }
        panic!("no auction");
    }

    /// The seats after the chooser's, clockwise: the first and the second to bid.
    fn others(&self) -> [usize; 2] {
        [(self.chooser + 1) % 3, (self.chooser + 2) % 3]
    }

    async fn order(&mut self, seat: usize, order: Value) {
        let message = json!({"type": "order", "seat": seat, "order": order});
        let answer = self.players[seat].ask(message).await;
        assert_eq!(answer["type"], "ok", "{answer}");
        assert_eq!(self.players[seat].state["order"], order);
    }

    async fn open(&mut self) {
        self.players.iter_mut().for_each(|player| player.steps.clear());
        let answer = self.players[self.chooser].act(self.index).await;
        assert_eq!(answer["type"], "ok", "{answer}");
    }

    /// Waits until the auction waits for a seat, which then does something by hand.
    async fn by_hand(&mut self, seat: usize, action: Value) {
        sync(&mut self.players).await;
        self.players[seat].until(Player::is_awaited).await;
        let index = self.players[seat].choice(|a| *a == action);
        let index = index.unwrap_or_else(|| panic!("{action}: {}", self.players[seat].state));
        assert_eq!(self.players[seat].act(index).await["type"], "ok");
    }

    /// What a seat has bid since the auction began: levels, and 0 for a pass.
    fn bids_of(&self, seat: usize) -> Vec<u64> {
        let told = self.players[self.chooser]
            .steps
            .iter()
            .flat_map(|step| step["happenings"].as_array().cloned().unwrap_or_default());
        told.filter(|h| h["player"] == json!(seat))
            .filter_map(|h| match h["what"].as_str()? {
                "bid" => h["level"].as_u64(),
                "passed" => Some(0),
                _ => None,
            })
            .collect()
    }

    /// The seat is asked, and its order leaves it to the player.
    async fn is_asked(&mut self, seat: usize) {
        sync(&mut self.players).await;
        self.players[seat].until(Player::is_awaited).await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        self.players[seat].hears_nothing().await;
        assert!(self.players[seat].is_awaited());
    }

    async fn until_sold(&mut self) {
        sync(&mut self.players).await;
        let sold = |p: &Player| p.state["view"]["pending"]["decision"] != "auction";
        for player in &mut self.players {
            player.until(sold).await;
        }
    }
}

fn up_to(contract: &Value, level: u8, then: &str) -> Value {
    json!({"kind": "up-to", "contract": contract, "level": level, "then": then})
}

/// Bids as little as it can each time, up to the level, and passes beyond it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn up_to_a_level_and_then_pass() {
    let house = House::new().await;
    let mut sale = Sale::new(&house).await;
    sale.find().await;
    let [owner, third] = sale.others();
    sale.order(owner, up_to(&sale.contract.clone(), 3, "pass")).await;
    sale.open().await;
    sale.by_hand(third, json!({"bid": 2})).await;
    sale.by_hand(sale.chooser, json!("pass")).await;
    sale.by_hand(third, json!({"bid": 4})).await;
    sale.until_sold().await;
    assert_eq!(sale.bids_of(owner), [1, 3, 0]);
    assert!(sale.players[owner].state["order"].is_null(), "the contract is gone, and the order");
}

/// Beyond the level the player is asked himself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn up_to_a_level_and_then_ask() {
    let house = House::new().await;
    let mut sale = Sale::new(&house).await;
    sale.find().await;
    let [owner, third] = sale.others();
    sale.order(owner, up_to(&sale.contract.clone(), 1, "ask")).await;
    sale.open().await;
    sale.by_hand(third, json!({"bid": 2})).await;
    sale.by_hand(sale.chooser, json!("pass")).await;
    sale.is_asked(owner).await;
    sale.by_hand(owner, json!("pass")).await;
    sale.until_sold().await;
    assert_eq!(sale.bids_of(owner), [1, 0]);
}

/// An order for one contract does nothing when another is sold, and one can be taken back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_is_for_its_contract_and_can_be_taken_back() {
    let house = House::new().await;
    let mut sale = Sale::new(&house).await;
    sale.find().await;
    let [owner, third] = sale.others();
    let display = sale.players[0].state["view"]["display"].as_array().cloned().expect("a display");
    let other = display.into_iter().find(|c| c.is_number() && *c != sale.contract);
    sale.order(owner, up_to(&other.expect("another contract"), 5, "pass")).await;
    sale.open().await;
    sale.is_asked(owner).await;
    sale.order(owner, up_to(&sale.contract.clone(), 5, "ask")).await;
    sale.players[third].until(Player::is_awaited).await;
    sale.order(owner, Value::Null).await;
    sale.by_hand(third, json!({"bid": 2})).await;
    sale.by_hand(sale.chooser, json!("pass")).await;
    sale.is_asked(owner).await;
    assert_eq!(sale.bids_of(owner), [1]);
}

/// Passes for who has not bid; who has and is topped is asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pass_unless_outbid() {
    let house = House::new().await;
    let mut sale = Sale::new(&house).await;
    sale.find().await;
    let [owner, third] = sale.others();
    sale.order(third, json!({"kind": "pass-unless-outbid"})).await;
    sale.open().await;
    sale.by_hand(owner, json!({"bid": 1})).await;
    sale.order(owner, json!({"kind": "pass-unless-outbid"})).await;
    sale.by_hand(sale.chooser, json!({"bid": 1})).await;
    assert_eq!(sale.bids_of(third), [0], "he had not bid");
    sale.is_asked(owner).await;
    sale.by_hand(owner, json!("pass")).await;
    sale.until_sold().await;
    assert_eq!(sale.bids_of(owner), [1, 0]);
}

/// Passes whatever comes until the turn is over, and then is void.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pass_this_turn() {
    let house = House::new().await;
    let mut sale = Sale::new(&house).await;
    sale.find().await;
    let [owner, third] = sale.others();
    sale.order(owner, json!({"kind": "pass-this-turn"})).await;
    sale.open().await;
    sale.by_hand(third, json!("pass")).await;
    sale.until_sold().await;
    assert_eq!(sale.bids_of(owner), [0]);
    let turn = sale.players[owner].state["view"]["turn"].clone();
    for pick in 0..200 {
        sync(&mut sale.players).await;
        if sale.players[owner].state["view"]["turn"] != turn {
            break;
        }
        let seat = awaited(&sale.players);
        sale.players[seat].play(pick).await;
    }
    assert!(sale.players[owner].state["order"].is_null());
}

/// Whatever one orders, nobody else is sent anything, and a newcomer is told nothing of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_their_owners_secret() {
    let house = House::new().await;
    let (id, clients, mut players) = round(&house, 3, json!({"edition": "modern"})).await;
    let mut spectator = Player::sit(&house.client(), &id, 9).await;
    for pick in 0..60 {
        sync(&mut players).await;
        if players[0].state["view"]["turn"].as_u64() > Some(0) {
            break;
        }
        let seat = awaited(&players);
        players[seat].play(pick).await;
    }
    sync(&mut players).await;
    let revision = players[0].revision;
    spectator.until(|p| p.revision >= revision).await;
    // What everybody but Bob sees, before and after.
    let mut seen = Vec::new();
    let display = players[1].state["view"]["display"].clone();
    let contract = display.as_array().into_iter().flatten().find(|c| c.is_number()).cloned();
    let contract = contract.expect("a contract");
    let orders = [
        Value::Null,
        up_to(&contract, 4, "ask"),
        json!({"kind": "pass-unless-outbid"}),
        json!({"kind": "pass-this-turn"}),
    ];
    for order in orders {
        // Talk is heard by all; after it there is nothing that they do not know.
        for player in [&mut players[0], &mut spectator] {
            player.socket.send(&json!({"type": "ping"})).await.expect("sent");
            player.socket.next_of("pong").await.expect("it");
        }
        let asked = players[1].ask(json!({"type": "order", "seat": 1, "order": order})).await;
        assert_eq!(asked["type"], "ok", "{asked}");
        assert_eq!(asked["revision"], json!(revision), "an order leaves the revision");
        players[0].hears_nothing().await;
        spectator.hears_nothing().await;
        let mut texts = Vec::new();
        for client in [&clients[0], &clients[2]] {
            let mut socket = client.socket(&id).await.expect("a socket");
            texts.push(socket.text().await.expect("a welcome").expect("a text"));
            socket.close().await;
        }
        seen.push(texts);
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "a welcome tells of an order");
    // An order that makes no sense is refused to its owner alone.
    for order in
        [up_to(&json!(250), 3, "pass"), up_to(&contract, 0, "pass"), up_to(&contract, 6, "ask")]
    {
        let asked = players[1].ask(json!({"type": "order", "seat": 1, "order": order})).await;
        assert_eq!(asked["error"]["code"], "bad-order", "{order}");
    }
}
