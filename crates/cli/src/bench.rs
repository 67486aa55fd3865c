//! `aufachse bench`: how fast the rules play on this machine.

use std::alloc::System;
use std::time::Duration;

use aufachse_measure::{Measurement, Report, measure};
use aufachse_rules::BUILTIN_EDITIONS;
use clap::Args;
use indicatif::ProgressBar;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::desk::Desk;
use crate::house::HouseArgs;
use crate::numbers::{Players, players, whole};
use crate::stop::Stop;

/// Counts what is taken from the heap, so that it can be said how much an action takes.
#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Measure how fast the rules play on this machine.
///
/// Random games are played, each decision with the full list of what is legal, one of it picked
/// and carried out. Measured are player actions and games a second on one thread and on all
/// cores, the size of a state, the time to clone one, and heap allocations for each action.
///
/// Compare figures of one run with each other only: other days have other figures.
///
/// Examples:
///
///   aufachse bench
///
///   aufachse bench --edition classic --players 4 --seconds 3 --json
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct BenchArgs {
    /// Editions to measure; all of them if none is named.
    #[arg(long, value_name = "ID")]
    edition: Vec<String>,
    /// Numbers of players, such as 4 or 2-6; 2, 4 and 6 if none is named.
    #[arg(long, value_name = "N", value_parser = players)]
    players: Vec<Players>,
    /// Seconds for each measurement.
    #[arg(long, value_name = "N", default_value = "1", value_parser = |typed: &str| whole(typed, 1_u64, 600))]
    seconds: u64,
    /// Threads of the measurement on many; all cores if not said.
    #[arg(long, value_name = "N", value_parser = |typed: &str| whole(typed, 1_usize, 1024))]
    threads: Option<usize>,
    /// Write JSON: an object with a list of results.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(desk: &mut Desk, args: &BenchArgs) -> Result<(), Stop> {
    let editions: Vec<String> = match args.edition.as_slice() {
        [] => BUILTIN_EDITIONS.iter().map(|(id, _)| (*id).to_owned()).collect(),
        named => named.to_vec(),
    };
    let counts: Vec<u8> = match args.players.as_slice() {
        [] => vec![2, 4, 6],
        named => named.iter().flat_map(|p| p.0.iter().copied()).collect(),
    };
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut threads = vec![1, args.threads.unwrap_or(cores)];
    threads.dedup();
    let house = HouseArgs::default();
    let all: Vec<_> =
        editions.iter().map(|id| house.rules(desk, id)).collect::<Result<Vec<_>, Stop>>()?;
    let time = Duration::from_secs(args.seconds);
    let bar = ProgressBar::new((all.len() * counts.len() * threads.len()) as u64);
    let mut results = Vec::new();
    for rules in &all {
        for &players in &counts {
            for &threads in &threads {
                results.push(measure(rules, players, threads, time, Some(HEAP)));
                bar.inc(1);
            }
        }
    }
    bar.finish_and_clear();
    if args.json {
        return desk.json(&Report { results });
    }
    table(desk, &results)
}

fn table(desk: &mut Desk, results: &[Measurement]) -> Result<(), Stop> {
    desk.say("cli-bench-head", &[])?;
    for m in results {
        desk.say(
            "cli-bench-row",
            &[
                ("edition", format!("{:<10}", m.edition).into()),
                ("players", m.players.to_string().into()),
                ("threads", m.threads.to_string().into()),
                ("actions", desk.decimal(m.actions_per_second / 1e6, 2).into()),
                ("games", desk.decimal(m.games_per_second, 0).into()),
                ("heap", desk.decimal(m.allocations_per_action.unwrap_or(f64::NAN), 4).into()),
                ("clone", desk.decimal(m.clone_ns, 0).into()),
            ],
        )?;
    }
    let size = results.first().map_or(0, |m| m.state_bytes);
    desk.say("cli-bench-size", &[("bytes", desk.count(size).into())])
}
