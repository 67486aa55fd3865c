//! Counts of action trees: how many sequences of actions there are, of players and chance alike,
//! from fixed positions in every edition. A number that changes is a rule that changed.
//!
//! `UPDATE=1` counts them anew; otherwise any difference fails.

use std::fmt::Write as _;
use std::path::PathBuf;

use aufachse_rules::{Action, Actor, BUILTIN_EDITIONS, Game, OwnFiles, Rules, Seat, Setup};

fn folder() -> PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Everything that anybody can do now, chance included. An agreed end is always possible and left
/// out.
fn choices(game: &Game) -> Vec<(Actor, Action)> {
    let mut list = Vec::new();
    let mut all = Vec::new();
    for actor in (0..game.players()).map(|s| Actor::Seat(Seat(s))).chain([Actor::Chance]) {
        game.legal_actions(actor, &mut list);
        all.extend(list.iter().map(|&action| (actor, action)));
    }
    all
}

/// The number of sequences of exactly so many actions.
fn sequences(game: &Game, depth: u32) -> u64 {
    let choices = choices(game);
    if depth <= 1 {
        return choices.len() as u64;
    }
    let mut told = Vec::new();
    choices
        .into_iter()
        .map(|(actor, action)| {
            let mut then = game.clone();
            told.clear();
            then.apply_into(actor, action, &mut told).expect("what is listed is accepted");
            sequences(&then, depth - 1)
        })
        .sum()
}

fn counted(name: &str, edition: &str, game: &Game, depth: u32) -> String {
    let counts: Vec<String> = (1..=depth).map(|n| sequences(game, n).to_string()).collect();
    format!("{name} {edition}: {}", counts.join(" "))
}

/// The scenes with the depth that their first line names.
fn scenes() -> Vec<(String, u32, String)> {
    let files = std::fs::read_dir(folder().join("trees")).expect("the scenes");
    let mut scenes: Vec<_> = files
        .map(|file| {
            let path = file.expect("a scene").path();
            let text = std::fs::read_to_string(&path).expect("a text");
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let depth = text.strip_prefix("# depth ").and_then(|t| t.split_once(':'));
            let depth = depth.and_then(|(n, _)| n.parse().ok());
            (name.clone(), depth.unwrap_or_else(|| panic!("{name} names no depth")), text)
        })
        .collect();
    scenes.sort();
    scenes
}

/// The cities and contracts of the scenes are on both boards and in both decks, so each scene
/// serves for all editions.
fn in_edition(scene: &str, edition: &str) -> Game {
    let text = scene.replace("edition = \"classic\"", &format!("edition = {edition:?}"));
    Game::from_position("scene", &text, OwnFiles::default())
        .unwrap_or_else(|faults| panic!("{edition}: {faults}"))
}

#[test]
fn trees_have_as_many_branches_as_before() {
    let mut found = String::new();
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).expect("a built-in edition");
        let game = Game::new(rules, &Setup::of(3)).expect("a table");
        writeln!(found, "{}", counted("set-up", edition, &game, 3)).expect("a line");
    }
    for (name, depth, scene) in scenes() {
        for (edition, _) in BUILTIN_EDITIONS {
            let game = in_edition(&scene, edition);
            writeln!(found, "{}", counted(&name, edition, &game, depth)).expect("a line");
        }
    }
    let file = folder().join("trees.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &found).expect("a file to write");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let changes: Vec<String> = found
        .lines()
        .filter(|line| !kept.lines().any(|l| l == *line))
        .map(|line| format!("now: {line}"))
        .chain(
            kept.lines()
                .filter(|line| !found.lines().any(|l| l == *line))
                .map(|line| format!("was: {line}")),
        )
        .collect();
    assert!(changes.is_empty(), "UPDATE=1 counts anew\n{}", changes.join("\n"));
}
