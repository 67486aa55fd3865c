//! The public contracts on display: refill, slide, and removal for lack of interest.

use crate::common::auctions::{ROW, from_kassel, market};
use crate::common::*;

use aufachse_rules::{Action, Ending, Happening, RefusalCode};

/// The editions in which a lack of interest costs a contract.
const REMOVING: [&str; 3] = ["modern", "modern-ja", "manual"];
/// What comes up from the pile next.
const NEXT: &str = "Nürnberg-Saarbrücken";

/// A sold contract is replaced in its own place from the top of the pile.
/// Shows: classic.auction.refill, manual.auction.refill
#[test]
fn a_sold_contract_is_replaced_in_its_own_place() {
    for (edition, display) in [
        ("classic", None),
        ("classic-cz", None),
        ("manual", None),
        ("modern", Some("in-place")),
        ("modern-ja", Some("in-place-removal-slides")),
    ] {
        let scene = with(market(edition), "display-after-sale", display);
        let mut table = scene.clone().set();
        sells(&mut table, 1);
        assert_eq!(table.view(0).pile, 8, "{edition}");
        table.reveals(NEXT);
        assert_eq!(table.displayed(), [ROW[0], NEXT, ROW[2], ROW[3]], "{edition}");
        assert_eq!(table.view(0).pile, 7, "{edition}: it came from the pile");

        // With an empty pile the place stays empty.
        let mut table = scene.pile(0).set();
        sells(&mut table, 1);
        assert_eq!(table.displayed(), [ROW[0], "-", ROW[2], ROW[3]], "{edition}");
        assert_eq!(table.current(), 0, "{edition}");
    }
}

/// In the modern edition a gap closes in the direction of the arrows, and the new contract comes
/// into the corner.
/// Shows: modern.auction.slide
#[test]
fn a_gap_closes_and_the_new_contract_comes_into_the_corner() {
    for (edition, display) in [
        ("modern", None),
        ("modern-ja", None),
        ("classic", Some("slides")),
        ("manual", Some("slides")),
    ] {
        let scene = with(market(edition), "display-after-sale", display);
        for slot in 0..4 {
            let mut row: Vec<&str> = ROW.to_vec();
            row.remove(slot);
            let mut table = scene.clone().set();
            sells(&mut table, slot as u8);
            table.reveals(NEXT);
            row.push(NEXT);
            assert_eq!(table.displayed(), row, "{edition} {slot}");

            let mut table = scene.clone().pile(0).set();
            sells(&mut table, slot as u8);
            row[3] = "-";
            assert_eq!(table.displayed(), row, "{edition} {slot}: without refill");
        }
    }
}

/// Who arrives by exact count without interest removes the contract nearest the loading dock from
/// the game; the row slides and is refilled.
/// Shows: modern.auction.no-interest, modern-ja.auction.no-interest, manual.auction.no-interest
#[test]
fn a_lack_of_interest_removes_a_contract() {
    for edition in REMOVING {
        let mut table = market(edition).set();
        let before = table.view(0);
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        let refused = table.refuses(0, Action::Done);
        assert_eq!(refused.code, RefusalCode::NotNow, "{edition}: he must say so");
        table.does(0, Action::NoInterest);
        let gone = table.contract(ROW[0]);
        let removed =
            |h: &Happening| matches!(h, Happening::Removed { contract, .. } if *contract == gone);
        assert!(table.told(removed), "{edition}");
        table.reveals(NEXT);
        assert_eq!(table.displayed(), [ROW[1], ROW[2], ROW[3], NEXT], "{edition}");
        let after = table.view(0);
        assert_eq!(after.pile, before.pile - 1, "{edition}");
        assert_eq!(after.boxed, before.boxed, "{edition}: it left the game, not to the box");
        assert!((0..4).all(|seat| table.hand(seat).is_empty()), "{edition}");
    }
}

