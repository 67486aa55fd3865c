//! Ferries: the two sea ways of the new board, driven like roads.

use crate::common::*;
use aufachse_rules::{Action, RefusalCode};

const NEW_BOARD: [&str; 4] = ["manual", "modern", "modern-ja", "junior"];

/// From Rotterdam to Flensburg is three steps by sea, both ways, at no cost.
///
/// Shows: modern.move.ferries, manual.move.ferries
#[test]
fn rotterdam_to_flensburg_is_three_steps_by_sea() {
    for edition in NEW_BOARD {
        for (from, to) in [("Rotterdam", "Flensburg"), ("Flensburg", "Rotterdam")] {
            for (die, end) in
                [(1, format!("{from}-{to}:1")), (2, format!("{from}-{to}:2")), (3, to.to_owned())]
            {
                let mut table = scene(edition, &[from, "Wien"]).rolled(&[die]).set();
                table.drives_to(0, &end);
                assert_eq!(table.space(&table.truck(0)), table.space(&end), "{edition}");
                assert_eq!(table.cash(0), 5000, "{edition}: a ferry costs nothing");
            }
            let four = scene(edition, &[from, "Wien"]).rolled(&[4]).set();
            assert!(!four.can_drive(0, to), "{edition}");
        }
    }
}

/// From Flensburg to Rostock is two steps by sea, both ways, at no cost.
///
/// Shows: modern.move.ferries, manual.move.ferries
#[test]
fn flensburg_to_rostock_is_two_steps_by_sea() {
    for edition in NEW_BOARD {
        for (from, to) in [("Flensburg", "Rostock"), ("Rostock", "Flensburg")] {
            for (die, end) in [(1, format!("{from}-{to}:1")), (2, to.to_owned())] {
                let mut table = scene(edition, &[from, "Wien"]).rolled(&[die]).set();
                table.drives_to(0, &end);
                assert_eq!(table.space(&table.truck(0)), table.space(&end), "{edition}");
                assert_eq!(table.cash(0), 5000, "{edition}: a ferry costs nothing");
            }
            let three = scene(edition, &[from, "Wien"]).rolled(&[3]).set();
            assert!(!three.can_drive(0, to), "{edition}");
        }
    }
}

/// A move goes on from sea to sea and from sea to road as it does in any city.
///
/// Shows: modern.move.ferries, manual.move.ferries
#[test]
fn a_move_goes_on_from_sea_to_sea_and_road() {
    for edition in NEW_BOARD {
        let five = scene(edition, &["Rotterdam", "Wien"]).rolled(&[5]).set();
        assert!(five.can_drive(0, "Rostock"), "{edition}");
        assert!(five.can_drive(0, "Flensburg-Hamburg:2"), "{edition}");
    }
}

/// Sea spaces hold as many trucks as road spaces do.
///
/// Shows: modern.move.ferries, manual.move.ferries, manual.move.occupancy, modern.move.occupancy
#[test]
fn a_sea_space_holds_as_many_trucks_as_a_road_space() {
    let sea = "Flensburg-Rostock:1";
    let manual = scene("manual", &["Rostock", sea]).rolled(&[1]).set();
    assert!(!manual.can_drive(0, sea));
    for edition in ["modern", "modern-ja", "junior"] {
        let second = scene(edition, &["Rostock", sea, "Wien"]).rolled(&[1]).set();
        assert!(second.can_drive(0, sea), "{edition}");
        let third = scene(edition, &["Rostock", sea, sea]).rolled(&[1]).set();
        assert!(!third.can_drive(0, sea), "{edition}");
    }
}

/// Signs close a sea space like any other.
///
/// Shows: modern.move.ferries, manual.move.ferries
#[test]
fn a_sign_closes_the_sea() {
    for edition in NEW_BOARD {
        let mut table = scene(edition, &["Rostock", "Wien"])
            .roadworks("Flensburg-Rostock:1")
            .rolled(&[2])
            .set();
        let across = table.path(&["Flensburg-Rostock:1", "Flensburg"], true, false);
        assert_eq!(table.refuses(0, across).code, RefusalCode::SpaceClosed, "{edition}");
        assert!(table.may(0, Action::Stay), "{edition}: one may wait for the ferry");
    }
}

/// On the old board no ferry sails: Flensburg hangs on Hamburg alone. The board is a switch.
///
/// Shows: modern.move.ferries, manual.move.ferries
#[test]
fn no_ferry_sails_on_the_old_board() {
    for edition in ["classic", "classic-cz"] {
        let old = scene(edition, &["Flensburg", "Wien"]).rolled(&[2]).set();
        old.ends_are(0, &["Flensburg-Hamburg:2"], edition);
        let new = scene(edition, &["Flensburg", "Wien"]).switch("board", "modern").rolled(&[2]);
        let ends = ["Flensburg-Hamburg:2", "Flensburg-Rotterdam:2", "Rostock"];
        new.set().ends_are(0, &ends, edition);
    }
    let ashore = scene("manual", &["Flensburg", "Wien"]).switch("board", "classic").rolled(&[2]);
    ashore.set().ends_are(0, &["Flensburg-Hamburg:2"], "the manual ashore");
}
