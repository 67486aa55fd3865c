//! `aufachse replay`: tells a recorded game in words.

mod story;
mod table;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

use aufachse_rules::{Game, Record, Seat, Viewer};
use aufachse_terminal::{plain, screen};
use clap::Args;

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::numbers::whole;
use crate::stop::Stop;
use crate::theme::ScreenArgs;
use crate::verify::{DiceProof, reason};

/// Tell a recorded game in words, turn by turn, or show the table at some point of it.
///
/// A record is open: without --seat you see everybody's contracts. Before anything is told, the
/// record is played to its end and checked as `aufachse verify` checks it: actions, fingerprints
/// and, where its seed is there, every throw and draw. A record that does not hold is refused with
/// its first wrong line. Actions are counted from 1; each turn says with which it began.
///
/// Exit codes: 0 if the game was told, 2 if the record is refused or cannot be read.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse replay game.jsonl                    the whole game in words
  aufachse replay game.jsonl --at 120           the table after the 120th action
  aufachse replay game.jsonl --at 120 --seat 0  the same as the first seat sees it
  aufachse replay game.jsonl --json             every action with what it brought about
  aufachse replay --watch game.jsonl            the game as it was played, to look on")]
pub(crate) struct ReplayArgs {
    /// A record; - is the standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show the table after this many actions; 0 is before the first.
    #[arg(long, value_name = "N", value_parser = number)]
    at: Option<usize>,
    /// Show only what this seat may see, counted from 0 as in the record.
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<u8>,
    /// Write it as JSON.
    #[arg(long)]
    json: bool,
    /// Look on as the game is played again, on the full screen or in lines of text.
    #[arg(long, conflicts_with_all = ["at", "seat", "json"])]
    watch: bool,
    /// With --watch: lines of text instead of the full screen.
    #[arg(long, requires = "watch")]
    plain: bool,
    /// With --watch in lines of text: milliseconds after each action.
    #[arg(long, value_name = "T", default_value = "400", value_parser = pace, requires = "watch")]
    pace_ms: u64,
    #[command(flatten)]
    screen: ScreenArgs,
}

fn pace(typed: &str) -> Result<u64, String> {
    whole(typed, 0, 60_000)
}

fn number(typed: &str) -> Result<usize, String> {
    whole(typed, 0, 1_000_000_000)
}

fn seat(typed: &str) -> Result<u8, String> {
    whole(typed, 0, 5)
}

pub(crate) fn run(desk: &mut Desk, args: &ReplayArgs) -> Result<(), Stop> {
    let record = read(desk, args)?;
    if args.watch {
        return watch(desk, args, &record);
    }
    let viewer = viewer(desk, args, &record)?;
    let last = record.entries.len();
    if let Some(at) = args.at
        && at > last
    {
        let values = [("number", at.into()), ("last", last.into())];
        return Err(Stop::Input(desk.text("cli-replay-beyond", &values)));
    }
    let start = record.start().map_err(|error| refused(desk, args, Some(&record), &error))?;
    let mut shown: Game = start.clone();
    let names = desk.words.names_of(&record.header);
    let mut story = story::Story::of(desk.words, start.rules(), &names, viewer);
    let folded = record.fold(|i, entry, told, game| match args.at {
        None => story.add(i + 1, entry, told),
        Some(at) if i + 1 == at => shown = game.clone(),
        Some(_) => {}
    });
    let played = folded.map_err(|error| refused(desk, args, Some(&record), &error))?;
    match (args.at, args.json) {
        (None, json) => {
            let story = story.finish(DiceProof::of(&record, played.proof));
            story.tell(desk, &record, &names, json)
        }
        (Some(at), true) => table::json(desk, &shown, at, last, viewer),
        (Some(at), false) => table::show(desk, &shown, &record, at, viewer),
    }
}

/// Reads the record. Its text is dropped before it is played.
fn read(desk: &Desk, args: &ReplayArgs) -> Result<Record, Stop> {
    let text = files::read(desk, &args.file)?;
    Record::from_text(&text).map_err(|error| refused(desk, args, None, &error))
}

fn watch(desk: &mut Desk, args: &ReplayArgs, record: &Record) -> Result<(), Stop> {
    // A record from the standard input leaves no keyboard, but the screen may still be one.
    let watched = if args.plain || !std::io::stdout().is_terminal() {
        let pace = Duration::from_millis(args.pace_ms);
        plain::watch(record, desk.words, &mut desk.out, pace)
    } else {
        screen::watch(record, desk.words, &args.screen.options())
    };
    watched.map_err(|broken| match broken {
        plain::Broken::Output(error) => Stop::from(error),
        plain::Broken::Record(error) => refused(desk, args, Some(record), &error),
    })
}

fn viewer(desk: &Desk, args: &ReplayArgs, record: &Record) -> Result<Option<Viewer>, Stop> {
    let players = record.header.seats.len().max(record.header.setup.players as usize);
    match args.seat {
        Some(seat) if usize::from(seat) >= players => {
            let values = [("seat", seat.into()), ("last", players.saturating_sub(1).into())];
            Err(Stop::Input(desk.text("cli-replay-seat", &values)))
        }
        seat => Ok(seat.map(|seat| Viewer::Seat(Seat(seat)))),
    }
}

fn refused(
    desk: &Desk,
    args: &ReplayArgs,
    record: Option<&Record>,
    error: &aufachse_rules::InputError,
) -> Stop {
    Stop::Input(desk.text(
        "cli-file-fault",
        &[
            ("file", shown(&args.file).into()),
            ("line", error.line.into()),
            ("reason", reason(desk, record, error).into()),
        ],
    ))
}
