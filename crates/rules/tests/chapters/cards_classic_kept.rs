//! The classic event cards that are kept and used later: Motivation and Schnelle Verladung.

use crate::common::*;

use aufachse_rules::{Action, RefusalCode, Seat};

/// Motivation is kept until used: now, after the move that drew it, or in a later turn. It moves
/// one to three spaces without a roll, and is done with.
///
/// Shows: classic.card.motivation, classic-cz.card.motivation, ruling.motivation
#[test]
fn motivation_moves_up_to_three_spaces_now_or_later() {
    for edition in CLASSICS {
        let drawn = two(edition).meets("motivation");
        assert_eq!(drawn.front(0), ["motivation"], "{edition}");

        let mut now = drawn.clone();
        now.does(0, Action::Motivation);
        for end in ["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1"] {
            assert!(now.can_drive(0, end), "{edition}: {end}");
        }
        assert!(!now.can_drive(0, "Würzburg"), "{edition}: four are too many");
        now.refuses_by(0, Action::Decline, RefusalCode::MustDrive, "ruling.longest-way");
        now.drives_to(0, "Frankfurt-Würzburg:1");
        assert_eq!(now.front(0), [""; 0], "{edition}");
        assert!(!now.may(0, Action::Motivation), "{edition}: once");
        now.ends_turn(0);

        let mut later = drawn.clone();
        later.ends_turn(0).plain_turn(1, 2, "Hamburg-Hannover:2");
        later.does(0, Action::Motivation).drives_to(0, "Kassel-Frankfurt:3");
        assert_eq!(later.front(0), [""; 0], "{edition}");
        later.rolls(0, &[2]).drives_to(0, "Frankfurt-Würzburg:1");
        assert_eq!(later.truck(0), "Frankfurt-Würzburg:1", "{edition}: a move of its own");
    }
}

/// It can be played before the roll or after the move, on a road and in a city, but not between the
/// roll and the move.
///
/// Shows: ruling.motivation
#[test]
fn motivation_is_played_before_the_roll_or_after_the_move() {
    for edition in CLASSICS {
        let mut table = two(edition).cards(0, &["motivation"]).set();
        assert!(table.may(0, Action::Motivation), "{edition}: before the roll");
        table.rolls(0, &[3]);
        let code = RefusalCode::CardNotNow;
        table.refuses_by(0, Action::Motivation, code, "ruling.motivation");
        let mut road = table.clone();
        road.drives_to(0, "Kassel-Frankfurt:3");
        assert!(road.may(0, Action::Motivation), "{edition}: after the move, on a road");
        table.drives_to(0, "Hannover");
        assert!(table.may(0, Action::Motivation), "{edition}: after the move, in a city");
        table.does(0, Action::Motivation).drives_to(0, "Hannover-Berlin:1").ends_turn(0);
        assert_eq!(table.truck(0), "Hannover-Berlin:1", "{edition}");
    }
}

/// It is not played after loading or delivering.
///
/// Shows: ruling.motivation
#[test]
fn motivation_is_not_played_after_loading_or_delivering() {
    for edition in CLASSICS {
        let mut loaded = two(edition)
            .cards(0, &["motivation"])
            .hand(0, &["Hannover-München", "Hannover-Zürich"])
            .trailers(0, 1, 0)
            .set();
        loaded.rolls(0, &[3]).drives_to(0, "Hannover").loads(0, "Hannover-München");
        assert!(!loaded.may(0, Action::Motivation), "{edition}: loaded");
        if loaded.current() == 0 {
            let code = RefusalCode::CardNotNow;
            loaded.refuses_by(0, Action::Motivation, code, "ruling.motivation");
            loaded.ends_turn(0);
        }
        assert_eq!(loaded.front(0), ["motivation"], "{edition}: it is kept for later");

        let mut delivered =
            two(edition).cards(0, &["motivation"]).road(0, &["Amsterdam-Hannover"]).set();
        delivered.rolls(0, &[3]).drives_to(0, "Hannover");
        if edition != "classic" {
            let hannover = delivered.contract("Amsterdam-Hannover");
            delivered.does(0, Action::Deliver(hannover));
        }
        assert_eq!(delivered.cash(0), 8200, "{edition}");
        assert!(!delivered.may(0, Action::Motivation), "{edition}: delivered");
    }
}

