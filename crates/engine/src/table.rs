//! A table: a game with its past and its dice, and everything that can be done with it.

use aufachse_rules::{Action, Actor, Game, Happening, Refusal, Seat, Session, Viewer};
use serde_json::Value;

use crate::answer::{Moved, Opened, Situation, State};
use crate::dice::Dice;
use crate::error::{Code, Error};
use crate::request::What;
use crate::rulebook::house_rules;
use crate::spell;
use crate::step::Step;

#[derive(Clone, Debug)]
pub(crate) struct Table {
    session: Session,
    dice: Dice,
}

impl Table {
    pub(crate) fn new(session: Session, dice: Dice) -> Table {
        Table { session, dice }
    }

    pub(crate) fn game(&self) -> &Game {
        self.session.game()
    }

    pub(crate) fn seats(&self) -> &[String] {
        &self.session.record().header.seats
    }

    pub(crate) fn opened(&self, steps: Vec<Step>, viewer: Option<Viewer>) -> Opened {
        Opened {
            edition: self.game().rules().edition().id.clone(),
            seats: self.seats().to_vec(),
            chance: self.dice.name(),
            promise: self.dice.fair().map(|(fair, _)| fair.promise.clone()),
            steps,
            situation: self.situation(viewer),
        }
    }

    pub(crate) fn situation(&self, viewer: Option<Viewer>) -> Situation {
        let game = self.game();
        Situation {
            actions: self.session.len(),
            floor: self.session.floor(),
            turn: game.turn(),
            current: game.current(),
            pending: game.pending(),
            may_act: game.may_act().iter().collect(),
            fingerprint: viewer.is_none().then(|| game.fingerprint()),
        }
    }

    pub(crate) fn state(&self) -> State {
        let game = self.game();
        let rules = game.rules();
        State {
            edition: rules.edition().id.clone(),
            switches: house_rules(rules),
            rules: rules.fingerprint(),
            seats: self.seats().to_vec(),
            chance: self.dice.name(),
            cash: game.cash(),
            situation: self.situation(None),
            position: game.to_position(),
        }
    }

