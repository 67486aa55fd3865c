//! The modern event cards about signs: Baustelle, the three Stau cards and the navigation system.

use crate::common::modern_cards::{EDITIONS, EVENT, draws, each};
use crate::common::*;
use aufachse_rules::{Action, Happening, RefusalCode, Seat};

const FOG: [&str; 2] = ["stau-nebel", "stau-unfall"];
const NAVIGATION: [&str; 2] = ["navigationssystem-1", "navigationssystem-2"];

/// Baustelle puts the roadworks sign on one of the spaces between Kassel and Frankfurt that the
/// drawer picks, one with a truck too.
///
/// Shows: modern-ja.card.baustelle, ruling.baustelle
#[test]
fn the_building_site_lies_between_kassel_and_frankfurt() {
    for edition in EDITIONS {
        let t = draws(scene(edition, &["Kassel", "Kassel-Frankfurt:1"]), "baustelle");
        for space in ["Kassel-Frankfurt:1", EVENT, "Kassel-Frankfurt:3"] {
            let mut t = t.clone();
            t.does(0, Action::Roadworks(t.space(space)));
            assert_eq!(t.view(0).roadworks, Some(t.space(space)), "{edition}: {space}");
            assert!(t.front(0).is_empty(), "{edition}");
        }
        for space in ["Köln-Frankfurt:3", "Frankfurt", "Kassel", "Kassel-Würzburg:1"] {
            let mut t = t.clone();
            let wrong = Action::Roadworks(t.space(space));
            t.refuses_by(0, wrong, RefusalCode::WrongSpace, "modern-ja.card.baustelle");
        }
    }
}

/// The sign of Baustelle moves: it does not stay on the space where it stands, nor go under the jam.
///
/// Shows: ruling.baustelle
#[test]
fn the_building_site_is_never_where_a_sign_stands_already() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .roadworks("Kassel-Frankfurt:3")
            .cards(1, &["stau-nebel"]);
        let mut t = draws(home.jam("Wien-Graz:1", "stau-nebel", 1), "baustelle");
        let stays = Action::Roadworks(t.space("Kassel-Frankfurt:3"));
        t.refuses_by(0, stays, RefusalCode::WrongSpace, "modern-ja.card.baustelle");
        t.does(0, Action::Roadworks(t.space("Kassel-Frankfurt:1")));
        assert_eq!(t.view(0).roadworks, Some(t.space("Kassel-Frankfurt:1")), "{edition}");
    }
}

/// A truck on the building site moves off normally, nobody else comes through, and the sign stays
/// until somebody moves with a 1.
///
/// Shows: modern-ja.card.baustelle
#[test]
fn the_building_site_stays_until_somebody_uses_a_one() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Frankfurt"]), "baustelle");
        t.does(0, Action::Roadworks(t.space(EVENT))).ends_turn(0);
        t.rolls(1, &[4, 4]);
        assert!(!t.can_drive(1, "Kassel"), "{edition}: nobody comes through");
        t.drives_to(1, "Nürnberg").ends_turn(1);
        t.rolls(0, &[2, 3]);
        assert!(t.can_drive(0, "Kassel") && t.can_drive(0, "Frankfurt"), "{edition}: he moves off");
        t.drives_to(0, "Kassel").ends_turn(0);
        assert_eq!(t.view(0).roadworks, Some(t.space(EVENT)), "{edition}: still there");
        t.rolls(1, &[1, 1]).drives_to(1, "Würzburg-Nürnberg:1");
        t.does(1, Action::Roadworks(t.space("Wien-Graz:1")));
        assert_eq!(t.view(0).roadworks, Some(t.space("Wien-Graz:1")), "{edition}: after a one");
    }
}

