//! The modern event cards that ask for a visit: Inspektion, Luftfracht and the special orders.

use crate::common::modern_cards::{EDITIONS, EVENT, draws, leave_stop};
use crate::common::*;
use aufachse_rules::{Action, Decision, Happening, Purpose, RefusalCode};

/// The special orders, each with its city and the space before it.
const ORDERS: [(&str, &str, &str); 2] = [
    ("sonderauftrag-flensburg", "Flensburg", "Flensburg-Hamburg:2"),
    ("sonderauftrag-wien", "Wien", "Linz-Wien:2"),
];

/// A special order is kept until a move ends in its city, which pays 2000.
///
/// Shows: modern-ja.card.sonderauftrag-flensburg, modern-ja.card.sonderauftrag-wien
#[test]
fn a_special_order_pays_2000_for_the_visit() {
    for (edition, (card, city, before)) in each_order() {
        let drawn = draws(scene(edition, &["Kassel", "Genf"]), card);
        assert_eq!(drawn.front(0), [card], "{edition}: kept");

        let mut t = scene(edition, &[before, "Genf"]).cards(0, &[card]).rolled(&[2]).set();
        t.drives_to(0, city);
        assert_eq!(t.cash(0), 7000, "{edition} {card}");
        assert!(t.front(0).is_empty(), "{edition} {card}: done");
        t.called_off();
        assert_eq!(t.cash(0), 7000, "{edition} {card}: nothing to pay at the end");
    }
}

/// A special order that was not carried out by the end costs 1000, though the money be missing.
///
/// Shows: modern-ja.card.sonderauftrag-flensburg, modern-ja.card.sonderauftrag-wien
#[test]
fn a_special_order_left_undone_costs_1000_at_the_end() {
    for (edition, (card, _, before)) in each_order() {
        let mut t = scene(edition, &[before, "Genf"]).cards(0, &[card]).cash(0, 400).set();
        t.called_off();
        assert_eq!(t.cash(0), -600, "{edition} {card}");
        assert_eq!(t.cash(1), 5000, "{edition} {card}: nobody else pays");
    }
}

/// A visit is a move that ends in the city: passing through is not enough and gives no right to
/// stop early. A truck that was there when the card came has not visited it.
///
/// Shows: ruling.visit
#[test]
fn a_visit_needs_a_move_that_ends_there() {
    for (edition, (card, city, before)) in each_order() {
        let held = scene(edition, &[before, "Genf"]).cards(0, &[card]);
        let mut t = held.rolled(&[3]).set();
        assert!(!t.can_drive(0, city), "{edition} {card}: no right to stop early");
        let through = t.ends(0).into_iter().find(|end| end.contains(city)).expect("a way through");
        t.drives_to(0, &through);
        assert_eq!(t.cash(0), 5000, "{edition} {card}: passing through is not enough");

        let mut stands = scene(edition, &[city, "Genf"]).cards(0, &[card]).set();
        assert_eq!(stands.cash(0), 5000, "{edition} {card}: standing there is no visit");
        stands.rolls(0, &[2, 2]);
        assert_eq!(stands.front(0), [card], "{edition} {card}");
    }
}

/// A move by a card is a visit as well.
///
/// Shows: ruling.visit
#[test]
fn a_visit_by_a_card_counts() {
    for (edition, (card, city, before)) in each_order() {
        let held = scene(edition, &[before, "Genf"]).cards(0, &[card, "motivation"]);
        let mut t = held.set();
        t.does(0, Action::Motivation).drives_to(0, city);
        assert_eq!(t.cash(0), 7000, "{edition} {card}");
        assert!(t.told(|h| matches!(h, Happening::Received { purpose: Purpose::Visit, .. })));
    }
}

