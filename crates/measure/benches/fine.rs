//! Fine-grained measurements: one decision at a time.

use std::sync::Arc;

use aufachse_rules::{Action, Actor, Game, OwnFiles, Rules, Setup};
use divan::{AllocProfiler, Bencher, black_box};

#[global_allocator]
static HEAP: AllocProfiler = AllocProfiler::system();

const EDITIONS: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];

fn main() {
    divan::main();
}

/// A game for four in which seat 0 has rolled in the middle of the map.
fn rolled(edition: &str, dice: &[u8]) -> Game {
    let dice = &dice[..if matches!(edition, "modern" | "modern-ja" | "junior") { 2 } else { 1 }];
    let text = format!(
        "edition = {edition:?}\nrolled = {dice:?}\nroadworks = \"Kassel-Würzburg:2\"\npile = 12\n\
         [[seat]]\ntruck = \"Frankfurt\"\nhand = [\"Hannover-München\"]\n\
         [[seat]]\ntruck = \"Köln-Frankfurt:2\"\n[[seat]]\ntruck = \"Wien\"\n[[seat]]\ntruck = \"Verona\"\n"
    );
    Game::from_position("bench", &text, OwnFiles::default()).expect("a position")
}

#[divan::bench(args = EDITIONS)]
fn list_moves_of_a_four(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[4, 2]);
    let mut list = Vec::with_capacity(256);
    bencher.bench_local(|| {
        game.legal_actions(Actor::Seat(game.current()), &mut list);
        black_box(list.len())
    });
}

#[divan::bench(args = EDITIONS)]
fn list_moves_of_a_six(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[6, 5]);
    let mut list = Vec::with_capacity(256);
    bencher.bench_local(|| {
        game.legal_actions(Actor::Seat(game.current()), &mut list);
        black_box(list.len())
    });
}

#[divan::bench(args = EDITIONS)]
fn drive(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[4, 2]);
    let mut list = Vec::new();
    game.legal_actions(Actor::Seat(game.current()), &mut list);
    let action = list[list.len() / 2];
    let mut told = Vec::with_capacity(64);
    bencher.bench_local(|| {
        let mut next = game.clone();
        told.clear();
        next.apply_into(Actor::Seat(next.current()), action, &mut told).is_ok()
    });
}

#[divan::bench(args = EDITIONS)]
fn roll(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[4, 2]);
    let text = game.to_position().expect("a position").replace("rolled", "#");
    let game = Game::from_position("bench", &text, OwnFiles::default()).expect("a position");
    let mut told = Vec::with_capacity(64);
    bencher.bench_local(|| {
        let mut next = game.clone();
        told.clear();
        let done = next.apply_into(Actor::Seat(next.current()), Action::Roll, &mut told).is_ok();
        let outcome = next.outcome(3).expect("an outcome");
        done && next.apply_into(Actor::Chance, outcome, &mut told).is_ok()
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let game = rolled("classic", &[4]);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(args = EDITIONS)]
fn set_up(bencher: Bencher, edition: &str) {
    let rules = Rules::builtin(edition).expect("an edition");
    bencher.bench_local(|| Game::new(Arc::clone(&rules), &Setup::of(4)));
}

#[divan::bench(args = EDITIONS)]
fn view(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[4, 2]);
    let viewer = aufachse_rules::Viewer::Seat(game.current());
    bencher.bench_local(|| aufachse_rules::View::of(&game, viewer));
}

#[divan::bench(args = EDITIONS)]
fn fingerprint(bencher: Bencher, edition: &str) {
    let game = rolled(edition, &[4, 2]);
    bencher.bench_local(|| game.fingerprint());
}
