//! Every language has the keys of English, with the same values, and every key has its use.
//!
//! The files are read as they lie in `locales`, so that those of the page are held to it too; the
//! uses are looked for in the sources of the crates and, where there is one, of the page.

mod ftl;
mod sources;
mod uses;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use aufachse_words::Words;

use crate::ftl::{Key, Message};

/// The file that belongs to the page alone.
const PAGE: &str = "web.ftl";

/// The chapters of the rulebook, where a language has them.
const RULEBOOK: &str = "rules";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of a language, by file and key.
fn language(id: &str) -> BTreeMap<Key, Message> {
    let folder = root().join("locales").join(id);
    let mut all = BTreeMap::new();
    for file in files(&folder) {
        let text = std::fs::read_to_string(folder.join(&file)).unwrap();
        for (name, message) in ftl::messages(&format!("{id}/{file}"), &text) {
            let before = all.insert(Key { file: file.clone(), name: name.clone() }, message);
            assert!(before.is_none(), "{id}/{file}: {name} is there twice");
        }
    }
    all
}

/// The names of what lies in a folder, but for the chapters of a translated rulebook. The page's own
/// file counts once there is one in English.
fn files(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let page = root().join("locales/en").join(PAGE).is_file();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != RULEBOOK && (page || name != PAGE))
        .collect()
}

#[test]
fn every_folder_is_a_language_and_every_language_has_the_files_of_english() {
    let locales = root().join("locales");
    let spoken: BTreeSet<String> = Words::languages().map(str::to_owned).collect();
    assert_eq!(files(&locales), spoken);
    assert_eq!(spoken, ["cs", "de", "en", "it", "ja"].map(str::to_owned).into());
    let english = files(&locales.join("en"));
    for id in &spoken {
        assert_eq!(files(&locales.join(id)), english, "{id}");
    }
}

#[test]
fn every_file_is_compiled_in() {
    for id in Words::languages() {
        let words = Words::new(id).unwrap();
        for key in language(id).keys() {
            assert!(words.has(&key.name), "{id}/{} is not compiled in", key.file);
        }
    }
}

#[test]
fn no_key_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for key in language("en").into_keys() {
        if let Some(other) = seen.insert(key.name.clone(), key.file.clone()) {
            panic!("{} is in {other} and in {}", key.name, key.file);
        }
    }
}

#[test]
fn every_language_has_the_keys_of_english_and_no_other() {
    let english: BTreeSet<Key> = language("en").into_keys().collect();
    let mut wrong = Vec::new();
    for id in Words::languages() {
        let own: BTreeSet<Key> = language(id).into_keys().collect();
        wrong.extend(english.difference(&own).map(|key| format!("{id}/{key} is missing")));
        wrong.extend(own.difference(&english).map(|key| format!("{id}/{key} is not in English")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_message_has_the_values_of_english() {
    let english = language("en");
    let mut wrong = Vec::new();
    for id in Words::languages() {
        for (key, message) in language(id) {
            // A key that English does not have is another test's to find.
            let Some(reference) = english.get(&key) else { continue };
            if message.values != reference.values {
                let (own, needed) = (&message.values, &reference.values);
                wrong.push(format!("{id}/{key}: {own:?}, and in English {needed:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A message that says of itself which words a value may be says the same in every language.
#[test]
fn every_message_chooses_by_the_words_of_english() {
    let english = language("en");
    for id in Words::languages() {
        for (key, message) in language(id) {
            let Some(reference) = english.get(&key) else { continue };
            assert_eq!(message.words(), reference.words(), "{id}/{key}");
        }
    }
}

/// Plurals follow the language: Czech has three forms for whole numbers, Japanese has one.
#[test]
fn plurals_are_those_of_the_language() {
    for id in Words::languages() {
        let forms: &[&str] = match id {
            "cs" => &["one", "few", "many", "other"],
            "ja" => &["other"],
            "it" => &["one", "many", "other"],
            _ => &["one", "other"],
        };
        for (key, message) in language(id) {
            for choice in &message.choices {
                let plurals: Vec<&str> = choice.plurals().collect();
                for plural in &plurals {
                    assert!(forms.contains(plural), "{id}/{key} has no form “{plural}”");
                }
                if id == "cs" && plurals.contains(&"one") {
                    assert!(plurals.contains(&"few"), "{id}/{key} has no form for 2, 3 and 4");
                }
            }
        }
    }
}

/// What is printed on a card is printed on it in every country.
#[test]
fn the_printed_titles_of_the_cards_are_german_everywhere() {
    let german = Words::new("de").unwrap();
    let titles: Vec<String> = language("de")
        .into_keys()
        .map(|key| key.name)
        .filter(|key| key.starts_with("card-") && key.ends_with("-german"))
        .collect();
    assert!(titles.len() > 30);
    for id in Words::languages() {
        let words = Words::new(id).unwrap();
        for key in &titles {
            assert_eq!(words.text(key, &[]), german.text(key, &[]), "{id}: {key}");
        }
    }
}

#[test]
fn every_key_has_its_use() {
    let (english, page_there) = (language("en"), root().join("web/src").is_dir());
    let uses = uses::Uses::read(&root());
    let named: BTreeSet<&String> =
        english.values().flat_map(|message| &message.references).collect();
    let idle: Vec<String> = english
        .keys()
        // The page may come after its words.
        .filter(|key| key.file != PAGE || page_there)
        .filter(|key| !named.contains(&key.name) && !uses.has(&key.name))
        .map(ToString::to_string)
        .collect();
    assert!(idle.is_empty(), "nobody says these:\n{}", idle.join("\n"));
}
