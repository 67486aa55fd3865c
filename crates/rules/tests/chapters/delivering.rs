//! Delivering: what a stop in the destination brings, and the order of a stop.

use crate::common::seats;
use crate::common::*;

use aufachse_rules::{Action, Decision, Happening, Pending, Purpose, RefusalCode};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];
/// The editions in which a stop in the destination delivers by itself.
const BY_ITSELF: [&str; 4] = ["classic", "modern", "modern-ja", "junior"];

/// In the destination of a started contract the rest of the move may be forfeited: the goods go
/// back to the stock, the bank pays the revenue, and the card leaves the game.
/// Shows: classic.deliver, modern.deliver
#[test]
fn in_the_destination_the_goods_are_unloaded_and_the_revenue_is_paid() {
    for edition in ALL {
        let scene = scene(edition, &[BEFORE_MUENCHEN, "Wien"]);
        let mut table =
            scene.clone().road(0, &["Hannover-München"]).hand(0, &["Berlin-Triest"]).set();
        let before = table.view(0);
        assert_eq!((before.stock, table.cash(0)), (45, 5000), "{edition}");
        table.rolls_all(0, 4).drives_to(0, "München");
        if !BY_ITSELF.contains(&edition) {
            table.delivers(0, "Hannover-München");
        }
        assert!(table.told(|h| matches!(h, Happening::Delivered { .. })), "{edition}");
        let paid = |h: &Happening| {
            matches!(h, Happening::Received { amount: 2400, purpose: Purpose::Revenue, .. })
        };
        assert!(table.told(paid), "{edition}");
        let after = table.view(0);
        assert_eq!((after.stock, table.cash(0)), (48, 7400), "{edition}");
        assert_eq!((table.player(0).load, table.on_road(0).len()), (0, 0), "{edition}");
        assert_eq!((after.pile, after.boxed), (before.pile, before.boxed), "{edition}: it is gone");

        let mut table = scene.hand(0, &["Hannover-München"]).set();
        table.rolls_all(0, 4);
        if edition == "classic-cz" {
            assert!(!table.can_drive(0, "München"), "nothing can be delivered, no early stop");
        } else {
            table.drives_to(0, "München");
            let contract = table.contract("Hannover-München");
            table.refuses(0, Action::Deliver(contract));
            assert_eq!(table.cash(0), 5000, "{edition}: not started, nothing is paid");
        }
    }
}

/// Only a started contract can be delivered, and only in its destination.
/// Shows: classic.deliver, modern.deliver
#[test]
fn a_contract_is_delivered_only_when_started_and_only_in_its_destination() {
    for edition in ALL {
        let modern = ["modern", "modern-ja", "junior"].contains(&edition);
        let clause = if modern { "modern.deliver" } else { "classic.deliver" };
        let scene = scene(edition, &[BEFORE_MUENCHEN, "Wien"]);
        let mut table =
            scene.clone().road(0, &["Hannover-München"]).hand(0, &["Frankfurt-Flensburg"]).set();
        table.rolls_all(0, 2).drives_to(0, "Würzburg-Nürnberg:1");
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}: not here");

        let mut table = scene.clone().road(0, &["Hannover-München"]).set();
        let deliver = Action::Deliver(table.contract("Hannover-München"));
        table.refuses_by(0, deliver, RefusalCode::NotInDestination, clause);

        let mut table = scene.hand(0, &["Hannover-München"]).set();
        table.rolls_all(0, 2).drives_to(0, "München");
        table.refuses_by(0, deliver, RefusalCode::NotOnRoad, clause);
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert_eq!(table.hand(0), ["Hannover-München"], "{edition}");
    }
}

