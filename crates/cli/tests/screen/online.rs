//! At a running server: lobby, waiting room, links and codes, and playing again.

use std::path::Path;

use crate::pty::{Program, play_on};
use crate::server::Server;

/// The next row, and the keys that begin and confirm.
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const F10: &str = "\x1b[21~";

struct House {
    folder: tempfile::TempDir,
    server: Server,
}

impl House {
    fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let server = Server::start(&folder.path().join("server"));
        House { folder, server }
    }

    /// Somebody at a terminal of his own.
    fn visitor(&self, name: &str, args: &[&str]) -> Program {
        let data = self.folder.path().join(name);
        std::fs::create_dir_all(&data).expect("a folder");
        Program::start(100, 32, Path::new(&data), &[&["play"], args].concat())
    }

    /// Ada opens a table for herself and somebody with a link, and waits.
    fn host(&self, more: &[&str]) -> Program {
        let address = self.server.address.as_str();
        let mut ada =
            self.visitor("ada", &[&["--server", address, "--name", "Ada"], more].concat());
        ada.see("No table waits");
        ada.press("n");
        ada.see("A new table");
        ada.press(F10);
        ada.see("Link for seat 2");
        ada
    }
}

/// A word on the screen that begins so.
fn word(program: &Program, beginning: &str) -> String {
    let text = program.text();
    let found = text.split_whitespace().find(|word| word.starts_with(beginning));
    found.unwrap_or_else(|| panic!("no {beginning}\n{text}")).to_owned()
}

/// The link of the second seat.
fn link(ada: &Program, house: &House) -> String {
    let text = ada.text();
    let start = format!("{}/table/", house.server.address);
    let mut links = text.split_whitespace().filter(|word| word.starts_with(&start));
    links.find(|link| link.contains("#1.")).unwrap_or_else(|| panic!("{text}")).to_owned()
}

/// One opens a table from the lobby, the other comes by the link and gives his name; they talk,
/// play to the end, agree on another game, and go there.
#[test]
fn from_the_lobby_to_the_rematch() {
    let house = House::open();
    let mut ada = house.host(&["--turns", "4"]);
    ada.press("b");
    ada.see("Some seats are still free");
    let mut ben = house.visitor("ben", &["--join", &link(&ada, &house)]);
    ben.see("Your name");
    ben.press("Ben\r");
    ben.see("as soon as the host says so");
    ada.see("Ben");
    ada.see("Everyone is here");
    ada.press("cGood road\r");
    ben.see("Ada: “Good road”");
    ada.press("b");
    ben.see("Turn");
    play_on(&mut [&mut ada, &mut ben]);
    // The menu over the result begins with the rematch.
    ada.press("m");
    ada.see("Rematch");
    ada.press("\r");
    ben.see("would like a rematch");
    ben.press("y");
    for player in [&mut ada, &mut ben] {
        player.see("To the rematch");
        player.press("r");
        player.wait("another game", |player| {
            let text = player.text();
            text.contains("Turn") && !text.contains("The game is over")
        });
    }
    play_on(&mut [&mut ada, &mut ben]);
    ada.press("q");
    assert!(ada.end(), "it ends well");
    let text = ada.text();
    let records = text.matches("record of the game").count();
    assert_eq!(records, 2, "both games are kept\n{text}");
}

/// The host puts a bot into the free seat, of the level that he likes, and plays against it.
#[test]
fn the_host_needs_nobody() {
    let house = House::open();
    let mut ada = house.host(&["--turns", "3"]);
    ada.press(DOWN);
    ada.press(RIGHT);
    ada.see("Pinball");
    ada.press(RIGHT);
    ada.see("Apprentice");
    ada.press("x");
    ada.see("One seat is still free");
    ada.press("\r");
    ada.see("Driver");
    ada.press("b");
    ada.see("Turn");
    ada.play_on();
}

/// A seat goes to another terminal by a code, and a code that is none is said to be none.
#[test]
fn a_seat_is_carried_to_another_terminal() {
    let house = House::open();
    let mut ada = house.host(&[]);
    ada.press("m");
    ada.see("Move to another device");
    while !ada.text().contains("▸ Move to another device") {
        ada.press(DOWN);
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    ada.press("\r");
    ada.see("--join");
    let text = ada.text();
    let code = text.split("--join ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let code = code.unwrap_or_else(|| panic!("no code\n{text}")).to_owned();
    let address = house.server.address.clone();
    let mut other = house.visitor("ada-too", &["--server", &address]);
    other.see("A link or a code");
    other.press("l");
    other.press("wrong\r");
    other.see("This code is wrong");
    other.press("\x15");
    other.press(&code);
    other.press("\r");
    other.see("You");
    other.see("Ada");
    // The same on the command line; the code has been used, and says so.
    let mut third = house.visitor("third", &["--server", &address, "--join", &code]);
    assert!(!third.end(), "a code is used once");
    third.see("wrong, used or too old");
}

/// Whoever finds an open table in the lobby chooses a seat there, or only looks on.
#[test]
fn an_open_seat_is_found_in_the_lobby() {
    let house = House::open();
    let address = house.server.address.clone();
    let seats = ["--server", &address, "--name", "Ada", "--open", "1", "--turns", "3", "--now"];
    let mut ada = house.visitor("ada", &seats);
    ada.see("One seat is still free");
    let mut cleo = house.visitor("cleo", &["--server", &address]);
    cleo.see("Waiting for players");
    cleo.see("Ada");
    cleo.press(DOWN);
    cleo.press(DOWN);
    cleo.press("\r");
    cleo.see("Choose a free seat");
    cleo.press(DOWN);
    cleo.press("\r");
    cleo.see("Your name");
    cleo.press("Cleo\r");
    ada.see("Cleo");
    ada.press("b");
    play_on(&mut [&mut ada, &mut cleo]);
    assert!(word(&cleo, "Cleo").starts_with("Cleo"));
}

/// Who has said his name sits down at once.
#[test]
fn a_game_by_a_link_and_a_name() {
    let house = House::open();
    let mut ada = house.host(&["--turns", "3"]);
    let mut ben = house.visitor("ben", &["--join", &link(&ada, &house), "--name", "Ben"]);
    ben.see("You");
    ada.see("Ben");
    ada.press("b");
    play_on(&mut [&mut ada, &mut ben]);
    ben.press("q");
    assert!(ben.end());
}
