//! Setting up a table: edition, seats, length and house rules, before anybody has dealt.

mod draw;
mod rows;
mod typing;

use std::collections::BTreeMap;
use std::sync::Arc;

use aufachse_rules::{BUILTIN_EDITIONS, OwnFiles, Rules};
use aufachse_server::wire::{BotLevel, SeatKind};
use aufachse_words::Words;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;

use super::field::Field;
use crate::Wishes;
use crate::wishes::USUAL_EDITION;
use rows::Item;

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person at this terminal.
    Here,
    /// A person who gets a link.
    Link,
    /// Whoever comes to the table.
    Open,
    /// A bot.
    Bot(BotLevel),
}

/// After how many turns a game can end; nothing for the game's own end.
const LENGTHS: [Option<u32>; 8] =
    [None, Some(10), Some(20), Some(30), Some(40), Some(60), Some(80), Some(120)];

/// A seat of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    pub(crate) who: Who,
    pub(crate) name: String,
}

/// What a key or a click led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Nothing but a change of the screen.
    Stay,
    /// The table is as it should be.
    Go(Box<Wishes>),
    /// No game today.
    Quit,
    /// The program is to rest.
    Rest,
}

/// The set-up screen.
pub(crate) struct Setup<'w> {
    words: &'w Words,
    /// Is the table to be at a server, where others can come to it?
    online: bool,
    edition: usize,
    chairs: Vec<Chair>,
    length: Option<u32>,
    open_cash: bool,
    seed: String,
    /// Switches set otherwise than the edition has them.
    switches: BTreeMap<String, String>,
    /// The rules as they are set; nothing while they do not fit together.
    rules: Option<Arc<Rules>>,
    /// Why they do not.
    fault: Option<String>,
    /// Are the house rules shown?
    house: bool,
    /// The chosen row.
    row: usize,
    /// What is being typed into the chosen row.
    typing: Option<Field>,
    /// Where the rows were last drawn, for the mouse: the first row and the area.
    pub(crate) drawn: std::cell::Cell<(usize, Rect)>,
}

impl<'w> Setup<'w> {
    /// A table as it was wished, and as usual where nothing was.
    pub(crate) fn new(wishes: &Wishes, words: &'w Words) -> Setup<'w> {
        let edition = wishes.edition.as_deref().unwrap_or(USUAL_EDITION);
        let mut chairs: Vec<Chair> = Vec::new();
        for seat in wishes.table(words).seats {
            let who = match (seat.kind, seat.level) {
                (SeatKind::Link, _) => Who::Link,
                (SeatKind::Open, _) => Who::Open,
                (_, Some(level)) => Who::Bot(level),
                (_, None) => Who::Here,
            };
            chairs.push(Chair { who, name: seat.name.unwrap_or_default() });
        }
        let mut setup = Setup {
            words,
            online: false,
            edition: BUILTIN_EDITIONS.iter().position(|(id, _)| *id == edition).unwrap_or(0),
            chairs,
            length: wishes.turns,
            open_cash: !wishes.hide_cash,
            seed: wishes.seed.clone().unwrap_or_default(),
            switches: wishes.rules.iter().cloned().collect(),
            rules: None,
            fault: None,
            house: false,
            row: 0,
            typing: None,
            drawn: std::cell::Cell::default(),
        };
        setup.check();
        setup
    }

    /// The same at a server, with seats for those who come from elsewhere.
    #[must_use]
    pub(crate) fn online(mut self) -> Setup<'w> {
        self.online = true;
        self
    }