/// Inspektion is kept; a move that ends in München hands it to the player on the left, and the
/// truck may roll again and drive on.
///
/// Shows: modern-ja.card.inspektion
#[test]
fn an_inspected_truck_hands_the_card_on_and_may_roll_again() {
    for edition in EDITIONS {
        let drawn = draws(scene(edition, &["Kassel", "Genf"]), "inspektion");
        assert_eq!(drawn.front(0), ["inspektion"], "{edition}: kept");

        let home = scene(edition, &["München-Salzburg:2", "Genf", "Wien"]);
        let mut t = home.clone().cards(0, &["inspektion"]).rolled(&[2]).set();
        t.drives_to(0, "München");
        leave_stop(&mut t);
        assert_eq!(t.front(1), ["inspektion"], "{edition}: to the left");
        assert_eq!(t.decision(), Some(Decision::Inspected), "{edition}");
        let mut ends = t.clone();
        ends.does(0, Action::Decline).ends_turn(0);
        assert_eq!(ends.truck(0), "München", "{edition}: he may leave it");
        t.does(0, Action::Accept);
        assert_eq!(t.dice_due(), 2, "{edition}: a roll as in a turn");
        t.dice(&[3, 5]).drives_to(0, "Nürnberg");
        assert_eq!(t.truck(0), "Nürnberg", "{edition}");
        assert!(!t.may(0, Action::Auction(0)), "{edition}");

        let must = home.cards(0, &["inspektion"]).switch("inspektion", "must").rolled(&[2]);
        let mut t = must.set();
        t.drives_to(0, "München");
        leave_stop(&mut t);
        assert_eq!(t.dice_due(), 2, "{edition} switched to must: the roll comes by itself");
    }
}

/// Who holds Inspektion at the end pays 1000, and nobody else does.
///
/// Shows: modern-ja.card.inspektion
#[test]
fn the_holder_of_the_inspection_pays_1000_at_the_end() {
    for edition in EDITIONS {
        let home = scene(edition, &["München-Salzburg:2", "Genf"]).cards(0, &["inspektion"]);
        let mut holds = home.clone().set();
        holds.called_off();
        assert_eq!((holds.cash(0), holds.cash(1)), (4000, 5000), "{edition}");
        let mut handed = home.rolled(&[2]).set();
        handed.drives_to(0, "München").called_off();
        assert_eq!((handed.cash(0), handed.cash(1)), (5000, 4000), "{edition}: handed on");
    }
}

/// The player who is handed Inspektion while he stands in München has yet to come there; loading
/// where one stands is no visit either.
///
/// Shows: ruling.visit
#[test]
fn an_inspection_received_in_munich_needs_a_new_visit() {
    for edition in EDITIONS {
        let home = scene(edition, &["München-Salzburg:2", "München"]).cards(0, &["inspektion"]);
        let mut t = home.hand(1, &["München-Kassel", "Genf-Berlin"]).rolled(&[2]).set();
        t.drives_to(0, "München");
        leave_stop(&mut t);
        t.does(0, Action::Decline).ends_turn(0);
        t.loads(1, "München-Kassel");
        assert_eq!(t.front(1), ["inspektion"], "{edition}: he has not driven there");
        assert_ne!(t.decision(), Some(Decision::Inspected), "{edition}");
    }
}

/// The new roll of Inspektion comes after deliveries, auction and loading, and survives a turn that
/// loading has ended.
///
/// Shows: ruling.visit-order, modern-ja.card.inspektion
#[test]
fn the_roll_after_the_inspection_comes_last_and_survives_loading() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["München-Salzburg:2", "Genf"])
            .cards(0, &["inspektion"])
            .road(0, &["Hannover-München"])
            .hand(0, &["München-Kassel", "Genf-Berlin"])
            .display(&["Wien-Verona", "Linz-Mailand"])
            .rolled(&[2])
            .set();
        t.drives_to(0, "München");
        assert_eq!(
            order(&t, &[handed_on, delivered]),
            [true, true],
            "{edition}: first the visit, then the delivery"
        );
        assert_ne!(t.decision(), Some(Decision::Inspected), "{edition}: not yet");
        if edition != "junior" {
            assert_eq!(t.decision(), Some(Decision::Interest), "{edition}");
            t.does(0, Action::NoInterest).let_chance();
        }
        t.loads(0, "München-Kassel");
        leave_stop(&mut t);
        assert_eq!(t.decision(), Some(Decision::Inspected), "{edition}: after the loading");
        t.does(0, Action::Accept).dice(&[3, 3]).drives_to(0, "Nürnberg");
        assert_eq!(t.truck(0), "Nürnberg", "{edition}: though loading had ended the turn");
    }
}

