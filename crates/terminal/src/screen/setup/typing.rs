//! Typing into a row: names, the seed, a length, and house rules whose values are not a short list.

use aufachse_rules::switches::{Allowed, Switches};
use crossterm::event::{KeyCode, KeyEvent};

use super::rows::Item;
use super::{Outcome, Setup, Who};
use crate::screen::field::{Field, NAME};

/// How much is typed at most where it is no name.
const TEXT: usize = 40;
/// The longest game by turns that a table takes.
const LONGEST: u32 = 100_000;

impl Setup<'_> {
    /// Is something typed into this row, rather than chosen?
    pub(super) fn is_typed(&self, item: Item) -> bool {
        match item {
            // A bot is called by its level, and who comes from elsewhere says his own name.
            Item::Seat(seat) => self.chairs[seat].who == Who::Here,
            Item::Seed | Item::Length => true,
            Item::Switch(name) => {
                !matches!(Switches::allowed(name), Some(Allowed::Values(_)) | None)
            }
            _ => false,
        }
    }

    /// Does a figure begin a value of the chosen row?
    pub(super) fn takes_figures(&self) -> bool {
        match self.item() {
            Item::Switch(name) => {
                matches!(Switches::allowed(name), Some(Allowed::Numbers(..) | Allowed::Piles(..)))
            }
            item => item == Item::Length,
        }
    }

    /// What stands in a row, as it would be typed.
    pub(super) fn typed_so_far(&self, item: Item) -> String {
        match item {
            Item::Seat(seat) => self.chairs[seat].name.clone(),
            Item::Seed => self.seed.clone(),
            Item::Length => self.length.map_or(String::new(), |turns| turns.to_string()),
            Item::Switch(name) => self.switch(name),
            _ => String::new(),
        }
    }

    /// Begins to type, with something in the row.
    pub(super) fn type_anew(&mut self, text: &str) {
        let most = if matches!(self.item(), Item::Seat(_)) { NAME } else { TEXT };
        self.typing = Some(Field::new(text, most));
    }

    pub(super) fn typing_key(&mut self, key: KeyEvent) -> Outcome {
        match key.code {
            KeyCode::Enter | KeyCode::Tab | KeyCode::Down | KeyCode::Up => {
                self.typed();
            }
            KeyCode::F(10) if self.typed() => return self.begin(),
            KeyCode::Esc => {
                self.typing = None;
                self.check();
            }
            _ => {
                if let Some(field) = &mut self.typing {
                    field.key(key);
                }
            }
        }
        Outcome::Stay
    }

    /// Takes over what was typed. What cannot be is said, and stays to be mended.
    pub(super) fn typed(&mut self) -> bool {
        let Some(field) = self.typing.take() else { return true };
        let text = field.text().trim().to_owned();
        match self.take(&text) {
            Ok(()) => {
                self.check();
                true
            }
            Err(fault) => {
                (self.fault, self.typing) = (Some(fault), Some(field));
                false
            }
        }
    }

    fn take(&mut self, text: &str) -> Result<(), String> {
        match self.item() {
            Item::Seat(seat) => text.clone_into(&mut self.chairs[seat].name),
            Item::Seed => text.clone_into(&mut self.seed),
            Item::Length => self.length = self.turns(text)?,
            Item::Switch(name) => return self.take_switch(name, text),
            _ => {}
        }
        Ok(())
    }

    /// A length in turns; nothing typed is the whole game.
    fn turns(&self, text: &str) -> Result<Option<u32>, String> {
        if text.is_empty() {
            return Ok(None);
        }
        let turns = text.parse().ok().filter(|turns| (1..=LONGEST).contains(turns));
        turns.map(Some).ok_or_else(|| {
            let limits = [("typed", text.into()), ("least", 1.into()), ("most", LONGEST.into())];
            self.words.text("terminal-not-a-number", &limits)
        })
    }

    /// Sets a house rule if the rules know such a value, or says in their words why not.
    fn take_switch(&mut self, name: &'static str, text: &str) -> Result<(), String> {
        Switches::default().set(name, text).map_err(|error| self.words.told(&error))?;
        let before = self.switches.clone();
        self.set(name, text.to_owned());
        self.check();
        // A board or a deck of that name may not be there.
        if self.rules.is_none() {
            self.switches = before;
            return Err(self.fault.clone().unwrap_or_default());
        }
        Ok(())
    }
}
