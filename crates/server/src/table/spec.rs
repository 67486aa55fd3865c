//! How a table was opened: everything about it that never changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};
use aufachse_rules::{
    BUILTIN_EDITIONS, FairDice, Game, OwnFiles, Rules, Seat, Setup, near_match, seed_from_hex,
    seed_to_hex,
};
use serde::{Deserialize, Serialize};

use crate::secret::{self, Device};
use crate::wire::{BotLevel, Clock, Colour, Fault, NewTable, Problem, SeatKind};

/// The longest name of a player, in characters.
pub(crate) const LONGEST_NAME: usize = 24;
/// The longest word for the dice.
pub(crate) const LONGEST_WORD: usize = 40;

/// The longest seed: one in hexadecimal digits.
const LONGEST_SEED: usize = 64;

/// A seat as it was set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatSpec {
    pub(crate) kind: SeatKind,
    pub(crate) level: Option<BotLevel>,
    pub(crate) name: String,
    pub(crate) colour: Colour,
    pub(crate) word: String,
    /// The secret of a link seat.
    pub(crate) key: Option<String>,
    /// Who has the seat from the start: the host, or the players of a rematch.
    pub(crate) owners: Vec<Device>,
}

/// A table as it was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Spec {
    pub(crate) id: String,
    pub(crate) edition: String,
    pub(crate) switches: BTreeMap<String, String>,
    pub(crate) seats: Vec<SeatSpec>,
    pub(crate) listed: bool,
    pub(crate) clock: Clock,
    pub(crate) open_cash: bool,
    pub(crate) absence: Option<u32>,
    pub(crate) setup: Setup,
    /// The secret of the dice.
    pub(super) seed: String,
    /// Did the host choose it?
    #[serde(default)]
    pub(crate) seed_chosen: bool,
    pub(crate) host: Device,
    /// Milliseconds since 1970.
    pub(crate) created: u64,
}

impl Spec {
    /// Checks what somebody wants to open.
    pub(crate) fn open(new: NewTable, host: Device, now: u64) -> Result<Spec, Problem> {
        let players = new.seats.len();
        let (least, most) = (u32::from(MIN_PLAYERS), MAX_PLAYERS as u32);
        if !(least..=most).contains(&(players as u32)) {
            return Err(Fault::BadSeats { least, most }.into());
        }
        check_clock(new.clock)?;
        let seed_chosen = new.seed.is_some();
        let seed = chosen_seed(&new)?.unwrap_or_else(secret::bytes);
        within("absence", new.absence, 3, 86_400)?;
        within("turn_limit", new.turn_limit, 1, 100_000)?;
        let mut free: Vec<Colour> = Colour::ALL.to_vec();
        for colour in new.seats.iter().filter_map(|seat| seat.colour) {
            let at = free.iter().position(|c| *c == colour).ok_or(Fault::ColourTwice)?;
            free.remove(at);
        }
        let mut seats = Vec::with_capacity(players);
        for seat in new.seats {
            let colour = match seat.colour {
                Some(colour) => colour,
                None if free.is_empty() => return Err(Fault::ColourTwice.into()),
                None => free.remove(0),
            };
            let name = match (seat.kind, seat.name) {
                (SeatKind::Here, name) => checked_name(&name.unwrap_or_default())?,
                (SeatKind::Bot, Some(name)) => checked_name(&name)?,
                _ => String::new(),
            };
            seats.push(SeatSpec {
                kind: seat.kind,
                level: match seat.kind {
                    SeatKind::Bot => Some(seat.level.unwrap_or(BotLevel::Fahrer)),
                    _ => None,
                },
                name,
                colour,
                word: checked_word(seat.word.unwrap_or_default())?,
                key: (seat.kind == SeatKind::Link).then(secret::key),
                owners: if seat.kind == SeatKind::Here { vec![host] } else { Vec::new() },
            });
        }
        let setup = Setup { players: players as u8, first: new.first, turn_limit: new.turn_limit };
        let spec = Spec {
            id: secret::id(),
            edition: new.edition,
            switches: new.switches,
            seats,
            listed: new.listed,
            clock: new.clock,
            open_cash: new.open_cash.unwrap_or(true),
            absence: new.absence,
            setup,
            seed: seed_to_hex(seed),
            seed_chosen,
            host,
            created: now,
        };
        // Only what can be played is opened.
        let rules = spec.rules()?;
        Game::new(rules, &spec.setup)
            .map_err(|error| Problem::from(Fault::BadSetup).cause(0, &error))?;
        Ok(spec)
    }