/// Luftfracht is kept; who arrives in Frankfurt may send one loaded contract of choice by air: it
/// is unloaded and paid, for 500.
///
/// Shows: modern-ja.card.luftfracht
#[test]
fn air_freight_takes_a_loaded_contract_from_frankfurt() {
    for edition in EDITIONS {
        let drawn = draws(scene(edition, &["Kassel", "Genf"]), "luftfracht");
        assert_eq!(drawn.front(0), ["luftfracht"], "{edition}: kept");

        let mut t = scene(edition, &["Kassel", "Genf"])
            .cards(0, &["luftfracht"])
            .road(0, &["Genf-Berlin", "Graz-Leipzig"])
            .rolled(&[4])
            .set();
        t.drives_to(0, "Frankfurt");
        for contract in ["Genf-Berlin", "Graz-Leipzig"] {
            assert!(t.may(0, Action::Pick(t.contract(contract))), "{edition}: one of choice");
        }
        t.does(0, Action::Pick(t.contract("Graz-Leipzig")));
        assert_eq!(t.cash(0), 5000 + 1900 - 500, "{edition}");
        assert_eq!(t.on_road(0), ["Genf-Berlin"], "{edition}: one and no more");
        assert_eq!(t.player(0).load, 4, "{edition}: unloaded");
        assert_eq!(t.view(0).stock, 44, "{edition}: back in the stock");
        assert!(t.front(0).is_empty(), "{edition}: used");
    }
}

/// The plane leaves from Frankfurt and from no other city.
///
/// Shows: modern-ja.card.luftfracht
#[test]
fn air_freight_leaves_from_frankfurt_only() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Hannover-Kassel:1", "Genf"])
            .cards(0, &["luftfracht"])
            .road(0, &["Graz-Leipzig"])
            .rolled(&[2])
            .set();
        t.drives_to(0, "Kassel");
        assert!(!matches!(t.decision(), Some(Decision::AirFreight { .. })), "{edition}");
        t.refuses(0, Action::Pick(t.contract("Graz-Leipzig")));
        assert_eq!((t.front(0), t.cash(0)), (vec!["luftfracht".to_owned()], 5000), "{edition}");
    }
}

/// Luftfracht may be declined and is kept for the next arrival; nothing is owed for it at the end.
///
/// Shows: ruling.luftfracht
#[test]
fn air_freight_may_be_declined_and_kept() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Kassel", "Genf"])
            .cards(0, &["luftfracht"])
            .road(0, &["Genf-Berlin"])
            .rolled(&[4])
            .set();
        t.drives_to(0, "Frankfurt").does(0, Action::Decline);
        assert_eq!(t.front(0), ["luftfracht"], "{edition}");
        assert_eq!(t.on_road(0), ["Genf-Berlin"], "{edition}");
        t.called_off();
        assert_eq!(t.cash(0), 5000, "{edition}: nothing is owed");
    }
}

/// It serves goods that were on the truck on arrival: not a contract in the hand, and not one that
/// is loaded in Frankfurt.
///
/// Shows: ruling.luftfracht
#[test]
fn air_freight_serves_goods_that_arrived_on_the_truck() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Genf"])
            .cards(0, &["luftfracht"])
            .hand(0, &["Frankfurt-Köln", "Wien-Verona"]);
        let mut t = home.clone().road(0, &["Graz-Leipzig"]).rolled(&[4]).set();
        t.drives_to(0, "Frankfurt");
        let hand = Action::Pick(t.contract("Frankfurt-Köln"));
        t.refuses_by(0, hand, RefusalCode::WrongContract, "modern-ja.card.luftfracht");

        let mut empty = home.rolled(&[4]).set();
        empty.drives_to(0, "Frankfurt");
        assert_eq!(empty.decision(), Some(Decision::Stop), "{edition}: nothing to send");
        empty.loads(0, "Frankfurt-Köln");
        assert!(!matches!(empty.decision(), Some(Decision::AirFreight { .. })), "{edition}");
        assert_eq!(empty.front(0), ["luftfracht"], "{edition}: kept");
    }
}

