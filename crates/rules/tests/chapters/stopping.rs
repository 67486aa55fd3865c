//! Stopping: where the rest of a move may be forfeited, and where a truck may wait.

use crate::common::*;
use aufachse_rules::{Action, ContractId, RefusalCode};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];
/// The editions in which a truck may stop in front of a sign though another way is open.
const STOPS_AT_SIGN: [&str; 5] = ["classic", "manual", "modern", "modern-ja", "junior"];

/// The rest of a move may be forfeited in the start city of a contract in hand.
///
/// Shows: classic.move.stop-early, classic-cz.move.stop-early, modern.move.exact
/// Shows: modern-ja.move.leftover, ruling.contract-city
#[test]
fn a_move_may_stop_in_the_start_city_of_a_contract_in_hand() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .hand(0, &[starts_in_bern(edition)])
            .rolled(&[5])
            .set();
        table.ends_are(0, &["Bern", "Basel", "Zürich", "Genf-Mailand:5"], edition);
        table.drives_to(0, "Bern").loads(0, starts_in_bern(edition));
        assert_eq!(table.on_road(0), [starts_in_bern(edition)], "{edition}");
    }
}

/// The rest of a move may be forfeited in the destination of a contract on the road.
///
/// Shows: classic.move.stop-early, classic-cz.move.stop-early, modern.move.exact
/// Shows: modern-ja.move.leftover, ruling.contract-city
#[test]
fn a_move_may_stop_in_the_destination_of_a_contract_on_the_road() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .road(0, &[ends_in_bern(edition)])
            .rolled(&[5])
            .set();
        table.ends_are(0, &["Bern", "Basel", "Zürich", "Genf-Mailand:5"], edition);
        let contract = table.contract(ends_in_bern(edition));
        table.drives_to(0, "Bern");
        if table.may(0, Action::Deliver(contract)) {
            table.does(0, Action::Deliver(contract));
        }
        assert!(table.cash(0) > 5000 && table.on_road(0).is_empty(), "{edition}");
    }
}

/// Both cities of every own contract count: also the start of a contract on the road, the
/// destination of one that is not started, and both cities of one that was stolen and lies face up.
///
/// Shows: ruling.contract-city, classic.move.stop-early, modern.move.exact
/// Shows: modern-ja.move.leftover
#[test]
fn a_move_may_stop_in_both_cities_of_every_own_contract() {
    for edition in STOPS_AT_SIGN {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[5]);
        for contract in [starts_in_bern(edition), ends_in_bern(edition)] {
            let open = format!("[{contract:?}]");
            for there in [
                there.clone().hand(0, &[contract]),
                there.clone().road(0, &[contract]),
                there.clone().seat(0, "open", &open),
            ] {
                let mut table = there.set();
                table.ends_are(0, &["Bern", "Basel", "Zürich", "Genf-Mailand:5"], edition);
                table.drives_to(0, "Bern").ends_turn(0);
                assert_eq!((table.truck(0).as_str(), table.current()), ("Bern", 1), "{edition}");
            }
        }
    }
}

/// A contract that was taken and waits in the hand gives the right to stop early in both of its
/// cities, though it cannot be loaded before the truck comes back.
///
/// Shows: ruling.contract-city, junior.take.revisit
#[test]
fn a_contract_just_taken_is_an_own_contract() {
    let table = scene("junior", &["Genf", "Berlin"])
        .hand(0, &["Bern-Amsterdam"])
        .seat(0, "taken", "[\"Bern-Amsterdam\"]")
        .rolled(&[5])
        .set();
    assert!(table.can_drive(0, "Bern"));
}

