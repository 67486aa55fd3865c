//! Event cards whose target does not exist have no effect, and say so.

use crate::common::*;
use aufachse_rules::{Action, Happening, Seat};

/// Fracht-Dumping finds no contract that is not started: nothing is given away.
/// Shows: ruling.no-target
#[test]
fn without_a_contract_to_give_nothing_is_given() {
    for edition in CLASSIC_DECK {
        let mut t = scene(edition, &["Kassel", "Köln"]).road(0, &["Berlin-Triest"]).set();
        draws_in_vain(&mut t, "fracht-dumping");
        assert!(t.hand(1).is_empty(), "{edition}");
        let mut given = scene(edition, &["Kassel", "Köln"]).hand(0, &["Berlin-Triest"]).set();
        draws(&mut given, "fracht-dumping");
        assert!(!says_no_effect(&given, "fracht-dumping"), "{edition}");
        assert_eq!(given.hand(1), ["Berlin-Triest"], "{edition}");
    }
}

/// An empty box has no contract to draw.
/// Shows: ruling.no-target
#[test]
fn an_empty_box_gives_no_contract() {
    for edition in CLASSIC_DECK {
        for card in ["vertrauen", "freundlicher-kundenservice"] {
            let mut t = scene(edition, &["Kassel", "Köln"]).pile(52).set();
            draws_in_vain(&mut t, card);
            assert_eq!((t.player(0).hidden, t.view(0).pile), (0, 52), "{edition}");
            let mut one = scene(edition, &["Kassel", "Köln"]).pile(51).set();
            draws(&mut one, card);
            assert!(!says_no_effect(&one, card), "{edition}");
            one.let_chance();
            assert_eq!(one.player(0).hidden, 1, "{edition}");
        }
    }
}

/// An empty display has no contract to take.
/// Shows: ruling.no-target
#[test]
fn an_empty_display_gives_no_contract() {
    for edition in ["modern", "modern-ja", "junior"] {
        for card in ["vertrauen", "freundlicher-kundenservice", "zusatzauftrag"] {
            let table = scene(edition, &["Kassel", "Köln"])
                .hand(0, &["Hannover-München"])
                .hand(1, &["Berlin-Triest"])
                .pile(0);
            let mut t = table.set();
            draws_in_vain(&mut t, card);
            assert_eq!(t.player(0).hidden, 1, "{edition}");
            let mut one = table.display(&["-", "Genf-Berlin"]).set();
            draws(&mut one, card);
            assert!(!says_no_effect(&one, card), "{edition}");
            one.does(0, Action::Take(1));
            assert_eq!(one.player(0).hidden, 2, "{edition}");
        }
    }
}

/// A truck between an occupied city and the roadworks finds no free city. By the Czech text two
/// occupied neighbours are enough.
/// Shows: ruling.no-target
#[test]
fn without_a_free_city_the_truck_stays() {
    let table = |edition, trucks: &[&str]| {
        scene(edition, trucks).switch("roadworks-never-on-hamburg-flensburg", "no").set()
    };
    let card = "gute-routenplanung";
    for (sign, closed) in [("Flensburg-Hamburg:2", true), ("Bremen-Hannover:1", false)] {
        let mut t = table("classic", &["Flensburg-Hamburg:2", "Flensburg"]);
        t.throws(0, 1).drives_to(0, "Flensburg-Hamburg:1");
        let space = t.space(sign);
        t.does(0, Action::Roadworks(space)).draws(card);
        assert_eq!(says_no_effect(&t, card), closed, "{sign}");
        let hamburg = t.space("Hamburg");
        assert_eq!(t.may(0, Action::GoTo(hamburg)), !closed, "{sign}");
    }
    for (third, closed) in [("Hamburg", true), ("Bremen", false)] {
        let mut t = table("classic-cz", &["Flensburg-Hamburg:2", "Flensburg", third]);
        t.throws(0, 1).drives_to(0, "Flensburg-Hamburg:1").does(0, Action::LeaveRoadworks);
        t.draws(card);
        assert_eq!(says_no_effect(&t, card), closed, "{third} is occupied");
        assert_eq!(t.truck(0) == "Hamburg", !closed, "{third} is occupied");
    }
}

/// Cards that need goods on the truck do nothing for an empty one.
/// Shows: ruling.no-target
#[test]
fn an_empty_truck_has_nothing_to_send_spoil_or_lose() {
    for (edition, cards) in [
        ("classic", &["bahnverladung", "familiennachwuchs", "hilfe-diebe", "ware-verdorben"][..]),
        ("classic-cz", &["bahnverladung", "familiennachwuchs", "hilfe-diebe", "ware-verdorben"]),
        ("manual", &["bahnverladung", "familiennachwuchs", "hilfe-diebe", "ware-verdorben"]),
        ("modern", &["bahnverladung", "ware-verdorben"]),
        ("modern-ja", &["bahnverladung", "ware-verdorben"]),
        ("junior", &["bahnverladung", "ware-verdorben"]),
    ] {
        for card in cards {
            let mut t = scene(edition, &["Kassel", "Köln"]).hand(0, &["Berlin-Triest"]).set();
            draws_in_vain(&mut t, card);
            assert_eq!((t.cash(0), t.truck(0).as_str()), (5000, "Kassel-Frankfurt:2"), "{edition}");
        }
    }
}

// ----- helpers -----------------------------------------------------------------------------------

const CLASSIC_DECK: [&str; 3] = ["classic", "classic-cz", "manual"];

/// Seat 0 drives from Kassel to an event space and draws a card.
fn draws(t: &mut Table, card: &str) {
    t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws(card);
}

fn says_no_effect(t: &Table, card: &str) -> bool {
    let card = t.card(card);
    t.told(|h| *h == Happening::NoEffect { player: Seat(0), card })
}

/// The same, and the card says that it has no effect and is done with.
fn draws_in_vain(t: &mut Table, card: &str) {
    draws(t, card);
    assert!(says_no_effect(t, card), "{card}: {:?}", t.told);
    let id = t.card(card);
    assert!(t.told(|h| *h == Happening::CardSpent { player: Seat(0), card: id }), "{card}");
    assert!(t.front(0).is_empty(), "{card}");
}
