//! The rows of the set-up screen: what each shows and how it is turned.

use aufachse_rules::BUILTIN_EDITIONS;
use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};
use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_server::wire::BotLevel;

use super::{Chair, LENGTHS, Setup, Who};
use crate::say;
use crate::wishes::BOTS;

/// A row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Edition,
    Players,
    Seat(usize),
    Length,
    Cash,
    Seed,
    House,
    Begin,
    /// An empty line.
    Gap,
    /// A house rule.
    Switch(&'static str),
    /// Back from the house rules.
    Back,
}

impl Item {
    /// Can it be chosen?
    pub(crate) fn is_chosen(self) -> bool {
        self != Item::Gap
    }

    /// Does it do something, rather than have a value?
    pub(crate) fn is_button(self) -> bool {
        matches!(self, Item::Begin | Item::House | Item::Back)
    }
}

/// Has a row a next value and one before?
pub(crate) fn is_turned(item: Item) -> bool {
    match item {
        Item::Seed | Item::House => false,
        Item::Switch(name) => !matches!(Switches::allowed(name), Some(Allowed::Piles(..))),
        _ => true,
    }
}

impl Setup<'_> {
    /// The rows of the page that is shown.
    pub(super) fn items(&self) -> Vec<Item> {
        if self.house {
            return SWITCH_NAMES
                .iter()
                .map(|name| Item::Switch(name))
                .chain([Item::Back])
                .collect();
        }
        let seats = (0..self.chairs.len()).map(Item::Seat);
        let end =
            [Item::Gap, Item::Length, Item::Cash, Item::Seed, Item::House, Item::Gap, Item::Begin];
        // The dice of a table to which others come are nobody's to choose.
        let end = end.into_iter().filter(|item| *item != Item::Seed || !self.is_shared());
        [Item::Edition, Item::Players, Item::Gap].into_iter().chain(seats).chain(end).collect()
    }

    /// The chosen row.
    pub(super) fn item(&self) -> Item {
        self.items().get(self.row).copied().unwrap_or(Item::Gap)
    }

    /// What a row is called.
    pub(super) fn label(&self, item: Item) -> String {
        let words = self.words;
        match item {
            Item::Edition => words.text("screen-edition", &[]),
            Item::Players => words.text("web-players", &[]),
            Item::Seat(seat) => words.text("screen-seat", &[("seat", (seat + 1).into())]),
            Item::Length => words.text("screen-length", &[]),
            Item::Cash => words.text("screen-cash", &[]),
            Item::Seed => words.text("screen-seed", &[]),
            Item::House => words.text("web-house-rules", &[]),
            Item::Begin if self.is_shared() => words.text("web-open-table", &[]),
            Item::Begin => words.text("web-begin", &[]),
            Item::Back => words.text("screen-back", &[]),
            Item::Switch(name) => words.switch(name),
            Item::Gap => String::new(),
        }
    }

    /// What a row is set to.
    pub(super) fn value(&self, item: Item) -> String {
        let words = self.words;
        match item {
            Item::Edition => words.text(&format!("edition-{}-name", self.edition()), &[]),
            Item::Players => self.chairs.len().to_string(),
            Item::Seat(seat) => self.seat(&self.chairs[seat]),
            Item::Length => match self.length {
                None => words.text("screen-length-full", &[]),
                Some(turns) => words.text("screen-length-turns", &[("turns", turns.into())]),
            },
            Item::Cash if self.open_cash => words.text("screen-cash-open", &[]),
            Item::Cash => words.text("screen-cash-hidden", &[]),
            Item::Seed if self.seed.is_empty() => words.text("screen-seed-chance", &[]),
            Item::Seed => self.seed.clone(),
            Item::House => {
                words.text("screen-house-changed", &[("changed", self.switches.len().into())])
            }
            Item::Switch(name) => words.switch_value(name, &self.switch(name)),
            Item::Begin | Item::Back | Item::Gap => String::new(),
        }
    }

    fn seat(&self, chair: &Chair) -> String {
        let words = self.words;
        let who = match chair.who {
            Who::Here => words.text("web-kind-here", &[]),
            Who::Link => words.text("web-kind-link", &[]),
            Who::Open => words.text("web-kind-open", &[]),
            Who::Bot(level) => say::lobby::level(words, level),
        };
        if chair.name.is_empty() || chair.who != Who::Here {
            return who;
        }
        words.text("screen-who-named", &[("name", chair.name.as_str().into()), ("who", who.into())])
    }

    /// What the chosen row is about, in the rule's own words where it is a rule.
    pub(super) fn about(&self) -> String {
        let words = self.words;
        match self.item() {
            Item::Edition => words.text(&format!("edition-{}-about", self.edition()), &[]),
            Item::Players => words.text("screen-players-about", &[]),
            Item::Seat(seat) => match self.chairs[seat].who {
                Who::Link => words.text("web-kind-link-about", &[]),
                Who::Open => words.text("web-kind-open-about", &[]),
                Who::Here | Who::Bot(_) => words.text("screen-seat-about", &[]),
            },
            Item::Length => words.text("screen-length-about", &[]),
            Item::Cash => words.text("screen-cash-about", &[]),
            Item::Seed => words.text("screen-seed-about", &[]),
            Item::House => words.text("web-house-rules-about", &[]),
            Item::Begin if self.is_shared() => words.text("web-waiting-host", &[]),
            Item::Begin => words.text("screen-begin-about", &[]),
            Item::Switch(name) => {
                let about = words.switch_about(name);
                match free_values(name) {
                    Some((key, least, most)) => {
                        let limits = [("least", least.into()), ("most", most.into())];
                        format!("{about} {}", words.text(key, &limits))
                    }
                    None => about,
                }
            }
            Item::Back | Item::Gap => String::new(),
        }
    }

    /// Is a house rule set otherwise than the edition has it?
    pub(super) fn is_changed(&self, item: Item) -> bool {
        matches!(item, Item::Switch(name) if self.switches.contains_key(name))
    }

    /// The value of a switch as it is set.
    pub(super) fn switch(&self, name: &str) -> String {
        let set = self.switches.get(name).cloned();
        set.or_else(|| self.of_edition(name)).unwrap_or_default()
    }

    /// The value of a switch as the edition has it.
    fn of_edition(&self, name: &str) -> Option<String> {
        aufachse_rules::Edition::builtin(self.edition())?.switches.get(name)
    }

    /// Sets a switch; a value that the edition has itself is no change.
    pub(super) fn set(&mut self, name: &str, value: String) {
        if self.of_edition(name).as_ref() == Some(&value) {
            self.switches.remove(name);
        } else {
            self.switches.insert(name.to_owned(), value);
        }
    }

    /// Puts a house rule back to what the edition has.
    pub(super) fn reset(&mut self) {
        if let Item::Switch(name) = self.item() {
            self.switches.remove(name);
            self.check();
        }
    }

    /// Takes the next value of the chosen row, or the one before.
    pub(super) fn turn(&mut self, by: i32) {
        let next = |now: usize, of: usize| (now as i32 + by).rem_euclid(of.max(1) as i32) as usize;
        match self.item() {
            Item::Edition => {
                self.edition = next(self.edition, BUILTIN_EDITIONS.len());
                // What was changed was changed of another edition.
                self.switches.clear();
            }
            Item::Players => self.players(self.chairs.len() as i32 + by),
            Item::Seat(seat) => {
                // Somebody has to open the table and sit down at it.
                let here = self.chairs.iter().filter(|chair| chair.who == Who::Here).count();
                let last = here == 1 && self.chairs[seat].who == Who::Here;
                let people: &[Who] = if self.online && !last {
                    &[Who::Here, Who::Link, Who::Open]
                } else {
                    &[Who::Here]
                };
                let bots = BOTS.map(Who::Bot);
                let all: Vec<Who> = people.iter().copied().chain(bots).collect();
                let now = all.iter().position(|who| *who == self.chairs[seat].who).unwrap_or(0);
                self.chairs[seat].who = all[next(now, all.len())];
                self.seat_people_first(seat);
            }
            Item::Length => {
                // A length of one's own comes back to the whole game.
                let now = LENGTHS.iter().position(|length| *length == self.length);
                self.length = now.map_or(LENGTHS[0], |now| LENGTHS[next(now, LENGTHS.len())]);
            }
            Item::Cash => self.open_cash = !self.open_cash,
            Item::Switch(name) => self.turn_switch(name, by),
            Item::Seed | Item::House | Item::Begin | Item::Back | Item::Gap => {}
        }
        self.check();
    }

    /// People sit beside each other, before the bots; the choice goes with the chair.
    fn seat_people_first(&mut self, moved: usize) {
        let mut order: Vec<usize> = (0..self.chairs.len()).collect();
        order.sort_by_key(|&seat| match self.chairs[seat].who {
            Who::Here => 0,
            Who::Link => 1,
            Who::Open => 2,
            Who::Bot(_) => 3,
        });
        let to = order.iter().position(|&seat| seat == moved).unwrap_or(moved);
        self.chairs = order.iter().map(|&seat| self.chairs[seat].clone()).collect();
        self.row = self.items().iter().position(|item| *item == Item::Seat(to)).unwrap_or(self.row);
    }

    fn players(&mut self, wanted: i32) {
        let wanted = wanted.clamp(i32::from(MIN_PLAYERS), MAX_PLAYERS as i32) as usize;
        let chair = Chair { who: Who::Bot(BotLevel::Fahrer), name: String::new() };
        self.chairs.resize(wanted, chair);
    }

    fn turn_switch(&mut self, name: &'static str, by: i32) {
        let now = self.switch(name);
        let values = match Switches::allowed(name) {
            Some(Allowed::Values(values)) => values,
            Some(Allowed::Numbers(least, most)) => {
                (least..=most).map(|number| number.to_string()).collect()
            }
            Some(Allowed::Name) => names(name),
            Some(Allowed::Piles(..)) | None => Vec::new(),
        };
        let Some(at) = values.iter().position(|value| *value == now) else { return };
        let next = (at as i32 + by).rem_euclid(values.len() as i32) as usize;
        self.set(name, values[next].clone());
    }
}

/// What can be typed for a switch whose values are not listed: a key that says it, and the limits.
fn free_values(name: &str) -> Option<(&'static str, u8, u8)> {
    match Switches::allowed(name)? {
        Allowed::Numbers(least, most) => Some(("cli-switch-number", least, most)),
        Allowed::Piles(least, most) => Some(("cli-switch-piles", least, most)),
        Allowed::Values(_) | Allowed::Name => None,
    }
}

/// The names of the things in the box that a switch chooses among.
fn names(switch: &str) -> Vec<String> {
    let all: &[(&str, &str)] = match switch {
        "board" => aufachse_rules::board::BUILTIN_BOARDS,
        "contract-deck" => aufachse_rules::contracts::BUILTIN_CONTRACT_DECKS,
        "event-deck" => aufachse_rules::events::BUILTIN_EVENT_DECKS,
        _ => &[],
    };
    all.iter().map(|(name, _)| (*name).to_owned()).collect()
}
