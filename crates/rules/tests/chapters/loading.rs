//! Loading: where, when and how much a truck takes on.

use crate::common::seats;
use crate::common::*;

use aufachse_rules::{Action, Decision, Happening, Pending, RefusalCode, Trailer};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];

/// A truck that reaches the start city of a contract in hand may stop there though the roll is
/// higher, show the contract and load its goods; a truck without such a contract drives on.
/// Shows: classic.load.stop, modern.load.end-there
#[test]
fn a_truck_stops_in_the_start_city_whatever_the_roll_and_loads() {
    for edition in ALL {
        let [contract, _] = from_kassel(edition);
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"]).hand(0, &[contract]).set();
        table.rolls_all(0, 4).drives_to(0, "Kassel").loads(0, contract);
        assert_eq!(table.on_road(0), [contract], "{edition}");
        assert_eq!(table.hand(0), [""; 0], "{edition}");
        assert_eq!(table.player(0).load, 2, "{edition}");
        assert_eq!(table.view(0).stock, 46, "{edition}: the goods come from the stock");

        let mut stranger = scene(edition, &[BEFORE_KASSEL, "Wien"]).set();
        stranger.rolls_all(0, 4);
        assert!(!stranger.can_drive(0, "Kassel"), "{edition}: no contract, no early stop");
    }
}

/// A contract is loaded only where it starts and where the move ends: elsewhere, and by driving
/// through, nothing is loaded.
/// Shows: classic.load.stop, modern.load.end-there, manual.load.one-a-turn
#[test]
fn passing_through_the_start_city_loads_nothing() {
    for (edition, clause) in [
        ("classic", "classic.load.stop"),
        ("classic-cz", "classic.load.stop"),
        ("manual", "manual.load.one-a-turn"),
        ("modern", "modern.load.end-there"),
        ("modern-ja", "modern.load.end-there"),
        ("junior", "modern.load.end-there"),
    ] {
        let [contract, other] = from_kassel(edition);
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"]).hand(0, &[contract]).set();
        let load = Action::Load(table.contract(contract));
        table.refuses_by(0, load, RefusalCode::NotInStartCity, clause);
        table.rolls_all(0, 4);
        table.refuses_by(0, load, RefusalCode::NotInStartCity, clause);
        table.drives_to(0, "Kassel-Würzburg:2");
        assert!(!table.may(0, load), "{edition}");
        assert_eq!(table.on_road(0), [""; 0], "{edition}");

        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"]).hand(0, &[contract]).set();
        table.rolls_all(0, 4).drives_to(0, "Kassel");
        let strange = Action::Load(table.contract(other));
        let refusal = table.refuses(0, strange);
        assert_eq!(refusal.code, RefusalCode::NotInHand, "{edition}: only an own contract");
    }
}

/// A started contract lies face up before its owner, for all to see, until it is delivered.
/// Shows: classic.load.face-up, modern.load.face-up
#[test]
fn a_started_contract_lies_face_up_until_it_is_delivered() {
    for edition in ALL {
        let [contract, _] = from_kassel(edition);
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"]).hand(0, &[contract]).set();
        assert_eq!((table.player(0).hidden, table.on_road(0).len()), (1, 0), "{edition}");
        table.rolls_all(0, 4).drives_to(0, "Kassel").loads(0, contract);
        assert_eq!((table.player(0).hidden, table.on_road(0).len()), (0, 1), "{edition}");

        let mut table = scene(edition, &[BEFORE_MUENCHEN, "Wien"])
            .road(0, &["Hannover-München"])
            .hand(0, &["Berlin-Triest"])
            .set();
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}");
        table.rolls_all(0, 4).drives_to(0, "München");
        if table.may(0, Action::Deliver(table.contract("Hannover-München"))) {
            table.delivers(0, "Hannover-München");
        }
        assert_eq!(table.on_road(0), [""; 0], "{edition}");
        assert_eq!(table.player(0).hidden, 1, "{edition}: what is not started stays hidden");
    }
}

