//! A cache of built rules. Reading boards and decks and computing all moves takes milliseconds, and
//! replays, positions, protocols and servers build the same table again and again.

use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::Rules;

/// The number of rules that are kept.
const CAPACITY: usize = 16;

/// An edition and the switches that are set otherwise.
type Key = (String, Vec<(String, String)>);

/// The most recently used entry comes last.
static CACHE: Mutex<Vec<(Key, Arc<Rules>)>> = Mutex::new(Vec::new());

/// Returns the rules of an edition with some switches, shared with everybody who asked before.
pub(crate) fn get_or_build<E>(
    edition: &str,
    switches: &[(String, String)],
    build: impl FnOnce() -> Result<Rules, E>,
) -> Result<Arc<Rules>, E> {
    let cached = {
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        let found = cache.iter().position(|(key, _)| key.0 == edition && key.1 == switches);
        found.map(|at| {
            let entry = cache.remove(at);
            let rules = Arc::clone(&entry.1);
            cache.push(entry);
            rules
        })
    };
    if let Some(rules) = cached {
        return Ok(rules);
    }
    let rules = Arc::new(build()?);
    let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if cache.len() >= CAPACITY {
        cache.remove(0);
    }
    cache.push(((edition.to_owned(), switches.to_vec()), Arc::clone(&rules)));
    Ok(rules)
}
