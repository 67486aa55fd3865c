//! What somebody wants to play: the table that is to be opened.

use aufachse_rules::components::MAX_PLAYERS;
use aufachse_server::wire::{BotLevel, NewSeat, NewTable, SeatKind};
use aufachse_words::Words;

/// The edition that is played if nobody says another.
pub const USUAL_EDITION: &str = "classic";
/// How many play if nobody says otherwise.
const USUAL_SEATS: u8 = 4;

/// What somebody wants; what he has not said is filled in as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The edition.
    pub edition: Option<String>,
    /// Switches set otherwise than the edition has them.
    pub rules: Vec<(String, String)>,
    /// How many play.
    pub seats: Option<u8>,
    /// The names of those who play at this device.
    pub names: Vec<String>,
    /// How well the computer players play; the last level is that of all further ones.
    pub bots: Vec<BotLevel>,
    /// Seats for people with a link of their own.
    pub links: u8,
    /// Seats for anybody.
    pub open: u8,
    /// The game ends after so many turns.
    pub turns: Option<u32>,
    /// From what the dice follow.
    pub seed: Option<String>,
    /// Is the cash of others hidden?
    pub hide_cash: bool,
}

impl Wishes {
    /// The same at a server, where somebody else plays too: who says nothing about it gets one
    /// link to send.
    #[must_use]
    pub fn shared(&self) -> Wishes {
        let alone = self.links + self.open == 0 && self.names.len() < 2;
        Wishes { links: if alone { 1 } else { self.links }, ..self.clone() }
    }

    /// The table that is to be opened.
    ///
    /// Who says how many play gets computer players in the seats that are left; who names them gets
    /// just those.
    pub fn table(&self, words: &Words) -> NewTable {
        let mut seats: Vec<NewSeat> = self.names.iter().map(|name| here(name)).collect();
        if seats.is_empty() {
            seats.push(here(&words.text("web-player", &[("seat", 1.into())])));
        }
        let others = [(self.links, SeatKind::Link), (self.open, SeatKind::Open)];
        seats
            .extend(others.iter().flat_map(|(count, kind)| (0..*count).map(|_| seat(*kind, None))));
        let bots = match self.seats {
            Some(wanted) => usize::from(wanted).saturating_sub(seats.len()),
            None if !self.bots.is_empty() => self.bots.len(),
            None if seats.len() == 1 => usize::from(USUAL_SEATS) - 1,
            None => 0,
        };
        let last = self.bots.last().copied().unwrap_or(BotLevel::Fahrer);
        let levels = self.bots.iter().copied().chain(std::iter::repeat(last));
        // A wish for more than there can be is the server's to refuse, not ours to fill up.
        let bots = levels.take(bots.min(MAX_PLAYERS + 1));
        seats.extend(bots.map(|level| seat(SeatKind::Bot, Some(level))));
        NewTable {
            edition: self.edition.clone().unwrap_or_else(|| USUAL_EDITION.to_owned()),
            switches: self.rules.iter().cloned().collect(),
            seats,
            listed: self.open > 0,
            clock: aufachse_server::wire::Clock::None,
            open_cash: self.hide_cash.then_some(false),
            absence: None,
            turn_limit: self.turns,
            first: None,
            seed: self.seed.clone(),
        }
    }
}

fn here(name: &str) -> NewSeat {
    NewSeat { name: Some(name.to_owned()), ..seat(SeatKind::Here, None) }
}

fn seat(kind: SeatKind, level: Option<BotLevel>) -> NewSeat {
    NewSeat { kind, level, name: None, colour: None, word: None }
}

/// A level by its name.
pub fn level(name: &str) -> Option<BotLevel> {
    serde_json::from_value(name.to_lowercase().into()).ok()
}

/// The levels, the weakest first.
pub const BOTS: [BotLevel; 5] =
    [BotLevel::Random, BotLevel::Lehrling, BotLevel::Fahrer, BotLevel::Disponent, BotLevel::Chef];

/// The levels by name, the weakest first.
pub const LEVELS: [&str; 5] = ["random", "lehrling", "fahrer", "disponent", "chef"];

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(wishes: &Wishes) -> Vec<(SeatKind, Option<BotLevel>)> {
        let words = Words::new("en").expect("English");
        wishes.table(&words).seats.iter().map(|seat| (seat.kind, seat.level)).collect()
    }

    const HERE: (SeatKind, Option<BotLevel>) = (SeatKind::Here, None);
    const FAHRER: (SeatKind, Option<BotLevel>) = (SeatKind::Bot, Some(BotLevel::Fahrer));
    const CHEF: (SeatKind, Option<BotLevel>) = (SeatKind::Bot, Some(BotLevel::Chef));

    #[test]
    fn who_says_nothing_plays_against_three() {
        assert_eq!(kinds(&Wishes::default()), [HERE, FAHRER, FAHRER, FAHRER]);
    }

    #[test]
    fn bots_fill_the_seats_that_are_left_and_the_last_level_goes_on() {
        let bots = vec![BotLevel::Fahrer, BotLevel::Chef];
        let wishes = Wishes { seats: Some(4), bots: bots.clone(), ..Wishes::default() };
        assert_eq!(kinds(&wishes), [HERE, FAHRER, CHEF, CHEF]);
        assert_eq!(kinds(&Wishes { bots, ..Wishes::default() }), [HERE, FAHRER, CHEF]);
    }

    #[test]
    fn friends_round_one_device_need_no_bots() {
        let names = vec!["Ada".to_owned(), "Ben".to_owned()];
        assert_eq!(kinds(&Wishes { names, ..Wishes::default() }), [HERE, HERE]);
    }

    #[test]
    fn every_level_has_its_name() {
        assert_eq!(LEVELS.map(level), BOTS.map(Some));
        assert_eq!(level("Chef"), Some(BotLevel::Chef));
        assert_eq!(level("champion"), None);
    }
}
