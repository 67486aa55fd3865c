//! What the boxes hold: boards, decks and pieces as the rulebooks count them.

use std::collections::BTreeSet;

use crate::common::*;
use aufachse_rules::components::{
    GOODS, MAX_PLAYERS, START_CASH, TRAILER_SALE, TRAILERS_EACH, TRUCK_ROOM,
};
use aufachse_rules::contracts::Contract;
use aufachse_rules::{Rules, Trailer};

/// The classic box: six trucks, eight trailers of two sizes, 48 goods, 52 contracts, 31 event
/// cards, one die, and money in DM. The manual counts the same.
/// Shows: classic.setup.components
#[test]
fn the_classic_box_is_complete() {
    for edition in ["classic", "classic-cz", "manual"] {
        let rules = rules(edition);
        assert_eq!(rules.contracts().cards.len(), 52, "{edition}");
        assert_eq!(rules.events().cards.len(), 31, "{edition}");
        assert_eq!(rules.switches().dice.get(), 1, "{edition}");
        assert_eq!(rules.switches().get("currency").as_deref(), Some("DM"), "{edition}");
        the_same_in_every_box(edition);
    }
}

/// The modern box: 54 contracts, 28 event cards, two dice; trucks, goods and trailers as before.
/// Shows: modern-ja.setup.components
#[test]
fn the_modern_box_is_complete() {
    for edition in ["modern", "modern-ja", "junior"] {
        let rules = rules(edition);
        assert_eq!(rules.contracts().cards.len(), 54, "{edition}");
        assert_eq!(rules.events().cards.len(), 28, "{edition}");
        assert_eq!(rules.switches().dice.get(), 2, "{edition}");
        assert_eq!(rules.switches().get("currency").as_deref(), Some("EUR"), "{edition}");
        the_same_in_every_box(edition);
    }
}

/// No card is in a deck twice, the two navigation systems of the modern deck apart.
/// Shows: classic.setup.components, modern-ja.setup.components
#[test]
fn every_event_card_has_its_own_name() {
    for edition in ["classic", "modern"] {
        let rules = rules(edition);
        let names: BTreeSet<&str> = rules.events().cards.iter().map(|c| c.id.as_str()).collect();
        assert_eq!(names.len(), rules.events().cards.len(), "{edition}");
    }
    let modern = rules("modern");
    let navigation = modern.events().cards.iter().filter(|c| c.id.starts_with("navigationssystem"));
    assert_eq!(navigation.count(), 2);
    let jams = |edition| {
        let rules = rules(edition);
        rules.events().cards.iter().filter(|c| c.id.starts_with("stau-")).count()
    };
    assert_eq!((jams("classic"), jams("modern")), (5, 3));
}

/// A contract card shows start, destination, goods, revenue and five rising bids, each with a net
/// revenue that is still a gain. The card pictured in the rulebook is there to the mark.
/// Shows: modern.contract.card
#[test]
fn a_contract_card_shows_five_bids_and_what_they_leave() {
    for edition in ["classic", "modern"] {
        let rules = rules(edition);
        for card in &rules.contracts().cards {
            assert_ne!(card.from, card.to, "{edition}");
            assert!((1..=TRUCK_ROOM).contains(&card.goods), "{edition}: a truck holds it");
            assert!(
                rules.board().is_city(card.from) && rules.board().is_city(card.to),
                "{edition}"
            );
            assert!(card.bids.is_sorted_by(|a, b| a < b), "{edition} {card:?}");
            assert!(card.bids[0] > 0 && card.bids[4] < card.revenue, "{edition} {card:?}");
        }
        let card = named(&rules, "Hannover-München");
        assert_eq!((card.goods, card.revenue), (3, 2400), "{edition}");
        assert_eq!(card.bids, [300, 600, 900, 1300, 1800], "{edition}");
        assert_eq!(card.bids.map(|b| card.revenue - b), [2100, 1800, 1500, 1100, 600], "{edition}");
    }
}

