//! Roadworks: when the sign moves, where it may stand, and what it closes.

use crate::common::*;
use aufachse_rules::{Action, Decision, Path, Pending, RefusalCode};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];
const MUST: [(&str, &str); 5] = [
    ("classic", "classic.move.one"),
    ("manual", "manual.roadworks.six-as-one"),
    ("modern", "modern.roadworks.must"),
    ("modern-ja", "modern.roadworks.must"),
    ("junior", "modern.roadworks.must"),
];

/// After a one the truck moves one space, and then the sign must be put on the board.
///
/// Shows: classic.move.one, manual.roadworks.six-as-one, modern.roadworks.must
#[test]
fn after_a_one_the_sign_must_be_placed() {
    for (edition, clause) in MUST {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[1]).set();
        table.ends_are(0, &["Genf-Mailand:1", "Genf-Bern:1"], edition);
        table.drives_to(0, "Genf-Mailand:1");
        assert!(sign_is_due(&table), "{edition}");
        table.refuses_by(0, Action::LeaveRoadworks, RefusalCode::SignMust, clause);
        table.refuses(0, Action::Done);
        puts_sign(&mut table, 0, "Linz-Wien:1");
        assert!(sign_is_on(&table, "Linz-Wien:1"), "{edition}");
        assert!(!sign_is_due(&table), "{edition}: once is enough");
    }
}

/// A sign that is on the board already must go to another space.
///
/// Shows: classic.move.one, modern.roadworks.must, ruling.roadworks-moves
#[test]
fn a_sign_in_play_goes_to_another_space() {
    for edition in ALL {
        let mut table =
            scene(edition, &["Genf", "Berlin"]).roadworks("Linz-Wien:1").rolled(&[1]).set();
        table.drives_to(0, "Genf-Mailand:1");
        let same = Action::Roadworks(table.space("Linz-Wien:1"));
        table.refuses_by(0, same, RefusalCode::SignStays, "ruling.roadworks-moves");
        puts_sign(&mut table, 0, "Linz-Wien:3");
        assert!(sign_is_on(&table, "Linz-Wien:3"), "{edition}");
    }
}

/// By the Czech text the sign may be put somewhere after a one, or left where it is.
///
/// Shows: classic-cz.roadworks.may
#[test]
fn after_a_one_a_czech_player_may_leave_the_sign() {
    let one = scene("classic-cz", &["Genf", "Berlin"]).roadworks("Linz-Wien:1").rolled(&[1]);
    let mut left = one.set();
    left.drives_to(0, "Genf-Mailand:1").does(0, Action::LeaveRoadworks);
    assert!(sign_is_on(&left, "Linz-Wien:1"));
    let mut put = one.set();
    put.drives_to(0, "Genf-Mailand:1");
    puts_sign(&mut put, 0, "Linz-Wien:2");
    assert!(sign_is_on(&put, "Linz-Wien:2"));
}

/// A six used as a one moves the sign where the book says so; a six used as more never does.
///
/// Shows: classic.move.one, classic-cz.roadworks.may, manual.roadworks.six-as-one
/// Shows: modern.roadworks.must
#[test]
fn a_six_used_as_a_one_moves_the_sign_where_the_book_says_so() {
    for edition in ALL {
        let used = !["classic", "classic-cz"].contains(&edition);
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[6]);
        let mut one = there.set();
        one.drives_to(0, "Genf-Mailand:1");
        assert_eq!(sign_is_due(&one), used, "{edition}");
        let mut three = there.set();
        three.drives_to(0, "Genf-Mailand:3");
        assert!(!sign_is_due(&three), "{edition}");
    }
}

