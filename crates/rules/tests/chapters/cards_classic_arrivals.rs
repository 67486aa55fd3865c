//! What holds where a move by an event card ends, for the own truck and for another's.

use crate::common::*;

use aufachse_rules::{Action, RefusalCode, Seat};

/// A move by a card obeys signs and occupancy: it neither passes a sign nor ends on a full space,
/// but may pass a truck.
///
/// Shows: ruling.card-moves
#[test]
fn moves_by_cards_obey_signs_and_occupancy() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Frankfurt-Würzburg:1"])
            .roadworks("Frankfurt-Karlsruhe:1")
            .meets("vorbildliche-wartung");
        let through_sign = table.path(
            &["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Karlsruhe:1", "Frankfurt-Karlsruhe:2"],
            true,
            false,
        );
        assert_eq!(table.refuses(0, through_sign).code, RefusalCode::SpaceClosed, "{edition}");
        let onto_truck =
            table.path(&["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1"], true, false);
        assert_eq!(table.refuses(0, onto_truck).code, RefusalCode::SpaceFull, "{edition}");
        table.drives_to(0, "Würzburg");
        assert_eq!(table.truck(0), "Würzburg", "{edition}: past the truck");
    }
}

/// Where a move by a card ends, the truck delivers and loads as after a roll.
///
/// Shows: ruling.card-moves
#[test]
fn moves_by_cards_load_and_deliver_where_they_end() {
    for edition in CLASSICS {
        let mut loads =
            scene(edition, &["Kassel", "Hamburg"]).hand(0, &["Frankfurt-Flensburg"]).set();
        loads.rolls(0, &[2]).drives_to(0, "Kassel-Frankfurt:2").draws("vorbildliche-wartung");
        loads.drives_to(0, "Frankfurt").loads(0, "Frankfurt-Flensburg");
        assert_eq!(loads.on_road(0), ["Frankfurt-Flensburg"], "{edition}");

        let mut delivers = scene(edition, &["Kassel", "Hamburg"])
            .road(0, &["Luxemburg-Frankfurt"])
            .meets("vorbildliche-wartung");
        delivers.drives_to(0, "Frankfurt");
        if edition != "classic" {
            let frankfurt = delivers.contract("Luxemburg-Frankfurt");
            delivers.does(0, Action::Deliver(frankfurt));
        }
        assert_eq!(delivers.cash(0), 6000, "{edition}");
        assert_eq!(delivers.on_road(0), [""; 0], "{edition}");
    }
}

/// A move by a card that ends on an event space draws another card, unless the table plays that
/// only a thrown die does.
///
/// Shows: ruling.card-moves, classic.event.trigger, classic-cz.event.trigger, manual.event.end
#[test]
fn moves_by_cards_draw_again() {
    for edition in CLASSICS {
        for (value, draws) in [("yes", true), ("die-thrown", false)] {
            let set = scene(edition, &["Kassel", "Hamburg"]);
            let set = if draws { set } else { set.switch("card-moves-draw", value) };
            let mut table = set.meets("vorbildliche-wartung");
            table.drives_to(0, "Frankfurt-Karlsruhe:2");
            assert_eq!(table.waits_for_chance(), draws, "{edition} {value}");
            let mut rolled = set.meets("beifahrer");
            rolled.dice(&[4]).drives_to(0, "Frankfurt-Karlsruhe:2");
            assert!(rolled.waits_for_chance(), "{edition} {value}: a die was thrown");
        }
    }
}

/// The truck that a card has brought to a city auctions there where the edition lets any stop or
/// any exact count do so, and not in the manual.
///
/// Shows: ruling.card-moves, classic.auction.trigger, manual.auction.exact
#[test]
fn auctions_where_a_card_has_brought_the_truck() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Hamburg"])
            .display(&["Wien-Verona"])
            .meets("vorbildliche-wartung");
        table.drives_to(0, "Frankfurt");
        assert_eq!(table.may(0, Action::Auction(0)), edition != "manual", "{edition}");
        assert!(!table.may(0, Action::NoInterest), "{edition}");
    }
}

