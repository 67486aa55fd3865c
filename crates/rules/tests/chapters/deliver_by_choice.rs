//! Familiennachwuchs in the Czech game: the card moves the truck, and delivering stays a choice.

use crate::common::*;
use aufachse_rules::{Action, RefusalCode};

/// The Czech card only moves the truck to a destination; what is delivered there is up to the
/// player, as at every stop.
///
/// Shows: classic-cz.card.familiennachwuchs, classic-cz.deliver.may
#[test]
fn after_czech_familiennachwuchs_the_goods_may_stay_on_the_truck() {
    for players in 2..=6 {
        for goods in [&["Frankfurt-Flensburg", "Hannover-München"][..], &["Frankfurt-Flensburg"]] {
            let case = format!("{players} players, {goods:?}");
            let mut table = kassel("classic-cz", players).road(0, goods).meets(CARD);
            if goods.len() > 1 {
                table.goes_to(0, "Flensburg");
            }
            assert_eq!(table.truck(0), "Flensburg", "{case}");
            let deliver = Action::Deliver(table.contract("Frankfurt-Flensburg"));
            assert!(table.may(0, deliver), "{case}: he may deliver");
            assert!(table.may(0, Action::Done), "{case}: and need not, {:?}", table.legal(0));
            let mut delivers = table.clone();
            table.ends_turn(0);
            assert_eq!((table.cash(0), table.on_road(0).len()), (5000, goods.len()), "{case}");
            delivers.does(0, deliver);
            assert_eq!(delivers.cash(0), 6600, "{case}");
        }
    }
}

/// The stop is a stop like any other: he may auction or load there first and deliver then.
///
/// Shows: classic-cz.card.familiennachwuchs, classic-cz.deliver.may
#[test]
fn after_czech_familiennachwuchs_the_order_of_the_stop_is_free() {
    let mut table = kassel("classic-cz", 3)
        .road(0, &["Frankfurt-Flensburg"])
        .hand(0, &["Flensburg-Verona"])
        .meets(CARD);
    table.loads(0, "Flensburg-Verona").delivers(0, "Frankfurt-Flensburg");
    assert_eq!((table.cash(0), table.on_road(0)), (6600, vec!["Flensburg-Verona".to_owned()]));
}

/// By the Italian text the truck goes there to unload; in the manual too, though a stop leaves the
/// choice otherwise.
///
/// Shows: classic.card.familiennachwuchs
#[test]
fn elsewhere_familiennachwuchs_unloads() {
    for edition in ["classic", "manual"] {
        let mut table = kassel(edition, 2).road(0, &["Hannover-München"]).meets(CARD);
        if edition == "manual" {
            let done = table.refuses(0, Action::Done);
            assert_eq!(done.code, RefusalCode::MustServe, "{edition}");
            table.delivers(0, "Hannover-München");
        }
        assert_eq!(table.cash(0), 7400, "{edition}");
    }
}

const CARD: &str = "familiennachwuchs";

/// Seat 0 stands in Kassel.
fn kassel(edition: &str, players: usize) -> Scene {
    let trucks = ["Kassel", "Wien", "Graz", "Genf", "Passau", "Triest"];
    scene(edition, &trucks[..players])
}
