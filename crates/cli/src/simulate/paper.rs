//! What simulated games have taught: a page with plots, and the numbers behind it.

use std::io;
use std::path::{Path, PathBuf};

use aufachse_lab::Plan;
use aufachse_lab::study::Studies;
use aufachse_report::{Facts, Table, page};
use clap::Args;

use crate::desk::Desk;
use crate::files::{unwritable, write};
use crate::stop::Stop;

/// Where it goes.
#[derive(Debug, Args)]
pub(super) struct PaperArgs {
    /// Write a page with plots of what the games have taught, for a browser or a printer.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the numbers behind that page as JSON.
    #[arg(long, value_name = "FILE")]
    study: Option<PathBuf>,
}

impl PaperArgs {
    /// Sees to it before the first game that nothing is in the way; gives the studies to fill, if
    /// somebody wants them.
    pub(super) fn prepare(
        &self,
        desk: &Desk,
        plan: &Plan,
        force: bool,
    ) -> Result<Option<Studies>, Stop> {
        let files = || [&self.report, &self.study].into_iter().flatten();
        for path in files() {
            let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
            let wrong = if path.exists() && !force {
                io::ErrorKind::AlreadyExists
            } else if path.is_dir() {
                io::ErrorKind::IsADirectory
            } else if !folder.unwrap_or(Path::new(".")).is_dir() {
                io::ErrorKind::NotFound
            } else {
                continue;
            };
            return Err(unwritable(desk, path, &io::Error::from(wrong)));
        }
        Ok(files().next().map(|_| Studies::of(plan)))
    }

    /// Writes what was asked for.
    pub(super) fn write(
        &self,
        desk: &Desk,
        plan: &Plan,
        studies: &Studies,
        force: bool,
    ) -> Result<(), Stop> {
        if let Some(path) = &self.report {
            let tables = plan.tables.iter().zip(studies.tables());
            let tables: Vec<Table<'_>> =
                tables.map(|(table, study)| Table { rules: &table.rules, study }).collect();
            let facts = Facts { seed: plan.house.seed, turn_limit: plan.house.turn_limit };
            write(desk, path, &page(desk.words, &tables, facts), force)?;
        }
        if let Some(path) = &self.study {
            let text = serde_json::to_string_pretty(studies.tables()).map_err(io::Error::from)?;
            write(desk, path, &(text + "\n"), force)?;
        }
        Ok(())
    }
}
