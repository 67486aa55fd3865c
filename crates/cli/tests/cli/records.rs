//! `aufachse replay` and `aufachse verify`.

use std::path::{Path, PathBuf};

use aufachse_rules::{
    Action, Actor, ChanceSource, FairDice, Game, PLAYED_REVISIONS, RULES_REVISION, Record, Rules,
    Seat, Seeded, Session, Setup,
};

use crate::run::{file, folder, good, run, run_with, text};

/// A record just made.
fn made(folder: &Path) -> String {
    let records = folder.join("games");
    good(&[
        "simulate",
        "--games",
        "1",
        "--players",
        "3",
        "--turn-limit",
        "60",
        "--records",
        text(&records),
    ]);
    text(&records.join("classic-3-000001.jsonl")).to_owned()
}

/// A record with something changed in it.
fn changed(folder: &Path, record: &str, change: impl Fn(&mut Vec<String>)) -> String {
    let kept = std::fs::read_to_string(record).unwrap();
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    change(&mut lines);
    file(folder, "changed.jsonl", &(lines.join("\n") + "\n"))
}

#[test]
fn a_game_is_told_turn_by_turn() {
    let record = made(&folder("told"));
    let story = good(&["replay", &record]).out;
    for words in
        ["Random 1", "Turn 1: ", "Turn 60: ", "throws a", "turn limit is reached", "Place 1: "]
    {
        assert!(story.contains(words), "{words}");
    }
    let kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    let turns = story.lines().filter(|line| line.starts_with("Turn ")).count();
    assert_eq!(turns, 60);

    let json = good(&["replay", &record, "--json"]).json();
    let actions = json["actions"].as_array().unwrap();
    assert_eq!(actions.len(), kept.entries.len());
    for (i, action) in actions.iter().enumerate() {
        assert_eq!(action["number"], i as u64 + 1);
        let happenings = action["happenings"].as_array().unwrap().len();
        assert_eq!(action["told"].as_array().unwrap().len(), happenings);
        assert_eq!(action["do"], serde_json::to_value(kept.entries[i].action).unwrap());
    }
    assert_eq!(json["closing"]["ending"], "turn-limit");
}

#[test]
fn the_standard_input_can_be_told() {
    let record = made(&folder("piped"));
    let piped = run_with(&["replay", "-"], &std::fs::read_to_string(&record).unwrap());
    assert_eq!(piped.out, good(&["replay", &record]).out);
    let piped = run_with(&["verify", "-"], &std::fs::read_to_string(&record).unwrap());
    assert_eq!(piped.code, 0);
}

#[test]
fn a_seat_is_told_only_what_it_may_know() {
    let record = made(&folder("seated"));
    let all = good(&["replay", &record]).out;
    let own = good(&["replay", &record, "--seat", "1"]).out;
    assert!(all.contains("Random 1 receives the contract"));
    assert!(own.contains("Random 2 receives the contract"));
    assert!(!own.contains("Random 1 receives the contract"));
    assert!(own.contains("Random 1 receives a contract."));
    let json = good(&["replay", &record, "--seat", "1", "--json"]).json();
    for action in json["actions"].as_array().unwrap() {
        let happenings = action["happenings"].as_array().unwrap();
        let hidden = happenings.iter().any(|h| h["what"] == "dealt" && h["player"] != 1);
        assert_eq!(action.get("do").is_none(), hidden, "{action}");
    }
}

