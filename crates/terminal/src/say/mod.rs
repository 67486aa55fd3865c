//! Saying how a table stands, in the words of the player.

mod choice;
pub mod lobby;
mod problem;
mod table;

use aufachse_rules::{Decision, Happening, Pending, Refusal, Seat};
use aufachse_server::wire::{ChatLine, Proposed, SeatInfo, Step};
use aufachse_words::{Teller, Value, Words};

use crate::Table;

pub use problem::{problem, trouble};

/// Says how a table stands. It is cheap to make, and made anew whenever the table has changed.
#[derive(Clone, Debug)]
pub struct Say<'t> {
    words: &'t Words,
    table: &'t Table,
    names: Vec<String>,
}

impl<'t> Say<'t> {
    /// In these words, of this table.
    pub fn new(words: &'t Words, table: &'t Table) -> Say<'t> {
        Say { words, table, names: names(words, &table.state.seats) }
    }

    /// The words.
    pub fn words(&self) -> &'t Words {
        self.words
    }

    /// The teller of the game's own sentences, with the names of this table.
    pub fn teller(&self) -> Teller<'_> {
        Teller::new(self.words, &self.table.rules, &self.names)
    }

    /// A text of a key.
    pub fn text(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, values)
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> String {
        self.teller().player(seat)
    }

    /// The names of some players in a row.
    pub fn players(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.player(*seat)).collect();
        self.teller().list(&names)
    }

    /// For whom the game waits, and what about: one line.
    pub fn awaited(&self) -> String {
        match self.table.view() {
            Some(view) => self.teller().pending(&view.pending),
            None => self.waiting(),
        }
    }

    /// While seats are being taken: how many are free.
    fn waiting(&self) -> String {
        let free = self.table.state.seats.iter().filter(|seat| !seat.taken).count();
        if free == 0 {
            return self.text("web-waiting-full", &[]);
        }
        self.text("web-waiting", &[("free", free.into())])
    }

    /// What is asked of the player who is shown, as a short headline.
    pub fn headline(&self) -> Option<String> {
        self.table.asked_seat()?;
        let Pending::Players { decision, .. } = self.table.view()?.pending else { return None };
        Some(self.text(&format!("web-ask-{}", name_of(decision)), &[]))
    }

    /// What a step has brought about, a sentence each.
    pub fn step(&self, step: &Step) -> Vec<String> {
        let told = step.happenings.iter().filter(|happening| is_told(happening));
        told.map(|happening| self.teller().happening(happening)).collect()
    }

    /// A line of the chat.
    pub fn chat(&self, line: &ChatLine) -> String {
        let player = self.player(line.seat);
        self.text("terminal-said", &[("player", player.into()), ("text", (&line.text).into())])
    }

    /// The rule that forbids something, with its clause.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let why = self.teller().refusal(refusal);
        self.text("refused-by", &[("why", why.into()), ("clause", (&refusal.clause).into())])
    }

    /// What a clause of the rulebook says; nothing where it is in no book of ours.
    pub fn rule(&self, clause: &str) -> Option<String> {
        aufachse_words::book::clause(self.words.language(), clause)
    }

    /// What is proposed, and who has agreed.
    pub fn proposal(&self) -> Option<String> {
        let proposal = self.table.state.proposal.as_ref()?;
        let player = ("player", Value::from(self.player(proposal.by)));
        let what = match proposal.what {
            Proposed::UndoTo { .. } => self.text("web-proposed-undo-to", &[player]),
            Proposed::End => self.text("web-proposed-end", &[player]),
            Proposed::Kick { seat } => {
                let other = ("other", Value::from(self.player(seat)));
                self.text("web-proposed-kick", &[player, other])
            }
            Proposed::Rematch => self.text("web-proposed-rematch", &[player]),
        };
        let votes =
            [("yes", proposal.yes.len().into()), ("awaited", proposal.awaited.len().into())];
        Some([what, self.text("web-votes", &votes)].join(" "))
    }
}

/// The names at a table: a bot without one is called by its level, and namesakes are counted.
pub fn names(words: &Words, seats: &[SeatInfo]) -> Vec<String> {
    let levels: Vec<Option<String>> = seats.iter().map(|seat| seat.level.map(name_of)).collect();
    words.names(seats.iter().zip(&levels).map(|(seat, level)| (&*seat.name, level.as_deref())))
}

/// A value of the wire as it is written there: a word, or the tag of what has one.
fn name_of(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(value) => value["decision"].as_str().unwrap_or_default().to_owned(),
        Err(_) => String::new(),
    }
}

/// Some happenings only repeat what another line says: a turn ends where the next begins.
pub(crate) fn is_told(happening: &Happening) -> bool {
    !matches!(
        happening,
        Happening::CardSpent { .. } | Happening::WillMiss { .. } | Happening::TurnEnded { .. }
    )
}

/// The decision that is awaited, if players have the word.
pub fn decision(table: &Table) -> Option<Decision> {
    match table.view()?.pending {
        Pending::Players { decision, .. } => Some(decision),
        _ => None,
    }
}
