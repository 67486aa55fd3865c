//! `aufachse board`: a board as a list, as a drawing, or checked.

mod check;
mod draw;
mod list;

use std::path::PathBuf;

use aufachse_rules::board::{BUILTIN_BOARDS, Board, builtin_board};
use clap::{Args, Subcommand};

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::stop::Stop;

/// Show a board, draw its map, or check files of your own.
///
/// Without more it lists the cities, the roads and the event spaces of the classic board.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_long_help = "Examples:
  aufachse board                                  the classic board as a list
  aufachse board modern --json                    the modern board for a program
  aufachse board modern --svg --out map.svg       the map as a picture
  aufachse board modern --svg --dark > night.svg  the same at night
  aufachse board --board mine.toml --svg          a board of your own
  aufachse board check                            check everything in the box
  aufachse board check mine.toml cards.toml       check your own files"
)]
#[expect(clippy::struct_excessive_bools, reason = "they are options of a command line")]
pub(crate) struct BoardArgs {
    #[command(subcommand)]
    check: Option<BoardCommand>,
    /// A board in the box: classic or modern.
    #[arg(value_name = "NAME", conflicts_with = "file")]
    name: Option<String>,
    /// The board in this file.
    #[arg(long = "board", value_name = "FILE")]
    file: Option<PathBuf>,
    /// Write the board as JSON.
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Draw the map as an SVG picture.
    #[arg(long)]
    svg: bool,
    /// Draw it for the night.
    #[arg(long, requires = "svg")]
    dark: bool,
    /// Write the picture into this file instead of the standard output.
    #[arg(long, value_name = "FILE", requires = "svg")]
    out: Option<PathBuf>,
    /// Overwrite the file if it is already there.
    #[arg(long, requires = "out")]
    force: bool,
}

#[derive(Debug, Subcommand)]
enum BoardCommand {
    Check(check::CheckArgs),
}

pub(crate) fn run(desk: &mut Desk, args: &BoardArgs) -> Result<(), Stop> {
    if let Some(BoardCommand::Check(check)) = &args.check {
        return check::run(desk, check);
    }
    let board = chosen(desk, args)?;
    if args.svg {
        draw::run(desk, &board, args.dark, args.out.as_deref(), args.force)
    } else if args.json {
        desk.json(&list::BoardJson::of(&board))
    } else {
        list::run(desk, &board)
    }
}

fn chosen(desk: &Desk, args: &BoardArgs) -> Result<Board, Stop> {
    let (file, text) = match &args.file {
        Some(path) => (shown(path), files::read(desk, path)?),
        None => builtin(desk, args.name.as_deref().unwrap_or("classic"))?,
    };
    Board::from_toml(&file, &text).map_err(|faults| Stop::Input(desk.words.input_errors(&faults)))
}

fn builtin(desk: &Desk, name: &str) -> Result<(String, String), Stop> {
    if let Some(text) = builtin_board(name) {
        return Ok((name.to_owned(), text.to_owned()));
    }
    let mut all: Vec<&str> = BUILTIN_BOARDS.iter().map(|(name, _)| *name).collect();
    all.push("check");
    Err(desk.unknown(desk.text("cli-unknown-board", &[("name", name.into())]), name, &all))
}
