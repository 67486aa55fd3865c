//! `aufachse editions`.

use aufachse_rules::switches::SWITCH_NAMES;

use crate::run::{file, folder, good, run};

#[test]
fn all_editions_are_listed() {
    let list = good(&["editions"]).out;
    let json = good(&["editions", "--json"]).json();
    let editions = json.as_array().unwrap();
    assert_eq!(editions.len(), 6);
    for edition in editions {
        assert!(list.contains(edition["id"].as_str().unwrap()));
        assert!(list.contains(edition["about"].as_str().unwrap()));
        assert_eq!(edition["switches"].as_object().unwrap().len(), SWITCH_NAMES.len());
    }
}

#[test]
fn one_edition_is_explained_switch_by_switch() {
    let one = good(&["editions", "modern"]).out;
    assert!(one.contains("dice = 2") && one.contains("Two, drive one of them"));
    assert!(one.contains("Values: 1, 2"));
    assert_eq!(one.lines().filter(|line| line.contains(" = ")).count(), SWITCH_NAMES.len());
    let json = good(&["editions", "modern", "--json"]).json();
    assert_eq!(json["switches"]["currency"], "EUR");
}

#[test]
fn a_house_plays_otherwise() {
    let json = good(&["editions", "modern", "--set", "dice=1", "--set", "currency=DM", "--json"]);
    let json = json.json();
    assert_eq!(json["switches"]["dice"], "1");
    assert_eq!(json["switches"]["currency"], "DM");
    let own = "id = \"own\"\nbased-on = \"junior\"\n[switches]\ndice = 1\n";
    let own = file(&folder("own-edition"), "own.toml", own);
    let json = good(&["editions", "--edition-file", &own, "--json"]).json();
    assert_eq!((&json["id"], &json["switches"]["dice"]), (&"own".into(), &"1".into()));
    good(&["editions", "--edition-file", &own]);
}

#[test]
fn only_what_differs_is_compared() {
    let json = good(&["editions", "compare", "modern", "modern-ja", "--json"]).json();
    let differences = json["differences"].as_array().unwrap();
    assert_eq!(differences.len(), 4);
    assert!(differences.iter().all(|d| d["a"] != d["b"]));
    let shown = good(&["editions", "compare", "modern", "modern-ja"]).out;
    for difference in differences {
        assert!(shown.contains(difference["switch"].as_str().unwrap()));
    }
    assert!(!shown.contains("currency"));
    let same = good(&["editions", "compare", "junior", "junior"]).out;
    assert!(same.contains("do not differ"));
}

#[test]
fn what_is_wrong_is_named_with_what_is_allowed() {
    run(&["editions", "moderne"]).refused(2, &["moderne", "classic-cz", "Did you mean modern?"]);
    run(&["editions", "compare", "classic", "junoir"])
        .refused(2, &["junoir", "Did you mean junior?"]);
    run(&["editions", "compare", "classic"]).refused(2, &["<B>"]);
    run(&["editions", "classic", "--set", "dise=2"])
        .refused(2, &["dise", "auction-order", "Did you mean dice?"]);
    run(&["editions", "classic", "--set", "currency=EURO"])
        .refused(2, &["currency", "EURO", "DM, EUR", "Did you mean “EUR”?"]);
    run(&["editions", "classic", "--set", "dice=3"]).refused(2, &["dice", "3", "1, 2"]);
    run(&["editions", "classic", "--set", "dice"]).refused(2, &["dice", "SWITCH=VALUE"]);
    run(&["editions", "--set", "dice=2"]).refused(2, &["Which edition"]);
    run(&["editions", "classic", "--set", "board=atlantis"]).refused(2, &["atlantis", "modern"]);
    // A combination that makes no sense.
    run(&["editions", "junior", "--set", "buy-now=yes"]).refused(2, &["buy-now", "none-take"]);
    run(&["editions", "classic", "--edition-file", "x.toml"]).refused(2, &["--edition-file"]);
}
