//! A truck between the two signs: which die it is that cannot be driven decides about the roadworks.

use crate::common::*;
use aufachse_rules::{Action, Decision, Happening};

/// The editions in which the die that is used, and not the die that is rolled, moves the sign.
const BY_USE: [&str; 4] = ["modern", "modern-ja", "junior", "manual"];
const TWO_DICE: [&str; 3] = ["modern", "modern-ja", "junior"];

/// Who cannot move and has a 1 beside another die chooses: with the 1 he places the sign, with the
/// other die he does not.
///
/// Shows: ruling.roadworks-boxed, modern.roadworks.must
#[test]
fn boxed_in_with_a_one_and_another_die_there_are_two_ways_to_stay() {
    for edition in TWO_DICE {
        for other in 2..=5 {
            for dice in [[1, other], [other, 1]] {
                let case = format!("{edition} {dice:?}");
                let mut table = boxed(edition, 2).rolled(&dice).set();
                assert_eq!(table.ends(0), [""; 0], "{case}: no way is open");
                assert!(table.may(0, Action::Stay), "{case}: with the {other}");
                assert!(may_stay_as_one(&table, 0), "{case}: with the 1");

                stays_as_one(&mut table, 0);
                assert!(stayed(&table, 0), "{case}");
                assert!(sign_is_due(&table), "{case}: the 1 was used");
                places_sign_elsewhere(&mut table, 0);
                assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{case}");

                let mut table = boxed(edition, 2).rolled(&dice).set();
                table.does(0, Action::Stay);
                assert!(stayed(&table, 0), "{case}");
                assert!(!sign_is_due(&table), "{case}: the 1 was not used");
                assert_eq!(roadworks(&table), "Kassel-Frankfurt:1", "{case}");
            }
        }
    }
}

/// A 6 among the dice may be used as a 1, and then the sign is placed; as any other number it moves
/// nothing. This holds for a 6 alone as well.
///
/// Shows: ruling.roadworks-boxed, modern.roadworks.must, manual.roadworks.six-as-one
#[test]
fn boxed_in_with_a_six_it_may_be_called_a_one() {
    let two_dice = TWO_DICE.iter().flat_map(|&edition| {
        [&[6, 2][..], &[3, 6], &[6, 6], &[1, 6], &[6, 1]].map(|dice| (edition, dice))
    });
    let one_die = BY_USE.map(|edition| (edition, &[6][..]));
    for (edition, dice) in two_dice.chain(one_die) {
        let case = format!("{edition} {dice:?}");
        let mut table = boxed(edition, 2).rolled(dice).set();
        assert!(table.may(0, Action::Stay), "{case}: as a number that is no 1");
        assert!(may_stay_as_one(&table, 0), "{case}: as a 1");
        stays_as_one(&mut table, 0);
        assert!(sign_is_due(&table), "{case}: used as a 1");
        table.refuses(0, Action::LeaveRoadworks);
        places_sign_elsewhere(&mut table, 0);

        let mut table = boxed(edition, 2).rolled(dice).set();
        table.does(0, Action::Stay);
        assert!(!sign_is_due(&table), "{case}: not used as a 1");
    }
}

/// The choice does not depend on how many play.
///
/// Shows: ruling.roadworks-boxed
#[test]
fn boxed_in_the_choice_is_the_same_for_any_number_of_players() {
    for edition in BY_USE {
        let dice: &[u8] = if edition == "manual" { &[6] } else { &[1, 5] };
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = boxed(edition, players).rolled(dice).set();
            assert!(table.may(0, Action::Stay) && may_stay_as_one(&table, 0), "{case}");
            for seat in 1..players as u8 {
                assert_eq!(table.legal(seat).iter().filter(|a| stays(a)).count(), 0, "{case}");
            }
            stays_as_one(&mut table, 0);
            places_sign_elsewhere(&mut table, 0);
        }
    }
}

/// With nothing but ones there is nothing to choose: the 1 is used, and the sign is placed.
///
/// Shows: ruling.roadworks-boxed, ruling.roadworks-moves
#[test]
fn boxed_in_with_nothing_but_ones_the_sign_is_placed() {
    let two_dice = TWO_DICE.map(|edition| (edition, &[1, 1][..]));
    let one_die = BY_USE.map(|edition| (edition, &[1][..]));
    for (edition, dice) in two_dice.into_iter().chain(one_die) {
        let case = format!("{edition} {dice:?}");
        let mut table = boxed(edition, 2).rolled(dice).set();
        assert_eq!(ways_to_stay(&table, 0), 1, "{case}");
        table.does(0, Action::Stay);
        assert!(sign_is_due(&table), "{case}");
        table.refuses(0, Action::LeaveRoadworks);
        places_sign_elsewhere(&mut table, 0);
    }
}

