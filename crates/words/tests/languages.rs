//! Every language that we ship is whole, and gaps are seen.

use aufachse_words::{Value, Words};

#[test]
fn every_file_parses_and_no_key_is_given_twice() {
    for language in Words::languages() {
        let words = Words::new(language).expect("a listed language loads");
        assert!(words.faults().is_empty(), "{language}:\n{}", words.faults().join("\n"));
    }
}

#[test]
fn english_is_there_under_any_of_its_names() {
    for name in ["en", "EN", "en-GB", "en_US.UTF-8"] {
        assert_eq!(Words::new(name).map(|words| words.language()), Some("en"), "{name}");
    }
}

#[test]
fn a_language_that_we_do_not_have_is_none() {
    for name in ["", "tlh", "english", "C", "-en"] {
        assert!(Words::new(name).is_none(), "{name}");
    }
}

#[test]
fn a_missing_key_is_visible() {
    let words = Words::new("en").expect("English");
    assert_eq!(words.text("no-such-key", &[("a", Value::from(1))]), "⟨no-such-key⟩");
    assert_eq!(words.text("", &[]), "⟨⟩");
    assert_eq!(words.text("money.", &[]), "⟨money.⟩");
    assert!(!words.has("no-such-key"));
    assert!(words.has("money"));
}

#[test]
fn money_is_grouped_and_keeps_its_currency_on_the_line() {
    let words = Words::new("en").expect("English");
    assert_eq!(words.money(0, "DM"), "0\u{a0}DM");
    assert_eq!(words.money(12_500, "€"), "12,500\u{a0}€");
    assert_eq!(words.money(-1_500, "DM"), "−1,500\u{a0}DM");
    assert_eq!(words.money(i32::MIN, "DM"), "−2,147,483,648\u{a0}DM");
}

#[test]
fn every_language_says_how_it_writes_numbers() {
    for language in Words::languages() {
        let words = Words::new(language).expect("a listed language loads");
        assert!(words.has("money") && words.has("number-group"), "{language}");
    }
}

#[test]
fn words_go_to_any_thread() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