/// After a delivery the truck stays for the rest of the turn and leaves in its next one, even if
/// a card brought it there before the roll.
/// Shows: classic.deliver.move-next-turn
#[test]
fn after_a_delivery_the_truck_leaves_in_its_next_turn() {
    for edition in ["classic", "classic-cz", "manual"] {
        let scene = scene(edition, &[BEFORE_MUENCHEN, "Wien"])
            .road(0, &["Hannover-München"])
            .hand(0, &["Berlin-Triest"])
            .seat(1, "missed-turns", "1");
        let dice: fn(&mut Table) = |table| {
            table.rolls_all(0, 5);
        };
        let card: fn(&mut Table) = |table| {
            table.does(0, Action::Motivation);
        };
        for moves in [dice, card] {
            let mut table = scene.clone().cards(0, &["motivation"]).set();
            moves(&mut table);
            table.drives_to(0, "München");
            if edition != "classic" {
                table.delivers(0, "Hannover-München");
            }
            while table.game.turn() == 10 {
                assert!(!table.may(0, Action::Roll), "{edition}: no roll after a delivery");
                assert!(!table.may(0, Action::Motivation), "{edition}: no move after a delivery");
                table.does(0, Action::Done);
            }
            assert_eq!((table.cash(0), table.truck(0)), (7400, "München".into()), "{edition}");
            table.rolls_all(0, 3);
            assert!(table.can_drive(0, "Salzburg"), "{edition}: in the next turn it leaves");
        }
    }
}

/// All contracts for the city are delivered at one stop, where the edition sets no limit.
/// Shows: classic.deliver, modern.deliver, classic-cz.load.many
#[test]
fn several_contracts_are_delivered_at_one_stop() {
    for (edition, deliveries) in [
        ("classic", None),
        ("classic-cz", None),
        ("modern", None),
        ("modern-ja", None),
        ("junior", None),
        ("manual", Some("any")),
    ] {
        let [one, two] = to_muenchen(edition);
        let revenue = revenue_of(edition);
        let mut table = two_for_muenchen(edition, "deliveries-a-turn", deliveries).set();
        table.rolls_all(0, 4).drives_to(0, "München");
        if !BY_ITSELF.contains(&edition) {
            table.delivers(0, one).delivers(0, two);
        }
        assert_eq!(table.on_road(0), [""; 0], "{edition}");
        assert_eq!(table.cash(0), 5000 + revenue, "{edition}");
        assert_eq!(table.game.turn(), 10, "{edition}: and the turn goes on");
    }
}

