//! Occupancy: how many trucks a space holds, passing them, and a move whose end is full.

use crate::common::*;
use aufachse_rules::RefusalCode;

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];
const MODERN: [&str; 3] = ["modern", "modern-ja", "junior"];

/// A road space holds one truck: no move ends on another truck.
///
/// Shows: classic.move.single-occupancy, classic-cz.move.occupied, manual.move.occupancy
#[test]
fn a_road_space_holds_one_truck() {
    for (edition, clause) in [
        ("classic", "classic.move.single-occupancy"),
        ("classic-cz", "classic-cz.move.occupied"),
        ("manual", "manual.move.occupancy"),
    ] {
        let mut table = scene(edition, &["Genf", "Genf-Mailand:3"]).rolled(&[3]).set();
        let onto = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3"];
        let onto = table.path(&onto, true, false);
        table.refuses_by(0, onto, RefusalCode::SpaceFull, clause);
        let full = table.refuses(0, onto).space;
        assert_eq!(full, Some(table.truck(1)), "{edition}: it says which");
        let free = scene(edition, &["Genf", "Berlin"]).rolled(&[3]).set();
        assert!(free.can_drive(0, "Genf-Mailand:3"), "{edition}");
    }
}

/// In the old game a city holds one truck as well.
///
/// Shows: classic.move.single-occupancy, classic-cz.move.occupied
#[test]
fn a_city_of_the_old_game_holds_one_truck() {
    for (edition, clause) in
        [("classic", "classic.move.single-occupancy"), ("classic-cz", "classic-cz.move.occupied")]
    {
        let mut table = scene(edition, &["Genf", "Bern"]).rolled(&[3]).set();
        let onto = table.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], true, false);
        table.refuses_by(0, onto, RefusalCode::SpaceFull, clause);
        let free = scene(edition, &["Genf", "Berlin"]).rolled(&[3]).set();
        assert!(free.can_drive(0, "Bern"), "{edition}");
    }
}

/// A city of the new board holds any number of trucks.
///
/// Shows: manual.move.occupancy, modern.move.occupancy, modern-ja.move.occupancy
#[test]
fn a_city_of_the_new_board_holds_any_number_of_trucks() {
    for edition in ["manual", "modern", "modern-ja", "junior"] {
        let crowd = ["Genf", "Bern", "Bern", "Bern", "Bern", "Bern"];
        let mut table = scene(edition, &crowd).rolled(&[3]).set();
        table.drives_to(0, "Bern");
        assert_eq!(table.truck(0), "Bern", "{edition}");
    }
}

/// A road space of the new game holds two trucks, not three.
///
/// Shows: modern.move.occupancy, modern-ja.move.occupancy
#[test]
fn a_road_space_of_the_new_game_holds_two_trucks() {
    for (edition, clause) in [
        ("modern", "modern.move.occupancy"),
        ("modern-ja", "modern-ja.move.occupancy"),
        ("junior", "modern.move.occupancy"),
    ] {
        let mut two = scene(edition, &["Genf", "Genf-Mailand:3", "Berlin"]).rolled(&[3]).set();
        two.drives_to(0, "Genf-Mailand:3");
        assert_eq!(two.truck(0), two.truck(1), "{edition}");
        let full = ["Genf", "Genf-Mailand:3", "Genf-Mailand:3"];
        let mut three = scene(edition, &full).rolled(&[3]).set();
        let onto = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3"];
        let onto = three.path(&onto, true, false);
        three.refuses_by(0, onto, RefusalCode::SpaceFull, clause);
    }
}

/// Trucks may always be passed, on roads and in cities.
///
/// Shows: classic.move.overtake, classic-cz.move.occupied, manual.move.pass
/// Shows: modern.move.occupancy
#[test]
fn trucks_may_be_passed() {
    for edition in ALL {
        let others = ["Genf", "Genf-Bern:1", "Genf-Bern:1", "Genf-Bern:2", "Bern", "Bern"];
        let two_to_a_space = MODERN.contains(&edition);
        let others: &[&str] =
            if two_to_a_space { &others } else { &["Genf", "Genf-Bern:1", "Genf-Bern:2", "Bern"] };
        let mut table = scene(edition, others).rolled(&[4]).set();
        table.drives_to(0, "Bern-Zürich:1");
        assert_eq!(table.truck(0), "Bern-Zürich:1", "{edition}");
    }
}

/// A move that would end on an occupied space ends on the last free space before it, however
/// many trucks stand in a row.
///
/// Shows: classic.move.stop-before-occupied
#[test]
fn a_move_ends_on_the_last_free_space_before_a_full_one() {
    for edition in ["classic", "manual"] {
        let one = scene(edition, &["Genf", "Genf-Mailand:3"]).rolled(&[3]).set();
        one.ends_are(0, &["Genf-Mailand:2", "Bern"], edition);
        let mut row =
            scene(edition, &["Genf", "Genf-Mailand:3", "Genf-Mailand:2"]).rolled(&[3]).set();
        row.ends_are(0, &["Genf-Mailand:1", "Bern"], edition);
        row.drives_to(0, "Genf-Mailand:1");
    }
    let city = scene("classic", &["Genf", "Bern"]).rolled(&[3]).set();
    city.ends_are(0, &["Genf-Mailand:3", "Genf-Bern:2"], "a full city is a full space");
}

