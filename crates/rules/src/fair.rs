//! Fair dice: a promise before the first throw, words from every player, and the proof at the end.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::chance::Seeded;
use crate::fingerprint::hex;

/// What a table publishes before the first throw.
///
/// Whoever holds the seed cannot change it any more, because its SHA-256 is known; whoever holds
/// it cannot know the dice either, because the words of the players come after the promise.
///
/// ```
/// use aufachse_rules::FairDice;
/// let fair = FairDice::promise([7; 32]).with_words(["plum", "otter"]);
/// assert!(fair.keeps_promise([7; 32]));
/// assert!(!fair.keeps_promise([8; 32]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairDice {
    /// The SHA-256 of the secret seed, in hexadecimal digits.
    pub promise: String,
    /// A word from every player, in the order of their seats.
    #[serde(default)]
    pub words: Vec<String>,
}

impl FairDice {
    /// The promise for a secret seed.
    pub fn promise(seed: [u8; 32]) -> FairDice {
        FairDice { promise: hex(&Sha256::digest(seed)), words: Vec::new() }
    }

    /// Adds the words of the players.
    #[must_use]
    pub fn with_words<W: Into<String>>(mut self, words: impl IntoIterator<Item = W>) -> FairDice {
        self.words.extend(words.into_iter().map(Into::into));
        self
    }

    /// Is this the seed that was promised?
    pub fn keeps_promise(&self, seed: [u8; 32]) -> bool {
        self.promise == hex(&Sha256::digest(seed))
    }

    /// The chance that seed and words give together.
    pub fn chance(&self, seed: [u8; 32]) -> Seeded {
        let mut mixed = Sha256::new();
        mixed.update(b"aufachse fair dice 1");
        mixed.update(seed);
        for word in &self.words {
            mixed.update((word.len() as u64).to_le_bytes());
            mixed.update(word.as_bytes());
        }
        Seeded::from_bytes(mixed.finalize().into())
    }
}

/// A seed from 64 hexadecimal digits.
pub fn seed_from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut seed = [0; 32];
    for (byte, pair) in seed.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(seed)
}

/// A seed as 64 hexadecimal digits.
pub fn seed_to_hex(seed: [u8; 32]) -> String {
    hex(&seed)
}