/// Without a 1 and without a 6 there is one way to stay, and no sign is placed.
///
/// Shows: ruling.roadworks-boxed
#[test]
fn boxed_in_without_a_one_no_sign_is_placed() {
    for edition in BY_USE {
        let dice: &[u8] = if edition == "manual" { &[5] } else { &[2, 5] };
        let mut table = boxed(edition, 2).rolled(dice).set();
        assert_eq!(ways_to_stay(&table, 0), 1, "{edition}");
        table.does(0, Action::Stay);
        assert!(!sign_is_due(&table), "{edition}");
    }
}

/// Where it is the rolled 1 that moves the sign, a 6 never does, and a rolled 1 leaves no choice of
/// dice: in classic the sign must be placed, in classic-cz it may.
///
/// Shows: ruling.roadworks-boxed, classic.move.one, classic-cz.roadworks.may
#[test]
fn boxed_in_by_the_rolled_one_there_is_no_choice_of_dice() {
    for edition in ["classic", "classic-cz"] {
        let mut six = boxed(edition, 2).rolled(&[6]).set();
        assert_eq!(ways_to_stay(&six, 0), 1, "{edition}: a 6 is no rolled 1");
        six.does(0, Action::Stay);
        assert!(!sign_is_due(&six), "{edition}");

        let mut one = boxed(edition, 2).rolled(&[1]).set();
        assert_eq!(ways_to_stay(&one, 0), 1, "{edition}");
        one.does(0, Action::Stay);
        assert!(sign_is_due(&one), "{edition}");
        assert_eq!(one.may(0, Action::LeaveRoadworks), edition == "classic-cz", "{edition}");
        places_sign_elsewhere(&mut one, 0);
    }
    // The used 1 is a switch, and the choice comes with it.
    let mut table = boxed("classic", 2).switch("roadworks-after", "used-1-must").rolled(&[6]).set();
    assert_eq!(ways_to_stay(&table, 0), 2, "classic with used-1-must");
    stays_as_one(&mut table, 0);
    assert!(sign_is_due(&table));
}

/// A die that a card makes the player throw follows all rules of a roll: with a 6 he may wait before
/// the jam as with a 1.
///
/// Shows: ruling.roadworks-boxed, ruling.rolls-by-card
#[test]
fn the_die_of_a_card_leaves_the_same_choice() {
    for edition in BY_USE {
        let drawn = || {
            let dice: &[u8] = if edition == "manual" { &[2] } else { &[2, 2] };
            let mut table = scene(edition, &["Kassel", "Berlin"])
                .cards(1, &["stau-nebel"])
                .jam("Kassel-Frankfurt:3", "stau-nebel", 1)
                .roadworks("Wien-Graz:1")
                .rolled(dice)
                .set();
            table.drives_to(0, "Kassel-Frankfurt:2").draws("beifahrer");
            table
        };
        let mut six = drawn();
        six.dice(&[6]);
        assert_eq!(ways_to_stay(&six, 0), 2, "{edition}: it may wait before the jam");
        stays_as_one(&mut six, 0);
        assert!(sign_is_due(&six), "{edition}");
        let mut four = drawn();
        four.dice(&[4]);
        assert_eq!(ways_to_stay(&four, 0), 1, "{edition}");
    }
}

/// With a flat tyre the lower die is the only one, so a 1 has to be used.
///
/// Shows: ruling.roadworks-boxed, ruling.plattfuss
#[test]
fn boxed_in_with_a_flat_tyre_the_one_is_the_only_die() {
    for edition in TWO_DICE {
        let mut table = boxed(edition, 2).cards(0, &["plattfuss"]).set();
        table.rolls(0, &[4, 1]);
        assert_eq!(ways_to_stay(&table, 0), 1, "{edition}");
        table.does(0, Action::Stay);
        assert!(sign_is_due(&table), "{edition}");
    }
}

