//! The five jam cards of the classic deck.

use crate::common::*;

use aufachse_rules::{Action, RefusalCode};

/// The cards that name their city.
const NAMED: [(&str, &str); 3] =
    [("stau-muenchen", "München"), ("stau-frankfurt", "Frankfurt"), ("stau-kassel", "Kassel")];

/// The cards that leave the space to the player.
const ANYWHERE: [&str; 2] = ["stau-nebel", "stau-unfall"];

/// Three cards put the jam sign on the city that they name, without a choice, and lie in front of
/// the player for one round: until his next turn comes, before he rolls.
///
/// Shows: classic.card.stau-muenchen, classic.card.stau-frankfurt, classic.card.stau-kassel
/// Shows: classic-cz.card.stau-kassel
#[test]
fn a_named_city_is_jammed_for_one_round() {
    for edition in CLASSICS {
        for (card, city) in NAMED {
            let mut table = scene(edition, &["Kassel", "Wien"]).meets(card);
            assert_eq!(table.jam(), city, "{edition} {card}");
            assert_eq!(table.front(0), [card], "{edition}");
            table.ends_turn(0);
            assert_eq!(table.jam(), city, "{edition} {card}: in the other's turn");
            table.plain_turn(1, 3, "Wien-Graz:3");
            assert_eq!(table.jam(), "-", "{edition} {card}: the round is over");
            assert_eq!(table.front(0), [""; 0], "{edition} {card}");
            assert!(table.may(0, Action::Roll), "{edition} {card}");
        }
    }
}

/// A jammed city is closed: nobody drives through it or ends there. A truck that stands there is no
/// obstacle to the sign, and may leave in any direction.
///
/// Shows: classic.card.stau-muenchen, classic.card.stau-frankfurt, classic.card.stau-kassel
/// Shows: classic-cz.card.stau-kassel
#[test]
fn a_jammed_city_closes_the_road_and_lets_its_trucks_out() {
    for edition in CLASSICS {
        let roads = [
            (
                "Nürnberg-München:2",
                ["München", "München-Salzburg:1"],
                ["München-Salzburg:2", "München-Innsbruck:2"],
            ),
            (
                "Köln-Frankfurt:3",
                ["Frankfurt", "Frankfurt-Karlsruhe:1"],
                ["Köln-Frankfurt:2", "Würzburg"],
            ),
            (
                "Hannover-Kassel:2",
                ["Kassel", "Dortmund-Kassel:2"],
                ["Hannover-Kassel:1", "Dortmund-Kassel:1"],
            ),
        ];
        for ((card, city), (before, closed, open)) in NAMED.into_iter().zip(roads) {
            let mut outside = from_hannover(edition, before);
            outside.draws(card).ends_turn(0);
            outside.rolls(1, &[2]);
            for space in closed {
                assert!(!outside.can_drive(1, space), "{edition} {card}: {space}");
            }

            let mut inside = from_hannover(edition, city);
            inside.draws(card);
            assert_eq!(inside.jam(), city, "{edition} {card}: even with a truck in it");
            inside.ends_turn(0).rolls(1, &[2]);
            for space in open {
                assert!(inside.can_drive(1, space), "{edition} {card}: {space}");
            }
        }
    }
}

/// The fog and the accident jam of the classic game go on any empty space, a city or a road, where
/// no truck and no sign stands.
///
/// Shows: classic.card.stau-nebel, classic.card.stau-unfall
#[test]
fn fog_and_accident_jam_an_empty_space() {
    for card in ANYWHERE {
        for free in ["Berlin", "Köln-Frankfurt:2", "Flensburg-Hamburg:2", "Kassel-Frankfurt:1"] {
            let mut table = foggy("classic").meets(card);
            let jam = Action::Jam(table.space(free));
            table.does(0, jam);
            assert_eq!(table.jam(), free, "{card}");
            assert_eq!(table.front(0), [card]);
        }
        let mut table = foggy("classic").meets(card);
        for taken in ["Wien", "Kassel-Frankfurt:2"] {
            let jam = Action::Jam(table.space(taken));
            let clause = format!("classic.card.{card}");
            table.refuses_by(0, jam, RefusalCode::JamOnTruck, &clause);
        }
        let works = Action::Jam(table.space("Dortmund-Köln:1"));
        table.refuses_by(0, works, RefusalCode::SignsShare, "ruling.roadworks-moves");
        let clause = format!("classic.card.{card}");
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, &clause);
    }
}