    pub(crate) fn check_viewer(&self, viewer: Viewer) -> Result<(), Error> {
        match viewer {
            Viewer::Seat(seat) => self.check_seat(seat),
            Viewer::Spectator => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Error> {
        let players = self.game().players();
        if seat.0 < players {
            return Ok(());
        }
        let seats: Vec<u8> = (0..players).collect();
        Err(Error::of(Code::NoSeat).detail(seat.0).allowed(&seats))
    }

    pub(crate) fn legal(&self, of: Actor) -> Result<Vec<Action>, Error> {
        if let Actor::Seat(seat) = of {
            self.check_seat(seat)?;
        }
        let mut list = Vec::new();
        self.game().legal_actions(of, &mut list);
        Ok(list)
    }

    /// Carries out an action, in full or in short, or the one of that index among the legal ones;
    /// chance goes on by itself where it does.
    pub(crate) fn apply(
        &mut self,
        by: Actor,
        action: Option<&Value>,
        index: Option<usize>,
        viewer: Option<Viewer>,
    ) -> Result<Result<Moved, Refusal>, Error> {
        self.check_seen_by(viewer)?;
        if by == Actor::Chance && !matches!(self.dice, Dice::Scripted) {
            return Err(Error::of(Code::Seeded));
        }
        let action = match (action, index) {
            (Some(action), None) => spell::action(action, by, self.game(), self.seats())?,
            (None, Some(index)) => {
                let list = self.legal(by)?;
                let found = list.get(index).copied();
                found.ok_or_else(|| Error::of(Code::NoIndex).detail(list.len()))?
            }
            (None, None) | (Some(_), Some(_)) => return Err(Error::of(Code::NoAction)),
        };
        let told = match self.session.apply(by, action) {
            Ok(told) => told,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let mut steps = vec![step(by, action, told, viewer)];
        if self.dice.is_auto() {
            self.let_chance(viewer, false, &mut steps);
        }
        Ok(Ok(Moved { steps, situation: self.situation(viewer) }))
    }

    /// Lets a seeded chance act, once or until a player has the word.
    pub(crate) fn roll(&mut self, once: bool, viewer: Option<Viewer>) -> Result<Moved, Error> {
        self.check_seen_by(viewer)?;
        if matches!(self.dice, Dice::Scripted) {
            return Err(Error::of(Code::Scripted));
        }
        if self.game().outcomes() == 0 {
            return Err(Error::of(Code::NoChance));
        }
        let mut steps = Vec::new();
        self.let_chance(viewer, once, &mut steps);
        Ok(Moved { steps, situation: self.situation(viewer) })
    }

    /// The steps with which a table opens, where chance acts by itself.
    pub(crate) fn open(&mut self, viewer: Option<Viewer>) -> Result<Vec<Step>, Error> {
        self.check_seen_by(viewer)?;
        let mut steps = Vec::new();
        if self.dice.is_auto() {
            self.let_chance(viewer, false, &mut steps);
        }
        Ok(steps)
    }

    fn let_chance(&mut self, viewer: Option<Viewer>, once: bool, steps: &mut Vec<Step>) {
        while self.game().outcomes() > 0 {
            let Some(outcome) = self.dice.next(self.session.game()) else { return };
            let Ok(told) = self.session.apply(Actor::Chance, outcome) else { return };
            steps.push(step(Actor::Chance, outcome, told, viewer));
            if once {
                return;
            }
        }
    }

    /// Takes back: a seat its own last action, or all together down to a number of actions.
    pub(crate) fn undo(
        &mut self,
        seat: Option<Seat>,
        all: bool,
        to: Option<usize>,
    ) -> Result<Moved, Error> {
        let undone = match (seat, all, to) {
            (Some(seat), false, None) => {
                self.check_seat(seat)?;
                self.session.undo(seat)
            }
            (None, true, Some(to)) => self.session.undo_to(to),
            _ => return Err(Error::of(Code::BadRequest).detail("{\"seat\"} | {\"all\", \"to\"}")),
        };
        undone?;
        self.dice.wind_to(&self.session);
        Ok(Moved { steps: Vec::new(), situation: self.situation(None) })
    }

    /// Does again what was taken back last, with the dice and cards that followed it.
    pub(crate) fn redo(&mut self, viewer: Option<Viewer>) -> Result<Moved, Error> {
        self.check_seen_by(viewer)?;
        let mut steps = Vec::new();
        while let Some(told) = self.session.redo() {
            if let Some(entry) = self.session.record().entries.last() {
                steps.push(step(entry.by, entry.action, told, viewer));
            }
            if !self.dice.is_auto() || self.game().outcomes() == 0 {
                break;
            }
        }
        if steps.is_empty() {
            return Err(Error::of(Code::NoRedo));
        }
        self.dice.wind_to(&self.session);
        if self.dice.is_auto() {
            self.let_chance(viewer, false, &mut steps);
        }
        Ok(Moved { steps, situation: self.situation(viewer) })
    }

    /// The closed record, or the position. The secret of fair dice is revealed when the game is
    /// over, or earlier if asked for.
    pub(crate) fn export(&self, what: What, reveal: bool) -> Result<String, Error> {
        let game = self.game();
        match what {
            What::Position => game.to_position().ok_or_else(|| Error::of(Code::NoPosition)),
            What::Record => {
                let mut record = self.session.record().clone();
                let seed = self.dice.fair().map(|(_, seed)| seed);
                record.close(game, seed.filter(|_| reveal || game.ending().is_some()));
                Ok(record.to_text())
            }
        }
    }

    /// Takes the dice and cards from the other side from now on. The record no longer names a seed,
    /// because what comes now does not follow from it.
    pub(crate) fn script(&mut self) {
        self.dice = Dice::Scripted;
        let header = &mut self.session.record_mut().header;
        header.seed = None;
        header.fair = None;
    }

    fn check_seen_by(&self, viewer: Option<Viewer>) -> Result<(), Error> {
        viewer.map_or(Ok(()), |viewer| self.check_viewer(viewer))
    }
}

fn step(by: Actor, action: Action, told: Vec<Happening>, viewer: Option<Viewer>) -> Step {
    let step = Step::new(by, action, told);
    match viewer {
        None => step,
        Some(viewer) => step.seen_by(viewer),
    }
}
