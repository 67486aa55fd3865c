//! Asking why something is refused: of the player who moves, and without any harm.

use crate::common::*;
use aufachse_rules::{
    Action, Actor, ChanceSource, Decision, Game, Path, Pending, RefusalCode, Rules, Seat, Seeded,
    Setup,
};
const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];

/// A partner who names the other of two equal ways is told that it is the same move, as the player
/// whose turn it is would be.
///
/// Shows: ruling.same-move, ruling.partner
#[test]
fn a_partner_is_told_about_his_own_ways() {
    // In classic-cz a card can ask for the cities on the way, so the two ways differ there.
    for edition in ["classic", "manual", "modern", "modern-ja", "junior"] {
        let own = || {
            let mut table = scene(edition, &[BETWEEN, "Wien"]).cards(0, &["motivation"]).set();
            table.does(0, Action::Motivation);
            (table, 0)
        };
        let partner = || {
            let mut table = scene(edition, &["Kassel", BETWEEN]).meets("road-runner");
            table.does(0, Action::Decline).does(0, Action::Choose(Seat(1)));
            (table, 1)
        };
        for (mut table, seat) in [own(), partner()] {
            let [listed] = table.drives(seat, "Zürich")[..] else { panic!("one move to Zürich") };
            let other = other_way(&table, listed);
            let refusal = table.refuses(seat, Action::Drive(other));
            assert_eq!(refusal.code, RefusalCode::SameMove, "{edition}: seat {seat}");
            assert_eq!(refusal.space.as_deref(), Some("Zürich"), "{edition}: seat {seat}");
        }
    }
}

/// Asked of a space where a truck may be placed, the game has no reason against it.
///
/// Shows: ruling.placing
#[test]
fn asking_why_a_legal_place_is_not_possible_does_no_harm() {
    for edition in ALL {
        for players in 2..=6 {
            let mut table = Table::new(edition, players);
            let mut dice = Seeded::new(u64::from(players));
            while let Some(outcome) = dice.next(&table.game) {
                table.chance(outcome);
            }
            assert_eq!(table.decision(), Some(Decision::Place), "{edition}");
            let seat = table.current();
            let before = table.game.clone();
            for place in table.legal(seat) {
                let refusal = table.game.why_not(Actor::Seat(Seat(seat)), place);
                assert_eq!(refusal, None, "{edition} {place:?}");
            }
            assert_eq!(before, table.game, "{edition}");
        }
    }
}

/// Asked of anything that is legal, at any moment of a game, the game has no reason against it.
///
/// Shows: ruling.partner
#[test]
fn no_reason_is_given_against_a_legal_action() {
    for (seed, edition) in (0u64..).zip(ALL) {
        for players in [2, 4, 6] {
            let rules = Rules::builtin(edition).expect("an edition");
            let mut game = Game::new(rules, &Setup::of(players)).expect("a table");
            let mut dice = Seeded::new(seed * 10 + u64::from(players));
            let mut list = Vec::new();
            for _ in 0..400 {
                if let Some(outcome) = dice.next(&game) {
                    game.apply(Actor::Chance, outcome).expect("an outcome");
                    continue;
                }
                let Pending::Players { .. } = game.pending() else { break };
                let mut chosen = None;
                for seat in (0..players).map(Seat) {
                    list.clear();
                    game.legal_actions(Actor::Seat(seat), &mut list);
                    for &action in &list {
                        let refusal = game.why_not(Actor::Seat(seat), action);
                        assert_eq!(refusal, None, "{edition} {action:?}");
                    }
                    if game.awaited().contains(seat) {
                        let pick = dice.below(list.len() as u32) as usize;
                        chosen = Some((seat, list[pick]));
                    }
                }
                let (seat, action) = chosen.expect("somebody is awaited");
                game.apply(Actor::Seat(seat), action).expect("a legal action");
            }
        }
    }
}

/// Between Basel and Bern; Zürich is three spaces away over either city.
const BETWEEN: &str = "Basel-Bern:1";

/// The way to Zürich over the city that a way does not pass.
fn other_way(table: &Table, listed: Path) -> Path {
    let space = |name: &str| table.space(name);
    let over_basel = [space("Basel"), space("Basel-Zürich:1"), space("Zürich")];
    let over_bern = [space("Bern"), space("Bern-Zürich:1"), space("Zürich")];
    let other = if listed.spaces().eq(over_basel) { over_bern } else { over_basel };
    Path::new(&other, listed.exact(), listed.one(), listed.early()).expect("three spaces")
}
