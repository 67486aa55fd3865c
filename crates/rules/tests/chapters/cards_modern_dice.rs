//! The modern event cards about turns and dice: Pannenhilfe, Plattfuß and Wolkenbruch, and the
//! cards that lie before their player until they are done.

use crate::common::modern_cards::{EDITIONS, draws, leave_stop};
use crate::common::*;
use aufachse_rules::{Action, Decision, Happening, RefusalCode};

/// Pannenhilfe: whoever helps receives 1000 and misses the next turn, and the card lies before him
/// until then.
///
/// Shows: modern-ja.card.pannenhilfe, modern-ja.event.kept
#[test]
fn who_helps_receives_1000_and_misses_the_next_turn() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Wien"]), "pannenhilfe");
        t.does(0, Action::Accept);
        assert_eq!(t.cash(0), 6000, "{edition}");
        assert_eq!(t.front(0), ["pannenhilfe"], "{edition}: until it is done");
        t.ends_turn(0).rolls(1, &[3, 3]).drives_to(1, "Wien-Graz:3");
        ends_alone(&mut t);
        assert!(t.told(|h| matches!(h, Happening::TurnMissed { .. })), "{edition}");
        assert_eq!(t.current(), 1, "{edition}: his turn was missed");
        assert!(t.front(0).is_empty(), "{edition}: done");
        t.rolls(1, &[1, 1]).drives_to(1, "Graz");
        t.does(1, Action::Roadworks(t.space("Hamburg-Bremen:1"))).ends_turn(1);
        assert!(t.may(0, Action::Roll), "{edition}: one turn and no more");
    }
}

/// Pannenhilfe: whoever drives on gets nothing and misses nothing. Where the table forces the help,
/// there is no choice.
///
/// Shows: modern-ja.card.pannenhilfe
#[test]
fn who_drives_past_a_breakdown_misses_nothing() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]);
        let mut t = draws(home.clone(), "pannenhilfe");
        t.does(0, Action::Decline);
        assert_eq!(t.cash(0), 5000, "{edition}");
        assert!(t.front(0).is_empty(), "{edition}");
        t.ends_turn(0).rolls(1, &[3, 3]).drives_to(1, "Wien-Graz:3").ends_turn(1);
        assert!(t.may(0, Action::Roll), "{edition}");

        let forced = draws(home.switch("pannenhilfe", "forced"), "pannenhilfe");
        assert_eq!(forced.cash(0), 6000, "{edition} switched");
        assert_eq!(forced.player(0).missed_turns, 1, "{edition} switched");
    }
}

/// Plattfuß is kept for the next turn, in which only the smaller die may be used; then it is gone.
///
/// Shows: modern-ja.card.plattfuss, ruling.plattfuss
#[test]
fn a_flat_tyre_uses_the_smaller_die_in_the_next_turn() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Wien"]), "plattfuss");
        assert_eq!(t.front(0), ["plattfuss"], "{edition}");
        t.ends_turn(0).rolls(1, &[5, 3]);
        assert!(t.can_drive(1, "Wien-Graz:3"), "{edition}: nobody else has it");
        assert!(t.can_drive(1, "Linz-Graz:3") || t.can_drive(1, "Graz-Villach:1"), "{edition}");
        t.drives_to(1, "Wien-Graz:3").ends_turn(1).rolls(0, &[4, 2]);
        assert!(t.can_drive(0, "Frankfurt"), "{edition}: two steps");
        assert!(!t.can_drive(0, "Würzburg"), "{edition}: not four");
        t.drives_to(0, "Frankfurt").ends_turn(0);
        assert!(t.front(0).is_empty(), "{edition}: one turn");
        t.rolls(1, &[2, 2]).drives_to(1, "Graz-Villach:1").ends_turn(1).rolls(0, &[4, 2]);
        assert!(t.can_drive(0, "Nürnberg"), "{edition}: four again");
    }
}

/// It holds for the next turn that is rolled: a missed turn, or one in which the truck loads instead
/// of rolling, does not use it up.
///
/// Shows: ruling.plattfuss
#[test]
fn a_flat_tyre_waits_for_a_turn_that_is_rolled() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).cards(0, &["plattfuss"]);
        let mut loads = home.clone().hand(0, &["Kassel-Bern", "Genf-Berlin"]).set();
        loads.loads(0, "Kassel-Bern").ends_turn(0);
        assert_eq!(loads.front(0), ["plattfuss"], "{edition}: nothing was rolled");

        let missing = home.seat(0, "missed-turns", "1").turn_of(1);
        let mut misses = missing.rolled(&[3]).set();
        misses.drives_to(1, "Wien-Graz:3");
        ends_alone(&mut misses);
        assert!(misses.told(|h| matches!(h, Happening::TurnMissed { .. })), "{edition}");
        assert_eq!(misses.front(0), ["plattfuss"], "{edition}: a missed turn");
        misses.rolls(1, &[2, 2]).drives_to(1, "Graz-Villach:1").ends_turn(1).rolls(0, &[4, 2]);
        assert!(!misses.can_drive(0, "Frankfurt"), "{edition}: not four");
    }
}

