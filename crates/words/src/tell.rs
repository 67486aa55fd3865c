//! Telling a game: the values of the rules become sentences.
//!
//! ```
//! use aufachse_rules::{Happening, Rules, Seat};
//! use aufachse_words::{Teller, Words};
//!
//! let words = Words::new("en").expect("English is always there");
//! let rules = Rules::builtin("classic").unwrap();
//! let names = ["Ada".to_owned(), "Ben".to_owned()];
//! let teller = Teller::new(&words, &rules, &names);
//! let said = teller.happening(&Happening::Rolled { player: Seat(1), first: 4, second: 0 });
//! assert_eq!(said, "Ben throws a 4.");
//! ```

mod action;
mod choice;
mod coded;
mod happening;
mod names;
mod pending;
mod refusal;
mod switches;

use aufachse_rules::events::CardOperand;
use aufachse_rules::switches::SwitchValue as _;
use aufachse_rules::{Actor, ContractId, EventId, Rules, Seat, SeatSet, Space};
use serde::Serialize;

use crate::{Value, Words};

/// Says in words what the rules say in values, for one table.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'t> {
    words: &'t Words,
    rules: &'t Rules,
    names: &'t [String],
}

impl<'t> Teller<'t> {
    /// A teller for a table whose players have these names, by seat.
    pub const fn new(words: &'t Words, rules: &'t Rules, names: &'t [String]) -> Teller<'t> {
        Teller { words, rules, names }
    }

    /// The name of a player; a seat without one is called by its number.
    pub fn player(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => self.say("player-unnamed", &[("seat", (i32::from(seat.0) + 1).into())]),
        }
    }

    /// The name of whoever acts.
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => self.player(seat),
            Actor::Chance => self.say("player-chance", &[]),
            Actor::Table => self.say("player-table", &[]),
        }
    }

    /// The names of several players.
    pub fn players(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.player(seat)).collect();
        self.list(&names)
    }

    /// Some things in a row: “a, b and c”.
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [some @ .., last] => {
                let some = some.join(&self.say("list-comma", &[]));
                self.say("list-and", &[("some", some.into()), ("last", last.into())])
            }
        }
    }

    /// A space: the name of its city, or its road and its place there.
    pub fn space(&self, space: Space) -> String {
        let board = self.rules.board();
        if let Some(city) = board.cities.get(space.index()) {
            return city.name.clone();
        }
        let road = board.road_of.get(space.index()).copied().flatten();
        let Some(road) = road.and_then(|road| board.roads.get(usize::from(road))) else {
            return self.say("space-unknown", &[]);
        };
        let place = road.spaces.iter().position(|&s| s == space).unwrap_or(0) + 1;
        self.say(
            "space-on-road",
            &[
                ("from", board.name_of(road.from).into()),
                ("to", board.name_of(road.to).into()),
                ("place", place.into()),
            ],
        )
    }

    /// A contract: its cities, its goods and its revenue.
    pub fn contract(&self, id: ContractId) -> String {
        let Some(contract) = self.rules.contract(id) else {
            return self.say("contract-unknown", &[]);
        };
        self.say(
            "contract-card",
            &[
                ("from", self.space(contract.from).into()),
                ("to", self.space(contract.to).into()),
                ("goods", contract.goods.into()),
                ("revenue", self.money(contract.revenue).into()),
            ],
        )
    }

    /// An event card: its printed title with a translation beside it, where that says anything
    /// else.
    ///
    /// A card that only a house's own deck has is called by what it does.
    pub fn card(&self, id: EventId) -> String {
        let Some(card) = self.rules.events().cards.get(id.index()) else {
            return self.say("card-unknown", &[]);
        };
        for id in [card.id.as_str(), plain_id(&card.id)] {
            let (german, title) = (format!("card-{id}-german"), format!("card-{id}-title"));
            if self.words.has(&german) && self.words.has(&title) {
                let (german, title) = (self.say(&german, &[]), self.say(&title, &[]));
                if german == title {
                    return title;
                }
                return self
                    .say("card-named", &[("german", german.into()), ("title", title.into())]);
            }
        }
        self.say(&format!("card-kind-{}", card.effect.name()), &[])
    }

    /// What an event card does at this table, for its face; none if the deck lacks the card.
    ///
    /// ```
    /// # use aufachse_rules::{EventId, Rules};
    /// # use aufachse_words::{Teller, Words};
    /// let words = Words::new("en").expect("English is always there");
    /// let rules = Rules::builtin("modern").unwrap();
    /// let teller = Teller::new(&words, &rules, &[]);
    /// let rail = rules.events().cards.iter().position(|card| card.id == "bahnverladung").unwrap();
    /// let text = teller.card_text(EventId(rail as u8)).unwrap();
    /// assert!(text.contains("Then pay 500\u{a0}€."));
    /// ```
    pub fn card_text(&self, id: EventId) -> Option<String> {
        let wording = self.rules.card_wording(id)?;
        let value = |operand: CardOperand| match operand {
            CardOperand::Money(amount) => Value::from(self.money(amount)),
            CardOperand::Number(number) => number.into(),
            CardOperand::City(city) => self.space(city).into(),
        };
        let values: Vec<(&str, Value<'_>)> =
            wording.operands.iter().map(|(name, operand)| (*name, value(*operand))).collect();
        let text = self.say(&format!("card-text-{}", wording.text.key()), &values);
        let Some(note) = wording.note else { return Some(text) };
        let note = self.say(&format!("card-note-{}", note.key()), &values);
        Some(self.say("card-face", &[("text", text.into()), ("note", note.into())]))
    }

    /// An amount in the currency of the table.
    pub fn money(&self, amount: i32) -> String {
        self.words.money(amount, &self.currency())
    }

    /// What money is called at the table.
    pub fn currency(&self) -> String {
        self.say(&format!("currency-{}", self.rules.switches().currency.text()), &[])
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, values)
    }
}

/// The id of a card without the number of those that are in the deck more than once.
fn plain_id(id: &str) -> &str {
    id.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-')
}

/// A word of the rules as they write it, such as `lost-cargo`.
fn kebab<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// A yes or a no that chooses a variant of a message.
fn yes_no(yes: bool) -> Value<'static> {
    Value::from(if yes { "yes" } else { "no" })
}
