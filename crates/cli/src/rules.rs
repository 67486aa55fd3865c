//! `aufachse rules`: the rulebook.

use std::io::IsTerminal as _;

use aufachse_rules::switches::SWITCH_NAMES;
use aufachse_rules::{BUILTIN_EDITIONS, Edition, near_match};
use aufachse_terminal::book as told;
use aufachse_terminal::find::matching;
use aufachse_words::book::{Block, Book, Clause, Page};
use clap::Args;
use serde::Serialize;

use crate::columns::columns;
use crate::desk::Desk;
use crate::stop::Stop;

/// How wide a page is where nobody says: also the widest that is good to read.
const WIDEST: usize = 100;
const USUAL: usize = 80;
/// The page that compares the editions.
const COMPARISON: &str = "compare";
/// How many near names are offered.
const NEAR: usize = 5;

/// Read the rulebook: a page, a chapter of it, or a single rule.
///
/// When the game declines a move it names the rule that forbids it; here is what that rule says.
/// Without a name it says what pages there are and how to read them.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse rules                       what there is to read
  aufachse rules classic | less        a whole page
  aufachse rules classic.move          a chapter
  aufachse rules classic.move.six      a rule
  aufachse rules modern --list         the names of all rules of a page
  aufachse rules ruling.debt --json    for a program")]
pub(crate) struct RulesArgs {
    /// A page such as classic, a rule such as classic.move.six, or the beginning of some.
    #[arg(value_name = "PAGE|RULE")]
    what: Option<String>,
    /// Only the names: of the pages, or of the rules of the page.
    #[arg(long)]
    list: bool,
    /// Write the rules as JSON.
    #[arg(long)]
    json: bool,
}

/// A rule for programs.
#[derive(Debug, Serialize)]
struct RuleJson<'b> {
    id: &'b str,
    text: &'b str,
}

pub(crate) fn run(desk: &mut Desk, args: &RulesArgs) -> Result<(), Stop> {
    let book = Book::of(desk.words.language());
    let Some(what) = args.what.as_deref() else {
        return match (args.json, args.list) {
            (true, _) => json(desk, book.clauses()),
            (_, true) => list_pages(desk, &book),
            _ => {
                book.pages().first().map_or(Ok(()), |front| write(desk, &told::page(front, room())))
            }
        };
    };
    if let Some(page) = book.page(what).map(|page| with_table(desk, page)) {
        return match (args.json, args.list) {
            (true, _) => json(desk, page.clauses()),
            (_, true) => list_rules(desk, &page),
            _ => write(desk, &told::page(&page, room())),
        };
    }
    let chapter = format!("{what}.");
    let found: Vec<&Clause> = match book.clause(what) {
        Some(clause) => vec![clause],
        None => book.clauses().filter(|clause| clause.id.starts_with(&chapter)).collect(),
    };
    match (found.as_slice(), args.json, args.list) {
        ([], ..) => Err(unknown(desk, &book, what)),
        (found, true, _) => json(desk, found.iter().copied()),
        (found, _, true) => found.iter().try_for_each(|clause| desk.line(&clause.id)),
        (found, ..) => {
            let room = room();
            let rules: Vec<String> =
                found.iter().map(|rule| told::clause(rule, room).join("\n")).collect();
            desk.line(&rules.join("\n\n"))
        }
    }
}

/// The page that compares the editions has a table of all switches; where a translation leaves it
/// out, it is made of the switches themselves.
fn with_table(desk: &Desk, page: &Page) -> Page {
    let mut page = page.clone();
    let has_table = page.blocks.iter().any(|block| matches!(block, Block::Table(_)));
    if page.name != COMPARISON || has_table {
        return page;
    }
    let editions: Vec<Edition> =
        BUILTIN_EDITIONS.iter().filter_map(|(id, _)| Edition::builtin(id)).collect();
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(editions.iter().map(|edition| edition.id.clone()));
    for switch in SWITCH_NAMES {
        let mut row = vec![format!("{} ({switch})", desk.words.switch(switch))];
        let values = editions.iter().filter_map(|edition| edition.switches.get(switch));
        row.extend(values.map(|value| desk.words.switch_value(switch, &value)));
        rows.push(row);
    }
    page.blocks.push(Block::Table(rows));
    page
}

/// How many cells a line has: as many as the terminal, whatever reads the pages.
fn room() -> usize {
    if std::io::stdout().is_terminal() || std::io::stderr().is_terminal() {
        return aufachse_terminal::screen::width().unwrap_or(USUAL).min(WIDEST);
    }
    USUAL
}

fn write(desk: &mut Desk, lines: &[String]) -> Result<(), Stop> {
    lines.iter().try_for_each(|line| desk.line(line))
}

fn json<'b>(desk: &mut Desk, rules: impl Iterator<Item = &'b Clause>) -> Result<(), Stop> {
    let rules: Vec<RuleJson<'_>> =
        rules.map(|clause| RuleJson { id: &clause.id, text: &clause.text }).collect();
    desk.json(&rules)
}

fn list_pages(desk: &mut Desk, book: &Book) -> Result<(), Stop> {
    let row = |page: &Page| {
        let rules = desk.text("cli-rules-count", &[("rules", page.clauses().count().into())]);
        vec![page.name.to_owned(), page.title.clone(), rules]
    };
    let rows: Vec<Vec<String>> = book.pages().iter().map(row).collect();
    write(desk, &columns(&rows))
}

fn list_rules(desk: &mut Desk, page: &Page) -> Result<(), Stop> {
    page.clauses().try_for_each(|clause| desk.line(&clause.id))
}

/// There is no such page or rule: says so, with what is near and where to look.
fn unknown(desk: &Desk, book: &Book, typed: &str) -> Stop {
    let pages = book.pages().iter().map(|page| page.name);
    let names: Vec<&str> = pages.chain(book.clauses().map(|clause| clause.id.as_str())).collect();
    let things: Vec<[&str; 1]> = names.iter().map(|name| [*name]).collect();
    let mut near: Vec<&str> = near_match(typed, names.iter().copied()).into_iter().collect();
    near.extend(matching(typed, &things).into_iter().map(|at| names[at]));
    let mut seen = Vec::new();
    near.retain(|name| {
        !seen.contains(name) && {
            seen.push(*name);
            true
        }
    });
    near.truncate(NEAR);
    let mut told = vec![desk.text("cli-rules-unknown", &[("name", typed.into())])];
    if !near.is_empty() {
        told.push(desk.text("cli-rules-near", &[("names", near.join(", ").into())]));
    }
    told.push(desk.text("cli-rules-list", &[]));
    Stop::Input(told.join(" "))
}