#[test]
fn the_table_is_shown_at_any_point() {
    let record = made(&folder("table"));
    let before = good(&["replay", &record, "--at", "0"]).out;
    assert!(before.contains("who begins"), "{before}");
    let kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    let last = kept.entries.len().to_string();
    let after = good(&["replay", &record, "--at", &last]).out;
    assert!(after.contains("The game is over"), "{after}");
    for number in 0..kept.entries.len() {
        if number % 37 == 0 {
            good(&["replay", &record, "--at", &number.to_string()]);
        }
    }
    let json = good(&["replay", &record, "--at", &last, "--json"]).json();
    let cash: Vec<i64> = json["view"]["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["cash"].as_i64().unwrap())
        .collect();
    let closing = kept.closing.as_ref().unwrap();
    assert_eq!(cash, closing.cash.iter().map(|&c| i64::from(c)).collect::<Vec<_>>());
    assert_eq!(json["hands"].as_array().unwrap().len(), 3);
    assert_eq!(json["view"]["hand"].as_array().unwrap().len(), 0);
}

#[test]
fn a_seat_sees_only_its_own_hand_on_the_table() {
    let record = made(&folder("hands"));
    let shown = good(&["replay", &record, "--at", "40"]).out;
    assert_eq!(shown.matches("in hand: ").count(), 3);
    assert!(!shown.contains("hidden contracts"));
    let own = good(&["replay", &record, "--at", "40", "--seat", "2"]).out;
    assert_eq!(own.matches("hidden contracts").count(), 2);
    let json = good(&["replay", &record, "--at", "40", "--seat", "2", "--json"]).json();
    assert!(json.get("hands").is_none());
    assert!(!json["view"]["hand"].as_array().unwrap().is_empty());
}

#[test]
fn numbers_beyond_the_record_are_refused() {
    let record = made(&folder("beyond"));
    run(&["replay", &record, "--at", "99999"]).refused(2, &["99999", "0 to "]);
    run(&["replay", &record, "--at", "x"]).refused(2, &["x", "--at"]);
    run(&["replay", &record, "--seat", "3"]).refused(2, &["3", "0 to 2"]);
    run(&["replay", &record, "--seat", "9"]).refused(2, &["9", "from 0 to 5"]);
}

#[test]
fn a_record_proves_its_throws_and_draws() {
    let record = made(&folder("proved"));
    let kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    let json = good(&["verify", &record, "--json"]).json();
    let verdict = &json["records"][0];
    let thrown = kept.entries.iter().filter(|e| matches!(e.action, Action::Dice(..))).count();
    let chance = kept.entries.iter().filter(|e| e.by == Actor::Chance).count();
    assert_eq!(verdict["outcome"], "proved");
    assert_eq!(verdict["dice"], "seeded");
    assert_eq!(verdict["throws_proved"], thrown);
    assert_eq!(verdict["draws_proved"], chance - thrown);
    assert_eq!(verdict["turns"], 60);
    let said = good(&["verify", &record]).out;
    assert!(said.contains(": proved. ") && said.contains(&format!("{thrown} throws")), "{said}");
    let story = good(&["replay", &record, "--json"]).json();
    assert_eq!((&story["outcome"], &story["throws_proved"]), (&"proved".into(), &thrown.into()));
    assert!(good(&["replay", &record]).out.contains(&format!("{thrown} throws")));
}

/// Somebody chose a throw and played on from there: rules and fingerprints hold, the seed does not.
#[test]
fn a_forged_game_is_refused_and_never_told() {
    let folder = folder("forged");
    let record = made(&folder);
    let kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    let honest = kept.entries.iter().position(|e| matches!(e.action, Action::Dice(..))).unwrap();
    let seats = kept.header.seats.clone();
    let rules = kept.rules().unwrap();
    let setup = Setup { turn_limit: Some(4), ..kept.header.setup.clone() };
    let mut session = Session::new(rules, &setup, seats).unwrap();
    session.record_mut().header.seed = kept.header.seed;
    for entry in &kept.entries[..honest] {
        session.apply(entry.by, entry.action).unwrap();
    }
    let Action::Dice(die, none) = kept.entries[honest].action else { unreachable!() };
    session.apply(Actor::Chance, Action::Dice(die % 6 + 1, none)).unwrap();
    let mut chance = Seeded::new(5);
    let mut list = Vec::new();
    while session.game().ending().is_none() {
        let (actor, action) = match chance.next(session.game()) {
            Some(outcome) => (Actor::Chance, outcome),
            None => (0..3)
                .find_map(|seat| {
                    let actor = Actor::Seat(Seat(seat));
                    session.game().legal_actions(actor, &mut list);
                    list.last().map(|action| (actor, *action))
                })
                .unwrap(),
        };
        session.apply(actor, action).unwrap();
    }
    let mut forged = session.record().clone();
    forged.close(session.game(), None);
    let path = file(&folder, "forged.jsonl", &forged.to_text());
    let line = format!("forged.jsonl, line {}", honest + 2);
    run(&["verify", &path]).refused(1, &[&line, "refused", "The seed brings"]);
    let watch = ["replay", &path, "--watch", "--plain", "--pace-ms", "0"];
    for args in [&["replay", &path][..], &["replay", &path, "--json"], &watch] {
        let ran = run(args);
        ran.refused(2, &[&line, "The seed brings"]);
        assert!(ran.out.is_empty(), "{args:?}: nothing is told of it");
    }
    run(&["replay", &path, "--at", "3"]).refused(2, &[&line]);
    // Without its seed nobody can tell, and nobody is told that the dice are proved.
    forged.header.seed = None;
    let path = file(&folder, "unproved.jsonl", &forged.to_text());
    assert!(good(&["verify", &path]).out.contains(": consistent. "));
    assert!(good(&["replay", &path]).out.contains("no seed"));
}

/// Each outcome has a word of its own in every language.
#[test]
fn outcomes_are_told_in_five_languages() {
    let folder = folder("outcomes");
    let record = made(&folder);
    let mut kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    kept.header.seed = None;
    let unproved = file(&folder, "unproved.jsonl", &kept.to_text());
    let short = changed(&folder, &record, |lines| lines.truncate(9));
    let words = [
        ("en", ["proved", "consistent", "refused"]),
        ("de", ["bewiesen", "stimmig", "abgelehnt"]),
        ("it", ["provata", "coerente", "respinta"]),
        ("cs", ["prokázáno", "bez rozporů", "odmítnuto"]),
        ("ja", ["証明済み", "矛盾なし", "却下"]),
    ];
    for (language, [proved, consistent, refused]) in words {
        let said = good(&["--lang", language, "verify", &record, &unproved]).out;
        assert!(said.contains(proved) && said.contains(consistent), "{language}: {said}");
        run(&["--lang", language, "verify", &short]).refused(1, &["9", refused]);
    }
}

/// The message names the revision of the record and the one that is played.
#[test]
fn a_record_of_another_revision_is_refused_in_five_languages() {
    let folder = folder("revision");
    let record = made(&folder);
    let played = PLAYED_REVISIONS.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let other = changed(&folder, &record, |lines| {
        lines[0] =
            lines[0].replacen(&format!("\"revision\":{RULES_REVISION}"), "\"revision\":77", 1);
    });
    for language in ["en", "de", "it", "cs", "ja"] {
        let ran = run(&["--lang", language, "verify", &other]);
        ran.refused(2, &["77", &played]);
        run(&["--lang", language, "replay", &other]).refused(2, &["77", &played]);
    }
    let version = good(&["--version"]).out;
    assert!(version.contains(&format!("revisions of the rules: {played}")), "{version}");
}

/// A record of fair dice, or of what somebody made of them.
fn fair(folder: &Path, revealed: Option<[u8; 32]>) -> PathBuf {
    let rules = Rules::builtin("modern").unwrap();
    let setup = Setup { turn_limit: Some(4), ..Setup::of(2) };
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let mut session = Session::new(rules, &setup, names).unwrap();
    let promise = FairDice::promise([7; 32]).with_words(["plum", "otter"]);
    let mut chance = promise.chance([7; 32]);
    session.record_mut().header.fair = Some(promise);
    let mut list = Vec::new();
    while session.game().ending().is_none() {
        let (actor, action) = if let Some(outcome) = chance.next(session.game()) {
            (Actor::Chance, outcome)
        } else {
            let game: &Game = session.game();
            let actor = Actor::Seat(game.may_act().lowest().unwrap());
            game.legal_actions(actor, &mut list);
            (actor, *list.last().unwrap())
        };
        session.apply(actor, action).unwrap();
    }
    let mut record = session.record().clone();
    record.close(session.game(), revealed);
    let path = folder.join("fair.jsonl");
    std::fs::write(&path, record.to_text()).unwrap();
    path
}

#[test]
fn fair_dice_are_proved_and_a_broken_promise_is_found() {
    let folder = folder("fair");
    let path = fair(&folder, Some([7; 32]));
    let json = good(&["verify", text(&path), "--json"]).json();
    assert_eq!(json["records"][0]["dice"], "fair");
    assert!(good(&["verify", text(&path)]).out.contains("promised before the game"));
    let path = fair(&folder, Some([8; 32]));
    run(&["verify", text(&path)]).refused(1, &["fair.jsonl", "promised"]);
    let path = fair(&folder, None);
    run(&["verify", text(&path)]).refused(1, &["not revealed"]);
}

#[test]
fn a_record_without_a_seed_is_consistent_and_proves_no_dice() {
    let folder = folder("unproved");
    let record = made(&folder);
    let mut kept = Record::from_text(&std::fs::read_to_string(&record).unwrap()).unwrap();
    kept.header.seed = None;
    let path = file(&folder, "unproved.jsonl", &kept.to_text());
    let json = good(&["verify", &path, "--json"]).json();
    assert_eq!(json["records"][0]["outcome"], "consistent");
    assert_eq!(json["records"][0]["dice"], "unproved");
    assert_eq!(json["records"][0]["throws_proved"], 0);
    let said = good(&["verify", &path]).out;
    assert!(said.contains(": consistent. ") && said.contains("no seed"), "{said}");
    assert_eq!(good(&["replay", &path, "--json"]).json()["outcome"], "consistent");
}

#[test]
fn a_truncated_record_is_refused_with_its_line() {
    let folder = folder("truncated");
    let record = made(&folder);
    let kept = std::fs::read_to_string(&record).unwrap();
    let lines = kept.lines().count();
    let short = changed(&folder, &record, |lines| lines.truncate(50));
    run(&["verify", &short]).refused(1, &["changed.jsonl, line 50", "breaks off"]);
    run(&["replay", &short]).refused(2, &["changed.jsonl, line 50", "breaks off"]);
    assert!(run(&["replay", &short]).out.is_empty(), "nothing is told of it");
    // In the middle of its last line.
    let cut = file(&folder, "cut.jsonl", &kept[..kept.len() - 20]);
    run(&["verify", &cut]).refused(1, &[&format!("line {lines}"), "damaged"]);
    // Lines that are missing in the middle.
    let holed = changed(&folder, &record, |lines| {
        lines.drain(60..70);
    });
    assert_eq!(run(&["verify", &holed]).code, 1);
    assert_eq!(run(&["replay", &holed]).code, 2);
}

#[test]
fn a_changed_byte_is_found() {
    let folder = folder("changed");
    let record = made(&folder);
    let kept = std::fs::read_to_string(&record).unwrap();
    // A throw in the middle is another.
    let line = kept.lines().enumerate().skip(60).find(|(_, l)| l.contains("\"dice\":[")).unwrap().0;
    let other = changed(&folder, &record, |lines| {
        let at = lines[line].find('[').unwrap() + 1;
        let die = if &lines[line][at..=at] == "2" { "3" } else { "2" };
        lines[line].replace_range(at..=at, die);
    });
    let ran = run(&["verify", &other]);
    ran.refused(1, &[&format!("changed.jsonl, line {}:", line + 1), "The seed brings"]);
    assert!(ran.out.is_empty());
    assert_eq!(run(&["replay", &other]).code, 2);
    assert!(run(&["replay", &other]).out.is_empty());
    // A fingerprint is another.
    let line = kept.lines().skip(1).position(|l| l.contains("\"hash\":\"")).unwrap() + 1;
    let other = changed(&folder, &record, |lines| {
        let at = lines[line].find("\"hash\":\"").unwrap() + 8;
        let digit = if &lines[line][at..=at] == "0" { "1" } else { "0" };
        lines[line].replace_range(at..=at, digit);
    });
    run(&["verify", &other]).refused(1, &[&format!("line {}", line + 1), "not the one"]);
    // The seed is another, and everything else is as it was.
    let other = changed(&folder, &record, |lines| {
        let at = lines[0].find("\"seed\":").unwrap() + 7;
        let digit = if &lines[0][at..=at] == "1" { "2" } else { "1" };
        lines[0].replace_range(at..=at, digit);
    });
    run(&["verify", &other]).refused(1, &["seed brings"]);
    // An action that the rules forbid is told in words, with the clause.
    let other = changed(&folder, &record, |lines| {
        lines[1] = "{\"by\":{\"seat\":0},\"do\":\"roll\"}".to_owned();
    });
    run(&["verify", &other]).refused(1, &["line 2", "come first", "classic."]);
}

#[test]
fn a_foreign_file_is_no_record() {
    let folder = folder("foreign");
    let foreign = file(&folder, "notes.txt", "milk, eggs\n");
    run(&["verify", &foreign]).refused(2, &["notes.txt, line 1", "not a record"]);
    run(&["replay", &foreign]).refused(2, &["notes.txt, line 1", "not a record"]);
    let other = file(&folder, "chess.jsonl", "{\"format\":\"chess/1\",\"revision\":1}\n");
    run(&["verify", &other]).refused(2, &["chess/1", "aufachse-record/1"]);
    let later =
        file(&folder, "later.jsonl", "{\"format\":\"aufachse-record/1\",\"revision\":99}\n");
    run(&["verify", &later]).refused(2, &["99"]);
    let empty = file(&folder, "empty.jsonl", "");
    run(&["verify", &empty]).refused(2, &["empty"]);
    let path = folder.join("binary");
    std::fs::write(&path, [0xff, 0xfe, 0x00, 0x80]).unwrap();
    run(&["verify", text(&path)]).refused(2, &["binary", "UTF-8"]);
    run(&["verify", text(&folder.join("missing.jsonl"))]).refused(2, &["missing.jsonl"]);
    run(&["replay", text(&folder)]).refused(2, &["foreign"]);
}

#[test]
fn one_bad_record_among_good_ones_is_found() {
    let folder = folder("among");
    let record = made(&folder);
    let short = changed(&folder, &record, |lines| lines.truncate(9));
    let foreign = file(&folder, "notes.txt", "milk\n");
    let ran = run(&["verify", &record, &short]);
    ran.refused(1, &["line 9"]);
    assert!(ran.out.contains("proved"));
    let ran = run(&["verify", &foreign, &record, &short, "--json"]);
    assert_eq!(ran.code, 2);
    let json = ran.json();
    let records = json["records"].as_array().unwrap();
    let outcomes: Vec<&str> = records.iter().map(|r| r["outcome"].as_str().unwrap()).collect();
    assert_eq!(outcomes, ["refused", "proved", "refused"]);
    assert_eq!(json["records"][2]["line"], 9);
}
