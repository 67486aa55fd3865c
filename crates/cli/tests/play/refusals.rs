//! What is typed wrongly is refused before anything is opened.

use crate::driver::run;

fn refused(args: &[&str], code: i32, names: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games");
    let path = data.to_str().expect("a path");
    let all = [&["play", "--plain", "--now", "--data", path], args].concat();
    run(&all, "").refused(code, names);
}

#[test]
fn what_is_typed_wrongly_is_named_with_what_is_allowed() {
    refused(&["--edition", "clasic"], 2, &["clasic", "classic"]);
    refused(&["--rule", "dicee=2"], 2, &["dicee", "dice"]);
    refused(&["--rule", "dice=9"], 2, &["dice"]);
    refused(&["--rule", "dice"], 2, &["SWITCH=VALUE"]);
    refused(&["--bots", "champion"], 2, &["champion", "lehrling"]);
    refused(&["--seats", "7"], 2, &["2", "6"]);
    refused(&["--join", "nowhere"], 2, &["nowhere", "/table/"]);
    refused(&["--server", "ftp://a"], 2, &["ftp://a"]);
    refused(&["--resume", "abc"], 1, &["abc"]);
    refused(&["--resume"], 1, &["no unfinished game"]);
}

#[test]
fn a_table_that_cannot_be_played_is_refused_by_the_server() {
    refused(&["--name", &"x".repeat(30)], 2, &["24 characters"]);
    refused(&["--seed", &"x".repeat(65)], 2, &["64 characters"]);
    refused(&["--bots", "random,random,random,random,random,random"], 2, &["from 2 to 6 seats"]);
}

/// What nobody can play together is refused where it is typed.
#[test]
fn a_seed_is_not_for_tables_with_others() {
    refused(&["--server", "http://127.0.0.1:9", "--link", "1", "--seed", "x"], 2, &["--seed"]);
    refused(&["--link", "1"], 2, &["--server"]);
}
