//! What a card brings pays for the card itself first, and for old debts then.

use crate::common::*;
use aufachse_rules::{Happening, Purpose};

/// Bahnverladung: an edition, the price, an old debt with its amount, and a contract whose revenue
/// covers the price or the debt, not both.
const RAIL: [(&str, i32, &str, i32, &str, i32); 6] = [
    ("classic", 1000, "radarfalle", 1000, "Kassel-Brüssel", 1300),
    ("classic-cz", 1000, "radarfalle", 500, "Kassel-Brüssel", 1300),
    ("manual", 1000, "radarfalle", 1000, "Kassel-Brüssel", 1300),
    ("modern", 500, "ware-verdorben", 1000, "Hamburg-Flensburg", 1000),
    ("modern-ja", 500, "ware-verdorben", 1000, "Hamburg-Flensburg", 1000),
    ("junior", 500, "ware-verdorben", 1000, "Hamburg-Flensburg", 1000),
];

/// The revenue of Bahnverladung pays the railway before an old debt.
///
/// Shows: ruling.card-before-debt, ruling.bahn
#[test]
fn the_revenue_of_bahnverladung_pays_the_railway_first() {
    for (edition, price, old, owed, contract, revenue) in RAIL {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let table = in_debt(edition, players, old).road(0, &[contract]).meets("bahnverladung");
            assert_eq!(table.cash(0), revenue - price, "{case}");
            assert_eq!(table.player(0).debts, [(table.card(old), owed)], "{case}: the old debt");
            assert_eq!(table.front(0), [old], "{case}: Bahnverladung is paid");
        }
    }
}

/// A revenue that covers both pays both in one go, the railway first.
///
/// Shows: ruling.card-before-debt, ruling.debt
#[test]
fn a_revenue_that_covers_both_pays_the_debt_as_well() {
    for (edition, price, old, owed, contract, revenue) in [
        ("classic", 1000, "radarfalle", 1000, "Hannover-München", 2400),
        ("classic-cz", 1000, "radarfalle", 500, "Hannover-München", 2400),
        ("manual", 1000, "radarfalle", 1000, "Hannover-München", 2400),
        ("modern", 500, "ware-verdorben", 1000, "Kassel-Bern", 1600),
        ("modern-ja", 500, "ware-verdorben", 1000, "Kassel-Bern", 1600),
        ("junior", 500, "ware-verdorben", 1000, "Kassel-Bern", 1600),
    ] {
        let table = in_debt(edition, 2, old).road(0, &[contract]).meets("bahnverladung");
        assert_eq!(table.cash(0), revenue - price - owed, "{edition}");
        assert_eq!(table.player(0).debts, [], "{edition}");
        assert_eq!(paid(&table), [(price, Purpose::Event), (owed, Purpose::Debt)], "{edition}");
    }
}

/// The revenue of Luftfracht pays its own price before an old debt.
///
/// Shows: ruling.card-before-debt, ruling.luftfracht
#[test]
fn the_revenue_of_luftfracht_pays_the_flight_first() {
    for edition in ["modern", "modern-ja", "junior"] {
        for (contract, cash, debts) in [("Hamburg-Flensburg", 500, 1), ("Kassel-Bern", 100, 0)] {
            let case = format!("{edition} {contract}");
            let mut table = scene(edition, &["Kassel", "Wien"])
                .cash(0, 0)
                .cards(0, &["luftfracht", "ware-verdorben"])
                .table("debts", "[{ seat = 0, card = \"ware-verdorben\" }]")
                .road(0, &[contract])
                .rolled(&[4, 4])
                .set();
            table.drives_to(0, "Frankfurt").picks(0, contract);
            assert_eq!(table.cash(0), cash, "{case}");
            assert_eq!(table.player(0).debts.len(), debts, "{case}");
            assert_eq!(paid(&table)[0], (500, Purpose::Event), "{case}: the flight first");
            assert!(!table.front(0).contains(&"luftfracht".to_owned()), "{case}: it is paid");
        }
    }
}

/// A card that costs nothing leaves all that it brought to old debts.
///
/// Shows: ruling.card-before-debt, ruling.debt
#[test]
fn a_card_without_a_price_pays_old_debts_at_once() {
    for (edition, left) in [("classic", 0), ("classic-cz", 500), ("manual", 0)] {
        let table = in_debt(edition, 2, "radarfalle").cash(0, 500).meets("truckerfestival");
        assert_eq!((table.cash(0), table.player(0).debts), (left, vec![]), "{edition}");
    }
}

/// Seat 0 stands in Kassel without cash and owes for an old card.
fn in_debt(edition: &str, players: usize, old: &str) -> Scene {
    let trucks = ["Kassel", "Wien", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players])
        .cash(0, 0)
        .cards(0, &[old])
        .table("debts", &format!("[{{ seat = 0, card = {old:?} }}]"))
}

/// What was paid in the last action, in order.
fn paid(table: &Table) -> Vec<(i32, Purpose)> {
    let payment = |h: &Happening| match *h {
        Happening::Paid { amount, purpose, .. } => Some((amount, purpose)),
        _ => None,
    };
    table.told.iter().filter_map(payment).collect()
}
