//! Round one keyboard.

use crate::driver::{answers, play};

const TABLE: [&str; 8] = ["--now", "--name", "Ada", "--name", "Ben", "--turns", "8", "--seed"];

fn game(seed: &str, script: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), &[&TABLE[..], &[seed]].concat(), script).out
}

/// Each hand is hidden behind a screen of nothing until its player has pressed Enter.
#[test]
fn a_hand_is_shown_only_to_its_player() {
    let out = game("rain", &answers(5, 3000));
    assert!(out.contains("\nResult\n"), "{out}");
    let mut sittings = out.split("Please hand the device to ");
    let before = sittings.next().unwrap_or_default();
    assert!(!before.contains("receives the contract"), "{before}");
    let mut turns = 0;
    for sitting in sittings {
        turns += 1;
        let (own, other) = if sitting.starts_with("Ada") { ("Ada", "Ben") } else { ("Ben", "Ada") };
        let leak = format!("{other} receives the contract");
        assert!(!sitting.contains(&leak), "{own} reads what {other} was dealt: {sitting}");
        assert!(!sitting.contains(&format!("Waiting for {other}:")), "{sitting}");
    }
    assert!(turns >= 8, "{turns}: {out}");
    assert!(out.contains(&"\n".repeat(50)), "nothing is hidden");
}

/// The same seed and the same answers are the same game; another seed is another.
#[test]
fn a_seed_brings_the_same_dice_again() {
    let told = |seed: &str| -> Vec<String> {
        let out = game(seed, &answers(9, 3000));
        let told = out.lines().filter(|line| !line.contains("record of the game"));
        told.map(str::to_owned).collect()
    };
    let rain = told("rain");
    assert_eq!(rain, told("rain"));
    assert_ne!(rain, told("sun"));
}

/// After the end the same players may play again: one yes at one keyboard is everybody's.
#[test]
fn a_game_is_played_again() {
    let again = "Another game with the same players?";
    // So many answers are needed to the end of the first game, and not one less.
    let counts: Vec<usize> = (1..500).collect();
    let ends = |count: &usize| game("rain", &answers(5, *count)).contains(again);
    let needed = counts.partition_point(|count| !ends(count)) + 1;
    let out = game("rain", &format!("{}yes\n{}", answers(5, needed), answers(6, 3000)));
    for (text, times) in [("\nResult\n", 2), (again, 2), ("The record of the game: ", 2)] {
        assert_eq!(out.matches(text).count(), times, "{text}: {out}");
    }
}
