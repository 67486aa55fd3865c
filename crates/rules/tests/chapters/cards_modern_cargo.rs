//! The modern event cards about cargo: Verlorene Ladung, Bahnverladung and Ware verdorben.

use crate::common::modern_cards::{EDITIONS, EVENT, draws};
use crate::common::*;
use aufachse_rules::{Action, Decision, Ending, Happening, RefusalCode, Seat};

/// Verlorene Ladung: the drawer puts one cube from the stock on each of three free spaces.
///
/// Shows: modern-ja.card.verlorene-ladung, ruling.lost-cargo
#[test]
fn three_cubes_lie_on_free_spaces_of_choice() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .roadworks("Wien-Graz:1")
            .cards(1, &["stau-nebel"])
            .jam("Linz", "stau-nebel", 1);
        let mut t = draws(home, "verlorene-ladung");
        t.does(0, Action::LoseCargo(t.space("Graz")));
        for (space, why) in [
            ("Wien", "a truck"),
            ("Linz", "the jam"),
            ("Wien-Graz:1", "roadworks"),
            ("Graz", "cargo"),
        ] {
            let wrong = Action::LoseCargo(t.space(space));
            assert!(!t.may(0, wrong), "{edition}: {why}");
            t.refuses_by(0, wrong, RefusalCode::CargoSpace, "ruling.lost-cargo");
        }
        t.does(0, Action::LoseCargo(t.space("Linz-Wien:2")));
        assert_eq!(t.decision(), Some(Decision::LoseCargo { left: 1 }), "{edition}: three of them");
        t.does(0, Action::LoseCargo(t.space("Rotterdam-Flensburg:1")));
        assert_eq!(t.view(0).lost_cargo.len(), 3, "{edition}");
        assert_eq!(t.view(0).stock, 45, "{edition}: from the stock");
        assert!(t.front(0).is_empty(), "{edition}");
    }
}

/// With a short stock there are fewer cubes, and with none the card has no effect.
///
/// Shows: ruling.lost-cargo, ruling.no-target
#[test]
fn a_short_stock_loses_fewer_cubes() {
    for edition in EDITIONS {
        let trucks = ["Kassel", "Wien", "Graz", "Linz", "Genf", "Bern"];
        let mut home = scene(edition, &trucks);
        for seat in 0..6 {
            home = home.seat(seat, "lost-cubes", "6");
        }
        let cargo = |n: usize| {
            let road: Vec<String> = (0..n).map(|i| format!("{:?}", BY_SEA_AND_ROAD[i])).collect();
            format!("[{}]", road.join(", "))
        };
        let mut short = draws(home.clone().table("lost-cargo", &cargo(10)), "verlorene-ladung");
        assert_eq!(short.view(0).stock, 2, "{edition}");
        short.does(0, Action::LoseCargo(short.space("Berlin")));
        short.does(0, Action::LoseCargo(short.space("Prag")));
        assert_ne!(short.decision(), Some(Decision::LoseCargo { left: 1 }), "{edition}");
        assert_eq!(short.view(0).stock, 0, "{edition}: two and no more");

        let none = draws(home.table("lost-cargo", &cargo(12)), "verlorene-ladung");
        assert!(none.told(no_effect), "{edition}: {:?}", none.told);
    }
}

/// A truck whose move ends on a lost cube must take it; who only drives over it does not, and who
/// has no room leaves it.
///
/// Shows: modern-ja.card.verlorene-ladung, ruling.lost-cargo
#[test]
fn a_truck_that_ends_its_move_on_a_cube_must_take_it() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .hand(0, &["Genf-Berlin"])
            .table("lost-cargo", "[\"Kassel-Würzburg:2\"]");
        let mut takes = home.clone().rolled(&[2]).set();
        takes.drives_to(0, "Kassel-Würzburg:2");
        assert!(takes.told(|h| matches!(h, Happening::CargoFound { .. })), "{edition}");
        assert_eq!((takes.player(0).lost_cubes, takes.player(0).load), (1, 1), "{edition}");
        assert!(takes.view(0).lost_cargo.is_empty(), "{edition}");

        let mut passes = home.clone().rolled(&[3]).set();
        passes.drives_to(0, "Kassel-Würzburg:3");
        assert_eq!(passes.player(0).lost_cubes, 0, "{edition}: driven over");
        assert_eq!(passes.view(0).lost_cargo.len(), 1, "{edition}");

        let mut full = home.road(0, &["Linz-Frankfurt"]).rolled(&[2]).set();
        full.drives_to(0, "Kassel-Würzburg:2");
        assert_eq!(full.player(0).lost_cubes, 0, "{edition}: six goods are all it holds");
        assert_eq!(full.view(0).lost_cargo.len(), 1, "{edition}: it stays");
    }
}

