//! The workshop: builds, tests, checks and measures. `cargo xtask --help` lists the tasks.

mod browser;
mod coverage;
mod forward;
mod fuzz;
mod page;
mod python;
mod screenshots;
mod steps;
mod test;
mod tools;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The tasks of the workshop.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Pass every test there is, and say at the end what ran and what was skipped.
    Test,
    /// Build the page and the game and start it; everything after `play` goes to it.
    #[command(disable_help_flag = true)]
    Play {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Check that every clause of docs/rules is shown by a test, and no test names another.
    RulesCoverage {
        /// List every id with the tests that show it.
        #[arg(long)]
        list: bool,
        /// Print everything as one JSON object.
        #[arg(long, conflicts_with = "list")]
        json: bool,
    },
    /// Play random games and check everything, for as long as it is told.
    Soak {
        /// Stop after so many games.
        #[arg(long)]
        games: Option<u64>,
        /// Stop after so many minutes.
        #[arg(long)]
        minutes: Option<u64>,
        /// Where the dice begin.
        #[arg(long)]
        seed: Option<u64>,
        /// Anything more, after `--`, goes to the soak program as it is.
        #[arg(last = true)]
        args: Vec<OsString>,
    },
    /// Break the rules on purpose and see whether a test notices (cargo-mutants).
    Mutants {
        /// Install cargo-mutants first where it is missing.
        #[arg(long)]
        install: bool,
        /// Passed on to cargo-mutants.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Run the tests with UPDATE=1, which rewrites the golden files.
    Bless,
    /// Draw docs/map.svg anew.
    Map,
    /// Take the pictures of the page in docs/pictures anew, with the browser of the tests.
    Screenshots,
    /// Play each level of the bots against the one below and see whether it reaches its goal. It
    /// takes its time; `cargo xtask strength --help` lists the options.
    #[command(disable_help_flag = true)]
    Strength {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure a server with clients over sockets; `cargo xtask load --tables 50 --seconds 10`.
    ///
    /// Four clients sit at each table. Every player acts once in two seconds (`--pause-ms 2000`), so
    /// that a table has an action each half second; with `--pace turns` whoever has the turn takes
    /// two seconds, and a table has an action in two. The goal, p99 under 50 ms at 1000 tables on two
    /// cores, is meant in the first way. The report says which resource is at its limit.
    Load {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Measure the rules; everything after `bench` goes to `cargo bench`.
    Bench {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
}

fn main() -> ExitCode {
    match Cli::parse().task {
        Task::Test => test::run(),
        Task::Play { args } => forward::play(&args),
        Task::RulesCoverage { list, json } => coverage::run(coverage::Form::of(list, json)),
        Task::Soak { games, minutes, seed, args } => forward::soak(games, minutes, seed, &args),
        Task::Mutants { install, args } => forward::mutants(install, &args),
        Task::Bless => forward::bless(),
        Task::Map => forward::map(),
        Task::Screenshots => screenshots::run(),
        Task::Strength { args } => forward::strength(&args),
        Task::Load { args } => forward::load(&args),
        Task::Bench { args } => forward::bench(&args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parsed(line: &str) -> Task {
        Cli::try_parse_from(line.split(' ')).unwrap_or_else(|error| panic!("{error}")).task
    }

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn play_hands_everything_on() {
        let Task::Play { args } = parsed("xtask play --help board --svg") else { panic!() };
        assert_eq!(args, ["--help", "board", "--svg"]);
    }

    #[test]
    fn mutants_keeps_its_own_flag_and_hands_the_rest_on() {
        let Task::Mutants { install, args } = parsed("xtask mutants --install --shard 1/4") else {
            panic!()
        };
        assert!(install);
        assert_eq!(args, ["--shard", "1/4"]);
    }

    #[test]
    fn strength_hands_everything_on() {
        let Task::Strength { args } = parsed("xtask strength --only chef --help") else { panic!() };
        assert_eq!(args, ["--only", "chef", "--help"]);
    }

    #[test]
    fn soak_takes_numbers() {
        let Task::Soak { games, minutes, seed, args } = parsed("xtask soak --games 9 --seed 7")
        else {
            panic!()
        };
        assert_eq!((games, minutes, seed, args.len()), (Some(9), None, Some(7), 0));
        assert!(Cli::try_parse_from(["xtask", "soak", "--games", "many"]).is_err());
    }
}