/// The jam in München closes the city for one round, with trucks in it too, which may leave; the
/// card lies before its player until his turn comes round, and is lifted before he rolls.
///
/// Shows: modern-ja.card.stau-muenchen, modern-ja.event.kept
#[test]
fn munich_is_jammed_for_a_round_and_trucks_there_may_leave() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Nürnberg-München:2", "München"]);
        let mut t = draws(home, "stau-muenchen");
        assert_eq!(t.view(0).jam, Some(t.space("München")), "{edition}: trucks or not");
        assert_eq!(t.front(0), ["stau-muenchen"], "{edition}");
        t.ends_turn(0);
        t.rolls(1, &[3, 3]);
        assert!(!t.can_drive(1, "München-Salzburg:2"), "{edition}: no way through");
        assert!(!t.can_drive(1, "München"), "{edition}: no way in");
        t.drives_to(1, "Würzburg-Nürnberg:1").ends_turn(1);
        t.rolls(2, &[3, 3]);
        assert_eq!(t.front(0), ["stau-muenchen"], "{edition}: until the round is over");
        t.drives_to(2, "Salzburg");
        assert_eq!(t.truck(2), "Salzburg", "{edition}: the truck there leaves");
        t.ends_turn(2);
        assert!(t.told(|h| matches!(h, Happening::JamLifted { .. })), "{edition}");
        assert_eq!(t.view(0).jam, None, "{edition}: lifted before he rolls");
        assert!(t.front(0).is_empty(), "{edition}");
        assert!(t.may(0, Action::Roll), "{edition}");
    }
}

/// Fog and the accident jam any free space for one round: a city, a road or the sea, but none with
/// a truck and not the roadworks.
///
/// Shows: modern-ja.card.stau-nebel, modern-ja.card.stau-unfall
#[test]
fn fog_and_accident_jam_any_free_space_for_a_round() {
    for (edition, card) in each(&FOG) {
        let home = scene(edition, &["Kassel", "Wien"]).roadworks("Wien-Graz:1");
        let drawn = draws(home, card);
        for space in ["Frankfurt", "Linz-Wien:2", "Rotterdam-Flensburg:1", "Kassel"] {
            let mut t = drawn.clone();
            t.does(0, Action::Jam(t.space(space)));
            assert_eq!(t.view(0).jam, Some(t.space(space)), "{edition} {card}: {space}");
            assert_eq!(t.front(0), [card], "{edition}: it lies there for the round");
            t.ends_turn(0);
            t.rolls(1, &[3, 3]).drives_to(1, "Prag-Wien:4").draws("plattfuss").ends_turn(1);
            assert_eq!(t.view(0).jam, None, "{edition} {card}: the round is over");
            assert!(t.front(0).is_empty(), "{edition} {card}");
        }
        let mut t = drawn.clone();
        let clause = format!("modern-ja.card.{card}");
        for truck in [EVENT, "Wien"] {
            let taken = Action::Jam(t.space(truck));
            t.refuses_by(0, taken, RefusalCode::JamOnTruck, &clause);
        }
        let shared = t.refuses(0, Action::Jam(t.space("Wien-Graz:1")));
        assert_eq!(shared.code, RefusalCode::SignsShare, "{edition} {card}");
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, &clause);
    }
}

/// The table can switch the fog onto any space, or onto wholly empty ones.
///
/// Shows: modern-ja.card.stau-nebel, modern-ja.card.stau-unfall
#[test]
fn the_space_of_the_fog_is_a_switch() {
    for (edition, card) in each(&FOG) {
        let home = scene(edition, &["Kassel", "Wien"]).table("lost-cargo", "[\"Graz\"]");
        let free = draws(home.clone(), card);
        assert!(free.may(0, Action::Jam(free.space("Graz"))), "{edition} {card}: free of trucks");
        let any = draws(home.clone().switch("fog-and-accident-jam", "any"), card);
        assert!(any.may(0, Action::Jam(any.space("Wien"))), "{edition} {card}: any");
        let empty = draws(home.switch("fog-and-accident-jam", "empty"), card);
        assert!(!empty.may(0, Action::Jam(empty.space("Graz"))), "{edition} {card}: empty");
    }
}

/// There is one jam sign: a second jam moves it, and the first card is done with.
///
/// Shows: modern-ja.card.stau-unfall, modern-ja.event.kept
#[test]
fn a_second_jam_takes_the_sign_away_from_the_first() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien", "Graz"]).cards(1, &["stau-nebel"]).jam(
            "Linz",
            "stau-nebel",
            1,
        );
        let mut t = draws(home, "stau-unfall");
        t.does(0, Action::Jam(t.space("Berlin")));
        assert_eq!(t.view(0).jam, Some(t.space("Berlin")), "{edition}");
        assert!(t.front(1).is_empty(), "{edition}: the older card is spent");
        t.ends_turn(0);
        assert_eq!(t.view(0).jam, Some(t.space("Berlin")), "{edition}: a new round has begun");
    }
}

