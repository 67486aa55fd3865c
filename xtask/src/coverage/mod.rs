//! `cargo xtask rules-coverage`: is every clause of the rulebook shown by a test?
//!
//! A clause is an item of a page in `docs/rules`; a test says what it shows in
//! its own comment:
//!
//! ```text
//! - **classic.move.six** — A 6 is driven as any number from 1 to 6.
//!
//! /// Shows: classic.move.six
//! #[test]
//! fn a_six_is_any_number_up_to_six() { … }
//! ```

mod clauses;
mod report;
mod scan;

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Serialize;

use crate::tools;
use report::Report;

/// Where the pages of the rulebook are.
const PAGES: &str = "docs/rules";

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Fault {
    file: String,
    /// 0 where the fault is not in a line.
    line: usize,
    message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

/// How the result is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Only what is wrong.
    Faults,
    /// Every id with its tests, then what is wrong.
    List,
    /// Everything as JSON.
    Json,
}

impl Form {
    /// The form that the flags ask for.
    pub(crate) fn of(list: bool, json: bool) -> Self {
        match (list, json) {
            (_, true) => Self::Json,
            (true, _) => Self::List,
            _ => Self::Faults,
        }
    }
}

/// The task.
pub(crate) fn run(form: Form) -> ExitCode {
    match check(form) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("rules-coverage failed: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the result; the error is the summary of what is wrong.
pub(crate) fn check(form: Form) -> Result<(), String> {
    let report = read(&tools::root()).map_err(|error| error.to_string())?;
    if form == Form::Json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        println!("{text}");
    } else {
        if form == Form::List {
            print!("{}", report.list());
        }
        for fault in &report.faults {
            println!("{fault}");
        }
        println!("{}", report.summary());
    }
    if report.faults.is_empty() { Ok(()) } else { Err(report.summary()) }
}

fn read(root: &Path) -> io::Result<Report> {
    let (mut clauses, mut tests, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for page in folder(&root.join(PAGES))?.into_iter().filter(|path| ends_in(path, "md")) {
        let (found, wrong) = clauses::read(&name(root, &page), &text(&page)?);
        clauses.extend(found);
        faults.extend(wrong);
    }
    for package in folder(&root.join("crates"))? {
        for part in ["src", "tests"] {
            for source in sources(&package.join(part))? {
                let (found, wrong) = scan::read(&name(root, &source), &text(&source)?);
                tests.extend(found);
                faults.extend(wrong);
            }
        }
    }
    Ok(Report::new(clauses, &tests, faults))
}

/// All Rust files below a folder.
fn sources(below: &Path) -> io::Result<Vec<PathBuf>> {
    let mut sources = Vec::new();
    for path in folder(below)? {
        if path.is_dir() {
            sources.extend(self::sources(&path)?);
        } else if ends_in(&path, "rs") {
            sources.push(path);
        }
    }
    Ok(sources)
}

/// What is in a folder, in order, so that reports do not change by chance;
/// nothing where there is no such folder.
fn folder(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn text(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found == ending)
}

/// The path below the root, with strokes that lean the same way everywhere.
fn name(root: &Path, path: &Path) -> String {
    let below = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}
