//! What must not happen, and happens: faults, signals, terminals that change all the time.

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::SHORT;
use crate::pty::Program;

/// The number of the turn on the screen.
fn turn(game: &Program) -> u32 {
    let text = game.text();
    let behind = text.split("Turn ").nth(1).unwrap_or_else(|| panic!("no turn:\n{text}"));
    behind.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a number")
}

/// Plays until some turn has come.
fn play_to(game: &mut Program, wanted: u32) {
    for _ in 0..2000 {
        game.see("Turn ");
        if turn(game) >= wanted && game.text().contains('▸') {
            return;
        }
        if game.text().contains('▸') {
            game.press("\r");
        }
        std::thread::sleep(std::time::Duration::from_millis(15));
    }
    panic!("that turn never came:\n{}", game.text());
}

/// Goes on with the game of a folder; it is where it was.
fn goes_on(data: &std::path::Path, at: u32) {
    let mut again = Program::start(80, 24, data, &["play", "--resume", "--pace-ms", "0"]);
    again.see("Enter do it");
    assert!(turn(&again) >= at, "moves are lost:\n{}", again.text());
    again.press("q\r");
    assert!(again.end());
}

/// A build without checks has no fault to ask for.
#[cfg(debug_assertions)]
#[test]
fn a_fault_gives_the_terminal_back_and_the_game_is_safe() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(80, 24, data.path(), &SHORT);
    game.see("Enter do it");
    assert!(!game.is_given_back(), "the game has the terminal");
    play_to(&mut game, 4);
    let at = turn(&game);
    game.press("\x1b[24~");
    assert!(!game.end(), "a fault is no good end");
    game.see("a fault on purpose");
    game.see("aufachse play --resume");
    game.wait("the terminal", Program::is_given_back);
    goes_on(data.path(), at);
}

#[test]
fn a_signal_to_end_gives_the_terminal_back_and_the_game_is_safe() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(100, 30, data.path(), &SHORT);
    game.see("Enter do it");
    play_to(&mut game, 4);
    let at = turn(&game);
    kill(Pid::from_raw(game.id()), Signal::SIGTERM).expect("told");
    assert!(game.end(), "it ends as if one had left");
    game.see("aufachse play --resume");
    game.wait("the terminal", Program::is_given_back);
    goes_on(data.path(), at);
}

/// Sizes that windows have while somebody pulls at them, one after the other without a pause.
#[test]
fn a_storm_of_sizes_breaks_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(120, 40, data.path(), &SHORT);
    game.see("Enter do it");
    let sizes = (1..=40_u16).map(|step| (20 + step * 5, 5 + step * 37 % 55));
    for (at, (columns, rows)) in sizes.chain([(20, 5), (79, 24), (80, 23)]).enumerate() {
        game.resize(columns, rows);
        // Keys come in between: windows over the table, another tab, a closer look.
        game.press(["?", "\x1b", "t", "m", "\x1b", "+", "/", "\x1b", "0", "\t"][at % 10]);
        if at % 4 == 0 {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }
    game.press("\x1b");
    game.resize(20, 5);
    game.see("80×24");
    game.resize(40, 10);
    game.see("--plain");
    game.resize(80, 24);
    // An escape that comes together with the next key is one key with it, as terminals have it: what
    // is still open is closed by escapes that come alone.
    for _ in 0..50 {
        if game.text().contains("? help") {
            break;
        }
        game.press("\x1b");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    game.see("? help");
    game.see("Turn ");
    // Whatever was left of other sizes is gone: every line is drawn anew.
    let text = game.text();
    assert!(text.lines().count() <= 24 && text.contains("q quit"), "{text}");
    play_to(&mut game, 3);
}

#[test]
fn a_record_that_is_watched_is_left_by_a_signal_and_by_ctrl_z() {
    let data = tempfile::tempdir().expect("a folder");
    let mut game = Program::start(100, 30, data.path(), &SHORT);
    game.see("Enter do it");
    game.play_on();
    game.press("q");
    assert!(game.end());
    let mut records = std::fs::read_dir(data.path().join("records")).expect("records");
    let record = records.next().expect("a record").expect("a record").path();
    let record = record.to_str().expect("a path");
    let mut watch = Program::start(80, 24, data.path(), &["replay", "--watch", record]);
    watch.see("q quit");
    watch.press("g3\r");
    watch.see("Turn 3 of");
    watch.press("\x1a");
    watch.wait("a rest", Program::is_resting);
    watch.wait("the terminal", Program::is_given_back);
    kill(Pid::from_raw(watch.id()), Signal::SIGCONT).expect("woken");
    watch.wait("the screen again", Program::is_full);
    watch.resize(30, 8);
    watch.see("80×24");
    watch.resize(190, 50);
    watch.see("Turn 3 of");
    kill(Pid::from_raw(watch.id()), Signal::SIGTERM).expect("told");
    assert!(watch.end());
    watch.wait("the terminal", Program::is_given_back);
}
