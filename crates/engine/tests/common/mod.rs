//! What the tests of this crate share: files of the repository, and documents as golden files.
#![allow(dead_code, unreachable_pub, reason = "every test uses its own part")]

use std::path::{Path, PathBuf};

/// A path inside the repository.
pub fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(inside)
}

/// The text of a file of the repository.
pub fn file(inside: &str) -> String {
    std::fs::read_to_string(path(inside)).unwrap_or_else(|error| panic!("{inside}: {error}"))
}

/// All files of a folder with their names, sorted.
pub fn folder(inside: &str) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(path(inside)).unwrap_or_else(|e| panic!("{inside}: {e}"));
    let mut files: Vec<(String, Vec<u8>)> = entries
        .map(|entry| {
            let entry = entry.expect("a folder that can be read");
            let text = std::fs::read(entry.path()).expect("a file that can be read");
            (entry.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// The block of a document that follows a marker such as `<!-- example: session -->`.
pub fn block(document: &str, name: &str) -> String {
    let (_, block, _) = split(document, name);
    block.to_owned()
}

fn split<'d>(document: &'d str, name: &str) -> (&'d str, &'d str, &'d str) {
    let marker = format!("<!-- example: {name} -->");
    let at = document.find(&marker).unwrap_or_else(|| panic!("no example {name:?}"));
    let fence = document[at..].find("```").expect("a fenced block") + at;
    let start = document[fence..].find('\n').expect("a line") + fence + 1;
    let end = document[start..].find("```").expect("the end of the block") + start;
    (&document[..start], &document[start..end], &document[end..])
}

/// Are golden files to be rewritten?
fn blessing() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value != "0" && !value.is_empty())
}

/// Compares a file with what it should be; with `UPDATE` set it is rewritten.
#[track_caller]
pub fn golden_file(inside: &str, expected: &str) {
    if blessing() {
        std::fs::write(path(inside), expected).expect("the file can be written");
    }
    assert!(file(inside) == expected, "{inside} is not what the game writes today");
}

/// Compares a block of a document with what it should be; with `UPDATE` set it is rewritten.
#[track_caller]
pub fn golden_block(inside: &str, name: &str, expected: &str) {
    let document = file(inside);
    let (before, block, after) = split(&document, name);
    if block == expected {
        return;
    }
    if blessing() {
        let text = format!("{before}{expected}{after}");
        std::fs::write(path(inside), text).expect("the document can be written");
        return;
    }
    for (number, (found, wanted)) in block.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, wanted, "line {} of example {name:?} in {inside}", number + 1);
    }
    panic!(
        "example {name:?} in {inside} has {} lines instead of {}",
        block.lines().count(),
        expected.lines().count()
    );
}
