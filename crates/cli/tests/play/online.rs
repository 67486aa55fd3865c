//! At a server: two players in lines of text, by a link.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};

use crate::driver::{Talk, answers, aufachse, run};

/// A running server, which is ended with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &str) -> Server {
        let mut child = aufachse(&["serve", "--bind", "127.0.0.1:0", "--bot-pace-ms", "0"])
            .args(["--log", "error", "--messages-each", "10000", "--data", data])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let at = line.find("http://").unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { child, address: line[at..].trim().trim_end_matches('/').to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One opens a table at a server and sends the link, the other comes by it, and they play to the
/// end; a third looks on.
#[test]
fn two_play_at_a_server_by_a_link() {
    let folders: Vec<tempfile::TempDir> =
        (0..4).map(|_| tempfile::tempdir().expect("a folder")).collect();
    let data: Vec<&str> =
        folders.iter().map(|folder| folder.path().to_str().expect("a path")).collect();
    let server = Server::start(data[0]);
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

/// A link to nothing, and a server that is none, are said and not waited for.
#[test]
fn who_is_not_there_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let server = Server::start(data);
    let other = tempfile::tempdir().expect("a folder");
    let other = other.path().to_str().expect("a path");
    let link = format!("{}/table/nothing", server.address);
    let join = |link: &str| run(&["play", "--plain", "--data", other, "--join", link], "");
    join(&link).refused(2, &["no such table"]);
    join("http://127.0.0.1:9/table/abc").refused(1, &["http://127.0.0.1:9", "does not answer"]);
}
