//! The `aufachse` command: arguments, files and wiring, one file a command.

#![forbid(unsafe_code)]

mod bench;
mod board;
mod bot_rows;
mod columns;
mod desk;
mod editions;
mod engine;
mod files;
mod guide;
mod house;
mod long_run;
mod numbers;
mod replay;
mod seating;
mod simulate;
mod stop;
mod tournament;
mod verify;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::desk::Desk;
use crate::stop::Stop;

/// Auf Achse, the board game of lorries and freight by Wolfgang Kramer, in the terminal.
///
/// Without a command it shows a short guide. Every command has a --help of its own with examples,
/// and --json where a program may want to read along.
///
/// Exit codes: 0 if all is well, 1 if something that was checked does not hold, 2 if what was
/// typed or read cannot be used, 130 if it was stopped with Ctrl-C.
#[derive(Debug, Parser)]
#[command(name = "aufachse", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Board(board::BoardArgs),
    Editions(editions::EditionsArgs),
    Simulate(simulate::SimulateArgs),
    Tournament(tournament::TournamentArgs),
    Replay(replay::ReplayArgs),
    Verify(verify::VerifyArgs),
    Engine(engine::EngineArgs),
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut desk = Desk::new();
    let mut ended = match &cli.command {
        None => guide::run(&mut desk),
        Some(Command::Board(args)) => board::run(&mut desk, args),
        Some(Command::Editions(args)) => editions::run(&mut desk, args),
        Some(Command::Simulate(args)) => simulate::run(&mut desk, args),
        Some(Command::Tournament(args)) => tournament::run(&mut desk, args),
        Some(Command::Replay(args)) => replay::run(&mut desk, args),
        Some(Command::Verify(args)) => verify::run(&mut desk, args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Bench(args)) => bench::run(&mut desk, args),
    };
    if let Err(error) = desk.out.flush() {
        ended = Err(Stop::from(error));
    }
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => desk.tell(stop),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }
}
