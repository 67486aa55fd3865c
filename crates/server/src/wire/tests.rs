//! The TypeScript of the page stands beside it and is up to date.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use super::*;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

/// Every file that the types make, by its name.
fn made() -> BTreeMap<String, String> {
    let dir = tempfile::tempdir().expect("a folder");
    let config = Config::new().with_out_dir(dir.path()).with_large_int("number");
    ClientMessage::export_all(&config).expect("client");
    ServerMessage::export_all(&config).expect("server");
    macro_rules! rest {
        ($($ty:ty),*) => {$( <$ty>::export_all(&config).expect("a body"); )*};
    }
    rest!(
        Carried,
        CarryCode,
        EditionInfo,
        Health,
        Lobby,
        NewTable,
        Opened,
        RecordInfo,
        Replay,
        ReplayText,
        TakeSeat,
        Problem
    );
    let files = std::fs::read_dir(dir.path()).expect("the folder");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let file = file.expect("a file");
        let name = file.file_name().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(file.path()).expect("a text"))
    };
    let mut files: BTreeMap<String, String> = files.map(read).collect();
    let all = files.keys().filter_map(|name| name.strip_suffix(".ts"));
    let lines: Vec<String> =
        all.map(|name| format!("export type {{ {name} }} from \"./{name}\";\n")).collect();
    files.insert("index.ts".to_owned(), lines.concat());
    files
}

/// `UPDATE=1` writes the files anew.
#[test]
fn the_typescript_is_up_to_date() {
    let made = made();
    if std::env::var_os("UPDATE").is_some_and(|set| set == "1") {
        let _ = std::fs::remove_dir_all(folder());
        std::fs::create_dir_all(folder()).expect("the folder");
        for (name, text) in &made {
            std::fs::write(folder().join(name), text).expect("a file");
        }
    }
    for (name, text) in &made {
        let found = std::fs::read_to_string(folder().join(name)).unwrap_or_default();
        assert_eq!(found, *text, "{name} is out of date: cargo xtask bless");
    }
    let found = std::fs::read_dir(folder()).expect("the folder").count();
    assert_eq!(found, made.len(), "a file too many in web/src/wire");
}

/// A code without a sentence, or a sentence without a code, would be seen by a player.
#[test]
fn every_code_has_its_sentence() {
    let words = aufachse_words::Words::new("en").expect("English");
    let file = include_str!("../../../../locales/en/server.ftl");
    let told = file.lines().filter(|line| line.starts_with("server-error-")).count();
    assert_eq!(told, Fault::CODES.len());
    for code in Fault::CODES {
        assert!(words.has(&format!("{}-{}", code.kind, code.code)), "{code:?}");
    }
}
