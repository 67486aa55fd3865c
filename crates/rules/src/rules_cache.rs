//! Rules that were put together before: reading boards and decks and working out all moves takes
//! its time, and the same table is set up again and again by replays, positions and protocols.

use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::Rules;

/// How many are kept.
const ROOM: usize = 16;

/// An edition and the switches that are set otherwise.
type Key = (String, Vec<(String, String)>);

/// The latest comes last.
static SHELF: Mutex<Vec<(Key, Arc<Rules>)>> = Mutex::new(Vec::new());

/// The rules of an edition with some switches, without files of one's own: those from the shelf,
/// or newly built ones. They are the same either way.
pub(crate) fn take<E>(
    edition: &str,
    switches: &[(String, String)],
    build: impl FnOnce() -> Result<Rules, E>,
) -> Result<Rules, E> {
    let same = |key: &Key| key.0 == edition && key.1 == switches;
    let found = {
        let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.iter().find(|(key, _)| same(key)).map(|(_, rules)| Arc::clone(rules))
    };
    if let Some(rules) = found {
        return Ok(Rules::clone(&rules));
    }
    let rules = build()?;
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if shelf.len() >= ROOM {
        shelf.remove(0);
    }
    shelf.push(((edition.to_owned(), switches.to_vec()), Arc::new(rules.clone())));
    Ok(rules)
}
