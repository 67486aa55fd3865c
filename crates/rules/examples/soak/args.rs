//! What the soak program is told.

use std::path::PathBuf;

use aufachse_rules::{BUILTIN_EDITIONS, near_match};

/// Games that are played where neither a number nor a time is named.
const GAMES: u64 = 300;

const OPTIONS: [&str; 6] = ["--games", "--minutes", "--seed", "--edition", "--players", "--out"];

/// The arguments.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Args {
    /// So many games.
    pub(crate) games: Option<u64>,
    /// So many minutes.
    pub(crate) minutes: Option<u64>,
    /// Where all chance comes from.
    pub(crate) seed: u64,
    /// Only this edition.
    pub(crate) edition: Option<String>,
    /// Only so many players.
    pub(crate) players: Option<u8>,
    /// Where the record of a failure goes.
    pub(crate) out: Option<PathBuf>,
}

impl Args {
    /// Reads the arguments; what is wrong with them comes back as a sentence.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Args, String> {
        let mut args = Args::default();
        while let Some(name) = words.next() {
            if !OPTIONS.contains(&name.as_str()) {
                let hint = hint(&name, OPTIONS.into_iter());
                return Err(format!("there is no {name}; there are {}{hint}", OPTIONS.join(", ")));
            }
            let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--games" => args.games = Some(number(&name, &value)?),
                "--minutes" => args.minutes = Some(number(&name, &value)?),
                "--seed" => args.seed = number(&name, &value)?,
                "--edition" => args.edition = Some(edition(value)?),
                "--players" => match number(&name, &value)? {
                    n @ 2..=6 => args.players = Some(n as u8),
                    n => return Err(format!("--players takes 2 to 6, not {n}")),
                },
                _ => args.out = Some(PathBuf::from(value)),
            }
        }
        if args.games.is_none() && args.minutes.is_none() {
            args.games = Some(GAMES);
        }
        Ok(args)
    }
}

fn number(name: &str, value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| format!("{name} takes a whole number, not \"{value}\""))
}

fn edition(value: String) -> Result<String, String> {
    let all = || BUILTIN_EDITIONS.iter().map(|(id, _)| *id);
    if all().any(|id| id == value) {
        return Ok(value);
    }
    let list = all().collect::<Vec<_>>().join(", ");
    Err(format!("there is no edition \"{value}\"; there are {list}{}", hint(&value, all())))
}

fn hint<'c>(word: &str, all: impl Iterator<Item = &'c str>) -> String {
    near_match(word, all).map_or(String::new(), |near| format!("; did you mean {near}?"))
}
