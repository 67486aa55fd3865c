//! The classic event cards that send a truck somewhere without a roll.

use crate::common::*;

use aufachse_rules::{Action, RefusalCode};

/// Dokumente sends the truck, without a roll, to the nearest city on the way that it came, whatever
/// lies ahead.
///
/// Shows: classic.card.dokumente, ruling.next-city
#[test]
fn dokumente_sends_back_the_way_the_truck_came() {
    for edition in ["classic", "manual"] {
        let from_kassel = kassel(edition).meets("dokumente");
        assert_eq!(from_kassel.truck(0), "Kassel", "{edition}");
        assert!(!from_kassel.waits_for_chance(), "{edition}: no roll");

        let mut from_frankfurt = scene(edition, &["Frankfurt", "Hamburg"]).set();
        from_frankfurt.rolls(0, &[2]).drives_to(0, "Kassel-Frankfurt:2").draws("dokumente");
        assert_eq!(from_frankfurt.truck(0), "Frankfurt", "{edition}");
    }
}

/// An occupied city behind is passed over for the next; a tie is the player's choice, a city ahead
/// is none, and going is a must. Where cities hold any number of trucks it is not full.
///
/// Shows: classic.card.dokumente, ruling.next-city
#[test]
fn dokumente_passes_over_an_occupied_city() {
    let behind = |edition| {
        let mut table = scene(edition, &["Hannover-Kassel:1", "Kassel"]).set();
        table.rolls(0, &[4]).drives_to(0, "Kassel-Frankfurt:2").draws("dokumente");
        table
    };
    let mut table = behind("classic");
    assert_eq!(table.targets(0), ["Dortmund", "Hannover"]);
    for wrong in ["Kassel", "Frankfurt", "Würzburg"] {
        let go = Action::GoTo(table.space(wrong));
        table.refuses_by(0, go, RefusalCode::WrongSpace, "classic.card.dokumente");
    }
    table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, "classic.card.dokumente");
    table.goes_to(0, "Dortmund");
    assert_eq!(table.truck(0), "Dortmund");

    assert_eq!(behind("manual").truck(0), "Kassel");
}