/// A six need not be called a one: who stops early in an own contract city one space ahead forfeits
/// the rest of a six and places nothing. The choice is his, with every die beside the six.
///
/// Shows: modern.roadworks.must, manual.roadworks.six-as-one, ruling.contract-city
#[test]
fn a_six_forfeited_in_a_contract_city_one_space_ahead_places_no_sign() {
    for edition in ["manual", "modern", "modern-ja", "junior"] {
        let contract = if edition == "manual" { "Bern-Mailand" } else { "Bern-Amsterdam" };
        let rolls: &[&[u8]] = match edition {
            "manual" => &[&[6]],
            _ => &[&[6, 6], &[1, 6], &[6, 1], &[6, 4], &[3, 6]],
        };
        for roll in rolls {
            let there = scene(edition, &["Genf-Bern:2", "Berlin"]).hand(0, &[contract]);
            let table = there.rolled(roll).set();
            let what = format!("{edition} {roll:?}");
            let paths = table.drives(0, "Bern");
            let mut signs: Vec<bool> = paths.iter().map(Path::one).collect();
            signs.sort_unstable();
            assert_eq!(signs, [false, true], "{what}: {paths:?}");
            for path in paths {
                let mut drove = table.clone();
                drove.does(0, Action::Drive(path));
                assert_eq!(sign_is_due(&drove), path.one(), "{what}");
            }
        }
        // Where a one is all there is, it is used in full.
        let table = scene(edition, &["Genf-Bern:2", "Berlin"]).hand(0, &[contract]).rolled(&[1]);
        assert!(table.set().drives(0, "Bern").iter().all(Path::one), "{edition}");
    }
}

/// The same holds for a six thrown because of a card.
///
/// Shows: ruling.rolls-by-card, modern.roadworks.must, manual.roadworks.six-as-one
#[test]
fn a_six_thrown_for_a_card_may_be_forfeited_without_a_sign() {
    for edition in ["manual", "modern", "modern-ja", "junior"] {
        let contract = if edition == "manual" { "Flensburg-Verona" } else { "Flensburg-Brüssel" };
        let mut table =
            scene(edition, &["Hamburg", "Berlin"]).hand(0, &[contract]).rolled(&[2]).set();
        table.drives_to(0, "Flensburg-Hamburg:1").draws("beifahrer").dice(&[6]);
        let paths = table.drives(0, "Flensburg");
        let mut signs: Vec<bool> = paths.iter().map(Path::one).collect();
        signs.sort_unstable();
        assert_eq!(signs, [false, true], "{edition}: {paths:?}");
    }
}

/// Of two dice only the one that is used counts.
///
/// Shows: modern.roadworks.must
#[test]
fn a_one_that_is_not_used_moves_no_sign() {
    for edition in ["modern", "modern-ja", "junior"] {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[1, 4]);
        let mut four = there.set();
        four.drives_to(0, "Genf-Mailand:4");
        assert!(!sign_is_due(&four), "{edition}");
        let mut one = there.set();
        one.drives_to(0, "Genf-Mailand:1");
        assert!(sign_is_due(&one), "{edition}");
    }
}

/// What makes the sign move is a switch.
///
/// Shows: classic.move.one, classic-cz.roadworks.may, modern.roadworks.must
#[test]
fn the_reason_to_move_the_sign_is_a_switch() {
    for (edition, value, six, may) in [
        ("classic", "used-1-must", true, false),
        ("classic", "rolled-1-may", false, true),
        ("modern", "rolled-1-must", false, false),
        ("modern", "rolled-1-may", false, true),
        ("classic-cz", "rolled-1-must", false, false),
    ] {
        let there = scene(edition, &["Genf", "Berlin"]).switch("roadworks-after", value);
        let mut one = there.clone().rolled(&[1]).set();
        one.drives_to(0, "Genf-Mailand:1");
        assert!(sign_is_due(&one), "{edition} with {value}");
        assert_eq!(one.may(0, Action::LeaveRoadworks), may, "{edition} with {value}");
        let mut used = there.rolled(&[6]).set();
        used.drives_to(0, "Genf-Mailand:1");
        assert_eq!(sign_is_due(&used), six, "{edition} with {value}");
    }
}

