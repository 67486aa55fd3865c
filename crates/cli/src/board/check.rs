//! Checking boards, decks and editions; every fault is told at once.

use std::path::PathBuf;
use std::sync::Arc;

use aufachse_rules::board::{BUILTIN_BOARDS, Board};
use aufachse_rules::contracts::{BUILTIN_CONTRACT_DECKS, ContractDeck};
use aufachse_rules::events::{BUILTIN_EVENT_DECKS, EventDeck};
use aufachse_rules::{
    BUILTIN_EDITIONS, Coded as _, Edition, InputError, InputErrors, OwnFiles, Rules, message_codes,
};
use clap::Args;
use serde::Serialize;

use crate::desk::Desk;
use crate::files;
use crate::house::shown;
use crate::stop::Stop;

/// Check boards, contracts, event cards and editions.
///
/// All faults of all files are told at once, each with its file and line, and the exit code is 2.
/// The kind of a file is found out from what is in it; to say it yourself, use the options. Cards
/// are checked against the board that is given with them, or else against those in the box. An
/// edition is also put together with the other files. Without any file everything in the box is
/// checked.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse board check                                    everything in the box
  aufachse board check mine.toml                          a file of your own
  aufachse board check --board b.toml --contracts c.toml  cards for a board of your own")]
pub(crate) struct CheckArgs {
    /// Files of any kind.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A board.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// A deck of contracts.
    #[arg(long, value_name = "FILE")]
    contracts: Option<PathBuf>,
    /// A deck of event cards.
    #[arg(long, value_name = "FILE")]
    events: Option<PathBuf>,
    /// An edition.
    #[arg(long, value_name = "FILE")]
    edition_file: Option<PathBuf>,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Board,
    Contracts,
    Events,
    Edition,
}

impl Kind {
    /// Found out from the first heading that only one kind has.
    fn of(text: &str) -> Option<Kind> {
        text.lines().find_map(|line| match line.trim() {
            "[[city]]" | "[[road]]" => Some(Kind::Board),
            "[[contract]]" => Some(Kind::Contracts),
            "[[card]]" => Some(Kind::Events),
            "[switches]" | "[clauses]" => Some(Kind::Edition),
            line if line.starts_with("based-on") => Some(Kind::Edition),
            _ => None,
        })
    }
}

struct Sheet {
    kind: Kind,
    file: String,
    text: String,
}

/// A file that was looked at.
#[derive(Debug, Serialize)]
struct Checked {
    file: String,
    kind: Kind,
    about: String,
}

/// A fault that was found, told without its place.
#[derive(Debug, Serialize)]
struct FaultJson {
    file: String,
    line: usize,
    code: &'static str,
    text: String,
    /// The whole, as a line.
    #[serde(skip)]
    told: String,
}

message_codes! {
    /// Why a file was not even looked at.
    enum Unchecked: "cli" {
        /// Nobody can tell what it is.
        Kind = "check-kind",
        /// The board that it is for has faults.
        NoBoard = "check-no-board",
    }
}

/// What is wrong with a file.
enum Bad {
    Input(InputErrors),
    Unchecked(Unchecked),
}

impl From<InputErrors> for Bad {
    fn from(faults: InputErrors) -> Bad {
        Bad::Input(faults)
    }
}

/// What came out.
#[derive(Debug, Default, Serialize)]
struct Findings {
    files: Vec<Checked>,
    faults: Vec<FaultJson>,
}

pub(super) fn run(desk: &mut Desk, args: &CheckArgs) -> Result<(), Stop> {
    let mut findings = Findings::default();
    let mut sheets = given(desk, args, &mut findings)?;
    if sheets.is_empty() && findings.faults.is_empty() {
        sheets = in_the_box();
    }
    sheets.sort_by_key(|sheet| sheet.kind);
    findings.look_at(desk, &sheets);
    findings.tell(desk, args.json)
}

/// The files that were named.
fn given(desk: &Desk, args: &CheckArgs, findings: &mut Findings) -> Result<Vec<Sheet>, Stop> {
    let said = [
        (Some(Kind::Board), &args.board),
        (Some(Kind::Contracts), &args.contracts),
        (Some(Kind::Events), &args.events),
        (Some(Kind::Edition), &args.edition_file),
    ];
    let said = said.into_iter().filter_map(|(kind, path)| Some((kind, path.as_ref()?)));
    let mut sheets = Vec::new();
    for (kind, path) in said.chain(args.files.iter().map(|path| (None, path))) {
        let (file, text) = (shown(path), files::read(desk, path)?);
        match kind.or_else(|| Kind::of(&text)) {
            Some(kind) => sheets.push(Sheet { kind, file, text }),
            None => findings.unchecked(desk, &file, &Unchecked::Kind),
        }
    }
    Ok(sheets)
}

fn in_the_box() -> Vec<Sheet> {
    let of = |kind, all: &[(&str, &str)]| {
        all.iter()
            .map(|(name, text)| Sheet { kind, file: (*name).to_owned(), text: (*text).to_owned() })
            .collect::<Vec<_>>()
    };
    [
        of(Kind::Board, BUILTIN_BOARDS),
        of(Kind::Contracts, BUILTIN_CONTRACT_DECKS),
        of(Kind::Events, BUILTIN_EVENT_DECKS),
        of(Kind::Edition, BUILTIN_EDITIONS),
    ]
    .into_iter()
    .flatten()
    .collect()
}

