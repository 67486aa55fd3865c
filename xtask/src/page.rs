//! The page: built before the game, so that it is compiled in.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::tools::{has, root};

/// Builds the page where there is one and it has changed since it was built.
pub(crate) fn build() -> Result<(), String> {
    let web = root().join("web");
    if !web.join("package.json").is_file() {
        return Ok(());
    }
    let built = changed(&web.join("dist").join("index.html"));
    // Words, rules and the shapes of the countries are read when the page is built.
    let shared = ["locales", "docs/rules", "crates/map/data"].map(|dir| root().join(dir));
    let own = ["src", "public", "plugins"].map(|dir| web.join(dir));
    let files = ["package.json", "package-lock.json", "index.html", "vite.config.ts"];
    let newest = shared.iter().chain(&own).map(|dir| newest(dir));
    let newest = newest.chain(files.iter().map(|file| changed(&web.join(file)))).flatten().max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    if !has("npm") {
        return Err("the page needs Node.js with npm to be built: https://nodejs.org".to_owned());
    }
    ready()?;
    npm(&["run", "build"])
}

/// Is there a page to compile in?
pub(crate) fn is_built() -> bool {
    root().join("web").join("dist").join("index.html").is_file()
}

/// Installs what the page is built with, where that has changed.
pub(crate) fn ready() -> Result<(), String> {
    let web = root().join("web");
    let installed = changed(&web.join("node_modules").join(".package-lock.json"));
    if installed.is_none() || installed < changed(&web.join("package-lock.json")) {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// Runs npm in the folder of the page.
pub(crate) fn npm(args: &[&str]) -> Result<(), String> {
    // On Windows npm is a script, which only a shell finds.
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "npm"]);
        shell
    } else {
        Command::new("npm")
    };
    let ran = command.args(args).current_dir(root().join("web")).status();
    match ran {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("npm {} failed in web/", args.join(" "))),
    }
}

/// When a file was changed last.
fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().ok()?.modified().ok()
}

/// When anything in a folder was changed last.
fn newest(dir: &Path) -> Option<SystemTime> {
    let entries = std::fs::read_dir(dir).ok()?;
    let times = entries.flatten().filter_map(|entry| {
        let path = entry.path();
        if path.is_dir() { newest(&path) } else { changed(&path) }
    });
    times.max()
}
