//! Undo and redo: back to the very same state, and never below the floor.

use aufachse_rules::{Actor, Game, Happening, Session, UndoError};

use super::checks::{hold, seats};

/// The past of a session as it was lived through.
pub struct Past {
    /// How many actions there had been when the watch began.
    first: usize,
    /// The game after each action since then, with the floor at that time.
    states: Vec<(Game, usize)>,
    /// The number of actions after which something came to light.
    lit: usize,
}

impl Past {
    /// The past of a session that is watched from now on.
    pub fn from_here(session: &Session) -> Past {
        let now = (session.game().clone(), session.floor());
        Past { first: session.len(), states: vec![now], lit: session.floor() }
    }

    /// Notes what a session has become by an action.
    pub fn note(&mut self, session: &Session, told: &[Happening]) -> Result<(), String> {
        self.states.push((session.game().clone(), session.floor()));
        if told.iter().any(Happening::raises_floor) {
            self.lit = session.len();
        }
        hold(session.floor() >= self.lit, || {
            format!("the floor is {} and should be {} at least", session.floor(), self.lit)
        })?;
        hold(session.floor() <= session.len(), || "the floor is above the game".to_owned())
    }

    fn same(&self, session: &Session, actions: usize) -> Result<(), String> {
        let (game, floor) = &self.states[actions - self.first];
        hold(session.len() == actions && session.game() == game, || {
            format!("back at {actions} actions the game is not what it was")
        })?;
        hold(session.floor() == *floor, || {
            format!("back at {actions} actions the floor is {} and was {floor}", session.floor())
        })
    }

    /// Undoes step by step as far as it goes, and does it all again.
    pub fn down_to_the_floor(&self, session: &Session) -> Result<(), String> {
        let mut back = session.clone();
        let floor = session.floor();
        loop {
            let len = back.len();
            let last = back.record().entries.last().map(|e| e.by);
            for seat in seats(back.game()).filter(|&s| last != Some(Actor::Seat(s))) {
                let mut other = back.clone();
                hold(other.undo(seat).is_err(), || "another player's action was undone".into())?;
                self.same(&other, len)?;
            }
            let Some(Actor::Seat(seat)) = last.filter(|_| len > self.first) else { break };
            match back.undo(seat) {
                Ok(()) => {
                    hold(len > floor, || format!("undone below the floor of {floor}"))?;
                    self.same(&back, len - 1)?;
                }
                Err(UndoError::Floor) => {
                    hold(len <= floor, || format!("{len} is above the floor of {floor}"))?;
                    self.same(&back, len)?;
                    break;
                }
                Err(other) => return Err(format!("undo of the last action: {other}")),
            }
        }
        again(&mut back, session)
    }

    /// With everybody's consent, back to any moment of the watch and forward again.
    pub fn back_to(&self, session: &Session, actions: usize) -> Result<(), String> {
        if !(self.first..session.len()).contains(&actions) {
            return Ok(());
        }
        let mut back = session.clone();
        back.undo_to(actions).map_err(|e| format!("undo to {actions}: {e}"))?;
        self.same(&back, actions)?;
        again(&mut back, session)
    }
}

/// Redoes everything and compares with how it was.
fn again(back: &mut Session, session: &Session) -> Result<(), String> {
    while back.redo().is_some() {}
    let same = back.game() == session.game()
        && back.record() == session.record()
        && back.floor() == session.floor();
    hold(same, || format!("redone, {} actions are not {}", back.len(), session.len()))
}
