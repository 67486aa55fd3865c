//! The jam: how long it lasts, what it closes, and whom it lets through.

use crate::common::*;
use aufachse_rules::{Action, Happening, RefusalCode};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];

/// The jam comes with an event card and lasts one round: every other player acts once, and it is
/// lifted when its player's turn comes round again, before he rolls.
///
/// Shows: classic.jam.round, classic-cz.jam.block, manual.jam.round, modern.jam.round
/// Shows: modern-ja.jam.block, ruling.jam-round
#[test]
fn the_jam_lasts_one_round() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin", "Wien"]).set();
        draws_in_genf(&mut table, edition, "stau-muenchen");
        let munich = Some(table.space("München"));
        assert_eq!(table.view(0).jam, munich, "{edition}");
        ends(&mut table, 0);
        table.rolls(1, dice(edition, 5)).drives_to(1, "Berlin-Hamburg:5");
        ends(&mut table, 1);
        assert_eq!(table.view(0).jam, munich, "{edition}: one player has acted");
        table.rolls(2, dice(edition, 5));
        assert_eq!(table.view(0).jam, munich, "{edition}: the last one is driving");
        table.drives_to(2, "Linz-Passau:1");
        ends(&mut table, 2);
        assert_eq!(table.current(), 0, "{edition}");
        assert_eq!(table.view(0).jam, None, "{edition}: lifted before he rolls");
    }
}

/// A missed turn counts as a turn, also of the player who placed the jam.
///
/// Shows: ruling.jam-round
#[test]
fn a_missed_turn_counts_for_the_jam() {
    for edition in ALL {
        let mut table =
            scene(edition, &["Genf", "Berlin"]).seat(0, "missed-turns", "1").cash(1, 0).set();
        draws_in_genf(&mut table, edition, "stau-muenchen");
        ends(&mut table, 0);
        assert!(table.view(1).jam.is_some(), "{edition}");
        table.rolls(1, dice(edition, 5)).drives_to(1, "Berlin-Hamburg:5");
        let missed = |h: &Happening| matches!(h, Happening::TurnMissed { .. });
        assert!(table.told(missed) && table.current() == 1, "{edition}");
        assert_eq!(table.view(1).jam, None, "{edition}: his turn came round");
    }
}

/// There is one jam sign: a new jam moves it and starts a new round, and the old card is done.
///
/// Shows: ruling.jam-round, classic.jam.card
#[test]
fn a_new_jam_moves_the_sign_and_starts_a_new_round() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).set();
        draws_in_genf(&mut table, edition, "stau-muenchen");
        ends(&mut table, 0);
        table.rolls(1, dice(edition, 3)).drives_to(1, "Berlin-Hamburg:3").draws("stau-nebel");
        let fog = table.space("Linz-Wien:1");
        table.does(1, Action::Jam(fog));
        assert_eq!(table.view(0).jam, Some(fog), "{edition}");
        assert!(table.front(0).is_empty(), "{edition}: the old card is done");
        ends(&mut table, 1);
        assert_eq!(table.view(0).jam, Some(fog), "{edition}: it is the other's jam now");
        table.rolls(0, dice(edition, 4)).drives_to(0, "Mailand");
        ends(&mut table, 0);
        assert_eq!((table.current(), table.view(0).jam), (1, None), "{edition}");
    }
}

/// The jam card lies in front of its player until the round is over; only then is it a used card.
///
/// Shows: classic.jam.card, modern-ja.event.kept
#[test]
fn the_jam_card_lies_in_front_of_its_player_until_the_round_is_over() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).cash(1, 0).set();
        draws_in_genf(&mut table, edition, "stau-muenchen");
        assert_eq!(table.front(0), ["stau-muenchen"], "{edition}");
        assert!(table.view(0).events_under.is_empty(), "{edition}");
        assert!(table.view(0).events_used.is_empty(), "{edition}");
        ends(&mut table, 0);
        assert_eq!(table.front(0), ["stau-muenchen"], "{edition}");
        table.rolls(1, dice(edition, 5)).drives_to(1, "Berlin-Hamburg:5");
        assert!(table.front(0).is_empty(), "{edition}");
        let card = vec![table.card("stau-muenchen")];
        let (under, used) = match edition {
            "classic" => (card, vec![]),
            "classic-cz" => (vec![], card),
            _ => (vec![], vec![]),
        };
        assert_eq!(table.view(0).events_under, under, "{edition}");
        assert_eq!(table.view(0).events_used, used, "{edition}");
    }
}

