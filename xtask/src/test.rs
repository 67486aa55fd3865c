//! `cargo xtask test`: every test there is.

use std::env;
use std::process::{Command, ExitCode};

use crate::browser;
use crate::coverage;
use crate::fuzz;
use crate::python;
use crate::steps::{Outcome, Steps};
use crate::tools::{cargo, has_cargo};

/// Runs every step, even after one has failed, so that all faults are seen at once.
pub(crate) fn run() -> ExitCode {
    let mut steps = Steps::default();

    // The page comes first: the game is compiled with it.
    browser::page(&mut steps);
    steps.command("format", cargo(["fmt", "--all", "--check"]));
    steps.command(
        "lints",
        cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    );
    tests(&mut steps);
    steps.command("documentation", documentation());
    steps.run("rules coverage", "every clause is shown by a test", || {
        match coverage::check(coverage::Form::Faults) {
            Ok(()) => Outcome::Passed,
            Err(why) => Outcome::Failed(why),
        }
    });
    python::steps(&mut steps);
    browser::steps(&mut steps);
    if has_cargo("deny") {
        // Advisories need the network, and change under unchanged code.
        steps.command("licences", cargo(["deny", "check", "licenses", "bans", "sources"]));
    } else {
        steps.skip("licences", "cargo-deny is not installed");
    }
    fuzz::steps(&mut steps);

    steps.finish()
}

fn tests(steps: &mut Steps) {
    if has_cargo("nextest") {
        steps.command("tests", strict(cargo(["nextest", "run", "--workspace", "--no-fail-fast"])));
        steps.command(
            "examples in the documentation",
            strict(cargo(["test", "--workspace", "--doc", "--no-fail-fast"])),
        );
    } else {
        steps.command("tests", strict(cargo(["test", "--workspace", "--no-fail-fast"])));
    }
}

/// Golden files are compared here, never rewritten, whatever the caller's
/// environment says; `cargo xtask bless` is there for that.
fn strict(mut command: Command) -> Command {
    command.env_remove("UPDATE").env("INSTA_UPDATE", "no");
    command
}

fn documentation() -> Command {
    let mut command = cargo(["doc", "--workspace", "--no-deps"]);
    let flags = env::var("RUSTDOCFLAGS").unwrap_or_default();
    command.env("RUSTDOCFLAGS", format!("{flags} -D warnings").trim_start());
    command
}
