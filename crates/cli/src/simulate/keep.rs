//! Keeping the records of simulated games.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use aufachse_lab::{GameFile, Plan};
use aufachse_rules::Record;

use crate::desk::Desk;
use crate::files::unwritable;
use crate::stop::Stop;

/// Writes records into a folder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keeper<'d> {
    folder: &'d Path,
    force: bool,
}

impl<'d> Keeper<'d> {
    pub(super) const fn new(folder: &'d Path, force: bool) -> Keeper<'d> {
        Keeper { folder, force }
    }

    /// Makes the folder, and sees to it before the first game that no record is in the way.
    pub(super) fn prepare(&self, desk: &Desk, plan: &Plan) -> Result<(), Stop> {
        if self.folder.exists() && !self.folder.is_dir() {
            let file = self.folder.display().to_string();
            return Err(Stop::Input(desk.text("cli-not-a-folder", &[("file", file.into())])));
        }
        fs::create_dir_all(self.folder).map_err(|error| unwritable(desk, self.folder, &error))?;
        if self.force || is_empty(self.folder) {
            return Ok(());
        }
        for table in &plan.tables {
            let (edition, players) = (table.rules.edition().id.as_str(), table.players);
            for number in 0..plan.games {
                let path = self.path(GameFile { edition, players, number });
                if path.exists() {
                    let there = io::Error::from(io::ErrorKind::AlreadyExists);
                    return Err(unwritable(desk, &path, &there));
                }
            }
        }
        Ok(())
    }

    /// Writes one record.
    pub(super) fn keep(&self, game: GameFile<'_>, record: &Record) -> io::Result<()> {
        let mut options = File::options();
        options.write(true);
        if self.force {
            options.create(true).truncate(true);
        } else {
            options.create_new(true);
        }
        options.open(self.path(game))?.write_all(record.to_text().as_bytes())
    }

    /// Such as `classic-4-000001.jsonl`, counted from 1.
    fn path(&self, game: GameFile<'_>) -> PathBuf {
        // The name of an edition of one's own may hold what a file name may not.
        let edition: String = game
            .edition
            .chars()
            .map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' })
            .collect();
        self.folder.join(format!("{edition}-{}-{:06}.jsonl", game.players, game.number + 1))
    }
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none())
}