/// By the Czech text an own contract city is one where the player can load or deliver: not the
/// start of a contract on the road, not the destination of one that is not started.
///
/// Shows: classic-cz.move.stop-early, ruling.contract-city
#[test]
fn a_czech_truck_stops_early_only_where_it_can_load_or_deliver() {
    let there = scene("classic-cz", &["Genf", "Berlin"]).rolled(&[5]);
    let both = there.clone().hand(0, &["Genf-Bern"]).road(0, &["Bern-Mailand"]);
    for there in [there.clone().hand(0, &["Genf-Bern"]), there.road(0, &["Bern-Mailand"]), both] {
        let mut table = there.set();
        table.ends_are(0, &["Basel", "Zürich", "Genf-Mailand:5"], "nothing to do in Bern");
        let stop = table.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], false, false);
        table.refuses_by(0, stop, RefusalCode::NoStopHere, "classic-cz.move.stop-early");
    }
}

/// Which cities count as own contract cities is a switch: both cities of every own contract, those
/// where the next step of a contract is due, or those where it can be done.
///
/// Shows: ruling.contract-city
#[test]
fn the_own_contract_city_is_a_switch() {
    for edition in ["classic", "modern", "modern-ja", "manual", "junior"] {
        let (starts, ends) = (starts_in_bern(edition), ends_in_bern(edition));
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[5]);
        // The truck is full, so that nothing can be loaded.
        let full = if old_deck(edition) { "Karlsruhe-Bremen" } else { "Nürnberg-Saarbrücken" };
        for (what, there, stops) in [
            ("start of one in hand", there.clone().hand(0, &[starts]), [true, true, true]),
            (
                "start of one that does not fit",
                there.clone().hand(0, &[starts]).road(0, &[full]),
                [true, true, false],
            ),
            ("destination of one on the road", there.clone().road(0, &[ends]), [true, true, true]),
            ("destination of one in hand", there.clone().hand(0, &[ends]), [true, false, false]),
            ("start of one on the road", there.clone().road(0, &[starts]), [true, false, false]),
            ("no contract", there.clone(), [false, false, false]),
        ] {
            for (value, stops) in ["any-own", "useful", "can-serve"].into_iter().zip(stops) {
                let table = there.clone().switch("contract-city", value).set();
                assert_eq!(table.can_drive(0, "Bern"), stops, "{edition}, {what}, {value}");
            }
        }
    }
}

/// Nowhere else may the rest be forfeited: not in another city, not for another's contract.
///
/// Shows: classic.move.stop-early, classic-cz.move.stop-early, modern.move.exact
/// Shows: modern-ja.move.leftover, ruling.contract-city
#[test]
fn a_move_does_not_stop_early_elsewhere() {
    for (edition, clause) in [
        ("classic", "classic.move.stop-early"),
        ("classic-cz", "classic-cz.move.stop-early"),
        ("manual", "classic.move.stop-early"),
        ("modern", "modern.move.exact"),
        ("modern-ja", "modern-ja.move.leftover"),
        ("junior", "modern.move.exact"),
    ] {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[5]);
        for there in [
            there.clone(),
            there.clone().hand(1, &[starts_in_bern(edition)]).road(1, &[ends_in_bern(edition)]),
        ] {
            let mut table = there.set();
            table.ends_are(0, &["Basel", "Zürich", "Genf-Mailand:5"], edition);
            let stop = table.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], false, false);
            table.refuses_by(0, stop, RefusalCode::NoStopHere, clause);
        }
    }
}

