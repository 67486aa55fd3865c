//! Whole games on the full screen, through a real pseudo-terminal.
#![cfg(target_os = "linux")]

mod faults;
mod online;
mod pty;
#[path = "../common/server.rs"]
mod server;
mod together;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use pty::Program;

/// A short game against two bots.
const SHORT: [&str; 10] = [
    "play",
    "--now",
    "--turns",
    "9",
    "--bots",
    "random,lehrling",
    "--seed",
    "rain",
    "--pace-ms",
    "0",
];

#[test]
fn a_game_alone_from_the_first_key_to_the_result() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(100, 32, data.path(), &SHORT);
    game.see("Enter do it");
    assert!(game.is_full());
    game.play_on();
    game.press("q");
    assert!(game.end(), "it ends well");
    assert!(!game.is_full(), "the terminal is given back");
    let records = std::fs::read_dir(data.path().join("records")).expect("records").count();
    assert_eq!(records, 1, "the record is kept");
}

#[test]
fn a_game_is_set_up_by_keys() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(80, 24, data.path(), &["play", "--turns", "9", "--pace-ms", "0"]);
    game.see("A new table");
    // The third edition, and off.
    game.press("\x1b[C\x1b[C");
    game.see("Modern");
    game.press("\x1b[21~");
    game.see("Modern · Turn");
    game.press("q");
    game.see("--resume");
    game.press("\r");
    assert!(game.end());
}

#[test]
fn ctrl_z_a_resize_leaving_and_coming_back() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(80, 24, data.path(), &SHORT);
    game.see("Enter do it");
    game.press("\x1a");
    game.wait("a rest", Program::is_resting);
    game.wait("the old screen", |game| !game.is_full());
    kill(Pid::from_raw(game.id()), Signal::SIGCONT).expect("woken");
    game.wait("the screen again", Program::is_full);
    game.see("Enter do it");
    // A wide screen has panes where a narrow one has tabs.
    game.resize(190, 50);
    game.see("Public contracts");
    game.resize(60, 15);
    game.see("--plain");
    game.resize(120, 40);
    game.see("Enter do it");
    // A stop from outside is the same as Ctrl-Z.
    kill(Pid::from_raw(game.id()), Signal::SIGTSTP).expect("stopped");
    game.wait("a rest", Program::is_resting);
    game.wait("the old screen", |game| !game.is_full());
    kill(Pid::from_raw(game.id()), Signal::SIGCONT).expect("woken");
    game.wait("the screen again", Program::is_full);
    game.press("\x03");
    game.see("Everything is saved");
    game.press("\x03");
    assert!(game.end());
    assert!(game.text().contains("aufachse play --resume"), "{}", game.text());
    let mut again = Program::start(100, 32, data.path(), &["play", "--resume", "--pace-ms", "0"]);
    again.see("Enter do it");
    again.play_on();
}

#[test]
fn a_terminal_that_goes_away_ends_the_game_and_nothing_is_lost() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(80, 24, data.path(), &SHORT);
    game.see("Enter do it");
    kill(Pid::from_raw(game.id()), Signal::SIGHUP).expect("told");
    game.end();
    let mut again = Program::start(80, 24, data.path(), &["play", "--resume", "--pace-ms", "0"]);
    again.see("Enter do it");
}
