//! Loading without driving: before the roll, in a later turn, in another's turn, and when the
//! stock is short.

use crate::common::seats;
use crate::common::*;
use aufachse_rules::{Action, Decision, Pending, RefusalCode, Seat, Trailer};

/// Where the edition allows it, a truck that stands in the start city of a contract in hand loads
/// it instead of rolling. Elsewhere the roll comes first.
/// Shows: ruling.standing-start
#[test]
fn a_truck_that_stands_in_a_start_city_loads_instead_of_rolling() {
    for (edition, switch, allowed) in [
        ("modern", None, true),
        ("modern-ja", None, true),
        ("junior", None, true),
        ("classic", None, false),
        ("classic-cz", None, false),
        ("manual", None, false),
        ("classic", Some("yes"), true),
        ("classic-cz", Some("yes"), true),
        ("manual", Some("yes"), true),
        ("modern", Some("no"), false),
        ("junior", Some("no"), false),
    ] {
        let mut table = scene(edition, &["Hannover", "Köln"]).hand(0, &["Hannover-München"]);
        if let Some(value) = switch {
            table = table.switch("load-before-roll", value);
        }
        let mut t = table.set();
        let contract = t.contract("Hannover-München");
        if allowed {
            t.does(0, Action::Load(contract));
            assert_eq!(t.on_road(0), ["Hannover-München"], "{edition}");
            assert!(!t.may(0, Action::Roll), "{edition}: instead of rolling");
            t.ends_turn(0);
            assert_eq!(t.current(), 1, "{edition}");
        } else {
            let refusal = t.refuses(0, Action::Load(contract));
            assert_eq!(refusal.code, RefusalCode::NoLoadingNow, "{edition}");
            assert!(t.may(0, Action::Roll), "{edition}");
        }
    }
}

/// Loading instead of rolling still needs the room and the right city, and rolling stays open.
/// Shows: ruling.standing-start
#[test]
fn standing_still_loads_only_what_starts_there_and_fits() {
    for edition in ["modern", "modern-ja", "junior"] {
        let mut t = scene(edition, &["Hannover", "Köln"])
            .hand(0, &["Hannover-München", "Frankfurt-Flensburg"])
            .road(0, &["Köln-Triest"])
            .set();
        let (here, there) = (t.contract("Hannover-München"), t.contract("Frankfurt-Flensburg"));
        assert_eq!(t.refuses(0, Action::Load(here)).code, RefusalCode::NoRoom, "{edition}");
        assert_eq!(t.refuses(0, Action::Load(there)).code, RefusalCode::NotInStartCity);
        assert!(t.may(0, Action::Roll), "{edition}");
    }
}

/// In the children's game a contract just taken waits for a later visit even then; a house may let
/// it be loaded before the next roll.
/// Shows: ruling.standing-start
#[test]
fn a_contract_just_taken_is_not_loaded_before_the_roll() {
    let table = scene("junior", &["Hannover", "Köln"]).hand(0, &["Hannover-München"]).seat(
        0,
        "taken",
        "[\"Hannover-München\"]",
    );
    let mut t = table.set();
    let contract = t.contract("Hannover-München");
    assert_eq!(t.refuses(0, Action::Load(contract)).code, RefusalCode::NoLoadingNow);
    let mut house = table.switch("load-before-roll", "yes").set();
    house.does(0, Action::Load(contract));
    assert_eq!(house.on_road(0), ["Hannover-München"]);
}

/// The manual serves one contract a turn; a second one of the same city is loaded in a later turn
/// instead of the roll, as long as the truck has not left.
/// Shows: ruling.second-service
#[test]
fn the_manual_loads_a_second_contract_in_a_later_turn_instead_of_the_roll() {
    let house = [("loads-a-turn", "one-ends-turn"), ("second-service", "instead-of-roll")];
    for (edition, switches) in [("manual", &[][..]), ("classic", &house)] {
        let mut t = two_from_kassel(edition, switches);
        let second = t.contract("Kassel-Straßburg");
        t.loads(0, "Kassel-Brüssel");
        assert_eq!(t.current(), 1, "{edition}: loading has ended the turn");
        t.throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
        assert!(t.may(0, Action::Load(second)), "{edition}");
        let mut gone = t.clone();
        t.does(0, Action::Load(second));
        assert_eq!(t.on_road(0).len(), 2, "{edition}");
        assert_eq!(t.current(), 1, "{edition}: instead of the roll");

        gone.throws(0, 3).drives_to(0, "Kassel-Frankfurt:3");
        assert!(!gone.may(0, Action::Load(second)), "{edition}: once rolled, too late");
    }
}

