//! `aufachse simulate`: many games with random players.

mod keep;
mod show;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aufachse_lab::{DEFAULT_TURN_LIMIT, LabError, Plan, Simulation, Table};
use aufachse_rules::BUILTIN_EDITIONS;
use aufachse_rules::components::MAX_PLAYERS;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::desk::Desk;
use crate::house::HouseArgs;
use crate::numbers::{Players, players, whole};
use crate::stop::Stop;

/// The exit code of a program that was stopped with Ctrl-C.
const STOPPED: u8 = 130;

/// Play many games with random players, and count.
///
/// The same seed gives the same games on any number of threads. Random players can wander for
/// ever, so a game ends at the turn limit; how many did is told. Ctrl-C ends it cleanly with what
/// there is until then.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse simulate                                        1,000 games of classic for four
  aufachse simulate --edition all --players 2-6 --games 100
  aufachse simulate --edition modern --set dice=1 --seed 7
  aufachse simulate --games 20 --records games             keep every game as a record
  aufachse simulate --games 100000 --threads 4 --json      for a program

The records that --records writes can be told with `aufachse replay` and proved with
`aufachse verify`.")]
pub(crate) struct SimulateArgs {
    /// An edition, or all; may be said several times [default: classic].
    #[arg(long, value_name = "ID", value_delimiter = ',', conflicts_with = "edition_file")]
    edition: Vec<String>,
    #[command(flatten)]
    house: HouseArgs,
    /// How many play, from 2 to 6, or a range such as 2-6; may be said several times.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "4", value_parser = players)]
    players: Vec<Players>,
    /// How many games are played of each edition with each number of players.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u64,
    /// The number from which all dice, cards and choices come.
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many games are played at the same time [default: as many as there are cores].
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// A game ends after so many turns, all players counted together.
    #[arg(long, value_name = "L", default_value_t = DEFAULT_TURN_LIMIT, value_parser = turns)]
    turn_limit: u32,
    /// Write a record of every game into this folder; it is made if it is not there.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Overwrite records that are already there.
    #[arg(long, requires = "records")]
    force: bool,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

fn games(typed: &str) -> Result<u64, String> {
    whole(typed, 1, 1_000_000_000)
}

fn seed(typed: &str) -> Result<u64, String> {
    whole(typed, 0, u64::MAX)
}

fn threads(typed: &str) -> Result<usize, String> {
    whole(typed, 1, 1024)
}

fn turns(typed: &str) -> Result<u32, String> {
    whole(typed, 1, 1_000_000_000)
}

pub(crate) fn run(desk: &mut Desk, args: &SimulateArgs) -> Result<(), Stop> {
    let plan = plan(desk, args)?;
    let keeper = args.records.as_deref().map(|dir| keep::Keeper::new(dir, args.force));
    if let Some(keeper) = &keeper {
        keeper.prepare(desk, &plan)?;
    }
    let stop = stop_on_ctrl_c();
    let bar = progress(desk, plan.all_games());
    let tick = || bar.inc(1);
    let mut sink = |game: aufachse_lab::GameFile<'_>, record: &aufachse_rules::Record| {
        keeper.as_ref().map_or(Ok(()), |keeper| keeper.keep(game, record))
    };
    let mut simulation = Simulation::of(&plan).progress(&tick).stop(&stop);
    if keeper.is_some() {
        simulation = simulation.records(&mut sink);
    }
    let result = simulation.run();
    bar.finish_and_clear();
    let report = result.map_err(|error| trouble(desk, args, error))?;
    if args.json {
        desk.json(&report)?;
    } else {
        show::run(desk, &report, &plan)?;
    }
    if report.stopped {
        let said = desk.text("cli-simulate-stopped", &[]);
        desk.aside(&said);
        return Err(Stop::Code(STOPPED));
    }
    Ok(())
}

fn plan(desk: &Desk, args: &SimulateArgs) -> Result<Plan, Stop> {
    let mut counts: Vec<u8> = args.players.iter().flat_map(|p| p.0.iter().copied()).collect();
    counts.sort_unstable();
    counts.dedup();
    let mut tables = Vec::new();
    for edition in editions(desk, args)? {
        let rules = Arc::new(args.house.rules(desk, &edition)?);
        for &players in &counts {
            if let Some(why) = rules.too_few_cards(players) {
                return Err(Stop::Input(desk.words.told(&why)));
            }
            tables.push(Table { rules: rules.clone(), players });
        }
    }
    let names = (1..=MAX_PLAYERS).map(|n| desk.text("cli-random-player", &[("number", n.into())]));
    Ok(Plan {
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(0),
        turn_limit: args.turn_limit,
        names: names.collect(),
        ..Plan::of(tables)
    })
}

/// The editions that were asked for, each once.
fn editions(desk: &Desk, args: &SimulateArgs) -> Result<Vec<String>, Stop> {
    if args.house.edition_file.is_some() {
        return Ok(vec![String::new()]);
    }
    let all: Vec<&str> = BUILTIN_EDITIONS.iter().map(|(id, _)| *id).collect();
    let mut chosen: Vec<String> = Vec::new();
    let typed = if args.edition.is_empty() { &["classic".to_owned()][..] } else { &args.edition };
    for name in typed {
        match name.as_str() {
            "all" => chosen.extend(all.iter().map(|id| (*id).to_owned())),
            id if all.contains(&id) => chosen.push(id.to_owned()),
            id => {
                let sentence = desk.text("cli-unknown-edition", &[("name", id.into())]);
                let mut allowed = all.clone();
                allowed.push("all");
                return Err(desk.unknown(sentence, id, &allowed));
            }
        }
    }
    let mut once: Vec<String> = Vec::new();
    for id in chosen {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    Ok(once)
}

/// The first Ctrl-C asks to come to an end, the second ends at once.
fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = stop.clone();
    // Without a handler Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(STOPPED));
        }
    });
    stop
}

fn progress(desk: &Desk, games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template(&desk.text("cli-simulate-bar", &[])) {
        bar.set_style(style);
    }
    bar
}

fn trouble(desk: &Desk, args: &SimulateArgs, error: LabError) -> Stop {
    match error {
        LabError::Setup(error) => Stop::Input(desk.words.told(&error)),
        LabError::Record(error) => {
            crate::files::unwritable(desk, args.records.as_deref().unwrap_or("-".as_ref()), &error)
        }
        LabError::Stuck(stuck) => Stop::Trouble(desk.text(
            "cli-simulate-stuck",
            &[
                ("game", stuck.game.to_string().into()),
                ("edition", (&stuck.edition).into()),
                ("players", stuck.players.into()),
                ("why", desk.words.told(&stuck.why).into()),
            ],
        )),
        LabError::Threads(error) => {
            let reason = error.to_string();
            Stop::Trouble(desk.text("cli-simulate-threads", &[("reason", reason.into())]))
        }
    }
}
