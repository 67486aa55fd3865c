//! The children's game: public contracts are taken where they start.

use crate::common::seats;
use crate::common::*;

use aufachse_rules::{Action, Decision, Happening, Pending, RefusalCode};

/// Two face-up contracts start in Kassel: the first has two goods, the second three.
const ROW: [&str; 4] = ["Kassel-Bern", "Kassel-Dortmund", "Berlin-Triest", "Hannover-München"];
const NEXT: &str = "Frankfurt-Flensburg";

/// Who reaches the start city of a face-up contract may take it for nothing, without an auction.
/// If it fits, it is loaded at once and lies face up; that ends the turn.
/// Shows: junior.take, ruling.junior-take
#[test]
fn a_contract_is_taken_where_it_starts_and_loaded_if_it_fits() {
    let mut table = market().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    table.refuses_by(0, Action::Auction(0), RefusalCode::NoAuction, "junior.take");
    table.does(0, Action::Take(0));
    let contract = table.contract("Kassel-Bern");
    let taken = |h: &Happening| matches!(h, Happening::Taken { contract: c, .. } if *c == contract);
    let loaded =
        |h: &Happening| matches!(h, Happening::Loaded { contract: c, .. } if *c == contract);
    assert!(table.told(taken) && table.told(loaded), "{:?}", table.told);
    table.reveals(NEXT);
    assert_eq!(table.on_road(0), ["Kassel-Bern"]);
    assert_eq!((table.player(0).load, table.cash(0)), (2, 5000));
    assert_eq!(table.current(), 1, "loading ended the turn");

    // It is a choice.
    let mut table = market().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Done);
    assert_eq!((table.displayed(), table.current()), (ROW.map(String::from).to_vec(), 1));
}

/// What does not fit goes into the hand, and the turn goes on.
/// Shows: junior.take
#[test]
fn a_contract_that_does_not_fit_goes_into_the_hand() {
    let mut table = market().road(0, &["Nürnberg-Saarbrücken"]).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    assert_eq!(table.hand(0), ["Kassel-Bern"]);
    assert_eq!(table.on_road(0), ["Nürnberg-Saarbrücken"]);
    assert_eq!(table.player(0).hidden, 1);
    assert_eq!(table.current(), 0);
}

/// Only contracts that start in the city can be taken, and only in a city.
/// Shows: junior.take
#[test]
fn a_contract_that_starts_elsewhere_is_not_taken() {
    let mut table = market().display(&["Kassel-Bern", "Berlin-Triest", "-"]).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    table.refuses_by(0, Action::Take(1), RefusalCode::TakeElsewhere, "junior.take");
    table.refuses_by(0, Action::Take(2), RefusalCode::EmptySlot, "modern.setup.display");
    assert!(table.may(0, Action::Take(0)));

    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        let contract =
            if edition.starts_with("modern") { "Kassel-Bern" } else { "Kassel-Brüssel" };
        let mut table = scene(edition, &["Hannover-Kassel:1", "Wien"]).display(&[contract]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        table.refuses(0, Action::Take(0));
        assert_eq!(table.displayed()[0], contract, "{edition}: elsewhere it is auctioned");
    }
}

/// The start city of a face-up contract gives the right to stop early.
/// Shows: ruling.junior-take
#[test]
fn a_truck_stops_early_to_take_a_contract() {
    let mut table = market().set();
    table.rolls_all(0, 5).drives_to(0, "Kassel").does(0, Action::Take(1)).reveals(NEXT);
    assert_eq!(table.on_road(0), ["Kassel-Dortmund"]);

    let mut table = market().display(&["Berlin-Triest"]).set();
    table.rolls_all(0, 5);
    assert!(!table.can_drive(0, "Kassel"), "nothing to take, no stop");

    let mut table = scene("modern", &["Hannover-Kassel:1", "Wien"]).display(&ROW).set();
    table.rolls_all(0, 5);
    assert!(!table.can_drive(0, "Kassel"), "in the basic game public contracts give no right");
}

/// A move by card takes too; a truck that stands in the city does not.
/// Shows: ruling.junior-take
#[test]
fn taking_is_for_a_truck_whose_move_ends_there() {
    let mut table = market().cards(0, &["motivation"]).set();
    table.does(0, Action::Motivation).drives_to(0, "Kassel").does(0, Action::Take(0));
    table.reveals(NEXT);
    assert_eq!(table.on_road(0), ["Kassel-Bern"]);

    let mut table = market().seat(0, "truck", "\"Kassel\"").set();
    table.refuses(0, Action::Take(0));
    table.rolls_all(0, 3);
    table.refuses(0, Action::Take(0));

    // Nor does one that loads instead of rolling.
    let mut table = market()
        .display(&["Kassel-Bern"])
        .seat(0, "truck", "\"Kassel\"")
        .hand(0, &["Kassel-Dortmund"])
        .switch("loads-a-turn", "any")
        .set();
    table.loads(0, "Kassel-Dortmund");
    table.refuses(0, Action::Take(0));
}

/// Two contracts of the city may both be taken, and the first load ends the turn.
/// Shows: ruling.junior-take
#[test]
fn two_contracts_of_the_city_are_taken_until_one_is_loaded() {
    // Four goods on the truck: the three do not fit, the two do.
    let mut table = market().road(0, &["Brüssel-Linz"]).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    table.does(0, Action::Take(1)).reveals(NEXT);
    assert_eq!((table.hand(0), table.current()), (vec!["Kassel-Dortmund".to_owned()], 0));
    table.does(0, Action::Take(0)).reveals("Nürnberg-Saarbrücken");
    assert_eq!(table.hand(0), ["Kassel-Dortmund"]);
    assert_eq!(table.on_road(0).len(), 2);
    assert_eq!(table.current(), 1);

    // Neither fits: both go into the hand, and the turn is not over.
    let mut table = market().road(0, &["Nürnberg-Saarbrücken"]).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    table.does(0, Action::Take(0)).reveals(NEXT).does(0, Action::Take(1)).let_chance();
    assert_eq!((table.hand(0).len(), table.current()), (2, 0));

    // The first that is loaded ends the turn, and the other stays on display.
    let mut table = market().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    assert_eq!((table.displayed()[1].as_str(), table.current()), ("Kassel-Dortmund", 1));
}