/// After loading, the truck does not move again in this turn. In the next turn it may go anywhere,
/// to the start city of another contract too.
/// Shows: classic.load.move-next-turn, modern.load.free-route, modern-ja.load.move-next-turn
#[test]
fn after_loading_the_truck_drives_on_in_its_next_turn_wherever_it_likes() {
    for edition in ALL {
        let [contract, _] = from_kassel(edition);
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[contract, "Hannover-München"])
            .seat(1, "missed-turns", "1")
            .set();
        table.rolls_all(0, 4).drives_to(0, "Kassel").loads(0, contract);
        if table.game.turn() == 10 {
            table.refuses(0, Action::Roll);
            table.does(0, Action::Done);
        }
        assert_eq!(table.game.turn(), 12, "{edition}: the other player has missed his turn");
        assert_eq!(table.truck(0), "Kassel", "{edition}");
        table.rolls_all(0, 3);
        for end in ["Hannover", "Dortmund", "Kassel-Frankfurt:3", "Kassel-Würzburg:3"] {
            assert!(table.can_drive(0, end), "{edition}: {end}");
        }
        table.drives_to(0, "Hannover");
        if table.may(0, Action::NoInterest) {
            table.does(0, Action::NoInterest);
        }
        table.loads(0, "Hannover-München");
        assert_eq!(table.on_road(0).len(), 2, "{edition}: both are under way");
    }
}

