//! The classic event cards that are kept until a visit: Inspektion and the special orders.

use crate::common::*;

use aufachse_rules::{Action, Actor, Decision, Pending};

/// The two special orders, with a space from which a three leads into their city.
const ORDERS: [(&str, &str, &str); 2] = [
    ("sonderauftrag-wien", "Linz-Wien:1", "Wien"),
    ("sonderauftrag-flensburg", "Hamburg", "Flensburg"),
];

/// Inspektion and the special orders are kept in front of the player; drawing them costs nothing.
///
/// Shows: classic.card.inspektion, classic.card.sonderauftrag-wien
/// Shows: classic.card.sonderauftrag-flensburg
#[test]
fn cards_that_ask_for_a_visit_are_kept() {
    for edition in CLASSICS {
        for card in ["inspektion", "sonderauftrag-wien", "sonderauftrag-flensburg"] {
            let mut table = scene(edition, &["Kassel", "Hamburg"]).meets(card);
            assert_eq!(table.front(0), [card], "{edition}");
            assert_eq!(table.cash(0), 5000, "{edition} {card}");
            table.ends_turn(0);
            assert_eq!(table.front(0), [card], "{edition}: it stays");
        }
    }
}

/// A special order pays 2000 when a move ends in its city, and the card is done with.
///
/// Shows: classic.card.sonderauftrag-wien, classic.card.sonderauftrag-flensburg
/// Shows: classic-cz.card.sonderauftrag, ruling.visit
#[test]
fn a_special_order_pays_2000_in_its_city() {
    for edition in CLASSICS {
        for (card, from, city) in ORDERS {
            let mut table = scene(edition, &[from, "Basel"]).cards(0, &[card]).set();
            table.rolls(0, &[3]).drives_to(0, city);
            assert_eq!(table.cash(0), 7000, "{edition} {card}");
            assert_eq!(table.front(0), [""; 0], "{edition} {card}");

            let mut other = scene(edition, &[from, "Basel"]).cards(1, &[card]).set();
            other.rolls(0, &[3]).drives_to(0, city);
            assert_eq!(other.cash(0), 5000, "{edition} {card}: it is another's order");
            assert_eq!(other.cash(1), 5000, "{edition} {card}: his truck is elsewhere");
        }
    }
}

/// A visit by card counts like one by dice.
///
/// Shows: ruling.visit, classic.card.sonderauftrag-wien, classic.card.sonderauftrag-flensburg
#[test]
fn a_visit_by_card_counts() {
    for edition in CLASSICS {
        for (card, from, city) in ORDERS {
            let mut table = scene(edition, &[from, "Basel"]).cards(0, &[card, "motivation"]).set();
            table.does(0, Action::Motivation).drives_to(0, city);
            assert_eq!(table.cash(0), 7000, "{edition} {card}");
        }
    }
}

/// Driving through the city is no visit, and gives no right to stop there early.
///
/// Shows: ruling.visit, classic-cz.card.sonderauftrag
#[test]
fn passing_through_is_no_visit() {
    for edition in CLASSICS {
        let mut table =
            scene(edition, &["Linz-Wien:2", "Basel"]).cards(0, &["sonderauftrag-wien"]).set();
        table.rolls(0, &[3]);
        assert!(!table.can_drive(0, "Wien"), "{edition}: two are not three");
        table.drives_to(0, "Wien-Graz:1");
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert_eq!(table.front(0), ["sonderauftrag-wien"], "{edition}");

        let mut table =
            scene(edition, &["Nürnberg-München:2", "Basel"]).cards(0, &["inspektion"]).set();
        table.rolls(0, &[3]);
        assert!(!table.can_drive(0, "München"), "{edition}: one is not three");
        table.drives_to(0, "München-Salzburg:2");
        assert_eq!(table.front(0), ["inspektion"], "{edition}");
    }
}

/// Only a move that ends there after the card was received counts: a truck that stands in München
/// when the inspection is handed to its owner has not made the visit.
///
/// Shows: ruling.visit
#[test]
fn standing_in_the_city_is_no_visit() {
    let mut table = scene("manual", &["Nürnberg", "München"]).cards(0, &["inspektion"]).set();
    table.rolls(0, &[3]).drives_to(0, "München");
    assert_eq!(table.front(1), ["inspektion"]);
    assert_eq!(table.front(0), [""; 0], "it does not come back at once");
}

/// Whoever was never in the city of his order pays 1000 at the end; who has been there does not.
///
/// Shows: classic.card.sonderauftrag-wien, classic.card.sonderauftrag-flensburg
/// Shows: classic-cz.card.sonderauftrag
#[test]
fn an_order_not_carried_out_costs_1000_at_the_end() {
    for edition in CLASSICS {
        for (card, from, city) in ORDERS {
            let mut table = scene(edition, &[from, "Basel"]).cards(0, &[card]).set();
            let mut visited = table.clone();
            finish(&mut table);
            assert_eq!((table.cash(0), table.cash(1)), (4000, 5000), "{edition} {card}");
            visited.rolls(0, &[3]).drives_to(0, city);
            finish(&mut visited);
            assert_eq!(visited.cash(0), 7000, "{edition} {card}");
        }
    }
}