/// Nobody drives through the jammed space, and nobody ends there.
///
/// Shows: classic.jam.block, classic-cz.jam.block, modern.jam.block, modern-ja.jam.block
#[test]
fn nobody_drives_through_the_jam() {
    for (edition, clause) in [
        ("classic", "classic.jam.block"),
        ("classic-cz", "classic-cz.jam.block"),
        ("manual", "manual.move.sign"),
        ("modern", "modern.jam.block"),
        ("modern-ja", "modern-ja.jam.block"),
        ("junior", "modern.jam.block"),
    ] {
        let road = ["Stuttgart-München:4", "München", "München-Salzburg:1"];
        for die in [2u8, 3] {
            let mut table = jammed(edition, "Stuttgart-München:3").rolled(&[die]).set();
            let path = table.path(&road[..die as usize], true, false);
            table.refuses_by(0, path, RefusalCode::SpaceJammed, clause);
        }
        let free = scene(edition, &["Stuttgart-München:3", "Berlin"]).rolled(&[3]).set();
        assert!(free.can_drive(0, "München-Salzburg:1"), "{edition}");
    }
}

/// The jam makes trucks wait or go round.
///
/// Shows: modern.jam.block, classic.jam.block
#[test]
fn the_jam_makes_trucks_wait_or_go_round() {
    for edition in ["classic", "manual", "modern", "modern-ja", "junior"] {
        let mut table = jammed(edition, "Stuttgart-München:4").rolled(&[4]).set();
        table.ends_are(0, &["Stuttgart"], edition);
        table.does(0, Action::Stay);
        assert_eq!(table.truck(0), "Stuttgart-München:4", "{edition}");
    }
    let czech = jammed("classic-cz", "Stuttgart-München:4").rolled(&[4]).set();
    czech.ends_are(0, &["Stuttgart"], "by the Czech text it goes round");
    assert!(!czech.may(0, Action::Stay));
}

/// A named city is jammed even with trucks in it, and they may leave it in any direction.
///
/// Shows: classic.jam.block, classic-cz.jam.block, modern.jam.block, ruling.jam-round
#[test]
fn a_truck_in_the_jam_may_leave_in_any_direction() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "München"]).set();
        draws_in_genf(&mut table, edition, "stau-muenchen");
        assert_eq!(table.view(0).jam, Some(table.space("München")), "{edition}");
        ends(&mut table, 0);
        table.rolls(1, dice(edition, 1));
        let paths = ["Stuttgart", "Nürnberg", "Salzburg", "Innsbruck", "Zürich"];
        let paths: Vec<String> = paths.iter().map(|city| format!("München-{city}:1")).collect();
        table.ends_are(1, &paths.iter().map(String::as_str).collect::<Vec<_>>(), edition);
        table.drives_to(1, "München-Salzburg:1");
    }
}

/// Goods may be unloaded in a jammed city: the truck may end its move there, by the full count or
/// stopping early, only to deliver, and still not drive through.
///
/// Shows: classic.jam.unload, ruling.jam-deliver
#[test]
fn a_jammed_city_may_be_entered_to_deliver() {
    for edition in ["classic", "manual"] {
        for die in [2, 4] {
            let mut table = jammed(edition, "Stuttgart-München:3")
                .road(0, &["Hannover-München"])
                .rolled(&[die])
                .set();
            let through = ["Stuttgart-München:4", "München", "München-Salzburg:1"];
            let through = table.path(&through, true, false);
            assert_eq!(table.refuses(0, through).code, RefusalCode::SpaceJammed, "{edition}");
            table.drives_to(0, "München");
            let goods = table.contract("Hannover-München");
            if edition == "manual" {
                let clause = "ruling.jam-deliver";
                table.refuses_by(0, Action::Done, RefusalCode::MustServe, clause);
                table.does(0, Action::Deliver(goods));
            }
            assert_eq!(table.cash(0), 7400, "{edition}");
        }
    }
}

/// Who does not deliver there may not enter, though a contract waits to be loaded.
///
/// Shows: classic.jam.unload, classic.jam.block, ruling.jam-deliver
#[test]
fn a_jammed_city_is_not_entered_to_load() {
    for edition in ["classic", "manual"] {
        for there in [
            jammed(edition, "Stuttgart-München:3"),
            jammed(edition, "Stuttgart-München:3").hand(0, &["München-Saarbrücken"]),
            jammed(edition, "Stuttgart-München:3").hand(0, &["Hannover-München"]),
        ] {
            let table = there.rolled(&[2]).set();
            assert!(!table.can_drive(0, "München"), "{edition}");
        }
    }
}

