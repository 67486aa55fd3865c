//! A game under watch: it plays itself, and remembers how it came to where it is.

use aufachse_rules::{
    Action, Actor, ChanceSource, Game, Happening, OwnFiles, Rules, Seeded, Session, View, Viewer,
};

use super::eager;
use super::plan::Plan;

/// A game that plays itself.
#[derive(Clone)]
pub struct Trial {
    /// What it is played with.
    pub plan: Plan,
    /// The game with its record.
    pub session: Session,
    /// The dice and cards of the game.
    pub chance: Seeded,
    /// The whims of players and checks.
    pub whim: Seeded,
    /// What is being done at this moment; a panic leaves it here.
    pub attempt: Option<(Actor, Action)>,
    /// Of a hundred choices, so many are made by players who mean to deliver.
    pub eagerness: u32,
    list: Vec<Action>,
}

impl Trial {
    /// Sets up the table of a plan.
    pub fn new(plan: &Plan) -> Result<Trial, String> {
        Trial::at(plan, plan.rules()?)
    }

    /// Sets up the table of a plan whose rules are there already.
    pub fn at(plan: &Plan, rules: std::sync::Arc<Rules>) -> Result<Trial, String> {
        let setup = plan.setup(&rules);
        let seats = (0..plan.players).map(|s| format!("Seat {s}")).collect();
        let mut session = Session::new(rules, &setup, seats).map_err(|e| e.to_string())?;
        session.record_mut().header.seed = Some(plan.seed);
        let mut whim = Seeded::new(plan.seed ^ 0x00c0_ffee);
        // Wild players see odd corners, eager ones deliver and bring games to their end.
        let eagerness = [0, 60, 95][whim.below(3) as usize];
        Ok(Trial {
            plan: plan.clone(),
            session,
            chance: Seeded::new(plan.seed),
            whim,
            attempt: None,
            eagerness,
            list: Vec::new(),
        })
    }

    /// A table that begins in a position.
    pub fn in_position(plan: &Plan, text: &str) -> Result<Trial, String> {
        let game = Game::from_position("position", text, OwnFiles::default())
            .map_err(|faults| faults.to_string())?;
        let seats = (0..game.players()).map(|s| format!("Seat {s}")).collect();
        Ok(Trial {
            plan: plan.clone(),
            session: Session::from_position(game, text.to_owned(), seats),
            chance: Seeded::new(plan.seed),
            whim: Seeded::new(plan.seed),
            attempt: None,
            eagerness: 0,
            list: Vec::new(),
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Is it over?
    pub fn over(&self) -> bool {
        self.game().ending().is_some()
    }

    /// Who does what next; an error where the game is stuck.
    pub fn choose(&mut self) -> Result<(Actor, Action), String> {
        let game = self.session.game();
        if game.outcomes() > 0 {
            let outcome = self.chance.next(game).ok_or("chance has no outcome")?;
            return Ok((Actor::Chance, outcome));
        }
        let seats = game.may_act();
        let nth = self.whim.below(seats.len() as u32) as usize;
        let seat = seats.nth(nth);
        let seat = seat.ok_or_else(|| format!("nobody may act: {:?}", game.pending()))?;
        game.legal_actions(Actor::Seat(seat), &mut self.list);
        let action = if self.whim.below(100) < self.eagerness {
            let view = View::of(game, Viewer::Seat(seat));
            eager::choose(game.rules(), &view, &self.list, &mut self.whim)
        } else {
            self.list.get(self.whim.below(self.list.len() as u32) as usize).copied()
        };
        let action = action.ok_or_else(|| format!("seat {} has no choice", seat.0))?;
        Ok((Actor::Seat(seat), action))
    }

    /// Does one thing that must be accepted.
    pub fn does(&mut self, actor: Actor, action: Action) -> Result<Vec<Happening>, String> {
        self.attempt = Some((actor, action));
        let told = self
            .session
            .apply(actor, action)
            .map_err(|refusal| format!("{actor:?} {action:?} was listed and refused: {refusal}"))?;
        self.attempt = None;
        Ok(told)
    }

    /// One step of the game.
    pub fn step(&mut self) -> Result<Vec<Happening>, String> {
        let (actor, action) = self.choose()?;
        self.does(actor, action)
    }
}
