//! Where dice and cards come from: a script that the other side brings, or a seed.

use aufachse_rules::{Action, Actor, ChanceSource, FairDice, Game, Seeded, Session};

/// What a seeded chance comes from.
#[derive(Clone, Debug)]
pub enum Origin {
    /// A number.
    Number(u64),
    /// A promised secret and the words of the players.
    Fair(FairDice, [u8; 32]),
}

impl Origin {
    fn fresh(&self) -> Seeded {
        match self {
            Origin::Number(seed) => Seeded::new(*seed),
            Origin::Fair(fair, seed) => fair.chance(*seed),
        }
    }
}

/// The chance of a table.
#[derive(Clone, Debug)]
pub enum Dice {
    /// The other side brings every outcome.
    Scripted,
    /// Every outcome follows from the origin.
    Seeded {
        /// What it follows from.
        origin: Origin,
        /// Where it stands. Boxed: it is large, and chance may be scripted.
        source: Box<Seeded>,
        /// Chance acts by itself as soon as it has the word.
        auto: bool,
    },
}

impl Dice {
    /// Chance from the very beginning.
    pub fn seeded(origin: Origin, auto: bool) -> Dice {
        Dice::Seeded { source: Box::new(origin.fresh()), origin, auto }
    }

    /// `scripted`, `seeded` or `fair`.
    pub fn name(&self) -> &'static str {
        match self {
            Dice::Scripted => "scripted",
            Dice::Seeded { origin: Origin::Number(_), .. } => "seeded",
            Dice::Seeded { origin: Origin::Fair(..), .. } => "fair",
        }
    }

    /// Does chance act by itself as soon as it has the word?
    pub fn is_auto(&self) -> bool {
        matches!(self, Dice::Seeded { auto: true, .. })
    }

    /// The promise and the secret of fair dice.
    pub fn fair(&self) -> Option<(&FairDice, [u8; 32])> {
        match self {
            Dice::Seeded { origin: Origin::Fair(fair, seed), .. } => Some((fair, *seed)),
            _ => None,
        }
    }

    /// What chance brings now, where it comes from a seed.
    pub fn next(&mut self, game: &Game) -> Option<Action> {
        match self {
            Dice::Scripted => None,
            Dice::Seeded { source, .. } => source.next(game),
        }
    }

    /// Winds the source to where a session stands, so that what was taken back comes again as it
    /// was and the record can still be proved.
    pub fn wind_to(&mut self, session: &Session) {
        let Dice::Seeded { origin, source, .. } = self else { return };
        **source = origin.fresh();
        let mut game = session.start().clone();
        let mut told = Vec::new();
        for entry in &session.record().entries {
            if entry.by == Actor::Chance {
                source.next(&game);
            }
            told.clear();
            if game.apply_into(entry.by, entry.action, &mut told).is_err() {
                return;
            }
        }
    }
}
