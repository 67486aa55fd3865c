//! Tasks that are one call of cargo.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::tools::{cargo, cargo_here, has_cargo, root};

/// The game itself, in the caller's folder, so that paths mean what they say.
pub(crate) fn play(args: &[OsString]) -> ExitCode {
    if let Err(why) = crate::page::build() {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    let mut command = cargo_here(["run", "--profile", "play", "--package", "aufachse", "--"]);
    command.args(args);
    if crate::page::is_built() {
        command.env("AUFACHSE_PAGE", "built");
    }
    go(command)
}

/// Clients over sockets against a server of their own.
pub(crate) fn load(args: &[OsString]) -> ExitCode {
    let mut command =
        cargo_here(["run", "--release", "--package", "aufachse-server", "--example", "load", "--"]);
    command.args(args);
    go(command)
}

pub(crate) fn soak(
    games: Option<u64>,
    minutes: Option<u64>,
    seed: Option<u64>,
    args: &[OsString],
) -> ExitCode {
    let mut command =
        cargo_here(["run", "--release", "--package", "aufachse-rules", "--example", "soak", "--"]);
    for (name, value) in [("--games", games), ("--minutes", minutes), ("--seed", seed)] {
        if let Some(value) = value {
            command.arg(name).arg(value.to_string());
        }
    }
    command.args(args);
    go(command)
}

pub(crate) fn mutants(install: bool, args: &[OsString]) -> ExitCode {
    if !has_cargo("mutants") {
        if !install {
            eprintln!("cargo-mutants is not installed; say `cargo xtask mutants --install`");
            return ExitCode::FAILURE;
        }
        let installed = cargo(["install", "--locked", "cargo-mutants"]).status();
        if !installed.is_ok_and(|status| status.success()) {
            eprintln!("cargo-mutants could not be installed");
            return ExitCode::FAILURE;
        }
    }
    let mut command =
        cargo(["mutants", "--config", ".mutants.toml", "--package", "aufachse-rules"]);
    if has_cargo("nextest") {
        command.arg("--test-tool=nextest");
    }
    command.args(args);
    go(command)
}

/// Golden files of our own follow `UPDATE`, snapshots follow the variable of insta.
pub(crate) fn bless() -> ExitCode {
    let mut command = if has_cargo("nextest") {
        cargo(["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(["test", "--workspace", "--no-fail-fast"])
    };
    command.env("UPDATE", "1").env("INSTA_UPDATE", "always");
    go(command)
}

pub(crate) fn map() -> ExitCode {
    if let Err(error) = std::fs::create_dir_all(root().join("docs")) {
        eprintln!("docs cannot be made: {error}");
        return ExitCode::FAILURE;
    }
    let mut command = cargo(["run", "--release", "--package", "aufachse", "--"]);
    command.args(["board", "modern", "--svg", "--out", "docs/map.svg", "--force"]);
    go(command)
}

/// How strong the bots are, by the goals that they have.
pub(crate) fn strength(args: &[OsString]) -> ExitCode {
    let mut command =
        cargo(["run", "--release", "--package", "aufachse-lab", "--example", "strength", "--"]);
    command.args(args);
    go(command)
}

pub(crate) fn bench(args: &[OsString]) -> ExitCode {
    let mut command = cargo(["bench", "--package", "aufachse-measure"]);
    command.args(args);
    go(command)
}

/// Runs a command and ends as it ended, so that exit codes mean the same.
fn go(mut command: Command) -> ExitCode {
    match command.status() {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            code.map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_command_is_our_end() {
        let code = |code: ExitCode| format!("{code:?}");
        assert_eq!(code(go(cargo(["--version"]))), code(ExitCode::SUCCESS));
        assert_eq!(code(go(Command::new("no-such-program"))), code(ExitCode::FAILURE));
    }
}