/// It does not save from an event just landed on: the card comes first, and while it waits for a
/// choice Motivation is not played.
///
/// Shows: ruling.motivation
#[test]
fn motivation_is_not_played_instead_of_an_event() {
    for edition in CLASSICS {
        let mut table = two(edition).cards(0, &["motivation"]).set();
        table.rolls(0, &[2]).drives_to(0, "Kassel-Frankfurt:2");
        let refusal = table.refuses(0, Action::Motivation);
        assert_eq!(refusal.code, RefusalCode::ChanceFirst, "{edition}: a card is drawn");
        table.draws("zollkontrolle");
        let code = RefusalCode::CardNotNow;
        table.refuses_by(0, Action::Motivation, code, "ruling.motivation");
        table.does(0, Action::Accept);
        assert!(table.may(0, Action::Motivation), "{edition}: afterwards");
    }
}

/// It is played in the own turn alone, and only by who has it.
///
/// Shows: ruling.motivation, classic.card.motivation, classic-cz.card.motivation
#[test]
fn motivation_is_played_in_the_own_turn() {
    for edition in CLASSICS {
        let mut table = two(edition).cards(1, &["motivation"]).set();
        let clause = match edition {
            "classic-cz" => "classic-cz.card.motivation",
            _ => "classic.card.motivation",
        };
        table.refuses_by(0, Action::Motivation, RefusalCode::NoSuchCard, clause);
        assert_eq!(table.refuses(1, Action::Motivation).code, RefusalCode::NotYourTurn);
        table.plain_turn(0, 2, "Hannover-Kassel:1");
        assert!(table.may(1, Action::Motivation), "{edition}");
    }
}

