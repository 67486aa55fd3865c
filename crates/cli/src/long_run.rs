//! What takes its time: a bar that shows how far it is, and Ctrl-C to end it with what there is.

use std::io::{self, IsTerminal as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aufachse_lab::LabError;
use indicatif::{ProgressBar, ProgressStyle};

use crate::desk::Desk;
use crate::stop::Stop;

/// The exit code of a program that was stopped with Ctrl-C.
const STOPPED: u8 = 130;

/// The first Ctrl-C asks to come to an end, the second ends at once.
pub(crate) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = stop.clone();
    // Without a handler Ctrl-C ends the program as it always does.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(STOPPED));
        }
    });
    stop
}

/// A bar, where somebody looks on.
pub(crate) fn bar(desk: &Desk, games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template(&desk.text("cli-simulate-bar", &[])) {
        bar.set_style(style);
    }
    bar
}

/// Says that it was stopped, and ends with the code for that.
pub(crate) fn stopped(desk: &mut Desk) -> Stop {
    let said = desk.text("cli-simulate-stopped", &[]);
    desk.aside(&said);
    Stop::Code(STOPPED)
}

/// Why games could not be played to their end; where results are kept is named.
pub(crate) fn trouble(desk: &Desk, kept: &std::path::Path, error: LabError) -> Stop {
    match error {
        LabError::Setup(error) => Stop::Input(desk.words.told(&error)),
        LabError::Keep(error) => crate::files::unwritable(desk, kept, &error),
        LabError::Stuck(stuck) => Stop::Trouble(desk.text(
            "cli-simulate-stuck",
            &[
                ("game", stuck.game.to_string().into()),
                ("edition", (&stuck.edition).into()),
                ("players", stuck.players.into()),
                ("why", desk.words.told(&stuck.why).into()),
            ],
        )),
        LabError::Threads(error) => {
            let reason = error.to_string();
            Stop::Trouble(desk.text("cli-simulate-threads", &[("reason", reason.into())]))
        }
    }
}
