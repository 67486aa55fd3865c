//! The pictures of the page for the documents: a real game, played and photographed.

use std::process::{Command, ExitCode};

use crate::browser::CHROMIUM;
use crate::python::binary;
use crate::tools::root;

/// Builds the page and the game, and lets the browser take the pictures.
pub(crate) fn run() -> ExitCode {
    match taken() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn taken() -> Result<(), String> {
    crate::page::build()?;
    crate::page::ready()?;
    let game = binary()?;
    let mut command = Command::new("node");
    command.arg("scripts/pictures.mjs").current_dir(root().join("web"));
    command.env("AUFACHSE_BIN", game).env("CHROMIUM", CHROMIUM);
    let ran = command.status().map_err(|error| format!("node could not be started: {error}"))?;
    if ran.success() { Ok(()) } else { Err("the pictures could not be taken".to_owned()) }
}
