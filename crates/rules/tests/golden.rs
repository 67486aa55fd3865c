//! Golden games: one recorded game for each edition, number of players and way to end.
//!
//! `UPDATE=1` plays those anew that no longer hold, and writes down the results; otherwise any
//! difference fails. A file that is taken away is played anew too.

mod props;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use aufachse_rules::{Action, Actor, BUILTIN_EDITIONS, Ending, Game, Happening, Record, Rules};
use props::plan::Plan;
use props::report::record_of;
use props::trial::Trial;

/// Seeds that are tried for the shortest game that ends by the rules.
const SEEDS: u64 = 6;

/// Seeds that are tried at most to find one at all.
const MOST_SEEDS: u64 = 60;

/// A game that has not ended by then is given up.
const LONG: u32 = 1500;

struct Golden {
    edition: &'static str,
    players: u8,
    ending: Ending,
}

fn all() -> impl Iterator<Item = Golden> {
    BUILTIN_EDITIONS.iter().flat_map(|(edition, _)| {
        (2..=6).flat_map(move |players| {
            [Ending::Finished, Ending::TurnLimit, Ending::CalledOff].map(|ending| Golden {
                edition,
                players,
                ending,
            })
        })
    })
}

fn folder() -> PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

impl Golden {
    fn name(&self) -> String {
        let ending = match self.ending {
            Ending::Finished => "finished",
            Ending::TurnLimit => "turn-limit",
            Ending::CalledOff => "called-off",
        };
        format!("{}-{}-{ending}", self.edition, self.players)
    }

    fn file(&self) -> PathBuf {
        folder().join(format!("{}.jsonl", self.name()))
    }

    /// The old game where it still holds, so that a change touches no more games than it must;
    /// otherwise the shortest of some seeds that ends as it should.
    fn played(&self, rules: &Arc<Rules>) -> String {
        let old = std::fs::read_to_string(self.file()).ok();
        if let Some(text) = old.filter(|text| self.holds(text)) {
            return text;
        }
        let seeds = if self.ending == Ending::Finished { SEEDS } else { 1 };
        let mut found = (0..MOST_SEEDS).filter_map(|seed| self.game(rules, seed));
        let shortest = found.by_ref().take(seeds as usize).min_by_key(String::len);
        shortest.unwrap_or_else(|| panic!("no seed brings {} to its end", self.name()))
    }

    fn holds(&self, text: &str) -> bool {
        let Ok(record) = Record::from_text(text) else { return false };
        record.verify().is_ok_and(|played| played.game.ending() == Some(self.ending))
    }

    /// The record of one game; nothing if it ends otherwise.
    fn game(&self, rules: &Arc<Rules>, seed: u64) -> Option<String> {
        let rounds = u32::from(self.players) * 3;
        let limit = if self.ending == Ending::TurnLimit { rounds } else { LONG };
        let plan = Plan::of(self.edition, self.players, seed, limit);
        let mut trial = Trial::at(&plan, rules.clone()).expect("a table");
        // Wild players show more of the rules; eager ones come to the end.
        trial.eagerness = if self.ending == Ending::Finished { 100 } else { 50 };
        while !trial.over() {
            if self.ending == Ending::CalledOff && trial.game().turn() > rounds {
                trial.does(Actor::Table, Action::CallOff).expect("an agreed end");
            } else {
                trial.step().expect("a legal action");
            }
        }
        (trial.game().ending() == Some(self.ending)).then(|| record_of(&trial))
    }
}

/// What a game came to, in one line.
fn result(name: &str, record: &Record) -> Result<String, String> {
    let mut last: Vec<Happening> = Vec::new();
    let game: Game = record
        .fold(|_, _, told, _| last = told.to_vec())
        .map_err(|error| format!("{name}: {error}"))?
        .game;
    let mut places = vec![0; game.players() as usize];
    for happening in &last {
        if let Happening::Ranked { player, place, .. } = *happening {
            places[player.index()] = place;
        }
    }
    let (actions, turns) = (record.entries.len(), game.turn());
    let (hash, cash) = (game.fingerprint(), game.cash());
    Ok(format!(
        "{name}: {actions} actions, {turns} turns, {hash}, cash {cash:?}, places {places:?}"
    ))
}

#[test]
fn golden_games_are_what_they_were() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut results = String::new();
    let mut faults = Vec::new();
    let mut rules: Option<(&str, Arc<Rules>)> = None;
    for golden in all() {
        if update {
            let known = rules.take().filter(|(edition, _)| *edition == golden.edition);
            let (edition, known) = known.unwrap_or_else(|| {
                let new = Rules::builtin(golden.edition).expect("a built-in edition");
                (golden.edition, new)
            });
            std::fs::write(golden.file(), golden.played(&known)).expect("a file to write");
            rules = Some((edition, known));
        }
        let name = golden.name();
        let text = std::fs::read_to_string(golden.file());
        let record = text
            .map_err(|e| format!("{name}: {e}"))
            .and_then(|text| Record::from_text(&text).map_err(|e| format!("{name}: {e}")));
        let line = record.and_then(|record| {
            if golden.players == 3 {
                proved(&name, &record)?;
            }
            match record.closing.as_ref().and_then(|c| c.ending) {
                Some(ending) if ending == golden.ending => result(&name, &record),
                other => Err(format!("{name}: ended by {other:?}")),
            }
        });
        match line {
            Ok(line) => drop(writeln!(results, "{line}")),
            Err(fault) => faults.push(fault),
        }
    }
    faults.extend(strangers());
    let file = folder().join("results.txt");
    if update {
        std::fs::write(&file, &results).expect("a file to write");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let differ = |a: &str, b: &str| {
        let lines: Vec<String> =
            a.lines().filter(|line| !b.lines().any(|l| l == *line)).map(str::to_owned).collect();
        lines
    };
    faults.extend(differ(&kept, &results).into_iter().map(|line| format!("was: {line}")));
    faults.extend(differ(&results, &kept).into_iter().map(|line| format!("now: {line}")));
    assert!(faults.is_empty(), "UPDATE=1 writes the games anew\n{}", faults.join("\n"));
}

/// Nothing lies about that no test reads.
fn strangers() -> Vec<String> {
    let expected: Vec<String> = all().map(|g| format!("{}.jsonl", g.name())).collect();
    std::fs::read_dir(folder())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name != "results.txt" && !expected.contains(name))
        .map(|name| format!("{name} is no golden game"))
        .collect()
}

/// The dice and draws of a golden game come from the seed in its header.
fn proved(name: &str, record: &Record) -> Result<(), String> {
    let proved = record.verify().map_err(|e| format!("{name}: {e}"))?.proof.proved();
    let chance = record.entries.iter().filter(|e| e.by == Actor::Chance).count();
    if proved == Some(chance) {
        Ok(())
    } else {
        Err(format!("{name}: {proved:?} of {chance} proved"))
    }
}
