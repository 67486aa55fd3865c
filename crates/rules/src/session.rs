//! A game with its past: a log that grows, undo down to a floor that no secret has crossed.

use std::sync::Arc;

use crate::action::{Action, Actor, Seat};
use crate::error::InputError;
use crate::game::{Game, Setup};
use crate::happening::Happening;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::rules::Rules;

crate::message_codes! {
    /// An undo was not possible.
    #[derive(Copy)]
    pub enum UndoError: "undo" {
        /// There is nothing to undo.
        Nothing = "nothing",
        /// Dice, cards or another player have come in between.
        Floor = "floor",
        /// The last action was not this player's.
        NotYours = "not-yours",
    }
}

/// A state is kept each time this many actions have been added, so that an undo plays no more
/// than this many again.
const SNAPSHOT_EVERY: usize = 64;

/// A state of the past.
#[derive(Clone, Debug)]
struct Snapshot {
    actions: usize,
    game: Game,
    floor: usize,
}

/// A game that remembers how it came about.
#[derive(Clone, Debug)]
pub struct Session {
    start: Game,
    game: Game,
    record: Record,
    floor: usize,
    undone: Vec<(Actor, Action)>,
    /// In the order of their actions.
    snapshots: Vec<Snapshot>,
}

impl Session {
    /// A new table.
    pub fn new(
        rules: Arc<Rules>,
        setup: &Setup,
        seats: Vec<String>,
    ) -> Result<Session, InputError> {
        let record = Record::new(&rules, setup, seats);
        let game = Game::new(rules, setup)?;
        Ok(Session::with(game, record))
    }

    /// A table that begins in a position; its text goes into the record.
    pub fn from_position(game: Game, position: String, seats: Vec<String>) -> Session {
        let mut record = Record::new(&game.rules, &Setup::of(game.players()), seats);
        record.header.position = Some(position);
        Session::with(game, record)
    }

    /// Goes on with a recorded game.
    pub fn from_record(record: &Record) -> Result<Session, InputError> {
        let mut empty = record.clone();
        empty.entries.clear();
        empty.closing = None;
        let mut session = Session::with(record.start()?, empty);
        let played = record.fold(|_, entry, told, game| {
            session.record.push(entry.by, entry.action, told, game);
        })?;
        session.game = played.game;
        session.floor = session.record.entries.len();
        Ok(session)
    }

    fn with(game: Game, record: Record) -> Session {
        let start = game.clone();
        Session { start, game, record, floor: 0, undone: Vec::new(), snapshots: Vec::new() }
    }

    /// The game before the first action.
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record so far, not closed.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record so far, to add what is known beside the actions: names, seed, promise.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// How many actions there have been.
    pub fn len(&self) -> usize {
        self.record.entries.len()
    }

    /// Has nothing been done yet?
    pub fn is_empty(&self) -> bool {
        self.record.entries.is_empty()
    }

    /// The number of actions below which nobody may undo without everybody's consent.
    pub fn floor(&self) -> usize {
        self.floor
    }

    /// Does one thing; see [`Game::apply`].
    pub fn apply(&mut self, actor: Actor, action: Action) -> Result<Vec<Happening>, Refusal> {
        let told = self.step(actor, action)?;
        self.undone.clear();
        Ok(told)
    }

    fn step(&mut self, actor: Actor, action: Action) -> Result<Vec<Happening>, Refusal> {
        let told = self.game.apply(actor, action)?;
        self.record.push(actor, action, &told, &self.game);
        let still_his =
            matches!(actor, Actor::Seat(seat) if self.game.awaited().single() == Some(seat));
        if !still_his || told.iter().any(Happening::raises_floor) {
            self.floor = self.len();
        }
        if self.len().is_multiple_of(SNAPSHOT_EVERY) {
            let (actions, game, floor) = (self.len(), self.game.clone(), self.floor);
            self.snapshots.push(Snapshot { actions, game, floor });
        }
        Ok(told)
    }

    /// Takes back a player's own last action, down to the floor.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.record.entries.last().ok_or(UndoError::Nothing)?;
        if self.len() <= self.floor {
            return Err(UndoError::Floor);
        }
        if last.by != Actor::Seat(seat) {
            return Err(UndoError::NotYours);
        }
        self.undo_to(self.len() - 1)
    }

    /// Goes back to so many actions, whatever the floor: all players have agreed to it.
    pub fn undo_to(&mut self, actions: usize) -> Result<(), UndoError> {
        if actions >= self.len() {
            return Err(UndoError::Nothing);
        }
        let undone = self.record.entries.drain(actions..).rev().map(|e| (e.by, e.action));
        self.undone.extend(undone);
        self.snapshots.retain(|snapshot| snapshot.actions <= actions);
        let (from, game, floor) = match self.snapshots.last() {
            Some(snapshot) => (snapshot.actions, &snapshot.game, snapshot.floor),
            None => (0, &self.start, 0),
        };
        (self.game, self.floor) = (game.clone(), floor);
        for entry in self.record.entries.split_off(from) {
            // What was legal once is legal again: every state is a fold of the log.
            let again = self.step(entry.by, entry.action);
            debug_assert!(again.is_ok(), "the log does not fold");
        }
        Ok(())
    }

    /// Does again what was undone last; nothing if something else was done since.
    pub fn redo(&mut self) -> Option<Vec<Happening>> {
        let (actor, action) = self.undone.pop()?;
        self.step(actor, action).ok()
    }
}
