//! `aufachse tournament`: everybody meets everybody.

mod book;
mod show;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use aufachse_lab::{DEFAULT_TURN_LIMIT, Forfeit, GameLine, House, Tournament, TournamentRun};
use clap::Args;

use crate::desk::Desk;
use crate::house::HouseArgs;
use crate::long_run;
use crate::numbers::{Players, players};
use crate::seating::{self, BotArgs, Spot};
use crate::simulate::{counts, games, seed, tables, threads, turns};
use crate::stop::Stop;

/// Let bots play against each other, and rate them.
///
/// With two players, everybody plays everybody. With more, line-ups are drawn from the seed so
/// that everybody plays equally often and any two meet about as often as --games says; where there
/// are fewer bots than seats, a bot has several. In each case a deal of dice and cards is played
/// once for each way of sitting, so that luck is shared.
///
/// A rating says how often one finishes ahead of another: 400 points more are ten times as often,
/// and the mean of all is 1500. The ratings are those under which all results together are the
/// most likely (Bradley and Terry), so the order of the games does not matter; the interval of
/// 95 % is found by drawing the deals anew, 500 times.
///
/// Ctrl-C ends it cleanly with what there is until then. With --save it can be taken up again.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse tournament --bots disponent,fahrer,lehrling
  aufachse tournament --bots chef:64,disponent,fahrer --edition classic,modern --players 2,4
  aufachse tournament --bots disponent,\"cmd:python3 examples/driver_bot.py\" --games 50
  aufachse tournament --bots disponent,fahrer,lehrling --games 5000 --save cup.jsonl
                                                   stop it, and say the same again to go on
  aufachse tournament --bots fahrer,lehrling --json

A program speaks the protocol of docs/bot-protocol.md. One that crashes, hangs or does what is not
allowed forfeits its seat to a Lehrling for the rest of that game, and the tournament goes on.")]
pub(crate) struct TournamentArgs {
    /// Who plays, with commas: random, lehrling, fahrer, disponent, chef, cmd:COMMAND.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    how: BotArgs,
    /// An edition, or all; may be said several times [default: classic].
    #[arg(long, value_name = "ID", value_delimiter = ',', conflicts_with = "edition_file")]
    edition: Vec<String>,
    #[command(flatten)]
    house: HouseArgs,
    /// How many play, from 2 to 6, or a range such as 2-6; may be said several times.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "2", value_parser = players)]
    players: Vec<Players>,
    /// How often any two meet in each edition with each number of players.
    ///
    /// It is rounded up to whole deals.
    #[arg(long, value_name = "N", default_value = "100", value_parser = games)]
    games: u64,
    /// The number from which all line-ups, dice, cards and choices come.
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many games are played at the same time [default: as many as there are cores].
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// A game ends after so many turns, all players counted together.
    #[arg(long, value_name = "L", default_value_t = DEFAULT_TURN_LIMIT, value_parser = turns)]
    turn_limit: u32,
    /// Keep every finished game in this file, and go on with the games that are already there.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(desk: &mut Desk, args: &TournamentArgs) -> Result<(), Stop> {
    let tournament = tournament(desk, args)?;
    let mut book =
        args.save.as_deref().map(|p| book::Book::open(desk, p, &tournament)).transpose()?;
    let before = book.as_mut().map(book::Book::take).unwrap_or_default();
    let fixtures = tournament.fixtures();
    let stop = long_run::stop_on_ctrl_c();
    let bar = long_run::bar(desk, (fixtures.len() - before.len().min(fixtures.len())) as u64);
    let tick = || bar.inc(1);
    let words = desk.words;
    let mut each = |line: &GameLine, forfeits: &[Forfeit]| {
        let table = fixtures.get(line.game as usize).and_then(|f| tournament.tables.get(f.table));
        for forfeit in forfeits {
            let name = tournament.bots[line.bots[usize::from(forfeit.seat)]].to_string();
            let edition = table.map_or("", |table| &table.rules.edition().id);
            let spot = Spot { edition, players: line.bots.len() as u8, game: line.game };
            let line = seating::forfeit(words, &spot, &name, forfeit);
            bar.suspend(|| writeln!(io::stderr(), "{line}"))?;
        }
        book.as_mut().map_or(Ok(()), |book| book.keep(line))
    };
    let run = TournamentRun::of(&tournament).before(before).progress(&tick).stop(&stop);
    let result = run.each(&mut each).run();
    bar.finish_and_clear();
    let kept = args.save.as_deref().unwrap_or(Path::new("-"));
    let report = result.map_err(|error| long_run::trouble(desk, kept, error))?;
    if args.json {
        desk.json(&report)?;
    } else {
        show::run(desk, &report)?;
    }
    if report.stopped { Err(long_run::stopped(desk)) } else { Ok(()) }
}

fn tournament(desk: &Desk, args: &TournamentArgs) -> Result<Tournament, Stop> {
    let bots = args.how.entrants(desk, &args.bots)?;
    if bots.len() < 2 {
        return Err(Stop::Input(desk.text("cli-tournament-alone", &[])));
    }
    let tables = tables(desk, &args.edition, &args.house, &counts(&args.players))?;
    let house = House {
        seed: args.seed,
        threads: args.threads.unwrap_or(0),
        turn_limit: args.turn_limit,
        bot_timeout: args.how.timeout(),
    };
    Ok(Tournament { bots, tables, games: args.games, house })
}