/// With no free space before it there is no such move.
///
/// Shows: classic.move.stop-before-occupied, ruling.longest-way
#[test]
fn a_row_of_trucks_up_to_the_bumper_leaves_no_move() {
    for edition in ["classic", "manual"] {
        let row = ["Genf", "Genf-Mailand:1", "Genf-Mailand:2"];
        let table = scene(edition, &row).rolled(&[2]).set();
        table.ends_are(0, &["Genf-Bern:2"], edition);
    }
}

/// By the Czech text a truck may end on the space right before an occupied one, or goes another
/// way; a second truck on that space leaves only the other way.
///
/// Shows: classic-cz.move.occupied
#[test]
fn a_move_may_end_right_before_an_occupied_space() {
    let one = scene("classic-cz", &["Genf", "Genf-Mailand:3"]).rolled(&[3]).set();
    one.ends_are(0, &["Genf-Mailand:2", "Bern"], "the space before, or another way");
    let row = ["Genf", "Genf-Mailand:3", "Genf-Mailand:2"];
    let mut row = scene("classic-cz", &row).rolled(&[3]).set();
    row.ends_are(0, &["Bern"], "the space before is taken too");
    let further = row.path(&["Genf-Mailand:1"], true, false);
    row.refuses_by(0, further, RefusalCode::NoStopHere, "classic-cz.move.stop-early");
}

/// In the new game a full end space is no end: the other die or another way is driven.
///
/// Shows: modern.move.occupancy
#[test]
fn a_full_end_space_of_the_new_game_is_no_end() {
    for edition in MODERN {
        let full = ["Genf", "Genf-Mailand:3", "Genf-Mailand:3"];
        let table = scene(edition, &full).rolled(&[3, 5]).set();
        table.ends_are(0, &["Bern", "Genf-Mailand:5", "Basel", "Zürich"], edition);
    }
}

/// A full space right in front of a sign is as full as any other: the truck stops before it where
/// the edition has it stop before full spaces, and not at all where it does not.
///
/// Shows: classic.move.stop-before-occupied, modern.move.occupancy, ruling.sign-stop
#[test]
fn a_full_space_in_front_of_a_sign_is_full() {
    let onto = ["Genf", "Genf-Mailand:2", "Genf-Mailand:2"];
    for edition in ALL {
        let trucks = if MODERN.contains(&edition) { &onto[..] } else { &onto[..2] };
        let table = scene(edition, trucks).roadworks("Genf-Mailand:3").rolled(&[5]).set();
        assert!(table.can_drive(0, "Zürich"), "{edition}: another way is open");
        let stops = ["classic", "manual"].contains(&edition);
        assert_eq!(table.can_drive(0, "Genf-Mailand:1"), stops, "{edition}");
        assert!(!table.can_drive(0, "Genf-Mailand:2"), "{edition}");
    }
}

/// Where a city holds one truck, an occupied contract city can be neither stopped in nor served.
///
/// Shows: ruling.occupied-city
#[test]
fn an_occupied_contract_city_is_not_served() {
    for edition in ["classic", "classic-cz"] {
        for die in [3, 5] {
            let to_load = scene(edition, &["Genf", "Bern"]).hand(0, &["Bern-Mailand"]);
            let to_unload = scene(edition, &["Genf", "Bern"]).road(0, &["Genf-Bern"]);
            for there in [to_load, to_unload] {
                let mut table = there.clone().rolled(&[die]).set();
                assert!(!table.can_drive(0, "Bern"), "{edition} {die}");
                let stop = table.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], die == 3, false);
                assert_eq!(table.refuses(0, stop).code, RefusalCode::SpaceFull, "{edition}");
                let many = there.switch("trucks-in-a-city", "any").rolled(&[die]).set();
                assert!(many.can_drive(0, "Bern"), "{edition} {die}: a city for all");
            }
        }
    }
}

/// How many trucks a space holds is a switch for roads and one for cities.
///
/// Shows: classic.move.single-occupancy, modern.move.occupancy
#[test]
fn the_room_of_a_space_is_a_switch() {
    let two = scene("classic", &["Genf", "Genf-Mailand:3"]).switch("trucks-on-a-road-space", "2");
    assert!(two.rolled(&[3]).set().can_drive(0, "Genf-Mailand:3"));
    let one = scene("modern", &["Genf", "Genf-Mailand:3"]).switch("trucks-on-a-road-space", "1");
    assert!(!one.rolled(&[3]).set().can_drive(0, "Genf-Mailand:3"));
    let city = scene("modern", &["Genf", "Bern"]).switch("trucks-in-a-city", "one");
    assert!(!city.rolled(&[3]).set().can_drive(0, "Bern"));
}

/// What becomes of a move whose end is full is a switch.
///
/// Shows: classic.move.stop-before-occupied, classic-cz.move.occupied, modern.move.occupancy
#[test]
fn a_full_end_space_is_a_switch() {
    let row = ["Genf", "Genf-Mailand:3", "Genf-Mailand:3", "Genf-Mailand:2", "Genf-Mailand:2"];
    let ends = |edition: &str, trucks: &[&str], value: &str, ends: &[&str]| {
        let table = scene(edition, trucks).switch("end-space-full", value).rolled(&[3]).set();
        table.ends_are(0, ends, &format!("{edition} with {value}"));
    };
    ends("modern", &row[..3], "must-stop-before", &["Genf-Mailand:2", "Bern"]);
    ends("modern", &row, "must-stop-before", &["Genf-Mailand:1", "Bern"]);
    ends("modern", &row[..3], "may-stop-before", &["Genf-Mailand:2", "Bern"]);
    ends("modern", &row, "may-stop-before", &["Bern"]);
    ends("classic", &row[..2], "not-allowed", &["Bern"]);
}