/// A truck that could move and waits before a sign has the same choice of dice.
///
/// Shows: ruling.roadworks-boxed, ruling.sign-stop
#[test]
fn a_truck_that_waits_before_a_sign_chooses_its_die_too() {
    for edition in BY_USE {
        let dice: &[u8] = if edition == "manual" { &[6] } else { &[1, 4] };
        let there = scene(edition, &["Mailand", "Berlin"]).roadworks("Mailand-Genf:1");
        let mut table = there.clone().rolled(dice).set();
        assert!(!table.ends(0).is_empty(), "{edition}: other roads are open");
        assert!(table.may(0, Action::Stay) && may_stay_as_one(&table, 0), "{edition}");
        stays_as_one(&mut table, 0);
        assert!(sign_is_due(&table), "{edition}");
        places_sign_elsewhere(&mut table, 0);

        let mut waits = there.clone().rolled(dice).set();
        waits.does(0, Action::Stay);
        assert!(!sign_is_due(&waits), "{edition}");

        let mut four = there.rolled(&dice.iter().map(|_| 4).collect::<Vec<u8>>()).set();
        assert_eq!(ways_to_stay(&four, 0), 1, "{edition}: no 1 is there");
        four.does(0, Action::Stay);
        assert!(!sign_is_due(&four), "{edition}");
    }
}

/// Where a truck that waits may load, it places the sign first and loads then.
///
/// Shows: ruling.roadworks-boxed, ruling.visit-order, modern-ja.load.in-city
#[test]
fn a_truck_that_waits_with_a_one_places_the_sign_and_loads() {
    let mut table = scene("modern-ja", &["Mailand", "Berlin"])
        .roadworks("Mailand-Genf:1")
        .hand(0, &["Mailand-Hamburg"])
        .rolled(&[1, 4])
        .set();
    stays_as_one(&mut table, 0);
    assert!(sign_is_due(&table));
    let load = Action::Load(table.contract("Mailand-Hamburg"));
    assert!(!table.may(0, load), "the sign comes first");
    places_sign_elsewhere(&mut table, 0);
    table.does(0, load);
    assert_eq!(table.on_road(0), ["Mailand-Hamburg"]);
}

/// Where no truck waits and none is boxed in, nobody stays, with a 1 or without.
///
/// Shows: ruling.roadworks-boxed, ruling.longest-way
#[test]
fn a_truck_that_can_drive_does_not_stay() {
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "junior", "manual"] {
        for dice in [&[1][..], &[6]] {
            let table = scene(edition, &["Kassel", "Berlin"]).rolled(dice).set();
            assert_eq!(ways_to_stay(&table, 0), 0, "{edition} {dice:?}");
        }
    }
}

// ----- the table -----------------------------------------------------------------------------

/// Seat 0 stands between the roadworks and the jam on the road from Kassel to Frankfurt.
fn boxed(edition: &str, players: usize) -> Scene {
    let trucks = ["Kassel-Frankfurt:2", "Berlin", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players])
        .roadworks("Kassel-Frankfurt:1")
        .cards(1, &["stau-nebel"])
        .jam("Kassel-Frankfurt:3", "stau-nebel", 1)
}

/// Staying with a die that counts as a 1.
fn stay_as_one() -> Option<Action> {
    serde_json::from_str("\"stay-as-one\"").ok()
}

fn stays(action: &Action) -> bool {
    *action == Action::Stay || Some(*action) == stay_as_one()
}

fn ways_to_stay(table: &Table, seat: u8) -> usize {
    table.legal(seat).iter().filter(|action| stays(action)).count()
}

fn may_stay_as_one(table: &Table, seat: u8) -> bool {
    stay_as_one().is_some_and(|action| table.may(seat, action))
}

#[track_caller]
fn stays_as_one(table: &mut Table, seat: u8) {
    let action = stay_as_one().expect("an action for staying with a 1");
    table.does(seat, action);
}

fn stayed(table: &Table, seat: u8) -> bool {
    table.told(|h| matches!(h, Happening::Stayed { player } if player.0 == seat))
}

fn sign_is_due(table: &Table) -> bool {
    table.decision() == Some(Decision::Roadworks)
}

fn roadworks(table: &Table) -> String {
    table.view(0).roadworks.map_or("-".into(), |s| table.game.rules().board().name_of(s))
}

#[track_caller]
fn places_sign_elsewhere(table: &mut Table, seat: u8) {
    let space = table.space("Linz-Wien:3");
    table.does(seat, Action::Roadworks(space));
    assert_eq!(table.view(0).roadworks, Some(space));
}