/// The cube is taken before an event is drawn, and before a delivery makes room for it.
///
/// Shows: ruling.lost-cargo, ruling.visit-order
#[test]
fn a_cube_is_taken_before_the_event_and_before_the_delivery() {
    for edition in EDITIONS {
        let cube = format!("[{EVENT:?}]");
        let mut event = scene(edition, &["Kassel", "Wien"]).table("lost-cargo", &cube);
        event = event.rolled(&[2]);
        let mut t = event.set();
        t.drives_to(0, EVENT);
        assert_eq!(t.player(0).lost_cubes, 1, "{edition}: before the draw");
        t.draws("plattfuss");

        let mut t = scene(edition, &["Kassel", "Wien"])
            .road(0, &["Linz-Frankfurt"])
            .hand(0, &["Genf-Berlin"])
            .table("lost-cargo", "[\"Frankfurt\"]")
            .rolled(&[4])
            .set();
        t.drives_to(0, "Frankfurt");
        assert_eq!(t.cash(0), 5000 + 4100, "{edition}: delivered");
        assert_eq!(t.player(0).lost_cubes, 0, "{edition}: there was no room on arrival");
    }
}

/// Moves by cards take cubes too, the truck of another player included.
///
/// Shows: ruling.lost-cargo, ruling.card-moves
#[test]
fn a_truck_moved_by_a_card_takes_the_cube() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .hand(1, &["Genf-Berlin"])
            .table("lost-cargo", "[\"Kassel-Frankfurt:3\", \"Linz-Wien:3\"]");
        let mut t = draws(home, "road-runner");
        t.drives_to(0, "Kassel-Frankfurt:3");
        assert_eq!(t.player(0).lost_cubes, 1, "{edition}");
        t.does(0, Action::Choose(Seat(1))).drives_to(1, "Linz-Wien:3");
        assert_eq!(t.player(1).lost_cubes, 1, "{edition}");
    }
}

/// Lost cubes come off as soon as no contract lies face up before the player, for 200 each; with
/// one on the road they stay. A hidden hand does not matter.
///
/// Shows: modern-ja.card.verlorene-ladung, ruling.lost-cargo
#[test]
fn cubes_come_off_for_200_each_when_no_contract_lies_face_up() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).hand(0, &["Wien-Verona"]).seat(
            0,
            "lost-cubes",
            "2",
        );
        let mut t = home.clone().set();
        t.does(0, Action::Unload);
        assert_eq!(t.cash(0), 5400, "{edition}: 200 each");
        assert_eq!((t.player(0).lost_cubes, t.player(0).load), (0, 0), "{edition}");
        assert_eq!(t.view(0).stock, 48, "{edition}: back in the stock");
        t.refuses_by(0, Action::Unload, RefusalCode::NotNow, "ruling.lost-cargo");

        let mut stays = home.clone().road(0, &["Genf-Berlin"]).set();
        stays.refuses_by(0, Action::Unload, RefusalCode::CargoStays, "ruling.lost-cargo");

        let mut delivers = home.road(0, &["Verona-Frankfurt"]).rolled(&[4]).set();
        delivers.drives_to(0, "Frankfurt").does(0, Action::Unload);
        assert_eq!(delivers.cash(0), 5000 + 1800 + 400, "{edition}: as soon as it is delivered");
    }
}

/// Bahnverladung: one loaded contract of choice is unloaded and paid where the truck stands, and
/// 500 goes to the bank.
///
/// Shows: modern-ja.card.bahnverladung, ruling.bahn
#[test]
fn a_loaded_contract_of_choice_goes_by_rail() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .road(0, &["Genf-Berlin", "Graz-Leipzig"])
            .hand(0, &["Wien-Verona"]);
        let drawn = draws(home.clone(), "bahnverladung");
        for (contract, revenue, left) in [("Genf-Berlin", 5400, 2), ("Graz-Leipzig", 1900, 4)] {
            let mut t = drawn.clone();
            t.does(0, Action::Pick(t.contract(contract)));
            assert_eq!(t.cash(0), 5000 + revenue - 500, "{edition} {contract}");
            assert_eq!(t.player(0).load, left, "{edition} {contract}: unloaded");
            assert_eq!(t.truck(0), EVENT, "{edition} {contract}: where it stands");
            assert!(t.front(0).is_empty(), "{edition}");
        }
        let mut t = drawn;
        let hand = Action::Pick(t.contract("Wien-Verona"));
        t.refuses_by(0, hand, RefusalCode::WrongContract, "modern-ja.card.bahnverladung");
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, "modern-ja.card.bahnverladung");

        let one = draws(home.road(0, &["Graz-Leipzig"]).cash(0, 0), "bahnverladung");
        assert_eq!(one.cash(0), 1400, "{edition}: the only one goes by itself, revenue first");
        assert!(one.player(0).debts.is_empty(), "{edition}");
    }
}