/// Where nothing was served on arrival, there is no second service: the truck rolls.
/// Shows: ruling.second-service
#[test]
fn without_a_first_service_the_manual_rolls() {
    let mut t = two_from_kassel("manual", &[]);
    t.ends_turn(0).throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
    let first = t.contract("Kassel-Brüssel");
    assert_eq!(t.refuses(0, Action::Load(first)).code, RefusalCode::NoLoadingNow);

    let mut house = two_from_kassel("manual", &[("second-service", "no")]);
    house.loads(0, "Kassel-Brüssel").throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
    let second = house.contract("Kassel-Straßburg");
    assert_eq!(house.refuses(0, Action::Load(second)).code, RefusalCode::NoLoadingNow);
}

/// A second delivery in the same city waits for a later turn too, and replaces its roll.
/// Shows: ruling.second-service
#[test]
fn the_manual_delivers_a_second_contract_in_a_later_turn_instead_of_the_roll() {
    let mut t = scene("manual", &["Dortmund-Kassel:1", "Köln"])
        .road(0, &["Köln-Kassel", "Villach-Kassel"])
        .hand(0, &["Berlin-Triest"])
        .trailers(0, 1, 0)
        .set();
    let (first, second) = (t.contract("Köln-Kassel"), t.contract("Villach-Kassel"));
    t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Deliver(first));
    assert_eq!((t.cash(0), t.current()), (7200, 1));
    t.throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
    t.does(0, Action::Deliver(second));
    assert_eq!((t.cash(0), t.current()), (11_100, 1), "delivered without a roll");
}

/// Who wins a contract while his truck stands in its start city may load it at once, in another's
/// turn too. It ends nothing and uses no kept card.
/// Shows: ruling.load-out-of-turn
#[test]
fn a_winner_in_the_start_city_loads_in_anothers_turn() {
    let at_once = [("load-won", "at-once")];
    for (edition, switches) in [
        ("classic", &[][..]),
        ("classic-cz", &[]),
        ("modern", &[]),
        ("modern-ja", &[]),
        ("manual", &at_once),
    ] {
        let mut t = won_by_a_neighbour(edition, switches, &[]);
        let contract = t.contract("Hannover-München");
        let asked =
            Pending::Players { seats: seats(&[1]), decision: Decision::LoadNow { contract } };
        assert_eq!(t.game.pending(), asked, "{edition}");
        let mut later = t.clone();
        t.does(1, Action::Load(contract));
        assert_eq!(t.on_road(1), ["Hannover-München"], "{edition}");
        assert_eq!(t.front(1), ["schnelle-verladung"], "{edition}: no kept card is used");
        assert_eq!(t.current(), 0, "{edition}: it ends nothing");
        t.ends_turn(0);
        assert!(t.may(1, Action::Roll), "{edition}: his own turn is whole");

        later.does(1, Action::Decline);
        assert_eq!(later.hand(1), ["Hannover-München"], "{edition}: loading is his choice");
    }
}

/// In the manual, who wins in another's turn does not load at once.
/// Shows: ruling.load-out-of-turn
#[test]
fn in_the_manual_a_winner_loads_only_in_his_own_turn() {
    let own_turn = [("load-won", "own-turn")];
    for (edition, switches) in [("manual", &[][..]), ("classic", &own_turn)] {
        let t = won_by_a_neighbour(edition, switches, &[]);
        assert_eq!(t.hand(1), ["Hannover-München"], "{edition}");
        assert!(!t.waits_for(1), "{edition}: he is not asked");
    }
    let mut own = scene("manual", &["Hannover-Kassel:2", "Köln"])
        .display(&["Hannover-München"])
        .hand(0, &["Berlin-Triest"])
        .set();
    own.throws(0, 2).drives_to(0, "Hannover").does(0, Action::Auction(0)).does(1, Action::Pass);
    own.let_chance().loads(0, "Hannover-München");
    assert_eq!(own.on_road(0), ["Hannover-München"], "in his own turn he does");
}

/// What does not fit cannot be loaded in another's turn: no trailer is bought then.
/// Shows: ruling.load-out-of-turn
#[test]
fn no_trailer_is_bought_in_anothers_turn_to_load_what_was_won() {
    for edition in ["classic", "classic-cz", "modern", "modern-ja"] {
        let t = won_by_a_neighbour(edition, &[], &["Nürnberg-Saarbrücken"]);
        assert_eq!(t.hand(1), ["Hannover-München"], "{edition}");
        assert!(!t.waits_for(1), "{edition}: five goods on the truck, no room for three");
        let mut fits = won_by_a_neighbour(edition, &[], &["Frankfurt-Flensburg"]);
        assert!(fits.waits_for(1), "{edition}: two goods leave room");
        let refused = fits.refuses(1, Action::Buy(Trailer::Large));
        assert_eq!(refused.code, RefusalCode::BuyOwnTurn, "{edition}");
    }
}

