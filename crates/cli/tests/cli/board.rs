//! `aufachse board`.

use aufachse_rules::board::builtin_board;

use crate::run::{file, folder, good, run, text};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/map.svg");

const OWN: &str = "name = \"own\"
[[city]]
name = \"Kassel\"
country = \"DE\"
x = 0
y = 0
[[city]]
name = \"Ulm\"
country = \"DE\"
x = 0
y = 90
[[road]]
from = \"Kassel\"
to = \"Ulm\"
spaces = [{ x = 0, y = 30, event = true }, { x = 0, y = 60 }]
";

#[test]
fn a_board_is_listed() {
    let classic = good(&["board"]);
    assert_eq!(classic.out, good(&["board", "classic"]).out);
    assert!(classic.out.contains("34 cities"));
    let modern = good(&["board", "modern"]).out;
    assert!(modern.contains("38 cities") && modern.contains("2 ferries"));
    assert!(modern.contains("München") && modern.contains("Flensburg-Hamburg"));
}

#[test]
fn a_board_is_written_for_programs() {
    let json = good(&["board", "modern", "--json"]).json();
    assert_eq!(json["cities"].as_array().unwrap().len(), 38);
    let spaces = json["spaces"].as_array().unwrap();
    assert_eq!(spaces.len(), 228);
    let road = &json["roads"][0];
    let first = road["from"].as_u64().unwrap() as usize;
    assert_eq!(spaces[first]["name"], json["cities"][first]["name"]);
    let between = road["spaces"].as_array().unwrap().len() as u64;
    assert_eq!(road["steps"].as_u64().unwrap(), between + 1);
    assert!(spaces.iter().any(|space| space["event"] == true));
    assert!(spaces.iter().any(|space| space["sea"] == true));
}

#[test]
fn the_map_in_the_documents_is_drawn() {
    let kept = std::fs::read_to_string(DOCUMENT).unwrap();
    assert!(good(&["board", "modern", "--svg"]).out == kept, "run `cargo xtask map`");
    let dark = good(&["board", "modern", "--svg", "--dark"]).out;
    assert!(dark.starts_with("<svg") && dark != kept);
}

#[test]
fn a_picture_is_not_overwritten_unless_asked() {
    let folder = folder("picture");
    let path = folder.join("map.svg");
    let path = text(&path);
    let draw = |more: &[&str]| run(&[&["board", "modern", "--svg", "--out", path], more].concat());
    assert_eq!(draw(&[]).code, 0);
    assert_eq!(std::fs::read_to_string(path).unwrap(), std::fs::read_to_string(DOCUMENT).unwrap());
    std::fs::write(path, "precious").unwrap();
    draw(&[]).refused(2, &[path, "--force"]);
    assert_eq!(std::fs::read_to_string(path).unwrap(), "precious");
    assert_eq!(draw(&["--force", "--dark"]).code, 0);
    assert!(std::fs::read_to_string(path).unwrap().starts_with("<svg"));
    let nowhere = folder.join("no/such/folder.svg");
    run(&["board", "--svg", "--out", text(&nowhere)]).refused(2, &["folder.svg"]);
}

#[test]
fn a_board_of_ones_own_is_shown_and_drawn() {
    let own = file(&folder("own-board"), "own.toml", OWN);
    assert!(good(&["board", "--board", &own]).out.contains("Kassel-Ulm"));
    assert!(good(&["board", "--board", &own, "--svg"]).out.starts_with("<svg"));
    assert_eq!(good(&["board", "--board", &own, "--json"]).json()["name"], "own");
}

