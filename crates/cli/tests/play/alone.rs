//! Alone against bots: whole games, set-up by questions, leaving and coming back.

use crate::driver::{Talk, answers, behind, play, run};

/// Whole games on several editions end with a ranking and a record that holds.
#[test]
fn whole_games_against_bots_end_with_a_record_that_holds() {
    for (edition, seed) in [("classic", 1), ("modern", 2), ("junior", 3), ("manual", 4)] {
        let folder = tempfile::tempdir().expect("a folder");
        let args = [
            "--now",
            "--edition",
            edition,
            "--seats",
            "3",
            "--bots",
            "random,lehrling",
            "--turns",
            "9",
            "--name",
            "Ada",
        ];
        let ran = play(folder.path(), &args, &answers(seed, 3000));
        assert!(ran.out.contains("\nResult\n"), "{edition}: {}", ran.out);
        let file = behind(&ran.out, "record of the game: ").expect("a record");
        let verified = run(&["verify", file], "");
        assert_eq!(verified.code, 0, "{edition}: {verified:?}");
        assert!(verified.out.contains("dice are fair"), "{verified:?}");
        let told = run(&["replay", "--watch", "--plain", "--pace-ms", "0", file], "");
        assert!(told.out.contains("Turn 1: ") && told.out.contains("turn limit"), "{told:?}");
    }
}

/// Every question of the set-up can be answered, wrongly too, and the table is as it was said.
#[test]
fn a_table_is_set_up_by_questions() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = "Junior\nseven\n3\nAda\n1\nmany\n3\ndice\ndice=9\ndice=2\n\nlucky\nquit\n";
    let ran = play(folder.path(), &[], script);
    assert!(ran.out.contains("“seven” is no number from 2 to 6."), "{}", ran.out);
    assert!(ran.out.contains("“many” is no number"), "{}", ran.out);
    assert!(ran.out.contains("Junior: Ada, Pinball and Pinball 2."), "{}", ran.out);
    assert!(ran.out.contains("dice=2"), "{}", ran.out);
    assert!(ran.out.contains("The game is kept."), "{}", ran.out);
}

/// The end of the input keeps the game and says how to go on; so does the program that is killed.
#[test]
fn a_game_goes_on_after_the_end_of_the_input_and_after_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--now", "--seats", "2", "--bots", "lehrling", "--turns", "8", "--name", "Ada"];
    let first = play(folder.path(), &args, "1\n");
    let id = behind(&first.out, "aufachse play --resume ").expect("how to go on").to_owned();
    let data = folder.path().to_str().expect("a path");
    let mut talk = Talk::start(&["play", "--plain", "--data", data, "--resume"]);
    talk.wait_for("Waiting for Ada");
    talk.say("1");
    talk.wait_for("Waiting for Ada");
    talk.kill();
    let last = play(folder.path(), &["--resume", &id], &answers(7, 3000));
    assert!(last.out.contains("\nResult\n"), "{}", last.out);
    let over = run(&["play", "--plain", "--data", data, "--resume"], "");
    over.refused(1, &["no unfinished game"]);
}

/// What cannot be understood is said, and nothing at the table has changed.
#[test]
fn bad_input_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--now", "--seats", "2", "--bots", "random", "--seed", "odd", "--name", "Ada"];
    let odd = "\n0\n9999\n-3\nxyzzy\nwhy\nwhy xyzzy\norder 9\npropose nonsense\n\u{7}\nundo\nno\n";
    let ran = play(folder.path(), &args, odd);
    for told in [
        "“0” is not in the list",
        "“9999” is not in the list",
        "“xyzzy” means nothing here",
        "Why not what?",
    ] {
        assert!(ran.out.contains(told), "{told}: {}", ran.out);
    }
    let again = play(folder.path(), &["--resume"], "");
    let question = |out: &str| {
        let lines: Vec<String> = out
            .lines()
            .skip_while(|line| !line.starts_with("Waiting for Ada"))
            .take_while(|line| line.starts_with("Waiting") || line.starts_with("  "))
            .map(str::to_owned)
            .collect();
        lines
    };
    assert!(question(&ran.out).len() > 1, "{}", ran.out);
    assert_eq!(question(&ran.out), question(&again.out));
}

/// Everything that can be asked is answered in every language, without a gap.
#[test]
fn every_command_answers_in_every_language() {
    for language in ["en", "de", "it", "cs", "ja"] {
        let folder = tempfile::tempdir().expect("a folder");
        let script = "?\nchoices\ncontracts\nmap\nplayers\ndisplay\ncards\nlog\nlinks\nwhy 1\n\
                      why roll\nwhy wien\nchat hello\n1\n1\n1\n1\nquit\n";
        let args = ["--now", "--lang", language, "--edition", "modern", "--seed", "x"];
        let ran = play(folder.path(), &args, script);
        assert!(ran.out.contains("aufachse play --resume "), "{language}: {}", ran.out);
        let lines = ran.out.lines().count();
        assert!(lines > 60, "{language}: {lines} lines");
    }
}

/// A bot has no name of its own: a record knows its level, and a replay calls it by that.
#[test]
fn in_a_replay_a_bot_is_called_by_its_level() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--now", "--turns", "4", "--bots", "random,random", "--name", "Ada"];
    let ran = play(folder.path(), &args, &answers(3, 3000));
    let file = behind(&ran.out, "The record of the game: ").expect("a record");
    let told = run(&["replay", file], "").out;
    for name in ["Ada", "Pinball", "Pinball 2"] {
        assert!(told.contains(&format!("{name} throws")), "{name}: {told}");
    }
    assert!(!told.contains("Seat 2") && !told.contains("Seat 3"), "{told}");
}

/// “Why not?” names the rule, and below it stands what the rule says.
#[test]
fn the_rule_is_told_in_its_own_words() {
    for language in ["en", "de", "ja"] {
        let folder = tempfile::tempdir().expect("a folder");
        let args = ["--now", "--lang", language, "--edition", "classic", "--seed", "x"];
        let out = play(folder.path(), &args, "why roll\nquit\n").out;
        let book = aufachse_words::book::Book::of(language);
        let told = book.clauses().find(|clause| {
            out.contains(&clause.id) && out.lines().any(|line| line.trim() == clause.text)
        });
        assert!(told.is_some(), "{language}: {out}");
    }
}