/// A truck holds six goods, and a contract is loaded whole or not at all. A trailer makes room.
/// Shows: classic.load.capacity, modern.load.capacity
#[test]
fn a_truck_holds_six_goods_and_a_contract_is_loaded_whole() {
    for (edition, clause) in [
        ("classic", "classic.load.capacity"),
        ("classic-cz", "classic.load.capacity"),
        ("manual", "classic.load.capacity"),
        ("modern", "modern.load.capacity"),
        ("modern-ja", "modern.load.capacity"),
        ("junior", "modern.load.capacity"),
    ] {
        let [contract, _] = from_kassel(edition);
        // Four goods on the truck: two more are six.
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[contract])
            .road(0, &[four_goods(edition)])
            .set();
        table.rolls_all(0, 4).drives_to(0, "Kassel").loads(0, contract);
        assert_eq!(table.player(0).load, 6, "{edition}");

        // Five goods: one of the two would fit, so none is loaded.
        let mut table = scene(edition, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[contract])
            .road(0, &["Nürnberg-Saarbrücken"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        let load = Action::Load(table.contract(contract));
        table.refuses_by(0, load, RefusalCode::NoRoom, clause);
        assert_eq!(table.player(0).load, 5, "{edition}");
        if edition != "junior" {
            table.does(0, Action::Buy(Trailer::Small)).does(0, load);
            assert_eq!(table.player(0).load, 7, "{edition}: a trailer makes room");
        }
    }
}

/// Where the edition sets no limit, several contracts are loaded at one stop and are on the road
/// together. The turn does not end with a loading, but the truck drives on in the next one.
/// Shows: classic-cz.load.many, modern-ja.load.move-next-turn, classic.load.move-next-turn
#[test]
fn several_contracts_are_loaded_at_one_stop() {
    for (edition, loads) in [
        ("classic", None),
        ("classic-cz", None),
        ("modern-ja", None),
        ("modern", Some("any")),
        ("manual", Some("any")),
    ] {
        let [one, two] = from_kassel(edition);
        let mut table = switched(edition, "loads-a-turn", loads, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[one, two])
            .cards(0, &["motivation"])
            .set();
        table.rolls_all(0, 4).drives_to(0, "Kassel").loads(0, one);
        assert_eq!(table.current(), 0, "{edition}: the turn goes on");
        table.refuses(0, Action::Roll);
        table.refuses(0, Action::Motivation);
        table.loads(0, two);
        assert_eq!(table.on_road(0).len(), 2, "{edition}");
        assert_eq!(table.truck(0), "Kassel", "{edition}");
    }
}

/// Loading ends the turn: what was left of the roll is forfeited, and a second contract of the
/// city waits for a later turn.
/// Shows: modern.load.ends-turn, manual.load.one-a-turn
#[test]
fn loading_a_contract_ends_the_turn() {
    for (edition, loads) in [
        ("modern", None),
        ("junior", None),
        ("manual", None),
        ("classic", Some("one-ends-turn")),
        ("modern-ja", Some("one-ends-turn")),
    ] {
        let [one, two] = from_kassel(edition);
        let mut table = switched(edition, "loads-a-turn", loads, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[one, two])
            .set();
        table.rolls_all(0, 5).drives_to(0, "Kassel").loads(0, one);
        assert_eq!(table.current(), 1, "{edition}");
        assert_eq!((table.on_road(0).len(), table.hand(0).len()), (1, 1), "{edition}");
        let second = Action::Load(table.contract(two));
        assert_eq!(table.refuses(0, second).code, RefusalCode::NotYourTurn, "{edition}");
    }
}

/// A truck that stands in the start city of a contract in hand may load it instead of rolling,
/// where the edition lets it; elsewhere the roll and the move come first.
/// Shows: ruling.standing-start, modern-ja.load.in-city, classic-cz.load.standing
/// Shows: manual.load.one-a-turn, classic.load.stop
#[test]
fn a_truck_that_stands_in_the_start_city_loads_instead_of_rolling() {
    for (edition, before) in [
        ("modern", None),
        ("modern-ja", None),
        ("junior", None),
        ("classic", Some("yes")),
        ("manual", Some("yes")),
    ] {
        let [one, two] = from_kassel(edition);
        let mut table = switched(edition, "load-before-roll", before, &["Kassel", "Wien"])
            .hand(0, &[one, two])
            .set();
        assert!(table.may(0, Action::Roll), "{edition}: it is a choice");
        table.loads(0, one);
        assert_eq!(table.on_road(0), [one], "{edition}");
        table.refuses(0, Action::Roll);
        let goes_on = ["modern-ja", "classic"].contains(&edition);
        assert_eq!(table.current() == 0, goes_on, "{edition}");
        if goes_on {
            table.loads(0, two);
            assert_eq!(table.on_road(0).len(), 2, "{edition}");
        }
    }
    for (edition, before, clause) in [
        ("classic", None, "classic.load.stop"),
        ("classic-cz", None, "classic-cz.load.standing"),
        ("manual", None, "manual.load.one-a-turn"),
        ("modern", Some("no"), "modern.load.end-there"),
    ] {
        let [contract, _] = from_kassel(edition);
        let mut table = switched(edition, "load-before-roll", before, &["Kassel", "Wien"])
            .hand(0, &[contract])
            .set();
        let load = Action::Load(table.contract(contract));
        table.refuses_by(0, load, RefusalCode::NoLoadingNow, clause);
        table.rolls_all(0, 3);
        table.refuses_by(0, load, RefusalCode::NoLoadingNow, clause);
    }
}

/// The Czech text asks only that the truck stands in the start city, not that it has just arrived:
/// one that cannot move loads after its roll. Elsewhere a truck that waits is not served.
/// Shows: classic-cz.load.standing
#[test]
fn a_truck_that_cannot_move_loads_where_it_stands() {
    for (edition, waiting, serves) in [
        ("classic-cz", None, true),
        ("classic", None, false),
        ("classic", Some("yes"), true),
        ("classic-cz", Some("no"), false),
    ] {
        let mut table =
            switched(edition, "serve-while-waiting", waiting, &["Flensburg", "Wien", "Graz"])
                .hand(0, &["Flensburg-Verona"])
                .cards(1, &["stau-nebel"])
                .jam("Flensburg-Hamburg:1", "stau-nebel", 1)
                .set();
        let load = Action::Load(table.contract("Flensburg-Verona"));
        table.refuses(0, load);
        table.rolls_all(0, 3).does(0, Action::Stay);
        assert_eq!(table.may(0, load), serves, "{edition} {waiting:?}");
        if serves {
            table.does(0, load);
            assert_eq!(table.on_road(0), ["Flensburg-Verona"], "{edition}");
        }
    }
}

/// A truck may stop early in the start city of an own contract and yet load nothing.
/// Shows: ruling.stop-without-action
#[test]
fn stopping_early_does_not_oblige_to_load() {
    for (edition, stop) in [
        ("classic", None),
        ("manual", None),
        ("modern", None),
        ("modern-ja", None),
        ("junior", None),
        ("classic-cz", Some("may")),
    ] {
        let [contract, _] = from_kassel(edition);
        let mut table = switched(edition, "stop-in-contract-city", stop, &[BEFORE_KASSEL, "Wien"])
            .hand(0, &[contract])
            .set();
        table.rolls_all(0, 4).drives_to(0, "Kassel").does(0, Action::Done);
        assert_eq!(table.current(), 1, "{edition}");
        assert_eq!((table.hand(0).len(), table.on_road(0).len()), (1, 0), "{edition}");
    }
}

/// In the Czech edition who stops early must load or deliver; who comes by exact count need not;
/// and where nothing could be loaded nobody stops early.
/// Shows: ruling.stop-without-action
#[test]
fn in_the_czech_edition_an_early_stop_must_be_used() {
    for (edition, stop) in [("classic-cz", None), ("modern", Some("then-must-serve"))] {
        let [contract, _] = from_kassel(edition);
        let trucks = [BEFORE_KASSEL, "Wien"];
        let scene = switched(edition, "stop-in-contract-city", stop, &trucks)
            .switch("contract-city", "can-serve")
            .hand(0, &[contract]);
        let mut table = scene.set();
        table.rolls_all(0, 4).stops_early_in(0, "Kassel");
        table.refuses_by(0, Action::Done, RefusalCode::MustServe, "classic-cz.move.stop-early");
        table.loads(0, contract);
        assert_eq!(table.on_road(0), [contract], "{edition}");

        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Done);
        assert_eq!(table.hand(0), [contract], "{edition}: by exact count it is free");

        let mut table = scene.road(0, &["Nürnberg-Saarbrücken"]).set();
        table.rolls_all(0, 4);
        assert!(!table.can_drive(0, "Kassel"), "{edition}: no room, no stop");
    }
}

