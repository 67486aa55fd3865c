//! `aufachse simulate`.

use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::run::{aufachse, file, folder, good, run, text};

#[test]
fn a_seed_gives_the_same_games_on_any_number_of_threads() {
    let with = |seed: &str, threads: &str| {
        let args = "simulate --edition classic,junior --players 2-3 --games 20 --turn-limit 200";
        let mut args: Vec<&str> = args.split(' ').collect();
        args.extend(["--json", "--seed", seed, "--threads", threads]);
        good(&args).out
    };
    let one = with("5", "1");
    assert_eq!(one, with("5", "2"));
    assert_ne!(one, with("6", "2"));
    let json: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&json["seed"], &json["stopped"]), (&5.into(), &false.into()));
    let tables = json["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 4);
    for table in tables {
        let count = |name: &str| table[name].as_u64().unwrap();
        assert_eq!(count("games"), 20);
        assert_eq!(count("finished") + count("by_turn_limit"), 20);
        assert_eq!(table["seats"].as_array().unwrap().len() as u64, count("players"));
    }
}

#[test]
fn all_editions_for_all_numbers_of_players() {
    let json = good(&[
        "simulate",
        "--edition",
        "all",
        "--players",
        "2-6",
        "--games",
        "1",
        "--turn-limit",
        "30",
        "--json",
    ]);
    assert_eq!(json.json()["tables"].as_array().unwrap().len(), 30);
    // Said twice is played once.
    let args = ["simulate", "--edition", "all", "--edition", "junior", "--players", "3"];
    let more = ["--players", "2-4", "--games", "1", "--turn-limit", "5", "--json"];
    let json = good(&[&args[..], &more].concat()).json();
    assert_eq!(json["tables"].as_array().unwrap().len(), 18);
}

#[test]
fn the_result_says_how_many_games_the_limit_ended() {
    let shown = good(&["simulate", "--games", "3", "--turn-limit", "9", "--players", "2"]);
    assert!(shown.out.contains("3 games played; 3 of them ended by the turn limit"));
    assert!(shown.out.contains("classic with 2 players"));
    assert!(shown.err.is_empty(), "no bar where nobody looks on: {}", shown.err);
}

#[test]
fn a_house_may_play_otherwise() {
    let games = ["simulate", "--games", "4", "--turn-limit", "60", "--json"];
    let plain = good(&games).out;
    let other = good(&[&games[..], &["--set", "dice=2"]].concat()).out;
    assert_ne!(plain, other);
    let own = "id = \"own\"\nbased-on = \"manual\"\n";
    let own = file(&folder("own-simulated"), "own.toml", own);
    let json = good(&[&games[..], &["--edition-file", &own]].concat()).json();
    assert_eq!(json["tables"][0]["edition"], "own");
}

#[test]
fn records_are_kept_and_never_overwritten_unasked() {
    let folder = folder("kept");
    let records = folder.join("made/by/itself");
    let records = text(&records);
    let simulate = |more: &[&str]| {
        let args = [
            "simulate",
            "--games",
            "3",
            "--players",
            "2,3",
            "--turn-limit",
            "40",
            "--records",
            records,
        ];
        run(&[&args[..], more].concat())
    };
    assert_eq!(simulate(&["--threads", "2"]).code, 0);
    let mut names: Vec<String> = std::fs::read_dir(records)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 6);
    assert_eq!(names[0], "classic-2-000001.jsonl");
    let first = format!("{records}/{}", names[0]);
    let kept = std::fs::read_to_string(&first).unwrap();

    simulate(&["--seed", "2"]).refused(2, &["classic-2-000001.jsonl", "--force"]);
    assert_eq!(std::fs::read_to_string(&first).unwrap(), kept);
    assert_eq!(simulate(&["--seed", "2", "--force"]).code, 0);
    assert_ne!(std::fs::read_to_string(&first).unwrap(), kept);
    assert_eq!(simulate(&["--threads", "1", "--force"]).code, 0);
    assert_eq!(std::fs::read_to_string(&first).unwrap(), kept, "the same on one thread");

    let paths: Vec<String> = names.iter().map(|name| format!("{records}/{name}")).collect();
    let mut args = vec!["verify"];
    args.extend(paths.iter().map(String::as_str));
    good(&args);
}