/// It holds for every two-dice roll of its turn, and not for a roll of the turn in which it was
/// drawn.
///
/// Shows: ruling.plattfuss
#[test]
fn a_flat_tyre_holds_for_every_roll_of_its_turn() {
    for edition in EDITIONS {
        let home = scene(edition, &["München-Salzburg:1", "Wien"]);
        let mut t = home.cards(0, &["plattfuss", "inspektion"]).set();
        t.rolls(0, &[4, 1]).drives_to(0, "München");
        t.does(0, Action::Roadworks(t.space("Hamburg-Bremen:1")));
        leave_stop(&mut t);
        t.does(0, Action::Accept).dice(&[5, 3]);
        assert!(t.can_drive(0, "Salzburg"), "{edition}: three steps");
        assert!(!t.can_drive(0, "Linz"), "{edition}: the second roll too");

        let home = scene(edition, &["Zürich", "Wien"]).cards(0, &["motivation", "inspektion"]);
        let mut drawn = home.rolled(&[3]).set();
        drawn.drives_to(0, "München-Zürich:3").draws("plattfuss");
        drawn.does(0, Action::Motivation).drives_to(0, "München");
        leave_stop(&mut drawn);
        drawn.does(0, Action::Accept).dice(&[5, 3]);
        assert!(drawn.can_drive(0, "Salzburg-Linz:2"), "{edition}: five steps in the same turn");
        drawn.drives_to(0, "Salzburg").ends_turn(0);
        assert_eq!(drawn.front(0), ["plattfuss"], "{edition}: the next turn is yet to come");
    }
}

/// With Wolkenbruch the one die counts, and Plattfuß is spent with it.
///
/// Shows: ruling.plattfuss
#[test]
fn a_flat_tyre_in_the_rain_is_spent_on_the_one_die() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Kassel", "Wien", "Genf"])
            .cards(0, &["plattfuss"])
            .cards(2, &["wolkenbruch"])
            .table("cloudburst", "{ card = \"wolkenbruch\", owner = 2, since = 9 }")
            .set();
        t.rolls(0, &[4]);
        assert!(t.can_drive(0, "Frankfurt"), "{edition}: the one die counts");
        t.drives_to(0, "Frankfurt").ends_turn(0);
        assert!(t.front(0).is_empty(), "{edition}: spent");
    }
}

/// Wolkenbruch: for one round, beginning with the player on the left and ending after the drawer's
/// next turn, everybody rolls one die; the card lies before the drawer so long.
///
/// Shows: modern-ja.card.wolkenbruch, ruling.wolkenbruch, modern-ja.event.kept
#[test]
fn in_a_cloudburst_everybody_rolls_one_die_for_a_round() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Wien", "Genf"]), "wolkenbruch");
        t.ends_turn(0);
        assert!(t.view(1).cloudburst, "{edition}");
        let places = ["Frankfurt", "Prag-Wien:5", "Bern-Genf:1"];
        for (seat, end) in [(1, places[1]), (2, places[2]), (0, places[0])] {
            assert_eq!(t.front(0), ["wolkenbruch"], "{edition}");
            t.does(seat, Action::Roll);
            assert_eq!(t.dice_due(), 1, "{edition}: seat {seat}");
            t.dice(&[2]).drives_to(seat, end).ends_turn(seat);
        }
        assert!(t.front(0).is_empty(), "{edition}: the round is over");
        t.does(1, Action::Roll);
        assert_eq!(t.dice_due(), 2, "{edition}");
    }
}

/// Every roll of that round has one die, one that a card grants too; the drawer's present turn is
/// not yet part of it.
///
/// Shows: ruling.wolkenbruch
#[test]
fn every_roll_in_a_cloudburst_has_one_die() {
    for edition in EDITIONS {
        let home = scene(edition, &["Zürich", "Kassel"])
            .cards(0, &["motivation", "inspektion"])
            .cards(1, &["schnelle-verladung"])
            .hand(1, &["Kassel-Bern", "Genf-Berlin"]);
        let mut t = home.rolled(&[3]).set();
        t.drives_to(0, "München-Zürich:3").draws("wolkenbruch");
        t.does(0, Action::Motivation).drives_to(0, "München");
        leave_stop(&mut t);
        t.does(0, Action::Accept);
        assert_eq!(t.dice_due(), 2, "{edition}: it begins with the player on the left");
        t.dice(&[3, 3]).drives_to(0, "Salzburg").ends_turn(0);
        t.loads(1, "Kassel-Bern").does(1, Action::Accept);
        assert_eq!(t.dice_due(), 1, "{edition}: a granted roll");
    }
}

/// A card that is not yet done lies before its player, for all to see, until it is used or finished;
/// one that is carried out at once does not.
///
/// Shows: modern-ja.event.kept
#[test]
fn cards_not_yet_done_lie_before_their_player() {
    let kept = [
        "inspektion",
        "luftfracht",
        "motivation",
        "navigationssystem-1",
        "navigationssystem-2",
        "plattfuss",
        "schnelle-verladung",
        "sonderauftrag-flensburg",
        "sonderauftrag-wien",
        "stau-muenchen",
        "wolkenbruch",
    ];
    let done = ["bahnverladung", "beifahrer", "lkw-tuning", "vertrauen", "ware-verdorben"];
    for edition in EDITIONS {
        for card in kept {
            let mut t = draws(scene(edition, &["Kassel", "Genf", "Bern"]), card);
            assert_eq!(t.front(0), [card], "{edition}");
            t.ends_turn(0);
            assert_eq!(t.front(0), [card], "{edition}: in the next turn too");
            let refusal = t.refuses(0, Action::Roll);
            assert_eq!(refusal.code, RefusalCode::NotYourTurn, "{edition}");
        }
        for card in done {
            let t = draws(scene(edition, &["Kassel", "Genf", "Bern"]), card);
            assert!(t.front(0).is_empty(), "{edition}: {card}");
        }
    }
}

// ----- helpers -------------------------------------------------------------------------------

/// Seat 1 ends his turn and has the next one too, since the other misses his.
fn ends_alone(t: &mut Table) {
    while t.may(1, Action::Done) {
        t.does(1, Action::Done);
    }
    assert_eq!((t.current(), t.decision()), (1, Some(Decision::BeforeRoll)));
}