/// A contract taken into the hand is loaded only on a later visit: not before the next roll, but
/// after the truck has left and come back.
/// Shows: junior.take.revisit
#[test]
fn a_contract_taken_into_the_hand_waits_for_a_later_visit() {
    let scene = market()
        .display(&[])
        .seat(0, "truck", "\"Kassel\"")
        .hand(0, &["Kassel-Bern", "Kassel-Dortmund"])
        .seat(0, "taken", "[\"Kassel-Bern\"]")
        .seat(1, "missed-turns", "1");
    let mut table = scene.clone().set();
    let load = Action::Load(table.contract("Kassel-Bern"));
    table.refuses_by(0, load, RefusalCode::NoLoadingNow, "junior.take.revisit");
    assert!(table.may(0, Action::Load(table.contract("Kassel-Dortmund"))), "the older one may");
    table.rolls_all(0, 3).drives_to(0, "Dortmund").does(0, Action::Done);
    table.rolls_all(0, 3).drives_to(0, "Kassel").does(0, load);
    assert_eq!(table.on_road(0), ["Kassel-Bern"]);

    // It was just taken at this stop: no loading in the same turn either, though there is room.
    let mut table = market().switch("taken-contract", "loads-at-choice").set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    table.does(0, Action::Decline);
    table.refuses_by(0, load, RefusalCode::NoLoadingNow, "junior.take.revisit");

    // A house may let it be loaded before the next roll.
    let mut table = scene.switch("load-before-roll", "yes").set();
    table.does(0, load);
    assert_eq!(table.on_road(0), ["Kassel-Bern"]);
}

/// By the Japanese text the contract may be loaded at once or later.
/// Shows: junior.take.ja
#[test]
fn by_the_japanese_text_the_player_loads_at_once_or_later() {
    let scene = market().switch("taken-contract", "loads-at-choice");
    let mut table = scene.clone().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    let contract = table.contract("Kassel-Bern");
    let asked = Pending::Players { seats: seats(&[0]), decision: Decision::LoadNow { contract } };
    assert_eq!(table.game.pending(), asked);
    let mut later = table.clone();
    table.loads(0, "Kassel-Bern");
    assert_eq!((table.on_road(0).len(), table.current()), (1, 1));

    // Later: it is in the hand, and the other contract of the city can be taken as well.
    later.does(0, Action::Decline);
    assert_eq!((later.hand(0).len(), later.on_road(0).len(), later.current()), (1, 0, 0));
    later.does(0, Action::Take(1)).let_chance().loads(0, "Kassel-Dortmund");
    assert_eq!((later.hand(0).len(), later.on_road(0).len(), later.current()), (1, 1, 1));

    // What does not fit is not asked about.
    let mut full = scene.road(0, &["Nürnberg-Saarbrücken"]).set();
    full.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    assert_eq!(full.hand(0), ["Kassel-Bern"]);
    assert!(full.may(0, Action::Done));
}

/// A taken contract is replaced in its own place; arrows have no meaning, and nothing is removed
/// for lack of interest.
/// Shows: junior.refill
#[test]
fn a_taken_contract_is_replaced_in_its_place() {
    let mut table = market().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(1)).reveals(NEXT);
    assert_eq!(table.displayed(), [ROW[0], NEXT, ROW[2], ROW[3]]);
    assert_eq!(table.view(0).pile, 7);

    let mut table = market().pile(0).hand(1, &[NEXT]).set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(1));
    assert_eq!(table.displayed(), [ROW[0], "-", ROW[2], ROW[3]], "an empty pile leaves a gap");

    let mut table = market().set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    table.refuses(0, Action::NoInterest);
    table.refuses(0, Action::Bid(1));
    table.does(0, Action::Done);
    assert_eq!(table.displayed(), ROW);
}

/// The gap can close by the arrows where a house wants it.
/// Shows: junior.refill
#[test]
fn the_display_of_the_childrens_game_is_a_switch() {
    let mut table = market().switch("display-after-sale", "slides").set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Take(0)).reveals(NEXT);
    assert_eq!(table.displayed(), [ROW[1], ROW[2], ROW[3], NEXT]);
}

/// Taking can be played with another edition's rules.
/// Shows: junior.take
#[test]
fn taking_is_a_switch_of_its_own() {
    let mut table = scene("classic", &["Hannover-Kassel:1", "Wien"])
        .switch("auction-after", "none-take")
        .switch("buy-now", "no")
        .display(&["Kassel-Brüssel", "Kassel-Straßburg"])
        .pile(0)
        .hand(1, &["Berlin-Triest"])
        .set();
    table.rolls_all(0, 4).drives_to(0, "Kassel");
    table.refuses(0, Action::Auction(0));
    table.does(0, Action::Take(0)).does(0, Action::Take(1));
    assert_eq!(table.on_road(0).len(), 2, "classic loads do not end the turn");
}

// ----- helpers -----------------------------------------------------------------------------

/// Two children; seat 0 is two spaces before Kassel.
fn market() -> Scene {
    scene("junior", &["Hannover-Kassel:1", "Wien"]).display(&ROW)
}
