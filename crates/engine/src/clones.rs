//! Games that are kept inside a conversation, for programs that look ahead.

use aufachse_rules::near_match;
use std::collections::BTreeMap;

use crate::answer::Kept;
use crate::error::{Code, Error};
use crate::request::{ChanceName, Handle, Restore};
use crate::table::Table;

/// How many games can be kept at once.
const MOST: usize = 64;

/// The longest handle, in characters.
const LONGEST: usize = 64;

/// Kept games by their handles. A game is kept whole: its past, its dice and where they stand.
#[derive(Debug, Default)]
pub(crate) struct Clones(BTreeMap<String, Table>);

impl Clones {
    /// Keeps a game. One that was kept under the same handle is gone.
    pub(crate) fn keep(&mut self, handle: Handle, table: Table) -> Result<Kept, Error> {
        let handle = text(handle)?;
        if self.0.len() >= MOST && !self.0.contains_key(&handle) {
            return Err(Error::of(Code::TooManyClones).detail(MOST));
        }
        self.0.insert(handle.clone(), table);
        let handles = self.0.keys().cloned().collect();
        Ok(Kept { handle, handles, room: MOST - self.0.len() })
    }

    /// A game as it was kept. It stays kept unless it is dropped.
    pub(crate) fn restore(&mut self, asked: Restore) -> Result<Table, Error> {
        let handle = text(asked.handle)?;
        let kept = if asked.drop { self.0.remove(&handle) } else { self.0.get(&handle).cloned() };
        let Some(mut table) = kept else {
            let handles: Vec<&String> = self.0.keys().collect();
            let near = near_match(&handle, handles.iter().map(|handle| handle.as_str()));
            return Err(Error::of(Code::NoClone).near(near).allowed(&handles).detail(&handle));
        };
        match asked.chance {
            Some(ChanceName::Scripted) => table.script(),
            Some(ChanceName::Seeded) | None => {}
        }
        Ok(table)
    }
}

fn text(handle: Handle) -> Result<String, Error> {
    let handle = match handle {
        Handle::Word(word) => word,
        Handle::Number(number) => number.to_string(),
    };
    if (1..=LONGEST).contains(&handle.chars().count()) {
        Ok(handle)
    } else {
        Err(Error::of(Code::BadHandle).detail(LONGEST))
    }
}
