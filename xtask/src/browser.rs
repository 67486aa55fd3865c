//! The page in a real browser: checked, built, and played with Chromium.

use std::path::Path;
use std::process::Command;

use crate::page::{npm, ready};
use crate::python::binary;
use crate::steps::{Outcome, Steps, ended};
use crate::tools::{has, root};

/// Where Debian puts its Chromium.
pub(crate) const CHROMIUM: &str = "/usr/bin/chromium";

/// Checks and builds the page; the program reads it when it is tested.
pub(crate) fn page(steps: &mut Steps) {
    if !has("npm") {
        return steps.skip("page", "Node.js with npm is not installed");
    }
    steps.run("page", "npm run build, npm run check", || {
        let done =
            ready().and_then(|()| npm(&["run", "build"])).and_then(|()| npm(&["run", "check"]));
        done.map_or_else(Outcome::Failed, |()| Outcome::Passed)
    });
}

/// Plays in the browser.
pub(crate) fn steps(steps: &mut Steps) {
    const NAME: &str = "browser";
    if !has("npm") {
        return steps.skip(NAME, "Node.js with npm is not installed");
    }
    if !Path::new(CHROMIUM).is_file() {
        install(steps, "chromium");
    }
    if !Path::new(CHROMIUM).is_file() {
        return steps.skip(NAME, "Chromium is not installed, and apt could not bring it");
    }
    // Without such a font no test can tell whether Japanese fits.
    if !has_japanese() {
        install(steps, "fonts-ipafont-gothic");
    }
    let game = match binary() {
        Ok(game) => game,
        Err(why) => return steps.run(NAME, "building", || Outcome::Failed(why)),
    };
    let mut command = Command::new("npx");
    command.args(["playwright", "test"]).current_dir(root().join("web"));
    command.env("AUFACHSE_BIN", game).env("CHROMIUM", CHROMIUM);
    steps.run(NAME, "playwright test", || ended(command.status()));
}

/// A package of Debian, where we may install it.
fn install(steps: &mut Steps, package: &str) {
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        command.status().is_ok_and(|status| status.success())
    };
    steps.run(package, "apt-get install", || {
        if !has("apt-get") {
            return Outcome::Skipped("there is no apt here".to_owned());
        }
        let done =
            apt(&["update", "-q"]) && apt(&["install", "-qy", "--no-install-recommends", package]);
        let why = "apt-get could not install it; it needs the rights of an administrator";
        if done { Outcome::Passed } else { Outcome::Skipped(why.to_owned()) }
    });
}

fn has_japanese() -> bool {
    let fonts = Command::new("fc-list").arg(":lang=ja").output();
    fonts.is_ok_and(|fonts| !fonts.stdout.is_empty())
}
