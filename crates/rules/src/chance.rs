//! Sources of chance: seeded, scripted or recorded. The rules have none of their own.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::action::{Action, Actor};
use crate::game::{ChanceKind, Game};
use crate::record::Record;

/// Says what chance brings.
pub trait ChanceSource {
    /// One of the outcomes that a game allows now; nothing if the source has run dry.
    fn next(&mut self, game: &Game) -> Option<Action>;
}

/// Chance from a seed: the same seed brings the same dice and cards on every machine.
///
/// ```
/// use aufachse_rules::Seeded;
/// let (mut a, mut b) = (Seeded::new(7), Seeded::new(7));
/// assert_eq!(a.below(6), b.below(6));
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha12Rng);

impl Seeded {
    /// Chance from a number.
    pub fn new(seed: u64) -> Seeded {
        Seeded(ChaCha12Rng::seed_from_u64(seed))
    }

    /// Chance from 32 bytes.
    pub fn from_bytes(seed: [u8; 32]) -> Seeded {
        Seeded(ChaCha12Rng::from_seed(seed))
    }

    /// A number below `n`, all equally likely; zero where `n` is zero.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // What would make some numbers likelier than others is thrown away (Lemire).
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

impl ChanceSource for Seeded {
    #[inline]
    fn next(&mut self, game: &Game) -> Option<Action> {
        let n = game.outcomes();
        game.outcome(self.below(n))
    }
}

/// Chance from a list, for tests and for protocols that bring their own dice.
#[derive(Clone, Debug, Default)]
pub struct Scripted(std::collections::VecDeque<Action>);

impl Scripted {
    /// The outcomes that come up, in order.
    pub fn new(outcomes: impl IntoIterator<Item = Action>) -> Scripted {
        Scripted(outcomes.into_iter().collect())
    }

    /// One more outcome, after those that are there.
    pub fn push(&mut self, outcome: Action) {
        self.0.push_back(outcome);
    }
}

impl ChanceSource for Scripted {
    fn next(&mut self, _: &Game) -> Option<Action> {
        self.0.pop_front()
    }
}

/// Chance from a record: the dice and cards of a game that was played, in their order.
///
/// With the actions of the same players it is the same game again; other players have the same
/// luck for as long as their game asks for it. It does so no longer when it asks for dice where the
/// record has a card, say, or for a card that is no longer there. Then nothing comes up, and
/// [`Recorded::stuck`] says why.
///
/// ```
/// use std::sync::Arc;
/// use aufachse_rules::{
///     Action, Actor, ChanceSource, Game, Record, Recorded, Rules, Seat, Setup, ChanceMismatch,
/// };
///
/// let (rules, setup) = (Rules::builtin("modern").unwrap(), Setup::of(3));
/// let mut game = Game::new(rules.clone(), &setup).unwrap();
/// let mut record = Record::new(&rules, &setup, Vec::new());
/// let seat = Action::First(Seat(2));
/// let told = game.apply(Actor::Chance, seat).unwrap();
/// record.push(Actor::Chance, seat, &told, &game);
///
/// let mut again = record.start().unwrap();
/// let mut luck = Recorded::of(&record);
/// assert_eq!(luck.next(&again), Some(seat));
/// again.apply(Actor::Chance, seat).unwrap();
/// assert_eq!(again.fingerprint(), game.fingerprint());
/// // Contracts are dealt next, and the record has none.
/// assert_eq!(luck.next(&again), None);
/// assert_eq!(luck.stuck(&again), Some(ChanceMismatch::Exhausted));
/// ```
#[derive(Clone, Debug)]
pub struct Recorded {
    /// What came up, each with its line of the record, the last first.
    left: Vec<(usize, Action)>,
}

/// Why recorded chance brings nothing though the game waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceMismatch {
    /// All that the record has has come up.
    Exhausted,
    /// What comes up next in the record cannot come up in this game now.
    Misfit {
        /// The line of the record.
        line: usize,
        /// What came up there.
        outcome: Action,
        /// What the game asks for.
        asked: ChanceKind,
    },
}

impl Recorded {
    /// The chance of a record, from its beginning.
    pub fn of(record: &Record) -> Recorded {
        let entries = record.entries.iter().enumerate().rev();
        let of_chance = entries.filter(|(_, entry)| entry.by == Actor::Chance);
        let left = of_chance.map(|(n, entry)| (n + Record::FIRST_ENTRY, entry.action)).collect();
        Recorded { left }
    }

    /// How many outcomes have not come up yet.
    pub fn left(&self) -> usize {
        self.left.len()
    }

    /// Why nothing comes up; nothing where it does, or where the game does not wait for chance.
    pub fn stuck(&self, game: &Game) -> Option<ChanceMismatch> {
        let asked = game.chance()?;
        match self.left.last() {
            None => Some(ChanceMismatch::Exhausted),
            Some(&(_, outcome)) if game.is_legal(Actor::Chance, outcome) => None,
            Some(&(line, outcome)) => Some(ChanceMismatch::Misfit { line, outcome, asked }),
        }
    }
}

impl ChanceSource for Recorded {
    fn next(&mut self, game: &Game) -> Option<Action> {
        let fits = |outcome: &mut (usize, Action)| game.is_legal(Actor::Chance, outcome.1);
        self.left.pop_if(fits).map(|(_, outcome)| outcome)
    }
}