/// There are 48 goods: what is not in the stock cannot be loaded.
/// Shows: ruling.stock
#[test]
fn what_is_not_in_the_stock_cannot_be_loaded() {
    let mut short = nearly_empty_stock(&["Triest-Bern", "Mailand-Rotterdam"]);
    assert_eq!(short.view(0).stock, 1);
    let contract = short.contract("Hannover-München");
    let refusal = short.refuses(0, Action::Load(contract));
    assert_eq!((refusal.code, refusal.clause.as_str()), (RefusalCode::StockShort, "ruling.stock"));
    assert_eq!((refusal.needed, refusal.have), (Some(3), Some(1)));

    let mut enough = nearly_empty_stock(&["Triest-Bern"]);
    assert_eq!(enough.view(0).stock, 6);
    enough.does(0, Action::Load(contract));
    assert_eq!(enough.view(0).stock, 3, "three are on the truck now");
}

/// Delivered goods go back to the stock and can be loaded again.
/// Shows: ruling.stock
#[test]
fn delivered_goods_can_be_loaded_again() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"]).road(0, &["Köln-Kassel"]).set();
        assert_eq!(t.view(0).stock, 43, "{edition}");
        t.throws(0, 2).drives_to(0, "Kassel");
        let contract = t.contract("Köln-Kassel");
        if t.may(0, Action::Deliver(contract)) {
            t.does(0, Action::Deliver(contract));
        }
        assert_eq!(t.view(0).stock, 48, "{edition}");
    }
}

/// There are eight trailers: four of each size, and none more.
/// Shows: ruling.stock
#[test]
fn a_trailer_that_is_not_there_cannot_be_bought() {
    for (edition, clause) in [
        ("classic", "ruling.stock"),
        ("classic-cz", "classic-cz.trailer.supply"),
        ("modern", "ruling.stock"),
        ("modern-ja", "ruling.stock"),
        ("manual", "ruling.stock"),
    ] {
        let mut t = scene(edition, &["Kassel", "Köln"]).trailers(1, 3, 0).cash(0, 9000).set();
        t.does(0, Action::Buy(Trailer::Small));
        let small = Action::Buy(Trailer::Small);
        t.refuses_by(0, small, RefusalCode::TrailersGone, clause);
        t.does(0, Action::Buy(Trailer::Large));
        assert_eq!(t.view(0).supply, (0, 3), "{edition}");
    }
}

// ----- helpers -----------------------------------------------------------------------------------

fn with(mut table: Scene, switches: &[(&str, &str)]) -> Scene {
    for (name, value) in switches {
        table = table.switch(name, value);
    }
    table
}

/// A truck that has just come to Kassel with two contracts from there in hand.
fn two_from_kassel(edition: &str, switches: &[(&str, &str)]) -> Table {
    let table = scene(edition, &["Dortmund-Kassel:1", "Köln"])
        .hand(0, &["Kassel-Brüssel", "Kassel-Straßburg"]);
    let mut t = with(table, switches).set();
    t.throws(0, 2).drives_to(0, "Kassel");
    t
}

/// Seat 0 has put a contract from Hannover up for auction in Kassel, and seat 1, whose truck stands
/// in Hannover, has won it.
fn won_by_a_neighbour(edition: &str, switches: &[(&str, &str)], road: &[&str]) -> Table {
    let table = scene(edition, &["Dortmund-Kassel:1", "Hannover"])
        .display(&["Hannover-München"])
        .cards(1, &["schnelle-verladung"])
        .road(1, road);
    let mut t = with(table, switches).set();
    t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(1));
    t.does(0, Action::Pass).let_chance();
    assert_eq!((t.cash(1), t.game.current()), (4700, Seat(0)), "{edition}");
    t
}

/// A truck in Hannover, about to load three goods, while others carry most of the 48.
fn nearly_empty_stock(last: &[&str]) -> Table {
    let trucks = ["Hannover-Kassel:2", "Wien", "Graz", "Linz", "Genf"];
    let mut t = scene("classic", &trucks)
        .hand(0, &["Hannover-München"])
        .road(1, &["Berlin-Stuttgart", "Brüssel-Nürnberg"])
        .road(2, &["Karlsruhe-Bremen", "Genf-Villach"])
        .road(3, &["Innsbruck-Hamburg", "Verona-Köln"])
        .road(4, last)
        .trailers(1, 0, 1)
        .trailers(2, 0, 1)
        .trailers(3, 0, 1)
        .trailers(4, 0, 1)
        .set();
    t.throws(0, 2).drives_to(0, "Hannover");
    t
}
