//! The file in which the games of a tournament are kept.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use aufachse_lab::{GameLine, Tournament, read_book};

use crate::desk::Desk;
use crate::files::unwritable;
use crate::stop::Stop;

/// An open file with the games so far.
#[derive(Debug)]
pub(super) struct Book {
    file: File,
    lines: Vec<GameLine>,
}

impl Book {
    /// Opens a file, or makes a new one. One that is of something else is left as it is.
    pub(super) fn open(desk: &Desk, path: &Path, tournament: &Tournament) -> Result<Book, Stop> {
        let trouble = |error: io::Error| unwritable(desk, path, &error);
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(trouble)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(trouble)?;
        // A line that breaks off in the middle of a letter is left out like any other.
        let text = String::from_utf8_lossy(&bytes);
        let read = read_book(tournament, &text).map_err(|fault| {
            let (file, why) = (path.display().to_string(), desk.words.told(&fault));
            Stop::Input(
                desk.text("cli-tournament-book", &[("file", file.into()), ("why", why.into())]),
            )
        })?;
        let begin = || {
            file.set_len(read.good as u64)?;
            file.seek(SeekFrom::End(0))?;
            if read.good == 0 {
                file.write_all(tournament.header().to_line().as_bytes())?;
            }
            Ok(Book { file, lines: read.lines })
        };
        begin().map_err(trouble)
    }

    /// The games that were there.
    pub(super) fn take(&mut self) -> Vec<GameLine> {
        std::mem::take(&mut self.lines)
    }

    /// Writes one more, at once and as a whole.
    pub(super) fn keep(&mut self, line: &GameLine) -> io::Result<()> {
        self.file.write_all(line.to_line().as_bytes())
    }
}
