//! The example bots in Python: each plays, through the engine protocol or seated by the bot protocol.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::steps::{Outcome, Steps, ended};
use crate::tools::{cargo, has, root, shown};

const NAME: &str = "example bots";

/// A bot that names this is seated by the game; any other runs the game itself.
const BOT_PROTOCOL: &str = "aufachse-bot/1";

/// A bot that waits for an answer that never comes must not hold up the rest.
const LIMIT: Duration = Duration::from_secs(180);

/// Runs every `examples/*.py`. A bot finds the game as `aufachse` on its path,
/// or in the environment variable `AUFACHSE`.
pub(crate) fn steps(steps: &mut Steps) {
    let bots = bots(&root().join("examples"));
    if bots.is_empty() {
        return steps.skip(NAME, "there is none in examples");
    }
    if !has("python3") {
        return steps.skip(NAME, "python3 is not installed");
    }
    let binary = match binary() {
        Ok(binary) => binary,
        Err(why) => return steps.run(NAME, "building", || Outcome::Failed(why)),
    };
    for bot in bots {
        let name = format!("example bot {}", bot.display());
        let path = Path::new("examples").join(&bot);
        if fs::read_to_string(root().join(&path)).is_ok_and(|text| text.contains(BOT_PROTOCOL)) {
            let command = seated(&binary, &path);
            steps.run(&name, &shown(&command), || no_forfeits(command));
            continue;
        }
        let mut command = Command::new("python3");
        command.arg(path).current_dir(root());
        command.env("AUFACHSE", &binary).env("PATH", path_with(&binary)).stdin(Stdio::null());
        steps.run(&name, &shown(&command), || limited(command, LIMIT));
    }
}

/// Some games against a Lehrling.
fn seated(binary: &Path, bot: &Path) -> Command {
    let mut command = Command::new(binary);
    let seats = format!("cmd:python3 {},lehrling", bot.display());
    command.args(["simulate", "--games", "4", "--turn-limit", "400", "--bot-timeout", "30"]);
    command.args(["--edition", "classic,modern", "--json", "--seats", &seats]);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The game itself sees to it that no bot holds it up; here it is only asked how that went.
fn no_forfeits(mut command: Command) -> Outcome {
    let output = match command.stderr(Stdio::inherit()).output() {
        Ok(output) if output.status.success() => output,
        Ok(output) => return ended(Ok(output.status)),
        Err(error) => return ended(Err(error)),
    };
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    match report["bots"][0]["forfeits"].as_u64() {
        Some(0) => Outcome::Passed,
        Some(n) => Outcome::Failed(format!("it forfeited its seat in {n} games")),
        None => Outcome::Failed("the game gave no report".into()),
    }
}

/// The names of the programs in a folder; a leading underscore marks a helper.
fn bots(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut bots: Vec<PathBuf> = entries
        .filter_map(|entry| Some(PathBuf::from(entry.ok()?.file_name())))
        .filter(|name| name.extension().is_some_and(|ending| ending == "py"))
        .filter(|name| !name.to_string_lossy().starts_with('_'))
        .collect();
    bots.sort();
    bots
}

/// Builds the game and asks cargo where it put it.
pub(crate) fn binary() -> Result<PathBuf, String> {
    let output = cargo(["build", "-p", "aufachse", "--message-format=json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if !output.status.success() {
        return Err("the game does not build".into());
    }
    executable(&String::from_utf8_lossy(&output.stdout))
        .ok_or_else(|| "cargo built no program called aufachse".into())
}

fn executable(messages: &str) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let path = message["executable"].as_str()?;
        (message["target"]["name"] == "aufachse").then(|| path.into())
    })
}

fn path_with(binary: &Path) -> OsString {
    let old = env::var_os("PATH").unwrap_or_default();
    let folders = binary.parent().map(Path::to_owned).into_iter().chain(env::split_paths(&old));
    env::join_paths(folders).unwrap_or(old)
}

fn limited(mut command: Command, limit: Duration) -> Outcome {
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return ended(Err(error)),
    };
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return ended(Ok(status)),
            Err(error) => return ended(Err(error)),
            Ok(None) if begun.elapsed() < limit => sleep(Duration::from_millis(20)),
            Ok(None) => {
                // It may have ended by itself in this moment; either way it is gone.
                let _ = child.kill();
                let _ = child.wait();
                return Outcome::Failed(format!("still running after {} s", limit.as_secs()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let messages = r#"{"reason":"compiler-artifact","target":{"name":"serde"},"executable":null}
not json at all
{"reason":"compiler-artifact","target":{"name":"aufachse"},"executable":"/t/debug/aufachse"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages), Some("/t/debug/aufachse".into()));
        assert_eq!(executable(""), None);
    }

    #[test]
    fn a_folder_that_is_not_there_holds_no_bots() {
        assert!(bots(Path::new("no/such/folder")).is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn a_bot_that_hangs_is_stopped() {
        let mut command = Command::new("sleep");
        command.arg("60");
        let outcome = limited(command, Duration::from_millis(50));
        assert!(matches!(outcome, Outcome::Failed(why) if why.starts_with("still running")));
    }
}
