//! The event cards of the modern deck at the table.

use super::{Action, Decision, Scene, Table};

/// The editions that play with the modern deck.
pub const EDITIONS: [&str; 3] = ["modern", "modern-ja", "junior"];

/// The event space half way between Kassel and Frankfurt.
pub const EVENT: &str = "Kassel-Frankfurt:2";

/// Each edition with each of the cards.
pub fn each(cards: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    EDITIONS.iter().flat_map(|&e| cards.iter().map(move |&c| (e, c))).collect()
}

/// Seat 0 drives from Kassel onto the event space by exact count and draws a card.
#[track_caller]
pub fn draws(scene: Scene, card: &str) -> Table {
    let mut table = scene.rolled(&[2]).set();
    table.drives_to(0, EVENT).draws(card);
    table
}

/// Seat 0 has nothing more to do at his stop, if he is asked.
pub fn leave_stop(table: &mut Table) {
    if table.decision() == Some(Decision::Stop) {
        table.does(0, Action::Done);
    }
}
