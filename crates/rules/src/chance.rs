//! Sources of chance: seeded, scripted or recorded. The rules have none of their own.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::action::Action;
use crate::game::Game;

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
