//! The rulebook in every language that has one.

use std::collections::BTreeSet;

use aufachse_rules::{BUILTIN_EDITIONS, RefusalCode, Rules};
use aufachse_words::Words;
use aufachse_words::book::{Block, Book, clause};

fn ids(book: &Book) -> Vec<(&str, &str)> {
    let pages = book.pages().iter();
    pages.flat_map(|page| page.clauses().map(|clause| (page.name, clause.id.as_str()))).collect()
}

#[test]
fn every_book_has_the_pages_and_the_clauses_of_english_in_their_order() {
    let english = Book::of("en");
    let pages = |book: &Book| book.pages().iter().map(|page| page.name).collect::<Vec<_>>();
    assert!(ids(&english).len() > 200, "{}", ids(&english).len());
    assert_eq!(pages(&english).first(), Some(&"overview"));
    for language in Book::languages() {
        let book = Book::of(language);
        assert_eq!(book.language(), language);
        assert_eq!(pages(&book), pages(&english), "{language}");
        assert_eq!(ids(&book), ids(&english), "{language}");
    }
}

#[test]
fn no_clause_is_there_twice() {
    let book = Book::of("en");
    let mut seen = BTreeSet::new();
    for clause in book.clauses() {
        assert!(seen.insert(&clause.id), "{}", clause.id);
    }
}

#[test]
fn every_language_is_one_of_ours_and_who_has_no_book_reads_english() {
    for language in Book::languages() {
        assert!(Words::languages().any(|ours| ours == language), "{language}");
    }
    for language in Words::languages() {
        let has = Book::languages().any(|other| other == language);
        assert_eq!(Book::of(language).language(), if has { language } else { "en" });
    }
}

/// Whatever the game declines, the rule that it names can be read.
#[test]
fn every_clause_that_a_refusal_may_name_is_in_the_book() {
    let book = Book::of("en");
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        let codes = RefusalCode::ALL.iter().map(|code| rules.edition().clause(*code));
        let cards =
            rules.events().cards.iter().filter_map(|card| rules.edition().card_clause(&card.id));
        for id in codes.chain(cards) {
            assert!(book.clause(id).is_some(), "{edition} names {id}");
        }
    }
}

#[test]
fn the_words_of_a_clause_are_those_of_the_language() {
    let (english, german) = (clause("en", "classic.move.six"), clause("de", "classic.move.six"));
    assert!(english.is_some() && german.is_some());
    assert_ne!(english, german);
    assert_eq!(clause("en", "house.2"), None);
}

#[test]
fn no_markup_is_left() {
    for language in Book::languages() {
        for page in Book::of(language).pages() {
            let mut texts = vec![page.title.clone()];
            for block in &page.blocks {
                match block {
                    Block::Heading { text, .. } | Block::Paragraph(text) | Block::Item(text) => {
                        texts.push(text.clone());
                    }
                    Block::Clause(clause) => texts.push(clause.text.clone()),
                    Block::Table(rows) => texts.extend(rows.iter().flatten().cloned()),
                }
            }
            for text in texts {
                assert!(!text.contains(['*', '`']) && !text.contains("]("), "{language}: {text}");
            }
        }
    }
}