/// In the manual a delivery ends the turn: there is one a turn, and nothing is loaded or auctioned
/// after it.
/// Shows: manual.deliver.one-a-turn
#[test]
fn in_the_manual_a_delivery_ends_the_turn() {
    for (edition, deliveries) in [("manual", None), ("classic-cz", Some("one-ends-turn"))] {
        let [one, two] = to_muenchen(edition);
        let mut table = two_for_muenchen(edition, "deliveries-a-turn", deliveries)
            .hand(0, &["München-Salzburg"])
            .display(&["Berlin-Triest"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "München").delivers(0, one);
        assert_eq!(table.game.turn(), 12, "{edition}: the turn is over at once");
        assert_eq!(table.on_road(0), [two], "{edition}: the other waits");
        assert_eq!(table.cash(0), 7400, "{edition}");
        assert_eq!(table.hand(0), ["München-Salzburg"], "{edition}");
        assert_eq!(table.displayed()[0], "Berlin-Triest", "{edition}");
    }
    // Where deliveries happen by themselves, the player chooses which one it is.
    let [one, two] = to_muenchen("modern");
    let mut table = two_for_muenchen("modern", "deliveries-a-turn", Some("one-ends-turn")).set();
    table.rolls_all(0, 2).drives_to(0, "München");
    table.refuses(0, Action::Done);
    table.delivers(0, two);
    assert_eq!((table.on_road(0), table.game.turn()), (vec![one.to_owned()], 12));
}

/// Manual: a second contract of the same city is served in a later turn instead of the roll, as
/// long as the truck has not moved on.
/// Shows: ruling.second-service, manual.deliver.one-a-turn, manual.load.one-a-turn
#[test]
fn a_second_contract_of_the_city_is_served_instead_of_the_next_roll() {
    let [one, two] = to_muenchen("manual");
    let mut table =
        two_for_muenchen("manual", "second-service", None).hand(0, &["München-Salzburg"]).set();
    table.rolls_all(0, 2).drives_to(0, "München").delivers(0, one);
    assert!(table.may(0, Action::Roll), "or he rolls");
    let mut rolled = table.clone();
    table.delivers(0, two);
    assert_eq!((table.cash(0), table.game.turn()), (9900, 14), "one a turn again");

    // A truck that has driven on and come back is served by the end of its move, not later.
    rolled.rolls_all(0, 3).drives_to(0, "Salzburg").does(0, Action::Done);
    rolled.rolls_all(0, 3).drives_to(0, "München").does(0, Action::Done).does(0, Action::Done);
    assert_eq!((rolled.current(), rolled.game.turn()), (0, 16));
    let late = Action::Deliver(rolled.contract(two));
    rolled.refuses(0, late);

    let mut table = two_for_muenchen("manual", "second-service", Some("no")).set();
    table.rolls_all(0, 2).drives_to(0, "München").delivers(0, one);
    let second = Action::Deliver(table.contract(two));
    table.refuses(0, second);
}

/// The second service loads as well: after a delivery, or after another loading.
/// Shows: ruling.second-service, manual.load.one-a-turn
#[test]
fn a_second_service_loads_too() {
    let manual = scene("manual", &[BEFORE_MUENCHEN, "Wien"]).seat(1, "missed-turns", "1");
    let classic = scene("classic", &[BEFORE_MUENCHEN, "Wien"])
        .seat(1, "missed-turns", "1")
        .switch("loads-a-turn", "one-ends-turn")
        .switch("second-service", "instead-of-roll");
    for (scene, rule) in [(manual, "manual"), (classic, "classic with the switch")] {
        let mut table =
            scene.hand(0, &["München-Salzburg", "München-Saarbrücken"]).trailers(0, 1, 0).set();
        let second = Action::Load(table.contract("München-Salzburg"));
        table.rolls_all(0, 4).drives_to(0, "München").loads(0, "München-Saarbrücken");
        assert_eq!(table.game.turn(), 12, "{rule}: the first loading ended the turn");
        table.does(0, second);
        assert_eq!((table.on_road(0).len(), table.current()), (2, 1), "{rule}");
    }
    // A truck that has served nothing here loads nothing before its roll.
    let mut table = scene("manual", &["München", "Wien"]).hand(0, &["München-Salzburg"]).set();
    let load = Action::Load(table.contract("München-Salzburg"));
    table.refuses_by(0, load, RefusalCode::NoLoadingNow, "manual.load.one-a-turn");
}

/// In the Czech edition and in the manual a player may deliver, and may keep the goods; only
/// after stopping early must the Czech player serve.
/// Shows: classic-cz.deliver.may
#[test]
fn a_player_may_deliver_or_keep_the_goods() {
    for (edition, delivering) in
        [("classic-cz", None), ("manual", None), ("classic", Some("may")), ("modern", Some("may"))]
    {
        let scene = scene(edition, &[BEFORE_MUENCHEN, "Wien"]).road(0, &["Hannover-München"]);
        let scene = match delivering {
            Some(value) => scene.switch("delivering", value),
            None => scene,
        };
        let mut table = scene.clone().set();
        table.rolls_all(0, 2).drives_to(0, "München");
        assert!(table.may(0, Action::Deliver(table.contract("Hannover-München"))), "{edition}");
        while table.current() == 0 {
            table.does(0, Action::Done);
        }
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}: kept");
        assert_eq!(table.cash(0), 5000, "{edition}");

        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "München").delivers(0, "Hannover-München");
        assert_eq!(table.cash(0), 7400, "{edition}: delivered");
    }
    // By itself, there is nothing to decide.
    let mut table = scene("classic-cz", &[BEFORE_MUENCHEN, "Wien"])
        .switch("delivering", "by-itself")
        .road(0, &["Hannover-München"])
        .set();
    table.rolls_all(0, 2).drives_to(0, "München");
    assert_eq!(table.cash(0), 7400);
}