/// Stopping in München hands Inspektion to the player on the left, and its player rolls again: he
/// must in the classic game and in the manual.
///
/// Shows: classic.card.inspektion
#[test]
fn inspektion_is_handed_to_the_left_in_muenchen_and_rolls_again() {
    for edition in ["classic", "manual"] {
        let mut table = at_nuernberg(edition).set();
        table.rolls(0, &[3]).drives_to(0, "München");
        assert_eq!(table.front(0), [""; 0], "{edition}");
        assert_eq!(table.front(1), ["inspektion"], "{edition}: on the left");
        assert_eq!(table.front(2), [""; 0], "{edition}");
        table.does(0, Action::Done);
        assert!(table.waits_for_chance(), "{edition}: the roll comes by itself");
        table.dice(&[2]).drives_to(0, "München-Salzburg:2");
        assert_eq!(table.truck(0), "München-Salzburg:2", "{edition}");
        table.ends_turn(0);
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// In the Czech game he may roll again, or leave it.
///
/// Shows: classic-cz.card.inspektion
#[test]
fn czech_inspektion_may_roll_again() {
    let mut table = at_nuernberg("classic-cz").set();
    table.rolls(0, &[3]).drives_to(0, "München");
    assert_eq!(table.front(1), ["inspektion"]);
    table.does(0, Action::Done);
    assert_eq!(table.legal(0), [Action::Accept, Action::Decline]);
    let mut stays = table.clone();
    stays.does(0, Action::Decline).ends_turn(0);
    assert_eq!(stays.truck(0), "München");
    table.does(0, Action::Accept).dice(&[2]).drives_to(0, "München-Salzburg:2");
    assert_eq!(table.truck(0), "München-Salzburg:2");
}

/// Any table may make the roll of Inspektion an offer or a must.
///
/// Shows: classic.card.inspektion, classic-cz.card.inspektion
#[test]
fn the_roll_of_inspektion_can_be_switched() {
    for edition in CLASSICS {
        for (value, asks) in [("may", true), ("must", false)] {
            let mut table = at_nuernberg(edition).switch("inspektion", value).set();
            table.rolls(0, &[3]).drives_to(0, "München").does(0, Action::Done);
            let inspected = Decision::Inspected;
            let asked = matches!(table.game.pending(), Pending::Players { decision, .. } if decision == inspected);
            assert_eq!(asked, asks, "{edition} {value}");
            assert_eq!(table.waits_for_chance(), !asks, "{edition} {value}");
        }
    }
}

/// Whoever holds Inspektion at the end pays 1000, though he never drew it.
///
/// Shows: classic.card.inspektion
#[test]
fn who_holds_inspektion_at_the_end_pays_1000() {
    for edition in CLASSICS {
        let mut table = at_nuernberg(edition).set();
        let mut kept = table.clone();
        finish(&mut kept);
        assert_eq!((kept.cash(0), kept.cash(1)), (4000, 5000), "{edition}");
        table.rolls(0, &[3]).drives_to(0, "München");
        finish(&mut table);
        assert_eq!((table.cash(0), table.cash(1)), (5000, 4000), "{edition}");
    }
}

/// The new roll comes after everything else at the stop: the card is handed on first, then comes
/// what is delivered, auctioned and loaded. It survives a turn that loading or delivering ended.
///
/// Shows: ruling.visit-order
#[test]
fn the_roll_of_inspektion_comes_after_everything_else() {
    for edition in CLASSICS {
        let mut table = at_nuernberg(edition)
            .switch("inspektion", "must")
            .road(0, &["Hannover-München"])
            .hand(0, &["München-Salzburg"])
            .display(&["Wien-Verona"])
            .set();
        table.rolls(0, &[3]).drives_to(0, "München");
        assert_eq!(table.front(1), ["inspektion"], "{edition}: handed on first");
        let munich = table.contract("Hannover-München");
        if edition == "manual" {
            // The one delivery ends the turn, yet the roll is still his.
            table.does(0, Action::Deliver(munich));
        } else {
            if edition == "classic-cz" {
                table.does(0, Action::Deliver(munich));
            }
            table.does(0, Action::Auction(0)).does(1, Action::Pass).does(2, Action::Pass);
            table.let_chance();
            table.loads(0, "München-Salzburg").does(0, Action::Done);
        }
        assert_eq!(table.cash(0), 7400, "{edition}");
        assert!(table.waits_for_chance(), "{edition}: now he rolls");
        table.dice(&[3]).drives_to(0, "Salzburg");
        assert_eq!(table.truck(0), "Salzburg", "{edition}");
    }
}

/// Loading ends the turn in the manual, and the roll of Inspektion comes all the same.
///
/// Shows: ruling.visit-order
#[test]
fn the_roll_of_inspektion_survives_loading() {
    for edition in CLASSICS {
        let mut table = at_nuernberg(edition)
            .switch("loads-a-turn", "one-ends-turn")
            .switch("inspektion", "must")
            .hand(0, &["München-Salzburg"])
            .set();
        table.rolls(0, &[3]).drives_to(0, "München").loads(0, "München-Salzburg");
        assert!(table.waits_for_chance(), "{edition}");
        assert_eq!(table.current(), 0, "{edition}");
        table.dice(&[2]).drives_to(0, "München-Salzburg:2");
        assert_eq!(table.current(), 0, "{edition}: the turn goes on, trailers can be bought");

        let mut without = scene(edition, &["Nürnberg", "Hamburg", "Wien"])
            .switch("loads-a-turn", "one-ends-turn")
            .hand(0, &["München-Salzburg"])
            .set();
        without.rolls(0, &[3]).drives_to(0, "München").loads(0, "München-Salzburg");
        assert_eq!(without.current(), 1, "{edition}: without the card the turn is over");
    }
}

/// Three players; the first holds Inspektion and stands three spaces from München.
fn at_nuernberg(edition: &str) -> Scene {
    scene(edition, &["Nürnberg", "Hamburg", "Wien"]).cards(0, &["inspektion"])
}

/// The players agree to end the game, and what is open is paid.
fn finish(table: &mut Table) {
    table.game.apply(Actor::Table, Action::CallOff).expect("a game that can be called off");
}