/// Another's truck that a card has moved may load where it ends, at its owner's will, and nothing
/// of that ends his next turn.
///
/// Shows: ruling.card-moves
#[test]
fn another_players_truck_may_load_and_keeps_its_next_turn() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Hamburg-Hannover:1"])
            .hand(1, &["Hamburg-Berlin", "Hamburg-Basel"])
            .trailers(1, 1, 0)
            .cards(1, &["schnelle-verladung"])
            .meets("schneestuerme");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Hamburg");
        assert!(table.waits_for(1) && !table.waits_for(0), "{edition}: its owner decides");
        table.loads(1, "Hamburg-Berlin");
        assert_eq!(table.on_road(1), ["Hamburg-Berlin"], "{edition}");
        assert_eq!(table.front(1), ["schnelle-verladung"], "{edition}: no roll for it");
        if table.waits_for(1) {
            table.does(1, Action::Done);
        }
        let snow_over = if edition == "manual" { Action::Choose(Seat(0)) } else { Action::Done };
        table.does(0, snow_over);
        if edition == "manual" {
            table.drives_to(0, "Kassel-Frankfurt:3");
        }
        table.ends_turn(0);
        assert_eq!(table.current(), 1, "{edition}");
        table.rolls(1, &[2]).drives_to(1, "Hamburg-Hannover:2");
        assert_eq!(table.truck(1), "Hamburg-Hannover:2", "{edition}");
    }
}

/// Another's truck delivers too: by itself, or at its owner's will.
///
/// Shows: ruling.card-moves
#[test]
fn another_players_truck_may_deliver() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Hamburg-Hannover:1"])
            .road(1, &["Rotterdam-Hamburg"])
            .hand(1, &["Basel-Genf"])
            .meets("schneestuerme");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Hamburg");
        if edition != "classic" {
            let hamburg = table.contract("Rotterdam-Hamburg");
            table.does(1, Action::Deliver(hamburg));
        }
        assert_eq!(table.cash(1), 5000 + 2900, "{edition}");
        assert_eq!(table.on_road(1), [""; 0], "{edition}");
    }
}

/// Another's truck draws nothing on an event space and auctions nothing in a city.
///
/// Shows: ruling.card-moves
#[test]
fn another_players_truck_draws_and_auctions_nothing() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Wien"]).meets("schneestuerme");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Wien-Graz:2");
        assert!(!table.waits_for_chance(), "{edition}: an event space");
        assert!(!table.waits_for(1), "{edition}");

        let mut table = scene(edition, &["Kassel", "Hamburg-Hannover:1"])
            .hand(1, &["Basel-Genf"])
            .display(&["Wien-Verona"])
            .meets("road-runner");
        table.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Hamburg");
        assert!(table.waits_for(1), "{edition}: he may look what he can load");
        let code = RefusalCode::NoAuction;
        assert_eq!(table.refuses(1, Action::Auction(0)).code, code, "{edition}");
        assert!(!table.may(1, Action::NoInterest), "{edition}");
        table.does(1, Action::Done);
        assert_eq!(table.displayed()[0], "Wien-Verona", "{edition}");
    }
}

/// Visits count for another's truck as well: the special order pays, and the inspection is handed
/// on, though its roll is not for another's turn.
///
/// Shows: ruling.card-moves, ruling.visit
#[test]
fn visits_of_another_players_truck_count() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel", "Linz-Wien:2"])
            .cards(1, &["sonderauftrag-wien"])
            .meets("schneestuerme");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Wien");
        assert_eq!(table.cash(1), 7000, "{edition}");
        assert_eq!(table.front(1), [""; 0], "{edition}");

        let mut table = scene(edition, &["Kassel", "Nürnberg-München:2", "Hamburg"])
            .cards(1, &["inspektion"])
            .meets("schneestuerme");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "München");
        assert_eq!(table.front(1), [""; 0], "{edition}");
        assert_eq!(table.front(2), ["inspektion"], "{edition}");
        assert!(!table.waits_for_chance(), "{edition}: no roll in another's turn");
    }
}