/// After the delivery every action of a stop is open: an auction, and loading.
///
/// Shows: ruling.jam-deliver
#[test]
fn after_delivering_in_the_jam_every_action_is_open() {
    let there = jammed("classic", "Stuttgart-München:3")
        .road(0, &["Hannover-München"])
        .hand(0, &["München-Saarbrücken"])
        .display(&["Berlin-Triest"]);
    let mut table = there.rolled(&[2]).set();
    table.drives_to(0, "München");
    assert!(table.may(0, Action::Auction(0)));
    table.loads(0, "München-Saarbrücken");
    assert_eq!(table.on_road(0), ["München-Saarbrücken"]);
}

/// One who could deliver in the jam may stop in front of it all the same.
///
/// Shows: classic.move.stop-early, ruling.jam-deliver
#[test]
fn one_who_could_deliver_may_stop_in_front_of_the_jam() {
    for edition in ["classic", "manual"] {
        let table = jammed(edition, "Stuttgart-München:2")
            .road(0, &["Hannover-München"])
            .rolled(&[5])
            .set();
        assert!(table.can_drive(0, "München"), "{edition}");
        assert!(table.can_drive(0, "Stuttgart-München:4"), "{edition}");
    }
}

/// A six may be forfeited in a jammed destination one space ahead, instead of being called a one:
/// then no roadworks are placed. And where the exact count matters, the number chosen with a six is
/// exact, the rest forfeited is not.
///
/// Shows: ruling.jam-deliver, manual.roadworks.six-as-one, classic.jam.unload
#[test]
fn a_six_may_be_forfeited_in_a_jammed_destination() {
    for (truck, ways) in [
        ("Stuttgart-München:4", [(false, false), (true, true)]),
        ("Stuttgart-München:3", [(false, false), (true, false)]),
    ] {
        let table = jammed("manual", truck).road(0, &["Hannover-München"]).rolled(&[6]).set();
        let paths = table.drives(0, "München");
        let mut found: Vec<_> = paths.iter().map(|path| (path.exact(), path.one())).collect();
        found.sort_unstable();
        assert_eq!(found, ways, "{truck}: exact count and one");
        for path in paths {
            let mut drove = table.clone();
            drove.does(0, Action::Drive(path));
            if path.one() {
                drove.does(0, Action::Roadworks(table.space("Linz-Wien:1")));
            }
            drove.delivers(0, "Hannover-München");
            assert!(drove.on_road(0).is_empty(), "{truck}");
        }
    }
}

/// Elsewhere the jam closes the city to deliveries too. It is a switch.
///
/// Shows: classic-cz.jam.block, modern.jam.block, modern-ja.jam.block, classic.jam.unload
#[test]
fn what_the_jam_closes_is_a_switch() {
    for (edition, value, enters) in [
        ("classic-cz", None, false),
        ("modern", None, false),
        ("modern-ja", None, false),
        ("junior", None, false),
        ("classic", Some("closed"), false),
        ("modern", Some("city-open-to-deliver"), true),
        ("classic-cz", Some("city-open-to-deliver"), true),
    ] {
        let there =
            jammed(edition, "Stuttgart-München:3").road(0, &["Hannover-München"]).rolled(&[2]);
        let there = match value {
            Some(value) => there.switch("jammed-space", value),
            None => there,
        };
        assert_eq!(there.set().can_drive(0, "München"), enters, "{edition} {value:?}");
    }
}

/// A scene with the jam in München, whose card lies in front of seat 1.
fn jammed(edition: &str, truck: &str) -> Scene {
    scene(edition, &[truck, "Berlin"]).cards(1, &["stau-muenchen"]).jam(
        "München",
        "stau-muenchen",
        1,
    )
}

/// Seat 0 drives from Genf to the event space on the road to Mailand and draws a card.
fn draws_in_genf(table: &mut Table, edition: &str, card: &str) {
    table.rolls(0, dice(edition, 2)).drives_to(0, "Genf-Mailand:2").draws(card);
}

/// One die or two, all showing the same.
fn dice(edition: &str, die: u8) -> &'static [u8] {
    const DICE: [[u8; 2]; 6] = [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]];
    let two = ["modern", "modern-ja", "junior"].contains(&edition);
    &DICE[die as usize - 1][..if two { 2 } else { 1 }]
}

/// The player ends his turn, where it has not ended by itself.
fn ends(table: &mut Table, seat: u8) {
    if table.current() == seat {
        table.ends_turn(seat);
    }
}
