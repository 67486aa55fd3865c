//! Playing records again: every action, every fingerprint, and every throw and draw that a seed
//! proves.

use serde::Serialize;

use super::{Entry, Record, marks_state};
use crate::action::{Action, Actor};
use crate::chance::{ChanceSource, Seeded};
use crate::error::{ErrorKind, InputError};
use crate::fair::seed_from_hex;
use crate::game::Game;
use crate::happening::Happening;

/// How far the dice and cards of a record are proved. A record of which not even this much holds
/// is refused with an [`InputError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The record has its seed, and every throw and draw was computed again from it.
    Proved {
        /// Throws of dice.
        throws: usize,
        /// Everything else that chance decided: cards, and the first player.
        draws: usize,
    },
    /// The record has no seed. Rules and fingerprints hold, and the dice cannot be proved.
    Consistent,
}

impl Proof {
    /// How many throws and draws were computed again; nothing where there is no seed.
    pub fn proved(self) -> Option<usize> {
        match self {
            Proof::Proved { throws, draws } => Some(throws + draws),
            Proof::Consistent => None,
        }
    }
}

/// A record that holds.
#[derive(Clone, Debug)]
pub struct Verified {
    /// The game after the last action.
    pub game: Game,
    /// How far its dice and cards are proved.
    pub proof: Proof,
}

/// The throws and draws of a record, computed again as it is played.
struct Recomputed {
    chance: Seeded,
    throws: usize,
    draws: usize,
}

impl Recomputed {
    fn new(chance: Seeded) -> Recomputed {
        Recomputed { chance, throws: 0, draws: 0 }
    }

    /// Compares an outcome with that of the seed.
    fn check(&mut self, game: &Game, found: Action) -> Result<(), ErrorKind> {
        match self.chance.next(game) {
            Some(needed) if needed == found => {}
            Some(needed) => return Err(ErrorKind::RecordDice { found, needed }),
            None => return Err(ErrorKind::RecordNoDice { found }),
        }
        if matches!(found, Action::Dice(..)) {
            self.throws += 1;
        } else {
            self.draws += 1;
        }
        Ok(())
    }
}

impl Record {
    /// Plays the record from the start and checks every action, every fingerprint and, where the
    /// record has its seed, every throw and draw.
    ///
    /// `each` receives the number of the entry, the entry, its happenings and the game after it.
    /// A record that does not hold is refused with its first wrong line, as far as that can be
    /// known: a wrong throw or draw is found in its own line where there is a seed, any other
    /// change in the line that the rules refuse, or at the next fingerprint.
    pub fn fold(
        &self,
        mut each: impl FnMut(usize, &Entry, &[Happening], &Game),
    ) -> Result<Verified, InputError> {
        let mut game = self.start()?;
        // A broken promise shows in the closing line, and every line above comes first.
        let (mut recomputed, promise) = match self.chance()? {
            Ok(chance) => (chance.map(Recomputed::new), Ok(())),
            Err(broken) => (None, Err(broken)),
        };
        let mut told = Vec::new();
        for (i, entry) in self.entries.iter().enumerate() {
            let at_line = |kind| InputError::in_line(i + Record::FIRST_ENTRY, kind);
            if entry.by == Actor::Chance
                && let Some(recomputed) = &mut recomputed
            {
                // Before the action: a wrong throw changes the game, and then any later line.
                recomputed.check(&game, entry.action).map_err(at_line)?;
            }
            told.clear();
            game.apply_into(entry.by, entry.action, &mut told)
                .map_err(|refusal| at_line(ErrorKind::RecordRefused { why: Box::new(refusal) }))?;
            match &entry.hash {
                Some(hash) if *hash != game.fingerprint() => {
                    return Err(at_line(ErrorKind::RecordHash));
                }
                None if marks_state(&told) => return Err(at_line(ErrorKind::RecordNoHash)),
                Some(_) | None => {}
            }
            each(i, entry, &told, &game);
        }
        self.check_closing(&game).and(promise).map_err(|kind| {
            let line = self.entries.len() + Record::FIRST_ENTRY;
            InputError::in_line(line, kind)
        })?;
        let proof = recomputed.map_or(Proof::Consistent, |Recomputed { throws, draws, .. }| {
            Proof::Proved { throws, draws }
        });
        Ok(Verified { game, proof })
    }

    /// Plays the record from the start and checks everything that can be checked; see
    /// [`Record::fold`].
    pub fn verify(&self) -> Result<Verified, InputError> {
        self.fold(|_, _, _, _| {})
    }

    fn check_closing(&self, game: &Game) -> Result<(), ErrorKind> {
        let Some(closing) = &self.closing else { return Ok(()) };
        if closing.actions != self.entries.len() {
            let (found, needed) = (closing.actions, self.entries.len());
            return Err(ErrorKind::RecordCount { found, needed });
        }
        let same = closing.hash == game.fingerprint()
            && closing.ending == game.ending()
            && closing.cash == game.cash();
        if same { Ok(()) } else { Err(ErrorKind::RecordHash) }
    }

    /// The chance that the record proves itself by, where it has its seed. The outer error is one
    /// of the header; the inner one is a promise that the closing line breaks.
    fn chance(&self) -> Result<Result<Option<Seeded>, ErrorKind>, InputError> {
        let at_header = |kind| InputError::in_line(1, kind);
        let revealed = self.closing.as_ref().and_then(|closing| closing.seed.as_deref());
        let Some(fair) = &self.header.fair else {
            return match (self.header.seed, revealed) {
                (_, Some(_)) => Err(at_header(ErrorKind::RecordNoPromise)),
                (seed, None) => Ok(Ok(seed.map(Seeded::new))),
            };
        };
        if self.header.seed.is_some() {
            return Err(at_header(ErrorKind::RecordTwoSeeds));
        }
        let over = self.closing.as_ref().is_some_and(|closing| closing.ending.is_some());
        Ok(match revealed {
            Some(revealed) => seed_from_hex(revealed)
                .filter(|seed| fair.keeps_promise(*seed))
                .map(|seed| Some(fair.chance(seed)))
                .ok_or(ErrorKind::RecordPromise),
            None if over => Err(ErrorKind::RecordNoSeed),
            // A game under way keeps its secret, or the players would know the next throw.
            None => Ok(None),
        })
    }
}
