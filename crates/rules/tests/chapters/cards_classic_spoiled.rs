//! Ware verdorben: back to load afresh.

use crate::common::*;

use aufachse_rules::{Action, Happening};

/// Ware verdorben sends the truck, without a roll, back to the city where it loaded last; it loads
/// afresh there, the contract stays on the road, and the turn ends.
///
/// Shows: classic.card.ware-verdorben, classic-cz.card.ware-verdorben, ruling.ware-verdorben
#[test]
fn spoiled_goods_go_back_to_the_city_last_loaded_in() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Hannover", "Hamburg"]).hand(0, &["Kassel-Brüssel"]).set();
        table.rolls(0, &[3]).drives_to(0, "Kassel").loads(0, "Kassel-Brüssel");
        if table.current() == 0 {
            table.ends_turn(0);
        }
        table.plain_turn(1, 2, "Hamburg-Hannover:2");
        table.rolls(0, &[2]).drives_to(0, "Kassel-Frankfurt:2").draws("ware-verdorben");
        assert_eq!(table.truck(0), "Kassel", "{edition}");
        assert_eq!(table.on_road(0), ["Kassel-Brüssel"], "{edition}");
        assert_eq!(table.player(0).load, 2, "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}: it costs nothing");
        assert_eq!(table.current(), 1, "{edition}: the turn has ended");
    }
}

/// Only the goods loaded in that city are renewed; other cargo stays as it is.
///
/// Shows: ruling.ware-verdorben
#[test]
fn only_the_goods_loaded_there_are_renewed() {
    for edition in CLASSICS {
        let table = loaded_in_hannover(edition).meets("ware-verdorben");
        assert_eq!(table.truck(0), "Hannover", "{edition}");
        let renewed: Vec<_> = table
            .told
            .iter()
            .filter_map(|h| match h {
                Happening::Reloaded { contract, .. } => Some(*contract),
                _ => None,
            })
            .collect();
        assert_eq!(renewed, [table.contract("Hannover-München")], "{edition}");
        assert_eq!(table.on_road(0), ["Hannover-München", "Kassel-Brüssel"], "{edition}");
        assert_eq!(table.player(0).load, 5, "{edition}");
    }
}

/// The truck is set down in the city: signs on the way do not matter.
///
/// Shows: ruling.ware-verdorben
#[test]
fn signs_on_the_way_back_do_not_matter() {
    for edition in CLASSICS {
        let table = loaded_in_hannover(edition)
            .jam("Kassel", "stau-kassel", 1)
            .cards(1, &["stau-kassel"])
            .roadworks("Kassel-Frankfurt:3")
            .meets("ware-verdorben");
        assert_eq!(table.truck(0), "Hannover", "{edition}: though no road leads there");
    }
}

/// A full city, or a jammed one, is not gone to; where a city holds any number it is not full.
///
/// Shows: ruling.ware-verdorben, classic-cz.card.ware-verdorben
#[test]
fn a_full_or_jammed_city_is_not_gone_back_to() {
    for edition in CLASSICS {
        let full = scene(edition, &["Kassel", "Hannover"])
            .road(0, &["Hannover-München"])
            .seat(0, "last-loading", r#""Hannover""#)
            .meets("ware-verdorben");
        let any_number = edition == "manual";
        assert_eq!(full.truck(0) == "Hannover", any_number, "{edition}");
        assert_eq!(full.had_no_effect(), !any_number, "{edition}");

        let jammed = loaded_in_hannover(edition)
            .jam("Hannover", "stau-nebel", 1)
            .cards(1, &["stau-nebel"])
            .meets("ware-verdorben");
        assert!(jammed.had_no_effect(), "{edition}");
        assert_eq!(jammed.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
}

/// The modern card costs 500, and is paid for all the same when the city is jammed.
///
/// Shows: ruling.ware-verdorben
#[test]
fn the_price_is_paid_even_without_a_move() {
    let loaded = scene("modern", &["Kassel", "Hamburg"]).road(0, &["Hannover-München"]);
    let goes = loaded.meets("ware-verdorben");
    assert_eq!((goes.truck(0).as_str(), goes.cash(0)), ("Hannover", 4500));
    let stays =
        loaded.jam("Hannover", "stau-nebel", 1).cards(1, &["stau-nebel"]).meets("ware-verdorben");
    assert_eq!((stays.truck(0).as_str(), stays.cash(0)), ("Kassel-Frankfurt:2", 4500));
}

/// The reload is no loading: Schnelle Verladung waits for a real one, and neither a contract of the
/// hand is loaded nor a public one auctioned there.
///
/// Shows: ruling.ware-verdorben
#[test]
fn the_reload_is_no_loading() {
    for edition in CLASSICS {
        let table = loaded_in_hannover(edition)
            .hand(0, &["Hannover-Zürich"])
            .display(&["Wien-Verona"])
            .cards(0, &["schnelle-verladung"])
            .meets("ware-verdorben");
        assert_eq!(table.truck(0), "Hannover", "{edition}");
        assert_eq!(table.front(0), ["schnelle-verladung"], "{edition}");
        assert!(!table.waits_for_chance(), "{edition}: no roll");
        assert_eq!(table.hand(0), ["Hannover-Zürich"], "{edition}");
        assert_eq!(table.current(), 1, "{edition}: the turn has ended");
    }
}

/// With nothing loaded the card has no effect, wherever the truck loaded last, and the turn goes on.
///
/// Shows: classic.card.ware-verdorben, classic-cz.card.ware-verdorben
#[test]
fn an_empty_truck_has_nothing_to_spoil() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Hamburg"])
            .hand(0, &["Hannover-Zürich"])
            .seat(0, "last-loading", r#""Hannover""#)
            .meets("ware-verdorben");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
        assert_eq!(table.current(), 0, "{edition}");
        table.does(0, Action::Done);
    }
}

/// Classic and manual go to the city last loaded in, even if its goods are delivered by now; the
/// Czech game goes to where goods still carried were last loaded. Either can be switched.
///
/// Shows: classic.card.ware-verdorben, classic-cz.card.ware-verdorben
#[test]
fn the_city_of_spoiled_goods_can_be_switched() {
    let last = |scene: Scene| {
        scene
            .road(0, &["Hannover-München", "Kassel-Brüssel"])
            .table("load-order", r#"["Kassel-Brüssel", "Hannover-München"]"#)
            .seat(0, "last-loading", r#""Bremen""#)
            .meets("ware-verdorben")
            .truck(0)
    };
    let at = |edition| scene(edition, &["Kassel", "Hamburg"]);
    for edition in ["classic", "manual"] {
        assert_eq!(last(at(edition)), "Bremen", "{edition}");
        let carried = at(edition).switch("ware-verdorben", "last-of-carried");
        assert_eq!(last(carried), "Hannover", "{edition}");
    }
    assert_eq!(last(at("classic-cz")), "Hannover");
    assert_eq!(last(at("classic-cz").switch("ware-verdorben", "last-loading")), "Bremen");
}

/// The truck carries goods from Kassel and, loaded last, goods from Hannover.
fn loaded_in_hannover(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg"])
        .road(0, &["Kassel-Brüssel", "Hannover-München"])
        .table("load-order", r#"["Kassel-Brüssel", "Hannover-München"]"#)
        .seat(0, "last-loading", r#""Hannover""#)
}
