//! The page is compiled in: where it is built anew, the server is too.
//!
//! A release build makes the page itself if it is not there and npm is, so that one command gives a
//! whole program. Other builds never do: tests and documents need none, and `cargo xtask` makes it
//! where one is needed.

use std::path::Path;
use std::process::Command;

/// The folder of the page's sources.
const WEB: &str = "../../web";

fn main() {
    // A folder that is not there cannot be watched without compiling every time; `cargo xtask play`
    // says by the variable that it is there now, and `none` says that no page is wanted.
    println!("cargo::rerun-if-env-changed=AUFACHSE_PAGE");
    // Migrations are compiled in as well.
    println!("cargo::rerun-if-changed=migrations");
    let page = Path::new(WEB).join("dist").join("index.html");
    if page.is_file() {
        println!("cargo::rerun-if-changed={WEB}/dist");
        return;
    }
    println!("cargo::rerun-if-changed=build.rs");
    let wanted = std::env::var("AUFACHSE_PAGE").map_or(true, |page| page != "none");
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !wanted || !release || std::env::var_os("DOCS_RS").is_some() {
        return;
    }
    // The page that is made here is newer than this run, so it is not watched until the next one;
    // its files are compiled in by name, and rustc sees when they change.
    if let Err(why) = make() {
        // Whoever makes the page then gets it with the next build.
        println!("cargo::rerun-if-changed={WEB}");
        println!("cargo::warning=The program is built without its page: {why}.");
        println!(
            "cargo::warning=Everything else works. For the page install Node.js 20 with npm, run \
             `npm ci && npm run build` in web, and build again."
        );
    }
}

/// Makes the page.
fn make() -> Result<(), String> {
    if !Path::new(WEB).join("package.json").is_file() {
        return Err("its sources are not here".to_owned());
    }
    if !Path::new(WEB).join("node_modules").join(".package-lock.json").is_file() {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    npm(&["run", "build"])
}

fn npm(args: &[&str]) -> Result<(), String> {
    // On Windows npm is a script, which only a shell finds.
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "npm"]);
        shell
    } else {
        Command::new("npm")
    };
    let told = command.args(args).current_dir(WEB).output();
    let told = told.map_err(|error| format!("npm cannot be run ({error})"))?;
    if told.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&told.stderr);
    let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    Err(format!("npm {} failed ({})", args.join(" "), last.trim()))
}