/// The other two cards that the rulebooks tell of: Frankfurt to Flensburg in the classic one, and
/// Berlin to Triest in the worked example of an auction.
/// Shows: classic.setup.components, modern.contract.card
#[test]
fn the_contracts_that_the_rulebooks_tell_of_are_in_the_decks() {
    for edition in ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"] {
        let rules = rules(edition);
        let sample = named(&rules, "Frankfurt-Flensburg");
        assert_eq!((sample.goods, sample.revenue), (2, 1600), "{edition}");
        assert_eq!(sample.bids, [200, 400, 600, 800, 1000], "{edition}");
        assert_eq!(sample.bids.map(|b| sample.revenue - b), [1400, 1200, 1000, 800, 600]);
        let example = named(&rules, "Berlin-Triest");
        assert_eq!((example.revenue, example.bids[3]), (3900, 2800), "{edition}");
        assert_eq!(example.revenue - example.bids[3], 1100, "{edition}: the profit of bid 4");
    }
}

/// The classic board has 34 cities and no ferry, the modern one 38 and two: three steps from
/// Rotterdam to Flensburg, two from there to Rostock.
/// Shows: classic.setup.components, modern-ja.setup.components
#[test]
fn the_boards_have_their_cities_and_ferries() {
    let classic = rules("classic").board().clone();
    assert_eq!(classic.cities.len(), 34);
    assert!(classic.sea.is_empty() && classic.roads.iter().all(|r| !r.ferry));
    for edition in ["modern", "modern-ja", "manual", "junior"] {
        let board = rules(edition).board().clone();
        assert_eq!(board.cities.len(), 38, "{edition}");
        assert_eq!(board.roads.iter().filter(|r| r.ferry).count(), 2, "{edition}");
        for (from, to, steps) in [("Rotterdam", "Flensburg", 3), ("Flensburg", "Rostock", 2)] {
            let (from, to) = (board.city(from).expect(from), board.city(to).expect(to));
            let ferry = board.road(from, to).expect("a ferry");
            assert!(ferry.ferry, "{edition}");
            assert_eq!(ferry.steps(), steps, "{edition}");
            assert!(ferry.spaces.iter().all(|s| board.sea.has(*s)), "{edition}");
        }
    }
}

/// Every city can be reached from every other, and no event space is a city.
/// Shows: classic.setup.components
#[test]
fn the_boards_hang_together() {
    for edition in ["classic", "modern"] {
        let board = rules(edition).board().clone();
        let cities = board.city_set;
        for from in cities.iter() {
            for to in cities.iter() {
                let steps = board.distance(from, to);
                assert_eq!(steps, board.distance(to, from), "{edition}");
                assert!(steps < u8::MAX && (steps == 0) == (from == to), "{edition}");
            }
        }
        assert!(!board.events.is_empty(), "{edition}");
        assert!(board.events.and(cities).is_empty(), "{edition}");
    }
}

// ----- helpers -----------------------------------------------------------------------------------

fn rules(edition: &str) -> std::sync::Arc<Rules> {
    Rules::builtin(edition).unwrap_or_else(|faults| panic!("{faults}"))
}

fn named<'r>(rules: &'r Rules, name: &str) -> &'r Contract {
    let id = rules.contract_named(name).unwrap_or_else(|why| panic!("{why}"));
    rules.contract(id).expect("a card")
}

fn the_same_in_every_box(edition: &str) {
    assert_eq!((MAX_PLAYERS, GOODS, START_CASH), (6, 48, 5000));
    assert_eq!((TRAILERS_EACH, TRAILER_SALE), (4, 500));
    assert_eq!((Trailer::Small.room(), Trailer::Small.price()), (4, 2000));
    assert_eq!((Trailer::Large.room(), Trailer::Large.price()), (6, 3000));
    let view = scene(edition, &["Kassel", "Köln"]).set().view(0);
    assert_eq!(view.stock, 48, "{edition}");
    assert_eq!(view.supply, (4, 4), "{edition}");
}
