//! The modern event cards about contracts: the three that give one for nothing, and Schnelle
//! Verladung.

use crate::common::modern_cards::{EDITIONS, EVENT, draws, each};
use crate::common::*;
use aufachse_rules::{Action, Decision, Ending, Happening, RefusalCode, Seat};

const GIFTS: [&str; 3] = ["freundlicher-kundenservice", "vertrauen", "zusatzauftrag"];
const DISPLAY: [&str; 4] = ["Genf-Berlin", "Genf-Dresden", "Linz-Mailand", "Wien-Verona"];

/// Each of the three cards gives one of the face-up contracts of choice for nothing; it goes into
/// the hand, and the row is filled as the edition fills it.
///
/// Shows: modern-ja.card.freundlicher-kundenservice, modern-ja.card.vertrauen
/// Shows: modern-ja.card.zusatzauftrag
#[test]
fn a_public_contract_of_choice_is_had_for_nothing() {
    for (edition, card) in each(&GIFTS) {
        let drawn = draws(scene(edition, &["Kassel", "Wien"]).display(&DISPLAY), card);
        for (slot, contract) in (0..4).zip(DISPLAY) {
            let mut t = drawn.clone();
            t.does(0, Action::Take(slot));
            assert_eq!(t.hand(0), [contract], "{edition} {card}");
            assert_eq!(t.cash(0), 5000, "{edition} {card}: for nothing");
            assert!(t.front(0).is_empty(), "{edition} {card}: done with");
            t.reveals("Passau-Genf");
            assert_eq!(t.view(0).pile, 7, "{edition} {card}: one came from the pile");
            let mut row: Vec<&str> = DISPLAY.to_vec();
            if edition == "junior" {
                row[slot as usize] = "Passau-Genf";
            } else {
                row.remove(slot as usize);
                row.push("Passau-Genf");
            }
            assert_eq!(t.displayed(), row, "{edition} {card}: the row is full again");
        }
        let mut t = drawn.clone();
        let clause = format!("modern-ja.card.{card}");
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, &clause);
    }
}

/// A place without a contract cannot be chosen, and an empty row makes the card do nothing.
///
/// Shows: modern-ja.card.freundlicher-kundenservice, modern-ja.card.vertrauen
/// Shows: modern-ja.card.zusatzauftrag, ruling.no-target
#[test]
fn an_empty_display_gives_no_contract() {
    for (edition, card) in each(&GIFTS) {
        let home = scene(edition, &["Kassel", "Wien"]).pile(0).hand(1, &["Passau-Genf"]);
        let one = home.clone().hand(0, &["Basel-Salzburg"]).display(&["-", "Wien-Verona"]);
        let mut t = draws(one, card);
        assert_eq!(t.refuses(0, Action::Take(0)).code, RefusalCode::EmptySlot, "{edition} {card}");
        t.does(0, Action::Take(1));
        assert_eq!(t.displayed(), ["-", "-", "-", "-"], "{edition} {card}: nothing refills it");

        let none = draws(home.hand(0, &["Basel-Salzburg"]), card);
        let said = none.told(|h| matches!(h, Happening::NoEffect { .. }));
        assert!(said, "{edition} {card}: {:?}", none.told);
        assert_eq!(none.hand(0), ["Basel-Salzburg"], "{edition} {card}");
        assert!(none.front(0).is_empty(), "{edition} {card}");
    }
}

/// The contract taken may be the last public one: the game ends when somebody has none of his own.
///
/// Shows: ruling.end-check
#[test]
fn the_last_public_contract_taken_by_a_card_can_end_the_game() {
    for (edition, card) in each(&GIFTS) {
        let home = scene(edition, &["Kassel", "Wien"]).pile(0).display(&["Wien-Verona"]);
        let mut t = draws(home, card);
        assert_eq!(t.game.ending(), None, "{edition} {card}: one is still there");
        t.does(0, Action::Take(0));
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition} {card}: seat 1 has none");
    }
}

