//! The modern event cards that move other trucks too: Road Runner, Subunternehmer, Schneestürme.

use crate::common::modern_cards::{EDITIONS, EVENT, draws, each};
use crate::common::*;
use aufachse_rules::{Action, Decision, Happening, RefusalCode, Seat};

const PARTNERS: [&str; 2] = ["road-runner", "subunternehmer"];

/// The drawer moves up to three spaces first, then names one other player, who moves his own truck
/// up to three spaces.
///
/// Shows: modern-ja.card.road-runner, modern-ja.card.subunternehmer, ruling.partner
#[test]
fn the_drawer_moves_first_and_then_a_partner_of_his_choice() {
    for (edition, card) in each(&PARTNERS) {
        let mut t = draws(scene(edition, &["Kassel", "Wien", "Berlin"]), card);
        assert_eq!(
            t.decision(),
            Some(Decision::CardMove { truck: Seat(0), steps: 3 }),
            "{edition} {card}: the drawer first"
        );
        assert!(t.can_drive(0, "Frankfurt-Würzburg:1"), "{edition} {card}: three spaces");
        assert!(!t.can_drive(0, "Würzburg"), "{edition} {card}: not four");
        t.drives_to(0, "Kassel-Frankfurt:3");
        assert!(matches!(t.decision(), Some(Decision::Partner { .. })), "{edition} {card}");
        let own = Action::Choose(Seat(0));
        t.refuses_by(0, own, RefusalCode::WrongPlayer, "ruling.partner");
        assert!(t.may(0, Action::Choose(Seat(1))), "{edition} {card}");
        t.does(0, Action::Choose(Seat(2)));
        assert!(t.waits_for(2) && !t.waits_for(0), "{edition} {card}: he moves his own truck");
        assert!(t.can_drive(2, "Berlin-Leipzig:3"), "{edition} {card}: three spaces");
        assert!(!t.can_drive(2, "Leipzig"), "{edition} {card}: not four");
        t.drives_to(2, "Berlin-Leipzig:1");
        assert_eq!(t.truck(2), "Berlin-Leipzig:1", "{edition} {card}");
        assert_eq!(t.truck(1), "Wien", "{edition} {card}: one other and no more");
        assert!(t.current() == 0 || edition == "junior", "{edition} {card}: still seat 0's turn");
        assert!(t.front(0).is_empty(), "{edition} {card}");
    }
}

/// Where the card says may, the drawer may stay, may name nobody, and the partner may stay.
///
/// Shows: modern-ja.card.road-runner, modern-ja.card.subunternehmer, ruling.partner
#[test]
fn nobody_has_to_move_where_the_card_says_may() {
    for (edition, card) in each(&PARTNERS) {
        let mut t = draws(scene(edition, &["Kassel", "Wien"]), card);
        t.does(0, Action::Decline);
        assert_eq!(t.truck(0), EVENT, "{edition} {card}");
        let mut alone = t.clone();
        alone.does(0, Action::Decline);
        assert!(
            !matches!(alone.decision(), Some(Decision::Partner { .. })),
            "{edition} {card}: nobody is a choice"
        );
        t.does(0, Action::Choose(Seat(1))).does(1, Action::Decline);
        assert_eq!(t.truck(1), "Wien", "{edition} {card}");
    }
}

/// Where the table plays Subunternehmer as a must, drawer and partner both move; Road Runner stays
/// a choice.
///
/// Shows: ruling.partner
#[test]
fn subunternehmer_as_a_must_moves_both() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).switch("subunternehmer", "must");
        let mut t = draws(home.clone(), "subunternehmer");
        assert_eq!(t.refuses(0, Action::Decline).code, RefusalCode::MustDrive, "{edition}");
        t.drives_to(0, "Kassel-Frankfurt:3");
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, "modern-ja.card.subunternehmer");
        t.does(0, Action::Choose(Seat(1)));
        assert_eq!(t.refuses(1, Action::Decline).code, RefusalCode::MustDrive, "{edition}");
        t.drives_to(1, "Linz-Wien:3");

        let mut runner = draws(home, "road-runner");
        runner.does(0, Action::Decline).does(0, Action::Decline);
        assert_eq!(runner.truck(1), "Wien", "{edition}");
    }
}

