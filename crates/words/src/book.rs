//! The rulebook: the project's own pages, compiled in, in every language that has them.
//!
//! ```
//! use aufachse_words::book::Book;
//!
//! let book = Book::of("de");
//! let clause = book.clause("classic.move.six").expect("it is in the book");
//! assert!(clause.text.contains('6'));
//! assert_eq!(Book::of("tlh").language(), "en");
//! ```

mod block;
mod plain;

pub use block::{Block, Clause};

/// The texts of the pages by language, the reference first, and by the names of their files.
const BOOKS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// The file that says what the other pages are, and the name of the page that it makes.
const FRONT: (&str, &str) = ("README", "overview");

/// The rulebook in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    language: &'static str,
    pages: Vec<Page>,
}

/// A page of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its name, which is the same in every language.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// What stands below the title.
    pub blocks: Vec<Block>,
}

impl Page {
    /// The clauses of the page, in their order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Clause(clause) => Some(clause),
            _ => None,
        })
    }
}

impl Book {
    /// The rulebook of a language by its two letters; in English where that language has none.
    pub fn of(language: &str) -> Book {
        let known = BOOKS.iter().find(|(id, _)| *id == language).or(BOOKS.first());
        let (language, files) = known.copied().unwrap_or(("en", &[]));
        let mut pages: Vec<Page> = files.iter().map(|(name, text)| page(name, text)).collect();
        pages.sort_by_key(|page| page.name != FRONT.1);
        Book { language, pages }
    }

    /// The languages that have a rulebook, the reference first.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        BOOKS.iter().map(|(language, _)| *language)
    }

    /// The language that it is in.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Its pages: first the one that says what the others are.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// A page by its name.
    pub fn page(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }

    /// Every clause, in the order of the pages.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.pages.iter().flat_map(Page::clauses)
    }

    /// A clause by its id.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }
}

/// The words of a clause in a language; nothing where no page has it, as with a clause of
/// somebody's own edition.
pub fn clause(language: &str, id: &str) -> Option<String> {
    Book::of(language).clause(id).map(|clause| clause.text.clone())
}

fn page(file: &'static str, text: &str) -> Page {
    let name = if file == FRONT.0 { FRONT.1 } else { file };
    let mut blocks = block::read(text);
    let title = match blocks.first() {
        Some(Block::Heading { level: 1, .. }) => match blocks.remove(0) {
            Block::Heading { text, .. } => text,
            _ => String::new(),
        },
        _ => name.to_owned(),
    };
    Page { name, title, blocks }
}