/// Schnelle Verladung is kept; at the next loading its holder may roll again at once and drive on,
/// though loading ends a turn.
///
/// Shows: modern-ja.card.schnelle-verladung
#[test]
fn quick_loading_rolls_again_at_once() {
    for edition in EDITIONS {
        let drawn = draws(scene(edition, &["Kassel", "Wien"]), "schnelle-verladung");
        assert_eq!(drawn.front(0), ["schnelle-verladung"], "{edition}: kept");

        let home = scene(edition, &[EVENT, "Wien"])
            .cards(0, &["schnelle-verladung"])
            .hand(0, &["Kassel-Bern", "Genf-Berlin"]);
        let mut t = home.clone().rolled(&[2]).set();
        t.drives_to(0, "Kassel").loads(0, "Kassel-Bern");
        assert!(matches!(t.decision(), Some(Decision::QuickLoading { .. })), "{edition}");
        t.does(0, Action::Accept);
        assert_eq!(t.dice_due(), 2, "{edition}: a roll as in a turn");
        assert!(t.front(0).is_empty(), "{edition}: used");
        t.dice(&[3, 5]).drives_to(0, "Hannover");
        assert_eq!(t.truck(0), "Hannover", "{edition}");

        let mut before = home.clone().seat(0, "truck", "\"Kassel\"").set();
        before.loads(0, "Kassel-Bern").does(0, Action::Accept);
        assert_eq!(before.dice_due(), 2, "{edition}: where the truck stood in the start city too");

        let mut must = home.switch("schnelle-verladung", "must").rolled(&[2]).set();
        must.drives_to(0, "Kassel").loads(0, "Kassel-Bern");
        assert_eq!(must.dice_due(), 2, "{edition} switched to must: no choice");
    }
}

/// It may be left for a later loading; then the turn goes as after any loading.
///
/// Shows: modern-ja.card.schnelle-verladung, modern-ja.event.kept
#[test]
fn quick_loading_may_be_kept() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Kassel", "Wien"])
            .cards(0, &["schnelle-verladung"])
            .hand(0, &["Kassel-Bern", "Genf-Berlin"])
            .set();
        t.loads(0, "Kassel-Bern").does(0, Action::Decline);
        assert_eq!(t.front(0), ["schnelle-verladung"], "{edition}");
        assert_eq!(t.dice_due(), 0, "{edition}");
        let ended = t.current() == 1;
        assert_eq!(ended, edition != "modern-ja", "{edition}: as after any loading");
        t.ends_turn(0);
    }
}

/// The roll that Schnelle Verladung grants counts as by event card: no auction and no removal.
///
/// Shows: ruling.auction-by-card-roll, ruling.rolls-by-card
#[test]
fn the_roll_of_quick_loading_brings_no_auction() {
    for edition in EDITIONS {
        let mut t = scene(edition, &["Kassel", "Wien"])
            .cards(0, &["schnelle-verladung"])
            .hand(0, &["Kassel-Bern", "Genf-Berlin"])
            .display(&["Linz-Mailand", "Wien-Verona"])
            .set();
        t.loads(0, "Kassel-Bern").does(0, Action::Accept).dice(&[3, 1]);
        let mut city = t.clone();
        city.drives_to(0, "Hannover");
        assert!(!city.may(0, Action::Auction(0)), "{edition}");
        assert!(!city.may(0, Action::NoInterest), "{edition}");
        assert_eq!(city.displayed()[0], "Linz-Mailand", "{edition}");
        t.drives_to(0, "Kassel-Leipzig:1");
        assert_eq!(t.decision(), Some(Decision::Roadworks), "{edition}: a one is a one");
    }
}

/// A loading in another's turn, where a card moved the truck, uses no kept card.
///
/// Shows: ruling.card-moves
#[test]
fn quick_loading_is_not_used_in_anothers_turn() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Hannover-Kassel:2"])
            .cards(1, &["schnelle-verladung"])
            .hand(1, &["Kassel-Bern", "Genf-Berlin"]);
        let mut t = draws(home, "road-runner");
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Kassel");
        t.loads(1, "Kassel-Bern");
        assert!(!matches!(t.decision(), Some(Decision::QuickLoading { .. })), "{edition}");
        assert_eq!(t.front(1), ["schnelle-verladung"], "{edition}");
    }
}