    /// Says why the table could not be opened.
    #[must_use]
    pub(crate) fn said(mut self, fault: Option<String>) -> Setup<'w> {
        self.fault = fault.or(self.fault);
        self
    }

    /// Do people from elsewhere play too?
    fn is_shared(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.who, Who::Link | Who::Open))
    }

    fn edition(&self) -> &'static str {
        BUILTIN_EDITIONS.get(self.edition).map_or("classic", |(id, _)| id)
    }

    /// Do the edition, the switches and the number of seats fit together?
    fn check(&mut self) {
        let switches: Vec<(String, String)> =
            self.switches.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        match Rules::build(self.edition(), &switches, OwnFiles::default()) {
            Ok(rules) => {
                let few = rules.too_few_cards(self.chairs.len() as u8);
                self.fault = few.map(|why| self.words.told(&why));
                self.rules = Some(rules);
            }
            Err(faults) => {
                self.fault = Some(self.words.input_errors(&faults));
                self.rules = None;
            }
        }
    }

    /// Takes whatever came from the terminal.
    pub(crate) fn event(&mut self, event: &Event) -> Outcome {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Paste(text) => {
                if let Some(field) = &mut self.typing {
                    field.paste(text);
                }
                Outcome::Stay
            }
            Event::Mouse(mouse) => self.mouse(mouse.kind, mouse.column, mouse.row),
            _ => Outcome::Stay,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Outcome {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return Outcome::Quit,
                KeyCode::Char('z') => return Outcome::Rest,
                _ => {}
            }
        }
        if self.typing.is_some() {
            return self.typing_key(key);
        }
        match key.code {
            KeyCode::Char(figure @ '0'..='9') if self.takes_figures() => {
                self.type_anew(&figure.to_string());
            }
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.step(1),
            KeyCode::PageUp => self.step(-8),
            KeyCode::PageDown => self.step(8),
            KeyCode::Left | KeyCode::Char('h' | '-') => self.turn(-1),
            KeyCode::Right | KeyCode::Char('l' | '+' | ' ') => self.turn(1),
            KeyCode::Enter => return self.enter(),
            KeyCode::Backspace | KeyCode::Delete => self.reset(),
            KeyCode::Esc | KeyCode::Char('q') if self.house => self.leave_house(),
            KeyCode::Esc | KeyCode::Char('q') => return Outcome::Quit,
            KeyCode::F(10) => return self.begin(),
            _ => {}
        }
        Outcome::Stay
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) -> Outcome {
        let (first, area) = self.drawn.get();
        match kind {
            MouseEventKind::ScrollDown => self.step(1),
            MouseEventKind::ScrollUp => self.step(-1),
            MouseEventKind::Down(MouseButton::Left) => {
                let inside = area.contains((column, row).into());
                let hit = first + usize::from(row.saturating_sub(area.y));
                if !inside || hit >= self.items().len() || !self.items()[hit].is_chosen() {
                    return Outcome::Stay;
                }
                if !self.typed() {
                    return Outcome::Stay;
                }
                let again = self.row == hit;
                self.row = hit;
                if self.items()[hit].is_button() {
                    return self.enter();
                }
                if again {
                    self.turn(if column < area.x + area.width * 2 / 3 { -1 } else { 1 });
                }
            }
            _ => {}
        }
        Outcome::Stay
    }

    fn step(&mut self, by: i32) {
        let items = self.items();
        let last = items.len() as i32 - 1;
        let toward = by.signum();
        let mut row = (self.row as i32 + by).clamp(0, last);
        while !items[row as usize].is_chosen() && (1..last).contains(&row) {
            row += toward;
        }
        if items[row as usize].is_chosen() {
            self.row = row as usize;
        }
    }

    fn leave_house(&mut self) {
        self.house = false;
        self.row = self.items().iter().position(|item| *item == Item::House).unwrap_or(0);
    }

    fn enter(&mut self) -> Outcome {
        match self.item() {
            Item::Begin => return self.begin(),
            Item::House => {
                self.house = true;
                self.row = 0;
            }
            Item::Back => self.leave_house(),
            item if self.is_typed(item) => self.type_anew(&self.typed_so_far(item)),
            _ => self.turn(1),
        }
        Outcome::Stay
    }

    /// The table as it is set, unless something does not fit together.
    fn begin(&mut self) -> Outcome {
        self.check();
        if self.fault.is_some() {
            return Outcome::Stay;
        }
        let here = self.chairs.iter().filter(|chair| chair.who == Who::Here);
        let bot = |chair: &Chair| match chair.who {
            Who::Bot(level) => Some(level),
            Who::Here | Who::Link | Who::Open => None,
        };
        let count = |who: Who| self.chairs.iter().filter(|chair| chair.who == who).count() as u8;
        let names = here.enumerate().map(|(at, chair)| self.name(at, chair)).collect();
        Outcome::Go(Box::new(Wishes {
            edition: Some(self.edition().to_owned()),
            rules: self.switches.clone().into_iter().collect(),
            seats: Some(self.chairs.len() as u8),
            names,
            bots: self.chairs.iter().filter_map(bot).collect(),
            turns: self.length,
            links: count(Who::Link),
            open: count(Who::Open),
            // Where others come from elsewhere, nobody may choose the dice.
            seed: Some(self.seed.clone()).filter(|seed| !seed.is_empty() && !self.is_shared()),
            hide_cash: !self.open_cash,
        }))
    }

    /// The name of somebody here; who gave none is called by the seat.
    fn name(&self, at: usize, chair: &Chair) -> String {
        if chair.name.is_empty() {
            return self.words.text("web-player", &[("seat", (at + 1).into())]);
        }
        chair.name.clone()
    }
}

#[cfg(test)]
mod tests;
