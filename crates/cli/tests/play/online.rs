//! At a server: two players in lines of text, by a link.

use std::path::Path;

use crate::driver::{Talk, answers, run};
use crate::server::Server;

/// One opens a table at a server and sends the link, the other comes by it, and they play to the
/// end; a third looks on.
#[test]
fn two_play_at_a_server_by_a_link() {
    let folders: Vec<tempfile::TempDir> =
        (0..4).map(|_| tempfile::tempdir().expect("a folder")).collect();
    let data: Vec<&str> =
        folders.iter().map(|folder| folder.path().to_str().expect("a path")).collect();
    let server = Server::start(Path::new(data[0]));
    let plain = |data| ["play", "--plain", "--data", data];
    let mut ada = Talk::start(
        &[
            &plain(data[1])[..],
            &["--server", &server.address, "--now", "--name", "Ada", "--link", "1"],
            &["--bots", "random", "--turns", "9", "--edition", "modern"],
        ]
        .concat(),
    );
    let told = ada.wait_for("Link for seat 2: ");
    let link = told.rsplit(' ').next().expect("a link").to_owned();
    let watch = ada.wait_for("Link for spectators: ");
    let watch = watch.rsplit(' ').next().expect("a link").to_owned();
    ada.say("start");
    ada.wait_for("Some seats are still free.");
    let mut ben = Talk::start(&[&plain(data[2])[..], &["--join", &link, "--name", "Ben"]].concat());
    ada.wait_for("Ben");
    ada.say("chat Good road");
    ben.wait_for("Ada: “Good road”");
    let guest = std::thread::spawn(move || ben.finish(&answers(11, 4000)));
    let looker = Talk::start(&[&plain(data[3])[..], &["--join", &watch]].concat());
    let looker = std::thread::spawn(move || looker.finish(""));
    ada.say("start");
    let host = ada.finish(&answers(12, 4000));
    for (who, heard) in [
        ("Ada", host),
        ("Ben", guest.join().expect("Ben")),
        ("the spectator", looker.join().expect("the spectator")),
    ] {
        assert!(heard.iter().any(|line| line == "Result"), "{who}: {heard:?}");
        assert!(heard.iter().any(|line| line.contains("Place 1: ")), "{who}: {heard:?}");
        let secret = heard.iter().any(|line| line.contains("Ada receives the contract"));
        assert!(!secret || who == "Ada", "{who} reads a secret");
    }
}

/// The waiting room by words: bots of a level, a code for another device; and the lobby by
/// questions.
#[test]
fn a_table_is_found_filled_and_carried_on_by_words() {
    let folders: Vec<tempfile::TempDir> =
        (0..4).map(|_| tempfile::tempdir().expect("a folder")).collect();
    let data: Vec<&str> =
        folders.iter().map(|folder| folder.path().to_str().expect("a path")).collect();
    let server = Server::start(Path::new(data[0]));
    let at = ["--server", server.address.as_str()];
    let plain = |data| ["play", "--plain", "--data", data];
    let table = ["--now", "--name", "Ada", "--link", "2", "--turns", "6"];
    let mut ada = Talk::start(&[&plain(data[1])[..], &at, &table].concat());
    let link = ada.wait_for("Link for seat 3: ").rsplit(' ').next().expect("a link").to_owned();
    ada.wait_for("Link for spectators: ");
    for (said, seen) in [("bot 2 chef", "Boss"), ("bot 2 off", "2  Seat 2: free")] {
        ada.say(said);
        ada.wait_for(seen);
    }
    ada.say("bot 2 Pinball");
    ada.wait_for("Pinball");
    ada.say("bot 2 nobody");
    ada.wait_for("means nothing here");
    // From the lobby by the link, after a code that is none.
    let mut cleo = Talk::start(&[&plain(data[2])[..], &at].concat());
    cleo.wait_for("Look again");
    cleo.say("2");
    cleo.wait_for("Paste the link");
    cleo.say("nonsense");
    cleo.wait_for("This code is wrong");
    cleo.say("2");
    cleo.say(&link);
    cleo.wait_for("Your name");
    cleo.say("Cleo");
    ada.wait_for("Cleo");
    ada.say("mute 3");
    ada.say("carry");
    let command = ada.wait_for("aufachse play --server");
    let code = command.rsplit(' ').next().expect("a code").to_owned();
    let mut other = Talk::start(&[&plain(data[3])[..], &at, &["--join", &code]].concat());
    other.wait_for("Link for spectators");
    other.kill();
    ada.say("start");
    let guest = std::thread::spawn(move || cleo.finish(&answers(21, 4000)));
    let host = ada.finish(&answers(22, 4000));
    let guest = guest.join().expect("Cleo");
    for heard in [guest, host] {
        assert!(heard.iter().any(|line| line == "Result"), "{heard:?}");
        assert!(heard.iter().any(|line| line.contains("Pinball throws")), "{heard:?}");
    }
}

/// A link to nothing, and a server that is none, are said and not waited for.
#[test]
fn who_is_not_there_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let server = Server::start(Path::new(data));
    let other = tempfile::tempdir().expect("a folder");
    let other = other.path().to_str().expect("a path");
    let link = format!("{}/table/nothing", server.address);
    let join = |link: &str| run(&["play", "--plain", "--data", other, "--join", link], "");
    join(&link).refused(2, &["no such table"]);
    join("http://127.0.0.1:9/table/abc").refused(1, &["http://127.0.0.1:9", "does not answer"]);
}