/// The Czech player who stopped early in the destination must deliver, or load instead.
/// Shows: classic-cz.deliver.may
#[test]
fn after_stopping_early_the_czech_player_must_serve() {
    let scene = scene("classic-cz", &[BEFORE_MUENCHEN, "Wien"]).road(0, &["Hannover-München"]);
    let mut table = scene.clone().set();
    table.rolls_all(0, 4).stops_early_in(0, "München");
    table.refuses_by(0, Action::Done, RefusalCode::MustServe, "classic-cz.move.stop-early");
    table.delivers(0, "Hannover-München").does(0, Action::Done);
    assert_eq!((table.cash(0), table.current()), (7400, 1));

    let mut table = scene.hand(0, &["München-Saarbrücken"]).set();
    table.rolls_all(0, 4).stops_early_in(0, "München");
    table.refuses_by(0, Action::Done, RefusalCode::MustServe, "classic-cz.move.stop-early");
    table.loads(0, "München-Saarbrücken").does(0, Action::Done);
    assert_eq!((table.cash(0), table.on_road(0).len()), (5000, 2), "loading serves as well");
}

/// A truck that waits serves what it stands by, where the edition serves waiting trucks.
/// Shows: classic-cz.deliver.may
#[test]
fn a_truck_that_waits_may_deliver_in_the_czech_edition() {
    for (edition, waiting, serves) in
        [("classic-cz", None, true), ("classic-cz", Some("no"), false), ("manual", None, false)]
    {
        for roll in [1, 3] {
            let mut scene = scene(edition, &["Flensburg", "Wien"])
                .road(0, &["Frankfurt-Flensburg"])
                .cards(1, &["stau-nebel"])
                .jam("Flensburg-Hamburg:1", "stau-nebel", 1);
            if let Some(value) = waiting {
                scene = scene.switch("serve-while-waiting", value);
            }
            let mut table = scene.set();
            table.rolls_all(0, roll).does(0, Action::Stay);
            if table.may(0, Action::LeaveRoadworks) {
                table.does(0, Action::LeaveRoadworks);
            } else if roll == 1 {
                let away = Action::Roadworks(table.space("Kassel-Frankfurt:1"));
                table.does(0, away);
            }
            let deliver = Action::Deliver(table.contract("Frankfurt-Flensburg"));
            assert_eq!(table.may(0, deliver), serves, "{edition} {waiting:?} {roll}");
        }
    }
    // Waiting with a choice in a ruled order: deliveries come first there as well.
    let mut table = scene("manual", &["Flensburg", "Wien"])
        .switch("serve-while-waiting", "yes")
        .road(0, &["Frankfurt-Flensburg"])
        .roadworks("Flensburg-Rostock:1")
        .set();
    table.rolls_all(0, 3).does(0, Action::Stay).delivers(0, "Frankfurt-Flensburg");
    assert_eq!(table.cash(0), 6600);
}

// ----- the order of a stop -------------------------------------------------------------------

