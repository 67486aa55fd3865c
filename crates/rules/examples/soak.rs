//! Plays random games on all cores for as long as it is told, with every check switched on.
//!
//! ```console
//! cargo xtask soak -- --minutes 10
//! cargo run --release -p aufachse-rules --example soak -- --games 1000 --edition modern --players 4
//! ```
//!
//! Editions and numbers of players take turns; every third table has switches of its own. The same
//! seed gives the same games. At the first failure the record is written to a file (`--out`) and
//! the exit code is 1; a game that hangs is named with its seed.

#[path = "soak/args.rs"]
mod args;
#[path = "../tests/props/mod.rs"]
mod props;
#[path = "soak/tally.rs"]
mod tally;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use args::Args;
use aufachse_rules::{BUILTIN_EDITIONS, Rules, Seeded};
use props::plan::Plan;
use props::report::{Failure, record_of, watched};
use props::trial::Trial;
use props::watch::{Care, twins_from_the_deal, watch};
use tally::Tally;

/// A game that has not made a step for so long hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// What all threads share.
struct Hall {
    args: Args,
    rules: BTreeMap<&'static str, Arc<Rules>>,
    next: AtomicU64,
    stop: AtomicBool,
    tally: Mutex<Tally>,
    failure: Mutex<Option<Failure>>,
    /// What each thread plays, and since when.
    playing: Vec<Mutex<Option<(Plan, Instant)>>>,
    begun: Instant,
}

fn main() -> ExitCode {
    let args = match Args::read(std::env::args().skip(1)) {
        Ok(args) => args,
        Err(why) => {
            eprintln!("soak: {why}");
            return ExitCode::from(2);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let editions = BUILTIN_EDITIONS.iter().map(|(edition, _)| *edition);
    let rules = editions.map(|e| (e, Rules::builtin(e).expect("a built-in edition")));
    let hall = Hall {
        args,
        rules: rules.collect(),
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        tally: Mutex::default(),
        failure: Mutex::default(),
        playing: (0..threads).map(|_| Mutex::default()).collect(),
        begun: Instant::now(),
    };
    // A panic is caught and told with its record; the bare message would only be in the way.
    std::panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|i| {
                scope.spawn({
                    let hall = &hall;
                    move || hall.work(i)
                })
            })
            .collect();
        while workers.iter().any(|w| !w.is_finished()) {
            std::thread::sleep(Duration::from_millis(200));
            hall.look_after();
        }
    });
    eprintln!();
    println!("{}", hall.tally.lock().expect("a tally").summary(hall.begun.elapsed()));
    match hall.failure.into_inner().expect("a place for the failure") {
        None => ExitCode::SUCCESS,
        Some(failure) => {
            report(&failure, &hall.args);
            ExitCode::FAILURE
        }
    }
}

/// Writes the record to its file and says where it is.
fn report(failure: &Failure, args: &Args) {
    println!("FAILED: {}\n{}", failure.what, failure.plan);
    let file = args.out.clone().unwrap_or_else(|| failure.default_file());
    match std::fs::write(&file, &failure.record) {
        Ok(()) => println!("the record is in {}", file.display()),
        Err(error) => println!("{}: {error}; the record:\n{}", file.display(), failure.record),
    }
}

impl Hall {
    fn work(&self, thread: usize) {
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if self.args.games.is_some_and(|games| number >= games) {
                return;
            }
            let plan = self.plan(number);
            *self.playing[thread].lock().expect("a seat") = Some((plan.clone(), Instant::now()));
            if let Err(failure) = self.game(&plan) {
                self.stop.store(true, Ordering::Relaxed);
                self.failure.lock().expect("a place").get_or_insert(failure);
            }
            *self.playing[thread].lock().expect("a seat") = None;
        }
    }

    /// The table of a game, by its number alone.
    fn plan(&self, number: u64) -> Plan {
        let editions = BUILTIN_EDITIONS.len() as u64;
        let edition = self.args.edition.as_deref();
        let edition = edition.unwrap_or(BUILTIN_EDITIONS[(number % editions) as usize].0);
        let players = self.args.players.unwrap_or(2 + (number / editions % 5) as u8);
        let seed = self.args.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let mut dice = Seeded::new(seed);
        let turn_limit = if dice.below(12) == 0 { 4000 } else { 600 };
        let plan = Plan::of(edition, players, seed, turn_limit);
        if dice.below(3) == 0 { plan.with_other_switches() } else { plan }
    }

    fn game(&self, plan: &Plan) -> Result<(), Failure> {
        let fail = |what, record| Failure { what, plan: plan.clone(), record };
        let shared = self.rules.get(plan.edition.as_str()).filter(|_| plan.switches.is_empty());
        let rules = shared.map_or_else(|| plan.rules(), |rules| Ok(rules.clone()));
        let mut trial = rules
            .and_then(|rules| Trial::at(plan, rules))
            .map_err(|what| fail(what, String::new()))?;
        // The dear checks are made some ten times in a game.
        let care = Care { lists: 400, undo: 1500, twins: 1500, nonsense: 1 };
        let played = watched(&mut trial, |trial| {
            twins_from_the_deal(trial, 200)?;
            watch(trial, care)
        });
        played.map_err(|what| fail(what, record_of(&trial)))?;
        self.tally.lock().expect("a tally").add(plan, &trial);
        Ok(())
    }

    /// Shows how far it is, watches the time and games that hang.
    fn look_after(&self) {
        let tally = self.tally.lock().expect("a tally");
        eprint!("\r{}   ", tally.progress(self.begun.elapsed()));
        drop(tally);
        let over = self.args.minutes.is_some_and(|m| self.begun.elapsed().as_secs() >= m * 60);
        if over {
            self.stop.store(true, Ordering::Relaxed);
        }
        for playing in &self.playing {
            let playing = playing.lock().expect("a seat");
            if let Some((plan, since)) = playing.as_ref().filter(|(_, s)| s.elapsed() > PATIENCE) {
                println!("\nFAILED: no end for {:?}\n{plan}", since.elapsed());
                std::process::exit(1);
            }
        }
    }
}