/// With nothing loaded Bahnverladung has no effect; lost cargo alone is nothing loaded.
///
/// Shows: modern-ja.card.bahnverladung, ruling.bahn, ruling.no-target
#[test]
fn without_a_loaded_contract_nothing_goes_by_rail() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).hand(0, &["Wien-Verona"]).seat(
            0,
            "lost-cubes",
            "1",
        );
        let t = draws(home, "bahnverladung");
        assert!(t.told(no_effect), "{edition}: {:?}", t.told);
        assert_eq!(t.cash(0), 5000, "{edition}: and costs nothing");
        assert_eq!(t.player(0).lost_cubes, 1, "{edition}");
    }
}

/// Ware verdorben: without a roll the truck goes back to the start city of one of its contracts on
/// the road, loads afresh there and pays 500; other cargo stays, and the turn ends.
///
/// Shows: modern-ja.card.ware-verdorben, ruling.ware-verdorben
#[test]
fn spoiled_goods_are_loaded_afresh_in_a_start_city_of_choice() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .road(0, &["Genf-Berlin", "Graz-Leipzig"])
            .hand(0, &["Genf-Dresden", "Wien-Verona"])
            .trailers(0, 0, u8::from(edition != "junior"))
            .cards(0, &["schnelle-verladung", "motivation"]);
        let mut t = draws(home, "ware-verdorben");
        let hand = Action::Pick(t.contract("Wien-Verona"));
        t.refuses_by(0, hand, RefusalCode::WrongContract, "modern-ja.card.ware-verdorben");
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, "modern-ja.card.ware-verdorben");
        t.does(0, Action::Pick(t.contract("Genf-Berlin")));
        let renewed: Vec<_> = t.told.iter().filter(|h| reloaded(h)).collect();
        assert_eq!(renewed.len(), 1, "{edition}: only the goods loaded there");
        assert_eq!(t.truck(0), "Genf", "{edition}");
        assert_eq!(t.cash(0), 4500, "{edition}");
        assert_eq!(t.on_road(0), ["Genf-Berlin", "Graz-Leipzig"], "{edition}: all still loaded");
        assert_eq!(t.player(0).load, 6, "{edition}");
        assert_eq!(t.current(), 1, "{edition}: the turn ends, and nothing else is loaded");
        let kept = ["motivation", "schnelle-verladung"];
        assert_eq!(t.front(0), kept, "{edition}: a reload is no loading for Schnelle Verladung");
    }
}

/// The truck is set down: signs on the way do not matter. In a jammed or full city it is not, and
/// the price is paid all the same.
///
/// Shows: ruling.ware-verdorben
#[test]
fn spoiled_goods_pass_signs_but_no_jammed_or_full_city() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien", "Genf"])
            .road(0, &["Genf-Berlin"])
            .cards(1, &["stau-nebel"])
            .roadworks("Bern-Genf:2");
        let around = home.clone().jam("Mailand-Genf:5", "stau-nebel", 1);
        let t = draws(around, "ware-verdorben");
        assert_eq!(t.truck(0), "Genf", "{edition}: signs on the way do not matter");

        let jammed = draws(home.clone().jam("Genf", "stau-nebel", 1), "ware-verdorben");
        assert_eq!(jammed.truck(0), EVENT, "{edition}: jammed");
        assert_eq!(jammed.cash(0), 4500, "{edition}: paid all the same");

        let full = home.jam("Linz", "stau-nebel", 1).switch("trucks-in-a-city", "one");
        let full = draws(full, "ware-verdorben");
        assert_eq!(full.truck(0), EVENT, "{edition}: full");
        assert_eq!(full.cash(0), 4500, "{edition}: paid all the same");
    }
}