/// Behind a sign there is no city: no effect.
///
/// Shows: classic.card.dokumente, ruling.next-city, ruling.no-target
#[test]
fn dokumente_behind_a_sign_has_no_effect() {
    for edition in ["classic", "manual"] {
        let table = kassel(edition)
            .jam("Kassel", "stau-kassel", 1)
            .cards(1, &["stau-kassel"])
            .meets("dokumente");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
}

/// In the Czech game it is the city last driven through, however far it is by now; an occupied one
/// is passed over for the one before, and who has driven through none stays.
///
/// Shows: classic-cz.card.dokumente, ruling.next-city
#[test]
fn czech_dokumente_goes_to_the_city_last_driven_through() {
    let mut table = scene("classic-cz", &["Hannover-Kassel:1", "Hamburg"]).set();
    table.rolls(0, &[4]).drives_to(0, "Kassel-Frankfurt:2").draws("dokumente");
    assert_eq!(table.truck(0), "Kassel", "the city just driven through");

    let came_from_berlin = |other: &str, cities: &str| {
        let mut table =
            scene("classic-cz", &["Kassel-Frankfurt:3", other]).seat(0, "cities", cities).set();
        table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2");
        table.does(0, Action::LeaveRoadworks).draws("dokumente");
        table
    };
    let both = r#"["Berlin", "Hamburg"]"#;
    assert_eq!(came_from_berlin("Wien", both).truck(0), "Berlin");
    assert_eq!(came_from_berlin("Berlin", both).truck(0), "Hamburg");
    let none = came_from_berlin("Wien", "[]");
    assert!(none.had_no_effect());
    assert_eq!(none.truck(0), "Kassel-Frankfurt:2");
}

/// The cities on the way of another card are driven through as well, and remembered for Dokumente.
///
/// Shows: classic-cz.card.dokumente
#[test]
fn czech_dokumente_remembers_the_cities_on_the_way_of_a_card() {
    let mut table = kassel("classic-cz")
        .road(0, &["Frankfurt-Flensburg"])
        .hand(0, &["Berlin-Triest"])
        .meets("familiennachwuchs");
    let flensburg = table.contract("Frankfurt-Flensburg");
    table.does(0, Action::Deliver(flensburg)).ends_turn(0);
    let text = table.game.to_position().expect("before a roll");
    let cities = text.lines().find(|line| line.starts_with("cities")).unwrap_or_default();
    assert_eq!(cities, r#"cities = ["Flensburg", "Hamburg", "Hannover", "Kassel"]"#);
}

/// Any table may play Dokumente the other way.
///
/// Shows: classic.card.dokumente, classic-cz.card.dokumente
#[test]
fn dokumente_can_be_switched() {
    for edition in ["classic", "manual"] {
        let mut table = scene(edition, &["Kassel-Frankfurt:3", "Wien"])
            .switch("dokumente", "last-city")
            .seat(0, "cities", r#"["Berlin"]"#)
            .set();
        let sign = Action::Roadworks(table.space("Dortmund-Köln:1"));
        table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2");
        if edition == "classic" {
            table.does(0, sign).draws("dokumente");
        } else {
            table.draws("dokumente").does(0, sign);
        }
        assert_eq!(table.truck(0), "Berlin", "{edition}");
    }
    let mut table = scene("classic-cz", &["Frankfurt", "Wien"])
        .switch("dokumente", "opposite-direction")
        .seat(0, "cities", r#"["Berlin"]"#)
        .set();
    table.rolls(0, &[2]).drives_to(0, "Kassel-Frankfurt:2").draws("dokumente");
    assert_eq!(table.truck(0), "Frankfurt");
}

/// Familiennachwuchs sends the truck straight to the nearest destination of what it carries, where
/// it unloads. What is only in the hand has no destination yet.
///
/// Shows: classic.card.familiennachwuchs
#[test]
fn familiennachwuchs_goes_to_the_nearest_destination_and_unloads() {
    for edition in ["classic", "manual"] {
        let mut table = kassel(edition)
            .hand(0, &["Luxemburg-Frankfurt"])
            .road(0, &["Frankfurt-Flensburg", "Hannover-München"])
            .meets("familiennachwuchs");
        assert_eq!(table.truck(0), "München", "{edition}");
        if edition == "manual" {
            let code = RefusalCode::MustServe;
            table.refuses_by(0, Action::Done, code, "classic.card.familiennachwuchs");
            let munich = table.contract("Hannover-München");
            table.does(0, Action::Deliver(munich));
        }
        assert_eq!(table.cash(0), 5000 + 2400, "{edition}");
        assert_eq!(table.on_road(0), ["Frankfurt-Flensburg"], "{edition}");
    }
}

/// Destinations equally near are the player's choice; the nearest is found on open roads, so that a
/// sign can make another one the nearest.
///
/// Shows: classic.card.familiennachwuchs, ruling.next-city
#[test]
fn destinations_equally_near_are_the_players_choice() {
    for edition in ["classic", "manual"] {
        let carrying = kassel(edition).road(0, &["Luxemburg-Frankfurt", "Villach-Kassel"]);
        let mut table = carrying.meets("familiennachwuchs");
        assert_eq!(table.targets(0), ["Frankfurt", "Kassel"], "{edition}");
        let clause = "classic.card.familiennachwuchs";
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        let other = Action::GoTo(table.space("Würzburg"));
        table.refuses_by(0, other, RefusalCode::WrongSpace, clause);
        table.goes_to(0, "Frankfurt");
        assert_eq!(table.truck(0), "Frankfurt", "{edition}");

        let table = carrying.roadworks("Kassel-Frankfurt:3").meets("familiennachwuchs");
        assert_eq!(table.truck(0), "Kassel", "{edition}: the way to Frankfurt is longer now");
    }
}

/// In the Czech game every unoccupied destination can be chosen, near or far; there the truck may
/// unload.
///
/// Shows: classic-cz.card.familiennachwuchs
#[test]
fn czech_familiennachwuchs_goes_to_any_destination() {
    let mut table = kassel("classic-cz")
        .road(0, &["Frankfurt-Flensburg", "Hannover-München"])
        .meets("familiennachwuchs");
    assert_eq!(table.targets(0), ["Flensburg", "München"]);
    let clause = "classic-cz.card.familiennachwuchs";
    table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
    table.goes_to(0, "Flensburg");
    assert_eq!(table.truck(0), "Flensburg");
    assert!(table.may(0, Action::Done), "it need not");
    let flensburg = table.contract("Frankfurt-Flensburg");
    table.does(0, Action::Deliver(flensburg));
    assert_eq!(table.cash(0), 6600);
}

/// An occupied destination is passed over where a city holds one truck; without any other, or
/// without goods, the card has no effect.
///
/// Shows: classic.card.familiennachwuchs, classic-cz.card.familiennachwuchs
/// Shows: ruling.next-city, ruling.no-target
#[test]
fn an_occupied_destination_is_passed_over() {
    for edition in CLASSICS {
        let occupied = scene(edition, &["Kassel", "Frankfurt"]);
        let both = occupied.clone().road(0, &["Luxemburg-Frankfurt", "Villach-Kassel"]);
        let table = both.meets("familiennachwuchs");
        let one = occupied.road(0, &["Luxemburg-Frankfurt"]).meets("familiennachwuchs");
        if edition == "manual" {
            assert_eq!(table.targets(0), ["Frankfurt", "Kassel"], "{edition}");
            assert_eq!(one.truck(0), "Frankfurt", "{edition}: a city holds any number");
        } else {
            assert_eq!(table.truck(0), "Kassel", "{edition}");
            assert!(one.had_no_effect(), "{edition}");
            assert_eq!(one.truck(0), "Kassel-Frankfurt:2", "{edition}");
        }
        let empty = kassel(edition).hand(0, &["Luxemburg-Frankfurt"]).meets("familiennachwuchs");
        assert!(empty.had_no_effect(), "{edition}: nothing is loaded");
        assert_eq!(empty.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
}

/// A destination that lies behind a sign only cannot be reached; where ferries sail, Flensburg does
/// not hang on Hamburg alone.
///
/// Shows: ruling.next-city
#[test]
fn a_destination_behind_a_sign_only_is_passed_over() {
    for edition in CLASSICS {
        let table = kassel(edition)
            .jam("Flensburg-Hamburg:2", "stau-nebel", 1)
            .cards(1, &["stau-nebel"])
            .road(0, &["Frankfurt-Flensburg"])
            .meets("familiennachwuchs");
        if edition == "manual" {
            assert_eq!(table.truck(0), "Flensburg", "{edition}: by sea");
        } else {
            assert!(table.had_no_effect(), "{edition}");
        }
    }
}

/// A jammed destination is reached where goods may be unloaded in the jam, and closed where the jam
/// closes everything.
///
/// Shows: ruling.next-city, classic.card.familiennachwuchs, classic-cz.card.familiennachwuchs
#[test]
fn familiennachwuchs_and_a_jammed_destination() {
    for edition in CLASSICS {
        let table = kassel(edition)
            .jam("Frankfurt", "stau-frankfurt", 1)
            .cards(1, &["stau-frankfurt"])
            .road(0, &["Luxemburg-Frankfurt"])
            .meets("familiennachwuchs");
        let there = table.truck(0) == "Frankfurt";
        assert_eq!(there, edition != "classic-cz", "{edition}");
        assert_eq!(table.had_no_effect(), !there, "{edition}");
    }
}

/// Any table may play Familiennachwuchs the other way.
///
/// Shows: classic.card.familiennachwuchs, classic-cz.card.familiennachwuchs
#[test]
fn familiennachwuchs_can_be_switched() {
    let carrying = |edition| kassel(edition).road(0, &["Frankfurt-Flensburg", "Hannover-München"]);
    for edition in ["classic", "manual"] {
        let table = carrying(edition).switch("familiennachwuchs", "any").meets("familiennachwuchs");
        assert_eq!(table.targets(0), ["Flensburg", "München"], "{edition}");
    }
    let table =
        carrying("classic-cz").switch("familiennachwuchs", "nearest").meets("familiennachwuchs");
    assert_eq!(table.truck(0), "München");
}

/// Gute Routenplanung in the classic game: the player may go, without a roll, to the next free city
/// in a direction of his choice, or stay.
///
/// Shows: classic.card.gute-routenplanung, ruling.route-planning
#[test]
fn gute_routenplanung_may_go_to_the_next_free_city() {
    let offered = kassel("classic").meets("gute-routenplanung");
    assert_eq!(offered.targets(0), ["Frankfurt", "Kassel"]);
    let mut goes = offered.clone();
    let beyond = Action::GoTo(goes.space("Würzburg"));
    let clause = "classic.card.gute-routenplanung";
    goes.refuses_by(0, beyond, RefusalCode::WrongSpace, clause);
    goes.goes_to(0, "Frankfurt");
    assert_eq!(goes.truck(0), "Frankfurt");
    let mut stays = offered.clone();
    stays.does(0, Action::Decline);
    assert_eq!(stays.truck(0), "Kassel-Frankfurt:2");
}

/// In the Czech game and in the manual he must go, whatever he would rather do.
///
/// Shows: classic-cz.card.gute-routenplanung, manual.card.gute-routenplanung
#[test]
fn gute_routenplanung_must_be_driven() {
    for edition in ["classic-cz", "manual"] {
        let mut table = kassel(edition).meets("gute-routenplanung");
        assert_eq!(table.targets(0), ["Frankfurt", "Kassel"], "{edition}");
        let clause = format!("{edition}.card.gute-routenplanung");
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, &clause);
        table.goes_to(0, "Kassel");
        assert_eq!(table.truck(0), "Kassel", "{edition}");
    }
}

/// An occupied city is driven through to the next free one, even where a city holds any number of
/// trucks; in the Czech game only the neighbouring cities count.
///
/// Shows: ruling.route-planning, classic.card.gute-routenplanung
/// Shows: classic-cz.card.gute-routenplanung, manual.card.gute-routenplanung
#[test]
fn gute_routenplanung_drives_through_occupied_cities() {
    for edition in ["classic", "manual"] {
        let table = scene(edition, &["Kassel", "Frankfurt"]).meets("gute-routenplanung");
        let free = ["Karlsruhe", "Kassel", "Köln", "Saarbrücken", "Würzburg"];
        assert_eq!(table.targets(0), free, "{edition}");
    }
    let table = scene("classic-cz", &["Kassel", "Frankfurt"]).meets("gute-routenplanung");
    assert_eq!(table.truck(0), "Kassel", "the only free neighbour");
}

/// A jammed city is not free and is not driven through.
///
/// Shows: ruling.route-planning
#[test]
fn gute_routenplanung_does_not_pass_the_jam() {
    for edition in CLASSICS {
        let mut table = kassel(edition)
            .switch("gute-routenplanung", "may")
            .jam("Frankfurt", "stau-frankfurt", 1)
            .cards(1, &["stau-frankfurt"])
            .meets("gute-routenplanung");
        assert_eq!(table.targets(0), ["Kassel"], "{edition}");
        table.goes_to(0, "Kassel");
        assert_eq!(table.truck(0), "Kassel", "{edition}");
    }
}

/// Without a free city there is no effect.
///
/// Shows: ruling.no-target, classic-cz.card.gute-routenplanung
#[test]
fn without_a_free_city_gute_routenplanung_has_no_effect() {
    let mut table = scene("classic-cz", &["Hannover-Kassel:1", "Frankfurt", "Kassel"]).set();
    table.rolls(0, &[4]).drives_to(0, "Kassel-Frankfurt:2").draws("gute-routenplanung");
    assert!(table.had_no_effect());
    assert_eq!(table.truck(0), "Kassel-Frankfurt:2");
}

/// Any table may make Gute Routenplanung a choice or a must, and let it reach beyond the
/// neighbouring cities or not.
///
/// Shows: classic.card.gute-routenplanung, classic-cz.card.gute-routenplanung
/// Shows: ruling.route-planning
#[test]
fn gute_routenplanung_can_be_switched() {
    let must = kassel("classic").switch("gute-routenplanung", "must").meets("gute-routenplanung");
    assert!(!must.may(0, Action::Decline));
    for edition in ["classic-cz", "manual"] {
        let mut may =
            kassel(edition).switch("gute-routenplanung", "may").meets("gute-routenplanung");
        may.does(0, Action::Decline);
        assert_eq!(may.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
    let occupied = |edition| scene(edition, &["Kassel", "Frankfurt"]);
    let near = occupied("classic")
        .switch("gute-routenplanung-reach", "neighbouring")
        .meets("gute-routenplanung");
    assert_eq!(near.targets(0), ["Kassel"]);
    let far = occupied("classic-cz")
        .switch("gute-routenplanung-reach", "through-occupied")
        .meets("gute-routenplanung");
    assert!(far.targets(0).contains(&"Würzburg".to_owned()));
}

/// Zollabfertigung moves the truck, without a roll, to the next event space, and no card is drawn
/// there; two equally near are the player's choice, and an occupied one is passed over.
///
/// Shows: classic.card.zollabfertigung, ruling.next-city
#[test]
fn zollabfertigung_goes_to_the_next_event_space() {
    let (south, west) = ("Frankfurt-Karlsruhe:2", "Frankfurt-Saarbrücken:2");
    for edition in ["classic", "manual"] {
        let mut table = kassel(edition).meets("zollabfertigung");
        assert_eq!(table.targets(0), [south, west], "{edition}");
        let clause = "classic.card.zollabfertigung";
        let farther = Action::GoTo(table.space("Hannover-Berlin:2"));
        table.refuses_by(0, farther, RefusalCode::WrongSpace, clause);
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        table.goes_to(0, west);
        assert_eq!(table.truck(0), west, "{edition}");
        assert!(!table.waits_for_chance(), "{edition}: no card is drawn");
        table.ends_turn(0);

        let table = scene(edition, &["Kassel", south]).meets("zollabfertigung");
        assert_eq!(table.truck(0), west, "{edition}");
        let table = kassel(edition).roadworks(south).meets("zollabfertigung");
        assert_eq!(table.truck(0), west, "{edition}: a sign closes the other");
    }
}

/// In the Czech game it is any neighbouring event space, one that is reached without passing
/// another, near or far, if no truck stands there; no card is drawn.
///
/// Shows: classic-cz.card.zollabfertigung
#[test]
fn czech_zollabfertigung_goes_to_a_neighbouring_event_space() {
    let has = |table: &Table, space: &str| table.targets(0).iter().any(|t| t == space);
    let mut table = kassel("classic-cz").meets("zollabfertigung");
    for near in ["Frankfurt-Karlsruhe:2", "Frankfurt-Saarbrücken:2", "Hannover-Berlin:2"] {
        assert!(has(&table, near), "{near}");
    }
    for behind in ["Berlin-Nürnberg:1", "Kassel-Frankfurt:2"] {
        assert!(!has(&table, behind), "{behind}");
    }
    let clause = "classic-cz.card.zollabfertigung";
    let behind = Action::GoTo(table.space("Berlin-Nürnberg:1"));
    table.refuses_by(0, behind, RefusalCode::WrongSpace, clause);
    table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
    table.goes_to(0, "Hannover-Berlin:2");
    assert_eq!(table.truck(0), "Hannover-Berlin:2");
    assert!(!table.waits_for_chance(), "no card is drawn");

    let table = scene("classic-cz", &["Kassel", "Hannover-Berlin:2"]).meets("zollabfertigung");
    assert!(!has(&table, "Hannover-Berlin:2"), "a truck stands there");
}

/// Without any event space to go to Zollabfertigung has no effect.
///
/// Shows: ruling.no-target
#[test]
fn zollabfertigung_between_two_signs_has_no_effect() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel-Frankfurt:1", "Wien"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1)
            .cards(1, &["stau-nebel"])
            .switch("roadworks-or-event-first", "roadworks")
            .set();
        let behind = Action::Roadworks(table.space("Kassel-Frankfurt:1"));
        table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2").does(0, behind);
        table.draws("zollabfertigung");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
}

/// Any table may play Zollabfertigung the other way.
///
/// Shows: classic.card.zollabfertigung, classic-cz.card.zollabfertigung
#[test]
fn zollabfertigung_can_be_switched() {
    for edition in ["classic", "manual"] {
        let table =
            kassel(edition).switch("zollabfertigung", "neighbouring").meets("zollabfertigung");
        assert!(table.targets(0).contains(&"Hannover-Berlin:2".to_owned()), "{edition}");
    }
    let table = kassel("classic-cz").switch("zollabfertigung", "nearest").meets("zollabfertigung");
    assert_eq!(table.targets(0), ["Frankfurt-Karlsruhe:2", "Frankfurt-Saarbrücken:2"]);
}

/// In the manual a one that ended on an event space still owes the sign after the event, and the
/// sign comes before the contracts of the city to which the event has sent the truck.
///
/// Shows: manual.turn.steps
#[test]
fn the_sign_comes_between_the_event_and_the_contracts() {
    let mut table =
        scene("manual", &["Kassel-Frankfurt:1", "Hamburg"]).hand(0, &["Kassel-Brüssel"]).set();
    table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2").draws("dokumente");
    assert_eq!(table.truck(0), "Kassel");
    let load = Action::Load(table.contract("Kassel-Brüssel"));
    table.refuses(0, load);
    let sign = Action::Roadworks(table.space("Dortmund-Köln:1"));
    table.does(0, sign).does(0, load);
    assert_eq!(table.on_road(0), ["Kassel-Brüssel"]);
}

/// Two players; the one who draws stands in Kassel.
fn kassel(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg"])
}