/// In the Czech game and in the manual it is any space, with a truck or without, a city or not; the
/// roadworks sign alone keeps its space to itself.
///
/// Shows: classic-cz.card.stau-anywhere, manual.card.stau
#[test]
fn fog_and_accident_jam_any_space() {
    for (edition, clause) in
        [("classic-cz", "classic-cz.card.stau-anywhere"), ("manual", "manual.card.stau")]
    {
        for card in ANYWHERE {
            for any in ["Wien", "Kassel-Frankfurt:2", "Berlin", "Köln-Frankfurt:2"] {
                let mut table = foggy(edition).meets(card);
                let jam = Action::Jam(table.space(any));
                table.does(0, jam);
                assert_eq!(table.jam(), any, "{edition} {card}");
            }
            let mut table = foggy(edition).meets(card);
            let works = Action::Jam(table.space("Dortmund-Köln:1"));
            table.refuses_by(0, works, RefusalCode::SignsShare, "ruling.roadworks-moves");
            table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        }
    }
}

/// Fog and accident last one round too, and a new jam takes the one sign away from an older one,
/// whose card is done with.
///
/// Shows: classic.card.stau-nebel, classic.card.stau-unfall
/// Shows: classic-cz.card.stau-anywhere, manual.card.stau
#[test]
fn fog_and_accident_last_one_round() {
    for edition in CLASSICS {
        for card in ANYWHERE {
            let mut table = scene(edition, &["Kassel", "Wien"])
                .jam("München", "stau-muenchen", 1)
                .cards(1, &["stau-muenchen"])
                .meets(card);
            let jam = Action::Jam(table.space("Köln-Frankfurt:2"));
            table.does(0, jam);
            assert_eq!(table.jam(), "Köln-Frankfurt:2", "{edition} {card}");
            assert_eq!(table.front(1), [""; 0], "{edition} {card}: the old jam is over");
            table.ends_turn(0);
            assert_eq!(table.jam(), "Köln-Frankfurt:2", "{edition} {card}");
            table.plain_turn(1, 3, "Wien-Graz:3");
            assert_eq!(table.jam(), "-", "{edition} {card}");
            assert_eq!(table.front(0), [""; 0], "{edition} {card}");
        }
    }
}

/// Any table may choose where these jams go: on any space, on one without a truck, or only on one
/// where nothing lies at all.
///
/// Shows: classic.card.stau-nebel, classic-cz.card.stau-anywhere, manual.card.stau
#[test]
fn the_space_of_fog_and_accident_can_be_switched() {
    for edition in CLASSICS {
        for (value, truck, cargo) in
            [("any", true, true), ("free", false, true), ("empty", false, false)]
        {
            let table = foggy(edition)
                .switch("event-deck", "modern-28")
                .table("lost-cargo", r#"["Linz-Wien:1"]"#)
                .switch("fog-and-accident-jam", value)
                .meets("stau-nebel");
            let may = |space: &str| table.may(0, Action::Jam(table.space(space)));
            assert_eq!(may("Wien"), truck, "{edition} {value}: a truck");
            assert_eq!(may("Linz-Wien:1"), cargo, "{edition} {value}: lost cargo");
            assert!(may("Berlin"), "{edition} {value}: nothing");
        }
    }
}

/// The drawer comes from Hannover to the event space on the way to Berlin; the other truck stands
/// somewhere.
fn from_hannover(edition: &str, other: &str) -> Table {
    let mut table = scene(edition, &["Hannover", other]).set();
    table.rolls(0, &[2]).drives_to(0, "Hannover-Berlin:2");
    table
}

fn foggy(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Wien"]).roadworks("Dortmund-Köln:1")
}