/// Elsewhere nothing is removed: who is not interested just goes on.
/// Shows: modern.auction.no-interest
#[test]
fn elsewhere_nothing_is_removed() {
    for (edition, interest) in [
        ("classic", None),
        ("classic-cz", None),
        ("junior", None),
        ("modern", Some("no")),
        ("manual", Some("no")),
    ] {
        let mut table = with(market(edition), "no-interest", interest).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        table.refuses(0, Action::NoInterest);
        if table.current() == 0 {
            table.does(0, Action::Done);
        }
        assert_eq!(table.displayed(), ROW, "{edition}");
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// The removal can be played with any edition that auctions by exact count; what leaves is the
/// first of the row, and the display closes the gap as its own switch says.
/// Shows: manual.auction.no-interest, modern.auction.no-interest
#[test]
fn the_removal_is_a_switch_of_its_own() {
    for (display, row) in [
        ("in-place", [NEXT, ROW[1], ROW[2], ROW[3]]),
        ("in-place-removal-slides", [ROW[1], ROW[2], ROW[3], NEXT]),
        ("slides", [ROW[1], ROW[2], ROW[3], NEXT]),
    ] {
        let mut table = market("classic")
            .switch("auction-after", "exact-count")
            .switch("no-interest", "nearest-dock")
            .switch("display-after-sale", display)
            .set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::NoInterest);
        table.reveals(NEXT);
        assert_eq!(table.displayed(), row, "{display}");
    }
}

/// Removal needs an arrival that would have allowed an auction: not an early stop, not a move by
/// card, not a roll that a card granted.
/// Shows: ruling.removal, ruling.auction-by-card-roll
#[test]
fn only_an_arrival_that_allows_an_auction_removes_a_contract() {
    for edition in REMOVING {
        let contract = from_kassel(edition);
        let mut table = market(edition).hand(0, &[contract]).set();
        table.rolls_all(0, 4).stops_early_in(0, "Kassel");
        table.refuses(0, Action::NoInterest);
        table.does(0, Action::Done);
        assert_eq!(table.displayed(), ROW, "{edition}: an early stop");

        let mut table = market(edition).cards(0, &["motivation"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel");
        table.refuses(0, Action::NoInterest);
        assert_eq!(table.displayed(), ROW, "{edition}: a card's steps");

        let mut table = market(edition).seat(0, "truck", "\"Frankfurt\"").set();
        table.rolls_all(0, 2).drives_to(0, "Kassel-Frankfurt:2");
        table.draws("beifahrer").dice(&[2]).drives_to(0, "Kassel");
        table.refuses(0, Action::NoInterest);
        assert_eq!(table.displayed(), ROW, "{edition}: a card's roll");
    }
}

/// The removal comes before loading and applies even if the player then loads.
/// Shows: ruling.removal, ruling.visit-order
#[test]
fn the_removal_comes_before_loading() {
    for edition in REMOVING {
        let contract = from_kassel(edition);
        let mut table = market(edition).hand(0, &[contract]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        let load = Action::Load(table.contract(contract));
        table.refuses_by(0, load, RefusalCode::NotNow, "ruling.visit-order");
        table.does(0, Action::NoInterest).reveals(NEXT).does(0, load);
        assert_eq!(table.displayed()[0], ROW[1], "{edition}");
        assert_eq!(table.on_road(0), [contract], "{edition}");
    }
}

/// A selected contract that another wins is no lack of interest.
/// Shows: ruling.removal
#[test]
fn a_contract_that_another_wins_is_no_lack_of_interest() {
    for edition in REMOVING {
        let mut table = market(edition).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(3));
        table.does(1, Action::Bid(1)).does(2, Action::Pass).does(3, Action::Pass);
        table.does(0, Action::Pass).reveals(NEXT);
        table.refuses(0, Action::NoInterest);
        table.does(0, Action::Done);
        assert_eq!(table.displayed(), [ROW[0], ROW[1], ROW[2], NEXT], "{edition}");
        assert_eq!(table.hand(1), [ROW[3]], "{edition}");
    }
}

/// With an empty pile the row slides without refill; with an empty display there is neither
/// auction nor removal.
/// Shows: ruling.removal, manual.auction.no-interest
#[test]
fn with_an_empty_pile_the_row_shrinks_until_it_is_gone() {
    for edition in REMOVING {
        let scene = market(edition).pile(0).hand(0, &["Nürnberg-Saarbrücken"]);
        let busy = scene
            .hand(1, &[from_kassel(edition)])
            .hand(2, &[other_contract(edition)])
            .road(3, &[third_contract(edition)]);
        let mut table = busy.clone().set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::NoInterest);
        assert_eq!(table.displayed(), [ROW[1], ROW[2], ROW[3], "-"], "{edition}");

        // A place that a sale had left open closes as well.
        let mut table = busy.clone().display(&[ROW[0], "-", ROW[2], ROW[3]]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::NoInterest);
        assert_eq!(table.displayed(), [ROW[2], ROW[3], "-", "-"], "{edition}");

        let mut table = busy.display(&[]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        for action in [Action::NoInterest, Action::Auction(0)] {
            table.refuses(0, action);
        }
        table.does(0, Action::Done);
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// Removing the last public contract can end the game.
/// Shows: ruling.end-check, modern.auction.no-interest
#[test]
fn removing_the_last_contract_ends_the_game_for_a_player_without_contracts() {
    for edition in REMOVING {
        let scene = market(edition).display(&["Berlin-Triest"]).pile(0).hand(0, &[NEXT]);
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        assert_eq!(table.game.ending(), None, "{edition}");
        table.does(0, Action::NoInterest);
        assert_eq!(table.game.ending(), Some(Ending::Finished), "{edition}");
    }
}

// ----- helpers -----------------------------------------------------------------------------

fn with(scene: Scene, switch: &str, value: Option<&str>) -> Scene {
    match value {
        Some(value) => scene.switch(switch, value),
        None => scene,
    }
}

/// Seat 0 comes to Kassel by exact count and has the contract in that place for nothing.
fn sells(table: &mut Table, slot: u8) {
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(slot));
    for seat in 1..4 {
        table.does(seat, Action::Pass);
    }
}

fn other_contract(edition: &str) -> &'static str {
    if edition == "manual" { "Bremen-Basel" } else { "Brüssel-Linz" }
}

fn third_contract(edition: &str) -> &'static str {
    if edition == "manual" { "Basel-Genf" } else { "Basel-Salzburg" }
}
