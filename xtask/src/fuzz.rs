//! The fuzz targets, a few seconds each, where cargo-fuzz is installed.

use crate::steps::{Outcome, Steps};
use crate::tools::{cargo, has_cargo, root};

const NAME: &str = "fuzz";
const SECONDS: u32 = 5;

/// Runs every target that `cargo fuzz list` knows.
///
/// Their bodies are also ordinary tests over a mutated corpus, so that bad
/// input is tried everywhere, with this tool or without it.
pub(crate) fn steps(steps: &mut Steps) {
    if !root().join("fuzz/Cargo.toml").is_file() {
        return steps.skip(NAME, "there are no targets");
    }
    if !has_cargo("fuzz") {
        return steps.skip(
            NAME,
            "cargo-fuzz is not installed; the same bodies ran as tests over a mutated corpus",
        );
    }
    let targets = match targets() {
        Ok(targets) => targets,
        Err(why) => return steps.run(NAME, "cargo fuzz list", || Outcome::Failed(why)),
    };
    for target in targets {
        // Without a sanitizer the instrumentation is stable Rust, and nothing
        // is lost: the crates forbid unsafe code.
        let mut command =
            cargo(["fuzz", "run", "--fuzz-dir", "fuzz", "--sanitizer", "none", &target]);
        let seeds = root().join("fuzz/seeds").join(&target);
        if seeds.is_dir() {
            // What is found goes to the first folder, so that the seeds stay as they are.
            command.arg(format!("fuzz/corpus/{target}")).arg(format!("fuzz/seeds/{target}"));
            if let Err(error) = std::fs::create_dir_all(root().join("fuzz/corpus").join(&target)) {
                steps.run(NAME, "making the corpus folder", || Outcome::Failed(error.to_string()));
                continue;
            }
        }
        command.arg("--").arg(format!("-max_total_time={SECONDS}")).arg("-timeout=10");
        steps.command(&format!("{NAME} {target}"), command);
    }
}

fn targets() -> Result<Vec<String>, String> {
    let output = cargo(["fuzz", "list", "--fuzz-dir", "fuzz"])
        .output()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}
