//! The options by which a house plays otherwise than the book.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use aufachse_rules::switches::{SWITCH_NAMES, Switches};
use aufachse_rules::{BUILTIN_EDITIONS, ErrorKind, InputError, OwnFiles, Rules};
use clap::Args;

use crate::desk::Desk;
use crate::files;
use crate::stop::Stop;

/// Options for a table: switches set by themselves, and files of one's own.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct HouseArgs {
    /// Set a switch by itself, such as dice=2; may be said several times.
    ///
    /// `aufachse editions classic` lists all switches with their values. Combinations that make
    /// no sense are refused with the reason.
    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play on the board in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
    /// Play with the contracts in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) contracts: Option<PathBuf>,
    /// Play with the event cards in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,
    /// Play by the edition in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) edition_file: Option<PathBuf>,
}

impl HouseArgs {
    /// Is everything as the book has it?
    pub(crate) fn is_plain(&self) -> bool {
        self.set.is_empty()
            && [&self.board, &self.contracts, &self.events, &self.edition_file]
                .iter()
                .all(|file| file.is_none())
    }

    /// The files of one's own, read.
    pub(crate) fn own(&self, desk: &Desk) -> Result<OwnFiles, Stop> {
        let read = |path: &Option<PathBuf>| {
            let read =
                path.as_ref().map(|path| Ok::<_, Stop>((shown(path), files::read(desk, path)?)));
            read.transpose()
        };
        Ok(OwnFiles {
            board: read(&self.board)?,
            contracts: read(&self.contracts)?,
            events: read(&self.events)?,
            edition: read(&self.edition_file)?,
        })
    }

    /// The rules of an edition with what the house does otherwise.
    pub(crate) fn rules(&self, desk: &Desk, edition: &str) -> Result<Arc<Rules>, Stop> {
        if self.edition_file.is_none() {
            known_edition(desk, edition)?;
        }
        let switches = self.switches(desk)?;
        Rules::build(edition, &switches, self.own(desk)?)
            .map_err(|faults| Stop::Input(desk.words.input_errors(&faults)))
    }

    fn switches(&self, desk: &Desk) -> Result<Vec<(String, String)>, Stop> {
        self.set.iter().map(|typed| switch(desk, typed)).collect()
    }
}

/// A path as it was typed.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Is there an edition of that name in the box?
pub(crate) fn known_edition(desk: &Desk, name: &str) -> Result<(), Stop> {
    let all: Vec<&str> = BUILTIN_EDITIONS.iter().map(|(id, _)| *id).collect();
    if all.contains(&name) {
        return Ok(());
    }
    Err(desk.unknown(desk.text("cli-unknown-edition", &[("name", name.into())]), name, &all))
}

/// The editions that were asked for, each once; with a file of one's own, that one alone.
pub(crate) fn chosen_editions(
    desk: &Desk,
    typed: &[String],
    house: &HouseArgs,
) -> Result<Vec<String>, Stop> {
    if house.edition_file.is_some() {
        return Ok(vec![String::new()]);
    }
    let all: Vec<&str> = BUILTIN_EDITIONS.iter().map(|(id, _)| *id).collect();
    let mut chosen: Vec<String> = Vec::new();
    let typed = if typed.is_empty() { &["classic".to_owned()][..] } else { typed };
    for name in typed {
        match name.as_str() {
            "all" => chosen.extend(all.iter().map(|id| (*id).to_owned())),
            id if all.contains(&id) => chosen.push(id.to_owned()),
            id => {
                let sentence = desk.text("cli-unknown-edition", &[("name", id.into())]);
                let mut allowed = all.clone();
                allowed.push("all");
                return Err(desk.unknown(sentence, id, &allowed));
            }
        }
    }
    let mut once: Vec<String> = Vec::new();
    for id in chosen {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    Ok(once)
}

/// Reads `SWITCH=VALUE` and tries it.
pub(crate) fn switch(desk: &Desk, typed: &str) -> Result<(String, String), Stop> {
    let Some((name, value)) = typed.split_once('=') else {
        let form = desk.text("cli-set-form", &[("typed", typed.into())]);
        return Err(Stop::Input(form));
    };
    let (name, value) = (name.trim(), value.trim());
    match Switches::default().set(name, value) {
        Ok(()) => Ok((name.to_owned(), value.to_owned())),
        Err(InputError { kind: ErrorKind::SwitchUnknown { .. }, .. }) => {
            let sentence = desk.text("cli-unknown-switch", &[("name", name.into())]);
            Err(desk.unknown(sentence, name, SWITCH_NAMES))
        }
        Err(error) => Err(Stop::Input(desk.words.told(&error))),
    }
}