/// A partner who is moved by a card delivers and loads where he comes to; that ends nothing, and
/// his next turn is a whole one.
///
/// Shows: ruling.card-moves
#[test]
fn a_partner_delivers_and_loads_and_keeps_his_next_turn() {
    for (edition, card) in each(&PARTNERS) {
        let home = scene(edition, &["Kassel", "Hannover-Kassel:1"])
            .road(1, &["Prag-Kassel"])
            .hand(1, &["Kassel-Bern", "Genf-Berlin"])
            .display(&["Wien-Verona", "Linz-Mailand"]);
        let mut t = draws(home, card);
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Kassel");
        assert_eq!(t.cash(1), 5000 + 2700, "{edition} {card}: delivered");
        assert!(t.waits_for(1), "{edition} {card}: he decides at his own stop");
        assert!(!t.may(1, Action::Auction(0)), "{edition} {card}: he auctions nothing");
        assert!(!t.may(1, Action::NoInterest), "{edition} {card}: he removes nothing");
        t.loads(1, "Kassel-Bern");
        if t.decision() == Some(Decision::Stop) && t.waits_for(1) {
            t.does(1, Action::Done);
        }
        t.ends_turn(0);
        assert_eq!(t.current(), 1, "{edition} {card}");
        assert_eq!(t.displayed()[0], "Wien-Verona", "{edition} {card}");
        t.rolls(1, &[2, 2]).drives_to(1, "Kassel-Leipzig:2");
        assert_eq!(t.truck(1), "Kassel-Leipzig:2", "{edition} {card}: nothing ended his turn");
    }
}

/// A truck that another's card moves draws nothing on an event space.
///
/// Shows: ruling.card-moves
#[test]
fn a_partner_draws_nothing() {
    for (edition, card) in each(&PARTNERS) {
        for draw in ["die-thrown", "yes"] {
            let home = scene(edition, &["Kassel", "Wien"]).switch("card-moves-draw", draw);
            let mut t = draws(home, card);
            t.does(0, Action::Decline).does(0, Action::Choose(Seat(1)));
            t.drives_to(1, "Linz-Wien:2");
            assert_eq!(t.game.chance(), None, "{edition} {card} {draw}");
            assert_eq!(t.truck(1), "Linz-Wien:2", "{edition} {card} {draw}");
        }
    }
}

/// The visits of a partner count: his special order is paid, his air freight is offered, and his
/// inspection is handed on, though the new roll is not for another's turn.
///
/// Shows: ruling.card-moves, ruling.visit
#[test]
fn the_visits_of_a_partner_count() {
    for (edition, card) in each(&PARTNERS) {
        let order = scene(edition, &["Kassel", "Linz-Wien:3"]).cards(1, &["sonderauftrag-wien"]);
        let mut t = draws(order, card);
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Wien");
        assert_eq!(t.cash(1), 7000, "{edition} {card}");
        assert!(t.front(1).is_empty(), "{edition} {card}");

        let inspected =
            scene(edition, &["Kassel", "München-Salzburg:1", "Wien"]).cards(1, &["inspektion"]);
        let mut t = draws(inspected, card);
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "München");
        assert_eq!(t.front(2), ["inspektion"], "{edition} {card}: handed to the left");
        assert_eq!(t.dice_due(), 0, "{edition} {card}");
        assert_ne!(t.decision(), Some(Decision::Inspected), "{edition} {card}: no new roll");

        let air = scene(edition, &["Kassel", "Frankfurt-Würzburg:1"])
            .road(1, &["Genf-Berlin"])
            .hand(1, &["Wien-Verona"])
            .cards(1, &["luftfracht"]);
        let mut t = draws(air, card);
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Frankfurt");
        assert!(t.waits_for(1), "{edition} {card}: the owner decides");
        t.does(1, Action::Pick(t.contract("Genf-Berlin")));
        assert_eq!(t.cash(1), 5000 + 5400 - 500, "{edition} {card}");
    }
}

/// Schneestürme move every truck, the own included, one to three spaces; the drawer decides the
/// order and the ways, each truck goes once, and none is left out.
///
/// Shows: modern-ja.card.schneestuerme, ruling.snow
#[test]
fn snow_moves_every_truck_once_as_the_drawer_likes() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Wien", "Berlin"]), "schneestuerme");
        t.refuses_by(0, Action::Done, RefusalCode::NoChoice, "modern-ja.card.schneestuerme");
        t.does(0, Action::Choose(Seat(2)));
        assert!(t.waits_for(0) && !t.waits_for(2), "{edition}: the drawer drives");
        assert_eq!(t.refuses(0, Action::Decline).code, RefusalCode::MustDrive, "{edition}");
        assert!(t.can_drive(0, "Berlin-Leipzig:3"), "{edition}: three spaces");
        assert!(!t.can_drive(0, "Leipzig"), "{edition}: not four");
        t.drives_to(0, "Berlin-Leipzig:1");
        let again = Action::Choose(Seat(2));
        t.refuses_by(0, again, RefusalCode::WrongPlayer, "ruling.snow");
        t.does(0, Action::Choose(Seat(0))).drives_to(0, "Kassel-Frankfurt:3");
        t.does(0, Action::Choose(Seat(1))).drives_to(0, "Linz-Wien:2");
        assert!(!matches!(t.decision(), Some(Decision::Snow { .. })), "{edition}: all have moved");
        let trucks = [t.truck(0), t.truck(1), t.truck(2)];
        assert_eq!(trucks, ["Kassel-Frankfurt:3", "Linz-Wien:2", "Berlin-Leipzig:1"], "{edition}");
        assert_eq!(t.game.chance(), None, "{edition}: an event space draws nothing");
    }
}

