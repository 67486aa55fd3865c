//! A truck that stays where it stands: in some editions it may load and deliver there.

use crate::common::*;
use aufachse_rules::{Action, Happening};

/// A truck that waits in front of a sign in the start city of an own contract may load there, as
/// the Japanese text has it. The English text wants a move that ends there.
///
/// Shows: modern-ja.load.in-city, modern.load.end-there
#[test]
fn a_truck_that_waits_in_a_start_city_may_load_there() {
    for (edition, waiting, serves) in [
        ("modern-ja", None, true),
        ("modern-ja", Some("no"), false),
        ("modern", None, false),
        ("modern", Some("yes"), true),
        ("junior", None, false),
    ] {
        for players in 2..=6 {
            let case = format!("{edition} {waiting:?} with {players}");
            let mut scene = waiting_in_mailand(edition, players).hand(0, &["Mailand-Hamburg"]);
            if let Some(value) = waiting {
                scene = scene.switch("serve-while-waiting", value);
            }
            let mut table = scene.set();
            table.rolls_all(0, 3).does(0, Action::Stay);
            let load = Action::Load(table.contract("Mailand-Hamburg"));
            assert_eq!(table.may(0, load), serves, "{case}: {:?}", table.legal(0));
            if serves {
                table.does(0, load);
                assert_eq!(table.on_road(0), ["Mailand-Hamburg"], "{case}");
                assert_eq!(table.truck(0), "Mailand", "{case}");
                assert!(!table.may(0, Action::Roll), "{case}");
            }
        }
    }
}

/// Several contracts may be loaded while waiting where the edition loads several in a turn; none
/// of them lets the truck move on.
///
/// Shows: modern-ja.load.in-city, modern-ja.load.move-next-turn
#[test]
fn a_truck_that_waits_may_load_several() {
    let mut table =
        waiting_in_mailand("modern-ja", 2).hand(0, &["Mailand-Hamburg", "Mailand-Hannover"]).set();
    table.rolls_all(0, 3).does(0, Action::Stay);
    table.loads(0, "Mailand-Hamburg").loads(0, "Mailand-Hannover");
    let mut road = table.on_road(0);
    road.sort();
    assert_eq!(road, ["Mailand-Hamburg", "Mailand-Hannover"]);
    while table.current() == 0 {
        assert!(!table.may(0, Action::Roll));
        table.does(0, Action::Done);
    }
}

/// Who waits may also leave the contract in his hand.
///
/// Shows: modern-ja.load.in-city
#[test]
fn a_truck_that_waits_need_not_load() {
    let mut table = waiting_in_mailand("modern-ja", 2).hand(0, &["Mailand-Hamburg"]).set();
    table.rolls_all(0, 3).does(0, Action::Stay);
    let load = Action::Load(table.contract("Mailand-Hamburg"));
    assert!(table.may(0, load), "{:?}", table.legal(0));
    while table.current() == 0 {
        table.does(0, Action::Done);
    }
    assert_eq!(table.hand(0), ["Mailand-Hamburg"]);
}

/// Goods for the city in which the truck waits are delivered there.
///
/// Shows: modern-ja.load.in-city
#[test]
fn a_truck_that_waits_in_a_destination_delivers_there() {
    for (edition, serves) in [("modern-ja", true), ("modern", false), ("junior", false)] {
        let mut table = waiting_in_mailand(edition, 2)
            .road(0, &["Linz-Mailand"])
            .hand(0, &["Genf-Berlin"])
            .set();
        table.rolls_all(0, 3).does(0, Action::Stay);
        let delivered = table.told(|h| matches!(h, Happening::Delivered { .. }));
        assert_eq!(delivered, serves, "{edition}");
        assert_eq!(table.cash(0), if serves { 5000 + 4100 } else { 5000 }, "{edition}");
    }
}

/// A truck that waits has not arrived: nothing is auctioned or removed, no contract is taken.
///
/// Shows: modern.auction.exact, modern-ja.load.in-city
#[test]
fn a_truck_that_waits_brings_no_auction() {
    for edition in ["modern", "modern-ja", "junior"] {
        let mut table = waiting_in_mailand(edition, 2)
            .hand(0, &["Genf-Berlin"])
            .display(&["Mailand-Hamburg", "Wien-Verona"])
            .set();
        let before = table.displayed();
        table.rolls_all(0, 3).does(0, Action::Stay);
        let offered = table.legal(0).into_iter().any(|action| {
            matches!(action, Action::Auction(_) | Action::NoInterest | Action::Take(_))
        });
        assert!(!offered, "{edition}: {:?}", table.legal(0));
        table.ends_turn(0);
        assert_eq!(table.displayed(), before, "{edition}");
    }
}

/// Seat 0 stands in Mailand with the roadworks right in front of him, before his roll.
fn waiting_in_mailand(edition: &str, players: usize) -> Scene {
    let trucks = ["Mailand", "Wien", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players]).roadworks("Mailand-Genf:1")
}