/// Either navigation card is kept and lets its holder once drive through the roadworks or the jam;
/// without it the way is closed.
///
/// Shows: modern-ja.card.navigationssystem, ruling.navigation
#[test]
fn a_navigation_card_opens_one_sign_once() {
    for (edition, card) in each(&NAVIGATION) {
        let t = draws(scene(edition, &["Kassel", "Wien"]), card);
        assert_eq!(t.front(0), [card], "{edition}: kept");
        for jam in [false, true] {
            let home = sign(scene(edition, &["Kassel", "Wien", "Graz"]), jam, "Kassel-Frankfurt:3");
            let closed = home.clone().rolled(&[4]).set();
            assert!(!closed.can_drive(0, "Frankfurt"), "{edition}: closed without the card");
            let mut t = home.cards(0, &[card]).rolled(&[4]).set();
            t.drives_to(0, "Frankfurt");
            assert!(t.told(|h| matches!(h, Happening::SignIgnored { .. })), "{edition} {card}");
            assert!(t.front(0).is_empty(), "{edition} {card}: once");
            let stands = if jam { t.view(0).jam } else { t.view(0).roadworks };
            assert_eq!(stands, Some(t.space("Kassel-Frankfurt:3")), "{edition}: the sign stays");
        }
    }
}

/// The space of the sign may also be ended on.
///
/// Shows: ruling.navigation
#[test]
fn a_navigation_card_also_ends_on_the_space_of_the_sign() {
    for (edition, card) in each(&NAVIGATION) {
        for jam in [false, true] {
            let home = sign(scene(edition, &["Kassel", "Wien", "Graz"]), jam, "Kassel-Frankfurt:3");
            let mut t = home.cards(0, &[card]).rolled(&[3]).set();
            t.drives_to(0, "Kassel-Frankfurt:3");
            assert_eq!(t.truck(0), "Kassel-Frankfurt:3", "{edition} {card}");
            assert!(t.front(0).is_empty(), "{edition} {card}");
        }
    }
}

/// Nobody need use the card: its holder may stop in front of the sign, wait, or go round, and keeps
/// it.
///
/// Shows: modern-ja.card.navigationssystem, ruling.navigation
#[test]
fn a_navigation_card_need_not_be_used() {
    for (edition, card) in each(&NAVIGATION) {
        let home = scene(edition, &["Kassel", "Wien"]).roadworks("Kassel-Frankfurt:2");
        let mut stops = home.clone().cards(0, &[card]).rolled(&[4]).set();
        assert!(stops.can_drive(0, "Frankfurt"), "{edition} {card}: through");
        stops.drives_to(0, "Kassel-Frankfurt:1");
        assert_eq!(stops.front(0), [card], "{edition}: stopped in front of the sign");

        let near = scene(edition, &["Kassel-Frankfurt:1", "Wien"]).roadworks("Kassel-Frankfurt:2");
        let mut waits = near.cards(0, &[card]).rolled(&[3]).set();
        assert!(waits.can_drive(0, "Frankfurt"), "{edition} {card}: through");
        waits.does(0, Action::Stay);
        assert_eq!(waits.front(0), [card], "{edition}: waited");

        let mut round = home.cards(0, &[card]).rolled(&[4]).set();
        round.drives_to(0, "Würzburg");
        assert_eq!(round.front(0), [card], "{edition}: another way");
    }
}

/// Two signs need two cards, for one of them one card is enough.
///
/// Shows: ruling.navigation
#[test]
fn two_signs_need_two_navigation_cards() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .roadworks("Kassel-Frankfurt:1")
            .cards(1, &["stau-nebel"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1);
        let one = home.clone().cards(0, &NAVIGATION[..1]).rolled(&[4]).set();
        assert!(!one.can_drive(0, "Frankfurt"), "{edition}: one card opens one sign");
        let mut two = home.cards(0, &NAVIGATION).rolled(&[4]).set();
        let mut halfway = two.clone();
        halfway.drives_to(0, EVENT);
        assert_eq!(halfway.front(0).len(), 1, "{edition}: stopped between the signs");
        two.drives_to(0, "Frankfurt");
        assert!(two.front(0).is_empty(), "{edition}: both are used");
    }
}

