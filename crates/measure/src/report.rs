//! Measurements and what they are reported as.

use std::alloc::System;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aufachse_rules::{Game, Rules, Setup};
use serde::Serialize;
use stats_alloc::{Region, StatsAlloc};

use crate::play::{Tally, play_random};
use crate::rng::Quick;

/// How fast one edition plays with so many players on so many threads.
#[derive(Clone, Debug, Serialize)]
pub struct Measurement {
    /// The edition.
    pub edition: String,
    /// How many players.
    pub players: u8,
    /// How many threads.
    pub threads: usize,
    /// Player actions a second, over all threads.
    pub actions_per_second: f64,
    /// Games a second, over all threads.
    pub games_per_second: f64,
    /// Dice and draws for each player action.
    pub chances_per_action: f64,
    /// Heap allocations for each player action in steady play, set-up of games left aside; nothing
    /// where it was not counted.
    pub allocations_per_action: Option<f64>,
    /// Bytes of the changing part of a game.
    pub state_bytes: usize,
    /// Nanoseconds to clone a game in the middle.
    pub clone_ns: f64,
}

/// All measurements of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// One for each edition, number of players and number of threads.
    pub results: Vec<Measurement>,
}

/// Plays random games for some time and measures them.
///
/// With an allocator that counts, heap allocations are counted too, on one thread.
pub fn measure(
    rules: &Arc<Rules>,
    players: u8,
    threads: usize,
    time: Duration,
    heap: Option<&StatsAlloc<System>>,
) -> Measurement {
    let work = |thread: usize| {
        // Every thread has rules of its own: a shared count of references would be waited for.
        let rules = Arc::clone(rules);
        let mut rng = Quick::new(thread as u64 + 1);
        let (mut legal, mut told) = (Vec::with_capacity(512), Vec::with_capacity(512));
        let mut tally = Tally::default();
        play_random(&rules, players, &mut rng, &mut legal, &mut told, &mut tally);
        tally = Tally::default();
        let begin = Instant::now();
        while begin.elapsed() < time {
            play_random(&rules, players, &mut rng, &mut legal, &mut told, &mut tally);
        }
        (tally, begin.elapsed().as_secs_f64())
    };
    let tallies: Vec<(Tally, f64)> = if threads <= 1 {
        vec![work(0)]
    } else {
        std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads).map(|t| scope.spawn(move || work(t))).collect();
            handles.into_iter().filter_map(|h| h.join().ok()).collect()
        })
    };
    let rate = |count: fn(&Tally) -> u64| -> f64 {
        tallies.iter().map(|(tally, seconds)| count(tally) as f64 / seconds).sum()
    };
    let actions = rate(|t| t.actions);
    Measurement {
        edition: rules.edition().id.clone(),
        players,
        threads,
        actions_per_second: actions,
        games_per_second: rate(|t| t.games),
        chances_per_action: rate(|t| t.chances) / actions,
        allocations_per_action: heap.map(|heap| allocations(rules, players, heap)),
        state_bytes: Game::STATE_SIZE,
        clone_ns: measure_clone(rules, players),
    }
}

/// Heap allocations for each player action of a few games, what setting them up needs not counted.
fn allocations(rules: &Arc<Rules>, players: u8, heap: &StatsAlloc<System>) -> f64 {
    let rules = Arc::clone(rules);
    let (mut legal, mut told) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let mut tally = Tally::default();
    let mut rng = Quick::new(99);
    let set_up = {
        let region = Region::new(heap);
        std::hint::black_box(Game::new(Arc::clone(&rules), &Setup::of(players)).is_ok());
        region.change().allocations
    };
    let region = Region::new(heap);
    for _ in 0..5 {
        play_random(&rules, players, &mut rng, &mut legal, &mut told, &mut tally);
    }
    let all = region.change().allocations.saturating_sub(set_up * 5);
    all as f64 / tally.actions.max(1) as f64
}

/// Nanoseconds to clone a game.
pub fn measure_clone(rules: &Arc<Rules>, players: u8) -> f64 {
    const ROUNDS: u32 = 1_000_000;
    let Ok(game) = Game::new(Arc::clone(rules), &Setup::of(players)) else { return f64::NAN };
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        std::hint::black_box(std::hint::black_box(&game).clone());
    }
    begin.elapsed().as_nanos() as f64 / f64::from(ROUNDS)
}
