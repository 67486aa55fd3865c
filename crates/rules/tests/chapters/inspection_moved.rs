//! Inspektion and the truck that another player's card moves; and the order of an arrival in the
//! manual.

use crate::common::*;
use aufachse_rules::{Action, Decision, Happening, Seat};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];

/// A partner of Road Runner who drives into München has been there: his card goes to the left, yet
/// he does not roll.
///
/// Shows: ruling.inspection-moved, ruling.card-moves
#[test]
fn a_partner_who_drives_into_munich_hands_the_card_on_without_a_roll() {
    for edition in ALL {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = near_munich(edition, players).meets("road-runner");
            table.does(0, Action::Decline).does(0, Action::Choose(Seat(1)));
            table.drives_to(1, "München");
            let left = if players == 2 { 0 } else { 2 };
            handed_on_without_a_roll(&mut table, left, &case);
        }
    }
}

/// The same for a truck that the drawer of Schneestürme moves there.
///
/// Shows: ruling.inspection-moved, ruling.snow
#[test]
fn a_truck_that_slides_into_munich_hands_the_card_on_without_a_roll() {
    for edition in ALL {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = near_munich(edition, players).meets("schneestuerme");
            table.does(0, Action::Choose(Seat(1))).drives_to(0, "München");
            let left = if players == 2 { 0 } else { 2 };
            handed_on_without_a_roll(&mut table, left, &case);
        }
    }
}

/// The own move by an own card is the other case: it hands the card on and brings the roll.
///
/// Shows: ruling.inspection-moved, ruling.visit
#[test]
fn an_own_move_by_card_into_munich_brings_the_roll() {
    for edition in ALL {
        let mut table = scene(edition, &["München-Salzburg:2", "Wien", "Graz"])
            .cards(0, &["inspektion", "motivation"])
            .switch("inspektion", "must")
            .set();
        table.does(0, Action::Motivation).drives_to(0, "München");
        if table.decision() == Some(Decision::Stop) {
            table.does(0, Action::Done);
        }
        assert_eq!(table.front(1), ["inspektion"], "{edition}");
        assert!(table.dice_due() > 0, "{edition}: {:?}", table.legal(0));
    }
}

/// In the manual, where the event comes before the roadworks, an arrival brings in this order: lost
/// cargo, the roadworks sign, cards that asked for the visit, deliveries, the auction, loading, and
/// the roll of Inspektion at the very end.
///
/// Shows: ruling.visit-order
#[test]
fn an_arrival_in_the_manual_goes_in_its_order() {
    let there = scene("manual", &["München-Salzburg:1", "Wien", "Graz"])
        .cards(0, &["inspektion"])
        .switch("inspektion", "may")
        .road(0, &["Hannover-München"])
        .hand(0, &["München-Salzburg", "Berlin-Triest"])
        .trailers(0, 1, 0)
        .display(&["Wien-Verona", "Genf-Bern"])
        .table("lost-cargo", "[\"München\"]")
        .rolled(&[1]);
    let mut table = there.set();
    table.drives_to(0, "München");
    assert!(table.told(|h| matches!(h, Happening::CargoFound { .. })), "the cargo first");
    assert_eq!(table.decision(), Some(Decision::Roadworks), "then the sign");
    assert_eq!(table.front(0), ["inspektion"], "nothing else yet");
    let space = table.space("Linz-Wien:1");
    table.does(0, Action::Roadworks(space));
    assert_eq!(table.front(1), ["inspektion"], "then the visit");
    assert_eq!(table.decision(), Some(Decision::Deliver), "then deliveries");
    table.does(0, Action::Done);
    assert_eq!(table.decision(), Some(Decision::Interest), "then auction or removal");
    table.does(0, Action::NoInterest).let_chance();
    table.loads(0, "München-Salzburg");
    assert_eq!(table.decision(), Some(Decision::Inspected), "the roll last of all");
    table.does(0, Action::Accept);
    assert_eq!(table.dice_due(), 1, "it survives the loading that ended the turn");
}

/// Seat 0 stands in Kassel, seat 1 with Inspektion one space before München.
fn near_munich(edition: &str, players: usize) -> Scene {
    let trucks = ["Kassel", "München-Salzburg:1", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players]).cards(1, &["inspektion"])
}

/// Seat 1 has been moved to München in the turn of seat 0.
#[track_caller]
fn handed_on_without_a_roll(table: &mut Table, left: u8, case: &str) {
    assert_eq!(table.truck(1), "München", "{case}");
    assert_eq!(table.front(1), [""; 0], "{case}");
    assert_eq!(table.front(left), ["inspektion"], "{case}: to the left");
    let rolled = |h: &Happening| matches!(h, Happening::Rolled { player, .. } if player.0 == 1);
    assert!(table.dice_due() == 0 && !table.told(rolled), "{case}: no roll");
    assert!(!table.may(1, Action::Accept), "{case}: nothing is offered");
    while let Some(Decision::Snow { .. }) = table.decision() {
        let next = table.legal(0)[0];
        table.does(0, next);
        if let Some(Decision::CardMove { .. }) = table.decision() {
            let drive = table.legal(0)[0];
            table.does(0, drive);
        }
    }
    if table.current() == 0 {
        assert!(!table.waits_for(1), "{case}: the turn of the drawer goes on");
        table.ends_turn(0);
    }
    assert_eq!((table.current(), table.game.turn()), (1, 11), "{case}");
    assert!(table.may(1, Action::Roll), "{case}: his own turn is a turn like any other");
}