/// It serves an own move of any kind: by steps of a card, by a granted die, by another's Road Runner.
///
/// Shows: ruling.navigation
#[test]
fn a_navigation_card_serves_any_own_move() {
    for (edition, card) in each(&NAVIGATION) {
        let home = scene(edition, &["Kassel", "Wien"]).roadworks("Kassel-Frankfurt:3");
        let held = home.clone().cards(0, &[card]);
        let mut steps = draws(held.clone(), "vorbildliche-wartung");
        steps.drives_to(0, "Frankfurt");
        assert!(steps.front(0).is_empty(), "{edition} {card}: steps of a card");

        let mut die = draws(held, "beifahrer");
        die.dice(&[2]).drives_to(0, "Frankfurt");
        assert!(die.front(0).is_empty(), "{edition} {card}: a die of a card");

        let partner =
            scene(edition, &["Kassel", "Wien"]).roadworks("Linz-Wien:3").cards(1, &[card]);
        let mut t = draws(partner.clone(), "road-runner");
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Linz-Wien:2");
        assert!(t.front(1).is_empty(), "{edition} {card}: his own move in another's turn");

        let mut snow = draws(partner, "schneestuerme");
        snow.does(0, Action::Choose(Seat(1)));
        assert!(!snow.can_drive(0, "Linz-Wien:2"), "{edition} {card}: another does not use it");
    }
}

/// With the card Gute Routenplanung goes to a city behind a sign as well, or not at all where no
/// other is open.
///
/// Shows: ruling.navigation, ruling.route-planning
#[test]
fn a_navigation_card_opens_the_way_of_good_planning() {
    for (edition, card) in each(&NAVIGATION) {
        let home = scene(edition, &["Kassel-Frankfurt:1", "Wien"])
            .cards(0, &[card])
            .cards(1, &["stau-nebel"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1);
        let mut t = home.rolled(&[1]).set();
        t.drives_to(0, EVENT);
        t.does(0, Action::Roadworks(t.space("Kassel-Frankfurt:1"))).draws("gute-routenplanung");
        for city in ["Kassel", "Frankfurt"] {
            let mut t = t.clone();
            t.does(0, Action::GoTo(t.space(city)));
            assert_eq!(t.truck(0), city, "{edition} {card}");
            assert!(t.front(0).is_empty(), "{edition} {card}: used for {city}");
        }
        t.does(0, Action::Decline);
        assert_eq!((t.truck(0).as_str(), t.front(0)), (EVENT, vec![card.to_owned()]), "{edition}");

        let open = scene(edition, &["Kassel", "Wien"]).cards(0, &[card]);
        let mut t = draws(open.roadworks("Kassel-Frankfurt:3"), "gute-routenplanung");
        t.does(0, Action::GoTo(t.space("Kassel")));
        assert_eq!(t.front(0), [card], "{edition}: no sign on the way, no card used");
    }
}

/// Where a jammed city is open to a truck that delivers there, the delivery needs no card.
///
/// Shows: ruling.navigation
#[test]
fn a_delivery_into_an_open_jam_needs_no_navigation_card() {
    for (edition, card) in each(&NAVIGATION) {
        let home = scene(edition, &["Kassel", "Wien"])
            .cards(1, &["stau-nebel"])
            .jam("Frankfurt", "stau-nebel", 1)
            .cards(0, &[card])
            .road(0, &["Verona-Frankfurt"])
            .rolled(&[4]);
        let mut closed = home.clone().set();
        closed.drives_to(0, "Frankfurt");
        assert!(closed.front(0).is_empty(), "{edition}: a closed city takes the card");
        let mut open = home.switch("jammed-space", "city-open-to-deliver").set();
        open.drives_to(0, "Frankfurt");
        assert_eq!(open.cash(0), 5000 + 1800, "{edition}");
        assert_eq!(open.front(0), [card], "{edition}: an open one does not");
    }
}

// ----- helpers -------------------------------------------------------------------------------

/// One of the two signs on a space; a jam is seat 2's.
fn sign(scene: Scene, jam: bool, space: &str) -> Scene {
    if jam {
        scene.cards(2, &["stau-nebel"]).jam(space, "stau-nebel", 2)
    } else {
        scene.roadworks(space)
    }
}
