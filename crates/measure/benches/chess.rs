//! Our player actions a second beside the moves a second of a fast chess library, both in random
//! play, in the same run. In both a full list of what is legal is built, one entry is picked with
//! the same generator, and it is carried out.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aufachse_measure::{Quick, Tally, play_random};
use aufachse_rules::Rules;
use cozy_chess::{Board, GameStatus, Move};

/// Each side is measured so often in turns, so that a busy moment of the machine hits both.
const ROUNDS: usize = 10;
const ROUND: Duration = Duration::from_millis(400);

fn main() {
    println!("rounds of {} ms, best and median of {ROUNDS}, one thread", ROUND.as_millis());
    for players in [2, 4, 6] {
        compare("classic", players);
    }
    for edition in ["classic-cz", "modern", "modern-ja", "manual", "junior"] {
        compare(edition, 4);
    }
}

fn compare(edition: &str, players: u8) {
    let rules = Rules::builtin(edition).expect("an edition");
    let (mut ours, mut chess) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS as u64 {
        ours.push(actions_a_second(&rules, players, round));
        chess.push(moves_a_second(round));
    }
    let (our_best, our_median) = best_and_median(&mut ours);
    let (chess_best, chess_median) = best_and_median(&mut chess);
    println!(
        "{edition:<10} {players} players: {:>6.2} million actions/s, chess {:>5.2} million moves/s, ratio {:.2} (median {:.2})",
        our_best / 1e6,
        chess_best / 1e6,
        our_best / chess_best,
        our_median / chess_median,
    );
}

fn best_and_median(rates: &mut [f64]) -> (f64, f64) {
    rates.sort_by(f64::total_cmp);
    (rates[rates.len() - 1], rates[rates.len() / 2])
}

fn actions_a_second(rules: &Arc<Rules>, players: u8, seed: u64) -> f64 {
    let mut rng = Quick::new(seed + 1);
    let (mut legal, mut told) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let mut tally = Tally::default();
    let begin = Instant::now();
    while begin.elapsed() < ROUND {
        play_random(rules, players, &mut rng, &mut legal, &mut told, &mut tally);
    }
    tally.actions as f64 / begin.elapsed().as_secs_f64()
}

fn moves_a_second(seed: u64) -> f64 {
    let mut rng = Quick::new(seed + 1);
    let mut list: Vec<Move> = Vec::with_capacity(256);
    let mut moves = 0u64;
    let begin = Instant::now();
    while begin.elapsed() < ROUND {
        for _ in 0..20 {
            let mut board = Board::default();
            while board.status() == GameStatus::Ongoing {
                list.clear();
                board.generate_moves(|of_piece| {
                    list.extend(of_piece);
                    false
                });
                let chosen = list[rng.below(list.len() as u32) as usize];
                board.play_unchecked(chosen);
                moves += 1;
            }
            black_box(&board);
        }
    }
    moves as f64 / begin.elapsed().as_secs_f64()
}