/// One who stops early in an own contract city may leave it at that.
///
/// Shows: ruling.stop-without-action, classic.move.stop-early, modern.move.exact
#[test]
fn an_early_stop_needs_no_loading() {
    for edition in STOPS_AT_SIGN {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .hand(0, &[starts_in_bern(edition)])
            .rolled(&[5])
            .set();
        table.drives_to(0, "Bern").ends_turn(0);
        assert_eq!(table.hand(0), [starts_in_bern(edition)], "{edition}");
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// By the Czech text one who stops early must load or deliver.
///
/// Shows: classic-cz.move.stop-early, ruling.stop-without-action
#[test]
fn an_early_stop_must_be_used_to_load_or_deliver() {
    let must = |edition: &str, scene: Scene, act: fn(ContractId) -> Action, contract: &str| {
        let mut table = scene.rolled(&[5]).set();
        table.drives_to(0, "Bern");
        let clause = "classic-cz.move.stop-early";
        table.refuses_by(0, Action::Done, RefusalCode::MustServe, clause);
        let contract = table.contract(contract);
        table.does(0, act(contract)).ends_turn(0);
        assert_eq!(table.current(), 1, "{edition}");
    };
    let cz = scene("classic-cz", &["Genf", "Berlin"]);
    must("cz", cz.clone().hand(0, &["Bern-Mailand"]), Action::Load, "Bern-Mailand");
    must("cz", cz.clone().road(0, &["Genf-Bern"]), Action::Deliver, "Genf-Bern");
    let both = cz.clone().hand(0, &["Bern-Mailand"]).road(0, &["Genf-Bern"]);
    must("cz", both.clone(), Action::Load, "Bern-Mailand");
    must("cz", both, Action::Deliver, "Genf-Bern");
    // An arrival by the whole count obliges to nothing.
    let mut exact = cz.hand(0, &["Bern-Mailand"]).rolled(&[3]).set();
    exact.drives_to(0, "Bern").ends_turn(0);
    assert_eq!(exact.current(), 1);
}

/// By the Czech text one who could neither load nor deliver may not stop early.
///
/// Shows: classic-cz.move.stop-early
#[test]
fn without_room_to_load_there_is_no_early_stop() {
    let full = scene("classic-cz", &["Genf", "Berlin"])
        .hand(0, &["Bern-Mailand"])
        .road(0, &["Karlsruhe-Bremen"]);
    let mut cz = full.clone().rolled(&[5]).set();
    let stop = cz.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], false, false);
    cz.refuses_by(0, stop, RefusalCode::NoStopHere, "classic-cz.move.stop-early");
    let useful = full.switch("stop-in-contract-city", "may").switch("contract-city", "useful");
    assert!(
        useful.rolled(&[5]).set().can_drive(0, "Bern"),
        "where one need not load, one may stop"
    );
}

/// Whether an early stop must be used is a switch.
///
/// Shows: classic-cz.move.stop-early, ruling.stop-without-action
#[test]
fn the_duty_of_an_early_stop_is_a_switch() {
    for (edition, value, must) in [
        ("classic", "then-must-serve", true),
        ("modern", "then-must-serve", true),
        ("classic-cz", "may", false),
    ] {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .switch("stop-in-contract-city", value)
            .switch("contract-city", "can-serve")
            .hand(0, &[starts_in_bern(edition)])
            .rolled(&[5])
            .set();
        table.drives_to(0, "Bern");
        assert_eq!(table.may(0, Action::Done), !must, "{edition} with {value}");
    }
}

/// Where a sign is met the rest of the move may be forfeited, right in front of it and no sooner.
///
/// Shows: classic.move.stop-early, modern.move.exact, modern-ja.move.leftover, manual.move.sign
#[test]
fn a_move_may_stop_in_front_of_a_sign() {
    for edition in STOPS_AT_SIGN {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[5]);
        let jam = there.clone().cards(1, &["stau-nebel"]).jam("Genf-Mailand:4", "stau-nebel", 1);
        for there in [there.roadworks("Genf-Mailand:4"), jam] {
            let mut table = there.set();
            table.ends_are(0, &["Genf-Mailand:3", "Basel", "Zürich"], edition);
            let sooner = table.path(&["Genf-Mailand:1"], false, false);
            assert_eq!(table.refuses(0, sooner).code, RefusalCode::NoStopHere, "{edition}");
            table.drives_to(0, "Genf-Mailand:3");
            assert_eq!(table.truck(0), "Mailand-Genf:3", "{edition}");
        }
    }
}

