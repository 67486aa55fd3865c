//! The rulebook in the terminal.

use crate::run::{good, run};

#[test]
fn a_page_a_chapter_and_a_rule_can_be_read() {
    let front = good(&["rules"]);
    assert!(front.out.starts_with("The rules\n═"), "{front:?}");
    let page = good(&["rules", "classic"]).out;
    assert!(page.starts_with("Classic (1987)\n═"), "{page}");
    assert!(page.contains("\nclassic.move.six\n    "), "{page}");
    for line in page.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(!page.contains(['*', '`']), "{page}");
    let chapter = good(&["rules", "classic.move"]).out;
    assert!(chapter.contains("classic.move.six\n") && chapter.contains("classic.move.one\n"));
    assert!(!chapter.contains("classic.setup"));
    let rule = good(&["rules", "classic.move.six"]).out;
    assert!(rule.starts_with("classic.move.six\n    ") && !rule.contains("classic.move.one"));
}

#[test]
fn rules_are_read_in_the_language() {
    let (german, english) = (
        good(&["--lang", "de", "rules", "classic.move.six"]),
        good(&["rules", "classic.move.six"]),
    );
    assert!(german.out.starts_with("classic.move.six\n") && german.out != english.out);
}

#[test]
fn the_editions_are_compared_in_every_language() {
    for (lang, die) in
        [("en", "two, drive one of them"), ("de", "modern: Zwei"), ("ja", "modern: ")]
    {
        let page = good(&["--lang", lang, "rules", "compare"]).out;
        assert!(page.contains("(trucks-in-a-city)") && page.contains(die), "{lang}: {page}");
    }
}

#[test]
fn names_are_listed_and_programs_can_read_along() {
    let pages = good(&["rules", "--list"]).out;
    for page in ["overview", "classic-cz", "junior", "rulings"] {
        assert!(pages.lines().any(|line| line.starts_with(page)), "{pages}");
    }
    let rules = good(&["rules", "junior", "--list"]).out;
    assert!(rules.lines().count() > 5 && rules.lines().all(|line| line.starts_with("junior.")));
    let json = good(&["rules", "junior", "--json"]).json();
    let first = json[0]["id"].as_str().unwrap();
    assert_eq!(Some(first), rules.lines().next());
}

#[test]
fn what_is_not_in_the_book_is_said_with_what_is_near() {
    run(&["rules", "clasic"]).refused(2, &["clasic", "Similar: classic", "--list"]);
    run(&["rules", "classic.move.sixx"]).refused(2, &["classic.move.six"]);
    run(&["--lang", "de", "rules", "xyzzy"]).refused(2, &["xyzzy", "--list"]);
}