impl Findings {
    fn fault(&mut self, desk: &Desk, fault: InputError) {
        self.faults.push(FaultJson {
            told: desk.words.input_error(&fault),
            text: desk.words.told(&fault.kind),
            code: fault.kind.code(),
            file: fault.file,
            line: fault.line,
        });
    }

    fn unchecked(&mut self, desk: &Desk, file: &str, why: &Unchecked) {
        let text = desk.words.told(why);
        let values = [("file", file.into()), ("fault", (&text).into())];
        let told = desk.text("located-file", &values);
        self.faults.push(FaultJson {
            file: file.to_owned(),
            line: 0,
            code: why.code(),
            text,
            told,
        });
    }

    fn note(&mut self, desk: &Desk, sheet: &Sheet, about: Result<String, Bad>) {
        match about {
            Ok(about) => {
                let (file, kind) = (sheet.file.clone(), sheet.kind);
                self.files.push(Checked { file, kind, about });
            }
            Err(Bad::Input(faults)) => {
                faults.0.into_iter().for_each(|fault| self.fault(desk, fault));
            }
            Err(Bad::Unchecked(why)) => self.unchecked(desk, &sheet.file, &why),
        }
    }

    /// Boards come first, because cards are checked against them, and editions last.
    fn look_at(&mut self, desk: &Desk, sheets: &[Sheet]) {
        let of = |kind| sheets.iter().filter(move |sheet: &&Sheet| sheet.kind == kind);
        let mut boards = Vec::new();
        for sheet in of(Kind::Board) {
            let board = Board::from_toml(&sheet.file, &sheet.text);
            match board {
                Ok(board) => {
                    self.note(desk, sheet, Ok(board_about(desk, &board)));
                    boards.push(board);
                }
                Err(faults) => self.note(desk, sheet, Err(faults.into())),
            }
        }
        if boards.is_empty() && of(Kind::Board).next().is_none() {
            let all = BUILTIN_BOARDS.iter();
            boards = all.filter_map(|(name, text)| Board::from_toml(name, text).ok()).collect();
        }
        for sheet in of(Kind::Contracts) {
            let cards = fitting(&boards, |board| {
                ContractDeck::from_toml(&sheet.file, &sheet.text, board).map(|d| d.cards.len())
            });
            let about = cards.map(|n| desk.text("cli-check-cards", &[("cards", n.into())]));
            self.note(desk, sheet, about);
        }
        for sheet in of(Kind::Events) {
            let cards = fitting(&boards, |board| {
                EventDeck::from_toml(&sheet.file, &sheet.text, board).map(|d| d.cards.len())
            });
            let about = cards.map(|n| desk.text("cli-check-cards", &[("cards", n.into())]));
            self.note(desk, sheet, about);
        }
        for sheet in of(Kind::Edition) {
            let about = Edition::from_toml(&sheet.file, &sheet.text)
                .and_then(|_| put_together(sheet, sheets))
                .map(|rules| playable(desk, &rules));
            self.note(desk, sheet, about.map_err(Bad::Input));
        }
    }

    fn tell(&self, desk: &mut Desk, json: bool) -> Result<(), Stop> {
        if json {
            desk.json(self)?;
        } else {
            for Checked { file, about, .. } in &self.files {
                desk.line(&format!("{file}: {about}"))?;
            }
            for fault in &self.faults {
                desk.aside(&fault.told);
            }
            let values = [("files", self.files.len().into()), ("faults", self.faults.len().into())];
            let done = desk.text("cli-check-done", &values);
            desk.aside(&done);
        }
        if self.faults.is_empty() { Ok(()) } else { Err(Stop::Code(2)) }
    }
}

fn board_about(desk: &Desk, board: &Board) -> String {
    desk.text(
        "cli-check-board",
        &[("cities", board.cities.len().into()), ("spaces", board.len().into())],
    )
}

/// Reads a deck with each of the boards; its faults are those of the board that it fits best.
fn fitting(
    boards: &[Board],
    read: impl Fn(&Board) -> Result<usize, InputErrors>,
) -> Result<usize, Bad> {
    let mut best: Option<InputErrors> = None;
    for board in boards {
        match read(board) {
            Ok(cards) => return Ok(cards),
            Err(faults) if best.as_ref().is_none_or(|b| faults.0.len() < b.0.len()) => {
                best = Some(faults);
            }
            Err(_) => {}
        }
    }
    Err(best.map_or(Bad::Unchecked(Unchecked::NoBoard), Bad::Input))
}

/// An edition with the files of the house, where there is one of a kind and no choice.
fn put_together(edition: &Sheet, sheets: &[Sheet]) -> Result<Arc<Rules>, InputErrors> {
    let only = |kind| {
        let mut all = sheets.iter().filter(|sheet| sheet.kind == kind);
        let one = all.next().map(|sheet| (sheet.file.clone(), sheet.text.clone()));
        one.filter(|_| all.next().is_none())
    };
    let own = OwnFiles {
        board: only(Kind::Board),
        contracts: only(Kind::Contracts),
        events: only(Kind::Events),
        edition: Some((edition.file.clone(), edition.text.clone())),
    };
    Rules::build("", &[], own)
}

/// For how many players there are cards enough.
fn playable(desk: &Desk, rules: &Rules) -> String {
    let counts: Vec<String> = (2..=6)
        .filter(|&players| rules.too_few_cards(players).is_none())
        .map(|players| players.to_string())
        .collect();
    desk.text("cli-check-edition", &[("players", counts.join(", ").into())])
}