#[test]
fn what_is_wrong_is_named() {
    run(&["board", "clasic"]).refused(2, &["clasic", "modern", "Did you mean classic?"]);
    run(&["board", "chek"]).refused(2, &["check"]);
    run(&["board", "--board", "no-such.toml"]).refused(2, &["no-such.toml"]);
    run(&["board", "--dark"]).refused(2, &["--svg"]);
    run(&["board", "--svg", "--json"]).refused(2, &["--json"]);
    let broken =
        file(&folder("broken-board"), "broken.toml", &OWN.replace("\"Ulm\"", "\"Kassel\""));
    run(&["board", "--board", &broken]).refused(2, &["broken.toml:"]);
}

#[test]
fn a_near_file_is_offered() {
    let folder = folder("near");
    file(&folder, "own.toml", OWN);
    let typo = folder.join("onw.toml");
    run(&["board", "--board", text(&typo)]).refused(2, &["onw.toml", "Did you mean", "own.toml"]);
}

#[test]
fn the_box_is_sound() {
    let checked = good(&["board", "check"]);
    for name in ["modern", "classic-52", "modern-28", "junior"] {
        assert!(checked.out.contains(&format!("{name}: ")), "{name}");
    }
    let json = good(&["board", "check", "--json"]).json();
    assert_eq!(json["files"].as_array().unwrap().len(), 12);
    assert_eq!(json["faults"].as_array().unwrap().len(), 0);
}

#[test]
fn own_files_are_checked_whatever_they_are() {
    let folder = folder("check-own");
    let board = file(&folder, "board.toml", OWN);
    let cards = file(
        &folder,
        "cards.toml",
        "name = \"own\"\n[[contract]]\nfrom = \"Kassel\"\nto = \"Ulm\"\ngoods = 3\nrevenue = 900\nbids = [100, 200, 300, 400, 500]\n",
    );
    let edition = file(
        &folder,
        "edition.toml",
        "id = \"own\"\nbased-on = \"modern\"\n[switches]\ndice = 1\n",
    );
    let json = good(&["board", "check", &board, &cards, "--json"]).json();
    let kinds: Vec<&str> =
        json["files"].as_array().unwrap().iter().map(|f| f["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["board", "contracts"]);
    good(&["board", "check", "--board", &board, "--contracts", &cards]);
    good(&["board", "check", &edition]);
    good(&["board", "check", "--edition-file", &edition]);
    // The cards are for Ulm, which no board in the box has.
    run(&["board", "check", &cards]).refused(2, &["cards.toml:", "Ulm"]);
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let folder = folder("faults");
    let text = builtin_board("classic").unwrap();
    let line = text.lines().position(|l| l.starts_with("from = ")).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[line] = "from = \"Atlantis\"".to_owned();
    lines[line + 1] = "to = \"Eldorado\"".to_owned();
    let broken = file(&folder, "broken.toml", &lines.join("\n"));
    let edition = file(
        &folder,
        "edition.toml",
        "id = \"own\"\nbased-on = \"classic\"\n[switches]\ndise = 1\ncurrency = \"Yen\"\n",
    );
    let ran = run(&["board", "check", &broken, &edition]);
    let at = |n: usize, of: &str| format!("{of}:{n}:");
    ran.refused(2, &[&at(line + 1, "broken.toml"), "Atlantis", "Eldorado"]);
    ran.refused(2, &[&at(4, "edition.toml"), &at(5, "edition.toml"), "dise", "dice", "Yen"]);
    let json = run(&["board", "check", &broken, &edition, "--json"]);
    assert_eq!(json.code, 2);
    let json = json.json();
    let faults = json["faults"].as_array().unwrap();
    assert!(faults.len() >= 4, "{faults:?}");
    assert!(faults.iter().any(|fault| fault["line"] == 4));
}

#[test]
fn a_file_of_no_kind_is_refused() {
    let odd = file(&folder("odd"), "odd.toml", "hello = 1\n");
    run(&["board", "check", &odd]).refused(2, &["odd.toml", "--contracts"]);
    run(&["board", "check", "--contracts", &odd]).refused(2, &["odd.toml"]);
    run(&["board", "check", "no-such-file.toml"]).refused(2, &["no-such-file.toml"]);
}