/// A contract received while the truck stands in its start city may be started at once, if it
/// fits whole: here the auctioneer wins it in his own turn.
/// Shows: modern.load.at-once, classic.auction.hand, manual.load.one-a-turn
#[test]
fn a_contract_won_in_its_start_city_is_loaded_at_once() {
    for edition in ["classic", "classic-cz", "manual", "modern", "modern-ja"] {
        let scene = scene(edition, &["Hannover-Kassel:2", "Wien"])
            .display(&["Hannover-München", "Berlin-Triest"])
            .pile(0)
            .hand(1, &["Frankfurt-Flensburg"]);
        let mut table = scene.clone().set();
        table.rolls_all(0, 2).drives_to(0, "Hannover").does(0, Action::Auction(0));
        table.does(1, Action::Pass).loads(0, "Hannover-München");
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}");

        let mut full = scene.road(0, &["Nürnberg-Saarbrücken"]).set();
        full.rolls_all(0, 2).drives_to(0, "Hannover").does(0, Action::Auction(0));
        full.does(1, Action::Pass);
        let load = Action::Load(full.contract("Hannover-München"));
        assert_eq!(full.refuses(0, load).code, RefusalCode::NoRoom, "{edition}");
    }
}

/// The winner may load at once in another's turn too. It ends nobody's turn and uses up no kept
/// card, and no trailer can be bought for it.
/// Shows: ruling.load-out-of-turn, modern.load.at-once, classic.auction.hand
#[test]
fn the_winner_loads_in_anothers_turn() {
    for (edition, won) in [
        ("classic", None),
        ("classic-cz", None),
        ("modern", None),
        ("modern-ja", None),
        ("manual", Some("at-once")),
    ] {
        let scene = sold_to_hannover(edition, won).cards(1, &["schnelle-verladung"]);
        let mut table = scene.clone().set();
        sell_to_the_left(&mut table);
        let contract = table.contract("Hannover-München");
        let asked =
            Pending::Players { seats: seats(&[1]), decision: Decision::LoadNow { contract } };
        assert_eq!(table.game.pending(), asked, "{edition}");
        let trailer = table.refuses(1, Action::Buy(Trailer::Small));
        assert_eq!(trailer.code, RefusalCode::BuyOwnTurn, "{edition}");
        for other in [0, 2] {
            let declines = table.refuses(other, Action::Decline);
            assert_eq!(declines.code, RefusalCode::NotYourTurn, "{edition}: it is his to load");
        }
        table.loads(1, "Hannover-München");
        assert_eq!(table.on_road(1), ["Hannover-München"], "{edition}");
        assert_eq!(table.front(1), ["schnelle-verladung"], "{edition}: the card is not used");
        assert_eq!(table.current(), 0, "{edition}: the auctioneer's turn goes on");
        assert!(table.may(0, Action::Done), "{edition}");

        let mut declined = scene.clone().set();
        sell_to_the_left(&mut declined);
        declined.does(1, Action::Decline);
        assert_eq!(declined.hand(1), ["Hannover-München"], "{edition}: or it stays in the hand");

        let mut full = scene.road(1, &["Nürnberg-Saarbrücken"]).set();
        sell_to_the_left(&mut full);
        assert!(full.waits_for(0) && !full.waits_for(1), "{edition}: what does not fit, waits");
    }
}