/// The revenue comes first, so that even a poor player can pay the flight.
///
/// Shows: modern-ja.card.luftfracht
#[test]
fn air_freight_pays_the_revenue_before_the_price() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Kassel", "Genf"])
            .cards(0, &["luftfracht"])
            .cash(0, 0)
            .road(0, &["Graz-Leipzig"])
            .rolled(&[4])
            .set();
        t.drives_to(0, "Frankfurt");
        t.does(0, Action::Pick(t.contract("Graz-Leipzig")));
        assert_eq!(t.cash(0), 1400, "{edition}");
        assert!(t.player(0).debts.is_empty(), "{edition}: no debt");
    }
}

/// An arrival goes in order: the roadworks, lost cargo, visit cards, deliveries, the auction or the
/// removal, then loading.
///
/// Shows: ruling.visit-order
#[test]
fn an_arrival_goes_in_its_order() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Frankfurt-Würzburg:1", "Genf"])
            .cards(0, &["luftfracht"])
            .road(0, &["Verona-Frankfurt", "Graz-Leipzig"])
            .hand(0, &["Frankfurt-Flensburg", "Wien-Verona"])
            .display(&["Linz-Mailand", "Genf-Dresden"])
            .table("lost-cargo", "[\"Frankfurt\"]")
            .rolled(&[1])
            .set();
        t.drives_to(0, "Frankfurt");
        assert_eq!(t.decision(), Some(Decision::Roadworks), "{edition}: the sign first");
        assert_eq!(t.player(0).lost_cubes, 0, "{edition}: nothing else yet");
        t.does(0, Action::Roadworks(t.space("Wien-Graz:1")));
        assert!(t.told(|h| matches!(h, Happening::CargoFound { .. })), "{edition}: then the cargo");
        assert!(
            matches!(t.decision(), Some(Decision::AirFreight { .. })),
            "{edition}: then visits"
        );
        assert_eq!(t.cash(0), 5000, "{edition}: nothing is delivered yet");
        t.does(0, Action::Decline);
        assert!(t.told(delivered), "{edition}: then deliveries");
        if edition != "junior" {
            assert_eq!(t.decision(), Some(Decision::Interest), "{edition}: then the auction");
            let early = Action::Load(t.contract("Frankfurt-Flensburg"));
            t.refuses_by(0, early, RefusalCode::NotNow, "ruling.visit-order");
            t.does(0, Action::NoInterest).let_chance();
        }
        assert_eq!(t.decision(), Some(Decision::Stop), "{edition}");
        t.loads(0, "Frankfurt-Flensburg");
        assert_eq!(t.on_road(0), ["Frankfurt-Flensburg", "Graz-Leipzig"], "{edition}: at last");
    }
}

/// On an event space the roadworks or the event comes first as the edition orders.
///
/// Shows: ruling.visit-order
#[test]
fn roadworks_or_event_come_first_as_switched() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel-Frankfurt:1", "Genf"]).rolled(&[1]);
        let mut sign = home.clone().set();
        sign.drives_to(0, EVENT);
        assert_eq!(sign.decision(), Some(Decision::Roadworks), "{edition}");
        sign.does(0, Action::Roadworks(sign.space("Wien-Graz:1"))).draws("plattfuss");

        let mut event = home.switch("roadworks-or-event-first", "event").set();
        event.drives_to(0, EVENT).draws("plattfuss");
        assert_eq!(event.decision(), Some(Decision::Roadworks), "{edition} switched");
    }
}

// ----- helpers -------------------------------------------------------------------------------

type Order = (&'static str, &'static str, &'static str);

fn each_order() -> Vec<(&'static str, Order)> {
    EDITIONS.iter().flat_map(|&e| ORDERS.iter().map(move |&o| (e, o))).collect()
}

fn handed_on(h: &Happening) -> bool {
    matches!(h, Happening::CardHandedOn { .. })
}

fn delivered(h: &Happening) -> bool {
    matches!(h, Happening::Delivered { .. })
}

/// Whether each kind of happening was told, and not before the one named before it.
fn order(t: &Table, kinds: &[fn(&Happening) -> bool]) -> Vec<bool> {
    let mut from = 0;
    kinds
        .iter()
        .map(|kind| {
            let at = t.told[from..].iter().position(kind);
            from += at.unwrap_or(0);
            at.is_some()
        })
        .collect()
}