    /// The same table once more, with those who sit there now.
    pub(crate) fn again(&self, seats: Vec<SeatSpec>, now: u64) -> Spec {
        Spec {
            id: secret::id(),
            seats,
            seed: seed_to_hex(secret::bytes()),
            seed_chosen: false,
            created: now,
            ..self.clone()
        }
    }

    pub(crate) fn rules(&self) -> Result<Arc<Rules>, Problem> {
        let all = || BUILTIN_EDITIONS.iter().map(|(id, _)| *id);
        if !all().any(|id| id == self.edition) {
            let near = near_match(&self.edition, all()).map(str::to_owned);
            return Err(Fault::NoEdition { near }.into());
        }
        let switches: Vec<(String, String)> =
            self.switches.iter().map(|(n, v)| (n.clone(), v.clone())).collect();
        Rules::build(&self.edition, &switches, OwnFiles::default())
            .map_err(|faults| Problem::from(Fault::BadRules).because(&faults))
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        seed_from_hex(&self.seed).unwrap_or_default()
    }

    pub(crate) fn promise(&self) -> FairDice {
        FairDice::promise(self.seed())
    }

    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatSpec> {
        self.seats.get(seat.index())
    }
}

/// The seed that the host wants. Who knows the seed knows the dice, so it is for tables at which
/// nobody from elsewhere sits.
fn chosen_seed(new: &NewTable) -> Result<Option<[u8; 32]>, Fault> {
    let Some(text) = new.seed.as_deref() else { return Ok(None) };
    let elsewhere =
        |seat: &crate::wire::NewSeat| matches!(seat.kind, SeatKind::Link | SeatKind::Open);
    if new.seats.iter().any(elsewhere) {
        return Err(Fault::SeedShared);
    }
    let fits = (1..=LONGEST_SEED).contains(&text.chars().count());
    if !fits || text.chars().any(char::is_control) {
        return Err(Fault::BadText { most: LONGEST_SEED as u32 });
    }
    // A seed as it was revealed is that seed; any other text has one of its own.
    Ok(Some(seed_from_hex(text).unwrap_or_else(|| secret::of_text(text))))
}

fn within(name: &str, number: Option<u32>, least: u32, most: u32) -> Result<(), Fault> {
    match number {
        Some(n) if !(least..=most).contains(&n) => {
            Err(Fault::BadNumber { name: name.to_owned(), least, most })
        }
        _ => Ok(()),
    }
}

fn check_clock(clock: Clock) -> Result<(), Fault> {
    match clock {
        Clock::None => Ok(()),
        Clock::Turn { seconds } => within("seconds", Some(seconds), 5, 3600),
        Clock::Game { seconds } => within("seconds", Some(seconds), 60, 36_000),
        Clock::Days { days } => within("days", Some(days), 1, 14),
    }
}

/// A name without spaces around it and without control characters.
pub(crate) fn checked_name(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        Ok(name.to_owned())
    } else {
        Err(Fault::BadName { most: LONGEST_NAME as u32 })
    }
}

/// A word for the dice; it may be empty.
pub(crate) fn checked_word(word: String) -> Result<String, Fault> {
    if word.chars().count() <= LONGEST_WORD && !word.chars().any(char::is_control) {
        Ok(word)
    } else {
        Err(Fault::BadText { most: LONGEST_WORD as u32 })
    }
}
