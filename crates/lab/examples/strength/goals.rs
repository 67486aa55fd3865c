//! Who is to beat whom, and by how much.

use aufachse_bots::Level;

/// One of a level against as many of the level below as the table has seats left.
#[derive(Clone, Debug)]
pub(crate) struct Bout {
    pub(crate) upper: Level,
    pub(crate) lower: Level,
    pub(crate) players: u8,
    pub(crate) games: u64,
    /// The part of the games that the upper one is to win.
    pub(crate) goal: f64,
}

impl Bout {
    /// Whom he meets.
    pub(crate) fn against(&self) -> String {
        match self.players {
            2 => self.lower.name().to_owned(),
            players => format!("{} × {}", players - 1, self.lower.name()),
        }
    }
}

/// All bouts of one edition: first for two, then for four players.
pub(crate) fn bouts() -> Vec<Bout> {
    let pairs = || Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1));
    let bout = |players: u8| {
        move |(lower, upper): (Level, Level)| Bout {
            upper,
            lower,
            players,
            games: if upper == Level::Chef { 400 } else { 2_000 },
            goal: match (players, upper) {
                (2, Level::Lehrling) => 0.99,
                (2, _) => 0.65,
                _ => 0.40,
            },
        }
    };
    pairs().map(bout(2)).chain(pairs().map(bout(4))).collect()
}