/// A move by Motivation before the roll that ends with loading leaves no roll: the truck drives on
/// in the next turn.
///
/// Shows: ruling.motivation, ruling.card-moves
#[test]
fn who_loads_after_motivation_drives_on_next_turn() {
    for edition in CLASSICS {
        let mut table = two(edition).cards(0, &["motivation"]).hand(0, &["Hannover-München"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Hannover").loads(0, "Hannover-München");
        assert!(!table.may(0, Action::Roll), "{edition}");
        if table.current() == 0 {
            table.ends_turn(0);
        }
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// Schnelle Verladung is kept, and at the next loading the player may roll and move on at once; he
/// who would rather stay keeps the card for another loading.
///
/// Shows: classic.card.schnelle-verladung
#[test]
fn schnelle_verladung_may_roll_again_after_loading() {
    let drawn = two("classic").meets("schnelle-verladung");
    assert_eq!(drawn.front(0), ["schnelle-verladung"]);

    let mut table = loading("classic").set();
    table.rolls(0, &[3]).drives_to(0, "Hannover").loads(0, "Hannover-München");
    assert_eq!(table.legal(0), [Action::Accept, Action::Decline]);

    let mut stays = table.clone();
    stays.does(0, Action::Decline);
    assert_eq!(stays.front(0), ["schnelle-verladung"], "kept until used");
    stays.ends_turn(0);

    table.does(0, Action::Accept).dice(&[2]).drives_to(0, "Hamburg-Hannover:1");
    assert_eq!(table.truck(0), "Hamburg-Hannover:1");
    assert_eq!(table.on_road(0), ["Hannover-München"]);
    assert_eq!(table.front(0), [""; 0]);
    table.ends_turn(0);
}

/// In the Czech game and in the manual the roll comes by itself, even though loading ends the turn
/// in the manual.
///
/// Shows: classic-cz.card.schnelle-verladung, manual.card.schnelle-verladung
#[test]
fn schnelle_verladung_must_roll_again_after_loading() {
    for edition in ["classic-cz", "manual"] {
        let drawn = two(edition).meets("schnelle-verladung");
        assert_eq!(drawn.front(0), ["schnelle-verladung"], "{edition}");

        let mut table = loading(edition).set();
        table.rolls(0, &[3]).drives_to(0, "Hannover").loads(0, "Hannover-München");
        assert!(table.waits_for_chance(), "{edition}: nobody is asked");
        table.dice(&[2]).drives_to(0, "Hamburg-Hannover:1");
        assert_eq!(table.truck(0), "Hamburg-Hannover:1", "{edition}");
        assert_eq!(table.front(0), [""; 0], "{edition}");
        assert_eq!(table.current(), 0, "{edition}: the turn goes on, trailers can be bought");
        table.ends_turn(0);
    }
}

/// Delivering is no loading, and neither is a contract won and loaded in another's turn: the card
/// waits.
///
/// Shows: classic.card.schnelle-verladung, classic-cz.card.schnelle-verladung
/// Shows: manual.card.schnelle-verladung, ruling.load-out-of-turn
#[test]
fn schnelle_verladung_waits_for_a_loading_of_the_own_turn() {
    for edition in CLASSICS {
        let mut table = loading(edition).hand(0, &[]).road(0, &["Amsterdam-Hannover"]).set();
        table.rolls(0, &[3]).drives_to(0, "Hannover");
        if edition != "classic" {
            let hannover = table.contract("Amsterdam-Hannover");
            table.does(0, Action::Deliver(hannover));
        }
        assert_eq!(table.cash(0), 8200, "{edition}");
        assert!(!table.waits_for_chance(), "{edition}");
        assert_eq!(table.front(0), ["schnelle-verladung"], "{edition}");
    }
    for edition in ["classic", "classic-cz"] {
        let mut table = scene(edition, &["Hamburg-Hannover:1", "Hannover"])
            .cards(1, &["schnelle-verladung"])
            .display(&["Hannover-München"])
            .set();
        table.rolls(0, &[1]).drives_to(0, "Hamburg");
        let sign = Action::Roadworks(table.space("Dortmund-Köln:1"));
        table.does(0, sign).does(0, Action::Auction(0)).does(1, Action::Bid(1));
        table.does(0, Action::Pass).let_chance().loads(1, "Hannover-München");
        assert_eq!(table.on_road(1), ["Hannover-München"], "{edition}");
        assert_eq!(table.front(1), ["schnelle-verladung"], "{edition}");
        assert_eq!(table.game.current(), Seat(0), "{edition}");
    }
}

/// Any table may make Schnelle Verladung an offer or a must.
///
/// Shows: classic.card.schnelle-verladung, classic-cz.card.schnelle-verladung
/// Shows: manual.card.schnelle-verladung
#[test]
fn schnelle_verladung_can_be_switched() {
    for edition in CLASSICS {
        for (value, asks) in [("may", true), ("must", false)] {
            let mut table = loading(edition).switch("schnelle-verladung", value).set();
            table.rolls(0, &[3]).drives_to(0, "Hannover").loads(0, "Hannover-München");
            assert_eq!(table.may(0, Action::Decline), asks, "{edition} {value}");
            assert_eq!(table.waits_for_chance(), !asks, "{edition} {value}");
            if asks {
                table.does(0, Action::Decline);
                assert_eq!(table.front(0), ["schnelle-verladung"], "{edition}");
            }
        }
    }
}

/// Two players, the first in Kassel.
fn two(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg"])
}

/// The first player stands three spaces from a loading, with Schnelle Verladung.
fn loading(edition: &str) -> Scene {
    two(edition).cards(0, &["schnelle-verladung"]).hand(0, &["Hannover-München"])
}