/// In the manual only the end of an own move loads: a winner is not asked in another's turn.
/// Shows: ruling.load-out-of-turn, manual.load.one-a-turn
#[test]
fn in_the_manual_nothing_is_loaded_in_anothers_turn() {
    for (edition, won) in [("manual", None), ("modern", Some("own-turn"))] {
        let mut table = sold_to_hannover(edition, won).set();
        sell_to_the_left(&mut table);
        assert!(!table.waits_for(1), "{edition}");
        assert!(!table.told(|h| matches!(h, Happening::Loaded { .. })), "{edition}");
        assert_eq!(table.hand(1), ["Hannover-München"], "{edition}");
    }
}

/// Goods that are not in the stock cannot be loaded.
/// Shows: ruling.stock
#[test]
fn what_the_stock_does_not_hold_is_not_loaded() {
    let mut table = scene("classic", &[BEFORE_KASSEL, "Wien", "Graz"])
        .hand(0, &["Kassel-Brüssel"])
        .trailers(1, 4, 0)
        .trailers(2, 0, 4)
        .road(1, &["Berlin-Stuttgart", "Brüssel-Nürnberg", "Karlsruhe-Bremen", "Bremen-Basel"])
        .road(2, &["Genf-Villach", "Innsbruck-Hamburg", "Verona-Köln", "Triest-Bern"])
        .switch("event-deck", "modern-28")
        .seat(2, "lost-cubes", "1")
        .set();
    table.rolls_all(0, 2).drives_to(0, "Kassel");
    assert_eq!(table.view(0).stock, 1);
    let load = Action::Load(table.contract("Kassel-Brüssel"));
    table.refuses_by(0, load, RefusalCode::StockShort, "ruling.stock");
}

// ----- helpers -----------------------------------------------------------------------------

/// Two spaces before Kassel, coming from Hannover.
const BEFORE_KASSEL: &str = "Hannover-Kassel:1";
/// Two spaces before München, coming from Nürnberg.
const BEFORE_MUENCHEN: &str = "Nürnberg-München:1";

fn modern_deck(edition: &str) -> bool {
    ["modern", "modern-ja", "junior"].contains(&edition)
}

/// Two contracts from Kassel, the first of two goods; both together fit on a truck.
fn from_kassel(edition: &str) -> [&'static str; 2] {
    if modern_deck(edition) {
        ["Kassel-Bern", "Kassel-Dortmund"]
    } else {
        ["Kassel-Brüssel", "Kassel-Straßburg"]
    }
}

/// A contract of four goods.
fn four_goods(edition: &str) -> &'static str {
    if modern_deck(edition) { "Brüssel-Linz" } else { "Bremen-Basel" }
}

/// A scene of an edition with one switch set, if a value is given.
fn switched(edition: &str, name: &str, value: Option<&str>, trucks: &[&str]) -> Scene {
    let scene = scene(edition, trucks);
    match value {
        Some(value) => scene.switch(name, value),
        None => scene,
    }
}

/// Seat 0 comes to Kassel; the truck of seat 1 stands in Hannover, where a public contract starts.
fn sold_to_hannover(edition: &str, won: Option<&str>) -> Scene {
    switched(edition, "load-won", won, &[BEFORE_KASSEL, "Hannover", "Wien"])
        .display(&["Hannover-München", "Berlin-Triest"])
        .pile(0)
        .hand(0, &["Frankfurt-Flensburg"])
        .hand(2, &["Amsterdam-Nürnberg"])
}

/// Seat 0 auctions the first public contract, and seat 1 gets it for the lowest bid.
fn sell_to_the_left(table: &mut Table) {
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
    table.does(1, Action::Bid(1)).does(2, Action::Pass).does(0, Action::Pass);
}
