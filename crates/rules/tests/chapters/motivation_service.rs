//! Motivation before the roll: a delivery at its end takes the roll away in some editions, loading
//! in all.

use crate::common::*;
use aufachse_rules::{Action, Happening};

const LEAVES_NEXT_TURN: [&str; 3] = ["classic", "classic-cz", "manual"];
const STILL_ROLLS: [&str; 3] = ["modern", "modern-ja", "junior"];

/// A delivery by Motivation before the roll leaves the roll to the player where no rulebook says
/// that the truck leaves in its next turn.
///
/// Shows: ruling.motivation-service
#[test]
fn who_delivers_by_motivation_still_rolls_in_the_new_game() {
    for edition in STILL_ROLLS {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = nearby(edition, players).road(0, &["Prag-Kassel"]).set();
            table.does(0, Action::Motivation).drives_to(0, "Kassel");
            assert_eq!(table.cash(0), 5000 + 2700, "{case}: delivered");
            assert_eq!((table.current(), table.game.turn()), (0, 10), "{case}: his turn goes on");
            nothing_more_at_the_stop(&mut table, 0);
            assert!(table.may(0, Action::Roll), "{case}: {:?}", table.legal(0));
            table.rolls(0, &[2, 2]).drives_to(0, "Hannover-Kassel:1");
            assert_eq!(table.truck(0), "Hannover-Kassel:1", "{case}");
        }
    }
}

/// Where 000 speaks, the truck leaves in its next turn: the delivery takes the roll away.
///
/// Shows: ruling.motivation-service, classic.deliver.move-next-turn
#[test]
fn who_delivers_by_motivation_rolls_no_more_in_the_old_game() {
    for edition in LEAVES_NEXT_TURN {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = nearby(edition, players).road(0, &["Villach-Kassel"]).set();
            table.does(0, Action::Motivation).drives_to(0, "Kassel");
            if edition != "classic" {
                table.delivers(0, "Villach-Kassel");
            }
            assert_eq!(table.cash(0), 5000 + 3900, "{case}");
            while table.current() == 0 {
                assert!(!table.may(0, Action::Roll), "{case}");
                table.does(0, Action::Done);
            }
            assert_eq!((table.current(), table.truck(0).as_str()), (1, "Kassel"), "{case}");
        }
    }
}

/// Where delivering is a choice, who does not deliver keeps his roll.
///
/// Shows: ruling.motivation-service, classic-cz.deliver.may
#[test]
fn who_keeps_his_goods_after_motivation_still_rolls() {
    for edition in ["classic-cz", "manual"] {
        let mut table = nearby(edition, 2).road(0, &["Villach-Kassel"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel");
        nothing_more_at_the_stop(&mut table, 0);
        assert_eq!(table.on_road(0), ["Villach-Kassel"], "{edition}");
        assert!(table.may(0, Action::Roll), "{edition}");
    }
}

/// Loading after Motivation takes the roll away in every edition: it ends the turn, or the truck
/// moves on in its next turn.
///
/// Shows: ruling.motivation, classic.load.move-next-turn, modern.load.ends-turn
/// Shows: modern-ja.load.move-next-turn, manual.load.one-a-turn
#[test]
fn who_loads_after_motivation_rolls_no_more() {
    for (edition, contract) in LOADS {
        let mut table = nearby(edition, 2).hand(0, &[contract]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel").loads(0, contract);
        assert_eq!(table.on_road(0), [contract], "{edition}");
        while table.current() == 0 {
            assert!(!table.may(0, Action::Roll), "{edition}");
            assert!(!table.may(0, Action::Motivation), "{edition}");
            table.does(0, Action::Done);
        }
        assert_eq!(table.truck(0), "Kassel", "{edition}");
    }
}

/// One who delivers by Motivation and then loads in the same city has no roll any more: it is the
/// loading that takes it.
///
/// Shows: ruling.motivation-service, modern.load.ends-turn, modern-ja.load.move-next-turn
#[test]
fn who_delivers_and_loads_after_motivation_rolls_no_more() {
    for edition in STILL_ROLLS {
        let mut table =
            nearby(edition, 2).road(0, &["Prag-Kassel"]).hand(0, &["Kassel-Bern"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel").loads(0, "Kassel-Bern");
        assert_eq!(table.cash(0), 5000 + 2700, "{edition}");
        while table.current() == 0 {
            assert!(!table.may(0, Action::Roll), "{edition}");
            table.does(0, Action::Done);
        }
    }
}

/// The roll is his, yet loading before it is a choice too: he stands in the start city.
///
/// Shows: ruling.motivation-service, ruling.standing-start
#[test]
fn after_a_delivery_by_motivation_he_may_load_instead_of_rolling() {
    for edition in STILL_ROLLS {
        let mut table =
            nearby(edition, 2).road(0, &["Prag-Kassel"]).hand(0, &["Kassel-Bern"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel");
        nothing_more_at_the_stop(&mut table, 0);
        let load = Action::Load(table.contract("Kassel-Bern"));
        assert!(table.may(0, Action::Roll) && table.may(0, load), "{edition}");
        table.does(0, load);
        while table.current() == 0 {
            assert!(!table.may(0, Action::Roll), "{edition}");
            table.does(0, Action::Done);
        }
        assert_eq!(table.on_road(0), ["Kassel-Bern"], "{edition}");
    }
}

/// After the move, Motivation may still be played, and a delivery at its end brings no second roll.
///
/// Shows: ruling.motivation-service, ruling.motivation
#[test]
fn motivation_after_the_move_brings_no_second_roll() {
    for edition in STILL_ROLLS {
        let mut table = scene(edition, &["Frankfurt", "Wien"])
            .cards(0, &["motivation"])
            .road(0, &["Prag-Kassel"])
            .rolled(&[1, 1])
            .set();
        table.drives_to(0, "Kassel-Frankfurt:3");
        let sign = Action::Roadworks(table.space("Linz-Wien:1"));
        table.does(0, sign).does(0, Action::Motivation).drives_to(0, "Kassel");
        assert!(table.told(|h| matches!(h, Happening::Delivered { .. })), "{edition}");
        while table.current() == 0 {
            assert!(!table.may(0, Action::Roll), "{edition}");
            table.does(0, Action::Done);
        }
    }
}

/// A contract that starts in Kassel, for each edition.
const LOADS: [(&str, &str); 6] = [
    ("classic", "Kassel-Brüssel"),
    ("classic-cz", "Kassel-Brüssel"),
    ("manual", "Kassel-Brüssel"),
    ("modern", "Kassel-Bern"),
    ("modern-ja", "Kassel-Bern"),
    ("junior", "Kassel-Bern"),
];

/// Seat 0 has Motivation and stands two spaces from Kassel, before his roll.
fn nearby(edition: &str, players: usize) -> Scene {
    let trucks = ["Hannover-Kassel:1", "Wien", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players]).cards(0, &["motivation"])
}

/// The player leaves the stop without doing anything more there.
fn nothing_more_at_the_stop(table: &mut Table, seat: u8) {
    while table.current() == seat && !table.may(seat, Action::Roll) && table.may(seat, Action::Done)
    {
        table.does(seat, Action::Done);
    }
}