/// The sign stands neither on a city nor on a space with a truck, the own one included.
///
/// Shows: classic.roadworks.place, classic-cz.roadworks.may, manual.roadworks.six-as-one
/// Shows: modern.roadworks.place
#[test]
fn the_sign_stands_on_no_city_and_no_truck() {
    for (edition, clause) in PLACE {
        let mut table = scene(edition, &["Genf", "Berlin-Hamburg:1"]).rolled(&[1]).set();
        table.drives_to(0, "Genf-Mailand:1");
        for city in ["Kassel", "Genf", "Wien"] {
            let city = Action::Roadworks(table.space(city));
            table.refuses_by(0, city, RefusalCode::SignOnCity, clause);
        }
        for truck in ["Genf-Mailand:1", "Berlin-Hamburg:1"] {
            let truck = Action::Roadworks(table.space(truck));
            table.refuses_by(0, truck, RefusalCode::SignOnTruck, clause);
        }
        puts_sign(&mut table, 0, "Berlin-Hamburg:2");
        assert!(sign_is_on(&table, "Berlin-Hamburg:2"), "{edition}");
    }
}

/// Every space between Hamburg and Flensburg is spared by the roadworks, though not by the jam.
///
/// Shows: classic.roadworks.place, classic-cz.roadworks.may, manual.roadworks.six-as-one
/// Shows: ruling.hamburg-flensburg
#[test]
fn no_roadworks_between_hamburg_and_flensburg() {
    for (edition, clause) in &PLACE[..3] {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[1]).set();
        table.drives_to(0, "Genf-Mailand:1");
        for space in ["Hamburg-Flensburg:1", "Hamburg-Flensburg:2"] {
            let space = Action::Roadworks(table.space(space));
            table.refuses_by(0, space, RefusalCode::SignSheltered, clause);
        }
        let mut fog = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
        fog.drives_to(0, "Genf-Mailand:2").draws("stau-nebel");
        let space = fog.space("Hamburg-Flensburg:2");
        fog.does(0, Action::Jam(space));
        assert_eq!(fog.view(0).jam, Some(space), "{edition}");
    }
}

/// The new game knows no such exception; it is a switch.
///
/// Shows: modern.roadworks.place, ruling.hamburg-flensburg
#[test]
fn the_shelter_of_flensburg_is_a_switch() {
    for (edition, value, open) in [
        ("modern", None, true),
        ("modern-ja", None, true),
        ("junior", None, true),
        ("modern", Some("yes"), false),
        ("classic", Some("no"), true),
    ] {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[1]);
        let there = match value {
            Some(value) => there.switch("roadworks-never-on-hamburg-flensburg", value),
            None => there,
        };
        let mut table = there.set();
        table.drives_to(0, "Genf-Mailand:1");
        for space in ["Hamburg-Flensburg:1", "Hamburg-Flensburg:2"] {
            let space = Action::Roadworks(table.space(space));
            assert_eq!(table.may(0, space), open, "{edition} {value:?}");
        }
    }
}

/// Event spaces, sea spaces and spaces with lost cargo are allowed; the two signs never share a
/// space.
///
/// Shows: ruling.roadworks-moves, manual.roadworks.six-as-one, modern.roadworks.place
#[test]
fn the_sign_goes_on_events_sea_and_cargo_but_not_to_the_jam() {
    for edition in ALL {
        let there = scene(edition, &["Genf", "Berlin"])
            .cards(1, &["stau-nebel"])
            .jam("Linz-Wien:1", "stau-nebel", 1)
            .switch("event-deck", "modern-28")
            .table("lost-cargo", "[\"Linz-Wien:3\"]")
            .rolled(&[1]);
        let sea = if ["classic", "classic-cz"].contains(&edition) { None } else { Some(SEA) };
        for space in ["Linz-Wien:2", "Linz-Wien:3"].into_iter().chain(sea.into_iter().flatten()) {
            let mut table = there.set();
            table.drives_to(0, "Genf-Mailand:1");
            puts_sign(&mut table, 0, space);
            assert!(sign_is_on(&table, space), "{edition}: {space}");
        }
        let mut table = there.set();
        table.drives_to(0, "Genf-Mailand:1");
        let jam = Action::Roadworks(table.space("Linz-Wien:1"));
        table.refuses_by(0, jam, RefusalCode::SignsShare, "ruling.roadworks-moves");
    }
}

