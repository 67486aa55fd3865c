//! What a player must do at his stop can depend on his hand, so nobody else may learn it.

use crate::common::*;
use aufachse_rules::{Action, Knowledge, Seat, View, Viewer};

/// A Czech player who stops early must load or deliver. Whether what he has still fits after he has
/// found lost cargo tells something about his hand: two tables that differ in that hand alone look
/// the same to everybody else, and whoever thinks ahead imagines the same.
///
/// Shows: classic-cz.move.stop-early
#[test]
fn whether_another_must_still_serve_is_not_seen() {
    for players in 2..=6 {
        let small = early_stop(players, "Kassel-Brüssel");
        let large = early_stop(players, "Kassel-Straßburg");
        // The cube has left room for two goods, not for four: only one of the two must load.
        assert!(!small.may(0, Action::Done), "two goods still fit");
        assert!(large.may(0, Action::Done), "four goods do not");
        for viewer in (1..players as u8).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]) {
            let (here, there) = (View::of(&small.game, viewer), View::of(&large.game, viewer));
            assert!(here == there, "{players} players, {viewer:?}: the views differ");
            let knows = |table: &Table| Knowledge::of(&table.game, viewer);
            assert!(knows(&small) == knows(&large), "{viewer:?}: known otherwise");
        }
        let own = |table: &Table| View::of(&table.game, Viewer::Seat(Seat(0)));
        assert!(own(&small) != own(&large), "he himself sees his hand");
    }
}

/// Seat 0 has stopped early in Kassel with a contract for it in his hand, and found a lost cube.
fn early_stop(players: usize, hand: &str) -> Table {
    let trucks = ["Hannover-Kassel:1", "Wien", "Graz", "Genf", "Passau", "Triest"];
    let mut table = scene("classic-cz", &trucks[..players])
        .hand(0, &[hand])
        .road(0, &["Luxemburg-Frankfurt"])
        .table("lost-cargo", "[\"Kassel\"]")
        .rolled(&[4])
        .set();
    table.drives_to(0, "Kassel");
    assert_eq!(table.player(0).lost_cubes, 1);
    table
}
