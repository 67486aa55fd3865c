//! Cargo and its helpers: where they are, and whether they are there at all.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The cargo that started us, so that a chosen toolchain stays chosen,
/// working in the folder of the workspace.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = cargo_here(args);
    command.current_dir(root());
    command
}

/// The same in the folder that the caller stands in, for commands that are
/// given paths of files.
pub(crate) fn cargo_here<const N: usize>(args: [&str; N]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Is a cargo subcommand such as `nextest` installed?
pub(crate) fn has_cargo(subcommand: &str) -> bool {
    answers(cargo([subcommand, "--version"]))
}

/// Is a program installed?
pub(crate) fn has(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version");
    answers(command)
}

fn answers(mut command: Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![name.to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_without_its_path() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--all"]);
        assert_eq!(shown(&command), "cargo fmt --all");
    }

    #[test]
    fn cargo_is_there_and_nonsense_is_not() {
        assert!(answers(cargo(["--version"])));
        assert!(!has_cargo("no-such-subcommand"));
        assert!(!has("no-such-program-at-all"));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file());
    }
}
