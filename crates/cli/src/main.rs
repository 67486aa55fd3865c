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
mod language;
mod long_run;
mod numbers;
mod play;
mod replay;
mod rules;
mod seating;
mod serve;
mod shell;
mod simulate;
mod stop;
mod theme;
mod tournament;
mod verify;

use std::io::Write as _;
use std::process::ExitCode;
use std::sync::LazyLock;

use aufachse_rules::{PLAYED_REVISIONS, RECORD_FORMAT};
use clap::{Parser, Subcommand};

use crate::desk::Desk;
use crate::stop::Stop;

/// The version of the program, and which records it plays.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let revisions: Vec<String> = PLAYED_REVISIONS.iter().map(u32::to_string).collect();
    format!(
        "{}\nrecords: {RECORD_FORMAT}\nrevisions of the rules: {}",
        env!("CARGO_PKG_VERSION"),
        revisions.join(", ")
    )
});

/// Auf Achse, the board game of lorries and freight by Wolfgang Kramer, in the terminal.
///
/// Without a command it opens the game in the browser, for this machine alone; `aufachse guide` says
/// what else there is. Every command has a --help of its own with examples,
/// and --json where a program may want to read along.
///
/// Exit codes: 0 if all is well, 1 if something that was checked does not hold, 2 if what was
/// typed or read cannot be used, 130 if it was stopped with Ctrl-C.
#[derive(Debug, Parser)]
#[command(
    name = "aufachse",
    version,
    long_version = LONG_VERSION.as_str(),
    disable_help_subcommand = true
)]
struct Cli {
    /// The language of everything that is said, by its two letters, such as de.
    ///
    /// If it is not named, the variable `AUFACHSE_LANG` counts, and then the language that the system
    /// is set to. These pages of help are in English, and so is everything in JSON.
    #[arg(long, global = true, value_name = "CODE")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(Box<play::PlayArgs>),
    Serve(Box<serve::ServeArgs>),
    /// Say in short what there is.
    Guide,
    Board(board::BoardArgs),
    Editions(editions::EditionsArgs),
    Rules(rules::RulesArgs),
    Simulate(simulate::SimulateArgs),
    Tournament(tournament::TournamentArgs),
    Replay(replay::ReplayArgs),
    Verify(verify::VerifyArgs),
    Engine(engine::EngineArgs),
    Bench(bench::BenchArgs),
    Completions(shell::CompletionsArgs),
    Man(shell::ManArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut desk = Desk::new();
    let mut ended = match language::check(&desk, cli.lang.as_deref()) {
        Ok(()) => run(&mut desk, cli.command.as_ref()),
        Err(stop) => Err(stop),
    };
    if let Err(error) = desk.out.flush() {
        ended = Err(Stop::from(error));
    }
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => desk.tell(stop),
    }
}

fn run(desk: &mut Desk, command: Option<&Command>) -> Result<(), Stop> {
    match command {
        None => serve::at_home(desk),
        Some(Command::Play(args)) => play::run(desk, args),
        Some(Command::Serve(args)) => serve::run(desk, args),
        Some(Command::Guide) => guide::run(desk),
        Some(Command::Board(args)) => board::run(desk, args),
        Some(Command::Editions(args)) => editions::run(desk, args),
        Some(Command::Rules(args)) => rules::run(desk, args),
        Some(Command::Simulate(args)) => simulate::run(desk, args),
        Some(Command::Tournament(args)) => tournament::run(desk, args),
        Some(Command::Replay(args)) => replay::run(desk, args),
        Some(Command::Verify(args)) => verify::run(desk, args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Bench(args)) => bench::run(desk, args),
        Some(Command::Completions(args)) => {
            shell::completions(desk, args);
            Ok(())
        }
        Some(Command::Man(args)) => shell::man(desk, args),
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
