//! Reading files and writing new ones. Nothing is overwritten without being asked.

use aufachse_rules::near_match;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use crate::desk::Desk;
use crate::stop::Stop;

/// The text of a file; `-` is the standard input.
pub(crate) fn read(desk: &Desk, path: &Path) -> Result<String, Stop> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(path).map(|read| bytes = read)
    };
    if let Err(error) = read {
        let mut message = unreadable(desk, path, &error.to_string());
        if let Some(near) = neighbour(path, &error) {
            message.push(' ');
            message.push_str(&desk.text("cli-did-you-mean", &[("name", near.into())]));
        }
        return Err(Stop::Input(message));
    }
    String::from_utf8(bytes)
        .map_err(|_| Stop::Input(unreadable(desk, path, &desk.text("cli-not-text", &[]))))
}

fn unreadable(desk: &Desk, path: &Path, reason: &str) -> String {
    desk.text(
        "cli-file-unreadable",
        &[("file", path.display().to_string().into()), ("reason", reason.into())],
    )
}

/// A file beside one that is not there, with a name much like it.
fn neighbour(path: &Path, error: &io::Error) -> Option<String> {
    if error.kind() != io::ErrorKind::NotFound {
        return None;
    }
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let beside = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let names: Vec<String> = beside
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .take(10_000)
        .collect();
    let near = near_match(path.file_name()?.to_str()?, names.iter().map(String::as_str))?;
    Some(path.with_file_name(near).display().to_string())
}

/// Writes a new file, or over an old one if that was asked for.
pub(crate) fn write(desk: &Desk, path: &Path, text: &str, force: bool) -> Result<(), Stop> {
    let mut options = File::options();
    options.write(true);
    if force {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let written = options.open(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| unwritable(desk, path, &error))
}

/// Why a file or a folder could not be written.
pub(crate) fn unwritable(desk: &Desk, path: &Path, error: &io::Error) -> Stop {
    let file = path.display().to_string();
    Stop::Input(if error.kind() == io::ErrorKind::AlreadyExists {
        desk.text("cli-file-exists", &[("file", file.into())])
    } else {
        let reason = error.to_string();
        desk.text("cli-file-unwritable", &[("file", file.into()), ("reason", reason.into())])
    })
}