/// Setting the truck down is a visit, and who cannot pay the 500 owes the double.
///
/// Shows: modern-ja.card.ware-verdorben, ruling.visit
#[test]
fn spoiled_goods_bring_a_visit_or_a_debt() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Genf"]).road(0, &["Wien-Verona"]);
        let t = draws(home.clone().cards(0, &["sonderauftrag-wien"]), "ware-verdorben");
        assert_eq!(t.truck(0), "Wien", "{edition}");
        assert_eq!(t.cash(0), 5000 - 500 + 2000, "{edition}: the special order is paid");

        let t = draws(home.cash(0, 300), "ware-verdorben");
        assert_eq!(t.truck(0), "Wien", "{edition}: he goes though he cannot pay");
        assert_eq!(t.cash(0), 300, "{edition}");
        assert_eq!(t.player(0).debts, [(t.card("ware-verdorben"), 1000)], "{edition}");
    }
}

/// With nothing loaded Ware verdorben has no effect and costs nothing.
///
/// Shows: modern-ja.card.ware-verdorben, ruling.no-target
#[test]
fn without_goods_nothing_spoils() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).hand(0, &["Wien-Verona"]).seat(
            0,
            "lost-cubes",
            "1",
        );
        let t = draws(home, "ware-verdorben");
        assert!(t.told(no_effect), "{edition}: {:?}", t.told);
        assert_eq!((t.truck(0).as_str(), t.cash(0)), (EVENT, 5000), "{edition}");
    }
}

/// The step that ends the game pays its visits and its lost cargo first.
///
/// Shows: ruling.end-check
#[test]
fn the_last_delivery_pays_visits_and_lost_cargo_before_the_end() {
    for edition in EDITIONS {
        let mut t = last_round(scene(edition, &["Linz-Wien:2", "Genf"]))
            .road(0, &["Rostock-Wien"])
            .cards(0, &["sonderauftrag-wien", "inspektion"])
            .seat(0, "lost-cubes", "1")
            .table("lost-cargo", "[\"Wien\"]")
            .rolled(&[2])
            .set();
        t.drives_to(0, "Wien");
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
        let inspection = 1000;
        assert_eq!(t.cash(0), 5000 + 2000 + 2200 + 2 * 200 - inspection, "{edition}");
    }
}

/// A contract that goes by rail or by air can be the last: revenue, price and lost cargo are paid,
/// and the game is over.
///
/// Shows: ruling.end-check
#[test]
fn the_last_contract_by_rail_or_air_ends_the_game() {
    for edition in EDITIONS {
        let home = last_round(scene(edition, &["Kassel", "Genf"])).road(0, &["Graz-Leipzig"]).seat(
            0,
            "lost-cubes",
            "2",
        );
        let rail = draws(home.clone(), "bahnverladung");
        assert_eq!(rail.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(rail.cash(0), 5000 + 1900 - 500 + 400, "{edition}: by rail");

        let mut air = home.cards(0, &["luftfracht"]).rolled(&[4]).set();
        air.drives_to(0, "Frankfurt");
        air.does(0, Action::Pick(air.contract("Graz-Leipzig")));
        assert_eq!(air.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(air.cash(0), 5000 + 1900 - 500 + 400, "{edition}: by air");
    }
}

/// Another's truck that a card moves can end the game in anyone's turn, its visit and lost cargo
/// paid first.
///
/// Shows: ruling.end-check, ruling.card-moves
#[test]
fn a_partner_can_end_the_game() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Linz-Wien:3"])
            .pile(0)
            .hand(0, &["Genf-Berlin"])
            .road(1, &["Rostock-Wien"])
            .cards(1, &["sonderauftrag-wien"])
            .seat(1, "lost-cubes", "1");
        let mut t = draws(home, "road-runner");
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Wien");
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(t.cash(1), 5000 + 2000 + 2200 + 200, "{edition}");
    }
}

// ----- helpers -------------------------------------------------------------------------------

/// Twelve spaces without trucks.
const BY_SEA_AND_ROAD: [&str; 12] = [
    "Rotterdam-Flensburg:1",
    "Rotterdam-Flensburg:2",
    "Flensburg-Rostock:1",
    "Hamburg-Bremen:1",
    "Hamburg-Hannover:1",
    "Hamburg-Hannover:2",
    "Bremen-Hannover:1",
    "Bremen-Hannover:2",
    "Brüssel-Köln:1",
    "Brüssel-Köln:2",
    "Brüssel-Köln:3",
    "Dortmund-Köln:1",
];

/// No public contract is left, and seat 1 has one in the hand.
fn last_round(scene: Scene) -> Scene {
    scene.pile(0).hand(1, &["Genf-Berlin"])
}

fn no_effect(h: &Happening) -> bool {
    matches!(h, Happening::NoEffect { .. })
}

fn reloaded(h: &Happening) -> bool {
    matches!(h, Happening::Reloaded { .. })
}
