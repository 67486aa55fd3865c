//! The program speaks the language it is asked for.

use crate::run::{Ran, aufachse, file, folder, good, run, text};

/// Runs the program with some variables set.
fn run_in(variables: &[(&str, &str)], args: &[&str]) -> Ran {
    Ran::of(aufachse(args).envs(variables.iter().copied()).output().unwrap())
}

const GERMAN: &str = "Das Spiel von 1987";
const ITALIAN: &str = "Il gioco del 1987";
const ENGLISH: &str = "The game of 1987";

#[test]
fn a_language_can_be_asked_for_before_and_after_the_command() {
    assert!(good(&["--lang", "de", "editions"]).out.contains(GERMAN));
    assert!(good(&["editions", "--lang=it"]).out.contains(ITALIAN));
    assert!(good(&["editions"]).out.contains(ENGLISH));
}

#[test]
fn the_option_counts_before_the_variable_and_the_variable_before_the_system() {
    let own = ("AUFACHSE_LANG", "de");
    let system = ("LC_ALL", "it_IT.UTF-8");
    assert!(run_in(&[own, system], &["editions"]).out.contains(GERMAN));
    assert!(run_in(&[own, system], &["--lang", "en", "editions"]).out.contains(ENGLISH));
    assert!(run_in(&[("AUFACHSE_LANG", ""), system], &["editions"]).out.contains(ITALIAN));
    let messages = ("LC_MESSAGES", "de_DE");
    assert!(run_in(&[messages, ("LANG", "it_IT")], &["editions"]).out.contains(GERMAN));
    assert!(run_in(&[messages, system], &["editions"]).out.contains(ITALIAN));
    assert!(run_in(&[("LANG", "it_IT")], &["editions"]).out.contains(ITALIAN));
}

/// Whoever has a system in French has not asked us for French.
#[test]
fn a_system_in_another_language_gets_english() {
    for lang in ["fr_FR.UTF-8", "C", "POSIX"] {
        let ran = run_in(&[("LC_ALL", lang), ("LANG", "de_DE")], &["editions"]);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.out.contains(ENGLISH), "{ran:?}");
    }
}

#[test]
fn a_language_that_is_not_there_is_refused_with_those_that_are() {
    run(&["--lang", "tlh", "editions"]).refused(2, &["tlh", "cs, de, it, ja"]);
    run_in(&[("AUFACHSE_LANG", "fr")], &["editions"]).refused(2, &["fr", "de"]);
}

#[test]
fn faults_are_told_in_the_language_too() {
    run(&["--lang", "de", "editions", "clasic"])
        .refused(2, &["keine Ausgabe", "Meinst du classic?"]);
    run(&["--lang", "it", "simulate", "--games", "0"]).refused(2, &["è ammesso un numero intero"]);
    let place = folder("language-faults");
    let path = file(&place, "own.toml", "name = \"own\"\n[[city]]\nname = \"\"\n");
    run(&["--lang", "de", "board", "check", &path])
        .refused(2, &["own.toml:2", "Form", "ein Fehler"]);
}

/// Every command that tells something tells it without a gap, in every language.
#[test]
fn a_game_is_played_and_told_in_every_language() {
    for lang in ["cs", "de", "en", "it", "ja"] {
        let place = folder(&format!("language-{lang}"));
        let say = |args: &[&str]| good(&[&["--lang", lang], args].concat()).out;
        say(&["guide"]);
        say(&["board", "modern"]);
        say(&["editions", "modern-ja"]);
        say(&["editions", "compare", "classic", "modern"]);
        let games = ["--games", "3", "--players", "3", "--seed", "5", "--records", text(&place)];
        say(&[&["simulate", "--edition", "modern"], &games[..]].concat());
        let record = std::fs::read_dir(&place).unwrap().next().unwrap().unwrap().path();
        let told = say(&["replay", text(&record)]);
        assert!(told.lines().count() > 100, "{told}");
        say(&["replay", text(&record), "--at", "60"]);
        say(&["verify", text(&record)]);
    }
}