#[test]
fn a_file_in_place_of_the_folder_is_left_alone() {
    let path = file(&folder("in-the-way"), "games", "precious");
    run(&["simulate", "--games", "1", "--records", &path]).refused(2, &["games", "folder"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn what_is_wrong_is_named_with_what_is_allowed() {
    let simulate = |args: &[&str]| run(&[&["simulate"], args].concat());
    simulate(&["--edition", "clasic"]).refused(2, &["clasic", "junior", "Did you mean classic?"]);
    simulate(&["--edition", "al"]).refused(2, &["al", "Did you mean all?"]);
    simulate(&["--players", "7"]).refused(2, &["7", "--players", "from 2 to 6"]);
    simulate(&["--players", "5-3"]).refused(2, &["5-3", "from 2 to 6"]);
    simulate(&["--games", "many"]).refused(2, &["many", "--games", "from 1 to"]);
    simulate(&["--games", "0"]).refused(2, &["0", "from 1 to"]);
    simulate(&["--seed", "-1"]).refused(2, &["-1"]);
    simulate(&["--threads", "0"]).refused(2, &["--threads", "from 1 to"]);
    simulate(&["--turn-limit", "0"]).refused(2, &["--turn-limit", "from 1 to"]);
    simulate(&["--force"]).refused(2, &["--records"]);
    simulate(&["--set", "dise=1"]).refused(2, &["dise", "Did you mean dice?"]);
    simulate(&["--board", "no-such.toml"]).refused(2, &["no-such.toml"]);
    simulate(&["--set", "private-contracts=10", "--players", "6"]).refused(2, &["6 players", "60"]);
}

/// A Ctrl-C ends it with what there is.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_what_there_is() {
    let folder = folder("stopped");
    let mut child = aufachse(&["simulate", "--games", "1000000", "--json", "--turn-limit", "20"])
        .args(["--records", text(&folder)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The first record shows that the games are on.
    let begun = Instant::now();
    while std::fs::read_dir(&folder).unwrap().next().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "no game was played");
        std::thread::sleep(Duration::from_millis(10));
    }
    let asked = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    if !asked.is_ok_and(|status| status.success()) {
        let _ = child.kill();
        panic!("the signal could not be sent");
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["stopped"], true);
    let kept = std::fs::read_dir(&folder).unwrap().count() as u64;
    assert_eq!(json["tables"][0]["games"].as_u64(), Some(kept));
    assert!(kept > 0 && kept < 1_000_000);
}

/// The page and its numbers are written, are the same on any number of threads, and overwrite
/// nothing.
#[test]
fn what_games_teach_is_written_as_a_page_and_as_numbers() {
    let here = folder("report");
    let here = text(&here);
    let [page, numbers] = ["report.html", "study.json"].map(|name| format!("{here}/{name}"));
    let args = ["simulate", "--seats", "fahrer,lehrling", "--games", "8"];
    let simulate =
        |more: &[&str]| run(&[&args[..], &["--report", &page, "--study", &numbers], more].concat());
    let read = || [&page, &numbers].map(|path| std::fs::read_to_string(path).unwrap());
    assert_eq!(simulate(&["--threads", "2"]).code, 0);
    let kept = read();
    assert!(kept[0].starts_with("<!DOCTYPE html>") && kept[0].contains("Fahrer"));
    let studies: serde_json::Value = serde_json::from_str(&kept[1]).unwrap();
    assert_eq!(studies[0]["games"], 8);
    assert_eq!(studies[0]["bots"]["fahrer"]["wins"]["games"], 8);

    simulate(&["--seed", "2"]).refused(2, &["report.html", "--force"]);
    assert_eq!(read(), kept);
    assert_eq!(simulate(&["--threads", "1", "--force"]).code, 0);
    assert_eq!(read(), kept, "the same on one thread");
    let lost = format!("{here}/nowhere/report.html");
    run(&["simulate", "--games", "1", "--report", &lost]).refused(2, &["nowhere"]);
}