/// On a way that meets a sign the truck must stop: nothing beyond the sign can be reached.
///
/// Shows: manual.move.sign
#[test]
fn at_a_sign_the_truck_must_stop() {
    let mut table =
        scene("manual", &["Genf", "Berlin"]).roadworks("Genf-Mailand:4").rolled(&[5]).set();
    let on = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3", "Genf-Mailand:4"];
    let beyond = table.path(&[&on[..], &["Genf-Mailand:5"]].concat(), true, false);
    table.refuses_by(0, beyond, RefusalCode::SpaceClosed, "manual.move.sign");
    table.drives_to(0, "Genf-Mailand:3").ends_turn(0);
    assert_eq!(table.truck(0), "Mailand-Genf:3", "the rest of the move is forfeited");
}

/// By the Czech text a sign stops a move only where no way has the full length.
///
/// Shows: classic-cz.move.stop-early, ruling.sign-stop
#[test]
fn a_sign_stops_a_czech_truck_only_where_no_full_way_exists() {
    let mut open =
        scene("classic-cz", &["Genf", "Berlin"]).roadworks("Genf-Mailand:4").rolled(&[5]).set();
    open.ends_are(0, &["Basel", "Zürich"], "full ways exist");
    let stop = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3"];
    let stop = open.path(&stop, true, false);
    open.refuses_by(0, stop, RefusalCode::NoStopHere, "classic-cz.move.stop-early");
    let shut = scene("classic-cz", &["Flensburg", "Berlin"])
        .cards(1, &["stau-nebel"])
        .jam("Hamburg", "stau-nebel", 1)
        .rolled(&[5])
        .set();
    shut.ends_are(0, &["Flensburg-Hamburg:2"], "no full way exists");
}

/// Stopping in front of a sign is a switch.
///
/// Shows: classic.move.stop-early, manual.move.sign, ruling.sign-stop
#[test]
fn stopping_at_signs_is_a_switch() {
    for (edition, value, stops) in [
        ("classic", "only-without-full-way", false),
        ("modern", "only-without-full-way", false),
        ("classic-cz", "may", true),
    ] {
        let there = scene(edition, &["Genf", "Berlin"]).switch("stop-at-sign", value);
        let table = there.clone().roadworks("Genf-Mailand:4").rolled(&[5]).set();
        assert_eq!(table.can_drive(0, "Genf-Mailand:3"), stops, "{edition} with {value}");
        let waiting = there.roadworks("Genf-Mailand:1").rolled(&[5]).set();
        assert_eq!(waiting.may(0, Action::Stay), stops, "{edition} with {value}");
    }
}

/// A stop in front of a sign is not by exact count: where that counts, no auction follows.
///
/// Shows: ruling.sign-stop
#[test]
fn a_stop_in_front_of_a_sign_is_not_exact_in_a_city() {
    for edition in ["classic-cz", "manual", "modern", "modern-ja"] {
        let there = scene(edition, &["Genf", "Berlin"])
            .switch("stop-at-sign", "may")
            .roadworks("Bern-Basel:1")
            .display(&["Berlin-Triest"]);
        let mut short = there.clone().rolled(&[5]).set();
        short.drives_to(0, "Bern");
        assert!(!short.may(0, Action::Auction(0)), "{edition}");
        let mut exact = there.rolled(&[3]).set();
        exact.drives_to(0, "Bern");
        assert!(exact.may(0, Action::Auction(0)), "{edition}");
    }
}

/// A card that could open the sign need not be used: the truck may stop in front of it.
///
/// Shows: modern.move.exact, modern-ja.move.leftover
#[test]
fn a_truck_with_a_navigation_card_may_stop_in_front_of_a_sign_too() {
    for edition in ["modern", "modern-ja", "junior"] {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .cards(0, &["navigationssystem-1"])
            .roadworks("Genf-Mailand:4")
            .rolled(&[5])
            .set();
        let ends = ["Genf-Mailand:3", "Genf-Mailand:5", "Basel", "Zürich"];
        table.ends_are(0, &ends, edition);
        table.drives_to(0, "Genf-Mailand:3");
        assert_eq!(table.front(0), ["navigationssystem-1"], "{edition}");
    }
}