/// Visit cards come before deliveries: the special order is paid first.
/// Shows: ruling.visit-order
#[test]
fn visit_cards_are_paid_before_deliveries() {
    for edition in ["classic", "modern", "modern-ja", "junior"] {
        let contract = if edition == "classic" { "Basel-Wien" } else { "Rostock-Wien" };
        let mut table = scene(edition, &["Linz-Wien:2", "Graz"])
            .road(0, &[contract])
            .hand(0, &["Berlin-Triest"])
            .cards(0, &["sonderauftrag-wien"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "Wien");
        let paid: Vec<Purpose> = table.told.iter().filter_map(purpose).collect();
        assert_eq!(paid, [Purpose::Visit, Purpose::Revenue], "{edition}");
    }
}

/// On arrival deliveries come first, then the auction or the removal, then loading: the revenue
/// can be bid with, and nobody loads before he has shown interest or none.
/// Shows: ruling.visit-order, modern.deliver
#[test]
fn deliveries_come_before_the_auction_and_the_auction_before_loading() {
    for edition in ["modern", "modern-ja"] {
        let mut table = scene(edition, &[BEFORE_MUENCHEN, "Wien"])
            .cash(0, 0)
            .road(0, &["Hannover-München"])
            .hand(0, &["München-Kassel"])
            .display(&["Berlin-Triest", "Frankfurt-Flensburg"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "München");
        assert_eq!(table.cash(0), 2400, "{edition}: delivered first");
        let interest = Pending::Players { seats: seats(&[0]), decision: Decision::Interest };
        assert_eq!(table.game.pending(), interest, "{edition}");
        let load = Action::Load(table.contract("München-Kassel"));
        table.refuses_by(0, load, RefusalCode::NotNow, "ruling.visit-order");
        table.does(0, Action::Auction(0)).does(1, Action::Bid(3)).does(0, Action::Bid(3));
        table.does(1, Action::Pass).let_chance();
        assert_eq!(table.cash(0), 300, "{edition}: bid 3 was paid with the revenue");
        table.does(0, load);
        assert_eq!(table.on_road(0), ["München-Kassel"], "{edition}");
    }
}

/// Where delivering is a choice and the order is ruled, it is asked for first.
/// Shows: ruling.visit-order
#[test]
fn in_the_manual_delivering_is_asked_for_before_the_auction() {
    let mut table = scene("manual", &[BEFORE_MUENCHEN, "Wien"])
        .road(0, &["Hannover-München"])
        .hand(0, &["München-Saarbrücken"])
        .display(&["Berlin-Triest"])
        .set();
    table.rolls_all(0, 2).drives_to(0, "München");
    let load = Action::Load(table.contract("München-Saarbrücken"));
    table.refuses_by(0, Action::Auction(0), RefusalCode::NotNow, "ruling.visit-order");
    table.refuses_by(0, load, RefusalCode::NotNow, "ruling.visit-order");
    table.does(0, Action::Done);
    table.refuses_by(0, load, RefusalCode::NotNow, "ruling.visit-order");
    table.does(0, Action::NoInterest).let_chance().does(0, load);
    assert_eq!(table.on_road(0).len(), 2);
}

/// Classic: the auction comes before loading; who has loaded auctions no more at this stop.
/// Shows: ruling.visit-order
#[test]
fn in_the_classic_edition_loading_closes_the_auction() {
    let scene = scene("classic", &[BEFORE_MUENCHEN, "Wien"])
        .hand(0, &["München-Saarbrücken"])
        .display(&["Berlin-Triest"])
        .pile(1);
    let mut table = scene.clone().set();
    table.rolls_all(0, 2).drives_to(0, "München").loads(0, "München-Saarbrücken");
    table.refuses_by(0, Action::Auction(0), RefusalCode::NotNow, "ruling.visit-order");

    let mut table = scene.clone().set();
    table.rolls_all(0, 2).drives_to(0, "München").does(0, Action::Auction(0));
    table.does(1, Action::Pass).let_chance().loads(0, "München-Saarbrücken");
    assert_eq!(table.hand(0), ["Berlin-Triest"]);

    let mut table = scene.switch("stop-order", "any").set();
    table.rolls_all(0, 2).drives_to(0, "München").loads(0, "München-Saarbrücken");
    table.does(0, Action::Auction(0)).does(1, Action::Pass);
    assert_eq!(table.hand(0), ["Berlin-Triest"], "in any order, where the switch says so");
}

/// The Czech player auctions once, and loads and unloads as often as he likes, in any order.
/// Shows: classic-cz.turn.actions, classic-cz.load.many
#[test]
fn the_czech_player_auctions_loads_and_unloads_in_any_order() {
    let scene = scene("classic-cz", &[BEFORE_MUENCHEN, "Wien"])
        .road(0, &["Hannover-München"])
        .hand(0, &["München-Saarbrücken"])
        .display(&["München-Salzburg", "Berlin-Triest"])
        .pile(0)
        .hand(1, &["Frankfurt-Flensburg"]);
    let auction = |table: &mut Table| {
        table.does(0, Action::Auction(0)).does(1, Action::Pass);
    };
    let load = |table: &mut Table| {
        table.loads(0, "München-Saarbrücken");
    };
    let deliver = |table: &mut Table| {
        table.delivers(0, "Hannover-München");
    };
    let actions: [&dyn Fn(&mut Table); 3] = [&auction, &load, &deliver];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = scene.clone().set();
        table.rolls_all(0, 2).drives_to(0, "München");
        for action in order {
            actions[action](&mut table);
        }
        table.refuses_by(0, Action::Auction(1), RefusalCode::NoAuction, "classic-cz.auction.exact");
        assert_eq!(table.cash(0), 7400, "{order:?}");
        // The contract won is loaded too, once there is room: a third service of this stop.
        table.does(0, Action::Buy(aufachse_rules::Trailer::Small));
        table.loads(0, "München-Salzburg");
        assert_eq!(table.on_road(0).len(), 2, "{order:?}");
        table.refuses(0, Action::Roll);
        table.does(0, Action::Done);
        assert_eq!(table.current(), 1, "{order:?}");
    }
    // The move comes first.
    let mut table = scene.set();
    table.refuses(0, Action::Auction(0));
}

/// The end of the game is found right after the delivery that brings it.
/// Shows: ruling.end-check
#[test]
fn the_last_delivery_ends_the_game_before_anything_else() {
    for edition in ALL {
        let mut table = scene(edition, &[BEFORE_MUENCHEN, "Wien"])
            .pile(0)
            .road(0, &["Hannover-München"])
            .hand(1, &["Berlin-Triest"])
            .set();
        assert_eq!(table.game.ending(), None, "{edition}: he still has one on the road");
        table.rolls_all(0, 2).drives_to(0, "München");
        if !BY_ITSELF.contains(&edition) {
            assert_eq!(table.game.ending(), None, "{edition}");
            table.delivers(0, "Hannover-München");
        }
        assert_eq!(table.game.ending(), Some(aufachse_rules::Ending::Finished), "{edition}");
        assert_eq!(table.game.cash(), [7400, 5000], "{edition}: the revenue is paid first");
    }
}

// ----- helpers -----------------------------------------------------------------------------

/// Two spaces before München, coming from Nürnberg.
const BEFORE_MUENCHEN: &str = "Nürnberg-München:1";

/// Two contracts to München.
fn to_muenchen(edition: &str) -> [&'static str; 2] {
    if ["modern", "modern-ja", "junior"].contains(&edition) {
        ["Hannover-München", "Karlsruhe-München"]
    } else {
        ["Hannover-München", "Straßburg-München"]
    }
}

/// The revenue of both together.
fn revenue_of(edition: &str) -> i32 {
    if to_muenchen(edition)[1] == "Karlsruhe-München" { 2400 + 1100 } else { 2400 + 2500 }
}

/// A truck shortly before München with two contracts for it; the other player misses his turns.
fn two_for_muenchen(edition: &str, switch: &str, value: Option<&str>) -> Scene {
    let mut scene = scene(edition, &[BEFORE_MUENCHEN, "Wien"])
        .road(0, &to_muenchen(edition))
        .hand(0, &["Berlin-Triest"])
        .seat(1, "missed-turns", "9");
    if edition != "junior" {
        scene = scene.trailers(0, 1, 0);
    }
    match value {
        Some(value) => scene.switch(switch, value),
        None => scene,
    }
}

fn purpose(happening: &Happening) -> Option<Purpose> {
    match happening {
        Happening::Received { purpose, .. } => Some(*purpose),
        _ => None,
    }
}