/// The drawer may stop the snow where the table plays it as a may.
///
/// Shows: ruling.snow
#[test]
fn snow_as_a_may_can_be_left_alone() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).switch("schneestuerme", "may");
        let mut t = draws(home, "schneestuerme");
        t.does(0, Action::Choose(Seat(1))).drives_to(0, "Linz-Wien:3");
        t.does(0, Action::Done);
        assert_eq!(t.truck(0), EVENT, "{edition}");
    }
}

/// A truck that cannot move stays: it is not offered, and the snow is over without it.
///
/// Shows: ruling.snow
#[test]
fn snow_leaves_a_truck_that_cannot_move() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien", "Kassel-Würzburg:2"])
            .roadworks("Kassel-Würzburg:1")
            .cards(1, &["stau-nebel"])
            .jam("Kassel-Würzburg:3", "stau-nebel", 1);
        let mut t = draws(home, "schneestuerme");
        let stuck = Action::Choose(Seat(2));
        t.refuses_by(0, stuck, RefusalCode::WrongPlayer, "ruling.snow");
        t.does(0, Action::Choose(Seat(0))).drives_to(0, "Kassel-Frankfurt:3");
        t.does(0, Action::Choose(Seat(1))).drives_to(0, "Linz-Wien:3");
        assert!(!matches!(t.decision(), Some(Decision::Snow { .. })), "{edition}");
        assert_eq!(t.truck(2), "Kassel-Würzburg:2", "{edition}");
    }
}

/// A truck that the snow moves into a city delivers, and its owner may load; the drawer's own
/// loading ends his turn only after all trucks have moved.
///
/// Shows: ruling.card-moves, ruling.snow
#[test]
fn snow_lets_owners_deliver_and_load() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Hannover-Kassel:1", "Wien"])
            .hand(0, &["Frankfurt-Köln", "Genf-Dresden"])
            .road(1, &["Prag-Kassel"])
            .hand(1, &["Kassel-Bern", "Genf-Berlin"]);
        let mut t = draws(home, "schneestuerme");
        t.does(0, Action::Choose(Seat(0))).drives_to(0, "Frankfurt").loads(0, "Frankfurt-Köln");
        if t.decision() == Some(Decision::Stop) {
            t.does(0, Action::Done);
        }
        assert!(matches!(t.decision(), Some(Decision::Snow { .. })), "{edition}: the snow goes on");
        t.does(0, Action::Choose(Seat(1))).drives_to(0, "Kassel");
        assert_eq!(t.cash(1), 5000 + 2700, "{edition}: delivered");
        assert!(t.waits_for(1), "{edition}: the owner decides what is loaded");
        t.loads(1, "Kassel-Bern");
        if t.waits_for(1) {
            t.does(1, Action::Done);
        }
        t.does(0, Action::Choose(Seat(2))).drives_to(0, "Linz-Wien:3");
        t.ends_turn(0);
        assert_eq!(t.current(), 1, "{edition}");
        assert!(t.may(1, Action::Roll), "{edition}: his own turn is whole");
        assert!(t.told(|h| matches!(h, Happening::TurnBegan { .. })), "{edition}");
    }
}

/// The snow obeys signs and the limit of trucks on a space.
///
/// Shows: ruling.card-moves
#[test]
fn snow_obeys_signs_and_occupancy() {
    for edition in EDITIONS {
        let trucks = ["Kassel", "Wien", "Linz-Wien:3", "Linz-Wien:3"];
        let mut t = draws(scene(edition, &trucks).roadworks("Wien-Graz:1"), "schneestuerme");
        t.does(0, Action::Choose(Seat(1)));
        assert!(!t.can_drive(0, "Linz-Wien:3"), "{edition}: two stand there");
        assert!(t.can_drive(0, "Linz-Wien:2"), "{edition}: they are passed");
        assert!(!t.can_drive(0, "Wien-Graz:2"), "{edition}: the road is closed");
        assert!(t.can_drive(0, "Prag-Wien:6"), "{edition}");
    }
}
