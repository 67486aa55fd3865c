//! One game from the first throw to the ranking.

use aufachse_rules::{
    Action, Actor, Bits, ChanceSource, Ending, Game, Happening, Record, Refusal, Seat, Seeded,
    Setup, SetupError, coded,
};

use crate::mix::{Stream, mix};
use crate::plan::{Plan, Table};
use crate::player::{Player, Sight};

/// A game that has come to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// The turns that were begun, for each seat.
    pub turns: Vec<u64>,
    /// The actions of each seat.
    pub actions: Vec<u64>,
    /// The cash of each seat.
    pub cash: Vec<i64>,
    /// The place of each seat in the final ranking, from 1; shared places are equal.
    pub places: Vec<u8>,
    /// The record, if one was asked for.
    pub record: Option<Record>,
}

coded! {
    /// Why a game could not go on.
    pub enum StuckFault: "stuck" {
        /// An action that was offered is refused.
        Refused { why: Box<Refusal> } = "refused",
        /// Chance has nothing to bring.
        NoOutcome = "no-outcome",
        /// Nobody may act.
        Nobody { actions: u64 } = "nobody",
        /// A seat is empty.
        NoPlayer { seat: u8 } = "no-player",
        /// A player chose what is not there.
        NoChoice { seat: u8, choice: usize, actions: usize } = "no-choice",
    }
}

/// A game that could not go on, which the rules are to rule out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why} edition={edition} players={players} game={game}")]
pub struct Stuck {
    /// The edition.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// The number of the game.
    pub game: u64,
    /// What was the matter.
    pub why: StuckFault,
}

/// A game with its players, ready to begin.
pub struct Match {
    game: Game,
    chance: Seeded,
    order: Seeded,
    players: Vec<Box<dyn Player>>,
    record: Option<Record>,
    seen: Played,
    legal: Vec<Action>,
    told: Vec<Happening>,
}

impl Match {
    /// Sets up one game of a plan.
    pub fn new(
        plan: &Plan,
        table: &Table,
        number: u64,
        recorded: bool,
    ) -> Result<Match, SetupError> {
        let players = table.players;
        let setup = Setup { players, first: None, turn_limit: Some(plan.turn_limit) };
        let edition = &table.rules.edition.id;
        let seed = |stream| mix(plan.seed, edition, players, number, stream);
        let chance = seed(Stream::Chance);
        let record = recorded.then(|| {
            let mut record = Record::new(&table.rules, &setup, plan.names_for(players));
            record.header.seed = Some(chance);
            record
        });
        let seats = players as usize;
        Ok(Match {
            game: Game::new(table.rules.clone(), &setup)?,
            chance: Seeded::new(chance),
            order: Seeded::new(seed(Stream::Order)),
            players: (0..players).map(|seat| (plan.player)(seed(Stream::Seat(seat)))).collect(),
            record,
            seen: Played {
                ending: Ending::CalledOff,
                turns: vec![0; seats],
                actions: vec![0; seats],
                cash: vec![0; seats],
                places: vec![0; seats],
                record: None,
            },
            legal: Vec::new(),
            told: Vec::new(),
        })
    }

    /// Plays to the end; what went wrong, if the game could not go on.
    pub fn play(mut self) -> Result<Played, StuckFault> {
        loop {
            if let Some(ending) = self.game.ending() {
                return Ok(self.close(ending));
            }
            let (actor, action) = self.next()?;
            self.told.clear();
            self.game
                .apply_into(actor, action, &mut self.told)
                .map_err(|refusal| StuckFault::Refused { why: Box::new(refusal) })?;
            if let Actor::Seat(seat) = actor {
                self.seen.actions[seat.index()] += 1;
            }
            self.note();
            if let Some(record) = &mut self.record {
                record.push(actor, action, &self.told, &self.game);
            }
        }
    }

    /// How many actions the players have taken.
    fn actions(&self) -> u64 {
        self.seen.actions.iter().sum()
    }

    /// Who does what next.
    fn next(&mut self) -> Result<(Actor, Action), StuckFault> {
        if self.game.outcomes() > 0 {
            let outcome = self.chance.next(&self.game);
            return outcome.map(|outcome| (Actor::Chance, outcome)).ok_or(StuckFault::NoOutcome);
        }
        let seat = self.speaker().ok_or_else(|| StuckFault::Nobody { actions: self.actions() })?;
        let actor = Actor::Seat(seat);
        self.game.legal_actions(actor, &mut self.legal);
        let player =
            self.players.get_mut(seat.index()).ok_or(StuckFault::NoPlayer { seat: seat.0 })?;
        let choice = if self.legal.len() == 1 {
            0
        } else {
            player.choose(Sight::new(&self.game, seat), &self.legal)
        };
        let action = self.legal.get(choice).copied();
        let actions = self.legal.len();
        let missing = StuckFault::NoChoice { seat: seat.0, choice, actions };
        action.map(|action| (actor, action)).ok_or(missing)
    }

    /// The player who speaks: where several may, chance says who is the quickest.
    fn speaker(&mut self) -> Option<Seat> {
        let seats = self.game.may_act();
        let n = self.order.below(seats.count_ones());
        Bits(u64::from(seats)).nth(n as usize).map(Seat)
    }

    fn note(&mut self) {
        for happening in &self.told {
            match *happening {
                Happening::TurnBegan { player, .. } => self.seen.turns[player.index()] += 1,
                Happening::Ranked { player, place, cash } => {
                    self.seen.places[player.index()] = place;
                    self.seen.cash[player.index()] = i64::from(cash);
                }
                _ => {}
            }
        }
    }

    fn close(self, ending: Ending) -> Played {
        let mut record = self.record;
        if let Some(record) = &mut record {
            record.close(&self.game, None);
        }
        Played { ending, record, ..self.seen }
    }
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("game", &self.game).finish_non_exhaustive()
    }
}
