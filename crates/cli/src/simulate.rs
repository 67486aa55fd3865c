//! `aufachse simulate`: many games with random players or with bots.

mod keep;
mod paper;
mod show;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use aufachse_lab::study::Studies;
use aufachse_lab::{DEFAULT_TURN_LIMIT, Fixture, GameFile, House, Plan, Played, Simulation, Table};
use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};
use clap::{ArgGroup, Args};

use crate::desk::Desk;
use crate::house::{HouseArgs, chosen_editions};
use crate::long_run;
use crate::numbers::{Players, players, whole};
use crate::seating::{self, BotArgs, Spot};
use crate::stop::Stop;

/// Play many games with random players or with bots, and count.
///
/// The same seed gives the same games on any number of threads. Random players can wander for
/// ever, so a game ends at the turn limit; how many did is told. Ctrl-C ends it cleanly with what
/// there is until then.
///
/// With --seats, bots play: random, lehrling, fahrer, disponent, chef, from the weakest to the
/// strongest, and programs of your own as cmd:COMMAND. They move on by one seat with each game,
/// and each deal of dice and cards is played once for each way of sitting, so that nobody wins by
/// luck alone.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("written").args(["records", "report", "study"]).multiple(true)))]
#[command(after_long_help = "Examples:
  aufachse simulate                                        1,000 games of classic for four
  aufachse simulate --edition all --players 2-6 --games 100
  aufachse simulate --edition modern --set dice=1 --seed 7
  aufachse simulate --games 20 --records games             keep every game as a record
  aufachse simulate --games 100000 --threads 4 --json      for a program
  aufachse simulate --seats disponent,fahrer --games 400   who is stronger?
  aufachse simulate --seats disponent,fahrer,lehrling --report report.html
  aufachse simulate --seats chef:64,disponent,disponent    a Chef who is the same on every day
  aufachse simulate --seats chef:200ms,lehrling --games 10
  aufachse simulate --seats \"cmd:python3 examples/driver_bot.py\",lehrling --games 10

A program speaks the protocol of docs/bot-protocol.md. One that crashes, hangs or does what is not
allowed forfeits its seat to a Lehrling for the rest of that game.

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
    /// Who plays, two to six of them with commas; instead of --players.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', conflicts_with = "players")]
    seats: Vec<String>,
    #[command(flatten)]
    bots: BotArgs,
    /// Give every game dice and cards of its own, instead of playing each deal in every seating.
    #[arg(long, requires = "seats")]
    new_deals: bool,
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
    #[command(flatten)]
    paper: paper::PaperArgs,
    /// Overwrite files that are already there.
    #[arg(long, requires = "written")]
    force: bool,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn games(typed: &str) -> Result<u64, String> {
    whole(typed, 1, 1_000_000_000)
}

pub(crate) fn seed(typed: &str) -> Result<u64, String> {
    whole(typed, 0, u64::MAX)
}

pub(crate) fn threads(typed: &str) -> Result<usize, String> {
    whole(typed, 1, 1024)
}

pub(crate) fn turns(typed: &str) -> Result<u32, String> {
    whole(typed, 1, 1_000_000_000)
}

pub(crate) fn run(desk: &mut Desk, args: &SimulateArgs) -> Result<(), Stop> {
    let plan = plan(desk, args)?;
    let keeper = args.records.as_deref().map(|dir| keep::Keeper::new(dir, args.force));
    if let Some(keeper) = &keeper {
        keeper.prepare(desk, &plan)?;
    }
    let mut studies = args.paper.prepare(desk, &plan, args.force)?;
    let studied = studies.is_some();
    let stop = long_run::stop_on_ctrl_c();
    let bar = long_run::bar(desk, plan.all_games());
    let tick = || bar.inc(1);
    let words = desk.words;
    let mut sink = |game: GameFile<'_>, played: Played| {
        let lineup = plan.lineup(game.players, game.number);
        for forfeit in &played.forfeits {
            let name = plan.names.get(lineup[usize::from(forfeit.seat)]);
            let spot = Spot { edition: game.edition, players: game.players, game: game.number };
            let line = seating::forfeit(words, &spot, name.map_or("", |name| name), forfeit);
            bar.suspend(|| writeln!(io::stderr(), "{line}"))?;
        }
        if let (Some(studies), Some(watch)) = (&mut studies, played.watch) {
            studies.take(watch);
        }
        match (&keeper, &played.record) {
            (Some(keeper), Some(record)) => keeper.keep(game, record),
            _ => Ok(()),
        }
    };
    let mut simulation = Simulation::of(&plan).progress(&tick).stop(&stop).each(&mut sink);
    if keeper.is_some() {
        simulation = simulation.recorded();
    }
    let notebook = |fixture: &Fixture| Studies::notebook(&plan, fixture);
    if studied {
        simulation = simulation.watched(&notebook);
    }
    let result = simulation.run();
    bar.finish_and_clear();
    let kept = args.records.as_deref().unwrap_or(Path::new("-"));
    let report = result.map_err(|error| long_run::trouble(desk, kept, error))?;
    if let Some(studies) = &studies {
        args.paper.write(desk, &plan, studies, args.force)?;
    }
    if args.json {
        desk.json(&report)?;
    } else {
        show::run(desk, &report, &plan)?;
    }
    if report.stopped { Err(long_run::stopped(desk)) } else { Ok(()) }
}

fn plan(desk: &Desk, args: &SimulateArgs) -> Result<Plan, Stop> {
    let seats = args.bots.entrants(desk, &args.seats)?;
    let counts =
        if seats.is_empty() { counts(&args.players) } else { vec![seated(desk, seats.len())?] };
    let tables = tables(desk, &args.edition, &args.house, &counts)?;
    let names = if seats.is_empty() {
        let name = |n: usize| desk.text("cli-random-player", &[("number", n.into())]);
        (1..=MAX_PLAYERS).map(name).collect()
    } else {
        seats.iter().map(ToString::to_string).collect()
    };
    Ok(Plan {
        games: args.games,
        house: House {
            seed: args.seed,
            threads: args.threads.unwrap_or(0),
            turn_limit: args.turn_limit,
            bot_timeout: args.bots.timeout(),
        },
        seats,
        shared_deals: !args.new_deals,
        names,
        ..Plan::of(tables)
    })
}

/// As many as were named play, if a table has so many seats.
fn seated(desk: &Desk, many: usize) -> Result<u8, Stop> {
    let (least, most) = (MIN_PLAYERS, MAX_PLAYERS as u8);
    let fault = || {
        let values = [("seats", many.into()), ("least", least.into()), ("most", most.into())];
        Stop::Input(desk.text("cli-seats-count", &values))
    };
    u8::try_from(many).ok().filter(|n| (least..=most).contains(n)).ok_or_else(fault)
}

/// Numbers of players that were asked for, each once.
pub(crate) fn counts(typed: &[Players]) -> Vec<u8> {
    let mut counts: Vec<u8> = typed.iter().flat_map(|p| p.0.iter().copied()).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

/// Every edition with every number of players.
pub(crate) fn tables(
    desk: &Desk,
    editions: &[String],
    house: &HouseArgs,
    counts: &[u8],
) -> Result<Vec<Table>, Stop> {
    let mut tables = Vec::new();
    for edition in chosen_editions(desk, editions, house)? {
        let rules = house.rules(desk, &edition)?;
        for &players in counts {
            if let Some(why) = rules.too_few_cards(players) {
                return Err(Stop::Input(desk.words.told(&why)));
            }
            tables.push(Table { rules: rules.clone(), players });
        }
    }
    Ok(tables)
}