/// The sign closes its space to every truck: none ends there and none drives through.
///
/// Shows: classic.roadworks.block, classic-cz.roadworks.block, modern.roadworks.block
/// Shows: manual.move.sign
#[test]
fn the_sign_closes_its_space() {
    for (edition, clause) in [
        ("classic", "classic.roadworks.block"),
        ("classic-cz", "classic-cz.roadworks.block"),
        ("manual", "manual.move.sign"),
        ("modern", "modern.roadworks.block"),
        ("modern-ja", "modern.roadworks.block"),
        ("junior", "modern.roadworks.block"),
    ] {
        let road = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3", "Genf-Mailand:4"];
        for (die, seat) in [(3u8, 0u8), (4, 0), (3, 1), (4, 1)] {
            let mut table = scene(edition, &["Genf", "Genf"])
                .switch("trucks-in-a-city", "any")
                .roadworks("Genf-Mailand:3")
                .turn_of(seat)
                .rolled(&[die])
                .set();
            let path = table.path(&road[..die as usize], true, false);
            table.refuses_by(seat, path, RefusalCode::SpaceClosed, clause);
        }
    }
}

/// The sign stays where it is, turn after turn, until somebody moves it; then the road is open.
///
/// Shows: classic.roadworks.block, classic-cz.roadworks.block, modern.roadworks.block
#[test]
fn the_sign_stays_until_it_is_moved() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .cash(0, 0)
            .cash(1, 0)
            .roadworks("Genf-Mailand:3")
            .set();
        let dice = |die: u8| if table_has_two_dice(edition) { vec![die; 2] } else { vec![die] };
        table.rolls(0, &dice(5)).drives_to(0, "Basel");
        table.rolls(1, &dice(5)).drives_to(1, "Berlin-Hamburg:5");
        table.rolls(0, &dice(5)).drives_to(0, "Genf");
        assert!(sign_is_on(&table, "Genf-Mailand:3"), "{edition}: a round has passed");
        table.rolls(1, &dice(1)).drives_to(1, "Hamburg");
        puts_sign(&mut table, 1, "Linz-Wien:1");
        table.rolls(0, &dice(4)).drives_to(0, "Genf-Mailand:4");
        assert_eq!(table.truck(0), "Mailand-Genf:2", "{edition}");
    }
}

/// A truck that the roadworks stop goes another way or waits.
///
/// Shows: classic.roadworks.wait
#[test]
fn a_truck_stopped_by_roadworks_goes_another_way_or_waits() {
    for edition in ["classic", "manual"] {
        let there = scene(edition, &["Mailand", "Berlin"]).roadworks("Mailand-Genf:1").rolled(&[2]);
        let mut waits = there.set();
        waits.does(0, Action::Stay);
        assert_eq!(waits.truck(0), "Mailand", "{edition}");
        let mut drives = there.set();
        drives.drives_to(0, "Mailand-Zürich:2");
        assert_eq!(drives.truck(0), "Mailand-Zürich:2", "{edition}");
    }
    // By the Czech text it waits where no way is left.
    let shut = scene("classic-cz", &["Kassel-Frankfurt:2", "Berlin"])
        .roadworks("Kassel-Frankfurt:1")
        .cards(1, &["stau-frankfurt"])
        .jam("Frankfurt", "stau-frankfurt", 1);
    let mut drives = shut.clone().rolled(&[1]).set();
    drives.refuses_by(0, Action::Stay, RefusalCode::MustDrive, "ruling.longest-way");
    let mut waits = shut.seat(0, "truck", "\"Kassel-Frankfurt:3\"").roadworks("Kassel-Frankfurt:2");
    waits = waits.rolled(&[3]);
    waits.set().does(0, Action::Stay);
}