/// A truck that stands right in front of a sign may wait there; one that does not must drive.
///
/// Shows: ruling.sign-stop, classic.roadworks.wait, modern.jam.block
#[test]
fn a_truck_right_in_front_of_a_sign_may_wait() {
    for edition in STOPS_AT_SIGN {
        let there = scene(edition, &["Genf-Mailand:3", "Berlin"]).rolled(&[4]);
        let jam = there.clone().cards(1, &["stau-nebel"]).jam("Genf-Mailand:4", "stau-nebel", 1);
        for before in [there.clone().roadworks("Genf-Mailand:4"), jam] {
            let mut table = before.set();
            assert!(table.can_drive(0, "Genf-Bern:1"), "{edition}: or goes another way");
            table.does(0, Action::Stay);
            assert_eq!(table.truck(0), "Mailand-Genf:3", "{edition}");
        }
        for far in [there.clone(), there.roadworks("Genf-Mailand:5")] {
            let mut table = far.set();
            table.refuses_by(0, Action::Stay, RefusalCode::MustDrive, "ruling.longest-way");
        }
    }
}

/// By the Czech text a truck in front of a sign drives on if it can.
///
/// Shows: ruling.sign-stop, ruling.longest-way
#[test]
fn a_czech_truck_in_front_of_a_sign_drives_on_if_it_can() {
    let there = scene("classic-cz", &["Genf-Mailand:3", "Berlin"]).roadworks("Genf-Mailand:4");
    let mut table = there.rolled(&[4]).set();
    table.refuses_by(0, Action::Stay, RefusalCode::MustDrive, "ruling.longest-way");
    table.drives_to(0, "Genf-Bern:1");
}

/// A truck that waits has not arrived anywhere: on an event space it draws nothing.
///
/// Shows: ruling.sign-stop, classic.event.trigger, modern.event.exact
#[test]
fn a_waiting_truck_draws_nothing() {
    for edition in STOPS_AT_SIGN {
        let mut table = scene(edition, &["Genf-Mailand:2", "Berlin"])
            .cash(0, 0)
            .roadworks("Genf-Mailand:3")
            .rolled(&[4])
            .set();
        table.does(0, Action::Stay);
        assert_eq!(table.current(), 1, "{edition}: the turn is over");
    }
}

/// A truck that waits in a start city loads nothing there, except by the Czech text, where it
/// needs only stand there. It is a switch.
///
/// Shows: ruling.sign-stop, classic-cz.load.standing
#[test]
fn a_waiting_truck_is_served_only_where_standing_is_enough() {
    for (edition, value, serves) in [
        ("classic", None, false),
        ("classic-cz", None, true),
        ("classic", Some("yes"), true),
        ("classic-cz", Some("no"), false),
    ] {
        let there = scene(edition, &["Flensburg", "Berlin"])
            .hand(0, &["Flensburg-Verona"])
            .cards(1, &["stau-nebel"])
            .jam("Flensburg-Hamburg:1", "stau-nebel", 1)
            .rolled(&[4]);
        let there = match value {
            Some(value) => there.switch("serve-while-waiting", value),
            None => there,
        };
        let mut table = there.set();
        table.does(0, Action::Stay);
        let load = Action::Load(table.contract("Flensburg-Verona"));
        assert_eq!(table.may(0, load), serves, "{edition} {value:?}");
    }
}

/// A contract of the edition's deck that starts in Bern.
fn starts_in_bern(edition: &str) -> &'static str {
    if old_deck(edition) { "Bern-Mailand" } else { "Bern-Amsterdam" }
}

/// A contract of the edition's deck that ends in Bern.
fn ends_in_bern(edition: &str) -> &'static str {
    if old_deck(edition) { "Genf-Bern" } else { "Kassel-Bern" }
}

fn old_deck(edition: &str) -> bool {
    ["classic", "classic-cz", "manual"].contains(&edition)
}
