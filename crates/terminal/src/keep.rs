//! What this device keeps between games: by which secrets servers know it, and where it played.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The name of the file.
const FILE: &str = "terminal.json";

/// What is kept. The secrets are the player's seats: nobody else may read the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The secret of this device at each server, by its address; `home` is the one in this process.
    #[serde(default)]
    devices: BTreeMap<String, String>,
    /// The server and the table of the last game.
    #[serde(default)]
    last: Option<(String, String)>,
    #[serde(skip)]
    path: PathBuf,
}

impl Kept {
    /// What is kept in a folder; nothing where nothing readable is.
    pub fn read(folder: &Path) -> Kept {
        let path = folder.join(FILE);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        Kept { path, ..serde_json::from_str(&text).unwrap_or_default() }
    }

    /// By what a server knows this device.
    pub fn device(&self, server: &str) -> Option<String> {
        self.devices.get(server).cloned()
    }

    /// The last game: its server and its table.
    pub fn last(&self) -> Option<(&str, &str)> {
        self.last.as_ref().map(|(server, table)| (server.as_str(), table.as_str()))
    }

    /// Notes where somebody plays, and by what the server knows him.
    pub fn note(&mut self, server: &str, table: &str, device: Option<&str>) -> std::io::Result<()> {
        self.last = Some((server.to_owned(), table.to_owned()));
        if let Some(device) = device {
            self.devices.insert(server.to_owned(), device.to_owned());
        }
        self.write()
    }

    /// Writes beside the file and puts it in its place, so that a crash leaves the old one whole.
    fn write(&self) -> std::io::Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = self.path.with_extension("new");
        let mut options = std::fs::File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&beside)?;
        file.write_all(serde_json::to_string_pretty(self)?.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, &self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_there_the_next_time_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut kept = Kept::read(folder.path());
        assert_eq!(kept.last(), None);
        kept.note("home", "abc", Some("aufachse=secret")).expect("written");
        kept.note("http://a", "xyz", None).expect("written");
        let again = Kept::read(folder.path());
        assert_eq!(again, kept);
        assert_eq!(again.device("home").as_deref(), Some("aufachse=secret"));
        assert_eq!(again.last(), Some(("http://a", "xyz")));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(folder.path().join(FILE)).expect("a file").permissions();
            assert_eq!(mode.mode() & 0o077, 0);
        }
    }

    #[test]
    fn a_damaged_file_stops_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(FILE), "{ not json").expect("written");
        assert_eq!(Kept::read(folder.path()).last(), None);
    }
}