/// A truck that could not move after a one still places the sign.
///
/// Shows: ruling.roadworks-moves
#[test]
fn a_truck_that_could_not_move_after_a_one_still_places_the_sign() {
    for edition in ALL {
        let ones: &[u8] = if table_has_two_dice(edition) { &[1, 1] } else { &[1] };
        let shut_in = scene(edition, &["Kassel-Frankfurt:2", "Berlin"])
            .roadworks("Kassel-Frankfurt:1")
            .cards(1, &["stau-nebel"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1);
        let mut table = shut_in.clone().rolled(ones).set();
        table.does(0, Action::Stay);
        assert!(sign_is_due(&table), "{edition}");
        puts_sign(&mut table, 0, "Linz-Wien:1");
        assert!(sign_is_on(&table, "Linz-Wien:1"), "{edition}");
        let mut four = shut_in.rolled(&[4]).set();
        four.does(0, Action::Stay);
        assert!(!sign_is_due(&four), "{edition}: a four moves no sign");
    }
}

/// A die thrown because of a card follows all rules of a roll: a one moves the sign, a six is one
/// to six.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_die_thrown_because_of_a_card_is_a_roll() {
    for edition in ALL {
        let drawn = || {
            let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
            table.drives_to(0, "Genf-Mailand:2").draws("beifahrer");
            table
        };
        let mut one = drawn();
        one.dice(&[1]).drives_to(0, "Genf-Mailand:3");
        assert!(sign_is_due(&one), "{edition}");
        let mut six = drawn();
        six.dice(&[6]);
        for end in ["Genf-Mailand:3", "Genf-Mailand:5", "Mailand", "Genf", "Bern"] {
            assert!(six.can_drive(0, end), "{edition}: {end}");
        }
        let mut four = drawn();
        four.dice(&[4]);
        four.ends_are(0, &["Mailand", "Genf-Bern:2"], edition);
    }
}

/// A card's move without a die places no sign, though it be one space.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_move_without_a_die_places_no_sign() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
        table.drives_to(0, "Genf-Mailand:2").draws("vorbildliche-wartung");
        table.drives_to(0, "Genf-Mailand:3");
        assert!(!sign_is_due(&table), "{edition}");
        assert_eq!(table.truck(0), "Mailand-Genf:3", "{edition}");
    }
}

/// The clause that says where the sign may stand.
const PLACE: [(&str, &str); 6] = [
    ("classic", "classic.roadworks.place"),
    ("classic-cz", "classic-cz.roadworks.may"),
    ("manual", "manual.roadworks.six-as-one"),
    ("modern", "modern.roadworks.place"),
    ("modern-ja", "modern.roadworks.place"),
    ("junior", "modern.roadworks.place"),
];

const SEA: [&str; 2] = ["Rotterdam-Flensburg:1", "Flensburg-Rostock:1"];

fn table_has_two_dice(edition: &str) -> bool {
    ["modern", "modern-ja", "junior"].contains(&edition)
}

/// Is a player asked where the sign goes?
fn sign_is_due(table: &Table) -> bool {
    matches!(table.game.pending(), Pending::Players { decision: Decision::Roadworks, .. })
}

fn sign_is_on(table: &Table, space: &str) -> bool {
    table.view(0).roadworks == Some(table.space(space))
}

#[track_caller]
fn puts_sign(table: &mut Table, seat: u8, space: &str) {
    let space = table.space(space);
    table.does(seat, Action::Roadworks(space));
}
