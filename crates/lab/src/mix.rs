//! Seeds for single games, mixed from the seed of the whole plan.

use sha2::{Digest as _, Sha256};

/// What a seed is for; different streams of one game have nothing to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Dice and cards.
    Chance,
    /// Who speaks first where several may.
    Order,
    /// The choices of the player in a seat.
    Seat(u8),
    /// Who meets whom in a tournament.
    Draw,
    /// The drawing of deals by which ratings are tried.
    Sample,
}

impl Stream {
    const fn number(self) -> u64 {
        match self {
            Stream::Chance => 0,
            Stream::Order => 1,
            Stream::Seat(seat) => 2 + seat as u64,
            Stream::Draw => 1000,
            Stream::Sample => 1001,
        }
    }
}

/// The seed of one stream of one game.
///
/// It has 53 bits, so that a record's header can be read exactly by any reader of JSON.
///
/// ```
/// use aufachse_lab::{Stream, mix};
/// let one = mix(7, "classic", 4, 0, Stream::Chance);
/// assert_eq!(one, mix(7, "classic", 4, 0, Stream::Chance));
/// assert_ne!(one, mix(7, "classic", 4, 1, Stream::Chance));
/// ```
pub fn mix(seed: u64, edition: &str, players: u8, game: u64, stream: Stream) -> u64 {
    let mut ink = Sha256::new();
    ink.update(b"aufachse lab 1");
    ink.update(seed.to_le_bytes());
    ink.update((edition.len() as u64).to_le_bytes());
    ink.update(edition.as_bytes());
    ink.update([players]);
    ink.update(game.to_le_bytes());
    ink.update(stream.number().to_le_bytes());
    let digest = ink.finalize();
    let word = digest.iter().take(8).fold(0_u64, |word, byte| word << 8 | u64::from(*byte));
    word >> 11
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_matters_and_the_mix_never_changes() {
        let base = mix(1, "classic", 4, 0, Stream::Chance);
        let others = [
            mix(2, "classic", 4, 0, Stream::Chance),
            mix(1, "classic-cz", 4, 0, Stream::Chance),
            mix(1, "classic", 5, 0, Stream::Chance),
            mix(1, "classic", 4, 1, Stream::Chance),
            mix(1, "classic", 4, 0, Stream::Order),
            mix(1, "classic", 4, 0, Stream::Seat(0)),
            mix(1, "classic", 4, 0, Stream::Seat(1)),
            mix(1, "classic", 4, 0, Stream::Draw),
            mix(1, "classic", 4, 0, Stream::Sample),
        ];
        for (i, other) in others.iter().enumerate() {
            assert_ne!(base, *other);
            assert!(others[..i].iter().all(|earlier| earlier != other));
            assert!(*other < 1 << 53);
        }
        assert_eq!(base, 7_817_981_493_562_142);
    }
}
