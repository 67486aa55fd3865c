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
fn every_language_writes_numbers_and_money_in_its_own_way() {
    let written = [
        ("en", "1,600\u{a0}DM", "−12,345.7"),
        ("de", "1.600\u{a0}DM", "−12.345,7"),
        ("it", "1.600\u{a0}DM", "−12.345,7"),
        ("cs", "1\u{a0}600\u{a0}DM", "−12\u{a0}345,7"),
        ("ja", "1,600DM", "−12,345.7"),
    ];
    assert_eq!(written.len(), Words::languages().count());
    for (language, money, decimal) in written {
        let words = Words::new(language).expect("a listed language loads");
        assert_eq!(words.money(1_600, "DM"), money, "{language}");
        assert_eq!(words.decimal(-12_345.67, 1), decimal, "{language}");
    }
}

/// One, few and many, as each language counts.
#[test]
fn every_language_counts_in_its_own_way() {
    let goods = |language: &str, goods: i32| {
        let words = Words::new(language).expect("a listed language loads");
        let values = [("from", "A".into()), ("to", "B".into()), ("goods", goods.into())];
        words.text("contract-card", &[&values[..], &[("revenue", "C".into())]].concat())
    };
    assert_eq!(goods("de", 1), "A → B (eine Ware, C)");
    assert_eq!(goods("de", 2), "A → B (2 Waren, C)");
    assert_eq!(goods("it", 1), "A → B (una merce, C)");
    assert_eq!(goods("it", 5), "A → B (5 merci, C)");
    let form = |n| goods("cs", n).replace(|c: char| c.is_ascii_digit(), "");
    assert!(form(1) != form(2) && form(2) == form(4) && form(4) != form(5), "{}", form(2));
}

#[test]
fn a_value_of_lang_is_understood() {
    for (name, language) in [("de_AT.UTF-8", "de"), ("it_CH", "it"), ("cs", "cs"), ("ja-JP", "ja")]
    {
        assert_eq!(Words::new(name).map(|words| words.language()), Some(language), "{name}");
    }
}

#[test]
fn words_go_to_any_thread() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
